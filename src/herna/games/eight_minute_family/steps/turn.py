"""Whom a step asks: the player whose turn it is, or the one who prepares the game."""

from __future__ import annotations

from typing import Generic

from herna.games.eight_minute_family.state import FamilyState, TableOf
from herna.kernel import Step
from herna.kernel.step import Answer


class TurnStep(Step[TableOf, Answer], Generic[TableOf, Answer], frozen=True):
    """A step that asks the player whose turn it is."""

    def seats(self, state: TableOf) -> tuple[int, ...]:
        return state.setting.seat_alone[state.turn]


class PreparerStep(Step, frozen=True):
    """A step that asks the player who prepares the game."""

    def seats(self, state: FamilyState) -> tuple[int, ...]:
        return state.setting.seat_alone[state.preparer]


def region_name(state: FamilyState, region: int) -> str:
    """The short name of a region, also for a number that is none."""
    return state.setting.regions[region] if 0 <= region < len(state.setting.regions) else str(region)
