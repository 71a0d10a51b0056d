"""The auction of heroes: fame is bid for them, and debts stand on the last row of the track."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.auction import NextHero
from herna.games.mage_knight.steps.round import ChooseTactic
from herna.kernel import Step


class HeroAuction(Scenario):
    """Whoever wants a hero may have to bid for him."""

    def hero_picks(self, state: KnightState, order: Sequence[int]) -> Sequence[Step]:
        return [NextHero()]

    def tactic_picks(self, state: KnightState) -> Sequence[Step]:
        """In the first round whoever was the last to name a hero picks first, whatever the fame."""
        picks = super().tactic_picks(state)
        if state.round > 1:
            return picks
        return sorted(picks, key=lambda pick: -state.order.index(pick.seat) if isinstance(pick, ChooseTactic) else 0)
