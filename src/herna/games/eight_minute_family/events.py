"""What is told to the table in both games."""

from __future__ import annotations

from herna.games.eight_minute_family.actions import ArmyOwner, CardSlot, Region
from herna.kernel import Event, Seat


class GameBegun(Event, frozen=True):
    """A game, or the next of three, is set up."""

    part: int
    parts: int


class BidMade(Event, frozen=True):
    """Somebody holds a closed fist over the board."""

    seat: Seat


class BidsShown(Event, frozen=True):
    bids: tuple[int, ...]


class AuctionWon(Event, frozen=True):
    """`by` says what decided: `highest`, `youngest`, `die`, or `lot` where ages do not tell."""

    seat: Seat
    coins: int
    by: str


class NeutralPut(Event, frozen=True):
    seat: Seat
    region: Region


class CardTaken(Event, frozen=True):
    seat: Seat
    slot: CardSlot
    card: str
    price: int


class ArmyPlaced(Event, frozen=True):
    seat: Seat
    region: Region


class ArmyMarched(Event, frozen=True):
    seat: Seat
    source: Region
    target: Region


class ArmySailed(Event, frozen=True):
    seat: Seat
    source: Region
    target: Region


class CityBuilt(Event, frozen=True):
    seat: Seat
    region: Region


class ArmyDestroyed(Event, frozen=True):
    seat: Seat
    owner: ArmyOwner
    region: Region


class ActionEnded(Event, frozen=True):
    """The player does no more of the card's action."""

    seat: Seat


class NothingToDo(Event, frozen=True):
    """The card's action cannot be done. `why` says what is missing: `none-left` in the supply, `no-army` on the map,
    `out-of-reach` where there are armies to destroy but each is immune or out of reach."""

    seat: Seat
    deed: str
    why: str


class CardTurnedUp(Event, frozen=True):
    card: str


class GameScored(Event, frozen=True):
    scores: tuple[int, ...]


EVENTS = (
    GameBegun,
    BidMade,
    BidsShown,
    AuctionWon,
    NeutralPut,
    CardTaken,
    ArmyPlaced,
    ArmyMarched,
    ArmySailed,
    CityBuilt,
    ArmyDestroyed,
    ActionEnded,
    NothingToDo,
    CardTurnedUp,
    GameScored,
)
