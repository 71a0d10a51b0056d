"""Plundering a village: before one's turn, or in the turn of another."""

from __future__ import annotations

from herna.games.mage_knight import events as told
from herna.games.mage_knight.hero import change_reputation, draw, site_at
from herna.games.mage_knight.state import KnightState

PLUNDERED_CARDS = 2


def may_plunder(state: KnightState, seat: int, *, before: bool = False) -> bool:
    """Once between two turns, while one stands in a village and still has a turn in this round; `before` the turn that
    is about to begin it may be the last (MK-7.9)."""
    if state.plundered[seat] or site_at(state, state.place[seat]) != "village":
        return False
    return not state.closing or seat in state.last_turns or (before and seat == state.turn)


def plunder(state: KnightState, seat: int) -> None:
    """Two cards, and a worse reputation."""
    state.plundered[seat] = True
    state.tell(told.VillagePlundered(seat))
    change_reputation(state, seat, -1)
    draw(state, seat, PLUNDERED_CARDS)
