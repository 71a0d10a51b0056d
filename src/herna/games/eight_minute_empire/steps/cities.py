"""Building cities (EME-5.6 to EME-5.8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_family.actions import DONE, Build, Done
from herna.games.eight_minute_family.events import ActionEnded, CityBuilt
from herna.games.eight_minute_family.steps.turn import TurnStep, region_name
from herna.kernel import Action, IllegalAction, Prompt


class BuildCity(TurnStep, frozen=True):
    """Put one of your cities where you have an army (EME-5.6, EME-5.8)."""

    clause = "EME-5.6"
    left: int

    def possible(self, state: EmpireState, seat: int) -> bool:
        return state.cities_left[seat] > 0 and any(state.armies[seat])

    def missing(self, state: EmpireState, seat: int) -> str:
        return "no-army" if state.cities_left[seat] else "none-left"

    def options(self, state: EmpireState, seat: int) -> Sequence[Action]:
        return (*compress(state.setting.build_at, state.armies[seat]), DONE)

    def take(self, state: EmpireState, seat: int, action: Build | Done) -> None:
        if isinstance(action, Done):
            state.tell(ActionEnded(seat))
            return
        state.cities_left[seat] -= 1
        state.cities[seat] += (action.region,)
        state.tell(CityBuilt(seat, action.region))
        if self.left > 1 and state.cities_left[seat]:
            state.push(BuildCity(self.left - 1))

    def prompt(self, state: EmpireState, seat: int) -> Prompt:
        return Prompt("build-city", {"cities": state.cities_left[seat]})

    def refusal(self, state: EmpireState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, Build):
            return IllegalAction("building-now", clause="EME-5.6")
        possible = [name for name, armies in zip(state.setting.regions, state.armies[seat], strict=True) if armies]
        region = region_name(state, action.region)
        return IllegalAction("build-needs-army", clause="EME-5.6", region=region, possible=possible)
