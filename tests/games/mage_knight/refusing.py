"""What is refused in a turn."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.state import KnightState
from herna.kernel import IllegalAction


def refused(state: KnightState, move: str) -> str | None:
    """The clause that a refusal cites."""
    with pytest.raises(IllegalAction) as error:
        state.apply(move)
    return error.value.clause
