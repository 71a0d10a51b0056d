# What Mage Knight asks, offers, tells and refuses. Names are in names.en.ftl, the words of cards in words.en.ftl.
game-title = Mage Knight
game-blurb = Lead a hero through an unknown land: explore, fight, recruit and grow, one hand of cards at a time.

## Options

option-scenario = Scenario
option-scenario-help = What there is to do, on which map, and for how long.
option-scenario-first-reconnaissance = First Reconnaissance
option-scenario-first-reconnaissance-help = The first mission: three rounds (four alone) to turn up the land and find the city. About 40 minutes a hero; the easiest (estimates).
option-scenario-solo-conquest = Solo Conquest
option-scenario-solo-conquest-help = One hero has six rounds to conquer two cities. Two to three hours; hard (estimates).
option-group-heroes = Heroes
option-heroes = Heroes
option-heroes-help = Picked one after another, dealt, or bid for with fame.
option-heroes-chosen = Picked
option-heroes-dealt = Dealt
option-named = Named heroes
option-named-help = The hero of each player, in the order of the seats; then nothing is picked.
option-named-arythea = Arythea
option-named-goldyx = Goldyx
option-named-tovak = Tovak
option-named-norowas = Norowas
option-named-wolfhawk = Wolfhawk
option-named-krang = Krang
option-named-braevalar = Braevalar
option-group-dummy = Dummy player
option-dummy = Dummy player
option-dummy-help = For one player: a dummy player sets the pace of the rounds.
option-dummy_hero = Hero of the dummy player
option-dummy_hero-help = Dealt, picked, or one by name.
option-dummy_hero-dealt = Dealt
option-dummy_hero-chosen = Picked
option-dummy_hero-arythea = Arythea
option-dummy_hero-goldyx = Goldyx
option-dummy_hero-tovak = Tovak
option-dummy_hero-norowas = Norowas
option-dummy_hero-wolfhawk = Wolfhawk
option-dummy_hero-krang = Krang
option-dummy_hero-braevalar = Braevalar
option-named-none = nobody yet
option-sets-none = those of the scenario
option-factions-none = no faction
option-city_levels-none = those of the scenario
option-group-sets = Boxes
option-sets = Boxes
option-sets-help = The boxes whose heroes, cards, units, tokens and ruins take part. None: those the scenario begins with.
option-sets-base = Base box
option-sets-lost-legion = The Lost Legion
option-sets-krang = Krang
option-sets-shades-of-tezla = Shades of Tezla
option-sets-ultimate = Cards of the Ultimate Edition
option-legion_tiles = Tiles of the Lost Legion
option-legion_tiles-help = Map tiles with walls, mazes, deep mines and refugee camps.
option-factions = Factions of Tezla
option-factions-help = The enemy tokens of these factions take part.
option-factions-tezla-elementalist = Elementalists
option-factions-tezla-dark-crusader = Dark Crusaders
option-group-cities = Cities
option-city_levels = Levels of the cities
option-city_levels-help = From 1 to 11, in the order in which the cities are turned up. None: those of the scenario.

## What a player may do

action-choose-hero = { $hero }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-take-tactic = { $tactic } ({ $number }){ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-announce-end = Give up this turn and announce the end of the round
action-start-turn = Begin the turn
action-use-tactic = Use the tactic{ $tactic ->
    [none] {""}
   *[other] : { $tactic }
}
action-spare-card = Put the top card of the deck under the tactic
action-take-spared = Take all cards from under the tactic
action-plunder = Plunder the village: draw two cards, reputation −1
action-play-card = { $card }{ $strong ->
    [yes] {" "}(stronger)
   *[no] {""}
}{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
action-play-sideways = { $card } sideways: { $gives }{ $worth ->
    [none] {""}
   *[other] {" "}{ $worth }
}
action-pay-with = Pay with { $kind }: { $face }{ $changed ->
    [yes] {" "}as { $colour }
   *[no] {""}
}
action-choose-colour = { $colour }
action-discard-card = Discard: { $card }
action-throw-away-card = Throw away for good: { $card }
action-play-inside = { $card }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
action-set-die = Die { $face }: set it to { $colour }
action-pick-die = Die: { $face }
action-ready-unit = Make ready: { $unit }
action-activate-unit = { $unit }{ $effect ->
    [none] : ability { $ability }
   *[other] : { $effect }
}
action-use-offer-unit = { $unit } (in the offer){ $effect ->
    [none] : ability { $ability }
   *[other] : { $effect }
}
action-attach-banner = Attach { $card } to { $unit }
action-use-banner = { $unit }: use { $banner }
action-take-banner = Take { $banner } back from { $unit }
action-use-skill = { $skill }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
action-choose-unit = { $unit }
action-choose-rival = { $seat }
action-fly-to = Go to { $where ->
    [none] { $hex }
   *[other] { $where }
}
action-announce-number = { $number }
action-put-on-deck = { $top ->
    [yes] On top of the deck
   *[no] Under the deck
}
action-move-to = Step to { $where ->
    [none] { $hex }
   *[other] { $where }
}
action-explore = Explore { $where ->
    [none] { $position }
   *[other] { $where }
}
action-heal = Heal a wound in hand
action-heal-unit = Heal { $unit }
action-interact = Deal with the locals{ $site ->
    [none] {""}
   *[other] : { $site }
}{ $lost ->
    [0] {""}
   *[other] {" "}(the { $lost } influence made before is lost)
}
action-enter-site = Enter{ $site ->
    [none] {" "}the place of adventure
   *[other] : { $site }
}
action-burn = Burn the monastery: reputation −3, fight a violet enemy for an artifact
action-challenge = Challenge { $foe ->
    [none] the enemy on { $hex }
   *[other] { $foe }
}
action-rest = Rest: discard { $card }
action-end-turn = End the turn
action-done = Done
action-recruit-unit = Recruit { $unit }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-disband = Disband { $unit }
action-buy-healing = Buy 1 healing
action-learn = Learn { $card }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-buy-spell = Buy the spell { $card }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-buy-artifact = Buy an artifact
action-learn-unseen = Learn the top advanced action of the deck, unseen
action-add-elite = Add an elite unit to the offer
action-target = Aim at { $foe } (armour { $armour })
action-retarget = Aim anew
action-strike = Attack{ $needed ->
    [none] {""}
    [rival] {" "}({ $total })
   *[other] {" "}({ $total } of { $needed })
}
action-block-attack = Block { $foe }{ $several ->
    [yes] , attack { $attack }
   *[no] {""}
}{ $needed ->
    [none] {""}
   *[other] {" "}(block { $needed } needed)
}
action-finish-block = Carry out the block{ $needed ->
    [none] {""}
    [rival] {" "}(it takes { $total } off; { $left } left)
   *[other] {" "}({ $total } of { $needed })
}
action-hinder = Hinder { $foe }{ $several ->
    [yes] , attack { $attack }
   *[no] {""}
}
action-spend-unit = { $seat }: { $unit }
action-take-path = Take the path of { $path } move points: { $path ->
    [2] two crystals
    [4] a spell
   *[other] an artifact
}
action-use-held = Use what is kept ready{ $text ->
    [none] {" "}({ $effect })
   *[other] : { $text }
}
action-ignore-trait = { $foe }: ignore “{ $trait }”
action-take-element = { $foe }, attack { $attack }: no longer { $element }
action-keep-enemy = Keep { $enemy }
action-use-puppet = Use { $enemy } for { $gives }
action-next-phase = { $next ->
    [none] Next phase
   *[other] Next: { $next }
}{ $open ->
    [none] {""}
   *[other] {" "}(not blocked: { $open })
}
action-suffer-attack = Take the damage of { $foe }{ $several ->
    [yes] , attack { $attack }
   *[no] {""}
}{ $damage ->
    [none] {""}
   *[other] {" "}({ $damage })
}
action-assign-to-unit = Damage to { $unit }{ $wounded ->
    [none] {""}
    [yes] {" "}(wounded; { $left } left)
   *[no] {" "}({ $left } left)
}
action-assign-to-hero = The hero takes what is left{ $wounds ->
    [none] {""}
    [one] {" "}({ $wounds } wound)
   *[other] {" "}({ $wounds } wounds)
}
action-choose-foe = { $foe }
action-choose-attack = { $foe }{ $several ->
    [yes] , attack { $attack }
   *[no] {""}
}
action-turn-points = { $text ->
    [none] Turn points into others ({ $effect })
   *[other] { $text }
}
action-buy-effect = { $text ->
    [none] Spend influence ({ $effect })
   *[other] { $text }
}
action-take-reward = { $reward }
action-take-card = Take { $card }{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-put-back = Put { $card } back{ $effect ->
    [none] {""}
   *[other] {" "}– { $effect }
}
action-take-skill = { $skill }{ $effect ->
    [none] {""}
   *[other] : { $effect }
}
action-throw-wound = Throw a wound away: { $discarded ->
    [yes] from the discard pile
   *[no] from hand
}
group-play-card = Play a card
group-play-sideways = Play a card sideways: { $gives }
group-use-skill = Use a skill
group-activate-unit = Activate a unit
group-move-to = Move
group-explore = Explore
group-rest = Rest
group-discard-card = Discard
group-attach-banner = Attach a banner
group-recruit-unit = Recruit
group-use-offer-unit = Use a unit of the offer

## What is asked

prompt-waiting = Waiting for { $seats }.
prompt-choose-own-hero = Which hero do you lead?
prompt-choose-dummy-hero = Which hero does the dummy player lead?
prompt-choose-tactic = Which tactic do you take for this round?
prompt-before-turn = Before your turn: is there anything you use?
prompt-play-or-announce = Your deck is empty. Do you play on, or announce the end of the round?
prompt-turn = Your turn: { $phase ->
    [free] play cards and move, then act – or rest.
    [moving] move on, act, or end the turn.
    [interacting] deal with the locals.
    [waiting] it is not your turn, but you may use something.
    [maze] on the way through the maze.
    [rested] you have rested; end the turn.
   *[other] your action is done; end the turn.
}
prompt-discard-wounds = Do you discard wounds too?
prompt-power-effect = With which mana do you pay?
prompt-pay-in-effect = With which mana do you pay for the effect?
prompt-pay-for-sideways = With which mana do you pay for the skill?
prompt-forewarned = Something is about to touch you. Do you use anything first?
prompt-ranged-phase = Ranged and siege phase: aim and shoot, or go on.
prompt-block-phase = Block phase: pick an attack and block it, or go on.
prompt-attack-phase = Attack phase: aim and attack, or end the combat.
prompt-fight-of-another = It is not your turn, but you may use something.
prompt-next-attack = Which attack does its damage next?
prompt-call-out = Which other rampaging enemies beside you do you challenge too?
prompt-assign-damage = Who takes { $damage ->
    [one] { $damage } damage
   *[other] { $damage } damage
}?
prompt-make-room = You have no free command token. Whom do you disband?
prompt-choose-companion = Which unit goes into the maze with you?
prompt-walk-maze = The maze: make move points and pick a path, or turn back.
prompt-choose-vein = Which crystal of the deep mine?
prompt-choose-defender = Which enemy defends the target?
prompt-spare-unit = Does the banner keep the wound off the unit?
prompt-study-prey = What of the enemy do you ignore?
prompt-possess-enemy = Which enemy fights for you?
prompt-name-sacrifice = Which crystals do you give up: green or white, then red or blue?
prompt-pull-strings = Which token do you keep or use?
prompt-take-lost = Which of the lost crystals do you take?
prompt-name-radiance = Which colour burns?
prompt-claim-die = Which die do you keep for the round?
prompt-read-minds = Which colour do you name?
prompt-yield-card = Which card do you discard?
prompt-steal-card = Which of the discarded cards do you take for good?
prompt-drain-units = Which unit of the rival is spent?
prompt-pick-attack = Which attack?
prompt-keep-banners = Which banners do you take back?
prompt-rest-in-glade = The magical glade: do you throw a wound away?
prompt-next-reward = Which reward do you take next?
prompt-pick-crystal = Of which colour is the crystal?
prompt-pick-card = Which card do you take?
prompt-pick-unit = Which unit do you take for nothing?
prompt-put-back-artifact = Which artifact do you put back?
prompt-order-artifacts = Which artifact goes under the deck next?
prompt-choose-skill = A new level: which skill do you take?
prompt-choose-advanced = A new level: which advanced action do you take?
prompt-discard-before-drawing = Do you discard cards before you draw?
prompt-use-long-night = The Long Night: do you use the tactic now?
prompt-give-up-cards = Which card do you give up?
prompt-name-colour = Which colour does the card count as?
prompt-play-another = Which card do you play as part of this one?
prompt-announce-it = Which number?
prompt-recycling = Which card goes back to the deck?
prompt-place-cards = Where do the cards go?
prompt-pick-colours = Which colour?
prompt-take-die = Which die do you take, and what do you set it to?
prompt-choose-die = Which die?
prompt-reroll-dice = Which dice are rolled again?
prompt-gain-from-offer = Which card of the offer do you gain?
prompt-use-card-of-offer = Which card of the offer do you use?
prompt-forgo-dice = It is worth more if you use no die of the Source this turn. Do you forgo them?
prompt-wound-nearest = Which of the nearest heroes takes the wound?
prompt-change-cards = Which cards do you change for as many others?
prompt-keep-die = Which die do you keep?
prompt-search-dice = Which dice do you roll again?
prompt-prepare-card = Which card of your deck do you take?
prompt-choose-unit-to-ready = Which unit do you make ready?
prompt-choose-unit-to-heal = Which unit do you heal?
prompt-choose-unit-to-grant = Which unit gains it?
prompt-recruit-freely = Which unit of the offer do you recruit for nothing?
prompt-flying = Where do you go?
prompt-aim-effect = Which enemy is it for?
prompt-aim-at-attack = Which attack is it for?
prompt-wings-at-night = Which enemy does not attack?

## What happens

event-hero-chosen = { $seat } leads { $hero }.
event-dummy-hero = The dummy player leads { $hero }.
event-round-began = Round { $round } begins: { $night ->
    [yes] night
   *[no] day
}.
event-tactic-taken = { $seat } takes the tactic { $tactic }.
event-dummy-tactic = The dummy player gets the tactic { $tactic }.
event-dummy-turned = The dummy player turns up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-turn-began = { $seat } is on turn.
event-end-announced = { $seat } announces the end of the round.
event-dummy-announced = The dummy player announces the end of the round.
event-turn-forfeited = { $seat } has neither hand nor deck and forfeits the turn.
event-last-turns = The goal is reached: everybody has one more turn.
event-game-ended = The game is over.
event-card-played = { $seat } plays { $card } ({ $way }).
event-mana-paid = { $seat } pays with { $kind }: { $face }.
event-cards-discarded = { $seat } discards { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-hero-moved = { $seat } { $way ->
    [far] comes to
   *[other] goes { $way } to
} { $terrain }{ $site ->
    [none] {""}
   *[other] {" "}({ $site })
}.
event-tile-turned = { $seat } explores: a new tile is turned up.
event-provoked = { $seat } provokes { $enemy }.
event-assaulted = { $seat } begins an assault: { $site }.
event-withdrew = { $seat } has to withdraw and takes { $wounds ->
    [0] no wound
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
event-fame-gained = { $seat } gains { $fame } fame.
event-reputation-changed = { $seat }: reputation { $by ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $by }
}.
event-unit-recruited = { $seat } recruits { $unit }.
event-unit-disbanded = { $seat } disbands { $unit }.
event-card-gained = { $seat } gains { $card }.
event-artifacts-gained = { $seat } gains { $cards ->
    [one] { $cards } artifact
   *[other] { $cards } artifacts
}.
event-crystal-gained = { $seat } gains a crystal: { $colour }.
event-crystal-lost = { $seat } loses a crystal: { $colour }.
event-hand-shown = { $seat } shows a hand without a card of that colour.
event-card-yielded = { $seat } discards { $card }.
event-card-stolen = { $seat } takes { $card } from { $rival } for good.
event-unit-drained = { $seat }: { $unit } is spent by another hero's spell.
event-skill-used = { $seat } uses the skill { $skill }.
event-token-returned = The skill token { $skill } goes back to { $seat }.
event-path-taken = { $seat } takes the path of { $path } move points through the maze.
event-skill-gained = { $seat } gains the skill { $skill }.
event-level-reached = { $seat } reaches level { $level }.
event-combat-began = { $seat } fights { $enemies ->
    [0] nobody
   *[other] { $enemy }
}.
event-enemy-summoned = An enemy is summoned: { $enemy }.
event-enemy-defeated = { $seat } defeats { $enemy }.
event-attack-blocked = { $seat } blocks { $enemy }.
event-unit-wounded = { $seat }: a unit is wounded – { $unit }.
event-unit-destroyed = { $seat }: a unit is destroyed – { $unit }.
event-hero-wounded = { $seat } takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
event-knocked-out = { $seat } is knocked out.
event-site-conquered = { $seat } conquers: { $site }.
event-village-plundered = { $seat } plunders a village.
event-city-found = A city is found: { $city }, { $level ->
    [0] a friend
   *[other] level { $level }
}.
event-shields-on-city = { $seat } puts { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
} on the card of { $city }.
event-city-conquered = Conquered: { $city }. { $seat } leads it.
event-elite-offered = { $seat } has an elite unit added to the offer: { $unit }.
event-artifact-bought = { $seat } buys an artifact.

## What is refused

error-attack-too-weak = The attack is too weak: { $missing } more needed.
error-block-too-weak = The block is too weak: { $missing } more needed.
error-cannot-aim = You cannot aim at this enemy now. In the ranged and siege phase a fortified enemy is open to siege attacks only, and a twice fortified one to none.
error-no-defender = This enemy cannot defend the target. Possible: { $offered }.
error-path-not-open = This path is not open, or you have too few move points ({ $move }). Possible: { $offered }.
error-card-not-discardable = This card cannot be discarded for that. Possible: { $offered }.
error-card-not-in-hand = You do not have this card in hand.
error-card-not-playable = This card cannot be played for that effect now: its mana, its other costs or its moment are missing. Attacks and blocks are for combats.
error-content-wrong = { $file }, { $where }: { $detail }.
error-damage-not-assignable = The damage cannot go there. Possible: { $offered }.
error-hero-taken = Somebody leads this hero already. Possible: { $offered }.
error-mana-does-not-pay = This mana does not pay for it. Possible: { $offered }.
error-must-discard = You have played no card in this turn: discard one first.
error-no-use-sideways = Sideways this card would give nothing that can be used now.
error-not-now = That is not possible now. Possible: { $offered }.
error-tactic-of-other-time = It is { $time ->
    [night] night: this is a tactic of the day
   *[day] day: this is a tactic of the night
}. Possible: { $offered }.
error-tactic-taken = This tactic is no longer there. Possible: { $offered }.
error-turn-not-begun = Your turn has not begun yet. Possible: { $offered }.
error-not-your-turn = It is the turn of player { $turn }. Possible for you: { $offered ->
    [none] nothing
   *[other] { $offered }
}.
error-last-turn-over = You have no more turns in this round, so this cannot be used any more.
error-wound-not-playable = Wounds cannot be played.
error-mana-missing = This needs one more mana: { $colour }. You cannot pay it: { $die ->
    [free] no token, crystal or die of the Source is of that colour{ $time ->
        [day] , and no gold stands in for it
       *[night] {""}
    }
   *[used] you have no such token or crystal, and the die of this turn is used
}.
error-no-healing-in-combat = There is no healing in combat.
error-card-not-now = This is not the moment for that effect of the card.
error-no-such-unit = There is no such unit. Units you have: { $units }.
error-no-such-ability = The unit has no such ability. Abilities it has: { $abilities }.
error-unit-wounded = The unit is wounded and cannot be used before it is healed.
error-unit-spent = The unit is spent. Something must make it ready, at the latest the next round.
error-units-stay-outside = No units take part in this combat.
error-wrong-phase = That belongs to the { $needs ->
    [block] block phase
   *[attack] ranged and siege phase or the attack phase
}; now it is the { $phase ->
    [ranged] ranged and siege phase
    [block] block phase
    [damage] damage phase
   *[attack] attack phase
}.
error-nobody-aimed-at = You aim at nobody. Choose a target first. Possible: { $offered }.
error-nothing-blocked = You block nothing yet. Choose an attack first. Possible: { $offered }.
error-blocked-already = You are blocking this attack already.
error-no-such-attack = There is no such attack that could still be blocked. Possible: { $offered }.
error-not-cumbersome = Only the attacks of cumbersome enemies are lowered by move points.
error-too-little-move = That takes { $needed } move and you have { $move }.
error-no-such-enemy = There is no such enemy in this combat. Enemies in it: { $enemies }.
error-aimed-at-already = You aim at this enemy already.
error-plunder-between-turns = A village is plundered between one's turns, not in them.
error-only-wounds = With nothing but wounds in hand and no card used in this turn there is no step, no tile and no action: a slow rest is left.
error-rest-is-left = You have nothing but wounds in hand and have used no card: such a turn is ended by a slow rest.
error-plundered-already = You have plundered since your last turn: it is allowed once between two turns.
error-no-village-here = You are not in a village, so there is nothing to plunder.
error-token-first = First use the mana token that must be used at once. Possible: { $offered }.
error-nobody-there = There is nobody to fight here: all enemies of that kind are on the table. Wait until a token comes back.
error-no-recruiting = An effect of this turn forbids recruiting.
error-no-such-terms = On such terms nobody can be recruited now.
error-none-left = There are none left.
error-deck-not-empty = Only with an empty deck can the end of the round be announced, before the turn begins: yours has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
error-turn-begun = The end of the round is announced instead of a turn, and this one has begun.
error-end-announced = The end of the round has been announced already.
error-tactic-not-now = Your tactic is of no use now, or it was used.
error-no-disbanding = Units are disbanded only to make room for a new one.
error-no-combat = That belongs to a combat, and there is none.
error-has-rested = You have rested in this turn: neither moving nor an action is left.
error-action-done = The action of this turn is done: no moving and no other action is left.
error-hero-here = Another hero stands here, so there is no action on this space.
error-no-land-there = No tile has been turned up there.
error-not-beside-you = That space is not beside you.
error-enemy-in-the-way = A rampaging enemy is on that space: nobody enters it.
error-city-closed = Nobody enters a city in this scenario.
error-terrain-closed = Nobody can enter { $terrain ->
    [lake] a lake
    [mountain] a mountain
   *[other] the sea
} unless an effect opens it.
error-hero-and-enemy = A step there would provoke an enemy beside another hero's space.
error-tile-lies-there = There is a tile there already.
error-no-tile-left = There are no tiles left.
error-place-not-beside-you = You can only explore places that begin beside you.
error-tile-may-not-lie = The next tile ({ $kind ->
    [countryside] countryside
   *[other] core
}) may not lie there: it would touch too few others, or the coast.
error-nobody-talks = With a reputation this low nobody talks to you.
error-not-your-keep = Only the owner of a keep deals with its people.
error-conquered-already = There is nothing left to conquer here.
error-not-dealing = You are not dealing with anybody: first use your action for it.
error-not-in-offer = That is not in the offer.
error-unit-unknown-here = This unit is not known here.
error-not-sold-here = That is not sold here.
error-too-little-influence = That costs { $needed } influence and you have { $influence }.
error-moved-or-acted = Whoever has moved or acted in this turn cannot rest.
error-rest-needs-a-card = A rest discards a card that is no wound.
error-no-wound-there = There is no wound to be healed.
error-too-little-healing = That takes { $needed } healing and you have { $healing }.
error-nobody-to-deal-with = There is nobody here to deal with.
error-nothing-to-enter = There is no place of adventure here that could be entered.
error-nothing-to-burn = There is no monastery here that could be burnt.
error-nobody-to-challenge = There is no rampaging enemy beside you that could be challenged.
error-unit-not-usable = This unit cannot be used now.
error-set-missing = { $because ->
    [none] The box “{ $needs }” always takes part: add it to the boxes, or name none.
   *[other] “{ $title }” needs the box “{ $needs }” among the boxes.
}
error-hero-not-in-sets = { $title }: { $hero } comes with the box “{ $needs }”, which does not take part. Possible: { $known }.
error-hero-twice = { $title }: somebody else leads { $hero } already.
