"""How strong the bots are in Monster Lands, line by line: `python -m tools.lands_report two four clans --games 200`.

Games are numbered from `--first` on; the number is the seed of the game and of its bots, so every line can be played
again. Scenarios and campaigns are played by the bot of `--level`, and with rivals it meets greedy ones (`rivals`) from
every seat. Without names all lines are played; a line that takes longer than `--seconds` ends with fewer games and says
how many. What was found is kept in docs/strength/monster_lands.md.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator

from herna.bots import bot
from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.solo import RATINGS, SCENARIO_IDS
from herna.games.monster_lands.setting import NAMES
from herna.games.monster_lands.state import LandsState
from tools.reporting import interval


class Numbers:
    """The numbers of the games of a line, as long as there is time."""

    def __init__(self, games: int, seconds: float, first: int = 0, level: str = "greedy") -> None:
        self.games, self.ends, self.played = games, time.perf_counter() + seconds, 0
        self.first, self.level = first, level

    def __iter__(self) -> Iterator[int]:
        while self.played < self.games and time.perf_counter() < self.ends:
            self.played += 1
            yield self.first + self.played - 1


def play(seed: int, *levels: str, **options: object) -> LandsState:
    """A whole game, or campaign, by bots of these levels."""
    state = GAME.new(len(levels), seed, **options)
    assert isinstance(state, LandsState)
    bots = [bot(level, seed + seat) for seat, level in enumerate(levels)]
    while not state.over:
        seat = state.seats_to_act[0]
        state.apply(bots[seat].choose(state, seat), seat)
    return state


def against_random(players: int, games: Numbers, **options: object) -> str:
    """One greedy bot, in each seat in turn, among random ones."""
    won = 0.0
    for seed in games:
        levels = ["greedy" if seat == seed % players else "random" for seat in range(players)]
        winners = play(seed, *levels, **options).winners
        won += (seed % players in winners) / len(winners)
    return f"greedy wins {100 * won / games.played:.1f} %"


def clans(players: int, games: Numbers, **options: object) -> str:
    """Points of the winner, and wins by clan, among greedy bots whose clans are drawn."""
    points, won, led = 0, Counter[str](), Counter[str]()
    for seed in games:
        state = play(seed, *["greedy"] * players, clans="drawn", **options)
        points += max(state.scores)
        led.update(NAMES["clan"][clan] for clan in state.clans)
        won.update(NAMES["clan"][state.clans[seat]] for seat in state.winners)
    shares = ", ".join(f"{clan} {100 * won[clan] / led[clan]:.0f} %" for clan in sorted(led))
    return f"the winner has {points / games.played:.1f} points; wins by clan: {shares}"


def ratings(scenario: str, level: str, games: Numbers) -> str:
    """How a bot is rated in a scenario on normal; how many are not bunglers, with the interval of 95 %."""
    found: Counter[str] = Counter()
    points = 0
    for seed in games:
        last = play(seed, level, scenario=scenario, level="normal").history[-1]
        found[RATINGS[last.rating]] += 1
        points += last.points
    return (
        ", ".join(f"{name} {100 * found[name] / games.played:.0f} %" for name in RATINGS)
        + f"; points {points / games.played:.1f}; rated {between(games.played - found[RATINGS[0]], games.played)}"
    )


def campaigns(games: Numbers) -> str:
    """How far a bot comes in campaigns."""
    ends = [play(seed, games.level, campaign=True) for seed in games]
    won = sum(bool(state.winners) for state in ends)
    furthest = Counter(max(game.scenario for game in state.history) + 1 for state in ends)
    length = sum(len(state.history) for state in ends) / games.played
    reached = ", ".join(f"scenario {number}: {furthest[number]}" for number in sorted(furthest))
    return f"won {between(won, games.played)}, {length:.1f} games each; furthest {reached}"


def rivals(games: Numbers) -> str:
    """How often a bot beats a greedy one with two clans; every deal is played from both seats."""
    won = margin = 0.0
    for seed in games:
        for seat in range(2):
            levels = (games.level, "greedy") if seat == 0 else ("greedy", games.level)
            state = play(seed, *levels)
            won += (seat in state.winners) / len(state.winners)
            margin += state.scores[seat] - state.scores[1 - seat]
    played = 2 * games.played
    return f"{games.level} wins {between(won, played)} of {played} games, by {margin / played:.1f} points on average"


def between(good: float, games: int) -> str:
    """A share with its interval of 95 %."""
    low, high = interval(good, games)
    return f"{100 * good / games:.0f} % [{100 * low:.0f}-{100 * high:.0f}]"


LINES: dict[str, Callable[[Numbers], str]] = {
    "two": lambda games: against_random(2, games),
    "four": lambda games: against_random(4, games),
    "tricks": lambda games: against_random(2, games, tricks=True),
    "clans": lambda games: clans(2, games),
    "clans-four": lambda games: clans(4, games),
    "clans-tricks": lambda games: clans(2, games, tricks=True),
    **{scenario: lambda games, one=scenario: ratings(one, games.level, games) for scenario in SCENARIO_IDS},  # type: ignore[misc]
    "campaigns": campaigns,
    "rivals": rivals,
    "chance": lambda games: ratings(SCENARIO_IDS[0], "random", games),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.lands_report", description=__doc__)
    parser.add_argument("lines", nargs="*", metavar="LINE", help=", ".join(LINES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=480.0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="fair")
    given = parser.parse_args()
    if unknown := set(given.lines) - set(LINES):
        parser.error(f"there is no line {', '.join(sorted(unknown))}; there are {', '.join(LINES)}")
    for name in given.lines or LINES:
        began = time.perf_counter()
        games = Numbers(given.games, given.seconds, given.first, given.level)
        told = LINES[name](games)
        print(f"{name}: {games.played} games: {told} ({time.perf_counter() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
