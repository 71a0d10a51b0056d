"""Building cities, which both games do alike; what is found there is the game's own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Generic

from herna.games.eight_minute_family.actions import DONE, Build, Done
from herna.games.eight_minute_family.events import ActionEnded, CityBuilt
from herna.games.eight_minute_family.state import TableOf
from herna.games.eight_minute_family.steps.turn import TurnStep, region_name
from herna.kernel import Action, IllegalAction, Prompt


class CityStep(TurnStep[TableOf, Build | Done], Generic[TableOf], frozen=True):
    """Put one of your cities where you have an army."""

    left: int

    def possible(self, state: TableOf, seat: int) -> bool:
        return state.cities_left[seat] > 0 and any(state.armies[seat])

    def missing(self, state: TableOf, seat: int) -> str:
        return "no-army" if state.cities_left[seat] else "none-left"

    def options(self, state: TableOf, seat: int) -> Sequence[Action]:
        return (*compress(state.setting.build_at, state.armies[seat]), DONE)

    def take(self, state: TableOf, seat: int, action: Build | Done) -> None:
        if type(action) is Done:
            state.tell(ActionEnded(seat))
            return
        region = action.region
        state.cities_left[seat] -= 1
        state.cities[seat] += (region,)
        state.tell(CityBuilt(seat, region))
        self.built(state, seat, region)

    def built(self, state: TableOf, seat: int, region: int) -> None:
        """What a new city brings."""

    def prompt(self, state: TableOf, seat: int) -> Prompt:
        return Prompt("build-city", {"cities": state.cities_left[seat]})

    def refusal(self, state: TableOf, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, Build):
            return IllegalAction("building-now", clause=self.clause)
        possible = [name for name, armies in zip(state.setting.regions, state.armies[seat], strict=True) if armies]
        region = region_name(state, action.region)
        return IllegalAction("build-needs-army", clause=self.clause, region=region, possible=possible)
