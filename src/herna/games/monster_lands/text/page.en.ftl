# What only the page says: panels, cards, battles and explanations.

## The table

panel-table = The table of Monster Lands
leaves = What lies on the table
track-rounds = Rounds
track-round = Round { $n }, extra attack dice: { $dice }
track-phases = Phases of the round
track-first = begins the round
clans-title = Four clans to lead
clans-led = Led by { $seat }

## The Citadel

town-lodge-title = Traps for sale
town-tavern-title = For hire
town-market-title = Equipment for sale
town-loot-title = Loot
town-pawn = for each die
town-last = last { $n }
town-space = { $building }, space { $n }, brings { $gives }{ $die ->
    [none] {""}
   *[other] , taken: { $die }
}
note-discount = discount { $n }

## The Outskirts

outskirts-place = Land { $letter }
mission-rolled-title = Mission: roll
mission-paid-title = Mission: pay
place-mission = mission
gate-upper = upper
gate-lower = lower

## Battles

battle-title = Battle with { $monster }
battle-so-far = { $n } suffered
battle-dice = Dice of the path
battle-cancelled = warded off { $n }
battle-wounded = wounded
battle-dead = dead
battle-rerolls = { $n ->
    [one] { $n } reroll left
   *[other] { $n } rerolls left
}
goal-of = of { $wanted }

## Clan boards

side-passed = passed
side-pouches = Coins, wages and pouches
side-wages = wages due tonight
side-defense = defence tokens { $n } of { $limit }
side-potion = potions { $n } of { $limit }
side-venom = venoms { $n } of { $limit }
side-traps = Traps { $n } of { $limit }
side-pool = { $n ->
    [one] { $n } die in the pool
   *[other] { $n } dice in the pool
}
side-glory = Reputation { $reputation }, glory { $glory }, surplus { $surplus }
side-trophy = Trophy of { $monster }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
pouch-defense = Defence tokens
pouch-potion = Potions
pouch-venom = Venoms
speak-wages = { $seat }: wages due { $wages }, surplus of glory { $surplus }.
speak-pool = { $seat } has dice: { $dice }.

## The end of a round and of the game

evening-title = The end of round { $n }
evening-wages = Wages
evening-nobody = Nobody to pay.
evening-gate = At the gate
evening-quiet = All is quiet.
evening-first = { $seat } begins round { $n }
evening-on = Next round
score-ties = In a tie:
score-chief = chief's reputation

## Explanations

role-chief = chief
role-basic = basic mercenary
role-mercenary = mercenary
role-rookie = rookie
gear-type-weapon = weapon
gear-type-outfit = outfit
gear-type-spell = spell
help-member = { $role }, { $affinity }. Costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, reputation { $reputation }. Dice each round: { $dice }.
help-gear = { $type }, costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}.
help-cost = { $n ->
    [0] It cannot be bought.
    [one] Costs { $n } coin.
   *[other] Costs { $n } coins.
}
help-monster = { $affinity }. Attack dice on the card: { $attack }. Capture from { $capture }: { $captured }. Kill from { $kill }: { $killed }.
help-land = { $affinity }. Conquest from { $conquest }: glory { $glory }. Settled, once a round: { $place } → { $give }.
help-haggle = The last haggling die shows { $n }: a lower one adds both.
help-glory = Glory, reputation and the surplus between them
help-band = { $up ->
    [0] Above that: dice { $dice }; wages { $wages } a member
   *[other] Glory up to { $up }: dice { $dice }; wages { $wages } a member
}
help-signs = { $affinity }: signs { $n }, points { $points }
ours-house = Of our own making: { $fields }.
ours-inferred = Not printed in the rules, worked out from them: { $fields }.
ours-mission = The numbers of the missions are of our own making.
ours-tile = The dice and benefits of the paths are mostly of our own making.
field-cost = price
field-reputation = reputation
field-dice = dice
field-affinity = affinity
field-role = role
field-ability = ability
field-outskirts = where it works
field-level = level
field-attack = attack
field-capture = capture value
field-kill = kill value
field-captured = reward for a capture
field-killed = reward for a kill
field-conquest = conquest value
field-glory = glory
field-place = dice for the benefit
field-give = benefit
field-type = type
field-effect = effect
field-group = group

## Odds

panel-outing = An outing
odds-title-mission = The mission
odds-title-win = The reward against the other path
odds-title-life = What becomes of the member
odds-title-ends = What becomes of the monster
odds-unhurt = unhurt
odds-wounded = wounded
odds-dead = dead
odds-capture = capture
odds-kill = kill
odds-fail = nothing
odds-note = { $what } { $n }%
odds-mission = success
odds-win = the reward
odds-land = the land
odds-when-gone = If the monster is gone by then

## Alone

solo-asked = What each rating still needs
solo-all = All ratings
solo-reached = reached
sam-tokens = { $n ->
    [one] { $n } token left
   *[other] { $n } tokens left
}
sam-last = His last move: red { $red }, yellow { $yellow }
sam-gone = taken away:
campaign-button = Campaign: game { $n }
campaign-now = being played
campaign-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
rated-title = Your rating
rated-on = Go on

## Conflict

panel-conflict = Conflict
conflict-title = Conflict before the battle
conflict-token = Token { $n }: { $trap }
conflict-face-down = face down
conflict-stolen = stolen
conflict-diverts = Dice to be diverted to { $path }: { $dice }
conflict-asked-reveal = { $seat } decides: turn the token up, or leave it?
conflict-asked-aim = { $seat } chooses a neighbour.
conflict-asked-cancel = { $seat } may cancel the trick with a defence token.
conflict-asked-steal = { $seat } steals dice.
conflict-defense = Defence tokens here: { $n }
outing-back = Back, choose otherwise
clan-more = More about the clan ({ $seat })
clan-less = Less about the clan ({ $seat })
