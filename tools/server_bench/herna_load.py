"""Herna under load: the real server on a real SQLite file, people at WebSockets."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from herna.server.serving import SETTINGS
from herna.server.settings import Settings
from tools.server_bench.load import PATIENCE, resident, worked

GAME = "eight_minute_empire"
UNLIMITED = 1_000_000
PROGRAM = "from herna.server.serving import run_worker; run_worker('127.0.0.1', {port})"

Connect = Callable[[str, str | None], Awaitable[ClientConnection]]


class Person:
    """One socket: keeps what it needs of the view to choose a move."""

    def __init__(self, table: HernaTable, connection: ClientConnection) -> None:
        self.table = table
        self.connection = connection
        self.view: dict[str, Any] = {}
        self.version = 0
        self.greeted = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.connection:
            frame = msgspec.json.decode(text)
            kind = frame["type"]
            if kind == "hello":
                self.view, self.version = frame["view"], frame["version"]
                self.greeted.set()
            elif kind == "update":
                self.table.frames.append(len(text))
                for path, value in frame["patch"]:
                    _put(self.view, path, value)
                self.version = frame["version"]
                self.table.seen()
            elif kind == "error":
                raise RuntimeError(frame["error"]["message"])


class HernaTable:
    def __init__(self, dice: random.Random) -> None:
        self.people: list[Person] = []
        self.frames: list[int] = []
        self.over = False
        self._dice = dice
        self._waiting: asyncio.Future[None] | None = None
        self._target = 0

    async def act(self) -> None:
        view = self.people[0].view
        person = self.people[self._dice.choice(view["seats_to_act"])]
        action = self._dice.choice(person.view["options"])
        self._target = person.version + 1
        self._waiting = asyncio.get_running_loop().create_future()
        frame = {"type": "act", "version": person.version, "action": action}
        await person.connection.send(msgspec.json.encode(frame), text=True)
        await asyncio.wait_for(self._waiting, PATIENCE)
        self.over = view["over"]

    def seen(self) -> None:
        """Somebody has seen something new; has everybody?"""
        if self._waiting and not self._waiting.done() and all(one.version >= self._target for one in self.people):
            self._waiting.set_result(None)

    async def close(self) -> None:
        for person in self.people:
            person.reader.cancel()
            await person.connection.close()


class HernaHost:
    """The server in its own process, with no limits on how much one address may ask."""

    def __init__(self, folder: Path, neighbours: str | None = None) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self._port = int(found.getsockname()[1])
        self._settings = Settings(
            database=str(folder / "tables.sqlite3"),
            neighbours=neighbours,
            requests_per_second=float(UNLIMITED),
            requests_at_once=UNLIMITED,
            frames_per_second=float(UNLIMITED),
            frames_at_once=UNLIMITED,
            sockets_per_address=UNLIMITED,
            tables_at_once=UNLIMITED,
        )
        self.url = f"http://127.0.0.1:{self._port}/"
        self._process: subprocess.Popen[bytes] | None = None
        self._dice = random.Random(1)
        self._ids: list[str] = []

    async def __aenter__(self) -> Self:
        environment = os.environ | {SETTINGS: msgspec.json.encode(self._settings).decode()}
        self._process = subprocess.Popen([sys.executable, "-c", PROGRAM.format(port=self._port)], env=environment)
        for _ in range(600):
            try:
                await self._ask("GET", "/healthz")
                return self
            except OSError:
                await asyncio.sleep(0.1)
        raise RuntimeError("the server did not start")

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(10)

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        """One plain HTTP request: enough for this, and nothing to install."""
        async with asyncio.timeout(PATIENCE):
            return await self._answer(method, path, body)

    async def _answer(self, method: str, path: str, body: Any) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        data = msgspec.json.encode(body) if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\nconnection: close\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = await reader.read()
        writer.close()
        return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])

    async def table(self, connect: Connect | None = None) -> HernaTable:
        """A new table; `connect` seats its people elsewhere than here."""
        seats = [{"kind": "human"}, {"kind": "human"}]
        made = await self._ask("POST", "/api/tables", {"game": GAME, "players": 2, "seats": seats})
        self._ids.append(made["id"])
        table = HernaTable(self._dice)
        for seat in made["seats"]:
            connection = await (connect or self.connect)(made["id"], seat["token"])
            table.people.append(Person(table, connection))
        for person in table.people:
            await asyncio.wait_for(person.greeted.wait(), PATIENCE)
        return table

    async def connect(self, table: str, token: str | None) -> ClientConnection:
        query = f"?token={token}" if token else ""
        address = f"ws://127.0.0.1:{self._port}/api/tables/{table}/live{query}"
        return await websockets.connect(address, compression=None, max_size=None, ping_interval=None)

    async def idle_socket(self, number: int) -> Any:
        connection = await self.connect(self._ids[number % len(self._ids)], None)
        await asyncio.wait_for(connection.recv(), PATIENCE)
        return connection

    def memory(self) -> int:
        assert self._process is not None
        return resident(self._process.pid)

    def worked(self) -> float:
        assert self._process is not None
        return worked(self._process.pid)


def _put(view: Any, path: list[Any], value: Any) -> None:
    for key in path[:-1]:
        view = view[key]
    view[path[-1]] = value
