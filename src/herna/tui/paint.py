"""How things look: the styles of spans, and panels as rich text."""

from __future__ import annotations

from rich.text import Text

from herna.kernel import Panel

SEATS = ("#ff7d70", "#74b3ff", "#7fdc93", "#ffd75f", "#f4f4f4")
CONTINENTS = ("#d0b284", "#b8a4dc", "#9fc08a", "#d9a08f", "#8fbfc4")
STYLES = {
    **{f"seat-{seat}": f"bold {colour}" for seat, colour in enumerate(SEATS)},
    **{f"continent-{number}": colour for number, colour in enumerate(CONTINENTS)},
    "neutral": "bold #a9a9a9",
    "token": "bold #e8b64c",
    "sea": "#4f6f8f",
    "lane": "#6f9fcf",
    "dim": "#8a8f98",
    "strong": "bold",
    "can": "bold reverse",
}
"""Colour never stands alone: every span that has one also has a number, a letter or a mark."""


def drawn(panel: Panel) -> Text:
    """A panel as it is drawn, line for line."""
    text = Text(no_wrap=True)
    for number, line in enumerate(panel.lines):
        if number:
            text.append("\n")
        for span in line:
            text.append(span.text, style(span.style))
    return text


def spoken(panel: Panel) -> Text:
    """A panel as sentences, one to a line."""
    return Text("\n".join(panel.speak))


def style(names: str) -> str:
    """The look of one style or several at once."""
    return " ".join(STYLES[name] for name in names.split() if name in STYLES)


def lit_up(panel: Panel) -> tuple[int, int, int, int] | None:
    """The smallest box (left, top, width, height) around what may be chosen on a panel."""
    found: list[tuple[int, int, int]] = []
    for row, line in enumerate(panel.lines):
        column = 0
        for span in line:
            if "can" in span.style.split():
                found.append((row, column, column + len(span.text)))
            column += len(span.text)
    if not found:
        return None
    left, top = min(start for _, start, _ in found), found[0][0]
    return left, top, max(end for _, _, end in found) - left, found[-1][0] - top + 1
