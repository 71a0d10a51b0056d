"""Why something is not offered in a turn or in a move, with the clause that says so."""

from __future__ import annotations

from herna.games.andor.actions import (
    Buy,
    BuyStrength,
    CallHelp,
    ClearRubble,
    DrinkWine,
    Drop,
    DropGold,
    EmptyWell,
    EndDay,
    Fight,
    FulfilFate,
    Give,
    GiveGold,
    GoAhead,
    HandIn,
    HandInGold,
    HerbSteps,
    HerbWillpower,
    LeaveBehind,
    Look,
    MoveFriend,
    Pass,
    PickUp,
    PickUpGold,
    Propose,
    SendFalcon,
    Stop,
    Storm,
    Swim,
    TakeAlong,
    TurnUp,
    Walk,
)
from herna.games.andor.pieces import BREW, FALCON, SHOP, TIRED_FALCON
from herna.games.andor.rules.fighting import reaches
from herna.games.andor.rules.heroes import MOST_STRENGTH, can_pay_hour, carries, hours_left, last_hour, purse, room_for
from herna.games.andor.rules.roads import NO_WAY, barred, borders_now, distances, has_rubble
from herna.games.andor.state import NONE, WITCH, AndorState
from herna.games.andor.steps.free import FREE, brew_price, merchant_at, strength_price
from herna.games.andor.steps.handing import can_take
from herna.kernel import Action, IllegalAction

CLAUSES: dict[type[Action], str] = {
    Swim: "AND-16.9",
    DrinkWine: "AND-10.2",
    HerbSteps: "AND-10.16",
    HerbWillpower: "AND-10.16",
    TakeAlong: "AND-11.9",
    LeaveBehind: "AND-11.9",
    MoveFriend: "AND-11.13",
    Propose: "AND-3.11",
    GoAhead: "AND-3.13",
    EmptyWell: "AND-11.1",
    PickUp: "AND-7.3",
    PickUpGold: "AND-7.3",
    Drop: "AND-7.3",
    DropGold: "AND-7.3",
    Look: "AND-10.11",
    TurnUp: "AND-10.11",
    HandIn: "AND-16.8",
    HandInGold: "AND-16.8",
    FulfilFate: "AND-12.5",
    CallHelp: "AND-17.10",
    ClearRubble: "AND-11.14",
    Storm: "AND-17.3",
    Stop: "AND-4.5",
    EndDay: "AND-3.8",
}
"""What the rules say about an action where nothing more can be said."""


def turn_refusal(state: AndorState, seat: int, action: Action, clause: str | None) -> IllegalAction:
    """Why this is not possible on a turn, or as a free activity."""
    if isinstance(action, FREE):
        return free_refusal(state, seat, action)
    if seat != state.turn:
        return IllegalAction("not-your-turn", clause="AND-7.1")
    if isinstance(action, Walk):
        return walk_refusal(state, seat, action.space, hours_left(state, seat))
    if isinstance(action, Fight | Storm | ClearRubble | Pass | MoveFriend) and not can_pay_hour(state, seat):
        return hour_refusal(state, seat)
    if isinstance(action, Fight):
        return fight_refusal(state, seat, action.space)
    return IllegalAction("not-offered", clause=CLAUSES.get(type(action), clause))


def move_refusal(state: AndorState, seat: int, action: Action, most: int, clause: str | None) -> IllegalAction:
    """Why this is not possible in the middle of a move; `most` steps can still be paid for."""
    if seat != state.turn:
        return turn_refusal(state, seat, action, clause)
    if isinstance(action, FREE):
        return IllegalAction("not-while-walking", clause="AND-4.6")
    if isinstance(action, Fight | Storm | ClearRubble):
        return IllegalAction("walked-this-turn", clause="AND-5.2")
    if isinstance(action, Walk):
        return walk_refusal(state, seat, action.space, most)
    if isinstance(action, Pass | EndDay | MoveFriend | Propose):
        return IllegalAction("walk-first", clause="AND-3.2")
    return IllegalAction("not-offered", clause=CLAUSES.get(type(action), clause))


def walk_refusal(state: AndorState, seat: int, space: int, most: int) -> IllegalAction:
    """A space that cannot be reached: barred, too far, without a way, or not by a quiet one."""
    borders = borders_now(state)
    start = state.space[seat]
    if not 0 <= space < len(borders) or space == start or not borders[space]:
        return IllegalAction("no-way-there", clause="AND-4.1", space=space)
    if barred(state, space):
        clause = "AND-11.14" if has_rubble(state, space) else "AND-17.3"
        return IllegalAction("space-barred", clause=clause, space=space)
    steps = distances(borders)[start][space]
    if steps >= NO_WAY:
        return IllegalAction("no-way-there", clause="AND-4.2", space=space)
    if not most:
        return hour_refusal(state, seat)
    if steps > most:
        return IllegalAction("too-far", clause="AND-4.1", space=space, steps=steps, most=most)
    return IllegalAction("step-by-step", clause="AND-4.7", space=space)


def hour_refusal(state: AndorState, seat: int) -> IllegalAction:
    """No hour is left, or the next one would cost the last willpower."""
    if state.hours[seat] >= last_hour(state):
        return IllegalAction("no-hour-left", clause="AND-3.1", hours=state.hours[seat])
    return IllegalAction("overtime-too-dear", clause="AND-3.5", willpower=state.willpower[seat])


def fight_refusal(state: AndorState, seat: int, space: int) -> IllegalAction:
    if not 0 <= space < len(state.beasts) or state.beasts[space] == NONE:
        return IllegalAction("no-creature-there", clause="AND-5.1", space=space)
    if reaches(state, seat, space):
        # Only the training day forbids it.
        return IllegalAction("not-offered", clause="AND-13.3")
    return IllegalAction("creature-out-of-reach", clause="AND-5.1", space=space)


def free_refusal(state: AndorState, seat: int, action: Action) -> IllegalAction:
    """Why a hero cannot buy, give, send or use this."""
    match action:
        case Buy(piece):
            return buy_refusal(state, seat, piece)
        case BuyStrength():
            return strength_refusal(state, seat)
        case Give(piece, _) if not carries(state, seat, piece):
            return IllegalAction("not-carried", clause="AND-7.4")
        case Give(_, other) | GiveGold(_, other):
            return give_refusal(state, seat, other, gold=isinstance(action, GiveGold))
    full = isinstance(action, PickUp) and action.piece in state.ground[state.space[seat]]
    if full or isinstance(action, SendFalcon):
        return IllegalAction("no-place-for-it", clause="AND-10.1") if full else falcon_refusal(state, seat)
    return IllegalAction("not-offered", clause=CLAUSES.get(type(action), "AND-7.1"))


def strength_refusal(state: AndorState, seat: int) -> IllegalAction:
    if state.strength[seat] >= MOST_STRENGTH:
        return IllegalAction("strong-enough", clause="AND-1.5")
    return trade_refusal(state, seat, strength_price(state, seat))


def give_refusal(state: AndorState, seat: int, other: int, *, gold: bool) -> IllegalAction:
    if not 0 <= other < len(state.space) or other == seat or state.space[other] != state.space[seat]:
        return IllegalAction("hero-elsewhere", clause="AND-7.4")
    if not can_take(state, other):
        return IllegalAction("hero-cannot-take", clause="AND-7.5")
    if gold:
        return IllegalAction("no-such-coins", clause="AND-7.5", gold=state.gold[seat])
    return IllegalAction("no-place-for-it", clause="AND-10.1")


def falcon_refusal(state: AndorState, seat: int) -> IllegalAction:
    if state.large[seat] == TIRED_FALCON:
        return IllegalAction("falcon-tired", clause="AND-10.13")
    if state.large[seat] != FALCON:
        return IllegalAction("not-carried", clause="AND-10.12")
    return IllegalAction("not-offered", clause="AND-10.14" if state.setting.has_rubble else "AND-10.12")


def buy_refusal(state: AndorState, seat: int, piece: int) -> IllegalAction:
    if piece not in SHOP:
        return IllegalAction("not-for-sale", clause="AND-2.5")
    if piece == BREW and state.friends[WITCH] != state.space[seat]:
        return IllegalAction("no-witch-here", clause="AND-11.5")
    if not state.market[SHOP.index(piece)]:
        return IllegalAction("sold-out", clause="AND-2.5")
    if not room_for(state, seat, piece):
        return IllegalAction("no-place-for-it", clause="AND-10.1")
    if piece == BREW:
        return IllegalAction("too-dear", clause="AND-11.6", price=brew_price(state, seat), money=purse(state, seat))
    return trade_refusal(state, seat, state.setting.price)


def trade_refusal(state: AndorState, seat: int, price: int) -> IllegalAction:
    if not merchant_at(state, state.space[seat]):
        return IllegalAction("no-merchant-here", clause="AND-11.7", space=state.space[seat])
    money = purse(state, seat)
    if money >= price:
        # He could pay, so the legend keeps this from the merchants.
        return IllegalAction("not-for-sale", clause="AND-13.2")
    return IllegalAction("too-dear", clause="AND-11.7", price=price, money=money)
