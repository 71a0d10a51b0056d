"""The bodies of requests and answers; the schema at `/schema` is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from herna.kernel import Panel
from herna.server.refusals import Refusal
from herna.table import ClockSetting
from herna.table.asking import SeatGiven, SeatWish
from herna.table.entries import PATIENCE_SECONDS
from herna.table.frames import ChatFrame, HelloFrame, LiveFrame, TableFrame, UpdateFrame, WordsFrame
from herna.table.tale import MoveTold

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
    patience: Number = PATIENCE_SECONDS
    """The seconds that somebody may be away before a bot may stand in for them."""
    words: bool = False
    """Nothing is dealt before everybody has added a word of their own to the shuffle, or said that they do not."""
    hints: bool = False
    """May people ask what a bot would do while others play? Alone, or only with bots, anybody may."""


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


class OldTable(msgspec.Struct, frozen=True):
    """A table begun under rules that have changed since: `known` is the version of the rules there is now."""

    game: str
    rules: int
    known: int
    names: tuple[str, ...]
    over: bool
    moved: float
    panels: tuple[Panel, ...]
    moves: list[MoveTold]


class Version(msgspec.Struct, frozen=True):
    version: int


class Why(Body, frozen=True, kw_only=True):
    token: Token
    action: dict[str, Any]


class WhyNot(Body, frozen=True, kw_only=True):
    token: Token
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Hint(Body, frozen=True, kw_only=True):
    token: Token
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Solve(Body, frozen=True, kw_only=True):
    token: Token
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    aims: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=20)], ...], msgspec.Meta(max_length=12)] = ()
    """What matters first; everything else follows in the usual order."""


class Undo(Body, frozen=True, kw_only=True):
    token: Token
    moves: Number | None = None


class UndoResult(msgspec.Struct, frozen=True, omit_defaults=True):
    version: int
    asked: bool = False


class Answer(Body, frozen=True, kw_only=True):
    """An answer to a request to take moves back; `asked` is the number of the request."""

    token: Token
    agree: bool
    asked: Number


class Close(Body, frozen=True, kw_only=True):
    """Wish that the game is closed unfinished, or not any more."""

    token: Token
    agree: bool = True


class GiveWord(Body, frozen=True, kw_only=True):
    """What somebody adds to the shuffle; nothing: they do not want to."""

    token: Token
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""


class Chat(Body, frozen=True, kw_only=True):
    token: Token
    text: Line


class Report(Body, frozen=True, kw_only=True):
    token: Token
    line: Number


class Rename(Body, frozen=True, kw_only=True):
    token: Token
    name: Line


class StandIn(Body, frozen=True, kw_only=True):
    token: Token
    seat: Number
    bot: bool
    level: str | None = None


class DeviceTicket(msgspec.Struct, frozen=True):
    """A ticket for one more device: good once, for some seconds."""

    ticket: str
    seconds: int


class Holder(Body, frozen=True, kw_only=True):
    """Somebody who holds a seat."""

    token: Token


class DeviceClaim(Body, frozen=True, kw_only=True):
    """A device that takes a seat along, and what its owner will know it by."""

    ticket: Token
    name: Line


class DeviceWithdrawal(Body, frozen=True, kw_only=True):
    token: Token
    device: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


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
