"""`herna legend`: is this story of one's own in order?"""

from __future__ import annotations

import argparse
from pathlib import Path

from herna import words
from herna.cli.output import console, write_json
from herna.games import game as game_named
from herna.games import names as game_names
from herna.kernel import Game
from herna.words import Speech

KIND = "legend"


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("file", metavar=speech("cli-file"), help=speech("cli-legend-file"))
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    """What is in the file; what is wrong with it is a complaint like any other."""
    game = written_for()
    told = game.check_file(Path(arguments.file), words.say(language, game.name))
    if arguments.json:
        write_json({"game": game.name, "file": arguments.file, "told": told})
        return 0
    for sentence in told:
        console().print(sentence, soft_wrap=True)
    return 0


def written_for() -> Game:
    """The game that people can write legends for."""
    return next(game for game in map(game_named, game_names()) if game.file_kind == KIND)
