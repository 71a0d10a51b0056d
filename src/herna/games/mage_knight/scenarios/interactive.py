"""Interactive combat: in a fight against a single enemy the player on the right helps it with a secret die."""

from __future__ import annotations

from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import Fight, KnightState
from herna.games.mage_knight.steps.fight.die import (
    SetSecretDie,
    die_after_fight,
    die_for_monster,
    die_in_phase,
    single_enemy,
    to_the_right,
)
from herna.games.mage_knight.values import FightPhase


class InteractiveCombat(Scenario):
    """Others have a hand in what single enemies do."""

    def fight_begins(self, state: KnightState, seat: int) -> None:
        super().fight_begins(state, seat)
        helper = to_the_right(state, seat)
        if helper != NONE and single_enemy(state, seat):
            state.push(SetSecretDie(helper, seat))

    def phase_begins(self, state: KnightState, seat: int, phase: FightPhase) -> None:
        super().phase_begins(state, seat, phase)
        die_in_phase(state, seat, phase)

    def monster_comes(self, state: KnightState, seat: int, place: int) -> None:
        super().monster_comes(state, seat, place)
        die_for_monster(state, seat, place)

    def fight_over(self, state: KnightState, seat: int, fight: Fight) -> None:
        super().fight_over(state, seat, fight)
        die_after_fight(state, seat)
