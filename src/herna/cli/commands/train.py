"""`herna train`: learn what positions of a game are worth."""

from __future__ import annotations

import argparse
from pathlib import Path

from herna import words
from herna.cli import values
from herna.cli.output import console, error_console, write_json
from herna.words import Speech


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    number = values.whole_number
    parser.add_argument("game", metavar=speech("cli-game"), help=speech("cli-sim-game"))
    numbers = values.whole_numbers
    parser.add_argument("--players", type=numbers(speech, 2, 1), metavar="2,3,4", help=speech("cli-train-players"))
    parser.add_argument(
        "--games", type=numbers(speech, 200, 1), default=(200, 200), metavar="200,200", help=speech("cli-train-games")
    )
    parser.add_argument(
        "--cells", type=numbers(speech, 32, 1), default=(), metavar="64,32", help=speech("cli-train-cells")
    )
    parser.add_argument(
        "--practice", type=numbers(speech, 200, 1), default=(), metavar="200,200", help=speech("cli-train-practice")
    )
    parser.add_argument("--ridge", type=number(speech, 10), metavar="R", help=speech("cli-train-ridge"))
    parser.add_argument("--seed", type=number(speech, 7), default=1, metavar="S", help=speech("cli-train-seed"))
    parser.add_argument("--jobs", type=number(speech, 2, 1), default=1, metavar="J", help=speech("cli-jobs"))
    parser.add_argument("--keep", type=Path, metavar=speech("cli-folder"), help=speech("cli-train-keep"))
    parser.add_argument("--out", type=Path, metavar=speech("cli-file"), help=speech("cli-train-out"))
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from herna.arena.training import Order, summary, train

    game = values.find_game(arguments.game)
    speech = words.say(language, game.name)
    players = arguments.players or tuple(game.players)
    order = Order(
        players,
        arguments.games,
        arguments.cells,
        arguments.practice,
        arguments.seed,
        arguments.jobs,
        arguments.ridge,
        arguments.keep,
    )
    terminal = error_console()
    if terminal.is_terminal:
        with terminal.status(speech("cli-sim-playing")) as status:
            file = train(
                game.name, order, lambda title, done, whole: status.update(f"{title}: {done}/{whole}"), arguments.out
            )
    else:
        file = train(game.name, order, None, arguments.out)
    if arguments.json:
        write_json(file)
        return 0
    out = console()
    for line in summary(file):
        facts = {name: value for name, value in line.items() if name != "games"}
        out.print(speech("cli-train-line", games=" + ".join(map(str, line["games"])), **facts), soft_wrap=True)
    return 0
