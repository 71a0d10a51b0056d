"""`herna bench`: how fast, beside the peers that are installed; or how strong the bots are."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from herna import words
from herna.cli.output import console, error_console, write_json
from herna.words import Speech

if TYPE_CHECKING:
    from herna.arena import BenchReport, StrengthReport


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("--strength", action="store_true", help=speech("cli-bench-strength"))
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    speech = words.say(language)
    return measure_strength(arguments, speech) if arguments.strength else measure_speed(arguments, speech)


def measure_strength(arguments: argparse.Namespace, speech: Speech) -> int:
    from herna.arena import strength

    terminal = error_console()
    if terminal.is_terminal:
        with terminal.status(speech("cli-bench-playing")) as status:
            report = strength(progress=lambda name: status.update(speech("cli-bench-now", name=name)))
    else:
        report = strength()
    if arguments.json:
        write_json(report)
    else:
        show_strength(report, speech)
    return 0


def measure_speed(arguments: argparse.Namespace, speech: Speech) -> int:
    from herna.arena import bench

    terminal = error_console()
    if terminal.is_terminal:
        with terminal.status(speech("cli-bench-playing")) as status:
            report = bench(lambda name: status.update(speech("cli-bench-now", name=name)))
    else:
        report = bench()
    if arguments.json:
        write_json(report)
    else:
        show(report, speech)
    return 0


def show(report: BenchReport, speech: Speech) -> None:
    """The report as a table; ratios are ours over theirs."""
    from rich.table import Table
    from rich.text import Text

    out = console()
    out.print(Text(speech("cli-bench-title", python=report.python), style="bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(speech("cli-bench-who"), no_wrap=True)
    for heading in ("decisions", "games", "ratio"):
        table.add_column(speech(f"cli-bench-{heading}"), justify="right")
    for line in report.lines:
        decisions, games = (speech.number(round(n)) for n in (line.decisions_per_second, line.games_per_second))
        table.add_row(Text(line.name), decisions, games, times(line.ratio, speech))
    out.print(table)
    for name, cost in report.copy_microseconds.items():
        size, copy = report.state_bytes[name], speech("tenths", n=cost)
        out.print(Text(speech("cli-bench-state", game=name, copy=copy, bytes=size)))
    for name, speed in report.positions_per_second.items():
        hint = speech("hundredths", n=report.hint_seconds[name])
        out.print(Text(speech("cli-bench-thinking", game=name, positions=round(speed), hint=hint)))
    if report.peers_missing:
        out.print(Text(speech("cli-bench-missing", peers=list(report.peers_missing)), style="dim"), soft_wrap=True)


def show_strength(report: StrengthReport, speech: Speech) -> None:
    """Win rates beside those of random play; the ratio where random play ever won."""
    from rich.table import Table
    from rich.text import Text

    out = console()
    out.print(Text(speech("cli-strength-title", games=report.games), style="bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(speech("cli-strength-setting"), no_wrap=True)
    for heading in ("wins", "random", "ratio", "seconds"):
        table.add_column(speech(f"cli-strength-{heading}"), justify="right")
    for line in report.lines:
        setting = ", ".join((line.game, *map(str, line.options.values()), str(line.players), line.level))
        ratio = "–" if line.ratio is None else times(line.ratio, speech)
        rates = (speech("percent", n=100 * rate) for rate in (line.win_rate, line.weakest_win_rate))
        table.add_row(Text(setting), *rates, ratio, speech("hundredths", n=line.seconds_per_game))
    out.print(table)


def times(ratio: float, speech: Speech) -> str:
    return f"{speech('tenths', n=ratio)}×"
