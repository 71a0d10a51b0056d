"""Which clauses of the rules have a test: read off the marks in the tests, without running them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from herna import words
from herna.games import game as game_named
from herna.games import names as game_names
from herna.tui.complaint import Complaint

MARK = "rule"


class Mark(msgspec.Struct, frozen=True):
    """A test says that it proves this clause."""

    clause: str
    file: str
    line: int


class Gap(msgspec.Struct, frozen=True):
    """A clause that no test proves."""

    game: str
    clause: str


class Coverage(msgspec.Struct, frozen=True):
    clauses: int
    proved: int
    tests: int
    without_test: tuple[Gap, ...]
    unknown: tuple[Mark, ...]


def coverage(chosen: Sequence[str], folder: Path) -> Coverage:
    """Compare the clauses of these games with the marks under `folder`."""
    by_prefix = {game_named(name).prefix: name for name in chosen}
    every_prefix = {game_named(name).prefix for name in game_names()}
    known = {clause.id: name for name in chosen for chapter in words.rulebook(name, "en") for clause in chapter.clauses}
    cited = [
        mark for mark in marks(folder) if _prefix(mark.clause) in by_prefix or _prefix(mark.clause) not in every_prefix
    ]
    proved = {mark.clause for mark in cited} & set(known)
    return Coverage(
        clauses=len(known),
        proved=len(proved),
        tests=len({(mark.file, mark.line) for mark in cited if mark.clause in known}),
        without_test=tuple(Gap(name, clause) for clause, name in known.items() if clause not in proved),
        unknown=tuple(mark for mark in cited if mark.clause not in known),
    )


def marks(folder: Path) -> Iterator[Mark]:
    """Every `rule("EME-1.2", …)` on a test, a class of tests or a whole test file."""
    for file in sorted(folder.rglob("test_*.py")):
        try:
            tree = ast.parse(file.read_bytes(), filename=str(file))
        except (SyntaxError, ValueError) as error:
            raise Complaint("cli-bad-test-file", file=str(file), line=getattr(error, "lineno", 0) or 0) from error
        except OSError as error:
            raise Complaint("tui-file-other", file=str(file), why=error.strerror or "") from error
        for marker in _markers(tree):
            for argument in marker.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Mark(argument.value, str(file), argument.lineno)


def _markers(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls of `rule(…)` that mark tests: decorators, `pytestmark`, and marks of single parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) == MARK:
            yield node


def _name(called: ast.expr) -> str:
    """`rule` of `rule(…)`, `mark.rule(…)` and `pytest.mark.rule(…)`."""
    if isinstance(called, ast.Name):
        return called.id
    if isinstance(called, ast.Attribute) and _name(called.value) in ("mark", "pytest", ""):
        return called.attr
    return ""


def _prefix(clause: str) -> str:
    found = re.match(r"[A-Za-z]+", clause)
    return found[0] if found else ""
