"""Every clause of every rulebook is proved by a test, and no test cites a clause that does not exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import herna.games
from herna.cli import coverage as coverage_of
from herna.cli.coverage import Mark, marks
from herna.games import names

ROOMS = Path(herna.games.__file__).parent


def clauses_of_rooms_being_built() -> set[str]:
    """What the rules of a game say that cannot be played yet: nobody reads them, but tests may cite them."""
    rooms = [room for room in ROOMS.iterdir() if room.is_dir() and room.name not in names()]
    books = [book for room in rooms for book in room.glob("*/en*.md")]
    return {
        clause for book in books for clause in re.findall(r"^\*\*([A-Z]+-[\d.]+)\*\*", book.read_text(), re.MULTILINE)
    }


@cache
def all_marks(folder: Path) -> tuple[Mark, ...]:
    """The marks of all tests: read once for every game."""
    return tuple(marks(folder))


@pytest.mark.parametrize("name", names())
def test_every_clause_has_a_test(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage_of, "marks", all_marks)
    found = coverage_of.coverage([name], Path(__file__).parent)
    assert found.clauses > 0
    assert found.without_test == ()
    assert {mark.clause for mark in found.unknown} <= clauses_of_rooms_being_built()
