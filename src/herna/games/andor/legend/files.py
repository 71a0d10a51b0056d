"""Where legends come from: the package, and the folder of the table's owner."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib import resources
from pathlib import Path

from herna.games.andor.components import PACKAGE
from herna.games.andor.legend.check import check
from herna.games.andor.legend.spelling import check_spelling
from herna.games.andor.legend.story import Legend
from herna.games.andor.vocabulary.words import WORDS
from herna.games.content import BadContent, parse, read_own, read_toml

BLANK_CARDS = 9
"""How many cards the box has for a legend of one's own."""


def load_legends() -> tuple[Legend, ...]:
    """Our legends and the owner's own, each checked; a file with the name of one of ours takes its place.

    A file of the owner's that is wrong is left out, so that everybody else can play; `Game.wrong_files` tells of it.
    """
    legends = {name: _read(text, name) for name, text in _our_files().items()}
    legends.update((f"{legend.id}.toml", legend) for legend in own_legends())
    return tuple(sorted(legends.values(), key=lambda legend: (legend.number, legend.id)))


def own_legends() -> tuple[Legend, ...]:
    """The legends that the owner of the table has written, as far as they are in order."""
    legends = []
    for path in own_files():
        with suppress(BadContent):
            legends.append(check_file(path))
    return tuple(legends)


def own_files() -> tuple[Path, ...]:
    """The legend files of the owner, in order or not."""
    content = os.environ.get("HERNA_CONTENT")
    return tuple(sorted((Path(content) / "andor" / "legends").glob("*.toml"))) if content else ()


def check_file(path: Path) -> Legend:
    """The legend in a file. Raises `BadContent` that names file, card and field, and what would be right."""
    legend = _read(read_own(path), str(path))
    if legend.id != path.stem:
        raise BadContent("legend-name", file=str(path), id=legend.id, name=f"{legend.id}.toml")
    if path.name not in _our_files() and len(legend.card) > BLANK_CARDS:
        raise BadContent("legend-too-many-cards", file=str(path), count=len(legend.card), most=BLANK_CARDS)
    return legend


def _read(text: str, file: str) -> Legend:
    data = read_toml(text, file)
    # Misspelled words first: the converter would only say that a value is invalid, not which ones are not.
    check_spelling(data, file)
    return check(parse(text, file, Legend, WORDS), file)


def _our_files() -> dict[str, str]:
    folder = resources.files(PACKAGE).joinpath("content", "legends")
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}
