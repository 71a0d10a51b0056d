"""Every field of a content file is read by a rule."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from herna.games.andor import components
from herna.games.andor.legend import story
from herna.games.andor.vocabulary import conditions, operations, tasks, values
from herna.games.content import Content

ROOM = Path(components.__file__).parent
PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "andor"
NO_RULES = ("check.py", "expected.py", "guide.py", "spelling.py", "summary.py", "atlas.py", "picture.py")
"""Files that look content over or draw it."""
NOTES = {"id", "origin", "why", "once"}
"""What a field says about its entry, for people and for other entries; and one that the shared language reads."""
DRAWN = {
    "Board.height",
    "Board.lake",
    "Board.width",
    "Space.gem",
    "Space.name",
    "Space.x",
    "Space.y",
}
"""Fields that are only drawn, on the page or in the terminal."""
LISTED = {"Legend.number", "Opponent.title", "Opponent.story"}
"""Fields of a legend that only its readers see."""

Field = tuple[type[Content], str]


def kinds() -> list[type[Content]]:
    """Everything that content files are made of."""
    rooms = (components, story, conditions, operations, tasks, values)
    found = [kind for room in rooms for kind in vars(room).values() if isinstance(kind, type)]
    return [
        kind
        for kind in dict.fromkeys(found)
        if issubclass(kind, Content) and kind.__module__.startswith("herna.games.andor")
    ]


@cache
def read() -> frozenset[str]:
    """The names of all attributes that the rules read, also by taking a struct apart with `match`."""
    fields = {kind.__name__: kind.__struct_fields__ for kind in kinds()}
    found: set[str] = set()
    for path in ROOM.rglob("*.py"):
        if path.name in NO_RULES or "planner" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.MatchClass):
                name = node.cls.attr if isinstance(node.cls, ast.Attribute) else getattr(node.cls, "id", "")
                found.update(fields.get(name, ())[: len(node.patterns)])
    return frozenset(found)


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_every_field_is_read_by_a_rule(kind: type[Content]) -> None:
    known = read() | NOTES
    # Levels are looked up by the name of the level.
    known |= {"easy", "normal", "hard"} if issubclass(kind, values.Varies) else set()
    unread = [f"{kind.__name__}.{field}" for field in kind.__struct_fields__ if field not in known]
    assert set(unread) <= DRAWN | LISTED, f"nothing reads {unread}"


def test_what_is_only_drawn_is_drawn() -> None:
    page = "\n".join(path.read_text(encoding="utf-8") for path in PAGE.rglob("*.*"))
    terminal = (ROOM / "faces" / "atlas.py").read_text(encoding="utf-8")
    for field in sorted(DRAWN):
        name = field.partition(".")[2]
        assert f".{name}" in page + terminal or f"{{ {name}" in page or f" {name}," in page, field
