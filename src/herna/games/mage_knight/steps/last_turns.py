"""Who still has a turn when the end has come."""

from __future__ import annotations

from herna.games.mage_knight.state import KnightState


def seats_after(state: KnightState, seat: int, *, last: bool) -> tuple[int, ...]:
    """The players in the order that follow a seat, the seat itself `last` or not at all; never the dummy player."""
    at = state.order.index(seat)
    order = state.order[at + 1 :] + state.order[:at] + ((seat,) if last else ())
    return tuple(other for other in order if other < state.setting.players)


def announce(state: KnightState, seat: int) -> None:
    """The end of the round is announced: everybody else has one turn more."""
    state.announced = seat
    state.closing = True
    state.last_turns = seats_after(state, seat, last=False)
