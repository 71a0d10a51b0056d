"""What is told of fights against enemies."""

from __future__ import annotations

from herna.games.mage_knight.actions import EnemyNumber, HexNumber, UnitNumber
from herna.kernel import Event, Seat


class CombatBegan(Event, frozen=True):
    seat: Seat
    enemies: int
    enemy: str
    """Who they are, by their names one after the other."""


class EnemySummoned(Event, frozen=True):
    enemy: EnemyNumber


class EnemyDefeated(Event, frozen=True):
    seat: Seat
    enemy: EnemyNumber


class AttackBlocked(Event, frozen=True):
    seat: Seat
    enemy: EnemyNumber


class UnitWounded(Event, frozen=True):
    seat: Seat
    unit: UnitNumber


class UnitDestroyed(Event, frozen=True):
    seat: Seat
    unit: UnitNumber


class HeroWounded(Event, frozen=True):
    seat: Seat
    wounds: int


class KnockedOut(Event, frozen=True):
    seat: Seat


class SiteConquered(Event, frozen=True):
    seat: Seat
    hex: HexNumber
    site: str


class ShieldsOnCity(Event, frozen=True):
    """Shields for defenders of a city that were beaten."""

    seat: Seat
    hex: HexNumber
    city: str
    shields: int


class CityConquered(Event, frozen=True):
    """A city is conquered; this seat leads it."""

    seat: Seat
    hex: HexNumber
    city: str
