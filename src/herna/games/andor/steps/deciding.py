"""Who decides: any hero for the group, or one for himself."""

from __future__ import annotations

from typing import ClassVar, Generic

from herna.games.andor.state import NONE, AndorState
from herna.kernel import Step
from herna.kernel.kit import SeatStep
from herna.kernel.step import Answer


def lead(state: AndorState) -> int:
    """For whom the game waits when the group decides: the hero on turn, at sunrise the one who will begin."""
    return state.first if all(state.asleep) and state.first != NONE else state.turn


class GroupStep(Step[AndorState, Answer], Generic[Answer], frozen=True):
    """Any hero may answer for the group (AND-3.10)."""

    clause: ClassVar[str | None] = "AND-3.10"

    def seats(self, state: AndorState) -> tuple[int, ...]:
        first = lead(state)
        return (first, *(seat for seat in range(len(state.space)) if seat != first))

    def awaited(self, state: AndorState) -> tuple[int, ...]:
        return (lead(state),)


class HeroStep(SeatStep[AndorState, Answer], Generic[Answer], frozen=True):
    """One hero decides for himself."""

    clause: ClassVar[str | None] = "AND-12.3"
