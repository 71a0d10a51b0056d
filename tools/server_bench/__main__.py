"""`python -m tools.server_bench`: the same load on Herna and on boardgame.io, side by side in one run."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from tools.server_bench.herna_load import HernaHost
from tools.server_bench.load import Host, Measured, carry, idle, saturate
from tools.server_bench.page_load import page_load
from tools.server_bench.peer_load import PeerHost

AIMS = (
    "aims: p99 at most 50 ms, idle sockets at most 400 MB, median frame at most 2048 bytes;",
    "      the page interactive within 1000 ms, at most 250 KB up to its first paint; a click answered within 50 ms",
)
NO_BROWSER = "no page was opened: no Chromium was found, or none was wanted"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.server_bench", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="live tables, two people at each")
    parser.add_argument("--rate", type=float, default=200.0, help="actions per second over all tables")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each part runs")
    parser.add_argument("--rounds", type=int, default=5, help="how often the servers take turns")
    parser.add_argument("--idle", type=int, default=2000, help="idle sockets")
    parser.add_argument("--visits", type=int, default=5, help="how often a browser opens the page for the first time")
    parser.add_argument("--clicks", type=int, default=60, help="how many moves a browser makes at a table")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--cache", type=Path, default=Path(".cache"), help="where the peer is installed")
    parser.add_argument("--json", action="store_true", help="numbers only")
    return parser.parse_args()


async def measure(hosts: dict[str, Host], chosen: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Everything about every server. They take turns, so that a busy moment of the machine hits all alike."""
    found: dict[str, dict[str, float]] = {}
    async with AsyncExitStack() as stack:
        for host in hosts.values():
            await stack.enter_async_context(host)
        tables = {name: [await host.table() for _ in range(chosen.tables)] for name, host in hosts.items()}
        steady = {name: Measured() for name in hosts}
        full = {name: Measured() for name in hosts}
        for _ in range(chosen.rounds):
            for name, host in hosts.items():
                steady[name].add(await carry(host, tables[name], chosen.rate, chosen.seconds / chosen.rounds))
            for name, host in hosts.items():
                full[name].add(await saturate(host, tables[name], chosen.seconds / chosen.rounds))
        for name, host in hosts.items():
            for table in tables[name]:
                await table.close()
            memory = await idle(host, chosen.idle)
            found[name] = {**named("steady", steady[name]), **named("full", full[name]), **memory}
            if isinstance(host, HernaHost) and chosen.visits:
                found[name] |= await page_load(host.url, chosen.visits, chosen.clicks)
    return found


def named(part: str, measured: Measured) -> dict[str, float]:
    return {f"{part}_{name}": value for name, value in measured.numbers().items()}


ROWS = {
    "steady_actions_per_second": "actions/s carried at the steady rate",
    "steady_p50_ms": "  action → every client updated, median ms",
    "steady_p99_ms": "  action → every client updated, p99 ms",
    "steady_work_ms": "  processor time of the server per action, ms",
    "steady_late": "  actions that could not be sent in time",
    "steady_frame_median": "  median frame, bytes",
    "full_actions_per_second": "actions/s flat out",
    "full_p50_ms": "  median ms",
    "full_p99_ms": "  p99 ms",
    "full_work_ms": "  processor time of the server per action, ms",
    "idle_sockets": "idle sockets",
    "idle_mb": "  memory of the server with them, MB",
    "idle_kb_each": "  memory per socket, KB",
    "page_interactive_ms": "page interactive after, median ms",
    "page_interactive_worst_ms": "  worst ms",
    "page_paint_ms": "  first paint, median ms",
    "page_paint_kb": "  packed KB up to the first paint",
    "page_kb": "  packed KB in all",
    "click_answered_ms": "click at a table → answered on screen, median ms",
    "click_answered_worst_ms": "  worst ms",
    "click_shown_ms": "  → the move is told, median ms",
    "click_shown_worst_ms": "  worst ms",
}


def report(found: dict[str, dict[str, float]]) -> str:
    hosts = list(found)
    lines = [f"{'':44}" + "".join(f"{host:>16}" for host in hosts) + (f"{'ratio':>10}" if len(hosts) == 2 else "")]
    for row, words in ROWS.items():
        values = [found[host].get(row) for host in hosts]
        if all(value is None for value in values):
            continue
        line = f"{words:44}" + "".join(f"{'':16}" if value is None else f"{value:16.2f}" for value in values)
        if len(values) == 2 and values[0] is not None and values[1]:
            line += f"{values[0] / values[1]:10.2f}"
        lines.append(line.rstrip())
    if not any("page_kb" in numbers for numbers in found.values()):
        lines.append(NO_BROWSER)
    return "\n".join([*lines, *AIMS])


async def run(chosen: argparse.Namespace) -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory(prefix="herna-bench-") as folder:
        hosts: dict[str, Host] = {"herna": HernaHost(Path(folder))}
        if not chosen.no_peer:
            peer = PeerHost(chosen.cache / "boardgame.io")
            peer.install()
            hosts["boardgame.io"] = peer
        return await measure(hosts, chosen)


def main() -> None:
    chosen = arguments()
    found = asyncio.run(run(chosen))
    print(json.dumps(found, indent=1) if chosen.json else report(found))


if __name__ == "__main__":
    main()
