"""What is told to the table beside the family's events."""

from __future__ import annotations

from herna.games.eight_minute_family.actions import Region
from herna.games.eight_minute_family.events import EVENTS as FAMILY_EVENTS
from herna.games.eight_minute_legends.actions import PlaceNumber, SideNumber, TokenNumber
from herna.kernel import Event, Seat


class SegmentLaid(Event, frozen=True):
    place: PlaceNumber
    side: SideNumber
    turn: int


class StartPut(Event, frozen=True):
    region: Region


class OutpostPut(Event, frozen=True):
    region: Region


class TokenPut(Event, frozen=True):
    token: TokenNumber
    region: Region


class CoveredPut(Event, frozen=True):
    region: Region


class LeaderDealt(Event, frozen=True):
    seat: Seat
    leader: str


class FirstNamed(Event, frozen=True):
    seat: Seat
    first: Seat


class CoinsGained(Event, frozen=True):
    seat: Seat
    coins: int


class TollPaid(Event, frozen=True):
    seat: Seat
    region: Region


class CityRented(Event, frozen=True):
    seat: Seat
    owner: Seat
    region: Region


class TokenTaken(Event, frozen=True):
    seat: Seat
    token: TokenNumber
    region: Region


class TokenSeen(Event, frozen=True):
    """Told to the one who looks."""

    seat: Seat
    token: TokenNumber
    region: Region


class CoinStolen(Event, frozen=True):
    seat: Seat
    owner: Seat


class ArmyCaptured(Event, frozen=True):
    seat: Seat
    owner: Seat


class ExtraCardTaken(Event, frozen=True):
    seat: Seat
    card: str
    price: int


EVENTS = (
    *FAMILY_EVENTS,
    SegmentLaid,
    StartPut,
    OutpostPut,
    TokenPut,
    CoveredPut,
    LeaderDealt,
    FirstNamed,
    CoinsGained,
    TollPaid,
    CityRented,
    TokenTaken,
    TokenSeen,
    CoinStolen,
    ArmyCaptured,
    ExtraCardTaken,
)
