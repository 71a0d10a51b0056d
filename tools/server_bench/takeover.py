"""`python -m tools.server_bench.takeover`: how long people wait when the process their table is alive in dies.

Two processes on one SQLite file. Somebody plays at a table by way of the process that does not have it. Then the one
that has it is killed, or stands still so that nobody can tell but by its beat, and they try again and again until a
move is acknowledged.
"""

from __future__ import annotations

import argparse
import secrets
import signal
import statistics
import tempfile
import time
from pathlib import Path

import httpx

from tests.server.running import Opened, Server

GOAL = 5.0
AGAIN_SECONDS = 0.05
ANSWER_SECONDS = 1.0
"""After this long without an answer they ask again, as a page does."""


def move(http: httpx.Client, table: Opened) -> bool:
    """Make a move for whoever is to make one; was it acknowledged?"""
    for token in table.tokens.values():
        state = http.get(f"{table.path}/state", params={"token": token})
        if state.status_code == 200 and (options := state.json()["view"]["options"]):
            body = {"token": token, "version": state.json()["version"], "action": options[0]}
            return http.post(f"{table.path}/actions", json=body | {"key": secrets.token_hex(8)}).status_code == 200
    return False


def waited(http: httpx.Client, table: Opened) -> float:
    """Seconds until a move is acknowledged."""
    started = time.monotonic()
    while True:
        try:
            if move(http, table):
                return time.monotonic() - started
        except httpx.HTTPError:
            pass
        time.sleep(AGAIN_SECONDS)


def measure(folder: Path, ending: signal.Signals, rounds: int) -> list[float]:
    """Seconds until somebody can play on, each time the process of the table comes to this end."""
    meeting = folder / "meeting"
    meeting.mkdir(parents=True)
    found = []
    with (
        Server(folder, neighbours=str(meeting)) as stays,
        httpx.Client(base_url=stays.url, timeout=ANSWER_SECONDS) as http,
    ):
        for _ in range(rounds):
            dies = Server(folder, neighbours=str(meeting)).start()
            table = dies.new_table("human", "human")
            waited(http, table)
            assert dies.process is not None
            dies.process.send_signal(ending)
            found.append(waited(http, table))
            dies.kill()
            dies.http.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.server_bench.takeover", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="how often a process dies in each way")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        for what, ending in (("killed", signal.SIGKILL), ("stands still", signal.SIGSTOP)):
            found = measure(Path(name) / what, ending, chosen.rounds)
            median, worst = statistics.median(found), max(found)
            print(f"{what:12} median {median:.2f} s, worst {worst:.2f} s (goal: at most {GOAL:g} s)")


if __name__ == "__main__":
    main()
