"""The world that four boards make: what joins what, where the start may be. Worked out once for every layout."""

from __future__ import annotations

from functools import lru_cache

from herna.games.eight_minute_family.actions import March, Sail
from herna.games.eight_minute_legends.components import EDGES, REGION_NUMBER, REGIONS, SIDE_OF, SIDES
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


def exit_region(placed: Placed, edge: int) -> int:
    """The region whose dotted line reaches this edge of the table."""
    side, turn = placed
    return REGION_NUMBER[SIDES[side].exits[EDGES[(edge - turn) % 4]].region]


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


def _voyages(region: int, marches: tuple[Action, ...], sea: frozenset[int]) -> tuple[Action, ...]:
    return (*marches, *(Sail(region, other) for other in sorted(sea)))


LAND, SEA = _inside(("land", "bridge")), _inside(("sea",))
MARCHES = tuple(_marches(region, land) for region, land in enumerate(LAND))
VOYAGES = tuple(_voyages(region, MARCHES[region], sea) for region, sea in enumerate(SEA))
SIDE_REGIONS = tuple(tuple(REGION_NUMBER[region.id] for region in side.region) for side in SIDES)
SIDE_ISLANDS = tuple(
    tuple(tuple(REGION_NUMBER[region] for region in island.regions) for island in side.island) for side in SIDES
)


class World:
    """Four boards laid out: regions, islands, and the ways between regions.

    What lies inside a side is the same in every layout; only the joins between boards, and portals, differ.
    """

    def __init__(self, kind: str, layout: Layout, portals: tuple[int, ...]) -> None:
        self.kind = kind
        self.sides = tuple(side for side, _ in layout)
        self.regions = tuple(sorted(region for side in self.sides for region in SIDE_REGIONS[side]))
        self.islands = tuple(island for side in self.sides for island in SIDE_ISLANDS[side])
        self.land, self.sea = list(LAND), list(SEA)
        self.marches, self.voyages = list(MARCHES), list(VOYAGES)
        self.joined: set[int] = set()
        for (place, edge), (other_place, other_edge) in JOINS[kind]:
            one, other = exit_region(layout[place], edge), exit_region(layout[other_place], other_edge)
            self.joined |= {one, other}
            self._join(self.sea, one, other)
        if len(portals) == 2:
            self._join(self.land, *portals)
        for region in portals:
            self.sea[region] -= self.land[region]
            self.marches[region] = _marches(region, self.land[region])
        for region in {*self.joined, *portals}:
            self.voyages[region] = _voyages(region, self.marches[region], self.sea[region])

    def _join(self, links: list[frozenset[int]], one: int, other: int) -> None:
        links[one] |= {other}
        links[other] |= {one}

    def place_of(self, region: int) -> int:
        """The place of the board that a region lies on."""
        return self.sides.index(SIDE_OF[region])

    @property
    def starts(self) -> tuple[int, ...]:
        """Where the start token may lie: joined to another board, on an inner board or the special side (LEG-2.3)."""
        special = [side for side in self.sides if SIDES[side].special == "start-must-be-here"]
        allowed = special or [self.sides[place] for place in INNER[self.kind]]
        return tuple(region for region in sorted(self.joined) if SIDE_OF[region] in allowed)

    def outposts(self, start: int) -> tuple[int, ...]:
        """Where the fifth armies may go: neither the board of the start region nor the centre of a T (LEG-2.7)."""
        barred = {SIDE_OF[start], *(self.sides[:1] if self.kind == "t" else ())}
        return tuple(region for region in self.regions if SIDE_OF[region] not in barred)


@lru_cache(maxsize=4096)
def world_of(kind: str, layout: Layout, portals: tuple[int, ...] = ()) -> World:
    """The world of a layout; portals join two regions like land."""
    return World(kind, layout, portals)
