"""A finished game looked at again, piece by piece in another process, so that records and pictures get their turns."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from herna.bots.analysis import Analysis, TurnSeen, luck_of, measure_of, parted, some_turns, turning_points, turns_of
from herna.kernel import Record
from herna.server.asker import ASKER
from herna.server.room import Room
from herna.server.rooms import Rooms
from herna.server.thinking import TooSlow
from herna.table import TableError
from herna.table.entries import Analysed
from herna.table.knowledge import Story
from herna.table.opening import packed

logger = logging.getLogger("herna")

PIECES = 24
"""The most pieces a game is cut into: each has to be played up to again."""
ATTEMPTS = 5
PAUSE = 1.0

Result = TypeVar("Result")

decode = msgspec.msgpack.Decoder(list[TurnSeen]).decode


class AnalysisShown(msgspec.Struct, frozen=True):
    """An analysis on its way, or done: `turns`, those among them (counted from 0) that turned the game, and the luck of
    every seat. Numbers are thousandths of a win, or of a point where `measure` is `worth`."""

    done: int
    whole: int
    """Turns looked at, and turns in all; 0 of them where nobody has asked for an analysis."""
    measure: str
    turns: list[TurnSeen]
    turning: list[int]
    luck: list[int]


async def shown(room: Room) -> AnalysisShown:
    """What there is of the analysis of a table now."""
    table = await room.read()
    setting, found = table.game_state.setting, table.analysis
    if found is None:
        done, whole = room.analysing or (0, 0)
        return AnalysisShown(done, whole, measure_of(setting), [], [], [])
    turning = [found.turns.index(turn) for turn in turning_points(found.turns)]
    luck = [*luck_of(found.turns, setting.players).values()]
    return AnalysisShown(len(found.turns), len(found.turns), found.measure, found.turns, turning, luck)


async def begin(rooms: Rooms, room: Room) -> AnalysisShown:
    """Look at a finished game again, unless that has been done or is under way."""
    table = await room.read()
    if not table.over:
        raise TableError("not-allowed", why="not-finished")
    if table.analysis is None and room.analysing is None and table.match.record.moves:
        room.analysing = 0, len(parted(table.match.record.moves))
        room.soon(_analyse(rooms, room, ASKER.get()))
    return await shown(room)


async def _analyse(rooms: Rooms, room: Room, whose: str) -> None:
    assert room.analysing is not None
    try:
        table = await room.read()
        data = packed(table)
        whole: int = await _patiently(rooms, whose, count_turns, data)
        piece = math.ceil(whole / PIECES)
        turns: list[TurnSeen] = []
        for first in range(0, whole, piece):
            turns += decode(await _patiently(rooms, whose, look_at, data, first, piece))
            room.analysing = len(turns), whole
        analysis = Analysis(measure_of(table.game_state.setting), turns)
        await room.change(lambda table: [Analysed(at=time.time(), analysis=analysis)] if table.analysis is None else [])
    except TooSlow:
        logger.warning("an analysis of table %s was given up: too much to do", room.table.id)
    finally:
        room.analysing = None


async def _patiently(rooms: Rooms, whose: str, look: Callable[..., Result], *facts: Any) -> Result:
    """A piece of the analysis; where too many wait already it is tried again."""
    for _ in range(ATTEMPTS):
        try:
            return await rooms.students.work(look, *facts, whose=whose)
        except TooSlow:
            await asyncio.sleep(PAUSE)
    raise TooSlow(look.__name__)


def count_turns(data: bytes) -> int:
    """How many turns a packed story has, in another process: a game alone has to be played again to tell."""
    return len(turns_of(_record(data)))


def look_at(data: bytes, first: int, count: int) -> bytes:
    """Some turns of a packed story, packed, in another process."""
    found: Any = list(some_turns(_record(data), first, count))
    return msgspec.msgpack.encode(found)


def _record(data: bytes) -> Record:
    return msgspec.msgpack.decode(data, type=Story).record()
