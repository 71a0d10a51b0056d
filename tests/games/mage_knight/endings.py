"""Turns that end somewhere."""

from __future__ import annotations

from herna.games.mage_knight.state import KnightState
from tests.games.mage_knight.table import (
    do,
    offers,
    stand,
)


def end(state: KnightState) -> KnightState:
    """The turn ends after a card sideways."""
    return do(state, next(move for move in offers(state) if move.startswith("play-sideways")), "end-turn")


def at(state: KnightState, spot: int) -> KnightState:
    stand(state, spot)
    return state
