"""Creatures on their arrows, as plain numbers: what planners that look several nights ahead have in common."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from herna.games.andor.rules.roads import has_rubble
from herna.games.andor.state import NONE, AndorState

Arrows = tuple[int, ...]
Pack = tuple[tuple[int, int], ...]
"""Creatures as (space, wave), in order of spaces."""


def open_arrows(state: AndorState) -> Arrows:
    """The arrows of the board, without those over a bridge that is gone or into rubble."""
    setting = state.setting
    gone = {*state.closed, *((b, a) for a, b in state.closed)}
    return tuple(
        NONE if (space, ahead) in gone or (setting.has_rubble and ahead != NONE and has_rubble(state, ahead)) else ahead
        for space, ahead in enumerate(setting.arrow)
    )


def onward(arrow: Arrows, castle: int, taken: Container[int], space: int) -> int:
    """The next free space along the arrows, or the castle; `NONE` where they end."""
    space = arrow[space]
    while space not in (NONE, castle) and space in taken:
        space = arrow[space]
    return space


def set_down(arrow: Arrows, castle: int, where: dict[int, int], placed: Iterable[tuple[int, int]]) -> int:
    """New creatures come to `where`, in place; returns how many got into the castle at once."""
    entered = 0
    for planned, wave in placed:
        space = onward(arrow, castle, where, planned) if planned in where else planned
        if space == castle:
            entered += 1
        elif space != NONE:
            where[space] = wave
    return entered


def march(arrow: Arrows, castle: int, where: dict[int, int], order: Sequence[int]) -> int:
    """The waves move one after another, each creature one step, in place; returns how many got into the castle."""
    entered = 0
    for wave in order:
        for space in sorted(place for place, kind in where.items() if kind == wave):
            ahead = onward(arrow, castle, where, space)
            if ahead == NONE:
                continue
            del where[space]
            if ahead == castle:
                entered += 1
            else:
                where[ahead] = wave
    return entered
