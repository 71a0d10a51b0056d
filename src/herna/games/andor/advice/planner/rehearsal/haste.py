"""Somebody waits: rehearsals go on only as far as one decision may go, and until they are asked to stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_stop: ContextVar[Callable[[], bool] | None] = ContextVar("stop", default=None)


@contextmanager
def until(stop: Callable[[], bool] | None) -> Iterator[None]:
    """As long as this lasts, rehearsals ask `stop` whether to go on; None: they take all the time they want."""
    before = _stop.set(stop)
    try:
        yield
    finally:
        _stop.reset(before)


def hurried() -> bool:
    """May somebody ask to stop?"""
    return _stop.get() is not None


def stopped() -> bool:
    """Is it time to answer?"""
    stop = _stop.get()
    return stop is not None and stop()


MOST_TURNS = 30_000
"""How many turns on paper one decision may take: well under two seconds of one core."""


class Effort:
    """The turns on paper that one decision has taken so far. They are counted, so that every machine decides alike."""

    __slots__ = ("most", "spent")

    def __init__(self, most: int = MOST_TURNS) -> None:
        self.most, self.spent = most, 0

    def exhausted(self, share: float = 1.0) -> bool:
        """Is this share of what the decision may take spent, or does somebody ask to stop?"""
        return self.spent >= share * self.most or stopped()
