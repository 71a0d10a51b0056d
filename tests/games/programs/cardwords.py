"""The words and cards of the test game that consists of cards only, as data, with its setting and state."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import field

from herna.games.content import Content, parse
from herna.games.programs import (
    BoundName,
    Condition,
    Counter,
    Number,
    Op,
    Program,
    Programs,
    ProgramState,
    ReadName,
    Special,
    Standing,
    Vocabulary,
    effect_names,
)
from herna.kernel import Game, Options, Setting

COLOURS = ("red", "blue", "green", "white")
WOUND = "wound"

# Words as data


class CardOp(Op, frozen=True):
    """An operation of the test game."""


class CardCondition(Condition, frozen=True):
    """A condition of the test game."""


class CardCounter(Counter, frozen=True):
    """Something that the test game counts."""


class Points(CardOp, frozen=True, tag="points"):
    """Points of a kind are gained; outer effects may add to them."""

    n: Number
    kind: Literal["move", "influence", "attack", "block"] = "attack"


class Block(CardOp, frozen=True, tag="block"):
    """Block points; `on-success` is put by until a block succeeds."""

    n: Number
    fire: bool = False


class Discard(CardOp, frozen=True, tag="discard"):
    """Cards are discarded from hand, which is a cost."""

    min: int = 1
    max: int = 1
    wounds: bool = False
    as_: BoundName = field(name="as", default="")


class PayMana(CardOp, frozen=True, tag="pay-mana"):
    """One mana is paid, and its colour bound."""

    of: tuple[str, ...] = COLOURS
    as_: BoundName = field(name="as", default="")


class Mana(CardOp, frozen=True, tag="mana"):
    """Mana of a colour is gained: of a plain one, or of each one bound to a name."""

    colour: str


class PlayCard(CardOp, frozen=True, tag="play-card"):
    """Another card is played as part of this one."""

    mode: Literal["basic", "strong"] = "basic"
    plus: int = 0
    times: int = 1


class ColourOf(CardOp, frozen=True, tag="colour-of"):
    """The colours of the bound cards are bound."""

    of: ReadName
    as_: BoundName = field(name="as", default="colour")


class Draw(CardOp, frozen=True, tag="draw"):
    """Cards are drawn."""

    n: Number = 1


class BlessedLuck(Special, CardOp, frozen=True, tag="blessed-luck"):
    """What only one card does: points for the square of a number."""

    n: int


class Night(CardCondition, frozen=True, tag="night"):
    """It is night."""


class HandSize(CardCounter, frozen=True, tag="hand-size"):
    """The cards in hand."""


class Defence(Standing, CardOp, frozen=True, tag="defence"):
    """Hits that are cancelled, against some colours only if they are named."""

    n: int
    against: tuple[str, ...] = ()


class Reroll(Standing, CardOp, frozen=True, tag="reroll"):
    """`n` dice of this colour may be rolled again."""

    dice: str
    n: int


class ConvertDie(CardOp, frozen=True, tag="convert-die"):
    """A die of the pool is put aside and one of another colour is taken instead."""


WORDS = Vocabulary(
    "cards",
    ops=CardOp,
    conditions=CardCondition,
    counters=CardCounter,
    names={
        "resource": ("coins", "glory"),
        "flag": ("fly", "extra-die"),
        "event": {"card-played": ("card", "colour"), "block-succeeded": (), "end-turn": (), "mana-used": ("colour",)},
        "value": COLOURS,
    },
    ends=("use", "phase", "turn", "round"),
    apart=("attached",),
)

# Content


class CardInfo(Content, frozen=True):
    """A card: a colour, and what it does with and without mana."""

    id: str
    colour: str = ""
    basic: Program = Program()
    strong: Program = Program()


class Deck(Content, frozen=True):
    """The content file."""

    card: tuple[CardInfo, ...]


CARDS = parse(Path(__file__).with_name("cards.toml").read_text(), "cards.toml", Deck, WORDS).card
NUMBER = {card.id: number for number, card in enumerate(CARDS)}


class CardSetting(Setting):
    """The programs of the cards by number."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        super().__init__(game, players, options)
        self.programs = Programs()
        self.basic = [self.programs.add(card.basic) for card in CARDS]
        self.strong = [self.programs.add(card.strong) for card in CARDS]
        self.programs.freeze()

    def names(self, kind: str) -> tuple[str, ...]:
        if kind == "effect":
            return effect_names(len(self.programs))
        if kind == "card":
            return tuple(card.id for card in CARDS)
        return super().names(kind)


class CardState(ProgramState):
    """One hand, some mana, points of four kinds, and a pool of dice."""

    __slots__ = ("coins", "deck", "discard", "glory", "hand", "mana", "night", "points", "pool", "rolled")

    setting: CardSetting

    hand: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    mana: list[int]
    points: list[int]
    """Move, influence, attack, block."""
    coins: int
    glory: int
    night: bool
    pool: tuple[int, ...]
    """The colours of the dice."""
    rolled: tuple[int, ...]


KINDS = ("move", "influence", "attack", "block")
