"""How a turn begins: what may be done before it, announcing, forfeiting, and what the space gives."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import AnnounceEnd, Plunder, StartTurn
from herna.games.mage_knight.rules.centre import come_back
from herna.games.mage_knight.state import NONE, KnightState, Turn
from herna.games.mage_knight.steps.greeting import greet_turn
from herna.games.mage_knight.steps.last_turns import close_round, in_last_turn
from herna.games.mage_knight.steps.reactions import open_to, plunder_refusal, react
from herna.games.mage_knight.steps.turn.hub import PlayTurn
from herna.games.programs import end
from herna.kernel import Action, Automatic, IllegalAction
from herna.kernel.kit import SeatStep


class BeginTurn(Automatic[KnightState], frozen=True):
    """A seat is on turn: what lasted until now is over; what may be used before a turn is offered. An extra turn in a
    last turn belongs to it, and nothing is used before it."""

    seat: int
    extra: bool = False

    def run(self, state: KnightState) -> None:
        seat = self.seat
        state.tell(told.TurnBegan(seat))
        state.waiting = not (self.extra and in_last_turn(state, seat))
        if state.order_down[seat]:
            # MK-19.20: it was played in advance; nothing may be announced instead.
            state.order_down[seat] = state.waiting = False
            state.tell(told.TurnSkipped(seat))
        else:
            state.push_all([AskBeforeTurn(seat), Decide(seat)])
        come_back(state, seat)
        end(state, "next-turn", seat)


class AskBeforeTurn(Automatic[KnightState], frozen=True):
    """What may be used before the turn, if anything."""

    seat: int

    def run(self, state: KnightState) -> None:
        if open_to(state, self.seat):
            state.push(BeforeTurn(self.seat))


class BeforeTurn(SeatStep[KnightState, Action], frozen=True):
    """What may be used before one's own turn (MK-5.10)."""

    clause = "MK-5.10"

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [*open_to(state, seat), StartTurn()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if not isinstance(action, StartTurn):
            state.push(AskBeforeTurn(seat))
            react(state, seat, action)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Plunder):
            return plunder_refusal(state, seat)
        return IllegalAction("turn-not-begun", clause=self.clause)


class Decide(Automatic[KnightState], frozen=True):
    """With an empty deck the end of the round may be announced; with an empty hand too it must be."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        state.waiting = False
        if state.deck[seat]:
            open_turn(state, seat)
        elif state.announced != NONE:
            if state.hand[seat]:
                open_turn(state, seat)
            else:
                state.tell(told.TurnForfeited(seat))
        elif state.hand[seat]:
            state.push(PlayOrAnnounce(seat))
        else:
            announce_end(state, seat)


class PlayOrAnnounce(SeatStep[KnightState, AnnounceEnd | StartTurn], frozen=True):
    """Play on, or give up this turn and announce the end of the round?"""

    clause = "MK-2.8"

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [StartTurn(), AnnounceEnd()]

    def take(self, state: KnightState, seat: int, action: AnnounceEnd | StartTurn) -> None:
        if isinstance(action, AnnounceEnd):
            announce_end(state, seat)
        else:
            open_turn(state, seat)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("turn-not-begun", clause=self.clause)


def announce_end(state: KnightState, seat: int) -> None:
    """The turn is given up and the end of the round announced."""
    close_round(state, seat)
    state.tell(told.EndAnnounced(seat))


def open_turn(state: KnightState, seat: int) -> None:
    """A turn that is played: nothing is used yet, and a magical glade gives its token."""
    state.plundered[seat] = state.sparing_done[seat] = False
    if state.place[seat] == NONE:
        state.place[seat] = state.setting.portal
    state.turns[seat] = Turn(seat, trail=(state.place[seat],), began_empty=not state.hand[seat])
    state.push(PlayTurn(seat))
    greet_turn(state, seat)
