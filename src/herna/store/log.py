"""The store: the log of every table, for ever, and a snapshot so that a long log need not be read from its start."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
import zlib
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.kernel import BadRecord, HernaError, IllegalAction
from herna.store.errors import Conflict, Hole, StoreAway
from herna.store.migrations import bring_up_to_date
from herna.store.pens import engine_and_pen
from herna.store.place import database_file, database_url, make_private
from herna.store.schema import ARCHIVE, ENTRIES, LEASES, PULSE, SNAPSHOTS, TABLES, TALES, TORN
from herna.store.writer import Cut, Write, Writer
from herna.table import TableError
from herna.table.entries import AnyEntry, Created, Joined, Renamed, Said, decode, encode
from herna.table.lines import Snapshot
from herna.table.table import Table

SNAPSHOT_EVERY = 50
LISTED_MOST = 50
LATEST_AT_ONCE = 500
MENDING_ATTEMPTS = 3
PULSE_BYTES = 6000
"""Larger than a page of the database: what fits into one that is there already says nothing about a full disk."""
PULSE_SECONDS = 3600.0
SWITCH_SECONDS, USUAL_SWITCH_SECONDS = 0.001, 0.005

Use = Literal["read", "write"]
Result = TypeVar("Result")
Wrote = Callable[[float, bool], None]

logger = logging.getLogger("herna")


class Store:
    """Every table there is. Nothing in memory counts; this does."""

    def __init__(self, url: str, wrote: Wrote = lambda _, __: None) -> None:
        """`wrote` is told of every write how many seconds it took, and whether it was committed."""
        self.url = database_url(url)
        self._wrote = wrote
        self.engine, pen = engine_and_pen(self.url)
        self.writer = Writer(pen)
        self._trouble: set[Use] = set()
        # Long tables take a while to set up again; two at a time leave the loop enough room.
        self._readers = ThreadPoolExecutor(2, "herna-reader")
        self._server, self._beat = secrets.token_hex(8), 0

    async def open(self) -> None:
        """Make the database ready; several servers may do so at once."""
        if (file := database_file(self.url)) is not None:
            await asyncio.to_thread(make_private, file)
        async with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                # Without a lock two servers that start together would both create the tables.
                await connection.execute(sql.text("SELECT pg_advisory_xact_lock(4836)"))
            await connection.run_sync(bring_up_to_date)
            await connection.execute(sql.delete(PULSE).where(PULSE.c.at < time.time() - PULSE_SECONDS))

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()
        self._readers.shutdown(wait=False)

    async def _aside(self, function: Callable[..., Result], *facts: Any) -> Result:
        """Do what takes a while without holding up the others."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, _considerately, function, *facts)

    # Writing

    async def create(
        self,
        table_id: str,
        created: Created,
        *,
        over: bool,
        due: float | None,
        snapshot: bytes | None = None,
        worker: str | None = None,
    ) -> None:
        """A new table and the first entry of its log; a snapshot too, where it begins with a long past.

        `worker` is the process it is alive in, where there are several.
        """
        row = {
            "id": table_id,
            "game": created.game,
            "created": created.at,
            "listed": created.listed,
            "over": over,
            "due": due,
        }
        kept = None if snapshot is None else {"table_id": table_id, "number": 1, "data": snapshot}
        lease = None if worker is None else {"table_id": table_id, "worker": worker}
        await self._write(Write([_entry_row(table_id, 1, created)], table=row, snapshot=kept, lease=lease))

    async def restore(self, table_id: str, snapshot: bytes) -> Table:
        """The table of a snapshot that has just been taken."""
        table = await self._aside(_restored, table_id, snapshot)
        if table is None:
            raise TableError("unreadable-table", table=table_id)
        return table

    async def append(
        self,
        table_id: str,
        first: int,
        entries: Sequence[AnyEntry],
        standing: tuple[bool, float | None] | None = None,
    ) -> None:
        """Write entries from number `first` on. They are committed when this comes back.

        Raises `Conflict`, and writes nothing, when one of the numbers is taken or the one before the first is not;
        `StoreAway` when the database does not answer, and then nobody knows.
        """
        rows = [_entry_row(table_id, first + offset, entry) for offset, entry in enumerate(entries)]
        update = None if standing is None else {"of_table": table_id, "is_over": standing[0], "is_due": standing[1]}
        await self._write(Write(rows, standing=update))

    def keep(self, table: Table) -> Coroutine[Any, Any, None]:
        """Put a snapshot of the table away: taken at the call, written when awaited."""
        data = msgspec.msgpack.encode(table.snapshot())
        return self._write(Write([], snapshot={"table_id": table.id, "number": table.number, "data": data}))

    async def erase(self, table_id: str) -> None:
        """Leave nothing of a table."""
        await self._write(Write([], erased=table_id))

    async def rewrite(self, table_id: str, entries: Mapping[int, AnyEntry]) -> None:
        """Write entries of a table otherwise than they stand in its log."""
        rows = [_entry_row(table_id, number, entry) for number, entry in entries.items()]
        await self._write(Write([], rewritten=rows))

    async def settle(self) -> None:
        """What was erased or written otherwise is not to be found beside SQLite's file either."""
        if database_file(self.url) is not None:
            async with self.reading() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def note_tale(self, table_id: str, number: int, data: bytes) -> None:
        """Keep what a table has told."""
        await self._write(Write([], tale={"table_id": table_id, "number": number, "data": data}))

    async def tale(self, table_id: str) -> bytes | None:
        """What a table has told, where that is kept."""
        query = sql.select(TALES.c.data).where(TALES.c.table_id == table_id)
        async with self.reading() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
            return found

    async def untold(self, most: int) -> list[str]:
        """Tables of which nothing is kept that they told, or not the latest: those whose game is over come first."""
        latest = sql.select(sql.func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        query = (
            sql.select(TABLES.c.id)
            .outerjoin(TALES, TALES.c.table_id == TABLES.c.id)
            .where(sql.or_(TALES.c.number.is_(None), TALES.c.number < latest))
            .order_by(TABLES.c.over.desc(), TABLES.c.created)
            .limit(most)
        )
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def note_report(self, row: dict[str, Any]) -> None:
        """Somebody has reported a chat line."""
        await self._write(Write([], report=row))

    async def note_ban(self, row: dict[str, Any]) -> None:
        """A network is not served any more, until a time."""
        await self._write(Write([], ban=row))

    async def note_beat(self, row: dict[str, Any]) -> None:
        """A process says that it lives."""
        await self._write(Write([], beat=row))

    async def beat(self) -> None:
        """Write something. Raises `StoreAway` where nothing can be written."""
        self._beat += 1
        row = {"server": self._server, "beat": self._beat, "at": time.time(), "data": bytes(PULSE_BYTES)}
        await self._write(Write([], pulse=row))

    async def _write(self, wanted: Write) -> None:
        began = time.monotonic()
        try:
            await self.writer.write(wanted)
        except StoreAway as error:
            self._wrote(time.monotonic() - began, False)
            self._lost("write", error.__cause__)
            raise
        self._wrote(time.monotonic() - began, True)
        self._found("write")

    # Reading

    async def load(self, table_id: str) -> Table | None:
        """The table: its latest snapshot and what came after. A log with a hole is mended as far as it is good.

        Raises the error of the game that cannot be set up any more, or `unreadable-table`.
        """
        for _ in range(MENDING_ATTEMPTS):
            async with self.reading() as connection:
                query = sql.select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table_id)
                saved = (await connection.execute(query)).scalar()
            table = await self._aside(_restored, table_id, saved) if saved is not None else None
            try:
                entries = await self.tail(table_id, table.number if table else 0)
            except Hole as hole:
                if hole.missing == 1:
                    raise TableError("unreadable-table", table=table_id) from hole
                with contextlib.suppress(Conflict):  # another server is mending it
                    await self._mend(table_id, hole.missing - 1)
            except msgspec.DecodeError as error:
                raise TableError("unreadable-table", table=table_id) from error
            else:
                return await self._aside(_continued, table_id, table, entries)
        raise TableError("busy")

    async def tail(self, table_id: str, after: int) -> list[AnyEntry]:
        """The entries of a table after number `after`, in order. Raises `Hole` where one is missing."""
        rows = await self._rows(table_id, after)
        missing = rows[0].number != after + 1 if rows else after == 0
        if missing and await self._unpack(table_id):
            rows = await self._rows(table_id, after)
        for expected, (number, _) in enumerate(rows, after + 1):
            if number != expected:
                raise Hole(expected)
        return [decode(data) for _, data in rows]

    async def _rows(self, table_id: str, after: int) -> Sequence[sql.Row[int, bytes]]:
        query = (
            sql.select(ENTRIES.c.number, ENTRIES.c.data)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        async with self.reading() as connection:
            return (await connection.execute(query)).all()

    async def _unpack(self, table_id: str) -> bool:
        """Put back the entries of a table that lies in the archive. False where it does not."""
        there = ARCHIVE.c.table_id == table_id
        async with self.reading() as connection:
            packed = (await connection.execute(sql.select(ARCHIVE.c.data).where(there))).scalar()
            if packed is None:
                return False
            data = msgspec.msgpack.decode(zlib.decompress(packed), type=list[bytes])
            rows = [{"table_id": table_id, "number": number, "data": one} for number, one in enumerate(data, start=1)]
            try:
                await connection.execute(sql.insert(ENTRIES), rows)
                await connection.execute(sql.delete(ARCHIVE).where(there))
                await connection.commit()
            except IntegrityError:
                await connection.rollback()  # another server has just done so
        return True

    async def _mend(self, table_id: str, good: int) -> None:
        """Let the log end with its last good entry, and put aside what was done after the hole.

        Whoever has joined stays, and what was said: that does not depend on what is missing.
        """
        torn = [decode(data) for _, data in await self._rows(table_id, good)]
        kept = [entry for entry in torn if isinstance(entry, Joined | Renamed | Said)]
        rows = [_entry_row(table_id, number, entry) for number, entry in enumerate(kept, good + 1)]
        await self._write(Write(rows, cut=Cut(table_id, good, time.time())))
        logger.warning(
            "the log of table %s had a hole after entry %d: of %d entries after it %d are kept, the others lie in %s",
            *(table_id, good, len(torn), len(kept), TORN.name),
        )

    async def latest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables are."""
        found: dict[str, int] = {}
        async with self.reading() as connection:
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
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def claim_due(self, now: float, again: float, most: int = 50, others: Collection[str] = ()) -> list[str]:
        """Tables that somebody has to look at. Each is given to one server only, until `again`.

        What is alive in one of the `others` is left to that process.
        """
        query = sql.select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        if others:
            theirs = sql.exists().where(LEASES.c.table_id == TABLES.c.id, LEASES.c.worker.in_(others))
            query = query.where(~theirs)
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
        claimed = []
        for table_id, due in found:
            claim = sql.update(TABLES).where(TABLES.c.id == table_id, TABLES.c.due == due).values(due=again)
            async with self.reading() as connection:
                if (await connection.execute(claim)).rowcount:
                    claimed.append(table_id)
                await connection.commit()
        return claimed

    async def look_again(self, now: float) -> None:
        """The clock has jumped: somebody has to look at every table that waits, whenever that was to be."""
        asking = sql.update(TABLES).where(TABLES.c.due > now).values(due=now)
        async with self.reading() as connection:
            await connection.execute(asking)
            await connection.commit()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection, with every way it can fail told as `StoreAway`."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except Exception as error:
            self._lost("read", error)
            raise StoreAway from error
        self._found("read")

    def _lost(self, use: Use, error: BaseException | None) -> None:
        if use not in self._trouble:
            logger.warning("the database cannot be used to %s: %s", use, str(error).partition("\n")[0])
        self._trouble.add(use)

    def _found(self, use: Use) -> None:
        if use in self._trouble:
            logger.warning("the database can be used to %s again", use)
        self._trouble.discard(use)


def _considerately(function: Callable[..., Result], *facts: Any) -> Result:
    """Do something long in this thread, letting go of Python often, so that the loop need not wait for it."""
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        return function(*facts)
    finally:
        sys.setswitchinterval(USUAL_SWITCH_SECONDS)


def _continued(table_id: str, table: Table | None, entries: Sequence[AnyEntry]) -> Table | None:
    """The table of a snapshot, if there is one, with the entries after it."""
    try:
        for entry in entries:
            if table is not None:
                _taken(table, entry)
            elif isinstance(entry, Created):
                table = Table(table_id, entry)
            else:
                raise TableError("unreadable-table", table=table_id)
    except HernaError:
        raise
    except Exception as error:
        raise TableError("unreadable-table", table=table_id) from error
    return table


def _restored(table_id: str, saved: bytes) -> Table | None:
    """The table of a snapshot. One that an older Herna wrote, or that was damaged, may not be readable in whatever way;
    the log always is."""
    try:
        return Table.restore(table_id, msgspec.msgpack.decode(saved, type=Snapshot))
    except HernaError:
        return None
    except Exception as error:
        logger.warning("the snapshot of table %s cannot be read (%s): its log is", table_id, type(error).__name__)
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
