"""Enemies, ruins, tiles, cities and tracks as typed data."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from herna.games.content import Origin
from herna.games.mage_knight.components.piece import BasicColour, Count, Piece, Pile, RecruitSite, SetId
from herna.games.mage_knight.components.sites import Ground, Reward, Ware
from herna.games.mage_knight.vocabulary.names import Element, Resistance, Terrain


class Strike(Piece, frozen=True):
    """One attack of an enemy: a value with an element, or a token of a pile that is summoned in its stead."""

    value: Annotated[int, Meta(ge=0)] = 0
    element: Element = "physical"
    summon: Pile | None = None


EnemyAbility = Literal[
    "swift",
    "brutal",
    "poison",
    "paralyze",
    "assassination",
    "cumbersome",
    "vampiric",
    "fortified",
    "elusive",
    "unfortified",
    "arcane-immunity",
    "defend",
]


class EnemyInfo(Piece, frozen=True):
    """An enemy token."""

    id: str
    colour: Pile
    set: SetId
    count: Count
    armour: Count
    attacks: tuple[Strike, ...]
    fame: Annotated[int, Meta(ge=0)]
    origin: Origin
    armour_elusive: int = 0
    reputation: int = 0
    abilities: tuple[EnemyAbility, ...] = ()
    resists: tuple[Resistance, ...] = ()
    defend: int = 0
    """The armour it gives to the first enemy that is attacked."""


class RuinInfo(Piece, frozen=True):
    """Ancient ruins: an altar that takes mana for fame, or enemies and a reward."""

    id: str
    set: SetId
    origin: Origin
    pay: dict[BasicColour, Count] = {}
    fame: int = 0
    enemies: tuple[Pile, ...] = ()
    rewards: tuple[Reward, ...] = ()


class HexInfo(Piece, frozen=True):
    """One hex of a tile."""

    terrain: Terrain
    site: str | None = None
    """One of those in sites.toml."""
    colour: BasicColour | None = None
    """The colour of a mine or a city."""
    colours: tuple[BasicColour, ...] = ()
    """The colours of a deep mine."""


RING = ("ne", "e", "se", "sw", "w", "nw")
"""The hexes of a tile round its middle, clockwise."""
TURNS = len(RING)
"""The ways a tile can lie."""


class Hexes(Piece, frozen=True):
    """The seven hexes of a tile."""

    c: HexInfo
    ne: HexInfo
    e: HexInfo
    se: HexInfo
    sw: HexInfo
    w: HexInfo
    nw: HexInfo

    @property
    def all(self) -> tuple[HexInfo, ...]:
        """The middle first, then round it clockwise from the north-east."""
        return (self.c, self.ne, self.e, self.se, self.sw, self.w, self.nw)


class TileInfo(Piece, frozen=True):
    """A map tile."""

    id: str
    number: str
    kind: Literal["start", "countryside", "core", "core-city", "special"]
    set: SetId
    hexes: Hexes
    origin: Origin
    walls: tuple[tuple[str, str], ...] = ()

    @property
    def ground(self) -> Ground:
        """Is it a core tile, or one of the countryside?"""
        return "core" if self.kind.startswith("core") else "countryside"

    def turned(self, by: int) -> TileInfo:
        """The tile as it lies when it is turned clockwise by a number of sixths."""
        if not by:
            return self
        middle, *ring = self.hexes.all
        names = dict(zip(RING, (*RING[by:], *RING[:by]), strict=True))
        walls = tuple((names.get(one, one), names.get(other, other)) for one, other in self.walls)
        return replace(self, hexes=Hexes(middle, *ring[-by:], *ring[:-by]), walls=walls)


class TerrainInfo(Piece, frozen=True):
    """What a terrain costs by day and by night; nobody enters it where there is no cost."""

    id: Terrain
    origin: Origin
    day: int | None = None
    night: int | None = None


BonusName = Literal["poison", "elemental", "armour", "brutal"]


class BonusInfo(Piece, frozen=True):
    """What a city gives each of its defenders."""

    id: BonusName
    origin: Origin
    armour: int = 0
    attack: dict[Element, int] = {}
    """What an attack of an element is higher by."""
    physical: tuple[Literal["poison", "brutal"], ...] = ()
    """The abilities that its physical attacks have."""


class CityInfo(Piece, frozen=True):
    """The card of a city: what its defenders gain, what it sells once conquered, and its garrison by level."""

    id: BasicColour
    bonus: BonusName
    sells: dict[Ware, Count]
    """Wares with their price in influence."""
    garrison: tuple[tuple[Pile, ...], ...]
    origin: Origin
    recruits: tuple[RecruitSite, ...] = ()
    """The icons of the units that can be recruited here beside those of every city."""


class LevelInfo(Piece, frozen=True):
    """A level: the fame it begins with, and what a hero has then."""

    level: int
    fame: int
    armour: int
    hand_limit: int
    command: int
    gains: Literal["nothing", "skill", "command"]
    origin: Origin


class ReputationTrack(Piece, frozen=True):
    """Influence by reputation, from -6 up."""

    influence: tuple[int, ...]
    origin: Origin


class ShapeInfo(Piece, frozen=True):
    """A shape of the map: where tiles may lie."""

    id: str
    start: str
    first: tuple[tuple[int, int], ...]
    origin: Origin
    core_on_coast: bool = True
    columns: tuple[int, int] | None = None
    """The first and the last column of an open map; a wedge has none."""
    countryside: tuple[tuple[int, int], ...] = ()
    core: tuple[tuple[int, int], ...] = ()
    """The only places of a fixed map."""
