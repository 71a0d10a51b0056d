"""How well bots do in Mage Knight: `python -m tools.knight_report LINE… --games 100 --out strength/knight.jsonl`.

A line is a scenario as it is measured (`LINES`); without any all of them are played. Seeds go from 1000 on, so that
another level (`--level`) meets the very same games. What was played is kept line by line in the file of `--out`: the
same command goes on where it was stopped. `--against` compares two such files seed by seed.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from functools import partial
from typing import Any

import msgspec

from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight.state import KnightState
from tools.reporting import Log, common_arguments, share

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

    @property
    def deal(self) -> tuple[str, int]:
        """What tells it from other games."""
        return self.line, self.seed


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
        means = [
            sum(getattr(game, name) for game in games) / len(games)
            for name in ("score", "fame", "level_reached", "cities", "wounds", "seconds")
        ]
        rows.append(
            f"| {line} | {share(games)} | "
            + " | ".join(f"{mean:.1f}" for mean in means)
            + f" | {max(game.longest for game in games):.2f} s |"
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lines", nargs="*", metavar="LINE", help=", ".join(LINES))
    common_arguments(parser, games=100, level="fair")
    given = parser.parse_args()
    unknown = [line for line in given.lines if line not in LINES]
    if unknown:
        parser.error(f"no line {unknown[0]}; there are {', '.join(LINES)}")
    log = Log(given.out, Played, given.level)
    seeds = range(given.first, given.first + given.games)
    deals = [(line, seed) for line in given.lines or LINES for seed in seeds]
    log.play(deals, partial(play, level=given.level), given.jobs)
    log.told(table, Played, given.against)


if __name__ == "__main__":
    main()
