"""Plundering a village: before one's turn, or in the turn of another."""

from __future__ import annotations

from herna.games.mage_knight import events as told
from herna.games.mage_knight.hero import change_reputation, site_at
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.drawing import draw_on

PLUNDERED_CARDS = 2


def may_plunder(state: KnightState, seat: int) -> bool:
    """Once between two turns, while one stands in a village (MK-7.9)."""
    return not state.plundered[seat] and site_at(state, state.place[seat]) == "village"


def plunder(state: KnightState, seat: int) -> None:
    """Two cards, and a worse reputation."""
    state.plundered[seat] = True
    state.tell(told.VillagePlundered(seat))
    change_reputation(state, seat, -1)
    draw_on(state, seat, PLUNDERED_CARDS)
