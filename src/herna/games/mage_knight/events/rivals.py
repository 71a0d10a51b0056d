"""What is told of fights between heroes."""

from __future__ import annotations

from herna.games.mage_knight.actions import CardNumber, HexNumber
from herna.kernel import Event, Seat


class HeroAttacked(Event, frozen=True):
    """A hero attacks another."""

    seat: Seat
    rival: Seat


class FightAttended(Event, frozen=True):
    """The attacked hero attends to the fight, fully or in part."""

    seat: Seat
    fully: bool


class RivalStruck(Event, frozen=True):
    """A hero strikes at another."""

    seat: Seat
    rival: Seat
    value: int


class RivalBlocked(Event, frozen=True):
    """A hero blocks part of an attack of another; the rest is damage."""

    seat: Seat
    blocked: int
    damage: int


class AttackPassed(Event, frozen=True):
    """A hero does not attack now."""

    seat: Seat


class ArtifactStolen(Event, frozen=True):
    """A hero takes an artifact from another."""

    seat: Seat
    rival: Seat
    card: CardNumber


class DrivenOut(Event, frozen=True):
    """A hero is driven out by another."""

    seat: Seat
    rival: Seat
    hex: HexNumber


class FightDrawn(Event, frozen=True):
    """Neither hero goes on: the aggressor falls back."""

    seat: Seat
    rival: Seat
