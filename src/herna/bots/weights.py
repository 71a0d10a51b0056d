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


class Layer(msgspec.Struct, frozen=True):
    """Cells side by side: each adds up what comes in, and is at least zero."""

    cells: tuple[tuple[int, ...], ...]
    offsets: tuple[int, ...]
    scale: int
    """What a cell is divided by before it goes on; what is left over is dropped."""


class Net(msgspec.Struct, frozen=True):
    """A small network on top of the sum: layers of cells, and the share with which each cell of the last counts."""

    layers: tuple[Layer, ...]
    shares: tuple[int, ...]
    scale: int
    """What the sum of the shares is divided by."""


class Practice(msgspec.Struct, frozen=True):
    """How a net was made, and what came of it."""

    games: tuple[int, ...]
    """Games played by the net, generation by generation."""
    rows: int
    explained: float
    """As for the sum, with the net on top of it."""
    seconds: int


class Figures(msgspec.Struct, frozen=True):
    """How the weights of one table were made, and what came of it."""

    seed: int
    games: tuple[int, ...]
    """Games played, generation by generation."""
    rows: int
    explained: float
    """How much of the final margins, of games that were not learnt from, the value explains: 1 would be all."""
    seconds: int
    """How long the last run took; games that were kept from runs before it cost nothing."""


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
    practice: Practice | None = None
    net: Net | None = None
    lesson: str = ""
    """What was learnt, where there are several things to learn for so many players."""


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
    """What was learnt for these players; None where nothing was. Raises `BadSetting` for a file that does not fit."""
    game = setting.game
    file = read(place(game), game.name, game.rules)
    wanted = (setting.players, sheet.lesson)
    found = next((table for table in file.table if (table.players, table.lesson) == wanted), None) if file else None
    if found is not None and (found.features != stamp(sheet) or not shaped(found, len(sheet.judged))):
        raise BadSetting("weights-other-features", taught=game.name, players=setting.players, file=str(place(game)))
    return found


def shaped(table: Learned, features: int) -> bool:
    """Is there a number for everything that comes in, in every row?"""
    if len(table.weights) != features:
        return False
    if table.net is None:
        return True
    coming = features
    for layer in table.net.layers:
        if layer.scale < 1 or any(len(cell) != coming for cell in layer.cells):
            return False
        coming = len(layer.cells)
        if len(layer.offsets) != coming:
            return False
    return table.net.scale > 0 and len(table.net.shares) == coming


@lru_cache(maxsize=64)
def read(path: Path, game: str, rules: int) -> WeightFile | None:
    """A file of weights; None where there is none. Raises `BadSetting` for one that is broken or of other rules."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadSetting("weights-broken", taught=game, file=str(path), detail=str(error)) from error
    try:
        file = msgspec.convert(_unfolded(tomllib.loads(text)), WeightFile)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadSetting("weights-broken", taught=game, file=str(path), detail=str(error)) from error
    if (file.game, file.rules) != (game, rules):
        raise BadSetting("weights-other-rules", taught=game, rules=rules, file=str(path), found=file.rules)
    return file


def write(path: Path, file: WeightFile) -> None:
    """The file as text that people can read and compare: one line for every row of numbers."""
    lines = [f'game = "{file.game}"', f"rules = {file.rules}"]
    for table in file.table:
        lines += ["", "[[table]]", f"players = {table.players}", f"recipe = {_text(table.recipe)}"]
        lines += [f'lesson = "{table.lesson}"'] if table.lesson else []
        lines += [f'features = "{table.features}"']
        lines.append(f"figures = {_inline(table.figures)}")
        lines += [f"bias = {table.bias}", f"weights = {list(table.weights)}"]
        if table.practice is not None:
            lines.append(f"practice = {_inline(table.practice)}")
        if table.net is not None:
            lines += ["[table.net]", f"scale = {table.net.scale}", f"shares = {list(table.net.shares)}"]
            for layer in table.net.layers:
                lines += ["[[table.net.layers]]", f"scale = {layer.scale}", f"offsets = {list(layer.offsets)}"]
                lines += ["cells = [", *(f'    "{" ".join(map(str, cell))}",' for cell in layer.cells), "]"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    read.cache_clear()


def _unfolded(data: dict[str, Any]) -> dict[str, Any]:
    """The cells as rows of numbers: in the file each is one text, which is read ten times as fast."""
    for table in data.get("table", ()):
        for layer in table.get("net", {}).get("layers", ()):
            layer["cells"] = [[int(number) for number in cell.split()] for cell in layer["cells"]]
    return data


def _text(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _inline(figures: msgspec.Struct) -> str:
    written = ", ".join(
        f"{name} = {list(value) if isinstance(value, tuple) else value}"
        for name, value in msgspec.structs.asdict(figures).items()
    )
    return "{ " + written + " }"
