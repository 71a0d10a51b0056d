"""What dice each path takes, worked out once for all tables."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from operator import le

from herna.games.monster_lands.components.box import MISSIONS, TILES, ways
from herna.games.monster_lands.components.pieces import MOST_NEEDED, Benefit

Mixture = tuple[int, int, int]
"""How many dice of strength, of magic and of haggling."""
POOLS = tuple(product(range(MOST_NEEDED + 1), repeat=3))


def pool_bit(strength: int, magic: int, haggle: int) -> int:
    """The number of a pool among all that differ for any path: more dice than a path can need make no difference."""
    most = MOST_NEEDED
    return min(strength, most) * 16 + min(magic, most) * 4 + min(haggle, most)


class PathShape:
    """What dice a path takes: every mixture that may lie there in the end, and the one that must, if there is one."""

    __slots__ = ("benefit", "exact", "finals", "fixed", "more", "need", "open_to")

    def __init__(self, need: Iterable[str], more: Iterable[str], benefit: Benefit, *, exact: bool = False) -> None:
        self.benefit = benefit
        self.exact = exact
        self.need, self.more = tuple(need), tuple(more)
        needed = ways(self.need)  # type: ignore[arg-type]
        self.fixed: Mixture | None = needed[0] if len(needed) == 1 else None
        self.open_to = sum(1 << pool_bit(*pool) for pool in POOLS if any(all(map(le, way, pool)) for way in needed))
        """A bit for each pool that has the dice needed here."""
        finals = set(needed)
        for slot in self.more:
            each = ways([slot])  # type: ignore[list-item]
            finals |= {(s + one[0], m + one[1], h + one[2]) for s, m, h in finals for one in each}
        self.finals: tuple[Mixture, ...] = tuple(sorted(finals))


def gate_shape(spaces: int, benefit: Benefit) -> PathShape:
    """Any strength and magic dice that there is room for."""
    shape = PathShape((), (), benefit)
    shape.finals = tuple((s, m, 0) for s in range(spaces + 1) for m in range(spaces + 1 - s))
    return shape


@cache
def tile_shapes() -> tuple[tuple[PathShape, ...], ...]:
    """The paths of every tile: the same at all tables, so they are worked out once."""
    return tuple(tuple(PathShape(path.need, path.more, path.benefit) for path in paths) for paths in TILES)


@cache
def mission_shapes() -> tuple[tuple[PathShape, PathShape], ...]:
    """The two ways of every mission."""
    nothing = Benefit()
    return tuple(
        (PathShape(token.a.dice, (), nothing, exact=True), PathShape(token.b.dice, (), nothing, exact=True))
        for token in MISSIONS
    )
