"""Enemies, ruins, tiles, cities and tracks as typed data."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from herna.games.content import Origin
from herna.games.mage_knight.components.piece import BasicColour, Count, Piece, Pile, SetId
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
    rewards: tuple[Literal["artifact", "spell", "advanced-action", "unit", "crystals-each-colour"], ...] = ()


Site = Literal[
    "portal",
    "marauding-orcs",
    "draconum",
    "magical-glade",
    "mine",
    "village",
    "monastery",
    "keep",
    "mage-tower",
    "city",
    "monster-den",
    "spawning-grounds",
    "dungeon",
    "tomb",
    "ancient-ruins",
    "deep-mine",
    "refugee-camp",
    "maze",
    "labyrinth",
    "volkare-camp",
]


class HexInfo(Piece, frozen=True):
    """One hex of a tile."""

    terrain: Terrain
    site: Site | None = None
    colour: BasicColour | None = None
    """The colour of a mine or a city."""
    colours: tuple[BasicColour, ...] = ()
    """The colours of a deep mine."""


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


class TerrainInfo(Piece, frozen=True):
    """What a terrain costs by day and by night; nobody enters it where there is no cost."""

    id: Terrain
    origin: Origin
    day: int | None = None
    night: int | None = None


class CityInfo(Piece, frozen=True):
    """A city: what its defenders gain, and its garrison by level."""

    id: BasicColour
    bonus: Literal["poison", "elemental", "armour", "brutal"]
    service: Literal["advanced-actions", "spells", "units", "artifacts"]
    garrison: tuple[tuple[Pile, ...], ...]
    origin: Origin


class LevelInfo(Piece, frozen=True):
    """A level: from so much fame on, and what a hero has then."""

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
