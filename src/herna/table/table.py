"""A live table: what its log makes of it. It knows no network, no files and no clock but the one it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from herna.bots.analysis import Analysis
from herna.games import game as find_game
from herna.kernel import Action, BadRecord, Game, Head, Move, Record, State, Told, View
from herna.kernel.record import FAIR_FORMAT, FORMAT
from herna.table import clock
from herna.table.edition import edition
from herna.table.entries import (
    Acted,
    Analysed,
    AnyEntry,
    Closed,
    ClosingWished,
    Created,
    Dealt,
    DeviceAdded,
    DeviceInvited,
    DeviceWithdrawn,
    Forgotten,
    Hinted,
    Joined,
    MoveMade,
    Muted,
    RematchBegun,
    Renamed,
    Said,
    Shut,
    StandInWished,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
    WordGiven,
)
from herna.table.errors import TableError
from herna.table.lines import CHAT_KEPT, KEPT, NOTHING_ASKED, STAYS_TOLD, ChatLine, LogLine, Snapshot, UndoRequest
from herna.table.seats import Seat
from herna.table.stored import StoredMatch
from herna.table.tokens import hashed

MOVES_MOST = 20_000
"""No game takes a tenth of that; whoever moves to and fro for ever has to stop somewhere."""
ENTRIES_MOST = 100_000


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
        self.words: dict[int, str] = {}
        """What people have added to the shuffle, by seat."""
        self.dealt = not created.words
        """Has the game been dealt? Until then what lies on the table is only a sample."""
        self.closing: list[int] = []
        """The seats that want the game to be closed unfinished."""
        self.closed = False
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
        self.begun = self.all_have_come
        """Have all come, at some time or other?"""
        self.waited: list[float] = []
        """Since when the table had waited for each move: from there the time goes on when it is taken back."""
        self.asked: UndoRequest | None = None
        self.rematch: str | None = None
        self.analysis: Analysis | None = None
        """The game looked at again once it was over, if anybody wanted that."""
        self.shut = False
        """Has the operator closed the table?"""
        self._tell(self.match.first_events())
        for move in created.moves:
            self._play(self.game_state.decode(move.action), move.seat, move.at)

    def _record(self) -> Record:
        made = self.created
        game = find_game(made.game)
        if made.rules != game.rules:
            raise BadRecord("other-rules", game=game.name, found=made.rules, known=game.rules)
        head = Head(FORMAT, made.game, made.rules, made.players, made.seed, made.options)
        if made.fair is not None and self.dealt:
            fair = made.fair.with_words(self.words) if made.words else made.fair
            head = msgspec.structs.replace(head, herna=FAIR_FORMAT, generator="blake2b", fair=fair)
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
        """Is the game finished, or closed by all?"""
        return self.closed or self.match.state.over

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
        if setting is None or self.over or not self.dealt or not self.begun or not self.waits_for_people():
            return None
        return self.waits_since + clock.allowed(setting) + clock.jumps.since(self.waits_since)

    @property
    def all_have_come(self) -> bool:
        """Does somebody, or a bot in their place, sit in every seat?"""
        return all(seat.kind != "open" or seat.bot is not None for seat in self.seats)

    @property
    def full(self) -> bool:
        """Has so much happened here that nothing more is written down?"""
        return self.shut or self.match.ply >= MOVES_MOST or self.number >= ENTRIES_MOST

    def waits_for_people(self) -> list[int]:
        """The seats the game waits for that no bot plays."""
        return [seat for seat in self.awaited() if self.seats[seat].bot is None]

    def waits_for_bots(self) -> list[int]:
        """The seats the game waits for that a bot plays."""
        return [seat for seat in self.awaited() if self.seats[seat].bot is not None]

    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for; where its bots want to hear people first, those people."""
        if not self.dealt or self.closed or self.full:
            return ()
        return self._heard_first() or self.match.state.seats_awaited

    def _heard_first(self) -> tuple[int, ...]:
        """The people whom the bots let speak before they move; with a clock nobody waits for that."""
        state = self.match.state
        if self.created.clock is not None or any(self.seats[seat].bot is None for seat in state.seats_awaited):
            return ()
        return tuple(seat for seat in self.game.hears(state) if self.seats[seat].has_a_say)

    def view(self, seat: int | None) -> View:
        """What a seat may see."""
        return self.views((seat,))[0]

    def views(self, seats: Sequence[int | None]) -> Sequence[View]:
        """What several seats may see. Before the deal, and when it was closed, nobody is asked anything."""
        views = self.match.state.views(seats)
        if not self.dealt or self.closed:
            return [replace(view, **NOTHING_ASKED) for view in views]
        heard = self._heard_first()
        return [replace(view, seats_awaited=heard) for view in views] if heard else views

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
            case UndoAsked() | UndoAnswered():
                self._about_undo(entry, number)
            case Said():
                name = self.seats[entry.seat].name
                self.chat.append(ChatLine(number, entry.seat, name, entry.text, entry.at))
                del self.chat[:-CHAT_KEPT]
            case Renamed():
                self.seats[entry.seat].name = entry.name
            case Joined():
                self._joined(entry)
            case StoodIn():
                self._stood_in(entry)
            case StandInWished() | DeviceInvited() | DeviceAdded() | DeviceWithdrawn():
                self.seats[entry.seat].take(entry)
            case WordGiven() | Dealt() | ClosingWished() | Closed():
                self._by_everybody(entry, number)
            case Hinted() | Analysed() | RematchBegun():
                self._noted(entry)
            case Shut() | Muted() | Forgotten():
                self._ordered(entry)
            case Created():
                raise ValueError("a table is created once")
        self.number = number
        return [line for line in self.log[-(self.told - before) :] if line.n > before]

    def _noted(self, entry: Hinted | Analysed | RematchBegun) -> None:
        """What changes nothing of the game: advice was taken, it was analysed, or these people play on elsewhere."""
        match entry:
            case Hinted():
                self._append({"event": "hint-taken", "seat": entry.seat}, None)
            case Analysed():
                self.analysis = entry.analysis
            case RematchBegun():
                self.rematch = entry.table

    def _about_undo(self, entry: UndoAsked | UndoAnswered, number: int) -> None:
        """Somebody asks the others whether moves may be taken back, or is answered."""
        if isinstance(entry, UndoAsked):
            self.asked = UndoRequest(entry.seat, entry.moves, at=entry.at, number=number)
        else:
            self._answered(entry)

    def _ordered(self, entry: Shut | Muted | Forgotten) -> None:
        """What the operator has ordered. What is forgotten has been taken out of the log itself."""
        match entry:
            case Shut():
                self.shut = True
            case Muted():
                self.seats[entry.seat].muted = True

    def _acted(self, entry: Acted, number: int) -> None:
        state = self.match.state
        waiting = {seat: state.options(seat) for seat in state.seats_to_act if seat != entry.seat}
        awaited = state.seats_awaited
        there = self.seats[entry.seat]
        if entry.by == "person" and there.stand_in is not None:
            self._stood_in(StoodIn(at=entry.at, seat=entry.seat, by=entry.seat))
        there.late = entry.by == "clock"
        for_person = entry.by != "person" and there.kind == "human"
        self._play(state.decode(entry.action), entry.seat, entry.at, late=there.late, for_person=for_person)
        self._offer(waiting, number)
        self.asked = None
        self.version = number
        self.moved_at = entry.at
        if entry.seat in awaited or self.match.state.seats_awaited != awaited:
            # Whoever helps of their own free will gives nobody more time.
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
        self.log = [line for line in self.log if line.n <= stands or line.event["event"] in STAYS_TOLD]
        self._append({"event": "taken-back", "seat": entry.seat, "moves": entry.moves, "after": stands}, None)
        self.offered_since = [number] * len(self.seats)
        self.asked = None
        self.version = number
        self.moved_at = entry.at
        # Whoever takes back alone has the time that is left, as if nothing was done; where all agree it begins anew.
        self.waits_since = entry.at if entry.consent else self.waited[self.match.ply]
        del self.waited[self.match.ply :]

    def _by_everybody(self, entry: WordGiven | Dealt | ClosingWished | Closed, number: int) -> None:
        """What happens only when all people at the table have had their say: the deal, and closing the game."""
        match entry:
            case WordGiven():
                self.words[entry.seat] = entry.text
            case Dealt():
                self._deal(entry, number)
            case ClosingWished():
                others = [seat for seat in self.closing if seat != entry.seat]
                self.closing = [*others, entry.seat] if entry.agree else others
            case Closed():
                self.closed, self.version, self.moved_at, self.asked = True, number, entry.at, None
                self._append({"event": "closed-by-all"}, None)

    def _deal(self, entry: Dealt, number: int) -> None:
        """The words are in: the real game takes the place of the sample."""
        self.dealt = True
        self.match = StoredMatch(self._record())
        self.log, self.marks = [], []
        self._tell(self.match.first_events())
        self.version = number
        self.offered_since = [number] * len(self.seats)
        self.moved_at = self.waits_since = entry.at

    def _stood_in(self, entry: StoodIn) -> None:
        """Whoever takes a seat back, or lets a bot have it, decides no later for that."""
        seat = self.seats[entry.seat]
        person = seat.kind == "human" and (entry.level is None) != (seat.stand_in is None)
        seat.stand_in, seat.stood_in_by, seat.wished_by, seat.late = entry.level, entry.by, [], False
        self.moved_at = entry.at
        if person:
            self._append({"event": "stood-in" if entry.level else "seat-back", "seat": entry.seat}, None)
        self._begin(entry.at)

    def _begin(self, at: float) -> None:
        """Once everybody has come the clock runs, and nothing but the deal stops it again."""
        if not self.begun and self.all_have_come:
            self.begun = True
            self.waits_since = at

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
            self.moved_at = entry.at
        seat.kind, seat.name, seat.stand_in, seat.invitation = "human", entry.name, None, None
        seat.tokens.append(entry.token)
        self._begin(entry.at)

    def _play(
        self, action: Action, seat: int, at: float | None, *, late: bool = False, for_person: bool = False
    ) -> None:
        mark = self.told
        if late:
            self._append({"event": "time-ran-out", "seat": seat}, None)
        self._tell(self.match.play(action, seat, at), for_person=for_person)
        self.marks.append(mark)
        self.waited.append(self.waits_since)

    def _tell(self, events: list[Told], *, for_person: bool = False) -> None:
        for told in events:
            self._append(msgspec.to_builtins(told.event), told.to, for_person=for_person)

    def _append(self, event: dict[str, Any], to: tuple[int, ...] | None, *, for_person: bool = False) -> None:
        self.told += 1
        self.log.append(LogLine(self.told, self.match.ply, event, to, for_person))

    def done_before(self, seat: int, key: str) -> int | None:
        """The version that an action with this key of the client led to, if it has been taken already."""
        return self.keys.get(_key(seat, key))

    # Putting away and taking out

    def snapshot(self) -> Snapshot:
        """Everything the table is, to be put away."""
        # A move is written like `MoveMade`, so that a long game need not be gone through move by move.
        moves = cast("list[MoveMade]", self.match.record.moves)
        kept = {name: getattr(self, name) for name in KEPT}
        position = self.match.state.dump()
        of_game = edition(self.created.game)
        return Snapshot(moves=moves, learnt=self.match.learnt, position=position, edition=of_game, **kept)

    @classmethod
    def restore(cls, id: str, saved: Snapshot) -> Table:  # noqa: A002 - a table is known by its id
        """The table as it was put away, without playing its game again."""
        if saved.edition != edition(saved.created.game):
            raise BadRecord("bad-snapshot", game=saved.created.game, detail=saved.edition)
        table = cls.__new__(cls)
        table.id = id
        for name in KEPT:
            setattr(table, name, getattr(saved, name))
        record = table._record()
        decode = record.first().decode
        moves = [Move(move.seat, decode(move.action), move.at) for move in saved.moves]
        table.match = StoredMatch.resume(record, moves, saved.learnt, saved.position)
        return table


def _key(seat: int, key: str) -> str:
    return f"{seat}:{key}"
