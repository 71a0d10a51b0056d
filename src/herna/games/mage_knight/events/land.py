"""What is told of the land: ways, tiles, what is found and what comes."""

from __future__ import annotations

from herna.games.mage_knight.actions import ColourNumber, EnemyNumber, HexNumber
from herna.kernel import Event, Seat


class HeroMoved(Event, frozen=True):
    """A hero goes to a hex: `way` is the direction if it is the next one, else `far`; `site` is `none` on bare land."""

    seat: Seat
    hex: HexNumber
    way: str
    terrain: str
    site: str


class TileTurned(Event, frozen=True):
    """A tile was turned up."""

    seat: Seat
    tile: str


class Provoked(Event, frozen=True):
    seat: Seat
    enemy: EnemyNumber


class Assaulted(Event, frozen=True):
    """A hero assaults a keep, a tower or a city."""

    seat: Seat
    hex: HexNumber
    site: str


class Withdrew(Event, frozen=True):
    """Forced withdrawal along the way, a wound for each space."""

    seat: Seat
    wounds: int


class TokenSeen(Event, frozen=True):
    """A hero has looked at a token; only its own seat is told which."""

    seat: Seat
    enemy: EnemyNumber


class PlaceHidden(Event, frozen=True):
    """A secret place was hidden beside a village or a monastery."""

    seat: Seat
    hex: HexNumber
    site: str


class GladeMarked(Event, frozen=True):
    """A shield lies on a glade."""

    seat: Seat
    hex: HexNumber


class PortalClosed(Event, frozen=True):
    """The portal is an empty space from now on."""


class DarknessRolled(Event, frozen=True):
    """After a day two dice were rolled; a black one brings night for good."""

    one: ColourNumber
    other: ColourNumber
    dark: bool


class RaiderCame(Event, frozen=True):
    """A rampaging enemy has come where one was beaten."""

    hex: HexNumber
    enemy: EnemyNumber


class CityFound(Event, frozen=True):
    """A city was turned up."""

    hex: HexNumber
    city: str
    level: int


class VillagePlundered(Event, frozen=True):
    seat: Seat
