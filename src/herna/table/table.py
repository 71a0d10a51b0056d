"""A live table: what its log makes of it. It knows no network, no files and no clock but the one it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from herna.games import game as find_game
from herna.kernel import Action, BadRecord, Game, Head, Move, Record, State, Told, View
from herna.kernel.record import FORMAT
from herna.table import clock
from herna.table.edition import edition
from herna.table.entries import (
    Acted,
    AnyEntry,
    Created,
    Joined,
    MoveMade,
    RematchBegun,
    Renamed,
    Said,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from herna.table.errors import TableError
from herna.table.seats import Seat
from herna.table.stored import StoredMatch
from herna.table.tokens import hashed

CHAT_KEPT = 200

TOLD_BY_THE_TABLE = {"taken-back": {"seat": "seat"}, "time-ran-out": {"seat": "seat"}}
"""The events that every table tells beside those of its game, with the kinds of things their fields point at."""


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, numbered from 1; `to` lists the seats that may know of it, None is everybody.

    `ply` counts the moves made by then, so that a replay can be opened there.
    """

    n: int
    ply: int
    event: dict[str, Any]
    to: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    seat: int
    name: str
    text: str
    at: float


class UndoRequest(msgspec.Struct):
    """Somebody asks the others to take moves back."""

    seat: int
    moves: int
    agreed: list[int] = []


class Snapshot(msgspec.Struct):
    """Everything a table is, to be put away. Its position is for the same edition of Herna only."""

    created: Created
    number: int
    version: int
    seats: list[Seat]
    moves: list[MoveMade]
    learnt: list[bool]
    position: dict[str, Any]
    log: list[LogLine]
    told: int
    marks: list[int]
    chat: list[ChatLine]
    keys: dict[str, int]
    offered_since: list[int]
    moved_at: float
    waits_since: float
    asked: UndoRequest | None = None
    rematch: str | None = None
    edition: str = ""


class Table:
    """Seats, the match, the log and the chat of one table.

    `number` is that of the latest entry of the log; `version` that of the latest entry that changed the game.
    """

    def __init__(self, id: str, created: Created) -> None:  # noqa: A002 - a table is known by its id
        self.id = id
        self.created = created
        self.number = 1
        self.version = 1
        self.seats = [Seat.of(setting) for setting in created.seats]
        self.match = StoredMatch(self._record())
        self.log: list[LogLine] = []
        self.told = 0
        self.marks: list[int] = []
        """How much had been told before each move: that much of the log stands when it is taken back."""
        self.chat: list[ChatLine] = []
        self.keys: dict[str, int] = {}
        self.offered_since = [1] * created.players
        """The version since which a seat has been offered the same without a break."""
        self.moved_at = self.waits_since = created.at
        self.asked: UndoRequest | None = None
        self.rematch: str | None = None
        self._tell(self.match.first_events())
        for move in created.moves:
            self._play(self.game_state.decode(move.action), move.seat, move.at)

    def _record(self) -> Record:
        made = self.created
        game = find_game(made.game)
        if made.rules != game.rules:
            raise BadRecord("other-rules", game=game.name, found=made.rules, known=game.rules)
        head = Head(FORMAT, made.game, made.rules, made.players, made.seed, made.options)
        return Record(head, game.setting_of(made.players, made.options))

    # What a table is asked

    @property
    def game(self) -> Game:
        return self.match.record.setting.game

    @property
    def game_state(self) -> State:
        return self.match.state

    @property
    def over(self) -> bool:
        return self.match.state.over

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, token: str) -> int:
        """The seat a token holds."""
        found = hashed(token)
        for number, seat in enumerate(self.seats):
            if found in seat.tokens:
                return number
        raise TableError("wrong-token")

    def deadline(self) -> float | None:
        """When a bot will move for the people the game waits for."""
        setting = self.created.clock
        if setting is None or self.over or not self.all_have_come or not self.waits_for_people():
            return None
        return self.waits_since + clock.allowed(setting)

    @property
    def all_have_come(self) -> bool:
        """Does somebody, or a bot in their place, sit in every seat? Until then no clock runs."""
        return all(seat.kind != "open" or seat.bot is not None for seat in self.seats)

    def waits_for_people(self) -> list[int]:
        """The seats the game waits for that no bot plays."""
        return [seat for seat in self.match.state.seats_awaited if self.seats[seat].bot is None]

    def waits_for_bots(self) -> list[int]:
        """The seats the game waits for that a bot plays."""
        return [seat for seat in self.match.state.seats_awaited if self.seats[seat].bot is not None]

    def view(self, seat: int | None) -> View:
        """What a seat may see."""
        return self.match.state.view(seat)

    def views(self, seats: Sequence[int | None]) -> Sequence[View]:
        """What several seats may see."""
        return self.match.state.views(seats)

    def record(self) -> Record:
        """The whole game so far, secrets and all."""
        head = msgspec.structs.replace(self.match.record.head, names=self.names)
        return Record(head, self.match.record.setting, list(self.match.record.moves))

    # What the log does to a table

    def take(self, entry: AnyEntry) -> list[LogLine]:
        """Carry out the next entry of the log; what is new in the log of the game comes back."""
        before = self.told
        number = self.number + 1
        match entry:
            case Acted():
                self._acted(entry, number)
            case Undone():
                self._undone(entry, number)
            case UndoAsked():
                self.asked = UndoRequest(entry.seat, entry.moves)
            case UndoAnswered():
                self._answered(entry)
            case Said():
                name = self.seats[entry.seat].name
                self.chat.append(ChatLine(number, entry.seat, name, entry.text, entry.at))
                del self.chat[:-CHAT_KEPT]
            case Renamed():
                self.seats[entry.seat].name = entry.name
            case Joined():
                self._joined(entry)
            case StoodIn():
                self.seats[entry.seat].stand_in = entry.level
                self.moved_at = self.waits_since = entry.at
            case RematchBegun():
                self.rematch = entry.table
            case Created():
                raise ValueError("a table is created once")
        self.number = number
        return [line for line in self.log[-(self.told - before) :] if line.n > before]

    def _acted(self, entry: Acted, number: int) -> None:
        state = self.match.state
        waiting = {seat: state.options(seat) for seat in state.seats_to_act if seat != entry.seat}
        awaited = state.seats_awaited
        self._play(state.decode(entry.action), entry.seat, entry.at, late=entry.by == "clock")
        self._offer(waiting, number)
        self.asked = None
        self.version = number
        self.moved_at = entry.at
        if entry.seat in awaited or self.match.state.seats_awaited != awaited:
            # Who helps of his own free will gives nobody more time.
            self.waits_since = entry.at
        if entry.key is not None:
            self.keys[_key(entry.seat, entry.key)] = number

    def _offer(self, waiting: dict[int, tuple[Action, ...]], number: int) -> None:
        """A seat that is asked the same as before can still answer what it saw: secret bids do not wait in line."""
        state = self.match.state
        to_act = state.seats_to_act
        for seat in range(len(self.seats)):
            if seat not in waiting or seat not in to_act or state.options(seat) != waiting[seat]:
                self.offered_since[seat] = number

    def _undone(self, entry: Undone, number: int) -> None:
        self.match.undo(entry.seat, entry.moves, consent=entry.consent)
        stands = self.marks[self.match.ply]
        del self.marks[self.match.ply :]
        self.log = [line for line in self.log if line.n <= stands]
        self._append({"event": "taken-back", "seat": entry.seat, "moves": entry.moves, "after": stands}, None)
        self.offered_since = [number] * len(self.seats)
        self.asked = None
        self.version = number
        self.moved_at = self.waits_since = entry.at

    def _answered(self, entry: UndoAnswered) -> None:
        if self.asked is None:
            return
        if entry.agree:
            self.asked.agreed.append(entry.seat)
        else:
            self.asked = None

    def _joined(self, entry: Joined) -> None:
        seat = self.seats[entry.seat]
        if seat.kind == "open":
            self.moved_at = self.waits_since = entry.at
        seat.kind, seat.name, seat.stand_in, seat.invitation = "human", entry.name, None, None
        seat.tokens.append(entry.token)

    def _play(self, action: Action, seat: int, at: float | None, *, late: bool = False) -> None:
        mark = self.told
        if late:
            self._append({"event": "time-ran-out", "seat": seat}, None)
        self._tell(self.match.play(action, seat, at))
        self.marks.append(mark)

    def _tell(self, events: list[Told]) -> None:
        for told in events:
            self._append(msgspec.to_builtins(told.event), told.to)

    def _append(self, event: dict[str, Any], to: tuple[int, ...] | None) -> None:
        self.told += 1
        self.log.append(LogLine(self.told, self.match.ply, event, to))

    def done_before(self, seat: int, key: str) -> int | None:
        """The version that an action with this key of the client led to, if it has been taken already."""
        return self.keys.get(_key(seat, key))

    # Putting away and taking out

    def snapshot(self) -> Snapshot:
        moves = [MoveMade(move.seat, msgspec.to_builtins(move.action), move.at) for move in self.match.record.moves]
        return Snapshot(
            created=self.created,
            number=self.number,
            version=self.version,
            seats=self.seats,
            moves=moves,
            learnt=self.match.learnt,
            position=self.match.state.dump(),
            log=self.log,
            told=self.told,
            marks=self.marks,
            chat=self.chat,
            keys=self.keys,
            offered_since=self.offered_since,
            moved_at=self.moved_at,
            waits_since=self.waits_since,
            asked=self.asked,
            rematch=self.rematch,
            edition=edition(self.created.game),
        )

    @classmethod
    def restore(cls, id: str, saved: Snapshot) -> Table:  # noqa: A002 - a table is known by its id
        """The table as it was put away, without playing its game again."""
        if saved.edition != edition(saved.created.game):
            raise BadRecord("bad-snapshot", game=saved.created.game, detail=saved.edition)
        table = cls.__new__(cls)
        table.id = id
        table.created = saved.created
        record = table._record()
        decode = record.first().decode
        moves = [Move(move.seat, decode(move.action), move.at) for move in saved.moves]
        table.match = StoredMatch.resume(record, moves, saved.learnt, saved.position)
        for name in ("number", "version", "seats", "log", "told", "marks", "chat", "keys", "offered_since"):
            setattr(table, name, getattr(saved, name))
        table.moved_at, table.waits_since = saved.moved_at, saved.waits_since
        table.asked, table.rematch = saved.asked, saved.rematch
        return table


def _key(seat: int, key: str) -> str:
    return f"{seat}:{key}"
