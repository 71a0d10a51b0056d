"""How well the companions of Andor do: `python -m tools.andor_report --games 200 --out strength/andor.jsonl`.

Every legend is played with every number of heroes, on the seeds from 1000 on, so that another level (`--level`) meets
the very same games. What was played is kept line by line in the file of `--out`: the same command goes on where it was
stopped, and two such files are compared seed by seed (`--against`).
"""

from __future__ import annotations

import argparse
import math
import time
from collections import defaultdict
from pathlib import Path

import msgspec

from herna.bots import bot
from herna.games.andor import GAME

LEGENDS = ("arrival", "healing", "resistance", "mine", "dragon", "drowned-bell")
SEED = 1000
"""The first seed; nothing was tuned on these."""
WIDE = 1.96
"""Standard errors to either side of an interval of 95 %."""


class Played(msgspec.Struct, frozen=True):
    """One game: which, by whom, whether it was won, and how long its decisions took."""

    legend: str
    heroes: int
    seed: int
    level: str
    won: bool
    seconds: float
    longest: float


def play(legend: str, heroes: int, seed: int, level: str) -> Played:
    """A whole legend by companions of one level."""
    state = GAME.new(heroes, seed, legend=legend)
    bots = [bot(level, seed + seat) for seat in range(heroes)]
    began, longest = time.perf_counter(), 0.0
    while not state.over:
        seat, asked = state.seats_to_act[0], time.perf_counter()
        action = bots[seat].choose(state, seat)
        longest = max(longest, time.perf_counter() - asked)
        state.apply(action, seat)
    return Played(
        legend, heroes, seed, level, bool(state.winners), round(time.perf_counter() - began, 2), round(longest, 3)
    )


def read(file: Path) -> list[Played]:
    """The games of a file; a line that was cut off by a crash is played again."""
    found = []
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            found.append(msgspec.json.decode(line, type=Played))
        except msgspec.DecodeError:
            continue
    return found


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share.

    >>> interval(5, 10)
    (0.24, 0.76)
    """
    share, square = won / games, WIDE * WIDE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = WIDE * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return round(max(0.0, middle - half), 2), round(min(1.0, middle + half), 2)


def table(found: list[Played]) -> list[str]:
    """The report: a line for every legend and number of heroes."""
    lines = [
        "| legend | heroes | games | won | 95 % between | s a game | longest decision |",
        "|---|---|---|---|---|---|---|",
    ]
    groups: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for game in found:
        groups[game.legend, game.heroes].append(game)
    for (legend, heroes), games in sorted(groups.items(), key=lambda item: (LEGENDS.index(item[0][0]), item[0][1])):
        won, count = sum(game.won for game in games), len(games)
        low, high = interval(won, count)
        seconds = sum(game.seconds for game in games) / count
        longest = max(game.longest for game in games)
        lines.append(
            f"| {legend} | {heroes} | {count} | {100 * won / count:.0f} % | {100 * low:.0f} – {100 * high:.0f} "
            f"| {seconds:.1f} | {longest:.2f} s |"
        )
    return lines


def compared(found: list[Played], other: list[Played]) -> str:
    """Two levels on the same seeds: the difference of their shares with an interval of 95 %, over pairs."""
    theirs = {(game.legend, game.heroes, game.seed): game.won for game in other}
    return compared_pairs(
        [game.won - theirs[key] for game in found if (key := (game.legend, game.heroes, game.seed)) in theirs]
    )


def compared_pairs(pairs: list[int]) -> str:
    """The mean of differences with an interval of 95 %."""
    if not pairs:
        return "no game in common"
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / max(1, len(pairs) - 1) / len(pairs))
    return f"{len(pairs)} pairs: {100 * mean:+.1f} points, 95 % ±{100 * WIDE * spread:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--legends", default=",".join(LEGENDS))
    parser.add_argument("--heroes", default="2,3,4")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--out", type=Path, help="keep every game here, and go on with what is there")
    parser.add_argument("--against", type=Path, help="another such file, compared seed by seed")
    given = parser.parse_args()
    found = [game for game in read(given.out) if game.level == given.level] if given.out else []
    done = {(game.legend, game.heroes, game.seed) for game in found}
    if given.out:
        given.out.parent.mkdir(parents=True, exist_ok=True)
    for legend in given.legends.split(","):
        for heroes in map(int, given.heroes.split(",")):
            for seed in range(SEED, SEED + given.games):
                if (legend, heroes, seed) in done:
                    continue
                found.append(play(legend, heroes, seed, given.level))
                if given.out:
                    with given.out.open("ab") as file:
                        file.write(msgspec.json.encode(found[-1]) + b"\n")
    print("\n".join(table(found)))
    if given.against:
        print(compared(found, read(given.against)))


if __name__ == "__main__":
    main()
