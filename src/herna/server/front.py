"""The front door: limits, and the headers that keep a page safe, around everything else."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from herna.server import metrics
from herna.server.limits import Limits
from herna.server.live import Live
from herna.server.refusals import ErrorBody, refusal, status
from herna.server.settings import Settings
from herna.table import TableError

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
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
COSTS = {"/api/tables": 4.0, "/api/records": 8.0, "/api/qr": 4.0}
"""Making a table costs more than looking at one."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
UNLIMITED = ("/healthz", "/metrics")


class Front:
    """The whole server as one ASGI application."""

    def __init__(self, app: ASGIApp, live: Live, settings: Settings) -> None:
        self.app = app
        self._live = live
        self._origins = {origin.rstrip("/") for origin in settings.origins}
        self._limits = Limits(settings.requests_per_second, settings.requests_at_once, settings.sockets_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
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

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *HEADERS]
                if api and not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                message["headers"] = headers
                metrics.REQUESTS.labels(kind, str(message["status"])).inc()
            await send(message)

        cost = COSTS.get(path, 1.0) if scope["method"] == "POST" else 1.0
        if path not in UNLIMITED and not self._limits.request(_address(scope), cost):
            metrics.REFUSED.labels("requests").inc()
            await _refuse(TableError("too-many"), send_safely)
            return
        if scope["method"] not in SAFE_METHODS and not self._same_origin(scope):
            metrics.REFUSED.labels("origin").inc()
            await _refuse(TableError("not-allowed", why="origin"), send_safely)
            return
        await self.app(scope, receive, send_safely)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = _address(scope)
        if not self._same_origin(scope):
            metrics.REFUSED.labels("origin").inc()
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "not-allowed"})
        elif not self._limits.request(address) or not self._limits.open_socket(address):
            metrics.REFUSED.labels("sockets").inc()
            await receive()
            await send({"type": "websocket.close", "code": 1013, "reason": "too-many"})
        else:
            metrics.SOCKETS.inc()
            try:
                await self._live(scope, receive, send)
            finally:
                metrics.SOCKETS.dec()
                self._limits.close_socket(address)

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


def _kind(path: str) -> str:
    """The kind of a path, without ids: for the metrics."""
    parts = path.strip("/").split("/")
    if parts[0] != "api":
        return "page" if parts[0] not in ("schema", "healthz", "metrics") else parts[0]
    if len(parts) >= 4 and parts[1] in ("tables", "games"):
        return f"{parts[1]}/{parts[3]}" if parts[3] in KNOWN else f"{parts[1]}/other"
    return parts[1] if len(parts) > 1 and parts[1] in ("tables", "games", "records", "reach", "qr") else "other"


KNOWN = frozenset(
    (
        *("join", "state", "actions", "why", "undo", "chat", "rename", "stand-in", "live"),
        *("record", "replay", "branch", "rematch", "content", "rulebook", "tutorial"),
    )
)


def _address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


async def _refuse(error: TableError, send: Send) -> None:
    body = msgspec.json.encode(ErrorBody(refusal(error)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status(error) == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status(error), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
