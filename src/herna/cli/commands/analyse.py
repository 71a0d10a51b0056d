"""`herna analyse`: a saved game looked at again, turn by turn, from what each seat knew."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from herna import words
from herna.bots.analysis import Analysis, TurnSeen, luck_of, measure_of, some_turns, turning_points, turns_of
from herna.cli.commands.sim import bar
from herna.cli.output import console, write_json
from herna.kernel import Record
from herna.tui import saves, seats
from herna.words import Speech

BLOCKS = "▁▂▃▄▅▆▇█"


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("file", metavar=speech("cli-file"), help=speech("cli-replay-file"))
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    record = saves.read(Path(arguments.file), None).record
    whole = len(turns_of(record.moves))
    turns: list[TurnSeen] = []
    with bar(whole, words.say(language)) as progress:
        for number in range(whole):
            turns += some_turns(record, number, 1)
            if progress is not None:
                progress(number + 1)
    found = Analysis(measure_of(record.setting), turns)
    if arguments.json:
        write_json(msgspec.to_builtins(found))
    else:
        for line in told(record, found, language):
            console().print(line, soft_wrap=True, markup=False, highlight=False)
    return 0


def told(record: Record, found: Analysis, language: str) -> list[str]:
    """The analysis in sentences: the course for every seat, what turned the game, and luck apart."""
    chairs = seats.remembered(record.head.names, record.setting.players) if record.head.names else ()
    speech = words.say(language, record.head.game, seats.shown_names(chairs, language))
    lines = [speech("analysis-title", title=speech("game-title"), turns=len(found.turns), measure=found.measure)]
    luck = luck_of(found.turns, record.setting.players)
    for seat in range(record.setting.players):
        course = [turn.standing[seat] for turn in found.turns]
        name = speech("seat", n=seat + 1)
        lines.append(
            speech("analysis-course", seat=name, course=curve(course), end=number(course[-1] if course else 0, found))
        )
        lines.append("  " + speech("analysis-luck", amount=number(luck[seat], found, signed=True)))
    points = turning_points(found.turns)
    lines.append(speech("analysis-turning") if points else speech("analysis-nothing-better"))
    for turn in points:
        facts = {"seat": speech("seat", n=turn.seat + 1), "ply": turn.first + 1, "lost": number(turn.lost, found)}
        lines.append("  " + speech("analysis-lost", **facts))
        lines.append("    " + speech("analysis-better", actions=" · ".join(turn.better[language])))
    return [*lines, speech("analysis-from")]


def number(thousandths: int, found: Analysis, *, signed: bool = False) -> str:
    """A number of the analysis as people read it: per cent of a win, or points."""
    sign = "+" if signed and thousandths > 0 else ""
    text = f"{thousandths / 10:.0f} %" if found.measure == "chance" else f"{thousandths / 1000:.1f}"
    return sign + text.replace("-", "−")


def curve(course: list[int]) -> str:
    """A course of numbers as a line of blocks.

    >>> curve([0, 500, 1000])
    '▁▅█'
    """
    least, most = min(0, *course, 0), max(1000, *course, 0)
    return "".join(BLOCKS[round((value - least) / (most - least) * (len(BLOCKS) - 1))] for value in course)
