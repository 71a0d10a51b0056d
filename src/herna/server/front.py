"""The front door: limits, and the headers that keep a page safe, around everything else."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from functools import cache, partial
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from herna.kernel import HernaError
from herna.server import metrics, prices
from herna.server.asker import ASKER, REQUEST
from herna.server.asker import TABLE as TABLE_ASKED
from herna.server.handing import BrokenOff, Unreachable
from herna.server.leases import Elsewhere
from herna.server.limits import Limits, Purse, Seat, networks
from herna.server.live import Live
from herna.server.refusals import ErrorBody, refusal, status
from herna.server.settings import Settings
from herna.store import StoreAway
from herna.store.leases import Process
from herna.table import TableError

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")
NOT_DONE, TOO_MANY = 400, 429
HANG_UP = (b"connection", b"close")
"""Whoever asks too much has to connect anew: what they have sent already is not even looked at."""
TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})(?:/|$)")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
ANY_HOST = ("/healthz", "/metrics")
"""Whoever watches over the server asks for these by whatever name it has from there."""
INSIDE = "herna.inside"
"""Under this name a request says that another process of the server has passed it on."""
NOBODY = "unknown"
DOOR = "herna.door"
"""Under this name a socket's scope has the door it came through, which can cut it off."""
MOVES = b'"table-moves"'
MOVES_WITHIN = 100
"""The bytes within which a process says that it has a table no longer."""
PASSING_ATTEMPTS = 8
PASSING_PAUSE = 0.7
BYTES_LIKE_A_REQUEST = 64 * 1024
"""The bytes of an answer that cost as much as a request."""


class Refused(Exception):
    """The request is not even looked at."""

    def __init__(self, error: TableError, limit: str = "") -> None:
        super().__init__(error.code)
        self.error = error
        self.limit = limit


class Gone(Exception):
    """Whoever asked has hung up."""


class Front:
    """The whole server as one ASGI application."""

    def __init__(self, app: ASGIApp, live: Live, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self._live = live
        self.rooms = live.rooms
        self.settings = settings
        self._hosts = {host.lower() for host in settings.hosts}
        self._origins = {origin.rstrip("/") for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind in ("http", "websocket"):
            whose = networks(_address(scope))
            ASKER.set(whose[0])
            REQUEST.set(secrets.token_hex(6))
            named = TABLE.match(cast("Any", scope)["path"])
            TABLE_ASKED.set(named[1] if named else "")
            await self.limits.turns.mine(whose[-1])
        if kind == "http":
            await self._request(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        api = path.startswith("/api/")
        kind = _kind(path)
        purse: Purse | None = None

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *HEADERS, (b"x-request-id", REQUEST.get().encode())]
                if api and not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                message["headers"] = headers
                metrics.REQUESTS.labels(kind, str(message["status"])).inc()
                if purse is not None and message["status"] >= NOT_DONE:
                    purse.owe(prices.REFUSED)
            elif purse is not None and message["type"] == "http.response.body":
                purse.owe(len(message["body"]) / BYTES_LIKE_A_REQUEST)
            await send(message)

        try:
            if path not in ANY_HOST and not _from_ourselves(scope) and not self._right_host(scope):
                raise Refused(TableError("wrong-host"), "host")
            if self._banned():
                raise Refused(TableError("banned"), "banned")
            if (process := await self._elsewhere(scope)) is not None:
                await self._pass_on(process, scope, receive, send, send_safely)
                return
            if scope["method"] in SAFE_METHODS:
                purse = self._pay(scope, prices.of(scope["method"], path), self._holder(scope))
            else:
                if not self._same_origin(scope):
                    raise Refused(TableError("not-allowed", why="origin"), "origin")
                purse, receive = await self._take_in(scope, receive)
        except Refused as refused:
            metrics.REFUSED.labels(refused.limit).inc()
            await _refuse(refused.error, send_safely)
        except (StoreAway, Elsewhere) as error:
            await _refuse(error, send_safely)
        except Gone:
            pass
        else:
            await self.app(scope, receive, send_safely)

    async def _elsewhere(self, scope: Any) -> Process | None:
        """The other process that the table of a request is alive in; None where it is here, or about no table."""
        handing, named = self.rooms.handing, TABLE.match(scope["path"])
        if handing is None or named is None or INSIDE in scope or self.rooms.has(named[1]):
            return None
        known = handing.leases.known(named[1])
        if known is not None:
            return known
        self._pay(scope, 1.0)
        return await handing.leases.owner(named[1])

    async def _pass_on(self, process: Process, scope: Any, receive: Receive, send: Send, send_safely: Send) -> None:
        """Let the process answer in which the table is alive, and count the costs. If it has died, do it here."""
        handing, body = self.rooms.handing, b""
        table_id = TABLE.match(scope["path"])[1]  # type: ignore[index]
        assert handing is not None
        if scope["method"] not in SAFE_METHODS:
            if not self._same_origin(scope):
                raise Refused(TableError("not-allowed", why="origin"), "origin")
            body = await self._body(scope, receive, prices.body_most(scope["path"]))
        target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        found: Process | None = process
        for _ in range(PASSING_ATTEMPTS):
            if found is None:
                scope[INSIDE] = True  # it is here now
                await self._request(scope, _saying(body, receive), send)
                return
            try:
                answer = await handing.pass_on(
                    found, scope.get("client"), scope["method"], target, scope["headers"], body
                )
            except BrokenOff:
                if scope["method"] not in SAFE_METHODS:
                    break  # to do it again could do it twice
                answer = None
            except Unreachable:
                answer = None
            if answer is not None and MOVES not in answer.body[:MOVES_WITHIN]:
                metrics.REQUESTS.labels(_kind(scope["path"]), str(answer.status)).inc()
                headers = [*answer.headers, *([HANG_UP] if answer.status == TOO_MANY else ())]
                await send({"type": "http.response.start", "status": answer.status, "headers": headers})
                await send({"type": "http.response.body", "body": answer.body, "more_body": False})
                return
            handing.leases.forget(table_id)
            found = await handing.leases.owner(table_id)
            if found is not None:
                await asyncio.sleep(PASSING_PAUSE)
        await _refuse(Elsewhere(), send_safely)

    async def _take_in(self, scope: Any, receive: Receive) -> tuple[Purse, Receive]:
        """Read the body of a request and let it be paid for, by whoever holds the seat it names."""
        path = scope["path"]
        price = prices.of(scope["method"], path)
        named = TABLE.match(path)
        purse = self._pay(scope, price) if named is None else None
        body = await self._body(scope, receive, prices.body_most(path))
        if purse is None:
            purse = self._pay(scope, price, self._holder_by(named, body))
        if prices.opens_table(path):
            self._pay_table(scope)
        return purse, _saying(body, receive)

    async def _body(self, scope: Any, receive: Receive, most: int) -> bytes:
        """The body of a request, if it is not too large and comes in time."""
        length = dict(scope["headers"]).get(b"content-length", b"0")
        pieces, size = [], int(length) if length.isdigit() else 0
        too_large = Refused(TableError("too-large", most=f"{most // 1024} KB"), "body")
        if size > most:
            raise too_large
        size = 0
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                while True:
                    message: Any = await receive()
                    if message["type"] != "http.request":
                        raise Gone
                    pieces.append(message["body"])
                    size += len(message["body"])
                    if size > most:
                        raise too_large
                    if not message.get("more_body"):
                        return b"".join(pieces)
        except TimeoutError:
            raise Refused(TableError("too-slow"), "body") from None

    def _pay(self, scope: Any, price: float, seat: Seat | None = None) -> Purse:
        if _from_ourselves(scope):
            return Purse()
        counters = self.limits.kept if price == prices.KEPT else self.limits.requests
        purse = counters.purse(_address(scope), seat)
        if not purse.take(price):
            raise Refused(TableError("too-many"), "requests")
        return purse

    def _pay_table(self, scope: Any) -> None:
        if not self.limits.tables.purse(_address(scope)).take():
            raise Refused(TableError("too-many-tables"), "tables")

    def _holder(self, scope: Any) -> Seat | None:
        """The seat held by whoever asks, where the address of the request proves it."""
        named = TABLE.match(scope["path"])
        if named is None or b"token=" not in scope["query_string"]:
            return None
        tokens = parse_qs(scope["query_string"].decode("latin-1")).get("token", ())
        return self.rooms.holder(named[1], next(iter(tokens), ""))

    def _holder_by(self, named: re.Match[str] | None, body: bytes) -> Seat | None:
        """The same, where the body proves it."""
        if named is None:
            return None
        try:
            token = msgspec.json.decode(body, type=Named).token
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            return None
        return self.rooms.holder(named[1], token) if token else None

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address, seat = _address(scope), self._holder(scope)
        frames = self.limits.frames.purse(address, seat)
        if self._banned() or not self._right_host(scope) or not self._same_origin(scope):
            metrics.REFUSED.labels("origin").inc()
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "not-allowed"})
        elif (
            frames.empty
            or not self.limits.requests.purse(address, seat).take()
            or not self.limits.open_socket(address, seat)
        ):
            metrics.REFUSED.labels("sockets").inc()
            await receive()
            await send({"type": "websocket.close", "code": 1013, "reason": "too-many"})
        else:
            metrics.SOCKETS.inc()
            door = scope.get("extensions", {}).get(DOOR)
            if door is not None:
                door.purse = self.limits.wire.purse(address, seat)
            try:
                turn = partial(self.limits.turns.mine, networks(address)[-1])
                await self._live(scope, receive, send, frames, turn, None if door is None else door.cut)
            finally:
                metrics.SOCKETS.dec()
                self.limits.close_socket(address, seat)

    def _banned(self) -> bool:
        """Has the operator shut whoever asks out?"""
        return self.rooms.banned.get(ASKER.get(), 0.0) > time.time()

    def _right_host(self, scope: Any) -> bool:
        """Is this server meant? Anything that points a name of its own at the server's address is not served, where the
        operator has said under which names people come."""
        if not self._hosts:
            return True
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
        return host in self._hosts or host.rpartition(":")[0] in self._hosts

    def _same_origin(self, scope: Any) -> bool:
        """A page of another site may neither open a socket nor post. Programs that are no browser send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return True
        text = origin.decode("latin-1").rstrip("/")
        try:
            site = urlsplit(text).netloc
        except ValueError:
            return False
        return text in self._origins or site == headers.get(b"host", b"").decode("latin-1")


def _saying(body: bytes, receive: Receive) -> Receive:
    """What says a body that has been read already, and then whatever comes."""
    told = False

    async def receive_again() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


class Named(msgspec.Struct):
    """Of a body, what says who sent it."""

    token: str | None = None


def _kind(path: str) -> str:
    """The kind of a path, without ids: for the metrics."""
    parts = path.strip("/").split("/")
    if parts[0] != "api":
        return "page" if parts[0] not in ("schema", "healthz", "metrics") else parts[0]
    if len(parts) >= 4 and parts[1] in ("tables", "games"):
        return f"{parts[1]}/{parts[3]}" if parts[3] in COUNTED_APART else f"{parts[1]}/other"
    return parts[1] if len(parts) > 1 and parts[1] in ("tables", "games", "records", "reach", "qr") else "other"


COUNTED_APART = frozenset(
    (
        *("join", "state", "actions", "why", "undo", "chat", "rename", "stand-in", "word", "close", "live"),
        *("record", "replay", "branch", "rematch", "picture", "why-not"),
        *("content", "rulebook", "tutorial", "lexicon", "words"),
    )
)


def _address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else NOBODY


def _from_ourselves(scope: Any) -> bool:
    """Does another process of the server ask, on nobody's behalf?"""
    return INSIDE in scope and _address(scope) == NOBODY


async def _refuse(error: HernaError, send: Send) -> None:
    body = _written(error) if error.facts else _said_often(error.code)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status(error) == TOO_MANY:
        headers += [(b"retry-after", b"1"), HANG_UP]
    await send({"type": "http.response.start", "status": status(error), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _written(error: HernaError) -> bytes:
    return msgspec.json.encode(ErrorBody(refusal(error)))


@cache
def _said_often(code: str) -> bytes:
    """A refusal that says the same to everybody."""
    return _written(TableError(code))
