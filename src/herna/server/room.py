"""One table that is alive in this process: the people looking at it, its bots, and the way every change takes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Literal

from herna.server.asker import ASKER
from herna.server.audience import Audience, Present, error_frame
from herna.server.bot_plan import BotPlan
from herna.server.connection import Connection
from herna.server.limits import Bucket
from herna.store import SNAPSHOT_EVERY, Conflict, Hole, StoreAway
from herna.table import Table, TableError, frames
from herna.table.asking import STAND_IN, bot_acts
from herna.table.entries import AnyEntry, Undone
from herna.table.patience import Away, come_back, undo_by_patience, undo_goes_through
from herna.table.table import MOVES_MOST

if TYPE_CHECKING:
    from herna.server.rooms import Rooms

logger = logging.getLogger("herna")

Ask = Callable[[Table], Sequence[AnyEntry]]

ATTEMPTS = 8
WITHDRAWN, COME_AGAIN = 4403, 1013
UNKNOWN = -1.0


class Room:
    """A table and whoever is at it.

    Every change is carried out here first, then committed, and only then shown to anybody. Until the store has said
    that it is committed the table is stale: whoever uses it next reads it again from the store first, so that what did
    not happen leaves no trace, however long the store is away.
    """

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.rooms = rooms
        self.table = table
        self.audience = Audience(table)
        self._lock = asyncio.Lock()
        self._stale = False
        self.whose = ""
        """The address of whoever uses the table: its bots wait in line together with those of its other tables."""
        self._thinking = Bucket(rooms.settings.think_share, rooms.settings.think_at_once)
        self.explained: dict[str, bytes] = {}
        """The latest pictures and explanations of the table, as they were sent."""
        self.analysing: tuple[int, int] | None = None
        """Turns that have been looked at again, and how many there are, while somebody waits for that."""
        self._due: float | None = UNKNOWN
        self._kept = table.number
        self._bots: asyncio.Task[None] | None = None
        self._plan = BotPlan()
        self._tasks: set[asyncio.Task[None]] = set()
        self._used = time.time()
        self._consent: asyncio.Task[None] | None = None

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
                if self.table.shut:
                    raise TableError("table-closed")
                if self.table.full and not any(isinstance(entry, Undone) for entry in entries):
                    raise TableError("long-enough", most=MOVES_MOST)
                await self._go_back(entries)
                try:
                    await self._commit(entries)
                except Conflict:
                    await self.rooms.conflicted(self.table.id)
                    continue
                self._follow_up()
                return self.table.version
        raise TableError("busy")

    async def _go_back(self, entries: Sequence[AnyEntry]) -> None:
        """Where moves are taken back further than is kept, play the game again, but not here."""
        for entry in entries:
            if isinstance(entry, Undone):
                ply = self.table.match.ply - entry.moves
                record = self.table.match.forgotten(ply)
                if record is not None:
                    self.table.match.remember(ply, await asyncio.to_thread(record.replay))

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

    def _follow_up(self) -> None:
        """What follows from a change that is committed. It stands whatever goes wrong here, and whoever made it is told
        so; the failure goes to the log."""
        for work in (self._show, self._keep, self.drive):
            try:
                work()
            except Exception:
                logger.exception("a change of table %s is committed, and what follows from it failed", self.table.id)

    def _keep(self) -> None:
        """Put a snapshot away now and then."""
        if self.table.number - self._kept >= SNAPSHOT_EVERY:
            self._kept = self.table.number
            self._soon(self.rooms.store.keep(self.table))

    def standing(self, now: float) -> tuple[bool, float | None]:
        """Is the game over, and when must somebody look at it even if nobody asks?"""
        table = self.table
        if table.over:
            return True, None
        due = table.deadline()
        if self._to_move():
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
        """Somebody else has moved the table on: the operator, or a process that had it before."""
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

    @property
    def connections(self) -> set[Connection]:
        """The screens on which the table is seen."""
        return self.audience.connections

    async def enter(self, connection: Connection) -> int:
        """Somebody looks at the table from now on; how much they are told of it."""
        async with self._lock:
            await self._refresh()
            before = self.here()
            self.whose = ASKER.get() or self.whose
            size = self.audience.enter(self.table, connection)
            self._presence_changed(before, connection)
        self.drive()
        return size

    def leave(self, connection: Connection) -> None:
        before = self.here()
        self.audience.leave(connection)
        self._used = time.time()
        self._presence_changed(before, None)

    async def hello(self, connection: Connection) -> int:
        """The whole table again, for somebody who has lost the thread; how much that is."""
        async with self._lock:
            await self._refresh()
            return self.audience.tell_all(self.table, connection)

    async def speak(self, connection: Connection, language: str) -> int:
        """What may be done, once more for a screen that has changed its language; how much that is."""
        async with self._lock:
            await self._refresh()
            return self.audience.speak(self.table, connection, language)

    def info(self, table: Table, now: float) -> frames.TableInfo:
        """What everybody may know of the table, and who is at it."""
        return self.audience.info(table, now)

    def _show(self) -> None:
        """Send everybody what has changed since they were last sent something."""
        for connection in self.audience.withdrawn(self.table):
            self.leave(connection)
            if connection.expel is not None:
                self._soon(connection.expel(WITHDRAWN, "wrong-token"))
        if self.audience.show(self.table):
            self._await_consent()

    # Who is here

    def here(self) -> Present:
        """Who looks at the table."""
        return self.audience.here()

    @property
    def away(self) -> Away:
        """The seats that nobody looks from, and since when."""
        return self.audience.away

    def _presence_changed(self, before: Present, newcomer: Connection | None) -> None:
        """Tell everybody who has come or gone, but the newcomer, who has just been told everything."""
        if self.here() == before:
            return
        self.audience.note()
        self._await_consent()
        if self._stale:
            self.audience.show_info_later()  # nobody sees what may not happen: the next showing tells it
        else:
            self.audience.show_info(self.table, time.time(), newcomer)

    async def welcome(self, seats: tuple[int, ...]) -> None:
        """Whoever comes back has the seat again that a bot has kept, before anything is shown."""
        if come_back(await self.read(), seats, time.time()):
            await self.change(lambda table: come_back(table, seats, time.time()))

    def _await_consent(self) -> None:
        """Nobody waits for ever for the consent of those who are away."""
        if self._consent is not None:
            self._consent.cancel()
            self._consent = None
        if undo_goes_through(self.table, self.away) is not None:
            self._consent = asyncio.create_task(self._take_back_in_time())

    async def _take_back_in_time(self) -> None:
        while (due := undo_goes_through(self.table, self.away)) is not None and due > time.time():
            await asyncio.sleep(due - time.time() + 0.01)
        self._consent = None  # what follows is carried through, whatever comes
        self._soon(self._take_back())

    async def _take_back(self) -> None:
        await self.change(lambda table: undo_by_patience(table, self.away, time.time()))

    # Bots and clocks

    @property
    def for_somebody(self) -> bool:
        """Is there a person for whom the bots move: one who sits at the table, or anybody who looks at it?"""
        return bool(self.connections) or any(seat.has_a_say for seat in self.table.seats)

    def _to_move(self) -> list[int]:
        """The bots whose turn it is, where they move for somebody."""
        waiting = self.table.waits_for_bots()
        return waiting if waiting and self.for_somebody else []

    def drive(self) -> None:
        """Let the bots move if it is their turn."""
        if self._to_move() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._move_bots())

    async def _move_bots(self) -> None:
        while True:
            try:
                while await self._next_bot():
                    pass
                return
            except StoreAway:
                await asyncio.sleep(self.rooms.settings.sweep_seconds)
            except Exception:
                # The sweep comes back to a table whose bots stand still.
                logger.exception("a bot could not move")
                return

    async def _next_bot(self) -> bool:
        """Let the next bot move; False when it is nobody's turn."""
        await self.read()
        waiting = self._to_move()
        if waiting:
            # Whose bots have thought long enough for now has to wait until they may again.
            await asyncio.sleep(max(0.0, -self._thinking.left() / self.rooms.settings.think_share))
            await self._move(waiting[0], "bot")
        return bool(waiting)

    async def _move(self, seat: int, by: Literal["bot", "clock"]) -> None:
        table = await self.read()
        version, level = table.version, table.seats[seat].bot or STAND_IN
        action = await self._plan.next(self.rooms.thinkers, table, seat, level, self.whose, self._thinking)
        if by == "bot":
            pause = self.rooms.settings.bot_pause
            await asyncio.sleep(min(pause, max(0.0, table.moved_at + pause - time.time())))
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

    def gone(self) -> None:
        """The table has been deleted: whoever looks at it is told, and nothing goes on here."""
        self.audience.push(error_frame(TableError("unknown-table", table=self.table.id)))
        self.close()

    def send_on(self) -> None:
        """The table is alive elsewhere now: whoever looks at it is to come again, and finds it there."""
        for connection in self.connections:
            if connection.expel is not None:
                self.rooms.aside(connection.expel(COME_AGAIN, "table-moves"))

    def close(self) -> list[asyncio.Task[None]]:
        """Stop whatever goes on here; the tasks that are ending."""
        working = [*self._tasks, *(task for task in (self._bots, self._consent) if task is not None)]
        for task in working:
            task.cancel()
        return working

    def soon(self, work: Awaitable[None]) -> None:
        """Work at this table that nobody waits for; it ends with the room."""
        self._soon(work)

    def _soon(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or isinstance(error := task.exception(), StoreAway):
            return  # the store itself says that it is away
        if error is not None:
            logger.error("work at a table failed", exc_info=error)
