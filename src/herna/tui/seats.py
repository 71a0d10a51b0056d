"""Who sits where: people by name, bots by level. The same words on the command line and in a save."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

import msgspec

from herna import bots, words
from herna.tui.complaint import Complaint

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
        """The chair as the command line and a save write it."""
        return self.level or self.name or PERSON


def default_level() -> str:
    """What `bot` stands for: the strongest of the quick ones."""
    levels = bots.levels()
    return "greedy" if "greedy" in levels else levels[-1]


def chair(word: str) -> Chair:
    """What a word of `--seats` means. A word that is nearly a level is taken for a slip, not for a name."""
    word = " ".join(word.split())
    lower = word.lower()
    if lower in PERSON_WORDS:
        return Chair()
    if lower == BOT:
        return Chair(level=default_level())
    if lower in bots.levels():
        return Chair(level=lower)
    known = [PERSON, BOT, *bots.levels()]
    near = difflib.get_close_matches(word, known, n=1, cutoff=0.75)
    if near:
        raise Complaint("tui-seat-nearly", word=word, near=near[0], known=known)
    if len(word) > LONGEST_NAME or not word.isprintable():
        raise Complaint("tui-seat-name", word=word[:LONGEST_NAME], longest=LONGEST_NAME)
    return Chair(name=word)


def remembered(names: Sequence[str], players: int) -> tuple[Chair, ...]:
    """Who sat at a saved game; where the save does not say, one person against bots."""
    if len(names) != players:
        return usual(players)
    levels = bots.levels()
    return tuple(
        Chair(level=name) if name in levels else Chair("" if name.lower() in PERSON_WORDS else name[:LONGEST_NAME])
        for name in names
    )


def usual(players: int) -> tuple[Chair, ...]:
    """One person against bots."""
    return (Chair(), *(Chair(level=default_level()) for _ in range(players - 1)))


def shown_names(chairs: Sequence[Chair], language: str) -> tuple[str, ...]:
    """What the seats are called on the screen; bots tell their level only where there are several."""
    say = words.say(language)
    mixed = len({chair.level for chair in chairs if not chair.person}) > 1
    names = []
    for number, chair in enumerate(chairs, start=1):
        if chair.person:
            names.append(chair.name or say("tui-name-person", number=number))
        elif mixed:
            names.append(say("tui-name-bot-level", number=number, level=say(f"tui-level-{chair.level}")))
        else:
            names.append(say("tui-name-bot", number=number))
    return tuple(names)
