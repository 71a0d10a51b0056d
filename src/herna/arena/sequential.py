"""When to stop comparing two bots: a sequential test over pairs of games that were dealt alike.

Every deal is played from each seat in turn, and the share of wins over it is one observation. The test weighs two
hypotheses against each other, a little more and a little less than the fair share, and stops as soon as one of them is
likely enough. How often it errs is proved by simulation, in its tests.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

Verdict = Literal["stronger", "weaker", "open"]

EDGE = 0.1
"""How far from the fair share, as a part of it, bots are told apart with the error that is asked for."""
ERROR = 0.05
FIRST = 8
"""Deals before which nothing is decided: fewer do not tell how much deals differ."""
DOUBT = 4
"""The deals whose spread, if everything in them hung on luck, is added to what was seen."""


class Share(NamedTuple):
    """The mean of some shares, with the borders between which it lies with 95 % certainty."""

    mean: float
    low: float
    high: float


def interval(shares: Sequence[float]) -> Share:
    """The mean share over deals, and its 95 % interval.

    >>> share = interval([1.0, 0.5, 0.5, 1.0])
    >>> share.mean, round(share.low, 3), share.high
    (0.75, 0.467, 1.0)
    """
    count = len(shares)
    if not count:
        return Share(0.0, 0.0, 1.0)
    mean = math.fsum(shares) / count
    spread = math.fsum((share - mean) ** 2 for share in shares)
    half = 1.96 * math.sqrt(spread / (count - 1) / count) if count > 1 else 1.0
    return Share(mean, max(0.0, mean - half), min(1.0, mean + half))


def likelihood(shares: Sequence[float], fair: float, edge: float = EDGE) -> float:
    """The logarithm of how much likelier a bit more than the fair share is than a bit less, after these deals."""
    count = len(shares)
    mean = math.fsum(shares) / count
    luck = fair * (1 - fair)
    spread = math.fsum((share - mean) ** 2 for share in shares) + DOUBT * luck / 2
    variance = spread / (count - 1 + DOUBT)
    return count * (2 * edge * fair) * (mean - fair) / variance


def verdict(shares: Sequence[float], fair: float, edge: float = EDGE, error: float = ERROR) -> Verdict:
    """What can be said after these deals: stronger or weaker than the others, or nothing yet."""
    if len(shares) < FIRST:
        return "open"
    found, border = likelihood(shares, fair, edge), math.log((1 - error) / error)
    return "stronger" if found >= border else "weaker" if found <= -border else "open"
