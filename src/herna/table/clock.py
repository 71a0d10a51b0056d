"""Clocks: when a decision has taken too long."""

from __future__ import annotations

from typing import Literal

import msgspec

from herna.table.entries import ClockSetting
from herna.table.errors import TableError

LEAST_SECONDS, MOST_SECONDS = 5, 24 * 3600
LEAST_HOURS, MOST_HOURS = 0.1, 24 * 30
HOUR = 3600.0


def checked_clock(clock: ClockSetting | None) -> ClockSetting | None:
    """The clock, if it is one that people can play with."""
    if clock is None:
        return None
    right = (
        clock.seconds is not None and clock.hours is None and LEAST_SECONDS <= clock.seconds <= MOST_SECONDS
        if clock.kind == "move"
        else clock.hours is not None and clock.seconds is None and LEAST_HOURS <= clock.hours <= MOST_HOURS
    )
    if not right:
        raise TableError(
            "bad-clock",
            least_seconds=LEAST_SECONDS,
            most_seconds=MOST_SECONDS,
            least_hours=LEAST_HOURS,
            most_hours=MOST_HOURS,
        )
    return clock


def allowed(clock: ClockSetting) -> float:
    """How many seconds a decision may take."""
    if clock.kind == "move":
        assert clock.seconds is not None
        return float(clock.seconds)
    assert clock.hours is not None
    return clock.hours * HOUR


class ClockShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clock as a page shows it; `now` is the server's time, so that a wrong clock at home does not matter."""

    kind: Literal["move", "pace"]
    deadline: float | None
    now: float
    seconds: int | None = None
    hours: float | None = None


def shown(clock: ClockSetting | None, deadline: float | None, now: float) -> ClockShown | None:
    return None if clock is None else ClockShown(clock.kind, deadline, now, clock.seconds, clock.hours)
