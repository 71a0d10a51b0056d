# What lies before a hero, as the page draws it.

hand-or = or
hand-empty = No cards in hand
hand-ways = { $card }: how is it played?
hand-put-back = Back to hand
hand-way-basic = Basic
hand-way-strong = Stronger
hand-sideways = Sideways
hand-points-move = move points
hand-points-influence = influence
hand-points-heal = healing
hand-source-title = Source
hand-crystals = Crystals
hand-tokens = Mana
hand-which-colour = Which colour?
hand-mana-how = What is it used for?
hand-die = Die: { $colour }{ $depleted ->
    [yes] , depleted
   *[no] {""}
}
hand-die-kept = Die kept for the round: { $colour }
hand-die-out = Die out of the Source: { $colour }{ $seat ->
    [none] {""}
   *[other] , with { $seat }
}
hand-depleted = depleted now: it cannot be used
hand-crystal = Crystals, { $colour }: { $n }
hand-token = Mana, { $colour }: { $n }
hand-deck = Deck: { $n }
hand-discarded = Discard pile: { $n }
hand-aside-n = { $n } set aside
hand-spared = { $n } under the tactic
hand-pile-deck = Left to draw: { $n }
hand-pile-discard = Discard pile of { $seat }: { $n }
hand-pile-aside = Set aside by { $seat } for this round: { $n }
hand-pile-unordered = What is left in the deck and under the tactic, in no order.
hand-play-area = Played this turn
hand-drop-here = Drop the card here
hand-nothing-played = Nothing played yet
hand-played-card = Played: { $card }
hand-tactic = Tactic: { $tactic }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
hand-reputation = reputation

## The board of a hero

board-armour = Armour { $n }
board-hand = Cards in hand: { $n }, hand limit { $limit }
board-command = Units: { $n }, command tokens: { $most }
board-crystals = Crystals: { $crystals }
board-skips = (next turn skipped)
board-no-hero = No hero yet
board-wounds = Wounds this turn: { $n }
board-rewards = Waiting at the end of the turn: { $rewards }
track-fame = Fame { $fame }, level { $level }
track-next = Level { $level } from { $fame } fame on{ $gains ->
    [command] : a command token
    [skill] : a skill and an advanced action
   *[nothing] {""}
}
track-reputation = Reputation { $reputation }, influence { $influence }
round-last-turn = has a last turn left

## Fights

fight-title = { $kind ->
    [rampage] Fight
    [assault] Assault
   *[other] Fight
}
fight-title-of = { $seat } fights
fight-armour = armour
fight-fame = fame
fight-traits = Abilities and resistances
fight-beaten = Beaten
fight-no-attack = Does not attack in this combat
fight-summons = summons ({ $pile })
fight-blocked = blocked
fight-hurting = damage { $n }: who takes it?
fight-suffered = has done its damage
fight-block-needed = block { $n }{ $swift ->
    [yes] {" "}(swift: twice)
   *[no] {""}
}
fight-damage = damage { $n }{ $brutal ->
    [yes] {" "}(brutal: twice)
   *[no] {""}
}
fight-do-block-attack = Block
fight-do-hinder = Hinder (1 move)
fight-do-suffer-attack = Take the damage
fight-do-choose-attack = This attack
fight-do-take-element = Take the element off
fight-do-target = Aim at it
fight-attack-sum = The attack
fight-block-sum = The block
fight-no-attack-made = No attack yet
fight-no-block = No block yet: play cards and units.
fight-counts = { $counts ->
    [half] half
    [double] twice
   *[nothing] nothing
}{ $why ->
    [resisted] : resisted by { $enemies }
    [inefficient] : not efficient against { $enemies }
    [fortified] : { $enemies } fortified
    [fortified-twice] : { $enemies } fortified twice
    [swift] : against a swift attack
    [phase] {" "}in this phase
   *[none] {""}
}
fight-halved = { $full } in full + { $halved } halved to { $half }
fight-missing = { $n } missing
fight-enough = enough
fight-no-target = nobody is aimed at yet
fight-made = Where the points come from
fight-from-effect = an effect
fight-wounds = Wounds in this combat: { $n }; knocked out at { $limit }
fight-hint-ranged = Aim at enemies and play ranged or siege attacks, or go on.
fight-hint-block = Pick an attack to block and play cards for it, or go on.
fight-hint-damage = Whose attack does its damage next?
fight-hint-attack = Aim at enemies and attack, or end the combat.
fight-damage-title = Who takes the damage?
fight-damage-from = { $n ->
    [one] point of damage from { $foe }
   *[other] points of damage from { $foe }
}
fight-unit-then = { $wounded ->
    [yes] wounded
   *[no] unhurt
}; { $left } left
fight-hero-takes = { $n ->
    [one] { $n } wound for the hero
   *[other] { $n } wounds for the hero
}
duel-strikes = attacks
duel-defends = defends
duel-left = { $n } left
duel-hero-costs = a wound costs { $n }
duel-unit-costs = { $n } to wound it
duel-challenge = { $seat } attacks you
duel-course = { $phase ->
    [block] { $striker } attacks with { $value }: { $blocked } blocked, { $left } would come through.
    [damage] { $striker } deals damage to { $struck }: { $damage } left to deal.
   *[other] { $striker } attacks { $struck }: { $value } so far.
}
board-chosen = (is to return)

## Scenes

pick-land = Look at the land
land-fight = Fight
land-scene = Question
pick-show = Choose
pick-hero = Whom do you lead?
pick-dummy-hero = Whom does the dummy player lead?
pick-tactic = Round { $round }, { $night ->
    [yes] night
   *[no] day
}: which tactic?
pick-level = Level { $level }
pick-reward = Your reward
pick-wanted-hero = Which hero do you want?
vote-by = named by { $seats }
assault-garrison = The defenders
assault-unknown = face down
assault-proposes = proposes
assault-agrees = agrees
assault-asked = has not answered yet
assault-waiting = to come
assault-now-fights = fights now
assault-done = done
assault-from = { $seat } comes from: { $spot }

## Drawers

panel-force = In force
panel-seen = Tokens
panel-goal = Goal
offer-do-recruit-unit = Recruit
offer-do-recruit-on-terms = Recruit on terms
offer-do-use-offer-unit = Use
offer-do-learn = Learn
offer-do-buy-spell = Buy
offer-do-take-card = Take
offer-left = ({ $n } in the deck)
offer-left-units = Decks: { $regular } regular, { $elite } elite
offer-artifacts-left = Artifacts in their deck: { $n }
force-until = { $until ->
    [phase] until the end of the phase
    [combat] until the end of the combat
    [turn] until the end of the turn
    [round] until the end of the round
   *[other] until it is used
}
force-nothing = Nothing is in force.
seen-left = { $pile } in the pile, { $land } face down on the land, { $gone } discarded
seen-piles = Piles
seen-ruins = Ruins left: { $n }
seen-decks = Decks: { $advanced } advanced actions, { $spells } spells, { $artifacts } artifacts
seen-secret = Known to you alone
city-title = City ({ $colours }), level { $level }
city-conquered-by = Conquered; leader: { $seat }
city-garrison-left = Defenders left: { $n }
city-shields-in-order = Shields in the order of beating: { $seats }
dummy-title = Dummy player: { $hero }
dummy-deck = Deck: { $n }, turned up: { $shown }
dummy-shown = Turned up
sheet-lines = Line by line: { $seat }

## The plan for the next turn

plan-title = Plan
plan-clear = Clear
plan-how = Plan { $card }
plan-no-way = This card cannot be played.
plan-take = Take { $card } out of the plan ({ $way ->
    [strong] stronger effect
    [sideways] sideways
   *[basic] basic effect
})
plan-gives = { $sign ->
    [move] move
    [influence] influence
    [attack] attack
    [ranged] ranged attack
    [siege] siege attack
    [block] block
    [heal] healing
    [draw] cards drawn
    [fame] fame
    [reputation] reputation
    [wound] wounds
    [crystal] crystals
   *[mana] mana
} { $n }
plan-sort = { $order ->
    [colour] Hand: by colour
    [use] Hand: by use
    [own] Hand: my own order
   *[dealt] Hand: as dealt
}
plan-reach = your plan would lead here for { $n ->
    [one] { $n } move point
   *[other] { $n } move points
}
hand-final = cannot be taken back
listing-idle = Move and influence: in a fight only for an effect that turns them into attack or block
listing-crystals = Crystals into mana
