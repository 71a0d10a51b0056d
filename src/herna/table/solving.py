"""The best way through a fight at a table: a search of the game's own, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from herna.kernel import State
from herna.table.elsewhere import Position
from herna.words import reason_text, say, spoken_label

SECONDS = 3.0
"""How long people wait for an answer: what is not proven by then is the best that was found."""


class Played(msgspec.Struct, frozen=True):
    """One action of the line, and what it is called."""

    action: dict[str, Any]
    label: str


class Solved(msgspec.Struct, frozen=True):
    """The best way found: what it comes to, whether it is proven, and the line to play."""

    told: tuple[str, ...]
    """Sentences, the most important one first."""
    line: tuple[Played, ...]
    proven: bool


class SolvedNow(Solved, frozen=True):
    """The best way found for what was offered at that version of the table."""

    version: int = 0


def solution_shown(
    state: State,
    seat: int,
    language: str,
    names: tuple[str, ...],
    aims: tuple[str, ...] = (),
    stop: Callable[[], bool] | None = None,
) -> Solved:
    """The best way on in words, from an imagined state. Raises `BadSetting` where there is nothing to be solved."""
    setting, speech = state.setting, say(language, state.setting.game.name, names, drawn=True)
    found = setting.game.solve(state, seat, aims, None, stop, SECONDS)
    after, line = state.copy(), []
    for action in found.actions:
        line.append(Played(msgspec.to_builtins(action), spoken_label(after.view(seat), action, setting, speech)))
        after.apply(action, seat)
    return Solved(tuple(reason_text(setting, one, language) for one in found.told), tuple(line), found.proven)


def solved_elsewhere(
    position: Position,
    seat: int,
    language: str,
    names: tuple[str, ...],
    aims: tuple[str, ...],
) -> bytes:
    """The best way on in words, already written as JSON, in a process of its own that is given an imagined position."""
    return msgspec.json.encode(solution_shown(position.state(), seat, language, names, aims))
