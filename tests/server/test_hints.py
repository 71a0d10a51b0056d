"""Hints at a table: simply there alone, off against people, told to all where they are allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock

from herna.server import hinting
from herna.table import Table, asking
from herna.table.asking import SeatWish
from herna.table.tokens import new_id
from tests.server.running import Opened, Server


def hint(table: Opened, seat: int = 0, language: str = "cs") -> Any:
    return table.server.post(f"{table.path}/hint", token=table.tokens[seat], language=language)


def advice_told(table: Opened) -> list[Any]:
    return [line["event"] for line in table.state()["log"] if line["event"]["event"] == "hint-taken"]


def test_whoever_plays_with_bots_alone_simply_has_hints(server: Server) -> None:
    table = server.new_table("human", "easy", seed=3)
    state = table.state(0)
    assert state["table"]["hints"]
    found = hint(table)
    # The bot may bid meanwhile.
    assert state["version"] <= found["version"] <= table.state(0)["version"]
    assert 1 <= len(found["ways"]) <= 3
    assert all(way["action"] in state["view"]["options"] for way in found["ways"])
    assert advice_told(table) == []


def test_against_people_there_are_none_unless_the_table_was_opened_so(server: Server) -> None:
    table = server.new_table("human", "open")
    assert not table.state(0)["table"]["hints"]
    error = server.refuse(f"{table.path}/hint", 403, "not-allowed", token=table.tokens[0])
    assert "opened" in error["message"]
    assert "vypnuté" in error["message_cs"]


def test_where_people_have_agreed_to_hints_everybody_is_told_once_for_each_decision(server: Server) -> None:
    table = server.new_table("human", "human", hints=True)
    hint(table)
    version = table.state(0)["version"]
    hint(table)
    assert advice_told(table) == [{"event": "hint-taken", "seat": 0}]
    table.act(0)
    assert version < table.state(0)["version"]
    hint(table, seat=1)
    assert [event["seat"] for event in advice_told(table)] == [0, 1]
    server.post(f"{table.path}/undo", token=table.tokens[0], moves=1)
    assert {"event": "hint-taken", "seat": 0} in advice_told(table)


def test_whoever_is_not_asked_or_holds_no_seat_gets_no_hint(server: Server) -> None:
    table = server.new_table("human", "human", hints=True)
    table.act(0)
    table.act(1)
    idle = 1 - table.state(0)["view"]["seats_to_act"][0]
    server.refuse(f"{table.path}/hint", 403, "not-allowed", token=table.tokens[idle])
    server.refuse(f"{table.path}/hint", 403, "wrong-token", token="nobody")
    server.refuse(f"{table.path}/hint", 400, "unknown-language", token=table.tokens[1 - idle], language="xx")


def test_one_address_cannot_keep_the_adviser_to_itself(tmp_path: Path) -> None:
    with Server(tmp_path, advice_at_once=0.0001, advice_share=0.0001) as server:
        table = server.new_table("human", "easy")
        hint(table)
        server.refuse(f"{table.path}/hint", 429, "too-many", token=table.tokens[0])


async def test_the_process_that_thinks_is_given_an_imagined_state() -> None:
    """The position that leaves the server differs from the true one and from one hint to the next, not in the view."""
    created, _ = asking.create("eight_minute_legends", 2, [SeatWish("human"), SeatWish("bot", "easy")], 0.0, seed=4)
    table = Table(new_id(), created)
    room, rooms = MagicMock(), MagicMock()
    room.read, room.change = AsyncMock(return_value=table), AsyncMock()
    rooms.advice.purse.return_value.empty = False
    rooms.advisers.work = AsyncMock(return_value=b"[]")
    state = table.game_state
    seat = state.seats_to_act[0]
    for _ in range(2):
        await hinting.hint(rooms, room, seat, "en")
    given = [call.args[1].standing for call in rooms.advisers.work.await_args_list]
    assert state.dump() not in given
    assert given[0] != given[1]
    assert all(state.load(state.setting, one).view(seat) == table.view(seat) for one in given)
