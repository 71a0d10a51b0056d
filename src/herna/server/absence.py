"""Who is away from a table, and since when."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping


class Absence:
    """The seats that nobody looks from. Presence is a socket: whoever has none is away.

    What was before the table was read from the store is not known: whoever is away then is away from then on.
    """

    def __init__(self, seats: int) -> None:
        self._since = dict.fromkeys(range(seats), time.time())
        self._seats = seats

    def note(self, present: Collection[int]) -> None:
        """Somebody has come or gone."""
        now = time.time()
        self._since = {seat: self._since.get(seat, now) for seat in range(self._seats) if seat not in present}

    @property
    def since(self) -> Mapping[int, float]:
        return self._since
