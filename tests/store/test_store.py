from __future__ import annotations

import asyncio

import msgspec
import pytest

from herna.kernel import BadRecord
from herna.store import Conflict, Store, database_url
from herna.store.writer import Write
from herna.table import Table, asking
from herna.table.entries import Created, Said
from herna.table.tokens import new_id
from tests.table.tables import GAME, HUMAN, NOON, act


async def new(store: Store, *, listed: bool = False, due: float | None = None) -> Table:
    created, _ = asking.create(GAME, 2, [HUMAN, HUMAN], NOON, seed=3, listed=listed)
    table = Table(new_id(), created)
    await store.create(table.id, created, over=False, due=due)
    return table


def said(text: str) -> Said:
    return Said(at=NOON, seat=0, text=text)


def data(table: Table | None) -> bytes:
    assert table is not None
    return msgspec.msgpack.encode(table.snapshot())


async def test_what_was_written_is_read_back(store: Store) -> None:
    table = await new(store)
    entries = [said("one"), said("two")]
    await store.append(table.id, 2, entries)
    created, *rest = await store.tail(table.id, 0)
    assert isinstance(created, Created)
    assert rest == entries
    assert await store.tail(table.id, 2) == entries[1:]


async def test_an_unknown_table_is_nothing(store: Store) -> None:
    assert await store.load("nowhere") is None


async def test_a_number_is_written_once(store: Store) -> None:
    table = await new(store)
    await store.append(table.id, 2, [said("first")])
    with pytest.raises(Conflict):
        await store.append(table.id, 2, [said("second")])
    with pytest.raises(Conflict):
        await store.append(table.id, 1, [said("earlier"), said("second")])
    assert await store.tail(table.id, 1) == [said("first")]


async def test_one_that_does_not_fit_does_not_harm_the_others_of_its_batch(store: Store) -> None:
    tables = [await new(store) for _ in range(5)]
    await store.append(tables[2].id, 2, [said("taken")])
    done = await asyncio.gather(
        *(store.append(table.id, 2, [said("together")]) for table in tables), return_exceptions=True
    )
    assert [type(result) for result in done] == [type(None), type(None), Conflict, type(None), type(None)]
    for number, table in enumerate(tables):
        assert await store.tail(table.id, 1) == [said("taken" if number == 2 else "together")]


async def test_two_servers_never_both_write_a_number(store: Store, place: str) -> None:
    other = Store(place)
    await other.open()
    table = await new(store)
    won = 0
    for number in range(2, 22):
        done = await asyncio.gather(
            store.append(table.id, number, [said("here")]),
            other.append(table.id, number, [said("there")]),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in done) == ["Conflict", "NoneType"]
        won += 1
    await other.close()
    assert len(await store.tail(table.id, 1)) == won


async def test_a_table_is_its_snapshot_and_what_came_after(store: Store) -> None:
    table = await new(store)
    for number in range(12):
        seat = table.game_state.seats_to_act[0]
        entry = asking.act(table, seat, table.version, table.game_state.options(seat)[0], NOON + number)
        await store.append(table.id, table.number + 1, [entry])
        table.take(entry)
        if number == 7:
            await store.keep(table)
    assert data(await store.load(table.id)) == data(table)


async def test_a_snapshot_never_goes_back(store: Store) -> None:
    table = await new(store)
    early = Table(table.id, table.created)
    act(table, 0)
    await store.append(table.id, 2, [asking.say(0, "so that the log is as long", NOON)])
    await store.keep(table)
    await store.keep(early)
    assert data(await store.load(table.id)) == data(table)


async def test_a_snapshot_is_of_the_moment_it_was_asked_for(store: Store) -> None:
    table = await new(store)
    keeping = store.keep(table)
    before = data(table)
    table.take(said("not written yet"))
    await keeping
    assert data(await store.load(table.id)) == before


async def test_a_snapshot_that_cannot_be_read_is_passed_over(store: Store) -> None:
    table = await new(store)
    await store.append(table.id, 2, [said("hello")])
    table.take(said("hello"))
    row = {"table_id": table.id, "number": 2, "data": b"from another age"}
    await store.writer.write(Write([], snapshot=row))
    assert data(await store.load(table.id)) == data(table)


@pytest.mark.parametrize("error", [IndexError("level"), UnicodeError("a lone surrogate"), TypeError("no mapping")])
async def test_whatever_breaks_in_a_snapshot_the_log_is_played_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    table = await new(store)
    await store.append(table.id, 2, [said("hello")])
    table.take(said("hello"))
    await store.keep(table)
    tried = []

    def restore(table_id: str, saved: object) -> Table:
        tried.append(table_id)
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(Table, "restore", restore)
        found = await store.load(table.id)
    assert tried == [table.id]
    assert data(found) == data(table)


async def test_a_snapshot_of_another_edition_is_passed_over(store: Store) -> None:
    """It could be read, and mean something else: the log is played again instead."""
    table = await new(store)
    entry = asking.act(table, 0, table.version, table.game_state.options(0)[0], NOON)
    await store.append(table.id, 2, [entry])
    table.take(entry)
    wrong = msgspec.structs.replace(table.snapshot(), edition="another")
    wrong.position["turn"] = 1 - wrong.position["turn"]
    row = {"table_id": table.id, "number": 2, "data": msgspec.msgpack.encode(wrong)}
    await store.writer.write(Write([], snapshot=row))
    assert data(await store.load(table.id)) == data(table)


async def test_a_table_whose_moves_are_not_possible_any_more_is_refused(store: Store) -> None:
    table = await new(store)
    entry = asking.act(table, 0, table.version, table.game_state.options(0)[0], NOON)
    await store.append(table.id, 2, [entry, entry])
    with pytest.raises(BadRecord) as caught:
        await store.load(table.id)
    assert caught.value.code == "impossible-move"
    assert caught.value.last_good == 1


async def test_how_far_the_tables_are(store: Store) -> None:
    tables = [await new(store) for _ in range(3)]
    await store.append(tables[0].id, 2, [said("one"), said("two")])
    await store.append(tables[1].id, 2, [said("one")])
    asked = [tables[0].id, tables[2].id, "nowhere"]
    assert await store.latest(asked) == {tables[0].id: 3, tables[2].id: 1}
    assert await store.latest([]) == {}


async def test_only_listed_tables_are_listed(store: Store) -> None:
    hidden, shown = await new(store), await new(store, listed=True)
    found = await store.listed()
    assert shown.id in found
    assert hidden.id not in found


async def test_a_table_that_is_due_is_given_to_one_server(store: Store, place: str) -> None:
    other = Store(place)
    await other.open()
    table = await new(store, due=5.0)
    later = await new(store, due=50.0)
    claims = await asyncio.gather(store.claim_due(10.0, 40.0), other.claim_due(10.0, 40.0))
    await other.close()
    assert [table.id in claimed for claimed in claims].count(True) == 1
    assert not any(later.id in claimed for claimed in claims)
    assert table.id in await store.claim_due(41.0, 80.0)
    await store.append(table.id, 2, [said("done")], (False, None))
    await store.append(later.id, 2, [said("done")], (False, None))
    assert table.id not in await store.claim_due(1000.0, 2000.0)


def test_a_file_or_an_address_will_do() -> None:
    assert database_url("postgresql://there/herna") == "postgresql+asyncpg://there/herna"
    assert database_url("postgresql+asyncpg://there/herna") == "postgresql+asyncpg://there/herna"
