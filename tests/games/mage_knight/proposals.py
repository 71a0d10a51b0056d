"""Cities that several heroes assault together: what can be proposed, who is asked, what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.games.mage_knight.state import KnightState
from herna.kernel import IllegalAction
from tests.games.mage_knight.allies import (
    offered,
)

GOLDEN = Path(__file__).parents[2] / "golden" / "mage_knight"
STRONG = ("violet-monks", "violet-monks", "grey-crossbowmen", "grey-crossbowmen")


def proposals(state: KnightState, seat: int = 0) -> list[str]:
    return [option for option in offered(state, seat) if option.startswith("propose-assault")]


def taken(state: KnightState) -> bool:
    """Is the city conquered?"""
    return state.cities[0].conquered


def begins(state: KnightState) -> bool:
    """Does a joint assault go on?"""
    return state.assault is not None


def awaited(state: KnightState) -> list[int]:
    """For whom the table waits."""
    return list(state.seats_awaited)


def refused(state: KnightState, seat: int, action: str) -> tuple[str, str | None]:
    """The code and the clause with which something is refused; nothing is changed by it."""
    before = state.digest()
    with pytest.raises(IllegalAction) as error:
        state.apply(state.parse(action), seat)
    assert state.digest() == before
    assert error.value.reason("en")
    assert error.value.reason("cs")
    return error.value.code, error.value.clause
