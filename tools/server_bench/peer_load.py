"""boardgame.io under the same load: its own server and protocol, a game whose table is about as large, with secrets."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from tools.server_bench.load import PATIENCE, resident, worked

REGIONS = 25
LENGTH = 100
SERVER = """
const { Server } = require('boardgame.io/server')
const { PlayerView } = require('boardgame.io/core')
const areas = {
  name: 'areas',
  setup: () => ({
    regions: Array.from({ length: 25 }, (_, n) => ({ id: 'A' + n, armies: [0, 0], cities: [0, 0], token: null })),
    seats: [0, 1].map(() => ({ coins: 14, supply: 1000, cards: [] })),
    row: ['a', 'b', 'c', 'd', 'e', 'f'],
    secret: { deck: Array.from({ length: 30 }, (_, n) => n) },
    players: { 0: { bid: null }, 1: { bid: null } },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, region) => {
      G.regions[region].armies[Number(playerID)] += 1
      G.seats[Number(playerID)].supply -= 1
    },
  },
}
Server({ games: [areas], origins: ['*'] }).run(Number(process.argv[2]))
"""


class PeerPerson:
    """One socket that speaks socket.io over a WebSocket."""

    def __init__(self, table: PeerTable, connection: ClientConnection) -> None:
        self.table = table
        self.connection = connection
        self.version = -1
        self.player = "0"
        self.greeted = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.connection:
            assert isinstance(text, str)
            if text == "2":
                await self.connection.send("3")
            elif text.startswith("42/areas,"):
                name, *facts = msgspec.json.decode(text[len("42/areas,") :])
                if name == "sync":
                    self._take(facts[1]["state"])
                    self.greeted.set()
                elif name == "update":
                    self.table.frames.append(len(text))
                    self._take(facts[1])
                    self.table.seen()

    def _take(self, state: Any) -> None:
        self.version, self.player = state["_stateID"], state["ctx"]["currentPlayer"]


class PeerTable:
    def __init__(self, name: str, dice: random.Random) -> None:
        self.name = name
        self.people: list[PeerPerson] = []
        self.frames: list[int] = []
        self.over = False
        self._dice = dice
        self._moves = 0
        self._waiting: asyncio.Future[None] | None = None
        self._target = 0

    async def act(self) -> None:
        player = self.people[0].player
        person = self.people[int(player)]
        payload = {"type": "place", "args": [self._dice.randrange(REGIONS)], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = msgspec.json.encode(["update", action, person.version, self.name, player]).decode()
        self._target = person.version + 1
        self._waiting = asyncio.get_running_loop().create_future()
        await person.connection.send(f"42/areas,{message}")
        await asyncio.wait_for(self._waiting, PATIENCE)
        self._moves += 1
        self.over = self._moves >= LENGTH

    def seen(self) -> None:
        if self._waiting and not self._waiting.done() and all(one.version >= self._target for one in self.people):
            self._waiting.set_result(None)

    async def close(self) -> None:
        for person in self.people:
            person.reader.cancel()
            await person.connection.close()


class PeerHost:
    """boardgame.io's server as its documentation sets it up: in memory, with no log on disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self._port = int(found.getsockname()[1])
        self._process: subprocess.Popen[bytes] | None = None
        self._dice = random.Random(1)
        self._names = (f"table-{number}" for number in itertools.count())
        self._made: list[str] = []

    def install(self) -> None:
        """The newest boardgame.io, once, with the Node that is there."""
        self._folder.mkdir(parents=True, exist_ok=True)
        (self._folder / "package.json").write_text('{"name": "peer", "private": true}')
        (self._folder / "server.js").write_text(SERVER)
        if not (self._folder / "node_modules" / "boardgame.io").is_dir():
            command = [_program("npm"), "install", "--no-audit", "--no-fund", "--silent", "boardgame.io"]
            subprocess.run(command, cwd=self._folder, check=True)

    async def __aenter__(self) -> Self:
        command = [_program("node"), "server.js", str(self._port)]
        self._process = subprocess.Popen(
            command,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        for _ in range(600):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                writer.close()
                return self
            except OSError:
                await asyncio.sleep(0.1)
        raise RuntimeError("boardgame.io's server did not start")

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        # The `node` of the Python package starts the real one, so that both have to be ended.
        os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait(10)

    async def table(self) -> PeerTable:
        table = PeerTable(next(self._names), self._dice)
        self._made.append(table.name)
        for seat in ("0", "1"):
            connection = await self._connect()
            person = PeerPerson(table, connection)
            table.people.append(person)
            await connection.send(_sync(table.name, seat))
            await asyncio.wait_for(person.greeted.wait(), PATIENCE)
        return table

    async def _connect(self) -> ClientConnection:
        address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        connection = await websockets.connect(address, compression=None, max_size=None, ping_interval=None)
        await asyncio.wait_for(connection.recv(), PATIENCE)
        await connection.send("40/areas,")
        await asyncio.wait_for(connection.recv(), PATIENCE)
        return connection

    async def idle_socket(self, number: int) -> Any:
        connection = await self._connect()
        await connection.send(_sync(self._made[number % len(self._made)], None))
        await asyncio.wait_for(connection.recv(), PATIENCE)
        return connection

    def memory(self) -> int:
        assert self._process is not None
        return resident(self._process.pid)

    def worked(self) -> float:
        assert self._process is not None
        return worked(self._process.pid)


def _sync(table: str, seat: str | None) -> str:
    return f"42/areas,{msgspec.json.encode(['sync', table, seat, None, 2]).decode()}"


def _program(name: str) -> str:
    """Node as it comes with this Python, else the system's."""
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} is needed for the side-by-side run; leave boardgame.io out with --no-peer")
    return found
