"""The roots below which the words of Mage Knight are found."""

from __future__ import annotations

from herna.games.programs import Condition, Counter, Op


class KnightOp(Op, frozen=True):
    """An operation of Mage Knight."""


class KnightCondition(Condition, frozen=True):
    """A condition of Mage Knight."""


class KnightCounter(Counter, frozen=True):
    """Something that Mage Knight counts."""
