"""Hexes, tiles and shapes against what is printed: join marks, coasts, and where tiles may lie."""

from __future__ import annotations

import math
import random

import pytest

from herna.games.mage_knight.components import ShapeInfo, box
from herna.games.mage_knight.geometry import (
    HEX_NAMES,
    Lattice,
    allowed,
    distance,
    hexes_of,
    middle,
    neighbours,
    next_to,
)

SHAPES = {shape.id: shape for shape in box().board.shape}


def corners(place: tuple[int, int]) -> list[tuple[float, float]]:
    """The corners of a pointy-topped hex, from the top clockwise, rounded so that shared ones are equal."""
    q, r = place
    x, y = math.sqrt(3) * (q + r / 2), 1.5 * r
    angles = [math.radians(60 * corner - 90) for corner in range(6)]
    return [(round(x + math.cos(angle), 3) + 0.0, round(y + math.sin(angle), 3) + 0.0) for angle in angles]


TOP, RIGHT_UPPER, RIGHT_LOWER, BOTTOM, LEFT_LOWER, LEFT_UPPER = range(6)
CIRCLES = {"nw": LEFT_UPPER, "e": RIGHT_UPPER, "sw": BOTTOM}
STARS = {"ne": TOP, "se": RIGHT_LOWER, "w": LEFT_LOWER}


def marks(position: tuple[int, int], printed: dict[str, int]) -> set[tuple[float, float]]:
    """Where the join marks of a tile lie on the table."""
    hexes = dict(zip(HEX_NAMES, hexes_of(position), strict=True))
    return {corners(hexes[part])[corner] for part, corner in printed.items()}


def test_tiles_join_where_their_printed_marks_meet() -> None:
    """Three equal marks meet wherever three tiles meet: every two neighbours share one circle and one star."""
    for other in next_to((0, 0)):
        assert len(marks((0, 0), CIRCLES) & marks(other, CIRCLES)) == 1
        assert len(marks((0, 0), STARS) & marks(other, STARS)) == 1
        assert not marks((0, 0), CIRCLES) & marks(other, STARS)


def test_tiles_neither_overlap_nor_leave_a_gap() -> None:
    ring = [(0, 0), *next_to((0, 0))]
    covered = [spot for position in ring for spot in hexes_of(position)]
    assert len(covered) == len(set(covered)) == 49
    around = {spot for place in hexes_of((0, 0)) for spot in neighbours(place)}
    assert around <= set(covered)


def test_two_neighbouring_tiles_touch_along_three_links() -> None:
    for other in next_to((0, 0)):
        links = sum(distance(one, two) == 1 for one in hexes_of((0, 0)) for two in hexes_of(other))
        assert links == 3


def test_common_positions_lie_where_the_facts_say() -> None:
    assert [middle(place) for place in ((0, 2), (1, 1), (2, -1), (3, 0), (4, -2))] == [
        (2, -6),
        (4, -5),
        (5, -1),
        (9, -6),
        (10, -2),
    ]


@pytest.mark.parametrize(
    ("shape", "inside", "outside"),
    [
        ("wedge", [(0, 0), (0, 9), (9, 0), (3, 4)], [(-1, 0), (0, -1), (1, -1)]),
        ("open", [(1, -1), (2, -2), (0, 2), (9, 2)], [(0, -1), (1, -2), (3, -3), (0, 3)]),
        ("open-4", [(0, 1), (2, -2)], [(0, 2)]),
        ("open-3", [(0, 1), (1, -1)], [(2, -2), (0, 2)]),
        ("conquer-and-hold", [(3, -1), (2, 1), (0, 1)], [(2, -2), (4, 0)]),
    ],
)
def test_nothing_lies_beyond_the_coast(
    shape: str, inside: list[tuple[int, int]], outside: list[tuple[int, int]]
) -> None:
    assert all(allowed(SHAPES[shape], position) for position in inside)
    assert not any(allowed(SHAPES[shape], position) for position in outside)


def lattice_with(shape: str, *laid: tuple[int, int]) -> tuple[Lattice, frozenset[int]]:
    lattice = Lattice(SHAPES[shape])
    return lattice, frozenset(lattice.number_of[position] for position in laid)


def may(shape: str, kind: str, position: tuple[int, int], *laid: tuple[int, int], filling: bool = False) -> bool:
    lattice, there = lattice_with(shape, *laid)
    return lattice.may_lie(lattice.number_of[position], there, kind, filling=filling)


START = ((0, 0), (0, 1), (1, 0))


def test_countryside_touches_two_tiles_or_one_that_touches_two_others() -> None:
    assert may("wedge", "countryside", (1, 1), *START), "it touches both"
    assert may("wedge", "countryside", (0, 2), *START), "it touches one that touches two others"
    assert not may("wedge", "countryside", (0, 3), *START), "it touches nothing"
    assert not may("wedge", "countryside", (0, 3), *START, (0, 2)), "(0, 2) touches one other only"
    assert not may("wedge", "countryside", (1, 0), *START), "a tile lies there"


def test_core_touches_two_tiles_and_stays_off_the_coast_of_a_wedge() -> None:
    tiles = (*START, (0, 2))
    assert may("wedge", "core", (1, 1), *tiles)
    assert not may("wedge", "core", (0, 3), *tiles)
    on_the_coast = (*tiles, (1, 1))
    assert not may("wedge", "core", (2, 0), *on_the_coast), "the coast of a wedge"
    assert may("wedge-unlimited", "core", (2, 0), *on_the_coast)
    assert not may("wedge-unlimited", "core", (0, 3), *on_the_coast), "one neighbour only"


def test_a_tile_from_the_box_fills_a_gap() -> None:
    assert may("wedge", "countryside", (1, 1), *START, (0, 2), filling=True)
    assert not may("wedge", "countryside", (2, 0), *START, (0, 2), filling=True)


def test_the_fixed_map_has_its_places() -> None:
    assert may("conquer-and-hold", "countryside", (1, 1), (0, 0), (0, 1), (1, 0), (1, -1))
    assert not may("conquer-and-hold", "core", (1, 1), (0, 0), (0, 1), (1, 0), (1, -1))
    assert may("conquer-and-hold", "core", (2, 0), (0, 0), (0, 1), (1, 0), (1, -1))


@pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: shape.id)
def test_neighbours_on_the_lattice_are_one_step_apart_and_mutual(shape: ShapeInfo) -> None:
    lattice = Lattice(shape, reach=6)
    for number, around in enumerate(lattice.neighbours):
        for other in around:
            assert distance(lattice.hexes[number], lattice.hexes[other]) == 1
            assert number in lattice.neighbours[other]
        for position in lattice.positions_in_reach[number]:
            assert any(other // 7 == position for other in around)
    assert lattice.spot(9) == (1, 2)


def touches(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Do two tiles lie side by side? Judged by their hexes alone."""
    return any(distance(a, b) == 1 for a in hexes_of(one) for b in hexes_of(other))


def brute(shape: ShapeInfo, place: tuple[int, int], laid: list[tuple[int, int]], kind: str, *, filling: bool) -> bool:
    """May a tile lie there, by the words of the rulebook and nothing but hexes?"""
    x, y = place
    if place in laid:
        return False
    around = [tile for tile in laid if touches(place, tile)]
    if shape.countryside:
        return place in (shape.countryside if kind == "countryside" else shape.core) and bool(around)
    wedge = shape.columns is None
    if wedge and kind == "core" and not shape.core_on_coast and (x == 0 or y == 0):
        return False
    if filling:
        return len(around) >= 3
    if kind == "core":
        return len(around) >= 2
    return len(around) >= 2 or any(sum(touches(tile, other) for other in laid if other != tile) >= 2 for tile in around)


@pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: shape.id)
def test_places_for_tiles_against_brute_force_while_a_map_grows(shape: ShapeInfo) -> None:
    lattice = Lattice(shape, reach=7)
    dice = random.Random(3)
    laid = [(0, 0), *shape.first]
    kinds = ["countryside"] * 6 + ["core"] * 4
    for kind in kinds:
        there = frozenset(lattice.number_of[place] for place in laid)
        for number, place in enumerate(lattice.positions):
            for filling in (False, True):
                if filling and shape.countryside:
                    continue
                expected = brute(shape, place, laid, kind, filling=filling)
                assert lattice.may_lie(number, there, kind, filling=filling) == expected, (place, kind, filling)
        places = [number for number in range(len(lattice.positions)) if lattice.may_lie(number, there, kind)]
        if places:
            laid.append(lattice.positions[dice.choice(places)])


@pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: shape.id)
def test_a_place_is_in_reach_of_a_hex_that_touches_one_of_its_seven(shape: ShapeInfo) -> None:
    lattice = Lattice(shape, reach=4)
    for number, place in enumerate(lattice.hexes):
        near = {
            other
            for other, position in enumerate(lattice.positions)
            if other != number // 7 and any(distance(place, spot) == 1 for spot in hexes_of(position))
        }
        assert set(lattice.positions_in_reach[number]) == near
