"""Processes on several machines hear of each other through Redis, for as long as it is there.

What goes through it are only nudges: without them the others look into the store themselves, a little later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterable

from litestar.channels.backends.base import ChannelsBackend
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

logger = logging.getLogger("herna")

ANSWER_SECONDS = 3.0
SILENT_SECONDS = 2.0
"""After this long without a word the connection is tried; a network can die without saying so."""
SILENCES_MOST = 2
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0

GONE = (RedisError, OSError, TimeoutError)


class RedisBackend(ChannelsBackend):
    """A channel through Redis that outlives it: nobody waits for a Redis that is away, and it is sought until found.

    The library's own would reconnect without a word; whoever listens has to know that something was missed.
    """

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=ANSWER_SECONDS,
            socket_timeout=ANSWER_SECONDS,
        )
        self._channels: set[str] = set()
        self._changed = asyncio.Event()
        self.away = True
        self.turns = 0
        """How often the connection has come or gone: whoever sees it change may have missed something."""

    async def on_startup(self) -> None:
        """Redis need not be there yet."""

    async def on_shutdown(self) -> None:
        with contextlib.suppress(*GONE):
            await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self.away:
            return
        try:
            for channel in channels:
                await self._redis.publish(channel, data)
        except GONE as error:
            self._lost(error)
            self._changed.set()  # the listener begins anew, and finds out how it stands

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)
        self._changed.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)
        self._changed.set()

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        pause = FIRST_PAUSE
        while True:
            if not self._channels:
                self._changed.clear()
                await self._changed.wait()
            listening = self._redis.pubsub()
            try:
                async with listening:
                    await self._begin(listening)
                    pause = FIRST_PAUSE
                    async for event in self._hear(listening):
                        yield event
            except GONE as error:
                self._lost(error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _lost(self, error: Exception) -> None:
        if not self.away or not self.turns:
            logger.warning("Redis is away, the other processes are heard of through the database: %s", error)
        self.away = True
        self.turns += 1

    async def _begin(self, listening: PubSub) -> None:
        self._changed.clear()
        await listening.subscribe(*self._channels)
        confirmed = 0
        while confirmed < len(self._channels):
            if await listening.get_message(timeout=ANSWER_SECONDS) is None:
                raise TimeoutError("no answer")
            confirmed += 1
        if self.turns:
            logger.warning("Redis is back")
        self.away = False
        self.turns += 1

    async def _hear(self, listening: PubSub) -> AsyncGenerator[tuple[str, bytes], None]:
        silences = 0
        while not self._changed.is_set():
            message = await listening.get_message(timeout=SILENT_SECONDS)
            if message is None:
                silences += 1
                if silences > SILENCES_MOST:
                    raise TimeoutError("no answer")
                await listening.ping()
                continue
            silences = 0
            if message["type"] == "message":
                yield message["channel"].decode(), message["data"]

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
