"""Speech: messages of the Fluent files with their facts filled in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from herna.games import folder as room_folder
from herna.games import names as room_names
from herna.kernel.text import harmless
from herna.words.languages import check
from herna.words.messages import Messages, gathered

LARGE = 10**15
"""Numbers this large are written as they are: nobody counts that far."""


class Speech:
    """One language, for one game and the people at its table; looks messages up and fills them in.

    A game's own messages come before those of the house. A message that does not exist is given back as its id, so
    that a forgotten word is ugly but never stops a game. Where the table is `drawn` nobody types the short names of
    things, and those that are known by their full names do without them.
    """

    def __init__(
        self, language: str, game: str | None = None, names: Sequence[str] = (), *, drawn: bool = False
    ) -> None:
        self.drawn = drawn
        self.language = check(language)
        self.game = game
        self.names = tuple(map(harmless, names))
        self._messages = _messages(language, game if game in room_names() else None)

    def __call__(self, message: str, /, **facts: Any) -> str:
        if message == "seat" and (name := self._given_name(facts.get("n"))):
            return name
        told = {name.replace("_", "-"): self._told(value) for name, value in facts.items()}
        text = self._messages.say(message, told)
        return message if text is None else text

    def knows(self, message: str) -> bool:
        """Is there such a message?"""
        return message in self._messages

    def number(self, value: float) -> str:
        """A number as the language writes it, with as many places as it has, up to three."""
        return self("number", n=value)

    def listed(self, items: Iterable[Any]) -> str:
        """Several things in one breath: "a, b and c"."""
        words = [str(self._told(item)) for item in items]
        if len(words) < 2:
            return "".join(words)
        return self("list-last", rest=", ".join(words[:-1]), last=words[-1])

    def _given_name(self, n: Any) -> str:
        """The name of the player with that number, counted from 1, where the table knows one."""
        return self.names[n - 1] if isinstance(n, int) and 1 <= n <= len(self.names) else ""

    def _told(self, value: Any) -> str | int | float:
        """A fact as Fluent takes it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and not -LARGE < value < LARGE:
            return str(value)
        if isinstance(value, str):
            return harmless(value)
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple | set | frozenset):
            return self.listed(value)
        return harmless(str(value))


def say(language: str, game: str | None = None, names: Sequence[str] = (), *, drawn: bool = False) -> Speech:
    """Looks messages up in a language: of a game and the house, or of the house alone.

    `names` are the players' names by seat: `say("cs", "eight_minute_empire", ("Anna", ""))("seat", n=1)`.
    """
    return Speech(language, game, names, drawn=drawn)


@cache
def _messages(language: str, game: str | None) -> Messages:
    return Messages(language, _house(language) | (gathered([own_text(language, game)]) if game is not None else {}))


@cache
def _house(language: str) -> dict[str, str]:
    return gathered(file.read_text(encoding="utf-8") for file in text_files(language))


def own_text(language: str, game: str) -> str:
    """All messages that a game brings in a language, as one Fluent text."""
    return "\n".join(file.read_text(encoding="utf-8") for file in _files(room_folder(game) / "text", language))


def text_files(language: str, game: str | None = None) -> list[Traversable]:
    """The Fluent files of a language: the house's, those of its rooms, then the game's, whose messages win.

    A file is called `<language>.ftl` or `<about>.<language>.ftl`. Rooms are found by their folders, not imported, so
    that the words stay below everything that speaks.
    """
    house = resources.files("herna")
    rooms = sorted((room.name for room in house.iterdir() if room.is_dir()), key=lambda name: (name != "words", name))
    folders = [house.joinpath(room, "text") for room in rooms]
    if game is not None:
        folders.append(room_folder(game) / "text")
    return [file for folder in folders for file in _files(folder, language)]


def _files(folder: Traversable, language: str) -> list[Traversable]:
    if not folder.is_dir():
        return []
    files = [file for file in folder.iterdir() if f".{file.name}".endswith(f".{language}.ftl")]
    return sorted(files, key=lambda file: file.name)
