"""A line in which addresses take turns: whoever has many tables does not keep the others waiting."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

Desk = TypeVar("Desk")

ROUND_SECONDS, ROUND_MOST = 0.005, 256


class TooLong(Exception):
    """The line is so long that whoever comes now would wait for nothing."""


class Line(Generic[Desk]):
    """Some desks, and those who wait for one. Of those who wait, one of each address in turn is served."""

    def __init__(self, desks: Iterable[Desk], most: int | None = None, most_each: int | None = None) -> None:
        """At most `most` may wait, and of each address `most_each`."""
        self._free = [*desks]
        self._most = most
        self._most_each = most_each
        self._waiting: OrderedDict[str, deque[asyncio.Future[Desk]]] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def desk(self, whose: str = "") -> AsyncIterator[Desk]:
        """A desk, when it is the turn of this address. Raises `TooLong`."""
        desk = await self.turn(whose)
        try:
            yield desk
        finally:
            self.give_back(desk)

    async def turn(self, whose: str) -> Desk:
        """A desk, to be given back. Raises `TooLong`."""
        if self._free:
            return self._free.pop()
        mine = len(self._waiting.get(whose, ()))
        if (self._most is not None and len(self) >= self._most) or (
            self._most_each is not None and mine >= self._most_each
        ):
            raise TooLong
        turn: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            else:
                turn.cancel()
            raise

    def give_back(self, desk: Desk) -> None:
        """Give the desk to whoever is next, or keep it."""
        if not self.call(desk):
            self._free.append(desk)

    def call(self, desk: Desk) -> bool:
        """Give the desk to whoever is next; one who has left the line is passed over. False where nobody is left."""
        while self._waiting:
            whose, turns = next(iter(self._waiting.items()))
            turn = turns.popleft()
            if turns:
                self._waiting.move_to_end(whose)
            else:
                del self._waiting[whose]
            if not turn.done():
                turn.set_result(desk)
                return True
        return False


class Turns:
    """What a round of the loop takes on: as much as is done in some milliseconds, and addresses take turns.

    However much comes of one address at the same moment, somebody else waits for a few pieces of work and not for all.
    """

    def __init__(self, seconds: float = ROUND_SECONDS) -> None:
        self._seconds = seconds
        """How long a round may take."""
        self._most = 1
        """How many pieces of work are expected to fit into one."""
        self._taken = 0
        self._began: float | None = None
        self._line: Line[None] = Line(())

    async def mine(self, whose: str) -> None:
        """Comes back when it is the turn of this address."""
        if self._began is None:
            self._begin(0)
        if self._taken < self._most and not len(self._line):
            self._taken += 1
        else:
            await self._line.turn(whose)

    def _begin(self, taken: int) -> None:
        self._began, self._taken = time.perf_counter(), taken
        asyncio.get_running_loop().call_soon(self._end)

    def _end(self) -> None:
        """What was taken on has been worked on: see how much fits into the next round, and let in whoever waits."""
        assert self._began is not None
        spent = time.perf_counter() - self._began
        fits = int(self._taken * self._seconds / spent)
        self._most = min(max(1, fits), 2 * self._most, ROUND_MOST)
        self._began = None
        waking = min(len(self._line), self._most)
        for _ in range(waking):
            self._line.call(None)
        if waking:
            self._begin(waking)
