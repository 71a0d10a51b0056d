"""Who still has a turn when the end has come."""

from __future__ import annotations

from herna.games.mage_knight.state import KnightState


def seats_after(state: KnightState, seat: int) -> tuple[int, ...]:
    """All others in the order that follow a seat, the dummy player too."""
    at = state.order.index(seat)
    return state.order[at + 1 :] + state.order[:at]


def players_after(state: KnightState, seat: int) -> tuple[int, ...]:
    """The players that follow a seat, that seat last; never the dummy player."""
    return tuple(other for other in (*seats_after(state, seat), seat) if other < state.setting.players)


def close_round(state: KnightState, seat: int) -> None:
    """The end of the round is announced: everybody else has one turn more. Last turns that are being played already,
    because the scenario is fulfilled, stay as they are."""
    state.announced = seat
    if not state.closing:
        state.closing = True
        state.last_turns = seats_after(state, seat)


def turn_to_come(state: KnightState, seat: int) -> bool:
    """Does a seat have a turn to come in this round, which has not begun yet?"""
    if state.turns[seat] is not None or seat in state.out:
        return False
    if seat == state.turn:
        return state.waiting
    return not state.closing or seat in state.last_turns


def one_turn_more(state: KnightState, seat: int) -> None:
    """Another turn follows right after this one; after one that was played in advance, the next is not skipped."""
    if state.turn_of(seat).attends == "full":
        state.order_down[seat] = False
    else:
        state.extra_turn = True


def in_last_turn(state: KnightState, seat: int) -> bool:
    """Is this the last turn of a seat in this round, without another right after it?"""
    return state.closing and seat not in state.last_turns and not state.extra_turn
