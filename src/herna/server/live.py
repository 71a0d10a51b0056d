"""The live socket: whoever looks at a table hears of every change at once.

It stands right behind the front door instead of among the routes, because every frame of every table goes through here.
"""

from __future__ import annotations

import re
import time
from typing import Any
from urllib.parse import parse_qs, unquote

import msgspec
from litestar.types import Receive, Send
from msgspec import UNSET

from herna.kernel import HernaError
from herna.server import metrics
from herna.server.connection import Connection
from herna.server.limits import Bucket
from herna.server.refusals import refusal, refusal_at, status
from herna.server.room import Room
from herna.server.rooms import Rooms
from herna.server.wire import (
    ActedFrame,
    ActFrame,
    ClientFrame,
    ErrorFrame,
    PingFrame,
    PongFrame,
    ResyncFrame,
    SpeakFrame,
)
from herna.table import Table, TableError, asking
from herna.table.entries import AnyEntry
from herna.table.frames import Eyes
from herna.table.tokens import TOKEN_MOST
from herna.words.languages import check as check_language

PATH = re.compile(r"/api/tables/([^/]+)/live/?")
SEATS_MOST = 16
NOTHING_THERE, CLOSED_FOR_SIZE, COME_BACK_LATER = 4404, 1009, 1013
UNAVAILABLE = 503
FLOODED = 200
"""A client that has been told this often to slow down, and does not, is sent away."""

decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
encode = msgspec.json.Encoder().encode

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
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


def error_frame(error: HernaError) -> str:
    return encode(ErrorFrame(error=refusal(error))).decode()


class Live:
    """Watch a table, and act at it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        socket = Socket(receive, send)
        found = PATH.fullmatch(scope["path"])

        async def slow() -> None:
            await socket.close(COME_BACK_LATER, "slow-client")

        await socket.accept()
        if found is None:
            await socket.close(NOTHING_THERE, "nothing-there")
            return
        try:
            room = await self._rooms.find(unquote(found[1]))
            eyes = _eyes(await room.read(), scope["query_string"])
            connection = Connection(eyes, socket.write, slow, self._rooms.settings.backlog_most)
            connection.language = _language(scope["query_string"])
            await room.enter(connection)
        except HernaError as error:
            await socket.write(error_frame(error))
            code = status(error)
            await socket.close(COME_BACK_LATER if code == UNAVAILABLE else 4000 + code, error.code)
            return

        try:
            await self._converse(socket, connection, room)
        except Gone:
            pass
        finally:
            room.leave(connection)

    async def _converse(self, socket: Socket, connection: Connection, room: Room) -> None:
        settings = self._rooms.settings
        bucket = Bucket(settings.frames_per_second, settings.frames_at_once)
        floods = 0
        while True:
            text = await socket.read()
            if not bucket.take():
                floods += 1
                metrics.REFUSED.labels("frames").inc()
                if floods > FLOODED:
                    await socket.close(COME_BACK_LATER, "too-many")
                    return
                connection.push(error_frame(TableError("too-many")))
            elif len(text) > settings.frame_most:
                await socket.close(CLOSED_FOR_SIZE, "too-large")
                return
            else:
                await _answer(text, connection, room)


def _eyes(table: Table, query: bytes) -> Eyes:
    """The seats that the tokens hold."""
    tokens = parse_qs(query.decode("latin-1")).get("token", [])
    if len(tokens) > SEATS_MOST or any(len(token) > TOKEN_MOST for token in tokens):
        raise TableError("wrong-token")
    return tuple(sorted({table.seat_of(token) for token in tokens}))


def _language(query: bytes) -> str | None:
    """The language in which a screen wants to be told what may be done."""
    found = parse_qs(query.decode("latin-1")).get("language", [])
    return check_language(found[0]) if found else None


async def _answer(text: str, connection: Connection, room: Room) -> None:
    try:
        frame = decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        connection.push(error_frame(TableError("malformed-request", detail=str(error)[:300])))
        return
    match frame:
        case PingFrame():
            connection.push(PONG)
        case SpeakFrame(language=language):
            try:
                await room.speak(connection, check_language(language))
            except HernaError as error:
                connection.push(error_frame(error))
        case ResyncFrame():
            try:
                await room.hello(connection)
            except HernaError as error:
                connection.push(error_frame(error))
        case ActFrame():
            await _act(connection, room, frame)


async def _act(connection: Connection, room: Room, frame: ActFrame) -> None:
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
        told = refusal(error) if seat < 0 else refusal_at(room.table, seat, error)
        key = UNSET if frame.key is None else frame.key
        connection.push(encode(ErrorFrame(error=told, key=key)).decode())
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
