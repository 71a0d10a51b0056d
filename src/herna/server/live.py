"""The live socket: whoever looks at a table hears of every change at once."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from herna.kernel import HernaError
from herna.server import metrics
from herna.server.connection import Connection
from herna.server.limits import Bucket
from herna.server.refusals import refusal, status
from herna.server.room import Room
from herna.server.rooms import Rooms
from herna.server.wire import ActFrame, Frame, PingFrame, ResyncFrame
from herna.table import Table, TableError, asking
from herna.table.entries import AnyEntry
from herna.table.tokens import TOKEN_MOST

SEATS_MOST = 16
PONG = '{"type":"pong"}'
CLOSED_FOR_SIZE, COME_BACK_LATER = 1009, 1013
FLOODED = 200
"""A client that has been told this often to slow down, and does not, is sent away."""

decoder: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


def error_frame(error: HernaError, key: str | None = None) -> str:
    frame: dict[str, Any] = {"type": "error", "error": refusal(error)}
    if key is not None:
        frame["key"] = key
    return msgspec.json.encode(frame).decode()


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str, rooms: Rooms) -> None:
    """Watch a table, and act at it."""
    await socket.accept()
    tokens = socket.query_params.getall("token", [])
    try:
        room = await rooms.find(table_id)
        table = await room.read()
        eyes = _eyes(table, tokens)
    except HernaError as error:
        await socket.send_text(error_frame(error))
        await socket.close(4000 + status(error), error.code)
        return

    async def slow() -> None:
        await socket.close(COME_BACK_LATER, "slow-client")

    connection = Connection(eyes, socket.send_text, slow, rooms.settings.backlog_most)
    await room.enter(connection)
    try:
        await _converse(socket, connection, room, rooms)
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(connection)


def _eyes(table: Table, tokens: list[str]) -> tuple[int, ...]:
    """The seats that the tokens hold."""
    if len(tokens) > SEATS_MOST or any(len(token) > TOKEN_MOST for token in tokens):
        raise TableError("wrong-token")
    return tuple(sorted({table.seat_of(token) for token in tokens}))


async def _converse(socket: WebSocket[Any, Any, Any], connection: Connection, room: Room, rooms: Rooms) -> None:
    settings = rooms.settings
    bucket = Bucket(settings.frames_per_second, settings.frames_at_once)
    floods = 0
    while True:
        text = await socket.receive_text()
        if not bucket.take():
            floods += 1
            metrics.REFUSED.labels("frames").inc()
            if floods > FLOODED:
                await socket.close(COME_BACK_LATER, "too-many")
                return
            connection.push(error_frame(TableError("too-many")))
            continue
        if len(text) > settings.frame_most:
            await socket.close(CLOSED_FOR_SIZE, "too-large")
            return
        try:
            frame = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            detail = str(error)[:300]
            connection.push(error_frame(TableError("malformed-request", detail=detail)))
            continue
        match frame:
            case PingFrame():
                connection.push(PONG)
            case ResyncFrame():
                await room.hello(connection)
            case ActFrame():
                await _act(connection, room, frame)


async def _act(connection: Connection, room: Room, frame: ActFrame) -> None:
    try:
        if frame.token is not None:
            seat = room.table.seat_of(frame.token)
        elif len(connection.eyes) == 1:
            seat = connection.eyes[0]
        else:
            raise TableError("wrong-token")
        version = await act(room, seat, frame.version, frame.action, frame.key)
    except HernaError as error:
        connection.push(error_frame(error, frame.key))
    else:
        connection.push(msgspec.json.encode({"type": "acted", "version": version, "key": frame.key}).decode())


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
    metrics.ACTIONS.labels(room.table.created.game).inc()
    return reached
