"""Players that are not people. They only ever look at imagined states, so they know no more than their seat."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from herna.bots.bot import Bot
from herna.bots.greedy import Greedy
from herna.bots.random import Random
from herna.kernel import BadSetting

__all__ = ["Bot", "Greedy", "Random", "bot", "levels"]

LEVELS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}


def levels() -> tuple[str, ...]:
    """The bots there are, from the weakest to the strongest."""
    return tuple(LEVELS)


def bot(level: str, seed: int = 0) -> Bot:
    """A bot of that level. The same seed gives the same choices in the same positions.

    >>> bot("greedy").level
    'greedy'
    """
    if level not in LEVELS:
        near = difflib.get_close_matches(level, LEVELS, n=1)
        raise BadSetting("unknown-bot", bot=level, known=list(LEVELS), near=near[0] if near else "")
    return LEVELS[level](seed)
