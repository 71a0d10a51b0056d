"""What the panels of the picture have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from herna.kernel import Line, Panel, Say, Span

Told = tuple[str, str]
"""A sentence with its style."""


def sentences(panel: str, title: str, lines: Sequence[Told]) -> Panel:
    """A panel of sentences, told as they stand."""
    drawn = tuple((Span(text, style),) for text, style in lines)
    return Panel(panel, title, drawn, tuple(text for text, _ in lines if text), flowing=True)


def listed(things: Iterable[str], say: Say) -> str:
    """Things in a row, or that there are none."""
    return ", ".join(things) or say("nothing")


def counted(names: Iterable[str]) -> list[str]:
    """Things that are alike as one with their number.

    >>> counted(["march", "rage", "march"])
    ['march ×2', 'rage']
    """
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return [name if count == 1 else f"{name} ×{count}" for name, count in found.items()]


def table(rows: Sequence[Sequence[Told]], words: int = 1) -> tuple[Line, ...]:
    """Columns as wide as they need; the first ones hold words and keep to the left, the others numbers."""
    widths = [max(len(text) for text, _ in column) for column in zip(*rows, strict=True)]
    return tuple(
        tuple(
            Span((text.ljust(width) if number < words else text.rjust(width)) + "  ", style)
            for number, ((text, style), width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )


def seat_text(seat: int, say: Say) -> str:
    """A player by name."""
    return say("seat", n=seat + 1)
