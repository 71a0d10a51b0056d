# Every word of Eight-Minute Empire.

game-title = Eight-Minute Empire
game-blurb = Rule a small world in a handful of cards: pick a card, pay its price, and move your armies where they count.

## The board

region-A1 = Northwold
region-A2 = North Cape
region-A3 = Eastmoor
region-A4 = Westmoor
region-A5 = Green Cape
region-A6 = Narrows
region-A7 = Southmark
region-A8 = Left Isle
region-A9 = Right Isle
region-A10 = Spire
region-A11 = Neck
region-A12 = Dark Peaks
region-A13 = Heart
region-A14 = West Hook
region-A15 = West Shore
region-A16 = Eastfield
region-A17 = Bridge
region-A18 = Amber Plain
region-A19 = Land Bridge
region-A20 = Far Coast
region-A21 = West Foot
region-A22 = South Foot
region-A23 = Gate
region-A24 = Great South
region-A25 = Long Ridge
continent-AW = Westland
continent-AI = Twin Isle
continent-AM = Heartland
continent-AS = Southland
region-B1 = Mist Isle West
region-B2 = Mist Isle East
region-B3 = Green Isle West
region-B4 = Green Isle East
region-B5 = Great Forest
region-B6 = Round Cape
region-B7 = Black Hills
region-B8 = Westfield
region-B9 = Southwest Corner
region-B10 = Southern Plain
region-B11 = South Shore
region-B12 = Heart
region-B13 = Ash Mountains
region-B14 = Northeast Cape
region-B15 = East March
region-B16 = Amber Shore
region-B17 = Central Vale
region-B18 = South Bay
region-B19 = Southern Ridge
region-B20 = Far East
region-B21 = North Coast
region-B22 = North Vale
region-B23 = Red Corner
continent-BN = Mist Isle
continent-BG = Green Isle
continent-BW = West Sister
continent-BE = East Sister
continent-BR = Northern Rim

## Goods

good-crystal = crystal
good-coal = coal
good-wood = wood
good-iron = iron
good-food = food
good-wild = wild
# Two letters each, for narrow columns and the map.
good-crystal-short = CR
good-coal-short = CO
good-wood-short = WO
good-iron-short = IR
good-food-short = FO
good-wild-short = WI

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

-place = { $n ->
    [one] place { $n } army
   *[other] place { $n } armies
}
-move = { $n ->
    [one] move once by land
   *[other] move { $n } times by land
}
-sail = { $n ->
    [one] move once by land or sea
   *[other] move { $n } times by land or sea
}
-city = { $n ->
    [one] build a city
   *[other] build { $n } cities
}
-destroy = { $n ->
    [one] destroy an army
   *[other] destroy { $n } armies
}
card-CR1 = { good-crystal }: { -place(n: 1) }
card-CR2 = { good-crystal }: { -place(n: 2) }
card-CR3 = { good-crystal }: { -place(n: 2) }
card-CR4 = { good-crystal }: { -move(n: 2) }
card-CR5 = { good-crystal }: { -place(n: 2) }
card-CO1 = { $printing ->
    [words] { good-coal }: { -place(n: 2) } / { -city(n: 1) }
   *[icons] { good-coal }: { -place(n: 2) }
}
card-CO2 = { good-coal }: { -place(n: 3) }
card-CO3 = { good-coal }: { -place(n: 3) }
card-CO4 = { good-coal }: { -move(n: 2) }
card-CO5 = { good-coal }: { -sail(n: 2) }
card-CO6 = { good-coal }: { -sail(n: 3) }
card-CO7 = { good-coal }: { -sail(n: 2) }
card-WO1 = { good-wood }: { -city(n: 1) }
card-WO2 = { good-wood }: { -place(n: 3) }
card-WO3 = { good-wood }: { -move(n: 3) }
card-WO4 = { good-wood }: { -place(n: 2) } / { -move(n: 3) }
card-WO5 = { good-wood }: { -sail(n: 3) }
card-WO6 = { good-wood }: { -sail(n: 4) }
card-WO7 = { good-wood }: { -destroy(n: 1) } / { -city(n: 1) }
card-WO8 = { good-wood }: { -move(n: 6) }
card-IR1 = { good-iron }: { -city(n: 1) }
card-IR2 = { good-iron }: { -place(n: 3) }
card-IR3 = { good-iron }: { -place(n: 3) }
card-IR4 = { good-iron }: { -sail(n: 3) }
card-IR5 = { good-iron }: { -move(n: 4) }
card-IR6 = { good-iron }: { -move(n: 5) }
card-IR7 = { good-iron }: { -place(n: 3) } / { -move(n: 3) }
card-IR8 = { good-iron }: { -place(n: 3) } / { -move(n: 4) }
card-IR9 = { good-iron } ×2: { -move(n: 4) }
card-FO1 = { good-food }: { -city(n: 1) }
card-FO2 = { good-food }: { -city(n: 1) }
card-FO3 = { good-food }: { -place(n: 3) }
card-FO4 = { good-food } ×2: { -place(n: 3) }
card-FO5 = { good-food }: { -move(n: 4) }
card-FO6 = { good-food }: { -move(n: 4) }
card-FO7 = { good-food }: { -move(n: 5) }
card-FO8 = { good-food }: { -sail(n: 3) }
card-FO9 = { good-food }: { -destroy(n: 1) } + { -place(n: 1) }
card-FO10 = { good-food }: { -place(n: 4) } / { -move(n: 2) }
card-WI1 = { good-wild }: { -place(n: 2) }
card-WI2 = { good-wild }: { -sail(n: 2) }
card-WI3 = { good-wild }: { -sail(n: 2) }

## What a player may do

action-bid = { $coins ->
    [0] Bid nothing
    [one] Bid { $coins } coin
   *[other] Bid { $coins } coins
}
action-put-neutral = Neutral army: { $region }
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
        [one] Move once by land
       *[other] Move { $n } times by land
    }
    [sail] { $n ->
        [one] Move once by land or sea
       *[other] Move { $n } times by land or sea
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
action-march = March: { $source } → { $target }
action-sail = Sail: { $source } → { $target }
action-build = Build a city: { $region }
action-destroy = Destroy an army: { $owner }, { $region }
action-done = Do no more

## What a player is asked

prompt-auction = How much do you bid for the right to begin? You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
prompt-place-neutral-armies = Put a neutral army on the board. { $left ->
    [one] This is the last one.
   *[other] { $left } are left.
}
prompt-choose-card = Take a card.
prompt-choose-action = { $combine ->
    [and] Both actions of the card are yours. Which one first? ({ $card })
   *[or] Choose one of the two actions. ({ $card })
}
unspent-place-armies = { $left ->
    [one] One army could still be placed.
   *[other] { $left } armies could still be placed.
} Press again to do no more all the same.
unspent-move-armies = { $left ->
    [one] One movement is left.
   *[other] { $left } movements are left.
} Press again to do no more all the same.
prompt-place-armies = Where does the new army go? { $left ->
    [one] This is the last one.
   *[other] { $left } are left to place.
}
prompt-move-armies = { $sea ->
    [yes] Move an army by land or along a dotted line.
   *[no] Move an army to a neighbouring region by land.
} { $left ->
    [one] This is the last movement.
   *[other] { $left } movements are left.
}
prompt-build-city = Where do you build the city? { $cities ->
    [one] It is your last one.
   *[other] You have { $cities } left.
}
prompt-destroy-army = Which army do you destroy?

## What has happened

event-game-begun = { $parts ->
    [1] The game begins.
   *[other] Game { $part } of { $parts } begins.
}
event-bid-made = { $seat } has made a secret bid.
event-bids-shown = The bids: { $bids }.
event-auction-won = { $seat } begins{ $by ->
    [youngest] , as the youngest of those who tied,
    [lot] , drawn by lot among those who tied (their ages do not decide it),
    [die] , chosen by the die among those who tied,
   *[highest] {""}
} and { $coins ->
    [0] pays nothing
    [one] pays { $coins } coin
   *[other] pays { $coins } coins
}.
event-neutral-put = { $seat } puts a neutral army in { $region }.
event-card-taken = { $seat } takes card { $slot } { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
} – { $card }.
event-army-placed = { $seat } places an army in { $region }.
event-army-marched = { $seat } marches: { $source } → { $target }.
event-army-sailed = { $seat } sails: { $source } → { $target }.
event-city-built = { $seat } builds a city in { $region }.
event-army-destroyed = { $seat } destroys an army in { $region } (owner: { $owner }).
event-action-ended = { $seat } does no more.
event-nothing-to-do = { $seat } { $deed ->
    [place] has no army left to place.
    [move] has no army to move.
    [sail] has no army to move.
    [city] { $why ->
        [none-left] has no city left to build.
       *[no-army] has no army where a city could be built.
    }
   *[destroy] finds no army to destroy.
}
event-card-turned-up = A new card – { $card }.
event-game-scored = The points: { $scores }.

## Options

option-group-variants = Variants
option-group-auction = Auction
option-side = Side of the board
option-side-help = Side A has four continents and 25 regions, side B five continents and 23 regions and more sea.
option-side-A = Side A: four continents
option-side-A-help = Much land around the start, so armies soon meet. A quarter of an hour; easy, the one to begin with.
option-side-B = Side B: five continents
option-side-B-help = More sea between the lands, so ships count for more. A quarter of an hour; moderate.
option-goods_tokens = Goods tokens
option-goods_tokens-help = A random goods token lies in each region with a triangle. Whoever controls the region at the end adds it to their goods.
option-games = Length
option-games-help = The full game is three games in a row, each with its own auction; the points are added up.
option-games-1 = One game
option-games-3 = Full game: three games
option-tie = Tie in the auction
option-tie-help = Who begins when several players bid the same highest sum.
option-tie-youngest = The youngest begins
option-tie-die = A die decides
option-ages = Ages of the players
option-ages-help = One number for each seat; they settle ties in the auction. Without them, or where they are equal, a lot decides.
option-neutral_armies = Neutral armies
option-neutral_armies-help = For two players: before the auction they put ten armies of an unused colour on the board in turn.
option-printing = Printing of the cards
option-printing-help = One card differs: “place 2” in the printing with icons, “place 2 / build a city” in the printing with words.
option-printing-icons = With icons
option-printing-words = With words

## The picture

panel-map = Map
panel-row = Cards
panel-seats = Players
panel-score = Score sheet
map-pieces = 1●2▲ player 1: two armies, a city
map-start = ★ start
map-control = { $side }1¹ ruled by player 1
map-neutral = N●1 neutral
map-token = ◆ goods token
map-lane = · sea lane
map-name = side { $side }
map-continents = Continents
control-nobody = nobody
row-price = { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
row-foot = Face-down cards: { $deck } · cards still to be taken: { $turns }
row-part = game { $part } of { $parts }
seats-name = player
seats-coins = coins
seats-armies = armies
seats-cities = cities
seats-cards = cards
seats-points = points
seats-bid = bid
bid-hidden = made
bid-none = thinking
speak-region = { $region }: { $held }; { $control ->
    [nobody] controlled by nobody
    [neutral] held by neutral armies
   *[other] controlled by { $control }
}.
speak-held = { $owner }, { $pieces }
speak-start = { $region } (start)
speak-token = token { $good }
speak-empty = Empty: { $regions }.
speak-continent = Continent { $continent } with { regions }: { $control ->
    [nobody] controlled by nobody
   *[other] controlled by { $control }
}.
speak-ways = { $region } borders on { $land }.
speak-ways-sea = { $region } borders on { $land }; by sea { $sea }.
speak-card = Card { $slot }, { row-price }: { $card }.
speak-row-foot = { $deck ->
    [one] One card is face down
   *[other] { $deck } cards are face down
}; { $turns ->
    [one] one more card will be taken
   *[other] { $turns } more cards will be taken
}.
speak-seat = { $seat }: { $points }, { $coins }; in supply { $armies } and { $cities }; goods: { $goods }.
speak-goods-none = none
speak-bid = { $seat }: { $bid ->
    [hidden] has made a secret bid
    [none] has not bid yet
   *[other] bid { $bid }
}.
speak-turn = { $seat } is to act.

## The score sheet

score-regions = regions
score-continents = continents
score-earlier = game { $part }
score-total = total
score-coins = coins
score-armies = armies on the board
score-ruled = regions
score-ties = when tied:
score-winner = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the win!
}
score-note = Of each good: how many (+ wild cards) → points.
speak-score = { $seat }: regions { $regions }, continents { $continents }, goods { $goods }; together { $points }.
speak-score-good = { $good } { $count } ({ points })

## Errors

error-bid-too-high = You cannot bid { $bid }: a bid is a whole number from 0 to your { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
error-auction-first = First everybody bids for the right to begin. Possible: { $offered }.
error-card-too-dear = This card costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and you have { $coins }. Possible: { $offered }.
error-card-first = First take a card of the row. Possible: { $offered }.
error-deed-impossible = Nothing can be done with this action of the card now: { $deed ->
    [place] no army is left in your supply
    [city] you have no city left, or no army on the board
   *[other] there is no army for it on the board
}. Possible: { $offered }.
error-not-on-card = The card you took does not say that. Possible: { $offered }.
error-place-needs-city = New armies go to the start region or where you have a city; { $region } is neither. Possible: { $offered }.
error-placing-now = You are placing new armies now. Possible: { $offered }.
error-moving-now = You are moving armies now. Possible: { $offered }.
error-no-army-there = You have no army in { $region }, so none can leave it. Possible: { $offered }.
error-no-sailing = { $source } and { $target } are joined by sea only, and this card moves armies over land. Possible: { $offered }.
error-not-neighbours = There is no such way from { $source } to { $target }. From there an army can go to: { $reach }.
error-building-now = You are building a city now. Possible: { $offered }.
error-build-needs-army = A city needs one of your armies in the region; you have none in { $region }. Regions you can build in: { $possible }.
error-destroying-now = You are destroying an army now. Possible: { $offered }.
error-nothing-to-destroy = There is no such army in { $region }. Possible: { $offered }.
error-neutral-needs-two = Neutral armies are for two players, and this game is for { $players }. Play with two, or leave them out.
error-ages-per-player = { $ages ->
    [one] There is { $ages } age
   *[other] There are { $ages } ages
} for { $players } players. Give one age for each player, or none.
error-ages-range = An age is a whole number from 0 to 150.

# The box, explained
lexicon-cards = Cards
