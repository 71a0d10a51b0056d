"""The combat solver at a table: allowed as hints are, given an imagined state, and given up when the table goes on."""

from __future__ import annotations

import asyncio
import random
from unittest.mock import AsyncMock, MagicMock

import pytest

from herna.games.mage_knight.state import KnightState
from herna.kernel import BadSetting
from herna.server import solving
from herna.table import Table, TableError, asking
from herna.table.asking import SeatWish
from herna.table.solving import SolvedNow, solved_elsewhere
from herna.table.tokens import new_id
from tests.server.running import Opened, Server


def fighting() -> Table:
    """A table of one person in a fight."""
    created, _ = asking.create("mage_knight", 1, [SeatWish("human")], 0.0, seed=11, options={"named": ["tovak"]})
    table = Table(new_id(), created)
    dice, state = random.Random(3), table.game_state
    assert isinstance(state, KnightState)
    while state.fight_of(0) is None:
        table.match.play(dice.choice(state.options(0)), 0)
    return table


def rooms_for(table: Table) -> tuple[MagicMock, MagicMock]:
    """A room with this table, and rooms whose adviser thinks at once."""
    room, rooms = MagicMock(), MagicMock()
    room.read, room.change = AsyncMock(return_value=table), AsyncMock()
    rooms.advice.purse.return_value.empty = False

    async def work(_function: object, *facts: object, whose: str) -> bytes:
        return solved_elsewhere(*facts)  # type: ignore[arg-type]

    rooms.advisers.work = AsyncMock(side_effect=work)
    return room, rooms


async def test_the_best_way_is_told_in_words_with_the_line_to_play() -> None:
    table = fighting()
    room, rooms = rooms_for(table)
    found = await solving.solve(rooms, room, 0, "cs", ("wounds",))
    assert isinstance(found, SolvedNow)
    assert found.version == table.version
    assert found.told
    state = table.game_state.copy()
    for played in found.line:
        state.apply(state.decode(played.action), 0)
        assert played.label
    given = rooms.advisers.work.await_args.args[1].standing
    assert given != table.game_state.dump()
    assert state.load(state.setting, given).view(0) == table.view(0)


async def test_a_search_is_given_up_when_the_table_goes_on() -> None:
    table = fighting()
    room, rooms = rooms_for(table)
    ended = asyncio.Event()

    async def for_ever(*_facts: object, whose: str) -> bytes:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        raise AssertionError(whose)

    rooms.advisers.work = for_ever
    later = MagicMock(version=table.version + 1)
    room.read = AsyncMock(side_effect=[table, table, later])
    with pytest.raises(TableError) as error:
        await solving.solve(rooms, room, 0, "en", ())
    assert error.value.code == "stale-version"
    assert ended.is_set()


async def test_wrong_aims_are_refused_before_anybody_thinks() -> None:
    room, rooms = rooms_for(fighting())
    with pytest.raises(BadSetting):
        await solving.solve(rooms, room, 0, "en", ("fun",))
    rooms.advisers.work.assert_not_called()


def test_a_game_without_a_solver_says_so(server: Server) -> None:
    table = server.new_table("human", "easy", seed=3)
    server.refuse(f"{table.path}/solve", 422, "nothing-to-solve", token=table.tokens[0])
    server.refuse(f"{table.path}/solve", 403, "wrong-token", token="nobody")
    alone = server.post(
        "/api/tables", 201, game="mage_knight", players=1, seats=[{"kind": "human"}], options={"named": ["tovak"]}
    )
    opened = Opened(server, alone)
    server.refuse(f"{opened.path}/solve", 422, "no-fight-to-solve", token=opened.tokens[0])
