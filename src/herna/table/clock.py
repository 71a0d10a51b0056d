"""Clocks: when a decision has taken too long."""

from __future__ import annotations

from typing import Literal

import msgspec

from herna.table.entries import ClockSetting
from herna.table.errors import TableError

LEAST_SECONDS, MOST_SECONDS = 5, 24 * 3600
LEAST_HOURS, MOST_HOURS = 0.1, 24 * 30
HOUR = 3600.0
JUMP_SECONDS = 5.0
JUMPS_KEPT = 32


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


class Jumps:
    """Jumps of the machine's clock: somebody set it, or it was wrong until the network told it better.

    Nobody's time runs out by one: a wait that began before a jump ends as much later, or earlier where the clock went
    back. What the clock showed twice could have been before or after; then nothing is taken off.
    """

    def __init__(self) -> None:
        self._last: tuple[float, float] | None = None
        self._found: list[tuple[float, float]] = []

    def notice(self, now: float, steady: float) -> float:
        """Compare the clock with one that never jumps; by how much it has jumped since it was last compared."""
        last, self._last = self._last, (now, steady)
        if last is None:
            return 0.0
        jumped = (now - last[0]) - (steady - last[1])
        if abs(jumped) < JUMP_SECONDS:
            return 0.0
        self._found = [*self._found[1 - JUMPS_KEPT :], (last[0], jumped)]
        return jumped

    def since(self, began: float) -> float:
        """How far the clock has jumped since then, by what it showed then."""
        shift = 0.0
        for before, jumped in self._found:
            surely_before = before + JUMP_SECONDS if jumped > 0 else before + jumped
            if began + shift < surely_before:
                shift += jumped
        return shift


jumps = Jumps()
"""Those of this process, told by whoever looks at the clocks."""


class ClockShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clock as a page shows it; `now` is the server's time, so that a wrong clock at home does not matter."""

    kind: Literal["move", "pace"]
    deadline: float | None
    now: float
    seconds: int | None = None
    hours: float | None = None


def shown(clock: ClockSetting | None, deadline: float | None, now: float) -> ClockShown | None:
    return None if clock is None else ClockShown(clock.kind, deadline, now, clock.seconds, clock.hours)
