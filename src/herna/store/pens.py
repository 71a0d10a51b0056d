"""The pens: each keeps one connection for writing, on SQLite or on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sql
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from herna.store.place import SQLITE, database_file
from herna.store.schema import ENTRIES

ROWS_AT_ONCE = 200
PATIENCE = {"timeout": 5, "command_timeout": 20}
"""Seconds until a database server that does not answer is given up."""
LOCKED_SECONDS = 30

Key = tuple[str, int]
"""The table and the number of an entry."""
Work = Callable[[sql.Connection], None]

COUNT_ARRAYS = sql.text(
    "SELECT count(*) FROM unnest(CAST(:tables AS varchar[]), CAST(:numbers AS integer[])) AS wanted (id, number)"
    f" JOIN {ENTRIES.name} ON table_id = wanted.id AND {ENTRIES.name}.number = wanted.number"
)


class Pen(Protocol):
    """Keeps one connection for writing: to borrow and give back one each time would cost as much as the commit."""

    async def commit(self, work: Work) -> None:
        """Carry out the work and commit it, or leave everything as it was."""

    def insert(self, connection: sql.Connection, entries: list[dict[str, Any]]) -> None:
        """Write new entries, the quickest way there is."""

    def count(self, connection: sql.Connection, keys: Sequence[Key]) -> int:
        """How many entries with these keys there are."""

    async def close(self) -> None: ...


def engine_and_pen(url: str) -> tuple[AsyncEngine, Pen]:
    """An engine to read with, and a pen to write with."""
    path = database_file(url)
    if path is None:
        engine = create_async_engine(url, pool_pre_ping=True, connect_args=PATIENCE)
        return engine, AsyncPen(engine)
    file = DatabaseFile(path)
    waiting = {"timeout": LOCKED_SECONDS}
    engine = create_async_engine(file.url(SQLITE), connect_args=waiting)
    writing = sql.create_engine(file.url("sqlite"), connect_args=waiting)
    for one in (engine.sync_engine, writing):
        sql.event.listen(one, "connect", file.connected)
        sql.event.listen(one, "checkout", file.taken)
    return engine, ThreadPen(writing, file)


class DatabaseFile:
    """The file of an SQLite database. It may be taken away while it is open, and SQLite would not say so."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()

    def url(self, driver: str) -> sql.URL:
        """Where to connect. A file that has been taken away is not made anew, empty, in silence."""
        return sql.URL.create(driver, database=self.path.as_uri(), query={"mode": "rw", "uri": "true"})

    def identity(self) -> tuple[int, int] | None:
        """Which file lies there now."""
        with contextlib.suppress(OSError):
            found = self.path.stat()
            return found.st_dev, found.st_ino
        return None

    def connected(self, connection: Any, record: Any) -> None:
        record.info["file"] = self.identity()
        cursor = connection.cursor()
        # Readers do not wait for the writer; what is committed survives a power cut too.
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        # What is forgotten is not to be found in the file either.
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    def taken(self, _: Any, record: Any, __: Any) -> None:
        """A connection to a file that lies there no longer is not used again."""
        if record.info["file"] != self.identity():
            raise DisconnectionError("the file of the database has been taken away")


class ThreadPen:
    """SQLite: a thread of its own does a whole batch in one go."""

    def __init__(self, engine: sql.Engine, file: DatabaseFile) -> None:
        self._engine = engine
        self._file = file
        self._thread = ThreadPoolExecutor(1, "herna-writer")
        self._connection: sql.Connection | None = None

    async def commit(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    def _commit(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        try:
            work(connection)
            connection.commit()
            if connection.connection.info["file"] != self._file.identity():
                # Written into a file that nobody will find again: that is not kept.
                raise FileNotFoundError(self._file.path)
        except BaseException:
            self._hang_up()
            raise

    def insert(self, connection: sql.Connection, entries: list[dict[str, Any]]) -> None:
        # For every statement, and for every row of many, the thread has to wait its turn to run Python.
        for start in range(0, len(entries), ROWS_AT_ONCE):
            some = entries[start : start + ROWS_AT_ONCE]
            values = tuple(value for row in some for value in (row["table_id"], row["number"], row["data"]))
            connection.exec_driver_sql(_insert_many(len(some)), values)

    def count(self, connection: sql.Connection, keys: Sequence[Key]) -> int:
        values = tuple(value for key in keys for value in key)
        return int(connection.exec_driver_sql(_count_many(len(keys)), values).scalar_one())

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
        connection.execute(sql.insert(ENTRIES), entries)

    def count(self, connection: sql.Connection, keys: Sequence[Key]) -> int:
        tables, numbers = zip(*keys, strict=True)
        return int(connection.execute(COUNT_ARRAYS, {"tables": tables, "numbers": numbers}).scalar_one())

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


@lru_cache(maxsize=ROWS_AT_ONCE)
def _insert_many(count: int) -> str:
    return f"INSERT INTO {ENTRIES.name} (table_id, number, data) VALUES {', '.join(['(?, ?, ?)'] * count)}"


@lru_cache(maxsize=ROWS_AT_ONCE)
def _count_many(count: int) -> str:
    # Asked by `IN`, or without CROSS, SQLite would look through the entries of all tables.
    return (
        f"WITH wanted (id, number) AS (VALUES {', '.join(['(?, ?)'] * count)}) SELECT count(*) FROM wanted"
        f" CROSS JOIN {ENTRIES.name} ON table_id = wanted.id AND {ENTRIES.name}.number = wanted.number"
    )
