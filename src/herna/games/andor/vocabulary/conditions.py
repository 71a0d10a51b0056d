"""Conditions: `{ is = "defeated", what = "dragon" }`."""

from __future__ import annotations

from typing import Annotated, ClassVar

from herna.games.andor.vocabulary.values import Amount, Level, Space
from herna.games.programs import Condition, Named


class AndorCondition(Condition, frozen=True):
    """Something that is true or not."""

    example: ClassVar[str] = ""
    needs_rule: ClassVar[str] = ""
    """A rule of the legend without which it could never become true."""
    needs_op: ClassVar[str] = ""
    """An operation without which it could never become true."""


class CastleHeld(AndorCondition, frozen=True, tag="castle-held"):
    """No creature has entered the castle without a golden shield for it."""

    example = '{ is = "castle-held" }'


class CastleFree(AndorCondition, frozen=True, tag="castle-free"):
    """The garrison is gone: the castle was taken back (rule `garrison`)."""

    needs_rule = "garrison"
    example = '{ is = "castle-free" }'


class WitchFound(AndorCondition, frozen=True, tag="witch-found"):
    """The witch stands on the board, or has stood there."""

    example = '{ is = "witch-found" }'


class PieceAt(AndorCondition, frozen=True, tag="piece-at"):
    """At least `n` pieces `what` lie on `space` or are carried by heroes who stand there."""

    example = '{ is = "piece-at", what = "rune", space = 0, n = 3 }'

    what: Annotated[str, Named("piece")]
    space: Space
    n: int = 1


class Lost(AndorCondition, frozen=True, tag="lost"):
    """A piece `what` that bears no creature (a parchment, a farmer) has met one."""

    example = '{ is = "lost", what = "parchment" }'

    what: Annotated[str, Named("fragile piece")]


class Defeated(AndorCondition, frozen=True, tag="defeated"):
    """At least `n` creatures `what` have been defeated; `that-space` is where the last one fell."""

    example = '{ is = "defeated", what = "troll", n = 2 }'

    what: Annotated[str, Named("creature")]
    n: int = 1


class FatesDone(AndorCondition, frozen=True, tag="fates-done"):
    """Every hero has met his fate."""

    needs_op = "deal-fates"
    example = '{ is = "fates-done" }'


class OpponentHidden(AndorCondition, frozen=True, tag="opponent-hidden"):
    """The opponent has not been revealed yet."""

    needs_op = "reveal-opponent"
    example = '{ is = "opponent-hidden" }'


class OpponentDefeated(AndorCondition, frozen=True, tag="opponent-defeated"):
    """The opponent drawn for this game has been defeated."""

    needs_op = "reveal-opponent"
    example = '{ is = "opponent-defeated" }'


class Delivered(AndorCondition, frozen=True, tag="delivered"):
    """Gems and gold worth `n` were handed over at space 0 (rule `treasury`)."""

    needs_rule = "treasury"
    example = '{ is = "delivered", n = 28 }'

    n: Amount


class Read(AndorCondition, frozen=True, tag="read"):
    """This card has come up."""

    example = '{ is = "read", card = "fire" }'

    card: Annotated[str, Named("card")]


class AtLevel(AndorCondition, frozen=True, tag="level"):
    """The game is played at one of these levels."""

    example = '{ is = "level", of = ["easy"] }'

    of: tuple[Level, ...]


class MerchantOpen(AndorCondition, frozen=True, tag="merchant-open"):
    """The merchant on this space still trades."""

    example = '{ is = "merchant-open", space = 57 }'

    space: Annotated[Space, Named("merchant")]
