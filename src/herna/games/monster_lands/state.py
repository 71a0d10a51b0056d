"""The position: what lies on the table."""

from __future__ import annotations

from herna.games.monster_lands.components.solo import Played
from herna.games.monster_lands.path import PATHS, Battle, Path, SamMove, Throw
from herna.games.monster_lands.setting import GEAR, LandsSetting
from herna.kernel import State

NONE = -1
POOL, DEPLOYMENT, ADVENTURE, CLEAN_UP = range(1, 5)


class LandsState(State):
    """Clans as lists by seat; cards, tokens, decks and displays as tuples that are replaced whole.

    `wounded`, `placed` and `used` (whose ability was used this round) hold a bit for each card of a member;
    `used_things` one for each equipment card and then for each land. `escaped` are the monsters that were captured
    this round at land A and B and got away.
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
        "history",
        "houses",
        "land_pile",
        "land_row",
        "lands",
        "level",
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
        "sam",
        "scenario",
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
        "trick_pile",
        "trick_used",
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
    trick_pile: tuple[int, ...]
    trick_used: tuple[int, ...]
    sam: SamMove | None
    scenario: int
    level: int
    history: tuple[Played, ...]
    paths: tuple[Path | None, ...]
    battle: Battle | None
    throw: Throw | None

    def __init__(self, setting: LandsSetting, seed: int) -> None:
        super().__init__(setting, seed)
        self.lay_bare(setting)

    def lay_bare(self, setting: LandsSetting) -> None:
        """An empty table for a game."""
        self.setting = setting
        self.scenario, self.level = setting.chapter
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
        self.land_row = self.tiles = self.escaped = (NONE, NONE)
        self.paths = (None,) * PATHS

    def begin_anew(self, setting: LandsSetting) -> None:
        """The table is cleared for the next game of a campaign; what was played before stays known."""
        history = self.history
        self._clear()
        self.history = history
        self.lay_bare(setting)

    def rebuild(self) -> None:
        """In a campaign the rules are those of the game that is being played."""
        self.setting = self.setting.at_chapter((self.scenario, self.level))

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
