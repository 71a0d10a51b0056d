"""Words are parsed when they are said: cutting files into entries loses nothing, and a start parses next to nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from herna.words import LANGUAGES, messages
from herna.words.messages import Messages
from tests.words.source import SOURCE

FILES = sorted(SOURCE.rglob("*.ftl"))

COUNTED = """
import sys
import herna
from herna import words
from herna.words import messages

{said}
print(messages.parsed.cache_info().misses)
print(*(name for name in herna.game_names() if f"herna.games.{{name}}" in sys.modules))
"""


class References(visitor.Visitor):
    """Collects the entries that an entry refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's name
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def after(said: str) -> tuple[int, list[str]]:
    """How many entries a new process has parsed once it has said something, and which rooms it has opened."""
    run = [sys.executable, "-c", COUNTED.format(said=said)]
    *_, count, rooms = subprocess.run(run, check=True, capture_output=True, text=True).stdout.split("\n")[:-1]
    return int(count), rooms.split()


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_file_cut_into_entries_holds_what_the_parser_finds_in_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
    cut = messages.entries(text)
    assert list(cut) == [f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name for entry in whole]
    for entry, source in zip(whole, cut.values(), strict=True):
        (alone,) = FluentParser().parse(source).body
        assert alone.equals(entry, ignored_fields=["span", "comment"]), source
        meant = References()
        meant.visit(entry)
        assert meant.names <= set(messages.references(source)), source


def test_only_what_is_said_is_parsed_with_what_it_refers_to() -> None:
    sources = messages.entries("one = { -two } and { three }\n-two = { four }\nthree = 3\nfour = 4\nfive = { one }\n")
    spoken = Messages("en", sources)
    assert "six" not in spoken
    assert spoken._ready == set()
    assert "three" in spoken
    assert spoken._ready == {"three"}
    assert spoken.say("one", {}) == "4 and 3"
    assert spoken._ready == {"one", "-two", "three", "four"}


def test_an_entry_that_cannot_be_parsed_is_not_known() -> None:
    spoken = Messages("en", messages.entries("broken = { $n\nwhole = 1\n"))
    assert "broken" not in spoken
    assert spoken.say("broken", {}) is None
    assert spoken.say("whole", {}) == "1"


def test_a_message_of_the_house_is_parsed_once_for_all_games() -> None:
    count, _ = after('[words.say("en", name)("seat", n=1) for name in herna.game_names()]')
    assert count == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_process_parses_nothing_until_it_speaks_and_opens_no_game_to_speak(language: str) -> None:
    assert after(f'[words.say("{language}", name) for name in herna.game_names()]') == (0, [])
    assert after(f'words.say("{language}", "mage_knight")("game-title")') == (1, [])
    assert after(f'words.clause("mage_knight", "4.2", "{language}")') == (0, [])


def test_a_command_of_the_terminal_parses_what_it_says() -> None:
    run = 'from herna.cli import main\ntry:\n    main(["rules", "andor", "2.1"])\nexcept SystemExit:\n    pass'
    count, rooms = after(run)
    assert 0 < count < 200, "of some four thousand"
    assert rooms == []
