"""Words of the command line turned into values, each refused with what would be right."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import Any

from herna.bots import THINK_SECONDS
from herna.games import game as game_named
from herna.games import left_out
from herna.games import names as game_names
from herna.kernel import Game, OptionInfo
from herna.tui.complaint import Complaint
from herna.tui.options import typed, written
from herna.words import Speech

LONGEST_NUMBER = 24


def tell_left_out(language: str) -> None:
    """Say which games of one's own are left out, and why."""
    for error in left_out():
        print(f"herna: {Complaint('cli-left-out', what=error).text(language)}", file=sys.stderr)


def whole_number(speech: Speech, example: int, least: int = 0) -> Callable[[str], int]:
    """A type for argparse: a whole number, at least `least`."""

    def convert(text: str) -> int:
        plain = text.strip().replace("_", "")
        digits = plain.removeprefix("-").removeprefix("+")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > LONGEST_NUMBER:
            raise argparse.ArgumentTypeError(speech("cli-not-a-number", text=_short(text), example=str(example)))
        if int(plain) < least:
            raise argparse.ArgumentTypeError(speech("cli-too-small", number=_short(text), least=str(least)))
        return int(plain)

    return convert


def whole_numbers(speech: Speech, example: int, least: int = 0) -> Callable[[str], tuple[int, ...]]:
    """A type for argparse: whole numbers with commas between them."""
    convert = whole_number(speech, example, least)
    return lambda text: tuple(convert(word) for word in listed(text))


def seconds(speech: Speech, least: float = 0, most: float = 60) -> Callable[[str], float]:
    """A type for argparse: some seconds, from `least` to `most`."""

    def convert(text: str) -> float:
        try:
            given = float(text.replace(",", "."))
        except ValueError:
            given = -1.0
        if not least <= given <= most:
            raise argparse.ArgumentTypeError(speech("cli-not-seconds", text=_short(text), least=least, most=most))
        return given

    return convert


def find_game(text: str) -> Game:
    """The game a person means: dashes and capitals do not matter, and the letters of its rules will do."""
    return game_named(find_game_name(text))


def find_game_name(text: str) -> str:
    """The name of the game a person means; a game that is called by its name is not opened for that."""
    name = text.strip().lower().replace("-", "_").replace(" ", "_")
    if name in game_names():
        return name
    return next((known for known in game_names() if game_named(known).prefix.lower() == name), text)


def listed(text: str) -> list[str]:
    """`a, b,c` → `["a", "b", "c"]`."""
    return [word.strip() for word in text.split(",")]


def game_options(parser: argparse.ArgumentParser, speech: Speech) -> None:
    """The argument that sets options of the game, as often as one likes; `options` reads them."""
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=speech("cli-set")
    )


def think_seconds(parser: argparse.ArgumentParser, speech: Speech) -> None:
    """The argument that says how long bots of one's own may think."""
    parser.add_argument(
        "--think",
        type=seconds(speech, 0.1, 3600),
        default=THINK_SECONDS,
        metavar=speech("cli-seconds"),
        help=speech("cli-think-long", seconds=THINK_SECONDS),
    )


def options(game: Game, settings: Iterable[str]) -> dict[str, Any]:
    """The options of a game from `--set name=value` words; the game itself refuses what it does not know."""
    known = {info.name: info for info in game.option_info()}
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise Complaint("cli-set-form", text=_short(setting), known=list(known))
        found[name] = typed(known[name], text.strip()) if name in known else text
    return found


def option_text(info: OptionInfo, speech: Speech) -> str:
    """What an option may be set to."""
    if info.kind == "switch":
        return "yes | no"
    if info.kind == "choice":
        return " | ".join(str(choice) for choice in info.choices)
    if info.kind == "things":
        return speech("cli-things", things=[str(choice) for choice in info.choices])
    limits = {"least": _limit(info.least), "most": _limit(info.most)}
    return speech("cli-number" if info.kind == "number" else "cli-numbers", **limits)


def default_text(info: OptionInfo, speech: Speech) -> str:
    return written(info.default) or speech("cli-none")


def goes_with_text(info: OptionInfo, speech: Speech) -> list[str]:
    """What other options and how many players an option goes with, in sentences."""
    told = []
    for other, right in info.only.items():
        counts = [str(count) for count in info.or_players.get(other, ())]
        form = "cli-only-or" if counts else "cli-only-with"
        told.append(speech(form, option=other, values=[written(value) for value in right], counts=counts))
    for choice in info.choices:
        if fitting := info.counts(choice):
            told.append(speech("cli-choice-players", choice=written(choice), counts=[str(count) for count in fitting]))
    return told


def _limit(limit: int | None) -> str:
    return "none" if limit is None else str(limit)


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
