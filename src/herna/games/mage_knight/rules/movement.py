"""What a step costs, and what it sets off: pure questions about the land and the effects of this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.games.mage_knight.vocabulary.world import TerrainCost

CLOSED = -1
"""The cost of what nobody may enter."""


class Change(NamedTuple):
    """An effect on the cost of a terrain: set to a number, added to, or capped, and whether it opens or closes it."""

    set: int | None = None
    add: int = 0
    floor: int = 0
    ceiling: int | None = None
    cap: int | None = None
    opens: bool = False
    closes: bool = False


def change_for(word: TerrainCost, terrain: str) -> Change | None:
    """What a card's effect does to a terrain; None if it does nothing. A space or a terrain that was picked is the
    caller's concern."""
    opens = terrain in word.passable
    closes = terrain in word.forbid
    if word.of and terrain not in word.of and not opens and not closes:
        return None
    return Change(word.set, word.add, word.min, word.max, word.cap, opens, closes)


def after(cost: int, change: Change) -> int:
    """A cost after one change; an addition stops at its floor or ceiling but never moves the cost back."""
    if change.set is not None:
        cost = change.set
    if change.cap is not None:
        cost = min(cost, change.cap)
    if change.add < 0:
        cost = max(cost + change.add, min(cost, change.floor))
    elif change.add > 0:
        most = cost + change.add
        cost = most if change.ceiling is None else min(most, max(cost, change.ceiling))
    return max(cost, 0)


def least_cost(printed: int, changes: Sequence[Change]) -> int:
    """The cost of a terrain with these changes, applied in the order that is best for the hero.

    What makes a step dearer has to be paid whatever the order is; what sets, caps or lowers the cost is used where it
    helps most. A terrain that nobody may enter needs a change that opens it and gives it a cost.
    """
    if any(change.closes for change in changes):
        return CLOSED
    if printed == CLOSED:
        opened = [change.set for change in changes if change.opens and change.set is not None]
        if not opened:
            return CLOSED
        printed = min(opened)
    return _best(printed, tuple(changes), {})


def _best(cost: int, changes: tuple[Change, ...], known: dict[tuple[int, tuple[Change, ...]], int]) -> int:
    """The least cost over all orders; a change that would only raise the cost by setting it may be left out."""
    if not changes:
        return cost
    key = (cost, changes)
    if key not in known:
        found = []
        for number, change in enumerate(changes):
            rest = changes[:number] + changes[number + 1 :]
            found.append(_best(after(cost, change), rest, known))
            if change.set is not None and change.add <= 0:
                found.append(_best(cost, rest, known))
        known[key] = min(found)
    return known[key]
