"""Events: what just happened, for the log, the animation and the screen reader."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from herna.kernel.action import kebab


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab, gc=False):
    """Something that happened. Its text is the Fluent message `event-<tag>`."""

    page: ClassVar[str] = ""
    """The panel of the text picture that tells more about it than a line of the log, if there is one."""


class Wording(msgspec.Struct, frozen=True, gc=False):
    """A text that comes with the content of a table (a story somebody wrote), so that no Fluent file can have it."""

    en: str
    cs: str


class Told(msgspec.Struct, frozen=True):
    """An event and who may see it: `to` lists the seats, None is everybody."""

    event: Event
    to: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """May this seat, `None` being a spectator, know of it?"""
        return self.to is None or (seat is not None and seat in self.to)
