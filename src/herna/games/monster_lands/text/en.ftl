# All words of Monster Lands beside the names of its cards.
game-title = Monster Lands
game-blurb = Lead a clan of mercenaries: place dice in the Citadel, send members into the Outskirts, capture or kill monsters and win back lost lands. Ten scenarios and a campaign for one.

## Options

option-group-variants = Variants
option-group-preparation = Preparation
option-level = Level
option-level-help = How strong the monsters are. Easy is the set-up of the rulebook; the others add attack dice in later rounds or stronger first monsters.
option-level-easy = Easy
option-level-easy-help = Weak monsters come first and attack with their own dice only. For a first game.
option-level-normal = Normal
option-level-normal-help = From round 4 every monster attacks with one die more.
option-level-hard = Hard
option-level-hard-help = As normal, and the strong monsters may come from the start.
option-level-deadly = Deadly
option-level-deadly-help = As hard, with one die more in rounds 2 and 3 and two from round 4. For those who know the game well.
option-queens_gift = The Queen's gift
option-queens_gift-help = From round 2 the first player gets a die and something small.
option-more_monsters = More monsters
option-more_monsters-help = In rounds 2, 4 and 6 a monster comes to the gate if there is none.
option-tricks = Tricks
option-tricks-help = 18 tricks and 6 hidden traps join the traps: members on neighbouring paths steal dice from each other and divert the monster's. For two to four players.
option-equipment = Equipment
option-equipment-help = The deck of the rulebook, or one with eight cards of our own.
option-equipment-rulebook = Of the rulebook
option-equipment-house = With cards of the house
option-clans = Clans
option-clans-help = Chosen one after another, or drawn.
option-clans-chosen = Chosen
option-clans-drawn = Drawn
option-traps = Traps
option-traps-help = Face down as in the rules, or open, for several people at one screen.
option-traps-hidden = Face down
option-traps-open = Open

## What a player may do

action-choose-clan = Lead the { $clan }
action-take-gift-die = Take as a gift: { $die }
action-take-gift = Take as a gift: { $gift ->
    [0] a potion
    [1] a venom
    [2] a defence token
   *[3] 2 coins
}
action-visit = { $building }: { $die }
action-brew = Laboratory: { $space ->
    [0] three flasks
   *[other] two flasks
}
action-dig = Mine: { $space ->
    [0] two strength dice for 6 coins
    [1] two strength dice for 4 coins
   *[other] one strength die for 2 coins
}
action-pawn = Pawnshop: { $die }
action-send = Send somebody: { $path }
action-use-land = Use the land { $land }
action-pass-turn = Pass
action-buy-trap = { $trap ->
    [none] Trap { $slot }
   *[other] Place { $slot } – { $trap }
}
action-flasks = { $potions ->
    [0] Venoms only
    [one] { $potions } potion, the others venoms
   *[other] { $potions } potions, the others venoms
}
action-order-beer = Order a round of beer
action-hire = Hire { $member }
action-buy-defense = { $tokens ->
    [one] Buy { $tokens } defence token
   *[other] Buy { $tokens } defence tokens
}
action-buy-gear = Take { $gear }
action-give-gear = { $gear } goes to { $member }
action-drop-gear = Throw away: { $gear }
action-bargain = Use the discount of { $source }
action-send-member = Send { $member }
action-add-die = Add: { $die }
action-add-trap = Add face down – { $trap }
action-add-defense = Add a defence token
action-add-potion = Give a potion along
action-add-venom = Give a venom along
action-done = Done
action-discard-trap = Throw away – { $trap }
action-use-ability = Use { $source }{ $choice ->
    [0] {""}
   *[other] {" "}(the other way)
}
action-exchange = { $source }: { $die } → { $into }
action-use-loot = Use loot: { $loot }
action-exchange-for-loot = Use loot: { $loot } ({ $die })
action-heal = Heal { $member }
action-sell-trophy = Sell the trophy of { $monster }
action-settle = { $member } settles { $land }
action-roll = Roll: { $die }
action-roll-all = Roll all dice
action-reroll = Roll again: { $die }
action-use-venom = Use a venom: +2
action-stop = Leave it at that
action-try-land = Roll for the land
action-leave-land = Leave the land to others
action-pay-mission = Pay for the mission
action-pay-trap = Pay with – { $trap }
action-throw-magic = { $dice ->
    [0] Keep all magic dice
    [one] Throw away { $dice } magic die
   *[other] Throw away { $dice } magic dice
}
action-divert-to = Divert to: { $path }
action-reveal-trap = Turn up: { $trap ->
    [none] token { $number } ({ $path })
   *[other] { $trap }
}
action-leave-trap = Leave it face down
action-aim-at = Against: { $path }
action-cancel-trick = Cancel the trick with a defence token
action-allow-trick = Let the trick happen
action-steal = Steal: { $die }
action-use-defense = Use a defence token
action-drink-potion = Drink a potion
action-take-hits = Take the hits that are left
action-take-loot = Take: { $loot }
action-promote = { $member } becomes chief
action-pay-wages = Pay the wages
action-let-go = { $member } deserts
group-visit = Place a die in a building
group-pawn = Pawnshop
group-send = Send somebody into the Outskirts
group-exchange = Exchange a die
group-give-gear = Hand equipment on
group-settle = Settle a land
group-sell-trophy = Sell a trophy
group-exchange-for-loot = Use loot
group-add-trap = Add a trap
group-reroll = Roll again

## What is asked

prompt-choose-clan = Which clan do you lead?
prompt-choose-gift-die = The Queen's gift: which die do you take?
prompt-choose-gift = The Queen's gift: what else do you take?
unspent-abilities = { $n ->
    [one] One ability has not been used in this round.
   *[other] { $n } abilities have not been used in this round.
} Press again to pass all the same.
unspent-roll = The roll achieves nothing as it lies, and { $what ->
    [dice] there are dice that have not been rolled
    [rerolls] dice can still be rolled again
   *[venom] a venom lies ready
}. Press again to stop all the same.
unspent-steal = { $left ->
    [one] One more die could be stolen.
   *[other] { $left } more dice could be stolen.
} Press again to do no more all the same.
prompt-turn = { $dice ->
    [0] You have no dice left: use what else you can, or pass.
    [one] Place dice or send somebody. { $dice } die left.
   *[other] Place dice or send somebody. { $dice } dice left.
}
prompt-pick-traps = Which traps do you buy? So far { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, discount { $discount }; you have { $coins }.
prompt-discard-traps = { $left ->
    [one] One trap too many: which goes?
   *[other] { $left } traps too many: which goes?
}
prompt-mix-flasks = { $flasks } flasks: how many of them are potions? The others are venoms.
prompt-hire-one = Whom do you hire? Surplus of glory { $surplus }, discount { $discount }, coins { $coins }.
prompt-hire-free = Whom do you hire for nothing? Surplus of glory { $surplus }.
prompt-buy-defenses = How many defence tokens? Discount { $discount }, coins { $coins }.
prompt-pawn-more = Another die for a coin?
prompt-pick-gear = Which equipment do you buy? Discount { $discount }, coins { $coins }.
prompt-take-free-gear = Which equipment do you take for nothing?
prompt-place-gear = Who carries { $gear }?
prompt-choose-member = Who goes ({ $path })?
prompt-load = What goes along ({ $path })? { $dice ->
    [0] No dice
    [one] { $dice } die
   *[other] { $dice } dice
} so far, { $room ->
    [0] no more go there
    [one] { $room } more may go there
   *[other] { $room } more may go there
}.
prompt-lay-on-land = Which die do you lay on { $land }?
prompt-choose-loot = Which loot do you take?
prompt-before-paying = Sell, use or settle anything before payment?
prompt-attack = Attack ({ $path }): { $total } so far; capture from { $capture }, kill from { $kill }.
prompt-conquest = Conquest ({ $path }): { $total } so far, { $target } needed.
prompt-mission-roll = Roll for the mission ({ $path }): { $total } so far, { $target } needed.
prompt-decide-to-pay = Do you pay for the mission ({ $path })?
prompt-pay-with-trap = Which trap do you pay with?
prompt-choose-target = { $dice ->
    [one] Whom does the diverted die strike?
   *[other] Whom do the { $dice } diverted dice strike?
}
prompt-decide-to-reveal = Token { $number } ({ $path }) – { $trap }. Turn it up, or leave it face down?
prompt-aim-trick = { $trap } – against which neighbour?
prompt-decide-to-cancel = { $trap } – against you ({ $path }). Do you cancel it with a defence token?
prompt-steal-dice = { $left ->
    [one] Which die do you steal ({ $path })?
   *[other] Which dice do you steal ({ $path })? Up to { $left }.
}
prompt-decide-to-divert = Do you divert { $dice ->
    [one] { $dice } die of the monster
   *[other] { $dice } dice of the monster
} to your neighbour ({ $path })?
prompt-throw-magic = The monster attacks ({ $path }) with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $sure ->
    [0] {""}
    [one] {" "}and { $sure } sure hit
   *[other] {" "}and { $sure } sure hits
}. How many magic dice do you throw away?
prompt-defend = { $member } is hit: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $wounded ->
    [0] {""}
   *[other] {" "}(wounded already)
}. How is it warded off?
prompt-use-fitting-loot = Do you use loot that fits?
prompt-ask-to-try = Does { $member } try for { $land }? { $target } needed{ $total ->
    [0] {""}
   *[other] , { $total } rolled by others already
}.
prompt-settle-now = Who settles { $land }?
prompt-pick-loot = { $member } comes back with nothing: which loot do you take?
prompt-heal-at-home = Who drinks a potion? You have { $potions }.
prompt-choose-chief = Who becomes the new chief?
prompt-choose-deserter = You cannot pay: who deserts?

## What happened

event-clan-chosen = { $seat } leads the { $clan }.
event-first-player = { $seat } is first player.
event-round-began = Round { $number } begins.
event-clan-reborn = { $seat } has lost everybody and begins again with a rookie{ $coins ->
    [0] {""}
    [one] {" "}and { $coins } more coin
   *[other] {" "}and { $coins } more coins
}.
event-haggle-rolled = { $seat } rolls: { $dice }.
event-gift-taken = { $seat } takes the Queen's gift: { $what ->
    [S] { die-S }
    [M] { die-M }
   *[H] { die-H }
}.
event-die-placed = { $seat } places a die – { $building }: { $die }{ $discount ->
    [0] {""}
   *[other] , discount { $discount }
}.
event-trap-bought = { $seat } buys a token ({ $trap }).
event-paid = { $seat } pays { $coins ->
    [0] 0 coins, the discount was enough
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-flasks-brewed = { $seat } brews { $potions ->
    [0] {""}
    [one] { $potions } potion
   *[other] { $potions } potions
}{ $potions ->
    [0] {""}
   *[other] { $venoms ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $venoms ->
    [0] {""}
    [one] { $venoms } venom
   *[other] { $venoms } venoms
}.
event-beer-ordered = { $seat } orders a round of beer for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-member-hired = { $seat } hires { $member } for { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-defense-bought = { $seat } buys { $tokens ->
    [one] { $tokens } defence token
   *[other] { $tokens } defence tokens
} for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-die-pawned = { $seat } pawns a die ({ $die }) for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-gear-bought = { $seat } takes { $gear } for { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-gear-given = { $seat }: { $gear } goes to { $member }.
event-gear-dropped = { $seat } throws away { $gear }.
event-coins-dug = { $seat } gets { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from the mine.
event-member-sent = { $seat } sends { $member } ({ $path }): { $dice ->
    [none] no dice
   *[other] { $dice }
}{ $traps ->
    [0] {""}
    [one] , { $traps } trap
   *[other] , { $traps } traps
}{ $defense ->
    [0] {""}
   *[other] , defence { $defense }
}{ $potions ->
    [0] {""}
    [one] , { $potions } potion
   *[other] , { $potions } potions
}{ $venoms ->
    [0] {""}
    [one] , { $venoms } venom
   *[other] , { $venoms } venoms
}.
event-land-used = { $seat } uses the land { $land }.
event-turn-passed = { $seat } passes.
event-ability-used = { $seat } uses { $source }.
event-die-exchanged = { $seat } exchanges a die: { $die } → { $into }.
event-gained = { $number-lost ->
    [0] { $seat } gains { $what ->
        [glory] { $number } glory
        [coins] { $number ->
            [one] { $number } coin
           *[other] { $number } coins
        }
        [defense] { $number ->
            [one] { $number } defence token
           *[other] { $number } defence tokens
        }
        [potion] { $number ->
            [one] { $number } potion
           *[other] { $number } potions
        }
       *[venom] { $number ->
            [one] { $number } venom
           *[other] { $number } venoms
        }
    }.
   *[other] { $seat } loses { $what ->
        [glory] { $number-lost } glory
       *[coins] { $number-lost ->
            [one] { $number-lost } coin
           *[other] { $number-lost } coins
        }
    }.
}
event-loot-used = { $seat } uses loot: { $loot }.
event-loot-taken = { $seat } takes loot: { $loot }.
event-member-healed = { $seat }: { $member } is healed.
event-trophy-sold = { $seat } sells the trophy of { $monster } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-land-settled = { $seat }: { $member } settles { $land }.
event-trap-discarded = { $seat } throws a token away ({ $trap }).
event-mission-rolled = { $seat } rolls for the mission ({ $path }): { $dice }, { $total } in all, { $target } needed.
event-mission-won = { $seat } fulfils the mission ({ $path }).
event-mission-failed = { $seat } fails the mission ({ $path }).
event-mission-consoled = { $seat } was beaten in the mission ({ $path }): { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in consolation.
event-mission-paid = { $seat } pays for the mission ({ $path }).
event-mission-declined = { $seat } does not pay for the mission ({ $path }).
event-battle-began = Battle { $place ->
    [0] for land A
    [1] for land B
   *[other] at the gate
}: { $monster }.
event-trap-revealed = { $seat } reveals ({ $path }) – { $trap }.
event-trap-left = { $seat } leaves a token face down ({ $path }).
event-trick-aimed = { $seat } ({ $path }) – { $trap }, against { $target }.
event-trick-cancelled = { $seat } ({ $path }) cancels with a defence token – { $trap }.
event-trick-failed = { $seat } ({ $path }): the trick comes to nothing.
event-die-stolen = { $seat } ({ $path }) steals from { $target }: { $die }.
event-monster-struck = { $monster } attacks { $seat } ({ $path }): { $dice ->
    [none] no dice
   *[other] { $dice }
}, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-monster-struck-all = { $monster } strikes everybody: { $dice }, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-magic-thrown = { $seat } throws { $dice ->
    [one] { $dice } magic die
   *[other] { $dice } magic dice
} away ({ $path }).
event-dice-diverted = { $seat } diverts { $dice ->
    [one] { $dice } die of the monster
   *[other] { $dice } dice of the monster
} ({ $path }).
event-hits-cancelled = { $seat } ({ $path }) wards off { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} – { $how ->
    [ability] ability
    [defense] defence token
   *[potion] potion
}.
event-member-wounded = { $seat }: { $member } is wounded ({ $path }).
event-member-died = { $seat }: { $member } dies ({ $path }).
event-dice-rolled = { $seat } rolls ({ $path }): { $dice }.
event-die-rerolled = { $seat } rolls again ({ $path }): { $die } → { $became }.
event-venom-used = { $seat } uses a venom ({ $path }).
event-monster-killed = { $seat } kills { $monster } with { $total } ({ $path }).
event-monster-captured = { $seat } captures { $monster } with { $total } ({ $path }).
event-attack-failed = { $seat } does not beat { $monster }: { $total } so far ({ $path }).
event-land-conquered = { $seat } conquers { $land } with { $total } ({ $path }).
event-land-left = { $seat } leaves { $land } to others ({ $path }).
event-conquest-failed = { $seat } does not conquer { $land }: { $total } so far ({ $path }).
event-monster-came = { $monster } comes { $place ->
    [0] to land A
    [1] to land B
   *[other] to the gate
}.
event-land-came = Land { $place ->
    [0] A
   *[other] B
} is now { $land }.
event-monster-left = { $monster } leaves the game.
event-panic-spread = Panic – { $building }: closed.
event-panic-ended = The panic is over, all buildings are open.
event-chief-replaced = { $seat }: { $member } is the new chief.
event-wages-paid = { $seat } pays wages: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $members ->
    [one] { $members } member
   *[other] { $members } members
}.
event-wages-missed = { $seat } cannot pay the wages of { $due ->
    [one] { $due } coin
   *[other] { $due } coins
}{ $coins ->
    [0] {""}
    [one] {" "}and loses the last coin
   *[other] {" "}and loses the last { $coins } coins
}.
event-member-deserted = { $seat }: { $member } deserts.
event-game-ended = The game ends after round { $number }.

## What is not possible, and why

error-clan-taken = Another player leads this clan. Free: { $clan }.
error-first-a-die = First a die has to lie there: { $building }.
error-first-a-path = First choose the path to which somebody goes.
error-must-place = You may pass only when you have no dice left; you have { $dice } and can place one.
error-too-expensive = That costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}{ $discount ->
    [0] {""}
   *[other] , with a discount of { $discount } still { $cost }
}; you have { $coins }.
error-buy-something = Whoever places a die there buys something. Possible: { $offered }.
error-hire-somebody = Hire somebody, or order a round of beer. Possible: { $offered }.
error-hire-or-leave = Hire somebody or leave; there is only one round of beer per visit. Possible: { $offered }.
error-too-little-surplus = { $member } wants a surplus of glory of { $reputation }, yours is { $surplus }.
error-no-surplus = Without a surplus of glory nobody can be hired; yours is { $surplus }.
error-nothing-to-pay-for = { $building }: the cheapest thing costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}{ $discount ->
    [0] {""}
   *[other] , with your discount of { $discount } still { $cost }
}; you have { $coins }.
error-nobody-to-carry = All your members are on paths: there is nobody to carry equipment.
error-building-in-panic = { $building }: closed by panic until the monster at the gate is beaten.
error-building-full = { $building }: all { $spaces } spaces are taken.
error-wrong-building = { $building }: dice are not placed there in this way. Possible: { $offered }.
error-no-such-die = This die is not in your pool: { $die }. You have strength { $strength }, magic { $magic }, { $haggle ->
    [none] no haggling die
   *[other] haggling dice showing { $haggle }
}.
error-space-closed = { $building }: there is no such space. With this number of players { $spaces } are open.
error-space-taken = { $building }: this space is taken.
error-too-few-dice = { $building }: this space takes { $needs } × { $die }, you have { $have }.
error-nobody-to-send = You have nobody to send: members go out once a round, rookies never.
error-gate-is-quiet = There is no monster at the gate.
error-path-leads-nowhere = This path ({ $path }) leads nowhere { $players ->
    [1] with one player
    [2] with two players
   *[other] now
}.
error-path-taken = Somebody is on this path already ({ $path }).
error-dice-do-not-fit = This path ({ $path }) needs { $slot }. Your pool has strength { $strength }, magic { $magic }, haggling { $haggle }.
error-no-room = On a path there is room for 6 dice with 2 tokens, 4 with 3, or 2 with 4. Here lie dice: { $dice }, tokens: { $tokens }.
error-one-flask-of-a-kind = A member can take at most one potion and one venom of yours along.
error-dice-missing = This path ({ $path }) needs { $slot }; so far { $dice } dice lie there.
error-no-such-trophy = You do not have this trophy: { $monster }.
error-not-now = This is not possible in your turn now. Possible: { $offered }.
error-no-reroll = No reroll is left for this die. Possible: { $offered }.
error-tricks-need-two = Tricks are for two to four players, not for one.
error-reveal-in-order = Tokens are decided on from the left, and on a path from the top: token { $number } ({ $path }) is next. Possible: { $offered }.
error-not-a-neighbour = A trick works on the nearest member left or right in the same place. Possible: { $offered }.
error-dice-are-safe = Dice on a hidden trap cannot be stolen. Possible: { $offered }.
error-cannot-steal = The trick cannot take such a die there. Possible: { $offered }.
error-not-in-this-roll = This does not belong to the roll. Possible: { $offered }.
error-cannot-pay-mission = The mission asks for { $what ->
    [coins] coins
    [defense] defence tokens
    [potion] potions
    [venom] venoms
   *[trap] traps
}: { $needs }, you have { $have }. Possible: { $offered }.
error-nothing-on-display = { $building }: there is nothing that you could take.
error-no-bargain = You have no such discount here, or it was used this round already. Possible: { $offered }.
error-trap-picked = The trap in place { $slot } is among those you buy already. Possible: { $offered }.
error-no-trap-there = There is no trap in place { $slot }: the lodge has { $traps } places. Possible: { $offered }.
error-not-on-sale = This card is not in the market now. Possible: { $offered }.
error-so-many-defenses = You can buy one to { $most } defence tokens in one action, not { $tokens }.
error-not-for-hire = Nobody of that name waits in the tavern. Possible: { $offered }.
error-one-beer = One round of beer is all that a visit allows. Possible: { $offered }.
error-building-takes = { $building } takes { $takes ->
    [SH] strength and haggling dice
    [M] magic dice
   *[S] strength dice
}, not this one: { $die }.
error-send-somebody = Choose who goes. Possible: { $offered }.
error-not-your-member = { $member } does not belong to your clan.
error-rookies-stay = Rookies have no token: they go to no path. Possible: { $offered }.
error-out-already = { $member } is out already: { $path }. Everybody goes once a round. Possible: { $offered }.
error-gate-wants-something = At least one strength or magic die, trap or defence token has to go there ({ $path }).
error-gate-takes = The gate takes strength and magic dice, not this one: { $die }.
error-path-takes = This die does not fit: { $die }. The path ({ $path }) takes { $slot }, and { $dice } dice lie there.
error-no-room-at-gate = The path has { $spaces } spaces, and a token takes { $token }. Here lie dice: { $dice }, tokens: { $tokens }.
error-no-tokens-on-missions = Only dice go to a mission: no traps, no defence tokens, no flasks.
error-no-such-token = You have no such { $what ->
    [trap] trap
    [defense] defence token
    [potion] potion
   *[venom] venom
} on your clan board.
error-finish-the-outing = First finish this outing: { $path }. Possible: { $offered }.
error-ability-not-yours = { $source } is not in your clan.
error-ability-not-for-this = The ability of { $source } is not used in this way. Possible: { $offered }.
error-ability-used = { $source }: this ability was used this round already; each works once a round.
error-ability-away = { $source } is on a path: this ability works only at home.
error-ability-too-expensive = { $source } wants { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} for a die, you have { $coins }.
error-ability-otherwise = The ability of { $source } works otherwise. Possible: { $offered }.
error-loot-not-yours = You do not have this loot: { $loot }.
error-loot-not-now = This loot cannot be used now: { $loot }. Possible: { $offered }.
error-loot-brings-defense = In this scenario nothing gives defence, so this cannot be used: { $loot }.
error-nobody-for-hire = There is nobody whom you could hire: your surplus of glory is { $surplus }.
error-not-wounded = { $member } is not wounded.
error-heal-on-path = { $member } is on a path: only those at home can be healed.
error-no-potion = You have no potion on your clan board.
error-land-not-yours = { $land } is not your land.
error-land-not-settled = Nobody of yours has settled { $land }.
error-land-used = { $land } was used this round already: once a round is all.
error-land-empty = { $land } has nothing to give now.
error-land-dice = { $land } asks for { $slot }. Your pool has strength { $strength }, magic { $magic }, haggling { $haggle }.
error-land-settled-already = { $land } is settled already: { $member }.
error-rookies-do-not-settle = Rookies have no affinity: they settle no land.
error-chiefs-do-not-settle = { $member } is your chief: chiefs settle no land.
error-settles-elsewhere = { $member } has settled { $land } and never moves to another land.
error-wrong-affinity = { $member } and { $land } are not of the same affinity: the land and the member are { $affinity }.
error-gear-not-yours = This equipment is not with your clan: { $gear }.
error-gear-on-path = { $member } is on a path: equipment passes only between members at home.
error-gear-there-already = { $member } carries it already: { $gear }.
error-gear-moved-already = { $member } has had this card in this turn already: { $gear }.
error-banned = Against { $monster } { $what ->
    [potion] potions are
   *[venom] venoms are
} of no use.
error-no-venom-there = No venom lies on this member, or none is of use in this roll. Possible: { $offered }.
error-loot-does-not-fit = This loot does nothing in this roll, or you do not have it. Possible: { $offered }.
error-nothing-to-roll = No such die waits to be rolled. Possible: { $offered }.
error-no-potion-there = No potion lies on this member. Possible: { $offered }.
error-no-defense-there = No defence token lies on this path. Possible: { $offered }.
error-so-much-magic = You cannot throw away { $number } magic dice: { $magic } lie there, and the monster rolls { $dice }.
error-diverted-to-neighbours = Dice are diverted to the nearest member left or right. Possible: { $offered }.
error-so-many-flasks = There are { $flasks } flasks: none to all of them may be potions. Possible: { $offered }.
error-not-the-foremost = It has to be somebody with the highest reputation, and among them with the highest cost. Possible: { $offered }.
error-loot-not-there = This loot does not lie on the display. Possible: { $offered }.

## Panels

panel-status = How things stand
panel-town = The Citadel
panel-outskirts = The Outskirts
panel-battle = Battle
panel-clans = Clans
panel-own = Your clan
panel-score = Points
phase-pool = dice pool
phase-deployment = deployment
phase-adventure = adventure
phase-clean-up = clean-up
status-round = Round { $round } of { $rounds }, { $phase }. First player: { $first }.
status-round-alone = Round { $round } of { $rounds }, { $phase }.
status-clan = You: dice { $dice }, coins { $coins }, wages due { $wages }, surplus of glory { $surplus }.
status-watching = You are watching.
town-dice = dice: { $dice }
town-free = free: { $n }
town-any = as many dice as you like
town-panic = closed by panic
town-haggle = last haggling { $n }
town-lodge = Traps for sale: { $things }.
town-tavern = For hire, and { $rookies } rookies:
town-market = Equipment for sale:
town-loot = Loot: { $things }.
member-for-hire = { $member } ({ $affinity }): { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, reputation { $reputation }; { $dice } – { $ability }
no-affinity = no affinity
trap-for-sale = { $trap } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
gear-for-sale = { $gear } ({ $cost }): { $ability }
outskirts-land = Land { $letter }: { $land } ({ $affinity }), conquest from { $conquest }, glory { $glory }. Benefit: { $benefit }
land-benefit = { $place } → { $give }
outskirts-monster = { $monster } ({ $affinity }): attack { $attack }, capture from { $capture } ({ $captured }), kill from { $kill } ({ $killed }). { $ability }
outskirts-gate = Gate
outskirts-quiet = no monster
path-free = { $path }: needs { $need }{ $more ->
    [none] {""}
   *[other] , may add { $more }
}; benefit: { $benefit }; glory for a death { $death }
path-gate = { $path }: any strength and magic dice and tokens; guards: { $benefit }; glory for a death { $death }
path-taken-by = { $path }: { $member } ({ $seat }), dice { $dice ->
    [none] none
   *[other] { $dice }
}, traps { $traps }, defence { $defense }, potions { $potions }, venoms { $venoms }{ $state ->
    [well] {""}
    [wounded] , wounded
   *[dead] , dead
}
benefit-defense = defence { $n }
benefit-reroll = { $n ->
    [one] { $n } reroll
   *[other] { $n } rerolls
}{" "}of { $colours ->
    [S] strength
    [M] magic
    [H] haggling
    [SM] strength or magic
   *[other] dice ({ $dice })
}
benefit-coins = { give-coins }
benefit-potion = { give-potion }
benefit-venom = { give-venom }
mission-a = Mission to roll for: { $dice }, from { $target }; reward: { $reward }; penalty: { $penalty }
mission-b = Mission to pay for: { $dice }, cost: { $cost }; left: { $left }, right: { $right }
give-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
give-glory = { $n } glory
give-trophies = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
give-defense = { $n ->
    [one] { $n } defence token
   *[other] { $n } defence tokens
}
give-potion = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
give-venom = { $n ->
    [one] { $n } venom
   *[other] { $n } venoms
}
give-trap = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
give-loot = { $n ->
    [one] { $n } loot token
   *[other] { $n } loot tokens
}
give-dice = dice { $n }
give-free-hire = a free hire ({ $n })
give-free-equipment = free equipment ({ $n })
battle-attack = { $path }: total { $total }; for a capture { $capture }, for a kill { $kill }; rerolls left { $rerolls }.
battle-roll = { $path }: total { $total }; rerolls left { $rerolls }.
battle-suffered = The monster has suffered { $suffered }, the land { $conquest }.
conflict-reveal = Conflict: token { $token } is being decided on ({ $path }).
conflict-trick = Conflict: { $trick } from { $path }{ $target ->
    [none] {""}
   *[other] {" "}against { $target }
}.
path-aims = dice will be diverted: { $things }
aim = { $dice } to { $path }
clans-name = name
clans-points = points
clans-glory = glory
clans-reputation = reputation
clans-coins = coins
clans-dice = dice
clans-members = members
clans-traps = traps
clans-defense = defence
clans-flasks = potions/venoms
clans-lands = lands
clans-loot = loot
speak-clan = { $seat }: points { $points }, glory { $glory }, reputation { $reputation }, coins { $coins }, dice { $dice }, traps { $traps }, defence { $defense }, potions { $potions }, venoms { $venoms }. Members: { $members }.
own-member = { $member } ({ $role ->
    [chief] chief
   *[other] member
}{ $state ->
    [well] {""}
   *[wounded] , wounded
}): { $ability }{ $gear ->
    [none] {""}
   *[other] {" "}Carries: { $gear }.
}{ $path ->
    [none] {""}
   *[other] {" "}On: { $path }.
}{ $settles ->
    [none] {""}
   *[other] {" "}Settles: { $settles }.
}
own-traps = Traps ({ $n } of { $limit }): { $things }.
own-lands = Lands: { $things }.
own-loot = Loot: { $things }.
own-trophies = Trophies: { $things }.
own-land = { $land } ({ $settler ->
    [none] not settled
   *[other] { $settler }
})
score-glory = glory
score-reputation = reputation
score-trophies = trophies
score-affinities = affinities
score-total = total
speak-score = { $seat }: glory { $glory }, reputation { $reputation }, trophies { $trophies }, affinities { $affinities }, total { $total }.
panel-odds = Odds
odds-now = As things stand
odds-standing = If the monster still stands after { $n ->
    [one] the one member
   *[other] the { $n } members
} before
odds-battle = { $what }: dead { $dead }%, wounded { $wounded }%, capture { $capture }%, kill { $kill }%.
odds-blow = { $what }: unhurt { $unhurt }%, wounded { $wounded }%, dead { $dead }%.
odds-gone = If the monster is gone by then: the land { $n }%.
odds-success = { $what }: success { $kill }%.
odds-contest = { $what }: success { $kill }%, the reward against the other path { $win }%.
odds-at-least = With this many rerolls only a lower bound is worked out.
nothing = nothing

# The box, explained
lexicon-members = Members
lexicon-gear = Equipment
lexicon-traps = Traps
lexicon-monsters = Monsters
lexicon-lands = Lands
lexicon-scenarios = Scenarios
