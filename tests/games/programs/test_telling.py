"""A program as a sentence, and the vocabulary as a list."""

from __future__ import annotations

import json
from typing import Any

import pytest

import herna
from herna.cli import main
from herna.games.programs import listing, numbers_in, sentence
from tests.games.programs.cardwords import CARDS, NUMBER, WORDS


def say(message: str, /, **facts: Any) -> str:
    """Messages as they come, so that the test sees what is told."""
    told = {
        "words-then": "{first}; {next}",
        "words-or": "{first} | {next}",
        "words-scaled": "{base}+{add}/{per}≤{most}",
    }
    if message in told:
        return told[message].format(**facts)
    values = " ".join(str(value) for value in facts.values() if value != "none" and value is not False)
    return f"{message.removeprefix('word-')}({values})" if values else message


def test_a_program_is_told_word_by_word() -> None:
    assert sentence(CARDS[NUMBER["determination"]].basic, say) == "choose(points(2 attack) | block(2) 1 True)"
    assert sentence(CARDS[NUMBER["stout-resolve"]].basic, say) == "discard(0 3 True x); points(2+2/counter-x≤4 move)"


def test_the_numbers_of_a_program_can_be_compared_with_a_text() -> None:
    assert numbers_in(CARDS[NUMBER["improvisation"]].strong) == {1, 5}
    assert numbers_in(CARDS[NUMBER["stout-resolve"]].basic) == {0, 2, 3, 4, 1} - {1}


def test_the_printed_vocabulary_comes_from_the_definitions() -> None:
    entries = {entry.tag: entry for entry in listing(WORDS)}
    choose = entries["choose"]
    assert choose.shared
    assert choose.group == "operation"
    assert [(field.name, field.kind, field.default) for field in choose.fields] == [
        ("of", "list of program", None),
        ("pick", "whole number", "1"),
        ("distinct", "true or false", "true"),
    ]
    assert choose.fields[2].about == "Each can be picked once only."
    assert entries["blessed-luck"].group == "special"
    assert entries["defence"].group == "standing"
    assert entries["night"].about == "It is night."
    assert entries["hand-size"].group == "counter"
    assert entries["points"].fields[1].kind == "move, influence, attack, block"


def test_a_game_without_such_cards_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "eight_minute_empire", "--lang", "en"]) == 2
    assert "no cards that are written in words" in capsys.readouterr().err


def test_every_vocabulary_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    for name in herna.game_names():
        if herna.game(name).words is not None:
            assert main(["words", name, "--json"]) == 0
            assert json.loads(capsys.readouterr().out)
