"""What a table is made of beside its match: lines of the log and the chat, a request, and all of it put away."""

from __future__ import annotations

from typing import Any

import msgspec

from herna.bots.analysis import Analysis
from herna.table.entries import Created, MoveMade
from herna.table.seats import Seat

CHAT_KEPT = 200
NOTHING_ASKED: dict[str, Any] = {"options": (), "prompt": None, "seats_to_act": (), "seats_awaited": ()}
"""What a view tells where nobody is asked anything."""
TOLD_BY_THE_TABLE = {
    "taken-back": {"seat": "seat"},
    "time-ran-out": {"seat": "seat"},
    "stood-in": {"seat": "seat"},
    "seat-back": {"seat": "seat"},
    "closed-by-all": {},
    "hint-taken": {"seat": "seat"},
}
"""The events that every table tells beside those of its game, with the kinds of things their fields point at."""
STAYS_TOLD = ("stood-in", "seat-back", "hint-taken")
"""What moves that are taken back do not take with them."""


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, numbered from 1; `to` lists the seats that may know of it, None is everybody.

    `ply` counts the moves made by then, so that a replay can be opened there. `for_person` says that a bot has moved
    the hand of a person who was away or late.
    """

    n: int
    ply: int
    event: dict[str, Any]
    to: tuple[int, ...] | None = None
    for_person: bool = False

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    seat: int
    name: str
    text: str
    at: float


class UndoRequest(msgspec.Struct):
    """Somebody asks the others to take moves back."""

    seat: int
    moves: int
    agreed: list[int] = []
    at: float = 0.0
    number: int = 0
    """The number of the entry that asked: an answer names it, so that nobody agrees to another request."""


class Snapshot(msgspec.Struct):
    """Everything a table is, to be put away. Its position is for the same edition of Herna only."""

    created: Created
    number: int
    version: int
    seats: list[Seat]
    moves: list[MoveMade]
    learnt: list[bool]
    position: dict[str, Any]
    log: list[LogLine]
    told: int
    marks: list[int]
    chat: list[ChatLine]
    keys: dict[str, int]
    offered_since: list[int]
    moved_at: float
    waits_since: float
    asked: UndoRequest | None = None
    rematch: str | None = None
    edition: str = ""
    words: dict[int, str] = {}
    dealt: bool = True
    waited: list[float] = []
    begun: bool = True
    closing: list[int] = []
    closed: bool = False
    shut: bool = False
    analysis: Analysis | None = None


KEPT = tuple(name for name in Snapshot.__struct_fields__ if name not in ("moves", "learnt", "position", "edition"))
"""What a snapshot holds as the table does; the rest is about its match and who wrote it."""
