"""`python -m tools.attack_bench`: one stranger does their worst in every way known, and somebody else plays meanwhile.

All three are on this machine: the server at 127.0.0.1, the innocent at 127.0.0.2, the stranger at 127.0.0.3. The
innocent asks `/healthz` every 20 ms and moves every 80 ms; told is how long they wait for answers during the attack.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import cycle
from multiprocessing import Event, Process, Queue
from multiprocessing.synchronize import Event as Ended
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec

from herna.server.serving import SETTINGS
from herna.server.settings import Settings
from tools.attack_bench.strangers import CONTINUATION, HERE, PING, TEXT, call, frame, pour, upgraded

INNOCENT, STRANGER = "127.0.0.2", "127.0.0.3"
PROGRAM = "from herna.server.serving import run_worker; run_worker('127.0.0.1', {port})"
GOLDEN = Path("tests/golden/monster_lands/88.herna")
MIDDLE = Path("tests/golden/mage_knight/21.herna")
TABLES = 6
AIM = "aim: an innocent's median at most 20 ms, the worst at most 500 ms"


class Target(NamedTuple):
    """What is attacked: a server, the path of a table of the stranger's own, and for how long."""

    port: int
    table: str
    seconds: float


Attack = Callable[[Target], None]


def client(port: int, source: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=source)
    return httpx.Client(base_url=f"http://{HERE}:{port}", transport=transport, timeout=60)


def people(game: str, count: int) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "human"}] * count}


def innocent(port: int, ended: Ended, told: Queue[dict[str, list[float]]]) -> None:
    """Somebody who looks and moves, and nothing else."""
    waits: dict[str, list[float]] = {"healthz": [], "move": []}
    with client(port, INNOCENT) as own:
        number = 0
        table: Any = None
        while not ended.is_set():
            number += 1
            waits["healthz"].append(timed(lambda: own.get("/healthz")))
            if number % 4 == 0:
                table = table or own.post("/api/tables", json=people("eight_minute_empire", 2)).json()
                wait = moved(own, table)
                table = table if wait else None
                waits["move"] += [wait] if wait else []
            time.sleep(0.02)
    told.put(waits)


def moved(own: httpx.Client, table: Any) -> float:
    """Make a move for whoever is on turn; how long that took, or 0 when the game is over."""
    path = f"/api/tables/{table['id']}"
    for seat in table["seats"]:
        state = own.get(f"{path}/state", params={"token": seat["token"]}).json()
        if state.get("view", {}).get("options"):
            body = {"token": seat["token"], "version": state["version"], "action": state["view"]["options"][0]}
            return timed(partial(own.post, f"{path}/actions", json=body))
    return 0.0


def timed(what: Callable[[], Any]) -> float:
    began = time.perf_counter()
    what()
    return time.perf_counter() - began


def again(seconds: float, what: Callable[[], Any]) -> None:
    """Do something until the time is over, whatever comes of it."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(OSError, httpx.HTTPError):
            what()


def crowd(count: int, seconds: float, what: Callable[[], Any]) -> None:
    with ThreadPoolExecutor(count) as many:
        for _ in range(count):
            many.submit(again, seconds, what)


def nothing(at: Target) -> None:
    time.sleep(at.seconds)


def socket_flood(first: bytes, data: bytes, *, nowhere: bool = False, count: int = 4) -> Attack:
    def attack(at: Target) -> None:
        def flood() -> None:
            with upgraded(at.port, "/api/tables/nowhere/live" if nowhere else f"{at.table}/live", STRANGER) as line:
                line.sendall(first)
                pour(line, data, 200)

        crowd(count, at.seconds, flood)

    return attack


def head_flood(first: bytes, data: bytes) -> Attack:
    def attack(at: Target) -> None:
        def flood() -> None:
            with call(at.port, STRANGER) as line:
                line.sendall(first)
                pour(line, data, 2000)

        crowd(2, at.seconds, flood)

    return attack


def asking(path: str, count: int = 8) -> Attack:
    def attack(at: Target) -> None:
        def ask() -> None:
            with client(at.port, STRANGER) as own:
                again(at.seconds, lambda: own.get(path.format(table=at.table)))

        crowd(count, at.seconds, ask)

    return attack


def explained(at: Target) -> None:
    """Ask from many seats, deep in a game, for everything that cannot be done."""
    text = MIDDLE.read_text()
    seats = [{"kind": "human"}] * int(msgspec.json.decode(text.partition("\n")[0])["players"])
    held = []
    with client(at.port, STRANGER) as own:
        over = own.post("/api/records", json={"record": text, "seats": seats}).json()["id"]
        for _ in range(TABLES):
            body = {"ply": text.count("\n") // 2, "seats": seats}
            table = own.post(f"/api/tables/{over}/branch", json=body).json()
            held += [(f"/api/tables/{table['id']}/why-not", seat["token"]) for seat in table["seats"]]
    languages = cycle(("cs", "en"))

    def ask() -> None:
        with client(at.port, STRANGER) as own:
            for path, token in held:
                own.post(path, json={"token": token, "language": next(languages)})

    crowd(16, at.seconds, ask)


def records(at: Target) -> None:
    text = GOLDEN.read_text()
    seats = [{"kind": "human"}] * int(msgspec.json.decode(text.partition("\n")[0])["players"])
    with client(at.port, STRANGER) as own:
        again(at.seconds, lambda: own.post("/api/records", json={"record": text, "seats": seats}))


def tables(at: Target) -> None:
    def make() -> None:
        with client(at.port, STRANGER) as own:
            seats = [{"kind": "bot", "level": "greedy"}] * 4
            again(at.seconds, lambda: own.post("/api/tables/", json={"game": "mage_knight", "seats": seats}))

    crowd(8, at.seconds, make)


def silent(at: Target) -> None:
    lines = []
    with contextlib.suppress(OSError):
        for _ in range(1100):
            lines.append(call(at.port, STRANGER))
    time.sleep(at.seconds)
    for line in lines:
        line.close()


SPEAK = frame(TEXT, b'{"type":"speak","language":"cs"}') + frame(TEXT, b'{"type":"speak","language":"en"}')
CHUNKED = b"POST /api/qr HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
ATTACKS: dict[str, Attack] = {
    "none": nothing,
    "pings": socket_flood(b"", frame(PING) * 8000),
    "pings at no table": socket_flood(b"", frame(PING) * 8000, nowhere=True),
    "continuations": socket_flood(frame(TEXT, last=False), frame(CONTINUATION, last=False) * 8000),
    "speak": socket_flood(b"", SPEAK * 10, count=50),
    "resync, unread": socket_flood(b"", frame(TEXT, b'{"type":"resync"}') * 20, count=8),
    "one long header": head_flood(b"GET / HTTP/1.1\r\nHost: x\r\nA: ", b"a" * 65536),
    "many headers": head_flood(b"GET / HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n" * 10_000),
    "a long address": head_flood(b"GET /", b"a" * 65536),
    "no waiting": head_flood(b"", b"GET /api/reach HTTP/1.1\r\nHost: x\r\n\r\n" * 1500),
    "after a body": head_flood(CHUNKED + b"0\r\n", b"A: b\r\n" * 10_000),
    "why-not": explained,
    "lexicon": asking("/api/games/mage_knight/lexicon?language=cs", 16),
    "picture": asking("{table}/picture"),
    "replay": asking("{table}/replay"),
    "state": asking("{table}/state"),
    "records": records,
    "tables of bots": tables,
    "silent connections": silent,
}


def memory(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def measure(attack: Attack, seconds: float) -> tuple[dict[str, list[float]], float]:
    """How an innocent waits during one attack on a fresh server, and the server's memory after it."""
    with tempfile.TemporaryDirectory(prefix="herna-attack-") as folder:
        port = free_port()
        settings = Settings(database=str(Path(folder) / "tables.sqlite3"), warm=True)
        variables = os.environ | {SETTINGS: msgspec.json.encode(settings).decode()}
        server = subprocess.Popen([sys.executable, "-c", PROGRAM.format(port=port)], env=variables)
        try:
            table = opened(port)
            ended = Event()
            told: Queue[dict[str, list[float]]] = Queue()
            other = Process(target=innocent, args=(port, ended, told))
            other.start()
            attack(Target(port, table, seconds))
            ended.set()
            waits = told.get(timeout=120)
            other.join()
            return waits, memory(server.pid)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HERE, 0))
        return int(found.getsockname()[1])


def opened(port: int) -> str:
    """The path of a table for the stranger, once the server answers."""
    with client(port, STRANGER) as own:
        for _ in range(600):
            with contextlib.suppress(httpx.HTTPError):
                own.get("/healthz")
                break
            time.sleep(0.1)
        made = own.post("/api/tables", json=people("mage_knight", 2)).json()
        return f"/api/tables/{made['id']}"


def told_of(waits: list[float]) -> str:
    if not waits:
        return f"{0:6d} {'–':>8} {'–':>8}"
    return f"{len(waits):6d} {statistics.median(waits) * 1000:8.1f} {max(waits) * 1000:8.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.attack_bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each attack lasts")
    parser.add_argument("--only", choices=ATTACKS, nargs="+", help="only these attacks")
    chosen = parser.parse_args()
    print(f"{'':22}{'healthz: n, median, worst ms':>28}{'move: n, median, worst ms':>28}{'MB':>8}")
    for name, attack in ATTACKS.items():
        if chosen.only is None or name in chosen.only:
            waits, used = measure(attack, chosen.seconds)
            print(f"{name:22}{told_of(waits['healthz']):>28}{told_of(waits['move']):>28}{used:8.0f}", flush=True)
    print(AIM)


if __name__ == "__main__":
    main()
