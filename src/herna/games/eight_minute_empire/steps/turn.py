"""The turns of the players (chapter 6)."""

from __future__ import annotations

from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_empire.steps.cards import ChooseCard
from herna.games.eight_minute_family.events import CardTurnedUp
from herna.kernel import Automatic


class EndTurn(Automatic, frozen=True):
    """Turn a new card up at the end of the row; the next player goes on (EME-6.1 to EME-6.3)."""

    def run(self, state: EmpireState) -> None:
        state.turns_left -= 1
        if not state.turns_left:
            return
        number = state.deck.pop()
        state.row.append(number)
        state.learnt = True
        if state.events is not None:
            state.tell(CardTurnedUp(state.setting.cards[number].id))
        state.turn = (state.turn + 1) % state.setting.players
        begin_turn(state)


CHOOSE_CARD, END_TURN = ChooseCard(), EndTurn()


def begin_turn(state: EmpireState) -> None:
    """The player whose turn it is takes a card; after its action the turn ends."""
    state.push(END_TURN)
    state.push(CHOOSE_CARD)
