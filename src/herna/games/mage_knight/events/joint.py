"""What is told of joint assaults."""

from __future__ import annotations

from herna.games.mage_knight.actions import EnemyNumber, HexNumber
from herna.kernel import Event, Seat


class AssaultProposed(Event, frozen=True):
    """A hero proposes a joint assault on a city with a number of defenders."""

    seat: Seat
    hex: HexNumber
    defenders: int


class DefendersOffered(Event, frozen=True):
    """By the proposal a hero is to meet a number of them."""

    seat: Seat
    n: int


class UnfitToJoin(Event, frozen=True):
    """A hero has nothing but wounds in hand and cannot be invited."""

    seat: Seat


class ProposalAnswered(Event, frozen=True):
    """A hero who was invited agrees, or does not."""

    seat: Seat
    agree: bool


class JointAssaultBegan(Event, frozen=True):
    """All agree to the assault that a hero has proposed."""

    seat: Seat
    hex: HexNumber


class DefenderDealt(Event, frozen=True):
    """A defender was dealt to a hero."""

    seat: Seat
    enemy: EnemyNumber


class PartBegan(Event, frozen=True):
    """A hero has his part in a joint assault."""

    seat: Seat


class StayedBehind(Event, frozen=True):
    """A hero does not get into the city: his part stays unbeaten."""

    seat: Seat


class JointAssaultFailed(Event, frozen=True):
    """Defenders are left: all fall back from the city."""

    seat: Seat
    hex: HexNumber
