"""The inner door: through it the other processes of a server hand connections over to this one."""

from __future__ import annotations

import asyncio
import hmac
import os
import socket
from typing import Any

import sqlalchemy as sql
import uvicorn
from uvicorn.server import ServerState

from herna.server.doors import HttpDoor
from herna.server.handing import UNIX
from herna.server.settings import Settings
from herna.store.place import database_file, database_url

INTRODUCTION_MOST = 256
INTRODUCTION_SECONDS = 5.0
LOOPBACK = "127.0.0.1"


class Introduced:
    """A connection from another process, which says on whose behalf it comes: for everybody here it comes from them."""

    def __init__(self, transport: Any, client: tuple[str, int]) -> None:
        self._transport = transport
        self._client = client

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        if name == "socket":
            return default
        return self._client if name == "peername" else self._transport.get_extra_info(name, default)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class InsideDoor(HttpDoor):
    """Requests from another process, once it has shown that it is one."""

    inside = True

    def __init__(self, secret: str, **facts: Any) -> None:
        super().__init__(**facts)
        self._secret = secret
        self._before = b""
        self._introduced = False
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self._late = self.loop.call_later(INTRODUCTION_SECONDS, transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._introduced:
            super().data_received(data)
            return
        self._before += data
        line, end, rest = self._before.partition(b"\n")
        if len(line) > INTRODUCTION_MOST:
            self.transport.abort()
        elif end:
            words = line.decode("latin-1").split(" ")
            if len(words) != 4 or not hmac.compare_digest(words[1], self._secret) or not words[3].isdigit():
                self.transport.abort()
                return
            self._introduce((words[2], int(words[3])))
            if rest and not self.transport.is_closing():
                super().data_received(rest)

    def _introduce(self, client: tuple[str, int]) -> None:
        assert self._late is not None
        self._late.cancel()
        self._introduced, self._before = True, b""
        super().connection_made(Introduced(self.transport, client))  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        if self._late is not None:
            self._late.cancel()
        if self._introduced:
            super().connection_lost(exc)

    def eof_received(self) -> None:
        if not self._introduced:
            self.transport.abort()


class Inside:
    """Where the other processes reach this one."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self._settings = settings
        self._secret = secret
        self._state = ServerState()
        self._server: asyncio.Server | None = None
        self._file: str | None = None

    async def open(self, app: Any, options: dict[str, Any]) -> str:
        """Listen; the address by which the others come."""
        config = uvicorn.Config(app, **options | {"log_config": None})
        config.load()
        loop = asyncio.get_running_loop()

        def door() -> InsideDoor:
            return InsideDoor(self._secret, config=config, server_state=self._state, app_state={})

        if self._settings.neighbours is not None and database_file(database_url(self._settings.database)) is not None:
            self._file = f"{self._settings.neighbours}/{os.getpid()}.inside"
            self._server = await loop.create_unix_server(door, self._file)
            return UNIX + self._file
        host, _, port = (self._settings.inside or own_address(self._settings)).partition(":")
        self._server = await loop.create_server(door, host, int(port or 0))
        return f"{host}:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for connection in [*self._state.connections]:
            connection.shutdown()


def own_address(settings: Settings) -> str:
    """The address with which this machine reaches the database: other machines of the server reach it there too."""
    url = sql.make_url(settings.database) if "://" in settings.database else None
    if url is None or not url.host or url.host.startswith("/"):
        return LOOPBACK
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((url.host, url.port or 5432))  # nothing is sent
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])
