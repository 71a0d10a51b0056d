"""The position: what lies on the table."""

from __future__ import annotations

from typing import Self

from herna.games.eight_minute_family.state import NO_BID, FamilyState
from herna.games.eight_minute_legends.components import DISCOVERIES, PORTAL, ROBBERS, SWAMP
from herna.games.eight_minute_legends.setting import LegendsSetting
from herna.games.eight_minute_legends.world import Layout, World, world_of

__all__ = ["NOWHERE", "NO_BID", "NO_LEADER", "NO_TOKEN", "LegendsState"]

NO_TOKEN = -1
NO_LEADER = -1
NOWHERE = -1


class LegendsState(FamilyState):
    """Armies and cards as in the family; the boards as laid; abilities, tokens and leaders of the seats."""

    __slots__ = (
        "_world",
        "captured",
        "elixirs",
        "extra",
        "flying",
        "heap",
        "held",
        "home",
        "immune",
        "layout",
        "leaders",
        "moves",
        "outpost",
        "seen",
        "tokens",
    )

    setting: LegendsSetting

    layout: Layout
    home: int
    """The region of the start token."""
    outpost: int
    tokens: tuple[int, ...]
    """The token of each region, face up or face down."""
    heap: tuple[int, ...]
    """Shuffled tokens still to be put face down; the last comes first."""
    seen: tuple[tuple[int, ...], ...]
    """The regions whose face-down token a seat has looked at."""
    held: tuple[tuple[int, ...], ...]
    """The tokens a seat has taken."""
    leaders: tuple[int, ...]
    captured: tuple[tuple[int, ...], ...]
    """Armies kept by the Red Sorceress, by captor and owner."""
    moves: list[int]
    extra: list[int]
    flying: list[int]
    elixirs: list[int]
    immune: tuple[bool, ...]
    _world: World | None

    @property
    def world(self) -> World:
        world = self._world
        if world is None:
            world = self._world = world_of(self.setting.layout, self.layout, self.portals)
        return world

    @property
    def portals(self) -> tuple[int, ...]:
        if not self.setting.encounters:
            return ()
        return tuple(region for region, token in enumerate(self.tokens) if token == PORTAL)

    @property
    def robbers(self) -> int:
        """The region of the robbers, or nowhere."""
        return self.tokens.index(ROBBERS) if ROBBERS in self.tokens else NOWHERE

    def covered(self, region: int) -> bool:
        """Does a token lie face down here?"""
        token = self.tokens[region]
        return self.setting.options.swamp and (token in DISCOVERIES or token == SWAMP)

    def put(self, token: int, region: int) -> None:
        """Lay a token in a region, or take it away with `NO_TOKEN`."""
        self.tokens = (*self.tokens[:region], token, *self.tokens[region + 1 :])
        self._world = None

    def rebuild(self) -> None:
        self._world = None

    def copy(self) -> Self:
        new = super().copy()
        new.layout = self.layout
        new.home = self.home
        new.outpost = self.outpost
        new.tokens = self.tokens
        new.heap = self.heap
        new.seen = self.seen
        new.held = self.held
        new.leaders = self.leaders
        new.captured = self.captured
        new.moves = self.moves[:]
        new.extra = self.extra[:]
        new.flying = self.flying[:]
        new.elixirs = self.elixirs[:]
        new.immune = self.immune
        new._world = self._world
        return new


def with_row(rows: tuple[tuple[int, ...], ...], seat: int, value: int) -> tuple[tuple[int, ...], ...]:
    """Rows by seat with one more value in a seat's row."""
    return (*rows[:seat], (*rows[seat], value), *rows[seat + 1 :])
