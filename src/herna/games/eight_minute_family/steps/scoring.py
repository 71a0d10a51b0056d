"""The end of one game, of one or of three."""

from __future__ import annotations

from collections.abc import Callable

from herna.games.eight_minute_family.events import GameScored
from herna.games.eight_minute_family.state import TableOf
from herna.kernel import Step


def end_game(state: TableOf, points: Callable[[TableOf], list[int]], again: Step) -> None:
    """Tell the points; in the full game keep them and set up the next of three."""
    last = len(state.earlier) + 1 == state.setting.games
    if last and state.events is None:
        return
    scored = tuple(points(state))
    state.tell(GameScored(scored))
    if not last:
        state.earlier += (scored,)
        state.push(again)
