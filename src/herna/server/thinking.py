"""Bots think in other processes, each with a time limit, so that the server never waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from herna import bots
from herna.games import game as find_game
from herna.games import names
from herna.kernel import Action, BadSetting, State
from herna.server.limits import Bucket
from herna.server.line import Line, TooLong

logger = logging.getLogger("herna")

Result = TypeVar("Result")

ALONE_SECONDS = 1.0
PATIENT_SECONDS = 4.0
"""How long a person may have to wait for all bots of a table together, however many think elsewhere."""
LEAST_SECONDS = 0.1
GLANCE_SECONDS = 0.2
"""How long a move may be looked for in place of a bot that was late."""
START_SECONDS = 60.0
"""How long a new process may take to start; on a busy machine that is slow."""


class TooSlow(Exception):
    """The work took longer than allowed, or its process died."""


class FarAway(Exception):
    """Nobody on another machine has done the work."""


class OtherMachines(Protocol):
    """Those who think on other machines."""

    @property
    def desks(self) -> int:
        """How many think there now."""

    async def choose(self, facts: list[Any], seconds: float, whose: str) -> list[dict[str, Any]]:
        """What a bot chooses. Raises `FarAway`."""


class Share(NamedTuple):
    """What a bot's part of the time hangs on: its level, how many bots move before a person does, how long it has
    waited."""

    level: str
    bots_in_turn: int
    waited: float = 0.0


class Thinker:
    """One process that thinks about one thing at a time, and can be ended in the middle of it."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process: int | None = None
        self._began = 0.0
        self._until = get_context("spawn").Value("d", math.inf, lock=False)
        """When the bot that thinks has to answer with the best it has; its process looks at it all the time."""

    async def start(self) -> None:
        if self._pool is not None:
            return
        context = get_context("spawn")
        given = (os.getpid(), self._until)
        pool = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=belong_to, initargs=given)
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

    def begin(self, seconds: float = math.inf) -> None:
        """From now on a bot may think for so long."""
        self._began = time.monotonic()
        self._until.value = self._began + seconds

    def hasten(self, seconds: float) -> None:
        """Let the bot that thinks think for so long from its beginning, if that is less than it was allowed."""
        self._until.value = min(self._until.value, self._began + seconds)

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
    """As many thinkers as may think at the same time. Whoever wants one waits in line, where addresses take turns."""

    def __init__(self, count: int, seconds: float, most: int | None = None, most_each: int | None = None) -> None:
        self.seconds = seconds
        self._closed = False
        self._wanted = 0
        """Bots that think now or wait for a thinker."""
        self._all = [Thinker() for _ in range(count)]
        self._shares: dict[Thinker, Share] = {}
        """What the bots that think now were promised."""
        self._line = Line(self._all, most, most_each)
        self.far: OtherMachines | None = None
        """Those who think on other machines; where they are, nobody thinks here."""
        self._guests: dict[str, Line[ThreadPoolExecutor]] = {}
        """For each bot of the operator's a thread that waits for it: its thoughts are in a process of its own."""

    async def warm_up(self) -> None:
        """Start every process now."""
        for thinker in self._all:
            await thinker.start()

    @property
    def waiting(self) -> int:
        """How many wait in line."""
        return len(self._line)

    async def work(
        self,
        function: Callable[..., Result],
        *facts: Any,
        whose: str = "",
        budget: Bucket | None = None,
        share: Share | None = None,
    ) -> Result:
        """The result, when it is the turn of this address. Raises `TooSlow`, also where too many wait already.

        The seconds it took are owed to the budget. A bot's share of the time is worked out when its turn has come.
        """
        asked = time.monotonic()
        try:
            async with self._line.desk(whose) as thinker:
                if self._closed:
                    raise TooSlow(function.__name__)
                began = time.monotonic()
                if share is None:
                    thinker.begin()
                else:
                    self._shares[thinker] = share = share._replace(waited=began - asked)
                    thinker.begin(self.budget(*share))
                try:
                    return await thinker.work(self.seconds, function, *facts)
                finally:
                    self._shares.pop(thinker, None)
                    if budget is not None:
                        budget.owe(time.monotonic() - began)
        except TooLong as error:
            raise TooSlow(function.__name__) from error

    async def _ask_guest(self, level: str, imagined: State, seat: int, whose: str) -> Action:
        """What a bot of the operator's own chooses. Raises `BadBot` for one that breaks down, dies or is too slow."""
        line = self._guests.setdefault(level, Line([ThreadPoolExecutor(1, "herna-guest")]))
        bot = bots.bot(level, secrets.randbits(32))
        async with line.desk(whose) as thread:
            return await asyncio.get_running_loop().run_in_executor(thread, bot.think, imagined, seat)

    def budget(self, level: str, bots_in_turn: int, waited: float = 0.0) -> float:
        """How long a level may think now: less when others think as well or when it had to wait, so that no person
        waits for long."""
        desks = max(len(self._all), 0 if self.far is None else self.far.desks)
        crowd = max(1.0, self._wanted / desks)
        shared = (PATIENT_SECONDS / max(1, bots_in_turn) - waited) / crowd
        return max(LEAST_SECONDS, min(wished(level), shared, 0.8 * self.seconds))

    async def choose(self, state: State, seat: int, level: str) -> Action:
        """What a bot of that level does in this seat."""
        return (await self.plan(state, seat, level))[0]

    async def plan(
        self,
        state: State,
        seat: int,
        level: str,
        bots_in_turn: int = 1,
        whose: str = "",
        budget: Bucket | None = None,
    ) -> tuple[Action, ...]:
        """What a bot of that level does in this seat, and what it means to do next as long as nothing new is learnt.

        It is shown an imagined state, never the true one. For a bot that takes too long or breaks down another one
        moves, which only looks at what is best at first glance: a game never stops for it. `bots_in_turn` is how many
        bots move before a person does.
        """
        options = state.options(seat)
        if len(options) == 1:
            return options[:1]
        if not is_known(level):
            # A bot of the operator's own that is not there any more.
            level = bots.USUAL
        imagined = state.imagine(seat, secrets.SystemRandom())
        self._wanted += 1
        for thinker, share in self._shares.items():
            thinker.hasten(self.budget(*share))
        try:
            chosen = await self._chosen(imagined, seat, level, bots_in_turn, whose, budget)
            if chosen and chosen[0] in options:
                return chosen
            logger.warning("a bot of level %s chose what is not offered", level)
        except TooSlow:
            logger.warning("a bot of level %s did not choose in time", level)
        except bots.BadBot as error:
            logger.warning(
                "a bot of level %s could not choose: %s %s", level, error.code, error.facts.get("detail", "")
            )
        except Exception:
            logger.exception("a bot of level %s could not choose", level)
        finally:
            self._wanted -= 1
        return (await asyncio.to_thread(bots.hurried, imagined, seat, GLANCE_SECONDS),)

    async def _chosen(
        self, imagined: State, seat: int, level: str, bots_in_turn: int, whose: str, budget: Bucket | None
    ) -> tuple[Action, ...]:
        if level in bots.OWN:
            return (await self._ask_guest(level, imagined, seat, whose),)
        setting = imagined.setting
        facts = (setting.game.name, setting.players, msgspec.to_builtins(setting.options), imagined.dump())
        seconds = self.budget(level, bots_in_turn)
        limited = bots.budget(level)[0] in bots.SKILLS
        asked = [*facts, seat, level, secrets.randbits(32), seconds if limited else None]
        found = await self._found_far(asked, seconds, whose, budget)
        if found is None:
            share = Share(level, bots_in_turn) if limited else None
            found = await self.work(choose, *asked, whose=whose, budget=budget, share=share)
        return tuple(imagined.decode(action) for action in found)

    async def _found_far(
        self, asked: list[Any], seconds: float, whose: str, budget: Bucket | None
    ) -> list[dict[str, Any]] | None:
        """What was chosen on another machine, if anybody thinks there and has answered."""
        if self.far is None or not self.far.desks:
            return None
        began = time.monotonic()
        try:
            return await self.far.choose(asked, seconds, whose)
        except FarAway:
            return None
        finally:
            if budget is not None:
                budget.owe(time.monotonic() - began)

    def close(self) -> None:
        self._closed = True
        for thinker in self._all:
            thinker.end()
        bots.dismiss()


def ready() -> int:
    """The number of this process, once it has everything it needs to think."""
    for name in names():
        find_game(name)
    return os.getpid()


class Until(Protocol):
    """A moment that two processes look at."""

    value: float


_until: Until | None = None
"""In a thinker: when the bot has to answer."""


def late() -> bool:
    """In a thinker: does somebody wait for the bot?"""
    return _until is not None and time.monotonic() >= _until.value


def belong_to(server: int, until: Until) -> None:
    """The first thing a thinker does: it comes and goes with its server."""
    global _until  # noqa: PLW0603  (what a process is handed at its birth)
    _until = until
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # for the server, which ends its thinkers itself
    threading.Thread(target=_leave_with, args=(server,), daemon=True).start()


def _leave_with(server: int) -> None:
    """A server that was killed can end nobody, so its thinkers look whether it is still there."""
    while os.getppid() == server:
        time.sleep(ALONE_SECONDS)
    os._exit(0)


def is_known(level: str) -> bool:
    """Is there such a bot, whatever budget it names?"""
    try:
        return level in bots.OWN or bots.budget(level)[0] in bots.known()
    except BadSetting:
        return False


def wished(level: str) -> float:
    """How long a level thinks about a turn: as its budget says, where that is in seconds, else its usual time."""
    if level in bots.OWN:
        return LEAST_SECONDS
    skill, allowed = bots.budget(level)
    if allowed.seconds is not None:
        return allowed.seconds
    return bots.SKILLS[skill].seconds if skill in bots.SKILLS else LEAST_SECONDS


def choose(
    game: str,
    players: int,
    options: dict[str, Any],
    position: dict[str, Any],
    seat: int,
    level: str,
    seed: int,
    seconds: float | None,
) -> list[dict[str, Any]]:
    """The choice of a bot and what it means to do next, in its own process: in so many seconds, where they are few."""
    setting = find_game(game).setting_of(players, options)
    state = setting.game.state.load(setting, position)
    player = bots.bot(level, seed)
    if isinstance(player, bots.Planner):
        player.hurry = late
        player.seconds = seconds
    chosen = player.choose(state, seat)
    meant = player.piece if isinstance(player, bots.Planner) and player.piece[:1] == (chosen,) else (chosen,)
    return [msgspec.to_builtins(action) for action in meant]
