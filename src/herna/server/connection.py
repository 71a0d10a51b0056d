"""One open socket: whose eyes look through it, and what waits to be sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable

from herna.table.frames import Eyes

Send = Callable[[str], Awaitable[None]]


class Connection:
    """A socket's way out. Nobody waits for a slow client: its frames queue up, and past a limit it is sent away."""

    __slots__ = ("_most", "_send", "_slow", "_task", "_waiting", "eyes", "language")

    def __init__(self, eyes: Eyes, send: Send, slow: Callable[[], Awaitable[None]], most: int) -> None:
        self.eyes = eyes
        self.language: str | None = None
        """The language in which this screen wants to be told what may be done; without one, it is told no words."""
        self._send = send
        self._slow = slow
        self._most = most
        self._waiting: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None

    def push(self, frame: str) -> None:
        """Send a frame after those that wait already."""
        if len(self._waiting) > self._most:
            return  # it is being sent away
        self._waiting.append(frame)
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        # A socket that is gone ends its reader too, which takes the connection off the table.
        with contextlib.suppress(Exception):
            while self._waiting:
                if len(self._waiting) > self._most:
                    await self._slow()
                    return
                await self._send(self._waiting.popleft())
        self._task = None
