"""The Fairy Queen's card at the end (LEG-9.16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.eight_minute_family.actions import DONE, Done, TakeCard
from herna.games.eight_minute_family.events import ActionEnded
from herna.games.eight_minute_legends.components import NUMBERS
from herna.games.eight_minute_legends.events import ExtraCardTaken
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.steps.cards import ChooseCard, gain_card
from herna.kernel import Action


class ExtraCard(ChooseCard, frozen=True):
    """The Fairy Queen may take one more card of the row at its price, without its action (LEG-9.16)."""

    clause: ClassVar[str] = "LEG-9.16"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return (*super().options(state, seat), DONE)

    def take(self, state: LegendsState, seat: int, action: TakeCard | Done) -> None:
        if type(action) is Done:
            state.tell(ActionEnded(seat))
            return
        card = state.setting.cards[state.row[action.slot]]
        state.tell(ExtraCardTaken(seat, card.id, NUMBERS.row[action.slot]))
        gain_card(state, seat, action.slot)
