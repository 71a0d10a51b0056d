"""Conditions: `{ is = "defeated", what = "dragon" }`."""

from __future__ import annotations

from herna.games.andor.vocabulary.values import Amount, Level, Word


class Condition(Word, frozen=True, tag_field="is"):
    """Something that is true or not."""


class CastleHeld(Condition, frozen=True, tag="castle-held"):
    """No creature has entered the castle without a golden shield for it."""


class CastleFree(Condition, frozen=True, tag="castle-free"):
    """The garrison is gone: the castle was taken back (rule `garrison`)."""


class WitchFound(Condition, frozen=True, tag="witch-found"):
    """The witch stands on the board, or has stood there."""


class PieceAt(Condition, frozen=True, tag="piece-at"):
    """At least `n` pieces `what` lie on `space` or are carried by heroes who stand there."""

    what: str
    space: int
    n: int = 1


class Lost(Condition, frozen=True, tag="lost"):
    """A piece `what` that bears no creature (a parchment, a farmer) has met one."""

    what: str


class Defeated(Condition, frozen=True, tag="defeated"):
    """At least `n` creatures `what` have been defeated; `that-space` is where the last one fell."""

    what: str
    n: int = 1


class FatesDone(Condition, frozen=True, tag="fates-done"):
    """Every hero has met his fate."""


class OpponentHidden(Condition, frozen=True, tag="opponent-hidden"):
    """The opponent has not been revealed yet."""


class OpponentDefeated(Condition, frozen=True, tag="opponent-defeated"):
    """The opponent drawn for this game has been defeated."""


class Delivered(Condition, frozen=True, tag="delivered"):
    """Gems and gold worth `n` were handed over at space 0 (rule `treasury`)."""

    n: Amount


class Read(Condition, frozen=True, tag="read"):
    """This card has come up."""

    card: str


class AtLevel(Condition, frozen=True, tag="level"):
    """The game is played at one of these levels."""

    of: tuple[Level, ...]


class MerchantOpen(Condition, frozen=True, tag="merchant-open"):
    """The merchant on this space still trades."""

    space: int


class Not(Condition, frozen=True, tag="not"):
    """The condition does not hold."""

    that: AnyCondition


class AnyOf(Condition, frozen=True, tag="any"):
    """At least one of the conditions holds."""

    of: tuple[AnyCondition, ...]


AnyCondition = (
    CastleHeld
    | CastleFree
    | WitchFound
    | PieceAt
    | Lost
    | Defeated
    | FatesDone
    | OpponentHidden
    | OpponentDefeated
    | Delivered
    | Read
    | AtLevel
    | MerchantOpen
    | Not
    | AnyOf
)
