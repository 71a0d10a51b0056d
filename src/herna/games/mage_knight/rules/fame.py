"""The fame track: spaces, rows, and the debt that stands on its last row."""

from __future__ import annotations

from herna.games.mage_knight.state import KnightState

SPACES = 120
"""The spaces of the track, the first being 0."""


def most_debt(state: KnightState) -> int:
    """How far below 0 fame can stand: as many spaces as the last row of the track has."""
    return SPACES - state.setting.levels[-1].fame


def space_of(fame: int) -> int:
    """Where a shield lies on the track: whoever owes fame stands on its last row.

    >>> space_of(-2), space_of(7)
    (118, 7)
    """
    return fame % SPACES
