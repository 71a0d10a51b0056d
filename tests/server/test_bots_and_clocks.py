"""Bots think elsewhere; clocks run out; both go on after a restart."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import msgspec
import pytest

import herna
from herna.server.thinking import Thinker, Thinkers, TooSlow
from herna.store import Store
from herna.table import asking
from herna.table.asking import SeatWish
from herna.table.tokens import new_id
from tests.bots.own import own
from tests.server.running import GAME, Server


def test_bots_play_a_whole_game_by_themselves(server: Server) -> None:
    table = server.new_table("greedy", "random", "random")
    with table.live() as spectator:
        while not spectator.view["over"]:
            spectator.next()
        assert spectator.view["winners"]


async def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    with Server(tmp_path, bot_pause=0.5, again_seconds=0.5) as server:
        table = server.new_table("random", "random")
        server.kill()
        server.start()
        store = Store(server.settings.database)
        before = len(await store.tail(table.id, 0))
        # On a database that others share, one of them may have played the game to its end by now.
        while (found := await store.load(table.id)) and not found.over and found.number < before + 3:
            await asyncio.sleep(0.1)
        await store.close()


async def test_a_table_that_cannot_be_opened_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    with Server(tmp_path, again_seconds=0.5) as server:
        store = Store(server.settings.database)
        created, _ = asking.create(GAME, 2, [SeatWish("bot", "random")] * 2, 5.0)
        bad, good = new_id(), new_id()
        await store.create(bad, msgspec.structs.replace(created, rules=99), over=False, due=5.0)
        await store.create(good, created, over=False, due=6.0)
        while not ((found := await store.load(good)) and found.over):
            await asyncio.sleep(0.1)
        assert bad not in await store.claim_due(1e12, 2e12)
        await store.close()


def test_an_operators_own_bots_play_and_one_that_misbehaves_stops_no_game(tmp_path: Path) -> None:
    """Those that break down, leave, or choose what is not offered do something at random instead."""
    unruly = ("Breaker", "Leaver", "Dier", "Talker", "Outlaw")
    addresses = tuple(own(kind) for kind in ("Eager", *unruly))
    with Server(tmp_path, bots=addresses) as server:
        levels = server.get("/api/games")[0]["levels"]
        assert levels[0] == "players.py:Eager"
        assert levels[-1] == "greedy", "the usual opponent stays the same"
        for kind in ("Eager", *unruly):
            table = server.new_table("human", f"players.py:{kind}")
            with table.live() as spectator:
                while spectator.view["ply"] < 1:
                    spectator.next()
                assert spectator.view["seats_to_act"] == [0]
        log = server.log.read_text()
        assert "chose build A1, which is not offered" in log
        assert "ZeroDivisionError" in log
    with Server(tmp_path) as server:
        for level in (levels[0], own("Eager")):
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

    async def work(_: object, *facts: object) -> object:
        shown.append(facts[3])
        return {"do": "bid", "coins": 0}

    monkeypatch.setattr(thinkers, "work", work)
    await thinkers.choose(state, 0, "greedy")
    (position,) = shown
    true = state.dump()
    assert position["rng"] != true["rng"]  # type: ignore[index]
    assert position["deck"] != true["deck"]  # type: ignore[index]
    assert position["row"] == true["row"]  # type: ignore[index]
