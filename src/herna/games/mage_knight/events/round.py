"""What is told of rounds, turns, and who plays."""

from __future__ import annotations

from herna.games.mage_knight.actions import HeroNumber, TacticNumber
from herna.kernel import Event, Seat


class HeroChosen(Event, frozen=True):
    seat: Seat
    hero: HeroNumber


class TeamFormed(Event, frozen=True):
    """Two heroes play as one team."""

    seat: Seat
    partner: Seat


class PartnersReminded(Event, frozen=True):
    """Told once where some play together: what partners may tell each other, and what not."""


class DummyHero(Event, frozen=True):
    """The dummy player leads this hero."""

    hero: HeroNumber


class RoundBegan(Event, frozen=True):
    round: int
    night: bool


class TacticTaken(Event, frozen=True):
    seat: Seat
    tactic: TacticNumber


class DummyTactic(Event, frozen=True):
    tactic: TacticNumber


class OfferLaidOut(Event, frozen=True):
    """An offer that was not needed before is laid out: `advanced` or `spells`."""

    offer: str


class TacticNamed(Event, frozen=True):
    """Somebody names the tactic that is to leave the game."""

    seat: Seat
    tactic: TacticNumber


class TacticLeft(Event, frozen=True):
    """A tactic is out of the game."""

    tactic: TacticNumber


class DummyStandIn(Event, frozen=True):
    """No hero is left for the dummy player: other cards stand in for a deck."""


class DummyTurned(Event, frozen=True):
    """The dummy player turned up some cards."""

    cards: int


class TurnBegan(Event, frozen=True):
    seat: Seat


class EndAnnounced(Event, frozen=True):
    seat: Seat


class DummyAnnounced(Event, frozen=True):
    """The dummy player announces the end of the round."""


class TurnForfeited(Event, frozen=True):
    seat: Seat


class LastTurns(Event, frozen=True):
    """The scenario is fulfilled: everybody has one turn more."""


class GameEnded(Event, frozen=True):
    """The game is over."""


class HeroOut(Event, frozen=True):
    """A hero is out of the game."""

    seat: Seat


class ChosenNamed(Event, frozen=True):
    """A team has named the hero who is to return; only the team hears it."""

    seat: Seat


class ChosenShown(Event, frozen=True):
    """The hero whom a team had chosen is shown to all."""

    seat: Seat


class GaveUp(Event, frozen=True):
    """A hero grants with his side that another has won."""

    seat: Seat


class TurnSkipped(Event, frozen=True):
    """A turn that was played in advance is skipped, and the order token turned up."""

    seat: Seat
