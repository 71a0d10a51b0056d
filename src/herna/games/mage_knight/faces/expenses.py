"""What each offered action costs or brings in points, and what a step sets off: for the notes beside the labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.components import Ware
from herna.games.mage_knight.rules.sideways import sideways_worth
from herna.games.mage_knight.rules.spaces import is_defended
from herna.games.mage_knight.rules.terms import price_on_terms, unit_price
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.bargain_refusals import OF_CITIES
from herna.games.mage_knight.steps.bargains import kept_ready
from herna.games.mage_knight.steps.interaction import surcharge, wares_at
from herna.games.mage_knight.steps.moving import explore_price, over_wall, provoked_by, step_cost
from herna.games.mage_knight.vocabulary.points import Buy, Convert
from herna.games.programs import Lasting, Op, in_force
from herna.kernel import Action


class Expense(msgspec.Struct, frozen=True):
    """Points of a kind; `provokes` enemies, by their hexes; `assault`: the step attacks a fortified site."""

    kind: Literal["move", "influence", "healing", "worth", "effect"]
    n: int
    provokes: tuple[str, ...] = ()
    assault: bool = False
    effect: tuple[int, int] | None = None
    """The word of an effect in force that is used: its program and its place in it."""


WARES: dict[type[Action], tuple[Ware, ...]] = {
    act.BuyHealing: ("healing",),
    act.Learn: ("lesson", "advanced-action"),
    act.BuySpell: ("spell",),
    **{kind: (ware,) for kind, ware in OF_CITIES.items()},
}
"""What an action buys, at the price it has where the hero stands."""


def expenses(state: KnightState, seat: int, options: Sequence[Action]) -> tuple[Expense | None, ...]:
    """The expense of each option, in their order; nothing if none has any."""
    found = tuple(expense(state, seat, action) for action in options)
    return found if any(found) else ()


def expense(state: KnightState, seat: int, action: Any) -> Expense | None:
    """What an action costs or brings."""
    kind = type(action)
    if kind in WARES:
        wares = wares_at(state, seat)
        return next((Expense("influence", wares[ware]) for ware in WARES[kind] if ware in wares), None)
    if kind in COUNTED:
        return COUNTED[kind](state, seat, action)
    return None


def of_step(state: KnightState, seat: int, action: act.MoveTo) -> Expense:
    """A step, with the enemies it provokes and the site it assaults."""
    provoked = provoked_by(state, seat, state.place[seat], action.hex)
    names = state.setting.hex_names
    assault = is_defended(state, seat, action.hex)
    cost = step_cost(state, seat, action.hex) + over_wall(state, seat, action.hex)
    return Expense("move", cost, tuple(names[spot] for spot in provoked), assault)


def of_recruit(state: KnightState, seat: int, action: act.RecruitUnit) -> Expense | None:
    """A unit at its usual price; as a reward it costs nothing."""
    if state.turn_of(seat).phase == "ending":
        return None
    return Expense("influence", unit_price(state, seat, action.unit) + surcharge(state, seat, action.unit))


def of_terms(state: KnightState, seat: int, action: act.RecruitOnTerms) -> Expense:
    """A unit on better terms."""
    price = price_on_terms(state, seat, action.unit, bonded=action.bonded, discount=action.discount)
    return Expense("influence", price + surcharge(state, seat, action.unit))


LASTING: dict[type[Action], Callable[[KnightState, int], Sequence[tuple[Lasting, Op]]]] = {
    act.TurnPoints: lambda state, seat: in_force(state, seat, Convert),
    act.BuyEffect: lambda state, seat: in_force(state, seat, Buy),
    act.BuyForUnit: lambda state, seat: in_force(state, seat, Buy),
    act.UseHeld: kept_ready,
}
"""Which of the effects in force an action uses."""


def of_effect(state: KnightState, seat: int, action: Any) -> Expense:
    """An effect in force."""
    frame = LASTING[type(action)](state, seat)[action.effect][0].frame
    return Expense("effect", 0, effect=(frame.program, frame.at))


COUNTED: dict[type[Action], Callable[[KnightState, int, Any], Expense | None]] = {
    act.MoveTo: of_step,
    act.Explore: lambda state, seat, _: Expense("move", explore_price(state, seat)),
    act.RecruitUnit: of_recruit,
    act.RecruitOnTerms: of_terms,
    act.Heal: lambda _state, _seat, _: Expense("healing", 1),
    act.HealUnit: lambda state, seat, action: Expense(
        "healing", state.setting.units[state.units[seat][action.place].kind].level
    ),
    **dict.fromkeys(LASTING, of_effect),
    act.PlaySideways: lambda state, seat, action: Expense("worth", sideways_worth(state, seat, action.card)),
}
