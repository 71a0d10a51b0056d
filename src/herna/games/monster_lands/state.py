"""The position: what lies on the table."""

from __future__ import annotations

from herna.games.monster_lands.path import PATHS, Battle, Path, Throw
from herna.games.monster_lands.setting import GEAR, LandsSetting
from herna.kernel import State

NONE = -1
POOL, DEPLOYMENT, ADVENTURE, CLEAN_UP = range(1, 5)


class LandsState(State):
    """Clans as lists by seat; cards, tokens, decks and displays as tuples that are replaced whole.

    `wounded`, `placed` and `used` (whose ability was used this round) hold a bit for each card of a member;
    `used_things` one for each equipment card and then for each land.
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
        "used_things",
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
    used_things: int
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
        self.phase = POOL
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
        self.missions = (NONE, NONE)
        self.monsters = (NONE, NONE, NONE)
        self.land_row = self.tiles = (NONE, NONE)
        self.paths = (None,) * PATHS

    def put_path(self, path: int, what: Path | None) -> None:
        """A path as it lies from now on."""
        self.paths = (*self.paths[:path], what, *self.paths[path + 1 :])

    def on(self, path: int) -> Path:
        """Who and what is on a path that somebody took."""
        found = self.paths[path]
        assert found is not None
        return found


def without(row: tuple[int, ...], item: int) -> tuple[int, ...]:
    """A row without the first of such items."""
    place = row.index(item)
    return row[:place] + row[place + 1 :]
