"""The store: the log of every table, for ever, and a snapshot so that a long log need not be read from its start."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from herna.kernel import BadRecord, HernaError, IllegalAction
from herna.store.schema import ENTRIES, METADATA, SNAPSHOTS, TABLES
from herna.store.writer import AsyncPen, Pen, ThreadPen, Write, Writer
from herna.table.entries import AnyEntry, Created, decode, encode
from herna.table.table import Snapshot, Table

SNAPSHOT_EVERY = 50
LISTED_MOST = 50
LATEST_AT_ONCE = 500


def database_url(place: str | Path) -> str:
    """The URL of a database: a URL stays as it is, anything else is the name of an SQLite file.

    >>> database_url("games.sqlite3")
    'sqlite+aiosqlite:///games.sqlite3'
    """
    text = str(place)
    if text.startswith("postgresql://"):
        return text.replace("postgresql://", "postgresql+asyncpg://", 1)
    return text if "://" in text else f"sqlite+aiosqlite:///{text}"


class Store:
    """Every table there is. Nothing in memory counts; this does."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.engine, pen = _engine_and_pen(self.url)
        self.writer = Writer(pen)

    async def open(self) -> None:
        """Make the database ready; several servers may do so at once."""
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                # Without a lock two servers that start together would both create the tables.
                await connection.execute(sql.text("SELECT pg_advisory_xact_lock(4836)"))
            await connection.run_sync(METADATA.create_all)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # Writing

    async def create(self, table_id: str, created: Created, *, over: bool, due: float | None) -> None:
        """A new table and the first entry of its log."""
        row = {
            "id": table_id,
            "game": created.game,
            "created": created.at,
            "listed": created.listed,
            "over": over,
            "due": due,
        }
        await self.writer.write(Write([_entry_row(table_id, 1, created)], table=row))

    async def append(
        self,
        table_id: str,
        first: int,
        entries: Sequence[AnyEntry],
        standing: tuple[bool, float | None] | None = None,
    ) -> None:
        """Write entries from number `first` on. They are committed when this comes back.

        Raises `Conflict`, and writes nothing, when one of the numbers is taken.
        """
        rows = [_entry_row(table_id, first + offset, entry) for offset, entry in enumerate(entries)]
        update = None if standing is None else {"of_table": table_id, "is_over": standing[0], "is_due": standing[1]}
        await self.writer.write(Write(rows, standing=update))

    def keep(self, table: Table) -> Coroutine[Any, Any, None]:
        """Put a snapshot of the table away: taken at the call, written when awaited."""
        data = msgspec.msgpack.encode(table.snapshot())
        return self.writer.write(Write([], snapshot={"table_id": table.id, "number": table.number, "data": data}))

    # Reading

    async def load(self, table_id: str) -> Table | None:
        """The table: its latest snapshot and what came after."""
        async with self.engine.connect() as connection:
            query = sql.select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table_id)
            saved = (await connection.execute(query)).scalar()
        table = _restored(table_id, saved) if saved is not None else None
        for entry in await self.tail(table_id, table.number if table else 0):
            if table is None:
                assert isinstance(entry, Created)
                table = Table(table_id, entry)
            else:
                _taken(table, entry)
        return table

    async def tail(self, table_id: str, after: int) -> list[AnyEntry]:
        """The entries of a table after number `after`, in order."""
        query = (
            sql.select(ENTRIES.c.data)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        async with self.engine.connect() as connection:
            return [decode(data) for data in (await connection.execute(query)).scalars()]

    async def latest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables are."""
        found: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(table_ids), LATEST_AT_ONCE):
                some = table_ids[start : start + LATEST_AT_ONCE]
                query = (
                    sql.select(ENTRIES.c.table_id, sql.func.max(ENTRIES.c.number))
                    .where(ENTRIES.c.table_id.in_(some))
                    .group_by(ENTRIES.c.table_id)
                )
                found.update((table_id, number) for table_id, number in await connection.execute(query))
        return found

    async def listed(self) -> list[str]:
        """The tables that anybody may find in the lobby, the newest first."""
        query = sql.select(TABLES.c.id).where(TABLES.c.listed).order_by(TABLES.c.created.desc()).limit(LISTED_MOST)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def claim_due(self, now: float, again: float, most: int = 50) -> list[str]:
        """Tables that somebody has to look at. Each is given to one server only, until `again`."""
        query = sql.select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        claimed = []
        for table_id, due in found:
            claim = sql.update(TABLES).where(TABLES.c.id == table_id, TABLES.c.due == due).values(due=again)
            async with self.engine.begin() as connection:
                if (await connection.execute(claim)).rowcount:
                    claimed.append(table_id)
        return claimed

    async def ready(self) -> bool:
        """Does the database answer?"""
        async with self.engine.connect() as connection:
            return bool((await connection.execute(sql.select(sql.literal(1)))).scalar())


def _restored(table_id: str, saved: bytes) -> Table | None:
    """The table of a snapshot. One that an older Herna wrote may not be readable any more; the log always is."""
    try:
        return Table.restore(table_id, msgspec.msgpack.decode(saved, type=Snapshot))
    except (msgspec.DecodeError, HernaError):
        return None


def _taken(table: Table, entry: AnyEntry) -> None:
    """Carry out an entry that was possible when it was written. If it is not, the rules have changed meanwhile."""
    try:
        table.take(entry)
    except IllegalAction as error:
        move = table.match.ply + 1
        raise BadRecord("impossible-move", last_good=move - 1, move=move, why=str(error)) from error


def _entry_row(table_id: str, number: int, entry: AnyEntry) -> dict[str, Any]:
    return {"table_id": table_id, "number": number, "data": encode(entry)}


def _engine_and_pen(url: str) -> tuple[AsyncEngine, Pen]:
    """An engine to read with, and a pen to write with."""
    if not url.startswith("sqlite"):
        engine = create_async_engine(url, pool_pre_ping=True)
        return engine, AsyncPen(engine)
    waiting = {"timeout": 30}
    engine = create_async_engine(url, connect_args=waiting)
    writing = sql.create_engine(url.replace("+aiosqlite", "", 1), connect_args=waiting)
    for one in (engine.sync_engine, writing):
        sql.event.listen(one, "connect", _prepare)
    return engine, ThreadPen(writing)


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # Readers do not wait for the writer; what is committed survives a power cut too.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
