"""What stays the same during a game: options, numbers for players and level, decks, and every action made once."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from copy import copy
from functools import cached_property

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.catalogue import catalogue
from herna.games.monster_lands.company import ALONE, FORESEEN, RIVALS
from herna.games.monster_lands.components.box import (
    BOARD,
    EQUIPMENT,
    LANDS,
    LOOT,
    MEMBERS,
    MISSIONS,
    MONSTERS,
    NUMBERS,
    SPARE_ROOKIES,
    TRAPS,
)
from herna.games.monster_lands.components.pieces import BUILDINGS, LEVELS, TYPES
from herna.games.monster_lands.components.solo import (
    LEVEL_NUMBER,
    RATINGS,
    SAM_TABLE,
    SCENARIO_IDS,
    SCENARIOS,
    Chapter,
    ScenarioRules,
)
from herna.games.monster_lands.dice import DIE_NAMES, FACES, HAGGLE, MAGIC, STRENGTH, colours
from herna.games.monster_lands.options import LandsOptions
from herna.games.monster_lands.path import PATH_NAMES, PATHS
from herna.games.monster_lands.powers import KIND_POWERS, MEMBER_POWERS, Powers, threats
from herna.games.monster_lands.shapes import gate_shape, mission_shapes, tile_shapes
from herna.games.monster_lands.vocabulary import AFFINITIES
from herna.kernel import Action, Game, Setting

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


class LandsSetting(Setting):
    """Numbers, decks and actions for a number of players and their options."""

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
        self.company = ALONE if players == 1 else RIVALS
        self.chapter = chapter or self.first_chapter(options)
        self.chapters = chapters if chapters is not None else {}
        self.chapters[self.chapter] = self
        self.scenario = SCENARIOS[self.chapter[0]] if self.company.rated else None
        self.rules = ScenarioRules() if self.scenario is None else self.scenario.rules
        self.clause = f"ML-18.{self.chapter[0] + 1}"
        """The clause of the scenario's special rules."""
        self.level = BOARD.level[self.chapter[1]]
        self.take_numbers(self.rules)
        self.lay_board(self.rules)
        self.lay_paths()
        self.lay_tokens(self.rules)
        self.lay_equipment()
        self.make_actions()

    def take_numbers(self, rules: ScenarioRules) -> None:
        """The length of the game and what a clan begins with: the rulebook's numbers, or the scenario's own."""
        self.round_dice = BOARD.track[self.level.track]
        self.rounds = rules.rounds or NUMBERS.game.rounds
        self.glory_ends = self.company.glory_ends
        self.start_coins = rules.coins or NUMBERS.start.coins
        self.start_defense = rules.defense or NUMBERS.start.defense
        self.beer = rules.beer or NUMBERS.price.beer
        self.misses_again = rules.misses_again

    def lay_board(self, rules: ScenarioRules) -> None:
        """Buildings with their spaces, who may be hired, which clans there are, lands and the monsters' threats."""
        self.lands = 1 if self.players <= 2 else 2
        self.closed = sum(1 << BUILDINGS.index(building) for building in rules.closed)
        self.clans = tuple(n for n, affinity in enumerate(AFFINITIES) if rules.clan in (None, affinity))
        self.mercenaries = tuple(card for card in MERCENARIES if rules.mercenaries_with in (None, *MEMBERS[card].dice))
        self.tavern_display = self.company.tavern_display
        self.spaces = tuple(
            tuple(space for space in building.space if space.players <= self.players) for building in BOARD.building
        )
        self.threats = threats(NUMBERS.battle.affinity_dice)
        self.conquest = tuple(card.conquest for card in LANDS)
        self.mission_target = tuple(token.a.target for token in MISSIONS)

    def lay_paths(self) -> None:
        """What dice and tokens each path takes, and what a death there gives."""
        self.tile_shapes = tile_shapes()
        self.mission_shapes = mission_shapes()
        self.gate_shapes = tuple(gate_shape(BOARD.gate.spaces, guards) for guards in BOARD.gate.guards)
        self.land_ways = tuple(tuple(sorted({colours(dice) for dice in land.place})) for land in LANDS)
        self.death_glory = (*BOARD.path.death, *BOARD.path.death, 0, 0, 0, 0, BOARD.gate.death, BOARD.gate.death)
        self.dice_for_tokens = tuple(
            max((fits.dice for fits in BOARD.path.fits if fits.tokens >= tokens), default=-1) for tokens in range(12)
        )

    def lay_tokens(self, rules: ScenarioRules) -> None:
        """Which traps and tricks are in play, face down or open, and which are Sam's."""
        groups = {"upgraded", "hidden", "trick"} if self.options.tricks else {"upgraded"}
        self.tricks = self.options.tricks or bool(rules.sam_tokens)
        self.open_traps = self.options.traps == "open"
        self.traps_in_play = tokens_of(groups)
        self.sam_tokens = tokens_of({"hidden", "trick"}) if rules.sam_tokens else ()
        self.sam_paths = rules.sam_path or SAM_TABLE.path

    def lay_equipment(self) -> None:
        """The equipment deck, and which members and pieces of equipment have a power that is used in deployment."""
        self.gear_kind = self.gear_of(self.options.equipment)
        self.gear_powers = tuple(KIND_POWERS[kind] for kind in self.gear_kind)
        self.gear_type = tuple(TYPE_OF_KIND[kind] for kind in self.gear_kind)
        self.gear_cost = tuple(EQUIPMENT[kind].cost for kind in self.gear_kind)
        self.source_powers = (*MEMBER_POWERS, *self.gear_powers)
        self.deploy_sources = self.sources(
            lambda power: power.gains("deploy") or power.buy is not None or power.convert is not None
        )
        self.discount_sources = tuple(
            tuple(number for number, power in enumerate(self.source_powers) if power.discount_at == building)
            for building in range(len(BUILDINGS))
        )
        self.mine_sources = self.sources(lambda power: power.gains("mine"))

    def sources(self, wanted: Callable[[Powers], bool]) -> tuple[int, ...]:
        """The members and pieces of equipment, by number, whose power is of the wanted kind."""
        return tuple(number for number, power in enumerate(self.source_powers) if wanted(power))

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
    def foreseen(self) -> LandsSetting:
        """The same setting for plans: what chance does is left open."""
        found = copy(self)
        found.company = FORESEEN
        return found

    @cached_property
    def gear_names(self) -> tuple[str, ...]:
        return gear_names(self.options.equipment)

    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        return catalogue(self)


def tokens_of(groups: Container[str]) -> tuple[int, ...]:
    """The trap tokens of these groups, each as often as there are copies of it."""
    return tuple(kind for kind, token in enumerate(TRAPS) if token.group in groups for _ in range(token.copies))


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
