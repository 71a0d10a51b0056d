"""Places that are hidden beside others when those are turned up."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import ChooseSpace
from herna.games.mage_knight.rules.land import hex_at, lay_site, site_on
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import TERRAINS
from herna.kernel import Action, Automatic, IllegalAction
from herna.kernel.kit import SeatStep


def hideouts(state: KnightState, spot: int) -> list[int]:
    """The hexes beside a place where another can be hidden: turned up, to be entered, no swamp and without a site."""
    found = []
    for near in state.setting.lattice.neighbours[spot]:
        info = hex_at(state, near)
        if info is None or site_on(state, near).id or info.terrain == "swamp":
            continue
        if state.setting.cost_by_day[TERRAINS.index(info.terrain)] != NONE:
            found.append(near)
    return found


def hide(state: KnightState, seat: int, spot: int, site: str) -> None:
    """A secret place lies there from now on, with the token of who waits inside."""
    lay_site(state, spot, site)
    if seat != NONE:
        state.tell(told.PlaceHidden(seat, spot, site))


class HideBeside(Automatic[KnightState], frozen=True):
    """A place that hides another was turned up: whoever did so picks where; before the game it is drawn."""

    seat: int
    beside: int

    def run(self, state: KnightState) -> None:
        found = hideouts(state, self.beside)
        if self.seat != NONE and len(found) > 1:
            state.push(ChooseHideout(self.seat, self.beside))
        elif found:
            hide(state, self.seat, found[state.below(len(found))], site_on(state, self.beside).secret)


class ChooseHideout(SeatStep[KnightState, ChooseSpace], frozen=True):
    """On which space beside the village or the monastery is the secret place?"""

    clause = "MK-22.2"

    beside: int

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [ChooseSpace(spot) for spot in hideouts(state, self.beside)]

    def take(self, state: KnightState, seat: int, action: ChooseSpace) -> None:
        hide(state, seat, action.hex, site_on(state, self.beside).secret)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, ChooseSpace):
            return IllegalAction("no-hideout", clause=self.clause)
        return super().refusal(state, seat, action)
