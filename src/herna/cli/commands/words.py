"""`herna words`: the vocabulary in which the cards of a game are written."""

from __future__ import annotations

import argparse
from itertools import groupby

from herna import words
from herna.cli import values
from herna.cli.output import console, write_json
from herna.games import game as game_named
from herna.games import names as game_names
from herna.games.programs import WordEntry, listing
from herna.tui.complaint import Complaint
from herna.words import Speech


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("game", metavar=speech("cli-game"), help=speech("cli-sim-game"))
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    game = values.find_game(arguments.game)
    speech = words.say(language, game.name)
    if game.words is None:
        known = [name for name in game_names() if game_named(name).words is not None]
        raise Complaint("cli-no-words", game=speech("game-title"), known=known)
    entries = listing(game.words)
    if arguments.json:
        write_json(entries)
    else:
        _show(entries, speech)
    return 0


def _show(entries: tuple[WordEntry, ...], speech: Speech) -> None:
    from rich.padding import Padding
    from rich.text import Text

    out = console()
    for group, found in groupby(sorted(entries, key=lambda entry: _order(entry.group)), lambda entry: entry.group):
        out.print()
        out.print(Text(speech("cli-words-group", group=group), style="bold underline"))
        for entry in found:
            mark = f"  ({speech('cli-words-shared')})" if entry.shared else ""
            out.print(Text.assemble((entry.tag, "bold cyan"), (mark, "dim")))
            out.print(Padding(Text(entry.about), (0, 0, 0, 2)))
            for field in entry.fields:
                default = "" if field.default is None else f" = {field.default}"
                about = f"  {field.about}" if field.about else ""
                told = Text.assemble((field.name, "green"), f": {field.kind}{default}", (about, "dim"))
                out.print(Padding(told, (0, 0, 0, 4)))


def _order(group: str) -> int:
    return ("operation", "special", "standing", "condition", "counter").index(group)
