"""Small networks in whole numbers, quick without any library.

All cells of a layer are worked out at once: what one input adds to each of them stands side by side in one long number,
in lanes of 64 bits, so that multiplying and adding these long numbers does for all cells what would else be done one by
one. 64 cells over 50 inputs take some 12 µs this way and 170 µs by the plain sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from struct import Struct

from herna.bots.weights import Layer, Net

LANE = 64
"""Bits for one cell: far more than any sum of features and weights takes."""
HALF = 1 << LANE - 1
"""Lanes begin in their middle, so that a sum below zero borrows nothing from its neighbour."""


class Lanes:
    """A layer whose cells are worked out side by side."""

    def __init__(self, layer: Layer) -> None:
        self.bytes = len(layer.cells) * LANE // 8
        self.split = Struct(f"<{len(layer.cells)}Q").unpack
        self.columns = [side_by_side(column) for column in zip(*layer.cells, strict=True)]
        self.begin = side_by_side([HALF + offset for offset in layer.offsets])
        self.scale = layer.scale

    def cells(self, inputs: Sequence[int]) -> list[int]:
        """What the cells give: each sum, at least zero, divided by the scale."""
        summed = sum(map(mul, self.columns, inputs), self.begin)
        scale = self.scale
        lanes = self.split(summed.to_bytes(self.bytes, "little"))
        return [(lane - HALF) // scale if lane > HALF else 0 for lane in lanes]


class Network:
    """A net ready to be used."""

    def __init__(self, net: Net) -> None:
        self.layers = [Lanes(layer) for layer in net.layers]
        self.shares, self.scale = net.shares, net.scale

    def added(self, features: Sequence[int]) -> int:
        """What the net adds to the sum, in the unit of the weights."""
        for layer in self.layers:
            features = layer.cells(features)
        total: int = sum(map(mul, self.shares, features))
        return total // self.scale


def side_by_side(numbers: Sequence[int]) -> int:
    """Numbers as lanes of one long number; the first is the lowest."""
    return sum(number << LANE * place for place, number in enumerate(numbers))
