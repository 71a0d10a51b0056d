"""`python -m tools.server_bench.pair`: what it costs that two processes share the tables, beside one that has them all.

People connect to either process as it comes, so that every second socket is handed over.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from tools.server_bench.herna_load import HernaHost
from tools.server_bench.load import Measured, carry

GOAL = 1.15


class Pair:
    """Two processes on one database."""

    def __init__(self, folder: Path) -> None:
        meeting = folder / "meeting"
        meeting.mkdir(parents=True)
        self._both = [HernaHost(folder, neighbours=str(meeting)) for _ in range(2)]
        self._turn = cycle(self._both)
        self.url = self._both[0].url

    async def __aenter__(self) -> Pair:
        for host in self._both:
            await host.__aenter__()
        return self

    async def __aexit__(self, *facts: object) -> None:
        for host in self._both:
            await host.__aexit__(None, None, None)

    async def table(self) -> object:
        return await next(self._turn).table(self._connect)

    async def _connect(self, table: str, token: str | None) -> ClientConnection:
        return await next(self._turn).connect(table, token)

    async def idle_socket(self, number: int) -> object:
        return await next(self._turn).idle_socket(number)

    def memory(self) -> int:
        return sum(host.memory() for host in self._both)

    def worked(self) -> float:
        return sum(host.worked() for host in self._both)


async def measure(tables: int, rate: float, seconds: float, rounds: int) -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "one").mkdir()
        async with HernaHost(folder / "one") as one, Pair(folder / "two") as two:
            found = {"one process": Measured(), "two processes": Measured()}
            for _ in range(rounds):
                hosts: tuple[Any, Any] = (one, two)
                for measured, host in zip(found.values(), hosts, strict=True):
                    opened = [await host.table() for _ in range(tables)]
                    measured.add(await carry(host, opened, rate, seconds))
                    for table in opened:
                        with contextlib.suppress(Exception):
                            await table.close()
            return {what: measured.numbers() for what, measured in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.server_bench.pair", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="live tables, two people at each")
    parser.add_argument("--rate", type=float, default=300.0, help="actions per second over all tables")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each part runs")
    parser.add_argument("--rounds", type=int, default=3, help="how often the servers take turns")
    parser.add_argument("--json", action="store_true", help="numbers only")
    chosen = parser.parse_args()
    found = asyncio.run(measure(chosen.tables, chosen.rate, chosen.seconds, chosen.rounds))
    if chosen.json:
        print(msgspec.json.encode(found).decode())
        return
    one, two = (found[what]["work_ms"] for what in ("one process", "two processes"))
    for what, numbers in found.items():
        print(f"{what:14} {numbers['work_ms']:.3f} ms of processor time per action")
    print(f"two to one     {two / one:.2f} (goal: at most {GOAL})")


if __name__ == "__main__":
    main()
