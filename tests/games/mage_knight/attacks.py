"""A game in two teams right before the attacked hero answers: cut out of a golden record."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import herna
from herna.games.mage_knight.actions import Attend
from herna.games.mage_knight.state import KnightState
from herna.kernel import Match, Record

GOLDEN = Path(__file__).parents[2] / "golden" / "mage_knight" / "222.herna"


@cache
def attack() -> tuple[Match, int, int]:
    """The game so far, who attacks, and who is asked how he attends, with a choice."""
    whole = herna.load(GOLDEN.read_text(encoding="utf-8"))
    match = Match(Record(whole.head, whole.setting))
    for move in whole.moves:
        if isinstance(move.action, Attend) and len(match.state.options(move.seat)) > 1:
            assert isinstance(match.state, KnightState)
            return match, match.state.turn, move.seat
        match.play(move.action, move.seat)
    raise AssertionError("nobody is attacked in this game")
