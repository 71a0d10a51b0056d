"""A side of the board as characters, drawn once."""

from __future__ import annotations

from functools import cache

from herna.games.eight_minute_empire.components import BOARDS, Board
from herna.games.eight_minute_family.chart import SEA, Canvas, Chart, Samples, dot, trace
from herna.games.eight_minute_family.chart import sample as sample_outlines

__all__ = ["HEIGHT", "SEA", "WIDTH", "canvas", "draw", "sample"]

WIDTH, HEIGHT = 104, 31


def canvas(board: Board) -> Canvas:
    return Canvas(board.size, WIDTH, HEIGHT)


@cache
def draw(side: str) -> Chart:
    """The outlines and the dotted sea lanes of a side."""
    board = BOARDS[side]
    of_region = {region: n for n, continent in enumerate(board.continent) for region in continent.regions}
    cells, room = trace(sample(board), [f"continent-{of_region[region.id]}" for region in board.region])
    for lane in board.lane:
        dot(cells, lane.line, canvas(board))
    return Chart(tuple(tuple(row) for row in cells), room)


def sample(board: Board) -> Samples:
    """Which region lies at each point of a grid one wider and higher than the map."""
    return sample_outlines([region.outline for region in board.region], canvas(board))
