# Every word of Legends of Andor.

game-title = Legends of Andor
game-blurb = Creatures march on the castle, and the heroes have only hours: share out the work, fight side by side, and finish the legend before its narrator does. All against the game.

## Heroes and figures

# How a thing of each kind is called in sentences: these are known by their names alone.
thing-figure = { $name }
thing-creature = { $name }
thing-piece = { $name }
thing-friend = { $name }
# A space without a name of its own is known by its number.
thing-space = { $name ->
    [none] { $short }
   *[other] { $short } { $name }
}
hero-dwarf = dwarf
hero-dwarf-help = Rank 7. 1, 2 or 3 dice. Pays only 1 gold for strength with the dwarves.
hero-warrior = warrior
hero-warrior-help = Rank 14. 2, 3 or 4 dice. Gets 5 willpower from a well instead of 3.
hero-archer = archer
hero-archer-help = Rank 25. 3, 4 or 5 dice, rolled one by one, the last one counts. Attacks from neighbouring spaces too, and pays the witch 1 gold less.
hero-wizard = wizard
hero-wizard-help = Rank 34. Always one die. Once in a round turns a die, a fellow fighter's too, to its opposite face.
figure-kram = Kram the dwarf
figure-bait = Bait the dwarf
figure-thorn = Thorn the warrior
figure-mairen = Mairen the warrior
figure-pasco = Pasco the archer
figure-chada = Chada the archer
figure-liphardus = Liphardus the wizard
figure-eara = Eara the wizard
figure-kram-name = Kram
figure-bait-name = Bait
figure-thorn-name = Thorn
figure-mairen-name = Mairen
figure-pasco-name = Pasco
figure-chada-name = Chada
figure-liphardus-name = Liphardus
figure-eara-name = Eara
friend-prince = Prince Thorald
friend-prince-help = Adds 4 strength in a fight on his space. Moving him costs an hour for up to four spaces.
friend-dwarves = the shield dwarves
friend-dwarves-help = Add 4 strength in a fight on their space. Moving them costs an hour for up to four spaces.
friend-witch = the witch Reka
friend-witch-help = Sells brews to heroes who stand on her space.
friend-dark-mage = the dark mage Varkur
friend-dark-mage-help = He has put the creatures on their way.
friend-tower = the skrals' stronghold
friend-tower-help = Its skral never moves.

## Creatures

creature-gor = gor
creature-skral = skral
creature-wardrak = wardrak
creature-troll = troll
creature-tower-skral = skral of the stronghold
creature-herb-gor = gor with the herb
creature-enchanted-gor = enchanted gor
creature-troll-prince = troll prince
creature-varkur = Varkur
creature-empowered-gor = mighty gor
creature-rune-skral = rune skral
creature-fate-gor = fated gor
creature-jailer = jailer
creature-dragon = dragon
creature-gor-help = 2 strength, 4 willpower, 2 red dice. Reward 2.
creature-skral-help = 6 strength, 6 willpower, 2 red dice. Reward 4.
creature-wardrak-help = 10 strength, 7 willpower, 2 black dice, below 7 willpower only 1. Moves twice. Reward 6.
creature-troll-help = 14 strength, 12 willpower, 3 red dice, below 7 willpower only 2. Reward 6.
creature-tower-skral-help = Waits in its stronghold and never moves. With its defeat the legend comes to its end.
creature-herb-gor-help = A gor that stands on the healing herb and carries it along.
creature-enchanted-gor-help = Always as strong as the heroes who attack it. Herbs give no strength against it, and it must not reach the castle.
creature-troll-prince-help = Leads the trolls and moves with them. He must not reach the castle.
creature-varkur-help = Stays hidden, calls a creature token at every sunrise, and takes 1 willpower from every fighter in every round.
creature-empowered-gor-help = A much stronger gor in the woods. It stays where it is.
creature-rune-skral-help = 3 more strength for every rune stone on its space. It stays where it is.
creature-fate-gor-help = A gor that waits for its hunter and stays where it is.
creature-jailer-help = A gor that guards the captive prince and stays where it is.
creature-dragon-help = Moves only by legend cards. Before every round with it a fight card is turned up.
die-red = { $n ->
    [one] { $n } red die
   *[other] { $n } red dice
}
die-black = { $n ->
    [one] { $n } black die
   *[other] { $n } black dice
}

## Articles and tokens

piece-wineskin = wineskin
piece-half-wineskin = half-empty wineskin
piece-brew = witch's brew
piece-half-brew = half a witch's brew
piece-herb-3 = herb (3)
piece-herb-4 = herb (4)
piece-rune-blue = blue rune stone
piece-rune-yellow = yellow rune stone
piece-rune-green = green rune stone
piece-telescope = telescope
piece-parchment = parchment
piece-poison = poison
piece-shield = shield
piece-half-shield = dented shield
piece-bow = bow
piece-falcon = falcon
piece-tired-falcon = tired falcon
piece-helm = helm
piece-gem-2 = gem (2)
piece-gem-4 = gem (4)
piece-gem-6 = gem (6)
piece-farmer = farmer
piece-fated-farmer = farmer of fate
piece-rubble-2 = rubble (2)
piece-rubble-5 = rubble (5)
piece-rubble-6 = rubble (6)
piece-rubble-7 = rubble (7)
piece-rubble-8 = rubble (8)
piece-covered-rune = face-down rune stone
piece-covered-herb = face-down herb
piece-covered-gem = face-down gem
piece-covered-rubble = face-down rubble
piece-wineskin-help = Each half pays for one step of a move.
piece-half-wineskin-help = Pays for one step of a move.
piece-brew-help = Each half doubles your best die, straight after your roll. One half in a round.
piece-half-brew-help = Doubles your best die, straight after your roll.
piece-herb-3-help = Once: 3 steps, 3 willpower, or 3 strength in one round.
piece-herb-4-help = Once: 4 steps, 4 willpower, or 4 strength in one round.
piece-rune-blue-help = With a yellow and a green one you may roll a black die instead of your own.
piece-rune-yellow-help = With a blue and a green one you may roll a black die instead of your own.
piece-rune-green-help = With a blue and a yellow one you may roll a black die instead of your own.
piece-telescope-help = Turns up tokens on neighbouring spaces while you stand, without activating them.
piece-parchment-help = To be carried where the legend says. It must not meet a creature.
piece-poison-help = Once, against a special opponent: it rolls one die less in this round.
piece-shield-help = Each side saves you from the loss of one round, or all heroes from one card marked with a shield.
piece-half-shield-help = Saves you once more from the loss of a round, or all heroes from a card marked with a shield.
piece-bow-help = You may attack a creature next door. Roll your dice one by one; the last one counts.
piece-falcon-help = Once a day, exchange small articles, helms, gold and gems with a hero anywhere.
piece-tired-falcon-help = Has flown today. It is rested after sunrise.
piece-helm-help = Equal dice of your roll are added up. Not with bow or brew.
piece-gem-2-help = Worth 2 gold to a merchant. In the fifth legend a lure for creatures instead.
piece-gem-4-help = Worth 4 gold to a merchant. In the fifth legend a lure for creatures instead.
piece-gem-6-help = Worth 6 gold to a merchant. In the fifth legend a lure for creatures instead.
piece-farmer-help = Walks along with a hero. In the castle he is one more golden shield; on a space with a creature he dies.
piece-fated-farmer-help = The farmer whom a fate asks to be led to safety.
piece-rubble-2-help = Nobody gets through. Cleared with an attack value of 2.
piece-rubble-5-help = Nobody gets through. Cleared with an attack value of 5.
piece-rubble-6-help = Nobody gets through. Cleared with an attack value of 6.
piece-rubble-7-help = Nobody gets through. Cleared with an attack value of 7.
piece-rubble-8-help = Nobody gets through. Cleared with an attack value of 8.
piece-covered-rune-help = A rune stone whose colour nobody knows yet.
piece-covered-herb-help = A herb of 3 or 4.
piece-covered-gem-help = A gem worth 2, 4 or 6.
piece-covered-rubble-help = Rubble of 2 to 8. Nobody gets through.
fog-event = an event card
fog-strength = 1 strength
fog-willpower-2 = 2 willpower
fog-willpower-3 = 3 willpower
fog-gold = 1 gold
fog-gor = a gor
fog-wineskin = a wineskin
fog-brew = a brew, and the witch herself
fog-covered = fog
fog-covered-help = Turned up and carried out by the first hero who stops here.

## Places

# The mine has the back of the board to itself: its spaces have names of their own. "none" is a space without a name.
space-0 = { $board ->
    [mine] mine gate
   *[other] castle
}
space-1 = { $board ->
    [mine] path before the gate
   *[other] none
}
space-9 = { $board ->
    [mine] dwarf camp
   *[other] none
}
space-10 = { $board ->
    [mine] none
   *[other] Tree of Crows
}
space-12 = { $board ->
    [mine] Great Hall
   *[other] Summer Rock
}
space-17 = { $board ->
    [mine] none
   *[other] old defence tower
}
space-18 = { $board ->
    [mine] none
   *[other] Free Market
}
space-27 = { $board ->
    [mine] storeroom
   *[other] none
}
space-30 = { $board ->
    [mine] none
   *[other] Claw Rock
}
space-31 = { $board ->
    [mine] Fire Hall
   *[other] none
}
space-33 = { $board ->
    [mine] west shore
   *[other] none
}
space-39 = { $board ->
    [mine] none
   *[other] Dwarf Oak
}
space-44 = { $board ->
    [mine] north shore
   *[other] none
}
space-53 = { $board ->
    [mine] south shore
   *[other] none
}
space-56 = { $board ->
    [mine] north-east shore
   *[other] none
}
space-57 = { $board ->
    [mine] none
   *[other] Tree of Songs
}
space-58 = { $board ->
    [mine] treasure chamber
   *[other] none
}
space-60 = { $board ->
    [mine] south-east shore
   *[other] none
}
space-71 = dwarf mine
space-72 = tavern
space-80 = field of the fallen
space-83 = forgotten tower
space-84 = Bone Pit
# The same places by the names of the board files.
place-rietburg = castle
place-tree-of-crows = Tree of Crows
place-summer-rock = Summer Rock
place-old-defence-tower = old defence tower
place-free-market = Free Market
place-claw-rock = Claw Rock
place-dwarf-oak = Dwarf Oak
place-tree-of-songs = Tree of Songs
place-cavern = dwarf mine Cavern
place-drunken-troll = tavern The Drunken Troll
place-field-of-the-fallen = field of the fallen
place-forgotten-tower = forgotten tower
place-bone-pit = Bone Pit
place-mine-gate = mine gate
place-gate-path = path before the gate
place-dwarf-camp = dwarf camp
place-great-hall = Great Hall
place-storeroom = storeroom
place-fire-hall = Fire Hall
place-west-shore = west shore
place-north-shore = north shore
place-south-shore = south shore
place-north-east-shore = north-east shore
place-treasure-chamber = treasure chamber
place-south-east-shore = south-east shore
terrain-castle = castle
terrain-plain = open land
terrain-forest = forest
terrain-mountain = mountains
terrain-mine = dwarf mine
terrain-tavern = tavern
terrain-storage = place of the defeated
terrain-tower = tower
terrain-lair = dragon's lair
terrain-gate = gate
terrain-cave = cave
bridge-rope-bridge = rope bridge
bridge-market-bridge = market bridge
bridge-bow-bridge = bow bridge
legend-arrival = The Arrival of the Heroes
legend-healing = The Healing of the King
legend-resistance = The Days of Resistance
legend-mine = Secrets of the Mine
legend-dragon = The Wrath of the Dragon
legend-drowned-bell = The Drowned Bell
level-easy = easy
level-normal = normal
level-hard = hard

## Event cards

card-S0-name = They are coming
card-S0-text = Gors appear on 16, 22, 23 and 24, even where heroes stand.
card-S0 = { card-S0-name }: { card-S0-text }
card-S1-name = Distant music
card-S1-text = Every hero with fewer than 10 willpower gets 2 willpower.
card-S1 = { card-S1-name }: { card-S1-text }
card-S2-name = Spoiled supplies
card-S2-text = The heroes together lose 3 willpower, shared as they like.
card-S2 = { card-S2-name }: { card-S2-text }
card-S3-name = Fresh spring
card-S3-text = Every hero on a space from 0 to 9 gets 2 willpower.
card-S3 = { card-S3-name }: { card-S3-text }
card-S4-name = Fouled forest well
card-S4-text = The well on 55 is out of the game.
card-S4 = { card-S4-name }: { card-S4-text }
card-S5-name = Hidden purse
card-S5-text = 3 gold lie on space 26.
card-S5 = { card-S5-name }: { card-S5-text }
card-S6-name = Felled giants
card-S6-text = A warrior or archer with more than 12 willpower drops to 12.
card-S6 = { card-S6-name }: { card-S6-text }
card-S7-name = Wandering minstrels
card-S7-text = Every hero may once pay 2 gold for 5 willpower.
card-S7 = { card-S7-name }: { card-S7-text }
card-S8-name = Forest fire
card-S8-text = Every hero on a forest space loses 1 strength, though never the last.
card-S8 = { card-S8-name }: { card-S8-text }
card-S9-name = Premonition
card-S9-text = The hero of lowest rank turns up any two fog tokens. They are not activated.
card-S9 = { card-S9-name }: { card-S9-text }
card-S10-name = Ruined passes
card-S10-text = A wizard or dwarf with more than 12 willpower drops to 12.
card-S10 = { card-S10-name }: { card-S10-text }
card-S11-name = A ray of sun
card-S11-text = The heroes together get 5 willpower, shared as they like.
card-S11 = { card-S11-name }: { card-S11-text }
card-G1-name = A peddler's offer
card-G1-text = Every hero may once give 3 willpower for one article of the shop, though not for a brew.
card-G1 = { card-G1-name }: { card-G1-text }
card-G2-name = Cutting sea wind
card-G2-text = Every hero on a space from 0 to 20 loses 3 willpower.
card-G2 = { card-G2-name }: { card-G2-text }
card-G3-name = Counsel at the Tree
card-G3-text = The first hero to stand on 57 gets 1 strength; of several there already, the one of highest rank.
card-G3 = { card-G3-name }: { card-G3-text }
card-G4-name = Bad air from the mountains
card-G4-text = Every hero on a space from 37 to 70 loses 3 willpower.
card-G4 = { card-G4-name }: { card-G4-text }
card-G5-name = A song in the north
card-G5-text = The wizard and the archer get 3 willpower each.
card-G5 = { card-G5-name }: { card-G5-text }
card-G6-name = A round with the peddler
card-G6-text = The hero of lowest rank may roll a die: a 5 or 6 gives that much willpower, a 1 to 4 costs it.
card-G6 = { card-G6-name }: { card-G6-text }
card-G7-name = Sulphur haze
card-G7-text = The hero of lowest rank rolls a die. The heroes together lose that much willpower, shared as they like.
card-G7 = { card-G7-name }: { card-G7-text }
card-G8-name = Trading ships
card-G8-text = The first hero to stand on 9 may once buy 2 strength for 2 gold.
card-G8 = { card-G8-name }: { card-G8-text }
card-G9-name = Darkened sun
card-G9-text = Today nobody can use the tenth hour.
card-G9 = { card-G9-name }: { card-G9-text }
card-G10-name = Jugglers
card-G10-text = Every hero may once pay 1 gold for 3 willpower.
card-G10 = { card-G10-name }: { card-G10-text }
card-G11-name = Creatures gather strength
card-G11-text = Today every creature has 1 strength more.
card-G11 = { card-G11-name }: { card-G11-text }
card-G12-name = Water from the river
card-G12-text = Every hero on the river bank gets a wineskin.
card-G12 = { card-G12-name }: { card-G12-text }
card-G13-name = Sound of a horn
card-G13-text = Every hero with fewer than 10 willpower rises to 10.
card-G13 = { card-G13-name }: { card-G13-text }
card-G14-name = An old carving
card-G14-text = The dwarf and the warrior get 3 willpower each.
card-G14 = { card-G14-name }: { card-G14-text }
card-G15-name = Fouled southern well
card-G15-text = The well on 35 is out of the game.
card-G15 = { card-G15-name }: { card-G15-text }
card-G16-name = Royal falcons
card-G16-text = The hero of highest rank looks at the next event card and puts it back or takes it out of the game.
card-G16 = { card-G16-name }: { card-G16-text }
card-G17-name = Foul weather
card-G17-text = Every hero with more than 12 willpower drops to 12.
card-G17 = { card-G17-name }: { card-G17-text }
card-G18-name = A wild gor
card-G18-text = The gor on the lowest number moves one space along its arrow, unless the heroes together pay 2, 4 or 6 willpower (two, three or four heroes).
card-G18 = { card-G18-name }: { card-G18-text }
card-G19-name = Exhausting day
card-G19-text = Today the ninth and the tenth hour cost 3 willpower each.
card-G19 = { card-G19-name }: { card-G19-text }
card-G20-name = A farmer falls ill
card-G20-text = One farmer who is not in the castle is lost, of the heroes' choice, unless they together pay 2, 3 or 4 gold or willpower (two, three or four heroes).
card-G20 = { card-G20-name }: { card-G20-text }
card-G21-name = Terror in the southern woods
card-G21-text = The first hero to enter 22, 23, 24 or 25 loses 4 willpower; of several there already, the one of highest rank.
card-G21 = { card-G21-name }: { card-G21-text }
card-G22-name = Fouled mountain well
card-G22-text = The well on 45 is out of the game.
card-G22 = { card-G22-name }: { card-G22-text }
card-G23-name = The smiths at work
card-G23-text = Up to two heroes with at most 6 strength get 1 strength each. The heroes choose them.
card-G23 = { card-G23-name }: { card-G23-text }
card-G24-name = Storm
card-G24-text = Every hero who is not in the forest, in the castle, in the dwarf mine or in the tavern loses 2 willpower.
card-G24 = { card-G24-name }: { card-G24-text }
card-G25-name = A generous keeper
card-G25-text = Every hero with fewer than 6 willpower rolls a die and gets that much willpower.
card-G25 = { card-G25-name }: { card-G25-text }
card-G26-name = Ballad of the heroes
card-G26-text = Today the eighth hour costs no willpower.
card-G26 = { card-G26-name }: { card-G26-text }
card-G27-name = Blind fury
card-G27-text = The creature on the highest number moves one space along its arrow, unless the heroes together pay 2, 3 or 4 gold or willpower (two, three or four heroes).
card-G27 = { card-G27-name }: { card-G27-text }
card-G28-name = Starry night
card-G28-text = Every hero in the sunrise box gets 2 willpower.
card-G28 = { card-G28-name }: { card-G28-text }
card-G29-name = Gift of the keepers
card-G29-text = A shield lies on 57.
card-G29 = { card-G29-name }: { card-G29-text }
card-G30-name = A drink in the tavern
card-G30-text = A wineskin lies on 72.
card-G30 = { card-G30-name }: { card-G30-text }
card-G31-name = Hot rain
card-G31-text = Every hero who is not in the forest, in the castle, in the dwarf mine or in the tavern loses 2 willpower.
card-G31 = { card-G31-name }: { card-G31-text }
card-G32-name = Sleepless night
card-G32-text = Every hero in the sunrise box loses 2 willpower.
card-G32 = { card-G32-name }: { card-G32-text }
card-G33-name = Worn down
card-G33-text = One hero of the heroes' choice loses 1 strength, though never the last.
card-G33 = { card-G33-name }: { card-G33-text }
card-G34-name = A hard bargain
card-G34-text = One hero of the heroes' choice may give 2 strength for 10 willpower.
card-G34 = { card-G34-name }: { card-G34-text }
card-L1-name = Still water
card-L1-text = Nothing happens.
card-L1 = { card-L1-name }: { card-L1-text }
card-L2-name = Cold current
card-L2-text = The swimmer loses 2 willpower.
card-L2 = { card-L2-name }: { card-L2-text }
card-L3-name = Something brushes past
card-L3-text = The swimmer loses 3 willpower.
card-L3 = { card-L3-name }: { card-L3-text }
card-L4-name = Slippery treasure
card-L4-text = The swimmer loses a gem of their choice, or 2 willpower if there is none.
card-L4 = { card-L4-name }: { card-L4-text }
card-L5-name = Long arms
card-L5-text = The swimmer rolls a red die and loses that much willpower.
card-L5 = { card-L5-name }: { card-L5-text }
card-L6-name = Against the stream
card-L6-text = The swimmer spends one more hour.
card-L6 = { card-L6-name }: { card-L6-text }
card-L7-name = Lost bearings
card-L7-text = The swimmer stays on the shore they came from. The hour is gone.
card-L7 = { card-L7-name }: { card-L7-text }
card-L8-name = Sunken coins
card-L8-text = The swimmer gets 2 gold.
card-L8 = { card-L8-name }: { card-L8-text }
card-L9-name = Glowing pool
card-L9-text = The swimmer gets 2 willpower.
card-L9 = { card-L9-name }: { card-L9-text }
card-L10-name = Torn strap
card-L10-text = The swimmer loses a small article of their choice, or 2 willpower if there is none.
card-L10 = { card-L10-name }: { card-L10-text }
card-D1-name = Breath of fire
card-D1-text = Every fighter loses 2 willpower.
card-D1 = { card-D1-name }: { card-D1-text }
card-D2-name = Sweep of the tail
card-D2-text = The fighter with the most strength loses 3 willpower; of several, the one of lowest rank.
card-D2 = { card-D2-name }: { card-D2-text }
card-D3-name = Beating wings
card-D3-text = Fighters on neighbouring spaces pay their hour but add nothing in this round.
card-D3 = { card-D3-name }: { card-D3-text }
card-D4-name = Terrible roar
card-D4-text = In this round every fighter rolls one die less, but at least one.
card-D4 = { card-D4-name }: { card-D4-text }
card-D5-name = Scales of iron
card-D5-text = In this round the dragon has 4 strength more.
card-D5 = { card-D5-name }: { card-D5-text }
card-D6-name = Choking smoke
card-D6-text = Nobody can use a brew or a herb in this round.
card-D6 = { card-D6-name }: { card-D6-text }
card-D7-name = An open flank
card-D7-text = In this round the dragon has 4 strength less.
card-D7 = { card-D7-name }: { card-D7-text }
card-D8-name = Gathering breath
card-D8-text = In this round the dragon rolls one die less, but at least one.
card-D8 = { card-D8-name }: { card-D8-text }

## Fates, creature tokens and helps

fate-F1-name = The rune smith
fate-F1-text = Hand over two rune stones of any colour in the dwarf mine (71).
fate-F1 = { fate-F1-name }: { fate-F1-text }
fate-F2-name = The healer
fate-F2-text = Hand over a herb and a brew in the castle (0). Half a brew will do.
fate-F2 = { fate-F2-name }: { fate-F2-text }
fate-F3-name = The guide
fate-F3-text = A farmer waits on 36. Lead him to 66 in the mountains. If he dies, another comes to 36 at sunrise.
fate-F3 = { fate-F3-name }: { fate-F3-text }
fate-F4-name = The forest hunter
fate-F4-text = A gor waits on 59 and does not move. Take part in the last round of its defeat.
fate-F4 = { fate-F4-name }: { fate-F4-text }
fate-F5-name = The monster in the woods
fate-F5-text = A mighty gor waits on 52 and does not move. Take part in the last round of its defeat.
fate-F5 = { fate-F5-name }: { fate-F5-text }
fate-F6-name = The rune thief
fate-F6-text = A rune skral waits on 61, on a face-down rune stone, and does not move. Take part in the last round of its defeat.
fate-F6 = { fate-F6-name }: { fate-F6-text }
fate-F7-name = The messenger
fate-F7-text = A parchment lies in the castle. Hand it over at the Tree of Songs (57). If it meets a creature it is back in the castle at sunrise.
fate-F7 = { fate-F7-name }: { fate-F7-text }
fate-F8-name = The pilgrim
fate-F8-text = Stand at the Tree of Songs (57), in the dwarf mine (71) and in the tavern (72), in any order.
fate-F8 = { fate-F8-name }: { fate-F8-text }
fate-F9-name = The debtor
fate-F9-text = Pay 6 gold in the tavern (72).
fate-F9 = { fate-F9-name }: { fate-F9-text }
fate-F10-name = The captain
fate-F10-text = End a move in the castle (0) with at least 8, 7 or 6 strength (two, three or four heroes).
fate-F10 = { fate-F10-name }: { fate-F10-text }
token-K1 = gors on 15 and 26
token-K2 = a gor on 21, a troll on 23
token-K3 = a skral on 48, 2 gold on 50
token-K4 = gors on 31 and 52
token-K5 = a gor on 38, 1 gold on 33
token-K6 = a skral on 26, a gor on 46
token-K7 = gors on 22 and 44
token-K8 = a skral on 52, 2 gold on 34
token-K9 = a troll on 33, 3 gold on 25
token-K10 = a gor on 35, a skral on 56
token-K11 = a gor on 43, a wineskin on 36
token-K12 = a skral on 31, a gor on 55
token-K13 = a gor on 42, 2 gold on 24
token-K14 = a troll on 65, 2 gold on 53
token-K15 = gors on 34 and 53

## Counted things

hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
willpower = { $n } willpower
strength = { $n } strength
gold = { $n } gold
spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
shields = { $n ->
    [one] { $n } golden shield
   *[other] { $n } golden shields
}

## What a hero may do

action-choose-figure = { $figure }
action-lay-fog = No fog here: { $space }
action-walk = Walk: { $space }
action-swim = Swim: { $space }
action-stop = Stop here
action-drink-wine = Half a wineskin for a step
action-herb-steps = For steps: { $herb }
action-take-along = Take along: { $farmer }
action-leave-behind = Leave behind: { $farmer }
action-move-friend = Move { $friend }: { $space }
action-pass = Pass (takes an hour)
action-end-day = End the day
action-go-ahead = Let the day begin
action-propose = { $aim ->
    [fight] Propose to fight together: { $space }
    [meet] Propose to meet: { $space }
    [trade] Propose to trade: { $space }
   *[goal] Propose as the next goal: { $space }
}
action-empty-well = Empty the well
action-pick-up = Pick up: { $piece }
action-pick-up-gold = Pick up the gold
action-drop = Put down: { $piece }
action-drop-gold = Put down { $coin } gold
action-give = Give { $seat }: { $piece }
action-give-gold = Give { $seat } { $coin } gold
action-buy = Buy: { $piece }
action-buy-strength = Buy 1 strength
action-look = Look through the telescope at the fog: { $space }
action-turn-up = Turn up: { $piece }, { $space }
action-herb-willpower = For willpower: { $herb }
action-send-falcon = Send the falcon: { $seat }
action-land = The falcon comes home
action-fulfil-fate = Meet your fate
action-hand-in = Hand over for good: { $piece }
action-hand-in-gold = Hand over { $coin } gold for good
action-call-help = Call for help: { $card }
action-fight = Fight: { $space }, { $creature }
action-storm = Storm the castle: { $creature }
action-clear-rubble = Clear the rubble: { $space }
action-remove-rubble = Clear away: { $piece }
action-agree = Agree
action-object = Object
action-invite = Invite { $seat }
action-begin = Begin the fight
action-join = Join the fight
action-decline = Decline
action-throw = { $dice ->
    [bow] Roll the dice one by one
    [black] Roll the black die
   *[own] Roll all your dice
}
action-roll-on = Roll the next die
action-keep = Leave it as it is
action-turn-die = Turn the { $die ->
    [0] first
    [1] second
    [2] third
    [3] fourth
   *[other] fifth
} die
action-drink-brew = Half a brew: double the best die
action-herb-strength = For strength: { $herb }
action-use-poison = Use the poison
action-raise-shield = Raise the shield
action-fight-on = Fight on
action-withdraw = Withdraw
action-hand-over = Hand over to { $seat }: { $piece }
action-reward = { $seat }: { $gold ->
    [0] { $willpower ->
        [0] nothing
       *[other] { $willpower } willpower
    }
   *[other] { $willpower ->
        [0] { $gold } gold
       *[other] { $gold } gold and { $willpower } willpower
    }
}
action-share = { $seat }: { $amount }
action-contribute = { $seat } pays { $unit ->
    [gold] { $amount } gold
   *[willpower] { $amount } willpower
}
action-choose-hero = { $seat }
action-choose-space = { $space }
action-bargain = Accept
action-bargain-for = Accept for: { $piece }
action-give-up = Lose this: { $piece }
action-discard-card = Out of the game with the card
action-put-back = Put the card back

# Many of a kind in the list of what may be done
group-walk = Walk
group-swim = Swim
group-move-friend = Lead friends
group-propose = Propose a plan
group-drop = Put down
group-drop-gold = Put down
group-give = Give
group-give-gold = Give
group-buy = Buy
group-hand-in = Hand over for good
group-hand-in-gold = Hand over for good
note-there = { $there }

## What a hero is asked

prompt-take-figure = Which hero will you be?
prompt-clear-fog = Setting up: there are fewer fog tokens than places for them. Point at a place that is to have no fog; { $left ->
    [one] it is the last one.
   *[other] { $left } to choose.
}
unspent-hours = { $hours ->
    [one] One hour of this day is left.
   *[other] { $hours } hours of this day are left.
} Press again to end the day all the same.
unspent-spaces = { $free ->
    [one] One space of the move would be free.
   *[other] { $free } spaces of the move would be free.
} Press again to stop here all the same.
prompt-turn = Your turn. { $hours ->
    [0] No hour of the day is left; overtime costs willpower.
    [one] { $hours } hour of the day is left.
   *[other] { $hours } hours of the day are left.
}
prompt-free = Another hero is on turn. What you can do now costs no hour.
prompt-talk = Talk first: say what you have in mind, or let the day begin.
prompt-moving = Walk on, or stop here? { $free ->
    [0] { $hours ->
        [one] You can pay for { $hours } more step.
       *[other] You can pay for { $hours } more steps.
    }
    [one] { $free } step is free, and you can pay for { $hours }.
   *[other] { $free } steps are free, and you can pay for { $hours }.
}
prompt-guiding = Lead them on for another hour, or stop here?
prompt-flight = The falcon is on its way: what does it carry?
prompt-muster = Whom do you invite to this fight?
prompt-answer-call = You are called to a fight on { $space }. Do you join?
prompt-choose-dice = How do you roll?
prompt-roll-again = Your die shows { $die }. Roll the next one? { $left ->
    [one] { $left } die is left.
   *[other] { $left } dice are left.
}
prompt-after-throw = Your roll counts { $value }. What do you add to it?
prompt-turn-a-die = A fellow fighter's roll counts { $value }. Do you turn a die?
prompt-shield-up = You are to lose { $points } willpower. Do you raise your shield?
prompt-between-rounds = Fight on, or withdraw?
prompt-choose-rubble = The attack of { $attack } does not clear all of it. What goes?
prompt-agree-to-reward = The leader would keep the whole reward. Gold: { $gold }, willpower: { $willpower }. Do you agree?
prompt-share-reward = Who gets what of the reward? { $left } left.
prompt-share-gold = Share out the gold of the group: who gets how much? { $left } left.
prompt-share-willpower = Who gets willpower? { $left } left.
prompt-share-loss = Who loses willpower? { $left } to go.
prompt-share-article = Who gets this: { $piece }? { $left ->
    [one] It is the last one.
   *[other] { $left } left.
}
prompt-choose-heroes = Which hero does the card mean?
prompt-ransom = Do you pay to be spared? { $gold ->
    [0] { $left } willpower is asked for, from all heroes together.
   *[other] { $left } gold or willpower is asked for, from all heroes together.
}
prompt-take-offer = Do you accept? You pay { $pay-gold ->
    [0] { $pay-willpower ->
        [0] { $pay-strength } strength
       *[other] { $pay-willpower } willpower
    }
   *[other] { $pay-gold } gold
} and get { $article ->
    [none] { $gold ->
        [0] { $willpower ->
            [0] { $strength } strength
           *[other] { $willpower } willpower
        }
       *[other] { $gold } gold
    }
   *[other] one article
}.
prompt-take-gamble = Do you roll the die for willpower?
prompt-gives-up = What do you lose?
prompt-turn-up-fog = Which fog do you turn up? { $left ->
    [one] This is the last one.
   *[other] { $left } left.
}
prompt-avert-event = Do you raise a shield and avert this card for all? { $card }
prompt-avert-lake = Do you raise a shield and avert the card of the lake?
prompt-hold-shield = Do you raise your shield and avert the harm for all fighters?
prompt-in-the-fire = The fire reaches you. Do you raise your shield?
prompt-lose-piece = On which space is this lost: { $piece }?
prompt-peek-at-event = The next event card – { $card }
prompt-over = { $count ->
    [0] The legend is over, and it is lost.
   *[other] The legend is over, and you have won it together!
}

## What has happened

event-figure-chosen = { $seat }: { $figure }.
event-card-read = The story goes on: { $title }.
event-event-drawn = Event card – { $card }
event-event-averted = { $seat } raises a shield: the card does nothing.
event-lake-card-drawn = { $seat } draws a card of the secret lake – { $card }
event-dragon-card-turned = The dragon's card – { $card }
event-creature-token-turned = Creature token: { $token }.
event-fate-dealt = { $seat } draws a fate – { $fate }
event-fate-met = { $seat } has met a fate – { $fate }
event-help-revealed = Help for the heroes – { $promise }
event-hero-walked = { $seat } walks: { $source } → { $target }{ $willpower ->
    [0] .
   *[other] {" "}(overtime: { $willpower } willpower).
}
event-hero-swam = { $seat } swims: { $source } → { $target }.
event-turn-passed = { $seat } passes for an hour.
event-day-ended = { $seat } ends the day{ $rooster ->
    [yes] {" "}and will begin the new one.
   *[no] .
}
event-sun-rose = The sun rises on day { $day }.
event-narrator-moved = The narrator comes to { $letter }.
event-end-moved = The end of the legend moves closer, to { $letter }.
event-talk-ended = { $seat }: Let the day begin.
event-proposal-made = { $seat }: { $aim ->
    [fight] Let us fight together – { $space }.
    [meet] Let us meet – { $space }.
    [trade] Let us trade – { $space }.
   *[goal] Our next goal – { $space }.
}
event-willpower-changed = { $change-lost ->
    [0] { $seat } gains { $change } willpower.
   *[other] { $seat } loses { $change-lost } willpower.
}
event-strength-changed = { $change-lost ->
    [0] { $seat } gains { $change } strength.
   *[other] { $seat } loses { $change-lost } strength.
}
event-gold-got = { $seat } gets { $coins } gold.
event-piece-got = { $seat } gets: { $piece }.
event-piece-used = { $seat } uses: { $piece }.
event-piece-lost = { $seat } loses: { $piece }.
event-piece-given = { $seat } gives { $to }: { $piece }.
event-gold-given = { $seat } gives { $to } { $coins } gold.
event-piece-dropped = { $seat } puts down: { $piece }, { $space }.
event-gold-dropped = { $seat } puts down { $coins } gold, { $space }.
event-piece-bought = { $seat } buys for { $price } gold: { $piece }.
event-strength-bought = { $seat } buys 1 strength for { $price } gold.
event-well-emptied = { $seat } empties the well on { $space }: { $willpower } willpower.
event-well-gone = The well on { $space } is out of the game.
event-fog-lifted = { $seat } lifts the fog on { $space }: { $fog }.
event-fog-seen = The fog on { $space } hides { $fog }.
event-token-seen = On { $space } there lies: { $piece }.
event-token-laid = New on { $space }: { $piece }.
event-gold-laid = New on { $space }: { $coins } gold.
event-token-gone = Gone from { $space }: { $piece }.
event-falcon-sent = { $seat } sends the falcon to { $to }.
event-farmer-saved = { $seat } brings a farmer to safety: one more golden shield.
event-farmer-killed = A farmer is killed on { $space }.
event-friend-came = New on { $space }: { $friend }.
event-friend-moved = { $seat } leads { $friend }: { $source } → { $target }.
event-friend-left = No longer with the heroes: { $friend }.
event-creature-placed = A creature appears on { $space }: { $creature }.
event-creature-moved = A creature moves, { $source } → { $target }: { $creature }.
event-creature-entered = A creature is in the castle: { $creature }. { $left ->
    [0] No golden shield is free any more.
    [one] { $left } golden shield is still free.
   *[other] { $left } golden shields are still free.
}
event-garrison-grew = A creature holds the castle: { $creature }.
event-creature-escaped = A creature leaves through the gate: { $creature }.
event-creature-removed = Removed from { $space }: { $creature }.
event-creature-defeated = A creature is defeated on { $space }: { $creature }!
event-opponent-revealed = The opponent shows itself: { $creature }{ $late ->
    [yes] , stronger because it had to wait.
   *[no] .
}
event-battle-began = { $seat } attacks on { $space }: { $creature }.
event-rubble-attacked = { $seat } sets about the rubble on { $space }.
event-hero-invited = { $seat } invites { $to } to join the fight.
event-hero-joined = { $seat } joins the fight.
event-hero-declined = { $seat } declines.
event-round-began = Round { $round }.
event-dice-thrown = { $seat } rolls { $dice }: { $value }.
event-die-turned = { $seat } turns a die of { $owner }: { $source } → { $target }.
event-foe-threw = The creature rolls { $dice }: { $value } ({ $creature }).
event-round-won = { $attack } against { $defence }: the heroes win the round.
event-round-lost = { $attack } against { $defence }: the heroes lose the round.
event-round-tied = { $attack } on both sides: nothing happens.
event-shield-raised = { $seat } raises the shield.
event-hero-fell = { $seat } has no willpower left.
event-hero-withdrew = { $seat } withdraws.
event-battle-broken = The fight on { $space } ends without a winner.
event-rubble-cleared = Cleared from { $space }: { $piece }.
event-reward-refused = { $seat } does not agree: the leader may not keep the whole reward.
event-reward-taken = { $gold ->
    [0] { $willpower ->
        [0] { $seat } takes no reward.
       *[other] { $seat } takes a reward: { $willpower } willpower.
    }
   *[other] { $willpower ->
        [0] { $seat } takes a reward: { $gold } gold.
       *[other] { $seat } takes a reward: { $gold } gold and { $willpower } willpower.
    }
}
event-bridge-broken = The bridge between { $source } and { $target } is gone.
event-merchant-gone = Nothing is sold on { $space } any more.
event-dragon-landed = The dragon lands on { $space }.
event-fire-broke = Fire breaks out in zone { $zone }.
event-alarm-raised = Alarm! The creatures have noticed the heroes on { $space }.
event-castle-freed = The castle is free again!
event-treasure-delivered = { $seat } hands over { $value }; { $total } altogether.
event-die-rolled = The die shows { $value }.
event-task-done = Done: { $task ->
    [turn-fog] a fog token is activated.
    [buy-strength] strength is bought.
    [empty-well] the well is emptied.
   *[reach] a hero is in the castle.
}
event-training-over = { $done ->
    [yes] The training day is over, and everything is done.
   *[no] The training day is over, but something is missing. Once more!
}
event-legend-won = The legend is won!
event-legend-lost = { $reason ->
    [castle] The castle has fallen. The legend is lost.
    [opponent-in-castle] The opponent is in the castle. The legend is lost.
    [time] The narrator has come to the end, but the goal is not reached. The legend is lost.
   *[other] The legend is lost.
}

## Options

option-legend = Legend
option-legend-help = Which story is played. The first one is for newcomers; the others can be played in any order.
option-legend-arrival = 1 The Arrival of the Heroes
option-legend-healing = 2 The Healing of the King
option-legend-resistance = 3 The Days of Resistance
option-legend-mine = 4 Secrets of the Mine
option-legend-dragon = 5 The Wrath of the Dragon
option-legend-drowned-bell = 6 The Drowned Bell
option-legend-arrival-help = Guard the castle and carry the king’s letter to the Tree of Songs. About an hour; the one to begin with.
option-legend-healing-help = Find the witch and the herb for the sick king, then break the stronghold of the skrals. About an hour and a half; demanding.
option-legend-resistance-help = Meet your fates while creatures spring up everywhere, then face whom the dark mage has sent; different every time. About an hour and a half; demanding.
option-legend-mine-help = Steal gems from under the noses of the creatures in the dwarf mine, on the other side of the board. About an hour; moderate.
option-legend-dragon-help = Retake the castle, gather friends and brews, and bring the dragon down before it arrives. Two hours; the hardest of all.
option-legend-drowned-bell-help = Raise three stones of an old bell from the waters and wake it before the trolls arrive. A legend of our own; about an hour, moderate.
option-difficulty = Level
option-difficulty-help = How hard the legend is. Not every legend has every level.
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-figures = Heroes
option-figures-help = Everybody chooses a hero, or the heroes are drawn.
option-figures-choose = Chosen
option-figures-drawn = Drawn
option-training = Training day
option-training-help = Only in the first legend: it begins with a day on which nobody fights and everybody learns.

## The picture

# The language these words are in; texts of legend files are chosen by it.
language = en
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
well-full = a full well
well-empty = an empty well
status-day = Day { $day }, narrator on { $letter }, { $n ->
    [0] the end
    [one] { $n } letter to { $last }
   *[other] { $n } letters to { $last }
}.
status-castle = Castle: { $free ->
    [0] no shield free
    [one] { $free } shield free
   *[other] { $free } shields free
}{ $sunrises ->
    [none] .
    [0] , { $n } entering.
    [one] , { $n } could enter at the next sunrise.
   *[other] , { $n } could enter in { $sunrises } sunrises.
}
status-mine = Handed over: { $n } of { $target }, { $alarm ->
    [yes] alarm
   *[no] no alarm
}.
status-hero = You: { $figure } on { $space }: { $strength }, { $willpower }, { $dice }, { $gold }, { $asleep ->
    [yes] day ended
   *[no] { $hours } of { $most } hours used
}.
panel-map = Map
panel-status = How things stand
panel-heroes = Heroes
panel-threats = Threats
panel-shop = Shop
panel-battle = { $n ->
    [0] Fight
   *[other] Fight, round { $n }
}
panel-end = The end
map-key-figures = G gor · S skral · W wardrak · T troll · D dragon · ! special · ¹²³⁴ heroes
map-key-friends = p prince · d dwarves · w witch · v Varkur · t stronghold
map-key-things = ≈ fog · ○ full well · ∅ empty well · $ merchant · f farmer · # rubble · * something lies here
heroes-name = player
heroes-hero = hero
heroes-space = at
heroes-strength = str
heroes-willpower = will
heroes-dice = dice
heroes-hours = hours
heroes-gold = gold
threats-creature = creature
threats-space = space
threats-arrives = arrives
threats-strength = strength
threats-willpower = willpower
threats-dice = dice
threats-reward = reward
threats-none = No creature is on the map.
threats-stays = stays
threats-sunrises = { $n ->
    [0] now
    [one] next sunrise
   *[other] { $n } sunrises
}
story-title = { $title } ({ $level })
story-goal = Goal: { $goal }
story-task = { $done ->
    [yes] Done: { $task }
   *[no] To do: { $task }
}
story-help = Help: { $help }
shop-article = article
shop-left = left
shop-price = gold
shop-note = Strength costs 2 gold at a merchant; among their own people the dwarf pays only 1. Brews are sold by the witch; the archer pays 1 gold less.
shop-only-strength = In this legend merchants sell only strength: 2 gold each, among their own people 1 for the dwarf.
plan = { $seat }: { $aim ->
    [fight] let us fight together, { $space }.
    [meet] let us meet, { $space }.
    [trade] let us trade, { $space }.
   *[goal] our next goal, { $space }.
}
end-won = The legend “{ $title }” is won, on day { $day }.
end-lost = The legend “{ $title }” is lost, on day { $day }.
speak-ground = { $space }: { $things }.
speak-fog = Fog on { $spaces }.
things-several = { $n }× { $thing }
speak-held = { $piece } under the creature
speak-friend = On { $space }: { $friend }.
speak-space = { $space } ({ $terrain }){ $here ->
    [none] {""}
   *[other] : { $here }
}
speak-merchant = merchant
speak-merchants = Merchants: { $spaces }.
speak-broken = The bridge between { $source } and { $target } is gone.
speak-ways = From { $space } one can walk to { $spaces }.
speak-no-hero = { $seat } has not chosen a hero yet.
speak-hero = { $seat }, { $figure }: on { $space }, with { $strength }, { $willpower } and { $dice }.
speak-hours = { $asleep ->
    [yes] { $rooster ->
        [yes] { $seat } has ended the day and begins the next one.
       *[no] { $seat } has ended the day.
    }
   *[no] { $seat } has used { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    } and could pay for { $left } more.
}
speak-carries = { $seat } carries: { $things }.
speak-nothing = nothing
speak-fate = Fate of { $seat }, { $done ->
    [yes] met
   *[no] still open
}: { $fate }
speak-turn = { $seat } is to act.
speak-shields = { $free ->
    [0] No golden shield is free
    [one] { $free } golden shield is free
   *[other] { $free } golden shields are free
}, of { $n }.
speak-threat = { $n ->
    [one] One creature
   *[other] { $n } creatures
} could be in the castle { $sunrises ->
    [0] at once
    [one] at the next sunrise
   *[other] after { $sunrises } sunrises
}; no other could be there sooner.
speak-garrison = { $n ->
    [one] { $n } creature holds
   *[other] { $n } creatures hold
} the castle.
speak-treasure = Handed over: { $n } of { $target }.
speak-alarm = The alarm is raised: the creatures run for the gate.
speak-quiet = All is quiet: the creatures do not move at sunrise.
speak-creatures-stronger = Today every creature has { $n } more strength.
speak-last-hour = Today hour { $n } is the last.
speak-hour-costs = Today hours 8, 9 and 10 cost { $eight }, { $nine } and { $ten } willpower.
speak-lasting = An event card waits here: { $spaces }.
speak-next-event = The next event card is known – { $card }
speak-creature = { $space }, { $creature }: { $strength }, { $willpower }, { $dice }, reward { $reward }; { $sunrises ->
    [none] it stays where it is
    [0] it is in the castle
   *[other] it could be { $board ->
        [mine] at the gate
       *[other] in the castle
    } { $sunrises ->
        [one] at the next sunrise
       *[other] after { $sunrises } sunrises
    }
}.
speak-track = The narrator is on { $letter }; the legend ends on { $last }, { $n ->
    [one] { $n } letter
   *[other] { $n } letters
} ahead. { $stars ->
    [none] No card is waiting any more.
   *[other] Cards are waiting on { $stars }.
}
speak-story = The last card, { $title }: { $story }
speak-foe = The foe, { $creature }, { $space }: { $strength }, { $willpower }, { $dice }.
speak-rubble = Rubble is to be cleared: { $space }.
speak-fighters = Fighters: { $seats }.
speak-thrown = { $seat } has rolled { $dice }{ $brew ->
    [yes] {" "}and drunk half a brew
   *[no] {""}
}{ $herb ->
    [0] {""}
   *[other] {" "}and added a herb of { $herb }
}: { $n }.
speak-not-thrown = { $seat } still has to roll.
speak-barred = { $seat } adds nothing in this round.
speak-fight-card = { $averted ->
    [yes] A shield averts the card – { $card }
   *[no] The card of this round – { $card }
}
speak-attack = Attack so far: { $attack }, with { $strength } strength{ $friends ->
    [0] .
   *[other] {" "}and { $friends } of friends.
}
speak-defence = The foe has rolled { $dice }; its defence is { $defence }.
speak-odds = { $action }: { $round }% to win the round, { $fight }% to win the fight.
speak-shelf = { $piece }: { $n } left, { $price }.

## The guided first legend

tutorial-welcome = Creatures are on their way to the castle, and you defend it together. Nobody plays against anybody here: you win the legend as one, or lose it as one. I will point things out as they come up.
    .title = Welcome to Andor
tutorial-figure = Four heroes, each as a man or a woman. The warrior rolls many dice, the archer shoots from the next space, the wizard turns dice over, and the dwarf buys strength cheaply. Any of them is a good first hero.
    .title = Who will you be?
tutorial-tasks = The first day is for practice. Lift a fog, buy strength at the market, drink from the well, and then somebody goes home to the castle. Share the work: one hero cannot do it all.
    .title = Four tasks, one day
tutorial-hours = Every step costs an hour, and a day has seven. Your marker moves along this track; when it runs out, your day is over.
    .title = Seven hours
tutorial-walk = Click a glowing space and your hero walks there by the shortest way. You may walk on as often as you like, as long as you can pay the hours.
    .title = On your way
tutorial-stop = Nothing happens on the spaces you pass through. Stop when you are where you want to be: only there can you lift fog, drink, buy and pick up.
    .title = Stopping counts
tutorial-free = You are not on turn, and still there is something you can do: free activities cost no hours, whoever is on turn. Drink, trade and hand things over whenever you like.
    .title = Out of turn
tutorial-well = A well gives three willpower, the warrior five. Willpower decides how many dice you roll, so keep it up.
    .title = Drink
tutorial-market = Two gold buy one strength. Strength is added to every roll you make in a fight, for the whole legend.
    .title = Strength lasts
tutorial-fog = Under the fog lie gold, willpower, strength, or an event card. Whoever stops there finds out.
    .title = Into the fog
tutorial-sunrise = When everybody has ended the day, the sun rises: an event card, then all creatures move one space along the arrows, the wells fill up, and the narrator moves one letter.
    .title = The sun rises
tutorial-track = The narrator tells your legend from A to N. He moves with every sunrise and with every creature you defeat, so do not fight more than you have to. A star means that a card is waiting there.
    .title = The narrator
tutorial-castle = Every creature that enters the castle takes a golden shield. When a creature comes and no shield is free, the legend is lost. This panel tells which creature could be there when.
    .title = Golden shields
tutorial-fight = You stand next to your foe. A round costs an hour: your best die plus your strength against its dice plus its strength. The loser loses the difference in willpower.
    .title = To arms
tutorial-invite = Call others to join the fight: all strengths and all best dice are added up. But everybody pays the hour, and everybody takes the loss.
    .title = Side by side
tutorial-odds = Beside every choice you see how likely it is to win this round, and the whole fight.
    .title = The odds
tutorial-reward = A defeated creature pays, in gold or in willpower, as you like. If you fought together, share it out.
    .title = The reward
tutorial-overtime = Your seven hours are used up. Up to three more are possible, at two willpower each, but never your last.
    .title = Overtime
tutorial-end-day = Enough for today? End the day. Whoever ends it first begins tomorrow.
    .title = Good night
tutorial-propose = You can say what you have in mind, and where others could help. Companions take it into account and tell you their own plans.
    .title = Make a plan
tutorial-letter = The letter must reach the Tree of Songs, far in the east. It must never share a space with a creature, not even for a moment, so clear the way first.
    .title = The king's letter
tutorial-undo = A slip of the hand? As long as nobody has learnt anything new, you can take your moves back here.
    .title = Second thoughts
tutorial-log = Everything that happens is written down here. Click a line to see the table as it was then.
    .title = What happened?
tutorial-alone = You know enough now. What glows can be chosen; rest the pointer on anything (or press it for a while) to have it explained. Save the castle!
    .title = Over to you
tutorial-over = That was your first legend. The next ones bring articles, a witch, trolls, a mine and a dragon.
    .title = The end of the legend

## Legends of one's own

own-legend-fine = “{ $title }” ({ $name }) is in order.
own-legend-played = It is played on the { $board ->
    [mine] board of the mine
   *[main] board of the land
}. Levels: { $levels }. Heroes: { $heroes }.
own-legend-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. At the letters: { $cards }. Otherwise: { $others }.
own-legend-won-when = To win: { $condition }.
own-legend-lost-when = Lost at once: { $condition }.
condition-castle-held = the castle holds
condition-castle-free = the castle is free
condition-witch-found = the witch is found
condition-piece-at = on { $space } there lies or is carried: { $what } ({ $n })
condition-lost = a creature has met this: { $what }
condition-defeated = defeated: { $what } ({ $n })
condition-fates-done = every hero has met a fate
condition-opponent-hidden = the opponent is still hidden
condition-opponent-defeated = the opponent is defeated
condition-delivered = treasure worth { $n } is handed over
condition-read = card { $card } has come up
condition-level = the level is { $of }
condition-merchant-open = the merchant on { $space } trades
condition-not = it is not true that { $that }
condition-any = one of these: { $of }
pieces-rune = rune stone
pieces-herb = herb
pieces-gem = gem
pieces-rubble = rubble

## Errors

error-level-not-in-legend = This legend has no level “{ $level }”. Its levels: { $known }.
error-heroes-not-in-legend = This legend is not for { $players } heroes. It is for: { $known }.
error-no-training = Only the first legend has a training day. Leave it out, or play the legend “arrival”; chosen was “{ $legend }”.
error-not-your-turn = Another hero is on turn. Until then you can do what costs no hour: { $offered }.
error-not-while-walking = You are on your way: stop first, and do it where you stand.
error-walked-this-turn = Your turn is a move now. You can fight in your next turn, from where you stand then.
error-walk-first = You are in the middle of a move. Walk on or stop: { $offered }.
error-no-way-there = No way leads from here to { $space }. Possible: { $offered }.
error-space-barred = Nobody can enter { $space }: rubble bars the way, or the creatures that hold the castle do.
error-too-far = It is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to { $space }, and you can pay for { $most }.
error-step-by-step = Something would happen on the way to { $space }. Walk there step by step.
error-no-hour-left = Your day has no hour left. End it.
error-overtime-too-dear = Overtime would take your last willpower: you have { $willpower }. End your day.
error-no-creature-there = There is no creature on { $space }.
error-creature-out-of-reach = You can only fight a creature on your own space, or next door with a bow. The one on { $space } is out of your reach.
error-strong-enough = You have 14 strength already; nobody can have more.
error-not-carried = You do not carry that.
error-hero-elsewhere = You can only give something to a hero on your space.
error-hero-cannot-take = That hero has ended the day or is on the way, and can take nothing now.
error-no-place-for-it = There is no free place for it on the hero's board: three small articles, one large one and one helm fit.
error-no-such-coins = You have only { $gold } gold.
error-falcon-tired = The falcon has flown today. It is rested after sunrise.
error-not-for-sale = This cannot be bought here.
error-no-witch-here = Brews are sold by the witch, to heroes on her space.
error-sold-out = None of these is left in the shop.
error-too-dear = It costs { $price } gold, and you have { $money }.
error-no-merchant-here = No merchant trades on { $space }.

# The box, explained
lexicon-heroes = Heroes
lexicon-pieces = Articles and tokens
lexicon-creatures = Creatures
lexicon-friends = Others in the land
lexicon-fates = Fates
