"""The opening auction (chapter 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.eight_minute_family.steps.auction import SecretAuction
from herna.games.eight_minute_family.steps.turn import TurnStep
from herna.games.eight_minute_legends.actions import NameFirst
from herna.games.eight_minute_legends.events import FirstNamed
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.steps.turn import begin_turn
from herna.kernel import Action


class Auction(SecretAuction[LegendsState], frozen=True):
    """Everybody bids in secret for the right to say who begins (LEG-3.1 to LEG-3.4)."""

    clause: ClassVar[str] = "LEG-3.1"

    def won(self, state: LegendsState, winner: int) -> None:
        state.push(ChooseFirst())


class ChooseFirst(TurnStep, frozen=True):
    """The winner of the auction says who begins (LEG-3.2)."""

    clause: ClassVar[str] = "LEG-3.2"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return [NameFirst(other) for other in range(state.setting.players)]

    def take(self, state: LegendsState, seat: int, action: NameFirst) -> None:
        state.turn = action.seat
        state.tell(FirstNamed(seat, action.seat))
        begin_turn(state)
