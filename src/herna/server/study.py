"""Looking back at a game, and explaining how it stands. Both take a while, so they happen in other processes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from herna.server.asker import ASKER
from herna.server.room import Room
from herna.server.rooms import Rooms
from herna.server.thinking import Thinkers, TooSlow
from herna.table import Table, TableError, asking
from herna.table.asking import SeatGiven, SeatWish
from herna.table.elsewhere import Position
from herna.table.frames import Eyes
from herna.table.knowledge import retell, write
from herna.table.opening import from_story, from_text, packed
from herna.table.picture import closed_of, picture_after, picture_of
from herna.table.tokens import new_id

EXPLAINED_MOST = 32
"""Pictures and explanations of a table as it stands: for its seats and spectators, in both languages."""
Explain = Callable[[Position, Any, str, tuple[str, ...]], bytes]


async def record(rooms: Rooms, table: Table, eyes: Eyes) -> str:
    """The record of a table: everything after the end, until then what the eyes know."""
    data, over = packed(table), table.over
    return await _work(rooms.students, write, data, eyes, over)  # type: ignore[no-any-return]


async def replay(rooms: Rooms, table: Table, eyes: Eyes, language: str) -> bytes:
    """The replay of a table, already written as JSON."""
    data, over, names = packed(table), table.over, table.names
    return await _work(rooms.students, retell, data, eyes, over, language, names)  # type: ignore[no-any-return]


async def picture(rooms: Rooms, room: Room, seat: int | None, ply: int | None, language: str) -> bytes:
    """The table in words as a seat sees it, now or after `ply` moves, already written as JSON."""
    table = room.table
    if ply is not None and ply != table.match.ply:
        facts = packed(table), ply, seat, language, table.names
        return await _work(rooms.students, picture_after, *facts)  # type: ignore[no-any-return]
    return await _explained(rooms, room, picture_of, seat, language)


async def why_not(rooms: Rooms, room: Room, seat: int, language: str) -> bytes:
    """What a seat may want to do and cannot now, each thing with the reason, already written as JSON."""
    return await _explained(rooms, room, closed_of, seat, language)


async def _explained(rooms: Rooms, room: Room, function: Explain, seat: int | None, language: str) -> bytes:
    """How the table stands, said once for everybody who asks."""
    table = room.table
    key = f"{function.__name__} {table.version} {seat} {language} {table.names}"
    written = room.explained.get(key)
    if written is None:
        facts = Position.of(table.game_state), seat, language, table.names
        written = await _work(rooms.explainers, function, *facts)
        if len(room.explained) >= EXPLAINED_MOST:
            room.explained.clear()
        room.explained[key] = written
    return written


async def open_record(rooms: Rooms, text: str, wishes: list[SeatWish]) -> tuple[Room, list[SeatGiven]]:
    """A new table that goes on from a written record."""
    return await _open(rooms, from_text, text, wishes)


async def branch(rooms: Rooms, table: Table, ply: int, wishes: list[SeatWish]) -> tuple[Room, list[SeatGiven]]:
    """A new table that goes on from a move of another."""
    return await _open(rooms, from_story, packed(table), wishes, ply)


async def _open(
    rooms: Rooms, function: Any, data: Any, wishes: list[SeatWish], *ply: int
) -> tuple[Room, list[SeatGiven]]:
    table_id, given = new_id(), asking.seats_given(wishes)
    snapshot: bytes = await _work(
        rooms.students, function, data, table_id, msgspec.msgpack.encode(given), time.time(), *ply
    )
    return await rooms.adopt(table_id, snapshot), given


async def _work(pool: Thinkers, function: Any, *facts: Any) -> Any:
    try:
        return await pool.work(function, *facts, whose=ASKER.get())
    except TooSlow as error:
        raise TableError("busy") from error
