"""The random generators that live inside a state: SplitMix64, one 64-bit integer, and a keyed one.

The same integer gives the same numbers on every machine and in every version; a state can be copied, hashed and
saved with it. It is quick, and whoever has seen enough of its numbers can work out the rest: simulations and imagined
states are dealt with it. A table at which people play is dealt with a key that nobody can work out (`Keyed`).
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import Any, Protocol

import msgspec

MASK = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15


class Dice(Protocol):
    """What an outside generator must offer (`random.Random` does)."""

    def random(self) -> float:
        """A number from 0 up to, but not, 1."""
        ...

    def getrandbits(self, k: int, /) -> int:
        """A number of `bits` random bits."""
        ...


class Keyed(msgspec.Struct, frozen=True):
    """BLAKE2b in counter mode: the number drawn at each count follows from the key and from nothing else.

    From the numbers nobody can tell the key, nor from some numbers others.

    >>> Keyed("00" * 32).below(6)
    (Keyed(key='0000000000000000000000000000000000000000000000000000000000000000', drawn=1), 1)
    """

    key: str
    """256 bits, written in hexadecimal."""
    drawn: int = 0
    """How many numbers have been drawn."""

    def bits(self, number: int) -> int:
        """The 64 random bits of one draw, counted from 0."""
        block = hashlib.blake2b(number.to_bytes(8, "little"), key=bytes.fromhex(self.key), digest_size=8)
        return int.from_bytes(block.digest(), "little")

    def below(self, limit: int) -> tuple[Keyed, int]:
        """The generator one draw on, and a number from 0 to `limit - 1`."""
        return Keyed(self.key, self.drawn + 1), (self.bits(self.drawn) * limit) >> 64

    def shuffle(self, items: MutableSequence[Any]) -> Keyed:
        """Shuffle `items` in place (Fisher-Yates) and return the generator after it."""
        drawn = self.drawn
        for last in range(len(items) - 1, 0, -1):
            other = (self.bits(drawn) * (last + 1)) >> 64
            items[last], items[other] = items[other], items[last]
            drawn += 1
        return Keyed(self.key, drawn)


Rng = int | Keyed
"""A generator, whichever."""


def advance(rng: int) -> tuple[int, int]:
    """The generator one step on, and the 64 random bits of that step.

    >>> advance(0)
    (11400714819323198485, 16294208416658607535)
    """
    rng = (rng + STRIDE) & MASK
    bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return rng, bits ^ (bits >> 31)


def below(rng: Any, limit: int) -> tuple[Rng, int]:
    """The generator one step on, and a number from 0 to `limit - 1`."""
    # `advance`, written out: dice are rolled more often than anything else. Trying costs nothing; asking first would.
    try:
        rng = (rng + STRIDE) & MASK
    except TypeError:
        found: tuple[Keyed, int] = rng.below(limit)
        return found
    bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return rng, ((bits ^ (bits >> 31)) * limit) >> 64


def shuffle(rng: Rng, items: MutableSequence[Any]) -> Rng:
    """Shuffle `items` in place (Fisher-Yates) and return the generator after it."""
    if not isinstance(rng, int):
        return rng.shuffle(items)
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


def from_seed(seed: Rng) -> Rng:
    """A generator for a seed: neighbouring seeds start far apart. A keyed one is a generator already."""
    if not isinstance(seed, int):
        return seed
    return advance(seed & MASK)[1]
