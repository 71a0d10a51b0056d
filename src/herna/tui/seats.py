"""Who sits where: people by name, bots by level. The same words on the command line and in a save."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle

import msgspec

from herna import bots, words
from herna.kernel import BadSetting
from herna.tui.complaint import Complaint
from herna.words import Speech

PERSON = "human"
PERSON_WORDS = (PERSON, "člověk", "clovek", "")
BOT = "bot"
LONGEST_NAME = 24


class Chair(msgspec.Struct, frozen=True):
    """One seat: a person, with or without a name, or a bot of some level."""

    name: str = ""
    level: str | None = None

    @property
    def person(self) -> bool:
        return self.level is None

    @property
    def word(self) -> str:
        """The chair as the command line and a save write it.

        A save does not say where somebody's own bot comes from: opening one must never run a file that it names.
        """
        if self.level is not None and bots.is_address(self.level):
            return BOT
        return self.level or self.name or PERSON


def default_level() -> str:
    """What `bot` stands for."""
    return bots.USUAL


def chair(word: str) -> Chair:
    """What a word of `--seats` means. A word that is nearly a level is taken for a slip, not for a name."""
    word = " ".join(word.split())
    lower = word.lower()
    if lower in PERSON_WORDS:
        return Chair()
    if lower == BOT:
        return Chair(level=default_level())
    if word in bots.known():
        return Chair(level=word)
    if lower in bots.known():
        return Chair(level=lower)
    if lower.partition("@")[0] in bots.SKILLS:
        return Chair(level=_with_budget(lower))
    known = [PERSON, BOT, *bots.known()]
    near = difflib.get_close_matches(word, known, n=1, cutoff=0.75)
    if near:
        raise Complaint("tui-seat-nearly", word=word, near=near[0], known=known)
    if len(word) > LONGEST_NAME or not word.isprintable():
        raise Complaint("tui-seat-name", word=word[:LONGEST_NAME], longest=LONGEST_NAME)
    return Chair(name=word)


def _with_budget(word: str) -> str:
    try:
        return bots.kept(word)
    except BadSetting as error:
        raise Complaint("tui-seat-budget", why=error) from error


def remembered(names: Sequence[str], players: int) -> tuple[Chair, ...]:
    """Who sat at a saved game; where the save does not say, one person against bots."""
    if len(names) != players:
        return usual(players)
    return tuple(_remembered(name) for name in names)


def _remembered(name: str) -> Chair:
    if name == BOT:
        return Chair(level=default_level())
    if name in bots.known():
        return Chair(level=name)
    if "@" in name:
        with suppress(BadSetting):
            return Chair(level=bots.kept(name))
    return Chair("" if name.lower() in PERSON_WORDS else name[:LONGEST_NAME])


def usual(players: int) -> tuple[Chair, ...]:
    """One person against bots."""
    return (Chair(), *(Chair(level=default_level()) for _ in range(players - 1)))


def with_bots(chairs: Sequence[Chair], levels: Sequence[str]) -> tuple[Chair, ...]:
    """Keep the people, and put these bots on the chairs of bots in turn; where none are named, those that sit there."""
    given = cycle(levels)
    return tuple(chair if chair.person or not levels else Chair(level=next(given)) for chair in chairs)


def level_name(level: str, say: Speech) -> str:
    """A level in words; somebody's own bot goes by its file and class."""
    skill, at, amount = level.partition("@")
    message = f"tui-level-{skill}"
    if not say.knows(message):
        return level
    return f"{say(message)}, {amount}" if at else say(message)


def shown_names(chairs: Sequence[Chair], language: str) -> tuple[str, ...]:
    """What the seats are called on the screen; bots tell their level only where there are several."""
    say = words.say(language)
    mixed = len({chair.level for chair in chairs if not chair.person}) > 1
    names = []
    for number, chair in enumerate(chairs, start=1):
        if chair.person:
            names.append(chair.name or say("tui-name-person", number=number))
        elif mixed:
            names.append(say("tui-name-bot-level", number=number, level=level_name(chair.level or "", say)))
        else:
            names.append(say("tui-name-bot", number=number))
    return tuple(names)
