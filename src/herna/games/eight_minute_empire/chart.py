"""The map as characters: the outlines of the board drawn once, and words fitted into its regions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby, pairwise

import msgspec

from herna.games.eight_minute_empire.components import BOARDS, Board, RegionInfo
from herna.kernel import Line, Span

WIDTH, HEIGHT = 104, 31
SEA = -1
# Which way lines leave a cell, as bits: up 1, right 2, down 4, left 8.
STROKES = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼"
DASHED = {"│": "╎", "─": "╌"}
LANE_DOTS = 60

Cell = tuple[str, str]
"""A text and its style."""
Run = tuple[int, int, int]
"""A row, and the first and the last column that are free in it."""
Placed = list[tuple[int, int, list[Cell]]]


class Chart(msgspec.Struct, frozen=True):
    """A side of the board drawn without pieces; `room` are the free runs (row, first, last) inside each region."""

    cells: tuple[tuple[Cell, ...], ...]
    room: tuple[tuple[Run, ...], ...]


@cache
def draw(side: str) -> Chart:
    """The outlines of a side as lines between characters: a stroke runs wherever two regions, or land and sea, meet."""
    board = BOARDS[side]
    of_region = {region: n for n, continent in enumerate(board.continent) for region in continent.regions}
    continents = [of_region[region.id] for region in board.region]
    points = sample(board)
    cells: list[list[Cell]] = []
    inside: list[list[int]] = []
    for y in range(HEIGHT):
        cells.append([])
        inside.append([])
        for x in range(WIDTH):
            # The four samples around this character, clockwise from the upper left.
            around = (points[y][x], points[y][x + 1], points[y + 1][x + 1], points[y + 1][x])
            strokes = sum(1 << way for way in range(4) if around[way] != around[(way + 1) % 4])
            land = [region for region in around if region != SEA]
            char = STROKES[strokes]
            if SEA not in around:
                char = DASHED.get(char, char)
            cells[-1].append((char, f"continent-{continents[land[0]]}" if land else "sea"))
            inside[-1].append(around[0] if not strokes else SEA)
    for lane in board.lane:
        _dot(cells, lane.line)
    room = tuple(tuple(_runs(inside, number)) for number in range(len(board.region)))
    return Chart(tuple(tuple(row) for row in cells), room)


def sample(board: Board) -> list[list[int]]:
    """Which region lies at each point of a grid one wider and higher than the map: a scan line for every row."""
    across, down = board.size[0] / WIDTH, board.size[1] / HEIGHT
    points = [[SEA] * (WIDTH + 1) for _ in range(HEIGHT + 1)]
    for number, region in enumerate(board.region):
        corners = (*region.outline, region.outline[0])
        for row in range(HEIGHT + 1):
            y = row * down
            crossings = sorted(
                x1 + (y - y1) * (x2 - x1) / (y2 - y1)
                for (x1, y1), (x2, y2) in pairwise(corners)
                if (y1 <= y) != (y2 <= y)
            )
            for enter, leave in zip(crossings[::2], crossings[1::2], strict=True):
                for column in range(WIDTH + 1):
                    if enter <= column * across < leave:
                        points[row][column] = number
    return points


def _dot(cells: list[list[Cell]], line: Sequence[tuple[int, int]]) -> None:
    """A dotted line over the open sea, with a gap between the dots of one row."""
    for (x1, y1), (x2, y2) in pairwise(line):
        for part in range(LANE_DOTS + 1):
            x = int((x1 + (x2 - x1) * part / LANE_DOTS) * WIDTH / 1000)
            y = int((y1 + (y2 - y1) * part / LANE_DOTS) * HEIGHT / 600)
            if cells[y][x] == (" ", "sea") and cells[y][x - 1][0] != "·" != cells[y][x + 1][0]:
                cells[y][x] = ("·", "lane")


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


def fit(groups: list[list[Cell]], room: Sequence[Run], info: RegionInfo) -> Placed | None:
    """Groups of words, each from a new row on, in as few rows near the label point as can hold them."""
    label_x, label_y = info.label[0] * WIDTH / 1000, info.label[1] * HEIGHT / 600
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
    """The same runs, with so many columns kept free on both sides."""
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
