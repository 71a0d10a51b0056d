"""Maps as characters: outlines turned into lines, dotted lines over the sea, and words fitted into regions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

import msgspec

from herna.kernel import Line, Span

SEA = -1
# Which way lines leave a cell, as bits: up 1, right 2, down 4, left 8.
STROKES = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
DASHED = {"│": "╎", "─": "╌"}
LINE_PARTS = 60

Cell = tuple[str, str]
"""A text and its style."""
Run = tuple[int, int, int]
"""A row, and the first and the last column that are free in it."""
Placed = list[tuple[int, int, list[Cell]]]
Points = Sequence[tuple[float, float]]
Samples = list[list[int]]
"""Which region lies at each point of a grid one wider and higher than the map."""

OPEN_SEA: Cell = (" ", "sea")
LANE: Cell = ("·", "lane")
RAISED, NEUTRAL = "¹²³⁴⁵", "ᴺ"
"""Who rules a region, behind its short name: a player, or armies of nobody."""


class Canvas(msgspec.Struct, frozen=True):
    """A drawing of some size on columns and rows of characters."""

    size: tuple[int, int]
    width: int
    height: int

    def column(self, x: float) -> float:
        return x * self.width / self.size[0]

    def row(self, y: float) -> float:
        return y * self.height / self.size[1]


class Chart(msgspec.Struct, frozen=True):
    """A map drawn without pieces; `room` are the free runs (row, first, last) inside each region."""

    cells: tuple[tuple[Cell, ...], ...]
    room: tuple[tuple[Run, ...], ...]


def sample(outlines: Sequence[Points], canvas: Canvas) -> Samples:
    """Which region covers each point of the grid: a scan line for every row."""
    across, down = canvas.size[0] / canvas.width, canvas.size[1] / canvas.height
    points = [[SEA] * (canvas.width + 1) for _ in range(canvas.height + 1)]
    for number, outline in enumerate(outlines):
        corners = (*outline, outline[0])
        for row in range(canvas.height + 1):
            y = row * down
            crossings = sorted(
                x1 + (y - y1) * (x2 - x1) / (y2 - y1)
                for (x1, y1), (x2, y2) in pairwise(corners)
                if (y1 <= y) != (y2 <= y)
            )
            for enter, leave in zip(crossings[::2], crossings[1::2], strict=True):
                for column in range(canvas.width + 1):
                    if enter <= column * across < leave:
                        points[row][column] = number
    return points


def trace(points: Samples, styles: Sequence[str]) -> tuple[list[list[Cell]], tuple[tuple[Run, ...], ...]]:
    """Outlines as lines between characters: a stroke runs wherever two regions, or land and sea, meet.

    Gives the cells, and the free runs inside each region; `styles` are those of the regions.
    """
    cells: list[list[Cell]] = []
    inside: list[list[int]] = []
    for upper, lower in pairwise(points):
        cells.append([])
        inside.append([])
        for x in range(len(upper) - 1):
            # The four samples around this character, clockwise from the upper left.
            around = (upper[x], upper[x + 1], lower[x + 1], lower[x])
            strokes = sum(1 << way for way in range(4) if around[way] != around[(way + 1) % 4])
            land = [region for region in around if region != SEA]
            char = STROKES[strokes]
            if SEA not in around:
                char = DASHED.get(char, char)
            cells[-1].append((char, styles[land[0]] if land else "sea"))
            inside[-1].append(around[0] if not strokes else SEA)
    return cells, tuple(tuple(_runs(inside, number)) for number in range(len(styles)))


def dot(cells: list[list[Cell]], line: Points, canvas: Canvas, mark: Cell = LANE) -> list[tuple[int, int]]:
    """A dotted line over the open sea, with a gap between the dots of one row; gives the cells it took."""
    taken = []
    for x, y in along(line, canvas):
        beside = [char for char, _ in cells[y][max(x - 1, 0) : x + 2]]
        if cells[y][x] == OPEN_SEA and mark[0] not in beside:
            cells[y][x] = mark
            taken.append((x, y))
    return taken


def along(line: Points, canvas: Canvas) -> list[tuple[int, int]]:
    """The cells that a line runs through."""
    found = []
    for (x1, y1), (x2, y2) in pairwise(line):
        for part in range(LINE_PARTS + 1):
            x = int(canvas.column(x1 + (x2 - x1) * part / LINE_PARTS))
            y = int(canvas.row(y1 + (y2 - y1) * part / LINE_PARTS))
            found.append((min(x, canvas.width - 1), min(y, canvas.height - 1)))
    return found


def _runs(inside: list[list[int]], number: int) -> list[Run]:
    """The widest free run of each row of a region."""
    found: list[Run] = []
    for y, row in enumerate(inside):
        runs = [
            [x for x, _ in run]
            for region, run in groupby(enumerate(row), key=lambda place: place[1])
            if region == number
        ]
        if runs:
            widest = max(runs, key=len)
            found.append((y, widest[0], widest[-1]))
    return found


def inscribe(
    cells: list[list[Cell]],
    room: Sequence[Run],
    label: tuple[float, float],
    words: tuple[list[Cell], list[Cell], list[Cell]],
) -> list[Cell] | None:
    """Write a region's marks, name and pieces into it, as roomily as they fit near its label point.

    Where they do not fit only the first mark is written, without its raised number if need be; then everything is
    given back, to be listed elsewhere.
    """
    header, name, pieces = words
    bare = [*header, *pieces]
    roomy = (([header, name, pieces], 1), ([header, name], 0)) if not pieces else (([header, name, pieces], 1),)
    layouts = (*roomy, ([header, pieces], 1), ([header, pieces], 0), ([bare], 1), ([bare], 0))
    crowded = None
    for groups, margin in layouts:
        placed = fit([group for group in groups if group], narrowed(room, margin), label)
        if placed is not None:
            break
    else:
        crowded = bare
        first, style = header[0]
        short = [[header[0], ("…", "strong")]], [[header[0]]], [[(first.rstrip(RAISED + NEUTRAL), style)]]
        placed = next((found for group in short if (found := fit(group, room, label))), [])
    for y, x, items in placed:
        write(cells[y], x, items)
    return crowded


def fit(groups: list[list[Cell]], room: Sequence[Run], label: tuple[float, float]) -> Placed | None:
    """Groups of words, each from a new row on, in as few rows near the label point as can hold them."""
    label_x, label_y = label
    for count in range(len(groups), len(room) + 1):
        windows = [room[first : first + count] for first in range(len(room) - count + 1)]
        for rows in sorted(windows, key=lambda rows: abs(rows[0][0] + (count - 1) / 2 + 0.5 - label_y)):
            filled = _flow(groups, rows)
            if filled is not None:
                placed = []
                for (y, first, last), items in zip(rows, filled, strict=False):
                    length = _length(items)
                    x = min(max(round(label_x - length / 2), first), last - length + 1)
                    placed.append((y, x, items))
                return placed
    return None


def _flow(groups: list[list[Cell]], rows: Sequence[Run]) -> list[list[Cell]] | None:
    """The groups broken into these rows, or None when they do not fit."""
    filled: list[list[Cell]] = []
    for group in groups:
        filled.append([])
        for item in group:
            if len(filled) <= len(rows) and _length([*filled[-1], item]) <= _width(rows[len(filled) - 1]):
                filled[-1].append(item)
            else:
                filled.append([item])
                if len(filled) > len(rows) or _length([item]) > _width(rows[len(filled) - 1]):
                    return None
    return filled if len(filled) <= len(rows) and all(filled) else None


def narrowed(room: Sequence[Run], margin: int) -> list[Run]:
    """These runs with some columns kept free on both sides."""
    return [(y, first + margin, last - margin) for y, first, last in room if last - first >= 2 * margin]


def _width(run: Run) -> int:
    return run[2] - run[1] + 1


def _length(items: Sequence[Cell]) -> int:
    return sum(len(text) for text, _ in items) + len(items) - 1


def write(row: list[Cell], x: int, items: Iterable[Cell]) -> None:
    """Put words into a row of the map, with a space between them."""
    for text, style in items:
        for letter in text:
            row[x] = (letter, style)
            x += 1
        x += 1


def line_of(cells: Iterable[Cell]) -> Line:
    """Cells side by side as spans of one style each."""
    runs = groupby(cells, key=lambda cell: cell[1])
    return tuple(Span("".join(text for text, _ in run), style) for style, run in runs)


def listed_below(crowded: Iterable[list[Cell]]) -> list[Line]:
    """What did not fit into the map, a line for every region."""
    return [line_of([cell for item in items for cell in (item, (" ", ""))]) for items in crowded]


def columns(rows: Sequence[Sequence[Cell]], words: Sequence[int]) -> list[Line]:
    """Columns as wide as they need; those of words keep to the left, those of numbers to the right."""
    widths = [max(len(text) for text, _ in column) for column in zip(*rows, strict=True)]
    lines: list[Line] = []
    for row in rows:
        cells = []
        for number, ((text, style), width) in enumerate(zip(row, widths, strict=True)):
            cells += [(text.ljust(width) if number in words else text.rjust(width), style), ("  ", style)]
        lines.append(line_of(cells[:-1]))
    return lines
