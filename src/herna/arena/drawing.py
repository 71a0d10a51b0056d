"""Plots as SVG, drawn by ourselves: bars with intervals, and columns; readable on light and dark ground."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

WIDTH, ROW, LABEL, VALUE = 720, 26, 250, 150
INK, BAR, LINE, FAIR = "#333", "#4a7fb5", "#1b3a57", "#b5562e"


class Bar(NamedTuple):
    """A number with its name and, where it is not certain, the borders between which it lies."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None


def bars(
    title: str,
    lines: Sequence[Bar],
    *,
    least: float,
    most: float,
    mark: float | None = None,
    write: Callable[[float], str] = "{:.4g}".format,
) -> str:
    """A bar for every line, with its interval; `mark` is a line across, such as the fair share."""
    span = (most - least) or 1.0
    inner = WIDTH - LABEL - VALUE
    height = ROW * (len(lines) + 2)

    def across(value: float) -> float:
        return LABEL + inner * (min(max(value, least), most) - least) / span

    parts = [_text(8, 18, title, weight="bold")]
    for number, line in enumerate(lines):
        y = ROW * (number + 1) + 10
        parts.append(_text(8, y + 13, line.name))
        parts.append(f'<rect x="{LABEL}" y="{y}" width="{across(line.value) - LABEL:.1f}" height="16" fill="{BAR}"/>')
        told = write(line.value)
        if line.low is not None and line.high is not None:
            low, high = across(line.low), across(line.high)
            parts.append(f'<path d="M{low:.1f} {y + 8}H{high:.1f}" stroke="{LINE}" stroke-width="3"/>')
            told += f" ({write(line.low)} – {write(line.high)})"
        parts.append(_text(WIDTH - VALUE + 6, y + 13, told, size=12))
    if mark is not None:
        x = across(mark)
        parts.append(f'<path d="M{x:.1f} {ROW}V{height - ROW / 2}" stroke="{FAIR}" stroke-dasharray="4 3"/>')
    return _frame(title, height, parts)


def columns(title: str, counts: Sequence[tuple[str, int]]) -> str:
    """A column for every count: how something is spread."""
    tall, base = 150, 190
    most = max((count for _, count in counts), default=0) or 1
    wide = (WIDTH - 40) / max(1, len(counts))
    every = max(1, len(counts) // 16)
    parts = [_text(8, 18, title, weight="bold")]
    for number, (name, count) in enumerate(counts):
        x, height = 20 + number * wide, tall * count / most
        place = f'x="{x:.1f}" y="{base - height:.1f}" width="{max(1.0, wide - 2):.1f}" height="{height:.1f}"'
        parts.append(f'<rect {place} fill="{BAR}"><title>{escape(name)}: {count}</title></rect>')
        if number % every == 0:
            parts.append(_text(x, base + 16, name, size=11))
    return _frame(title, base + 28, parts)


def page(title: str, language: str, parts: Sequence[str]) -> str:
    """A page of its own with everything in it: no scripts, nothing from elsewhere."""
    style = (
        "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#fff;"
        "color:#222}table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;"
        "border-bottom:1px solid #ccc}"
        "td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}"
    )
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{style}</style></head>\n<body><h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of words and numbers."""
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    lines = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{lines}</tbody></table>"


def _text(x: float, y: float, text: str, *, size: int = 14, weight: str = "normal") -> str:
    style = f'font-family="system-ui,sans-serif" font-size="{size}" font-weight="{weight}" fill="{INK}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(text)}</text>'


def _frame(title: str, height: float, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    shape = f'viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}"'
    ground = f'<rect width="{WIDTH}" height="{height:.0f}" fill="#fff"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {shape} role="img" aria-label="{escape(title, quote=True)}">\n'
        f"{ground}\n{inside}\n</svg>\n"
    )
