"""`herna games`: what there is to play, with every option."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from herna import bots, words
from herna.cli.output import console, write_json
from herna.cli.values import default_text, goes_with_text, option_text, tell_left_out
from herna.games import game as game_named
from herna.games import names as game_names
from herna.kernel import Game
from herna.tui.options import grouped
from herna.words import Speech


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    tell_left_out(language)
    found = [game_named(name) for name in game_names()]
    if arguments.json:
        write_json([_data(game, language) for game in found])
        return 0
    for number, game in enumerate(found):
        if number:
            console().print()
        _show(game, words.say(language, game.name))
    return 0


def _data(game: Game, language: str) -> dict[str, Any]:
    speech = words.say(language, game.name)
    return {
        "name": game.name,
        "title": speech("game-title"),
        "prefix": game.prefix,
        "rules": game.rules,
        "least": game.players[0],
        "most": game.players[-1],
        "usual": game.usual_players,
        "options": [msgspec.to_builtins(info) for info in game.option_info()],
        "levels": list(bots.known()),
    }


def _show(game: Game, speech: Speech) -> None:
    from rich.table import Table
    from rich.text import Text

    out = console()
    least, most = game.players[0], game.players[-1]
    out.print(Text.assemble((speech("game-title"), "bold"), "  ", (game.name, "cyan")))
    out.print(Text(speech("game-blurb")))
    counts = speech("cli-players-range", least=str(least), most=str(most)) if least < most else ""
    out.print(Text(counts or speech("cli-players-only", players=least), style="dim"))
    for group, infos in grouped(game.option_info()):
        if group:
            out.print(Text(speech(f"option-group-{group}"), style="bold"))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        for column in ("name", "values", "help"):
            table.add_column(column, no_wrap=column == "name")
        for info in infos:
            values = Text(option_text(info, speech))
            values.append(f"  ({speech('cli-default', value=default_text(info, speech))})", style="dim")
            told = [speech(f"option-{info.name}-help"), *goes_with_text(info, speech)]
            table.add_row(Text(f"--set {info.name}=", style="green"), values, Text(" ".join(told)))
        out.print(table)
