"""Destroying armies (EME-5.9, EME-5.10)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_family.actions import DONE, Destroy, Done
from herna.games.eight_minute_family.events import ActionEnded, ArmyDestroyed
from herna.games.eight_minute_family.steps.turn import TurnStep, region_name
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import ask_again


class DestroyArmy(TurnStep, frozen=True):
    """Take any army of any player off the board; it goes back to its owner (EME-5.9, EME-5.10)."""

    clause = "EME-5.9"
    left: int

    def possible(self, state: EmpireState, seat: int) -> bool:
        return any(any(row) for row in state.armies)

    def missing(self, state: EmpireState, seat: int) -> str:
        return "no-army"

    def options(self, state: EmpireState, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for destroy, armies in zip(state.setting.destroy_at, state.armies, strict=True):
            found += compress(destroy, armies)
        found.append(DONE)
        return found

    def take(self, state: EmpireState, seat: int, action: Destroy | Done) -> None:
        if isinstance(action, Done):
            state.tell(ActionEnded(seat))
            return
        state.armies[action.owner][action.region] -= 1
        state.supply[action.owner] += 1
        state.tell(ArmyDestroyed(seat, action.owner, action.region))
        if self.possible(state, seat):
            ask_again(state, self)

    def prompt(self, state: EmpireState, seat: int) -> Prompt:
        return Prompt("destroy-army", {"left": self.left})

    def refusal(self, state: EmpireState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, Destroy):
            return IllegalAction("destroying-now", clause="EME-5.9")
        return IllegalAction("nothing-to-destroy", clause="EME-5.9", region=region_name(state, action.region))
