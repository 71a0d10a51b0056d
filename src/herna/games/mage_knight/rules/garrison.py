"""Garrisons of cities by level, and of a megapolis made of two."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight.components import CityInfo, Pile

BEYOND: Pile = "white"
"""What the one level adds that is not printed on the cards."""


def levels_of_parts(level: int, parts: int) -> tuple[int, ...]:
    """The level of a city, or of both parts of a megapolis: half each, the odd one for the first.

    >>> levels_of_parts(8, 1), levels_of_parts(9, 2), levels_of_parts(24, 2)
    ((8,), (5, 4), (12, 12))
    """
    return (level,) if parts == 1 else (level - level // 2, level // 2)


def garrison_of(city: CityInfo, level: int) -> tuple[Pile, ...]:
    """The piles from which the garrison of a city is drawn. Beyond the printed levels there is one token more."""
    printed = city.garrison[min(level, len(city.garrison)) - 1]
    return printed if level <= len(city.garrison) else (*printed, BEYOND)


def garrison(parts: Sequence[CityInfo], level: int) -> tuple[Pile, ...]:
    """The piles for a city, or for all parts of a megapolis together."""
    levels = levels_of_parts(level, len(parts))
    return tuple(pile for city, each in zip(parts, levels, strict=True) for pile in garrison_of(city, each))
