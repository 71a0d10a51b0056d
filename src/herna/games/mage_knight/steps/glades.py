"""Glades that heroes mark with shields, to call monsters there."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import ChooseRival, Done, MarkGlade
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, IllegalAction
from herna.kernel.kit import SeatStep


class MarkGladeHere(SeatStep[KnightState, MarkGlade | ChooseRival | Done], frozen=True):
    """Lay a shield on the glade where the turn ends? On a full one it takes the place of another."""

    clause = "MK-23.2"

    spot: int
    room: int
    """How many shields may lie there."""

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        here = [owner for spot, owner in state.shields if spot == self.spot]
        if len(here) < self.room:
            return [MarkGlade(), Done()]
        return [*(ChooseRival(owner) for owner in here), Done()]

    def take(self, state: KnightState, seat: int, action: MarkGlade | ChooseRival | Done) -> None:
        if isinstance(action, Done):
            return
        if isinstance(action, ChooseRival):
            state.shields = tuple(shield for shield in state.shields if shield != (self.spot, action.seat))
        state.shields += ((self.spot, seat),)
        state.tell(told.GladeMarked(seat, self.spot))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, MarkGlade | ChooseRival):
            return IllegalAction("glade-room", clause="MK-23.7", room=self.room)
        return super().refusal(state, seat, action)
