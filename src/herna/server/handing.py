"""Handing over: whoever asks this process for a table that is alive in another is connected to that one.

A socket is handed over whole: bytes go to and fro unread, which costs next to nothing. Requests are passed on one by
one, because the next on the same connection may be about another table.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

import httptools
import msgspec

from herna.server.leases import Elsewhere, Leases
from herna.server.limits import Purse
from herna.store.leases import Process

UNIX = "unix:"
CONNECT_SECONDS = 1.5
ANSWER_SECONDS = 60.0
KEPT_SECONDS = 10.0
"""How long a connection to another process waits for the next request of the same person."""
ENDING_SECONDS = 10.0
"""How long somebody may take to read the last of what was sent."""
HOP_BY_HOP = frozenset(
    (b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"expect", b"content-length", b"te", b"trailer")
)

Client = tuple[str, int]
Headers = Iterable[tuple[bytes, bytes]]


def introduction(secret: str, client: Client | None) -> bytes:
    """The first line to another process: that it may believe what follows, and whom it is from."""
    host, port = client or ("unknown", 0)
    return f"HERNA {secret} {host} {port}\n".encode()


class Unreachable(Exception):
    """The other process does not answer."""


class BrokenOff(Unreachable):
    """It was asked, and nobody knows what became of that."""


class End(asyncio.Protocol):
    """One end of a connection that was handed over: what comes in here goes out at the other end."""

    def __init__(self, purse: Purse | None = None, closed: Callable[[], None] = lambda: None) -> None:
        """Every byte that comes in is paid for out of the purse."""
        self.transport: asyncio.Transport
        self.other: asyncio.Transport
        self._purse = purse
        self._closed = closed

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self._purse is not None:
            self._purse.owe(len(data))
            if self._purse.empty:
                self.transport.abort()
                return
        self.other.write(data)

    def pause_writing(self) -> None:
        self.other.pause_reading()

    def resume_writing(self) -> None:
        if not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._closed()
        if not self.other.is_closing():
            self.other.close()
            asyncio.get_running_loop().call_later(ENDING_SECONDS, self.other.abort)


class Answer(msgspec.Struct):
    """What another process answered."""

    status: int = 0
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""


class Asking(asyncio.Protocol):
    """A connection to another process on which one request at a time is asked."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self._parser: Any = None
        self._answer = Answer()
        self._pieces: list[bytes] = []
        self._done: asyncio.Future[Answer] | None = None
        self._only_head = False
        self.reusable = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    async def ask(self, request: bytes, *, only_head: bool) -> Answer:
        self._done = asyncio.get_running_loop().create_future()
        self._parser, self._answer, self._pieces = httptools.HttpResponseParser(self), Answer(), []
        self._only_head, self.reusable = only_head, False
        self.transport.write(request)
        return await self._done

    def data_received(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserError:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.reusable = False
        if self._done is not None and not self._done.done():
            self._done.set_exception(BrokenOff())

    def on_header(self, name: bytes, value: bytes) -> None:
        self._answer.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self._answer.status = self._parser.get_status_code()
        if self._only_head:
            self._finish()
            self.transport.close()

    def on_body(self, body: bytes) -> None:
        self._pieces.append(body)

    def on_message_complete(self) -> None:
        self.reusable = not self._only_head and bool(self._parser.should_keep_alive())
        self._finish()

    def _finish(self) -> None:
        self._answer.body = b"".join(self._pieces)
        if self._done is not None and not self._done.done():
            self._done.set_result(self._answer)


class Handing:
    """The ways from this process to the others."""

    def __init__(self, leases: Leases) -> None:
        self.leases = leases
        leases.died = self.sever
        self._open: dict[str, set[asyncio.Transport]] = defaultdict(set)
        self._kept: dict[tuple[str, str], list[Asking]] = defaultdict(list)

    def sever(self, worker: str) -> None:
        """A process is dead: whoever was connected to it is to connect anew."""
        for transport in self._open.pop(worker, ()):
            transport.abort()

    def close(self) -> None:
        for worker in [*self._open]:
            self.sever(worker)

    async def connect(self, process: Process, make: Callable[[], asyncio.BaseProtocol]) -> asyncio.Transport:
        """A connection to another process. Raises `Unreachable`; where nobody is there, the process is dead."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                if process.address.startswith(UNIX):
                    found = await loop.create_unix_connection(make, process.address.removeprefix(UNIX))
                else:
                    host, _, port = process.address.rpartition(":")
                    found = await loop.create_connection(make, host.strip("[]"), int(port))
        except (ConnectionRefusedError, FileNotFoundError):
            self.leases.gone(process.worker)
            raise Unreachable from None
        except OSError as error:  # a timeout too
            raise Unreachable from error
        transport: asyncio.Transport = found[0]
        self._open[process.worker].add(transport)
        return transport

    async def hand_over(self, process: Process, client: Client | None, head: bytes, end: End) -> None:
        """Connect somebody's end to another process, and say there what they have said so far."""

        def closed() -> None:
            self._open[process.worker].discard(far.transport)

        far = End(closed=closed)
        far.other = end.transport
        end.other = await self.connect(process, lambda: far)
        far.transport.write(introduction(process.secret, client) + head)

    async def pass_on(
        self, process: Process, client: Client | None, method: str, target: bytes, headers: Headers, body: bytes
    ) -> Answer:
        """What another process answers to a request. Raises `Unreachable`."""
        lines = [b"%s %s HTTP/1.1" % (method.encode(), target)]
        lines += [name + b": " + value for name, value in headers if name not in HOP_BY_HOP]
        lines += [b"content-length: %d" % len(body), b"", body]
        whose = process.worker, str(client)
        asking = self._again(whose)
        hello = b""
        if asking is None:
            asking = Asking()
            await self.connect(process, lambda: asking)
            hello = introduction(process.secret, client)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await asking.ask(hello + b"\r\n".join(lines), only_head=method == "HEAD")
        except TimeoutError:
            raise BrokenOff from None
        finally:
            self._keep(whose, asking)
        answer.headers = [(name, value) for name, value in answer.headers if name not in HOP_BY_HOP]
        return answer

    async def ask(self, process: Process, method: str, path: str, body: bytes = b"") -> bytes:
        """What another process answers this one. Raises `Elsewhere` where it does not, or does not with a success."""
        headers = [(b"host", b"herna"), (b"content-type", b"application/json")]
        try:
            answer = await self.pass_on(process, None, method, path.encode(), headers, body)
        except Unreachable:
            raise Elsewhere from None
        if answer.status >= 300:
            raise Elsewhere
        return answer.body

    def _again(self, whose: tuple[str, str]) -> Asking | None:
        kept = self._kept.get(whose, [])
        while kept:
            asking = kept.pop()
            if asking.reusable and not asking.transport.is_closing():
                return asking
        return None

    def _keep(self, whose: tuple[str, str], asking: Asking) -> None:
        if asking.reusable:
            self._kept[whose].append(asking)
            asyncio.get_running_loop().call_later(KEPT_SECONDS, self._drop, whose, asking)
        else:
            asking.transport.abort()
            self._open[whose[0]].discard(asking.transport)

    def _drop(self, whose: tuple[str, str], asking: Asking) -> None:
        """Close a connection that nobody has needed since it was kept."""
        kept = self._kept.get(whose, [])
        with contextlib.suppress(ValueError):
            kept.remove(asking)
            asking.transport.close()
            self._open[whose[0]].discard(asking.transport)
        if not kept:
            self._kept.pop(whose, None)
