"""The world that four boards make: what joins what, where the start may be. Worked out once for every layout."""

from __future__ import annotations

from collections.abc import Sequence
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


class World:
    """Four boards laid out: regions, islands, and the ways between regions."""

    def __init__(self, kind: str, layout: Layout, portals: tuple[int, ...]) -> None:
        self.kind = kind
        self.layout = layout
        sides = [side for side, _ in layout]
        self.regions = tuple(region for region in range(len(REGIONS)) if SIDE_OF[region] in sides)
        self.place_of = {region: sides.index(SIDE_OF[region]) for region in self.regions}
        self.islands = tuple(
            tuple(REGION_NUMBER[region] for region in island.regions) for side in sides for island in SIDES[side].island
        )
        land: list[set[int]] = [set() for _ in REGIONS]
        sea: list[set[int]] = [set() for _ in REGIONS]
        for side in sides:
            for link in SIDES[side].link:
                one, other = (REGION_NUMBER[region] for region in link.ends)
                _join(sea if link.kind == "sea" else land, one, other)
        self.joined: list[int] = []
        for (place, edge), (other_place, other_edge) in JOINS[kind]:
            one, other = exit_region(layout[place], edge), exit_region(layout[other_place], other_edge)
            self.joined += [one, other]
            _join(sea, one, other)
        if len(portals) == 2:
            _join(land, *portals)
        self.land = tuple(tuple(sorted(neighbours)) for neighbours in land)
        self.sea = tuple(tuple(sorted(neighbours - land[region])) for region, neighbours in enumerate(sea))
        self.marches: tuple[tuple[Action, ...], ...] = tuple(
            tuple(March(region, other) for other in neighbours) for region, neighbours in enumerate(self.land)
        )
        self.voyages: tuple[tuple[Action, ...], ...] = tuple(
            (*self.marches[region], *(Sail(region, other) for other in neighbours))
            for region, neighbours in enumerate(self.sea)
        )
        self.starts = self._starts(sides)

    def _starts(self, sides: list[int]) -> tuple[int, ...]:
        """Where the start token may lie: joined to another board, on an inner board or on the special side."""
        special = [place for place, side in enumerate(sides) if SIDES[side].special == "start-must-be-here"]
        allowed = special or INNER[self.kind]
        return tuple(region for region in self.regions if region in self.joined and self.place_of[region] in allowed)

    def outposts(self, start: int) -> tuple[int, ...]:
        """Where the fifth armies may go: neither the board of the start region nor the centre of a T (LEG-2.7)."""
        barred = {self.place_of[start], *((0,) if self.kind == "t" else ())}
        return tuple(region for region in self.regions if self.place_of[region] not in barred)


@lru_cache(maxsize=4096)
def world_of(kind: str, layout: Layout, portals: tuple[int, ...] = ()) -> World:
    """The world of a layout; portals join two regions like land."""
    return World(kind, layout, portals)


def _join(links: Sequence[set[int]], one: int, other: int) -> None:
    links[one].add(other)
    links[other].add(one)
