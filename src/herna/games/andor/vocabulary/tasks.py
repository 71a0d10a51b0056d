"""Tasks: what a hero has to do himself, `{ task = "visit", spaces = [57, 71] }`."""

from __future__ import annotations

from herna.games.andor.vocabulary.values import Amount, Spaces, Word


class Task(Word, frozen=True, tag_field="task"):
    """Something a hero is to do; fellow heroes may help."""


class ToBring(Task, frozen=True, tag="bring"):
    """Hand over articles (or gold) on a space; what the shop sells goes back there, the rest leaves the game. `rune`,
    `herb` and `brew` mean any of them, half a brew too."""

    items: dict[str, int]
    to: int


class ToLead(Task, frozen=True, tag="lead"):
    """Lead a fated farmer to a space."""

    to: int


class ToSlay(Task, frozen=True, tag="slay"):
    """Take part in the last round against this creature."""

    what: str


class ToVisit(Task, frozen=True, tag="visit"):
    """Stand on each of the spaces, in any order."""

    spaces: Spaces


class ToReach(Task, frozen=True, tag="reach"):
    """End a move on a space with at least this strength."""

    at: int
    strength: Amount = 1


class ToTurnFog(Task, frozen=True, tag="turn-fog"):
    """Activate a fog token."""


class ToBuyStrength(Task, frozen=True, tag="buy-strength"):
    """Buy a strength point on a space."""

    at: int


class ToEmptyWell(Task, frozen=True, tag="empty-well"):
    """Empty the well on a space."""

    at: int


AnyTask = ToBring | ToLead | ToSlay | ToVisit | ToReach | ToTurnFog | ToBuyStrength | ToEmptyWell
