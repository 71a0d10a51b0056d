"""Trouble in the middle of a fight of Mage Knight: a clear sentence, the table as it is, nothing lost or doubled."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from herna.games.mage_knight import GAME, MageKnight
from herna.games.mage_knight.positions import arrange
from herna.games.mage_knight.state import KnightState
from herna.kernel import Match
from herna.server import solving
from herna.table.solving import SolvedNow
from tests.server.running import Opened, Server
from tests.server.test_solving import fighting, rooms_for

NAMES = ("Anna", "Bořek")


def opened(server: Server, match: Match) -> Opened:
    """A game that goes on at a table, a person in each seat."""
    seats = [{"kind": "human", "name": name} for name in NAMES[: match.record.setting.players]]
    return Opened(server, server.post("/api/records", 201, record=match.record.write(), seats=seats))


@cache
def in_a_fight() -> Match:
    """Alone before an enemy, with something to choose from."""
    match, dice = Match.new(GAME, 1, 11, named=("tovak",)), random.Random(3)
    while state_of(match).fight_of(0) is None or len(match.state.options(0)) < 3:
        match.play(dice.choice(match.state.options(0)), 0)
    return match


@cache
def open_to_a_reaction() -> Match:
    """Two rivals: in the turn of one the other may use something."""
    match, dice = Match.new(GAME, 2, 0, scenario="blitz-conquest", heroes="dealt"), random.Random(0)
    while match.state.seats_to_act == match.state.seats_awaited or len(match.state.options()) < 3:
        seat = dice.choice(match.state.seats_awaited)
        match.play(dice.choice(match.state.options(seat)), seat)
    return match


def state_of(match: Match) -> KnightState:
    assert isinstance(match.state, KnightState)
    return match.state


def fight_in(view: Any) -> Any:
    return view["fights"][0]


def test_a_move_whose_answer_was_lost_in_a_fight_is_made_once(server: Server) -> None:
    match = in_a_fight()
    table = opened(server, match)
    with table.live(0) as anna:
        version, action = anna.version, anna.view["options"][0]
        anna.send(type="act", version=version, action=action, key="the-blow")
        anna.socket.socket.close()  # the line breaks before anything is heard
    with table.live(0) as anna:
        assert fight_in(anna.view)
        anna.version = version
        first = anna.act(action, key="the-blow")
        assert anna.act(action, key="the-blow") == first
        assert table.state(0)["view"]["ply"] == match.ply + 1
        assert anna.view == table.state(0)["view"]


def test_of_two_screens_that_act_for_one_seat_one_is_heard(server: Server) -> None:
    match = in_a_fight()
    table = opened(server, match)
    with table.live(0) as desk, table.live(0) as phone:
        first, second, *_ = desk.view["options"]
        desk.send(type="act", version=desk.version, action=first, key="desk")
        phone.send(type="act", version=phone.version, action=second, key="phone")
        desk.until("acted")
        refused = phone.until("error")
        assert refused["key"] == "phone"
        assert refused["error"]["code"] == "stale-version"
        assert refused["error"]["message"]
        after = table.state(0)["view"]
        assert after["ply"] == match.ply + 1
        expected = match.state.copy()
        expected.apply(match.state.options(0)[0], 0)
        assert after == msgspec.json.decode(msgspec.json.encode(expected.view(0)))
        for screen in (desk, phone):
            while screen.view["ply"] != after["ply"]:
                screen.next()
            assert screen.view == after


def test_a_click_after_somebody_has_reacted_is_refused_and_changes_nothing(server: Server) -> None:
    match = open_to_a_reaction()
    table = opened(server, match)
    mover = match.state.seats_awaited[0]
    (reacting,) = [seat for seat in match.state.seats_to_act if seat != mover]
    before = table.state(mover)
    table.act(reacting)
    after = table.state(mover)
    assert after["view"]["options"] != before["view"]["options"]
    server.refuse(
        f"{table.path}/actions",
        409,
        "stale-version",
        token=table.tokens[mover],
        version=before["version"],
        action=before["view"]["options"][0],
    )
    assert table.state(mover)["view"] == after["view"]
    assert after["view"]["ply"] == match.ply + 1


async def test_a_fight_that_cannot_be_solved_in_time_gets_the_best_found(monkeypatch: pytest.MonkeyPatch) -> None:
    solve = GAME.solve
    monkeypatch.setattr(MageKnight, "solve", lambda _, state, seat, *_facts: solve(state, seat, nodes=3))
    table = fighting()
    assert isinstance(table.game_state, KnightState)
    arrange(table.game_state, hand=("rage", "swiftness", "march", "concentration"), crystals=("red", "white"))
    room, rooms = rooms_for(table)
    position = table.game_state.dump()
    found = await solving.solve(rooms, room, 0, "en", ())
    assert isinstance(found, SolvedNow)
    assert not found.proven
    assert any(sentence.startswith("Not proven: the best found after") for sentence in found.told)
    state = table.game_state.copy()
    for played in found.line:
        state.apply(state.decode(played.action), 0)
    assert table.game_state.dump() == position
