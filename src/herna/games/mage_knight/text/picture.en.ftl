# The table in words: panels, and what lies on them.

panel-status = How things stand
panel-map = Map
panel-combat = Combat
panel-hand = Hand and mana
panel-service = Units and skills
panel-offers = Offers
panel-heroes = Heroes
panel-round = Round
panel-score = Score
panel-guide = Guide
nothing = none
counted = { $thing } { $n }
dummy-player = dummy player

## Ways and places

way-ne = north-east
way-e = east
way-se = south-east
way-sw = south-west
way-w = west
way-nw = north-west
way-far = { $n } { $way }
way-to = { $way }: { $field }
field-walls = { $count ->
    [one] wall to the { $ways }
   *[other] walls to the { $ways }
}
field-shield = shield of { $seat }
site-coloured = { $colour } { $site }
map-hero = { $seat } stands on: { $field }.
map-site = { $way }: { $field }.
map-explore = A tile can be turned up: { $way }.
map-legend = The number after a terrain is what it costs now. 3/4: an enemy with armour 3 and attack 4; «1»: a hero; +: a shield; ???: a tile can be turned up.
map-legend-backs = ?: a token face down (g green, y grey, v violet, b brown, r red, w white, u ruins).
map-legend-walls = ║ and ═══: a wall; crossing it costs 1 move more.
map-ring = { $n ->
    [1] Bare land beside you
   *[other] Bare land { $n } steps away
}: { $fields }.
token-green = face-down green token
token-grey = face-down grey token
token-violet = face-down violet token
token-brown = face-down brown token
token-red = face-down red token
token-white = face-down white token
token-ruin = face-down ruins token
code-portal = port
code-marauding-orcs = orcs
code-draconum = drac
code-magical-glade = glad
code-mine = mine
code-village = vill
code-monastery = mona
code-keep = keep
code-mage-tower = towr
code-city = CITY
code-monster-den = den
code-spawning-grounds = spaw
code-dungeon = dung
code-tomb = tomb
code-ancient-ruins = ruin
code-deep-mine = deep
code-refugee-camp = camp
code-maze = maze
code-labyrinth = labr
code-volkare-camp = volk

## Combat

combat-phase-ranged = ranged and siege
combat-phase-block = block
combat-phase-damage = damage
combat-phase-attack = attack
combat-phase-end = end of the combat
combat-phase-damage-attack = damage, then attack
combat-now = [{ $phase }]
combat-foe = { $foe }: armour { $armour }; attack { $attacks }; { $traits ->
    [none] {""}
   *[other] { $traits };{" "}
}fame { $fame }
combat-beaten = { $foe }: beaten
combat-aimed = → { $foe }
combat-no-attack = none in this combat
combat-summons = summons ({ $token } token)
combat-hit = { $n } { $element }{ $done ->
    [blocked] {" "}(blocked)
    [suffered] {" "}(done)
   *[open] {""}
}
combat-wounds = Wounds to hand in this combat: { $n }.
combat-underground = Underground: the rules of the night hold.
combat-alone = No units take part.
combat-knocked-out = The hero is knocked out.
foe-numbered = { $foe } ({ $n })
figures-points = { $kind } { $n }
figures-kind = { $kind } { $element }
figures-attack = Attack – { $points }: { $halved ->
    [0] {""}
   *[other] { $full } in full and { $halved } halved to { $half },{" "}
}{ $total } of { $needed }{ $missing ->
    [0] {" "}– enough
   *[other] ; { $missing } missing
}
figures-block = Block – { $points }: { $halved ->
    [0] {""}
   *[other] { $full } in full and { $halved } halved to { $half },{" "}
}{ $total } of { $needed }{ $missing ->
    [0] {" "}– enough
   *[other] ; { $missing } missing
}
figures-why = { $points } – { $why ->
    [resisted] half (resisted by { $enemies })
    [inefficient] half (not efficient against { $enemies })
    [fortified] nothing (fortified: { $enemies })
    [fortified-twice] nothing (fortified twice: { $enemies })
    [swift] counted twice against a swift attack
   *[phase] nothing in this phase
}
figures-need = { $foe }, { $needed } needed: { $parts }
figures-part = { $reason ->
    [printed] printed { $n }
    [elusive] elusive { $n }
    [set] set to { $n }
    [effects] effects { $n }
    [city] city { $n }
    [defended] defended { $n }
    [swift] swift { $n }
   *[least] not less than the least { $n }
}
figures-damage = { $foe }: damage { $damage }; against armour { $armour } the hero would take { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
attack-melee = melee
attack-ranged = ranged
attack-siege = siege
ability-swift = swift
ability-brutal = brutal
ability-poison = poisonous
ability-paralyze = paralysing
ability-assassination = assassin
ability-cumbersome = cumbersome
ability-vampiric = vampiric
ability-fortified = fortified
ability-fortified-twice = twice fortified
ability-elusive = elusive
ability-unfortified = unfortified
ability-arcane-immunity = arcane immunity
ability-resistance = resistance
ability-summon = summoning attack
ability-defend = defending
resist-physical = resists physical
resist-fire = resists fire
resist-ice = resists ice
trait-swift = swift
trait-brutal = brutal
trait-poison = poisonous
trait-paralyze = paralysing
trait-assassination = assassin
trait-cumbersome = cumbersome
trait-vampiric = vampiric
trait-fortified = fortified
trait-elusive = elusive
trait-unfortified = unfortified
trait-arcane-immunity = arcane immunity
trait-defend = defending
trait-physical-resistance = resists physical
trait-fire-resistance = resists fire
trait-ice-resistance = resists ice

## Hand, units, offers

hand-title = In hand: { $n } (limit { $limit })
card-line = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}: { $text }
hand-mana-line = Crystals: { $crystals }. Tokens: { $tokens }. Source: { $dice }
hand-in-force = In force{ $until ->
    [turn] {" "}in this turn
    [combat] {" "}in this combat
    [round] {" "}in this round
   *[other] {""}
}: { $text }
looked-at-pile = on top of the { $pile } pile
hand-looked-at = Looked at, and known to you alone: { $enemy } ({ $where })
hand-played = In play: { $cards }
hand-piles = Deck { $deck }, discard pile { $discard }
hand-discard = Discarded: { $cards }
hand-aside = Set aside for this round: { $cards }
hand-source = Source: { $dice }
die-depleted = { $colour } (depleted)
service-units = Units: { $n } of { $most }
service-unit = { $unit }: level { $level }, armour { $armour }{ $resists ->
    [none] {""}
   *[other] , { $resists }
}; { $ready ->
    [yes] ready
   *[no] spent
}{ $wounds ->
    [0] {""}
    [one] , wounded
   *[other] , { $wounds } wounds
}{ $banner ->
    [none] {""}
   *[other] ; { $banner }
}
service-skills = Skills: { $n }
service-skill = { $skill }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}: { $text }
service-does = – { $text }
offer-units = Units on offer
offer-unit = { $unit }: { $cost } influence, level { $level }, armour { $armour }{ $resists ->
    [none] {""}
   *[other] , { $resists }
}; { $sites }
offer-monastery = Monasteries teach
offer-advanced = Advanced actions, the lowest first
offer-spells = Spells, the lowest first
offer-skills = Common skills
offer-tiles = Tiles left: { $n }, next: { $kind }
tiles-countryside = countryside
tiles-core = core
tiles-none = none

## Heroes, round, score

status-round = Round { $round } of { $rounds }, { $night ->
    [yes] night
   *[no] day
}{ $turn ->
    [none] .
   *[other] ; on turn: { $turn }.
}
status-setup = { $scenario }: heroes are chosen.
status-hero = { $mine ->
    [yes] Move { $move }, influence { $influence }, healing { $healing };{" "}
   *[no] {""}
}{ $mine ->
    [yes] hand
   *[no] Hand
} { $hand }, deck { $deck }, fame { $fame }, reputation { $reputation }{ $where ->
    [none] .
   *[other] ; { $where }.
}
status-asking = For: { $thing }.
hero-tracks = { $seat } – { $hero }: level { $level }, fame { $fame }{ $next ->
    [0] {""}
   *[other] {" "}(next level at { $next })
}, reputation { $reputation } (influence { $influence }), armour { $armour }, hand limit { $limit }, command tokens { $command }
hero-means = Hand { $hand }, deck { $deck }; crystals: { $crystals }; units: { $units }{ $tactic ->
    [none] {""}
   *[other] ; tactic: { $tactic }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
}
hero-dummy = Dummy player – { $hero }: deck { $deck }, crystals: { $crystals }
round-now = Round { $round } of { $rounds }: { $night ->
    [yes] night
   *[no] day
}
round-order = Order: { $seats }
round-tactics = Tactics left
round-tactic = { $number }. { $tactic }: { $text }
round-announced = { $seat } has announced the end of the round.
round-last = { $count ->
    [0] This is the last turn of the round.
   *[other] Last turns left: { $seats }
}
round-ending = { $mine ->
    [yes] Your last turn
   *[no] The round ends
}
goal-find-city = { $reached ->
    [yes] Goal: the city is found.
   *[no] Goal: find the city. Tiles turned up: { $done } of { $of }.
}
goal-conquer-cities = { $reached ->
    [yes] Goal: all cities are conquered.
   *[no] Goal: conquer all cities. Conquered: { $done } of { $of }.
}
score-fame = Fame
score-knowledge = Greatest Knowledge
score-loot = Greatest Loot
score-leader = Greatest Leader
score-conqueror = Greatest Conqueror
score-adventurer = Greatest Adventurer
score-beating = Greatest Beating
score-total = Total
score-spoken = { $seat } { $count ->
    [one] has
   *[other] together have
} { $total ->
    [one] { $total } point
   *[other] { $total } points
}, of these { $fame } fame.

## What is printed on things

explain-wound = cannot be played; heal it or throw it away
explain-attached = attached: { $do }
explain-basic = { $price ->
    [spell] with { $mana } mana: { $do }
   *[other] { $do }
}
explain-stronger = { $price ->
    [action] with { $mana } mana: { $do }
    [spell] { $name }, with { $mana } and black mana: { $do }
   *[other] thrown away: { $do }
}
explain-unit = level { $level }, armour { $armour }{ $resists ->
    [none] {""}
   *[other] , { $resists }
}; { $text }
explain-card = { $card } ({ $colour })
explain-paid = { $do } (mana: { $mana })
explain-skill = { $do } { $use ->
    [turn] (once a turn)
    [round] (once a round)
    [interactive] (once a round, touches others)
   *[passive] (always)
}
explain-no-effect = no other effect
explain-summons = summons ({ $pile })
explain-strike = { $n } { $element }
explain-enemy = { $enemy } ({ $figures })
explain-figures = armour { $armour }{ $elusive ->
    [none] {""}
   *[other] /{ $elusive }
}, attack { $attacks }{ $traits ->
    [none] {""}
   *[other] , { $traits }
}, fame { $fame }
explain-altar = altar: { $mana } mana for { $fame } fame
explain-ruin = ruins: { $enemies }; reward: { $rewards }
cost-move = { $n } move
cost-influence = { $n } influence
cost-healing = { $n } healing
note-provokes = provokes { $foes }
note-assault = an assault: reputation −1 and a fight

## Guide

guide-sites = Sites
guide-terrains = Terrains, by day and by night
guide-abilities = Abilities of enemies in sight
guide-line = { $name }: { $text }
guide-closed = nobody enters without an effect
guide-cost = { $day } / { $night }
guide-site-portal = where the heroes come from; several may stand here
guide-site-marauding-orcs = a rampaging enemy: nobody enters, walking past it from beside to beside provokes it, from beside it can be challenged; beaten it raises reputation by 1
guide-site-draconum = a rampaging dragon: as orcs; beaten it raises reputation by 2
guide-site-magical-glade = at the start of the turn a gold mana (by night a black one), at its end one wound may be thrown away
guide-site-mine = a crystal of its colour at the end of the turn, unless you have three
guide-site-village = recruit units that villages know, buy healing for 3 influence each; it can be plundered between turns
guide-site-monastery = recruit monks, buy healing for 2 influence each and advanced actions for 6; it can be burnt for an artifact
guide-site-keep = assault it (reputation −1, fortified garrison); your own keep raises the hand limit on and beside it and recruits
guide-site-mage-tower = assault it (reputation −1, fortified garrison) for a spell; afterwards spells for 7 influence and a mana of their colour
guide-site-city = the goal; closed in First Reconnaissance
guide-site-monster-den = one brown enemy, two crystals
guide-site-spawning-grounds = two brown enemies, an artifact and three crystals
guide-site-dungeon = one brown enemy, by the rules of the night and without units; a spell or an artifact by a die
guide-site-tomb = one red enemy, by the rules of the night and without units; a spell and an artifact
guide-site-ancient-ruins = enemies with a reward, or an altar that takes mana for fame
guide-site-deep-mine = a crystal of one of its colours at the end of the turn
guide-site-refugee-camp = recruit any unit, for more influence if villages do not know it
guide-site-maze = choose a path: the more move points, the better the reward; one unit goes along
guide-site-labyrinth = as a maze, with a stronger enemy and better rewards
guide-site-volkare-camp = the camp of the general
guide-ability-swift = twice as much block is needed
guide-ability-brutal = twice as much damage
guide-ability-poison = two wounds for a unit; for each wound to hand another one to the discard pile
guide-ability-paralyze = a wounded unit is destroyed; a wounded hero discards all but wounds
guide-ability-assassination = units cannot take its damage
guide-ability-cumbersome = move points lower its attack in the block phase
guide-ability-vampiric = its armour grows by 1 for every wound it deals
guide-ability-fortified = in the ranged and siege phase only siege counts; twice fortified nothing does
guide-ability-elusive = its higher armour counts unless all its attacks were blocked
guide-ability-unfortified = the walls of its site do not protect it
guide-ability-arcane-immunity = nothing but attacks and blocks touches it
guide-ability-defend = the first enemy attacked gets more armour
guide-ability-resistance = attacks of an element it resists count half
guide-ability-summon = before the block phase a monster comes that stands in for it until the attack phase
