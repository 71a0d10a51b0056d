"""A database that goes away, fills up or was damaged: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from herna.kernel import HernaError
from herna.store import BadDatabase, Conflict, Hole, Store, StoreAway, database_url, pens
from herna.store.schema import ENTRIES, PULSE, SNAPSHOTS, TORN
from herna.store.writer import Write
from herna.table import Table, asking
from herna.table.entries import Acted, AnyEntry, Joined, encode
from tests.store.test_store import data, new, said
from tests.table.tables import NOON


def next_move(table: Table) -> Acted:
    seat = table.game_state.seats_to_act[0]
    return asking.act(table, seat, table.version, table.game_state.options(seat)[0], NOON)


async def play(store: Store, table: Table, moves: int) -> None:
    for _ in range(moves):
        entry = next_move(table)
        await store.append(table.id, table.number + 1, [entry])
        table.take(entry)


async def count(store: Store, rows: sql.Table, table: Table) -> int:
    query = sql.select(sql.func.count()).select_from(rows).where(rows.c.table_id == table.id)
    async with store.engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


async def lose(store: Store, table: Table, number: int) -> None:
    """Take one entry out of the log, as if it had never been written."""
    async with store.engine.begin() as connection:
        await connection.execute(sql.delete(ENTRIES).where(ENTRIES.c.table_id == table.id, ENTRIES.c.number == number))


# Holes


async def test_an_entry_after_a_hole_is_refused_at_once(store: Store) -> None:
    table = await new(store)
    with pytest.raises(Hole):
        await store.append(table.id, 3, [said("too early")])
    await store.append(table.id, 2, [said("now"), said("and now")])
    with pytest.raises(Hole):
        await store.append(table.id, 5, [said("too early")])
    await store.append(table.id, 4, [said("last")])
    assert await store.tail(table.id, 1) == [said("now"), said("and now"), said("last")]


async def test_a_hole_does_not_harm_the_others_of_its_batch(store: Store) -> None:
    tables = [await new(store) for _ in range(4)]
    firsts = (2, 3, 2, 2)
    done = await asyncio.gather(
        *(store.append(table.id, first, [said("hello")]) for table, first in zip(tables, firsts, strict=True)),
        return_exceptions=True,
    )
    assert [type(result) for result in done] == [type(None), Hole, type(None), type(None)]


async def test_entries_of_one_batch_may_follow_each_other(store: Store) -> None:
    table = await new(store)
    await asyncio.gather(*(store.append(table.id, number, [said(str(number))]) for number in range(2, 6)))
    assert len(await store.tail(table.id, 1)) == 4


async def test_a_log_with_a_hole_is_mended_as_far_as_it_is_good(store: Store) -> None:
    table = await new(store)
    await play(store, table, 3)
    good = data(table)
    assert table.number == 4
    lost = next_move(table)
    table.take(lost)
    later: list[AnyEntry] = [
        said("did you see that?"),
        next_move(table),
        Joined(at=NOON, seat=1, name="Eva", token="abc"),
    ]
    async with store.engine.begin() as connection:
        rows = [
            {"table_id": table.id, "number": number, "data": encode(entry)} for number, entry in enumerate(later, 6)
        ]
        await connection.execute(sql.insert(ENTRIES), rows)
    with pytest.raises(Hole):
        await store.tail(table.id, 0)
    found = await store.load(table.id)
    assert found is not None
    expected = await _at(store, table, 4)
    assert data(expected) == good
    expected.take(later[0])
    expected.take(later[2])
    assert data(found) == data(expected)
    assert await count(store, TORN, table) == 3
    await play(store, found, 5)  # play goes on
    assert data(await store.load(table.id)) == data(found)


async def _at(store: Store, table: Table, number: int) -> Table:
    """The table as the first entries of its log make it."""
    early = Table(table.id, table.created)
    for entry in (await store.tail(table.id, 1))[: number - 1]:
        early.take(entry)
    return early


async def test_a_hole_under_a_snapshot_harms_nobody(store: Store) -> None:
    table = await new(store)
    await play(store, table, 6)
    await store.keep(table)
    await play(store, table, 2)
    await lose(store, table, 4)
    assert data(await store.load(table.id)) == data(table)
    assert await count(store, TORN, table) == 0


async def test_a_snapshot_of_what_was_put_aside_does_not_come_back(store: Store) -> None:
    table = await new(store)
    await play(store, table, 8)
    await store.writer.write(Write([], snapshot={"table_id": table.id, "number": 8, "data": b"from another age"}))
    await lose(store, table, 4)
    found = await store.load(table.id)
    assert found is not None
    assert found.number == 3
    assert await count(store, SNAPSHOTS, table) == 0


async def test_two_servers_that_mend_at_once_agree(store: Store, place: str) -> None:
    other = Store(place)
    await other.open()
    table = await new(store)
    await play(store, table, 5)
    await store.append(table.id, table.number + 1, [said("hello")])
    await lose(store, table, 4)
    both = await asyncio.gather(store.load(table.id), other.load(table.id))
    await other.close()
    assert data(both[0]) == data(both[1])
    assert both[0] is not None
    assert [line.text for line in both[0].chat] == ["hello"]


async def test_a_log_without_its_beginning_cannot_be_read(store: Store) -> None:
    table = await new(store)
    await play(store, table, 2)
    await lose(store, table, 1)
    with pytest.raises(HernaError) as refused:
        await store.load(table.id)
    assert refused.value.code == "unreadable-table"
    assert await count(store, ENTRIES, table) == 2


async def test_looking_for_holes_does_not_look_through_all_tables(own: Store) -> None:
    query = pens._count_many(3)
    values = tuple(value for number in range(3) for value in ("table", number))
    async with own.engine.connect() as connection:
        plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", values)).all()
    told = " ".join(str(row[-1]) for row in plan)
    assert "SEARCH entries USING PRIMARY KEY" in told
    assert "SCAN entries" not in told


# Answers that are lost


async def test_what_was_written_although_the_answer_was_lost_is_no_conflict(store: Store) -> None:
    table = await new(store)
    await store.append(table.id, 2, [said("hello"), said("again")])
    await store.append(table.id, 2, [said("hello"), said("again")])
    assert await store.tail(table.id, 1) == [said("hello"), said("again")]
    with pytest.raises(Conflict):
        await store.append(table.id, 2, [said("hello"), said("something else")])


async def test_who_hangs_up_leaves_when_it_is_known_what_happened(store: Store) -> None:
    table = await new(store)
    writing = asyncio.create_task(store.append(table.id, 2, [said("hello")]))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await store.tail(table.id, 1) == [said("hello")]


# SQLite's file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "own.sqlite3"


@pytest.fixture
async def own(file: Path) -> AsyncIterator[Store]:
    """A store on a file, whatever the other tests run on."""
    store = Store(str(file))
    await store.open()
    yield store
    await store.close()


async def test_nothing_is_acknowledged_that_goes_into_a_file_taken_away(own: Store, file: Path) -> None:
    table = await new(own)
    await own.append(table.id, 2, [said("kept")])
    away = file.rename(file.with_suffix(".away"))
    for _ in range(3):
        with pytest.raises(StoreAway):
            await own.append(table.id, 3, [said("into the void")])
        with pytest.raises(StoreAway):
            await own.load(table.id)
        with pytest.raises(StoreAway):
            await own.beat()
    assert not file.exists(), "an empty database would look as if all tables were gone"
    away.rename(file)
    found = await own.load(table.id)
    assert found is not None
    await own.append(table.id, found.number + 1, [said("back")])
    assert (await own.tail(table.id, 1))[0] == said("kept")
    assert (await own.tail(table.id, 1))[-1] == said("back")


async def test_a_file_that_was_put_in_place_of_another_is_read_and_written(own: Store, file: Path) -> None:
    table = await new(own)
    await own.append(table.id, 2, [said("in both")])
    copy = file.with_suffix(".copy")
    with sqlite3.connect(file) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    await own.append(table.id, 3, [said("only in the old")])
    for ending in ("-wal", "-shm"):
        Path(f"{file}{ending}").unlink(missing_ok=True)
    copy.replace(file)
    assert await own.tail(table.id, 1) == [said("in both")]
    with pytest.raises(Hole):
        await own.append(table.id, 4, [said("after what is not there")])
    await own.append(table.id, 3, [said("in the new")])
    assert await own.tail(table.id, 1) == [said("in both"), said("in the new")]


async def test_a_full_disk_takes_nothing_and_loses_nothing(own: Store) -> None:
    table = await new(own)
    pages = [1]  # SQLite makes it as many as there are already

    def limit(connection: sql.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages[0]}")

    sql.event.listen(own.writer._pen._engine, "begin", limit)  # type: ignore[attr-defined]
    acknowledged = 0
    with contextlib.suppress(StoreAway):
        while acknowledged < 1000:
            await own.append(table.id, 2 + acknowledged, [said("x" * 400)])
            acknowledged += 1
    assert acknowledged < 1000
    with pytest.raises(StoreAway):
        await own.beat()
    assert len(await own.tail(table.id, 1)) == acknowledged
    pages[0] = 1_000_000
    await own.beat()
    await own.append(table.id, 2 + acknowledged, [said("there is room again")])
    assert len(await own.tail(table.id, 1)) == acknowledged + 1


async def test_only_the_last_pulse_of_a_server_is_kept(own: Store) -> None:
    for _ in range(5):
        await own.beat()
    async with own.engine.connect() as connection:
        assert (await connection.execute(sql.select(sql.func.count()).select_from(PULSE))).scalar_one() == 1


# Addresses


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("tables.sqlite3", "sqlite+aiosqlite:///tables.sqlite3"),
        ("sqlite:///tables.sqlite3", "sqlite+aiosqlite:///tables.sqlite3"),
        ("sqlite:////var/lib/herna.db", "sqlite+aiosqlite:////var/lib/herna.db"),
        ("sqlite:tables.sqlite3", "sqlite+aiosqlite:///tables.sqlite3"),
        ("sqlite+aiosqlite:///tables.sqlite3", "sqlite+aiosqlite:///tables.sqlite3"),
        ("postgres://herna@there/herna", "postgresql+asyncpg://herna@there/herna"),
        ("postgresql://herna:a%40b@there:5433/herna", "postgresql+asyncpg://herna:a%40b@there:5433/herna"),
        ("postgresql://herna@/herna?host=/run/postgresql", "postgresql+asyncpg://herna@/herna?host=/run/postgresql"),
    ],
)
def test_addresses_are_taken_as_people_write_them(written: str, meant: str) -> None:
    assert database_url(written) == meant


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("mysql://there/herna", "database-kind"),
        ("postgresql+psycopg://there/herna", "database-kind"),
        ("sqlite://tables.sqlite3", "database-slashes"),
        ("sqlite://", "database-nameless"),
        ("sqlite:///:memory:", "database-nameless"),
        ("", "database-nameless"),
        ("postgresql:///herna", "database-address"),
        ("postgresql://there:port/herna", "database-address"),
    ],
)
def test_other_addresses_are_refused_with_what_would_be_right(written: str, code: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        database_url(written)
    assert refused.value.code == code
