# Týmy a spoluhráči: jak vznikají a co se spoluhráčům připomíná.

option-teams = Týmy
option-teams-help = Čtyři hrdinové ve dvou dvojicích, vylosovaných nebo zvolených, pokud se scénář dá tak hrát. Spoluhráči mají společné skóre a nebojují spolu.
option-teams-scenario = Jak říká scénář
option-teams-drawn = Dva vylosované týmy
option-teams-1-2 = Hráči 1 a 2 proti 3 a 4
option-teams-1-3 = Hráči 1 a 3 proti 2 a 4
option-teams-1-4 = Hráči 1 a 4 proti 2 a 3

event-team-formed = { $seat } a { $partner } tvoří jeden tým.
event-partners-reminded = Spoluhráči smějí plánovat: kdo kam půjde, kdo potřebuje jakou taktiku, kartu, jednotku či kostku. Neprozrazují si, co mají v ruce, neradí si, jak to zahrát, a nic si nepředávají.

error-same-team = S hrdiny vlastního týmu nebojujete.

team-told = Jeden tým: { $seats }.

option-cities = Města
option-cities-help = Ta, která má scénář. Jsou-li nejvýše tři, může být poslední odkryté megapolí. Dva týmy mohou Plné dobývání hrát i jen se dvěma dílky měst úrovně 10 a vyšší nebo se dvěma megapolemi; kde jsou dílky měst dva, mohou být obě města megapole.
option-cities-scenario = Podle scénáře
option-cities-megapolis = Poslední je megapole
option-cities-two-strong = Dvě silná města pro dva týmy
option-cities-two-megapolises = Dvě megapole

error-two-cities-need-teams = Dvě silná města místo čtyř jsou pro dva týmy: zvolte týmy, nebo nechte města podle scénáře.
error-two-cities-not-two = Dvě megapole potřebují právě dva dílky měst, ne { $cities }; dva týmy smějí ostatní odebrat.
error-megapolises-have-one-level = Úroveň dvou megapolí se nastaví volbou „Megapole“; úrovně měst nechte prázdné.
