"""Somebody waits: rehearsals go on only until they are asked to stop."""

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
