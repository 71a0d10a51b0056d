"""The levels of the house: the same names in every game, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from herna.bots.bot import Bot
from herna.bots.greedy import Greedy
from herna.bots.planner import General, Planner, Skill, Stage
from herna.bots.random import Random
from herna.kernel import BadSetting

SKILLS: dict[str, Skill] = {
    "beginner": Skill(width=2, learned=False, slips=0.5, seconds=0.5),
    "easy": Skill(width=6, learned=False, seconds=1.0),
    "fair": Skill(width=6, seconds=1.0),
    "strong": Skill(width=6, stages=(Stage(lines=8, deals=2, turns=1),), seconds=2.0),
    "master": Skill(
        width=8,
        deep=True,
        stages=(Stage(lines=8, deals=4, turns=1), Stage(lines=4, deals=6, turns=3)),
        answer_width=4,
        seconds=4.0,
    ),
}
"""How each level thinks."""
RESEARCH: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy, "general": General}
"""Bots that stay as they are, so that others can be measured by them."""
LEVELS = tuple(SKILLS)
USUAL = "easy"
"""The level that is proposed to people."""
MOST_SECONDS = 3600.0
MOST_ITERATIONS = 1_000_000


class Budget(NamedTuple):
    """How long a level may think about a turn: the number of turns looked at ahead, the seconds; None: its usual."""

    iterations: int | None = None
    seconds: float | None = None


def budget(text: str) -> tuple[str, Budget]:
    """A level with its budget: `strong`, `strong@40` (iterations) or `strong@1.5s`. Raises `BadSetting` for others.

    >>> budget("strong@40")
    ('strong', Budget(iterations=40, seconds=None))
    """
    level, at, amount = text.partition("@")
    if not at:
        return level, Budget()
    try:
        if amount.endswith("s"):
            seconds = float(amount[:-1])
            if 0 < seconds <= MOST_SECONDS and level in SKILLS:
                return level, Budget(seconds=seconds)
        elif amount.isascii() and amount.isdigit() and int(amount) <= MOST_ITERATIONS and level in SKILLS:
            return level, Budget(iterations=int(amount))
    except ValueError:
        pass
    raise BadSetting("bad-budget", bot=text, levels=list(LEVELS))


def kept(text: str) -> str:
    """A level as it is written down, its budget always in the same form. Raises `BadSetting` as `budget` does.

    >>> kept("strong@1.50s"), kept("master")
    ('strong@1.5s', 'master')
    """
    level, (iterations, seconds) = budget(text)
    if seconds is not None:
        return f"{level}@{seconds:g}s"
    return level if iterations is None else f"{level}@{iterations}"


def timed(level: str) -> str:
    """The level with its usual time for one turn, where a person waits for it; any other bot as it is.

    >>> timed("strong"), timed("greedy")
    ('strong@2s', 'greedy')
    """
    return f"{level}@{SKILLS[level].seconds:g}s" if level in SKILLS else level


def of_house(text: str) -> Callable[[int], Bot] | None:
    """What makes a bot of that level with a seed; None if there is no such level."""
    level, allowed = budget(text)
    if level in RESEARCH:
        return RESEARCH[level]
    if level in SKILLS:
        return partial(_planner, level, allowed)
    return None


def _planner(level: str, allowed: Budget, seed: int = 0) -> Bot:
    return Planner(SKILLS[level], level, seed, iterations=allowed.iterations, seconds=allowed.seconds)
