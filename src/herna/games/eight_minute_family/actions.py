"""What a player may do in both games."""

from __future__ import annotations

from typing import Annotated, Literal, final

from herna.kernel import Action, Amount, Ref

Deed = Literal["place", "move", "sail", "city", "destroy"]

Region = Annotated[int, Ref("region")]
CardSlot = Annotated[int, Ref("slot")]
ArmyOwner = Annotated[int, Ref("owner")]


class Bid(Action, frozen=True):
    """Offer coins for the right to begin."""

    coins: Amount


class PutNeutral(Action, frozen=True):
    """Put one army of the unused colour on the board."""

    region: Region


class TakeCard(Action, frozen=True):
    """Take the card at this place of the row and pay its price."""

    slot: CardSlot


class Perform(Action, frozen=True):
    """Choose one of the two actions of a card."""

    deed: Deed
    n: int


class Place(Action, frozen=True):
    """Put one new army on the board."""

    region: Region


class March(Action, frozen=True):
    """Move one army over a land border."""

    source: Region
    target: Region


class Sail(Action, frozen=True):
    """Move one army along a dotted line over the sea."""

    source: Region
    target: Region


class Build(Action, frozen=True):
    """Build a city."""

    region: Region


class Destroy(Action, frozen=True):
    """Take one army off the board."""

    owner: ArmyOwner
    region: Region


# Final, so that `type(action) is Done` says all: asking `isinstance` of a struct takes four times as long.
@final
class Done(Action, frozen=True):
    """Do no more of this action."""


DONE = Done()
