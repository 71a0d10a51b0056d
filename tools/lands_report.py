"""How strong the bots are in Monster Lands, line by line: `python -m tools.lands_report scenarios rivals --games 100`.

A line is a way to play as it is measured (`LINES`; `scenarios` stands for all of them alone); without any all are
played. Scenarios and campaigns are played by the bot of `--level`; among others every deal is played from each seat.
The seed of a game is that of its bots too. What was played is kept line by line in the file of `--out`: the same
command goes on where it was stopped. What was found is kept in docs/strength/monster_lands.md.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from herna.bots import bot
from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.solo import RATINGS, SCENARIO_IDS
from herna.games.monster_lands.setting import NAMES
from herna.games.monster_lands.state import LandsState
from tools.reporting import Log, common_arguments, share


class Line(NamedTuple):
    """A way to play: who is measured among whom. An empty word is the level that the report is told."""

    bot: str = ""
    others: str = ""
    players: int = 1
    options: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        """From how many seats a deal is played: from one where all players are alike."""
        return self.players if self.bot != self.others else 1


LINES: dict[str, Line] = {
    **{scenario: Line(options={"scenario": scenario, "level": "normal"}) for scenario in SCENARIO_IDS},
    "campaigns": Line(options={"campaign": True}),
    "rivals": Line("", "greedy", 2),
    "two": Line("greedy", "random", 2),
    "four": Line("greedy", "random", 4),
    "tricks": Line("greedy", "random", 2, {"tricks": True}),
    "clans": Line("greedy", "greedy", 2, {"clans": "drawn"}),
    "clans-four": Line("greedy", "greedy", 4, {"clans": "drawn"}),
    "clans-tricks": Line("greedy", "greedy", 2, {"clans": "drawn", "tricks": True}),
    "chance": Line("random", options={"scenario": SCENARIO_IDS[0], "level": "normal"}),
}
SCENARIOS = "scenarios"
"""The word for all lines that are one scenario, played alone."""


class Played(msgspec.Struct, frozen=True):
    """One game: which, by whom, how it ended, and how long its decisions took."""

    line: str
    seed: int
    seat: int
    """Where the bot sat that is measured."""
    level: str
    won: float
    """The part of a win that it has: of a scenario all of it if it is rated apprentice or better."""
    points: int
    ahead: int
    """How many more points than the best other."""
    rating: str
    """How its last game alone was rated; nothing among others."""
    games: int
    """How many games a campaign had."""
    furthest: int
    """The number of the last scenario that a campaign came to."""
    clans: tuple[str, ...]
    winners: tuple[int, ...]
    seconds: float
    """Time spent thinking, on one core."""
    longest: float

    @property
    def deal(self) -> tuple[str, int, int]:
        """What tells it from other games."""
        return self.line, self.seed, self.seat


def play(line: str, seed: int, seat: int, level: str) -> Played:
    """A whole game, or campaign."""
    given = LINES[line]
    state = GAME.new(given.players, seed, **given.options)
    assert isinstance(state, LandsState)
    levels = [(given.bot if own == seat else given.others) or level for own in range(given.players)]
    bots = [bot(name, seed + own) for own, name in enumerate(levels)]
    began, longest = time.process_time(), 0.0
    while not state.over:
        own, asked = state.seats_to_act[0], time.process_time()
        action = bots[own].choose(state, own)
        longest = max(longest, time.process_time() - asked)
        state.apply(action, own)
    alone = state.history[-1] if state.history else None
    others = [points for own, points in enumerate(state.scores) if own != seat]
    if alone is None or line == "campaigns":
        won = (seat in state.winners) / max(1, len(state.winners))
    else:
        won = float(alone.rating > 0)
    return Played(
        line,
        seed,
        seat,
        level,
        won,
        state.scores[seat] if alone is None else alone.points,
        state.scores[seat] - max(others, default=0),
        "" if alone is None else RATINGS[alone.rating],
        len(state.history),
        max((game.scenario + 1 for game in state.history), default=0),
        tuple(NAMES["clan"][clan] for clan in state.clans),
        tuple(state.winners),
        round(time.process_time() - began, 2),
        round(longest, 3),
    )


def found_in(line: str, games: Sequence[Played]) -> str:
    """What else a line says: ratings of a scenario, ends of campaigns, wins of clans, or by how much it was won."""
    points = sum(game.points for game in games) / len(games)
    if line == "campaigns":
        reached = Counter(game.furthest for game in games)
        length = sum(game.games for game in games) / len(games)
        furthest = ", ".join(f"scenario {number}: {reached[number]}" for number in sorted(reached))
        return f"{length:.1f} games each; furthest {furthest}"
    if games[0].rating:
        ratings = Counter(game.rating for game in games)
        return (
            ", ".join(f"{name} {100 * ratings[name] / len(games):.0f} %" for name in RATINGS) + f"; {points:.1f} points"
        )
    if LINES[line].seats < LINES[line].players:
        led = Counter(clan for game in games for clan in game.clans)
        won = Counter(game.clans[seat] for game in games for seat in game.winners)
        best = sum(game.points - min(0, game.ahead) for game in games) / len(games)
        return f"the winner has {best:.1f} points; " + ", ".join(
            f"{clan} wins {100 * won[clan] / led[clan]:.0f} %" for clan in sorted(led)
        )
    return f"{points:.1f} points, {sum(game.ahead for game in games) / len(games):+.1f} ahead"


def table(found: list[Played]) -> list[str]:
    """The report: a row for every line that was played."""
    rows = [
        "| line | games | won | 95 % between | found | s a game | longest decision |",
        "|---|---|---|---|---|---|---|",
    ]
    groups: dict[str, list[Played]] = defaultdict(list)
    for game in found:
        groups[game.line].append(game)
    for line, games in sorted(groups.items(), key=lambda item: list(LINES).index(item[0])):
        seconds = sum(game.seconds for game in games) / len(games)
        longest = max(game.longest for game in games)
        rows.append(f"| {line} | {share(games)} | {found_in(line, games)} | {seconds:.1f} | {longest:.2f} s |")
    return rows


def deals(lines: Sequence[str], first: int, games: int) -> list[tuple[str, int, int]]:
    """The games of some lines: every deal from each seat.

    >>> deals(["rivals", "raid"], 1000, 2)
    [('rivals', 1000, 0), ('rivals', 1000, 1), ('raid', 1000, 0), ('raid', 1001, 0)]
    """
    return [
        (line, first + number // LINES[line].seats, number % LINES[line].seats)
        for line in lines
        for number in range(games)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.lands_report", description=__doc__)
    parser.add_argument("lines", nargs="*", metavar="LINE", help=", ".join((SCENARIOS, *LINES)))
    common_arguments(parser, games=100, level="fair")
    given = parser.parse_args()
    if unknown := set(given.lines) - {SCENARIOS, *LINES}:
        parser.error(f"no line {min(unknown)}; there are {', '.join((SCENARIOS, *LINES))}")
    lines = [one for line in given.lines or LINES for one in (SCENARIO_IDS if line == SCENARIOS else (line,))]
    log = Log(given.out, Played, given.level)
    log.play(deals(lines, given.first, given.games), partial(play, level=given.level), given.jobs)
    log.told(table, Played, given.against)


if __name__ == "__main__":
    main()
