"""Building cities, and what is found there (LEG-5.5, LEG-5.6, LEG-9.4, LEG-9.19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.eight_minute_family.actions import DONE, Done, Place
from herna.games.eight_minute_family.events import ActionEnded, ArmyPlaced
from herna.games.eight_minute_family.steps.cities import CityStep
from herna.games.eight_minute_family.steps.turn import TurnStep
from herna.games.eight_minute_legends.components import DISCOVERIES, REGIONS, SWAMP, WHITE_KNIGHT
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.steps.armies import barred, encounter
from herna.games.eight_minute_legends.steps.tokens import TakeDiscovery, gain_token
from herna.kernel import Action, Automatic, Prompt

FINDS = {*DISCOVERIES, SWAMP}
"""What the first city of a region may bring (LEG-9.4, LEG-9.12)."""


class BuildCity(CityStep[LegendsState], frozen=True):
    """Put one of your cities where you have an army (LEG-5.5, LEG-5.6)."""

    clause: ClassVar[str] = "LEG-5.5"

    def built(self, state: LegendsState, seat: int, region: int) -> None:
        if state.leaders[seat] == WHITE_KNIGHT:
            state.push(OfferKnight(region))
        if state.tokens[region] in FINDS and self.first_city(state, region):
            if state.covered(region):
                gain_token(state, seat, region)
            else:
                state.push(TakeDiscovery(region))

    def first_city(self, state: LegendsState, region: int) -> bool:
        """Is the city just built the only one of anybody in its region?"""
        return sum(cities.count(region) for cities in state.cities) == 1


class OfferKnight(Automatic, frozen=True):
    """After the city, and what was found there: the White Knight's army, if one is left (LEG-9.19)."""

    region: int

    def run(self, state: LegendsState) -> None:
        seat = state.turn
        if state.supply[seat] and self.region != barred(state, seat):
            state.push(KnightsArmy(self.region))


class KnightsArmy(TurnStep, frozen=True):
    """The White Knight may put an army where he has built a city (LEG-9.19)."""

    clause: ClassVar[str] = "LEG-9.19"
    region: int

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return (state.setting.place_at[self.region], DONE)

    def take(self, state: LegendsState, seat: int, action: Place | Done) -> None:
        if type(action) is Done:
            state.tell(ActionEnded(seat))
            return
        state.supply[seat] -= 1
        state.tell(ArmyPlaced(seat, action.region))
        state.armies[seat][action.region] += 1
        if state.setting.encounters:
            encounter(state, seat, action.region)

    def prompt(self, state: LegendsState, seat: int) -> Prompt:
        return Prompt("knights-army", {"region": REGIONS[self.region]})
