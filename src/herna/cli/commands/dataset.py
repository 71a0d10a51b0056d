"""`herna dataset`: games as rows of numbers, for those who learn from them."""

from __future__ import annotations

import argparse
from pathlib import Path

from herna import words
from herna.cli import values
from herna.cli.commands.sim import bar
from herna.cli.output import console, write_json
from herna.words import Speech


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    number = values.whole_number
    parser.add_argument("game", metavar=speech("cli-game"), help=speech("cli-sim-game"))
    parser.add_argument("--games", type=number(speech, 100, 1), default=100, metavar="N", help=speech("cli-data-games"))
    parser.add_argument("--out", type=Path, required=True, metavar=speech("cli-folder"), help=speech("cli-data-out"))
    parser.add_argument("--players", type=number(speech, 3, 1), metavar="N", help=speech("cli-players"))
    parser.add_argument("--bots", default="fair", metavar="fair,easy…", help=speech("cli-data-bots"))
    parser.add_argument("--seed", type=number(speech, 7), default=0, metavar="S", help=speech("cli-sim-seed"))
    values.think_seconds(parser, speech)
    values.game_options(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from herna.arena.dataset import dataset

    game = values.find_game(arguments.game)
    speech = words.say(language, game.name)
    with bar(arguments.games, speech) as progress:
        about = dataset(
            game.name,
            arguments.games,
            arguments.out,
            bots=values.listed(arguments.bots),
            players=arguments.players,
            options=values.options(game, arguments.settings),
            seed=arguments.seed,
            think_seconds=arguments.think,
            progress=progress,
        )
    if arguments.json:
        write_json(about)
        return 0
    facts = {"rows": str(about.rows), "games": str(about.games), "folder": str(arguments.out)}
    console().print(speech("cli-data-done", **facts), soft_wrap=True)
    return 0
