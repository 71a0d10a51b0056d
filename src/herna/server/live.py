"""The live socket: whoever looks at a table hears of every change at once.

It stands right behind the front door instead of among the routes, because every frame of every table goes through here.
"""

from __future__ import annotations

import contextlib
import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, unquote

import msgspec
from litestar.types import Receive, Send

from herna.kernel import HernaError
from herna.server import metrics
from herna.server.audience import error_frame, refusal_frame
from herna.server.connection import Connection
from herna.server.limits import Purse
from herna.server.refusals import refusal, refusal_at, status
from herna.server.room import Room
from herna.server.rooms import Rooms
from herna.server.wire import (
    ActedFrame,
    ActFrame,
    ClientFrame,
    PingFrame,
    PongFrame,
    ResyncFrame,
    SpeakFrame,
)
from herna.table import Table, TableError, asking
from herna.table.entries import AnyEntry
from herna.table.frames import Eyes
from herna.table.tokens import TOKEN_MOST, hashed
from herna.words.languages import check as check_language

logger = logging.getLogger("herna")

PATH = re.compile(r"/api/tables/([^/]+)/live/?")
SEATS_MOST = 16
NOTHING_THERE, CLOSED_FOR_SIZE, COME_BACK_LATER = 4404, 1009, 1013
UNAVAILABLE = 503
ANEW = 5.0
"""What it costs, in frames, to be told everything anew, in words or whole; and what is sent comes on top."""
REFUSED = 4.0
"""What a move costs besides, in frames, that is refused: finding the reasons takes longer than the move."""
BYTES_LIKE_A_FRAME = 8 * 1024
"""The bytes sent that cost as much as a frame."""

decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
encode = msgspec.json.Encoder().encode

Turn = Callable[[], Awaitable[None]]
PONG = encode(PongFrame()).decode()


class Gone(Exception):
    """The other side has hung up."""


class Socket:
    """A WebSocket, as ASGI has it."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def read(self) -> str:
        message: Any = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        text: str | None = message.get("text")
        return text if text is not None else str(message["bytes"], "utf-8", "replace")

    async def write(self, text: str) -> None:
        await self._tell({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        await self._tell({"type": "websocket.close", "code": code, "reason": reason})

    async def _tell(self, message: Any) -> None:
        try:
            await self._send(message)
        except RuntimeError as error:
            # The other side, or the door, has closed it while something was still to be said.
            raise Gone from error


class Live:
    """Watch a table, and act at it."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def __call__(
        self,
        scope: Any,
        receive: Receive,
        send: Send,
        purse: Purse,
        turn: Turn,
        cut: Callable[[str], None] | None = None,
    ) -> None:
        """Serve a socket. Whatever it asks for is paid for out of `purse` and waits for its `turn`; `cut` hangs up at
        once."""
        socket = Socket(receive, send)
        found = PATH.fullmatch(scope["path"])

        def slow() -> None:
            if cut is not None:
                cut("slow")

        with contextlib.suppress(Gone):
            await self._serve(scope, socket, found, purse, turn, slow)

    async def _serve(
        self,
        scope: Any,
        socket: Socket,
        found: re.Match[str] | None,
        purse: Purse,
        turn: Turn,
        slow: Callable[[], None],
    ) -> None:
        await socket.accept()
        if found is None:
            await socket.close(NOTHING_THERE, "nothing-there")
            return
        try:
            room = await self.rooms.find(unquote(found[1]))
            eyes = _eyes(await room.read(), scope["query_string"])
            settings = self.rooms.settings
            connection = Connection(eyes, socket.write, slow, settings.backlog_most, settings.backlog_bytes)
            connection.language = _language(scope["query_string"])
            connection.holds = frozenset(map(hashed, _tokens(scope["query_string"])))
            connection.expel = socket.close
            await room.welcome(eyes)
            purse.owe(await room.enter(connection) / BYTES_LIKE_A_FRAME)
        except Exception as failure:
            if not isinstance(failure, HernaError):
                logger.exception("a table could not be shown")
            error = failure if isinstance(failure, HernaError) else TableError("server-error")
            await socket.write(error_frame(error))
            code = status(error)
            await socket.close(COME_BACK_LATER if code == UNAVAILABLE else 4000 + code, error.code)
            return

        try:
            await self._converse(socket, connection, room, purse, turn)
        finally:
            room.leave(connection)

    async def _converse(self, socket: Socket, connection: Connection, room: Room, purse: Purse, turn: Turn) -> None:
        while True:
            text = await socket.read()
            await turn()
            if len(text) > self.rooms.settings.frame_most:
                await socket.close(CLOSED_FOR_SIZE, "too-large")
                return
            if purse.take():
                await _answer(text, connection, room, purse)
            else:
                _too_many(connection)


def _eyes(table: Table, query: bytes) -> Eyes:
    """The seats that the tokens hold."""
    tokens = _tokens(query)
    if len(tokens) > SEATS_MOST or any(len(token) > TOKEN_MOST for token in tokens):
        raise TableError("wrong-token")
    return tuple(sorted({table.seat_of(token) for token in tokens}))


def _tokens(query: bytes) -> list[str]:
    return parse_qs(query.decode("latin-1")).get("token", [])


def _language(query: bytes) -> str | None:
    """The language in which a screen wants to be told what may be done."""
    found = parse_qs(query.decode("latin-1")).get("language", [])
    return check_language(found[0]) if found else None


def _too_many(connection: Connection) -> None:
    metrics.REFUSED.labels("frames").inc()
    connection.push(error_frame(TableError("too-many")))


async def _answer(text: str, connection: Connection, room: Room, purse: Purse) -> None:
    try:
        frame = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        connection.push(error_frame(TableError("malformed-request", detail=str(error)[:300])))
        return
    key = frame.key if isinstance(frame, ActFrame) else None
    try:
        match frame:
            case PingFrame():
                connection.push(PONG)
            case SpeakFrame() | ResyncFrame() if not purse.take(ANEW):
                _too_many(connection)
            case SpeakFrame(language=language):
                purse.owe(await room.speak(connection, check_language(language)) / BYTES_LIKE_A_FRAME)
            case ResyncFrame():
                purse.owe(await room.hello(connection) / BYTES_LIKE_A_FRAME)
            case ActFrame():
                await _act(connection, room, frame, purse)
    except HernaError as error:
        connection.push(error_frame(error))
    except Exception:
        # A fault of ours: the person is told so, and plays on.
        logger.exception("a frame at table %s failed", room.table.id)
        connection.push(error_frame(TableError("server-error"), key))


async def _act(connection: Connection, room: Room, frame: ActFrame, purse: Purse) -> None:
    seat = -1
    try:
        if frame.token is not None:
            seat = (await room.read()).seat_of(frame.token)
        elif len(connection.eyes) == 1:
            seat = connection.eyes[0]
        else:
            raise TableError("wrong-token")
        version = await act(room, seat, frame.version, frame.action, frame.key)
    except HernaError as error:
        purse.owe(REFUSED)
        told = refusal(error) if seat < 0 else refusal_at(room.table, seat, error)
        connection.push(refusal_frame(told, frame.key))
    else:
        if frame.key is not None:
            connection.push(encode(ActedFrame(version=version, key=frame.key)).decode())


async def act(room: Room, seat: int, version: int, action: dict[str, Any], key: str | None) -> int:
    """Carry out an action once, however often it is sent; the version it led to."""
    done = None

    def ask(table: Table) -> list[AnyEntry]:
        nonlocal done
        done = table.done_before(seat, key) if key is not None else None
        return [] if done is not None else [asking.act(table, seat, version, action, time.time(), key)]

    with metrics.ACTION_SECONDS.time():
        reached = await room.change(ask)
    if done is not None:
        return done
    metrics.actions_of(room.table.created.game).inc()
    return reached
