"""A turn: made when it opens, gone when it ends. It belongs to one hero, and several may be open at once."""

from __future__ import annotations

from typing import Literal

import msgspec

TurnPhase = Literal["free", "moving", "interacting", "fighting", "after", "rested", "ending", "maze"]
"""Before anything, moving, in the action (dealing with people, fighting, in a maze), after it, after a rest, and while
the turn ends."""


Attendance = Literal["own", "full", "part"]


class Points(msgspec.Struct, frozen=True, gc=False):
    """The points of a turn that are not part of an attack or a block."""

    move: int = 0
    influence: int = 0
    healing: int = 0


NO_POINTS = Points()


class Dice(msgspec.Struct, frozen=True, gc=False):
    """What a turn has done with the dice of the Source."""

    taken: tuple[int, ...] = ()
    """The dice that were used, by their place: they are rolled when they go back."""
    kept_as_set: tuple[int, ...] = ()
    """The dice that were taken and set: they go back as they are."""
    used: int = 0
    """How many were used as the die of the turn."""
    searched: bool = False
    """Were dice rolled again by a tactic?"""
    forgone: bool = False
    """Has the hero given up using any?"""


NO_DICE = Dice()


class Activation(msgspec.Struct, frozen=True, gc=False):
    """A unit that may use several abilities in one activation, and those it has used."""

    unit: int
    """By its identity."""
    abilities: tuple[int, ...]


class Loan(msgspec.Struct, frozen=True, gc=False):
    """A skill of the common offer that may be used as one's own, so often."""

    skill: int
    left: int


class OpenBox(msgspec.Struct, frozen=True, gc=False):
    """The mysterious box: its card, the artifact that was turned up for it, and as what it was used."""

    card: int
    artifact: int
    used: Literal["", "basic", "strong", "attached"] = ""


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The turn of one hero."""

    seat: int
    phase: TurnPhase = "free"
    attends: Attendance = "own"
    """Is it the hero's own turn, or how far he attends to a fight in the turn of another?"""
    action_used: bool = False
    points: Points = NO_POINTS
    dice: Dice = NO_DICE
    trail: tuple[int, ...] = ()
    """The hexes of its way, where a withdrawal leads back along."""
    card_done: bool = False
    """Has a card been played or discarded?"""
    began_empty: bool = False
    """Was the hand empty when it began?"""
    crystals_spent: tuple[int, ...] = (0, 0, 0, 0)
    """Crystals that were used as mana, by colour."""
    wounds_to_hand: int = 0
    wounds_to_discard: int = 0
    rewards: tuple[str, ...] = ()
    """What is taken when it ends."""
    along: tuple[int, ...] | None = None
    """The units, by their identity, that went along into a maze; None where there is no maze and all are there."""
    nothing_drawn: bool = False
    """Is nothing drawn when it ends?"""
    recruited: bool = False
    """Was a unit recruited by dealing with people?"""
    polarized: int = 0
    """How much mana may still be used as its opposite."""
    pressing: tuple[int, ...] = ()
    """Colours of tokens that must be spent at once."""
    overload: int = 0
    """How much more the card gives that is being powered."""
    activations: tuple[Activation, ...] = ()
    loans: tuple[Loan, ...] = ()
    box: OpenBox | None = None
    declined: tuple[tuple[int, ...], ...] = ()
    """Joint assaults that were proposed in it and declined: the city, and by seat the defenders of those invited."""
    scouted: tuple[tuple[int, int], ...] = ()
    """Enemies that scouts have looked at in it: the token, and the hex it lies on if it does."""
