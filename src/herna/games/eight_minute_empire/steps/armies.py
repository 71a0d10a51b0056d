"""Placing and moving armies (EME-5.1 to EME-5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, compress

from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_family.actions import DONE, Done, March, Place, Sail
from herna.games.eight_minute_family.events import ActionEnded, ArmyMarched, ArmyPlaced, ArmySailed
from herna.games.eight_minute_family.steps.turn import TurnStep, region_name
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import ask_again


class PlaceArmies(TurnStep, frozen=True):
    """Put new armies in the start region or where you have a city (EME-5.1, EME-5.2)."""

    clause = "EME-5.1"
    left: int

    def possible(self, state: EmpireState, seat: int) -> bool:
        return state.supply[seat] > 0

    def missing(self, state: EmpireState, seat: int) -> str:
        return "none-left"

    def options(self, state: EmpireState, seat: int) -> Sequence[Action]:
        setting, cities = state.setting, state.cities[seat]
        if not cities:
            return setting.place_home
        return (*[setting.place_at[region] for region in sorted({setting.start, *cities})], DONE)

    def take(self, state: EmpireState, seat: int, action: Place | Done) -> None:
        if isinstance(action, Done):
            state.tell(ActionEnded(seat))
            return
        state.supply[seat] -= 1
        state.armies[seat][action.region] += 1
        if state.events is not None:
            state.tell(ArmyPlaced(seat, action.region))
        if state.supply[seat]:
            ask_again(state, self)

    def prompt(self, state: EmpireState, seat: int) -> Prompt:
        return Prompt("place-armies", {"left": min(self.left, state.supply[seat])})

    def refusal(self, state: EmpireState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Place):
            return IllegalAction("place-needs-city", clause="EME-5.1", region=region_name(state, action.region))
        return IllegalAction("placing-now", clause="EME-5.1", left=self.left)


class MoveArmies(TurnStep, frozen=True):
    """Each movement takes one army to a neighbouring region, with `sea` also along a dotted line (EME-5.3 to 5.5)."""

    clause = "EME-5.3"
    left: int
    sea: bool = False

    def possible(self, state: EmpireState, seat: int) -> bool:
        return any(state.armies[seat])

    def missing(self, state: EmpireState, seat: int) -> str:
        return "no-army"

    def options(self, state: EmpireState, seat: int) -> Sequence[Action]:
        ways = state.setting.voyages if self.sea else state.setting.marches
        return (*chain.from_iterable(compress(ways, state.armies[seat])), DONE)

    def take(self, state: EmpireState, seat: int, action: March | Sail | Done) -> None:
        if isinstance(action, Done):
            state.tell(ActionEnded(seat))
            return
        armies = state.armies[seat]
        armies[action.source] -= 1
        armies[action.target] += 1
        if state.events is not None:
            moved = ArmyMarched if isinstance(action, March) else ArmySailed
            state.tell(moved(seat, action.source, action.target))
        if self.left > 1:
            state.push(MoveArmies(self.left - 1, self.sea))

    def prompt(self, state: EmpireState, seat: int) -> Prompt:
        return Prompt("move-armies", {"left": self.left, "sea": "yes" if self.sea else "no"})

    def refusal(self, state: EmpireState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, March | Sail):
            return IllegalAction("moving-now", clause="EME-5.3", left=self.left)
        setting, armies = state.setting, state.armies[seat]
        source, target = region_name(state, action.source), region_name(state, action.target)
        if not 0 <= action.source < len(armies) or not armies[action.source]:
            return IllegalAction("no-army-there", clause="EME-5.3", region=source)
        if isinstance(action, Sail) and action.target in setting.sea[action.source]:
            return IllegalAction("no-sailing", clause="EME-5.4", source=source, target=target)
        reach = [*setting.land[action.source], *(setting.sea[action.source] if self.sea else ())]
        return IllegalAction(
            "not-neighbours",
            clause="EME-5.5" if self.sea else "EME-5.3",
            source=source,
            target=target,
            reach=[setting.regions[region] for region in sorted(reach)],
        )
