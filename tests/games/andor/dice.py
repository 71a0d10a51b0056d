"""All dice laid out: how likely each value is, in exact fractions and without the game's own odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product

BLACK = (6, 6, 8, 10, 10, 12)
BLACK_BACK = (12, 10, 10, 6, 8, 6)
"""What lies opposite each face of the black die."""


def sums(dice: Sequence[int]) -> int:
    """The highest die, or equal dice together if that is more."""
    return max(dice.count(face) * face for face in dice)


@cache
def promise(count: int) -> Fraction:
    """What the dice of a bow promise to somebody who stops at the right moment."""
    if count == 0:
        return Fraction(0)
    return Fraction(sum(max(Fraction(face), promise(count - 1)) for face in range(1, 7)), 6)


def shot(dice: Sequence[int]) -> int:
    for place, face in enumerate(dice):
        if face >= promise(len(dice) - place - 1):
            return face
    raise AssertionError


@cache
def counted(way: str, count: int) -> tuple[tuple[int, Fraction], ...]:
    """How likely each value of a roll is, all dice laid out."""
    if way == "black":
        values = list(BLACK)
    elif way == "black-wizard":
        values = [max(face, back) for face, back in zip(BLACK, BLACK_BACK, strict=True)]
    elif way == "wizard":
        values = [max(face, 7 - face) for face in range(1, 7)]
    else:
        rolls = product(range(1, 7), repeat=count)
        values = [shot(dice) if way == "bow" else sums(dice) if way == "helm" else max(dice) for dice in rolls]
    return tuple((value, Fraction(times, len(values))) for value, times in sorted(Counter(values).items()))


@cache
def defended(hue: str, count: int) -> tuple[tuple[int, Fraction], ...]:
    faces = BLACK if hue == "black" else range(1, 7)
    values = [sums(dice) for dice in product(faces, repeat=count)]
    return tuple((value, Fraction(times, len(values))) for value, times in sorted(Counter(values).items()))
