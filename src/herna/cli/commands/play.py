"""`herna play`: the table in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

from herna import bots
from herna.cli import values
from herna.games import game as game_named
from herna.games import names as game_names
from herna.tui.complaint import Complaint
from herna.words import Speech, say

if TYPE_CHECKING:
    from herna.kernel import Match
    from herna.tui.seats import Chair

PAUSE = 0.8


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("game", nargs="?", metavar=speech("cli-game"), help=speech("cli-play-game"))
    number = values.whole_number
    parser.add_argument("--players", type=number(speech, 3, 1), metavar="N", help=speech("cli-players"))
    parser.add_argument("--seats", metavar="human,bot,…", help=speech("cli-seats"))
    parser.add_argument("--bots", default="", metavar="file.py:Class…", help=speech("cli-own-bots"))
    values.think_seconds(parser, speech)
    parser.add_argument("--seed", type=number(speech, 7), metavar="N", help=speech("cli-seed"))
    values.game_options(parser, speech)
    parser.add_argument("--load", metavar=speech("cli-file"), help=speech("cli-load"))
    parser.add_argument("--to", type=number(speech, 37), metavar="N", help=speech("cli-load-to"))
    parser.add_argument("--resume", action="store_true", help=speech("cli-resume"))
    parser.add_argument("--at", metavar=speech("cli-link"), help=speech("cli-at"))
    parser.add_argument("--name", metavar=speech("cli-name"), help=speech("cli-at-name"))
    parser.add_argument("--hints", action="store_true", help=speech("cli-hints"))
    parser.add_argument(
        "--pause",
        type=values.seconds(speech),
        default=PAUSE,
        metavar=speech("cli-seconds"),
        help=speech("cli-pause", seconds=PAUSE),
    )


def run(arguments: argparse.Namespace, language: str) -> int:
    _check_together(arguments)
    if arguments.at is not None:
        return _at(arguments.at, arguments.name, language)
    values.tell_left_out(language)
    for game in [values.find_game(arguments.game)] if arguments.game is not None else map(game_named, game_names()):
        for error in game.wrong_files(say(language, game.name)):
            print(f"herna: {Complaint('cli-left-out', what=error).text(language)}", file=sys.stderr)
    levels = tuple(_enlisted(word, arguments.think) for word in values.listed(arguments.bots) if word)
    if arguments.seats is not None:
        words = values.listed(arguments.seats)
        arguments.seats = ",".join(_enlisted(w, arguments.think) if bots.is_address(w) else w for w in words)
    table = _table(arguments, levels)
    if not at_terminal():
        raise Complaint("cli-needs-terminal")
    from herna.tui.app import play

    match, chairs = table if table else (None, ())
    return play(match, chairs, language=language, pause=arguments.pause, hints=arguments.hints)


def _at(link: str, name: str | None, language: str) -> int:
    """Play at a server's table. A newcomer without a name is asked for one."""
    if not at_terminal():
        raise Complaint("cli-needs-terminal")
    from herna.tui.app import play
    from herna.tui.links import sit_down

    afar = sit_down(link, lambda: name or _asked_name(language))
    return play(None, (), language=language, afar=afar)


def _asked_name(language: str) -> str:
    try:
        name = input(say(language)("cli-at-name-question")).strip()
    except EOFError:
        name = ""
    if not name:
        raise Complaint("cli-at-nameless")
    return name


def at_terminal() -> bool:
    """Can the table be drawn here and keys be read?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _check_together(arguments: argparse.Namespace) -> None:
    """Refuse words that contradict one another before anything is opened."""
    away = "--at" if arguments.at is not None else None
    loading = away or ("--load" if arguments.load is not None else "--resume" if arguments.resume else None)
    if away and (arguments.load is not None or arguments.resume):
        raise Complaint("cli-not-together", one="--at", other="--load" if arguments.load is not None else "--resume")
    if arguments.name is not None and not away:
        raise Complaint("cli-needs", one="--name", other="--at")
    if arguments.load is not None and arguments.resume:
        raise Complaint("cli-not-together", one="--load", other="--resume")
    fresh = {
        "GAME": arguments.game is not None,
        "--seed": arguments.seed is not None,
        "--players": arguments.players is not None,
        "--set": bool(arguments.settings),
    }
    for word, given in fresh.items():
        if loading and given:
            raise Complaint("cli-not-together", one=loading, other=word)
    if away and arguments.seats is not None:
        raise Complaint("cli-not-together", one="--at", other="--seats")
    if arguments.to is not None and (away or not loading):
        raise Complaint("cli-needs", one="--to", other="--load")
    if not loading and arguments.game is None:
        extra = next((word for word, given in {**fresh, "--seats": arguments.seats is not None}.items() if given), None)
        if extra:
            raise Complaint("cli-which-game", word=extra)


def _enlisted(word: str, seconds: float) -> str:
    """The level that a word of `--bots` means. What a bot prints would spoil the screen."""
    return bots.enlist(word, seconds, quiet=True) if bots.is_address(word) else bots.bot(word).level


def _table(arguments: argparse.Namespace, levels: Sequence[str]) -> tuple[Match, tuple[Chair, ...]] | None:
    """The match to play and who sits at it; nothing when the menu is to ask."""
    from herna.tui import saves, seats

    if arguments.load is not None or arguments.resume:
        path = Path(arguments.load) if arguments.load is not None else saves.autosave_file()
        if arguments.resume and not path.exists():
            raise Complaint("cli-nothing-to-resume", file=str(path))
        match = saves.read(path, arguments.to)
        players = match.record.setting.players
        chairs = seats.remembered(match.record.head.names, players)
        named = arguments.seats is not None
        return match, _chairs(arguments.seats, players, levels) if named else seats.with_bots(chairs, levels)
    if arguments.game is None:
        return None
    return fresh(arguments, levels)


def fresh(arguments: argparse.Namespace, levels: Sequence[str] = ()) -> tuple[Match, tuple[Chair, ...]]:
    """A new match as the words say."""
    from herna.kernel import Match
    from herna.tui import seats

    game = values.find_game(arguments.game)
    options = values.options(game, arguments.settings)
    if arguments.seats is not None:
        chairs = _chairs(arguments.seats, arguments.players, levels)
        players = game.setting_of(len(chairs), options).players
    else:
        players = game.setting_of(arguments.players, options).players
        chairs = seats.with_bots(seats.usual(players), levels)
    names = tuple(chair.word for chair in chairs)
    return Match.new(game, players, arguments.seed, names, **options), chairs


def _chairs(text: str, players: int | None, levels: Sequence[str]) -> tuple[Chair, ...]:
    """Who sits where, as `--seats` says; a seat that is just a bot's gets the next of `levels`."""
    from herna.tui import seats

    given = cycle(levels)
    words = [next(given) if levels and word.lower() == seats.BOT else word for word in values.listed(text)]
    chairs = tuple(seats.chair(word) for word in words)
    if players is not None and len(chairs) != players:
        raise Complaint("cli-seats-count", seats=len(chairs), players=players)
    return chairs
