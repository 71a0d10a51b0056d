"""Two hours of play with everything going wrong: `python -m tests.soak.long`, a part of `make soak`.

Two web processes on one database, 200 tables of all five games, at every tenth of them a bot and people with sockets.
At random one process is killed or stands still, a thinker is killed, a clock jumps, or the database is held so that
nobody can write. In the end every acknowledged move has to be in its table, and every one that is sent again has to be
known. Beside them a server of its own is played at in peace: its memory after 100 000 moves is compared with that after
10 000. The report goes into a file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from herna.games import names
from tests.machine_people import Person, moves_of
from tests.server.running import Server

JUMPING = """
import time as clock
real, told, looked = clock.time, 0.0, 0.0
def jumping():
    global told, looked
    now = clock.monotonic()
    if now - looked > 0.2:
        looked = now
        try:
            told = float(open({file!r}).read())
        except (OSError, ValueError):
            pass
    return real() + told
clock.time = jumping
"""
RESENT = 20
"""How many of the last moves of every table are sent again in the end."""
EARLY, LATE, GROWTH = 10_000, 100_000, 1.1


@dataclass
class Tally:
    """What happened."""

    disturbances: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    at_sockets: int = 0
    finished: int = 0


@dataclass
class Table:
    """A table, and what was acknowledged there."""

    id: str
    tokens: dict[int, str]
    acknowledged: list[tuple[dict[str, Any], int]] = field(default_factory=list)
    moves: int = 0


async def open_table(http: httpx.AsyncClient, game: str) -> Table:
    seats = [{"kind": "human"}, {"kind": "human"}]
    body = {"game": game, "players": 2, "seats": seats, "words": False}
    made = (await http.post("/api/tables", json=body)).raise_for_status().json()
    return Table(made["id"], {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat})


class Play:
    """Somebody who plays for both seats of a table, and opens another when its game is over."""

    def __init__(self, webs: list[str], game: str, dice: random.Random, tally: Tally, pause: float) -> None:
        self.webs, self.game, self.dice, self.tally, self.pause = webs, game, dice, tally, pause
        self.tables: list[Table] = []

    async def run(self) -> None:
        while True:
            web = self.dice.choice(self.webs)
            try:
                async with httpx.AsyncClient(base_url=web, timeout=15.0) as http:
                    if not self.tables:
                        self.tables.append(await open_table(http, self.game))
                    while await self.step(http, self.tables[-1]):
                        await asyncio.sleep(self.pause)
                    self.tally.finished += 1
                    self.tables.append(await open_table(http, self.game))
            except (httpx.HTTPError, OSError) as error:
                self.tally.refused[type(error).__name__] += 1
                await asyncio.sleep(0.5)

    async def step(self, http: httpx.AsyncClient, table: Table) -> bool:
        path = f"/api/tables/{table.id}"
        for token in table.tokens.values():
            answer = (await http.get(f"{path}/state", params={"token": token})).raise_for_status()
            state = answer.json()
            if state["view"]["over"]:
                return False
            if state["view"]["options"]:
                action = self.dice.choice(state["view"]["options"])
                body = {"token": token, "version": state["version"], "action": action, "key": secrets.token_hex(8)}
                acted = await http.post(f"{path}/actions", json=body)
                if acted.status_code == 200:
                    table.moves += 1
                    self.tally.moves += 1
                    table.acknowledged = [*table.acknowledged[1 - RESENT :], (body, acted.json()["version"])]
                else:
                    self.tally.refused[str(acted.status_code)] += 1
                    if acted.status_code >= 500:
                        acted.raise_for_status()
                return True
        return True


class Sitter(Person):
    """Somebody who plays over a socket, against a bot that thinks."""

    def __init__(self, webs: list[str], which: int, game: str, pause: float, tally: Tally) -> None:
        super().__init__(webs, which, game, pause)
        self.tally = tally
        self.acknowledged: dict[str, int] = {}

    def note(self) -> None:
        self.acknowledged[self.table] = self.moves
        self.tally.moves += 1
        self.tally.at_sockets += 1


async def disturb(servers: list[Server], database: Path, clock: Path, dice: random.Random, tally: Tally) -> None:
    """Something goes wrong, and is mended again."""
    kind = dice.choice(("kill", "stand still", "kill a thinker", "clock", "hold the database"))
    tally.disturbances[kind] += 1
    server = dice.choice(servers)
    assert server.process is not None
    if kind == "kill":
        server.kill()
        await asyncio.sleep(dice.uniform(0, 6))
        await asyncio.to_thread(server.start)
    elif kind == "stand still":
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(dice.uniform(0.5, 8))
        server.process.send_signal(signal.SIGCONT)
    elif kind == "kill a thinker":
        found = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, text=True, check=False)
        if children := found.stdout.split():
            subprocess.run(["kill", "-9", dice.choice(children)], check=False)
    elif kind == "clock":
        clock.write_text(str(dice.choice([-7200, -60, 0, 60, 7200])))
    else:
        await asyncio.to_thread(hold, database, dice.uniform(0.5, 6))


def hold(database: Path, seconds: float) -> None:
    connection = sqlite3.connect(database, timeout=30, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    time.sleep(seconds)
    connection.execute("ROLLBACK")
    connection.close()


def memory(server: Server) -> int:
    """Kilobytes a server holds."""
    assert server.process is not None
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text())
    assert found
    return int(found[1])


async def watch_memory(server: Server, tally: Tally, quiet: list[asyncio.Task[None]]) -> None:
    """Write down what the server in peace holds after each number of moves; after the last one nobody plays there."""
    found: dict[int, int] = {}
    while LATE not in found:
        for moves in (1000, EARLY, LATE):
            if tally.moves >= moves and moves not in found:
                found[moves] = memory(server)
                server.folder.joinpath("memory.txt").write_text(json.dumps(found))
        await asyncio.sleep(0.5)
    for task in quiet:
        task.cancel()


async def check(plays: list[Play], sitters: list[Sitter], web: str) -> list[str]:
    """What was acknowledged and is not there."""
    wrong = []
    for table_id, moves in (told for sitter in sitters for told in sitter.acknowledged.items()):
        if (there := await moves_of([web.removeprefix("http://")], table_id)) < moves:
            wrong.append(f"{table_id}: {moves} acknowledged at a socket, {there} there")
    async with httpx.AsyncClient(base_url=web, timeout=60.0) as http:
        for table in (table for play in plays for table in play.tables):
            path = f"/api/tables/{table.id}"
            state = (await http.get(f"{path}/state")).json()
            if state["view"]["ply"] < table.moves:
                wrong.append(f"{table.id}: {table.moves} acknowledged, {state['view']['ply']} there")
            for body, version in table.acknowledged:
                again = await http.post(f"{path}/actions", json=body)
                if again.status_code != 200 or again.json()["version"] != version:
                    wrong.append(f"{table.id}: a move that was acknowledged is not known: {again.text[:200]}")
    return wrong


async def soak(folder: Path, minutes: float, tables: int, pause: float, seed: int) -> str:
    dice = random.Random(seed)
    meeting, clock, calm_folder = folder / "meeting", folder / "clock", folder / "calm"
    for made in (meeting, calm_folder):
        made.mkdir()
    before = JUMPING.format(file=str(clock))
    servers = [Server(folder, before=before, neighbours=str(meeting)).start() for _ in range(2)]
    # Tables that are over are soon put away, so that what grows is not how many of them are still at hand.
    calm = Server(calm_folder, idle_seconds=2.0).start()
    tally, calm_tally = Tally(), Tally()
    try:
        games = [*names()]
        webs = [server.url for server in servers]
        sockets = tables // 10
        plays = [
            Play(webs, games[number % len(games)], random.Random(dice.getrandbits(32)), tally, pause)
            for number in range(tables - sockets)
        ]
        hosts = [web.removeprefix("http://") for web in webs]
        sitters = [Sitter(hosts, number, games[number % len(games)], pause, tally) for number in range(sockets)]
        quiet = [Play([calm.url], "eight_minute_empire", random.Random(number), calm_tally, 0.0) for number in range(4)]
        resting = [asyncio.create_task(play.run()) for play in quiet]
        tasks = [asyncio.create_task(play.run()) for play in plays] + resting
        tasks += [asyncio.create_task(sitter.play()) for sitter in sitters]
        tasks.append(asyncio.create_task(watch_memory(calm, calm_tally, resting)))
        until = time.monotonic() + 60 * minutes
        while time.monotonic() < until:
            await asyncio.sleep(dice.uniform(2, 15))
            await disturb(servers, folder / "tables.sqlite3", clock, dice, tally)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        wrong = await check(plays, sitters, webs[0])
        log = "".join(server.log.read_text() for server in servers)
        told = re.findall(r'"error":"([^"]{1,80})', log)
        memory_file = calm_folder / "memory.txt"
        found = json.loads(memory_file.read_text()) if memory_file.exists() else {}
        memories = {int(moves): int(size) for moves, size in found.items()}
    finally:
        for server in [*servers, calm]:
            server.stop()
    grown = memories[LATE] / memories[EARLY] if LATE in memories else None
    if grown is not None and grown > GROWTH:
        wrong.append(f"memory grew by {grown:.2f} from {EARLY} to {LATE} moves")
    lines = [
        f"{minutes:g} minutes, {tables} tables of {len(games)} games, seed {seed}",
        f"{tally.moves} moves acknowledged, {tally.at_sockets} of them at sockets against bots",
        f"{tally.finished} games finished",
        f"disturbances: {dict(tally.disturbances)}",
        f"refused or broken off: {dict(tally.refused)}",
        f"memory after so many moves in peace, KB: {memories}" + (f", grown {grown:.3f}" if grown else ""),
        f"faults in the log: {dict(Counter(told))}",
        *(["NOTHING LOST"] if not wrong else ["WRONG:", *wrong]),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.soak.long", description=__doc__)
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path, default=Path(".cache/soak.txt"))
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(soak(Path(folder), chosen.minutes, chosen.tables, chosen.pause, chosen.seed))
    chosen.report.parent.mkdir(parents=True, exist_ok=True)
    chosen.report.write_text(report)
    print(report)
    return 1 if "WRONG" in report else 0


if __name__ == "__main__":
    sys.exit(main())
