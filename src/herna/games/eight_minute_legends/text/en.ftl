# Every word of Eight-Minute Empire: Legends.

game-title = Eight-Minute Empire: Legends
game-blurb = An archipelago that is never the same twice, with dragons, elves and old castles: take a creature, use its power, and rule the islands.

## The map

side-village = Standing Stones
region-vil1 = Standing Stones
region-vil2 = North Cape
region-vil3 = Old Village
region-vil4 = Pinewood
region-vil5 = South Spit
side-greatland = Greatland
region-gre1 = Fir Hills
region-gre2 = Gull Coast
region-gre3 = High Moor
region-gre4 = West Vale
region-gre5 = Heartland
region-gre6 = Reed Fen
region-gre7 = South Cape
side-bridges = Rope Bridges
region-bri1 = West Rock
region-bri2 = Pagoda Rock
region-bri3 = Pier Rock
side-redforest = Red Forest
region-red1 = North Grove
region-red2 = Middle Grove
region-red3 = South Grove
side-volcano = Volcano Isles
region-vol1 = Soot Point
region-vol2 = Ash Shore
region-vol3 = Green Terrace
region-vol4 = Basalt Bay
region-vol5 = East Crater
region-vol6 = West Crater
region-vol7 = Lava Foot
side-sundered = Sundered Isles
region-sun1 = Upper Reef
region-sun2 = Gannet Bay
region-sun3 = Mid Rock
region-sun4 = Seal Beach
region-sun5 = Lower Reef
side-jungle = Jungle Crescent
region-jun1 = Hook Cape
region-jun2 = Cliff Top
region-jun3 = Deep Jungle
region-jun4 = Waterfall Lake
region-jun5 = Palm Coast
side-peaks = Grey Peaks
region-pea1 = Needle Peaks
region-pea2 = Long Slope
region-pea3 = Lone Mount
island-village-a = Stone Isle
island-greatland-a = Greatland
island-bridges-a = West Rock
island-bridges-b = Pagoda Rock
island-bridges-c = Pier Rock
island-redforest-a = Red Forest
island-volcano-a = Soot Isle
island-volcano-b = Crater Isle
island-sundered-a = Upper Isle
island-sundered-b = Mid Rock
island-sundered-c = Lower Isle
island-jungle-a = Jungle Crescent
island-peaks-a = Needle Isle
island-peaks-b = Lone Mount
place-centre = centre
place-left = left arm
place-right = right arm
place-stem = stem
place-first = first place
place-second = second place
place-third = third place
place-fourth = fourth place
# How a thing of each kind is called in sentences: these are known by their names alone.
thing-side = { $name }
thing-place = { $name }
thing-token = { $name }
# What is ours where nothing better is known, and why.
house-greatland = Greatland: its regions and borders come from a public list; its drawing and the lines to its edges are ours, because no picture of it is public.
house-sundered = Sundered Isles: their regions and borders come from a public list; their drawing, the sea between them and the lines to the edges are ours, because no picture of them is public.
house-start = Greatland holds the start token: the rulebook shows the side with this rule only in a picture that we do not have, so we chose the largest island.
house-boards = Which side lies on the back of which is not known: the four pairs are ours.

## Tokens and leaders

token-start = start token
token-start-help = Everybody may place new armies here, with or without a city.
token-spring = magic spring
token-spring-help = Counts as 2 elixirs.
token-shelter = shelter
token-shelter-help = +1 army with each of your place actions.
token-treasure = buried treasure
token-treasure-help = 1 coin from the bank, once.
token-spellbook = spellbook
token-spellbook-help = 1 point at the end, and you win every tie on points.
token-stable = stable
token-stable-help = +1 movement in each of your move actions.
token-swamp = poison swamp
token-swamp-help = Takes 1 point from its holder at the end.
token-citadel = citadel
token-citadel-help = 1 point at the end for whoever controls its region.
token-dragon = dragon
token-dragon-help = Whoever brings the seventh army here, counting all colours, slays it: 2 points at the end.
token-portal = magic portal
token-portal-help = Armies move between the two portals as over a land border.
token-robbers = robbers
token-robbers-help = Every army that is placed here or moves in pays 1 coin to the bank.
token-covered = face-down token
token-covered-help = A discovery or the poison swamp. Whoever controls the region at the end of a turn knows it.
# Two letters each, for the map.
token-spring-short = SP
token-shelter-short = SH
token-treasure-short = TR
token-spellbook-short = BO
token-stable-short = ST
token-swamp-short = SW
token-citadel-short = CI
token-dragon-short = DR
token-portal-short = PO
token-robbers-short = RO
token-covered-short = ??
leader-fairy-queen = Fairy Queen
leader-fairy-queen-help = 1 point with at least 3 forest cards. After the last turn you may take one more card at its price, without its action.
leader-robber-king = Robber King
leader-robber-king-help = You may place armies at other players' cities for 1 coin each to the owner. You take 1 coin from whoever loses an army to you.
leader-red-sorceress = Red Sorceress
leader-red-sorceress-help = Five armies at the start. You keep opponents' armies that you destroy: 1 point for every three.
leader-white-knight = White Knight
leader-white-knight-help = 1 more point for every island of at least three regions that you control. Where you build a city you may put one more army.

## Counted things

armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
cities = { $n ->
    [one] { $n } city
   *[other] { $n } cities
}
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
regions = { $n ->
    [one] { $n } region
   *[other] { $n } regions
}

## Cards

family-ancient = ancient
family-cursed = cursed
family-dire = dire
family-forest = forest
family-night = night
family-noble = noble
family-arcane = arcane
family-mountain = mountain
ability-move-bonus = +{ $n } movement
ability-army-bonus = { $n ->
    [one] +{ $n } army
   *[other] +{ $n } armies
}
ability-flying = { $n ->
    [one] flying
   *[other] flying ×{ $n }
}
ability-elixir = { $n ->
    [one] { $n } elixir
   *[other] { $n } elixirs
}
ability-coins-now = { $n ->
    [one] { $n } coin at once
   *[other] { $n } coins at once
}
ability-immune = immunity
ability-vp-per-family = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} per { $family ->
    [ancient] ancient
    [cursed] cursed
    [dire] dire
    [forest] forest
    [night] night
    [noble] noble
    [arcane] arcane
   *[mountain] mountain
} card
ability-vp-set = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} for { $need ->
    [2] both
   *[other] all { $need }
} { $family ->
    [ancient] ancient
    [cursed] cursed
    [dire] dire
    [forest] forest
    [night] night
    [noble] noble
    [arcane] arcane
   *[mountain] mountain
} cards
ability-vp-per-coins = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} per { $coins } coins left
ability-vp-per-flying = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} per flying symbol
ability-move-bonus-help = Each of your move actions has that many more movement points.
ability-army-bonus-help = With each of your place actions you may place that many more armies.
ability-flying-help = Every sea line costs your armies one movement point less for each flying symbol, but at least one.
ability-elixir-help = Whoever has the most elixirs at the end gets 2 points; those who tie get 1 each.
ability-coins-now-help = You get the coins once, when you take the card.
ability-immune-help = Your armies cannot be destroyed.
ability-vp-per-family-help = Points at the end for each of your cards with this adjective; the card counts itself if it has it.
ability-vp-set-help = Points at the end, if you have all cards with this adjective.
ability-vp-per-coins-help = Points at the end for the coins you have left.
ability-vp-per-flying-help = Points at the end for each of your flying symbols.
-move-bonus = +{ $n } movement
-army-bonus = { $n ->
    [one] +{ $n } army
   *[other] +{ $n } armies
}
-flying = { $n ->
    [one] flying
   *[other] flying ×{ $n }
}
-elixir = { $n ->
    [one] { $n } elixir
   *[other] { $n } elixirs
}
-coins-now = { $n ->
    [one] { $n } coin at once
   *[other] { $n } coins at once
}
-immune = immunity
-vp-per-family = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} per { $family } card
-vp-set = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} for { $need ->
    [2] both
   *[other] all { $need }
} { $family } cards
-vp-per-coins = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} per { $coins } coins left
-vp-per-flying = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} per flying symbol
-place = { $n ->
    [one] place { $n } army
   *[other] place { $n } armies
}
-move = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
-city = { $n ->
    [one] build a city
   *[other] build { $n } cities
}
-destroy = { $n ->
    [one] destroy an army
   *[other] destroy { $n } armies
}
card-ancient-phoenix-name = Ancient Phoenix
card-ancient-sage-name = Ancient Sage
card-ancient-tree-spirit-name = Ancient Tree Spirit
card-ancient-woods-name = Ancient Woods
card-cursed-banshee-name = Cursed Banshee
card-cursed-gargoyles-name = Cursed Gargoyles
card-cursed-king-name = Cursed King
card-cursed-mausoleum-name = Cursed Mausoleum
card-cursed-tower-name = Cursed Tower
card-dire-dragon-name = Dire Dragon
card-dire-eye-name = Dire Eye
card-dire-giant-name = Dire Giant
card-dire-goblin-name = Dire Goblin
card-dire-ogre-name = Dire Ogre
card-forest-elf-name = Forest Elf
card-forest-gnome-name = Forest Gnome
card-forest-pixie-name = Forest Pixie
card-forest-tree-town-name = Forest Tree Town
card-graveyard-name = Graveyard
card-lake-name = Lake
card-night-hydra-name = Night Hydra
card-night-village-name = Night Village
card-night-wizard-name = Night Wizard
card-noble-hills-name = Noble Hills
card-noble-knight-name = Noble Knight
card-noble-unicorn-name = Noble Unicorn
card-stronghold-name = Stronghold
card-arcane-manticore-name = Arcane Manticore
card-arcane-sphinx-name = Arcane Sphinx
card-arcane-temple-name = Arcane Temple
card-mountain-dwarf-name = Mountain Dwarf
card-mountain-treasury-name = Mountain Treasury
card-castle-1-name = Castle
card-castle-2-name = Castle
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

## What a player may do

action-lay-segment = { $place }: { $side }, { $turn ->
    [0] upright
    [1] lying, top to the right
    [2] upside down
   *[3] lying, top to the left
}
action-put-start = Start token: { $region }
action-put-outpost = Everybody's fifth army: { $region }
action-put-token = { $token }: { $region }
action-put-covered = Face-down token: { $region }
action-bid = { $coins ->
    [0] Bid nothing
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
action-put-neutral = Neutral army: { $region }
action-name-first = Begins: { $seat }
action-take-card = { $price ->
    [0] Card { $slot }, free
    [one] Card { $slot }, { $price } coin
   *[other] Card { $slot }, { $price } coins
} – { $card }
action-perform = { $deed ->
    [place] { $n ->
        [one] Place { $n } army
       *[other] Place { $n } armies
    }
    [move] { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
    [city] { $n ->
        [one] Build a city
       *[other] Build { $n } cities
    }
   *[destroy] { $n ->
        [one] Destroy an army
       *[other] Destroy { $n } armies
    }
}
action-place = New army: { $region }
action-place-at-city = New army at a city of { $owner }, for a coin: { $region }
action-march = March: { $source } → { $target }
action-sail = Sail: { $source } → { $target }
action-build = Build a city: { $region }
action-take-token = Take the discovery: { $region }
action-destroy = Destroy an army: { $owner }, { $region }
action-done = Do no more

## What a player is asked

prompt-lay-segments = Which board goes to this place, and how does it lie? Place: { $place }.
prompt-choose-start = Where does the start token go?
prompt-choose-outpost = Where does everybody's fifth army go?
prompt-put-tokens = Where does this token go: { $token }? { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
}
prompt-put-covered-tokens = Where does the next face-down token go? { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
}
prompt-put-encounters = Which encounter do you put on the map, and where?
prompt-place-neutral-armies = Put a neutral army on the map. { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
}
prompt-auction = How much do you bid for the right to say who begins? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
prompt-choose-first = You have won the auction. Who begins?
prompt-choose-card = Take a card.
prompt-choose-action = Choose one of the two actions. { $card }
unspent-place-armies = { $left ->
    [one] One army could still be placed.
   *[other] { $left } armies could still be placed.
} Press again to do no more all the same.
unspent-move-armies = { $left ->
    [one] { $left } movement point is left.
   *[other] { $left } movement points are left.
} Press again to do no more all the same.
prompt-place-armies = Where does the new army go? { $left ->
    [one] This is the last one.
   *[other] { $left } are left to place.
}
prompt-move-armies = Move an army: 1 point by land, { $sea } by sea. { $left ->
    [one] { $left } movement point is left.
   *[other] { $left } movement points are left.
}
prompt-build-city = Where do you build the city? { $cities ->
    [one] It is your last one.
   *[other] You have { $cities } left.
}
prompt-take-discovery = Do you take the discovery? It is this one: { $token }.
prompt-knights-army = The White Knight may put an army at his new city: { $region }.
prompt-destroy-army = Which army do you destroy?
prompt-extra-card = The Fairy Queen may take one more card, without its action.

## What has happened

event-game-begun = { $parts ->
    [1] The game begins.
   *[other] Game { $part } of { $parts } begins.
}
event-segment-laid = On the map, { $place }: { $side }, { $turn ->
    [0] upright
    [1] lying, top to the right
    [2] upside down
   *[3] lying, top to the left
}.
event-start-put = The start token lies in { $region }.
event-outpost-put = Everybody's fifth army stands in { $region }.
event-token-put = A token on the map: { $token }, { $region }.
event-covered-put = A face-down token lies in { $region }.
event-leader-dealt = { $seat } gets a leader: { $leader }.
event-neutral-put = { $seat } puts a neutral army in { $region }.
event-bid-made = { $seat } has made a secret bid.
event-bids-shown = The bids: { $bids }.
event-auction-won = { $seat } wins the auction{ $by ->
    [youngest] , as the youngest of those who tied,
    [lot] , drawn by lot among those who tied (their ages do not decide it),
    [die] , chosen by the die among those who tied,
   *[highest] {""}
} and { $coins ->
    [0] pays nothing
    [one] pays { $coins } coin
   *[other] pays { $coins } coins
}.
event-first-named = { $seat } decides who begins: { $first }.
event-card-taken = { $seat } takes card { $slot } { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
} – { $card }.
event-extra-card-taken = { $seat } takes one more card { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
}, without its action – { $card }.
event-coins-gained = { $seat } gets { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from the bank.
event-army-placed = { $seat } places an army in { $region }.
event-city-rented = { $seat } pays { $owner } a coin for the use of a city in { $region }.
event-army-marched = { $seat } marches: { $source } → { $target }.
event-army-sailed = { $seat } sails: { $source } → { $target }.
event-toll-paid = { $seat } pays the robbers in { $region } a coin.
event-city-built = { $seat } builds a city in { $region }.
event-token-taken = { $seat } takes a token in { $region }: { $token }.
event-token-seen = { $seat } looks at the token in { $region }: { $token }.
event-army-destroyed = { $seat } destroys an army in { $region } (owner: { $owner }).
event-army-captured = { $seat } keeps the army (owner: { $owner }).
event-coin-stolen = { $seat } takes a coin from { $owner }.
event-action-ended = { $seat } does no more.
event-nothing-to-do = { $seat } { $deed ->
    [place] has no army left to place.
    [move] has no army to move.
    [city] { $why ->
        [none-left] has no city left to build.
       *[no-army] has no army where a city could be built.
    }
   *[destroy] { $why ->
        [out-of-reach] destroys nothing: every army of the others is immune or out of reach.
       *[no-army] finds no army to destroy.
    }
}
event-card-turned-up = A new card – { $card }.
event-game-scored = The points: { $scores }.

## Options

option-group-variants = Variants
option-group-preparation = Preparation
option-group-auction = Auction
option-map = Map
option-map-help = A map drawn at random, one that is ready, or one that the player who prepares the game lays board by board.
option-map-surprise = Drawn at random
option-map-first-game = First game: one large island in the middle
option-map-rulebook-picture = As in the picture of the rulebook
option-map-great-war = Great war: everything meets on Greatland
option-map-archipelago = Archipelago: many small islands
option-map-far-home = Far home: the start lies at the edge
option-map-round-world = Round world: a ring of four boards
option-map-by-hand = Laid by hand
option-map-surprise-help = Another map every time. Twenty minutes; for those who know the game.
option-map-first-game-help = Short ways, one island that everybody wants. Twenty minutes; the one to begin with.
option-map-rulebook-picture-help = A bit of everything, with islands of all sizes. Twenty minutes; easy.
option-map-great-war-help = Nobody can keep out of anybody’s way. Twenty minutes; rough.
option-map-archipelago-help = Ships matter more than numbers. Twenty-five minutes; moderate.
option-map-far-home-help = Long ways: plan your first cards well. Twenty-five minutes; demanding.
option-map-round-world-help = No edge to hide at; whoever sails comes round. Twenty-five minutes; moderate.
option-map-by-hand-help = Board by board, laid by whoever prepares the game. Five minutes more; for tinkerers.
option-layout = Shape of the map
option-layout-help = For a map drawn at random or laid by hand. A ready map has a shape of its own.
option-layout-t = T: three boards in a row, the fourth joined to the middle
option-layout-row = Row: four boards side by side, the ends joined into a ring
option-discoveries = Discoveries
option-discoveries-help = Five tokens lie on the map. The first to build a city in such a region may take the token.
option-swamp = Poison swamp
option-swamp-help = Only with discoveries: the tokens lie face down, and one of them takes a point.
option-citadels = Citadels
option-citadels-help = Three regions are worth 1 point more to whoever controls them at the end.
option-encounters = Encounters
option-encounters-help = A dragon, two portals and a gang of robbers can be on the map.
option-encounter_count = Number of encounters
option-encounter_count-help = How many of the four are drawn; the two portals come both or not at all. Tokens laid by hand need no number: whoever lays them stops when they like.
option-encounter_count-1 = 1: the dragon or the robbers
option-encounter_count-2 = 2: the portals, or dragon and robbers
option-encounter_count-3 = 3: the portals and one other
option-encounter_count-4 = All four
option-tokens_by_hand = Tokens laid by hand
option-tokens_by_hand-help = Discoveries, citadels and encounters are laid by the player who prepares the game instead of being drawn.
option-leaders = Leaders
option-leaders-help = Everybody gets one of four leaders, each with powers of their own.
option-preparer = Prepares the game
option-preparer-help = Who lays a map or tokens by hand and puts the first neutral army. In a full game each further game is prepared by the next player.
option-preparer-1 = Player 1
option-preparer-2 = Player 2
option-preparer-3 = Player 3
option-preparer-4 = Player 4
option-games = Length
option-games-help = The full game is three games in a row, each with its own auction; the points are added up.
option-games-1 = One game
option-games-3 = Full game: three games
option-tie = Tie in the auction
option-tie-help = Who says who begins when several players bid the same highest sum.
option-tie-youngest = The youngest decides
option-tie-die = A die decides
option-ages = Ages of the players
option-ages-help = One number for each seat; they settle ties in the auction. Without them, or where they are equal, a lot decides.

## The picture

panel-map = Map
panel-row = Cards
panel-seats = Players
panel-score = Score sheet
map-layout-t = T of four boards
map-layout-row = ring of four boards
map-islands = Islands
map-pieces = 1●2▲ player 1: two armies, a city
map-control = vil1¹ ruled by player 1
map-start = ★ start
map-lane = · sea line
map-bridge = = rope bridge
map-ring = « » joined ends
map-neutral = N●1 neutral
map-token = ◆ token
map-covered = ◇ face down
map-next = Next place: { $place }
control-nobody = nobody
turned-0 = upright
turned-1 = lying, top to the right
turned-2 = upside down
turned-3 = lying, top to the left
row-price = { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
row-foot = Face-down cards: { $deck } · cards still to be taken: { $turns }
row-part = game { $part } of { $parts }
seats-name = player
seats-points = points
seats-coins = coins
seats-armies = armies
seats-cities = cities
seats-cards = cards
seats-bid = bid
seats-moves = +move
seats-extra = +army
seats-flying = flying
seats-elixirs = elixirs
seats-immune = immune
seats-captured = kept
seats-leader = leader
seats-tokens = tokens
seats-families = families
bid-hidden = made
bid-none = thinking
speak-board = { $place }: { $side }, { $turned }.
speak-next = The next board goes here: { $place }.
speak-ring = The right end of the map is joined to its left end.
speak-island = Island { $island } with { regions }: { $control ->
    [nobody] controlled by nobody
   *[other] controlled by { $control }
}.
speak-region = { $region }: { $held }; { $control ->
    [nobody] controlled by nobody
    [neutral] held by neutral armies
   *[other] controlled by { $control }
}.
speak-held = { $owner }, { $pieces }
speak-start = { $region } (start)
speak-token = token { $token }
speak-covered = { $token ->
    [unknown] a face-down token
   *[other] a face-down token, known to you as { $token }
}
speak-empty = Empty: { $regions }.
speak-ways = { $region }: { $ways }.
way-land = by land { $regions }
way-bridge = over a bridge { $regions }
way-portal = through the portal { $regions }
way-sea = by sea { $regions }
way-none = no way out
speak-house = Ours: { $why }
speak-card = Card { $slot }, { row-price }: { $card }.
speak-row-foot = { $deck ->
    [one] One card is face down
   *[other] { $deck } cards are face down
}; { $turns ->
    [one] one more card will be taken
   *[other] { $turns } more cards will be taken
}.
speak-seat = { $seat }: { $points }, { $coins }; in supply { $armies } and { $cities }; abilities: { $abilities }.
speak-none = none
speak-cards = Cards of { $seat }: { $cards }.
speak-tokens = Tokens of { $seat }: { $tokens }.
speak-leader = { $seat } is led by the { $leader }: { $help }
speak-captured = { $seat } keeps armies of opponents: { $n }.
speak-bid = { $seat }: { $bid ->
    [hidden] has made a secret bid
    [none] has not bid yet
   *[other] bid { $bid }
}.
speak-turn = { $seat } is to act.

## The score sheet

score-regions = regions
score-islands = islands
score-abilities = abilities
score-elixirs = elixirs
score-tokens = tokens
score-citadels = citadels
score-leader = leader
score-earlier = game { $part }
score-total = total
score-ties = when tied:
score-spellbook = spellbook
score-coins = coins
score-armies = armies on the map
score-ruled = regions
score-winner = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
speak-score = { $seat }: { $lines }; together { $points }.
speak-score-line = { $what } { $n }

## Errors

error-bid-too-high = You cannot bid { $bid }: a bid is a whole number from 0 to your { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
error-auction-first = First everybody bids for the right to say who begins. Possible: { $offered }.
error-boards-first = First the four boards are laid. Possible: { $offered }.
error-wrong-place = Boards are laid place by place, each with one of its sides up and turned by 0 to 3 quarters. The next place: { $place }.
error-board-used = The board with this side lies on the map already: { $side }. Possible: { $offered }.
error-start-side-inside = This side holds the start token, so in a row it lies on an inner place: { $side }. Place asked for: { $place }. Possible: { $offered }.
error-row-not-straight = In a row all boards stand or all lie, so this side has to be turned like the first one: { $side }. Possible: { $offered }.
error-wrong-start = The start token goes to a region joined to another board, on the central board or on the side that must hold it. Possible regions: { $possible }.
error-wrong-outpost = The fifth armies go neither to the board of the start region nor to the centre of a T. Possible regions: { $possible }.
error-token-needs-free-region = A token goes to a region of the map without another token; the start token counts too. Free regions: { $free }.
error-portals-in-pairs = Portals are used both or not at all: first put the second one. Possible: { $offered }.
error-card-too-dear = This card costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and you have { $coins }. Possible: { $offered }.
error-no-card-there = There is no card at that place: the row now has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Possible: { $offered }.
error-card-first = First take a card of the row. Possible: { $offered }.
error-deed-impossible = Nothing can be done with this action of the card now: { $deed ->
    [place] no army is left in your supply
    [city] you have no city left, or no army on the map
   *[other] there is no army for it on the map
}. Possible: { $offered }.
error-not-on-card = The card you took does not say that. Possible: { $offered }.
error-place-needs-city = New armies go to the start region or where you have a city; { $region } is neither. Possible: { $offered }.
error-robbers-want-coin = The robbers want a coin for every army that enters { $region }, and you cannot pay. Possible: { $offered }.
error-placing-now = You are placing new armies now. Possible: { $offered }.
error-moving-now = You are moving armies now. Possible: { $offered }.
error-no-army-there = You have no army in { $region }, so none can leave it. Possible: { $offered }.
error-sea-too-far = This sea line costs { $cost ->
    [one] { $cost } movement point
   *[other] { $cost } movement points
} and you have { $left }. Possible: { $offered }.
error-not-neighbours = There is no such way from { $source } to { $target }. From there an army can go to: { $reach }.
error-building-now = You are building a city now. Possible: { $offered }.
error-build-needs-army = A city needs one of your armies in the region; you have none in { $region }. Regions you can build in: { $possible }.
error-destroying-now = You are destroying an army now. Possible: { $offered }.
error-not-your-own = You cannot destroy an army of your own. Possible: { $offered }.
error-nothing-to-destroy = There is no such army in { $region }. Possible: { $offered }.
error-immune = Player { $owner } is immune: those armies cannot be destroyed. Possible: { $offered }.
error-destroy-needs-army = To destroy an army you need an army of your own in the same region; you have none in { $region }. Possible: { $offered }.
error-swamp-needs-discoveries = The poison swamp is one of the discoveries lying face down. Play with discoveries too, or leave it out.
error-no-tokens-to-lay = There are no tokens to lay by hand. Play with discoveries, citadels or encounters too, or leave it out.
error-count-needs-drawn-encounters = A number of encounters is chosen only where encounters are played with and drawn. Play with encounters and without laying tokens by hand, or leave the number at 4.
error-no-such-preparer = Player { $seat } cannot prepare the game: there are { $players } players. Choose a player from 1 to { $players }.
error-ages-per-player = { $ages ->
    [one] There is { $ages } age
   *[other] There are { $ages } ages
} for { $players } players. Give one age for each player, or none.
error-ages-range = An age is a whole number from 0 to 150.

# The box, explained
lexicon-cards = Cards
lexicon-tokens = Tokens
lexicon-leaders = Leaders
