"""Hexes and tiles: where tiles may lie, which hexes they have, and which hexes are neighbours.

A hex has axial coordinates (q, r), q to the east and r to the south-east. A tile covers seven of them. Tile position
(x, y) has its middle at (3x + y, -2x - 3y): (0, 1) lies up and a little left, (1, 0) up to the right. All tiles of one
shape are laid on a lattice that is worked out once, so that a hex is a number and its neighbours never change.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from herna.games.mage_knight.components import ShapeInfo

Hex = tuple[int, int]
Position = tuple[int, int]

DIRECTIONS: dict[str, Hex] = {"ne": (1, -1), "e": (1, 0), "se": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (0, -1)}
"""The six ways from a hex, clockwise."""
HEXES_OF_TILE: tuple[Hex, ...] = ((0, 0), *DIRECTIONS.values())
"""The hexes of a tile from its middle: the middle itself, then round it clockwise from the north-east."""
HEX_NAMES = ("c", *DIRECTIONS)
TILE_STEPS: tuple[Position, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""The ways from a tile position to its neighbours."""


def middle(position: Position) -> Hex:
    """The middle hex of a tile position.

    >>> middle((1, 0)), middle((0, 1)), middle((1, -1))
    ((3, -2), (1, -3), (2, 1))
    """
    x, y = position
    return 3 * x + y, -2 * x - 3 * y


def hexes_of(position: Position) -> tuple[Hex, ...]:
    """The seven hexes of a tile position, the middle first."""
    q, r = middle(position)
    return tuple((q + dq, r + dr) for dq, dr in HEXES_OF_TILE)


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six hexes around a hex, clockwise from the north-east."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS.values())


def distance(one: Hex, other: Hex) -> int:
    """How many steps apart two hexes are.

    >>> distance((0, 0), (3, -2)), distance((0, 0), (0, 0))
    (3, 0)
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def direction(one: Hex, other: Hex) -> str:
    """The way from a hex to the one beside it; `far` where it is not beside it.

    >>> direction((0, 0), (1, -1)), direction((0, 0), (2, 0))
    ('ne', 'far')
    """
    step = other[0] - one[0], other[1] - one[1]
    return next((way for way, move in DIRECTIONS.items() if move == step), "far")


def next_to(position: Position) -> tuple[Position, ...]:
    """The six tile positions around a tile position."""
    x, y = position
    return tuple((x + dx, y + dy) for dx, dy in TILE_STEPS)


def allowed(shape: ShapeInfo, position: Position) -> bool:
    """May a tile lie there at all? Nothing lies beyond the coast."""
    x, y = position
    if shape.countryside:
        return position in (*shape.countryside, *shape.core) or position == (0, 0)
    if shape.columns is not None:
        first, last = shape.columns
        return first <= y <= last and x >= max(0, -y)
    return x >= 0 and y >= 0


def on_coast(shape: ShapeInfo, position: Position) -> bool:
    """Does a wedge-shaped map end there?"""
    return shape.columns is None and not shape.countryside and 0 in position


class Spot(NamedTuple):
    """A hex of the lattice: which tile position it belongs to and which of its seven hexes it is."""

    position: int
    part: int


class Lattice:
    """All places of a shape up to a distance, with hexes and tile positions as numbers.

    `reach` is how far from the start tile a position may lie, counted in tiles; a game that could explore beyond it
    would need more tiles than the box holds.
    """

    def __init__(self, shape: ShapeInfo, reach: int = 15) -> None:
        self.shape = shape
        self.positions: tuple[Position, ...] = tuple(
            (x, y)
            for x in range(reach + 1)
            for y in range(-reach, reach + 1)
            if x + max(y, 0) <= reach and allowed(shape, (x, y))
        )
        self.number_of = {position: number for number, position in enumerate(self.positions)}
        self.hexes: tuple[Hex, ...] = tuple(spot for position in self.positions for spot in hexes_of(position))
        self.hex_number = {spot: number for number, spot in enumerate(self.hexes)}
        self.start = self.number_of[0, 0]

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of every hex that lie on the lattice."""
        number = self.hex_number
        return tuple(tuple(number[spot] for spot in neighbours(place) if spot in number) for place in self.hexes)

    @cached_property
    def tiles_next_to(self) -> tuple[tuple[int, ...], ...]:
        """The tile positions around every tile position, as far as they are allowed."""
        number = self.number_of
        return tuple(
            tuple(number[other] for other in next_to(position) if other in number) for position in self.positions
        )

    @cached_property
    def positions_in_reach(self) -> tuple[tuple[int, ...], ...]:
        """For every hex the tile positions, other than its own, that begin right beside it."""
        return tuple(
            tuple(sorted({other // 7 for other in around if other // 7 != number // 7}))
            for number, around in enumerate(self.neighbours)
        )

    def spot(self, number: int) -> Spot:
        """Which part of which tile position a hex is."""
        return Spot(*divmod(number, 7))

    def kind_at(self, position: int) -> str:
        """The kind of the tile that belongs there on a fixed map; nothing on others, where any kind may come."""
        place = self.positions[position]
        return "countryside" if place in self.shape.countryside else "core" if place in self.shape.core else ""

    def may_lie(self, position: int, laid: frozenset[int], kind: str, *, filling: bool = False) -> bool:
        """May a tile of a kind (`countryside`, `core`) be laid there, beside those that lie already?

        Countryside touches at least two tiles, or one that touches at least two others. Core touches at least two and
        does not lie on the coast of a wedge. A tile from the box, taken when the stack is empty, fills a gap and
        touches at least three.
        """
        if position in laid:
            return False
        touched = [other for other in self.tiles_next_to[position] if other in laid]
        place = self.positions[position]
        if self.shape.countryside:
            return place in (self.shape.countryside if kind == "countryside" else self.shape.core) and bool(touched)
        dry = kind == "countryside" or self.shape.core_on_coast or not on_coast(self.shape, place)
        if filling:
            return len(touched) >= 3 and dry
        if kind == "countryside":
            return len(touched) >= 2 or any(
                sum(other in laid for other in self.tiles_next_to[tile]) >= 2 for tile in touched
            )
        return len(touched) >= 2 and dry
