"""Rewards and levels."""

from __future__ import annotations

from herna.games.mage_knight.actions.kinds import CardNumber, Reward, SkillNumber
from herna.kernel import Action


class TakeReward(Action, frozen=True):
    """Take this reward next."""

    reward: Reward


class TakeCard(Action, frozen=True):
    """Take this card of an offer."""

    card: CardNumber


class PutBack(Action, frozen=True):
    """Put this artifact back under its deck."""

    card: CardNumber


class TakeSkill(Action, frozen=True):
    """Take this skill."""

    skill: SkillNumber


class ThrowWound(Action, frozen=True):
    """Throw a wound away: from hand, or from the discard pile."""

    discarded: bool
