"""What a player may do: the family's actions, and those of the set-up and the leaders."""

from __future__ import annotations

from typing import Annotated

from herna.games.eight_minute_family.actions import (
    Bid,
    Build,
    Destroy,
    Done,
    March,
    Perform,
    Place,
    PutNeutral,
    Region,
    Sail,
    TakeCard,
)
from herna.kernel import Action, Ref, Seat

SideNumber = Annotated[int, Ref("side")]
PlaceNumber = Annotated[int, Ref("place")]
TokenNumber = Annotated[int, Ref("token")]


class LaySegment(Action, frozen=True):
    """Lay a board with this side up on a place of the map, turned clockwise by a number of quarters."""

    place: PlaceNumber
    side: SideNumber
    turn: int


class PutStart(Action, frozen=True):
    """Put the start token in a region."""

    region: Region


class PutOutpost(Action, frozen=True):
    """Choose where everybody's further army goes."""

    region: Region


class PutToken(Action, frozen=True):
    """Put a token face up in a region."""

    token: TokenNumber
    region: Region


class PutCovered(Action, frozen=True):
    """Put the next token face down in a region, without having seen it."""

    region: Region


class NameFirst(Action, frozen=True):
    """Say who begins."""

    seat: Seat


class PlaceAtCity(Action, frozen=True):
    """The Robber King puts an army at somebody else's city for a coin."""

    owner: Seat
    region: Region


class TakeToken(Action, frozen=True):
    """Take the discovery of the region where the city was built."""

    region: Region


ACTIONS = (
    LaySegment,
    PutStart,
    PutOutpost,
    PutToken,
    PutCovered,
    Bid,
    PutNeutral,
    NameFirst,
    TakeCard,
    Perform,
    Place,
    PlaceAtCity,
    March,
    Sail,
    Build,
    TakeToken,
    Destroy,
    Done,
)
