"""The tables that are alive in this process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Awaitable

import msgspec

from herna.kernel import BadRecord, HernaError
from herna.server import metrics
from herna.server.asker import ASKER
from herna.server.handing import Handing
from herna.server.leases import Elsewhere, Leases
from herna.server.limits import Allowance, Counters
from herna.server.room import Room
from herna.server.settings import Settings
from herna.server.thinking import Thinkers, TooSlow
from herna.store import Store, StoreAway, clear
from herna.store.admin import bans
from herna.store.archive import put_away
from herna.store.leases import Process
from herna.table import Table, TableError, clock, tale
from herna.table.entries import Created
from herna.table.frames import TableInfo
from herna.table.tokens import TOKEN_MOST, new_id

LOOKING_SECONDS = 30.0
"""How often the store is looked into for what the operator has done."""
CLEARING_SECONDS = 3600.0

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

logger = logging.getLogger("herna")

info_decoder = msgspec.json.Decoder(TableInfo)


class Rooms:
    """Finds the room of a table, and lets go of those where nothing happens. Holds no truth: the store does."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        students: Thinkers,
        advisers: Thinkers,
        explainers: Thinkers,
    ) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.students = students
        """Those who go through long games: records, replays and branches keep no bot waiting."""
        self.advisers = advisers
        """Those who give hints: people do not wait for bots elsewhere."""
        self.explainers = explainers
        """Those who say how a table stands: that is short, and waits for no long game."""
        advice = Allowance(settings.advice_at_once, settings.advice_share)
        self.advice = Counters(advice, advice, advice)
        """The seconds that may be thought for each address."""
        self.handing = None if settings.alone else Handing(Leases(store, self._lost, self._cut_off))
        """The ways to the other processes, where there can be any."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._left_out: set[str] = set()
        self._telling: set[asyncio.Future[None]] = set()
        self.banned: dict[str, float] = {}
        """The networks that the operator does not let in, and until when."""

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        working = [task for room in list(self._rooms.values()) for task in room.close()]
        for telling in self._telling:
            telling.cancel()
        await asyncio.gather(*self._tasks, *working, return_exceptions=True)
        if self.handing is not None:
            self.handing.close()
            await self.handing.leases.close()

    def has(self, table_id: str) -> bool:
        """Is the table alive here?"""
        return table_id in self._rooms

    @property
    def alive(self) -> list[Room]:
        return list(self._rooms.values())

    async def find(self, table_id: str) -> Room:
        """The room of a table, read from the store where it is alive nowhere. Raises `Elsewhere`."""
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

    async def fetch(self, table_id: str) -> Room:
        """The room of a table, also where it was alive in another process until now."""
        if self.handing is not None:
            await self.handing.leases.fetch(table_id)
        return await self.find(table_id)

    async def where(self, table_id: str) -> Process | None:
        """The other process that a table is alive in; None where it is here."""
        if self.handing is None or self.has(table_id) or not TABLE_ID.fullmatch(table_id):
            return None
        leases = self.handing.leases
        return leases.known(table_id) or await leases.owner(table_id)

    async def listed(self) -> list[TableInfo]:
        """The tables of the lobby. One that cannot be opened any more is left out."""
        found = []
        for table_id in await self.store.listed():
            try:
                found.append(await self._info(table_id))
            except (StoreAway, Elsewhere) as error:
                if isinstance(error, StoreAway):
                    raise
            except HernaError as error:
                if table_id not in self._left_out:
                    logger.warning("the table %s is left out of the lobby: %s", table_id, error.code)
                self._left_out.add(table_id)
        return found

    async def _info(self, table_id: str) -> TableInfo:
        """What everybody may know of a table, from whichever process it is alive in."""
        process = await self.where(table_id)
        if process is None or self.handing is None:
            room = await self.find(table_id)
            return room.info(await room.read(), time.time())
        return info_decoder.decode(await self.handing.ask(process, "GET", f"/api/tables/{table_id}"))

    async def _load(self, table_id: str) -> Room:
        if self.handing is not None and await self.handing.leases.owner(table_id) is not None:
            raise Elsewhere
        try:
            table = await self.store.load(table_id)
            if table is None:
                raise TableError("unknown-table", table=table_id[:40])
        except HernaError:
            self._let_go(table_id)
            raise
        room = self._rooms[table_id] = Room(self, table)
        room.drive()
        return room

    def _let_go(self, table_id: str) -> None:
        """Leave a table to whichever process is asked for it next."""
        if self.handing is not None:
            self.aside(self.handing.leases.let_go(table_id))

    def aside(self, work: Awaitable[None]) -> None:
        """Do something that no room has to wait for."""
        task = asyncio.ensure_future(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _lost(self, table_id: str) -> None:
        """Another process has taken a table over: whoever is at it finds it there."""
        room = self._rooms.pop(table_id, None)
        if room is not None:
            room.send_on()
            room.close()

    def _cut_off(self) -> None:
        """The database is away from here, and perhaps not from the others: people are to try those."""
        for room in self._rooms.values():
            room.send_on()

    async def conflicted(self, table_id: str) -> None:
        """Somebody else has written into a table that is alive here. Raises `Elsewhere` if it was taken from here."""
        if self.handing is not None:
            await self.handing.leases.check()
            if table_id not in self.handing.leases.mine:
                raise Elsewhere

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
        worker = None if self.handing is None else self.handing.leases.worker
        await self.store.create(table.id, table.created, over=over, due=due, snapshot=snapshot, worker=worker)
        if self.handing is not None:
            self.handing.leases.mine.add(table.id)
        self._rooms[table.id] = room
        room.drive()
        return room

    async def _sweep(self) -> None:
        """Clocks that have run out, bots that have not moved, rooms that are empty."""
        looked, failing, cleared = 0.0, False, 0.0
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
                others = () if self.handing is None else self.handing.leases.others
                for table_id in await self.store.claim_due(now, again, others=others):
                    await self._look(table_id, now, again)
                for table_id, room in list(self._rooms.items()):
                    if room.stale:
                        room.refresh_soon()
                    if room.idle_for(now) > self.settings.idle_seconds:
                        room.close()
                        del self._rooms[table_id]
                        self._tell_soon(room.table)
                        self._let_go(table_id)
                if now - looked > LOOKING_SECONDS:
                    looked = now
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
            self.aside(self._tell(table))

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
        await put_away(self.store, now, settings.archive_days, self._rooms.keys() | self._loading.keys())

    async def _look(self, table_id: str, now: float, again: float) -> None:
        try:
            (await self.find(table_id)).look(now, again)
        except StoreAway:
            raise
        except Elsewhere:
            pass  # somebody else looks after it
        except HernaError:
            # It cannot be played any more (its rules have changed, say); it must not keep the others waiting.
            logger.exception("the table %s cannot be opened", table_id)
            await self.store.append(table_id, 0, [], (False, None))

    async def _look_in_store(self) -> None:
        """Something may have happened elsewhere without our hearing of it."""
        alive = list(self._rooms)
        latest = await self.store.latest(alive)
        for table_id in set(alive) - latest.keys():
            room = self._rooms.pop(table_id, None)
            if room is not None:
                room.gone()
        for table_id, number in latest.items():
            room = self._rooms.get(table_id)
            if room is not None and number > room.table.number:
                room.catch_up_soon(number)
