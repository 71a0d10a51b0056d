"""`herna analyse`: a saved game looked at again, turn by turn, from what each seat knew."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from herna import words
from herna.bots.analysis import Analysis, TurnSeen, measure_of, some_turns, turns_of
from herna.cli.commands.sim import bar
from herna.cli.output import console, write_json
from herna.table.analysed import told
from herna.tui import saves, seats
from herna.words import Speech


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("file", metavar=speech("cli-file"), help=speech("cli-replay-file"))
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    record = saves.read(Path(arguments.file), None).record
    parts = turns_of(record)
    whole = len(parts)
    turns: list[TurnSeen] = []
    with bar(whole, words.say(language)) as progress:
        for number in range(whole):
            turns += some_turns(record, number, 1, parts)
            if progress is not None:
                progress(number + 1)
    found = Analysis(measure_of(record.setting), turns)
    if arguments.json:
        write_json(msgspec.to_builtins(found))
    else:
        chairs = seats.remembered(record.head.names, record.setting.players) if record.head.names else ()
        for line in told(record, found, language, seats.shown_names(chairs, language)):
            console().print(line, soft_wrap=True, markup=False, highlight=False)
    return 0
