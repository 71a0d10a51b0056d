"""Games that have been over for long are packed away, and are as they were when somebody opens them again."""

from __future__ import annotations

import os

import pytest
import sqlalchemy as sql

from herna.store import Store, clear
from herna.store.admin import overview
from herna.store.archive import put_away
from herna.store.clearing import DAY
from herna.store.errors import Conflict
from herna.store.migrations import STEPS
from herna.store.schema import ARCHIVE, ENTRIES
from herna.table.entries import Said
from tests.store.test_clearing import made
from tests.store.test_store import data
from tests.table.tables import NOON


async def packed(store: Store, table_id: str) -> bool:
    async with store.reading() as connection:
        found = await connection.execute(sql.select(ARCHIVE.c.number).where(ARCHIVE.c.table_id == table_id))
        return found.scalar() is not None


async def test_a_game_over_for_long_is_packed_and_opened_as_it_was(store: Store) -> None:
    old, recent, alive = await made(store, over=True), await made(store, over=True), await made(store, over=True)
    under_way = await made(store)
    lines = [Said(at=NOON, seat=0, text=f"line {number}") for number in range(30)]
    await store.append(old.id, 2, lines)
    await store.append(recent.id, 2, [Said(at=NOON + 20 * DAY, seat=0, text="again?")])
    before = data(await store.load(old.id))
    gone = await put_away(store, NOON + 40 * DAY, 30, {alive.id})
    assert old.id in gone
    assert not {recent.id, alive.id, under_way.id} & {*gone}
    assert await packed(store, old.id)
    assert next(row.entries for row in await overview(store) if row.id == old.id) == 31
    # Whoever has it in memory still finds that it cannot be written on before it is read again.
    with pytest.raises(Conflict):
        await store.append(old.id, 32, [Said(at=NOON, seat=0, text="I am still here")])
    assert data(await store.load(old.id)) == before
    assert not await packed(store, old.id)
    await store.append(old.id, 32, [Said(at=NOON, seat=0, text="thank you")])
    assert await put_away(store, NOON + 40 * DAY, 0, ()) == []


async def test_what_is_packed_goes_after_a_year_too(store: Store) -> None:
    table = await made(store, over=True)
    assert table.id in await put_away(store, NOON + 40 * DAY, 30, ())
    assert table.id not in await clear(store, NOON + 364 * DAY, 7, 365)
    assert table.id in await clear(store, NOON + 366 * DAY, 7, 365)
    assert await store.load(table.id) is None
    assert not await packed(store, table.id)


@pytest.mark.skipif("HERNA_DATABASE_URL" not in os.environ, reason="only PostgreSQL has a log in parts")
async def test_a_log_in_one_piece_is_led_to_one_in_parts(store: Store) -> None:
    table = await made(store)
    before = data(await store.load(table.id))
    whole = sql.text("CREATE TABLE entries_one (LIKE entries INCLUDING ALL)")
    async with store.engine.begin() as connection:
        await connection.execute(whole)
        await connection.execute(sql.text("INSERT INTO entries_one SELECT * FROM entries"))
        await connection.execute(sql.text("DROP TABLE entries"))
        await connection.execute(sql.text("ALTER TABLE entries_one RENAME TO entries"))
        await connection.execute(sql.text("ALTER INDEX entries_one_pkey RENAME TO entries_pkey"))
    async with store.engine.begin() as connection:
        await connection.run_sync(STEPS[4])
        await connection.run_sync(STEPS[4])
        parts = sql.text("SELECT count(*) FROM pg_inherits WHERE inhparent = CAST(:name AS regclass)")
        assert (await connection.execute(parts, {"name": ENTRIES.name})).scalar() == 16
    assert data(await store.load(table.id)) == before
