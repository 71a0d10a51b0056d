"""An analysis in sentences, for terminals and everybody who listens."""

from __future__ import annotations

from collections.abc import Sequence

from herna.bots.analysis import Analysis, luck_of, turning_points
from herna.kernel import Record
from herna.words import Speech, say

BLOCKS = "▁▂▃▄▅▆▇█"


def told(record: Record, found: Analysis, language: str, names: Sequence[str] = ()) -> list[str]:
    """The analysis in sentences: the course for every seat, what turned the game, and luck apart."""
    speech = say(language, record.head.game, names)
    lines = [speech("analysis-title", title=speech("game-title"), turns=len(found.turns), measure=found.measure)]
    luck = luck_of(found.turns, record.setting.players)
    for seat in range(record.setting.players):
        course = [turn.standing[seat] for turn in found.turns]
        name = speech("seat", n=seat + 1)
        lines.append(
            speech(
                "analysis-course",
                seat=name,
                course=curve(course),
                end=number(course[-1] if course else 0, found, speech),
            )
        )
        lines.append("  " + speech("analysis-luck", amount=number(luck[seat], found, speech, signed=True)))
    points = turning_points(found.turns)
    lines.append(speech("analysis-turning") if points else speech("analysis-nothing-better"))
    for turn in points:
        facts = {
            "seat": speech("seat", n=turn.seat + 1),
            "ply": turn.first + 1,
            "lost": number(turn.lost, found, speech),
        }
        lines.append("  " + speech("analysis-lost", **facts))
        lines.append("    " + speech("analysis-better", actions=" · ".join(turn.better[language])))
    return [*lines, speech("analysis-from")]


def number(thousandths: int, found: Analysis, speech: Speech, *, signed: bool = False) -> str:
    """A number of the analysis as people read it: per cent of a win, or points."""
    sign = "−" if thousandths < 0 else "+" if signed and thousandths else ""
    size = abs(thousandths)
    return sign + (speech("percent", n=size / 10) if found.measure == "chance" else speech("tenths", n=size / 1000))


def curve(course: list[int]) -> str:
    """A course of numbers as a line of blocks.

    >>> curve([0, 500, 1000])
    '▁▅█'
    """
    least, most = min(0, *course, 0), max(1000, *course, 0)
    return "".join(BLOCKS[round((value - least) / (most - least) * (len(BLOCKS) - 1))] for value in course)
