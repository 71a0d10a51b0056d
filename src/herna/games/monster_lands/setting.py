"""What stays the same during a game: options, numbers for players and level, decks, and every action made once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from itertools import product
from operator import le
from typing import Annotated, Any, Literal

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.box import (
    BOARD,
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MISSIONS,
    MONSTERS,
    NUMBERS,
    SPARE_ROOKIES,
    TILES,
    TRAPS,
    ways,
)
from herna.games.monster_lands.catalogue import catalogue
from herna.games.monster_lands.components import BUILDINGS, LEVELS, MOST_NEEDED, TYPES, Benefit, LevelId
from herna.games.monster_lands.dice import DIE_NAMES, FACES, HAGGLE, MAGIC, STRENGTH, colours
from herna.games.monster_lands.path import GATE_TOP, LAND_PATHS, PATH_NAMES, PATHS
from herna.games.monster_lands.powers import KIND_POWERS, MEMBER_POWERS, threats
from herna.games.monster_lands.solo import (
    CAMPAIGN,
    LEVEL_NUMBER,
    RATINGS,
    SAM_TABLE,
    SCENARIO_IDS,
    SCENARIOS,
    Chapter,
    ScenarioId,
    ScenarioRules,
)
from herna.games.monster_lands.vocabulary import AFFINITIES
from herna.kernel import Action, BadSetting, Game, Option, Options, Setting

LODGE, LABORATORY, TAVERN, ARMORY, PAWNSHOP, MARKET, MINE = range(7)
SHOPS = (LODGE, TAVERN, ARMORY, MARKET)
"""Buildings where one pays."""
SAM_BUILDINGS = tuple(BUILDINGS.index(building) for building in SAM_TABLE.building)
"""Where Sam goes by his yellow die."""
ROOKIES = tuple(number for number, card in enumerate(MEMBERS) if card.role == "rookie")
FIRST_ROOKIE = ROOKIES[0]
SPARE_ROOKIE = len(MEMBERS) - SPARE_ROOKIES
CARDS = len(MEMBERS)
MERCENARIES = tuple(number for number, card in enumerate(MEMBERS) if card.role == "mercenary")
CHIEF_OF = tuple(next(n for n, c in enumerate(MEMBERS) if c.role == "chief" and c.affinity == a) for a in AFFINITIES)
BASIC_OF = tuple(next(n for n, c in enumerate(MEMBERS) if c.role == "basic" and c.affinity == a) for a in AFFINITIES)
AFFINITY_OF = tuple(AFFINITIES.index(card.affinity) if card.affinity else -1 for card in MEMBERS)
REPUTATION = tuple(card.reputation for card in MEMBERS)
COST = tuple(card.cost for card in MEMBERS)
MEMBER_DICE = tuple(colours(card.dice) for card in MEMBERS)
LAND_AFFINITY = tuple(AFFINITIES.index(card.affinity) for card in LANDS)
TRAP_COST = tuple(token.cost for token in TRAPS)
TRAP_IDS = tuple(token.id for token in TRAPS)
BASIC_TRAP = TRAP_IDS.index(NUMBERS.start.trap)
IS_TRICK = tuple(token.group == "trick" for token in TRAPS)
TYPE_OF_KIND = tuple(TYPES.index(card.type) for card in EQUIPMENT)
WEAPON = TYPES.index("weapon")
GEAR = 18
"""Equipment cards in a deck."""
Mixture = tuple[int, int, int]
"""So many dice of strength, magic and haggling."""


SEVERAL = (2, 3, 4)
ScenarioChoice = Literal["none", ScenarioId]


class LandsOptions(Options, frozen=True):
    """The options of Monster Lands."""

    level: LevelId = "easy"
    campaign: Annotated[
        bool, Option(group="alone", players={True: (1,)}, code="campaign-is-for-one", clause="ML-19.1")
    ] = False
    scenario: Annotated[
        ScenarioChoice,
        Option(
            group="alone",
            players={"none": SEVERAL, **dict.fromkeys(SCENARIO_IDS, (1,))},
            code="scenario-is-for-one",
            clause="ML-17.1",
        ),
    ] = "none"
    queens_gift: Annotated[
        bool, Option(group="variants", players={True: SEVERAL}, code="gift-needs-two", clause="ML-17.1")
    ] = False
    more_monsters: Annotated[bool, Option(group="variants")] = False
    tricks: Annotated[
        bool, Option(group="variants", players={True: SEVERAL}, code="tricks-need-two", clause="ML-16.1")
    ] = False
    equipment: Annotated[Literal["rulebook", "house"], Option(group="variants")] = "rulebook"
    clans: Annotated[Literal["chosen", "drawn"], Option(group="preparation")] = "chosen"
    traps: Annotated[Literal["hidden", "open"], Option(group="preparation")] = "hidden"


def usual_level(options: LandsOptions) -> LevelId:
    """The level for those who name none: a campaign has its own, and some scenarios cannot be so easy."""
    if options.campaign:
        return CAMPAIGN.starts_at
    if options.scenario == "none":
        return options.level
    lowest = SCENARIOS[SCENARIO_IDS.index(options.scenario)].rules.lowest_level
    return max(options.level, lowest, key=lambda level: LEVEL_NUMBER[level])


def check_together(options: LandsOptions) -> None:
    """Refuse a level that the scenario does not have, and a campaign that does not begin with the first one."""
    if options.scenario == "none":
        return
    number = SCENARIO_IDS.index(options.scenario)
    lowest = LEVEL_NUMBER[SCENARIOS[number].rules.lowest_level]
    facts: dict[str, Any] = {"game": "monster_lands", "scenario": options.scenario}
    if LEVEL_NUMBER[options.level] < lowest:
        clause = f"ML-18.{number + 1}"
        facts |= {"option": "level", "value": options.level, "level": list(LEVELS[lowest:])}
        raise BadSetting("level-too-low", clause=clause, **facts | {"scenario": [options.scenario]})
    if options.campaign and number:
        facts["scenario"] = [SCENARIO_IDS[0]]
        raise BadSetting("campaign-begins", clause="ML-19.1", option="scenario", **facts)


NEVER = 1 << 30
"""A glory that nobody can have: alone the game never ends by it."""
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


class LandsSetting(Setting):
    """Numbers, decks and actions for so many players and these options."""

    options: LandsOptions

    def __init__(
        self,
        game: Game,
        players: int,
        options: LandsOptions,
        chapter: Chapter | None = None,
        chapters: dict[Chapter, LandsSetting] | None = None,
    ) -> None:
        super().__init__(game, players, options)
        numbers = NUMBERS
        self.alone = players == 1
        self.chapter = chapter or self.first_chapter(options)
        self.chapters = chapters if chapters is not None else {}
        self.chapters[self.chapter] = self
        self.scenario = SCENARIOS[self.chapter[0]] if self.alone else None
        self.level = BOARD.level[self.chapter[1]]
        self.rules = rules = ScenarioRules() if self.scenario is None else self.scenario.rules
        self.clause = f"ML-18.{self.chapter[0] + 1}"
        """The clause of the scenario's special rules."""
        self.round_dice = BOARD.track[self.level.track]
        self.rounds = rules.rounds or numbers.game.rounds
        self.glory_ends = NEVER if self.alone else numbers.game.glory
        self.start_coins = rules.coins or numbers.start.coins
        self.start_defense = rules.defense or numbers.start.defense
        self.beer = rules.beer or numbers.price.beer
        self.lands = 1 if players <= 2 else 2
        self.tricks = options.tricks or bool(rules.sam_tokens)
        self.misses_again = rules.misses_again
        self.closed = sum(1 << BUILDINGS.index(building) for building in rules.closed)
        self.clans = tuple(n for n, affinity in enumerate(AFFINITIES) if rules.clan in (None, affinity))
        self.mercenaries = tuple(card for card in MERCENARIES if rules.mercenaries_with in (None, *MEMBERS[card].dice))
        self.sam_paths = rules.sam_path or SAM_TABLE.path
        self.open_traps = options.traps == "open"
        self.tavern_display = SAM_TABLE.mercenaries if self.alone else BOARD.building[TAVERN].display
        self.spaces = tuple(
            tuple(space for space in building.space if space.players <= players) for building in BOARD.building
        )
        self.threats = threats(numbers.battle.affinity_dice)
        self.gear_kind = self.gear_of(options.equipment)
        self.gear_powers = tuple(KIND_POWERS[kind] for kind in self.gear_kind)
        self.gear_type = tuple(TYPE_OF_KIND[kind] for kind in self.gear_kind)
        self.gear_cost = tuple(EQUIPMENT[kind].cost for kind in self.gear_kind)
        self.source_powers = (*MEMBER_POWERS, *self.gear_powers)
        self.deploy_sources = tuple(
            number
            for number, power in enumerate(self.source_powers)
            if power.gains("deploy") or power.buy is not None or power.convert is not None
        )
        self.discount_sources = tuple(
            tuple(number for number, power in enumerate(self.source_powers) if power.discount_at == building)
            for building in range(len(BUILDINGS))
        )
        self.mine_sources = tuple(n for n, power in enumerate(self.source_powers) if power.gains("mine"))
        self.tile_shapes = tile_shapes()
        self.mission_shapes = mission_shapes()
        self.gate_shapes = tuple(gate_shape(BOARD.gate.spaces, guards) for guards in BOARD.gate.guards)
        self.land_ways = tuple(tuple(sorted({colours(dice) for dice in land.place})) for land in LANDS)
        self.death_glory = (*BOARD.path.death, *BOARD.path.death, 0, 0, 0, 0, BOARD.gate.death, BOARD.gate.death)
        self.dice_for_tokens = tuple(
            max((fits.dice for fits in BOARD.path.fits if fits.tokens >= tokens), default=-1) for tokens in range(12)
        )
        groups = ("upgraded", "hidden", "trick") if options.tricks else ("upgraded",)
        self.traps_in_play = tuple(
            kind for kind, token in enumerate(TRAPS) if token.group in groups for _ in range(token.copies)
        )
        self.sam_tokens = tuple(
            kind
            for kind, token in enumerate(TRAPS)
            if rules.sam_tokens and token.group in ("hidden", "trick")
            for _ in range(token.copies)
        )
        self.conquest = tuple(card.conquest for card in LANDS)
        self.mission_target = tuple(token.a.target for token in MISSIONS)
        self.make_actions()

    @staticmethod
    def first_chapter(options: LandsOptions) -> Chapter:
        """The scenario (none with several players) and the level that are played first."""
        number = SCENARIO_IDS.index(options.scenario) if options.scenario != "none" else -1
        return number, LEVEL_NUMBER[options.level]

    def at_chapter(self, chapter: Chapter) -> LandsSetting:
        """The setting of this table for another game of its campaign."""
        found = self.chapters.get(chapter)
        if found is None:
            assert isinstance(self.options, LandsOptions)
            found = LandsSetting(self.game, self.players, self.options, chapter, self.chapters)
        return found

    @staticmethod
    def gear_of(deck: str) -> tuple[int, ...]:
        """The kind of each equipment card of a deck."""
        if deck == "house":
            return tuple(range(len(EQUIPMENT)))
        return tuple(kind for kind, card in enumerate(EQUIPMENT) if card.deck == deck for _ in range(card.copies))

    def make_actions(self) -> None:
        """Every action that is often offered, made once."""
        haggled = tuple(HAGGLE + value for value in range(1, FACES))
        taken = {"S": (STRENGTH,), "M": (), "H": haggled}
        self.visit = tuple(
            {die: act.Visit(number, die) for colour in building.dice for die in taken[colour]}
            if number in SHOPS
            else {}
            for number, building in enumerate(BOARD.building)
        )
        self.brew = tuple(act.Brew(space) for space in range(4))
        self.dig = tuple(act.Dig(space) for space in range(4))
        self.pawn = {die: act.Pawn(die) for die in (STRENGTH, MAGIC, *haggled)}
        self.add_die = {die: act.AddDie(die) for die in (STRENGTH, MAGIC, *haggled)}
        self.send = tuple(act.Send(path) for path in range(PATHS))
        self.use_land = tuple(act.UseLand(land) for land in range(len(LANDS)))
        self.send_member = tuple(act.SendMember(card) for card in range(CARDS))
        self.hire = tuple(act.Hire(card) for card in range(CARDS))
        self.heal = tuple(act.Heal(card) for card in range(CARDS))
        self.give_gear = tuple(tuple(act.GiveGear(gear, card) for card in range(CARDS)) for gear in range(GEAR))
        self.settle = tuple(tuple(act.Settle(land, card) for card in range(CARDS)) for land in range(len(LANDS)))
        self.sell = tuple(act.SellTrophy(monster) for monster in range(len(MONSTERS)))
        self.add_trap = tuple(act.AddTrap(trap) for trap in range(len(TRAPS)))
        self.use_loot = tuple(act.UseLoot(loot) for loot in range(len(LOOT)))
        self.reroll = tuple(act.Reroll(die) for die in range(len(DIE_NAMES)))
        self.buy_trap = tuple(act.BuyTrap(slot) for slot in range(BOARD.building[LODGE].display))

    def shape(self, path: int, tile: int, mission: int) -> PathShape:
        """The shape of a path: of a land by its tile, of a mission by its token, of the gate by itself."""
        if path < 2 * LAND_PATHS:
            return self.tile_shapes[tile][path % LAND_PATHS]
        if path >= GATE_TOP:
            return self.gate_shapes[path - GATE_TOP]
        return self.mission_shapes[mission][(path - 2 * LAND_PATHS) // 2]

    def names(self, kind: str) -> tuple[str, ...]:
        found = NAMES.get(kind)
        if found is not None:
            return found
        if kind == "gear":
            return self.gear_names
        if kind == "source":
            return (*NAMES["member"], *self.gear_names)
        return super().names(kind)

    @cached_property
    def gear_names(self) -> tuple[str, ...]:
        return gear_names(self.options.equipment)

    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        return catalogue(self)


def gear_names(deck: str) -> tuple[str, ...]:
    """The short names of the equipment cards of a deck, in the order of their numbers."""
    return tuple(numbered([EQUIPMENT[kind].id for kind in LandsSetting.gear_of(deck)]))


def numbered(ids: list[str]) -> Iterable[str]:
    """Names told apart by a number where several are alike."""
    for place, one in enumerate(ids):
        yield one if ids.count(one) == 1 else f"{one}-{ids[: place + 1].count(one)}"


NAMES: dict[str, tuple[str, ...]] = {
    "clan": AFFINITIES,
    "building": BUILDINGS,
    "die": DIE_NAMES,
    "path": PATH_NAMES,
    "member": tuple(numbered([card.id for card in MEMBERS])),
    "trap": TRAP_IDS,
    "loot": tuple(token.id for token in LOOT),
    "land": tuple(card.id for card in LANDS),
    "monster": tuple(card.id for card in MONSTERS),
    "scenario": SCENARIO_IDS,
    "level": LEVELS,
    "rating": RATINGS,
}
