"""The best way through a fight, searched in a process of its own; given up when the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

import msgspec

from herna.server.asker import ASKER
from herna.server.room import Room
from herna.server.rooms import Rooms
from herna.server.thinking import TooSlow
from herna.table import TableError
from herna.table.elsewhere import Position
from herna.table.hinting import check_hint, hinted
from herna.table.solving import Solved, SolvedNow, solved_elsewhere

decode = msgspec.json.Decoder(Solved).decode
LOOK_SECONDS = 0.2
"""How often it is looked whether the table has gone on."""


async def solve(rooms: Rooms, room: Room, seat: int, language: str, aims: tuple[str, ...]) -> SolvedNow:
    """The best way on for a seat. Raises `TableError` where advice is off, and when the table goes on meanwhile."""
    table = await room.read()
    check_hint(table, seat)
    table.game_state.setting.game.check_solve(table.game_state, seat, aims)
    whose = ASKER.get()
    purse = rooms.advice.purse(whose)
    if purse.empty:
        raise TableError("too-many")
    version, ply = table.version, table.match.ply
    imagined = Position.of(table.game_state.imagine(seat, secrets.SystemRandom()))
    began = time.monotonic()
    work = asyncio.create_task(
        rooms.advisers.work(solved_elsewhere, imagined, seat, language, table.names, aims, whose=whose)
    )
    try:
        while not work.done():
            await asyncio.wait([work], timeout=LOOK_SECONDS)
            current = (await room.read()).version
            if current != version:
                raise TableError("stale-version", version=version, current=current)
        found = decode(work.result())
    except TooSlow as error:
        raise TableError("busy") from error
    finally:
        work.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await work
        purse.owe(time.monotonic() - began)
    await room.change(lambda table: hinted(table, seat, time.time()) if table.version == version else [])
    # That the others were told is a change of its own, after which the answer is as good as before.
    after = await room.read()
    good = after.version if after.match.ply == ply else version
    return SolvedNow(found.told, found.line, found.proven, good)
