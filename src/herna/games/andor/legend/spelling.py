"""The first look at a legend file: words nobody knows and texts that lack a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

import msgspec

from herna.games.andor.legend.story import Card, Legend, Opponent, Training, Whenever
from herna.games.andor.vocabulary.tasks import TASKS
from herna.games.andor.vocabulary.words import WORDS
from herna.games.content import BadContent
from herna.kernel.text import harmless

TEXTS = frozenset(("title", "story", "summary", "goal"))
ENTRIES: dict[str, type[msgspec.Struct]] = {
    "card": Card,
    "whenever": Whenever,
    "opponent": Opponent,
    "training": Training,
}
Known = dict[str, tuple[str, ...]]


def _fields(words: Mapping[str, type[msgspec.Struct]]) -> Known:
    """The fields of each word, by the word's name."""
    return {name: kind.__struct_encode_fields__ for name, kind in words.items()}


TAGGED: dict[str, tuple[str, Known]] = {
    "op": ("op", _fields(WORDS.ops)),
    "is": ("condition", _fields(WORDS.conditions)),
    "task": ("task", _fields(TASKS)),
}


def suggestions(word: str, known: Iterable[str]) -> str:
    """What was probably meant, or else everything that is known."""
    everything = sorted(known)
    return ", ".join(get_close_matches(word, everything, n=3, cutoff=0.6) or everything)


def check_spelling(data: dict[str, Any], file: str) -> None:
    """Refuse a file with an unknown operation, condition, task or field, or with a text in one language only."""
    _check_fields(data, Legend.__struct_encode_fields__, file, "the file")
    _look(data, file, "", "")


def _look(value: Any, file: str, entry: str, path: str) -> None:
    if isinstance(value, list):
        for number, part in enumerate(value):
            _look(part, file, entry, f"{path}[{number}]")
    elif isinstance(value, dict):
        where = _where(entry, path)
        for tag, (kind, known) in TAGGED.items():
            word = value.get(tag)
            if isinstance(word, str):
                if word not in known:
                    _unknown(file, where, kind, word, known)
                _check_fields(value, (tag, *known[word]), file, where)
        for name, part in value.items():
            if not entry and name in ENTRIES:
                _look_at_entries(name, part, file)
            elif name in TEXTS:
                _check_text(part, file, _where(entry, f"{path}.{name}"))
            else:
                _look(part, file, entry, f"{path}.{name}")


def _look_at_entries(name: str, value: Any, file: str) -> None:
    for number, part in enumerate(value if isinstance(value, list) else [value]):
        if isinstance(part, dict):
            entry = _entry(name, number, part)
            _check_fields(part, ENTRIES[name].__struct_encode_fields__, file, entry)
            _look(part, file, entry, "")


def _entry(name: str, number: int, part: dict[str, Any]) -> str:
    """The name of an entry as a person would say it."""
    if name == "training":
        return name
    return f"{name} {part.get('id', part.get('creature', f'number {number + 1}'))}"


def _check_text(value: Any, file: str, where: str) -> None:
    if isinstance(value, dict):
        for language in ("en", "cs"):
            if not str(value.get(language, "")).strip():
                raise BadContent("legend-language", file=file, where=where, language=language)
            if harmless(str(value[language])) != str(value[language]):
                raise BadContent("legend-signs", file=file, where=where)


def _check_fields(value: dict[str, Any], known: tuple[str, ...], file: str, where: str) -> None:
    for name in value:
        if name not in known:
            _unknown(file, where, "field", name, known)


def _unknown(file: str, where: str, kind: str, word: str, known: Iterable[str]) -> None:
    raise BadContent(
        "legend-unknown-word", file=file, where=where, kind=kind, word=word, options=suggestions(word, known)
    )


def _where(entry: str, path: str) -> str:
    field = path.removeprefix(".")
    if not entry:
        return field or "the file"
    return f"{entry}, field {field}" if field else entry
