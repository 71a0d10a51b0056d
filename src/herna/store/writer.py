"""Group commit: whatever waits to be written is written in one transaction, and acknowledged once that is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, Protocol

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

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, wanted: Write) -> None:
        """Come back when it is committed; raise `Conflict` when another server was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        # The write goes on even if the person who asked for it hangs up: it may be on disk already.
        await done

    async def close(self) -> None:
        """Wait for what is still being written."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])
        await self._pen.close()

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
                    _tell(done)

    async def _alone(self, wanted: Write, done: asyncio.Future[None]) -> None:
        try:
            await self._commit([wanted])
        except IntegrityError as error:
            if wanted.snapshot is not None and not wanted.entries:
                _tell(done)  # a later snapshot is there already
            else:
                _tell(done, Conflict(str(error.orig)))
        except Exception as error:  # handed to whoever waits
            _tell(done, error)
        else:
            _tell(done)

    async def _commit(self, batch: Sequence[Write]) -> None:
        tables = [wanted.table for wanted in batch if wanted.table is not None]
        entries = [row for wanted in batch for row in wanted.entries]
        standings = [wanted.standing for wanted in batch if wanted.standing is not None]
        snapshots = [wanted.snapshot for wanted in batch if wanted.snapshot is not None]
        earlier = [{"of_table": row["table_id"], "up_to": row["number"]} for row in snapshots]
        steps: list[tuple[sql.Executable, list[dict[str, Any]]]] = [
            (UPDATE_STANDING, standings),
            (DELETE_SNAPSHOT, earlier),
            (INSERT_SNAPSHOT, snapshots),
        ]

        def carry_out(connection: sql.Connection) -> None:
            if tables:
                connection.execute(INSERT_TABLE, tables)
            if entries:
                self._pen.insert(connection, entries)
            for statement, rows in steps:
                if rows:
                    connection.execute(statement, rows)

        await self._pen.commit(carry_out)


def _tell(done: asyncio.Future[None], error: Exception | None = None) -> None:
    """Say how it went, if somebody still waits for it."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


@lru_cache(maxsize=MOST_AT_ONCE)
def _insert_many(count: int) -> str:
    return f"INSERT INTO {ENTRIES.name} (table_id, number, data) VALUES {', '.join(['(?, ?, ?)'] * count)}"


Work = Callable[[sql.Connection], None]


class Pen(Protocol):
    """Keeps one connection for writing: to borrow and give back one each time would cost as much as the commit."""

    async def commit(self, work: Work) -> None:
        """Carry out the work and commit it, or leave everything as it was."""

    def insert(self, connection: sql.Connection, entries: list[dict[str, Any]]) -> None:
        """Write new entries, the quickest way there is."""

    async def close(self) -> None: ...


class ThreadPen:
    """SQLite: a thread of its own does a whole batch in one go."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "herna-writer")
        self._connection: sql.Connection | None = None

    async def commit(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    def _commit(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            work(self._connection)
            self._connection.commit()
        except BaseException:
            self._hang_up()
            raise

    def insert(self, connection: sql.Connection, entries: list[dict[str, Any]]) -> None:
        # For every statement, and for every row of many, the thread has to wait its turn to run Python.
        for start in range(0, len(entries), MOST_AT_ONCE):
            some = entries[start : start + MOST_AT_ONCE]
            values = tuple(value for row in some for value in (row["table_id"], row["number"], row["data"]))
            connection.exec_driver_sql(_insert_many(len(some)), values)

    def _hang_up(self) -> None:
        """Give the connection back, and with it whatever was not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._hang_up)
        self._thread.shutdown(wait=False)
        self._engine.dispose()


class AsyncPen:
    """PostgreSQL: the driver does not block, so that no thread is needed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def commit(self, work: Work) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            await self._connection.run_sync(work)
            await self._connection.commit()
        except BaseException:
            await self.close()
            raise

    def insert(self, connection: sql.Connection, entries: list[dict[str, Any]]) -> None:
        connection.execute(INSERT_ENTRY, entries)

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
