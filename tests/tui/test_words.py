"""Every word of the command and the table is there in both languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import herna
from herna import bots
from herna.cli.commands import COMMANDS
from tests.words.source import error_codes

SOURCE = Path(herna.__file__).parent
TEXT = SOURCE / "words" / "text"


def ids(name: str, language: str) -> list[str]:
    text = (TEXT / f"{name}.{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)


def used() -> tuple[set[str], set[str]]:
    """Messages the source names in full, and beginnings of those it puts together."""
    code = "\n".join(
        file.read_text(encoding="utf-8") for room in ("cli", "tui") for file in sorted((SOURCE / room).rglob("*.py"))
    )
    whole = set(re.findall(r"""["']((?:cli|tui)-[a-z-]*[a-z])["']""", code))
    begun = set(re.findall(r"""f["']((?:cli|tui)-[a-z-]*)\{""", code))
    return whole, begun


@pytest.mark.parametrize("name", ["cli", "tui"])
def test_both_languages_have_the_same_messages_each_once(name: str) -> None:
    english, czech = ids(name, "en"), ids(name, "cs")
    assert sorted(english) == sorted(czech)
    assert len(set(english)) == len(english)


def test_every_message_named_in_the_source_exists() -> None:
    known = {*ids("cli", "en"), *ids("tui", "en")}
    whole, _ = used()
    assert whole - known == set()
    assert {f"cli-{command}" for command in COMMANDS} <= known
    assert {f"cli-{command}-about" for command in COMMANDS} <= known
    assert {f"tui-level-{level}" for level in bots.levels()} <= known


def test_no_message_is_left_over() -> None:
    whole, begun = used()
    begun.discard("cli-")
    commands = {f"cli-{command}" for command in COMMANDS} | {f"cli-{command}-about" for command in COMMANDS}
    errors = {f"error-{code}" for _, code in error_codes()}
    left = {
        message
        for message in {*ids("cli", "en"), *ids("tui", "en")} - whole - commands - errors
        if not message.startswith(tuple(begun))
    }
    assert left == set()
