"""Tables in the middle or at the end of a golden record, with a person in every seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import herna
from herna.kernel import Record
from tests.browser.pictures import NAMES
from tests.server.running import Opened, Server

GOLDEN = Path(__file__).parents[1] / "golden"
Wanted = Callable[[Any], bool]


@cache
def moment(game: str, number: int, ply: int | None = None) -> Record:
    """The first moves of a golden record, or all of them."""
    text = (GOLDEN / game / f"{number:02}.herna").read_text(encoding="utf-8")
    return Record.read(text, herna.game, to=ply)


def first(game: str, number: int, wanted: Wanted) -> int:
    """After how many moves of a golden record its state is as wanted for the first time."""
    for ply, state in enumerate(moment(game, number).states()):
        if wanted(state):
            return ply
    raise AssertionError("that never happens in this game")


def opened(server: Server, record: Record) -> Opened:
    seats = [{"kind": "human", "name": name} for name in NAMES[: record.setting.players]]
    return Opened(server, server.post("/api/records", 201, record=record.write(), seats=seats))


def table_when(server: Server, game: str, number: int, wanted: Wanted) -> tuple[Opened, int]:
    """A table that goes on from there, and whom it waits for; nobody moves by themselves."""
    record = moment(game, number, first(game, number, wanted))
    return opened(server, record), record.replay().seats_to_act[0]


def finished(server: Server, game: str, number: int) -> Opened:
    return opened(server, moment(game, number))


def asks(*prompts: str, after: int = 0) -> Wanted:
    """Is somebody asked one of these questions, after that number of moves at the earliest?"""

    def wanted(state: Any) -> bool:
        if state.over or state.ply < after:
            return False
        prompt = state.steps[-1].prompt(state, state.seats_to_act[0])
        return prompt is not None and prompt.id in prompts

    return wanted
