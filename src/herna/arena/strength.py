"""How strong the bots are: each level against the weakest, in one run with the same seeds.

Where all win together, or somebody plays alone, there is nobody to play against: there each level plays on its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from herna.arena.simulation import simulate
from herna.games import game as find_game
from herna.games import names
from herna.kernel import Game

GAMES = 20
WEAKEST = "random"
MEASURED = ("greedy",)
"""What is measured by the weakest in every game; tournaments compare the levels with each other."""


class StrengthLine(msgspec.Struct, frozen=True):
    """One level in one setting. `ratio` is its win rate over the weakest level's; None if that never won."""

    game: str
    players: int
    options: dict[str, Any]
    level: str
    win_rate: float
    weakest_win_rate: float
    ratio: float | None
    seconds_per_game: float


class StrengthReport(msgspec.Struct, frozen=True):
    """How strong the bots are: one line for every level in every setting, each over a number of games."""

    games: int
    lines: tuple[StrengthLine, ...]


def scenarios(game: Game) -> Iterator[dict[str, Any]]:
    """The settings worth comparing: every scenario of the game."""
    found = next((info for info in game.option_info() if info.name == game.scenario), None)
    if found is None:
        yield {}
        return
    for choice in found.choices:
        yield {found.name: choice}


def tables(game: Game, options: dict[str, Any]) -> tuple[int, ...]:
    """The fewest players with whom these options go, and the most."""
    allowed = game.allowed_players(**options)
    return tuple(dict.fromkeys((allowed[0], allowed[-1])))


def strength(
    games: int = GAMES, only: str | None = None, progress: Callable[[str], None] | None = None
) -> StrengthReport:
    """Every level above the weakest, in every game and scenario."""
    lines = []
    for name in (only,) if only is not None else names():
        game = find_game(name)
        for options in scenarios(game):
            for players in tables(game, options):
                for level in MEASURED:
                    if progress is not None:
                        progress(" ".join((name, *map(str, options.values()), str(players), level)))
                    lines.append(compare(game, players, options, level, games))
    return StrengthReport(games, tuple(lines))


def compare(game: Game, players: int, options: dict[str, Any], level: str, games: int) -> StrengthLine:
    """A level beside the weakest: at separate tables if there is nobody to play against, else at the same one."""
    if game.setting_of(players, options).together:
        alone = simulate(game.name, players, games, bots=(level,), options=options)
        others = simulate(game.name, players, games, bots=(WEAKEST,), options=options)
        rate, weakest = alone.win_rate_by_bot[level], others.win_rate_by_bot[WEAKEST]
        seconds = alone.seconds / games
    else:
        report = simulate(game.name, players, games, bots=(level, WEAKEST), options=options)
        rate, weakest = report.win_rate_by_bot[level], report.win_rate_by_bot[WEAKEST]
        seconds = report.seconds / games
    return StrengthLine(game.name, players, options, level, rate, weakest, rate / weakest if weakest else None, seconds)
