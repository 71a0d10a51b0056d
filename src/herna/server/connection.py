"""One open socket: whose eyes look through it, and what waits to be sent."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable

from herna.table.frames import Eyes

Send = Callable[[str], Awaitable[None]]


class Connection:
    """A socket's way out. Nobody waits for a slow client: its frames queue up, and past a limit it is cut off."""

    __slots__ = (
        "_bytes",
        "_bytes_most",
        "_cut",
        "_most",
        "_send",
        "_task",
        "_waiting",
        "expel",
        "eyes",
        "holds",
        "language",
    )

    def __init__(self, eyes: Eyes, send: Send, cut: Callable[[], None], most: int, bytes_most: int) -> None:
        self.eyes = eyes
        self.language: str | None = None
        """The language in which this screen wants to be told what may be done; without one, it is told no words."""
        self.holds: frozenset[str] = frozenset()
        """The hashes of the tokens that let it see from its seats."""
        self.expel: Callable[[int, str], Awaitable[None]] | None = None
        """Hangs up, with a code and the reason: its seats are withdrawn, or the table is elsewhere now."""
        self._send = send
        self._cut = cut
        self._most = most
        self._bytes_most = bytes_most
        self._bytes = 0
        self._waiting: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None

    def push(self, frame: str) -> None:
        """Send a frame after those that wait already."""
        if len(self._waiting) > self._most or self._bytes > self._bytes_most:
            return  # it has been cut off
        self._waiting.append(frame)
        if self._task is not None:
            # Only what waits behind something else counts: a long table may be told in one large frame.
            self._bytes += len(frame)
            if len(self._waiting) > self._most or self._bytes > self._bytes_most:
                self._cut()
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        # A socket that is gone ends its reader too, which takes the connection off the table.
        with contextlib.suppress(Exception):
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes = max(0, self._bytes - len(frame))
                await self._send(frame)
        self._task = None
