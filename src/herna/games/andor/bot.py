"""How the companions think."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.model import AndorState
from herna.games.andor.view import AndorView
from herna.kernel import Action


def value(state: AndorState, seat: int) -> float:
    return 0.0


def plans(state: AndorState, seat: int) -> Sequence[tuple[Action, ...]]:
    return [(action,) for action in state.options(seat)]


def features(view: AndorView) -> list[float]:
    return []
