"""What a large game has ready and what its golden games come to: another number in its content changes some of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
import pytest

import herna.games
from herna import words
from herna.games.content import BadContent
from herna.kernel import Game, HernaError, Record, Setting
from tests.games.numbers import Number, course, drawn_settings, room_with, shown
from tests.golden.records import paths, played_again

SETTINGS = 24
"""How many drawn settings are compared."""
DRAWN = 60
"""How many drawn games are played where nothing else tells a number: what it is about comes up seldom."""


class Prepared:
    """The settings of the unchanged game, its tables before a move, its golden games, and drawn ones."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.settings = drawn_settings(name)[:SETTINGS]
        self.records = [path.read_text(encoding="utf-8") for path in paths(name)]
        self._kept: list[Any] = []
        self._rest = self.course(herna.games.game(name))

    def course(self, game: Game) -> Iterator[Any]:
        """Everything that is compared, the quickest first."""
        for _, players, options in self.settings:
            yield written(game.setting_of(players, options))
        for name, players, options in self.settings:
            yield shown(game.new(players, 0, **options), name)
        for text in self.records:
            record = Record.read(text, lambda _: game)
            yield played_again(record)
        yield from course(game, drawn_settings(self.name)[:DRAWN])

    def kept(self) -> Iterator[Any]:
        """Everything that is compared, of the unchanged game: worked out as far as somebody asks, and once."""
        yield from self._kept
        for one in self._rest:
            self._kept.append(one)
            yield one

    def differ(self, game: Game) -> bool:
        """Is anything else with the changed game? One whose games cannot be replayed is another."""
        try:
            return any(one != other for one, other in zip(self.kept(), self.course(game), strict=True))
        except (ArithmeticError, HernaError, LookupError, RuntimeError, StopIteration, TypeError, ValueError):
            return True


def written(used: Setting) -> str:
    """A setting with everything that it works out, as text; prepared anew, because play leaves traces in a kept one."""
    setting = used.game.prepare(used.players, used.options)
    for kind in type(setting).__mro__:
        for name, value in list(vars(kind).items()):
            if isinstance(value, cached_property):
                getattr(setting, name)
    return "".join(_written(setting, {}))


def _written(value: Any, seen: dict[int, int]) -> Iterator[str]:
    """A value and what it holds. The same thing is written once; what is private to it, the
    game and its vocabulary are not."""
    if value is None or isinstance(value, bool | int | float | str | bytes):
        yield repr(value)
        return
    if id(value) in seen:
        yield f"@{seen[id(value)]}"
        return
    seen[id(value)] = len(seen)
    held: Any = ()
    if isinstance(value, type) or callable(value):
        yield getattr(value, "__qualname__", type(value).__qualname__)
    elif isinstance(value, dict):
        held = [item for pair in value.items() for item in pair]
    elif isinstance(value, set | frozenset):
        yield "".join(sorted("".join(_written(item, seen)) for item in value))
    elif isinstance(value, list | tuple) or (isinstance(value, Iterable) and not isinstance(value, msgspec.Struct)):
        held = [*value]
    elif isinstance(value, msgspec.Struct):
        held = [getattr(value, name) for name in value.__struct_fields__]
    else:
        names = [
            *getattr(value, "__dict__", ()),
            *(s for kind in type(value).__mro__ for s in vars(kind).get("__slots__", ())),
        ]
        held = [
            getattr(value, name, None) for name in names if not name.startswith("_") and name not in ("game", "words")
        ]
    yield f"{type(value).__name__}("
    for item in held:
        yield from _written(item, seen)
        yield ","
    yield ")"


def tells(number: Number, prepared: Prepared, folder: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Does another number in its place make another game? A number that nothing else can stand for is a name by which
    other entries go: then the whole file is refused."""
    refused = []
    for other in number.others:
        try:
            with room_with(prepared.name, number, other, folder, monkeypatch) as game:
                # A game may leave a wrong file of its owner out and be played without it.
                refused.append(bool(game.wrong_files(words.say("en", game.name))))
                if prepared.differ(game):
                    return True
        except BadContent:
            refused.append(True)
    return all(refused)
