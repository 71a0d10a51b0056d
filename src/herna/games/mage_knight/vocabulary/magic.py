"""Mana, crystals, dice and the cards one pays with."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field

from herna.games.mage_knight.vocabulary.names import ColourWord
from herna.games.mage_knight.vocabulary.roots import KnightOp
from herna.games.programs import BoundName, Number, Program, ReadName


class Mana(KnightOp, frozen=True, tag="mana"):
    """Mana tokens are gained; the colour of each is picked on its own where there is a choice."""

    colour: ColourWord | tuple[ColourWord, ...]
    n: Number = 1
    as_: BoundName = field(name="as", default="gained")


class Crystal(KnightOp, frozen=True, tag="crystal"):
    """Crystals are gained; a fourth of one colour becomes a token instead."""

    colour: ColourWord | tuple[ColourWord, ...]
    n: Number = 1
    same: bool = False
    """All are of one colour."""
    distinct_cards: bool = False
    """Each is of the colour of another card of the offer."""
    but: str = ""
    """Not of the colour that is bound to this name."""
    whose: Literal["actor", "owner"] = "actor"
    """Who gains them: whoever does this, or the owner of the token."""


class PayMana(KnightOp, frozen=True, tag="pay-mana"):
    """One mana is paid, which is a cost; its colour is bound."""

    colour: ColourWord | tuple[ColourWord, ...]
    as_: BoundName = field(name="as", default="")


class Announce(KnightOp, frozen=True, tag="announce"):
    """The player announces a number, which is bound."""

    as_: BoundName = field(name="as")
    min: int = 0
    max: int = 0
    pays: tuple[ColourWord, ...] = ()
    """For each point one mana of another colour of these is paid."""


class Discard(KnightOp, frozen=True, tag="discard"):
    """Cards are discarded from hand, which is a cost; they are bound."""

    hangs_on_secrets: ClassVar[bool] = True

    what: Literal["nonwound", "wound", "coloured", "any", "any-max-one-wound"]
    min: int = 1
    max: int = 1
    any_number: bool = False
    as_: BoundName = field(name="as", default="")


class ThrowAway(KnightOp, frozen=True, tag="throw-away"):
    """Cards leave the game, which is a cost; a wound goes back to its pile. They are bound."""

    what: Literal["action", "wound", "that-wound", "wounds-received-this-turn"]
    min: int = 1
    max: int = 1
    as_: BoundName = field(name="as", default="")


class UseAction(KnightOp, frozen=True, tag="use-action"):
    """Doing this is the action of the turn, which is a cost."""


class Source(KnightOp, frozen=True, tag="source"):
    """Dice of the Source are handled: taken and set to a colour, picked, or rolled again."""

    do: Literal["take-and-set", "take", "pick", "reroll-picked", "reroll-all", "reroll"]
    dice: int = 1
    to: ColourWord = "any-but-gold"
    tokens_per_die: int = 1
    showing: Literal["", "basic"] = ""
    up_to: int = 0
    as_: BoundName = field(name="as", default="")


class Roll(KnightOp, frozen=True, tag="roll"):
    """Mana dice of the bank are rolled; for each the program of what it shows is carried out, with the colour bound as
    `rolled`."""

    binds_inside: ClassVar[tuple[str, ...]] = ("rolled",)

    dice: Number
    result: dict[str, Program]
    """By colour, or `basic` for all four basic ones."""


class ColourOf(KnightOp, frozen=True, tag="colour-of"):
    """The colour of each bound card is bound; the player names it where a card has two or none of its own."""

    of: ReadName
    as_: BoundName = field(name="as", default="c")


class PlayCard(KnightOp, frozen=True, tag="play-card"):
    """Another basic or advanced action from hand is played as part of this card, without its mana."""

    mode: Literal["basic", "strong"]
    plus: int = 0
    """Added to every move, influence, attack and block number of it."""
    times: int = 1
    throw_away: bool = False
    """The card leaves the game afterwards."""


class UseOffer(KnightOp, frozen=True, tag="use-offer"):
    """An effect of a card in an offer is used; the card stays there."""

    offer: Literal["spells", "advanced"]
    mode: Literal["basic", "strong", "either"]
    colour: str = ""
    """Only a card of the colour that is bound to this name."""
    pay: bool = False
    """The mana of the card is paid as usual."""


class GainOffer(KnightOp, frozen=True, tag="gain-offer"):
    """A card of an offer is taken and the offer refilled."""

    offer: Literal["spells", "advanced"]
    to: Literal["hand", "discard", "deck-top"]
    colour: str = ""
    """Only a card of the colour that is bound to this name."""


class Recycle(KnightOp, frozen=True, tag="recycle"):
    """Cards of the discard pile go back on top of the deck or under it."""

    n: int
    pick: Literal["random", "choose"]


class SelfTo(KnightOp, frozen=True, tag="self-to"):
    """This card goes there instead of to the discard pile."""

    to: Literal["hand", "deck-top", "deck-bottom"]


class Centre(KnightOp, frozen=True, tag="centre"):
    """The skill token lies in the middle until its owner's next turn begins or until it is returned; then it comes back
    face down."""

    binds_inside: ClassVar[tuple[str, ...]] = ("mark", "die")

    mark: str = ""
    """The bound name whose colour is marked on it."""
    others: Program = Program()
    """What holds for the other players, each in his turn."""
    owner_then: Program = Program()
    """What its owner does at the start of his next turn."""
    return_by: Literal["", "any", "others"] = ""
    return_do: Program = Program()
    """What happens for the one who returns it."""


class Flip(KnightOp, frozen=True, tag="flip"):
    """The token is turned face down; `back` says how it may be turned up early."""

    back: Literal["rest", "action", "pay-green"]
