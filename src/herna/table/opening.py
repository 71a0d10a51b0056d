"""Opening a table that has a past: the whole game is gone through, so another process does it."""

from __future__ import annotations

from typing import cast

import msgspec

from herna.games import game as find_game
from herna.kernel import BadRecord, Record
from herna.table import asking
from herna.table.asking import SeatGiven
from herna.table.entries import MoveMade
from herna.table.errors import TableError
from herna.table.knowledge import Story
from herna.table.table import MOVES_MOST, Table


def packed(table: Table) -> bytes:
    """The packed story of a table, secrets and all, for another process.

    Moves are written as they are: going through a long game here would hold everybody up.
    """
    record = table.record()
    return msgspec.msgpack.encode(Story(record.head, cast("list[MoveMade]", record.moves)))


def from_text(text: str, table_id: str, given: bytes, now: float) -> bytes:
    """The snapshot of a new table that goes on from a written record, with these seats."""
    return _opened(Record.read(text, find_game), table_id, given, now, None)


def from_story(data: bytes, table_id: str, given: bytes, now: float, ply: int) -> bytes:
    """The snapshot of a new table that goes on from a move of a packed story."""
    return _opened(msgspec.msgpack.decode(data, type=Story).record(), table_id, given, now, ply)


def _opened(record: Record, table_id: str, given: bytes, now: float, ply: int | None) -> bytes:
    moves = len(record.moves) if ply is None else ply
    if moves > len(record.moves):
        raise BadRecord("no-such-move", last_good=len(record.moves), move=moves)
    if moves > MOVES_MOST:
        raise TableError("long-enough", most=MOVES_MOST)
    seats = msgspec.msgpack.decode(given, type=list[SeatGiven])
    created, _ = asking.continue_record(record, seats, now, ply=ply)
    return msgspec.msgpack.encode(Table(table_id, created).snapshot())
