"""The tables that are alive in this process, and what the processes of a server tell each other about them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from typing import Protocol

import msgspec
from litestar.channels import ChannelsPlugin

from herna.kernel import BadRecord, HernaError
from herna.server import metrics
from herna.server.asker import ASKER
from herna.server.limits import Allowance, Counters
from herna.server.room import Present, Room
from herna.server.settings import Settings
from herna.server.thinking import Thinkers, TooSlow
from herna.store import Store, StoreAway, clear
from herna.store.admin import bans
from herna.table import Table, TableError, clock, tale
from herna.table.entries import Created
from herna.table.frames import TableInfo
from herna.table.tokens import TOKEN_MOST, new_id

CHANNEL = "herna-tables"
PRESENCE_SECONDS = 30.0
CLEARING_SECONDS = 3600.0

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

logger = logging.getLogger("herna")


class Nudge(msgspec.Struct, omit_defaults=True):
    """What one process tells the others: a table has moved on, who looks at it here, or who asks."""

    table: str
    worker: str
    number: int = 0
    present: list[int] | None = None
    watching: int = 0
    asks: bool = False


class Hearing(Protocol):
    """Do the processes hear each other? `turns` grows whenever that begins or ends."""

    away: bool
    turns: int


class AlwaysHearing:
    """Processes of one machine."""

    away = False
    turns = 0


class Rooms:
    """Finds the room of a table, and lets go of those where nothing happens. Holds no truth: the store does."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        students: Thinkers,
        advisers: Thinkers,
        channels: ChannelsPlugin,
        hearing: Hearing,
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.students = students
        """Those who go through long games: records, replays, branches and pictures keep no bot waiting."""
        self.advisers = advisers
        """Those who give hints: people do not wait for bots elsewhere."""
        advice = Allowance(settings.advice_at_once, settings.advice_share)
        self.advice = Counters(advice, advice, advice)
        """The seconds that may be thought for each address."""
        self.worker = secrets.token_hex(4)
        self._channels = channels
        self._hearing = hearing
        self._alone = settings.redis is None and settings.neighbours is None
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._left_out: set[str] = set()
        self._telling: set[asyncio.Task[None]] = set()
        self.banned: dict[str, float] = {}
        """The networks that the operator does not let in, and until when."""

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        working = [task for room in list(self._rooms.values()) for task in room.close()]
        for task in self._telling:
            task.cancel()
        await asyncio.gather(*self._tasks, *working, return_exceptions=True)

    @property
    def alive(self) -> list[Room]:
        return list(self._rooms.values())

    async def find(self, table_id: str) -> Room:
        """The room of a table, read from the store where it is not alive here."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        if not TABLE_ID.fullmatch(table_id):
            raise TableError("unknown-table", table=table_id[:40])
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    def holder(self, table_id: str, token: str) -> tuple[str, int] | None:
        """The seat that a token holds, where its table is alive here; nobody is read from the store for it."""
        room = self._rooms.get(table_id)
        if room is None or not 0 < len(token) <= TOKEN_MOST:
            return None
        try:
            return table_id, room.table.seat_of(token)
        except TableError:
            return None

    async def listed(self) -> list[TableInfo]:
        """The tables of the lobby. One that cannot be opened any more is left out."""
        found = []
        for table_id in await self.store.listed():
            try:
                room = await self.find(table_id)
                found.append(room.info(await room.read(), time.time()))
            except StoreAway:
                raise
            except HernaError as error:
                if table_id not in self._left_out:
                    logger.warning("the table %s is left out of the lobby: %s", table_id, error.code)
                self._left_out.add(table_id)
        return found

    async def _load(self, table_id: str) -> Room:
        table = await self.store.load(table_id)
        if table is None:
            raise TableError("unknown-table", table=table_id[:40])
        room = self._rooms[table_id] = Room(self, table)
        self.nudge(Nudge(table_id, self.worker, asks=True))
        room.drive()
        return room

    async def create(self, created: Created) -> Room:
        """A new table, on disk before anybody hears of it."""
        return await self._opened(Table(new_id(), created), None)

    async def adopt(self, table_id: str, snapshot: bytes) -> Room:
        """A new table with a past, which another process has gone through."""
        return await self._opened(await self.store.restore(table_id, snapshot), snapshot)

    async def _opened(self, table: Table, snapshot: bytes | None) -> Room:
        room = Room(self, table)
        room.whose = ASKER.get()
        over, due = room.standing(time.time())
        await self.store.create(table.id, table.created, over=over, due=due, snapshot=snapshot)
        self._rooms[table.id] = room
        room.drive()
        return room

    def tell(self, table_id: str, number: int) -> None:
        self.nudge(Nudge(table_id, self.worker, number))

    def tell_present(self, table_id: str, here: Present) -> None:
        self.nudge(Nudge(table_id, self.worker, present=sorted(here.seats), watching=here.watching))

    def nudge(self, nudge: Nudge) -> None:
        """Tell the other processes, if there can be any."""
        if not self._alone:
            self._channels.publish(msgspec.json.encode(nudge), CHANNEL)

    async def _listen(self) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                with contextlib.suppress(msgspec.DecodeError):
                    await self._heard(msgspec.json.decode(message, type=Nudge))

    async def _heard(self, nudge: Nudge) -> None:
        room = self._rooms.get(nudge.table)
        if nudge.worker == self.worker or room is None:
            return
        if nudge.number > room.table.number:
            room.catch_up_soon(nudge.number)
        if nudge.present is not None:
            room.present_at(nudge.worker, nudge.present, nudge.watching)
        if nudge.asks and room.connections:
            self.tell_present(nudge.table, room.here())

    async def _sweep(self) -> None:
        """Clocks that have run out, bots that have not moved, rooms that are empty."""
        told, turns, failing, cleared = 0.0, self._hearing.turns, False, 0.0
        while True:
            began = time.monotonic()
            await asyncio.sleep(self.settings.sweep_seconds)
            metrics.LOOP_LAG.observe(max(0.0, time.monotonic() - began - self.settings.sweep_seconds))
            metrics.TABLES.set(len(self._rooms))
            metrics.WAITING.set(self.thinkers.waiting)
            now = time.time()
            try:
                if clock.jumps.notice(now, time.monotonic()):
                    await self.store.look_again(now)
                again = now + self.settings.again_seconds
                for table_id in await self.store.claim_due(now, again):
                    await self._look(table_id, now, again)
                for table_id, room in list(self._rooms.items()):
                    if room.stale:
                        room.refresh_soon()
                    if room.idle_for(now) > self.settings.idle_seconds:
                        room.close()
                        del self._rooms[table_id]
                        self._tell_soon(room.table)
                turned, turns = turns != self._hearing.turns, self._hearing.turns
                if turned or self._hearing.away:
                    await self._look_in_store()
                if turned or now - told > PRESENCE_SECONDS:
                    told = now
                    self._tell_presence(now, asks=turned)
                    self.banned = await bans(self.store, now)
                    # The operator may have closed or deleted a table meanwhile.
                    await self._look_in_store()
                if now - cleared > CLEARING_SECONDS:
                    cleared = now
                    await self._clear(now)
                failing = False
            except StoreAway:
                pass  # the next round tries again
            except Exception:
                if not failing:
                    logger.exception("looking after the tables failed")
                failing = True

    def _tell_soon(self, table: Table) -> None:
        """Keep what a table has told: nobody is at it now, and its rules may have changed when they come back."""
        if table.match.ply:
            task = asyncio.create_task(self._tell(table))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, table: Table) -> None:
        found = await self.store.tale(table.id)
        if found is not None and tale.unpack(found).number == table.number:
            return
        with contextlib.suppress(TooSlow):
            data = await self.students.work(tale.pack, *tale.facts(table))
            await self.store.note_tale(table.id, table.number, data)

    async def tale(self, table_id: str) -> tale.Tale:
        """What a table has told, where its rules have changed since. Raises what is wrong with it otherwise."""
        try:
            await self.find(table_id)
        except BadRecord:
            found = await self.store.tale(table_id)
            if found is None:
                raise
            return tale.unpack(found)
        raise TableError("not-old")

    async def _clear(self, now: float) -> None:
        """Throw away what has been left for long."""
        settings = self.settings
        for table_id in await clear(self.store, now, settings.keep_empty_days, settings.keep_finished_days):
            room = self._rooms.pop(table_id, None)
            if room is not None:
                room.close()

    async def _look(self, table_id: str, now: float, again: float) -> None:
        try:
            (await self.find(table_id)).look(now, again)
        except StoreAway:
            raise
        except HernaError:
            # It cannot be played any more (its rules have changed, say); it must not keep the others waiting.
            logger.exception("the table %s cannot be opened", table_id)
            await self.store.append(table_id, 0, [], (False, None))

    async def _look_in_store(self) -> None:
        """Something may have happened elsewhere without our hearing of it."""
        watched = [table_id for table_id, room in self._rooms.items() if room.connections]
        latest = await self.store.latest(watched)
        for table_id in set(watched) - latest.keys():
            self._rooms.pop(table_id).gone()
        for table_id, number in latest.items():
            room = self._rooms.get(table_id)
            if room is not None and number > room.table.number:
                room.catch_up_soon(number)

    def _tell_presence(self, now: float, *, asks: bool) -> None:
        """Say again who is here and how far the tables are: a nudge may have been lost on its way.

        Who could not hear for a while asks the others for the same.
        """
        for room in self._rooms.values():
            room.forget_absent(now)
            if room.connections:
                seats, watching = room.here()
                number = room.table.number
                self.nudge(Nudge(room.table.id, self.worker, number, sorted(seats), watching, asks=asks))
