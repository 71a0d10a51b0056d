# The words of cards, skills, units and tactics: their programs told as sentences.

words-or = { $first } or { $next }
word-choose = { $pick ->
    [one] { $of }
   *[other] { $pick } of these: { $of }
}
word-if = if { $when ->
    [none] { $any }
   *[other] { $when }
}: { $then }{ $otherwise ->
    [none] {""}
   *[other] , otherwise { $otherwise }
}
word-branch = by its colour: { $to }{ $otherwise ->
    [none] {""}
   *[other] , otherwise { $otherwise }
}
word-trigger = { $event-id ->
    [end-turn] at the end of the turn
   *[other] { $times ->
        [1] the next time { $event }
        [none] { $once-per ->
            [none] each time { $event }
           *[other] once for each of them, when { $event }
        }
       *[other] up to { $times } times, when { $event }
    }{ $only ->
        [none] {""}
       *[other] {" "}({ $only })
    }{ $until ->
        [turn] {" "}in this turn
        [combat] {" "}in this combat
        [round] {" "}in this round
        [phase] {" "}in this phase
       *[other] {""}
    }{ $skip ->
        [0] {""}
       *[other] {" "}after the first
    }
}{ $when ->
    [none] {""}
   *[other] , if{" "}{ $when }
}: { $do }
word-later = { $event-id ->
    [end-turn] at the end of the turn
   *[other] when { $event }
}: { $do }
word-flag = { $name }{ $n ->
    [1] {""}
   *[other] {" "}({ $n }×)
}
word-repeat = per { $times }: { $do }
value-red = red
value-blue = blue
value-green = green
value-white = white
value-gold = gold
value-black = black
value-basic = a basic colour

## Points

word-move = move { $n }
word-influence = influence { $n }
word-attack = { $kind ->
    [ranged] ranged{" "}
    [siege] siege{" "}
   *[melee] {""}
}{ $element ->
    [fire] fire{" "}
    [ice] ice{" "}
    [cold-fire] cold fire{" "}
   *[physical] {""}
}attack { $n }{ $on-defeat ->
    [none] {""}
   *[other] {" "}(for each enemy beaten with it{ $defeat-times ->
    [none] {""}
   *[other] , at most { $defeat-times }
}: { $on-defeat })
}
word-block = { $copies ->
    [1] {""}
   *[other] { $copies } times{" "}
}{ $element ->
    [fire] fire{" "}
    [ice] ice{" "}
    [cold-fire] cold fire{" "}
    [fire-day-ice-night] fire (by night ice){" "}
   *[physical] {""}
}block { $n }{ $twice-against ->
    [none] {""}
   *[other] {" "}(counts twice against swift attacks)
}{ $on-success ->
    [none] {""}
   *[other] {" "}(if the block succeeds: { $on-success })
}
word-heal = heal { $n }
word-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}{ $outside-combat ->
    [yes] {" "}(not in combat)
   *[no] {""}
}
word-fame = fame { $n }
word-reputation = reputation { $n }
word-wound = { $n ->
    [1] take a wound
   *[other] wounds: { $n }
}{ $to ->
    [discard] {" "}to the discard pile
   *[hand] {""}
}
word-convert = in combat { $rate ->
    [1] each point of
   *[other] { $rate } points of
} { $from ->
    [move] move
   *[influence] influence
} may become { $kind ->
    [ranged] ranged{" "}
    [siege] siege{" "}
   *[melee] {""}
}{ $to ->
    [block] block
   *[attack] attack
} 1{ $elements ->
    [none] {""}
   *[other] {" "}({ $elements })
}
word-buy = for influence { $influence }{ $times ->
    [none] , as often as you like
    [1] , once
   *[other] , up to { $times } times
}: { $do }
word-hold = at any time in this { $until ->
    [phase] phase
    [turn] turn
   *[combat] combat
} once: { $do }
word-sideways = one { $what ->
    [wound] wound played sideways
   *[nonwound] card played sideways
} gives { $n }{ $better ->
    [none] {""}
   *[other] , { $better-n } if { $better }
}{ $pay ->
    [none] {""}
   *[other] {" "}(for one mana)
}
next-move = move
next-attack = attack
next-block = block
next-attack-or-block = attack or block
next-some = { $count ->
    [1] the next card
   *[other] the next { $count } cards
} for { $kind } { $sideways ->
    [yes] {""}
   *[no] (not sideways){" "}
}gives { $plus } more
next-all = each later card of this turn for { $kind } gives { $plus } more
next-one-any = the next effect for { $kind }, of a unit or skill too, gives { $plus } more
next-any = each later effect for { $kind }, of units too, gives { $plus } more
next-plus-both = { $attack } (attack) or { $block } (block)
word-hand-limit = { $n ->
    [0] hand limit higher the next time you draw up, by the terrain where the turn ends: { $terrains }
   *[other] hand limit { $n } higher the next time you draw up
}

## Mana and cards

word-mana = { $n ->
    [1] one mana
   *[other] { $n } mana
}: { $colour-told }
word-crystal = { $n ->
    [1] a crystal
   *[other] { $n } crystals
}: { $colour-told }{ $same ->
    [yes] , all of one colour
   *[no] {""}
}{ $distinct-cards ->
    [yes] , each of another card
   *[no] {""}
}{ $but ->
    [none] {""}
   *[other] {" "}but that one
}{ $whose ->
    [owner] , for the owner of the token
   *[actor] {""}
}
word-pay-mana = pay one mana: { $colour-told }
word-announce = announce a number from { $min } to { $max }{ $pays ->
    [none] {""}
   *[other] {" "}and pay as many mana of different basic colours
}
word-discard = discard { $any-number ->
    [yes] any number of cards
   *[no] { $max ->
        [1] { $min ->
            [0] up to one card
           *[other] a card
        }
       *[other] { $min ->
            [0] up to { $max } cards
            [1] one to { $max } cards
           *[other] { $max } cards
        }
    }
}{ $what ->
    [nonwound] {" "}(no wounds)
    [wound] {" "}(a wound)
    [coloured] {" "}with a colour
    [any-max-one-wound] {" "}(at most one wound)
   *[any] {""}
}
word-throw-away = throw away { $what ->
    [action] an action card from hand
    [wound] { $max ->
        [1] a wound from hand
       *[other] up to { $max } wounds from hand
    }
    [that-wound] that wound
   *[wounds-received-this-turn] all wounds received in this turn
}
word-use-action = as the action of the turn
word-source = { $do ->
    [take-and-set] take { $dice ->
        [1] a die
       *[other] { $dice } dice
    } of the Source, set { $dice ->
        [1] it
       *[other] each
    } to any colour but gold and gain { $tokens-per-die ->
        [1] a mana
       *[other] { $tokens-per-die } mana
    } of it
    [take] use one more die of the Source{ $showing ->
        [basic] {" "}that shows a basic colour
       *[other] {""}
    }
    [pick] pick a die of the Source{ $showing ->
        [basic] {" "}that shows a basic colour
       *[other] {""}
    }
    [reroll-picked] roll that die again
    [reroll-all] roll all dice of the Source again
   *[reroll] { $up-to ->
        [0] roll a die of the Source again
        [1] you may roll a die of the Source again
       *[other] you may roll up to { $up-to } dice of the Source again
    }
}
word-roll = roll mana dice ({ $dice }); for each: { $result }
word-colour-of = its colour counts
word-play-card = play { $times ->
    [1] {""}
   *[other] ({ $times } times over){" "}
}another action card from hand for its { $mode ->
    [basic] basic
   *[strong] stronger
} effect without mana{ $plus ->
    [0] {""}
   *[other] , each of its numbers { $plus } higher
}{ $throw-away ->
    [yes] , then throw that card away
   *[no] {""}
}
word-use-offer = use { $mode ->
    [basic] the basic effect
    [strong] the stronger effect
   *[either] an effect
} of { $offer ->
    [spells] a spell
   *[advanced] an advanced action
} of the offer{ $colour ->
    [none] {""}
   *[other] {" "}of that colour
}{ $pay ->
    [yes] , its mana paid as usual
   *[no] {" "}without paying its mana
}
word-gain-offer = gain { $offer ->
    [spells] a spell
   *[advanced] an advanced action
} of the offer{ $colour ->
    [none] {""}
   *[other] {" "}of that colour
}{ $to ->
    [hand] {" "}to hand
    [discard] {" "}to the discard pile
   *[deck-top] {" "}on top of the deck
}
word-recycle = { $pick ->
    [random] { $n } random cards
   *[choose] { $n } cards of your choice
} of the discard pile go on top of the deck or under it
word-self-to = this card { $to ->
    [hand] comes back to hand
    [deck-top] goes on top of the deck
   *[deck-bottom] goes under the deck
}
word-flip = the token is turned face down; { $back ->
    [rest] a rest turns it up again
    [action] it is turned up again as an action
   *[pay-green] one green mana turns it up again
}
centre-middle = the token lies in the middle until your next turn
centre-others = everybody else in their turn: { $do }
centre-then = at the start of your next turn: { $do }
centre-return = { $who ->
    [others] any other player
   *[any] anybody
} may send it back: { $do }
bound-c = that colour
bound-gained = that colour
bound-rolled = that colour
bound-mark = the marked colour
bound-spent = that colour
bound-die = that colour
bound-it = that colour
bound-u = that unit
bound-x = that number
bound-cards = the colours of those cards
counter-x = card discarded
counter-points = point announced
counter-paid = mana paid
bound-points = that number
bound-paid = that number
counter-cards = card
counter-gained = mana

## Units

ready-unit = make { $n ->
    [1] a unit
   *[other] { $n } units
} ready
ready-level = make a unit of at most level { $level } ready
ready-levels = make units of { $levels } levels in all ready
ready-all = make all units ready
ready-this = make this unit ready
ready-that = make that unit ready
ready-outside = { $what } (not in combat)
word-heal-unit = { $target ->
    [none] { $all ->
        [yes] heal all units{ $fully ->
            [yes] {" "}fully
           *[no] {""}
        }
       *[no] { $n ->
            [1] heal a unit{ $fully ->
                [yes] {" "}fully
               *[no] {""}
            }
           *[other] heal { $n } units
        }
    }
   *[other] heal that unit
}
units-all = all your units
units-others = all your other units
units-bonus = { $who } have { $what } until the end of the { $until ->
    [turn] turn
   *[combat] combat
}
bonus-attack = attack { $n }
bonus-block = block { $n }
bonus-armour = armour { $n }
bonus-resist = resistance to { $what }
resisting-physical = physical
resisting-fire = fire
resisting-ice = ice
word-unit-grant = { $n ->
    [none] all your units
    [1] one of your units
   *[other] { $n } of your units
} { $n ->
    [1] gains
   *[other] gain
} resistances: { $resists } (until the end of the { $until ->
    [turn] turn
   *[combat] combat
})
word-recruit = recruit any unit of the offer for nothing
word-recruit-discount = one recruit of this turn costs { $n } less{ $then ->
    [none] {""}
   *[other] {" "}(if you use that: { $then })
}
unit-static-told = the unit has { $what }
word-unit-ability = the unit may, { $cost ->
    [spend-unit] being spent
   *[flip-banner] once in a round
}{ $event ->
    [none] {""}
   *[other] , when { $event }
}: { $do }

## The land and enemies

terrain-of-all = all terrains
terrain-of-space = one space
terrain-of-type = one terrain
terrain-set = cost { $n } for { $what }
terrain-less = cost { $n } less{ $min ->
    [0] {""}
   *[other] {" "}(at least { $min })
} for { $what }
terrain-more = cost { $n } more{ $max ->
    [none] {""}
   *[other] {" "}(at most { $max })
} for { $what }
terrain-cap = cost at most { $n } for { $what }
terrain-open = you may enter { $what }
terrain-safe = the turn may end on { $what }
terrain-closed = you may not enter { $what }
word-fly = move { $spaces ->
    [1] one space
   *[other] up to { $spaces } spaces
} over everything without provoking{ $cost-per-space ->
    [0] {""}
   *[other] , { $cost-per-space } move each
}{ $cost ->
    [0] {""}
   *[other] , for { $cost } move in all
}{ $forbid ->
    [none] {""}
   *[other] , not over { $forbidden }
}{ $end ->
    [safe] , to a safe space
   *[fortified-site-or-player] , to a fortified site, which is assaulted
}
word-explore-cost = exploring costs { $n } { $less ->
    [yes] less
   *[no] more
}
word-reveal = garrisons within { $within ->
    [1] one space
   *[other] { $within } spaces
} are turned up{ $as-day ->
    [yes] , ruins too
   *[no] {""}
}
enemy-one = one enemy
enemy-all = all enemies
enemy-all-others = all other enemies
enemy-one-other = one other enemy
enemy-one-attack = one attack of an enemy
enemy-some = up to { $n } enemies
enemy-attacks = up to { $n } attacks
enemy-blocked-with-this = the enemy blocked with this
enemy-all-blocked = all blocked enemies
enemy-unfortified = , not fortified
enemy-blocked = , blocked
enemy-open = , in the ranged and siege phase not a fortified one
enemy-told = { $who }: { $what }
enemy-armour = armour { $n }
enemy-armour-walls = armour { $n }, { $walls } if fortified
enemy-armour-set = armour becomes { $n }
enemy-armour-attacking = { $what } (if it attacks)
enemy-attack = attack { $n }
enemy-attack-told = attack { $n }
enemy-lower-one = one of its attacks { $n }
enemy-no-attack = no attack
enemy-cancel = is cancelled
enemy-destroy = is destroyed
enemy-lose = without { $what }
enemy-gain = becomes cumbersome
lose-fortifications = fortifications
lose-resistances = resistances
lose-fire-resistance = the resistance to fire
lose-physical-resistance = the physical resistance
lose-ice-resistance = the resistance to ice
lose-attack-abilities = the abilities of its attacks

## What only one card does

word-spend-rival-units = if a unit was made ready, one ready unit of at most level { $max-level } may be spent in the area of each other player
word-hero-damage-shield = of the damage of one attack to the hero ignore { $lines-told }
shield-line = { $n } ({ $elements })
word-wings-of-night = an enemy does not attack; further ones for 1, 2, 3 … move
word-time-bending = at the end of the turn this card is set aside for the round, the others played come back to hand, nothing is drawn, and another turn follows
word-call-to-arms = once in this turn use an ability of a unit in the offer
word-mana-meltdown = every other player loses a random crystal or takes a wound; you may take one of those lost
word-mana-radiance = name a basic colour: everybody takes a wound for each crystal of it, then you gain two of it
word-mana-claim = keep a die of a basic colour for the round
word-mana-curse = others who use mana of that colour in their turn take a wound, once a turn
word-mind-read = name a colour and gain a crystal of it; every other player discards a card of that colour or shows the hand
word-mind-steal = as Mind Read, and you may take one of the discarded action cards for good
word-sacrifice = name green or white, and red or blue: for each pair of crystals an attack – with green siege 4, with white ranged 6, with red fire, with blue ice; the crystals become mana
word-possess = one enemy does not attack
word-bow-transform = each ranged attack counts double or becomes siege; each siege attack may count double as ranged
word-circlet-use = use a skill of the common offer as if it were your own
word-circlet-take = take a skill of the common offer for good
word-mysterious-box = turn up the top artifact; this card may be used as that one
word-attach-as-command-token = this card serves as the command token of a unit recruited in this turn
word-rethink = discard up to three cards and draw as many, then shuffle the discard pile into the deck
word-mana-steal = a die of a basic colour lies here until you use it in one turn of the day
word-planning = with at least two cards in hand your hand limit is one higher when you draw up
word-the-right-moment = once in this day another turn follows right after yours
word-long-night = once in this night, when the deck is empty, three random cards of the discard pile become the deck
word-mana-search = once a turn you may roll up to two dice of the Source again, depleted gold ones first
word-midnight-meditation = once in this night, before a turn, shuffle up to five cards into the deck and draw as many
word-preparation = take any card of the deck to hand, then shuffle the deck
word-sparing-power = before each turn put the top card of the deck here, or take all cards from here once
word-closest-hero-wound = one of those wounds goes to the hand of the nearest hero
word-polarize = use one mana as the opposite colour (red and blue, green and white, gold and black)
word-spend-at-once = it must be spent at once
word-motivation-lock = no Motivation before the end of your next turn
word-bonds-of-loyalty = the token is a command token for one unit that costs five less and cannot be disbanded
word-know-your-prey = ignore an ability, a resistance or an element of one enemy
word-dueling = block 1 against an attack of one enemy
word-duel-strike = attack 1 against the enemy of the duel
word-possessed-strike = the attack of that enemy against the others
word-puppet-master = keep the token of a beaten enemy; or use a kept one for half its attack, or half its armour as block, rounded up
word-master-of-chaos = move the shield on the wheel of colours and gain what it lands on
word-forked-lightning = ranged cold fire attack 1 against each of up to three enemies
word-shapeshift = the move, attack or block of a basic action becomes one of the others
word-leadership = a unit that is activated blocks with 3 more, attacks with 2 more, or shoots with 1 more
word-mana-overload-centre = the first card powered with mana of the marked colour gives 4 more, then the token goes back
word-mana-exploit-centre = others who use mana of another colour in their turn take a wound, one for each colour
word-source-freeze-centre = others may not use their usual die
word-mana-suppression-centre = the first basic mana of others in a turn costs one more of its colour, which lies on the token
word-scout-token = look at a face-down token within three spaces, or at the top of a pile; one fame if it is beaten in this turn
word-damage-to-this-unit-first = what is left of that attack goes to this unit first
word-wound-this-unit = this unit takes a wound

## Colours that are picked

colour-any-basic = any basic colour
colour-any = any colour
colour-any-but-gold = any colour but gold
colour-owned = a colour you own a crystal of
colour-not-owned = a colour you own no crystal of
colour-of-spell-in-offer = the colour of a spell in the offer
colour-by-enemy-resistance = red for fire, blue for ice, green for physical resistance, white always
colour-each-basic = one of each basic colour
colour-of-tokens-on-it = the colour of the mana on the token

## Conditions, counters, happenings, changed rules

condition-not = not { $that }
condition-any = { $of }
condition-bound = there was one
condition-day = it is day
condition-night = it is night
condition-in-combat = you are in combat
condition-not-in-combat = you are not in combat
condition-in-interaction = you are dealing with locals
condition-on-forest = you stand on forest
condition-at-fortified-site = you are at a fortified site
condition-at-magical-glade = you stand on a magical glade
condition-least-fame = you have the least fame
condition-no-unit-recruited-this-turn = you recruit no unit in this turn
condition-no-source-die-used-this-turn = you use no die of the Source in this turn
condition-no-wounds-to-hand-this-combat = no wound has come to hand in this combat
condition-deck-not-empty = the deck is not empty
condition-ranged-siege-phase = it is the ranged and siege phase
condition-attack-phase = it is the attack phase
condition-scouted-enemy = it is the one the scouts have looked at
condition-duel-won = it is the one of the duel and no unit had a part in it
condition-paid-red = you paid red
condition-paid-green = you paid green
condition-advanced-spell-or-artifact = it is an advanced action, a spell or an artifact
condition-same-colour-action-or-spell = it is an action or spell of the colour paid
counter-wounds-hand-and-units = wound in hand and on units
counter-enemies-blocked = enemy blocked
counter-enemies-faced = enemy faced
counter-ready-unwounded-units = ready unwounded unit
counter-crystal-colours-owned = colour of your crystals
counter-full-crystal-sets = full set of crystals
counter-empty-command-tokens = free command token
counter-blocked-enemy-traits = ability, colour and resistance of the blocked enemy
counter-target-resistances = resistance of the target
counter-excess-block = block above what was needed
counter-terrain-cost-here = point that your space costs
counter-unit-level = level of the unit
counter-own-red-token = red mana on it
counter-own-blue-token = blue mana on it
counter-own-white-token = white mana on it
counter-own-green-token = green mana on it
happening-unit-recruited = you recruit a unit
happening-enemy-defeated = you beat an enemy
happening-wound-healed-from-hand = a wound in hand is healed
happening-unit-healed = a unit is healed
happening-wound-to-hand = a wound comes to hand
happening-spell-cast = you cast a spell
happening-move-space = you enter a space
happening-turn-began = your turn begins
happening-end-turn = the turn ends
happening-attack-phase = the attack phase begins
happening-unit-attacks-or-blocks = a unit attacks or blocks
happening-unit-would-be-wounded = a unit would be wounded
happening-heal-point-of-this-spent = a healing point of this is spent
happening-basic-mana-spent = you spend basic mana
happening-block-succeeded = a block succeeds
flag-extra-source-die = one more die of the Source may be used
flag-extra-die-black-is-any = it may be black, used as any colour
flag-black-dice-any-basic = black dice count as any basic colour
flag-gold-dice-any-basic = gold dice count as any basic colour
flag-endless-red = endless red mana
flag-endless-blue = endless blue mana
flag-endless-green = endless green mana
flag-endless-white = endless white mana
flag-endless-gold = endless gold mana
flag-endless-black = endless black mana
flag-gold-usable-at-night = gold mana can be used at night
flag-black-usable-by-day = black mana can be used by day
flag-no-provoke = rampaging enemies are not provoked
flag-space-bending = spaces two steps away count as beside you
flag-ignore-site-fortification = the fortification of the site does not count
flag-withdraw-to-start = a withdrawal leads to where the move began
flag-units-take-no-damage = no damage may be assigned to units
flag-return-spent-crystals-end-turn = crystals spent come back at the end of the turn
flag-ignore-first-wound = the first wound of the hero is ignored
flag-double-physical-attacks = physical attacks count double
flag-ignore-wound = a wound is ignored
flag-ignore-reputation = reputation does not count
flag-explore-distance = you may explore from two spaces away
flag-all-attacks-cold-fire = all attacks become cold fire
flag-all-attacks-siege = all attacks become siege
flag-stronger-attacks = each attack of an enemy is 1 more to be blocked
flag-no-recruiting = no units may be recruited
