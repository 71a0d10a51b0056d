"""Players that are not people. They only ever look at imagined states, so they know no more than their seat."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import partial

from herna.bots.bot import Advice, BadBot, Bot
from herna.bots.greedy import Greedy
from herna.bots.levels import LEVELS, RESEARCH, SKILLS, USUAL, Budget, budget, kept, of_house, timed
from herna.bots.mind import THINK_SECONDS, Mind, OwnBot
from herna.bots.own import Address, address, check, is_address
from herna.bots.planner import Planner, Skill, Stage, hurried
from herna.bots.random import Random
from herna.kernel import BadSetting

__all__ = [
    "LEVELS",
    "SKILLS",
    "THINK_SECONDS",
    "USUAL",
    "Advice",
    "BadBot",
    "Bot",
    "Budget",
    "Greedy",
    "OwnBot",
    "Planner",
    "Random",
    "Skill",
    "Stage",
    "bot",
    "budget",
    "check",
    "dismiss",
    "enlist",
    "hurried",
    "is_address",
    "kept",
    "known",
    "levels",
    "timed",
]

OWN: dict[str, Callable[[int], Bot]] = {}
"""Bots of people's own that are known in this process, by what they are called."""
_places: dict[str, Address] = {}
_minds: dict[str, Mind] = {}


def levels() -> tuple[str, ...]:
    """The bots that people are offered: their own, then the levels of the house from the weakest to the strongest."""
    return (*OWN, *LEVELS)


def known() -> tuple[str, ...]:
    """Every bot there is: the levels, and those that others are measured by."""
    return (*OWN, *RESEARCH, *LEVELS)


def bot(level: str, seed: int = 0) -> Bot:
    """A bot of that level: one of the house, or one of people's own that was enlisted.

    A level of the house may name its budget: `strong@40` looks at 40 turns ahead of each decision, `strong@1.5s` thinks
    for that long. The same seed gives the same choices in the same positions, unless a budget is in seconds. Raises
    `BadSetting` if there is no such level; it never loads a file, whatever the level is called, because levels come
    from anywhere.

    >>> bot("greedy").level
    'greedy'
    """
    found = OWN.get(level) or of_house(level)
    if found is None:
        near = difflib.get_close_matches(level, known(), n=1)
        raise BadSetting("unknown-bot", bot=level, known=list(known()), near=near[0] if near else "")
    return found(seed)


def enlist(text: str, seconds: float = THINK_SECONDS, *, quiet: bool = False, resting: bool = False) -> str:
    """Make a bot of one's own, `path/to/file.py:Class`, known in this process; gives the level it goes by.

    It thinks in a process of its own, for at most `seconds` about a choice, with the rights of whoever runs Herna;
    `quiet` throws away what it prints, and `resting` ends that process until it is needed. Raises `BadBot` if the file
    or the class is not in order, or if another bot goes by that name already.
    """
    where = address(text)
    level = where.level
    if _places.setdefault(level, where) != where:
        raise BadBot("bot-name-taken", bot=level, file=str(_places[level].file))
    mind = _minds.setdefault(level, Mind(where))
    mind.seconds, mind.quiet = seconds, quiet
    mind.start()
    if resting:
        mind.end()
    OWN[level] = partial(OwnBot, mind)
    return level


def dismiss() -> None:
    """End the processes in which people's own bots think; they start again when they are asked something."""
    for mind in _minds.values():
        mind.end()
