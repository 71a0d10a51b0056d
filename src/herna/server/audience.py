"""Those who look at a table of this process, and what each of them has been sent."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from herna.kernel import HernaError, View
from herna.server import metrics
from herna.server.absence import Absence
from herna.server.connection import Connection
from herna.server.refusals import Refusal, refusal
from herna.server.wire import ErrorFrame
from herna.table import Table, frames
from herna.table.offered import Offered, offered
from herna.table.patch import patches
from herna.table.patience import Away

LINES_AT_ONCE = 64
"""An action seldom tells more; where it does, the whole log is looked through."""

encode = msgspec.json.Encoder().encode


def error_frame(error: HernaError, key: str | None = None) -> str:
    """What is refused, as it is told to a socket."""
    return refusal_frame(refusal(error), key)


def refusal_frame(told: Refusal, key: str | None) -> str:
    """A refusal, with the key of what was asked for, if it had one."""
    return encode(ErrorFrame(error=told, key=UNSET if key is None else key)).decode()


class Present(NamedTuple):
    """Who looks at a table: the people of these seats, and how many without one."""

    seats: frozenset[int]
    watching: int


class WordsKept:
    """What may be done at a table, in words: put into words once, however many ask and however often."""

    def __init__(self) -> None:
        self._at: tuple[int, tuple[str, ...]] | None = None
        self._kept: dict[tuple[int, str], Offered] = {}

    def of(self, table: Table, eyes: frames.Eyes, views: frames.Views, language: str) -> dict[str, Offered]:
        """What these seats may do, in the language of their screen."""
        at = table.version, table.names
        if at != self._at:
            self._at, self._kept = at, {}
        found = {}
        for seat in eyes:
            if views[seat].options:
                key = seat, language
                if key not in self._kept:
                    self._kept[key] = offered(views[seat], table.game_state, language, table.names)
                found[str(seat)] = self._kept[key]
        return found


class Audience:
    """The connections of a table. Everybody is told what has changed since they were last told something."""

    def __init__(self, table: Table) -> None:
        self.connections: set[Connection] = set()
        self.absence = Absence(len(table.seats))
        self._views: dict[int | None, View] = {}
        """The last view sent to each pair of eyes."""
        self._words = WordsKept()
        self._sent_version = table.version
        self._sent_told = table.told
        self._sent_number = table.number
        self._sent_asked = _asked(table)
        self._info: Any = _public(table)
        """What everybody has been told of the seats; None when they have to be told again."""

    # Who is here

    def here(self) -> Present:
        """Who looks at the table."""
        seats = frozenset(seat for connection in self.connections for seat in connection.eyes)
        return Present(seats, sum(not connection.eyes for connection in self.connections))

    @property
    def away(self) -> Away:
        """The seats that nobody looks from, and since when."""
        return self.absence.since

    def enter(self, table: Table, connection: Connection) -> int:
        """Somebody looks at the table from now on; how much they are told of it."""
        for seat in connection.eyes or (None,):
            if seat not in self._views:
                self._views[seat] = table.view(seat)
        self.connections.add(connection)
        self.note()
        return self.tell_all(table, connection)

    def leave(self, connection: Connection) -> None:
        """Somebody looks away: what only they have seen is forgotten."""
        self.connections.discard(connection)
        used = {seat for other in self.connections for seat in other.eyes or (None,)}
        self._views = {seat: view for seat, view in self._views.items() if seat in used}

    def note(self) -> None:
        """Write down who is here, and since when the others are away."""
        self.absence.note(self.here().seats)

    def withdrawn(self, table: Table) -> list[Connection]:
        """Those who look on by a token that holds no seat any more."""
        good = {token for seat in table.seats for token in seat.tokens}
        return [one for one in self.connections if not one.holds <= good]

    # What they are told

    def push(self, frame: str, besides: Connection | None = None) -> None:
        """Send a frame to everybody, or to all but one."""
        for connection in self.connections:
            if connection is not besides:
                connection.push(frame)

    def tell_all(self, table: Table, connection: Connection) -> int:
        """The whole table, for somebody who has just come or has lost the thread; how much that is."""
        seats, watching = self.here()
        eyes, language = connection.eyes, connection.language
        words = UNSET if language is None else self._words.of(table, eyes, self._views, language)
        found = frames.hello(
            table, eyes, self._views, seats, time.time(), watching, words=words, away=self.away, live=True
        )
        return _sent(connection, encode(found).decode())

    def speak(self, table: Table, connection: Connection, language: str) -> int:
        """What may be done, once more for a screen that has changed its language; how much that is."""
        connection.language = language
        words = self._words.of(table, connection.eyes, self._views, language)
        return _sent(connection, encode(frames.WordsFrame(version=table.version, words=words)).decode())

    def info(self, table: Table, now: float) -> frames.TableInfo:
        """What everybody may know of the table, and who is at it."""
        seats, watching = self.here()
        return frames.info(table, seats, now, watching, self.away)

    def show(self, table: Table) -> bool:
        """Send everybody what has changed since they were last sent something. Has the game changed for anybody?"""
        public, asked = _public(table), _asked(table)
        sent = (self._sent_version, self._sent_told, self._sent_asked)
        changed = bool(self.connections) and sent != (table.version, table.told, asked)
        if self.connections:
            now = time.time()
            if changed:
                self._show_game(table, now)
            for line in table.chat:
                if line.n > self._sent_number:
                    self.push(encode(frames.ChatFrame(line=line)).decode())
            if public != self._info:
                self.show_info(table, now)
        self._info = public
        self._sent_version, self._sent_told, self._sent_number = table.version, table.told, table.number
        self._sent_asked = asked
        return changed

    def _show_game(self, table: Table, now: float) -> None:
        lines = [line for line in table.log[-LINES_AT_ONCE:] if line.n > self._sent_told]
        if len(lines) == LINES_AT_ONCE:
            lines = [line for line in table.log if line.n > self._sent_told]
        views = dict(zip(self._views, table.views([*self._views]), strict=True))
        found = patches([*self._views.values()], [*views.values()])
        self._views = views
        by_seat = dict(zip(views, found, strict=True))
        made: dict[tuple[frames.Eyes, str | None], str] = {}
        for connection in self.connections:
            told = eyes, language = connection.eyes, connection.language
            if told not in made:
                words = UNSET if language is None else self._words.of(table, eyes, views, language)
                made[told] = encode(frames.update(table, eyes, by_seat, lines, now, words=words)).decode()
                metrics.FRAME_BYTES.observe(len(made[told]))
            connection.push(made[told])

    def show_info(self, table: Table, now: float, besides: Connection | None = None) -> None:
        """Tell everybody what may be known of the table, but one who has just been told."""
        self.push(encode(frames.TableFrame(table=self.info(table, now), now=now)).decode(), besides)

    def show_info_later(self) -> None:
        """What may be known of the table is told with the next change that is shown."""
        self._info = None


def _sent(connection: Connection, frame: str) -> int:
    connection.push(frame)
    return len(frame)


def _public(table: Table) -> Any:
    """What everybody may know of the seats: when it changes, everybody is told."""
    seats = [(seat.kind, seat.name, seat.bot, (*seat.wished_by,)) for seat in table.seats]
    return seats, table.rematch, table.over, table.dealt, len(table.words), tuple(table.closing)


def _asked(table: Table) -> tuple[int, int] | None:
    return None if table.asked is None else (table.asked.number, len(table.asked.agreed))
