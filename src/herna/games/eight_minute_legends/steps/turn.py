"""The turns of the players (LEG-4.6, LEG-7.1)."""

from __future__ import annotations

from herna.games.eight_minute_family.events import CardTurnedUp
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.steps.cards import ChooseCard
from herna.games.eight_minute_legends.steps.tokens import look_under_tokens
from herna.kernel import Automatic


class EndTurn(Automatic, frozen=True):
    """Turn a new card up while there are any; the next player goes on (LEG-4.5, LEG-4.6)."""

    def run(self, state: LegendsState) -> None:
        setting = state.setting
        if setting.options.swamp:
            look_under_tokens(state)
        state.turns_left -= 1
        if not state.turns_left:
            return
        state.learnt = True
        if state.deck:
            number = state.deck.pop()
            state.row.append(number)
            if state.events is not None:
                state.tell(CardTurnedUp(setting.cards[number].id))
        state.turn = (state.turn + 1) % setting.players
        begin_turn(state)


TURN = (EndTurn(), ChooseCard())
"""The steps of a turn as they lie on the stack: the last comes first."""


def begin_turn(state: LegendsState) -> None:
    """The player whose turn it is takes a card; after its action the turn ends."""
    state.steps += TURN
