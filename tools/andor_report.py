"""How well the companions of Andor do: `python -m tools.andor_report --games 200 --out strength/andor.jsonl`.

Every legend is played with every number of heroes, on the seeds from 1000 on, so that another level (`--level`) meets
the very same games. What was played is kept line by line in the file of `--out`: the same command goes on where it was
stopped, and two such files are compared seed by seed (`--against`).
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from functools import partial

import msgspec

from herna.bots import bot
from herna.games.andor import GAME
from tools.reporting import Log, common_arguments, share

LEGENDS = ("arrival", "healing", "resistance", "mine", "dragon", "drowned-bell")


class Played(msgspec.Struct, frozen=True):
    """One game: which, by whom, whether it was won, and how long its decisions took."""

    legend: str
    heroes: int
    seed: int
    level: str
    won: bool
    seconds: float
    longest: float

    @property
    def deal(self) -> tuple[str, int, int]:
        """What tells it from other games."""
        return self.legend, self.heroes, self.seed


def play(legend: str, heroes: int, seed: int, level: str) -> Played:
    """A whole legend by companions of one level."""
    state = GAME.new(heroes, seed, legend=legend)
    bots = [bot(level, seed + seat) for seat in range(heroes)]
    began, longest = time.process_time(), 0.0
    while not state.over:
        seat, asked = state.seats_to_act[0], time.process_time()
        action = bots[seat].choose(state, seat)
        longest = max(longest, time.process_time() - asked)
        state.apply(action, seat)
    return Played(
        legend, heroes, seed, level, bool(state.winners), round(time.process_time() - began, 2), round(longest, 3)
    )


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
        seconds = sum(game.seconds for game in games) / len(games)
        longest = max(game.longest for game in games)
        lines.append(f"| {legend} | {heroes} | {share(games)} | {seconds:.1f} | {longest:.2f} s |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--legends", default=",".join(LEGENDS))
    parser.add_argument("--heroes", default="2,3,4")
    common_arguments(parser, games=200, level="easy")
    given = parser.parse_args()
    log = Log(given.out, Played, given.level)
    deals = [
        (legend, heroes, seed)
        for legend in given.legends.split(",")
        for heroes in map(int, given.heroes.split(","))
        for seed in range(given.first, given.first + given.games)
    ]
    log.play(deals, partial(play, level=given.level), given.jobs)
    log.told(table, Played, given.against)


if __name__ == "__main__":
    main()
