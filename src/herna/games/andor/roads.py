"""Ways over the board: who borders whom now, and what is within reach."""

from __future__ import annotations

from functools import lru_cache

from herna.games.andor.actions import Walk
from herna.games.andor.model import ALARM, LIBERATED, NONE, AndorState
from herna.games.andor.pieces import COVERED, PARCHMENT, RUBBLE

Edges = tuple[tuple[int, int], ...]
Borders = tuple[tuple[int, ...], ...]
NO_WAY = 99


@lru_cache(maxsize=64)
def open_borders(borders: Borders, closed: Edges) -> Borders:
    """The board's borders without the bridges that are gone."""
    if not closed:
        return borders
    gone = {*closed, *((b, a) for a, b in closed)}
    return tuple(tuple(other for other in row if (space, other) not in gone) for space, row in enumerate(borders))


def borders_now(state: AndorState) -> Borders:
    return open_borders(state.setting.borders, state.closed)


def has_rubble(state: AndorState, space: int) -> bool:
    return any((piece & ~COVERED) in RUBBLE for piece in state.ground[space])


def barred(state: AndorState, space: int) -> bool:
    """Neither heroes nor friends may enter: rubble, or the castle while a garrison holds it."""
    setting = state.setting
    if setting.has_rubble and has_rubble(state, space):
        return True
    return space == setting.castle and bool(state.garrison)


def something_happens(state: AndorState, seat: int, space: int, farmers: bool) -> bool:
    """Would entering this space with what the hero has set something off?"""
    setting = state.setting
    if state.beasts[space] != NONE:
        if farmers or (setting.alarm and not state.flags & ALARM):
            return True
        if PARCHMENT in state.bag[seat]:
            return True
    if farmers and (space == setting.castle or any(space == refuge for refuge, _ in state.refuges)):
        return True
    return bool(state.lasting) and any(space in setting.ambush(card) for card in state.lasting)


@lru_cache(maxsize=1 << 14)
def free_walks(borders: Borders, start: int, most: int) -> tuple[Walk, ...]:
    """Every space within so many steps, when nothing stands in the way."""
    found = {start}
    edge = [start]
    for _ in range(most):
        edge = [other for space in edge for other in borders[space] if other not in found and not found.add(other)]  # type: ignore[func-returns-value]
    found.discard(start)
    return tuple(Walk(space) for space in sorted(found))


def is_plain(state: AndorState, seat: int, farmers: bool) -> bool:
    """Nothing on the whole board could happen to this hero on his way."""
    setting = state.setting
    return not (
        farmers
        or setting.has_rubble
        or state.garrison
        or state.lasting
        or (setting.alarm and not state.flags & ALARM)
        or PARCHMENT in state.bag[seat]
    )


def walks(state: AndorState, seat: int, most: int, farmers: bool = False) -> tuple[Walk, ...]:
    """Where a hero may walk: any neighbour, and farther by ways on which nothing happens (AND-4.7)."""
    borders = borders_now(state)
    start = state.space[seat]
    if is_plain(state, seat, farmers):
        return free_walks(borders, start, most)
    return tuple(Walk(space) for space in sorted(ways(state, seat, most, farmers)))


def ways(state: AndorState, seat: int, most: int, farmers: bool = False) -> dict[int, tuple[int, ...]]:
    """The shortest way to every space within reach."""
    borders = borders_now(state)
    start = state.space[seat]
    plain = is_plain(state, seat, farmers)
    found: dict[int, tuple[int, ...]] = {start: ()}
    edge = [start]
    for _ in range(most):
        ahead = []
        for space in edge:
            if not plain and space != start and something_happens(state, seat, space, farmers):
                continue
            way = found[space]
            for other in borders[space]:
                if other not in found and (plain or not barred(state, other)):
                    found[other] = (*way, other)
                    ahead.append(other)
        edge = ahead
    del found[start]
    return found


@lru_cache(maxsize=64)
def distances(borders: Borders) -> tuple[tuple[int, ...], ...]:
    """Steps between any two spaces; `NO_WAY` where there is none."""
    size = len(borders)
    table = []
    for start in range(size):
        row = [NO_WAY] * size
        row[start] = 0
        edge = [start]
        steps = 0
        while edge:
            steps += 1
            ahead = []
            for space in edge:
                for other in borders[space]:
                    if row[other] == NO_WAY:
                        row[other] = steps
                        ahead.append(other)
            edge = ahead
        table.append(tuple(row))
    return tuple(table)


def castle_is_free(state: AndorState) -> bool:
    return not state.setting.garrison or bool(state.flags & LIBERATED)
