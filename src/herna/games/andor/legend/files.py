"""Where legends come from: the package, and the folder of the table's owner."""

from __future__ import annotations

import os
import tomllib
from importlib import resources
from pathlib import Path

from herna.games.andor.components import PACKAGE
from herna.games.andor.legend.check import check
from herna.games.andor.legend.spelling import check_spelling
from herna.games.andor.legend.story import Legend
from herna.games.content import BadContent, parse

BLANK_CARDS = 9
"""So many cards the box has for a legend of one's own."""


def load_legends() -> tuple[Legend, ...]:
    """Our legends and the owner's own, each checked; a file with the name of one of ours takes its place."""
    own = _own_files()
    legends = [check_file(path) for path in own.values()]
    legends.extend(_read(text, name) for name, text in _our_files().items() if name not in own)
    return tuple(sorted(legends, key=lambda legend: (legend.number, legend.id)))


def own_legends() -> frozenset[str]:
    """The names of the legends that the owner of the table has written."""
    return frozenset(path.stem for path in _own_files().values())


def check_file(path: Path) -> Legend:
    """The legend in a file. Raises `BadContent` that names file, card and field, and what would be right."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent("content-unreadable", file=str(path), detail=str(error)) from error
    legend = _read(text, str(path))
    if legend.id != path.stem:
        raise BadContent("legend-name", file=str(path), id=legend.id, name=f"{legend.id}.toml")
    if path.name not in _our_files() and len(legend.card) > BLANK_CARDS:
        raise BadContent("legend-too-many-cards", file=str(path), count=len(legend.card), most=BLANK_CARDS)
    return legend


def _read(text: str, file: str) -> Legend:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("content-not-toml", file=file, detail=str(error)) from error
    # Misspelled words first: the converter would only say that a value is invalid, not which ones are not.
    check_spelling(data, file)
    return check(parse(text, file, Legend), file)


def _our_files() -> dict[str, str]:
    folder = resources.files(PACKAGE).joinpath("content", "legends")
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}


def _own_files() -> dict[str, Path]:
    content = os.environ.get("HERNA_CONTENT")
    if not content:
        return {}
    return {path.name: path for path in sorted((Path(content) / "andor" / "legends").glob("*.toml"))}
