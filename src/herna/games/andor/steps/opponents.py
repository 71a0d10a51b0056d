"""The opponent whom the dark mage has prepared (AND-15.5)."""

from __future__ import annotations

from herna.games.andor import creatures
from herna.games.andor.events import OpponentRevealed
from herna.games.andor.model import FRIENDS, LATE, AndorState
from herna.games.andor.steps.placing import come, spaces_meant
from herna.games.andor.steps.programs import settle


def reveal_opponent(state: AndorState, *, late: bool) -> None:
    """Draw one of the opponents and put it on the board; one revealed late is stronger."""
    setting = state.setting
    chosen = setting.legend.opponent[state.below(len(setting.legend.opponent))]
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
