"""A die that a card asks for."""

from __future__ import annotations

from herna.games.andor.events import DieRolled
from herna.games.andor.state import AndorState


def roll(state: AndorState) -> int:
    """Roll one die for everybody to see."""
    die = state.below(6) + 1
    state.tell(DieRolled(die))
    return die
