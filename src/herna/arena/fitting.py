"""Weights from rows of numbers: ridge regression, and a few cells on top of it. Needs numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herna.bots.judging import through
from herna.bots.weights import POINT, Learned, Net

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

RIDGES = (10.0, 100.0, 1_000.0, 10_000.0)
"""What large weights may cost; which of these serves best is found out on games that were not learnt from."""
FOLDS = 5
STEPS = 4000
"""How often the cells are put right, each time by one batch."""
BATCH = 256
RATE = 2e-3
DECAY = 1e-4
CELL = 4096
"""How finely the weights of a cell are kept."""
SHARE = 1024
"""How finely the shares of the cells are kept."""


def fit_linear(
    features: Array, results: Array, games: Array, lead: int | None, ridge: float | None = None
) -> tuple[int, tuple[int, ...]]:
    """The bias and the weights, in thousandths of a point, that tell the results best.

    Large weights cost something, so that a few games do not teach what was only luck. `games` are the numbers of the
    games; rows of one game belong together. `lead` is the number of the feature that is the lead as it stands: without
    anything else being learnt, that is what a position is worth. A `ridge` that is given is taken as it is, and then
    the lead is learnt like everything else.
    """
    import numpy as np

    if ridge is not None:
        lead = None
    before = features[:, lead] if lead is not None else np.zeros(len(results))
    wanted = results - before
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
    if lead is not None:
        found[lead] += 1
    return round(POINT * bias), tuple(int(weight) for weight in np.rint(POINT * found))


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


def fit_net(features: Array, results: Array, bias: int, weights: tuple[int, ...], cells: int, seed: int) -> Net:
    """Cells that tell what the sum leaves over: a small network, trained by Adam on shuffled batches."""
    import numpy as np

    dice = np.random.default_rng(seed)
    middle, spread = features.mean(0), features.std(0)
    spread = np.where(spread > 0, spread, 1.0)
    scaled = (features - middle) / spread
    left = results - (features @ np.asarray(weights, float) + bias) / POINT
    parts = [
        dice.normal(0, 1 / np.sqrt(scaled.shape[1]), (scaled.shape[1], cells)),
        np.zeros(cells),
        dice.normal(0, 0.1, cells),
    ]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    step = 0
    while step < STEPS:
        order = dice.permutation(len(left))
        for begin in range(0, len(order), BATCH):
            chosen = order[begin : begin + BATCH]
            inputs, wanted = scaled[chosen], left[chosen]
            sums = inputs @ parts[0] + parts[1]
            active = np.maximum(sums, 0)
            error = (active @ parts[2] - wanted) / len(chosen)
            back = np.outer(error, parts[2]) * (sums > 0)
            slopes = [inputs.T @ back + DECAY * parts[0], back.sum(0), active.T @ error + DECAY * parts[2]]
            step += 1
            for number, slope in enumerate(slopes):
                first[number] = 0.9 * first[number] + 0.1 * slope
                second[number] = 0.999 * second[number] + 0.001 * slope**2
                better = first[number] / (1 - 0.9**step)
                parts[number] -= RATE * better / (np.sqrt(second[number] / (1 - 0.999**step)) + 1e-8)
    inner = (parts[0] / spread[:, None]).T
    offsets = parts[1] - inner @ middle
    return Net(
        cells=tuple(tuple(int(weight) for weight in row) for row in np.rint(CELL * inner)),
        offsets=tuple(int(offset) for offset in np.rint(CELL * offsets)),
        shares=tuple(int(share) for share in np.rint(SHARE * parts[2])),
        scale=CELL * SHARE // POINT,
    )


def forecast(table: Learned, features: Array) -> Array:
    """What the whole numbers of a table say about these rows, in points."""
    import numpy as np

    rows = features.astype(int).tolist()
    sums = features @ np.asarray(table.weights, float) + table.bias
    if table.net is not None:
        sums = sums + np.asarray([through(table.net, row) for row in rows], float)
    return sums / POINT  # type: ignore[no-any-return]


def shown_by(told: Array, results: Array) -> float:
    """How much of the spread of the results a forecast explains: 1 is all, 0 nothing."""
    if not len(results):
        return 0.0
    return float(1 - ((results - told) ** 2).sum() / max(((results - results.mean()) ** 2).sum(), 1e-9))
