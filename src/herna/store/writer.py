"""Group commit: whatever waits to be written is written in one transaction, and acknowledged once that is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from herna.store.schema import ENTRIES, SNAPSHOTS, TABLES

MOST_AT_ONCE = 200


class Conflict(Exception):
    """Somebody else has written an entry with that number first."""


class Write(msgspec.Struct):
    """What one table wants written: all of it or nothing."""

    entries: list[dict[str, Any]]
    table: dict[str, Any] | None = None
    """The row of a new table."""
    standing: dict[str, Any] | None = None
    """`over` and `due` of a table, where they have changed."""
    snapshot: dict[str, Any] | None = None


INSERT_TABLE = sql.insert(TABLES)
INSERT_ENTRY = sql.insert(ENTRIES)
UPDATE_STANDING = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("of_table"))
    .values(over=sql.bindparam("is_over"), due=sql.bindparam("is_due"))
)
# A snapshot never goes back, whoever is late.
DELETE_SNAPSHOT = sql.delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == sql.bindparam("of_table"), SNAPSHOTS.c.number < sql.bindparam("up_to")
)
INSERT_SNAPSHOT = sql.insert(SNAPSHOTS)


class Writer:
    """The one place where a server process writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, wanted: Write) -> None:
        """Come back when it is committed; raise `Conflict` when another server was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        # The write goes on even if the person who asked for it hangs up: it may be on disk already.
        await asyncio.shield(done)

    async def close(self) -> None:
        """Wait for what is still being written."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                await self._commit([wanted for wanted, _ in batch])
            except Exception:
                # One of them does not fit: find out which, and do not let the others suffer for it.
                for wanted, done in batch:
                    await self._alone(wanted, done)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)

    async def _alone(self, wanted: Write, done: asyncio.Future[None]) -> None:
        try:
            await self._commit([wanted])
        except IntegrityError as error:
            if wanted.snapshot is not None and not wanted.entries:
                done.set_result(None)  # a later snapshot is there already
            else:
                done.set_exception(Conflict(str(error.orig)))
        except Exception as error:  # handed to whoever waits
            done.set_exception(error)
        else:
            done.set_result(None)

    async def _commit(self, batch: Sequence[Write]) -> None:
        tables = [wanted.table for wanted in batch if wanted.table is not None]
        entries = [row for wanted in batch for row in wanted.entries]
        standings = [wanted.standing for wanted in batch if wanted.standing is not None]
        snapshots = [wanted.snapshot for wanted in batch if wanted.snapshot is not None]
        async with self._engine.begin() as connection:
            await _each(connection, INSERT_TABLE, tables)
            await _each(connection, INSERT_ENTRY, entries)
            await _each(connection, UPDATE_STANDING, standings)
            earlier = [{"of_table": row["table_id"], "up_to": row["number"]} for row in snapshots]
            await _each(connection, DELETE_SNAPSHOT, earlier)
            await _each(connection, INSERT_SNAPSHOT, snapshots)


async def _each(connection: AsyncConnection, statement: sql.Executable, rows: list[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(statement, rows)
