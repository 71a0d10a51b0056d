# Všechna slova hry Andor: Dobrodružné legendy.

game-title = Andor: Dobrodružné legendy
game-blurb = Na hrad táhnou nestvůry a hrdinové mají na všechno jen hodiny: rozdělte si práci, bojujte bok po boku a dovršte legendu dřív než její vypravěč. Všichni proti hře.

## Hrdinové a figurky

# Jak se věci kterého druhu jmenují ve větách: tyto jen svým jménem.
thing-figure = { $name }
thing-creature = { $name }
thing-piece = { $name }
thing-friend = { $name }
# Pole bez vlastního jména se pozná podle čísla.
thing-space = { $name ->
    [none] { $short }
   *[other] { $short } { $name }
}
hero-dwarf = trpaslík
hero-dwarf-help = Úroveň 7. 1, 2 nebo 3 kostky. U trpaslíků platí za bod síly jen 1 zlatý.
hero-warrior = válečník
hero-warrior-help = Úroveň 14. 2, 3 nebo 4 kostky. Ze studny získá 5 bodů vůle místo 3.
hero-archer = lučištník
hero-archer-help = Úroveň 25. 3, 4 nebo 5 kostek, hází po jedné a počítá se poslední. Útočí i ze sousedních polí a čarodějnici platí o 1 zlatý méně.
hero-wizard = kouzelník
hero-wizard-help = Úroveň 34. Vždy jedna kostka. Jednou za kolo obrátí kostku, i spolubojovníkovu, na protilehlou stranu.
figure-kram = trpaslík Kram
figure-bait = trpaslice Bait
figure-thorn = válečník Thorn
figure-mairen = válečnice Mairen
figure-pasco = lučištník Pasco
figure-chada = lučištnice Chada
figure-liphardus = kouzelník Liphardus
figure-eara = kouzelnice Eara
figure-kram-name = Kram
figure-bait-name = Bait
figure-thorn-name = Thorn
figure-mairen-name = Mairen
figure-pasco-name = Pasco
figure-chada-name = Chada
figure-liphardus-name = Liphardus
figure-eara-name = Eara
friend-prince = princ Thorald
friend-prince-help = V souboji na svém poli přidává 4 body síly. Jeho pohyb stojí hodinu za každá až čtyři pole.
friend-dwarves = štítoví trpaslíci
friend-dwarves-help = V souboji na svém poli přidávají 4 body síly. Jejich pohyb stojí hodinu za každá až čtyři pole.
friend-witch = čarodějnice Reka
friend-witch-help = Prodává lektvary hrdinům, kteří stojí na jejím poli.
friend-dark-mage = temný mág Varkur
friend-dark-mage-help = To on poslal nestvůry na cestu.
friend-tower = skralí tvrz
friend-tower-help = Její skral se nepohybuje.

## Nestvůry

creature-gor = gor
creature-skral = skral
creature-wardrak = wardrak
creature-troll = trol
creature-tower-skral = skral z tvrze
creature-herb-gor = gor s bylinou
creature-enchanted-gor = očarovaný gor
creature-troll-prince = trolí princ
creature-varkur = Varkur
creature-empowered-gor = mocný gor
creature-rune-skral = runový skral
creature-fate-gor = osudový gor
creature-jailer = žalářník
creature-dragon = drak
creature-gor-help = 2 body síly, 4 body vůle, 2 červené kostky. Odměna 2.
creature-skral-help = 6 bodů síly, 6 bodů vůle, 2 červené kostky. Odměna 4.
creature-wardrak-help = 10 bodů síly, 7 bodů vůle, 2 černé kostky, pod 7 body vůle jen 1. Pohybuje se dvakrát. Odměna 6.
creature-troll-help = 14 bodů síly, 12 bodů vůle, 3 červené kostky, pod 7 body vůle jen 2. Odměna 6.
creature-tower-skral-help = Čeká ve své tvrzi a nepohybuje se. Jeho porážkou legenda spěje ke konci.
creature-herb-gor-help = Gor, který stojí na léčivé bylině a nosí ji s sebou.
creature-enchanted-gor-help = Vždy tak silný jako hrdinové, kteří na něj útočí. Byliny proti němu sílu nepřidávají a nesmí dojít do hradu.
creature-troll-prince-help = Vede troly a pohybuje se s nimi. Nesmí dojít do hradu.
creature-varkur-help = Skrývá se, při každém východu slunce přivolá kartičku nestvůry a v každém kole bere každému bojujícímu 1 bod vůle.
creature-empowered-gor-help = Mnohem silnější gor v lesích. Zůstává na místě.
creature-rune-skral-help = O 3 body síly víc za každý runový kámen na svém poli. Zůstává na místě.
creature-fate-gor-help = Gor, který čeká na svého lovce. Zůstává na místě.
creature-jailer-help = Gor, který střeží zajatého prince. Zůstává na místě.
creature-dragon-help = Pohybuje se jen podle karet legendy. Před každým kolem souboje s ním se otočí karta souboje.
die-red = { $n ->
    [one] { $n } červená kostka
    [few] { $n } červené kostky
   *[other] { $n } červených kostek
}
die-black = { $n ->
    [one] { $n } černá kostka
    [few] { $n } černé kostky
   *[other] { $n } černých kostek
}

## Předměty a žetony

piece-wineskin = měch s vodou
piece-half-wineskin = poloprázdný měch s vodou
piece-brew = čarovný lektvar
piece-half-brew = půlka čarovného lektvaru
piece-herb-3 = léčivá bylina (3)
piece-herb-4 = léčivá bylina (4)
piece-rune-blue = modrý runový kámen
piece-rune-yellow = žlutý runový kámen
piece-rune-green = zelený runový kámen
piece-telescope = dalekohled
piece-parchment = pergamen
piece-poison = jed
piece-shield = štít
piece-half-shield = proražený štít
piece-bow = luk
piece-falcon = sokol
piece-tired-falcon = unavený sokol
piece-helm = přilbice
piece-gem-2 = drahokam (2)
piece-gem-4 = drahokam (4)
piece-gem-6 = drahokam (6)
piece-farmer = sedlák
piece-fated-farmer = osudový sedlák
piece-rubble-2 = suť (2)
piece-rubble-5 = suť (5)
piece-rubble-6 = suť (6)
piece-rubble-7 = suť (7)
piece-rubble-8 = suť (8)
piece-covered-rune = zakrytý runový kámen
piece-covered-herb = zakrytá léčivá bylina
piece-covered-gem = zakrytý drahokam
piece-covered-rubble = zakrytá suť
piece-wineskin-help = Každá půlka zaplatí jeden krok pohybu.
piece-half-wineskin-help = Zaplatí jeden krok pohybu.
piece-brew-help = Každá půlka hned po vašem hodu zdvojnásobí vaši nejlepší kostku. V jednom kole jen jedna půlka.
piece-half-brew-help = Hned po vašem hodu zdvojnásobí vaši nejlepší kostku.
piece-herb-3-help = Na jedno použití: 3 kroky, 3 body vůle, nebo 3 body síly v jednom kole.
piece-herb-4-help = Na jedno použití: 4 kroky, 4 body vůle, nebo 4 body síly v jednom kole.
piece-rune-blue-help = Se žlutým a zeleným smíte místo svých kostek hodit černou.
piece-rune-yellow-help = S modrým a zeleným smíte místo svých kostek hodit černou.
piece-rune-green-help = S modrým a žlutým smíte místo svých kostek hodit černou.
piece-telescope-help = Když stojíte, odkrývá žetony na sousedních polích. Neaktivují se tím.
piece-parchment-help = Patří tam, kam říká legenda. Nesmí se setkat s nestvůrou.
piece-poison-help = Na jedno použití proti zvláštnímu protivníkovi: v tomto kole hází o kostku méně.
piece-shield-help = Každá strana vás uchrání před ztrátou v jednom kole, nebo všechny hrdiny před jednou kartou označenou štítem.
piece-half-shield-help = Ještě jednou vás uchrání před ztrátou v kole, nebo všechny hrdiny před kartou označenou štítem.
piece-bow-help = Smíte zaútočit na nestvůru na sousedním poli. Kostkami házíte po jedné, počítá se poslední.
piece-falcon-help = Jednou za den si s hrdinou kdekoli vyměníte malé předměty, přilbice, zlaté a drahokamy.
piece-tired-falcon-help = Dnes už letěl. Po východu slunce bude odpočatý.
piece-helm-help = Stejné hodnoty vašeho hodu se sčítají. Ne s lukem ani s lektvarem.
piece-gem-2-help = U obchodníka má cenu 2 zlatých. V páté legendě místo toho láká nestvůry.
piece-gem-4-help = U obchodníka má cenu 4 zlatých. V páté legendě místo toho láká nestvůry.
piece-gem-6-help = U obchodníka má cenu 6 zlatých. V páté legendě místo toho láká nestvůry.
piece-farmer-help = Jde s hrdinou. V hradě je zlatým štítem navíc; na poli s nestvůrou zemře.
piece-fated-farmer-help = Sedlák, kterého má podle osudu hrdina dovést do bezpečí.
piece-rubble-2-help = Nikdo neprojde. Odklidí ji útočné číslo 2.
piece-rubble-5-help = Nikdo neprojde. Odklidí ji útočné číslo 5.
piece-rubble-6-help = Nikdo neprojde. Odklidí ji útočné číslo 6.
piece-rubble-7-help = Nikdo neprojde. Odklidí ji útočné číslo 7.
piece-rubble-8-help = Nikdo neprojde. Odklidí ji útočné číslo 8.
piece-covered-rune-help = Runový kámen, jehož barvu zatím nikdo nezná.
piece-covered-herb-help = Bylina s hodnotou 3 nebo 4.
piece-covered-gem-help = Drahokam s hodnotou 2, 4 nebo 6.
piece-covered-rubble-help = Suť s číslem od 2 do 8. Nikdo neprojde.
fog-event = karta události
fog-strength = 1 bod síly
fog-willpower-2 = 2 body vůle
fog-willpower-3 = 3 body vůle
fog-gold = 1 zlatý
fog-gor = gor
fog-wineskin = měch s vodou
fog-brew = lektvar a sama čarodějnice
fog-covered = mlha
fog-covered-help = Otočí ji a provede první hrdina, který se tu zastaví.

## Místa

# Důl má rub plánu sám pro sebe: jeho pole mají vlastní jména. „none“ je pole beze jména.
space-0 = { $board ->
    [mine] brána dolu
   *[other] hrad
}
space-1 = { $board ->
    [mine] cesta před branou
   *[other] none
}
space-9 = { $board ->
    [mine] tábor trpaslíků
   *[other] none
}
space-10 = { $board ->
    [mine] none
   *[other] Strom vran
}
space-12 = { $board ->
    [mine] Velká síň
   *[other] Letní skála
}
space-17 = { $board ->
    [mine] none
   *[other] stará strážní věž
}
space-18 = { $board ->
    [mine] none
   *[other] Svobodný trh
}
space-27 = { $board ->
    [mine] skladiště
   *[other] none
}
space-30 = { $board ->
    [mine] none
   *[other] Drápová skála
}
space-31 = { $board ->
    [mine] Ohnivá síň
   *[other] none
}
space-33 = { $board ->
    [mine] západní břeh
   *[other] none
}
space-39 = { $board ->
    [mine] none
   *[other] Trpasličí dub
}
space-44 = { $board ->
    [mine] severní břeh
   *[other] none
}
space-53 = { $board ->
    [mine] jižní břeh
   *[other] none
}
space-56 = { $board ->
    [mine] severovýchodní břeh
   *[other] none
}
space-57 = { $board ->
    [mine] none
   *[other] Strom písní
}
space-58 = { $board ->
    [mine] klenotnice
   *[other] none
}
space-60 = { $board ->
    [mine] jihovýchodní břeh
   *[other] none
}
space-71 = trpasličí důl
space-72 = hostinec
space-80 = pole padlých
space-83 = zapomenutá věž
space-84 = Jáma kostí
# Tatáž místa pod jmény ze souborů s plánem.
place-rietburg = hrad
place-tree-of-crows = Strom vran
place-summer-rock = Letní skála
place-old-defence-tower = stará strážní věž
place-free-market = Svobodný trh
place-claw-rock = Drápová skála
place-dwarf-oak = Trpasličí dub
place-tree-of-songs = Strom písní
place-cavern = trpasličí důl Cavern
place-drunken-troll = hostinec U opilého trola
place-field-of-the-fallen = pole padlých
place-forgotten-tower = zapomenutá věž
place-bone-pit = Jáma kostí
place-mine-gate = brána dolu
place-gate-path = cesta před branou
place-dwarf-camp = tábor trpaslíků
place-great-hall = Velká síň
place-storeroom = skladiště
place-fire-hall = Ohnivá síň
place-west-shore = západní břeh
place-north-shore = severní břeh
place-south-shore = jižní břeh
place-north-east-shore = severovýchodní břeh
place-treasure-chamber = klenotnice
place-south-east-shore = jihovýchodní břeh
terrain-castle = hrad
terrain-plain = volná krajina
terrain-forest = les
terrain-mountain = hory
terrain-mine = trpasličí důl
terrain-tavern = hostinec
terrain-storage = místo poražených
terrain-tower = věž
terrain-lair = dračí doupě
terrain-gate = brána
terrain-cave = jeskyně
bridge-rope-bridge = provazový most
bridge-market-bridge = tržní most
bridge-bow-bridge = obloukový most
legend-arrival = Příjezd hrdinů
legend-healing = Léčba krále
legend-resistance = Dny odporu
legend-mine = Tajemství dolu
legend-dragon = Dračí zloba
legend-drowned-bell = Utopený zvon
level-easy = lehká
level-normal = běžná
level-hard = těžká

## Karty událostí

card-S0-name = Přicházejí
card-S0-text = Na polích 16, 22, 23 a 24 se objeví gorové, i tam, kde stojí hrdinové.
card-S0 = { card-S0-name }: { card-S0-text }
card-S1-name = Vzdálená hudba
card-S1-text = Každý hrdina s méně než 10 body vůle dostane 2 body vůle.
card-S1 = { card-S1-name }: { card-S1-text }
card-S2-name = Zkažené zásoby
card-S2-text = Hrdinové dohromady ztratí 3 body vůle a rozdělí si je, jak chtějí.
card-S2 = { card-S2-name }: { card-S2-text }
card-S3-name = Čerstvý pramen
card-S3-text = Každý hrdina na polích 0 až 9 dostane 2 body vůle.
card-S3 = { card-S3-name }: { card-S3-text }
card-S4-name = Zkažená lesní studna
card-S4-text = Studna na poli 55 je vyřazena ze hry.
card-S4 = { card-S4-name }: { card-S4-text }
card-S5-name = Ukrytý měšec
card-S5-text = Na poli 26 leží 3 zlaté.
card-S5 = { card-S5-name }: { card-S5-text }
card-S6-name = Padlí velikáni
card-S6-text = Má-li válečník nebo lučištník víc než 12 bodů vůle, klesne na 12.
card-S6 = { card-S6-name }: { card-S6-text }
card-S7-name = Potulní pěvci
card-S7-text = Každý hrdina smí jednou zaplatit 2 zlaté za 5 bodů vůle.
card-S7 = { card-S7-name }: { card-S7-text }
card-S8-name = Lesní požár
card-S8-text = Každý hrdina na lesním poli ztratí 1 bod síly, nikdy však poslední.
card-S8 = { card-S8-name }: { card-S8-text }
card-S9-name = Předtucha
card-S9-text = Hrdina nejnižší úrovně odkryje libovolné dva žetony mlhy. Neaktivují se.
card-S9 = { card-S9-name }: { card-S9-text }
card-S10-name = Zasypané průsmyky
card-S10-text = Má-li kouzelník nebo trpaslík víc než 12 bodů vůle, klesne na 12.
card-S10 = { card-S10-name }: { card-S10-text }
card-S11-name = Paprsek slunce
card-S11-text = Hrdinové dohromady dostanou 5 bodů vůle a rozdělí si je, jak chtějí.
card-S11 = { card-S11-name }: { card-S11-text }
card-G1-name = Nabídka podomního kupce
card-G1-text = Každý hrdina smí jednou dát 3 body vůle za jeden předmět z obchodu, ne však za lektvar.
card-G1 = { card-G1-name }: { card-G1-text }
card-G2-name = Řezavý vítr od moře
card-G2-text = Každý hrdina na polích 0 až 20 ztratí 3 body vůle.
card-G2 = { card-G2-name }: { card-G2-text }
card-G3-name = Rada pod Stromem
card-G3-text = První hrdina, který stojí na poli 57, dostane 1 bod síly; je-li jich tam už víc, ten s nejvyšší úrovní.
card-G3 = { card-G3-name }: { card-G3-text }
card-G4-name = Zlý vzduch z hor
card-G4-text = Každý hrdina na polích 37 až 70 ztratí 3 body vůle.
card-G4 = { card-G4-name }: { card-G4-text }
card-G5-name = Píseň ze severu
card-G5-text = Kouzelník a lučištník dostanou po 3 bodech vůle.
card-G5 = { card-G5-name }: { card-G5-text }
card-G6-name = Partie s podomním kupcem
card-G6-text = Hrdina nejnižší úrovně smí hodit kostkou: za 5 nebo 6 tolik bodů vůle dostane, za 1 až 4 tolik ztratí.
card-G6 = { card-G6-name }: { card-G6-text }
card-G7-name = Sirný opar
card-G7-text = Hrdina nejnižší úrovně hodí kostkou. Hrdinové dohromady ztratí tolik bodů vůle a rozdělí si je, jak chtějí.
card-G7 = { card-G7-name }: { card-G7-text }
card-G8-name = Kupecké lodě
card-G8-text = První hrdina, který stojí na poli 9, smí jednou koupit 2 body síly za 2 zlaté.
card-G8 = { card-G8-name }: { card-G8-text }
card-G9-name = Zatmělé slunce
card-G9-text = Desátou hodinu dnes nikdo nevyužije.
card-G9 = { card-G9-name }: { card-G9-text }
card-G10-name = Kejklíři
card-G10-text = Každý hrdina smí jednou zaplatit 1 zlatý za 3 body vůle.
card-G10 = { card-G10-name }: { card-G10-text }
card-G11-name = Nestvůry sbírají sílu
card-G11-text = Každá nestvůra má dnes o 1 bod síly víc.
card-G11 = { card-G11-name }: { card-G11-text }
card-G12-name = Voda z řeky
card-G12-text = Každý hrdina na břehu řeky dostane měch s vodou.
card-G12 = { card-G12-name }: { card-G12-text }
card-G13-name = Hlas rohu
card-G13-text = Každý hrdina s méně než 10 body vůle vystoupí na 10.
card-G13 = { card-G13-name }: { card-G13-text }
card-G14-name = Stará rytina
card-G14-text = Trpaslík a válečník dostanou po 3 bodech vůle.
card-G14 = { card-G14-name }: { card-G14-text }
card-G15-name = Zkažená jižní studna
card-G15-text = Studna na poli 35 je vyřazena ze hry.
card-G15 = { card-G15-name }: { card-G15-text }
card-G16-name = Královští sokoli
card-G16-text = Hrdina nejvyšší úrovně si prohlédne příští kartu události a vrátí ji, nebo ji odstraní ze hry.
card-G16 = { card-G16-name }: { card-G16-text }
card-G17-name = Nečas
card-G17-text = Každý hrdina s více než 12 body vůle klesne na 12.
card-G17 = { card-G17-name }: { card-G17-text }
card-G18-name = Divoký gor
card-G18-text = Gor na poli s nejnižším číslem postoupí o jedno pole po šipce, pokud hrdinové dohromady nezaplatí 2, 4 nebo 6 bodů vůle (ve dvou, třech nebo čtyřech).
card-G18 = { card-G18-name }: { card-G18-text }
card-G19-name = Vyčerpávající den
card-G19-text = Devátá a desátá hodina dnes stojí po 3 bodech vůle.
card-G19 = { card-G19-name }: { card-G19-text }
card-G20-name = Nemocný sedlák
card-G20-text = Jeden sedlák mimo hrad, kterého hrdinové vyberou, je ztracen, pokud dohromady nezaplatí 2, 3 nebo 4 zlaté či body vůle (ve dvou, třech nebo čtyřech).
card-G20 = { card-G20-name }: { card-G20-text }
card-G21-name = Hrůza v jižním lese
card-G21-text = První hrdina, který vstoupí na pole 22, 23, 24 nebo 25, ztratí 4 body vůle; je-li jich tam už víc, ten s nejvyšší úrovní.
card-G21 = { card-G21-name }: { card-G21-text }
card-G22-name = Zkažená horská studna
card-G22-text = Studna na poli 45 je vyřazena ze hry.
card-G22 = { card-G22-name }: { card-G22-text }
card-G23-name = Kováři při díle
card-G23-text = Nejvýš dva hrdinové s nejvýš 6 body síly dostanou po 1 bodu síly. Hrdinové je vyberou.
card-G23 = { card-G23-name }: { card-G23-text }
card-G24-name = Bouře
card-G24-text = Každý hrdina, který není v lese, v hradě, v trpasličím dole ani v hostinci, ztratí 2 body vůle.
card-G24 = { card-G24-name }: { card-G24-text }
card-G25-name = Štědrý strážce
card-G25-text = Každý hrdina s méně než 6 body vůle hodí kostkou a dostane tolik bodů vůle.
card-G25 = { card-G25-name }: { card-G25-text }
card-G26-name = Balada o hrdinech
card-G26-text = Osmá hodina dnes nestojí žádnou vůli.
card-G26 = { card-G26-name }: { card-G26-text }
card-G27-name = Slepá zuřivost
card-G27-text = Nestvůra na poli s nejvyšším číslem postoupí o jedno pole po šipce, pokud hrdinové dohromady nezaplatí 2, 3 nebo 4 zlaté či body vůle (ve dvou, třech nebo čtyřech).
card-G27 = { card-G27-name }: { card-G27-text }
card-G28-name = Hvězdná noc
card-G28-text = Každý hrdina na poli východu slunce dostane 2 body vůle.
card-G28 = { card-G28-name }: { card-G28-text }
card-G29-name = Dar strážců
card-G29-text = Na poli 57 leží štít.
card-G29 = { card-G29-name }: { card-G29-text }
card-G30-name = Doušek v hostinci
card-G30-text = Na poli 72 leží měch s vodou.
card-G30 = { card-G30-name }: { card-G30-text }
card-G31-name = Horký déšť
card-G31-text = Každý hrdina, který není v lese, v hradě, v trpasličím dole ani v hostinci, ztratí 2 body vůle.
card-G31 = { card-G31-name }: { card-G31-text }
card-G32-name = Bezesná noc
card-G32-text = Každý hrdina na poli východu slunce ztratí 2 body vůle.
card-G32 = { card-G32-name }: { card-G32-text }
card-G33-name = Znavené paže
card-G33-text = Jeden hrdina, kterého hrdinové vyberou, ztratí 1 bod síly, nikdy však poslední.
card-G33 = { card-G33-name }: { card-G33-text }
card-G34-name = Tvrdý obchod
card-G34-text = Jeden hrdina, kterého hrdinové vyberou, smí dát 2 body síly za 10 bodů vůle.
card-G34 = { card-G34-name }: { card-G34-text }
card-L1-name = Klidná hladina
card-L1-text = Nic se nestane.
card-L1 = { card-L1-name }: { card-L1-text }
card-L2-name = Studený proud
card-L2-text = Kdo plave, ztratí 2 body vůle.
card-L2 = { card-L2-name }: { card-L2-text }
card-L3-name = Něco se otřelo
card-L3-text = Kdo plave, ztratí 3 body vůle.
card-L3 = { card-L3-name }: { card-L3-text }
card-L4-name = Kluzký poklad
card-L4-text = Kdo plave, ztratí drahokam podle své volby, a nemá-li žádný, 2 body vůle.
card-L4 = { card-L4-name }: { card-L4-text }
card-L5-name = Dlouhá chapadla
card-L5-text = Kdo plave, hodí červenou kostkou a ztratí tolik bodů vůle.
card-L5 = { card-L5-name }: { card-L5-text }
card-L6-name = Proti proudu
card-L6-text = Kdo plave, spotřebuje ještě jednu hodinu.
card-L6 = { card-L6-name }: { card-L6-text }
card-L7-name = Ztracený směr
card-L7-text = Kdo plave, zůstane na břehu, odkud vyplaval. Hodina je pryč.
card-L7 = { card-L7-name }: { card-L7-text }
card-L8-name = Potopené mince
card-L8-text = Kdo plave, dostane 2 zlaté.
card-L8 = { card-L8-name }: { card-L8-text }
card-L9-name = Zářící tůň
card-L9-text = Kdo plave, dostane 2 body vůle.
card-L9 = { card-L9-name }: { card-L9-text }
card-L10-name = Přetržený řemen
card-L10-text = Kdo plave, ztratí malý předmět podle své volby, a nemá-li žádný, 2 body vůle.
card-L10 = { card-L10-name }: { card-L10-text }
card-D1-name = Ohnivý dech
card-D1-text = Každý bojující ztratí 2 body vůle.
card-D1 = { card-D1-name }: { card-D1-text }
card-D2-name = Švih ocasu
card-D2-text = Bojující s největší silou ztratí 3 body vůle; je-li jich víc, ten s nejnižší úrovní.
card-D2 = { card-D2-name }: { card-D2-text }
card-D3-name = Údery křídel
card-D3-text = Bojující na sousedních polích zaplatí hodinu, ale v tomto kole nepřidají nic.
card-D3 = { card-D3-name }: { card-D3-text }
card-D4-name = Děsivý řev
card-D4-text = V tomto kole hází každý bojující o kostku méně, aspoň však jednou kostkou.
card-D4 = { card-D4-name }: { card-D4-text }
card-D5-name = Železné šupiny
card-D5-text = V tomto kole má drak o 4 body síly víc.
card-D5 = { card-D5-name }: { card-D5-text }
card-D6-name = Dusivý dým
card-D6-text = V tomto kole nikdo nepoužije lektvar ani bylinu.
card-D6 = { card-D6-name }: { card-D6-text }
card-D7-name = Odkrytý bok
card-D7-text = V tomto kole má drak o 4 body síly méně.
card-D7 = { card-D7-name }: { card-D7-text }
card-D8-name = Hluboký nádech
card-D8-text = V tomto kole hází drak o kostku méně, aspoň však jednou kostkou.
card-D8 = { card-D8-name }: { card-D8-text }

## Osudy, kartičky nestvůr a pomoci

fate-F1-name = Runový kovář
fate-F1-text = Odevzdejte v trpasličím dole (71) dva runové kameny libovolných barev.
fate-F1 = { fate-F1-name }: { fate-F1-text }
fate-F2-name = Léčitelství
fate-F2-text = Odevzdejte v hradě (0) bylinu a lektvar. Stačí půlka lektvaru.
fate-F2 = { fate-F2-name }: { fate-F2-text }
fate-F3-name = Průvodcovství
fate-F3-text = Na poli 36 čeká sedlák. Doveďte ho do hor na pole 66. Zemře-li, přijde při východu slunce na pole 36 další.
fate-F3 = { fate-F3-name }: { fate-F3-text }
fate-F4-name = Lesní lov
fate-F4-text = Na poli 59 čeká gor a nepohybuje se. Buďte u posledního kola, v němž je poražen.
fate-F4 = { fate-F4-name }: { fate-F4-text }
fate-F5-name = Obluda v lese
fate-F5-text = Na poli 52 čeká mocný gor a nepohybuje se. Buďte u posledního kola, v němž je poražen.
fate-F5 = { fate-F5-name }: { fate-F5-text }
fate-F6-name = Zloděj run
fate-F6-text = Na poli 61 čeká na zakrytém runovém kameni runový skral a nepohybuje se. Buďte u posledního kola, v němž je poražen.
fate-F6 = { fate-F6-name }: { fate-F6-text }
fate-F7-name = Poselství
fate-F7-text = V hradě leží pergamen. Odevzdejte ho u Stromu písní (57). Setká-li se s nestvůrou, bude při východu slunce zpátky v hradě.
fate-F7 = { fate-F7-name }: { fate-F7-text }
fate-F8-name = Pouť
fate-F8-text = Zastavte se u Stromu písní (57), v trpasličím dole (71) a v hostinci (72), v libovolném pořadí.
fate-F8 = { fate-F8-name }: { fate-F8-text }
fate-F9-name = Dluh
fate-F9-text = Zaplaťte v hostinci (72) 6 zlatých.
fate-F9 = { fate-F9-name }: { fate-F9-text }
fate-F10-name = Velení
fate-F10-text = Zakončete pohyb v hradě (0) s aspoň 8, 7 nebo 6 body síly (ve dvou, třech nebo čtyřech).
fate-F10 = { fate-F10-name }: { fate-F10-text }
token-K1 = gorové na polích 15 a 26
token-K2 = gor na poli 21, trol na poli 23
token-K3 = skral na poli 48, 2 zlaté na poli 50
token-K4 = gorové na polích 31 a 52
token-K5 = gor na poli 38, 1 zlatý na poli 33
token-K6 = skral na poli 26, gor na poli 46
token-K7 = gorové na polích 22 a 44
token-K8 = skral na poli 52, 2 zlaté na poli 34
token-K9 = trol na poli 33, 3 zlaté na poli 25
token-K10 = gor na poli 35, skral na poli 56
token-K11 = gor na poli 43, měch s vodou na poli 36
token-K12 = skral na poli 31, gor na poli 55
token-K13 = gor na poli 42, 2 zlaté na poli 24
token-K14 = trol na poli 65, 2 zlaté na poli 53
token-K15 = gorové na polích 34 a 53

## Počty

hours = { $n ->
    [one] { $n } hodina
    [few] { $n } hodiny
   *[other] { $n } hodin
}
willpower = { $n ->
    [one] { $n } bod vůle
    [few] { $n } body vůle
   *[other] { $n } bodů vůle
}
strength = { $n ->
    [one] { $n } bod síly
    [few] { $n } body síly
   *[other] { $n } bodů síly
}
gold = { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
   *[other] { $n } zlatých
}
spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
}
shields = { $n ->
    [one] { $n } zlatý štít
    [few] { $n } zlaté štíty
   *[other] { $n } zlatých štítů
}

## Co může hrdina udělat

action-choose-figure = { $figure }
action-lay-fog = Bez mlhy: { $space }
action-walk = Jít: { $space }
action-swim = Plavat: { $space }
action-stop = Zastavit se tady
action-drink-wine = Půlka měchu za krok
action-herb-steps = Na kroky: { $herb }
action-take-along = Vzít s sebou: { $farmer }
action-leave-behind = Zanechat tady: { $farmer }
action-move-friend = Pohyb, { $friend }: { $space }
action-pass = Pasovat (stojí hodinu)
action-end-day = Ukončit den
action-go-ahead = Ať den začne
action-propose = { $aim ->
    [fight] Navrhnout společný souboj: { $space }
    [meet] Navrhnout setkání: { $space }
    [trade] Navrhnout nákup: { $space }
   *[goal] Navrhnout jako další cíl: { $space }
}
action-empty-well = Vyprázdnit studnu
action-pick-up = Sebrat: { $piece }
action-pick-up-gold = Sebrat zlaté
action-drop = Odložit: { $piece }
action-drop-gold = Odložit { $coin ->
    [one] { $coin } zlatý
    [few] { $coin } zlaté
   *[other] { $coin } zlatých
}
action-give = Předat ({ $seat }): { $piece }
action-give-gold = Předat ({ $seat }): { $coin ->
    [one] { $coin } zlatý
    [few] { $coin } zlaté
   *[other] { $coin } zlatých
}
action-buy = Koupit: { $piece }
action-buy-strength = Koupit 1 bod síly
action-look = Prohlédnout mlhu dalekohledem: { $space }
action-turn-up = Odkrýt: { $piece }, { $space }
action-herb-willpower = Na vůli: { $herb }
action-send-falcon = Vyslat sokola: { $seat }
action-land = Sokol se vrací
action-fulfil-fate = Naplnit osud
action-hand-in = Natrvalo odevzdat: { $piece }
action-hand-in-gold = Natrvalo odevzdat { $coin ->
    [one] { $coin } zlatý
    [few] { $coin } zlaté
   *[other] { $coin } zlatých
}
action-call-help = Přivolat pomoc: { $card }
action-fight = Bojovat: { $space }, { $creature }
action-storm = Útočit na hrad: { $creature }
action-clear-rubble = Odklízet suť: { $space }
action-remove-rubble = Odklidit: { $piece }
action-agree = Souhlasit
action-object = Nesouhlasit
action-invite = Pozvat: { $seat }
action-begin = Začít souboj
action-join = Přidat se k souboji
action-decline = Odmítnout
action-throw = { $dice ->
    [bow] Házet po jedné kostce
    [black] Hodit černou kostkou
   *[own] Hodit všemi kostkami
}
action-roll-on = Hodit další kostkou
action-keep = Nechat být
action-turn-die = Obrátit { $die ->
    [0] první
    [1] druhou
    [2] třetí
    [3] čtvrtou
   *[other] pátou
} kostku
action-drink-brew = Půlka lektvaru: zdvojnásobit nejlepší kostku
action-herb-strength = Na sílu: { $herb }
action-use-poison = Použít jed
action-raise-shield = Zvednout štít
action-fight-on = Bojovat dál
action-withdraw = Ustoupit
action-hand-over = Podat ({ $seat }): { $piece }
action-reward = { $seat }: { $gold ->
    [0] { $willpower ->
        [0] nic
       *[other] { $willpower ->
            [one] { $willpower } bod vůle
            [few] { $willpower } body vůle
           *[other] { $willpower } bodů vůle
        }
    }
   *[other] { $willpower ->
        [0] { $gold ->
            [one] { $gold } zlatý
            [few] { $gold } zlaté
           *[other] { $gold } zlatých
        }
       *[other] { $gold ->
            [one] { $gold } zlatý
            [few] { $gold } zlaté
           *[other] { $gold } zlatých
        } a { $willpower ->
            [one] { $willpower } bod vůle
            [few] { $willpower } body vůle
           *[other] { $willpower } bodů vůle
        }
    }
}
action-share = { $seat }: { $amount }
action-contribute = Platí { $seat }: { $unit ->
    [gold] { $amount ->
        [one] { $amount } zlatý
        [few] { $amount } zlaté
       *[other] { $amount } zlatých
    }
   *[willpower] { $amount ->
        [one] { $amount } bod vůle
        [few] { $amount } body vůle
       *[other] { $amount } bodů vůle
    }
}
action-choose-hero = { $seat }
action-choose-space = { $space }
action-bargain = Přijmout
action-bargain-for = Přijmout za: { $piece }
action-give-up = Přijít o: { $piece }
action-discard-card = Odstranit kartu ze hry
action-put-back = Vrátit kartu na balíček

# Mnoho stejného v seznamu toho, co se dá dělat
group-walk = Jít
group-swim = Plavat
group-move-friend = Vést přátele
group-propose = Navrhnout plán
group-drop = Odložit
group-drop-gold = Odložit
group-give = Předat
group-give-gold = Předat
group-buy = Koupit
group-hand-in = Natrvalo odevzdat
group-hand-in-gold = Natrvalo odevzdat
note-there = { $there }

## Na co se hra ptá

prompt-take-figure = Kterým hrdinou budete?
prompt-clear-fog = Příprava: žetonů mlhy je méně než míst pro ně. Vyberte místo, kde mlha ležet nebude; { $left ->
    [one] je to poslední.
    [few] vyberete ještě { $left }.
   *[other] vyberete jich ještě { $left }.
}
unspent-hours = { $hours ->
    [one] Dnes ještě zbývá jedna hodina.
    [few] Dnes ještě zbývají { $hours } hodiny.
   *[other] Dnes ještě zbývá { $hours } hodin.
} Chcete-li den přesto ukončit, zvolte to znovu.
unspent-spaces = { $free ->
    [one] Jeden krok by byl ještě zdarma.
    [few] { $free } kroky by byly ještě zdarma.
   *[other] { $free } kroků by bylo ještě zdarma.
} Chcete-li se tu přesto zastavit, zvolte to znovu.
prompt-turn = Jste na tahu. { $hours ->
    [0] Denní hodiny došly; přesčas stojí vůli.
    [one] Dnes zbývá { $hours } hodina.
    [few] Dnes zbývají { $hours } hodiny.
   *[other] Dnes zbývá { $hours } hodin.
}
prompt-free = Na tahu je jiný hrdina. Co teď můžete udělat, nestojí hodiny.
prompt-talk = Nejdřív se domluvte: řekněte, co chystáte, nebo ať den začne.
prompt-moving = Jít dál, nebo se zastavit? { $free ->
    [0] { $hours ->
        [one] Zaplatit můžete ještě { $hours } krok.
        [few] Zaplatit můžete ještě { $hours } kroky.
       *[other] Zaplatit můžete ještě { $hours } kroků.
    }
    [one] { $free } krok je zdarma a další můžete platit: { $hours }.
    [few] { $free } kroky jsou zdarma a další můžete platit: { $hours }.
   *[other] { $free } kroků je zdarma a další můžete platit: { $hours }.
}
prompt-guiding = Vést dál za další hodinu, nebo zůstat tady?
prompt-flight = Sokol je na cestě: co ponese?
prompt-muster = Koho pozvete do tohoto souboje?
prompt-answer-call = Jste zváni do souboje na poli { $space }. Přidáte se?
prompt-choose-dice = Jak budete házet?
prompt-roll-again = Na kostce máte { $die }. Hodíte další? { $left ->
    [one] Zbývá { $left } kostka.
    [few] Zbývají { $left } kostky.
   *[other] Zbývá { $left } kostek.
}
prompt-after-throw = Váš hod platí za { $value }. Co k němu přidáte?
prompt-turn-a-die = Spolubojovníkův hod platí za { $value }. Obrátíte kostku?
prompt-shield-up = Máte ztratit { $points ->
    [one] { $points } bod vůle
    [few] { $points } body vůle
   *[other] { $points } bodů vůle
}. Zvednete štít?
prompt-between-rounds = Bojovat dál, nebo ustoupit?
prompt-choose-rubble = Útočné číslo { $attack } na všechno nestačí. Co odklidíte?
prompt-agree-to-reward = Kdo souboj vede, chce si nechat celou odměnu. Zlaté: { $gold }, body vůle: { $willpower }. Souhlasíte?
prompt-share-reward = Kdo co dostane z odměny? K rozdělení zbývá: { $left }.
prompt-share-gold = Rozdělte si společné zlaté: komu kolik? K rozdělení zbývá: { $left }.
prompt-share-willpower = Kdo dostane vůli? K rozdělení zbývá: { $left }.
prompt-share-loss = Kdo ztratí vůli? K rozdělení zbývá: { $left }.
prompt-share-article = Kdo dostane tohle: { $piece }? { $left ->
    [one] Je to poslední kus.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
prompt-choose-heroes = Kterého hrdiny se karta týká?
prompt-ransom = Zaplatíte, aby se to nestalo? { $gold ->
    [0] Dohromady to stojí { $left ->
        [one] { $left } bod vůle.
        [few] { $left } body vůle.
       *[other] { $left } bodů vůle.
    }
   *[other] Dohromady to stojí { $left ->
        [one] { $left } zlatý nebo bod vůle.
        [few] { $left } zlaté nebo body vůle.
       *[other] { $left } zlatých nebo bodů vůle.
    }
}
prompt-take-offer = Přijmete nabídku? Zaplatíte { $pay-gold ->
    [0] { $pay-willpower ->
        [0] { $pay-strength ->
            [one] { $pay-strength } bod síly
            [few] { $pay-strength } body síly
           *[other] { $pay-strength } bodů síly
        }
        [one] { $pay-willpower } bod vůle
        [few] { $pay-willpower } body vůle
       *[other] { $pay-willpower } bodů vůle
    }
    [one] { $pay-gold } zlatý
    [few] { $pay-gold } zlaté
   *[other] { $pay-gold } zlatých
} a dostanete { $article ->
    [none] { $gold ->
        [0] { $willpower ->
            [0] { $strength ->
                [one] { $strength } bod síly
                [few] { $strength } body síly
               *[other] { $strength } bodů síly
            }
            [one] { $willpower } bod vůle
            [few] { $willpower } body vůle
           *[other] { $willpower } bodů vůle
        }
        [one] { $gold } zlatý
        [few] { $gold } zlaté
       *[other] { $gold } zlatých
    }
   *[other] jeden předmět
}.
prompt-take-gamble = Hodíte si kostkou o body vůle?
prompt-gives-up = O co přijdete?
prompt-turn-up-fog = Kterou mlhu odkryjete? { $left ->
    [one] Toto je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
prompt-avert-event = Zvednete štít a odvrátíte tuto kartu za všechny? { $card }
prompt-avert-lake = Zvednete štít a odvrátíte kartu jezera?
prompt-hold-shield = Zvednete svůj štít a odvrátíte škodu za všechny bojující?
prompt-in-the-fire = Dosáhl na vás oheň. Zvednete štít?
prompt-lose-piece = Na kterém poli přijdete o tohle: { $piece }?
prompt-over = { $count ->
    [0] Legenda skončila a je prohraná.
   *[other] Legenda skončila a společně jste zvítězili!
}
prompt-peek-at-event = Příští karta události – { $card }

## Co se stalo

event-figure-chosen = { $seat }: { $figure }.
event-card-read = Příběh pokračuje: { $title }.
event-event-drawn = Karta události – { $card }
event-event-averted = { $seat }: zvednutý štít, karta nepůsobí.
event-lake-card-drawn = { $seat }: karta skrytého jezera – { $card }
event-dragon-card-turned = Dračí karta – { $card }
event-creature-token-turned = Kartička nestvůry: { $token }.
event-fate-dealt = { $seat }: osud – { $fate }
event-fate-met = { $seat }: naplněný osud – { $fate }
event-help-revealed = Pomoc pro hrdiny – { $promise }
event-hero-walked = { $seat }: cesta { $source } → { $target }{ $willpower ->
    [0] .
    [one] {" "}(přesčas za { $willpower } bod vůle).
    [few] {" "}(přesčas za { $willpower } body vůle).
   *[other] {" "}(přesčas za { $willpower } bodů vůle).
}
event-hero-swam = { $seat } plave: { $source } → { $target }.
event-turn-passed = { $seat } pasuje, hodina uplynula.
event-day-ended = { $seat } končí svůj den{ $rooster ->
    [yes] {" "}a zahájí ten příští.
   *[no] .
}
event-sun-rose = Vychází slunce, začíná { $day }. den.
event-narrator-moved = Vypravěč přichází na písmeno { $letter }.
event-end-moved = Konec legendy se blíží, je na písmenu { $letter }.
event-talk-ended = { $seat }: Ať den začne.
event-proposal-made = { $seat }: { $aim ->
    [fight] Bojujme společně – { $space }.
    [meet] Sejděme se – { $space }.
    [trade] Pojďme nakoupit – { $space }.
   *[goal] Náš další cíl – { $space }.
}
event-willpower-changed = { $change-lost ->
    [0] { $seat } získává { $change ->
        [one] { $change } bod vůle
        [few] { $change } body vůle
       *[other] { $change } bodů vůle
    }.
   *[other] { $seat } ztrácí { $change-lost ->
        [one] { $change-lost } bod vůle
        [few] { $change-lost } body vůle
       *[other] { $change-lost } bodů vůle
    }.
}
event-strength-changed = { $change-lost ->
    [0] { $seat } získává { $change ->
        [one] { $change } bod síly
        [few] { $change } body síly
       *[other] { $change } bodů síly
    }.
   *[other] { $seat } ztrácí { $change-lost ->
        [one] { $change-lost } bod síly
        [few] { $change-lost } body síly
       *[other] { $change-lost } bodů síly
    }.
}
event-gold-got = { $seat } dostává { $coins ->
    [one] { $coins } zlatý
    [few] { $coins } zlaté
   *[other] { $coins } zlatých
}.
event-piece-got = { $seat } získává: { $piece }.
event-piece-used = { $seat } používá: { $piece }.
event-piece-lost = { $seat } přichází o: { $piece }.
event-piece-given = { $seat } předává ({ $to }): { $piece }.
event-gold-given = { $seat } předává ({ $to }): { $coins ->
    [one] { $coins } zlatý
    [few] { $coins } zlaté
   *[other] { $coins } zlatých
}.
event-piece-dropped = { $seat } odkládá: { $piece }, { $space }.
event-gold-dropped = { $seat } odkládá: { $coins ->
    [one] { $coins } zlatý
    [few] { $coins } zlaté
   *[other] { $coins } zlatých
}, { $space }.
event-piece-bought = { $seat } kupuje za { $price ->
    [one] { $price } zlatý
    [few] { $price } zlaté
   *[other] { $price } zlatých
}: { $piece }.
event-strength-bought = { $seat } kupuje 1 bod síly za { $price ->
    [one] { $price } zlatý
    [few] { $price } zlaté
   *[other] { $price } zlatých
}.
event-well-emptied = { $seat } vyprazdňuje studnu na poli { $space }: { $willpower ->
    [one] { $willpower } bod vůle
    [few] { $willpower } body vůle
   *[other] { $willpower } bodů vůle
}.
event-well-gone = Studna na poli { $space } je vyřazena ze hry.
event-fog-lifted = { $seat } odkrývá mlhu na poli { $space }: { $fog }.
event-fog-seen = V mlze na poli { $space } se skrývá: { $fog }.
event-token-seen = Na poli { $space } leží: { $piece }.
event-token-laid = Nově na poli { $space }: { $piece }.
event-gold-laid = Nově na poli { $space }: { $coins ->
    [one] { $coins } zlatý
    [few] { $coins } zlaté
   *[other] { $coins } zlatých
}.
event-token-gone = Z pole { $space } mizí: { $piece }.
event-falcon-sent = { $seat } vysílá sokola: { $to }.
event-farmer-saved = { $seat } přivádí sedláka do bezpečí: zlatý štít navíc.
event-farmer-killed = Na poli { $space } zahynul sedlák.
event-friend-came = Nově na poli { $space }: { $friend }.
event-friend-moved = { $seat } vede figurku ({ $friend }): { $source } → { $target }.
event-friend-left = S hrdiny už není: { $friend }.
event-creature-placed = Na poli { $space } se objevuje nestvůra: { $creature }.
event-creature-moved = Nestvůra se pohybuje, { $source } → { $target }: { $creature }.
event-creature-entered = Do hradu vnikla nestvůra: { $creature }. { $left ->
    [0] Žádný zlatý štít už není volný.
    [one] Volný je ještě { $left } zlatý štít.
    [few] Volné jsou ještě { $left } zlaté štíty.
   *[other] Volných je ještě { $left } zlatých štítů.
}
event-garrison-grew = Hrad drží nestvůra: { $creature }.
event-creature-escaped = Branou odchází nestvůra: { $creature }.
event-creature-removed = Z pole { $space } mizí: { $creature }.
event-creature-defeated = Na poli { $space } je poražena nestvůra: { $creature }!
event-opponent-revealed = Protivník se ukazuje: { $creature }{ $late ->
    [yes] , čekáním zesílil.
   *[no] .
}
event-battle-began = { $seat } útočí na poli { $space }: { $creature }.
event-rubble-attacked = { $seat } se pouští do suti na poli { $space }.
event-hero-invited = { $seat } zve do souboje: { $to }.
event-hero-joined = { $seat } se přidává k souboji.
event-hero-declined = { $seat } odmítá.
event-round-began = { $round }. kolo.
event-dice-thrown = { $seat } hází { $dice }: { $value }.
event-die-turned = { $seat } obrací kostku ({ $owner }): { $source } → { $target }.
event-foe-threw = Nestvůra hází { $dice }: { $value } ({ $creature }).
event-round-won = { $attack } proti { $defence }: kolo vyhrávají hrdinové.
event-round-lost = { $attack } proti { $defence }: hrdinové kolo prohrávají.
event-round-tied = { $attack } na obou stranách: nestane se nic.
event-shield-raised = { $seat } zvedá štít.
event-hero-fell = { $seat }: nezbývá žádná vůle.
event-hero-withdrew = { $seat } ustupuje.
event-battle-broken = Souboj na poli { $space } končí bez vítěze.
event-rubble-cleared = Z pole { $space } je odklizeno: { $piece }.
event-reward-refused = { $seat } nesouhlasí: kdo souboj vede, si celou odměnu nechat nesmí.
event-reward-taken = { $gold ->
    [0] { $willpower ->
        [0] { $seat } si odměnu nebere.
       *[other] { $seat } bere odměnu: { $willpower ->
            [one] { $willpower } bod vůle
            [few] { $willpower } body vůle
           *[other] { $willpower } bodů vůle
        }.
    }
   *[other] { $willpower ->
        [0] { $seat } bere odměnu: { $gold ->
            [one] { $gold } zlatý
            [few] { $gold } zlaté
           *[other] { $gold } zlatých
        }.
       *[other] { $seat } bere odměnu: { $gold ->
            [one] { $gold } zlatý
            [few] { $gold } zlaté
           *[other] { $gold } zlatých
        } a { $willpower ->
            [one] { $willpower } bod vůle
            [few] { $willpower } body vůle
           *[other] { $willpower } bodů vůle
        }.
    }
}
event-bridge-broken = Most mezi poli { $source } a { $target } je zničen.
event-merchant-gone = Na poli { $space } už se nic neprodává.
event-dragon-landed = Drak přistává na poli { $space }.
event-fire-broke = Oheň vyšlehl v oblasti { $zone }.
event-alarm-raised = Poplach! Nestvůry si na poli { $space } všimly hrdinů.
event-castle-freed = Hrad je znovu svobodný!
event-treasure-delivered = { $seat } odevzdává { $value }; celkem { $total }.
event-die-rolled = Na kostce padlo { $value }.
event-task-done = Splněno: { $task ->
    [turn-fog] žeton mlhy je aktivován.
    [buy-strength] bod síly je koupen.
    [empty-well] studna je vyprázdněna.
   *[reach] hrdina je v hradě.
}
event-training-over = { $done ->
    [yes] Cvičný den skončil a všechno je splněno.
   *[no] Cvičný den skončil, ale něco chybí. Ještě jednou!
}
event-legend-won = Legenda je vyhraná!
event-legend-lost = { $reason ->
    [castle] Hrad padl. Legenda je prohraná.
    [opponent-in-castle] Protivník je v hradě. Legenda je prohraná.
    [time] Vypravěč došel na konec, ale cíl není splněn. Legenda je prohraná.
   *[other] Legenda je prohraná.
}

## Volby

option-legend = Legenda
option-legend-help = Který příběh se hraje. První je pro nováčky, ostatní lze hrát v libovolném pořadí.
option-legend-arrival = 1 Příjezd hrdinů
option-legend-healing = 2 Léčba krále
option-legend-resistance = 3 Dny odporu
option-legend-mine = 4 Tajemství dolu
option-legend-dragon = 5 Dračí zloba
option-legend-drowned-bell = 6 Utopený zvon
option-legend-arrival-help = Braňte hrad a doručte králův list ke Stromu písní. Asi hodina; na první hru.
option-legend-healing-help = Najděte čarodějnici a bylinu pro nemocného krále, pak dobyjte skralí tvrz. Asi hodina a půl; náročná.
option-legend-resistance-help = Naplňte své osudy, zatímco se všude vynořují nestvůry, a postavte se tomu, koho poslal temný mág; pokaždé je to jiné. Asi hodina a půl; náročná.
option-legend-mine-help = Odneste nestvůrám v trpasličím dole drahokamy přímo před nosem, na druhé straně plánu. Asi hodina; středně těžká.
option-legend-dragon-help = Dobyjte zpět hrad, sežeňte přátele a lektvary a srazte draka dřív, než dorazí. Dvě hodiny; nejtěžší ze všech.
option-legend-drowned-bell-help = Vyzvedněte z vod tři kameny starého zvonu a probuďte ho dřív, než přijdou trolové. Naše vlastní legenda; asi hodina, středně těžká.
option-difficulty = Obtížnost
option-difficulty-help = Jak těžká legenda je. Ne každá legenda má všechny obtížnosti.
option-difficulty-easy = Lehká
option-difficulty-normal = Běžná
option-difficulty-hard = Těžká
option-figures = Hrdinové
option-figures-help = Každý si hrdinu vybere, nebo se hrdinové losují.
option-figures-choose = Vybraní
option-figures-drawn = Vylosovaní
option-training = Cvičný den
option-training-help = Jen v první legendě: začíná dnem, kdy nikdo nebojuje a všichni se učí.

## Obraz stolu

# Jazyk těchto slov; podle něj se vybírají texty ze souborů legend.
language = cs
dice = { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
well-full = plná studna
well-empty = prázdná studna
status-day = { $day }. den, vypravěč na { $letter }, { $n ->
    [0] konec
    [one] { $n } písmeno do { $last }
    [few] { $n } písmena do { $last }
   *[other] { $n } písmen do { $last }
}.
status-castle = Hrad: { $free ->
    [0] žádný štít volný
    [one] { $free } volný štít
    [few] { $free } volné štíty
   *[other] { $free } volných štítů
}{ $sunrises ->
    [none] .
   *[other] {""}, { $sunrises ->
        [0] právě teď
        [one] při příštím východu slunce
       *[other] po { $sunrises } východech slunce
    } hrozí { $n ->
        [one] { $n } nestvůra
        [few] { $n } nestvůry
       *[other] { $n } nestvůr
    }.
}
status-mine = Odevzdáno: { $n } z { $target }, { $alarm ->
    [yes] poplach
   *[no] klid
}.
status-hero = Vy: { $figure }, pole { $space }: { $strength }, { $willpower }, { $dice }, { $gold }, { $asleep ->
    [yes] den je u konce
   *[no] hodiny: { $hours } z { $most }
}.
panel-map = Mapa
panel-status = Jak to vypadá
panel-heroes = Hrdinové
panel-threats = Hrozby
panel-shop = Obchod
panel-battle = { $n ->
    [0] Souboj
   *[other] Souboj, { $n }. kolo
}
panel-end = Konec
map-key-figures = G gor · S skral · W wardrak · T trol · D drak · ! zvláštní · ¹²³⁴ hrdinové
map-key-friends = p princ · d trpaslíci · w čarodějnice · v Varkur · t tvrz
map-key-things = ≈ mlha · ○ plná studna · ∅ prázdná studna · $ obchodník · f sedlák · # suť · * něco tu leží
heroes-name = hráč
heroes-hero = hrdina
heroes-space = pole
heroes-strength = síla
heroes-willpower = vůle
heroes-dice = kostky
heroes-hours = hod.
heroes-gold = zlaté
threats-creature = nestvůra
threats-space = pole
threats-arrives = dojde
threats-strength = síla
threats-willpower = vůle
threats-dice = kostky
threats-reward = odměna
threats-none = Na mapě není žádná nestvůra.
threats-stays = zůstává
threats-sunrises = { $n ->
    [0] teď
    [one] příští východ slunce
    [few] { $n } východy slunce
   *[other] { $n } východů slunce
}
story-title = { $title } (obtížnost: { $level })
story-goal = Cíl: { $goal }
story-task = { $done ->
    [yes] Splněno: { $task }
   *[no] Zbývá: { $task }
}
story-help = Pomoc: { $help }
shop-article = předmět
shop-left = zbývá
shop-price = zlaté
shop-note = Bod síly stojí u obchodníka 2 zlaté; trpaslík platí u svého lidu jen 1. Lektvary prodává čarodějnice; lučištník platí o 1 zlatý méně.
shop-only-strength = V této legendě prodávají obchodníci jen sílu: bod za 2 zlaté, trpaslíkovi mezi svými za 1.
plan = { $seat }: { $aim ->
    [fight] bojujme společně, { $space }.
    [meet] sejděme se, { $space }.
    [trade] pojďme nakoupit, { $space }.
   *[goal] náš další cíl, { $space }.
}
end-won = Legenda „{ $title }“ je vyhraná, { $day }. dne.
end-lost = Legenda „{ $title }“ je prohraná, { $day }. dne.
speak-ground = { $space }: { $things }.
speak-fog = Mlha je na polích { $spaces }.
things-several = { $n }× { $thing }
speak-held = { $piece } pod nestvůrou
speak-friend = Na poli { $space }: { $friend }.
speak-space = { $space } ({ $terrain }){ $here ->
    [none] {""}
   *[other] : { $here }
}
speak-merchant = obchodník
speak-merchants = Obchodníci: { $spaces }.
speak-broken = Most mezi poli { $source } a { $target } je zničen.
speak-ways = Z pole { $space } se dá jít na pole { $spaces }.
speak-no-hero = { $seat } si hrdinu ještě vybírá.
speak-hero = { $seat }, { $figure }: pole { $space }, { $strength }, { $willpower }, { $dice }.
speak-hours = { $asleep ->
    [yes] { $rooster ->
        [yes] { $seat } má den za sebou a příští zahájí.
       *[no] { $seat } má den za sebou.
    }
   *[no] { $seat }: { $n ->
        [one] využita { $n } hodina
        [few] využity { $n } hodiny
       *[other] využito { $n } hodin
    }, zaplatit lze ještě { $left }.
}
speak-carries = { $seat } nese: { $things }.
speak-nothing = nic
speak-fate = Osud ({ $seat }), { $done ->
    [yes] naplněný
   *[no] ještě nenaplněný
}: { $fate }
speak-turn = Na řadě: { $seat }.
speak-shields = Volné zlaté štíty: { $free } z { $n }.
speak-threat = V hradě by { $sunrises ->
    [0] hned
    [one] při příštím východu slunce
   *[other] po { $sunrises } východech slunce
} { $n ->
    [one] mohla být { $n } nestvůra
    [few] mohly být { $n } nestvůry
   *[other] mohlo být { $n } nestvůr
}, dřív žádná.
speak-garrison = Hrad { $n ->
    [one] drží { $n } nestvůra
    [few] drží { $n } nestvůry
   *[other] drží { $n } nestvůr
}.
speak-treasure = Odevzdáno: { $n } z { $target }.
speak-alarm = Vypukl poplach: nestvůry běží k bráně.
speak-quiet = Je klid: nestvůry se při východu slunce nepohybují.
speak-creatures-stronger = Dnes má každá nestvůra sílu větší o { $n }.
speak-last-hour = Dnes je poslední { $n }. hodina.
speak-hour-costs = Dnes stojí 8., 9. a 10. hodina tolik bodů vůle: { $eight }, { $nine } a { $ten }.
speak-lasting = Tady čeká karta události: { $spaces }.
speak-next-event = Příští karta události je známá – { $card }
speak-creature = { $space }, { $creature }: { $strength }, { $willpower }, { $dice }, odměna { $reward }; { $sunrises ->
    [none] zůstává na místě
    [0] je v hradě
   *[other] { $board ->
        [mine] u brány
       *[other] v hradě
    } může být { $sunrises ->
        [one] při příštím východu slunce
       *[other] po { $sunrises } východech slunce
    }
}.
speak-track = Vypravěč je na { $letter }; legenda končí na { $last }, { $n ->
    [one] zbývá { $n } písmeno
    [few] zbývají { $n } písmena
   *[other] zbývá { $n } písmen
}. { $stars ->
    [none] Žádná karta už nečeká.
   *[other] Karty čekají na { $stars }.
}
speak-story = Poslední karta, { $title }: { $story }
speak-foe = Protivník, { $creature }, { $space }: { $strength }, { $willpower }, { $dice }.
speak-rubble = Odklízí se suť: { $space }.
speak-fighters = Bojují: { $seats }.
speak-thrown = { $seat }: hod { $dice }{ $brew ->
    [yes] {" "}s půlkou lektvaru
   *[no] {""}
}{ $herb ->
    [0] {""}
   *[other] {" "}a s bylinou hodnoty { $herb }
}: { $n }.
speak-not-thrown = { $seat } teprve bude házet.
speak-barred = { $seat } v tomto kole nepřidá nic.
speak-fight-card = { $averted ->
    [yes] Kartu odvrátil štít – { $card }
   *[no] Karta tohoto kola – { $card }
}
speak-attack = Zatím útok { $attack }, z toho síla { $strength }{ $friends ->
    [0] .
   *[other] {" "}a přátelé { $friends }.
}
speak-defence = Protivník hodil { $dice }; jeho obrana je { $defence }.
speak-odds = { $action }: { $round } % na výhru kola, { $fight } % na výhru souboje.
speak-shelf = { $piece }: zbývá { $n }, cena { $price }.

## První legenda s průvodcem

tutorial-welcome = Nestvůry táhnou k hradu a vy ho společně bráníte. Nikdo tu nehraje proti nikomu: legendu vyhrajete všichni, nebo ji všichni prohrajete. Budu vás upozorňovat na věci tak, jak přijdou.
    .title = Vítejte v Andoru
tutorial-figure = Čtyři hrdinové, každý jako muž nebo žena. Válečník hází mnoha kostkami, lučištník střílí ze sousedního pole, kouzelník kostky obrací a trpaslík levně kupuje sílu. Pro začátek se hodí kterýkoli.
    .title = Kým budete?
tutorial-tasks = První den je cvičný. Odkryjte mlhu, kupte na trhu sílu, napijte se ze studny a pak ať někdo dojde domů do hradu. Rozdělte si práci: jeden hrdina všechno nestihne.
    .title = Čtyři úkoly, jeden den
tutorial-hours = Každý krok stojí hodinu a den jich má sedm. Po tomto počítadle postupuje váš kámen; až hodiny dojdou, den vám končí.
    .title = Sedm hodin
tutorial-walk = Klepněte na zářící pole a hrdina tam dojde nejkratší cestou. Jít dál smíte, kolikrát chcete, dokud máte čím platit hodiny.
    .title = Na cestě
tutorial-stop = Na polích, kterými jen projdete, se nic neděje. Zastavte se, kde potřebujete být: teprve tam můžete odkrývat mlhu, pít, nakupovat a sbírat.
    .title = Platí, kde stojíte
tutorial-free = Nejste na tahu, a přesto můžete něco udělat: volné činnosti nestojí hodiny, ať je na tahu kdokoli. Pijte, obchodujte a předávejte si věci, kdy se vám hodí.
    .title = Mimo svůj tah
tutorial-well = Studna dává tři body vůle, válečníkovi pět. Na vůli závisí, kolika kostkami házíte, tak ji nenechte klesnout.
    .title = Napijte se
tutorial-market = Za dva zlaté koupíte jeden bod síly. Síla se přičítá ke každému vašemu hodu v souboji, po celou legendu.
    .title = Síla zůstává
tutorial-fog = Pod mlhou leží zlaté, vůle, síla nebo karta události. Kdo se tam zastaví, ten se to dozví.
    .title = Do mlhy
tutorial-sunrise = Když všichni ukončí den, vyjde slunce: přijde karta události, pak se všechny nestvůry pohnou o jedno pole po šipkách, naplní se studny a vypravěč postoupí o písmeno.
    .title = Vychází slunce
tutorial-track = Vypravěč vypráví vaši legendu od A do N. Postupuje s každým východem slunce a s každou poraženou nestvůrou, proto nebojujte víc, než musíte. Hvězdička znamená, že tam čeká karta.
    .title = Vypravěč
tutorial-castle = Každá nestvůra, která vnikne do hradu, zabere zlatý štít. Přijde-li další a volný štít už není, je legenda prohraná. Tady vidíte, která nestvůra by tam mohla být a kdy.
    .title = Zlaté štíty
tutorial-fight = Stojíte proti nestvůře. Kolo stojí hodinu: vaše nejlepší kostka a vaše síla proti jejím kostkám a její síle. Kdo prohraje, ztratí rozdíl na bodech vůle.
    .title = Do boje
tutorial-invite = Pozvěte ostatní, ať bojují s vámi: všechny síly a všechny nejlepší kostky se sčítají. Každý ale platí hodinu a každý nese ztrátu.
    .title = Bok po boku
tutorial-odds = U každé možnosti vidíte, jakou máte naději vyhrát toto kolo a celý souboj.
    .title = Jaká je naděje
tutorial-reward = Za poraženou nestvůru je odměna, ve zlatých nebo v bodech vůle, jak chcete. Po společném souboji si ji rozdělte.
    .title = Odměna
tutorial-overtime = Sedm hodin je pryč. Ještě až tři jsou možné, každá za dva body vůle, nikdy ale za poslední.
    .title = Přesčas
tutorial-end-day = Pro dnešek dost? Ukončete den. Kdo ho ukončí první, ten zítra začíná.
    .title = Dobrou noc
tutorial-propose = Můžete říct, co máte v plánu a kde by mohli ostatní pomoci. Společníci s tím počítají a řeknou vám, co chystají sami.
    .title = Domluvte se
tutorial-letter = List se musí dostat ke Stromu písní, daleko na východ. Nikdy se nesmí ocitnout na jednom poli s nestvůrou, ani na okamžik, proto nejdřív vyčistěte cestu.
    .title = Králův list
tutorial-undo = Ujela vám ruka? Dokud se nikdo nedozvěděl nic nového, můžete tu své tahy vzít zpět.
    .title = Rozmysleli jste si to?
tutorial-log = Všechno, co se stane, se zapisuje sem. Klepnutím na řádek uvidíte stůl, jak tehdy vypadal.
    .title = Co se stalo?
tutorial-alone = Teď už víte dost. Co září, to lze zvolit; najeďte na cokoli ukazatelem (nebo chvíli podržte) a dozvíte se, co to je. Zachraňte hrad!
    .title = Je to na vás
tutorial-over = To byla vaše první legenda. Další přinesou předměty, čarodějnici, troly, důl a draka.
    .title = Konec legendy

## Vlastní legendy

own-legend-fine = „{ $title }“ ({ $name }) je v pořádku.
own-legend-played = Hraje se na { $board ->
    [mine] plánu dolu
   *[main] plánu země
}. Obtížnost: { $levels }. Hrdinů: { $heroes }.
own-legend-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}. U písmen: { $cards }. Jinak: { $others }.
own-legend-won-when = K vítězství: { $condition }.
own-legend-lost-when = Okamžitá prohra: { $condition }.
condition-castle-held = hrad odolal
condition-castle-free = hrad je osvobozen
condition-witch-found = čarodějnice je nalezena
condition-piece-at = na poli { $space } leží nebo je neseno: { $what } ({ $n })
condition-lost = s nestvůrou se setká: { $what }
condition-defeated = poraženo: { $what } ({ $n })
condition-fates-done = každý hrdina naplnil svůj osud
condition-opponent-hidden = protivník je ještě skrytý
condition-opponent-defeated = protivník je poražen
condition-delivered = je odevzdán poklad v hodnotě { $n }
condition-read = přišla karta { $card }
condition-level = obtížnost je { $of }
condition-merchant-open = obchodník na poli { $space } prodává
condition-not = neplatí, že { $that }
condition-any = něco z tohoto: { $of }
pieces-rune = runový kámen
pieces-herb = bylina
pieces-gem = drahokam
pieces-rubble = suť

## Chyby

error-level-not-in-legend = Tato legenda nemá obtížnost „{ $level }“. Má tyto: { $known }.
error-heroes-not-in-legend = Tato legenda není pro tolik hrdinů ({ $players }). Je pro: { $known }.
error-no-training = Cvičný den má jen první legenda. Vynechte ho, nebo hrajte legendu „arrival“; zvolena byla „{ $legend }“.
error-not-your-turn = Na tahu je jiný hrdina. Zatím můžete dělat, co nestojí hodinu: { $offered }.
error-not-while-walking = Jste na cestě: nejdřív se zastavte, pak to půjde.
error-walked-this-turn = V tomto tahu se už pohybujete. Bojovat můžete až v příštím, a to z místa, kde budete stát.
error-walk-first = Jste uprostřed pohybu. Jděte dál, nebo se zastavte: { $offered }.
error-no-way-there = Odsud na pole { $space } žádná cesta nevede. Možnosti: { $offered }.
error-space-barred = Na pole { $space } nelze vstoupit: brání v tom suť, nebo nestvůry, které drží hrad.
error-too-far = Na pole { $space } { $steps ->
    [one] je to { $steps } krok
    [few] jsou to { $steps } kroky
   *[other] je to { $steps } kroků
}, a zaplatit můžete jen { $most }.
error-step-by-step = Cestou na pole { $space } by se něco stalo. Jděte tam krok za krokem.
error-no-hour-left = Dnes už vám nezbývá žádná hodina. Ukončete den.
error-overtime-too-dear = Přesčas by vás připravil o poslední vůli, máte { $willpower ->
    [one] { $willpower } bod
    [few] { $willpower } body
   *[other] { $willpower } bodů
}. Ukončete den.
error-no-creature-there = Na poli { $space } žádná nestvůra není.
error-creature-out-of-reach = Bojovat můžete jen s nestvůrou na svém poli, s lukem i na sousedním. Na nestvůru na poli { $space } nedosáhnete.
error-strong-enough = Máte už 14 bodů síly a víc jich mít nelze.
error-not-carried = To u sebe nemáte.
error-hero-elsewhere = Předávat lze jen hrdinovi na stejném poli.
error-hero-cannot-take = Tento hrdina už ukončil den nebo je na cestě, a tak teď nemůže nic převzít.
error-no-place-for-it = Na desce hrdiny pro to není volné místo: vejdou se tři malé předměty, jeden velký a jedna přilbice.
error-no-such-coins = Tolik zlatých nemáte, jen { $gold }.
error-falcon-tired = Sokol už dnes letěl. Odpočatý bude po východu slunce.
error-not-for-sale = Tohle se tu koupit nedá.
error-no-witch-here = Lektvary prodává čarodějnice hrdinům na svém poli.
error-sold-out = V nabídce už žádný nezbyl.
error-too-dear = Cena ve zlatých: { $price }. Máte: { $money }.
error-no-merchant-here = Na poli { $space } žádný obchodník neprodává.

# Krabice s výkladem
lexicon-heroes = Hrdinové
lexicon-pieces = Předměty a žetony
lexicon-creatures = Nestvůry
lexicon-friends = Další postavy
lexicon-fates = Osudy
