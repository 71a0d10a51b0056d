"""Views: what one seat may see, built up from nothing; and the same as a picture made of text."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

import msgspec

from herna.kernel.step import Prompt


class View(msgspec.Struct, kw_only=True):
    """The part of a view that every game has. A spectator's `seat` is None.

    `options` are JSON-ready actions; `scores` are the points as they stand, final once `over`. Of the seats that may
    act, `seats_awaited` are those for whom the table waits.
    """

    homonyms: ClassVar[tuple[str, ...]] = ()
    """Fields that are called like an option of the game and show something else."""
    own: ClassVar[tuple[str, ...]] = ("seat", "prompt", "options")
    """The fields that differ from seat to seat without anything being secret. A game adds its own ones."""

    game: str
    rules: int
    players: int
    teams: tuple[tuple[int, ...], ...]
    """The seats that win or lose as one."""
    seat: int | None
    ply: int
    seats_to_act: tuple[int, ...]
    seats_awaited: tuple[int, ...]
    prompt: Prompt | None
    options: tuple[Any, ...]
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Span(msgspec.Struct, frozen=True):
    """A run of text in one style: `seat-0`, `dim`, `strong`, `can` …; the table decides how that looks."""

    text: str
    style: str = ""


Line = tuple[Span, ...]


STATUS = "status"
"""The id of a panel that holds a few words on how things stand: always to be kept in sight, if a game has one."""


HAND = "hand"
"""The id of a panel with what the viewer holds: where there is room for two panels it is open beside the first one."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action costs or brings, beside its label: in signs for the eye, in words for the ear.

    `about` tells who and what is there where the action leads.
    """

    shown: str = ""
    spoken: str = ""
    about: str = ""


class Panel(msgspec.Struct, frozen=True):
    """A titled block of a text picture. `speak` holds the same as sentences, for people who listen."""

    id: str
    title: str
    lines: tuple[Line, ...]
    speak: tuple[str, ...] = ()
    flowing: bool = False
    """The lines are sentences, to be wrapped wherever the window ends; a drawing keeps its lines."""


class Explanation(msgspec.Struct, frozen=True):
    """Something by its name, and what there is to say about it. Without a text it is not listed: it only tells which
    clauses are about a thing."""

    name: str
    text: str
    thing: str = ""
    """What it is, as a message names it (`card-march`), where a page draws it."""
    parts: tuple[str, ...] = ()
    """What stands in its places: in the halves of a card, beside the abilities of a unit."""
    clauses: tuple[str, ...] = ()
    """The clauses of the rules that are about it."""


class Shelf(msgspec.Struct, frozen=True):
    """Everything of one kind that lies in the box, each thing explained."""

    id: str
    title: str
    entries: tuple[Explanation, ...]


class Say(Protocol):
    """Looks a message up in the language of the person: `say("card-price", coins=2)`."""

    def __call__(self, message: str, /, **facts: Any) -> str: ...


def plain(panel: Panel) -> str:
    """A panel without styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in panel.lines)
