"""Bots think on other machines where workers are, and at home where they are not: Redis may come and go."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import WAIT, Opened, Server
from tests.services import free_port, redis_at

pytestmark = pytest.mark.skipif(
    shutil.which("redis-server") is None, reason="Redis is not here (Debian, Ubuntu: sudo apt install redis-server)"
)


@contextmanager
def thinking_for(url: str) -> Iterator[subprocess.Popen[bytes]]:
    """A worker on another machine, so to say."""
    command = [sys.executable, "-m", "herna.cli", "think", "--redis", url, "--thinkers", "1"]
    worker = subprocess.Popen(command, env=os.environ)
    try:
        yield worker
    finally:
        worker.send_signal(signal.SIGCONT)
        worker.terminate()
        worker.wait(WAIT)


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def play_a_round(table: Opened) -> None:
    """A person moves, and then the bot."""
    with table.live(0) as anna:
        for _ in range(2):
            while 0 not in anna.view["seats_to_act"]:
                anna.next()
            anna.act()
        while 0 not in anna.view["seats_to_act"] and not anna.view["over"]:
            anna.next()


def test_bots_think_elsewhere_while_workers_are_there_and_at_home_otherwise(tmp_path: Path) -> None:
    port = free_port()
    url = f"redis://127.0.0.1:{port}/0"
    with redis_at(port, tmp_path) as redis, Server(tmp_path, redis=url) as server:

        def told(words: str, times: int) -> Callable[[], bool]:
            return lambda: server.log.read_text().count(words) >= times

        table = server.new_table("human", "greedy")
        play_a_round(table)
        with thinking_for(url) as worker:
            until(told("on other machines, 1 at a time", 1))
            play_a_round(table)
            done = int(subprocess.check_output(["redis-cli", "-p", str(port), "dbsize"]))
            assert done > 1  # the jobs that were done lie there for a while
            # A worker that stands still is waited for a little, then the choice is made at home.
            worker.send_signal(signal.SIGSTOP)
            play_a_round(table)
            worker.send_signal(signal.SIGCONT)
            until(told("on other machines, 1 at a time", 1))
            redis.send_signal(signal.SIGSTOP)
            try:
                play_a_round(table)
            finally:
                redis.send_signal(signal.SIGCONT)
            play_a_round(table)
        until(told("at home", 1))
        play_a_round(table)
        assert "Traceback" not in server.log.read_text()
