"""Players that are not people. They only ever look at imagined states, so they know no more than their seat."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import partial

from herna.bots.bot import Advice, BadBot, Bot
from herna.bots.greedy import Greedy
from herna.bots.mind import THINK_SECONDS, Mind, OwnBot
from herna.bots.own import Address, address, check, is_address, load
from herna.bots.random import Random
from herna.kernel import BadSetting

__all__ = [
    "THINK_SECONDS",
    "Advice",
    "BadBot",
    "Bot",
    "Greedy",
    "OwnBot",
    "Random",
    "bot",
    "check",
    "enlist",
    "is_address",
    "levels",
]

HOUSE: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}
OWN: dict[str, Callable[[int], Bot]] = {}
"""Bots of people's own that are known in this process, by what they are called."""
_places: dict[str, Address] = {}
_minds: dict[str, Mind] = {}


def levels() -> tuple[str, ...]:
    """The bots there are: people's own, then those of the house from the weakest to the strongest."""
    return (*OWN, *HOUSE)


def bot(level: str, seed: int = 0) -> Bot:
    """A bot of that level: one of the house, or one of people's own that was enlisted.

    The same seed gives the same choices in the same positions. Raises `BadSetting` if there is no such level; it
    never loads a file, whatever the level is called, because levels come from anywhere.

    >>> bot("greedy").level
    'greedy'
    """
    found = OWN.get(level) or HOUSE.get(level)
    if found is None:
        near = difflib.get_close_matches(level, levels(), n=1)
        raise BadSetting("unknown-bot", bot=level, known=list(levels()), near=near[0] if near else "")
    return found(seed)


def enlist(
    text: str, seconds: float = THINK_SECONDS, *, quiet: bool = False, resting: bool = False, here: bool = False
) -> str:
    """Make a bot of one's own, `path/to/file.py:Class`, known in this process; gives the level it goes by.

    It thinks in a process of its own, for at most `seconds` about a choice; `quiet` throws away what it prints, and
    `resting` ends that process until it is needed. With `here` it thinks in this process, which must then be one that
    can be ended. Raises `BadBot` if the file or the
    class is not in order, or if another bot goes by that name already.
    """
    where = address(text)
    level = where.level
    if _places.setdefault(level, where) != where:
        raise BadBot("bot-name-taken", bot=level, file=str(_places[level].file))
    if here:
        OWN[level] = load(where)
        return level
    mind = _minds.setdefault(level, Mind(where))
    mind.seconds, mind.quiet = seconds, quiet
    mind.start()
    if resting:
        mind.end()
    OWN[level] = partial(OwnBot, mind)
    return level
