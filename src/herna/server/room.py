"""One table that is alive in this process: the people looking at it, its bots, and the way every change takes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET

from herna.kernel import View
from herna.server import metrics
from herna.server.connection import Connection
from herna.store import SNAPSHOT_EVERY, Conflict, Hole, StoreAway
from herna.table import Table, TableError, frames
from herna.table.asking import STAND_IN, bot_acts
from herna.table.entries import AnyEntry
from herna.table.patch import patches

if TYPE_CHECKING:
    from herna.server.rooms import Rooms

logger = logging.getLogger("herna")

Ask = Callable[[Table], Sequence[AnyEntry]]

ATTEMPTS = 8
PRESENT_SECONDS = 90.0
UNKNOWN = -1.0

encode = msgspec.json.Encoder().encode


class Present(NamedTuple):
    """Who looks at a table: the people of these seats, and so many without one."""

    seats: frozenset[int]
    watching: int


class Room:
    """A table and whoever is at it.

    Every change is carried out here first, then committed, and only then shown to anybody. Until the store has said
    that it is committed the table is stale: whoever uses it next reads it again from the store first, so that what did
    not happen leaves no trace, however long the store is away.
    """

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.rooms = rooms
        self.table = table
        self.connections: set[Connection] = set()
        self._lock = asyncio.Lock()
        self._stale = False
        self._views: dict[int | None, View] = {}
        """The last view sent to each pair of eyes."""
        self._sent_version = table.version
        self._sent_told = table.told
        self._sent_number = table.number
        self._sent_asked = _asked(table)
        self._info: Any = self._public()
        self._elsewhere: dict[str, tuple[Present, float]] = {}
        self._due: float | None = UNKNOWN
        self._kept = table.number
        self._bots: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._used = time.time()

    # Changing the table

    async def change(self, ask: Ask) -> int:
        """Carry out what is asked, and the version it led to. It is committed then. A refusal changes nothing."""
        async with self._lock:
            self._used = time.time()
            for _ in range(ATTEMPTS):
                await self._refresh()
                entries = ask(self.table)
                if not entries:
                    return self.table.version
                try:
                    await self._commit(entries)
                except Conflict:
                    continue
                self._show()
                self.drive()
                return self.table.version
        raise TableError("busy")

    async def _commit(self, entries: Sequence[AnyEntry]) -> None:
        table, first = self.table, self.table.number + 1
        self._stale = True
        for entry in entries:
            table.take(entry)
        standing = self.standing(time.time())
        changed = standing if standing != (False, self._due) else None
        await self.rooms.store.append(table.id, first, entries, changed)
        self._stale = False
        self._due = standing[1]
        if table.number - self._kept >= SNAPSHOT_EVERY:
            self._kept = table.number
            self._soon(self.rooms.store.keep(table))
        self.rooms.tell(table.id, table.number)

    def standing(self, now: float) -> tuple[bool, float | None]:
        """Is the game over, and when must somebody look at it even if nobody asks?"""
        table = self.table
        if table.over:
            return True, None
        due = table.deadline()
        if table.waits_for_bots():
            # Not at every move: the time only has to be some way off while the bots are moving.
            again = self.rooms.settings.again_seconds
            soon = self._due if self._due and self._due > now + again / 2 else now + again
            due = soon if due is None else min(due, soon)
        return False, due

    @property
    def stale(self) -> bool:
        """May there be something in the table that did not happen?"""
        return self._stale and not self._lock.locked()

    def refresh_soon(self) -> None:
        self._soon(self._refreshed())

    async def _refreshed(self) -> None:
        async with self._lock:
            await self._refresh()
        self.drive()

    async def _refresh(self) -> None:
        """Read the table again if it is stale. Raises `StoreAway` as long as that is not possible."""
        if not self._stale:
            return
        found = await self.rooms.store.load(self.table.id)
        if found is None:
            raise TableError("unknown-table", table=self.table.id)
        self.table = found
        self._stale = False
        self._kept = min(self._kept, found.number)
        self._due = UNKNOWN
        self._show()

    def catch_up_soon(self, number: int) -> None:
        self._soon(self._catch_up(number))

    async def _catch_up(self, number: int) -> None:
        """Another process has moved the table on."""
        async with self._lock:
            await self._refresh()
            if number <= self.table.number:
                return
            self._stale = True
            try:
                entries = await self.rooms.store.tail(self.table.id, self.table.number)
            except Hole:
                await self._refresh()
                return
            for entry in entries:
                self.table.take(entry)
            self._stale = False
            self._due = UNKNOWN
            self._show()

    async def read(self) -> Table:
        """The table, with nothing in it that is not committed."""
        self._used = time.time()
        async with self._lock:
            await self._refresh()
            return self.table

    # Showing it

    async def enter(self, connection: Connection) -> None:
        """Somebody looks at the table from now on."""
        async with self._lock:
            await self._refresh()
            before = self.here()
            for seat in connection.eyes or (None,):
                if seat not in self._views:
                    self._views[seat] = self.table.view(seat)
            self.connections.add(connection)
            connection.push(self._hello(connection))
            self._presence_changed(before, connection)

    def leave(self, connection: Connection) -> None:
        before = self.here()
        self.connections.discard(connection)
        used = {seat for other in self.connections for seat in other.eyes or (None,)}
        self._views = {seat: view for seat, view in self._views.items() if seat in used}
        self._used = time.time()
        self._presence_changed(before, None)

    async def hello(self, connection: Connection) -> None:
        """The whole table again, for somebody who has lost the thread."""
        async with self._lock:
            await self._refresh()
            connection.push(self._hello(connection))

    async def speak(self, connection: Connection, language: str) -> None:
        """What may be done, once more for a screen that has changed its language."""
        async with self._lock:
            await self._refresh()
            connection.language = language
            words = frames.words_for(self.table, connection.eyes, self._views, language)
            connection.push(encode(frames.WordsFrame(version=self.table.version, words=words)).decode())

    def _hello(self, connection: Connection) -> str:
        seats, watching = self.present()
        eyes, language = connection.eyes, connection.language
        frame = frames.hello(self.table, eyes, self._views, seats, time.time(), watching, language=language)
        return encode(frame).decode()

    def info(self, table: Table, now: float) -> frames.TableInfo:
        """What everybody may know of the table, and who is at it."""
        seats, watching = self.present()
        return frames.info(table, seats, now, watching)

    def _show(self) -> None:
        """Send everybody what has changed since they were last sent something."""
        table, public = self.table, self._public()
        if self.connections:
            now = time.time()
            sent = (self._sent_version, self._sent_told, self._sent_asked)
            if sent != (table.version, table.told, _asked(table)):
                self._show_game(now)
            for line in table.chat:
                if line.n > self._sent_number:
                    frame = encode(frames.ChatFrame(line=line)).decode()
                    for connection in self.connections:
                        connection.push(frame)
            if public != self._info:
                self._show_info(now)
        self._info = public
        self._sent_version, self._sent_told, self._sent_number = table.version, table.told, table.number
        self._sent_asked = _asked(table)

    def _show_game(self, now: float) -> None:
        table = self.table
        lines = [line for line in table.log[-64:] if line.n > self._sent_told]
        if len(lines) == 64:
            lines = [line for line in table.log if line.n > self._sent_told]
        views = dict(zip(self._views, table.views([*self._views]), strict=True))
        found = patches([*self._views.values()], [*views.values()])
        self._views = views
        by_seat = dict(zip(views, found, strict=True))
        made: dict[tuple[frames.Eyes, str | None], str] = {}
        for connection in self.connections:
            told = eyes, language = connection.eyes, connection.language
            if told not in made:
                words = UNSET if language is None else frames.words_for(table, eyes, views, language)
                made[told] = encode(frames.update(table, eyes, by_seat, lines, now, words=words)).decode()
                metrics.FRAME_BYTES.observe(len(made[told]))
            connection.push(made[told])

    def _show_info(self, now: float, besides: Connection | None = None) -> None:
        if self._stale:
            self._info = None  # nobody sees what may not happen: the next showing tells it
            return
        frame = encode(frames.TableFrame(table=self.info(self.table, now))).decode()
        for connection in self.connections:
            if connection is not besides:
                connection.push(frame)

    def _public(self) -> Any:
        """What everybody may know of the seats: when it changes, everybody is told."""
        table = self.table
        return [(seat.kind, seat.name, seat.bot) for seat in table.seats], table.rematch, table.over

    # Who is here

    def here(self) -> Present:
        """Who looks at the table in this process."""
        seats = frozenset(seat for connection in self.connections for seat in connection.eyes)
        return Present(seats, sum(not connection.eyes for connection in self.connections))

    def present(self) -> Present:
        """Who looks at the table, in this process or another."""
        found = [self.here(), *(present for present, _ in self._elsewhere.values())]
        return Present(frozenset().union(*(one.seats for one in found)), sum(one.watching for one in found))

    def present_at(self, worker: str, seats: list[int], watching: int) -> None:
        before = self.present()
        self._elsewhere[worker] = (Present(frozenset(seats), watching), time.time() + PRESENT_SECONDS)
        if self.present() != before:
            self._show_info(time.time())

    def forget_absent(self, now: float) -> None:
        """A process that has gone silent takes its people with it."""
        before = self.present()
        self._elsewhere = {worker: found for worker, found in self._elsewhere.items() if found[1] > now}
        if self.present() != before:
            self._show_info(now)

    def _presence_changed(self, before: Present, newcomer: Connection | None) -> None:
        """Tell everybody who has come or gone, but the newcomer, who has just been told everything."""
        here = self.here()
        if here != before:
            self._show_info(time.time(), newcomer)
            self.rooms.tell_present(self.table.id, here)

    # Bots and clocks

    def drive(self) -> None:
        """Let the bots move if it is their turn."""
        if self.table.waits_for_bots() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._move_bots())

    async def _move_bots(self) -> None:
        while True:
            try:
                while waiting := (await self.read()).waits_for_bots():
                    await self._move(waiting[0], "bot")
                return
            except StoreAway:
                await asyncio.sleep(self.rooms.settings.sweep_seconds)
            except Exception:
                # The sweep comes back to a table whose bots stand still.
                logger.exception("a bot could not move")
                return

    async def _move(self, seat: int, by: Literal["bot", "clock"]) -> None:
        table = await self.read()
        version, level = table.version, table.seats[seat].bot or STAND_IN
        with metrics.THINKING.time():
            action = await self.rooms.thinkers.choose(table.game_state, seat, level)
        if by == "bot":
            await asyncio.sleep(max(0.0, table.moved_at + self.rooms.settings.bot_pause - time.time()))
        try:
            await self.change(lambda table: [bot_acts(table, seat, version, action, time.time(), by)])
        except TableError as error:
            if error.code != "stale-version":
                raise

    def look(self, now: float, again: float) -> None:
        """Somebody has to look: the clock has run out, or the bots stand still."""
        self._due = again
        self._used = now
        self.drive()
        self._soon(self._time_out(now))

    async def _time_out(self, now: float) -> None:
        async with self._lock:
            await self._refresh()
            deadline, late = self.table.deadline(), []
            if deadline is not None and deadline <= now:
                late = self.table.waits_for_people()
            else:
                over, self._due = self.standing(now)
                await self.rooms.store.append(self.table.id, self.table.number + 1, [], (over, self._due))
        for seat in late:
            await self._move(seat, "clock")

    def idle_for(self, now: float) -> float:
        if self.connections or self._lock.locked() or (self._bots is not None and not self._bots.done()):
            return 0.0
        return now - self._used

    def close(self) -> list[asyncio.Task[None]]:
        """Stop whatever goes on here; the tasks that are ending."""
        working = [*self._tasks, *([self._bots] if self._bots is not None else [])]
        for task in working:
            task.cancel()
        return working

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or isinstance(error := task.exception(), StoreAway):
            return  # the store itself says that it is away
        if error is not None:
            logger.error("work at a table failed", exc_info=error)


def _asked(table: Table) -> tuple[int, int] | None:
    return None if table.asked is None else (table.asked.seat, len(table.asked.agreed))
