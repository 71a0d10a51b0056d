## Fights between heroes

option-hero_fights = Heroes fight each other
option-hero_fights-help = Whoever stays on the space of another hero attacks him.

action-attack-hero = Attack { $seat }
action-attend = { $fully ->
    [yes] Attend to the fight fully: it is your next turn, played in advance
   *[no] Attend to the fight in part: no die and no skills, but your next turn stays
}
action-pass-attack = Do not attack now
action-wound-unit = Wound { $unit } ({ $price } of { $damage } damage)
action-wound-hero = Wound the hero ({ $price } of { $damage } damage)
action-steal-artifact = Steal { $card } (5 damage)
action-drive-out = Drive the hero out to { $where ->
    [none] { $hex }
   *[other] { $where }
}

prompt-attend-fight = You are attacked. How do you attend to the fight?
prompt-strike-rival = { $melee ->
    [true] Hand to hand: make an attack and strike, or pass.
   *[false] From afar: make a ranged or siege attack and strike, or pass.
}
prompt-block-rival = An attack of { $value } comes at you{ $melee ->
    [true] : each point of block takes 1 off
   *[false] {" "}from afar: every 2 points of block take 1 off
}. Block as much as you like.
prompt-choose-damage = { $damage } damage is left. Whom does it hurt, or what do you take for it?
prompt-recover-from-fight = The fight is over. You may heal and use effects, then your turn ends.

event-turn-skipped = { $seat } has played this turn in advance and skips it; the order token is turned up.
event-hero-attacked = { $seat } attacks { $rival }.
event-fight-attended = { $seat } attends to the fight { $fully ->
    [yes] fully; the order token is turned face down
   *[no] in part
}.
event-rival-struck = { $seat } strikes at { $rival }: { $value }.
event-rival-blocked = { $seat } blocks { $blocked }; damage left: { $damage }.
event-attack-passed = { $seat } does not attack now.
event-artifact-stolen = { $seat } steals { $card } from { $rival }.
event-driven-out = { $seat } is driven out by { $rival }.
event-fight-drawn = Nobody attacks any more: { $seat } falls back from { $rival }.

error-only-wounds-to-attend = With nothing but wounds in hand you can attend to the fight in part only.
error-attend-first = First say how you attend to the fight. Possible: { $offered }.
error-nothing-to-steal = There is no such artifact to be stolen, or too little damage: { $needed } are needed, { $damage } are left. Artifacts in hand, in the deck and under unhurt units are safe.
error-no-way-out = The hero cannot be driven there: the space must be safe and beside you, and { $damage } damage must pay its plain cost.
error-too-little-damage = That takes more than the { $damage } damage that is left, or there is no such target. Possible: { $offered }.
error-rival-strikes = You are being attacked: block, or finish the block.
error-no-attack-made = You have made no attack that counts now. Possible: { $offered }.
error-nobody-strikes = Nobody attacks you now: make an attack of your own, or pass.
error-fight-is-over = The fight is over. Possible: { $offered }.
error-attack-or-go-on = You stand on the space of another hero: go on, or attack him.
error-hero-not-here = This hero does not stand on your space.
error-no-hero-fights = At this table heroes do not fight each other.
error-peaceful-space = On a portal and in a city no hero is fought.
error-no-fights-at-the-end = Once the end of the round is announced or the goal is reached, no hero is fought.
error-order-token-down = The order token of this hero lies face down: he cannot be attacked now.

duel-title = { $melee ->
    [yes] hand to hand
   *[no] from afar
}
duel-attack = { $mine ->
    [yes] You attack
   *[no] The other hero attacks
}: { $value }{ $elements ->
    [none] {""}
   *[other] {" "}({ $elements })
}
duel-blocked = The block takes { $blocked } off; { $left } would be left.
duel-damage = Damage to be dealt: { $damage }
duel-walls = The attacked hero stands behind walls: from afar only siege attacks count against him.
duel-unit = { $foe }: armour { $armour }{ $traits ->
    [none] {""}
   *[other] ; { $traits }
}{ $share ->
    [0] {""}
   *[other] ; adds { $share } to the attack
}{ $price ->
    [none] {""}
   *[other] ; wounded for { $price }
}
duel-hurt = { $foe }: wounded
duel-hero = { $mine ->
    [yes] Your hero
   *[no] The other hero
}: wounded for { $price }
duel-own-units = Your units
duel-rival-units = Units of the other hero
order-down = { $seat } (face down: the next turn is skipped)

## What effects mean between heroes

lexicon-rivals = Effects between heroes
rivals-unit = changes an unhurt unit of the other hero for the whole fight
rivals-wounds = wounds an unhurt unit of the other hero
rivals-share = takes a unit's share, or that much of it, off the attack
rivals-blocked = counts the units that had a share in an attack which was brought to 0
rivals-swift = an attack from afar is blocked point for point
rivals-walls = walls do not count
rivals-nothing = a part of it has no effect
rivals-number = counts the other hero, his units that could act and those that take part
