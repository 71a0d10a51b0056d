"""Giving up at the end of a round, where a scenario lets a side grant that another has won."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import GiveUp, GoOn
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, Automatic, Prompt
from herna.kernel.kit import SeatStep

Side = tuple[int, ...]


def staying(state: KnightState) -> list[Side]:
    """The sides that have not given up at the end of this round."""
    return [team for team in state.setting.teams if team[0] not in state.given_up]


class OfferGivingUp(Automatic[KnightState], frozen=True):
    """Sides are asked one after another; once a single one is left that has not given up, the game is over."""

    sides: tuple[Side, ...]

    def run(self, state: KnightState) -> None:
        if len(staying(state)) == 1:
            state.game_ending = True
        elif self.sides:
            side, *others = self.sides
            state.push_all([AskGivingUp(side[0], side), OfferGivingUp(tuple(others))])
        else:
            state.given_up = ()


class AskGivingUp(SeatStep[KnightState, GiveUp | GoOn], frozen=True):
    """Does a side give up? It is asked back: the partner in a team, otherwise the same hero once more."""

    clause = "MK-28.9"

    side: Side
    again: bool = False

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [GoOn(), GiveUp()]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("giving-up", {"again": self.again, "partner": seat != self.side[0]})

    def take(self, state: KnightState, seat: int, action: GiveUp | GoOn) -> None:
        if isinstance(action, GoOn):
            return
        if not self.again:
            state.push(AskGivingUp(self.side[-1], self.side, again=True))
            return
        state.given_up += self.side
        for one in self.side:
            state.tell(told.GaveUp(one))
