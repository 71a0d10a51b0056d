"""Hints at a table: who may ask for one, what everybody is told of it, and the ways on in words."""

from __future__ import annotations

from typing import Any

import msgspec

from herna.bots import hints
from herna.kernel import State
from herna.table.asking import check_playing
from herna.table.elsewhere import Position
from herna.table.entries import AnyEntry, Hinted
from herna.table.errors import TableError
from herna.table.table import Table
from herna.words import reason_text, say, spoken_label

FOLLOWING = 6
"""How many actions of the rest of a turn are told."""


class WayShown(msgspec.Struct, frozen=True):
    """One way on: the action that is offered now, its label, what would be done after it, why, and its estimate."""

    action: dict[str, Any]
    label: str
    then: tuple[str, ...]
    reason: str
    estimate: str


class Hints(msgspec.Struct, frozen=True):
    """Up to three ways on, the best first, for what was offered at that version."""

    version: int
    ways: list[WayShown]


def others_play(table: Table, seat: int) -> bool:
    """Is there anybody else at the table, or invited to it, who is not a bot?"""
    return any(other != seat and there.kind != "bot" for other, there in enumerate(table.seats))


def hints_allowed(table: Table) -> bool:
    """May people ask for hints here? Where several play, only if the table was opened so."""
    return table.created.hints or sum(there.kind != "bot" for there in table.seats) <= 1


def check_hint(table: Table, seat: int) -> None:
    """Refuse a hint where there is nothing to choose, or where people play who have not agreed to hints."""
    check_playing(table, finished=True)
    if not hints_allowed(table):
        raise TableError("not-allowed", why="no-hints")
    if seat not in table.game_state.seats_to_act:
        raise TableError("not-allowed", why="not-asked")


def hinted(table: Table, seat: int, now: float) -> list[AnyEntry]:
    """What the table is told: where other people play, that somebody has taken advice, once for each decision."""
    check_hint(table, seat)
    last = table.log[-1] if table.log else None
    told = last is not None and last.ply == table.match.ply and last.event == {"event": "hint-taken", "seat": seat}
    return [] if told or not others_play(table, seat) else [Hinted(at=now, seat=seat)]


def ways_shown(
    state: State, seat: int, language: str, names: tuple[str, ...], seed: int, seconds: float
) -> list[WayShown]:
    """The ways on in words, from an imagined state."""
    setting, speech = state.setting, say(language, state.setting.game.name, names, drawn=True)
    shown = []
    for way in hints.ways(state.copy(), seat, seed, seconds):
        after, labels = state.copy(), []
        for action in way.actions[: FOLLOWING + 1]:
            if action not in after.options(seat):
                break
            labels.append(spoken_label(after.view(seat), action, setting, speech))
            after.apply(action, seat)
        estimate = "" if way.estimate is None else reason_text(setting, way.estimate, language)
        first = msgspec.to_builtins(way.actions[0])
        shown.append(
            WayShown(first, labels[0], tuple(labels[1:]), reason_text(setting, way.reason, language), estimate)
        )
    return shown


def thought_of(
    position: Position,
    seat: int,
    language: str,
    names: tuple[str, ...],
    seed: int,
    seconds: float,
) -> bytes:
    """The ways on in words, already written as JSON, in a process of its own that is given an imagined position."""
    return msgspec.json.encode(ways_shown(position.state(), seat, language, names, seed, seconds))
