"""`herna sim`: bots play many games."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from herna import words
from herna.cli import values
from herna.cli.output import console, error_console, write_json
from herna.words import Speech

if TYPE_CHECKING:
    from herna.arena import Report


SLOW = 10
"""Below this many games a second their tenths are told."""


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    number = values.whole_number
    parser.add_argument("game", metavar=speech("cli-game"), help=speech("cli-sim-game"))
    parser.add_argument("--players", type=number(speech, 3, 1), metavar="N", help=speech("cli-players"))
    parser.add_argument(
        "--games", type=number(speech, 1000, 1), default=1000, metavar="K", help=speech("cli-sim-games")
    )
    parser.add_argument("--seed", type=number(speech, 7), default=0, metavar="S", help=speech("cli-sim-seed"))
    parser.add_argument("--bots", default="random", metavar="random,file.py:Class…", help=speech("cli-bots"))
    values.think_seconds(parser, speech)
    parser.add_argument("--jobs", type=number(speech, 2, 1), default=1, metavar="J", help=speech("cli-jobs"))
    values.game_options(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from herna.arena import simulate

    game = values.find_game(arguments.game)
    options = values.options(game, arguments.settings)
    speech = words.say(language, game.name)
    with bar(arguments.games, speech) as progress, workers_stop_too():
        report = simulate(
            game.name,
            arguments.players,
            arguments.games,
            arguments.seed,
            bots=tuple(values.listed(arguments.bots)),
            jobs=arguments.jobs,
            options=options,
            progress=progress,
            think_seconds=arguments.think,
        )
    if arguments.json:
        write_json(report)
    else:
        _show(report, speech)
    return 0


@contextmanager
def bar(games: int, speech: Speech) -> Iterator[Callable[[int], None] | None]:
    """A progress bar for a person at a terminal; a program that reads the output gets none."""
    terminal = error_console()
    if not terminal.is_terminal:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal, transient=True) as progress:
        task = progress.add_task(speech("cli-sim-playing"), total=games)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def workers_stop_too() -> Iterator[None]:
    """While this lasts, Ctrl+C ends the worker processes as well: else they would first play out what they began."""

    def stop(*_: object) -> None:
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _show(report: Report, speech: Speech) -> None:
    from rich.table import Table
    from rich.text import Text

    out = console()
    out.print(
        Text(
            speech(
                "cli-sim-title",
                title=speech("game-title"),
                players=report.players,
                games=report.games,
                seed=str(report.seed),
                bots=", ".join(report.bots),
            ),
            style="bold",
        )
    )
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(speech("cli-sim-seat"))
    for heading in ("wins", "mean", "low", "middle", "high"):
        table.add_column(speech(f"cli-sim-{heading}"), justify="right")
    for seat, (wins, scores) in enumerate(zip(report.wins_by_seat, report.scores, strict=True), start=1):
        low, middle, high = scores.deciles[0], scores.deciles[4], scores.deciles[-1]
        table.add_row(
            str(seat),
            percent(wins, speech),
            speech("hundredths", n=scores.mean),
            *map(speech.number, (low, middle, high)),
        )
    out.print(table)
    if len(report.win_rate_by_bot) > 1:
        for level, rate in report.win_rate_by_bot.items():
            out.print(Text(speech("cli-sim-bot", bot=level, rate=percent(rate, speech))))
    least, most = str(report.length_least), str(report.length_most)
    out.print(Text(speech("cli-sim-length", mean=speech("tenths", n=report.length_mean), least=least, most=most)))
    games = report.games_per_second
    told = round(games, 1) if games < SLOW else round(games)
    speeds = {"games": told, "decisions": round(report.decisions_per_second)}
    out.print(Text(speech("cli-sim-speed", seconds=speech("hundredths", n=report.seconds), **speeds)))
    out.print(Text(speech("cli-sim-digest", digest=report.digest)), soft_wrap=True)


def written(speech: Speech, message: str, number: float) -> str:
    """A number by the message that writes such numbers."""
    return speech(message, n=number)


def percent(share: float, speech: Speech) -> str:
    return speech("percent-tenths", n=100 * share)
