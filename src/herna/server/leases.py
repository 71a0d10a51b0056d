"""Which process a table is alive in, as this process knows it.

Every process says again and again that it lives. One whose beat has not grown for a while, by the clock of whoever
looks, is dead, and its tables are taken over when somebody asks for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Collection

import msgspec

from herna.store import Store, StoreAway
from herna.store.leases import LeaseBook, Process
from herna.table import TableError

BEAT_SECONDS = 0.8
DEAD_SECONDS = 3.0
"""After this long without a beat a process is dead. With two beats more until that is noticed, under five seconds."""
FORGET_SECONDS = 3600.0
KNOWN_SECONDS = 2.0
"""How long it is remembered where a table is alive: whoever is asked in vain says so."""
KNOWN_MOST = 50_000
ATTEMPTS = 5

logger = logging.getLogger("herna")


class Elsewhere(TableError):
    """The table is alive in another process, or on its way there."""

    def __init__(self) -> None:
        super().__init__("table-moves")


class Seen(msgspec.Struct):
    """Another process, and when it was last seen to live."""

    process: Process
    at: float
    dead: bool = False


class Leases:
    """What this process knows of the others, and which tables are alive here."""

    def __init__(self, store: Store, lost: Callable[[str], None], cut_off: Callable[[], None]) -> None:
        """`lost` is told of every table that was taken from here, `cut_off` when this process may be dead to others."""
        self.worker = secrets.token_hex(8)
        self.secret = secrets.token_hex(16)
        self.book = LeaseBook(store)
        self.mine: set[str] = set()
        self.died: Callable[[str], None] = lambda _: None
        """Told of every process that has died."""
        self._lost = lost
        self._cut_off = cut_off
        self._address = ""
        self._beat = 0
        self._taken = 0
        self._beaten = time.monotonic()
        self._others: dict[str, Seen] = {}
        self._known: dict[str, tuple[str, float]] = {}
        self._task: asyncio.Task[None] | None = None

    async def open(self, address: str) -> None:
        """Be reached by the others at this address."""
        self._address = address
        await self._enter()
        await self._say_so()
        self._task = asyncio.create_task(self._live())

    async def close(self) -> None:
        """Leave the tables to the others."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(StoreAway):  # then the others wait until this process is dead to them
            await self.book.leave([self.worker])

    @property
    def others(self) -> Collection[str]:
        """The other processes that live."""
        return [worker for worker, seen in self._others.items() if not seen.dead]

    def known(self, table_id: str) -> Process | None:
        """The other process that a table was alive in a moment ago."""
        worker, at = self._known.get(table_id, ("", 0.0))
        seen = self._others.get(worker)
        fresh = seen is not None and not seen.dead and time.monotonic() - at < KNOWN_SECONDS
        return seen.process if fresh and seen is not None else None

    async def owner(self, table_id: str) -> Process | None:
        """The other process that a table is alive in. None: it is alive here, and is taken where it was nowhere.

        Nobody has a table that does not exist. Raises `StoreAway`, and `Elsewhere` where many take it at once.
        """
        if table_id in self.mine:
            return None
        free_before = False
        for _ in range(ATTEMPTS):
            worker = await self.book.holder(table_id)
            if worker == self.worker:
                self.mine.add(table_id)
                return None
            if worker is None and free_before:
                return None
            if worker is not None and (process := await self._living(worker)) is not None:
                if len(self._known) > KNOWN_MOST:
                    self._known.clear()
                self._known[table_id] = worker, time.monotonic()
                return process
            if await self.book.claim(table_id, self.worker, worker):
                self.mine.add(table_id)
                return None
            free_before = worker is None
        raise Elsewhere

    async def fetch(self, table_id: str) -> None:
        """Have a table here, also where it is alive elsewhere: whoever has it is told and lets go of it."""
        for _ in range(ATTEMPTS):
            process = await self.owner(table_id)
            if process is None:
                return
            if await self.book.claim(table_id, self.worker, process.worker):
                self.mine.add(table_id)
                return
        raise Elsewhere

    async def let_go(self, table_id: str) -> None:
        """The table is not alive here any more."""
        if table_id in self.mine:
            self.mine.discard(table_id)
            try:
                await self.book.let_go(table_id, self.worker)
            except StoreAway:
                self.mine.add(table_id)  # it is still written down as alive here

    def gone(self, worker: str) -> None:
        """Nobody answers where a process was: it is dead until it is heard of again."""
        seen = self._others.get(worker)
        if seen is not None and not seen.dead:
            self._bury(seen)

    def forget(self, table_id: str) -> None:
        """The table is not where it was thought to be."""
        self._known.pop(table_id, None)

    async def check(self) -> None:
        """Find out which tables were taken from here."""
        held = await self.book.held(self.worker)
        for table_id in self.mine - held:
            self.mine.discard(table_id)
            self._lost(table_id)

    async def _living(self, worker: str) -> Process | None:
        """A process, if it lives. One that is heard of for the first time does."""
        if worker not in self._others:
            await self._say_so()
        seen = self._others.get(worker)
        return None if seen is None or seen.dead else seen.process

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._say_so()
            except StoreAway:
                if time.monotonic() - self._beaten > DEAD_SECONDS and self.others:
                    # The others may have taken the tables over by now: people find them there.
                    self._others.clear()
                    self._cut_off()
            except Exception:
                logger.exception("the processes cannot be looked after")

    async def _enter(self) -> None:
        self._taken = 0
        await self.book.enter(Process(self.worker, self._address, self.secret, self._beat, 0))

    async def _say_so(self) -> None:
        self._beat += 1
        found = {process.worker: process for process in await self.book.beat(self.worker, self._beat)}
        now = self._beaten = time.monotonic()
        own = found.pop(self.worker, None)
        if own is None:
            await self._enter()
            await self.check()  # whoever was forgotten has lost everything
        for worker in self._others.keys() - found.keys():
            self._bury(self._others.pop(worker))
        for worker, process in found.items():
            seen = self._others.get(worker)
            if seen is None or seen.process.beat != process.beat:
                self._others[worker] = Seen(process, now)
            elif not seen.dead and now - seen.at > DEAD_SECONDS:
                self._bury(seen)
                await self.book.hurry(worker, time.time())
        long_dead = [worker for worker, seen in self._others.items() if now - seen.at > FORGET_SECONDS]
        if long_dead:
            await self.book.leave(long_dead)
        if own is not None and own.taken != self._taken:
            self._taken = own.taken
            await self.check()

    def _bury(self, seen: Seen) -> None:
        if not seen.dead:
            seen.dead = True
            self.died(seen.process.worker)
