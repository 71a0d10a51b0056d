"""The hero of a team who is to return: the other team does not know him until the end."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import NameChosen
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, IllegalAction, with_item
from herna.kernel.kit import SeatStep


def draw_chosen(state: KnightState) -> None:
    """Each team draws the shield of one of its heroes and puts it aside."""
    state.chosen = tuple(team[state.below(len(team))] for team in state.setting.teams)


def knows_chosen(state: KnightState, seat: int | None, team: int) -> bool:
    """May a seat know whom a team has chosen? Its own team, and everybody once the game is over."""
    return state.over or seat in state.setting.teams[team]


def chosen_known(state: KnightState, seat: int | None) -> tuple[int, ...]:
    """The chosen heroes whom a seat knows."""
    return tuple(one for team, one in enumerate(state.chosen) if one != NONE and knows_chosen(state, seat, team))


def show_chosen(state: KnightState) -> None:
    """All shields that were put aside are shown."""
    for one in state.chosen:
        state.reveal()
        state.tell(told.ChosenShown(one))


class ChooseChosen(SeatStep[KnightState, NameChosen], frozen=True):
    """Which hero of the team is to return? Whoever comes first in the order names him, and the partner is told."""

    clause = "MK-29.8"

    team: int

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [NameChosen(one) for one in state.setting.teams[self.team]]

    def covers(self, state: KnightState, seat: int, action: Action) -> str:
        """The shield is put aside face down."""
        return "chosen"

    def take(self, state: KnightState, seat: int, action: NameChosen) -> None:
        state.chosen = with_item(state.chosen, self.team, action.seat)
        state.reveal()
        state.tell(told.ChosenNamed(action.seat), to=state.setting.teams[self.team])

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("name-chosen-first", clause=self.clause)
