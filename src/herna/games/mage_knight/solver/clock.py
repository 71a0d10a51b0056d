"""How long a search may take, where somebody waits for it: a share of the time for each of its parts."""

from __future__ import annotations

import time

SHARES = (0.5, 0.75, 1.0)
"""When each part has to be done: all ways tried, the best one made better, wishes tried."""


class Clock:
    """Tells when a part of the search has to end. Without seconds there is time enough."""

    def __init__(self, seconds: float | None = None) -> None:
        self.began, self.seconds = time.monotonic(), seconds
        self.part = 0

    def up(self) -> bool:
        """Is the time of this part over?"""
        if self.seconds is None:
            return False
        return time.monotonic() - self.began >= SHARES[self.part] * self.seconds

    def go_on(self, part: int) -> None:
        """Another part begins."""
        self.part = part
