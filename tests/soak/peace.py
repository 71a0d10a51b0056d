"""A server played at in peace: `python -m tests.soak.peace`, some minutes.

Many short games follow each other at one server, and tables that are over are soon put away, so what grows is not how
many of them are at hand. What the server holds after the last move is compared with what it held after the first ten
thousand; each time everything is put away first.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

from tests.server.running import Server
from tests.soak.long import EARLY, GROWTH, LATE, Play, Tally, memory

KEPT_SECONDS, SWEEP_SECONDS = 2.0, 0.5
REST_SECONDS = 2 * KEPT_SECONDS
"""After this long without a move no table is at hand."""
GAME, AT_ONCE = "eight_minute_empire", 4


async def play_until(moves: int, plays: list[Play], tally: Tally) -> None:
    """Let all of them play until so many moves have been made, then rest until every table is put away."""
    playing = [asyncio.create_task(play.run()) for play in plays]
    while tally.moves < moves:
        await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.sleep(REST_SECONDS)


async def measure(folder: Path, points: list[int]) -> dict[int, int]:
    """Kilobytes the server holds after each of these numbers of moves."""
    found, tally = {}, Tally()
    with Server(folder, idle_seconds=KEPT_SECONDS, sweep_seconds=SWEEP_SECONDS) as server:
        plays = [Play([server.url], GAME, random.Random(number), tally, 0.0) for number in range(AT_ONCE)]
        for moves in points:
            await play_until(moves, plays, tally)
            found[moves] = memory(server)
            print(f"{tally.moves} moves, {tally.finished} games: {found[moves]} KB", flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.soak.peace", description=__doc__)
    parser.add_argument("--early", type=int, default=EARLY, help="moves after which memory is first measured")
    parser.add_argument("--late", type=int, default=LATE, help="moves after which it is compared")
    chosen = parser.parse_args()
    between = range(2 * chosen.early, chosen.late, max(1, (chosen.late - chosen.early) // 5))
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), [chosen.early, *between, chosen.late]))
    grown = found[chosen.late] / found[chosen.early]
    print(f"grown {grown:.3f} (aim: at most {GROWTH})")
    return 1 if grown > GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
