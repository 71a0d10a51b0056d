"""Pieces of a hero's day that are worth trying, out of what the rules offer, and what a fight comes to on average.

Where to go is for the search to find out. What has only to be answered (dice, shields, how a reward is shared) is
answered by exact odds and by the habits of companions.
"""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor import actions as act
from herna.games.andor.advice.features import WON, value
from herna.games.andor.advice.planner.advice import ANSWERS
from herna.games.andor.advice.planner.needs import bosses, must_stop, wanted_pieces
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.advice.targets import hours_to, targets
from herna.games.andor.pieces import FARMERS, FATED_FARMER
from herna.games.andor.rules.creatures import let_go
from herna.games.andor.rules.fighting import foe_willpower, may_join, odds_of_fight, shoots
from herna.games.andor.rules.heroes import change_strength, gain_gold
from herna.games.andor.rules.roads import borders_now
from herna.games.andor.state import AndorState, Battle
from herna.games.andor.steps.move import Guiding, Moving
from herna.games.andor.steps.turn import Turn
from herna.games.programs import all_hold
from herna.kernel import Action

Piece = tuple[Action, ...]
PLACES = 14
"""Places that a hero thinks of going to, the most promising first."""
TAKEN = (
    *(act.EmptyWell, act.PickUp, act.PickUpGold, act.Buy, act.BuyStrength, act.TurnUp, act.Look, act.FulfilFate),
    *(act.HandIn, act.HandInGold, act.CallHelp, act.HerbWillpower),
    *(act.Fight, act.Storm, act.ClearRubble, act.Swim, act.Pass, act.EndDay),
)
"""What may be worth it by itself; what it brings decides."""
GOING_ON = (act.Stop, act.EmptyWell, act.PickUp)
"""What ends a move, or is worth it on the way."""
DETOUR = 4
"""Spaces that one goes round a creature."""
FLOOR = 3
"""Willpower that stays when hours run over on the way to a place."""
FEW = 4
"""Pieces that one move is made of at most: a farmer, a way, a second way, the end."""
ROUNDS = 2
"""Hours that a fight usually takes."""
BEATEN = 3
"""Willpower that a fight costs whoever gives it up."""


def plans(state: AndorState, seat: int) -> Sequence[Piece]:
    """The next pieces worth trying; always at least one, and each can be carried out."""
    options = state.options(seat)
    if len(options) == 1:
        return [(options[0],)]
    if act.GoAhead() in options:
        return [(act.GoAhead(),)]
    step = state.steps[-1]
    if seat == state.turn and isinstance(step, Turn):
        return turn_pieces(state, seat, options)
    if isinstance(step, Moving | Guiding) or seat not in state.seats_awaited:
        return going_on(options)
    answer = ANSWERS[type(step)](state, seat, step, options)
    return [(answer if answer in options else options[0],)]


def going_on(options: Sequence[Action]) -> list[Piece]:
    """A move that was begun is ended, but for what lies at hand there."""
    found: list[Piece] = [(action,) for action in options if isinstance(action, GOING_ON)]
    return found or [(action,) for action in options]


def turn_pieces(state: AndorState, seat: int, options: Sequence[Action]) -> list[Piece]:
    """Everything a hero may do in his turn: take what is here, go somewhere, fight, lead somebody, rest."""
    look = Outlook(state)
    goals = {goal: pieces for pieces, goal, _ in wanted_pieces(look)}
    here = goals.get(state.space[seat], ())
    found: list[Piece] = [
        (action,)
        for action in options
        if isinstance(action, TAKEN) or (isinstance(action, act.Drop) and action.piece in here)
    ]
    places = worthwhile(look, seat)
    found += (piece for space in places if (piece := walk(state, seat, space)))
    for farmer in FARMERS:
        if act.TakeAlong(farmer) in options:
            for home in {state.setting.castle, *(refuge for refuge, _ in state.refuges), *led_to(state, farmer)}:
                found.append((act.TakeAlong(farmer), *walk_on(state, seat, home, act.TakeAlong(farmer))))
    fights = {*must_stop(look), *(space for space, _ in bosses(look))}
    found += ((action,) for action in options if isinstance(action, act.MoveFriend) and action.space in fights)
    return list(dict.fromkeys(found))


def led_to(state: AndorState, farmer: int) -> tuple[int, ...]:
    """Where the farmer of a fate may be wanted: any place of a goal."""
    return state.setting.goals if farmer == FATED_FARMER else ()


def worthwhile(look: Outlook, seat: int) -> list[int]:
    """The places that promise most to a hero, those first that are near."""
    state = look.state
    best: dict[int, float] = {}
    for target in targets(look, seat):
        spaces = [target.space]
        if target.shared and state.beasts[target.space] >= 0 and shoots(state, seat):
            spaces += borders_now(state)[target.space]
        for space in spaces:
            if space != state.space[seat]:
                promise = target.promise * 0.9 ** hours_to(look, seat, space)
                best[space] = max(promise, best.get(space, 0.0))
    return sorted(best, key=lambda space: (-best[space], space))[:PLACES]


def walk(state: AndorState, seat: int, goal: int) -> Piece:
    """The way to a place, as far as the hours of today without overtime go; nothing if he cannot set out."""
    return walk_on(state, seat, goal)


def walk_on(state: AndorState, seat: int, goal: int, *begun: Action) -> Piece:
    """What follows in a move until it ends at a place, or on the way there."""
    there = state.copy()
    for action in begun:
        there.apply(action, seat)
    found: list[Action] = []
    for _ in range(FEW):
        options = there.options(seat)
        ending: list[Action] = [act.Stop()] if act.Stop() in options else []
        following = nearer(there, seat, goal, options) or next(iter(ending), None)
        if following is None:
            break
        found.append(following)
        there.apply(following, seat)
        step = there.steps[-1] if there.steps else None
        if there.learnt or there.turn != seat or not isinstance(step, Moving):
            break
    return tuple(found)


def nearer(state: AndorState, seat: int, goal: int, options: Sequence[Action]) -> act.Walk | None:
    """The walk to a place, round creatures: all the way, in overtime too, or as far as today's hours go without."""
    look = Outlook(state)
    road = look.road(state.space[seat], goal, DETOUR)
    step = state.steps[-1]
    credit = step.credit if isinstance(step, Moving) else 0
    usual, most = look.hours(seat) + credit, look.hours(seat, FLOOR) + credit
    far = most if len(road) - 1 <= most else usual
    return next((walk for space in reversed(road[1 : far + 1]) if (walk := act.Walk(space)) in options), None)


# Fights


def expected(state: AndorState, seat: int, actions: Sequence[Action]) -> float | None:
    """What a fight comes to before it is fought, by its exact odds with all who are near enough to help (AND-6.1)."""
    action = actions[0]
    if isinstance(action, act.ClearRubble):
        return value(state, seat) - 0.1
    if not isinstance(action, act.Fight | act.Storm):
        return None
    castle = isinstance(action, act.Storm)
    foe = action.creature if isinstance(action, act.Storm) else state.beasts[action.space]
    space = state.setting.castle if isinstance(action, act.Storm) else action.space
    alone = Battle(space, foe, seat, (seat,), foe_willpower(state, foe))
    helpers = [one for one in range(len(state.space)) if one != seat and may_join(state, one, alone)]
    battle = Battle(space, foe, seat, (seat, *helpers), alone.willpower)
    odds = odds_of_fight(state, battle, drinking=state.setting.kinds[foe].boss)
    won, lost = aftermath(state, battle, castle=castle, loss=round(odds.loss)), state.copy()
    for one in battle.fighters:
        weary(lost, one, BEATEN)
    return odds.fight * settled(won, seat) + (1 - odds.fight) * value(lost, seat)


def aftermath(state: AndorState, battle: Battle, *, castle: bool, loss: int) -> AndorState:
    """The table after a fight that was won, as far as it can be told beforehand."""
    after = state.copy()
    if castle:
        rest = list(after.garrison)
        rest.remove(battle.foe)
        after.garrison = tuple(rest)
    else:
        after.beasts[battle.space] = -1
        let_go(after, battle.space, battle.space)
    after.beaten = (*after.beaten, battle.foe)
    if not state.setting.kinds[battle.foe].boss:
        after.narrator += 1
    gain_gold(after, battle.leader, state.setting.kinds[battle.foe].reward)
    for one in battle.fighters:
        weary(after, one, loss)
    return after


def weary(state: AndorState, seat: int, loss: int) -> None:
    """What a fight costs a hero: hours, willpower, and strength if he falls."""
    state.hours[seat] += ROUNDS
    state.willpower[seat] -= loss
    if state.willpower[seat] <= 0:
        state.willpower[seat] = 3
        change_strength(state, seat, -1)


def settled(state: AndorState, seat: int) -> float:
    """What a table is worth on which the last fight may have decided everything."""
    return WON if all_hold(state, state.setting.legend.win) else value(state, seat)
