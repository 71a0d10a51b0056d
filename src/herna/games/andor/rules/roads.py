"""Ways over the board: who borders whom now, and what is within reach."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from herna.games.andor.actions import Walk
from herna.games.andor.pieces import COVERED, PARCHMENT, RUBBLE
from herna.games.andor.setting import FixedBorders
from herna.games.andor.state import ALARM, LIBERATED, NONE, AndorState
from herna.games.andor.vocabulary.values import Spaces

Edges = tuple[tuple[int, int], ...]
Borders = tuple[tuple[int, ...], ...]
NO_WAY = 99


@lru_cache(maxsize=64)
def open_borders(borders: Borders, closed: Edges) -> Borders:
    """The board's borders without the bridges that are gone."""
    gone = {*closed, *((b, a) for a, b in closed)}
    return FixedBorders(
        tuple(other for other in row if (space, other) not in gone) for space, row in enumerate(borders)
    )


def borders_now(state: AndorState) -> Borders:
    return open_borders(state.setting.borders, state.closed) if state.closed else state.setting.borders


def has_rubble(state: AndorState, space: int) -> bool:
    return any((piece & ~COVERED) in RUBBLE for piece in state.ground[space])


def barred(state: AndorState, space: int) -> bool:
    """Neither heroes nor friends may enter: rubble, or the castle while a garrison holds it."""
    setting = state.setting
    if setting.has_rubble and has_rubble(state, space):
        return True
    return space == setting.castle and bool(state.garrison)


def barred_spaces(state: AndorState) -> Spaces:
    """All spaces that nobody may enter."""
    rubble = rubble_spaces(state) if state.setting.has_rubble else ()
    return (*rubble, state.setting.castle) if state.garrison else rubble


def rubble_spaces(state: AndorState) -> Spaces:
    return tuple(space for space, ground in enumerate(state.ground) if ground and has_rubble(state, space))


def eventful_spaces(state: AndorState, seat: int, farmers: bool) -> Spaces:
    """Where entering with what the hero has would set something off."""
    setting = state.setting
    found: list[int] = []
    if farmers or PARCHMENT in state.bag[seat] or (setting.alarm and not state.flags & ALARM):
        found += (space for space, kind in enumerate(state.beasts) if kind != NONE)
    if farmers:
        found += (setting.castle, *(refuge for refuge, _ in state.refuges))
    found += (space for _, word in state.awaited() if word.entering for space in word.at)
    return tuple(found)


class Reach(NamedTuple):
    """What is within reach: the shortest way to every space, and the walks to all of them."""

    ways: Mapping[int, Spaces]
    walks: tuple[Walk, ...]


@lru_cache(maxsize=1 << 14)
def reach(borders: Borders, start: int, most: int, closed: Spaces, halts: Spaces) -> Reach:
    """Every space within `steps` steps, never over a closed one, and not beyond one where something happens."""
    found: dict[int, Spaces] = {start: ()}
    edge = [start]
    for _ in range(most):
        ahead = []
        for space in edge:
            if space in halts and space != start:
                continue
            way = found[space]
            for other in borders[space]:
                if other not in found and other not in closed:
                    found[other] = (*way, other)
                    ahead.append(other)
        edge = ahead
    del found[start]
    return Reach(found, tuple(Walk(space) for space in sorted(found)))


def reach_now(state: AndorState, seat: int, most: int, farmers: bool) -> Reach:
    """What a hero can reach in one go: any neighbour, and farther by ways on which nothing happens (AND-4.7)."""
    halts = eventful_spaces(state, seat, farmers)
    return reach(borders_now(state), state.space[seat], most, barred_spaces(state), halts)


def walks(state: AndorState, seat: int, most: int, farmers: bool = False) -> tuple[Walk, ...]:
    return reach_now(state, seat, most, farmers).walks


def ways(state: AndorState, seat: int, most: int, farmers: bool = False) -> Mapping[int, Spaces]:
    """The shortest way to every space within reach."""
    return reach_now(state, seat, most, farmers).ways


@lru_cache(maxsize=64)
def clear_borders(borders: Borders, closed: Spaces) -> Borders:
    """The borders without those to spaces that are closed."""
    return FixedBorders(tuple(other for other in row if other not in closed) for row in borders)


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
