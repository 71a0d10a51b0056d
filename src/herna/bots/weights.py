"""Weights that were learnt: a file in the room of a game, read when a bot first needs it.

Everything in it is a whole number, in thousandths of a point, so that every machine chooses alike.
"""

from __future__ import annotations

import hashlib
import inspect
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from herna.bots.general import general_sheet
from herna.kernel import BadSetting, FeatureSheet, Game, Setting

FILE = "learned.toml"
POINT = 1000
"""A point, in the unit of the weights."""


class Net(msgspec.Struct, frozen=True):
    """Cells on top of the sum: each adds up the features, is at least zero, and counts with its own share."""

    cells: tuple[tuple[int, ...], ...]
    offsets: tuple[int, ...]
    shares: tuple[int, ...]
    scale: int
    """What the sum of the cells is divided by."""


class Figures(msgspec.Struct, frozen=True):
    """How the weights of one table were made, and what came of it."""

    seed: int
    games: tuple[int, ...]
    """Games played, generation by generation."""
    rows: int
    explained: float
    """How much of the final margins, of games that were not learnt from, the value explains: 1 would be all."""
    seconds: int


class Learned(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was learnt for one number of players."""

    players: int
    recipe: str
    """The command that makes these weights again."""
    features: str
    """A sum over the names of the features: other features make other weights."""
    figures: Figures
    bias: int
    weights: tuple[int, ...]
    net: Net | None = None


class WeightFile(msgspec.Struct, frozen=True):
    """All that was learnt for one game."""

    game: str
    rules: int
    table: tuple[Learned, ...]


def sheet_of(setting: Setting) -> FeatureSheet:
    """What is counted in positions of a setting: what its game declares, or what any game has."""
    return setting.game.feature_sheet(setting) or general_sheet(setting)


def stamp(sheet: FeatureSheet) -> str:
    """A short sum over the names of what is judged."""
    return hashlib.blake2b("\n".join(sheet.judged).encode(), digest_size=8).hexdigest()


def place(game: Game) -> Path:
    """Where the weights of a game lie, or would."""
    return Path(inspect.getfile(type(game))).parent / FILE


def learned(setting: Setting, sheet: FeatureSheet) -> Learned | None:
    """What was learnt for so many players; None where nothing was. Raises `BadSetting` for a file that does not fit."""
    game = setting.game
    file = read(place(game), game.name, game.rules)
    found = next((table for table in file.table if table.players == setting.players), None) if file else None
    if found is not None and (found.features != stamp(sheet) or len(found.weights) != len(sheet.judged)):
        raise BadSetting("weights-other-features", game=game.name, players=setting.players, file=str(place(game)))
    return found


@lru_cache(maxsize=64)
def read(path: Path, game: str, rules: int) -> WeightFile | None:
    """A file of weights; None where there is none. Raises `BadSetting` for one that is broken or of other rules."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadSetting("weights-broken", game=game, file=str(path), detail=str(error)) from error
    try:
        file = msgspec.convert(tomllib.loads(text), WeightFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadSetting("weights-broken", game=game, file=str(path), detail=str(error)) from error
    if (file.game, file.rules) != (game, rules):
        raise BadSetting("weights-other-rules", game=game, rules=rules, file=str(path), found=file.rules)
    return file


def write(path: Path, file: WeightFile) -> None:
    """The file as text that people can read and compare: one line for every row of numbers."""
    lines = [f'game = "{file.game}"', f"rules = {file.rules}"]
    for table in file.table:
        lines += ["", "[[table]]", f"players = {table.players}", f"recipe = {_text(table.recipe)}"]
        lines += [f'features = "{table.features}"']
        lines.append(f"figures = {_inline(msgspec.to_builtins(table.figures))}")
        lines += [f"bias = {table.bias}", f"weights = {list(table.weights)}"]
        if table.net is not None:
            lines += ["[table.net]", f"scale = {table.net.scale}", f"offsets = {list(table.net.offsets)}"]
            lines += [f"shares = {list(table.net.shares)}", "cells = ["]
            lines += [f"    {list(cell)}," for cell in table.net.cells]
            lines.append("]")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    read.cache_clear()


def _text(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _inline(figures: dict[str, Any]) -> str:
    written = ", ".join(
        f"{name} = {list(value) if isinstance(value, tuple) else value}" for name, value in figures.items()
    )
    return "{ " + written + " }"
