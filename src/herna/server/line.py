"""A line in which addresses take turns: whoever has many tables does not keep the others waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

Desk = TypeVar("Desk")

EACH_ROUND = 4


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
        """Give the desk to whoever is next; one who has left the line is passed over."""
        while self._waiting:
            whose, turns = next(iter(self._waiting.items()))
            turn = turns.popleft()
            if turns:
                self._waiting.move_to_end(whose)
            else:
                del self._waiting[whose]
            if not turn.done():
                turn.set_result(desk)
                return
        self._free.append(desk)


class Turns:
    """In each round of the loop a few of those who want something are served, and addresses take turns.

    However much comes of one address at the same moment, somebody else waits for a few pieces of work and not for all.
    """

    def __init__(self, each_round: int = EACH_ROUND) -> None:
        self._line: Line[int] = Line(range(each_round))

    async def mine(self, whose: str) -> None:
        """Comes back when it is the turn of this address."""
        desk = await self._line.turn(whose)
        asyncio.get_running_loop().call_soon(self._line.give_back, desk)
