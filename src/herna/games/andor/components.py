"""The components in the box, read from the content files."""

from __future__ import annotations

from typing import Literal

from herna.games.andor.vocabulary.tasks import AnyTask
from herna.games.andor.vocabulary.values import Amount, ByHeroes, FogKind, HeroId, Spaces
from herna.games.andor.vocabulary.words import WORDS
from herna.games.content import BadContent, Origin, load
from herna.games.programs import Program, Word

BoardId = Literal["main", "mine"]
Slot = Literal["small", "large", "helm", "pouch"]
Family = Literal["", "herb", "rune", "gem", "rubble"]
DieKind = Literal["red", "black"]
MoveKind = Literal["gor", "skral", "wardrak", "troll"]
FogMoment = Literal["", "witch-fog", "gor-fog"]
Point = tuple[int, int]
PACKAGE = "herna.games.andor"


class Named(Word, frozen=True):
    """Something with an id; `origin` says where the fact comes from, `why` what is ours in it."""

    id: str
    origin: Origin


class HeroInfo(Word, frozen=True):
    id: HeroId
    rank: int
    """The hero starts on the space with this number, too."""
    dice: tuple[int, int, int]
    """In the three rows of willpower."""
    figures: tuple[str, str]
    """He and she."""
    home: int
    """Where the hero starts in the first legend."""
    origin: Origin


class Creature(Named, frozen=True):
    """A creature; everything below `figure` is for special ones."""

    strength: Amount
    willpower: Amount
    die: DieKind
    dice: tuple[int, int, int]
    """In the three rows of willpower."""
    figure: str
    """Which figure of the box stands for it."""
    reward: int = 0
    figures: int = 0
    """How many of them are in the box; 0: it borrows a figure."""
    moves: MoveKind | None = None
    """With which kind it moves at sunrise; not given: it stays."""
    boss: bool = False
    """Poison works against it."""
    castle: Literal["shield", "lose"] = "shield"
    """What its entering the castle means."""
    mirror: bool = False
    """Its strength is that of the fighters, not counting friends; added to its own."""
    herbs_add_nothing: bool = False
    strength_per_rune: int = 0
    """For every rune stone on its space."""
    rider: Amount = 0
    """Strength that the dark mage adds while the prince is not there."""
    fight_cards: bool = False
    """A dragon-fight card is turned up before each round."""
    sunrise: Program = Program()
    """What it does at sunrise while it is in play."""
    round: Program = Program()
    """What it does before each round of a battle with it."""
    round_shield: bool = False
    """A shield averts that."""
    why: str = ""


class Space(Word, frozen=True):
    id: int
    x: int
    y: int
    terrain: Literal[
        "castle", "plain", "forest", "mountain", "mine", "tavern", "storage", "tower", "lair", "gate", "cave"
    ]
    neighbours: Spaces
    origin: Origin
    name: str = ""
    next: int | None = None
    """Where the creature arrow points."""
    well: bool = False
    merchant: bool = False
    fog: bool = False
    bank: bool = False
    """Lies on the river."""
    gem: bool = False
    """A gem is drawn there."""
    shore: bool = False
    """From a shore one can swim to any other."""


class Board(Word, frozen=True):
    id: BoardId
    width: int
    height: int
    castle: int
    """The castle, or the exit of the mine."""
    dwarf_price: Spaces
    """Merchants who sell strength to the dwarf at half the price."""
    space: tuple[Space, ...]
    origin: Origin
    why: str = ""
    lake: tuple[Point, ...] = ()
    """Its shore, for drawing."""
    fire_zones: tuple[Spaces, ...] = ()
    """Which spaces burn on the faces 1 to 6."""


class Article(Named, frozen=True):
    """Something a hero can carry."""

    count: int
    slot: Slot
    value: int = 0
    family: Family = ""
    sold_by: Literal["", "merchant", "witch"] = ""
    other_side: str = ""
    """What it turns into when it is used for the first time."""
    why: str = ""


class Token(Named, frozen=True):
    """Something that lies on the board."""

    count: int = 0
    value: int = 0
    family: Family = ""
    why: str = ""


class Fog(Word, frozen=True):
    id: FogKind
    count: int
    do: Program
    origin: Origin
    moment: FogMoment = ""
    """A card of the legend for this moment comes instead."""


class SmallCard(Named, frozen=True):
    """A small card: event, secret lake or dragon fight."""

    do: Program
    shield: bool = False
    """A shield averts it."""
    start: bool = False
    """Lies on top of the deck in the first legend, and is not used in any other."""


class CreatureToken(Named, frozen=True):
    do: Program


class Fate(Named, frozen=True):
    task: AnyTask
    setup: Program = Program()
    """Carried out when the fate is dealt, and again at sunrise if the piece is lost before the task is done."""
    why: str = ""


class Points(Word, frozen=True):
    """What a hero begins with, and the limits of it."""

    start: int
    most: int
    least: int = 0


class Numbers(Word, frozen=True):
    golden_shields: ByHeroes[int]
    article_price: int
    strength_price: int
    dwarf_strength_price: int
    brew_price: ByHeroes[int]
    archer_discount: int
    well: int
    warrior_well: int
    hours: int
    last_hour: int
    overtime_cost: int
    strength: Points
    willpower: Points
    willpower_rows: tuple[int, int]
    """The highest willpower of the first row and of the second; whoever has more is in the third."""
    risen_willpower: int
    """What a hero has who fell to 0."""
    small_slots: int
    friend_strength: int
    friend_steps: int
    fire_loss: int
    landing_loss: int
    landing_floor: int
    coins: tuple[int, ...]
    sunrise: tuple[MoveKind, ...]
    black_die: tuple[int, ...]
    black_opposite: tuple[int, ...]
    """The number of the face opposite each face of the black die."""
    origin: Origin
    why: str = ""


class HeroFile(Word, frozen=True):
    hero: tuple[HeroInfo, ...]


class CreatureFile(Word, frozen=True):
    creature: tuple[Creature, ...]


class ArticleFile(Word, frozen=True):
    article: tuple[Article, ...]
    token: tuple[Token, ...]


class FogFile(Word, frozen=True):
    fog: tuple[Fog, ...]


class SmallCardFile(Word, frozen=True):
    event: tuple[SmallCard, ...]


class CreatureTokenFile(Word, frozen=True):
    token: tuple[CreatureToken, ...]


class FateFile(Word, frozen=True):
    done: Program
    fate: tuple[Fate, ...]
    origin: Origin


def check_board(board: Board, file: str) -> Board:
    """Borders are mutual, arrows point at neighbours, and every arrow leads to the castle in the end."""
    spaces = {space.id: space for space in board.space}
    for space in board.space:
        for other in space.neighbours:
            if other not in spaces or space.id not in spaces[other].neighbours:
                raise BadContent("content-border", file=file, space=space.id, other=other)
        if space.next is not None and space.next not in space.neighbours:
            raise BadContent("content-arrow", file=file, space=space.id, other=space.next)
        if space.next is not None and way_to_castle(board, space.id) is None:
            raise BadContent("content-arrow-circle", file=file, space=space.id)
    return board


def way_to_castle(board: Board, start: int) -> Spaces | None:
    """The spaces a creature walks over from here to the castle, or nothing if the arrows do not lead there."""
    arrows = {space.id: space.next for space in board.space}
    way: list[int] = []
    space: int | None = start
    while space is not None and space not in way:
        way.append(space)
        if space == board.castle:
            return tuple(way)
        space = arrows.get(space)
    return None


HEROES = load(PACKAGE, "heroes.toml", HeroFile, WORDS).hero
CREATURES = load(PACKAGE, "creatures.toml", CreatureFile, WORDS).creature
BOARD_IDS: tuple[BoardId, ...] = ("main", "mine")
BOARDS = {
    board: check_board(load(PACKAGE, f"board_{board}.toml", Board, WORDS), f"board_{board}.toml") for board in BOARD_IDS
}
_things = load(PACKAGE, "articles.toml", ArticleFile, WORDS)
ARTICLES = _things.article
BOARD_TOKENS = _things.token
FOG = load(PACKAGE, "fog.toml", FogFile, WORDS).fog
SILVER = load(PACKAGE, "events_silver.toml", SmallCardFile, WORDS).event
GOLDEN = load(PACKAGE, "events_gold.toml", SmallCardFile, WORDS).event
LAKE = load(PACKAGE, "lake.toml", SmallCardFile, WORDS).event
DRAGON_CARDS = load(PACKAGE, "dragon_cards.toml", SmallCardFile, WORDS).event
CREATURE_TOKENS = load(PACKAGE, "creature_tokens.toml", CreatureTokenFile, WORDS).token
_fates = load(PACKAGE, "fates.toml", FateFile, WORDS)
FATES = _fates.fate
FATE_DONE = _fates.done
NUMBERS = load(PACKAGE, "numbers.toml", Numbers, WORDS)

FIGURES = tuple(figure for hero in HEROES for figure in hero.figures)
CREATURE_IDS = tuple(creature.id for creature in CREATURES)
FRIENDS = ("prince", "dwarves", "witch")
"""Figures that are neither heroes nor creatures."""
