# Scénáře a varianty: jak se jmenují, jaké mají cíle a na co se ptají, co nabízejí a co vyprávějí jen ony.

option-scenario-full-conquest = Plné dobývání
option-scenario-full-conquest-help = Soupeři mají šest kol na to, aby našli a dobyli všechna města. Standardní, dlouhá hra. Asi hodina a půl na hrdinu; náročné (odhady).
option-scenario-blitz-conquest = Bleskové dobývání
option-scenario-blitz-conquest-help = Dobývání na čtyři kola: všichni začínají silnější a rostou rychleji, bez elitních jednotek. Asi 50 minut na hrdinu; střední (odhady).
option-scenario-mines-liberation = Osvobozování dolů
option-scenario-mines-liberation-help = Čtyři kola v přátelském království: osvoboďte doly od nepřátel, kteří je drží. Asi 50 minut na hrdinu; střední (odhady).
option-scenario-druid-nights = Noci druidů
option-scenario-druid-nights-help = Označujte kouzelné mýtiny a v noci vyvolejte tolik nestvůr, na kolik si troufáte. Čtyři kola. Asi 50 minut na hrdinu; střední (odhady).
option-scenario-dungeon-lords = Vládci podzemí
option-scenario-dungeon-lords-help = Pět kol pod zemí: dobyjte všechna podzemí a hrobky, i ty tajné. Asi hodina na hrdinu; střední (odhady).
option-group-scenario = Scénář
option-contested_glades = Sporné mýtiny
option-contested_glades-help = Na mýtině leží jen jeden štít, při třech a čtyřech hrdinech dva; nový nahradí jiný.
option-epic = Epická hra
option-epic-help = Tři dny a tři noci na všech dílcích, nejvýš pro tři hrdiny.
option-group-friendlier = Přátelštější hra
option-no_fights = Žádný boj hráče proti hráči
option-no_fights-help = Hrdinové spolu nikdy nebojují; kdo skončí tah tam, kde stojí jiný, musí ustoupit.

goal-turn-up-tiles = { $reached ->
    [yes] Všechny dílky jsou odkryté.
   *[no] Cíl: odkrýt všechny dílky. Odkryto: { $done } z { $of }.
}
goal-free-mines = { $reached ->
    [yes] Cíl: všechny doly jsou svobodné.
   *[no] Cíl: osvobodit všechny doly. Osvobozeno: { $done } z { $of } známých.
}
goal-conquer-dungeons = { $reached ->
    [yes] Cíl: všechna podzemí a hrobky jsou dobyté.
   *[no] Cíl: dobýt všechna podzemí a hrobky. Dobyto: { $done } z { $of } známých.
}
goal-call-monsters = { $reached ->
    [yes] V poslední noci vyvolávali všichni.
   *[no] Cíl: označovat kouzelné mýtiny a v noci vyvolávat nestvůry. Této noci už vyvolávalo hrdinů: { $done } z { $of }.
}

score-cities = Největší dobyvatel měst
score-liberator = Největší osvoboditel
score-crawler = Největší prolézač podzemí
score-of-leads-city = Vůdce: { $thing }

site-secret-dungeon = tajné podzemí
site-secret-tomb = tajná hrobka
guide-site-secret-dungeon = jako podzemí; nepřítelem je žeton, který zde leží
guide-site-secret-tomb = jako hrobka; nepřítelem je žeton, který zde leží

action-go-underground = Jít podzemím na { $where ->
    [none] { $hex }
   *[other] { $where }
}
action-call-monsters = Vyvolávat: jeden nepřítel, ve třetí noci dvojice, za každou mýtinu s vaším štítem
action-mark-glade = Položit na mýtinu svůj štít
prompt-choose-hideout = Tajné místo: na kterém políčku je?
prompt-mark-glade-here = Kouzelná mýtina: položíte na ni svůj štít?
event-place-hidden = { $seat } nachází: { $site }.
event-glade-marked = { $seat } klade na kouzelnou mýtinu štít.
error-no-hideout = Tajné místo leží vedle vesnice nebo kláštera, na přístupném políčku bez místa, které není bažina.
error-glade-room = { $room ->
    [one] Na mýtině leží jen { $room } štít.
    [few] Na mýtině leží jen { $room } štíty.
   *[other] Na mýtině leží jen { $room } štítů.
}
error-megapolis-too-many = Pro megapoli musí jedno město zbýt: nejvýš tři města, ne { $cities }.

option-group-map = Mapa
option-shape = Tvar mapy
option-shape-help = Mapa ve tvaru V nebo otevřená, ať scénář doporučuje cokoli.
option-shape-scenario = Podle scénáře
option-shape-wedge = Tvar V
option-shape-wedge-unlimited = Tvar V, hlavní dílky i u pobřeží
option-shape-open = Otevřená, pět sloupců
option-shape-open-4 = Otevřená, čtyři sloupce
option-shape-open-3 = Otevřená, tři sloupce
option-tiles = Počty dílků
option-tiles-help = Dílky venkova, města a hlavní dílky bez města, v tomto pořadí. Žádné: podle scénáře.
option-tiles-none = podle scénáře
option-random_cities = Náhodná města
option-random_cities-help = Odkryté město má vylosovanou barvu, ať je na dílku natištěna jakákoli.
option-group-time = Den a noc
option-night_arrival = Noční příchod
option-night_arrival-help = První kolo je noc; zpočátku není žádná kostka zlatá ani černá.
option-darkness = Temnota se blíží
option-darkness-help = Po každém dni se hází dvěma kostkami; černá přinese noc až do konce hry.
option-group-raiders = Nájezdníci
option-raiders = Nájezdníci
option-raiders-help = Po poražených drancujících nepřátelích přicházejí další; všichni začínají s horší pověstí.
option-raiders-none = Žádní
option-raiders-raiders = Nájezdníci: pověst −2, rozhoduje kostka
option-raiders-hordes = Hordy nájezdníků: pověst −4, přijdou vždy
option-no_interactive_spells = Žádná interaktivní kouzla
option-no_interactive_spells-help = Čtyři kouzla, která postihují ostatní hráče, se nepoužijí.
option-no_interactive_skills = Žádné interaktivní dovednosti
option-no_interactive_skills-help = Dovednosti, které postihují ostatní hráče, se nepoužijí.
event-darkness-rolled = Kostky po dni: { $one }, { $other }. { $dark ->
    [yes] Padla noc a už zůstane.
   *[no] Přijde další den.
}
event-raider-came = Nový drancující nepřítel: { $enemy }.
error-tiles-limits = { $kind ->
    [countryside] Dílky venkova
    [core-city] Dílky měst
   *[core] Hlavní dílky bez města
}: od { $least } do { $most }, ne { $found }.
