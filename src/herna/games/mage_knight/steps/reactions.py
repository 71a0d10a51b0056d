"""What may be used in the turns of others: as one likes, or when an effect is announced that touches one."""

from __future__ import annotations

from typing import Any

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.plunder import may_plunder, plunder
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.skills import options_of_others, use_skill
from herna.kernel import Action, Automatic
from herna.kernel.kit import SeatStep


def open_to(state: KnightState, seat: int) -> list[Action]:
    """What a seat may do in the turn of another, as long as it has a turn to come in this round."""
    found: list[Action] = [act.Plunder()] if may_plunder(state, seat) else []
    if state.skills[seat] and (not state.closing or seat in state.last_turns):
        found += options_of_others(state, seat)
    return found


def react(state: KnightState, seat: int, action: Action) -> None:
    """A seat uses something in the turn of another."""
    if isinstance(action, act.UseSkill):
        use_skill(state, seat, action.skill)
    else:
        plunder(state, seat)


class Forewarn(Automatic[KnightState], frozen=True):
    """An effect that touches a seat is announced: if it has something to use, it is asked first."""

    seat: int

    def run(self, state: KnightState) -> None:
        if open_to(state, self.seat):
            state.push(Forewarned(self.seat))


class Forewarned(SeatStep[KnightState, Any], frozen=True):
    """Use something before the effect is carried out?"""

    clause = "MK-5.1"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [*open_to(state, seat), act.Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if not isinstance(action, act.Done):
            state.push(Forewarn(seat))
            react(state, seat, action)
