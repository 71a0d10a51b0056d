"""What the words of a card are made of: numbers, spaces, goods, heroes."""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeVar

from msgspec import field

from herna.games.programs import Named, Word

Kind = TypeVar("Kind")
Level = Literal["easy", "normal", "hard"]
HeroId = Literal["dwarf", "warrior", "archer", "wizard"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N"]
FogKind = Literal["event", "strength", "willpower-2", "willpower-3", "gold", "gor", "wineskin", "brew"]
Space = Annotated[int, Named("space")]
Spaces = tuple[Space, ...]

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N")


class ByHeroes(Word, Generic[Kind], frozen=True):
    """A value for two, three and four heroes."""

    two: Kind | None = field(name="2", default=None)
    three: Kind | None = field(name="3", default=None)
    four: Kind | None = field(name="4", default=None)

    def with_heroes(self, heroes: int) -> Kind | None:
        return (self.two, self.three, self.four)[heroes - 2]


class Varies(ByHeroes[Kind], Generic[Kind], frozen=True):
    """A value by number of heroes, by level, or by both. A level that is not given means the normal one."""

    easy: Kind | ByHeroes[Kind] | None = None
    normal: Kind | ByHeroes[Kind] | None = None
    hard: Kind | ByHeroes[Kind] | None = None

    def of(self, heroes: int, level: Level) -> Kind:
        """The value in a game with this many heroes at this level."""
        given: Kind | ByHeroes[Kind] | None = getattr(self, level)
        if given is None:
            given = self.normal
        if given is None:
            given = self.with_heroes(heroes)
        elif isinstance(given, ByHeroes):
            given = given.with_heroes(heroes)
        if given is None:
            raise LookupError(heroes, level)
        return given


class Where(Varies[Spaces], frozen=True):
    """Spaces by heroes or level, or `table`: a hero's die is rolled, and its six faces name the space."""

    table: tuple[Space, Space, Space, Space, Space, Space] | None = None


Amount = int | Varies[int]
"""A number, or a number by heroes and level."""

NamedPlace = Literal["that-space", "tens-and-ones", "witch", "prince", "dwarves"]
At = Spaces | NamedPlace | Where
"""Spaces: a list; `that-space` (of the hero, token or fallen creature the card is about); `tens-and-ones` (a red die
gives the tens, a hero's die the ones, anew for each piece); the space of a figure (if it is not on the board, nothing
happens); by heroes, level or table."""


def amount(value: Amount, heroes: int, level: Level) -> int:
    """The number meant in this game."""
    return value if isinstance(value, int) else value.of(heroes, level)


class Goods(Word, frozen=True):
    """What is paid or got. `article` is one of them, or `any` from the equipment board (never a brew)."""

    gold: int = 0
    willpower: int = 0
    strength: int = 0
    article: Annotated[str, Named("article or any")] = ""


class Ransom(Word, frozen=True):
    """What the group may pay together to be spared: willpower, or gold and willpower mixed."""

    n: Amount
    pay: Literal["willpower", "gold-or-willpower"] = "gold-or-willpower"


class Heroes(Word, frozen=True):
    """The heroes for whom everything given here is true."""

    heroes: tuple[HeroId, ...] = ()
    """Only these kinds of heroes."""
    spaces: Spaces = ()
    """Standing on one of these spaces."""
    span: tuple[Space, Space] | None = None
    """Standing on a space from the first number to the second."""
    terrain: Annotated[str, Named("terrain")] = ""
    """Standing on this terrain, or on the `river-bank`."""
    not_terrain: Annotated[str, Named("terrain")] = ""
    """Standing on other terrain."""
    not_spaces: Spaces = ()
    """Standing elsewhere."""
    below_willpower: int | None = None
    """With fewer willpower points."""
    max_strength: int | None = None
    """With at most this strength."""
    fighting: bool = False
    """In the battle that is going on."""
    strongest: bool = False
    """Of these only the one with the most strength, the lowest rank if several."""
    choose: int | None = None
    """How many of these the group chooses."""
    up_to: bool = False
    """The group may choose fewer."""


Who = Literal["all", "group", "lowest-rank", "highest-rank", "that-hero", "asleep", "fighters"] | Heroes
"""Whom it concerns. `group`: all together, who share it as they like; `that-hero`: who set it off (who stands there,
turned up the fog, swims the lake); `asleep`: whose time marker lies in the sunrise box; `fighters`: who are in the
battle."""
