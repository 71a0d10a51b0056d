"""What hours an action would take, and what willpower when the day is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.games.andor.actions import MoveFriend, Pass, Swim, Walk
from herna.games.andor.rules.heroes import hour_cost, hours_left
from herna.games.andor.rules.roads import ways
from herna.games.andor.state import AndorState
from herna.games.andor.steps.move import Moving
from herna.kernel import Action


class Expense(NamedTuple):
    """Hours to be paid, and the willpower that those beyond the day cost (AND-3.4)."""

    hours: int
    willpower: int


def expenses(state: AndorState, seat: int, options: Sequence[Action]) -> tuple[Expense | None, ...]:
    """What every option takes that takes hours for certain; nothing at all if none does."""
    if not any(isinstance(action, Walk | Swim | MoveFriend | Pass) for action in options):
        return ()
    step = state.steps[-1]
    credit, led = (step.credit, bool(step.led)) if isinstance(step, Moving) else (0, False)
    way = ways(state, seat, credit + hours_left(state, seat), led)
    willpower = [0]
    for hour in range(1, hours_left(state, seat) + 1):
        willpower.append(willpower[-1] + hour_cost(state, state.hours[seat] + hour))

    def expense(action: Action) -> Expense | None:
        match action:
            case Walk(space):
                hours = max(0, len(way.get(space, ())) - credit)
            case Swim():
                hours = 0 if credit else 1
            case MoveFriend() | Pass():
                hours = 1
            case _:
                return None
        return Expense(hours, willpower[hours])

    return tuple(expense(action) for action in options)
