"""Tasks: what a hero has to do himself, `{ task = "visit", spaces = [57, 71] }`."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated

from herna.games.andor.vocabulary.values import Amount, Space, Spaces
from herna.games.programs import Named, Word


class Task(Word, frozen=True, tag_field="task"):
    """Something a hero is to do; fellow heroes may help."""


class ToBring(Task, frozen=True, tag="bring"):
    """Hand over articles (or gold) on a space; what the shop sells goes back there, the rest leaves the game. `rune`,
    `herb` and `brew` mean any of them, half a brew too."""

    items: dict[Annotated[str, Named("article or gold")], int]
    to: Space


class ToLead(Task, frozen=True, tag="lead"):
    """Lead a fated farmer to a space."""

    to: Space


class ToSlay(Task, frozen=True, tag="slay"):
    """Take part in the last round against this creature."""

    what: Annotated[str, Named("creature")]


class ToVisit(Task, frozen=True, tag="visit"):
    """Stand on each of the spaces, in any order."""

    spaces: Spaces


class ToReach(Task, frozen=True, tag="reach"):
    """End a move on a space with at least this strength."""

    at: Space
    strength: Amount = 1


class ToTurnFog(Task, frozen=True, tag="turn-fog"):
    """Activate a fog token."""


class ToBuyStrength(Task, frozen=True, tag="buy-strength"):
    """Buy a strength point on a space."""

    at: Annotated[Space, Named("merchant")]


class ToEmptyWell(Task, frozen=True, tag="empty-well"):
    """Empty the well on a space."""

    at: Annotated[Space, Named("well")]


TASKS = {str(task.__struct_config__.tag): task for task in Task.__subclasses__()}
"""All tasks by their names."""

if TYPE_CHECKING:
    AnyTask = Task
else:
    AnyTask = reduce(or_, TASKS.values())
