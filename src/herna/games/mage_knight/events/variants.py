"""What is told of variants of the rules."""

from __future__ import annotations

from herna.games.mage_knight.actions import CardNumber, ColourNumber, HeroNumber
from herna.kernel import Event, Seat


class HeroWanted(Event, frozen=True):
    """Somebody wants a hero; others may bid."""

    seat: Seat
    hero: HeroNumber


class FameBid(Event, frozen=True):
    """Somebody bids fame for the hero."""

    seat: Seat
    fame: int


class HeroGivenUp(Event, frozen=True):
    """Somebody bids no more."""

    seat: Seat


class FamePaid(Event, frozen=True):
    """Whoever got the hero pays for him."""

    seat: Seat
    fame: int


class DraftPassed(Event, frozen=True):
    """Everybody has kept a card, and what is left goes on; `kept` cards each so far."""

    kept: int


class DraftedAdded(Event, frozen=True):
    """Somebody shuffles a drafted card into the deck; which one nobody else knows."""

    seat: Seat


class UpgradesLaid(Event, frozen=True):
    """Some advanced actions lie there to be swapped for; the weakest picks first. Strengths are by seat."""

    count: int
    strengths: tuple[int, ...]


class CardSwapped(Event, frozen=True):
    """Somebody takes an advanced action and throws another card out of the game."""

    seat: Seat
    card: CardNumber
    gone: CardNumber


class DieHidden(Event, frozen=True):
    """Somebody has set a die in secret for the fight of another."""

    seat: Seat
    rival: Seat


class DieShown(Event, frozen=True):
    """The die of a fight is shown."""

    seat: Seat
    colour: ColourNumber


class DieIsNot(Event, frozen=True):
    """The die of a fight does not show this."""

    seat: Seat
    colour: ColourNumber


VARIANT_EVENTS: tuple[type[Event], ...] = (
    HeroWanted, FameBid, HeroGivenUp, FamePaid, DraftPassed, DraftedAdded, UpgradesLaid, CardSwapped,
    DieHidden, DieShown, DieIsNot,
)  # fmt: skip
