"""Numbers are written as the language writes them: a decimal comma in Czech, a point in English."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import herna
from herna.bots.analysis import Analysis
from herna.cli.commands import sim
from herna.kernel import Reason
from herna.table import analysed
from herna.words import reason_text, say
from tests.words.source import trees

SPEAKERS = {"speech", "say", "Reason"}
"""Whatever puts facts into sentences."""

SHORT = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("message", "number", "english", "czech"),
    [
        ("number", 12345, "12,345", f"12{SHORT}345"),
        ("number", 0.25, "0.25", "0,25"),
        ("tenths", 3, "3.0", "3,0"),
        ("hundredths", 1234.5, "1,234.50", f"1{SHORT}234,50"),
        ("percent", 62.7, "63%", f"63{SHORT}%"),
        ("percent-tenths", 0.4, "0.4%", f"0,4{SHORT}%"),
    ],
)
def test_each_language_has_its_own_marks(message: str, number: float, english: str, czech: str) -> None:
    assert say("en")(message, n=number) == english
    assert say("cs")(message, n=number) == czech


@pytest.mark.parametrize(
    ("points", "english", "czech"),
    [
        (1.0, "1 point", "1 bod"),
        (1.5, "1.5 points", "1,5 bodu"),
        (3.0, "3 points", "3 body"),
        (12.0, "12 points", "12 bodů"),
    ],
)
def test_points_that_a_bot_tells_agree_with_their_number(points: float, english: str, czech: str) -> None:
    setting = herna.game("eight_minute_empire").setting()
    reason = Reason("ahead", {"points": points})
    assert reason_text(setting, reason, "en") == f"Worth {english} more than the next best way on."
    assert reason_text(setting, reason, "cs") == f"Vynese o {czech} víc než druhé nejlepší pokračování."


def test_a_position_that_is_worth_less_than_nothing_has_a_minus_sign() -> None:
    setting = herna.game("monster_lands").setting()
    reason = Reason("then-worth", {"points": 2.5, "below": "yes"})
    assert reason_text(setting, reason, "cs").endswith("cenu −2,5 bodu.")
    assert reason_text(setting, reason, "en").endswith("worth −2.5 points.")


def test_shares_and_analyses_are_told_in_the_language() -> None:
    assert sim.percent(0.125, say("cs")) == f"12,5{SHORT}%"
    assert sim.percent(0.125, say("en")) == "12.5%"
    worth = Analysis("worth", [])
    assert analysed.number(-1500, worth, say("cs"), signed=True) == "−1,5"
    assert analysed.number(1500, worth, say("en"), signed=True) == "+1.5"


def told_by_hand(file: Path, tree: ast.Module) -> list[str]:
    """Facts of sentences that a format of Python's has written, which knows no language."""
    found = []
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in SPEAKERS:
            written = [part for part in ast.walk(call) if isinstance(part, ast.FormattedValue) and part.format_spec]
            for part in written:
                if any(mark in ast.unparse(part.format_spec or part) for mark in (".", "g", "%")):
                    found.append(f"{file.name}:{call.lineno}")
    return found


def test_no_sentence_is_given_a_number_that_was_written_without_its_language() -> None:
    assert [place for file, tree in trees().items() for place in told_by_hand(file, tree)] == []
