"""Fights: aiming, striking, blocking, damage."""

from __future__ import annotations

from herna.kernel import Action


class Target(Action, frozen=True):
    """Aim at this enemy of the combat too, by its place."""

    foe: int


class Retarget(Action, frozen=True):
    """Aim at nobody for now."""


class Strike(Action, frozen=True):
    """Carry the attack out."""


class BlockAttack(Action, frozen=True):
    """Block this attack of this enemy."""

    foe: int
    attack: int


class FinishBlock(Action, frozen=True):
    """Carry the block out."""


class Hinder(Action, frozen=True):
    """Spend one move point to lower an attack of a cumbersome enemy."""

    foe: int
    attack: int


class NextPhase(Action, frozen=True):
    """Go on to the next phase of the combat."""


class SufferAttack(Action, frozen=True):
    """Now this attack does its damage."""

    foe: int
    attack: int


class AssignToUnit(Action, frozen=True):
    """Assign damage to a unit, by its place."""

    place: int


class AssignToHero(Action, frozen=True):
    """The hero takes all the damage that is left."""
