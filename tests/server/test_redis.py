"""Redis only carries nudges: it may go away and come back, and nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.server.running import WAIT, Live, Opened, Server
from tests.services import free_port, redis_at

pytestmark = pytest.mark.skipif(
    shutil.which("redis-server") is None, reason="Redis is not here (Debian, Ubuntu: sudo apt install redis-server)"
)


@contextmanager
def two_servers(folder: Path, port: int) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database that know of each other through Redis only."""
    for name in ("one", "other"):
        (folder / name).mkdir()
    place = str(folder / "tables.sqlite3")
    address = f"redis://127.0.0.1:{port}/0"
    with (
        Server(folder / "one", redis=address, **_shared(place)) as one,
        Server(folder / "other", redis=address, **_shared(place)) as other,
    ):
        yield one, other


def _shared(place: str) -> dict[str, str]:
    """The database of a run against services, else a file."""
    return {} if os.environ.get("HERNA_DATABASE_URL") else {"database": place}


def until_logged(server: Server, words: str, times: int = 1) -> None:
    until = time.monotonic() + WAIT
    while server.log.read_text().count(words) < times:
        assert time.monotonic() < until, f"never said: {words}"
        time.sleep(0.02)


def act_and_be_seen(people: list[Live]) -> int:
    """Whoever is to act does, and everybody sees it; the move it was."""
    mover = people[people[0].view["seats_to_act"][0]]
    mover.act()
    ply = max(person.view["ply"] for person in people)
    for person in people:
        while person.view["ply"] < ply:
            person.next()
    return int(ply)


def test_people_play_on_while_redis_is_away_and_after(tmp_path: Path) -> None:
    port = free_port()
    with ExitStack() as stack:
        redis = stack.enter_context(ExitStack())
        redis.enter_context(redis_at(port, tmp_path))
        one, other = stack.enter_context(two_servers(tmp_path, port))
        table = one.new_table("human", "human")
        with table.live(0) as anna, Opened(other, {"id": table.id, "seats": table.seats}).live(1) as eva:
            people = [anna, eva]
            for _ in range(4):
                ply = act_and_be_seen(people)
            redis.close()
            for server in (one, other):
                until_logged(server, "Redis is away")
            for _ in range(6):
                ply = act_and_be_seen(people)
            stack.enter_context(redis_at(port, tmp_path))
            for server in (one, other):
                until_logged(server, "Redis is back")
            for _ in range(20):
                ply = act_and_be_seen(people)
        for server in (one, other):
            assert "Traceback" not in server.log.read_text()
        one.kill()
        one.start()
        assert table.state()["view"]["ply"] == ply == 30
        assert Opened(other, {"id": table.id, "seats": table.seats}).state()["view"]["ply"] == 30


def test_nobody_waits_for_a_redis_that_does_not_answer(tmp_path: Path) -> None:
    port = free_port()
    with redis_at(port, tmp_path) as redis, two_servers(tmp_path, port) as (one, other):
        table = one.new_table("human", "human")
        with table.live(0) as anna, Opened(other, {"id": table.id, "seats": table.seats}).live(1) as eva:
            people = [anna, eva]
            ply = act_and_be_seen(people)
            redis.send_signal(signal.SIGSTOP)
            try:
                for _ in range(6):
                    ply = act_and_be_seen(people)
            finally:
                redis.send_signal(signal.SIGCONT)
            for server in (one, other):
                until_logged(server, "Redis is back")
            for _ in range(4):
                ply = act_and_be_seen(people)
        assert table.state()["view"]["ply"] == ply == 11


def test_somebody_who_comes_while_redis_is_away_is_seen_once_it_is_back(tmp_path: Path) -> None:
    port = free_port()
    with two_servers(tmp_path, port) as (one, other):
        table = one.new_table("human", "human")
        with table.live(0) as anna, Opened(other, {"id": table.id, "seats": table.seats}).live(1):
            assert not anna.table["seats"][1]["present"]
            with redis_at(port, tmp_path):
                while not anna.table["seats"][1]["present"]:
                    anna.next()


def test_a_server_starts_plays_and_stops_without_its_redis(tmp_path: Path) -> None:
    with Server(tmp_path, redis=f"redis://127.0.0.1:{free_port()}/0") as server:
        table = server.new_table("human", "random")
        with table.live(0) as anna:
            anna.act()
            while 0 not in anna.view["seats_to_act"]:
                anna.next()
            anna.act()
        server.stop()
        assert server.process is not None
        assert server.process.returncode in (0, -15)
        written = server.log.read_text()
    assert written.count("Redis is away") == 1
    assert "Traceback" not in written
