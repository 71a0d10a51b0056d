"""The doors: uvicorn's two protocols with everything counted where it comes in, before anybody looks at it.

What is too large, too slow or too much is cut off here: by then it has cost a few kilobytes and a few milliseconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import unquote

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol

from herna.server import metrics
from herna.server.front import DOOR, INSIDE, TABLE, Front
from herna.server.handing import End, Unreachable
from herna.server.leases import Elsewhere
from herna.server.limits import Limits, Purse
from herna.server.refusals import ErrorBody, refusal
from herna.store import StoreAway
from herna.table import TableError

HEAD_MOST = 16 * 1024
"""The first line and the headers of a request together."""
HEADERS_MOST = 100
PIPELINED_MOST = 16
"""The requests that may wait on a connection while one is answered. Browsers and proxies send none before its turn."""
BODY_SHARE = 8
"""For each byte of a body so many may come that say how long its pieces are."""
PIECE = 2048
"""The bytes of a frame that are taken in at a time: few, so that an offender is noticed after a few hundred of them."""
BYTES_LIKE_A_FRAME = 4096
"""The bytes that cost as much as a frame."""
PONGS_MOST = 64 * 1024
"""The bytes of answers to pings that may wait for a client that does not read them."""
TAKES_LEAST = 256 * 1024
"""The bytes, or all there are, that have to be taken by the other side every `backlog_seconds`."""
TOO_LARGE, TOO_SLOW, TOO_MANY, COME_BACK_LATER = 431, 408, 429, 503
NO_SOCKET = STATUS_LINE[400] + b"connection: close\r\ncontent-length: 0\r\n\r\n"
HANDING_ATTEMPTS = 8
HANDING_PAUSE = 0.7
"""A process that does not answer is dead to the others after less than five seconds; until then it is tried again."""


def front_of(app: Any) -> Front:
    """The application behind a door, whatever uvicorn has put around it."""
    while not isinstance(app, Front):
        app = app.app
    return app


def limits_of(app: Any) -> Limits:
    return front_of(app).limits


class Patience:
    """Watches a connection whose other side has stopped reading, and cuts it off when too little is taken."""

    __slots__ = ("_seconds", "_timer", "_waiting")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting = 0
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport, cut: Callable[[str], None]) -> None:
        self._waiting = transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look, transport, cut)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, transport: asyncio.Transport, cut: Callable[[str], None]) -> None:
        if self._waiting - transport.get_write_buffer_size() < TAKES_LEAST:
            cut("slow")
        else:
            self.begin(transport, cut)


class HttpDoor(HttpToolsProtocol):
    """Requests: their heads and bytes are counted, and connections that stay silent are closed."""

    inside = False
    """Does another process of the server hand over what comes in here?"""

    def __init__(self, *facts: Any, **named: Any) -> None:
        super().__init__(*facts, **named)
        self._limits = limits_of(self.app)
        self._peer: str | None = None
        self._bytes: Purse
        self._in_head = True
        self._heads = 0
        self._head_bytes = 0
        self._around = 0
        """What came in since the head beyond the share of the body itself: lengths of pieces, and what follows them."""
        self._head_timer: asyncio.TimerHandle | None = None
        self._patience = Patience(self._limits.settings.backlog_seconds)
        self._handing: asyncio.Task[None] | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else "unknown"
        if not self._limits.arrive(peer):
            metrics.REFUSED.labels("connections").inc()
            transport.abort()
            return
        self._peer = peer
        self._bytes = self._limits.bytes_of(peer)
        self._limits.idle[self] = None
        self._expect_head()

    def give_way(self) -> None:
        """Nothing is asked here, and somebody else wants to come in."""
        self._leave()
        self._cut("idle")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_expecting()
        self._patience.end()
        self._leave()
        self._say_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._peer is None or self.transport.is_closing():
            return
        self._bytes.owe(len(data))
        if self._bytes.empty:
            self._cut("bytes")
            return
        start = 0
        while start < len(data) and not self.transport.is_closing():
            # A head is taken in no larger pieces than it may be long.
            end = start + HEAD_MOST if self._in_head else len(data)
            piece = data[start:end]
            start = end
            in_head, heads = self._in_head, self._heads
            self._around += 0 if in_head else len(piece)
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                return
            if self._in_head and in_head and heads == self._heads:
                self._head_bytes += len(piece)
            many = self._in_head and self.headers and len(self.headers) > HEADERS_MOST
            if many or self._head_bytes > HEAD_MOST or self._around > HEAD_MOST:
                self._refuse(TOO_LARGE, TableError("too-large", most=f"{HEAD_MOST // 1024} KB"))
                return
        if self._in_head and self._head_timer is None and self._head_bytes:
            self._expect_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._in_head:  # what follows a body says nothing about its request
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.pipeline) >= PIPELINED_MOST:
            self._cut("pipelined")
        if self.transport.is_closing():
            return
        self._limits.idle.pop(self, None)
        self._heads += 1
        self._head_bytes = 0
        self._stop_expecting()
        if self.inside:
            cast("Any", self.scope)[INSIDE] = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._around = max(0, self._around - BODY_SHARE * len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_head, self._around = True, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle is not None and self.cycle.response_complete and self.cycle.more_body:
            # Whoever has been answered and goes on sending what nobody will read has to begin anew.
            self.transport.close()
        elif self._peer is not None and self.cycle is not None and self.cycle.response_complete:
            self._limits.idle[self] = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin(self.transport, self._cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.end()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _say_no_more(self) -> None:
        """Nobody is left to hear what is being answered, which need not be the last thing that was asked."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        self._stop_expecting()
        rooms = front_of(self.app).rooms
        named = TABLE.match(unquote(httptools.parse_url(self.url).path.decode("latin-1")))
        if self.inside or rooms.handing is None or named is None or rooms.has(named[1]):
            self._upgrade()
            return
        peer = self._peer or ""
        if not self._limits.is_proxy(peer) and not self._limits.requests.purse(peer).take():
            self._refuse(TOO_MANY, TableError("too-many"))
            return
        # Nothing more is read until it is known whose this is.
        self.transport.pause_reading()
        self._handing = self.loop.create_task(self._hand_over(named[1]))

    async def _hand_over(self, table_id: str) -> None:
        """Connect whoever asks to the process in which the table is alive."""
        rooms = front_of(self.app).rooms
        assert rooms.handing is not None
        head = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        head += [name + b": " + value for name, value in self.headers]
        for _ in range(HANDING_ATTEMPTS):
            try:
                process = await rooms.handing.leases.owner(table_id)
                if self.transport.is_closing():
                    return
                if process is None:
                    self.transport.resume_reading()
                    self._upgrade()
                    return
                end = End(self._bytes, self._leave)
                end.connection_made(self.transport)
                await rooms.handing.hand_over(process, self.client, b"\r\n".join([*head, b"", b""]), end)
            except (StoreAway, Elsewhere):
                break
            except Unreachable:
                await asyncio.sleep(HANDING_PAUSE)
            else:
                self.connections.discard(self)
                if self.transport.is_closing():
                    end.connection_lost(None)
                else:
                    self.transport.set_protocol(end)
                    self.transport.resume_reading()
                return
        self._refuse(COME_BACK_LATER, TableError("table-moves"))

    def _leave(self) -> None:
        self._limits.idle.pop(self, None)
        if self._peer is not None:
            self._limits.depart(self._peer)
            self._peer = None

    def _upgrade(self) -> None:
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketDoor):
            # The connection is counted once only: it leaves through the other door.
            protocol.peer, self._peer = self._peer, None

    def _expect_head(self) -> None:
        seconds = self._limits.settings.head_seconds
        self._head_timer = self.loop.call_later(seconds, self._head_is_late)

    def _stop_expecting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _head_is_late(self) -> None:
        self._head_timer = None
        metrics.REFUSED.labels("silent").inc()
        if self._head_bytes:
            self._refuse(TOO_SLOW, TableError("too-slow"))
        else:
            self.transport.close()

    def _refuse(self, status: int, error: TableError) -> None:
        """Say why in our own form, and hang up."""
        if self.transport.is_closing():
            return
        metrics.REFUSED.labels("head").inc()
        body = msgspec.json.encode(ErrorBody(refusal(error)))
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
        self._say_no_more()
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()

    def _cut(self, limit: str) -> None:
        if not self.transport.is_closing():
            metrics.REFUSED.labels(limit).inc()
            self._say_no_more()
            self.transport.abort()


class CountedProtocol(ServerProtocol):
    """Counts every frame, also those that the server never hears of: pings, pongs and pieces."""

    frames = 0

    def recv_frame(self, frame: Frame) -> None:
        self.frames += 1
        super().recv_frame(frame)


class SocketDoor(WebSocketsSansIOProtocol):
    """Sockets: frames and bytes are counted, and whoever sends too many is cut off in the middle of it."""

    def __init__(self, *facts: Any, **named: Any) -> None:
        super().__init__(*facts, **named)
        logger = logging.getLogger("uvicorn.error")
        self.conn: CountedProtocol = CountedProtocol(max_size=self.config.ws_max_size, logger=logger)
        self.peer: str | None = None
        self.purse: Purse
        """What this socket pays out of; the server says whose that is once it knows."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        limits = limits_of(self.app)
        peer = self.client[0] if self.client else "unknown"
        # Behind a proxy nobody is known yet: until then such a socket has a purse of its own.
        self.purse = limits.wire.purse(f"{peer}/{id(self)}" if limits.is_proxy(peer) else peer)
        self._patience = Patience(limits.settings.backlog_seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin(self.transport, self.cut)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.end()
        if self.peer is not None:
            limits_of(self.app).depart(self.peer)
            self.peer = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            super().data_received(piece)
            frames, self.conn.frames = self.conn.frames, 0
            self.purse.owe(frames + len(piece) / BYTES_LIKE_A_FRAME)
            if self.purse.empty:
                self.cut("frames")
        if not self.handshake_initiated and not self.transport.is_closing():
            # The whole head is there, and it is none that opens a socket: nothing else would ever end this.
            metrics.REFUSED.labels("head").inc()
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = cast("Any", self.scope)["extensions"]
            extensions[DOOR] = self

    async def send(self, message: Any) -> None:
        if self.transport.is_closing() and not self.handshake_complete:
            # Hung up, or cut off, before it was let in: nobody is left to tell, and nothing went wrong.
            raise ClientDisconnected
        await super().send(message)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > PONGS_MOST and not self.writable.is_set():
            self.cut("slow")

    def cut(self, limit: str) -> None:
        """Hang up at once, without waiting for anything that was still to be sent."""
        if not self.transport.is_closing():
            metrics.REFUSED.labels(limit).inc()
            self.transport.abort()
