"""Plundering a village: before one's turn, or in the turn of another."""

from __future__ import annotations

from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.hero import change_reputation, site_at
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.drawing import draw_on


def may_plunder(state: KnightState, seat: int) -> bool:
    """Once between two turns, while one stands in a village (MK-7.9)."""
    return not state.plundered[seat] and site_at(state, state.place[seat]).plunder is not None


def plunder(state: KnightState, seat: int) -> None:
    """Cards, and a worse reputation."""
    gain = site_at(state, state.place[seat]).plunder
    assert gain is not None
    state.plundered[seat] = True
    state.tell(told.VillagePlundered(seat))
    change_reputation(state, seat, gain.reputation)
    draw_on(state, seat, gain.cards)
