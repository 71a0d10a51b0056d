# Jména všech karet a žetonů Říše příšer a co znamenají jejich slova.

## Členové klanů

member-purkrab = Purkráb
member-tentok = Tentok
member-onduru = Onduru
member-jeducha = Jeducha
member-korfac = Korfác
member-tepej = Tepej
member-trunk = Truňk
member-bambul = Bambul
member-dajana = Dajána
member-drabor = Drábor
member-tarka = Tarka
member-darbar = Darbar
member-fandor = Fandor
member-lemtal = Lemtal
member-vendela = Vendela
member-pardala = Pardala
member-sutrovic = Šutrovíč
member-zandala = Žandala
member-ninra = Ninra
member-mrazor = Mrazor
member-rulfus = Rulfus
member-luska = Luska
member-zerava = Žerava
member-zenek = Zeněk
member-hatyr = Hatýr
member-barbucha = Barbucha
member-zdrat = Zdrát
member-turna = Turna
member-lina = Lína
member-algust = Algust
member-lorin = Lorin
member-nakrk = Nákrk
member-cervina = Červína
member-melvina = Melvína
member-geria = Geria
member-veruda = Veruda
member-rookie = Zelenáč
member-rookie-1 = { member-rookie }
member-rookie-2 = { member-rookie }
member-rookie-3 = { member-rookie }
member-rookie-4 = { member-rookie }
member-rookie-5 = { member-rookie }
member-rookie-6 = { member-rookie }
member-rookie-7 = { member-rookie }
member-rookie-8 = { member-rookie }
member-rookie-9 = { member-rookie }
member-rookie-10 = { member-rookie }
member-rookie-11 = { member-rookie }
member-rookie-12 = { member-rookie }

## Příšery

monster-pliznik = Plížník
monster-trousic = Trousič
monster-lepivec = Lepivec
monster-kodyl = Kodýl
monster-trouchnivec = Trouchnivec
monster-ohnivousove = Ohnivousové
monster-krus = Krus
monster-ohnivir = Ohnivír
monster-podsvetnik = Podsvětník
monster-piskor = Pískoř
monster-praskoun = Praskoun
monster-zoban = Zoban
monster-mechoun = Měchoun
monster-krabohlav = Krabohlav
monster-pocih = Počih
monster-tlustoun = Tlušťoun
monster-zabozub = Žabozub
monster-ledobor = Ledobor
monster-hlubstir = Hlubštír
monster-chapadlice = Chapadlice

## Říše

land-nikegerie = Nikegérie
land-traklan = Traklán
land-aldavie = Aldávie
land-nebie = Nebie
land-glacie = Glácie
land-kale = Kalé
land-kryzie = Krýzie
land-rynie = Rýnie
land-gurban = Gurban
land-saha = Šáha
land-wahybar = Wahýbar
land-ujunie = Ujúnie

## Vybavení

gear-krakenomicon = Krakenomicon
gear-krakenomicon-1 = { gear-krakenomicon }
gear-krakenomicon-2 = { gear-krakenomicon }
gear-batoh = Batoh
gear-batoh-1 = { gear-batoh }
gear-batoh-2 = { gear-batoh }
gear-zahyn = Záhyň
gear-zahyn-1 = { gear-zahyn }
gear-zahyn-2 = { gear-zahyn }
gear-grimoar = Grimoár
gear-grimoar-1 = { gear-grimoar }
gear-grimoar-2 = { gear-grimoar }
gear-zeldiv = Želdiv
gear-zeldiv-1 = { gear-zeldiv }
gear-zeldiv-2 = { gear-zeldiv }
gear-dokape = Dokápě
gear-nocir = Nocíř
gear-nocir-1 = { gear-nocir }
gear-nocir-2 = { gear-nocir }
gear-past = Past
gear-drasnik = Drásník
gear-drasnik-1 = { gear-drasnik }
gear-drasnik-2 = { gear-drasnik }
gear-sipolet = Šípolet
gear-sipolet-1 = { gear-sipolet }
gear-sipolet-2 = { gear-sipolet }
gear-kosa = Kosa
gear-sitomet = Síťomet
gear-plamen = Plamenný meč
gear-krunyr = Krunýř
gear-brasna = Brašna
gear-mlha = Mlžný závoj
gear-promena = Proměna
gear-koruna = Zlatodej

## Kdo nebo co má schopnost

source-purkrab = { member-purkrab }
source-tentok = { member-tentok }
source-onduru = { member-onduru }
source-jeducha = { member-jeducha }
source-korfac = { member-korfac }
source-tepej = { member-tepej }
source-trunk = { member-trunk }
source-bambul = { member-bambul }
source-dajana = { member-dajana }
source-drabor = { member-drabor }
source-tarka = { member-tarka }
source-darbar = { member-darbar }
source-fandor = { member-fandor }
source-lemtal = { member-lemtal }
source-vendela = { member-vendela }
source-pardala = { member-pardala }
source-sutrovic = { member-sutrovic }
source-zandala = { member-zandala }
source-ninra = { member-ninra }
source-mrazor = { member-mrazor }
source-rulfus = { member-rulfus }
source-luska = { member-luska }
source-zerava = { member-zerava }
source-zenek = { member-zenek }
source-hatyr = { member-hatyr }
source-barbucha = { member-barbucha }
source-zdrat = { member-zdrat }
source-turna = { member-turna }
source-lina = { member-lina }
source-algust = { member-algust }
source-lorin = { member-lorin }
source-nakrk = { member-nakrk }
source-cervina = { member-cervina }
source-melvina = { member-melvina }
source-geria = { member-geria }
source-veruda = { member-veruda }
source-rookie-1 = { member-rookie-1 }
source-rookie-2 = { member-rookie-2 }
source-rookie-3 = { member-rookie-3 }
source-rookie-4 = { member-rookie-4 }
source-rookie-5 = { member-rookie-5 }
source-rookie-6 = { member-rookie-6 }
source-rookie-7 = { member-rookie-7 }
source-rookie-8 = { member-rookie-8 }
source-rookie-9 = { member-rookie-9 }
source-rookie-10 = { member-rookie-10 }
source-rookie-11 = { member-rookie-11 }
source-rookie-12 = { member-rookie-12 }
source-krakenomicon = { gear-krakenomicon }
source-krakenomicon-1 = { gear-krakenomicon-1 }
source-krakenomicon-2 = { gear-krakenomicon-2 }
source-batoh = { gear-batoh }
source-batoh-1 = { gear-batoh-1 }
source-batoh-2 = { gear-batoh-2 }
source-zahyn = { gear-zahyn }
source-zahyn-1 = { gear-zahyn-1 }
source-zahyn-2 = { gear-zahyn-2 }
source-grimoar = { gear-grimoar }
source-grimoar-1 = { gear-grimoar-1 }
source-grimoar-2 = { gear-grimoar-2 }
source-zeldiv = { gear-zeldiv }
source-zeldiv-1 = { gear-zeldiv-1 }
source-zeldiv-2 = { gear-zeldiv-2 }
source-dokape = { gear-dokape }
source-nocir = { gear-nocir }
source-nocir-1 = { gear-nocir-1 }
source-nocir-2 = { gear-nocir-2 }
source-past = { gear-past }
source-drasnik = { gear-drasnik }
source-drasnik-1 = { gear-drasnik-1 }
source-drasnik-2 = { gear-drasnik-2 }
source-sipolet = { gear-sipolet }
source-sipolet-1 = { gear-sipolet-1 }
source-sipolet-2 = { gear-sipolet-2 }
source-kosa = { gear-kosa }
source-sitomet = { gear-sitomet }
source-plamen = { gear-plamen }
source-krunyr = { gear-krunyr }
source-brasna = { gear-brasna }
source-mlha = { gear-mlha }
source-promena = { gear-promena }
source-koruna = { gear-koruna }

## Pasti

trap-basic = základní past (1 kostka síly)
trap-s1 = past: 1 kostka síly
trap-s2 = past: 2 kostky síly
trap-s3 = past: 3 kostky síly
trap-m1 = past: 1 kostka magie
trap-m2 = past: 2 kostky magie
trap-m3 = past: 3 kostky magie
trap-sp1 = past: +1 ke každé kostce síly
trap-sp2 = past: +2 ke každé kostce síly
trap-sp3 = past: +3 ke každé kostce síly
trap-mp1 = past: +1 ke každé kostce magie
trap-mp2 = past: +2 ke každé kostce magie
trap-p4 = past: +4 proti příšeře
trap-p6 = past: +6 proti příšeře
trap-p8 = past: +8 proti příšeře
trap-hs1 = skrytá past: 1 kostka síly
trap-hs2 = skrytá past: 2 kostky síly
trap-hm1 = skrytá past: 1 kostka magie
trap-hm2 = skrytá past: 2 kostky magie
trap-steal-m1 = lest: ukrást 1 kostku magie
trap-steal-m2 = lest: ukrást až 2 kostky magie
trap-steal-s1 = lest: ukrást 1 kostku síly
trap-steal-s2 = lest: ukrást až 2 kostky síly
trap-steal-x1 = lest: ukrást 1 kostku síly nebo magie
trap-steal-x2 = lest: ukrást až 2 kostky síly nebo magie
trap-divert1 = lest: odvrátit 1 kostku příšery
trap-divert2 = lest: odvrátit 2 kostky příšery
trap-covered = past lícem dolů

## Kořist

loot-capture-glory3 = +3 body slávy po polapení
loot-kill-glory4 = +4 body slávy po zabití
loot-conquest-glory4 = +4 body slávy po dobytí říše
loot-reroll4 = 4 přehozy síly nebo magie
loot-reroll-m3 = 3 přehozy magie
loot-kill6 = +6 na zabití
loot-magic2 = +2 k hodu kostkami magie na cestě
loot-strength2 = +2 k hodu kostkami síly na cestě
loot-flasks = 2 lektvary a 2 jedy
loot-trophy3 = 3 trofeje, nebo 15 mincí
loot-pouch = 6 mincí, 1 žeton obrany a 1 lektvar
loot-coins12 = 12 mincí
loot-coins10 = 10 mincí
loot-haggle-to-magic = kostka smlouvání se změní ve 3 kostky magie
loot-magic-to-strength = kostka magie se změní ve 3 kostky síly
loot-free-hire = najmout někoho zdarma

## Místa

building-lodge = Lovecká chata
building-laboratory = Laboratoř
building-tavern = Krčma
building-armory = Zbrojnice
building-pawnshop = Zastavárna
building-market = Tržiště
building-mine = Důl
path-a1 = říše A, 1. cesta
path-a2 = říše A, 2. cesta
path-a3 = říše A, 3. cesta
path-a4 = říše A, 4. cesta
path-b1 = říše B, 1. cesta
path-b2 = říše B, 2. cesta
path-b3 = říše B, 3. cesta
path-b4 = říše B, 4. cesta
path-roll1 = úkol s kostkami, levá cesta
path-roll2 = úkol s kostkami, pravá cesta
path-pay1 = úkol s placením, levá cesta
path-pay2 = úkol s placením, pravá cesta
path-gate1 = vstup do Citadely, horní cesta
path-gate2 = vstup do Citadely, spodní cesta
affinity-forest = prales
clan-forest = pralesní klan
affinity-water = voda
clan-water = vodní klan
affinity-fire = oheň
clan-fire = ohnivý klan
affinity-wind = vítr
clan-wind = větrný klan

## Kostky

die-S = kostka síly
die-S1 = síla 1
die-S2 = síla 2
die-S3 = síla 3
die-S4 = síla 4
die-S5 = síla 5
die-S6 = síla 6
die-M = kostka magie
die-M1 = magie 1
die-M2 = magie 2
die-M3 = magie 3
die-M4 = magie 4
die-M5 = magie 5
die-M6 = magie 6
die-H = kostka smlouvání
die-H1 = smlouvání 1
die-H2 = smlouvání 2
die-H3 = smlouvání 3
die-H4 = smlouvání 4
die-H5 = smlouvání 5
die-H6 = smlouvání 6
dice-S = { die-S }
dice-S1 = { die-S1 }
dice-S2 = { die-S2 }
dice-S3 = { die-S3 }
dice-S4 = { die-S4 }
dice-S5 = { die-S5 }
dice-S6 = { die-S6 }
dice-M = { die-M }
dice-M1 = { die-M1 }
dice-M2 = { die-M2 }
dice-M3 = { die-M3 }
dice-M4 = { die-M4 }
dice-M5 = { die-M5 }
dice-M6 = { die-M6 }
dice-H = { die-H }
dice-H1 = { die-H1 }
dice-H2 = { die-H2 }
dice-H3 = { die-H3 }
dice-H4 = { die-H4 }
dice-H5 = { die-H5 }
dice-H6 = { die-H6 }
into-S = { die-S }
into-M = { die-M }
into-H = { die-H }
slot-S = síla
slot-M = magie
slot-H = smlouvání
slot-X = síla nebo magie
slot-Y = síla nebo smlouvání
slot-Z = jakákoli kostka

## Jak se věcem které třídy říká ve větách

thing-clan = { $name }
thing-building = { $name }
thing-die = { $name }
thing-path = { $name }
thing-member = { $name }
thing-gear = { $name }
thing-source = { $name }
thing-trap = { $name }
thing-loot = { $name }
thing-land = { $name }
thing-monster = { $name }

## Počítané věci

coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
dice-count = { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
traps-count = { $n ->
    [one] { $n } past
    [few] { $n } pasti
   *[other] { $n } pastí
}
defenses-count = { $n ->
    [one] { $n } žeton obrany
    [few] { $n } žetony obrany
   *[other] { $n } žetonů obrany
}
potions-count = { $n ->
    [one] { $n } lektvar
    [few] { $n } lektvary
   *[other] { $n } lektvarů
}
venoms-count = { $n ->
    [one] { $n } jed
    [few] { $n } jedy
   *[other] { $n } jedů
}
hits-count = { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}

## Co znamenají slova na kartách

ability-defense = Obrana: ruší za kolo { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
} příšery{ $vs ->
    [all] {""}
   *[other] {" "}(jen proti: { $vs })
}.
ability-die-bonus = +{ $n } ke každé kostce { $colours ->
    [S] síly
    [M] magie
   *[H] smlouvání
} na cestě: { $scope }.
ability-roll-bonus = +{ $n } jednou k hodu kostkami { $colours ->
    [S] síly
    [M] magie
   *[H] smlouvání
} na jedné cestě: { $scope }.
ability-total-bonus = +{ $n } k celkovému výsledku na: { $for }.
ability-reroll = Až { $n ->
    [one] { $n } přehoz
    [few] { $n } přehozy
   *[other] { $n } přehozů
} { $colours ->
    [S] síly
    [M] magie
    [H] smlouvání
    [SM] síly nebo magie
   *[other] ({ $dice })
}{ $distinct ->
    [yes] , každou kostku jednou
   *[no] {""}
}: { $scope }.
ability-gain = { $when }: { $what }.
ability-buy-die = Jednou za kolo, není-li na cestě: za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} získáte: { $die }.
ability-discount = Jednou za kolo sleva { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}: { $building }.
ability-storage = Místo pro další pasti: { $n }.
ability-convert-die = { $from } se mění: { $to }; nepočítá se jako akce.
ability-add-dice = Kostky ze zásoby: { $dice }.
ability-divert = { $n ->
    [one] Jedna kostka příšery zasáhne
    [few] { $n } kostky příšery zasáhnou
   *[other] { $n } kostek příšery zasáhne
} nejdřív souseda.
ability-steal-dice = Ukradněte sousedovi až { $n } z kostek: { $dice }.
ability-remove-attack-dice = Příšera hází o { $n ->
    [one] { $n } kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} méně.
ability-no-trap-needed = K polapení nepotřebuje past.
ability-trophy = Platí za { $n } trofeje; lze prodat za { $coins } mincí.
ability-land-match-dice = V říši své příslušnosti získá { $n } kostky útoku místo jedné.
ability-pre-attack-all = Před každým útokem { $dice ->
    [one] jedna kostka zasáhne
    [few] { $dice } kostky zasáhnou
   *[other] { $dice } kostek zasáhne
} všechny v říši.
ability-wound-all-when-killed = Když je zabita, zasáhne ještě všechny v říši: { $n ->
    [one] { $n } zásah
    [few] { $n } zásahy
   *[other] { $n } zásahů
}.
ability-auto-hits = Její útok přidává { $n ->
    [one] { $n } jistý zásah
    [few] { $n } jisté zásahy
   *[other] { $n } jistých zásahů
}.
ability-ban = Proti této příšeře nelze použít: { $what }.
banned-potion = lektvary
banned-venom = jedy
banned-weapon = zbraně
banned-defense-ability = obranné schopnosti
ability-traps-needed = K polapení jsou potřeba { $n } pasti.
ability-panic-tokens = U vstupu do Citadely přináší při úklidu { $n } žetony paniky.
ability-enters-at-gate = Po dobrání jde rovnou ke vstupu do Citadely.
ability-escapes-to-gate-when-captured = Polapená v říši uteče ke vstupu do Citadely.
ability-attacker-die-malus = −{ $n } od každé útočníkovy kostky { $colours ->
    [S] síly
    [M] magie
   *[H] smlouvání
}.
ability-gate-dice = U vstupu do Citadely hází o { $n } kostky víc.
ability-glory-loss-when-wounding = Útok, který zraní, stojí { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}.
moment-deploy = Jednou za kolo ve fázi rozmístění
moment-mine = Jednou za kolo v dole
moment-after-capture = Po polapení příšery
moment-after-kill = Po zabití příšery
moment-after-defeat = Po polapení nebo zabití příšery
moment-after-conquest = Po dobytí říše
moment-any = Kdykoli
scope-monster = příšery
scope-conquest = říše
scope-mission = úkoly
scope-capture = polapení
scope-kill = zabití
thing-gained-glory = sláva
thing-gained-loot = žeton kořisti
thing-gained-free-hire = najmutí zdarma
thing-gained-free-equipment = vybavení zdarma
thing-gained-trophies = trofeje
thing-gained-trap = past
any-die = libovolná kostka
any-other-die = kostka jiné barvy
