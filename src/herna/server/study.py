"""Looking back at a game. Long games take a while to go through, so that happens in another process."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from herna.server.asker import ASKER
from herna.server.room import Room
from herna.server.rooms import Rooms
from herna.server.thinking import TooSlow
from herna.table import Table, TableError, asking
from herna.table.asking import SeatGiven, SeatWish
from herna.table.frames import Eyes
from herna.table.knowledge import retell, write
from herna.table.opening import from_story, from_text, packed
from herna.table.picture import picture_after, picture_of
from herna.table.tokens import new_id

PICTURES_KEPT = 32
"""Pictures of a table as it stands: for its seats and spectators, in both languages."""


async def record(rooms: Rooms, table: Table, eyes: Eyes) -> str:
    """The record of a table: everything after the end, until then what the eyes know."""
    data, over = packed(table), table.over
    return await _work(rooms, write, data, eyes, over)  # type: ignore[no-any-return]


async def replay(rooms: Rooms, table: Table, eyes: Eyes, language: str) -> bytes:
    """The replay of a table, already written as JSON."""
    data, over, names = packed(table), table.over, table.names
    return await _work(rooms, retell, data, eyes, over, language, names)  # type: ignore[no-any-return]


async def picture(rooms: Rooms, room: Room, seat: int | None, ply: int | None, language: str) -> bytes:
    """The table in words as a seat sees it, now or after `ply` moves, already written as JSON."""
    table = room.table
    state, names = table.game_state, table.names
    if ply is not None and ply != state.ply:
        return await _work(rooms, picture_after, packed(table), ply, seat, language, names)  # type: ignore[no-any-return]
    key = f"{table.version} {seat} {language} {names}"
    drawn = room.pictures.get(key)
    if drawn is None:
        setting = state.setting
        facts = (setting.game.name, setting.players, msgspec.to_builtins(setting.options), state.dump())
        drawn = await _work(rooms, picture_of, *facts, seat, language, names)
        if len(room.pictures) >= PICTURES_KEPT:
            room.pictures.clear()
        room.pictures[key] = drawn
    return drawn


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
    snapshot: bytes = await _work(rooms, function, data, table_id, msgspec.msgpack.encode(given), time.time(), *ply)
    return await rooms.adopt(table_id, snapshot), given


async def _work(rooms: Rooms, function: Any, *facts: Any) -> Any:
    try:
        return await rooms.students.work(function, *facts, whose=ASKER.get())
    except TooSlow as error:
        raise TableError("busy") from error
