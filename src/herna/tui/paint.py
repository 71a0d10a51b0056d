"""How things look: the styles of spans, and panels as rich text."""

from __future__ import annotations

from rich.text import Text
from textual.theme import Theme

from herna.kernel import Panel

SEATS = ("#ff8a7d", "#7fb9ff", "#86e29b", "#ffdc6b", "#ffffff")
CONTINENTS = ("#d9bb8c", "#c3b0e6", "#a9cc94", "#e3ab99", "#99cbd0")
LAND = ("#2c2618", "#26213a", "#1d2e1c", "#33221d", "#1a2d30")
WATER = "#0e1c28"
STYLES = {
    **{f"seat-{seat}": f"bold {colour}" for seat, colour in enumerate(SEATS)},
    **{f"continent-{number}": colour for number, colour in enumerate(CONTINENTS)},
    "neutral": "bold #b4b4b4",
    "token": "bold #e8b64c",
    "sea": "#557799",
    "lane": "#7fb0e0",
    "dim": "#9a9c94",
    "strong": "bold",
    "can": "bold reverse",
}
"""Colour never stands alone: every span that has one also has a number, a letter or a mark."""
GROUNDS = {
    **{f"continent-{number}": colour for number, colour in enumerate(LAND)},
    "sea": WATER,
    "lane": WATER,
    "gap": "",
}
"""What lies under a span of a map, and under everything written on it."""

THEME = Theme(
    name="herna",
    primary="#4d7f69",
    secondary="#b98a3c",
    accent="#d9a441",
    foreground="#ece6d8",
    background="#111714",
    surface="#1a221e",
    panel="#22302a",
    warning="#f2c75f",
    dark=True,
)
"""Green cloth, brass and paper."""


def drawn(panel: Panel) -> Text:
    """A panel as it is drawn, line for line. What stands on land or sea takes its ground from the left."""
    text = Text(no_wrap=True)
    for number, line in enumerate(panel.lines):
        if number:
            text.append("\n")
        ground = ""
        for span in line:
            ground = next((GROUNDS[name] for name in span.style.split() if name in GROUNDS), ground)
            look = style(span.style)
            text.append(span.text, f"{look} on {ground}" if ground else look)
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
