"""The archive: the log of a game that has been over for long lies packed in one row, until somebody opens it again."""

from __future__ import annotations

import zlib
from collections.abc import Collection

import msgspec
import sqlalchemy as sql

from herna.store.clearing import DAY, PAGE
from herna.store.log import Store
from herna.store.schema import ARCHIVE, ENTRIES, LEASES, REPORTS, SNAPSHOTS, TABLES
from herna.table.entries import decode


async def put_away(store: Store, now: float, days: float, spare: Collection[str], most: int = 200) -> list[str]:
    """Pack the logs of games that have been over for `days`, at most `most`; 0 days is never. Gives their ids.

    Those in `spare`, and whatever is alive in some process, stay as they are; so do those with a reported chat line.
    """
    packed: list[str] = []
    after = ""
    while days and len(packed) < most and (page := await _over(store, now - days * DAY, after)):
        after = page[-1]
        for table_id in page:
            if table_id not in spare and len(packed) < most and await _pack(store, table_id, now - days * DAY):
                packed.append(table_id)
    return packed


async def _over(store: Store, before: float, after: str) -> list[str]:
    query = (
        sql.select(TABLES.c.id)
        .where(TABLES.c.over, TABLES.c.created < before, TABLES.c.id > after)
        .where(~sql.exists().where(ARCHIVE.c.table_id == TABLES.c.id))
        .where(~sql.exists().where(LEASES.c.table_id == TABLES.c.id))
        .where(~sql.exists().where(REPORTS.c.table_id == TABLES.c.id))
        .order_by(TABLES.c.id)
        .limit(PAGE)
    )
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def _pack(store: Store, table_id: str, before: float) -> bool:
    query = sql.select(ENTRIES.c.number, ENTRIES.c.data).where(ENTRIES.c.table_id == table_id)
    async with store.reading() as connection:
        rows = (await connection.execute(query.order_by(ENTRIES.c.number))).all()
        numbers = [row.number for row in rows]
        if not rows or numbers != [*range(1, len(rows) + 1)] or decode(rows[-1].data).at >= before:
            return False
        data = zlib.compress(msgspec.msgpack.encode([row.data for row in rows]), 6)
        row = {"table_id": table_id, "number": len(rows), "at": decode(rows[-1].data).at, "data": data}
        await connection.execute(sql.insert(ARCHIVE).values(row))
        these = sql.and_(ENTRIES.c.table_id == table_id, ENTRIES.c.number <= len(rows))
        await connection.execute(sql.delete(ENTRIES).where(these))
        await connection.execute(sql.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
        await connection.commit()
    return True
