"""Messages: the entries of Fluent files, each parsed when it is first asked for.

Parsing every word of a house full of games takes over a second, and a process says a few hundred of them. So files are
only cut into entries, which costs next to nothing, and an entry is parsed with those that it refers to once somebody
wants to hear it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

ENTRY = re.compile(r"^(?P<id>-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
REFERENCE = re.compile(r"[{(,]\s*(?P<id>-?[A-Za-z][A-Za-z0-9_-]*)")


class Messages:
    """The messages of one language, ready to be filled in."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        from fluent.runtime import FluentBundle

        self._sources = sources
        self._ready: set[str] = set()
        # No isolation marks: they are invisible, but terminals and plain Python programs count them as letters.
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)

    def __contains__(self, message: str) -> bool:
        if message not in self._ready:
            self._parse(message)
        return bool(self._bundle.has_message(message))

    def say(self, message: str, facts: Mapping[str, Any]) -> str | None:
        """The message with its facts filled in; `None` if there is none, or if it says nothing by itself."""
        if message not in self:
            return None
        pattern = self._bundle.get_message(message).value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, dict(facts))[0])

    def _parse(self, entry: str) -> None:
        """Parse an entry and all that it refers to; nothing counts as ready before everything is."""
        found: set[str] = set()
        wanted = [entry]
        while wanted:
            name = wanted.pop()
            if name in self._sources and name not in found and name not in self._ready:
                found.add(name)
                self._bundle.add_resource(parsed(self._sources[name]))
                wanted += references(self._sources[name])
        self._ready |= found


def entries(text: str) -> dict[str, str]:
    """The entries of a Fluent text by their names, those of terms with their hyphen; of two alike the last is meant.

    >>> entries("seat = Player { $n }\\n\\n# Said to nobody.\\n-house = Herna\\n")
    {'seat': 'seat = Player { $n }\\n\\n', '-house': '-house = Herna\\n'}
    """
    text = COMMENT.sub("", text)
    found = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry["id"]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


def references(source: str) -> list[str]:
    """The entries that one refers to, and some words that are no entries, which does no harm.

    >>> references("pair = { one } and { -two(case: 'last') }, { NUMBER($n) }")
    ['one', '-two', 'case', 'NUMBER']
    """
    return [found["id"] for found in REFERENCE.finditer(source)]


def gathered(texts: Iterable[str]) -> dict[str, str]:
    """The entries of several texts; later ones win."""
    found: dict[str, str] = {}
    for text in texts:
        found |= entries(text)
    return found


@cache
def parsed(source: str) -> Resource:
    """One entry, parsed; games that share a message of the house share this."""
    from fluent.runtime import FluentResource

    return FluentResource(source)
