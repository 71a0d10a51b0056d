"""Looking back at a game. Long games take a while to go through, so that happens where the bots think."""

from __future__ import annotations

from typing import Any

import msgspec

from herna.kernel import Record
from herna.server.rooms import Rooms
from herna.server.thinking import TooSlow
from herna.table import Table, TableError
from herna.table.frames import Eyes
from herna.table.knowledge import Story, retell, unpack, write
from herna.table.picture import picture as draw
from herna.table.picture import picture_after


async def record(rooms: Rooms, table: Table, eyes: Eyes) -> str:
    """The record of a table: everything after the end, until then what the eyes know."""
    data, over = _packed(table), table.over
    return await _work(rooms, write, data, eyes, over)  # type: ignore[no-any-return]


async def replay(rooms: Rooms, table: Table, eyes: Eyes, language: str) -> bytes:
    """The replay of a table, already written as JSON."""
    data, over, names = _packed(table), table.over, table.names
    return await _work(rooms, retell, data, eyes, over, language, names)  # type: ignore[no-any-return]


async def picture(rooms: Rooms, table: Table, seat: int | None, ply: int | None, language: str) -> bytes:
    """The table in words as a seat sees it, now or after so many moves, already written as JSON."""
    names = table.names
    if ply is None or ply == table.game_state.ply:
        return msgspec.json.encode(draw(table.game_state, seat, language, names))
    return await _work(rooms, picture_after, _packed(table), ply, seat, language, names)  # type: ignore[no-any-return]


async def read(rooms: Rooms, text: str) -> Record:
    """A record from its text. Going through a long one takes a while too."""
    packed: bytes = await _work(rooms, unpack, text)
    return msgspec.msgpack.decode(packed, type=Story).record()


async def _work(rooms: Rooms, function: Any, *facts: Any) -> Any:
    try:
        return await rooms.thinkers.work(function, *facts)
    except TooSlow as error:
        raise TableError("busy") from error


def _packed(table: Table) -> bytes:
    return msgspec.msgpack.encode(Story.of(table.record()))
