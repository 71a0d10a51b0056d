"""The archipelago as characters: every board drawn by itself, turned, and laid beside the others."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

import msgspec

from herna.games.eight_minute_family.chart import LANE, OPEN_SEA, SEA, Canvas, Cell, Run, Samples, along, dot, trace
from herna.games.eight_minute_family.chart import sample as sample_outlines
from herna.games.eight_minute_legends.components import EDGES, REGION_NUMBER, SEGMENTS, SIDES, Side
from herna.games.eight_minute_legends.world import BOTTOM, JOINS, LEFT, RIGHT, TOP, Layout

COLUMN, ROW = 10, 22
"""How much of a board one character shows, where there is room."""
COARSEST = 12
"""Beyond this, short names no longer fit into the smallest regions."""
WIDEST, HIGHEST = 140, 42
GAP = MARGIN = 1
BRIDGE: Cell = ("=", "lane")
ENDS: dict[int, Cell] = {LEFT: ("«", "lane"), RIGHT: ("»", "lane")}

STEM = 3
"""The place of a T that is joined by its lower edge."""

Size = tuple[int, int]
Corner = tuple[int, int]


class Board(msgspec.Struct, frozen=True):
    """One board drawn without pieces: its characters, and by region the free runs and the label point."""

    cells: tuple[tuple[Cell, ...], ...]
    room: dict[int, tuple[Run, ...]]
    labels: dict[int, tuple[float, float]]

    @property
    def size(self) -> Size:
        return len(self.cells[0]), len(self.cells)


class Archipelago(msgspec.Struct, frozen=True):
    """The whole map drawn without pieces. `captions` is where the name of each place can be written."""

    cells: tuple[tuple[Cell, ...], ...]
    room: dict[int, tuple[Run, ...]]
    labels: dict[int, tuple[float, float]]
    captions: tuple[Run, ...]


def turned(point: tuple[float, float], turn: int) -> tuple[float, float]:
    """A point of an upright board where it comes to lie when the board is turned clockwise by quarters."""
    x, y = point
    width, height = SEGMENTS.width, SEGMENTS.height
    return ((x, y), (height - y, x), (width - x, height - y), (y, width - x))[turn]


def turned_size(turn: int) -> Size:
    """The size of a board that is turned by a number of quarters."""
    return (SEGMENTS.height, SEGMENTS.width) if turn % 2 else (SEGMENTS.width, SEGMENTS.height)


def board_canvas(turn: int, scale: tuple[float, float]) -> Canvas:
    size = turned_size(turn)
    return Canvas(size, round(size[0] / scale[0]), round(size[1] / scale[1]))


def board_sample(side: Side, turn: int, canvas: Canvas) -> Samples:
    """Which region lies at each point of a board.

    However coarse the grid is, regions touch only where they share a border, and islands not even at a corner: where
    they would, the larger region spares a point.
    """
    points = sample_outlines([[turned(point, turn) for point in region.outline] for region in side.region], canvas)
    sizes = [sum(row.count(number) for row in points) for number in range(len(side.region))]
    beside, corner = _strangers(side)
    for y, row in enumerate(points):
        for x in range(len(row)):
            for other_x, other_y, apart in (
                (x + 1, y, beside),
                (x, y + 1, beside),
                (x + 1, y + 1, corner),
                (x - 1, y + 1, corner),
            ):
                if 0 <= other_x < len(row) and other_y < len(points):
                    one, other = row[x], points[other_y][other_x]
                    if (one, other) in apart:
                        if sizes[one] >= sizes[other]:
                            row[x] = SEA
                        else:
                            points[other_y][other_x] = SEA
    return points


def _strangers(side: Side) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """Pairs of regions that must not touch with a side, and those that must not touch even at a corner."""
    numbers = {region.id: number for number, region in enumerate(side.region)}
    pairs = set(permutations(numbers.values(), 2))
    land = {(numbers[one], numbers[other]) for link in side.link if link.kind == "land" for one, other in [link.ends]}
    islands = [{numbers[region] for region in island.regions} for island in side.island]
    together = {pair for island in islands for pair in permutations(island, 2)}
    return pairs - land - {pair[::-1] for pair in land}, pairs - together


@lru_cache(maxsize=1024)
def draw_board(number: int, turn: int, joined: tuple[int, ...], first_island: int, scale: tuple[float, float]) -> Board:
    """A side of a board: its islands, the lines and bridges between them, and the lines to the joined edges."""
    side, canvas = SIDES[number], board_canvas(turn, scale)
    of_region = {region: n for n, island in enumerate(side.island, first_island) for region in island.regions}
    points = board_sample(side, turn, canvas)
    cells, room = trace(points, [f"continent-{of_region[region.id] % 5}" for region in side.region])
    for link in side.link:
        if link.path:
            _join(
                cells, [turned(point, turn) for point in link.path], canvas, BRIDGE if link.kind == "bridge" else LANE
            )
    for edge in joined:
        line = side.exits[EDGES[(edge - turn) % 4]].path
        _join(cells, [turned(point, turn) for point in line], canvas, LANE)
    numbers = [REGION_NUMBER[region.id] for region in side.region]
    labels = [turned(region.label, turn) for region in side.region]
    return Board(
        tuple(tuple(row) for row in cells),
        dict(zip(numbers, room, strict=True)),
        {region: (canvas.column(x), canvas.row(y)) for region, (x, y) in zip(numbers, labels, strict=True)},
    )


def _join(cells: list[list[Cell]], line: list[tuple[float, float]], canvas: Canvas, mark: Cell) -> None:
    """A line over the sea; where the water is too narrow to show it, one mark on the coast."""
    if not dot(cells, line, canvas, mark):
        way = along(line, canvas)
        coast = [(x, y) for x, y in way if cells[y][x][0].strip()] or way
        x, y = coast[len(coast) // 2]
        cells[y][x] = mark


@lru_cache(maxsize=256)
def draw_map(kind: str, layout: Layout) -> Archipelago:
    """The boards that are laid so far, and a frame where the next one goes."""
    sizes = [turned_size(turn) for _, turn in layout]
    waiting = len(layout) < len(SEGMENTS.board)
    if waiting:
        sizes.append(sizes[0] if kind == "row" and sizes else turned_size(0))
    scale = _scale(kind, sizes)
    islands = 0
    boards = []
    for place, (side, turn) in enumerate(layout):
        boards.append(draw_board(side, turn, _joined_edges(kind, place, len(layout)), islands, scale))
        islands += len(SIDES[side].island)
    spans = [board.size for board in boards]
    if waiting:
        spans.append((round(sizes[-1][0] / scale[0]), round(sizes[-1][1] / scale[1])))
    corners = _corners(kind, spans)
    width = max(x + span[0] for (x, _), span in zip(corners, spans, strict=True))
    height = max(y + span[1] for (_, y), span in zip(corners, spans, strict=True)) + MARGIN
    cells = [[OPEN_SEA] * width for _ in range(height)]
    room: dict[int, tuple[Run, ...]] = {}
    labels: dict[int, tuple[float, float]] = {}
    for board, (left, top) in zip(boards, corners, strict=False):
        for y, row in enumerate(board.cells):
            cells[top + y][left : left + len(row)] = row
        room |= {n: tuple((y + top, a + left, b + left) for y, a, b in runs) for n, runs in board.room.items()}
        labels |= {n: (x + left, y + top) for n, (x, y) in board.labels.items()}
    _bridge_gaps(cells, kind, len(layout), corners, spans)
    if waiting:
        _frame(cells, corners[-1], spans[-1])
    captions = [_caption(kind, place, corners[place], spans[place], laid=len(layout)) for place in range(len(spans))]
    return Archipelago(tuple(tuple(row) for row in cells), room, labels, tuple(captions))


def _scale(kind: str, sizes: list[Size]) -> tuple[float, float]:
    """Units for one column and one row: small maps are drawn large, wide ones still fit a terminal."""
    wide = sum(width for width, _ in (sizes if kind == "row" else sizes[:3]))
    high = sizes[0][1] + (sizes[3][1] if kind == "t" and len(sizes) > 3 else 0)
    return min(max(COLUMN, wide / WIDEST), COARSEST), max(ROW, high / HIGHEST)


def _joined_edges(kind: str, place: int, laid: int) -> tuple[int, ...]:
    """The edges of a place where another board that is laid meets it."""
    ends = [end for join in JOINS[kind] if all(other < laid for other, _ in join) for end in join]
    return tuple(sorted(edge for other, edge in ends if other == place))


def _corners(kind: str, spans: list[Size]) -> list[Corner]:
    """The upper left corner of every place that is laid or comes next, in characters."""
    if kind == "row":
        return [(sum(width + GAP for width, _ in spans[:place]), MARGIN) for place in range(len(spans))]
    middle = spans[0]
    corners = []
    for place, (width, height) in enumerate(spans):
        level = middle[1] // 2 - height // 2
        corners.append(
            (
                (0, 0),
                (-GAP - width, level),
                (middle[0] + GAP, level),
                (middle[0] // 2 - width // 2, -GAP - height),
            )[place]
        )
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return [(x - left, y - top + MARGIN) for x, y in corners]


def _bridge_gaps(cells: list[list[Cell]], kind: str, laid: int, corners: list[Corner], spans: list[Size]) -> None:
    """Dots between boards that meet; arrows where the ends of a row are joined into a ring."""
    for join in JOINS[kind]:
        if any(place >= laid for place, _ in join):
            continue
        (one, edge), (other, _) = join
        if kind == "row" and other < one:
            for place, end in join:
                x, y = _middle(corners[place], spans[place], end)
                cells[y][x] = ENDS[end]
            continue
        x, y = _middle(corners[one], spans[one], edge)
        across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[edge]
        if LANE not in cells[y + down][x + across - 1 : x + across + 2]:
            cells[y + down][x + across] = LANE


def _middle(corner: Corner, span: Size, edge: int) -> Corner:
    """The cell of a board in the middle of an edge."""
    (left, top), (width, height) = corner, span
    return {
        TOP: (left + width // 2, top),
        RIGHT: (left + width - 1, top + height // 2),
        BOTTOM: (left + width // 2, top + height - 1),
        LEFT: (left, top + height // 2),
    }[edge]


def _frame(cells: list[list[Cell]], corner: Corner, span: Size) -> None:
    """A broken line around the place where the next board goes."""
    (left, top), (width, height) = corner, span
    right, bottom = left + width - 1, top + height - 1
    for x in range(left, right):
        cells[top][x] = cells[bottom][x] = ("╌", "dim")
    for y in range(top, bottom):
        cells[y][left] = cells[y][right] = ("╎", "dim")
    for (x, y), char in zip(((left, top), (right, top), (left, bottom), (right, bottom)), "╭╮╰╯", strict=True):
        cells[y][x] = (char, "dim")


def _caption(kind: str, place: int, corner: Corner, span: Size, laid: int) -> Run:
    """Where a board's name goes: along an edge that no line can cross; in the middle of an empty frame."""
    (left, top), (width, height) = corner, span
    if place == laid:
        return top + height // 2, left + 1, left + width - 2
    above = kind == "row" or place == STEM
    return (top - 1 if above else top + height), left, left + width - 1
