"""Conditions."""

from __future__ import annotations

from herna.games.mage_knight.vocabulary.roots import KnightCondition


class Day(KnightCondition, frozen=True, tag="day"):
    """It is day; underground counts as night."""


class Night(KnightCondition, frozen=True, tag="night"):
    """It is night, or the fight is underground."""


class InCombat(KnightCondition, frozen=True, tag="in-combat"):
    """The hero is in combat."""


class NotInCombat(KnightCondition, frozen=True, tag="not-in-combat"):
    """The hero is not in combat."""


class InInteraction(KnightCondition, frozen=True, tag="in-interaction"):
    """The hero is interacting."""


class OnForest(KnightCondition, frozen=True, tag="on-forest"):
    """The hero stands on a forest."""


class AtFortifiedSite(KnightCondition, frozen=True, tag="at-fortified-site"):
    """The hero is at a keep, a mage tower or a city."""


class AtMagicalGlade(KnightCondition, frozen=True, tag="at-magical-glade"):
    """The hero stands on a magical glade."""


class LeastFame(KnightCondition, frozen=True, tag="least-fame"):
    """The hero has less fame than every other player."""


class NoUnitRecruitedThisTurn(KnightCondition, frozen=True, tag="no-unit-recruited-this-turn"):
    """No unit is recruited with influence in this turn."""


class NoSourceDieUsedThisTurn(KnightCondition, frozen=True, tag="no-source-die-used-this-turn"):
    """No die of the Source was used in this turn, and those to come are given up."""


class NoWoundsToHandThisCombat(KnightCondition, frozen=True, tag="no-wounds-to-hand-this-combat"):
    """No wound has come to hand in this combat."""


class DeckNotEmpty(KnightCondition, frozen=True, tag="deck-not-empty"):
    """The deed deck is not empty."""


class RangedSiegePhase(KnightCondition, frozen=True, tag="ranged-siege-phase"):
    """It is the ranged and siege phase."""


class AttackPhase(KnightCondition, frozen=True, tag="attack-phase"):
    """It is the attack phase."""


class DuelWon(KnightCondition, frozen=True, tag="duel-won"):
    """The enemy is the one of the duel, and no unit had a part in it."""


class ScoutedEnemy(KnightCondition, frozen=True, tag="scouted-enemy"):
    """The enemy is the one that scouts have looked at in this turn."""


class PaidRed(KnightCondition, frozen=True, tag="paid-red"):
    """Red mana was paid."""


class PaidGreen(KnightCondition, frozen=True, tag="paid-green"):
    """Green mana was paid."""


class AdvancedSpellOrArtifact(KnightCondition, frozen=True, tag="advanced-spell-or-artifact"):
    """The card is an advanced action, a spell or an artifact."""


class SameColourActionOrSpell(KnightCondition, frozen=True, tag="same-colour-action-or-spell"):
    """The card is an action or spell of the colour that was paid."""
