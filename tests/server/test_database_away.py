"""A database that is away for a while: tables wait, nothing that was acknowledged is lost, and play goes on."""

from __future__ import annotations

import os
import random
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import WAIT, Opened, Server
from tests.services import free_port, postgres_at, postgres_program

TABLES = 20
FULL_DISK = """
from pathlib import Path
from sqlalchemy import Engine, event
@event.listens_for(Engine, "begin")
def limit(connection):
    connection.exec_driver_sql("PRAGMA max_page_count=" + Path({file!r}).read_text())
"""
on_a_file = pytest.mark.skipif("HERNA_DATABASE_URL" in os.environ, reason="this run is on PostgreSQL")


class Player(threading.Thread):
    """Plays on for everybody at a table, whatever the server says, and counts the moves that were acknowledged."""

    def __init__(self, server: Server, table: Opened, seed: int) -> None:
        super().__init__(daemon=True)
        self.server, self.table = server, table
        self.dice = random.Random(seed)
        self.acknowledged = 0
        self.refused = 0
        self.unsure = 0
        self.statuses: set[int] = set()
        self.stopped = threading.Event()

    def run(self) -> None:
        with httpx.Client(base_url=self.server.url, timeout=WAIT) as http:
            while not self.stopped.is_set() and self.step(http):
                time.sleep(0.01)

    def ask(self, http: httpx.Client, method: str, path: str, **facts: Any) -> Any:
        """The answer; None where there is none to be had just now."""
        answer = http.request(method, f"{self.table.path}{path}", **facts)
        self.statuses.add(answer.status_code)
        if answer.status_code == 200:
            return answer.json()
        self.refused += 1
        self.stopped.wait(0.05)
        return None

    def step(self, http: httpx.Client) -> bool:
        state = self.ask(http, "GET", "/state")
        if state is None:
            return True
        if state["view"]["over"]:
            return False
        token = self.table.tokens[self.dice.choice(state["view"]["seats_to_act"])]
        state = self.ask(http, "GET", "/state", params={"token": token})
        if state is None or not state["view"]["options"]:
            return True
        action = self.dice.choice(state["view"]["options"])
        body = {"token": token, "version": state["version"], "action": action, "key": f"{self.dice.getrandbits(64):x}"}
        if self.ask(http, "POST", "/actions", json=body) is not None:
            self.acknowledged += 1
        else:
            self.unsure += 1  # it may have been written although the answer was lost
        return True


def play_through(server: Server, trouble: Callable[[], None]) -> list[Player]:
    """People play at twenty tables while something happens to the database; afterwards every table is whole."""
    tables = [server.new_table("human", "human", options={"games": 3}, listed=True) for _ in range(TABLES)]
    players = [Player(server, table, number) for number, table in enumerate(tables)]
    for player in players:
        player.start()
    until(lambda: all(player.acknowledged for player in players))
    trouble()
    until(lambda: server.http.get("/healthz").status_code == 200)
    before = [player.acknowledged for player in players]
    until(
        lambda: all(
            player.acknowledged > count or not player.is_alive() for player, count in zip(players, before, strict=True)
        )
    )
    for player in players:
        player.stopped.set()
    for player in players:
        player.join()
    plies = check(players)
    server.kill()
    server.start()
    assert check(players) == plies
    assert {table.id for table in tables} <= {found["id"] for found in server.get("/api/tables")} or TABLES > 50
    return players


def check(players: list[Player]) -> list[int]:
    plies = []
    for player in players:
        ply = player.table.state()["view"]["ply"]
        assert player.acknowledged <= ply <= player.acknowledged + player.unsure
        plies.append(ply)
    return plies


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def refused(server: Server) -> None:
    """The server says that it cannot write."""
    until(lambda: server.http.get("/healthz").status_code == 503)
    assert server.http.get("/healthz").json() == {"server": "ok", "database": "away"}


@pytest.mark.skipif(
    postgres_program("postgres") is None, reason="PostgreSQL is not here (Debian: apt-get install postgresql)"
)
def test_postgresql_is_restarted_under_play() -> None:
    port = free_port()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)  # PostgreSQL may have to run as another user
        running = stack.enter_context(ExitStack())
        url = running.enter_context(postgres_at(port, folder))
        server = stack.enter_context(Server(folder, database=url, redis=None))

        def restart() -> None:
            for _ in range(3):
                running.close()
                refused(server)
                time.sleep(1)
                running.enter_context(postgres_at(port, folder))
                until(lambda: server.http.get("/healthz").status_code == 200)

        players = play_through(server, restart)
        assert any(player.refused for player in players)
        assert set().union(*(player.statuses for player in players)) <= {200, 409, 503}


@on_a_file
def test_the_file_is_taken_away_and_put_back_under_play(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        file = Path(server.settings.database)
        aside = file.with_suffix(".aside")

        def take_away() -> None:
            file.rename(aside)
            refused(server)
            server.refused(server.http.get("/api/tables"), 503, "store-away")
            aside.rename(file)

        players = play_through(server, take_away)
        assert set().union(*(player.statuses for player in players)) <= {200, 409, 503}


@on_a_file
def test_the_disk_fills_up_under_play(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.write_text("1000000")
    with Server(tmp_path, before=FULL_DISK.format(file=str(pages))) as server:

        def fill() -> None:
            pages.write_text("1")  # SQLite makes it as many as there are already
            refused(server)
            pages.write_text("1000000")

        players = play_through(server, fill)
        assert set().union(*(player.statuses for player in players)) <= {200, 409, 503}


@on_a_file
def test_bots_play_on_when_the_database_is_back(tmp_path: Path) -> None:
    with Server(tmp_path, again_seconds=3600.0) as server:
        file = Path(server.settings.database)
        table = server.new_table("human", "random", "random")
        with table.live(0) as anna:
            for _ in range(3):
                aside = file.rename(file.with_suffix(".aside"))
                refused(server)
                anna.send(type="act", version=anna.version, action=anna.view["options"][0], key="a")
                assert anna.until("error")["error"]["code"] == "store-away"
                aside.rename(file)
                until(lambda: server.http.get("/healthz").status_code == 200)
                anna.act()
                while 0 not in anna.view["seats_to_act"]:
                    anna.next()


@on_a_file
def test_a_table_that_cannot_be_opened_does_not_hide_the_others(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        good, other_rules, torn = (server.new_table("human", "human", listed=True) for _ in range(3))
        server.stop()
        with sqlite3.connect(server.settings.database) as database:
            change = "UPDATE entries SET data = CAST(replace(data, ?, ?) AS BLOB) WHERE table_id = ?"
            database.execute(change, ('"rules":', '"rules":9', other_rules.id))
            database.execute("DELETE FROM entries WHERE table_id = ?", (torn.id,))
            database.execute("INSERT INTO entries VALUES (?, 2, ?)", (torn.id, b"nothing"))
        database.close()
        server.start()
        for _ in range(2):
            assert [table["id"] for table in server.get("/api/tables")] == [good.id]
        server.refused(server.http.get(other_rules.path), 422, "other-rules")
        server.refused(server.http.get(torn.path), 500, "unreadable-table")
        good.act(0)
