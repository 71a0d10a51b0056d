"""How well bots do in Mage Knight: `python -m tools.knight_report LINE… --games 100 --out strength/knight.jsonl`.

A line is a scenario as it is measured (`LINES`); without any all of them are played. Seeds go from 1000 on, so that
another level (`--level`) meets the very same games. What was played is kept line by line in the file of `--out`: the
same command goes on where it was stopped. `--against` compares two such files seed by seed.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight.state import KnightState
from tools.andor_report import SEED, compared_pairs, interval

LINES: dict[str, tuple[int, dict[str, Any]]] = {
    "reconnaissance": (1, {"scenario": "first-reconnaissance"}),
    "conquest": (1, {"scenario": "solo-conquest", "city_levels": (1, 1)}),
    "conquest-5-8": (1, {"scenario": "solo-conquest", "city_levels": (5, 8)}),
    "cooperation": (2, {"scenario": "full-cooperation"}),
    "mines": (1, {"scenario": "mines-liberation"}),
    "druids": (1, {"scenario": "druid-nights"}),
    "dungeons": (1, {"scenario": "dungeon-lords"}),
    "hold": (1, {"scenario": "conquer-and-hold"}),
    "blitz": (1, {"scenario": "blitz-conquest"}),
    "return": (1, {"scenario": "one-to-return"}),
}
"""How many heroes, and the options."""


class Played(msgspec.Struct, frozen=True):
    """One game: which, by whom, how it ended, and how long its decisions took."""

    line: str
    seed: int
    level: str
    won: bool
    score: int
    fame: int
    level_reached: int
    cities: int
    wounds: int
    seconds: float
    """Time spent thinking, on one core."""
    longest: float


def play(line: str, seed: int, level: str) -> Played:
    """A whole game by bots of one level."""
    heroes, options = LINES[line]
    state = GAME.new(heroes, seed, **options)
    assert isinstance(state, KnightState)
    bots = [bot(level, seed + seat) for seat in range(heroes)]
    began, longest = time.process_time(), 0.0
    while not state.over:
        seat, asked = state.seats_to_act[0], time.process_time()
        action = bots[seat].choose(state, seat)
        longest = max(longest, time.process_time() - asked)
        state.apply(action, seat)
    piles = (state.hand, state.deck, state.spared, state.discard, state.played)
    return Played(
        line,
        seed,
        level,
        bool(state.winners),
        state.scores[0],
        state.fame[0],
        state.level[0],
        sum(city.conquered for city in state.cities),
        sum(pile[0].count(0) for pile in piles),
        round(time.process_time() - began, 2),
        round(longest, 3),
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


def table(found: list[Played]) -> list[str]:
    """The report: a row for every line that was played."""
    rows = [
        "| line | games | won | 95 % between | points | fame | level | cities | wounds | s a game | longest decision |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    groups: dict[str, list[Played]] = defaultdict(list)
    for game in found:
        groups[game.line].append(game)
    for line, games in sorted(groups.items(), key=lambda item: list(LINES).index(item[0])):
        won, count = sum(game.won for game in games), len(games)
        low, high = interval(won, count)
        means = [
            sum(getattr(game, name) for game in games) / count
            for name in ("score", "fame", "level_reached", "cities", "wounds", "seconds")
        ]
        rows.append(
            f"| {line} | {count} | {100 * won / count:.0f} % | {100 * low:.0f} – {100 * high:.0f} | "
            + " | ".join(f"{mean:.1f}" for mean in means)
            + f" | {max(game.longest for game in games):.2f} s |"
        )
    return rows


def compared(found: list[Played], other: list[Played]) -> str:
    """Two levels on the same seeds: the difference of their shares with an interval of 95 %, over pairs."""
    theirs = {(game.line, game.seed): game.won for game in other}
    return compared_pairs(
        [game.won - theirs[key] for game in found if (key := (game.line, game.seed)) in theirs],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", nargs="*", metavar="LINE", help=", ".join(LINES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=SEED, help="the first seed")
    parser.add_argument("--level", default="fair")
    parser.add_argument("--out", type=Path, help="keep every game here, and go on with what is there")
    parser.add_argument("--against", type=Path, help="another such file, compared seed by seed")
    given = parser.parse_args()
    unknown = [line for line in given.lines if line not in LINES]
    if unknown:
        parser.error(f"no line {unknown[0]}; there are {', '.join(LINES)}")
    found = [game for game in read(given.out) if game.level == given.level] if given.out else []
    done = {(game.line, game.seed) for game in found}
    if given.out:
        given.out.parent.mkdir(parents=True, exist_ok=True)
    for line in given.lines or LINES:
        for seed in range(given.first, given.first + given.games):
            if (line, seed) in done:
                continue
            found.append(play(line, seed, given.level))
            if given.out:
                with given.out.open("ab") as file:
                    file.write(msgspec.json.encode(found[-1]) + b"\n")
    print("\n".join(table(found)))
    if given.against:
        print(compared(found, read(given.against)))


if __name__ == "__main__":
    main()
