"""Files that somebody has written for a game: is this one in order? And without a file: are all of them?"""

from __future__ import annotations

import argparse
from pathlib import Path

from herna import words
from herna.cli.output import console, write_json
from herna.games import game as game_named
from herna.games import names as game_names
from herna.kernel import Game, HernaError
from herna.tui.complaint import Complaint, told
from herna.words import Speech


def add_arguments(parser: argparse.ArgumentParser, speech: Speech, about: str) -> None:
    """The file, told about in these words, and the form of the answer."""
    parser.add_argument("file", nargs="?", metavar=speech("cli-file"), help=about)
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str, kind: str) -> int:
    """What is in the file; what is wrong with it is a complaint like any other."""
    game = written_for(kind)
    if arguments.file is None:
        return check_all(game, language, arguments.json)
    sentences = game.check_file(Path(arguments.file), words.say(language, game.name))
    if arguments.json:
        write_json({"game": game.name, "file": arguments.file, "told": sentences})
        return 0
    for sentence in sentences:
        console().print(sentence, soft_wrap=True)
    return 0


def check_all(game: Game, language: str, as_json: bool) -> int:
    """One line for every file of the owner: it is in order, or why it is left out."""
    files = game.own_files()
    if not files:
        raise Complaint(f"cli-no-{game.file_kind}s", folder=f"{game.name}/{game.file_kind}s")
    found: list[dict[str, str]] = []
    for file in files:
        try:
            found.append({"file": str(file), "told": game.check_file(file, words.say(language, game.name))[0]})
        except HernaError as error:
            found.append({"file": str(file), "wrong": told(error, language)})
    if as_json:
        write_json({"game": game.name, "files": found})
    else:
        for file_found in found:
            sentence = file_found.get("told") or Complaint("cli-left-out", what=file_found["wrong"]).text(language)
            console().print(sentence, soft_wrap=True)
    return 1 if any("wrong" in file_found for file_found in found) else 0


def written_for(kind: str) -> Game:
    """The game that people can write such files for."""
    return next(game for game in map(game_named, game_names()) if game.file_kind == kind)
