"""Several processes on one machine without Redis: each has a socket in a common folder and hears the others there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path

from litestar.channels.backends.base import ChannelsBackend


class NeighboursBackend(ChannelsBackend):
    """A channel of datagrams. What is sent is only a nudge, so that a lost one delays and never loses anything."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder)
        self._own = self._folder / f"{os.getpid()}.socket"
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._channels: set[str] = set()
        self._socket: socket.socket | None = None

    async def on_startup(self) -> None:
        self._own.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket, self._read)

    async def on_shutdown(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
        self._own.unlink(missing_ok=True)

    def _read(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                channel, _, data = self._socket.recv(65536).partition(b"\n")
                self._queue.put_nowait((channel.decode(), data))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        assert self._socket is not None
        for channel in channels:
            message = channel.encode() + b"\n" + data
            for other in self._folder.glob("*.socket"):
                try:
                    self._socket.sendto(message, str(other))
                except (ConnectionRefusedError, FileNotFoundError):
                    other.unlink(missing_ok=True)  # the process behind it is gone
                except BlockingIOError:
                    pass  # it is busy; the next nudge brings it up to date

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            channel, data = await self._queue.get()
            if channel in self._channels:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
