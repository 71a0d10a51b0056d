"""A joint assault on a city: who takes part, and which defenders each of them meets."""

from __future__ import annotations

import msgspec


class Assault(msgspec.Struct, frozen=True, gc=False):
    """A joint assault that goes on, from the moment at which the defenders are dealt until all have ended their
    turns."""

    city: int
    """The hex on which the garrison lies."""
    seats: tuple[int, ...]
    """Who takes part, in the order in which they fight; the first has proposed it."""
    parts: tuple[tuple[int, ...], ...]
    """The defenders that each of them meets, as they were dealt."""
    origins: tuple[int, ...]
    """Where each of them came from."""
    fought: int = 0
    """How many of them have had their part."""

    def part_of(self, seat: int) -> tuple[int, ...]:
        """The defenders that a hero meets."""
        return self.parts[self.seats.index(seat)]
