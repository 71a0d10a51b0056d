"""Databases that an older or a later Herna has written."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql

from herna.store import BadDatabase, Store, try_out
from herna.store.migrations import LATEST, STEPS, version
from herna.store.schema import BANS, REPORTS, SCHEMA, TALES
from tests.store.test_store import data, new, said

pytestmark = pytest.mark.skipif("HERNA_DATABASE_URL" in os.environ, reason="takes a file apart")


async def version_of(store: Store) -> int | None:
    async with store.engine.connect() as connection:
        return await connection.run_sync(version)


async def test_a_new_database_has_the_latest_version(store: Store) -> None:
    assert await version_of(store) == LATEST == len(STEPS) + 1


async def test_a_database_of_the_first_version_is_led_to_the_latest_and_keeps_its_tables(tmp_path: Path) -> None:
    place = str(tmp_path / "old.sqlite3")
    store = Store(place)
    await store.open()
    table = await new(store)
    await store.append(table.id, 2, [said("hello")])
    before = data(await store.load(table.id))
    async with store.engine.begin() as connection:
        for later in (SCHEMA, TALES, BANS, REPORTS):
            await connection.execute(sql.text(f"DROP TABLE {later.name}"))
        assert await connection.run_sync(version) == 1
    await store.close()
    for _ in range(2):
        store = Store(place)
        await store.open()
        assert await version_of(store) == LATEST
        assert data(await store.load(table.id)) == before
        async with store.engine.connect() as connection:
            for later in (TALES, BANS, REPORTS):
                assert (await connection.execute(sql.select(later))).all() == []
        await store.close()


async def test_a_database_of_a_later_herna_is_refused_and_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "later.sqlite3"
    store = Store(str(place))
    await store.open()
    await store.close()
    with sqlite3.connect(place) as connection:
        connection.execute("INSERT INTO schema_version VALUES (?, 0)", (LATEST + 1,))
    with pytest.raises(BadDatabase) as caught:
        await try_out(place)
    assert caught.value.code == "database-newer"
