"""The world that four boards make: what joins what, where the start may be. Worked out once for every layout."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import chain

from herna.games.eight_minute_family.actions import March, Sail
from herna.games.eight_minute_legends.components import EDGES, REGION_NUMBER, REGIONS, SIDE_OF, SIDES, Side
from herna.kernel import Action

Placed = tuple[int, int]
"""A side and how far it is turned clockwise, in quarters."""
Layout = tuple[Placed, ...]
"""The sides by their places: centre, left, right, stem of a T; or from left to right in a row."""

TOP, RIGHT, BOTTOM, LEFT = range(4)
JOINS: dict[str, tuple[tuple[tuple[int, int], tuple[int, int]], ...]] = {
    "t": (((1, RIGHT), (0, LEFT)), ((0, RIGHT), (2, LEFT)), ((3, BOTTOM), (0, TOP))),
    "row": (((0, RIGHT), (1, LEFT)), ((1, RIGHT), (2, LEFT)), ((2, RIGHT), (3, LEFT)), ((3, RIGHT), (0, LEFT))),
}
"""Which edges of which places meet (LEG-2.1, LEG-9.15)."""
INNER = {"t": (0,), "row": (1, 2)}
"""The places that may hold the start region (LEG-2.3, LEG-9.15)."""


def _exits(side: Side, turn: int) -> tuple[int, ...]:
    """The regions whose dotted lines reach the four edges of the table when a side is turned so far."""
    return tuple(REGION_NUMBER[side.exits[EDGES[(edge - turn) % 4]].region] for edge in range(4))


def _inside(kinds: tuple[str, ...]) -> tuple[frozenset[int], ...]:
    """The neighbours of every region by links of these kinds on its own side."""
    found: list[set[int]] = [set() for _ in REGIONS]
    for side in SIDES:
        for link in side.link:
            if link.kind in kinds:
                one, other = (REGION_NUMBER[region] for region in link.ends)
                found[one].add(other)
                found[other].add(one)
    return tuple(frozenset(neighbours) for neighbours in found)


def _marches(region: int, land: frozenset[int]) -> tuple[Action, ...]:
    return tuple(March(region, other) for other in sorted(land))


@lru_cache(maxsize=4096)
def _voyages(region: int, land: frozenset[int], sea: frozenset[int]) -> tuple[Action, ...]:
    """Many layouts join the same two regions, so their ways are shared."""
    return (*_marches(region, land), *(Sail(region, other) for other in sorted(sea)))


EXITS = tuple(tuple(_exits(side, turn) for turn in range(4)) for side in SIDES)
"""By side, quarter turns and edge."""
LAND, SEA = _inside(("land", "bridge")), _inside(("sea",))
MARCHES = tuple(_marches(region, land) for region, land in enumerate(LAND))
VOYAGES = tuple(_voyages(region, LAND[region], SEA[region]) for region in range(len(REGIONS)))
SIDE_REGIONS = tuple(tuple(REGION_NUMBER[region.id] for region in side.region) for side in SIDES)
SIDE_ISLANDS = tuple(
    tuple(tuple(REGION_NUMBER[region] for region in island.regions) for island in side.island) for side in SIDES
)
START_SIDES = frozenset(number for number, side in enumerate(SIDES) if side.special == "start-must-be-here")


def regions_on(sides: Iterable[int]) -> tuple[int, ...]:
    """The regions of these sides in order: they are numbered side by side."""
    return tuple(chain.from_iterable([SIDE_REGIONS[side] for side in sorted(sides)]))


class World:
    """Four boards laid out: regions, islands, and the ways between regions.

    What lies inside a side is the same in every layout; only the joins between boards, and portals, differ.
    """

    def __init__(self, kind: str, layout: Layout, portals: tuple[int, ...]) -> None:
        self.kind = kind
        self.sides = tuple([side for side, _ in layout])
        edges = [EXITS[side][turn] for side, turn in layout]
        joins = [(edges[a][edge], edges[b][other_edge]) for (a, edge), (b, other_edge) in JOINS[kind]]
        self.joined = set(chain.from_iterable(joins))
        self.land, self.sea, self.marches, self.voyages = list(LAND), list(SEA), list(MARCHES), list(VOYAGES)
        for one, other in joins:
            self._join(self.sea, one, other)
        if len(portals) == 2:
            self._join(self.land, *portals)
        for region in portals:
            self.sea[region] -= self.land[region]
            self.marches[region] = _marches(region, self.land[region])
        for region in self.joined.union(portals):
            self.voyages[region] = _voyages(region, self.land[region], self.sea[region])

    def _join(self, links: list[frozenset[int]], one: int, other: int) -> None:
        links[one] |= {other}
        links[other] |= {one}

    @cached_property
    def regions(self) -> tuple[int, ...]:
        return regions_on(self.sides)

    @cached_property
    def islands(self) -> tuple[tuple[int, ...], ...]:
        return tuple(island for side in self.sides for island in SIDE_ISLANDS[side])

    def place_of(self, region: int) -> int:
        """The place of the board that a region lies on."""
        return self.sides.index(SIDE_OF[region])

    @property
    def starts(self) -> tuple[int, ...]:
        """Where the start token may lie: joined to another board, on an inner board or the special side (LEG-2.3)."""
        allowed = START_SIDES.intersection(self.sides) or [self.sides[place] for place in INNER[self.kind]]
        return tuple([region for region in sorted(self.joined) if SIDE_OF[region] in allowed])

    def outposts(self, start: int) -> tuple[int, ...]:
        """Where the fifth armies may go: neither the board of the start region nor the centre of a T (LEG-2.7)."""
        away = self.sides[1:] if self.kind == "t" else self.sides
        return regions_on([side for side in away if side != SIDE_OF[start]])


# There are more layouts than are worth keeping, and a state keeps its own: many old worlds would only be in the way.
@lru_cache(maxsize=512)
def world_of(kind: str, layout: Layout, portals: tuple[int, ...] = ()) -> World:
    """The world of a layout; portals join two regions like land."""
    return World(kind, layout, portals)
