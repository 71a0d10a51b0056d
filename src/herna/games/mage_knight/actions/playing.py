"""Playing: cards, units, skills, banners, and what lies in force."""

from __future__ import annotations

from herna.games.mage_knight.actions.kinds import (
    CardNumber,
    ColourNumber,
    ManaKind,
    SidewaysKind,
    SkillNumber,
    Strength,
    UnitNumber,
)
from herna.kernel import Action


class PlayCard(Action, frozen=True):
    """Play a card for its basic or its stronger effect."""

    card: CardNumber
    way: Strength


class PlaySideways(Action, frozen=True):
    """Play a card sideways for one point."""

    card: CardNumber
    gives: SidewaysKind


class PayWith(Action, frozen=True):
    """Pay one mana: a crystal, a token or a die that shows `face`, used as `colour`."""

    kind: ManaKind
    face: ColourNumber
    colour: ColourNumber


class TurnCrystal(Action, frozen=True):
    """Turn a crystal into pure mana."""

    colour: ColourNumber


class ReadyUnit(Action, frozen=True):
    """Make this unit, by its place, ready."""

    place: int


class ActivateUnit(Action, frozen=True):
    """Activate a unit, by its place, for one of its abilities."""

    place: int
    ability: int


class UseOfferUnit(Action, frozen=True):
    """Use an ability of a unit in the offer as if it were one's own."""

    unit: UnitNumber
    ability: int


class AttachBanner(Action, frozen=True):
    """Attach a banner to a unit, by its place."""

    card: CardNumber
    place: int


class UseBanner(Action, frozen=True):
    """Use what the banner of this unit can do."""

    place: int


class TakeBanner(Action, frozen=True):
    """Take the banner of this unit back."""

    place: int


class UseSkill(Action, frozen=True):
    """Use a skill."""

    skill: SkillNumber


class BorrowSkill(Action, frozen=True):
    """Use this skill of the common offer in this turn."""

    skill: SkillNumber


class ReturnToken(Action, frozen=True):
    """Send this skill token from the middle back to its owner, for what it gives."""

    skill: SkillNumber


class TurnUpSkill(Action, frozen=True):
    """Turn this skill up again, as its text allows."""

    skill: SkillNumber


class TurnWheel(Action, frozen=True):
    """Move the shield on the wheel of chaos by one, without effect."""


class UseBox(Action, frozen=True):
    """Use the box as the artifact that was turned up for it."""

    way: Strength


class AttachBox(Action, frozen=True):
    """Attach the box as the banner that was turned up for it, to a unit by its place."""

    place: int


class TurnPoints(Action, frozen=True):
    """Turn points of one kind into attack or block, by the effect of this number among those in force."""

    effect: int


class BuyEffect(Action, frozen=True):
    """Spend influence on the effect of this number among those in force."""

    effect: int


class BuyForUnit(Action, frozen=True):
    """Spend influence by the level of a unit on the effect of this number, for that unit, by its place."""

    effect: int
    place: int


class UseHeld(Action, frozen=True):
    """Use what an effect has kept ready, by its number among those."""

    effect: int
