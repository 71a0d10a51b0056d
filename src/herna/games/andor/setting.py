"""What stays the same during a game: options, board, creatures, cards as programs, and every action made once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from herna.games.andor.catalogue import catalogue
from herna.games.andor.components import (
    BOARDS,
    CREATURE_IDS,
    CREATURE_TOKENS,
    CREATURES,
    DRAGON_CARDS,
    FATE_DONE,
    FATES,
    FIGURES,
    FOG,
    FRIENDS,
    GOLDEN,
    HEROES,
    LAKE,
    NUMBERS,
    SILVER,
    BoardId,
    Creature,
    SmallCard,
)
from herna.games.andor.legend import Card, Legend, load_legends
from herna.games.andor.pieces import COUNT, NAMED, PIECES, SHOP, seen
from herna.games.andor.vocabulary.conditions import Delivered
from herna.games.andor.vocabulary.operations import NarratorTo, Place
from herna.games.andor.vocabulary.tasks import Task
from herna.games.andor.vocabulary.values import Amount, Level, Varies, amount
from herna.games.programs import Conditions, Program, Programs
from herna.games.programs.words import tag_of
from herna.kernel import Action, BadSetting, Game, Options, Setting

LEGENDS = load_legends()

if TYPE_CHECKING:
    LegendId = str
else:
    LegendId = Literal[tuple(legend.id for legend in LEGENDS)]

NONE = -1
WAVES = ("gor", "skral", "wardrak", "troll")


def legends() -> dict[str, Legend]:
    """All legends by name, ours and people's own."""
    return {legend.id: legend for legend in LEGENDS}


class AndorOptions(Options, frozen=True):
    """The options of Legends of Andor."""

    legend: LegendId = "arrival"
    difficulty: Literal["easy", "normal", "hard"] = "normal"
    figures: Literal["choose", "drawn"] = "choose"
    training: bool = False


class Kind(NamedTuple):
    """A creature with its numbers for this many heroes at this level."""

    number: int
    id: str
    figure: int
    """Which of the four figures of the box stands for it, or `NONE`."""
    moves_with: int
    strength: int
    willpower: int
    die: Literal["red", "black"]
    dice: tuple[int, int, int]
    reward: int
    boss: bool
    castle_loses: bool
    mirror: bool
    herbs_add_nothing: bool
    strength_per_rune: int
    rider: int
    fight_cards: bool
    sunrise_program: int
    round_program: int
    round_shield: bool


class Wait(NamedTuple):
    """Something that happens as soon as its conditions hold, or at a moment if they hold then."""

    when: Conditions
    program: int
    cards: tuple[int, ...]
    again: bool
    sends: bool
    """It sends the narrator somewhere."""
    moment: str


class FixedBorders(tuple[tuple[int, ...], ...]):
    """Who borders whom. Known by identity, so that what was worked out once is found without comparing boards."""

    __slots__ = ()
    __eq__ = object.__eq__
    __hash__ = object.__hash__


@cache
def programs_of(legend: str) -> Programs:
    """Everything that the cards in the box and those of a legend say, numbered."""
    programs = Programs()
    for content in (SILVER, GOLDEN, LAKE, DRAGON_CARDS, CREATURE_TOKENS, FATES, FATE_DONE, FOG, CREATURES):
        programs.add(content)
    programs.add(legends()[legend])
    programs.freeze()
    return programs


@cache
def borders_of(board: BoardId) -> FixedBorders:
    """The neighbours of every space of a board, by number."""
    neighbours = {space.id: tuple(sorted(space.neighbours)) for space in BOARDS[board].space}
    return FixedBorders(neighbours.get(number, ()) for number in range(max(neighbours) + 1))


class AndorSetting(Setting):
    """A legend with its board for a number of heroes."""

    options: AndorOptions

    def __init__(self, game: Game, players: int, options: AndorOptions) -> None:
        super().__init__(game, players, options)
        legend = legends()[options.legend]
        self.check(legend)
        self.legend = legend
        self.level: Level = options.difficulty
        self.programs = programs_of(legend.id)
        self._read_board()
        self._read_numbers()
        self._read_cards()
        self.kinds = tuple(self._kind(number, creature) for number, creature in enumerate(CREATURES))
        self.kind_number = {creature.id: number for number, creature in enumerate(CREATURES)}
        self._read_legend()

    def check(self, legend: Legend) -> None:
        game, options = self.game.name, self.options
        if options.difficulty not in legend.levels:
            level, known = options.difficulty, list(legend.levels)
            raise BadSetting("level-not-in-legend", game=game, option="difficulty", level=level, known=known)
        if self.players not in legend.heroes:
            raise BadSetting(
                "heroes-not-in-legend", game=game, option="legend", players=self.players, known=list(legend.heroes)
            )
        if options.training and legend.training is None:
            raise BadSetting("no-training", game=game, option="training", legend=legend.id)

    # The board

    def _read_board(self) -> None:
        board = self.board = BOARDS[self.legend.board]
        self.size = max(space.id for space in board.space) + 1
        by_number = {space.id: space for space in board.space}
        spaces = [by_number.get(number) for number in range(self.size)]
        self.borders = borders_of(board.id)
        self.arrow = tuple(NONE if space is None or space.next is None else space.next for space in spaces)
        self.terrain = tuple(space.terrain if space else "" for space in spaces)
        self.bank = frozenset(space.id for space in board.space if space.bank)
        self.castle = board.castle
        self.well_spaces = tuple(space.id for space in board.space if space.well)
        self.well_at = {space: number for number, space in enumerate(self.well_spaces)}
        self.merchants = tuple(space.id for space in board.space if space.merchant)
        self.fog_places = tuple(space.id for space in board.space if space.fog)
        self.shores = tuple(space.id for space in board.space if space.shore)
        self.dwarf_market = board.dwarf_price[0] if board.dwarf_price else NONE
        self.fire_zones = board.fire_zones
        rules = self.legend.rules
        self.garrison = "garrison" in rules
        self.gem_lure = "gem-lure" in rules
        self.gems_are_money = not self.gem_lure
        self.gate = "no-shields" in rules
        self.alarm = "quiet-until-alarm" in rules
        self.treasury = self.castle if "treasury" in rules else NONE
        self.sells_articles = "no-articles" not in rules
        self.treasure_eaten = "treasure-eaten" in rules
        self.has_rubble = any(
            isinstance(word, Place) and word.what == "rubble" for program in self.programs for word in program
        )

    def is_terrain(self, space: int, terrain: str) -> bool:
        return space in self.bank if terrain == "river-bank" else self.terrain[space] == terrain

    # Numbers

    def _read_numbers(self) -> None:
        def by_heroes(table: Any) -> int:
            return int(table.with_heroes(self.players))

        self.heroes = HEROES
        self.dice = tuple(hero.dice for hero in HEROES)
        self.shields = by_heroes(NUMBERS.golden_shields)
        self.price = NUMBERS.article_price
        self.brew_price = by_heroes(NUMBERS.brew_price)
        self.well_points = (NUMBERS.well, NUMBERS.warrior_well)
        self.market = tuple(COUNT[piece] for piece in SHOP)
        self.box = tuple(piece for piece in sorted(COUNT) if piece not in SHOP for _ in range(COUNT[piece]))
        self.figures = tuple(next(c.figures for c in CREATURES if c.id == wave) for wave in WAVES)
        self.sunrise_order = tuple(WAVES.index(kind) for kind in NUMBERS.sunrise)

    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """All heroes win together or lose together (AND-1.1)."""
        return (tuple(range(self.players)),)

    @cached_property
    def facts(self) -> Mapping[str, Any]:
        """Spaces are named after the board, which a legend of one's own chooses too."""
        return {**super().facts, "board": self.board.id}

    def amount(self, value: Amount) -> int:
        return amount(value, self.players, self.level)

    def varies(self, value: Varies[Any]) -> Any:
        return value.of(self.players, self.level)

    def pieces_named(self, name: str) -> tuple[int, ...]:
        """The pieces a word means: `herb` is any herb, `brew` also half of one."""
        return NAMED[name]

    def look(self, piece: int, *, covered: bool) -> int:
        return seen(piece + 64) if covered else piece

    # Cards

    def _read_cards(self) -> None:
        self.events: tuple[SmallCard, ...] = (*SILVER, *GOLDEN)
        self.event_ids = tuple(event.id for event in self.events)
        self.event_programs = tuple(self.programs.number(event.do) for event in self.events)
        first = len(SILVER)
        golden = self.legend.deck == "gold"
        self.deck = tuple(
            number
            for number in (range(first, len(self.events)) if golden else range(first))
            if not self.events[number].start
        )
        self.start_card = next(number for number, event in enumerate(self.events) if event.start)
        self.lake_ids = tuple(card.id for card in LAKE)
        self.lake_programs = tuple(self.programs.number(card.do) for card in LAKE)
        self.lake_shields = tuple(card.shield for card in LAKE)
        self.dragon_ids = tuple(card.id for card in DRAGON_CARDS)
        self.dragon_programs = tuple(self.programs.number(card.do) for card in DRAGON_CARDS)
        self.dragon_shields = tuple(card.shield for card in DRAGON_CARDS)
        self.token_ids = tuple(token.id for token in CREATURE_TOKENS)
        self.token_programs = tuple(self.programs.number(token.do) for token in CREATURE_TOKENS)
        self.fates = FATES
        self.fate_programs = tuple(self.programs.number(fate.setup) for fate in FATES)
        self.fate_reward = self.programs.number(FATE_DONE)
        self.fog_kinds = tuple(fog.id for fog in FOG)
        self.fog_counts = tuple(fog.count for fog in FOG)
        self.fog_programs = tuple(self.programs.number(fog.do) for fog in FOG)
        self.fog_moments = tuple(fog.moment for fog in FOG)

    def _kind(self, number: int, creature: Creature) -> Kind:
        return Kind(
            number=number,
            id=creature.id,
            figure=WAVES.index(creature.figure) if creature.figure in WAVES else NONE,
            moves_with=NONE if creature.moves is None else WAVES.index(creature.moves),
            strength=self._of_creature(creature.strength),
            willpower=self._of_creature(creature.willpower),
            die=creature.die,
            dice=creature.dice,
            reward=creature.reward,
            boss=creature.boss,
            castle_loses=creature.castle == "lose",
            mirror=creature.mirror,
            herbs_add_nothing=creature.herbs_add_nothing,
            strength_per_rune=creature.strength_per_rune,
            rider=self._of_creature(creature.rider),
            fight_cards=creature.fight_cards,
            sunrise_program=self.programs.number(creature.sunrise),
            round_program=self.programs.number(creature.round),
            round_shield=creature.round_shield,
        )

    def _of_creature(self, value: Amount) -> int:
        return self.amount(value)

    def _read_legend(self) -> None:
        legend = self.legend
        training = legend.training if self.options.training else None
        self.cards: tuple[Card, ...] = (*legend.cards(self.level), *(training.card if training else ()))
        self.card_number = {card.id: number for number, card in enumerate(self.cards)}
        self.card_programs = tuple(self.programs.number(card.do) for card in self.cards)
        self.story_cards = len(legend.cards(self.level))
        self.setup_program = self.programs.number(legend.setup)
        self.training_program = self.programs.number(training.setup) if training else NONE
        self.training_end = training.ends_at if training else NONE
        self.training_tasks: tuple[tuple[str, int], ...] = (
            tuple((task_name(task.task), getattr(task.task, "at", NONE)) for task in training.task) if training else ()
        )
        moments: dict[str, list[int]] = {}
        for number, card in enumerate(self.cards[: self.story_cards]):
            if card.moment is not None:
                moments.setdefault(card.moment, []).append(number)
            for space in card.stands:
                moments.setdefault(f"stand-{space}", []).append(number)
        self.moments = {moment: tuple(cards) for moment, cards in moments.items()}
        self.last_cards = tuple(number for number, card in enumerate(self.cards) if card.letter == "N")
        self.waits = (
            *(
                Wait(entry.when, self.programs.number(entry.do), (), entry.again, sends(entry.do), entry.moment or "")
                for entry in legend.whenever
            ),
            *(
                Wait(card.when, NONE, (number,), False, sends(card.do), "")
                for number, card in enumerate(self.cards[: self.story_cards])
                if card.when
            ),
        )
        self.open_waits = tuple((number, wait) for number, wait in enumerate(self.waits) if not wait.moment)
        """Those that are not tied to a moment."""
        self.goals = self._goals()
        self.target = next((self.amount(c.n) for c in legend.win if isinstance(c, Delivered)), None)

    def _goals(self) -> tuple[int, ...]:
        """Spaces where something is to be brought, as far as the conditions of the legend tell."""
        found = [getattr(condition, "space", None) for condition in self.legend.win]
        spaces = {space for space in found if space is not None} | {self.castle}
        return tuple(sorted(spaces))

    def late(self, opponent: int) -> tuple[int, int]:
        """Strength and willpower that an opponent gains by being revealed late."""
        name = CREATURES[opponent].id
        found = next((one for one in self.legend.opponent if one.creature == name), None)
        return (found.late_strength, found.late_willpower) if found else (0, 0)

    # Actions

    def names(self, kind: str) -> tuple[str, ...]:
        match kind:
            case "space":
                return SPACE_NAMES
            case "piece":
                return PIECES
            case "figure":
                return FIGURES
            case "creature":
                return CREATURE_IDS
            case "friend":
                return FRIENDS
            case "card":
                return tuple(card.id for card in self.cards)
            case _:
                return super().names(kind)

    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        return catalogue(self)


SPACE_NAMES = tuple(str(number) for number in range(1 + max(s.id for b in BOARDS.values() for s in b.space)))


def task_name(task: Task) -> str:
    """The word of a task in the legend files."""
    return tag_of(type(task))


def sends(program: Program) -> bool:
    """Does it send the narrator somewhere?"""
    return any(isinstance(word, NarratorTo) for word in program)
