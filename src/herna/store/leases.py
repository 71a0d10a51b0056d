"""Which process a table is alive in, where several serve the same tables.

A lease saves work: one process replays a table's moves and holds its people, the others hand connections over to it.
It is no truth. A process that wrongly believes it has a table can write nothing: the key of the log refuses it.
"""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from herna.store.log import Store
from herna.store.schema import LEASES, PROCESSES, TABLES

ALL = sql.select(PROCESSES)


class Process(msgspec.Struct, frozen=True):
    """A process as the database knows it."""

    worker: str
    address: str
    secret: str
    beat: int
    taken: int


class LeaseBook:
    """The leases as they are written down."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def enter(self, own: Process) -> None:
        """Say for the first time that one lives. Raises `StoreAway`."""
        async with self._store.reading() as connection:
            await connection.execute(sql.insert(PROCESSES).values(msgspec.structs.asdict(own) | {"at": time.time()}))
            await connection.commit()

    async def beat(self, worker: str, beat: int) -> list[Process]:
        """Say again that one lives, and who else has said so. Raises `StoreAway`.

        It is written together with whatever else is written at that moment.
        """
        await self._store.note_beat({"of_worker": worker, "new_beat": beat, "now": time.time()})
        async with self._store.reading() as connection:
            found = (await connection.execute(ALL)).all()
        return [Process(row.worker, row.address, row.secret, row.beat, row.taken) for row in found]

    async def holder(self, table_id: str) -> str | None:
        """The process that a table is alive in, so far as it is written down."""
        query = sql.select(LEASES.c.worker).where(LEASES.c.table_id == table_id)
        async with self._store.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def claim(self, table_id: str, worker: str, instead_of: str | None) -> bool:
        """Take a table that is alive nowhere, or only in `instead_of`. False where somebody else was first.

        Nothing is written for a table that does not exist.
        """
        async with self._store.reading() as connection:
            try:
                if instead_of is None:
                    there = sql.select(TABLES.c.id, sql.literal(worker)).where(TABLES.c.id == table_id)
                    taken = await connection.execute(sql.insert(LEASES).from_select(["table_id", "worker"], there))
                else:
                    of_it = sql.and_(LEASES.c.table_id == table_id, LEASES.c.worker == instead_of)
                    taken = await connection.execute(sql.update(LEASES).where(of_it).values(worker=worker))
                    if taken.rowcount:
                        it = PROCESSES.c.worker == instead_of
                        await connection.execute(sql.update(PROCESSES).where(it).values(taken=PROCESSES.c.taken + 1))
            except IntegrityError:
                await connection.rollback()
                return False
            await connection.commit()
        return bool(taken.rowcount)

    async def held(self, worker: str) -> set[str]:
        """The tables that are alive in a process, so far as it is written down."""
        query = sql.select(LEASES.c.table_id).where(LEASES.c.worker == worker)
        async with self._store.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def let_go(self, table_id: str, worker: str) -> None:
        """The table is not alive in this process any more."""
        it = sql.and_(LEASES.c.table_id == table_id, LEASES.c.worker == worker)
        async with self._store.reading() as connection:
            await connection.execute(sql.delete(LEASES).where(it))
            await connection.commit()

    async def hurry(self, worker: str, now: float) -> None:
        """A process is dead: somebody is to look at those of its tables that wait for a bot or a clock."""
        its = sql.select(LEASES.c.table_id).where(LEASES.c.worker == worker)
        waiting = sql.and_(TABLES.c.due > now, TABLES.c.id.in_(its))
        async with self._store.reading() as connection:
            await connection.execute(sql.update(TABLES).where(waiting).values(due=now))
            await connection.commit()

    async def leave(self, workers: Collection[str]) -> None:
        """These processes are gone, and nothing is alive in them."""
        async with self._store.reading() as connection:
            for table in (LEASES, PROCESSES):
                await connection.execute(sql.delete(table).where(table.c.worker.in_(workers)))
            await connection.commit()
