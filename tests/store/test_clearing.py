"""What is cleared away by itself, and what never is."""

from __future__ import annotations

from herna.store import Store, clear
from herna.store.clearing import DAY
from herna.table import Table, asking
from herna.table.entries import Said
from herna.table.tokens import new_id
from tests.table.tables import GAME, HUMAN, NOON


async def made(store: Store, *, over: bool = False) -> Table:
    created, _ = asking.create(GAME, 2, [HUMAN, HUMAN], NOON, seed=3)
    table = Table(new_id(), created)
    await store.create(table.id, created, over=over, due=None)
    return table


async def test_a_table_where_nobody_ever_moved_goes_after_some_days(store: Store) -> None:
    left, talked = await made(store), await made(store)
    await store.append(talked.id, 2, [Said(at=NOON + 5 * DAY, seat=0, text="I am coming")])
    erased = await clear(store, NOON + 8 * DAY, 7, 365)
    assert left.id in erased
    assert talked.id not in erased
    assert await store.load(left.id) is None
    assert await store.load(talked.id) is not None
    assert talked.id in await clear(store, NOON + 13 * DAY, 7, 365)


async def test_a_game_that_is_over_stays_a_year(store: Store) -> None:
    table = await made(store, over=True)
    assert table.id not in await clear(store, NOON + 364 * DAY, 7, 365)
    assert table.id not in await clear(store, NOON + 900 * DAY, 7, 0)
    assert table.id in await clear(store, NOON + 366 * DAY, 7, 365)


async def test_a_game_under_way_is_never_cleared(store: Store) -> None:
    table = await made(store)
    moved = asking.act(table, 0, table.version, table.game_state.options(0)[0], NOON)
    await store.append(table.id, 2, [moved])
    assert table.id not in await clear(store, NOON + 9000 * DAY, 7, 365)
    assert await store.load(table.id) is not None
