"""What a scenario tells others of its goal: the bots what it is worth, people how far they have come."""

from __future__ import annotations

import msgspec


class Aim(msgspec.Struct, frozen=True):
    """What the bots make of a scenario's goal, in points."""

    end: float = 40.0
    """The scenario is fulfilled when the game is over."""
    goal: float = 0.0
    """The scenario is fulfilled while the game goes on."""
    city: float = 0.0
    """A conquered city beside what it scores."""
    laid: float = 0.0
    """A tile that lies on the table."""
    tile: float = 1.5
    """Turning up a tile while something is sought (`Scenario.seeking`) ..."""
    haste: float = 0.0
    """... more for each tile that should lie there by now ..."""
    later: float = 1.5
    """... and once all is found."""
    way: float = 0.0
    """A move point on the way to where the goal leads next."""
    spare: float = 0.0
    """The rounds that are to be left when all tiles lie there."""


class Progress(msgspec.Struct, frozen=True, gc=False):
    """A goal and how far one has come: `done` of `of` (message `goal-<what>`)."""

    what: str
    done: int
    of: int
    reached: bool = False
    seats: tuple[int, ...] = ()
    """Whose it is; nobody's in particular: everybody's."""
