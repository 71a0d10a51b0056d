"""Fights between heroes: attacking one, attending to it, and dealing the damage."""

from __future__ import annotations

from herna.games.mage_knight.actions.kinds import CardNumber, HexNumber
from herna.kernel import Action, Seat


class AttackHero(Action, frozen=True):
    """Attack the hero on the same space."""

    seat: Seat


class Attend(Action, frozen=True):
    """Attend to the fight fully, which is one's next turn, or in part."""

    fully: bool


class PassAttack(Action, frozen=True):
    """Do not attack now."""


class WoundUnit(Action, frozen=True):
    """Deal damage to a unit of the other hero, by its place."""

    place: int


class WoundHero(Action, frozen=True):
    """Deal damage to the other hero: one wound."""


class StealArtifact(Action, frozen=True):
    """Take an artifact of the other hero for damage."""

    card: CardNumber


class DriveOut(Action, frozen=True):
    """Drive the other hero out to that space."""

    hex: HexNumber
