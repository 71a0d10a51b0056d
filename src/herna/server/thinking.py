"""Bots think in other processes, each with a time limit, so that the server never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from herna import bots
from herna.kernel import Action, State

logger = logging.getLogger("herna")

Result = TypeVar("Result")

ALONE_SECONDS = 1.0
START_SECONDS = 60.0
"""How long a new process may take to start; on a busy machine that is slow."""


class TooSlow(Exception):
    """The work took longer than allowed, or its process died."""


class Thinker:
    """One process that thinks about one thing at a time, and can be ended in the middle of it."""

    def __init__(self, own: tuple[str, ...] = ()) -> None:
        self.own = own
        self._pool: ProcessPoolExecutor | None = None
        self._process: int | None = None

    async def start(self) -> None:
        if self._pool is not None:
            return
        context = get_context("spawn")
        facts = (os.getpid(), self.own)
        pool = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=belong_to, initargs=facts)
        self._pool = pool
        self._process = await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, ready), START_SECONDS)

    async def work(self, seconds: float, function: Callable[..., Result], *facts: Any) -> Result:
        """The result, if it comes in time. Otherwise, and when nobody wants it any more, the process is ended."""
        try:
            await self.start()
            assert self._pool is not None
            future = asyncio.get_running_loop().run_in_executor(self._pool, function, *facts)
            return await asyncio.wait_for(future, seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            self.end()
            raise TooSlow(function.__name__) from error
        except asyncio.CancelledError:
            self.end()
            raise

    def end(self) -> None:
        """End the process; the next piece of work gets a new one."""
        pool, process = self._pool, self._process
        self._pool = self._process = None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """As many thinkers as may think at the same time. Whoever wants one waits in line."""

    def __init__(self, count: int, seconds: float, own: tuple[str, ...] = ()) -> None:
        self.seconds = seconds
        self._closed = False
        self._all = [Thinker(own) for _ in range(count)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def warm_up(self) -> None:
        """Start every process now."""
        for thinker in self._all:
            await thinker.start()

    async def work(self, function: Callable[..., Result], *facts: Any) -> Result:
        thinker = await self._free.get()
        if self._closed:
            raise TooSlow(function.__name__)
        try:
            return await thinker.work(self.seconds, function, *facts)
        finally:
            self._free.put_nowait(thinker)

    async def choose(self, state: State, seat: int, level: str) -> Action:
        """What a bot of that level does in this seat. It is shown an imagined state, never the true one.

        A bot that takes too long or breaks down does something at random: a game never stops for it.
        """
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        if level not in bots.levels():
            # A bot of the operator's own that is not there any more.
            level = bots.levels()[-1]
        imagined = state.imagine(seat, secrets.SystemRandom())
        setting = imagined.setting
        facts = (setting.game.name, setting.players, msgspec.to_builtins(setting.options), imagined.dump())
        try:
            chosen = state.decode(await self.work(choose, *facts, seat, level, secrets.randbits(32)))
        except TooSlow:
            logger.warning("a bot of level %s did not choose in time", level)
            return secrets.choice(options)
        except Exception:
            logger.exception("a bot of level %s could not choose", level)
            return secrets.choice(options)
        if chosen not in options:
            logger.warning("a bot of level %s chose %s, which is not offered", level, state.notation(chosen))
            return secrets.choice(options)
        return chosen

    def close(self) -> None:
        self._closed = True
        for thinker in self._all:
            thinker.end()


def ready() -> int:
    """The number of this process, once it has everything it needs to think."""
    from herna.games import game, names

    for name in names():
        game(name)
    return os.getpid()


def belong_to(server: int, own: tuple[str, ...]) -> None:
    """The first thing a thinker does: it comes and goes with its server, and knows the operator's own bots."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # for the server, which ends its thinkers itself
    threading.Thread(target=_leave_with, args=(server,), daemon=True).start()
    for address in own:
        bots.enlist(address, here=True)


def _leave_with(server: int) -> None:
    """A server that was killed can end nobody, so its thinkers look whether it is still there."""
    while os.getppid() == server:
        time.sleep(ALONE_SECONDS)
    os._exit(0)


def choose(
    game: str, players: int, options: dict[str, Any], position: dict[str, Any], seat: int, level: str, seed: int
) -> dict[str, Any]:
    """The choice of a bot, in its own process."""
    from herna.games import game as find_game

    setting = find_game(game).setting_of(players, options)
    state = setting.game.state.load(setting, position)
    try:
        chosen: dict[str, Any] = msgspec.to_builtins(bots.bot(level, seed).choose(state, seat))
    except SystemExit as error:
        raise RuntimeError("the bot wanted to leave the program") from error
    return chosen
