"""Placing and moving armies (LEG-5.1 to LEG-5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, compress
from typing import ClassVar

from herna.games.eight_minute_family.actions import DONE, Done, March, Place, Sail
from herna.games.eight_minute_family.events import ActionEnded, ArmyMarched, ArmyPlaced, ArmySailed
from herna.games.eight_minute_family.steps.turn import TurnStep, region_name
from herna.games.eight_minute_legends.actions import PlaceAtCity
from herna.games.eight_minute_legends.components import LEADERS, NUMBERS, REGIONS, ROBBER_KING, ROBBERS, TOKENS
from herna.games.eight_minute_legends.events import CityRented, TollPaid
from herna.games.eight_minute_legends.state import NOWHERE, LegendsState
from herna.games.eight_minute_legends.steps.tokens import arrive
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import ask_again

TOLL, RENT = TOKENS[ROBBERS].toll, LEADERS[ROBBER_KING].rent
"""Coins for every army that comes to the robbers, and for every army at somebody else's city (LEG-9.10, LEG-9.17)."""


def barred(state: LegendsState, seat: int) -> int:
    """The region of the robbers for somebody who cannot pay them, else nowhere (LEG-9.10)."""
    return state.robbers if state.setting.encounters and state.coins[seat] < TOLL else NOWHERE


def encounter(state: LegendsState, seat: int, region: int) -> None:
    """An army has come into a region: it pays the robbers and may be the dragon's seventh (LEG-9.8, LEG-9.10)."""
    if region == state.robbers:
        state.coins[seat] -= TOLL
        state.tell(TollPaid(seat, region))
    arrive(state, seat, region)


class PlaceArmies(TurnStep, frozen=True):
    """Put new armies in the start region or where you have a city (LEG-5.1, LEG-5.2, LEG-9.17)."""

    clause: ClassVar[str] = "LEG-5.1"
    left: int

    def possible(self, state: LegendsState, seat: int) -> bool:
        return state.supply[seat] > 0

    def missing(self, state: LegendsState, seat: int) -> str:
        return "none-left"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        setting, cities = state.setting, state.cities[seat]
        robber_king = state.leaders[seat] == ROBBER_KING
        if not cities and not robber_king:
            return setting.place_alone[state.home]
        places = [setting.place_at[region] for region in sorted({state.home, *cities})]
        if setting.encounters:
            shut = barred(state, seat)
            places = [place for place in places if place.region != shut]
        return (*places, *self.rented(state, seat), DONE) if robber_king else (*places, DONE)

    def rented(self, state: LegendsState, seat: int) -> list[Action]:
        """The Robber King's armies may come to other cities, for a coin each to the owner (LEG-9.17)."""
        found: list[Action] = []
        for owner, cities in enumerate(state.cities):
            for region in sorted(set(cities)):
                price = RENT + (TOLL if state.setting.encounters and region == state.robbers else 0)
                if owner != seat and state.coins[seat] >= price:
                    found.append(PlaceAtCity(owner, region))
        return found

    def take(self, state: LegendsState, seat: int, action: Place | PlaceAtCity | Done) -> None:
        if type(action) is Done:
            state.tell(ActionEnded(seat))
            return
        state.supply[seat] -= 1
        if type(action) is PlaceAtCity:
            state.coins[seat] -= RENT
            state.coins[action.owner] += RENT
            state.tell(CityRented(seat, action.owner, action.region))
        if state.events is not None:
            state.tell(ArmyPlaced(seat, action.region))
        state.armies[seat][action.region] += 1
        if state.setting.encounters:
            encounter(state, seat, action.region)
        if state.supply[seat]:
            ask_again(state, self)

    def prompt(self, state: LegendsState, seat: int) -> Prompt:
        return Prompt("place-armies", {"left": min(self.left, state.supply[seat])})

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Place | PlaceAtCity):
            region = region_name(state, action.region)
            if action.region == barred(state, seat):
                return IllegalAction("robbers-want-coin", clause="LEG-9.10", region=region)
            return IllegalAction("place-needs-city", clause="LEG-5.1", region=region)
        return IllegalAction("placing-now", clause="LEG-5.1", left=self.left)


class MoveArmies(TurnStep, frozen=True):
    """Movement points, spent on any armies: one for a land border, three for a sea line (LEG-5.3, LEG-5.4, LEG-6.4)."""

    clause: ClassVar[str] = "LEG-5.3"
    left: int

    def possible(self, state: LegendsState, seat: int) -> bool:
        return any(state.armies[seat])

    def missing(self, state: LegendsState, seat: int) -> str:
        return "no-army"

    def sea_cost(self, state: LegendsState, seat: int) -> int:
        """Three points, one less for every flying symbol, never below one (LEG-5.4, LEG-6.4)."""
        return max(1, NUMBERS.sea - state.flying[seat])

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        world = state._world or state.world
        ways = world.voyages if self.left + state.flying[seat] >= NUMBERS.sea else world.marches
        found = chain.from_iterable(compress(ways, state.armies[seat]))
        if not state.setting.encounters or (shut := barred(state, seat)) == NOWHERE:
            return (*found, DONE)
        return [*(way for way in found if way.target != shut), DONE]  # type: ignore[attr-defined]

    def take(self, state: LegendsState, seat: int, action: March | Sail | Done) -> None:
        if type(action) is Done:
            state.tell(ActionEnded(seat))
            return
        over_land = type(action) is March
        if state.events is not None:
            moved = ArmyMarched if over_land else ArmySailed
            state.tell(moved(seat, action.source, action.target))
        armies = state.armies[seat]
        armies[action.source] -= 1
        armies[action.target] += 1
        if state.setting.encounters:
            encounter(state, seat, action.target)
        left = self.left - (1 if over_land else self.sea_cost(state, seat))
        if left:
            state.push(MoveArmies(left))

    def prompt(self, state: LegendsState, seat: int) -> Prompt:
        return Prompt("move-armies", {"left": self.left, "sea": self.sea_cost(state, seat)})

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, March | Sail):
            return IllegalAction("moving-now", clause="LEG-5.3", left=self.left)
        armies, world = state.armies[seat], state.world
        source, target = region_name(state, action.source), region_name(state, action.target)
        if not 0 <= action.source < len(armies) or not armies[action.source]:
            return IllegalAction("no-army-there", clause="LEG-5.3", region=source)
        if action.target == barred(state, seat):
            return IllegalAction("robbers-want-coin", clause="LEG-9.10", region=target)
        if isinstance(action, Sail) and action.target in world.sea[action.source]:
            cost = self.sea_cost(state, seat)
            return IllegalAction("sea-too-far", clause="LEG-5.4", cost=cost, left=self.left)
        reach = sorted({*world.land[action.source], *world.sea[action.source]})
        names = [REGIONS[region] for region in reach]
        return IllegalAction("not-neighbours", clause="LEG-5.3", source=source, target=target, reach=names)
