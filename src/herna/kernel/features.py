"""A position in whole numbers: what a game tells bots, environments and data sets about it, declared once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from herna.kernel.state import State

Counted = Callable[[Any, int], list[int]]
"""Counts something for a state and a seat, always the same number of whole numbers."""


class FeatureSheet(msgspec.Struct, frozen=True, kw_only=True):
    """What can be counted in a position, for one setting of a game.

    It reads only what the seat knows, straight from the state: states that differ in hidden things alone count the
    same. `judged` is what the value of a position is learnt from, few and telling; in the middle of a turn it counts as
    if the turn ended there. `board` is everything else that lies on the table, for machines that learn by themselves.
    """

    judged: tuple[str, ...]
    """A name for every number that `judge` gives."""
    judge: Counted
    board: tuple[str, ...] = ()
    survey: Counted | None = None
    prices: Mapping[str, tuple[float, ...]] = {}
    """By the name of something judged: what it may be worth in points beside the score. Bots that explore while a
    value is learnt try these prices, so that there is something to compare."""
    variants: Mapping[str, tuple[Any, ...]] = {}
    """By the name of an option: the ways of playing that a value is learnt from beside the usual one."""
    prior: Mapping[str, int] = {}
    """By the name of something judged: what it is worth before anything is learnt, in thousandths of a point."""
    lesson: str = ""
    """What is being learnt, where a game has several things to learn for one number of players (`Game.lessons`)."""

    @property
    def names(self) -> tuple[str, ...]:
        """A name for every number: what is judged, then the board."""
        return (*self.judged, *self.board)

    def everything(self, state: State, seat: int) -> list[int]:
        """All numbers of a position, in the order of `names`."""
        judged = self.judge(state, seat)
        return judged if self.survey is None else [*judged, *self.survey(state, seat)]
