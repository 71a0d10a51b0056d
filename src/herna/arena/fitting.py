"""Weights from rows of numbers: ridge regression, and a small network on top of it. Needs numpy."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from herna.bots.weights import POINT, Layer, Learned, Net

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

RIDGES = (10.0, 100.0, 1_000.0, 10_000.0)
"""What large weights may cost; which of these serves best is found out on games that were not learnt from."""
FOLDS = 5
ROUNDS = 3
"""How often the network is asked anew what later positions of a game are worth."""
EPOCHS = 2
"""How often it sees every row in a round, at least."""
STEPS = 600
"""How often it is put right in a round, at least, each time by one batch."""
BATCH = 256
RATE = 1e-3
DECAY = 1e-4
CELL = 4096
"""How finely the weights of a cell are kept."""
PASSED_ON = 16
"""The cells of the first layer are passed on in parts of `CELL // PASSED_ON`."""
SHARE = 1000
"""How finely the shares of the cells are kept."""


def fit_linear(
    features: Array, results: Array, games: NDArray[np.int64], prior: Sequence[float] | None, ridge: float | None = None
) -> tuple[int, tuple[int, ...]]:
    """The bias and the weights, in thousandths of a point, that tell the results best.

    Large weights cost something, so that a few games do not teach what was only luck. `games` are the numbers of the
    games; rows of one game belong together. `prior` are weights, in points, that say what a position is worth before
    anything is learnt: it is only what they miss that costs. A `ridge` that is given is taken as it is, and then
    everything is learnt from nothing.
    """
    import numpy as np

    known = np.zeros(features.shape[1]) if prior is None or ridge is not None else np.asarray(prior, float)
    wanted = results - features @ known
    parts = games % FOLDS

    def error(ridge: float) -> float:
        total = 0.0
        for part in range(FOLDS):
            seen = parts != part
            if seen.all() or not seen.any():
                continue
            bias, weights = _ridge(features[seen], wanted[seen], ridge)
            total += float(((wanted[~seen] - features[~seen] @ weights - bias) ** 2).sum())
        return total

    bias, found = _ridge(features, wanted, min(RIDGES, key=error) if ridge is None else ridge)
    return round(POINT * bias), tuple(int(weight) for weight in np.rint(POINT * (found + known)))


def _ridge(features: Array, wanted: Array, ridge: float) -> tuple[float, Array]:
    """The bias and the weights of a sum that comes nearest to what is wanted."""
    import numpy as np

    middle, spread = features.mean(0), features.std(0)
    spread = np.where(spread > 0, spread, 1.0)
    scaled = (features - middle) / spread
    mean = wanted.mean()
    square = scaled.T @ scaled + ridge * np.eye(scaled.shape[1])
    found = np.linalg.solve(square, scaled.T @ (wanted - mean)) / spread
    return float(mean - middle @ found), found


def fit_net(
    features: Array, wanted: Callable[[Array], Array], cells: tuple[int, ...], seed: int, before: Net | None = None
) -> Net:
    """Cells that tell what the sum leaves over: a small network, trained by Adam on shuffled batches.

    `wanted` says, given what the network tells of every row now, what it should tell: asked before each round.
    `before` is a network to go on from.
    """
    import numpy as np

    dice = np.random.default_rng(seed)
    middle, spread = features.mean(0), features.std(0)
    spread = np.where(spread > 0, spread, 1.0)
    scaled = ((features - middle) / spread).astype(np.float32)
    parts = _fresh(scaled.shape[1], cells, dice) if before is None else _scaled(before, middle, spread)
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    batches = -(-len(scaled) // BATCH)
    epochs = max(EPOCHS, -(-STEPS // batches))
    step, whole = 0, ROUNDS * epochs * batches
    for _ in range(ROUNDS):
        aim = wanted(_told(parts, scaled).astype(float)).astype(np.float32)
        for _ in range(epochs):
            order = dice.permutation(len(aim))
            for begin in range(0, len(order), BATCH):
                chosen = order[begin : begin + BATCH]
                slopes = _slopes(parts, scaled[chosen], aim[chosen])
                step += 1
                rate = RATE * 0.5 * (1 + math.cos(math.pi * step / whole))
                for number, slope in enumerate(slopes):
                    first[number] += 0.1 * (slope - first[number])
                    second[number] += 0.001 * (slope**2 - second[number])
                    better = first[number] / (1 - 0.9**step)
                    parts[number] -= rate * better / (np.sqrt(second[number] / (1 - 0.999**step)) + 1e-8)
    return _rounded(parts, middle, spread)


def _fresh(inputs: int, cells: tuple[int, ...], dice: np.random.Generator) -> list[NDArray[np.float32]]:
    """Weights and offsets of every layer, then the shares, before anything is learnt."""
    import numpy as np

    parts: list[NDArray[np.float32]] = []
    for count in cells:
        parts += [dice.normal(0, math.sqrt(2 / inputs), (inputs, count)).astype(np.float32)]
        parts += [np.zeros(count, np.float32)]
        inputs = count
    return [*parts, dice.normal(0, 0.1 / math.sqrt(inputs), inputs).astype(np.float32)]


def _told(parts: Sequence[NDArray[np.float32]], rows: NDArray[np.float32]) -> NDArray[np.float32]:
    """What the network tells of some rows, in points."""
    import numpy as np

    for number in range(0, len(parts) - 1, 2):
        rows = np.maximum(rows @ parts[number] + parts[number + 1], 0)
    return rows @ parts[-1]


def _slopes(
    parts: Sequence[NDArray[np.float32]], rows: NDArray[np.float32], aim: NDArray[np.float32]
) -> list[NDArray[np.float32]]:
    """Where every weight would make the error grow, for one batch."""
    import numpy as np

    layers = [rows]
    for number in range(0, len(parts) - 1, 2):
        layers.append(np.maximum(layers[-1] @ parts[number] + parts[number + 1], 0))
    error = (layers[-1] @ parts[-1] - aim) / len(aim)
    slopes = [layers[-1].T @ error + DECAY * parts[-1]]
    back = np.outer(error, parts[-1])
    for number in range(len(parts) - 3, -1, -2):
        back = back * (layers[number // 2 + 1] > 0)
        slopes = [layers[number // 2].T @ back + DECAY * parts[number], back.sum(0), *slopes]
        back = back @ parts[number].T
    return slopes


def _rounded(parts: Sequence[NDArray[np.float32]], middle: Array, spread: Array) -> Net:
    """The network in whole numbers, for features as they are counted."""
    import numpy as np

    layers = []
    for number in range(0, len(parts) - 1, 2):
        weights, offsets = parts[number].astype(float), parts[number + 1].astype(float)
        coming = CELL // PASSED_ON if number else 1
        if not number:
            weights = weights / spread[:, None]
            offsets = offsets - middle @ weights
        layers.append(
            Layer(
                cells=tuple(tuple(int(weight) for weight in row) for row in np.rint(CELL * weights.T)),
                offsets=tuple(int(offset) for offset in np.rint(CELL * coming * offsets)),
                scale=PASSED_ON if not number else CELL,
            )
        )
    shares = tuple(int(share) for share in np.rint(SHARE * parts[-1].astype(float)))
    return Net(tuple(layers), shares, CELL // PASSED_ON * SHARE // POINT)


def _scaled(net: Net, middle: Array, spread: Array) -> list[NDArray[np.float32]]:
    """What `_rounded` was made from, for rows that are spread like this."""
    import numpy as np

    parts: list[Array] = []
    for number, layer in enumerate(net.layers):
        weights = np.asarray(layer.cells, float).T / CELL
        offsets = np.asarray(layer.offsets, float) / (CELL * (CELL // PASSED_ON if number else 1))
        if not number:
            offsets = offsets + middle @ weights
            weights = weights * spread[:, None]
        parts += [weights, offsets]
    parts.append(np.asarray(net.shares, float) / SHARE)
    return [part.astype(np.float32) for part in parts]


def returns(told: Array, results: Array, games: NDArray[np.int64], players: int, trust: float) -> Array:
    """What each row should be worth: partly what is told of the same seat a turn later, partly how the game ended.

    Rows of a game stand together, turn by turn, one for every seat. `trust` is how much is believed of what came later
    than the next turn (λ): 1 asks only how the game ended.
    """
    import numpy as np

    aim = np.array(results, float)
    later = np.arange(len(aim)) + players
    follows = np.zeros(len(aim), bool)
    follows[: len(aim) - players] = games[players:] == games[: len(aim) - players]
    for row in range(len(aim) - 1, -1, -1):
        if follows[row]:
            aim[row] = (1 - trust) * told[later[row]] + trust * aim[later[row]]
    return aim


def forecast(table: Learned, features: Array) -> Array:
    """What the whole numbers of a table say about these rows, in points."""
    import numpy as np

    rows = features.astype(np.int64)
    sums = rows @ np.asarray(table.weights, np.int64) + table.bias
    if table.net is not None:
        for layer in table.net.layers:
            summed = rows @ np.asarray(layer.cells, np.int64).T + np.asarray(layer.offsets, np.int64)
            rows = np.maximum(summed, 0) // layer.scale
        sums = sums + rows @ np.asarray(table.net.shares, np.int64) // table.net.scale
    return sums / POINT


def shown_by(told: Array, results: Array) -> float:
    """How much of the spread of the results a forecast explains: 1 is all, 0 nothing."""
    if not len(results):
        return 0.0
    return float(1 - ((results - told) ** 2).sum() / max(((results - results.mean()) ** 2).sum(), 1e-9))
