"""The opponent whom the dark mage has prepared (AND-15.5)."""

from __future__ import annotations

from herna.games.andor import creatures
from herna.games.andor.events import OpponentRevealed
from herna.games.andor.model import FRIENDS, LATE, NONE, AndorState
from herna.games.andor.steps.placing import come, spaces_meant
from herna.games.andor.steps.programs import settle


def reveal_opponent(state: AndorState, *, late: bool) -> None:
    """Draw one of the opponents and put it on the board; one revealed late is stronger."""
    setting = state.setting
    # Whoever has no figure left could never be defeated.
    possible = [one for one in setting.legend.opponent if has_figure(state, setting.kind_number[one.creature])]
    possible = possible or list(setting.legend.opponent)
    chosen = possible[state.below(len(possible))]
    number = setting.kind_number[chosen.creature]
    state.opponent = number
    if late:
        state.flags |= LATE
    state.tell(OpponentRevealed(number, late))
    for space in spaces_meant(state, chosen.at, 1, 0):
        stands = creatures.place(state, number, space)
        if chosen.creature == "varkur":
            come(state, FRIENDS.index("dark-mage"), stands)
    settle(state)


def has_figure(state: AndorState, kind: int) -> bool:
    figure = state.setting.kinds[kind].figure
    return figure == NONE or state.supply[figure] > 0
