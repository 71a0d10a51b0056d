"""Bots think elsewhere; clocks run out; both go on after a restart."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import herna
from herna import bots
from herna.games import names
from herna.server.bot_plan import BotPlan
from herna.server.thinking import Thinker, Thinkers, TooSlow
from herna.store import Store
from herna.table import Table, asking
from herna.table.asking import SeatWish
from herna.table.tokens import new_id
from tests.bots.own import own
from tests.games.eight_minute_empire.table import BLUE, RED, position
from tests.server.running import GAME, Server


def test_bots_play_a_whole_game_by_themselves(server: Server) -> None:
    table = server.new_table("greedy", "random", "random")
    with table.live() as spectator:
        while not spectator.view["over"]:
            spectator.next()
        assert spectator.view["winners"]


async def test_bots_go_on_after_a_restart_though_the_person_at_the_table_is_away(tmp_path: Path) -> None:
    with Server(tmp_path, bot_pause=0.5, again_seconds=0.5) as server:
        table = server.new_table("human", "random", "random", "random")
        table.act(0)
        server.kill()
        server.start()
        store = Store(server.settings.database)
        while (found := await store.load(table.id)) and found.waits_for_bots():
            await asyncio.sleep(0.1)
        assert found is not None
        assert found.match.ply >= 4
        await store.close()


async def test_bots_rest_while_nobody_sits_with_them_or_looks_on(tmp_path: Path) -> None:
    with Server(tmp_path, bot_pause=0.01, again_seconds=0.2) as server:
        table = server.new_table("random", "random")
        assert server.get(f"{table.path}/state")["view"]["ply"] == 0
        with table.live() as spectator:
            while spectator.view["ply"] < 3:
                spectator.next()
        # Whatever was under way when the last one left is finished; then nothing happens any more.
        seen, rests = -1, 0
        while rests < 5:
            await asyncio.sleep(0.3)
            ply = server.get(f"{table.path}/state")["view"]["ply"]
            rests = rests + 1 if ply == seen else 0
            seen = ply
        assert not server.get(table.path)["over"]


async def test_a_table_that_cannot_be_opened_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    with Server(tmp_path, again_seconds=0.5) as server:
        store = Store(server.settings.database)
        wishes = [SeatWish("human"), *[SeatWish("bot", "random")] * 2]
        created, _ = asking.create(GAME, 3, wishes, 5.0)
        bad, good = new_id(), new_id()
        await store.create(bad, msgspec.structs.replace(created, rules=99), over=False, due=5.0)
        await store.create(good, created, over=False, due=6.0)
        while not ((found := await store.load(good)) and found.match.ply >= 2):
            await asyncio.sleep(0.1)
        assert bad not in await store.claim_due(1e12, 2e12)
        await store.close()


def test_an_operators_own_bots_play_and_one_that_misbehaves_stops_no_game(tmp_path: Path) -> None:
    """For those that break down, leave, or choose what is not offered another bot moves."""
    unruly = ("Breaker", "Leaver", "Dier", "Talker", "Outlaw", "Interrupter", "Canceller")
    addresses = tuple(own(kind) for kind in ("Eager", *unruly))
    with Server(tmp_path, bots=addresses) as server:
        told = server.get("/api/games")[0]
        assert told["levels"][0] == "players.py:Eager"
        assert told["usual_level"] == "easy", "the usual opponent stays the same"
        for kind in ("Eager", *unruly):
            table = server.new_table("human", f"players.py:{kind}")
            with table.live() as spectator:
                while spectator.view["ply"] < 1:
                    spectator.next()
                assert spectator.view["seats_to_act"] == [0]
        log = server.log.read_text()
        assert "bot-illegal" in log
        assert "build A1" not in log, "no move is ever written to the log"
        assert "ZeroDivisionError" in log
    with Server(tmp_path) as server:
        for level in (told["levels"][0], own("Eager")):
            seats = [{"kind": "human"}, {"kind": "bot", "level": level}]
            answer = server.http.post("/api/tables", json={"game": GAME, "seats": seats})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "unknown-bot"), "no file is opened"


def test_when_time_runs_out_a_bot_moves(server: Server) -> None:
    table = server.new_table("human", "human", clock={"kind": "move", "seconds": 5})
    with table.live(0) as anna:
        assert anna.table["clock"]["deadline"] > anna.table["clock"]["now"]
        while anna.view["ply"] < 2:
            anna.next()
        assert {"event": "time-ran-out", "seat": 0} in [line["event"] for line in anna.log]
    # a person whose time ran out is still in the game
    assert server.get(table.path)["seats"][0]["stand_in"] is False


def doze(seconds: float) -> str:
    time.sleep(seconds)
    return "awake"


def die() -> None:
    os._exit(1)


async def test_work_that_takes_too_long_is_ended_and_the_next_is_done() -> None:
    thinker = Thinker()
    with pytest.raises(TooSlow):
        await thinker.work(0.3, doze, 600.0)
    assert await thinker.work(60.0, doze, 0.0) == "awake"
    thinker.end()


async def test_a_process_that_dies_is_made_again() -> None:
    thinker = Thinker()
    with pytest.raises(TooSlow):
        await thinker.work(60.0, die)
    assert await thinker.work(60.0, doze, 0.0) == "awake"
    thinker.end()


async def test_work_can_be_cancelled() -> None:
    thinkers = Thinkers(1, 600.0)
    await thinkers.warm_up()
    task = asyncio.create_task(thinkers.work(doze, 500.0))
    await asyncio.sleep(0.1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await thinkers.work(doze, 0.0) == "awake"
    thinkers.close()


def children(process: int) -> list[int]:
    return [
        int(child)
        for file in Path(f"/proc/{process}/task").glob("*/children")
        for child in file.read_text().split()
        if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()
    ]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="counts processes under /proc, which only Linux has")
def test_thinkers_leave_with_a_server_that_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path, warm=True) as server:
        assert server.process is not None
        while not (thinkers := children(server.process.pid)):
            time.sleep(0.05)
        server.get("/api/tables")
        with server.new_table("greedy", "greedy").live() as spectator:
            spectator.until("update")  # the thinker is at work, so it has found its parent
        server.kill()
        while any(alive(thinker) for thinker in thinkers):
            time.sleep(0.1)


def alive(process: int) -> bool:
    file = Path(f"/proc/{process}/stat")
    try:
        return file.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_the_loop_runs_on_while_a_bot_thinks() -> None:
    thinkers = Thinkers(1, 600.0)
    await thinkers.warm_up()
    task = asyncio.create_task(thinkers.work(doze, 0.5))
    ticks = 0
    while not task.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks > 5
    thinkers.close()


async def test_a_bot_that_is_too_slow_still_makes_an_offered_move() -> None:
    thinkers = Thinkers(1, 0.0001)
    state = herna.game(GAME).new(players=2, seed=1)
    assert await thinkers.choose(state, 0, "greedy") in state.options(0)
    thinkers.close()


async def test_a_bot_is_never_shown_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1, 60.0)
    state = herna.game(GAME).new(players=2, seed=1)
    shown = []

    async def work(_: object, *facts: object, **__: object) -> object:
        shown.append(facts[3])
        return [{"do": "bid", "coins": 0}]

    monkeypatch.setattr(thinkers, "work", work)
    true = state.dump()
    for level in bots.known():
        await thinkers.choose(state, 0, level)
        told: Any = shown.pop()
        assert told["rng"] != true["rng"]
        assert told["deck"] != true["deck"]
        assert told["row"] == true["row"]


@pytest.mark.parametrize("name", names())
async def test_in_every_game_what_leaves_the_server_is_imagined(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of a bot gets a position that is not the true one, and that the seat cannot tell from it."""
    thinkers = Thinkers(1, 60.0)
    state = herna.game(name).new(seed=2)
    while len(state.options(seat := state.seats_to_act[0])) < 2:
        state.apply(state.options(seat)[0], seat)
    shown: list[Any] = []

    async def work(_: object, *facts: object, **__: object) -> object:
        shown.append(facts[3])
        return [msgspec.to_builtins(state.options(seat)[0])]

    monkeypatch.setattr(thinkers, "work", work)
    for _ in range(2):
        await thinkers.choose(state, seat, "strong")
    assert state.dump() not in shown
    assert shown[0] != shown[1]
    assert all(state.load(state.setting, one).view(seat) == state.view(seat) for one in shown)
    thinkers.close()


async def test_a_table_keeps_the_budget_of_its_bots(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    told = server.new_table("human", "strong@1.50s", "master@40").seats
    assert [seat.get("level") for seat in told] == [None, "strong@1.5s", "master@40"]
    answer = server.http.post(
        "/api/tables", json={"game": GAME, "seats": [{"kind": "human"}, {"kind": "bot", "level": "strong@x"}]}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-budget")
    thinkers = Thinkers(1, 60.0)
    state = herna.game(GAME).new(players=2, seed=1)
    asked: list[Any] = []

    async def work(_: object, *facts: Any, **__: object) -> object:
        asked.append(facts[5:])
        return [{"do": "bid", "coins": 0}]

    monkeypatch.setattr(thinkers, "work", work)
    for level in ("strong@1.5s", "master@40", "master", "greedy"):
        await thinkers.choose(state, 0, level)
    thinkers.close()
    assert [(level, seconds) for level, _, seconds in asked] == [
        ("strong@1.5s", 1.5),
        ("master@40", 4.0),
        ("master", 4.0),
        ("greedy", None),
    ]


async def test_a_late_bot_does_what_looks_best_at_first_glance() -> None:
    thinkers = Thinkers(1, 0.0001)
    state = position(
        armies={RED: {"A13": 3}, BLUE: {"A13": 3}},
        cards={RED: ["CR1", "CR2", "CR3"]},
        row=["CO1", "CO2", "CO3", "WO2", "CR4"],
        turns_left=2,
    )
    for level in ("master", "random"):
        assert state.notation(await thinkers.choose(state, RED, level)) == "take-card 5"
    thinkers.close()


def test_bots_think_for_less_time_when_many_want_to() -> None:
    """Alone at a table a master has its four seconds; two masters share them, and so do tables that think at once."""
    thinkers = Thinkers(2, 20.0)
    assert thinkers.budget("master", 1) == 4.0
    assert thinkers.budget("master", 2) == 2.0
    thinkers._wanted = 10
    assert thinkers.budget("master", 1) == pytest.approx(0.8)
    assert thinkers.budget("beginner", 1) == 0.5
    assert thinkers.budget("strong@0.3s", 1) == 0.3, "a budget of its own, where it is less than people wait"
    assert thinkers.budget("master@900s", 1) == pytest.approx(0.8)
    assert thinkers.budget("strong@40", 1) == thinkers.budget("strong", 1)
    assert thinkers.budget("beginner", 40) == pytest.approx(0.1)
    thinkers._wanted = 2
    assert thinkers.budget("master", 1, waited=3.2) == pytest.approx(0.8), "who has waited thinks for what is left"
    assert thinkers.budget("master", 1, waited=9.0) == pytest.approx(0.1)
    thinkers.close()


async def test_bots_that_think_already_are_hastened_when_others_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten tables with a master each come one after the other to two thinkers: nobody was promised more than what lets
    all ten be done in four seconds, also not those who came first and were alone."""
    thinkers = Thinkers(2, 20.0)
    promised: list[float] = []
    everybody, done = asyncio.Event(), 0

    async def think(self: Thinker, *_: object) -> object:
        nonlocal done
        await everybody.wait()
        promised.append(self._until.value - self._began)
        done += 1
        return [msgspec.to_builtins(state.options(0)[0])]

    monkeypatch.setattr(Thinker, "work", think)
    state = herna.game(GAME).new(players=2, seed=1)
    tables = []
    for number in range(10):
        tables.append(asyncio.create_task(thinkers.plan(state, 0, "master")))
        while thinkers._wanted <= number:
            await asyncio.sleep(0)
    everybody.set()
    await asyncio.gather(*tables)
    assert done == 10
    assert max(promised[:2]) <= 0.8 + 1e-6
    assert all(seconds <= 4.0 / (left / 2) + 1e-6 for seconds, left in zip(promised, range(10, 0, -1), strict=True))
    thinkers.close()


async def test_a_planned_turn_is_thought_of_once_and_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1, 60.0)
    created, _ = asking.create(GAME, 2, [SeatWish("bot", "fair")] * 2, 5.0, seed=3)
    table = Table("t", created)
    plan, asked = BotPlan(), 0

    async def counted(function: Any, *facts: Any, **__: Any) -> Any:
        nonlocal asked
        asked += 1
        return function(*facts)

    monkeypatch.setattr(thinkers, "work", counted)
    state = table.game_state
    turns = actions = 0
    while turns < 6:
        seat = state.seats_to_act[0]
        state.apply(await plan.next(thinkers, table, seat, "fair"), seat)
        actions += 1
        turns += state.learnt
    assert asked <= 8, "two bids and a thought for every turn"
    assert actions > asked
    thinkers.close()
