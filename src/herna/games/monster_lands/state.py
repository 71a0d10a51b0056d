"""The position: what lies on the table."""

from __future__ import annotations

from typing import Self

from herna.games.monster_lands.path import PATHS, Battle, Path, Throw
from herna.games.monster_lands.setting import GEAR, LandsSetting
from herna.kernel import State

NONE = -1
POOL, DEPLOYMENT, ADVENTURE, CLEAN_UP = range(1, 5)


class LandsState(State):
    """Clans as lists by seat; cards, tokens, decks and displays as tuples that are replaced whole.

    `wounded` and `placed` hold a bit for each card of a member; `used` one for each card, equipment card and land
    whose ability was used this round (in this order).
    """

    __slots__ = (
        "battle",
        "bearer",
        "chief",
        "clans",
        "coins",
        "defense",
        "escaped",
        "first",
        "fought",
        "glory",
        "haggle",
        "houses",
        "land_pile",
        "land_row",
        "lands",
        "lodge",
        "loot",
        "loot_pile",
        "loot_row",
        "loot_used",
        "magic",
        "market",
        "market_pile",
        "members",
        "mission_bag",
        "missions",
        "missions_done",
        "monster_pile",
        "monsters",
        "panic",
        "panic_pile",
        "passed",
        "paths",
        "phase",
        "placed",
        "potion",
        "reputation",
        "rookies",
        "round",
        "settler",
        "strength",
        "tavern",
        "tavern_pile",
        "tavern_used",
        "throw",
        "tile_pile",
        "tile_used",
        "tiles",
        "trap_pile",
        "trap_used",
        "traps",
        "trophies",
        "turn",
        "used",
        "venom",
        "wounded",
    )

    setting: LandsSetting
    round: int
    phase: int
    turn: int
    first: int
    passed: int
    wounded: int
    placed: int
    used: int
    panic: int
    fought: int
    clans: tuple[int, ...]
    glory: list[int]
    reputation: list[int]
    coins: list[int]
    defense: list[int]
    potion: list[int]
    venom: list[int]
    traps: list[tuple[int, ...]]
    members: list[tuple[int, ...]]
    chief: list[int]
    loot: list[tuple[int, ...]]
    lands: list[tuple[int, ...]]
    trophies: list[tuple[int, ...]]
    missions_done: list[int]
    strength: list[int]
    magic: list[int]
    haggle: list[tuple[int, ...]]
    bearer: tuple[int, ...]
    settler: tuple[int, ...]
    houses: tuple[tuple[int, ...], ...]
    lodge: tuple[int, ...]
    tavern: tuple[int, ...]
    market: tuple[int, ...]
    loot_row: tuple[int, ...]
    rookies: tuple[int, ...]
    missions: tuple[int, ...]
    monsters: tuple[int, ...]
    land_row: tuple[int, ...]
    tiles: tuple[int, ...]
    trap_pile: tuple[int, ...]
    trap_used: tuple[int, ...]
    tavern_pile: tuple[int, ...]
    tavern_used: tuple[int, ...]
    market_pile: tuple[int, ...]
    monster_pile: tuple[int, ...]
    land_pile: tuple[int, ...]
    tile_pile: tuple[int, ...]
    tile_used: tuple[int, ...]
    loot_pile: tuple[int, ...]
    loot_used: tuple[int, ...]
    mission_bag: tuple[int, ...]
    panic_pile: tuple[int, ...]
    escaped: tuple[int, ...]
    paths: tuple[Path | None, ...]
    battle: Battle | None
    throw: Throw | None

    def __init__(self, setting: LandsSetting, seed: int) -> None:
        super().__init__(setting, seed)
        players = setting.players
        self.round = 0
        self.phase = POOL
        self.turn = self.first = 0
        self.passed = self.wounded = self.placed = self.used = self.panic = self.fought = 0
        self.clans = (NONE,) * players
        self.glory, self.reputation, self.coins = [0] * players, [0] * players, [0] * players
        self.defense, self.potion, self.venom = [0] * players, [0] * players, [0] * players
        self.traps, self.members, self.loot = [()] * players, [()] * players, [()] * players
        self.lands, self.trophies, self.haggle = [()] * players, [()] * players, [()] * players
        self.chief, self.missions_done = [NONE] * players, [0] * players
        self.strength, self.magic = [0] * players, [0] * players
        self.bearer = (NONE,) * GEAR
        self.settler = (NONE,) * 12
        self.houses = tuple((NONE,) * len(spaces) for spaces in setting.spaces)
        self.lodge = self.tavern = self.market = self.loot_row = self.rookies = ()
        self.missions = (NONE, NONE)
        self.monsters = (NONE, NONE, NONE)
        self.land_row = self.tiles = (NONE, NONE)
        self.trap_pile = self.trap_used = self.tavern_pile = self.tavern_used = self.market_pile = ()
        self.monster_pile = self.land_pile = self.tile_pile = self.tile_used = ()
        self.loot_pile = self.loot_used = self.mission_bag = self.panic_pile = self.escaped = ()
        self.paths = (None,) * PATHS
        self.battle = None
        self.throw = None

    def copy(self) -> Self:
        new = super().copy()
        new.round, new.phase, new.turn, new.first = self.round, self.phase, self.turn, self.first
        new.passed, new.wounded, new.placed, new.used = self.passed, self.wounded, self.placed, self.used
        new.panic, new.fought, new.clans = self.panic, self.fought, self.clans
        new.glory, new.reputation, new.coins = self.glory[:], self.reputation[:], self.coins[:]
        new.defense, new.potion, new.venom = self.defense[:], self.potion[:], self.venom[:]
        new.traps, new.members, new.loot = self.traps[:], self.members[:], self.loot[:]
        new.lands, new.trophies, new.haggle = self.lands[:], self.trophies[:], self.haggle[:]
        new.chief, new.missions_done = self.chief[:], self.missions_done[:]
        new.strength, new.magic = self.strength[:], self.magic[:]
        new.bearer, new.settler, new.houses = self.bearer, self.settler, self.houses
        new.lodge, new.tavern, new.market = self.lodge, self.tavern, self.market
        new.loot_row, new.rookies, new.missions = self.loot_row, self.rookies, self.missions
        new.monsters, new.land_row, new.tiles = self.monsters, self.land_row, self.tiles
        new.trap_pile, new.trap_used = self.trap_pile, self.trap_used
        new.tavern_pile, new.tavern_used, new.market_pile = self.tavern_pile, self.tavern_used, self.market_pile
        new.monster_pile, new.land_pile = self.monster_pile, self.land_pile
        new.tile_pile, new.tile_used = self.tile_pile, self.tile_used
        new.loot_pile, new.loot_used = self.loot_pile, self.loot_used
        new.mission_bag, new.panic_pile, new.escaped = self.mission_bag, self.panic_pile, self.escaped
        new.paths, new.battle, new.throw = self.paths, self.battle, self.throw
        return new

    def put_path(self, path: int, what: Path | None) -> None:
        """A path as it lies from now on."""
        self.paths = (*self.paths[:path], what, *self.paths[path + 1 :])

    def on(self, path: int) -> Path:
        """Who and what is on a path that somebody took."""
        found = self.paths[path]
        assert found is not None
        return found


def with_item(row: tuple[int, ...], place: int, item: int) -> tuple[int, ...]:
    """A row in which one item was replaced."""
    return (*row[:place], item, *row[place + 1 :])


def without(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A row without the first of such items."""
    place = row.index(item)
    return row[:place] + row[place + 1 :]
