"""The entries of a table's log. The log is the truth: a table is what its entries, taken in order, make of it.

Secrets stand in the log only as hashes.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from herna.kernel import kebab

SeatKind = Literal["human", "bot", "open"]


class ClockSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: `seconds` of a `move`, `hours` of a `pace`."""

    kind: Literal["move", "pace"]
    seconds: int | None = None
    hours: float | None = None


class SeatSetting(msgspec.Struct, frozen=True):
    """A seat as the table starts: who is to sit there, and the hash that proves it."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    token: str | None = None
    invitation: str | None = None


class MoveMade(msgspec.Struct, frozen=True):
    """A move a table starts with, where it goes on from a record."""

    seat: int
    action: dict[str, Any]
    at: float | None = None


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab, omit_defaults=True, kw_only=True):
    """One line of the log; `at` is in seconds since 1970."""

    at: float


class Created(Entry, frozen=True, kw_only=True):
    """The table is set up."""

    game: str
    rules: int
    players: int
    seed: int
    options: dict[str, Any]
    seats: tuple[SeatSetting, ...]
    clock: ClockSetting | None = None
    hot_seat: bool = False
    listed: bool = False
    moves: tuple[MoveMade, ...] = ()


class Acted(Entry, frozen=True, kw_only=True):
    """A seat has acted; `by` says who moved its hand: the person, a bot, or a bot because time ran out."""

    seat: int
    action: dict[str, Any]
    key: str | None = None
    by: Literal["person", "bot", "clock"] = "person"


class UndoAsked(Entry, frozen=True, kw_only=True):
    seat: int
    moves: int


class UndoAnswered(Entry, frozen=True, kw_only=True):
    seat: int
    agree: bool


class Undone(Entry, frozen=True, kw_only=True):
    """Moves are taken back."""

    seat: int
    moves: int
    consent: bool = False


class Said(Entry, frozen=True, kw_only=True):
    seat: int
    text: str


class Renamed(Entry, frozen=True, kw_only=True):
    seat: int
    name: str


class Joined(Entry, frozen=True, kw_only=True):
    """Somebody takes a seat, or opens it in one more browser."""

    seat: int
    name: str
    token: str


class StoodIn(Entry, frozen=True, kw_only=True):
    """A bot stands in for a person; without a level the person is back."""

    seat: int
    level: str | None = None


class RematchBegun(Entry, frozen=True, kw_only=True):
    """These people go on at another table."""

    table: str


AnyEntry = Created | Acted | UndoAsked | UndoAnswered | Undone | Said | Renamed | Joined | StoodIn | RematchBegun

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes | str) -> AnyEntry:
    return _decoder.decode(data)
