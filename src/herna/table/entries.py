"""The entries of a table's log. The log is the truth: a table is what its entries, taken in order, make of it.

Secrets stand in the log only as hashes.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from herna.bots.analysis import Analysis
from herna.kernel import Fair, kebab

PATIENCE_SECONDS = 180

SeatKind = Literal["human", "bot", "open"]
Origin = Literal["fair", "seed", "record"]
"""Where a deal comes from: a shuffle that can be checked, a seed that somebody chose, or a record that goes on."""


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
    patience: int = PATIENCE_SECONDS
    """The seconds that somebody may be away before a bot may stand in for them."""
    moves: tuple[MoveMade, ...] = ()
    origin: Origin | None = None
    """Where the deal comes from; a table that was made before anybody asked does not say."""
    fair: Fair | None = None
    """The shuffle, secret and all; it takes the place of the seed."""
    words: bool = False
    """Nothing is dealt before everybody has added a word of their own to the shuffle."""
    hints: bool = False
    """May people ask what a bot would do while others play? Alone, or only with bots, anybody may."""


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
    asked: int | None = None
    """The number of the entry that asked; earlier ones did not say."""


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
    """A bot stands in for a person; without a level the person is back. `by` is the seat that wanted it."""

    seat: int
    level: str | None = None
    by: int | None = None


class Hinted(Entry, frozen=True, kw_only=True):
    """Somebody has asked a bot what it would do, while others play."""

    seat: int


class Analysed(Entry, frozen=True, kw_only=True):
    """The finished game has been looked at again; it is kept with the table."""

    analysis: Analysis


class StandInWished(Entry, frozen=True, kw_only=True):
    """Somebody would let a bot play for a seat without waiting; it takes all the others."""

    seat: int
    by: int


class DeviceInvited(Entry, frozen=True, kw_only=True):
    """One more device may take a seat along, once and for a while."""

    seat: int
    ticket: str
    until: float


class DeviceAdded(Entry, frozen=True, kw_only=True):
    """A device has taken a seat along."""

    seat: int
    ticket: str
    token: str
    name: str


class DeviceWithdrawn(Entry, frozen=True, kw_only=True):
    """A device holds its seat no longer."""

    seat: int
    token: str


class WordGiven(Entry, frozen=True, kw_only=True):
    """Somebody adds a word to the shuffle, or none."""

    seat: int
    text: str


class Dealt(Entry, frozen=True, kw_only=True):
    """Everybody has added a word: now it is shuffled and dealt."""


class ClosingWished(Entry, frozen=True, kw_only=True):
    """Somebody wants the game to be closed unfinished, or does not any more."""

    seat: int
    agree: bool


class Closed(Entry, frozen=True, kw_only=True):
    """Everybody has wished so: the game is closed, and what was hidden is opened."""


class RematchBegun(Entry, frozen=True, kw_only=True):
    """These people go on at another table."""

    table: str


class Shut(Entry, frozen=True, kw_only=True):
    """The operator has closed the table: it can be looked at, and nothing more happens."""


class Muted(Entry, frozen=True, kw_only=True):
    """The operator lets this seat say nothing more."""

    seat: int


class Forgotten(Entry, frozen=True, kw_only=True):
    """What was known about the person in this seat has been taken out of the log."""

    seat: int


AnyEntry = (
    Created
    | Acted
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Renamed
    | Joined
    | StoodIn
    | Hinted
    | Analysed
    | StandInWished
    | DeviceInvited
    | DeviceAdded
    | DeviceWithdrawn
    | WordGiven
    | Dealt
    | ClosingWished
    | Closed
    | RematchBegun
    | Shut
    | Muted
    | Forgotten
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes | str) -> AnyEntry:
    return _decoder.decode(data)
