"""Clearing away: tables where nothing ever happened, and games that have been over for long.

A table at which somebody has moved and whose game is not over is never cleared.
"""

from __future__ import annotations

import sqlalchemy as sql

from herna.store.errors import Hole
from herna.store.log import Store
from herna.store.schema import ARCHIVE, ENTRIES, TABLES
from herna.table.entries import Acted, Created

DAY = 24 * 3600.0
FEW_ENTRIES = 50
"""A table with more entries than that is not looked through for moves: something has happened there."""
PAGE = 200


async def clear(store: Store, now: float, empty_days: float, finished_days: float, most: int = 500) -> list[str]:
    """Erase what has been left for some days, at most `most` tables; 0 days is for ever. Gives those erased.

    The days count from the last thing that happened at the table.
    """
    erased: list[str] = []
    for over, days in ((False, empty_days), (True, finished_days)):
        after = ""
        while days and len(erased) < most and (page := await _older(store, over, now - days * DAY, after)):
            after = page[-1][0]
            for table_id, number in page:
                if len(erased) < most and await _is_left(store, table_id, number, over, now - days * DAY):
                    await store.erase(table_id)
                    erased.append(table_id)
    if finished_days:
        for table_id in await _archived(store, now - finished_days * DAY, most - len(erased)):
            await store.erase(table_id)
            erased.append(table_id)
    return erased


async def _archived(store: Store, before: float, most: int) -> list[str]:
    query = sql.select(ARCHIVE.c.table_id).where(ARCHIVE.c.at < before).limit(most)
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def _older(store: Store, over: bool, before: float, after: str) -> list[tuple[str, int]]:
    """Some tables made before a time, by their id, with the number of their last entry."""
    query = (
        sql.select(TABLES.c.id, sql.func.max(ENTRIES.c.number))
        .join(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
        .where(TABLES.c.over == over, TABLES.c.created < before, TABLES.c.id > after)
        .group_by(TABLES.c.id)
        .order_by(TABLES.c.id)
        .limit(PAGE)
    )
    async with store.reading() as connection:
        return [(table_id, number) for table_id, number in await connection.execute(query)]


async def _is_left(store: Store, table_id: str, number: int, over: bool, before: float) -> bool:
    if not over and number > FEW_ENTRIES:
        return False
    try:
        entries = await store.tail(table_id, number - 1 if over else 0)
    except Hole:
        return False
    if not entries or max(entry.at for entry in entries) >= before:
        return False
    return over or not any(_is_move(entry) for entry in entries)


def _is_move(entry: object) -> bool:
    """Has somebody moved, here or in the game this table goes on from?"""
    return (isinstance(entry, Acted) and entry.by == "person") or (isinstance(entry, Created) and bool(entry.moves))
