"""The bodies of requests and answers; the schema at `/schema` is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from herna.server.refusals import Refusal
from herna.table import ClockSetting
from herna.table.asking import SeatGiven, SeatWish
from herna.table.frames import ChatFrame, HelloFrame, LiveFrame, TableFrame, UpdateFrame, WordsFrame

Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Seats = Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something sent to the server; fields it does not know are refused."""


class NewTable(Body, frozen=True, kw_only=True):
    game: str
    seats: Seats
    players: Number | None = None
    options: dict[str, Any] = {}
    seed: int | None = None
    clock: ClockSetting | None = None
    hot_seat: bool = False
    listed: bool = False


class TableMade(msgspec.Struct, frozen=True):
    """A new table: its seats with their secrets, and the path for those who only watch."""

    id: str
    seats: list[SeatGiven]
    spectator: str


class Join(Body, frozen=True, kw_only=True):
    invitation: Token
    name: Line


class Joined(msgspec.Struct, frozen=True):
    seat: int
    token: str


class Act(Body, frozen=True, kw_only=True):
    token: Token
    version: Number
    action: dict[str, Any]
    key: Key | None = None


class Version(msgspec.Struct, frozen=True):
    version: int


class Why(Body, frozen=True, kw_only=True):
    token: Token
    action: dict[str, Any]


class WhyNot(Body, frozen=True, kw_only=True):
    token: Token
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Undo(Body, frozen=True, kw_only=True):
    token: Token
    moves: Number | None = None


class UndoResult(msgspec.Struct, frozen=True, omit_defaults=True):
    version: int
    asked: bool = False


class Answer(Body, frozen=True, kw_only=True):
    token: Token
    agree: bool


class Chat(Body, frozen=True, kw_only=True):
    token: Token
    text: Line


class Rename(Body, frozen=True, kw_only=True):
    token: Token
    name: Line


class StandIn(Body, frozen=True, kw_only=True):
    token: Token
    seat: Number
    bot: bool
    level: str | None = None


class Branch(Body, frozen=True, kw_only=True):
    ply: Number
    seats: Seats
    token: Token | None = None


class ImportRecord(Body, frozen=True, kw_only=True):
    record: str
    seats: Seats


class Rematch(Body, frozen=True, kw_only=True):
    token: Token
    tokens: list[Token] = []


class ActFrame(msgspec.Struct, frozen=True, tag_field="type", tag="act", kw_only=True):
    """Act. `token` says for whom, where several sit at this screen."""

    version: Number
    action: dict[str, Any]
    token: Token | None = None
    key: Key | None = None


class ResyncFrame(msgspec.Struct, frozen=True, tag_field="type", tag="resync"):
    """The client has lost the thread."""


class SpeakFrame(msgspec.Struct, frozen=True, tag_field="type", tag="speak", kw_only=True):
    """From now on the client wants to be told in this language what may be done."""

    language: Annotated[str, msgspec.Meta(max_length=8)]


class PingFrame(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there?"""


ClientFrame = ActFrame | ResyncFrame | SpeakFrame | PingFrame


class ErrorFrame(LiveFrame, frozen=True, tag="error", kw_only=True):
    """What was sent is refused; `key` is that of the action it answers."""

    error: Refusal
    key: str | UnsetType = UNSET


class ActedFrame(LiveFrame, frozen=True, tag="acted", kw_only=True):
    """The action with this key is committed."""

    version: int
    key: str


class PongFrame(LiveFrame, frozen=True, tag="pong", kw_only=True):
    """The answer to a ping."""


ServerFrame = HelloFrame | UpdateFrame | WordsFrame | TableFrame | ChatFrame | ErrorFrame | ActedFrame | PongFrame

Health = dict[str, Literal["ok", "away"]]
