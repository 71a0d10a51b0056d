"""Thinking on other machines: a bot's choice is a job in a queue over Redis, done by whichever worker is free.

What goes through Redis are imagined states, never true ones. Nothing hangs on it: while no worker is there, or Redis is
away, bots think at home.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from saq import Worker
from saq.queue.redis import RedisQueue

from herna.server.line import Line
from herna.server.thinking import FarAway, Thinkers, TooSlow, choose

QUEUE = "herna"
WORKER = "herna:thinker:"
"""Workers say under this name, again and again, how many of theirs think."""
BEAT_SECONDS = 1.0
GONE_SECONDS = 4
ANSWER_SECONDS = 3.0
DEQUEUE_SECONDS = 1.0
LOOKING_SECONDS = 0.25
ON_ITS_WAY_SECONDS = 3.0
"""How much longer than its thinking a job may take before it is done at home."""
IN_FLIGHT = 32
"""How many jobs of one process may be on their way; whoever wants more waits in line, where addresses take turns."""

GONE = (RedisError, OSError, TimeoutError)

logger = logging.getLogger("herna")
logging.getLogger("saq").setLevel(logging.CRITICAL)  # it would tell every failure at length; we say once what is wrong


def _redis(url: str) -> Redis:
    """A Redis for which nobody waits long, and which is tried anew each time."""
    return Redis.from_url(
        url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS
    )


def _queue(redis: Redis) -> RedisQueue:
    return RedisQueue(redis, QUEUE, dump=msgspec.json.encode, load=msgspec.json.decode)


class Far:
    """The thinkers of other machines, as a server sees them."""

    def __init__(self, url: str) -> None:
        self._redis = _redis(url)
        self._queue = _queue(_redis(url))
        self.desks = 0
        """How many think there."""
        self._line = Line(range(IN_FLIGHT))
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Look for workers from now on."""
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for one in (self._redis.aclose(), self._queue.disconnect()):
            with contextlib.suppress(*GONE):
                await one

    async def choose(self, facts: list[Any], seconds: float, whose: str) -> list[dict[str, Any]]:
        """What a bot chooses that may think for so long. Raises `FarAway` where nobody has answered by then."""
        patience = seconds + ON_ITS_WAY_SECONDS
        try:
            async with self._line.desk(whose), asyncio.timeout(patience):
                job = await self._queue.enqueue(
                    "think", facts=facts, timeout=int(patience) + 1, retries=1, ttl=60, key=secrets.token_hex(8)
                )
                if job is None:
                    raise FarAway
                while not job.completed:
                    # What is done between two looks is not told: so it is looked at often.
                    with contextlib.suppress(TimeoutError):
                        await job.refresh(LOOKING_SECONDS)
                found: list[dict[str, Any]] | None = job.result
        except (*GONE, RuntimeError) as error:  # SAQ's error for a job that Redis has forgotten
            raise FarAway from error
        if found is None:
            raise FarAway
        return found

    async def _watch(self) -> None:
        while True:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    names = [name async for name in self._redis.scan_iter(f"{WORKER}*")]
                    told = await self._redis.mget(names) if names else []
                self._found(sum(int(desks) for desks in told if desks))
            except GONE:
                self._found(0)
            await asyncio.sleep(BEAT_SECONDS)

    def _found(self, desks: int) -> None:
        if bool(desks) != bool(self.desks):
            where = f"on other machines, {desks} at a time" if desks else "at home: no worker is heard of through Redis"
            logger.warning("bots think %s", where)
        self.desks = desks


class ThinkWorker(Worker[Any]):
    """Does jobs of SAQ, and takes a breath while Redis is away."""

    async def process(self) -> bool:
        began = time.monotonic()
        done = await super().process()
        if not done and time.monotonic() - began < DEQUEUE_SECONDS / 2:
            await asyncio.sleep(DEQUEUE_SECONDS)
        return done


async def think_for_others(url: str, count: int, seconds: float) -> None:
    """Think for the servers that share this Redis, `count` bots at a time, until told to stop."""
    thinkers = Thinkers(count, seconds)
    name = WORKER + secrets.token_hex(8)
    redis = _redis(url)

    async def think(_: Any, *, facts: list[Any]) -> list[dict[str, Any]] | None:
        try:
            return await thinkers.work(choose, *facts)
        except TooSlow:
            return None

    async def say_so() -> None:
        away = False
        while True:
            try:
                await redis.set(name, count, ex=GONE_SECONDS)
                if away:
                    logger.warning("Redis is back")
                away = False
            except GONE as error:
                if not away:
                    logger.warning("Redis is away: %s", error)
                away = True
            await asyncio.sleep(BEAT_SECONDS)

    await thinkers.warm_up()
    worker = ThinkWorker(_queue(_redis(url)), [("think", think)], concurrency=count, dequeue_timeout=DEQUEUE_SECONDS)
    saying = asyncio.create_task(say_so())
    try:
        await worker.start()
    finally:
        saying.cancel()
        with contextlib.suppress(*GONE):
            await redis.delete(name)
            await redis.aclose()
        thinkers.close()
