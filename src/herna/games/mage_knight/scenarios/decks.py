"""More ways to build a deck: a draft before the game, and upgraded actions after nights."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.draft import DealDraft, after_day
from herna.games.mage_knight.steps.upgrades import LayUpgrades
from herna.kernel import Step

DAY_AND_NIGHT = 2
"""The rounds after which the light is the same again."""


class Draft(Scenario):
    """Everybody drafts three advanced actions in secret, and shuffles one of them in after each day."""

    @property
    def lays_table_late(self) -> bool:
        return True

    def after_heroes(self, state: KnightState) -> Sequence[Step]:
        return [*super().after_heroes(state), DealDraft()]

    def round_ends(self, state: KnightState) -> None:
        super().round_ends(state)
        if not self.is_over(state) and not self.ends_as_night(state):
            after_day(state)


class Upgrades(Scenario):
    """After each night but the last everybody may swap an action for an advanced one."""

    @property
    def decks_open(self) -> bool:
        return self.options.open_decks

    def round_ends(self, state: KnightState) -> None:
        super().round_ends(state)
        another = state.round + DAY_AND_NIGHT <= self.rounds
        if another and not self.is_over(state) and self.ends_as_night(state):
            state.push(LayUpgrades())
