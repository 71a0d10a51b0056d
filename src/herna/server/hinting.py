"""What would a bot do? Thought of in a process of its own, which is given an imagined state, never the true one."""

from __future__ import annotations

import secrets
import time

import msgspec

from herna.bots import hints
from herna.server.asker import ASKER
from herna.server.room import Room
from herna.server.rooms import Rooms
from herna.server.thinking import TooSlow
from herna.table import TableError
from herna.table.elsewhere import Position
from herna.table.hinting import Hints, WayShown, check_hint, hinted, thought_of

decode = msgspec.json.Decoder(list[WayShown]).decode


async def hint(rooms: Rooms, room: Room, seat: int, language: str) -> Hints:
    """Up to three ways on for a seat; then the table is told, where others play. Whoever asks too often is refused."""
    table = await room.read()
    check_hint(table, seat)
    whose = ASKER.get()
    purse = rooms.advice.purse(whose)
    if purse.empty:
        raise TableError("too-many")
    version = table.version
    imagined = Position.of(table.game_state.imagine(seat, secrets.SystemRandom()))
    began = time.monotonic()
    try:
        found = await rooms.advisers.work(
            thought_of, imagined, seat, language, table.names, secrets.randbits(32), hints.SECONDS, whose=whose
        )
    except TooSlow as error:
        raise TableError("busy") from error
    finally:
        purse.owe(time.monotonic() - began)
    await room.change(lambda table: hinted(table, seat, time.time()) if table.version == version else [])
    return Hints(version, decode(found))
