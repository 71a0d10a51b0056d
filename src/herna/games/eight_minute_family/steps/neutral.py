"""Armies of an unused colour, for two players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from herna.games.eight_minute_family.actions import PutNeutral
from herna.games.eight_minute_family.events import NeutralPut
from herna.games.eight_minute_family.state import TableOf
from herna.kernel import Action, Prompt, Step


class NeutralArmies(Step[TableOf, PutNeutral], Generic[TableOf], frozen=True):
    """The two players put the armies of an unused colour on the board in turn; whoever prepares the game begins."""

    def seats(self, state: TableOf) -> tuple[int, ...]:
        return state.setting.seat_alone[(state.preparer + sum(state.armies[-1])) % 2]

    def options(self, state: TableOf, seat: int) -> Sequence[Action]:
        return state.setting.put_neutral

    def take(self, state: TableOf, seat: int, action: PutNeutral) -> None:
        state.armies[-1][action.region] += 1
        state.supply[-1] -= 1
        state.tell(NeutralPut(seat, action.region))
        if state.supply[-1]:
            state.push(self)

    def prompt(self, state: TableOf, seat: int) -> Prompt:
        return Prompt("place-neutral-armies", {"left": state.supply[-1]})
