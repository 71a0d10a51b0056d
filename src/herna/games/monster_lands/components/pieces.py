"""The components in the box, read from the content files and checked against each other."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from herna.games.content import Content, Origin
from herna.games.monster_lands.vocabulary import (
    Affinity,
    BuildingId,
    Colour,
    Give,
    LootWord,
    MemberWord,
    MonsterWord,
    Slot,
    TrapWord,
)

Role = Literal["chief", "basic", "mercenary", "rookie"]
EquipmentType = Literal["weapon", "outfit", "spell"]
LevelId = Literal["easy", "normal", "hard", "deadly"]
TrackId = Literal["plain", "tile_a", "tile_b"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Origins = dict[str, Origin]

TYPES: tuple[EquipmentType, ...] = ("weapon", "outfit", "spell")
LEVELS: tuple[LevelId, ...] = ("easy", "normal", "hard", "deadly")
BUILDINGS: tuple[BuildingId, ...] = ("lodge", "laboratory", "tavern", "armory", "pawnshop", "market", "mine")
SPACE_FOR_DICE = 6
MOST_NEEDED = 3
"""No path and no mission needs more dice than this."""


class Entry(Content, frozen=True, kw_only=True):
    """An entry of a content file; `origin` overrides what the file says about its fields."""

    origin: Origins = {}


class MemberCard(Entry, frozen=True, kw_only=True):
    id: str
    role: Role
    cost: Count
    reputation: Count
    dice: tuple[Colour, ...]
    outskirts: bool
    ability: MemberWord
    affinity: Affinity | None = None
    copies: Positive = 1


class MonsterCard(Entry, frozen=True, kw_only=True):
    id: str
    affinity: Affinity
    level: Literal["A", "B"]
    attack: Count
    capture: Positive
    kill: Positive
    captured: Give
    killed: Give
    ability: MonsterWord


class LandCard(Entry, frozen=True, kw_only=True):
    id: str
    affinity: Affinity
    conquest: Positive
    glory: Count
    place: tuple[tuple[Colour, ...], ...]
    give: Give


class EquipmentCard(Entry, frozen=True, kw_only=True):
    id: str
    deck: Literal["rulebook", "house"]
    type: EquipmentType
    cost: Count
    copies: Positive
    outskirts: bool
    ability: MemberWord


class TrapToken(Entry, frozen=True, kw_only=True):
    id: str
    group: Literal["basic", "upgraded", "hidden", "trick"]
    copies: Positive
    cost: Count
    effect: TrapWord


class LootToken(Entry, frozen=True, kw_only=True):
    id: str
    outskirts: bool
    effect: LootWord


class PathReroll(Content, frozen=True):
    dice: tuple[Colour, ...]
    n: Positive


class Benefit(Content, frozen=True):
    """What a path or the guards bring to the member on it."""

    defense: Count = 0
    reroll: PathReroll | None = None
    coins: Count = 0
    potion: Count = 0
    venom: Count = 0


class EventPath(Entry, frozen=True, kw_only=True):
    tile: Positive
    side: Literal["a", "b"]
    number: Positive
    need: tuple[Slot, ...]
    more: tuple[Slot, ...]
    benefit: Benefit


class RolledMission(Content, frozen=True):
    dice: tuple[Slot, ...]
    target: Positive
    reward: Give
    penalty: Give


class PaidMission(Content, frozen=True):
    dice: tuple[Slot, ...]
    cost: Give
    left: Give
    right: Give


class MissionToken(Entry, frozen=True, kw_only=True):
    id: int
    a: RolledMission
    b: PaidMission


class Space(Content, frozen=True):
    """A space for dice in a building: how many at once, what it brings, from how many players on it is open."""

    dice: Positive = 1
    gives: Count = 0
    players: Positive = 1


class Building(Entry, frozen=True, kw_only=True):
    id: BuildingId
    dice: tuple[Colour, ...]
    space: tuple[Space, ...]
    haggling: bool = False
    display: Count = 0


class Fits(Content, frozen=True):
    dice: Count
    tokens: Count


class LandPaths(Content, frozen=True):
    fits: tuple[Fits, ...]
    death: tuple[Count, Count, Count, Count]


class Gate(Content, frozen=True):
    spaces: Positive
    token: Positive
    death: Count
    guards: tuple[Benefit, Benefit]


class Level(Content, frozen=True):
    id: LevelId
    track: TrackId
    first_monsters: Literal["A", "any"]


class Board(Content, frozen=True):
    origin: Origins
    building: tuple[Building, ...]
    path: LandPaths
    gate: Gate
    track: dict[TrackId, tuple[Count, ...]]
    level: tuple[Level, ...]


class Start(Content, frozen=True):
    glory: Count
    coins: Count
    trap: str
    defense: Count


class Limits(Content, frozen=True):
    trap: Positive
    defense: Positive
    potion: Positive
    venom: Positive


class Band(Content, frozen=True):
    up_to: Count
    dice: tuple[Colour, ...]
    wages: Count


class GameNumbers(Content, frozen=True):
    rounds: Positive
    glory: Positive
    glory_floor: Count


class DisplayNumbers(Content, frozen=True):
    loot: Positive
    cheap_reputation: Count


class BattleNumbers(Content, frozen=True):
    hits_from: Annotated[int, msgspec.Meta(ge=1, le=7)]
    wounds: Positive
    venom: Count
    affinity_dice: Count


class Prices(Content, frozen=True):
    least: Count
    defense: Count
    most_defense: Positive
    beer: Count
    pawned: Count
    trophy: Count


class Rebirth(Content, frozen=True):
    coins: Count


class Points(Content, frozen=True):
    affinity: tuple[Count, ...]


class QueensGift(Content, frozen=True):
    from_round: Positive
    choose: tuple[Give, ...]


class MoreMonsters(Content, frozen=True):
    rounds: tuple[Positive, ...]


class Numbers(Content, frozen=True):
    origin: Origins
    start: Start
    limits: Limits
    band: tuple[Band, ...]
    game: GameNumbers
    display: DisplayNumbers
    battle: BattleNumbers
    price: Prices
    rebirth: Rebirth
    points: Points
    queens_gift: QueensGift
    more_monsters: MoreMonsters


class MemberFile(Content, frozen=True):
    origin: Origins
    member: tuple[MemberCard, ...]


class MonsterFile(Content, frozen=True):
    origin: Origins
    monster: tuple[MonsterCard, ...]


class LandFile(Content, frozen=True):
    origin: Origins
    land: tuple[LandCard, ...]


class EquipmentFile(Content, frozen=True):
    origin: Origins
    equipment: tuple[EquipmentCard, ...]


class TrapFile(Content, frozen=True):
    origin: Origins
    trap: tuple[TrapToken, ...]


class LootFile(Content, frozen=True):
    origin: Origins
    loot: tuple[LootToken, ...]


class EventFile(Content, frozen=True):
    origin: Origins
    path: tuple[EventPath, ...]


class MissionFile(Content, frozen=True):
    origin: Origins
    consolation: Count
    mission: tuple[MissionToken, ...]
