"""The random generator that lives inside a state: SplitMix64, one 64-bit integer.

The same integer gives the same numbers on every machine and in every version; a state can be copied, hashed and
saved with it.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Protocol

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15


class Dice(Protocol):
    """What an outside generator must offer (`random.Random` does)."""

    def random(self) -> float:
        """A number from 0 up to, but not, 1."""
        ...

    def getrandbits(self, k: int, /) -> int:
        """A number of so many random bits."""
        ...


def advance(rng: int) -> tuple[int, int]:
    """The generator one step on, and the 64 random bits of that step.

    >>> advance(0)
    (11400714819323198485, 16294208416658607535)
    """
    rng = (rng + STRIDE) & MASK
    bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return rng, bits ^ (bits >> 31)


def below(rng: int, limit: int) -> tuple[int, int]:
    """The generator one step on, and a number from 0 to `limit - 1`."""
    # `advance`, written out: dice are rolled more often than anything else.
    rng = (rng + STRIDE) & MASK
    bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return rng, ((bits ^ (bits >> 31)) * limit) >> 64


def shuffle(rng: int, items: MutableSequence[Any]) -> int:
    """Shuffle `items` in place (Fisher-Yates) and return the generator after it."""
    for last in range(len(items) - 1, 0, -1):
        # `advance`, written out: a shuffle is most of what setting up a card game costs.
        rng = (rng + STRIDE) & MASK
        bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
        other = ((bits ^ (bits >> 31)) * (last + 1)) >> 64
        items[last], items[other] = items[other], items[last]
    return rng


def shuffle_with(items: MutableSequence[Any], dice: Dice) -> None:
    """Shuffle `items` in place with an outside generator."""
    for last in range(len(items) - 1, 0, -1):
        other = int(dice.random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def from_seed(seed: int) -> int:
    """A generator for a seed: neighbouring seeds start far apart."""
    return advance(seed & MASK)[1]
