"""Numbers in content files: found in the text, changed one at a time, and the game opened anew with the change."""

from __future__ import annotations

import ast
import importlib
import random
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import msgspec
import pytest

import herna.games
from herna import words
from herna.games.content import BadContent
from herna.kernel import Game, State
from tests.games.battery import Setting, settings_of

ROOMS = Path(herna.games.__file__).parent
SKIPPED = r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*'
LITERAL = re.compile(SKIPPED + r"|(?<![\w.-])(?P<value>-?\d+|true|false)(?![\w.-])(?!\s*=)")
"""A number or a truth value that stands in no text, comment or key."""
KEY = re.compile(r"^\[+(?P<table>[\w.-]+)\]|(?P<key>[\w-]+|\"[\w-]+\")\s*=" + f"|{SKIPPED}", re.MULTILINE)

GAMES = 60
"""How many drawn games are played before a number is said to make no difference."""


class Number(msgspec.Struct, frozen=True):
    """A number of a content file: where it stands in the text, and in which field."""

    file: Path
    field: str
    start: int
    end: int
    text: str

    def __str__(self) -> str:
        line = self.file.read_text(encoding="utf-8").count("\n", 0, self.start) + 1
        return f"{self.file.name}, line {line}: {self.field} = {self.text}"

    @property
    def others(self) -> list[str]:
        """What may stand in its place: much more, as drawings need it, a quarter turn, nothing, one more."""
        if self.text in ("true", "false"):
            return ["false" if self.text == "true" else "true"]
        n = int(self.text)
        return [str(other) for other in (n + 300, n - 90, n + 90, 0, n + 1, n - 1) if other != n]

    def changed(self, other: str) -> str:
        """The file with something else in place of the number."""
        text = self.file.read_text(encoding="utf-8")
        return text[: self.start] + other + text[self.end :]


def files_of(game: str) -> list[Path]:
    """The content files of a game."""
    return sorted((ROOMS / game / "content").rglob("*.toml"))


def numbers_of(file: Path) -> list[Number]:
    """Every number of a content file, as it stands in the text."""
    text = file.read_text(encoding="utf-8")
    keys = [(found.start(), found["table"], found["key"]) for found in KEY.finditer(text)]
    found = []
    for literal in LITERAL.finditer(text):
        if literal["value"]:
            before = [key for key in keys if key[0] < literal.start()]
            table = next((name for _, name, _ in reversed(before) if name), "")
            key = next((name.strip('"') for _, _, name in reversed(before) if name), "")
            found.append(Number(file, f"{table}.{key}".strip("."), literal.start(), literal.end(), literal["value"]))
    return found


def sample(numbers: list[Number], per_field: int) -> list[Number]:
    """Some numbers of every field, drawn."""
    draw = random.Random(len(numbers))
    fields = {number.field for number in numbers}
    of_field = {field: [number for number in numbers if number.field == field] for field in fields}
    drawn = [draw.sample(of_field[field], min(per_field, len(of_field[field]))) for field in sorted(fields)]
    return sorted((number for some in drawn for number in some), key=lambda number: number.start)


@contextmanager
def room_with(game: str, number: Number, other: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game with one number changed: its room is opened anew, and the old one put back afterwards."""
    place = folder / game / number.file.relative_to(ROOMS / game / "content")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(number.changed(other), encoding="utf-8")
    room = f"{herna.games.__name__}.{game}"
    old = {name: module for name, module in sys.modules.items() if f"{name}.".startswith(f"{room}.")}
    attribute = getattr(herna.games, game)
    for name in old:
        del sys.modules[name]
    try:
        with monkeypatch.context() as patched:
            patched.setenv("HERNA_CONTENT", str(folder))
            yield importlib.import_module(room).GAME
    finally:
        for name in [name for name in sys.modules if f"{name}.".startswith(f"{room}.")]:
            del sys.modules[name]
        sys.modules.update(old)
        setattr(herna.games, game, attribute)
        place.unlink()


def drawn_settings(game: str) -> list[Setting]:
    """Settings spread over all there are, more of them than one needs to meet every card."""
    settings = list(settings_of(game))
    return random.Random(game).choices(settings, k=GAMES)


def shown(state: State, name: str) -> bytes:
    """What everybody at the table is shown, drawn and spoken."""
    view = state.view(0)
    panels = state.setting.game.picture(view, words.say("en", name))
    return msgspec.json.encode([view, panels])


def course(game: Game, settings: list[Setting]) -> Iterator[bytes]:
    """What drawn games do and show: at every position who is asked what, the options and the points."""
    # A picture takes as long as a whole game, so both come in turn: most numbers show in the first few of either.
    for seed, (name, players, options) in enumerate(settings):
        yield shown(game.new(players, 0, **options), name)
        draw = random.Random(seed)
        state = game.new(players, seed, **options)
        while not state.over:
            seat = draw.choice(state.seats_to_act)
            offered = state.options(seat)
            prompt = state.steps[-1].prompt(state, seat)
            yield msgspec.json.encode([seat, prompt, offered, state.scores])
            state.apply(draw.choice(offered), seat)
        yield shown(state, name)


class Courses:
    """What drawn games of the unchanged game do and show."""

    def __init__(self, name: str) -> None:
        self.settings = drawn_settings(name)
        self.kept = [*course(herna.games.game(name), self.settings)]

    def differ(self, game: Game) -> bool:
        """Does the changed game do or show anything else? One that cannot be played on does."""
        played = course(game, self.settings)
        try:
            return any(one != other for one, other in zip(self.kept, played, strict=True))
        except (ArithmeticError, LookupError, RuntimeError, StopIteration, ValueError):
            return True


def makes_a_difference(
    name: str, number: Number, courses: Courses, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> bool:
    """Does another number in its place change what drawn games do or show?"""
    for other in number.others:
        try:
            with room_with(name, number, other, folder, monkeypatch) as game:
                if courses.differ(game):
                    return True
        except BadContent:
            continue
    return False


# Games that take too long to be played for every number


@cache
def fields_of_content(game: str) -> dict[str, str]:
    """The fields of everything that a room describes as data, by the names that content files use."""
    room = f"{herna.games.__name__}.{game}."
    kinds = [
        kind
        for name, module in list(sys.modules.items())
        if name.startswith(room)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == name
    ]
    return {field.encode_name: field.name for kind in kinds for field in msgspec.structs.fields(kind)}


@cache
def attributes_read(game: str) -> frozenset[str]:
    """The names of attributes that a room reads outside the file in which its content is described."""
    files = [file for file in (ROOMS / game).rglob("*.py") if file.name != "components.py"]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    named = {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)}
    return frozenset(named | {name for node in nodes if isinstance(node, ast.MatchClass) for name in node.kwd_attrs})
