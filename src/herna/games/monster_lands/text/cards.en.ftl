# Names of all cards and tokens of Monster Lands, and what their words mean.

## Members

member-purkrab = Purkrab
member-tentok = Tentok
member-onduru = Onduru
member-jeducha = Yeducha
member-korfac = Korfac
member-tepej = Tepey
member-trunk = Trunyk
member-bambul = Bambul
member-dajana = Dayana
member-drabor = Drabor
member-tarka = Tarka
member-darbar = Darbar
member-fandor = Fandor
member-lemtal = Lemtal
member-vendela = Vendela
member-pardala = Pardala
member-sutrovic = Shutrovich
member-zandala = Zhandala
member-ninra = Ninra
member-mrazor = Mrazor
member-rulfus = Rulfus
member-luska = Luska
member-zerava = Zherava
member-zenek = Zenek
member-hatyr = Hatir
member-barbucha = Barbucha
member-zdrat = Zdrat
member-turna = Turna
member-lina = Lina
member-algust = Algust
member-lorin = Lorin
member-nakrk = Nakrk
member-cervina = Chervina
member-melvina = Melvina
member-geria = Geria
member-veruda = Veruda
member-rookie = Rookie
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

## Monsters

monster-pliznik = Slinker
monster-trousic = Sporeshaker
monster-lepivec = Gluebelly
monster-kodyl = Codile
monster-trouchnivec = Rotwood
monster-ohnivousove = Firebeards
monster-krus = Krus
monster-ohnivir = Firewhirl
monster-podsvetnik = Netherling
monster-piskor = Sandloach
monster-praskoun = Crackler
monster-zoban = Beakjaw
monster-mechoun = Bellowsbag
monster-krabohlav = Crabhead
monster-pocih = Lurker
monster-tlustoun = Blubberer
monster-zabozub = Frogtooth
monster-ledobor = Icebreaker
monster-hlubstir = Deepsting
monster-chapadlice = Grasper

## Lands

land-nikegerie = Nikegeria
land-traklan = Traklan
land-aldavie = Aldavia
land-nebie = Nebia
land-glacie = Glacia
land-kale = Kale
land-kryzie = Crysia
land-rynie = Rynia
land-gurban = Gurban
land-saha = Shaha
land-wahybar = Wahibar
land-ujunie = Uyunia

## Equipment

gear-krakenomicon = Krakenomicon
gear-krakenomicon-1 = { gear-krakenomicon }
gear-krakenomicon-2 = { gear-krakenomicon }
gear-batoh = Backpack
gear-batoh-1 = { gear-batoh }
gear-batoh-2 = { gear-batoh }
gear-zahyn = Banespell
gear-zahyn-1 = { gear-zahyn }
gear-zahyn-2 = { gear-zahyn }
gear-grimoar = Grimoire
gear-grimoar-1 = { gear-grimoar }
gear-grimoar-2 = { gear-grimoar }
gear-zeldiv = Wildiron
gear-zeldiv-1 = { gear-zeldiv }
gear-zeldiv-2 = { gear-zeldiv }
gear-dokape = Listening hood
gear-nocir = Nightmail
gear-nocir-1 = { gear-nocir }
gear-nocir-2 = { gear-nocir }
gear-past = Snare kit
gear-drasnik = Ripper
gear-drasnik-1 = { gear-drasnik }
gear-drasnik-2 = { gear-drasnik }
gear-sipolet = Arrowflight
gear-sipolet-1 = { gear-sipolet }
gear-sipolet-2 = { gear-sipolet }
gear-kosa = Scythe
gear-sitomet = Net thrower
gear-plamen = Flaming sword
gear-krunyr = Cuirass
gear-brasna = Satchel
gear-mlha = Veil of mist
gear-promena = Transmutation
gear-koruna = Goldmaker

## Whoever or whatever has an ability

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

## Traps

trap-basic = basic trap (1 strength die)
trap-s1 = trap: 1 strength die
trap-s2 = trap: 2 strength dice
trap-s3 = trap: 3 strength dice
trap-m1 = trap: 1 magic die
trap-m2 = trap: 2 magic dice
trap-m3 = trap: 3 magic dice
trap-sp1 = trap: +1 on each strength die
trap-sp2 = trap: +2 on each strength die
trap-sp3 = trap: +3 on each strength die
trap-mp1 = trap: +1 on each magic die
trap-mp2 = trap: +2 on each magic die
trap-p4 = trap: +4 against a monster
trap-p6 = trap: +6 against a monster
trap-p8 = trap: +8 against a monster
trap-hs1 = hidden trap: 1 strength die
trap-hs2 = hidden trap: 2 strength dice
trap-hm1 = hidden trap: 1 magic die
trap-hm2 = hidden trap: 2 magic dice
trap-steal-m1 = trick: steal 1 magic die
trap-steal-m2 = trick: steal up to 2 magic dice
trap-steal-s1 = trick: steal 1 strength die
trap-steal-s2 = trick: steal up to 2 strength dice
trap-steal-x1 = trick: steal 1 strength or magic die
trap-steal-x2 = trick: steal up to 2 strength or magic dice
trap-divert1 = trick: divert 1 die of the monster
trap-divert2 = trick: divert 2 dice of the monster
trap-covered = face-down trap

## Loot

loot-capture-glory3 = +3 glory after a capture
loot-kill-glory4 = +4 glory after a kill
loot-conquest-glory4 = +4 glory after a conquest
loot-reroll4 = 4 rerolls of strength or magic
loot-reroll-m3 = 3 rerolls of magic
loot-kill6 = +6 for a kill
loot-magic2 = +2 on the magic dice of a path
loot-strength2 = +2 on the strength dice of a path
loot-flasks = 2 potions and 2 venoms
loot-trophy3 = 3 trophies, or 15 coins
loot-pouch = 6 coins, 1 defence token and 1 potion
loot-coins12 = 12 coins
loot-coins10 = 10 coins
loot-haggle-to-magic = a haggling die becomes 3 magic dice
loot-magic-to-strength = a magic die becomes 3 strength dice
loot-free-hire = hire somebody for nothing

## Places

building-lodge = Hunting lodge
building-laboratory = Laboratory
building-tavern = Tavern
building-armory = Armory
building-pawnshop = Pawnshop
building-market = Market
building-mine = Mine
path-a1 = land A, path 1
path-a2 = land A, path 2
path-a3 = land A, path 3
path-a4 = land A, path 4
path-b1 = land B, path 1
path-b2 = land B, path 2
path-b3 = land B, path 3
path-b4 = land B, path 4
path-roll1 = rolled mission, left path
path-roll2 = rolled mission, right path
path-pay1 = paid mission, left path
path-pay2 = paid mission, right path
path-gate1 = gate, upper path
path-gate2 = gate, lower path
affinity-forest = forest
clan-forest = forest clan
affinity-water = water
clan-water = water clan
affinity-fire = fire
clan-fire = fire clan
affinity-wind = wind
clan-wind = wind clan

## Dice

die-S = strength die
die-S1 = strength 1
die-S2 = strength 2
die-S3 = strength 3
die-S4 = strength 4
die-S5 = strength 5
die-S6 = strength 6
die-M = magic die
die-M1 = magic 1
die-M2 = magic 2
die-M3 = magic 3
die-M4 = magic 4
die-M5 = magic 5
die-M6 = magic 6
die-H = haggling die
die-H1 = haggling 1
die-H2 = haggling 2
die-H3 = haggling 3
die-H4 = haggling 4
die-H5 = haggling 5
die-H6 = haggling 6
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
slot-S = strength
slot-M = magic
slot-H = haggling
slot-X = strength or magic
slot-Y = strength or haggling
slot-Z = any die

## How a thing of each kind is called in sentences

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

## Counted things

coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dice-count = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
traps-count = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
defenses-count = { $n ->
    [one] { $n } defence token
   *[other] { $n } defence tokens
}
potions-count = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
venoms-count = { $n ->
    [one] { $n } venom
   *[other] { $n } venoms
}
hits-count = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}

## What the words on cards mean

ability-defense = Defence: cancels { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} of a monster a round{ $vs ->
    [all] {""}
   *[other] {" "}(only against: { $vs })
}.
ability-die-bonus = +{ $n } on each { $colours ->
    [S] strength
    [M] magic
   *[H] haggling
} die of the path: { $scope }.
ability-roll-bonus = +{ $n }, once, on the { $colours ->
    [S] strength
    [M] magic
   *[H] haggling
} dice of one path: { $scope }.
ability-total-bonus = +{ $n } on the total for: { $for }.
ability-reroll = Up to { $n ->
    [one] { $n } reroll
   *[other] { $n } rerolls
} of { $colours ->
    [S] strength
    [M] magic
    [H] haggling
    [SM] strength or magic
   *[other] dice ({ $dice })
}{ $distinct ->
    [yes] , each die once
   *[no] {""}
}: { $scope }.
ability-gain = { $when }: { $what }.
ability-buy-die = Once a round, while not on a path: pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for a { $die }.
ability-discount = Once a round, { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} less in this building: { $building }.
ability-storage = Room for { $n } more traps.
ability-convert-die = { $from } becomes { $to }; not an action.
ability-add-dice = Dice from the supply: { $dice }.
ability-divert = { $n ->
    [one] One die of the monster strikes
   *[other] { $n } dice of the monster strike
} a neighbour first.
ability-steal-dice = Steal up to { $n } of a neighbour's dice: { $dice }.
ability-remove-attack-dice = The monster rolls { $n ->
    [one] { $n } die
   *[other] { $n } dice
} fewer.
ability-no-trap-needed = Needs no trap for a capture.
ability-trophy = Counts as { $n } trophies; sold for { $coins } coins.
ability-land-match-dice = In a land of its affinity { $n } more dice instead of one.
ability-pre-attack-all = Before each attack { $dice ->
    [one] one die strikes
   *[other] { $dice } dice strike
} everybody there.
ability-wound-all-when-killed = When killed it strikes everybody there once more: { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}.
ability-auto-hits = Its attack brings { $n ->
    [one] { $n } sure hit
   *[other] { $n } sure hits
} more.
ability-ban = Useless against it: { $what }.
banned-potion = potions
banned-venom = venoms
banned-weapon = weapons
banned-defense-ability = defence abilities
ability-traps-needed = A capture needs { $n } traps.
ability-panic-tokens = At the gate it brings { $n } panic tokens in a clean-up.
ability-enters-at-gate = When drawn it goes to the gate.
ability-escapes-to-gate-when-captured = Captured in a land it escapes to the gate.
ability-attacker-die-malus = −{ $n } on each { $colours ->
    [S] strength
    [M] magic
   *[H] haggling
} die of the attacker.
ability-gate-dice = At the gate it rolls { $n } more dice.
ability-glory-loss-when-wounding = An attack that wounds costs { $n } glory.
moment-deploy = Once a round in the deployment phase
moment-mine = Once a round in the mine
moment-after-capture = After a capture
moment-after-kill = After a kill
moment-after-defeat = After a capture or a kill
moment-after-conquest = After a conquest
moment-any = At any time
scope-monster = monsters
scope-conquest = lands
scope-mission = missions
scope-capture = capture
scope-kill = kill
thing-gained-glory = glory
thing-gained-loot = loot token
thing-gained-free-hire = a free hire
thing-gained-free-equipment = free equipment
thing-gained-trophies = trophies
thing-gained-trap = trap
any-die = any die
any-other-die = a die of another colour
