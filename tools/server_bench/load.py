"""Load: tables at which people move, and how long it takes until everybody has seen it."""

from __future__ import annotations

import asyncio
import gc
import os
import statistics
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import msgspec

PATIENCE = 60.0


class LiveTable(Protocol):
    """A table under load: people at sockets."""

    over: bool
    frames: list[int]

    async def act(self) -> None:
        """Somebody moves; come back when everybody has seen it."""

    async def close(self) -> None: ...


class Host(Protocol):
    """A server under load."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    async def table(self) -> Any:
        """A new table with everybody connected."""

    async def idle_socket(self, number: int) -> Any:
        """Somebody who only looks."""

    def memory(self) -> int:
        """Bytes the server holds."""

    def worked(self) -> float:
        """Seconds of processor time the server has used."""


class Measured(msgspec.Struct):
    """What came of it. Times are from when an action was due to when the last person had seen it."""

    seconds: float = 0.0
    times: list[float] = []
    frames: list[int] = []
    late: int = 0
    worked: float = 0.0
    """Seconds of processor time: the number that depends least on what else the machine does."""

    def add(self, other: Measured) -> None:
        """Another round of the same."""
        self.seconds += other.seconds
        self.times += other.times
        self.frames += other.frames
        self.late += other.late
        self.worked += other.worked

    def numbers(self) -> dict[str, float]:
        ordered = sorted(self.times) or [float("nan")]
        return {
            "actions_per_second": len(self.times) / self.seconds,
            "p50_ms": 1000 * ordered[len(ordered) // 2],
            "p99_ms": 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))],
            "late": float(self.late),
            "work_ms": 1000 * self.worked / max(1, len(self.times)),
            "frame_median": float(statistics.median(self.frames)) if self.frames else float("nan"),
        }


async def carry(host: Host, tables: list[Any], rate: float, seconds: float) -> Measured:
    """A number of actions per second, whether or not the server keeps up: what waits counts as waiting."""
    found = Measured(seconds)
    _forget_frames(tables)
    free = asyncio.Queue[int]()
    for number in range(len(tables)):
        free.put_nowait(number)
    running: set[asyncio.Task[None]] = set()
    gc.collect()
    gc.freeze()
    before = host.worked()
    start = time.perf_counter()

    async def one(number: int, due: float) -> None:
        await tables[number].act()
        found.times.append(time.perf_counter() - due)
        if tables[number].over:
            found.frames.extend(tables[number].frames)
            await tables[number].close()
            tables[number] = await host.table()
            tables[number].frames.clear()
        free.put_nowait(number)

    for count in range(int(rate * seconds)):
        due = start + count / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if free.empty():
            found.late += 1
            continue
        task = asyncio.create_task(one(free.get_nowait(), due))
        running.add(task)
        task.add_done_callback(running.discard)
    if running:
        await asyncio.wait(running, timeout=PATIENCE)
    found.seconds = max(seconds, time.perf_counter() - start)
    found.worked = host.worked() - before
    for table in tables:
        found.frames.extend(table.frames)
    return found


async def saturate(host: Host, tables: list[Any], seconds: float) -> Measured:
    """Every table moves as soon as everybody has seen the last move."""
    found = Measured(seconds)
    _forget_frames(tables)
    before = host.worked()
    start = time.perf_counter()
    until = start + seconds

    async def play(number: int) -> None:
        while (begun := time.perf_counter()) < until:
            await tables[number].act()
            found.times.append(time.perf_counter() - begun)
            if tables[number].over:
                await tables[number].close()
                tables[number] = await host.table()

    await asyncio.gather(*(play(number) for number in range(len(tables))))
    found.seconds = time.perf_counter() - start
    found.worked = host.worked() - before
    for table in tables:
        found.frames.extend(table.frames)
    return found


async def idle(host: Host, count: int) -> dict[str, float]:
    """Many who only look."""
    before = host.memory()
    sockets = [await host.idle_socket(number) for number in range(count)]
    await asyncio.sleep(1)
    after = host.memory()
    for socket in sockets:
        await socket.close()
    return {
        "idle_sockets": float(count),
        "idle_mb": after / 2**20,
        "idle_kb_each": (after - before) / 1024 / max(1, count),
    }


def _forget_frames(tables: list[Any]) -> None:
    for table in tables:
        table.frames.clear()


def worked(process: int) -> float:
    """Seconds of processor time a process and its children have used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    total = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        total += sum(worked(int(child)) for child in children.read_text().split())
    return total


def resident(process: int) -> int:
    """The memory of a process and its children, in bytes."""
    total = 0
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            total += int(line.split()[1]) * 1024
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        total += sum(resident(int(child)) for child in children.read_text().split())
    return total
