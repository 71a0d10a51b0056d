"""Wages and desertion (ML-13.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands.actions import LetGo
from herna.games.monster_lands.events import MemberDeserted, WagesMissed, WagesPaid
from herna.games.monster_lands.rules.clan import drop_gear_of, foremost, gear_of, leave, wages
from herna.games.monster_lands.rules.supply import send_away
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.discarding import keep_traps
from herna.games.monster_lands.steps.market import PlaceGear
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep


class PayDay(Automatic[LandsState], frozen=True):
    """A clan that can pay does; one that cannot loses all coins and one member (ML-13.4)."""

    seat: int

    def run(self, state: LandsState) -> None:
        seat = self.seat
        due, paid = wages(state, seat)
        if due <= state.coins[seat]:
            state.coins[seat] -= due
            if paid:
                state.tell(WagesPaid(seat, due, len(paid)))
            return
        state.tell(WagesMissed(seat, state.coins[seat], due))
        state.coins[seat] = 0
        first = deserters(state, seat)
        if len(first) == 1:
            desert(state, seat, first[0])
        else:
            state.push(ChooseDeserter(seat))


def deserters(state: LandsState, seat: int) -> list[int]:
    """Of those who are paid the ones of highest reputation, then cost (ML-13.4)."""
    _, paid = wages(state, seat)
    return foremost(state, paid)


class ChooseDeserter(SeatStep[LandsState, LetGo], frozen=True):
    """Among equals the clan chooses (ML-13.4)."""

    clause: ClassVar[str] = "ML-13.4"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [LetGo(card) for card in deserters(state, seat)]

    def take(self, state: LandsState, seat: int, action: LetGo) -> None:
        desert(state, seat, action.member)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("choose-deserter")

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("not-the-foremost", clause=self.clause)


def desert(state: LandsState, seat: int, card: int) -> None:
    """Somebody leaves in protest; the equipment may pass to others (ML-13.4)."""
    gears = gear_of(state, card)
    drop_gear_of(state, card)
    leave(state, seat, card)
    send_away(state, card)
    state.tell(MemberDeserted(seat, card))
    keep_traps(state, seat)
    fixed = sum(1 << gear for gear in gears)
    state.push_all([PlaceGear(seat, gear, fixed, may_drop=True) for gear in gears])
