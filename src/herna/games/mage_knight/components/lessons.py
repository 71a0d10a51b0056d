"""Short lessons: a position of its own each, from which one thing is learnt."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta

from herna.games.content import Content, load


class LessonSeat(Content, frozen=True):
    """What a hero has when a lesson begins, by the names things have in notation."""

    hand: tuple[str, ...]
    fame: int = 0
    """The level, and with it command tokens, follow from it; skills are left out."""
    units: tuple[str, ...] = ()
    crystals: tuple[str, ...] = ()


class LessonInfo(Content, frozen=True):
    """A lesson: where it takes place, who waits there, and what everybody has."""

    id: str
    goal: Literal["site", "city", "together", "rival"]
    """What has to be done: conquer the site, the city, the city with a share of somebody else, or wound the rival."""
    tile: str
    """The tile that is turned up besides the first ones."""
    site: str
    """The site on it at which the lesson takes place; heroes stand `on` it or `beside` it."""
    stands: Literal["on", "beside"]
    enemies: tuple[str, ...]
    """Who defends it, or who will be drawn when somebody goes in."""
    dice: tuple[str, ...]
    """What the Source shows."""
    seats: Annotated[tuple[LessonSeat, ...], Meta(min_length=1)]
    """The learner first."""

    @property
    def players(self) -> int:
        """For how many heroes it is."""
        return len(self.seats)


class Lessons(Content, frozen=True):
    """The file of lessons."""

    lesson: tuple[LessonInfo, ...]


@cache
def lessons() -> tuple[LessonInfo, ...]:
    """All lessons in the order in which they are offered."""
    return load("herna.games.mage_knight", "lessons.toml", Lessons).lesson
