# Všechna slova hry Minutová říše: Legendy.

game-title = Minutová říše: Legendy
game-blurb = Souostroví, které je pokaždé jiné, s draky, elfy a starými hrady: vezměte si bytost, využijte její moc a ovládněte ostrovy.

## Mapa

side-village = Ostrov vztyčených kamenů
region-vil1 = Vztyčené kameny
region-vil2 = Severní mys
region-vil3 = Stará ves
region-vil4 = Borový les
region-vil5 = Jižní kosa
side-greatland = Velká země
region-gre1 = Jedlové kopce
region-gre2 = Racčí pobřeží
region-gre3 = Náhorní vřesoviště
region-gre4 = Západní údolí
region-gre5 = Srdce země
region-gre6 = Rákosová slatina
region-gre7 = Jižní mys
side-bridges = Provazové mosty
region-bri1 = Západní skála
region-bri2 = Skála s pagodou
region-bri3 = Skála s molem
side-redforest = Rudý les
region-red1 = Severní háj
region-red2 = Prostřední háj
region-red3 = Jižní háj
side-volcano = Sopečné ostrovy
region-vol1 = Sazový výběžek
region-vol2 = Popelavý břeh
region-vol3 = Zelená terasa
region-vol4 = Čedičová zátoka
region-vol5 = Východní kráter
region-vol6 = Západní kráter
region-vol7 = Lávová pata
side-sundered = Roztroušené ostrovy
region-sun1 = Horní útes
region-sun2 = Terejí zátoka
region-sun3 = Prostřední skála
region-sun4 = Tulení pláž
region-sun5 = Dolní útes
side-jungle = Pralesní půlměsíc
region-jun1 = Hákový mys
region-jun2 = Útesy
region-jun3 = Hluboký prales
region-jun4 = Jezero pod vodopádem
region-jun5 = Palmové pobřeží
side-peaks = Šedé štíty
region-pea1 = Jehlové štíty
region-pea2 = Dlouhý svah
region-pea3 = Osamělá hora
island-village-a = Kamenný ostrov
island-greatland-a = Velká země
island-bridges-a = Západní skála
island-bridges-b = Skála s pagodou
island-bridges-c = Skála s molem
island-redforest-a = Rudý les
island-volcano-a = Sazový ostrov
island-volcano-b = Kráterový ostrov
island-sundered-a = Horní ostrov
island-sundered-b = Prostřední skála
island-sundered-c = Dolní ostrov
island-jungle-a = Pralesní půlměsíc
island-peaks-a = Jehlový ostrov
island-peaks-b = Osamělá hora
place-centre = střed
place-left = levé rameno
place-right = pravé rameno
place-stem = dřík
place-first = první místo
place-second = druhé místo
place-third = třetí místo
place-fourth = čtvrté místo
# Jak se věcem které třídy říká ve větách: těmto jen jménem.
thing-side = { $name }
thing-place = { $name }
thing-token = { $name }
# Co je naše tam, kde nic lepšího známo není, a proč.
house-greatland = Velká země: regiony a hranice jsou z veřejného seznamu; kresba a čáry k okrajům jsou naše, protože žádný její obrázek není veřejný.
house-sundered = Roztroušené ostrovy: regiony a hranice jsou z veřejného seznamu; kresba, moře mezi ostrovy a čáry k okrajům jsou naše, protože žádný jejich obrázek není veřejný.
house-start = Velká země nese startovní žeton: pravidla ukazují stranu s touto podmínkou jen obrázkem, který nemáme, zvolili jsme proto největší ostrov.
house-boards = Které strany patří k sobě, se neví: čtyři dvojice stran jsou naše.

## Žetony a vůdci

token-start = startovní žeton
token-start-help = Sem smí nové armády umístit každý, s městem i bez něj.
token-spring = kouzelná studánka
token-spring-help = Počítá se jako 2 elixíry.
token-shelter = útulek
token-shelter-help = +1 armáda při každé vaší akci umístění.
token-treasure = zakopaný poklad
token-treasure-help = Jednorázově 1 mince z banku.
token-spellbook = kniha kouzel
token-spellbook-help = Na konci 1 bod a přednost při každé shodě bodů.
token-stable = stáj
token-stable-help = +1 pohyb při každé vaší akci přesunu.
token-swamp = jedovatý močál
token-swamp-help = Svému držiteli bere na konci 1 bod.
token-citadel = citadela
token-citadel-help = Na konci 1 bod pro toho, kdo její region ovládá.
token-dragon = drak
token-dragon-help = Kdo sem přivede sedmou armádu, počítáno přes všechny barvy, draka skolí: na konci 2 body.
token-portal = magický portál
token-portal-help = Mezi oběma portály se armády přesouvají jako přes pozemní hranici.
token-robbers = lupiči
token-robbers-help = Za každou armádu, která sem přijde, se platí 1 mince do banku.
token-covered = žeton lícem dolů
token-covered-help = Objev, nebo jedovatý močál. Kdo region na konci tahu ovládá, ten to ví.
# Dvě písmena pro mapu.
token-spring-short = SD
token-shelter-short = ÚT
token-treasure-short = PK
token-spellbook-short = KN
token-stable-short = SJ
token-swamp-short = MO
token-citadel-short = CI
token-dragon-short = DR
token-portal-short = PO
token-robbers-short = LU
token-covered-short = ??
leader-fairy-queen = Královna víl
leader-fairy-queen-help = 1 bod s aspoň 3 lesními kartami. Po posledním tahu si smíte vzít ještě jednu kartu za její cenu, bez akce.
leader-robber-king = Loupeživý král
leader-robber-king-help = Armády smíte umístit i k cizím městům, každou za 1 minci majiteli. Komu zničíte armádu, tomu vezmete 1 minci.
leader-red-sorceress = Rudá čarodějka
leader-red-sorceress-help = Na začátku pět armád. Zničené soupeřovy armády si necháváte: za každé tři je 1 bod.
leader-white-knight = Bílý rytíř
leader-white-knight-help = O 1 bod víc za každý ovládaný ostrov aspoň o třech regionech. Kde postavíte město, smíte přidat jednu armádu.

## Počítané věci

armies = { $n ->
    [one] { $n } armáda
    [few] { $n } armády
    [many] { $n } armády
   *[other] { $n } armád
}
cities = { $n ->
    [one] { $n } město
    [few] { $n } města
    [many] { $n } města
   *[other] { $n } měst
}
coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
regions = { $n ->
    [one] { $n } region
    [few] { $n } regiony
    [many] { $n } regionu
   *[other] { $n } regionů
}

## Karty

family-ancient = prastará
family-cursed = prokletá
family-dire = děsivá
family-forest = lesní
family-night = noční
family-noble = vznešená
family-arcane = mystická
family-mountain = horská
ability-move-bonus = { $n ->
    [one] +{ $n } pohyb
    [few] +{ $n } pohyby
   *[other] +{ $n } pohybů
}
ability-army-bonus = { $n ->
    [one] +{ $n } armáda
    [few] +{ $n } armády
   *[other] +{ $n } armád
}
ability-flying = { $n ->
    [one] létání
   *[other] létání ×{ $n }
}
ability-elixir = { $n ->
    [one] { $n } elixír
    [few] { $n } elixíry
   *[other] { $n } elixírů
}
ability-coins-now = { $n ->
    [one] { $n } mince hned
    [few] { $n } mince hned
   *[other] { $n } mincí hned
}
ability-immune = nedotknutelnost
ability-vp-per-family = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za každou { $family ->
    [ancient] prastarou
    [cursed] prokletou
    [dire] děsivou
    [forest] lesní
    [night] noční
    [noble] vznešenou
    [arcane] mystickou
   *[mountain] horskou
} kartu
ability-vp-set = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za { $need ->
    [2] obě
   *[other] všechny { $need }
} { $family ->
    [ancient] prastaré
    [cursed] prokleté
    [dire] děsivé
    [forest] lesní
    [night] noční
    [noble] vznešené
    [arcane] mystické
   *[mountain] horské
} karty
ability-vp-per-coins = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za každé { $coins } zbylé mince
ability-vp-per-flying = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za každý symbol létání
ability-move-bonus-help = Každá vaše akce přesunu má o tolik bodů pohybu víc.
ability-army-bonus-help = Při každé akci umístění smíte umístit o tolik armád víc.
ability-flying-help = Cesta přes moře stojí vaše armády za každý symbol létání o bod pohybu méně, vždy však aspoň jeden.
ability-elixir-help = Kdo má na konci nejvíc elixírů, dostane 2 body; při shodě každý 1 bod.
ability-coins-now-help = Mince dostanete jednou, když si kartu vezmete.
ability-immune-help = Vaše armády nelze zničit.
ability-vp-per-family-help = Na konci body za každou vaši kartu s tímto přídavným jménem; má-li je i tato karta, počítá se také.
ability-vp-set-help = Na konci body, máte-li všechny karty s tímto přídavným jménem.
ability-vp-per-coins-help = Na konci body za mince, které vám zbyly.
ability-vp-per-flying-help = Na konci body za každý váš symbol létání.
-move-bonus = { $n ->
    [one] +{ $n } pohyb
    [few] +{ $n } pohyby
   *[other] +{ $n } pohybů
}
-army-bonus = { $n ->
    [one] +{ $n } armáda
    [few] +{ $n } armády
   *[other] +{ $n } armád
}
-flying = { $n ->
    [one] létání
   *[other] létání ×{ $n }
}
-elixir = { $n ->
    [one] { $n } elixír
    [few] { $n } elixíry
   *[other] { $n } elixírů
}
-coins-now = { $n ->
    [one] { $n } mince hned
    [few] { $n } mince hned
   *[other] { $n } mincí hned
}
-immune = nedotknutelnost
-vp-per-family = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za každou { $family ->
    [ancient] prastarou
    [cursed] prokletou
    [dire] děsivou
    [forest] lesní
    [night] noční
    [noble] vznešenou
    [arcane] mystickou
   *[mountain] horskou
} kartu
-vp-set = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za { $need ->
    [2] obě
   *[other] všechny { $need }
} { $family ->
    [ancient] prastaré
    [cursed] prokleté
    [dire] děsivé
    [forest] lesní
    [night] noční
    [noble] vznešené
    [arcane] mystické
   *[mountain] horské
} karty
-vp-per-coins = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za každé { $coins } zbylé mince
-vp-per-flying = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} za každý symbol létání
-place = { $n ->
    [one] umístit { $n } armádu
    [few] umístit { $n } armády
   *[other] umístit { $n } armád
}
-move = { $n ->
    [one] { $n } bod pohybu
    [few] { $n } body pohybu
   *[other] { $n } bodů pohybu
}
-city = { $n ->
    [one] postavit město
    [few] postavit { $n } města
   *[other] postavit { $n } měst
}
-destroy = { $n ->
    [one] zničit armádu
    [few] zničit { $n } armády
   *[other] zničit { $n } armád
}
card-ancient-phoenix-name = Prastarý fénix
card-ancient-sage-name = Prastarý mudrc
card-ancient-tree-spirit-name = Prastarý duch stromu
card-ancient-woods-name = Prastarý hvozd
card-cursed-banshee-name = Prokletá bánší
card-cursed-gargoyles-name = Prokletí chrliči
card-cursed-king-name = Prokletý král
card-cursed-mausoleum-name = Prokleté mauzoleum
card-cursed-tower-name = Prokletá věž
card-dire-dragon-name = Děsivý drak
card-dire-eye-name = Děsivé oko
card-dire-giant-name = Děsivý obr
card-dire-goblin-name = Děsivý goblin
card-dire-ogre-name = Děsivý zlobr
card-forest-elf-name = Lesní elf
card-forest-gnome-name = Lesní gnóm
card-forest-pixie-name = Lesní víla
card-forest-tree-town-name = Lesní město ve stromech
card-graveyard-name = Hřbitov
card-lake-name = Jezero
card-night-hydra-name = Noční hydra
card-night-village-name = Noční vesnice
card-night-wizard-name = Noční čaroděj
card-noble-hills-name = Vznešené vrchy
card-noble-knight-name = Vznešený rytíř
card-noble-unicorn-name = Vznešený jednorožec
card-stronghold-name = Pevnost
card-arcane-manticore-name = Mystická mantikora
card-arcane-sphinx-name = Mystická sfinga
card-arcane-temple-name = Mystický chrám
card-mountain-dwarf-name = Horský trpaslík
card-mountain-treasury-name = Horská pokladnice
card-castle-1-name = Hrad
card-castle-2-name = Hrad
card-ancient-phoenix = { card-ancient-phoenix-name } ({ -flying(n: 1) }): { -move(n: 5) }
card-ancient-sage = { card-ancient-sage-name } ({ -vp-per-family(vp: 1, family: "ancient") }): { -move(n: 3) }
card-ancient-tree-spirit = { card-ancient-tree-spirit-name } ({ -elixir(n: 3) }): { -place(n: 4) }
card-ancient-woods = { card-ancient-woods-name } ({ -army-bonus(n: 1) }): { -city(n: 1) } + { -place(n: 1) }
card-cursed-banshee = { card-cursed-banshee-name } ({ -elixir(n: 2) }): { -move(n: 6) }
card-cursed-gargoyles = { card-cursed-gargoyles-name } ({ -flying(n: 1) }): { -move(n: 5) }
card-cursed-king = { card-cursed-king-name } ({ -elixir(n: 1) }): { -place(n: 3) } / { -move(n: 4) }
card-cursed-mausoleum = { card-cursed-mausoleum-name } ({ -move-bonus(n: 1) }): { -city(n: 1) }
card-cursed-tower = { card-cursed-tower-name } ({ -vp-per-flying(vp: 1) }): { -city(n: 1) }
card-dire-dragon = { card-dire-dragon-name } ({ -flying(n: 1) }): { -place(n: 3) } + { -destroy(n: 1) }
card-dire-eye = { card-dire-eye-name } ({ -flying(n: 1) }): { -place(n: 4) }
card-dire-giant = { card-dire-giant-name } ({ -immune }): { -place(n: 3) } + { -destroy(n: 1) }
card-dire-goblin = { card-dire-goblin-name } ({ -elixir(n: 1) }): { -move(n: 5) }
card-dire-ogre = { card-dire-ogre-name } ({ -vp-per-coins(vp: 1, coins: 3) }): { -move(n: 2) }
card-forest-elf = { card-forest-elf-name } ({ -army-bonus(n: 1) }): { -place(n: 3) } / { -move(n: 2) }
card-forest-gnome = { card-forest-gnome-name } ({ -elixir(n: 3) }): { -move(n: 2) }
card-forest-pixie = { card-forest-pixie-name } ({ -army-bonus(n: 1) }): { -move(n: 4) }
card-forest-tree-town = { card-forest-tree-town-name } ({ -move-bonus(n: 1) }): { -city(n: 1) }
card-graveyard = { card-graveyard-name } ({ -vp-per-family(vp: 1, family: "cursed") }): { -place(n: 2) }
card-lake = { card-lake-name } ({ -vp-per-family(vp: 1, family: "forest") }): { -place(n: 2) } / { -move(n: 3) }
card-night-hydra = { card-night-hydra-name } ({ -army-bonus(n: 1) }): { -move(n: 5) } + { -destroy(n: 1) }
card-night-village = { card-night-village-name } ({ -army-bonus(n: 1) }): { -city(n: 1) }
card-night-wizard = { card-night-wizard-name } ({ -vp-per-family(vp: 1, family: "night") }): { -place(n: 3) } + { -destroy(n: 1) }
card-noble-hills = { card-noble-hills-name } ({ -vp-set(vp: 4, need: 3, family: "noble") }): { -place(n: 3) }
card-noble-knight = { card-noble-knight-name } ({ -move-bonus(n: 1) }): { -place(n: 4) } + { -destroy(n: 1) }
card-noble-unicorn = { card-noble-unicorn-name } ({ -move-bonus(n: 1) }): { -move(n: 4) } + { -place(n: 1) }
card-stronghold = { card-stronghold-name } ({ -vp-per-family(vp: 1, family: "dire") }): { -city(n: 1) }
card-arcane-manticore = { card-arcane-manticore-name } ({ -move-bonus(n: 1) }): { -place(n: 4) } + { -destroy(n: 1) }
card-arcane-sphinx = { card-arcane-sphinx-name } ({ -flying(n: 1) }): { -place(n: 3) } / { -move(n: 4) }
card-arcane-temple = { card-arcane-temple-name } ({ -vp-per-family(vp: 1, family: "arcane") }): { -move(n: 3) }
card-mountain-dwarf = { card-mountain-dwarf-name } ({ -vp-set(vp: 3, need: 2, family: "mountain") }): { -place(n: 2) } + { -destroy(n: 1) }
card-mountain-treasury = { card-mountain-treasury-name } ({ -elixir(n: 1) }, { -coins-now(n: 2) }): { -move(n: 3) }
card-castle-1 = { card-castle-1-name } ({ -elixir(n: 1) }): { -place(n: 3) } / { -city(n: 1) }
card-castle-2 = { card-castle-2-name } ({ -elixir(n: 1) }): { -move(n: 3) } + { -city(n: 1) }

## Co může hráč udělat

action-lay-segment = { $place }: { $side }, { $turn ->
    [0] nastojato
    [1] naležato, horní hranou vpravo
    [2] vzhůru nohama
   *[3] naležato, horní hranou vlevo
}
action-put-start = Startovní žeton: { $region }
action-put-outpost = Pátá armáda každého hráče: { $region }
action-put-token = { $token }: { $region }
action-put-covered = Žeton lícem dolů: { $region }
action-bid = { $coins ->
    [0] Nenabídnout nic
    [one] Nabídnout { $coins } minci
    [few] Nabídnout { $coins } mince
   *[other] Nabídnout { $coins } mincí
}
action-put-neutral = Neutrální armáda: { $region }
action-name-first = Začíná: { $seat }
action-take-card = { $price ->
    [0] Karta { $slot }, zdarma
    [one] Karta { $slot }, { $price } mince
    [few] Karta { $slot }, { $price } mince
   *[other] Karta { $slot }, { $price } mincí
} – { $card }
action-perform = { $deed ->
    [place] { $n ->
        [one] Umístit { $n } armádu
        [few] Umístit { $n } armády
       *[other] Umístit { $n } armád
    }
    [move] { $n ->
        [one] { $n } bod pohybu
        [few] { $n } body pohybu
       *[other] { $n } bodů pohybu
    }
    [city] { $n ->
        [one] Postavit město
        [few] Postavit { $n } města
       *[other] Postavit { $n } měst
    }
   *[destroy] { $n ->
        [one] Zničit armádu
        [few] Zničit { $n } armády
       *[other] Zničit { $n } armád
    }
}
action-place = Nová armáda: { $region }
action-place-at-city = Nová armáda k cizímu městu za minci ({ $owner }): { $region }
action-march = Pochod: { $source } → { $target }
action-sail = Plavba: { $source } → { $target }
action-build = Postavit město: { $region }
action-take-token = Vzít objev: { $region }
action-destroy = Zničit armádu: { $owner }, { $region }
action-done = Ukončit akci

## Na co se hra ptá

prompt-lay-segments = Která deska přijde na toto místo a jak bude ležet? Místo: { $place }.
prompt-choose-start = Kam přijde startovní žeton?
prompt-choose-outpost = Kam přijde pátá armáda každého hráče?
prompt-put-tokens = Kam přijde tento žeton: { $token }? { $left ->
    [one] Je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
prompt-put-covered-tokens = Kam přijde další žeton lícem dolů? { $left ->
    [one] Je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
prompt-put-encounters = Které setkání položíte na mapu a kam?
prompt-place-neutral-armies = Položte na mapu neutrální armádu. { $left ->
    [one] Toto je poslední.
    [few] Zbývají { $left }.
   *[other] Zbývá { $left }.
}
prompt-auction = Kolik nabízíte za právo určit, kdo začne? Máte { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
prompt-choose-first = Dražba je vaše. Kdo začne?
prompt-choose-card = Vezměte si kartu.
prompt-choose-action = Vyberte jednu ze dvou akcí. { $card }
unspent-place-armies = { $left ->
    [one] Ještě jednu armádu lze umístit.
    [few] Ještě { $left } armády lze umístit.
   *[other] Ještě { $left } armád lze umístit.
} Chcete-li přesto skončit, zvolte to znovu.
unspent-move-armies = { $left ->
    [one] Zbývá { $left } bod pohybu.
    [few] Zbývají { $left } body pohybu.
   *[other] Zbývá { $left } bodů pohybu.
} Chcete-li přesto skončit, zvolte to znovu.
prompt-place-armies = Kam přijde nová armáda? { $left ->
    [one] Toto je poslední.
    [few] Umístit zbývá { $left }.
   *[other] Umístit jich zbývá { $left }.
}
prompt-move-armies = Přesuňte armádu: po souši za 1 bod, po moři za { $sea }. { $left ->
    [one] Zbývá { $left } bod pohybu.
    [few] Zbývají { $left } body pohybu.
   *[other] Zbývá { $left } bodů pohybu.
}
prompt-build-city = Kde postavíte město? { $cities ->
    [one] Je to vaše poslední.
    [few] Zbývají vám { $cities }.
   *[other] Zbývá vám { $cities }.
}
prompt-take-discovery = Vezmete si objev? Je to { $token }.
prompt-knights-army = Bílý rytíř smí ke svému novému městu přidat armádu: { $region }.
prompt-destroy-army = Kterou armádu zničíte?
prompt-extra-card = Královna víl si smí vzít ještě jednu kartu, bez její akce.

## Co se stalo

event-game-begun = { $parts ->
    [1] Hra začíná.
   *[other] Začíná { $part }. partie ze { $parts ->
        [3] tří
       *[other] { $parts }
    }.
}
event-segment-laid = Na mapě, { $place }: { $side }, { $turn ->
    [0] nastojato
    [1] naležato, horní hranou vpravo
    [2] vzhůru nohama
   *[3] naležato, horní hranou vlevo
}.
event-start-put = Startovní žeton – { $region }.
event-outpost-put = Pátá armáda každého hráče – { $region }.
event-token-put = Žeton na mapě: { $token } – { $region }.
event-covered-put = Žeton lícem dolů – { $region }.
event-leader-dealt = { $seat }: vůdce { $leader }.
event-neutral-put = { $seat }: neutrální armáda – { $region }.
event-bid-made = { $seat }: tajná nabídka je připravena.
event-bids-shown = Nabídky: { $bids }.
event-auction-won = { $seat } vyhrává dražbu{ $by ->
    [youngest] {" "}(při shodě nabídek rozhoduje nejnižší věk)
    [lot] {" "}(při shodě nabídek rozhodl los, podle věku to určit nešlo)
    [die] {" "}(při shodě nabídek rozhodla kostka)
   *[highest] {""}
} a { $coins ->
    [0] neplatí nic
    [one] platí { $coins } minci
    [few] platí { $coins } mince
   *[other] platí { $coins } mincí
}.
event-first-named = { $seat } určuje, kdo začne: { $first }.
event-card-taken = { $seat }: karta { $slot } { $price ->
    [0] zdarma
    [one] za { $price } minci
    [few] za { $price } mince
   *[other] za { $price } mincí
} – { $card }.
event-extra-card-taken = { $seat }: ještě jedna karta { $price ->
    [0] zdarma
    [one] za { $price } minci
    [few] za { $price } mince
   *[other] za { $price } mincí
}, bez akce – { $card }.
event-coins-gained = { $seat }: z banku { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
event-army-placed = { $seat }: nová armáda – { $region }.
event-city-rented = { $seat }: mince za využití města – { $region } (majitel: { $owner }).
event-army-marched = { $seat }: pochod { $source } → { $target }.
event-army-sailed = { $seat }: plavba { $source } → { $target }.
event-toll-paid = { $seat }: mince lupičům – { $region }.
event-city-built = { $seat }: nové město – { $region }.
event-token-taken = { $seat }: získaný žeton { $token } – { $region }.
event-token-seen = { $seat }: pohled na žeton { $token } – { $region }.
event-army-destroyed = { $seat }: zničená armáda – { $region } (vlastník: { $owner }).
event-army-captured = { $seat } si armádu nechává (vlastník: { $owner }).
event-coin-stolen = { $seat }: ukradená mince (přichází o ni { $owner }).
event-action-ended = { $seat }: konec akce.
event-nothing-to-do = { $seat }: { $deed ->
    [place] v zásobě není žádná armáda k umístění.
    [move] na mapě není žádná armáda k přesunu.
    [city] { $why ->
        [none-left] všechna města už stojí, žádné další nezbývá.
       *[no-army] není kde postavit město, na mapě není žádná vlastní armáda.
    }
   *[destroy] { $why ->
        [out-of-reach] není co zničit, všechny cizí armády jsou nedotknutelné nebo mimo dosah.
       *[no-army] na mapě není žádná armáda ke zničení.
    }
}
event-card-turned-up = Nová karta – { $card }.
event-game-scored = Body: { $scores }.

## Volby

option-group-variants = Varianty
option-group-preparation = Příprava
option-group-auction = Dražba
option-map = Mapa
option-map-help = Mapa vylosovaná, hotová, nebo taková, kterou desku po desce složí hráč, jenž hru připravuje.
option-map-surprise = Vylosovaná
option-map-first-game = První hra: uprostřed jeden velký ostrov
option-map-rulebook-picture = Jako na obrázku v pravidlech
option-map-great-war = Velká válka: všechno se potkává na Velké zemi
option-map-archipelago = Souostroví: mnoho malých ostrovů
option-map-far-home = Daleký domov: start leží na kraji
option-map-round-world = Kulatý svět: kruh ze čtyř desek
option-map-by-hand = Skládaná ručně
option-map-surprise-help = Pokaždé jiná mapa. Dvacet minut; pro ty, kdo hru znají.
option-map-first-game-help = Krátké cesty a jeden ostrov, který chtějí všichni. Dvacet minut; na první hru.
option-map-rulebook-picture-help = Od všeho něco, ostrovy všech velikostí. Dvacet minut; snadná.
option-map-great-war-help = Nikdo se nikomu nevyhne. Dvacet minut; drsná.
option-map-archipelago-help = Na lodích záleží víc než na počtech. Dvacet pět minut; středně těžká.
option-map-far-home-help = Dlouhé cesty: první karty si dobře rozmyslete. Dvacet pět minut; náročná.
option-map-round-world-help = Není okraj, kde by se dalo schovat; kdo pluje, připluje dokola. Dvacet pět minut; středně těžká.
option-map-by-hand-help = Deska po desce, jak je položí ten, kdo hru připravuje. O pět minut víc; pro kutily.
option-layout = Tvar mapy
option-layout-help = Pro mapu vylosovanou nebo skládanou. Hotová mapa má svůj vlastní tvar.
option-layout-t = T: tři desky v řadě, čtvrtá u prostřední
option-layout-row = Řada: čtyři desky vedle sebe, konce spojené do kruhu
option-discoveries = Objevy
option-discoveries-help = Na mapě leží pět žetonů. Kdo v takovém regionu jako první postaví město, smí si žeton vzít.
option-swamp = Jedovatý močál
option-swamp-help = Jen s objevy: žetony leží lícem dolů a jeden z nich bere bod.
option-citadels = Citadely
option-citadels-help = Tři regiony jsou o 1 bod cennější pro toho, kdo je na konci ovládá.
option-encounters = Setkání
option-encounters-help = Na mapě může být drak, dva portály a banda lupičů.
option-encounter_count = Počet setkání
option-encounter_count-help = Kolik ze čtyř žetonů se vylosuje; portály se používají vždy oba, nebo žádný. U ručně kladených žetonů se počet nevolí: kdo je klade, skončí, kdy chce.
option-encounter_count-1 = 1: drak, nebo lupiči
option-encounter_count-2 = 2: portály, nebo drak a lupiči
option-encounter_count-3 = 3: portály a jeden další
option-encounter_count-4 = Všechna čtyři
option-tokens_by_hand = Žetony kladené ručně
option-tokens_by_hand-help = Objevy, citadely a setkání se nelosují, na mapu je klade hráč, který hru připravuje.
option-leaders = Vůdci
option-leaders-help = Každý dostane jednoho ze čtyř vůdců s vlastními schopnostmi.
option-preparer = Hru připravuje
option-preparer-help = Kdo ručně skládá mapu či klade žetony a položí první neutrální armádu. V plné hře připravuje každou další partii další hráč v pořadí.
option-preparer-1 = Hráč 1
option-preparer-2 = Hráč 2
option-preparer-3 = Hráč 3
option-preparer-4 = Hráč 4
option-games = Délka
option-games-help = Plná hra jsou tři partie po sobě, každá s vlastní dražbou; body se sčítají.
option-games-1 = Jedna partie
option-games-3 = Plná hra: tři partie
option-tie = Shoda v dražbě
option-tie-help = Kdo určí začínajícího hráče, když stejnou nejvyšší částku nabídne víc hráčů.
option-tie-youngest = Rozhodne nejmladší
option-tie-die = Rozhodne kostka
option-ages = Věk hráčů
option-ages-help = Jedno číslo za každé místo u stolu; rozhoduje při shodě v dražbě. Bez něj nebo při stejném věku rozhodne los.

## Obraz stolu

panel-map = Mapa
panel-row = Karty
panel-seats = Hráči
panel-score = Výsledková listina
map-layout-t = písmeno T ze čtyř desek
map-layout-row = kruh ze čtyř desek
map-islands = Ostrovy
map-pieces = 1●2▲ hráč 1: dvě armády, město
map-control = vil1¹ vládne hráč 1
map-start = ★ start
map-lane = · cesta po moři
map-bridge = = provazový most
map-ring = « » spojené okraje
map-neutral = N●1 neutrální
map-token = ◆ žeton
map-covered = ◇ lícem dolů
map-next = Další místo: { $place }
control-nobody = nikdo
turned-0 = nastojato
turned-1 = naležato, horní hranou vpravo
turned-2 = vzhůru nohama
turned-3 = naležato, horní hranou vlevo
row-price = { $price ->
    [0] zdarma
    [one] { $price } mince
    [few] { $price } mince
   *[other] { $price } mincí
}
row-foot = V balíčku: { $deck } · zbývá vzít karet: { $turns }
row-part = { $part }. partie ze { $parts ->
    [3] tří
   *[other] { $parts }
}
seats-name = hráč
seats-points = body
seats-coins = mince
seats-armies = armády
seats-cities = města
seats-cards = karty
seats-bid = nabídka
seats-moves = +pohyb
seats-extra = +armáda
seats-flying = létání
seats-elixirs = elixíry
seats-immune = nedotkn.
seats-captured = zajaté
seats-leader = vůdce
seats-tokens = žetony
seats-families = rodiny
bid-hidden = hotová
bid-none = rozmýšlí se
speak-board = { $place }: { $side }, { $turned }.
speak-next = Další deska přijde sem: { $place }.
speak-ring = Pravý okraj mapy navazuje na levý.
speak-island = Ostrov { $island }, { regions }: { $control ->
    [nobody] nevládne nikdo
   *[other] vládne { $control }
}.
speak-region = { $region }: { $held }; { $control ->
    [nobody] nevládne nikdo
    [neutral] drží ho neutrální armády
   *[other] vládne { $control }
}.
speak-held = { $owner }, { $pieces }
speak-start = { $region } (start)
speak-token = žeton { $token }
speak-covered = { $token ->
    [unknown] žeton lícem dolů
   *[other] žeton lícem dolů, pro vás známý: { $token }
}
speak-empty = Prázdno: { $regions }.
speak-ways = { $region }: { $ways }.
way-land = po souši { $regions }
way-bridge = po mostě { $regions }
way-portal = portálem { $regions }
way-sea = po moři { $regions }
way-none = cesta odtud nevede
speak-house = Naše: { $why }
speak-card = Karta { $slot }, { row-price }: { $card }.
speak-row-foot = V balíčku { $deck ->
    [one] je { $deck } karta
    [few] jsou { $deck } karty
   *[other] je { $deck } karet
}; vzít { $turns ->
    [one] zbývá { $turns } kartu
    [few] zbývá { $turns } karty
   *[other] zbývá { $turns } karet
}.
speak-seat = { $seat }: { $points }, { $coins }; v zásobě { $armies } a { $cities }; vlastnosti: { $abilities }.
speak-none = žádné
speak-cards = { $seat }, karty: { $cards }.
speak-tokens = { $seat }, žetony: { $tokens }.
speak-leader = { $seat }, vůdce { $leader }: { $help }
speak-captured = { $seat }, zajatých soupeřových armád: { $n }.
speak-bid = { $seat }: { $bid ->
    [hidden] tajná nabídka je připravena
    [none] zatím bez nabídky
   *[other] nabídka { $bid }
}.
speak-turn = Na řadě: { $seat }.

## Výsledková listina

score-regions = regiony
score-islands = ostrovy
score-abilities = vlastnosti
score-elixirs = elixíry
score-tokens = žetony
score-citadels = citadely
score-leader = vůdce
score-earlier = { $part }. partie
score-total = celkem
score-ties = při shodě:
score-spellbook = kniha kouzel
score-coins = mince
score-armies = armády na mapě
score-ruled = regiony
score-winner = { $count ->
    [one] Vítězství: { $winners }!
   *[other] O vítězství se dělí { $winners }!
}
speak-score = { $seat }: { $lines }; celkem { $points }.
speak-score-line = { $what } { $n }

## Chyby

error-bid-too-high = Nabídnout { $bid } nejde: nabídka je celé číslo od 0 do { $coins }, tolik máte mincí.
error-auction-first = Nejdřív všichni draží o právo určit, kdo začne. Možnosti: { $offered }.
error-boards-first = Nejdřív se položí čtyři desky. Možnosti: { $offered }.
error-wrong-place = Desky se kladou místo po místě, každá jednou svou stranou nahoru a otočená o 0 až 3 čtvrtiny. Další místo: { $place }.
error-board-used = Deska s touto stranou už na mapě leží: { $side }. Možnosti: { $offered }.
error-start-side-inside = Tato strana nese startovní žeton, v řadě proto leží na vnitřním místě: { $side }. Požadované místo: { $place }. Možnosti: { $offered }.
error-row-not-straight = V řadě všechny desky stojí, nebo všechny leží, tato strana proto musí být otočená jako první: { $side }. Možnosti: { $offered }.
error-wrong-start = Startovní žeton přijde do regionu spojeného s jinou deskou, a to na prostřední desce, nebo na straně, která ho musí nést. Možné regiony: { $possible }.
error-wrong-outpost = Páté armády nesmějí přijít na desku se startovním regionem ani doprostřed písmene T. Možné regiony: { $possible }.
error-token-needs-free-region = Žeton přijde do regionu mapy, kde jiný žeton neleží; startovní se počítá také. Volné regiony: { $free }.
error-portals-in-pairs = Portály se použijí oba, nebo žádný: nejdřív položte druhý. Možnosti: { $offered }.
error-card-too-dear = Tato karta stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
   *[other] { $price } mincí
} a vy máte { $coins }. Možnosti: { $offered }.
error-no-card-there = Na tomto místě žádná karta není: v řadě { $cards ->
    [one] je teď { $cards } karta
    [few] jsou teď { $cards } karty
   *[other] je teď { $cards } karet
}. Možnosti: { $offered }.
error-card-first = Nejdřív si vezměte kartu z řady. Možnosti: { $offered }.
error-deed-impossible = Touto akcí karty teď nejde udělat nic: { $deed ->
    [place] v zásobě vám nezbývá armáda
    [city] nezbývá vám město, nebo nemáte na mapě armádu
   *[other] na mapě pro ni není žádná armáda
}. Možnosti: { $offered }.
error-not-on-card = To na vzaté kartě není. Možnosti: { $offered }.
error-place-needs-city = Nové armády přicházejí do startovního regionu nebo tam, kde máte město; { $region } není ani jedno. Možnosti: { $offered }.
error-robbers-want-coin = { $region }: lupiči tu chtějí za každou příchozí armádu minci a vy nemáte čím zaplatit. Možnosti: { $offered }.
error-placing-now = Teď umísťujete nové armády. Možnosti: { $offered }.
error-moving-now = Teď přesouváte armády. Možnosti: { $offered }.
error-no-army-there = { $region }: tady žádnou armádu nemáte, není co přesunout. Možnosti: { $offered }.
error-sea-too-far = Tato cesta po moři stojí { $cost ->
    [one] { $cost } bod pohybu
    [few] { $cost } body pohybu
   *[other] { $cost } bodů pohybu
} a vy máte { $left }. Možnosti: { $offered }.
error-not-neighbours = Taková cesta nevede: { $source } → { $target }. Odtud může armáda do: { $reach }.
error-building-now = Teď stavíte město. Možnosti: { $offered }.
error-build-needs-army = Město potřebuje v regionu vaši armádu a { $region } žádnou nemá. Stavět můžete zde: { $possible }.
error-destroying-now = Teď ničíte armádu. Možnosti: { $offered }.
error-not-your-own = Vlastní armádu zničit nejde. Možnosti: { $offered }.
error-nothing-to-destroy = { $region }: taková armáda tu není. Možnosti: { $offered }.
error-immune = Hráč { $owner } má nedotknutelnost: jeho armády zničit nejde. Možnosti: { $offered }.
error-destroy-needs-army = Ke zničení armády potřebujete v témže regionu vlastní armádu a { $region } žádnou vaši nemá. Možnosti: { $offered }.
error-swamp-needs-discoveries = Jedovatý močál se míchá mezi objevy ležící lícem dolů. Hrajte i s objevy, nebo ho vynechte.
error-no-tokens-to-lay = Žádné žetony, které by se daly klást ručně, ve hře nejsou. Hrajte i s objevy, citadelami nebo setkáními, nebo to vynechte.
error-count-needs-drawn-encounters = Počet setkání se volí, jen když se s nimi hraje a když se losují. Hrajte se setkáními a žetony neklaďte ručně, nebo nechte počet 4.
error-no-such-preparer = Hráč { $seat } hru připravit nemůže, počet hráčů je { $players }. Zvolte hráče od 1 do { $players }.
error-ages-per-player = Zadaných věků: { $ages }, hráčů: { $players }. Zadejte věk každého hráče, nebo žádný.
error-ages-range = Věk je celé číslo od 0 do 150.

# Krabice s výkladem
lexicon-cards = Karty
lexicon-tokens = Žetony
lexicon-leaders = Vůdci
