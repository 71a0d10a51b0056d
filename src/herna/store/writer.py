"""Group commit: whatever waits to be written is written in one transaction, and acknowledged once that is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from herna.store.errors import Conflict, Hole, StoreAway
from herna.store.pens import Key, Pen
from herna.store.schema import ARCHIVE, BANS, ENTRIES, LEASES, PROCESSES, PULSE, REPORTS, SNAPSHOTS, TABLES, TALES, TORN

MOST_AT_ONCE = 200


class Cut(msgspec.Struct):
    """The log of a table ends with entry `good`; what is numbered higher is put aside."""

    table_id: str
    good: int
    at: float


class Write(msgspec.Struct):
    """What one table wants written: all of it or nothing."""

    entries: list[dict[str, Any]]
    table: dict[str, Any] | None = None
    """The row of a new table."""
    lease: dict[str, Any] | None = None
    """The process in which a new table is alive."""
    standing: dict[str, Any] | None = None
    """`over` and `due` of a table, where they have changed."""
    snapshot: dict[str, Any] | None = None
    cut: Cut | None = None
    """Carried out before the entries are written."""
    pulse: dict[str, Any] | None = None
    beat: dict[str, Any] | None = None
    """A process says that it lives."""
    erased: str | None = None
    """A table of which nothing is to be left."""
    rewritten: list[dict[str, Any]] = []
    """Entries that stand in the log already and are to be written otherwise; copies of theirs go."""
    tale: dict[str, Any] | None = None
    report: dict[str, Any] | None = None
    ban: dict[str, Any] | None = None
    """A network that is not served any more; with `until` in the past it is served again."""


INSERT_TABLE = sql.insert(TABLES)
INSERT_LEASE = sql.insert(LEASES)
UPDATE_STANDING = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("of_table"))
    .values(over=sql.bindparam("is_over"), due=sql.bindparam("is_due"))
)
# A snapshot never goes back, whoever is late.
DELETE_SNAPSHOT = sql.delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == sql.bindparam("of_table"), SNAPSHOTS.c.number < sql.bindparam("up_to")
)
BEAT = (
    sql.update(PROCESSES)
    .where(PROCESSES.c.worker == sql.bindparam("of_worker"))
    .values(beat=sql.bindparam("new_beat"), at=sql.bindparam("now"))
)
INSERT_SNAPSHOT = sql.insert(SNAPSHOTS)
INSERT_PULSE = sql.insert(PULSE)
DELETE_PULSE = sql.delete(PULSE).where(
    PULSE.c.server == sql.bindparam("of_server"), PULSE.c.beat < sql.bindparam("this_beat")
)

OF_TABLE = (
    ENTRIES.c.table_id,
    SNAPSHOTS.c.table_id,
    TORN.c.table_id,
    TALES.c.table_id,
    REPORTS.c.table_id,
    LEASES.c.table_id,
    ARCHIVE.c.table_id,
    TABLES.c.id,
)
ERASE = tuple(sql.delete(column.table).where(column == sql.bindparam("of_table")) for column in OF_TABLE)

REWRITE = (
    sql.update(ENTRIES)
    .where(ENTRIES.c.table_id == sql.bindparam("of_table"), ENTRIES.c.number == sql.bindparam("of_number"))
    .values(data=sql.bindparam("new_data"))
)
DELETE_COPIES = tuple(
    sql.delete(column.table).where(column == sql.bindparam("of_table"))
    for column in (SNAPSHOTS.c.table_id, TORN.c.table_id)
)


class Writer:
    """The one place where a server process writes."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, wanted: Write) -> None:
        """Come back when it is committed.

        Raises `Conflict` when another server was first, and `StoreAway` when nobody knows whether it is written.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            # It may be on disk already: whoever hangs up leaves only when that is known.
            await asyncio.wait([done])
            done.exception()
            raise

    async def close(self) -> None:
        """Wait for what is still being written."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])
        await self._pen.close()

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            wanted = [one for one, _ in batch]
            try:
                try:
                    await self._commit(wanted)
                except (IntegrityError, Hole):
                    raise
                except Exception:
                    # The connection may have died long ago, without our noticing: a new one may do.
                    await self._commit(wanted)
            except (IntegrityError, Hole):
                # One of them does not fit: find out which, and do not let the others suffer for it.
                for one, done in batch:
                    await self._alone(one, done)
            except Exception as error:
                for _, done in batch:
                    _tell(done, _away(error))
            else:
                for _, done in batch:
                    _tell(done)

    async def _alone(self, wanted: Write, done: asyncio.Future[None]) -> None:
        try:
            await self._commit([wanted])
        except IntegrityError as error:
            if wanted.snapshot is not None and not wanted.entries:
                _tell(done)  # a later snapshot is there already
            elif await self._is_there(wanted):
                _tell(done)  # it went through at an earlier attempt, whose answer was lost
            else:
                _tell(done, Conflict(str(error.orig)))
        except Hole as error:
            _tell(done, error)
        except Exception as error:
            _tell(done, _away(error))
        else:
            _tell(done)

    async def _commit(self, batch: Sequence[Write]) -> None:
        tables = [wanted.table for wanted in batch if wanted.table is not None]
        leases = [wanted.lease for wanted in batch if wanted.lease is not None]
        cuts = [wanted.cut for wanted in batch if wanted.cut is not None]
        entries = [row for wanted in batch for row in wanted.entries]
        before = {_before(wanted.entries[0]) for wanted in batch if wanted.entries and wanted.entries[0]["number"] > 1}
        standings = [wanted.standing for wanted in batch if wanted.standing is not None]
        snapshots = [wanted.snapshot for wanted in batch if wanted.snapshot is not None]
        earlier = [{"of_table": row["table_id"], "up_to": row["number"]} for row in snapshots]
        erased = [{"of_table": wanted.erased} for wanted in batch if wanted.erased is not None]
        rewritten = [{"of_table": row["table_id"]} for wanted in batch for row in wanted.rewritten]
        pulses = [wanted.pulse for wanted in batch if wanted.pulse is not None]
        steps: list[tuple[sql.Executable, list[dict[str, Any]]]] = [
            (UPDATE_STANDING, standings),
            (DELETE_SNAPSHOT, earlier),
            (INSERT_SNAPSHOT, snapshots),
            (INSERT_PULSE, pulses),
            (DELETE_PULSE, [{"of_server": row["server"], "this_beat": row["beat"]} for row in pulses]),
            (BEAT, [wanted.beat for wanted in batch if wanted.beat is not None]),
            *((statement, erased) for statement in ERASE),
            (REWRITE, [_rewriting(row) for wanted in batch for row in wanted.rewritten]),
            *((statement, rewritten) for statement in DELETE_COPIES),
            *_replacing(TALES, [wanted.tale for wanted in batch if wanted.tale is not None]),
            *_replacing(REPORTS, [wanted.report for wanted in batch if wanted.report is not None]),
            *_replacing(BANS, [wanted.ban for wanted in batch if wanted.ban is not None]),
        ]

        def carry_out(connection: sql.Connection) -> None:
            if tables:
                connection.execute(INSERT_TABLE, tables)
            if leases:
                connection.execute(INSERT_LEASE, leases)
            for cut in cuts:
                _cut(connection, cut)
            if entries:
                self._pen.insert(connection, entries)
                self._refuse_hole(connection, [*before])
            for statement, rows in steps:
                if rows:
                    connection.execute(statement, rows)

        await self._pen.commit(carry_out)

    def _refuse_hole(self, connection: sql.Connection, before: Sequence[Key]) -> None:
        """Every entry follows another, which is written too: an entry after a hole could never be read again."""
        if before and self._pen.count(connection, before) != len(before):
            raise Hole(min(number for _, number in before))

    async def _is_there(self, wanted: Write) -> bool:
        """Do the entries stand in the log exactly as they were to be written?"""
        if not wanted.entries:
            return False
        found: list[bytes] = []
        numbers = [row["number"] for row in wanted.entries]

        def look(connection: sql.Connection) -> None:
            here = ENTRIES.c.table_id == wanted.entries[0]["table_id"]
            query = sql.select(ENTRIES.c.data).where(here, ENTRIES.c.number.in_(numbers)).order_by(ENTRIES.c.number)
            found.extend(connection.execute(query).scalars())

        try:
            await self._pen.commit(look)
        except Exception:
            return False
        return found == [row["data"] for row in wanted.entries]


def _rewriting(row: dict[str, Any]) -> dict[str, Any]:
    return {"of_table": row["table_id"], "of_number": row["number"], "new_data": row["data"]}


def _replacing(table: sql.Table, rows: list[dict[str, Any]]) -> list[tuple[sql.Executable, list[dict[str, Any]]]]:
    """Put rows in the place of those with the same key."""
    keys = [column.name for column in table.primary_key]
    there = sql.and_(*(table.c[key] == sql.bindparam(f"of_{key}") for key in keys))
    found = {tuple(row[key] for key in keys): row for row in rows}
    old = [{f"of_{key}": row[key] for key in keys} for row in found.values()]
    return [(sql.delete(table).where(there), old), (sql.insert(table), [*found.values()])]


def _before(row: dict[str, Any]) -> Key:
    return row["table_id"], row["number"] - 1


def _cut(connection: sql.Connection, cut: Cut) -> None:
    """Put everything after the last good entry aside, unless somebody else has mended the log already."""
    next_one = ENTRIES.alias()
    mended = sql.exists().where(next_one.c.table_id == cut.table_id, next_one.c.number == cut.good + 1)
    after = sql.and_(ENTRIES.c.table_id == cut.table_id, ENTRIES.c.number > cut.good, ~mended)
    rows = sql.select(ENTRIES.c.table_id, sql.literal(cut.at), ENTRIES.c.number, ENTRIES.c.data).where(after)
    connection.execute(sql.insert(TORN).from_select(["table_id", "cut", "number", "data"], rows))
    connection.execute(sql.delete(ENTRIES).where(after))
    late = sql.and_(SNAPSHOTS.c.table_id == cut.table_id, SNAPSHOTS.c.number > cut.good)
    connection.execute(sql.delete(SNAPSHOTS).where(late))


def _away(error: Exception) -> StoreAway:
    away = StoreAway()
    away.__cause__ = error
    return away


def _tell(done: asyncio.Future[None], error: Exception | None = None) -> None:
    """Say how it went, if somebody still waits for it."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
