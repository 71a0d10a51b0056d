"""What the words on cards do, one file per matter; importing them makes them known to programs."""

from __future__ import annotations

from herna.games.andor.deeds import (
    bargains,
    conditions,
    hidden_things,
    perils,
    placing,
    points,
    progress,
    riches,
    rounds,
    standing,
    ways,
)

__all__ = [
    "bargains",
    "conditions",
    "hidden_things",
    "perils",
    "placing",
    "points",
    "progress",
    "riches",
    "rounds",
    "standing",
    "ways",
]
