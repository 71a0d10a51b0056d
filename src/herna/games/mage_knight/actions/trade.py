"""Dealing with people: recruiting, healing, learning."""

from __future__ import annotations

from herna.games.mage_knight.actions.kinds import CardNumber, UnitNumber
from herna.kernel import Action


class RecruitUnit(Action, frozen=True):
    """Recruit a unit of the offer."""

    unit: UnitNumber


class RecruitOnTerms(Action, frozen=True):
    """Recruit a unit under the bonds of loyalty, or with a discount by its number among those in force (-1: none)."""

    unit: UnitNumber
    bonded: bool
    discount: int


class CommandWithCard(Action, frozen=True):
    """Let a card stand for the command token of the new unit."""


class Disband(Action, frozen=True):
    """Disband this unit, by its place, to make room."""

    place: int


class BuyHealing(Action, frozen=True):
    """Buy one healing point."""


class Learn(Action, frozen=True):
    """Learn an advanced action at the monastery."""

    card: CardNumber


class BuyArtifact(Action, frozen=True):
    """Buy an artifact in the red city; it comes at the end of the turn."""


class LearnUnseen(Action, frozen=True):
    """Learn the top card of the deck of advanced actions in the green city."""


class AddElite(Action, frozen=True):
    """Add an elite unit to the offer in the white city."""


class BuySpell(Action, frozen=True):
    """Buy a spell of the offer."""

    card: CardNumber
