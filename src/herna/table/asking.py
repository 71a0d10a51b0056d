"""What people ask of a table. Each request is checked and becomes entries for the log; nothing changes yet."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from herna import bots
from herna.games import game as find_game
from herna.kernel import Action, HernaError, IllegalAction, Record
from herna.table.clock import checked_clock
from herna.table.entries import (
    PATIENCE_SECONDS,
    Acted,
    AnyEntry,
    ClockSetting,
    Closed,
    ClosingWished,
    Created,
    Dealt,
    Joined,
    MoveMade,
    Origin,
    Renamed,
    Said,
    SeatKind,
    SeatSetting,
    UndoAnswered,
    UndoAsked,
    Undone,
    WordGiven,
)
from herna.table.errors import TableError
from herna.table.patience import checked_patience
from herna.table.seats import checked_name, checked_text, checked_word
from herna.table.table import Table
from herna.table.tokens import hashed, new_token

STAND_IN = bots.USUAL
"""Who plays where nobody has said which bot."""
NUMBER_MOST = 2**31


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here: a person in this browser, a bot, or whoever comes with the invitation."""

    kind: SeatKind
    level: str | None = None
    name: str | None = None


class SeatGiven(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a new table. The token or invitation is told this once and never again."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None = None
    token: str | None = None
    invitation: str | None = None


def create(
    game: str,
    players: int,
    wishes: Collection[SeatWish],
    now: float,
    *,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    clock: ClockSetting | None = None,
    hot_seat: bool = False,
    listed: bool = False,
    patience: int = PATIENCE_SECONDS,
    words: bool = False,
    hints: bool = False,
) -> tuple[Created, list[SeatGiven]]:
    """A new table, and the secrets of its seats. With `words` nothing is dealt before everybody has added theirs."""
    record = Record.new(find_game(game), players, seed, options or {})
    if words and seed is not None:
        raise TableError("not-allowed", why="seed-and-words")
    words = words and any(wish.kind != "bot" for wish in wishes)
    origin: Origin = "fair" if seed is None else "seed"
    return _created(
        record,
        wishes,
        now,
        origin,
        clock=clock,
        hot_seat=hot_seat,
        listed=listed,
        patience=patience,
        words=words,
        hints=hints,
    )


def continue_record(
    record: Record,
    wishes: Collection[SeatWish | SeatGiven],
    now: float,
    *,
    ply: int | None = None,
    listed: bool = False,
) -> tuple[Created, list[SeatGiven]]:
    """A new table that starts after the first `ply` moves of a record (all of them when left out)."""
    record.replay(ply)  # an impossible move or a false witness is refused here
    moves = tuple(
        MoveMade(move.seat, msgspec.to_builtins(move.action), move.at) for move in record.moves[: _count(record, ply)]
    )
    return _created(record, wishes, now, "record", moves=moves, listed=listed)


def _count(record: Record, ply: int | None) -> int:
    return len(record.moves) if ply is None else ply


def seats_given(wishes: Collection[SeatWish]) -> list[SeatGiven]:
    """The seats that are wished for, with new secrets."""
    return [_given(number, wish) for number, wish in enumerate(wishes)]


def _created(
    record: Record,
    wishes: Collection[SeatWish | SeatGiven],
    now: float,
    origin: Origin,
    *,
    clock: ClockSetting | None = None,
    hot_seat: bool = False,
    listed: bool = False,
    patience: int = PATIENCE_SECONDS,
    moves: tuple[MoveMade, ...] = (),
    words: bool = False,
    hints: bool = False,
) -> tuple[Created, list[SeatGiven]]:
    head = record.head
    if len(wishes) != head.players:
        raise TableError("seats-count", players=head.players, given=len(wishes))
    given = [wish if isinstance(wish, SeatGiven) else _given(number, wish) for number, wish in enumerate(wishes)]
    settings = tuple(
        SeatSetting(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            token=hashed(seat.token) if seat.token else None,
            invitation=hashed(seat.invitation) if seat.invitation else None,
        )
        for seat in given
    )
    created = Created(
        at=now,
        game=head.game,
        rules=head.rules,
        players=head.players,
        seed=head.seed,
        options=head.options,
        seats=settings,
        clock=checked_clock(clock),
        hot_seat=hot_seat,
        listed=listed,
        patience=checked_patience(patience),
        moves=moves,
        origin=origin,
        fair=head.fair,
        words=words,
        hints=hints,
    )
    return created, given


def _given(number: int, wish: SeatWish) -> SeatGiven:
    name = checked_name(wish.name) if wish.name else ""
    match wish.kind:
        case "bot":
            level = checked_level(wish.level)
            return SeatGiven(number, "bot", name, level=level)
        case "human":
            return SeatGiven(number, "human", name, token=new_token())
        case "open":
            return SeatGiven(number, "open", name, invitation=new_token())


def checked_level(level: str | None) -> str:
    """A level that there is, with its budget where it names one; without any the usual one."""
    word = level or STAND_IN
    found = bots.bot(word).level
    return found if found == word else bots.kept(word)


def act(
    table: Table, seat: int, version: int, action: dict[str, Any] | Action, now: float, key: str | None = None
) -> Acted:
    """A person acts. What they saw must still be what is offered to them. A bot that stands in does not hinder them."""
    check_playing(table)
    state = table.game_state
    if not table.offered_since[seat] <= version <= table.version:
        raise TableError("stale-version", version=version, current=table.version)
    wanted = action if isinstance(action, Action) else understood(table, action)
    if wanted not in state.options(seat):
        raise state.refusal(wanted, seat)
    return Acted(at=now, seat=seat, action=msgspec.to_builtins(wanted), key=key)


def understood(table: Table, action: dict[str, Any]) -> Action:
    """The action that JSON means. Numbers that no thing on a table has are not even compared."""
    if any(isinstance(value, int) and abs(value) > NUMBER_MOST for value in action.values()):
        raise IllegalAction("malformed-json", game=table.created.game, detail="a number is too large")
    return table.game_state.decode(action)


def why(table: Table, seat: int, action: dict[str, Any]) -> HernaError:
    """Why an action is not offered to a seat now."""
    state = table.game_state
    wanted = understood(table, action)
    if wanted in state.options(seat):
        return TableError("offered")
    return state.refusal(wanted, seat)


def undo(table: Table, seat: int, now: float, moves: int | None = None) -> Undone | UndoAsked:
    """Moves are taken back at once where nobody has learnt anything; else the others are asked.

    Left out, `moves` goes back to before the seat's own latest move.
    """
    check_playing(table, finished=True)
    played = table.match.record.moves
    if moves is None:
        own = [number for number, move in enumerate(played) if move.seat == seat]
        moves = len(played) - own[-1] if own else 0
    if not 1 <= moves <= len(played) - len(table.created.moves):
        raise IllegalAction("nothing-to-undo", game=table.created.game)
    if moves <= table.match.free_undo(seat):
        return Undone(at=now, seat=seat, moves=moves)
    if not others_to_ask(table, seat):
        return Undone(at=now, seat=seat, moves=moves, consent=True)
    return UndoAsked(at=now, seat=seat, moves=moves)


def others_to_ask(table: Table, seat: int) -> list[int]:
    """The people who must agree before moves are taken back; bots always do."""
    return [other for other, there in enumerate(table.seats) if other != seat and there.has_a_say]


def answer_undo(table: Table, seat: int, number: int, agree: bool, now: float) -> list[AnyEntry]:
    """Somebody agrees to the request of that number, or not; with the last one who agrees the moves are taken back."""
    asked = table.asked
    if asked is None or asked.number != number or seat == asked.seat or seat in asked.agreed:
        raise TableError("no-undo-asked")
    answer = UndoAnswered(at=now, seat=seat, agree=agree, asked=number)
    if not agree or set(others_to_ask(table, asked.seat)) - {seat, *asked.agreed}:
        return [answer]
    return [answer, Undone(at=now, seat=asked.seat, moves=asked.moves, consent=True)]


def talking(table: Table, seat: int) -> int:
    """The seat, if it may say something."""
    if table.seats[seat].muted:
        raise TableError("muted")
    return seat


def say(seat: int, text: str, now: float) -> Said:
    return Said(at=now, seat=seat, text=checked_text(text))


def rename(seat: int, name: str, now: float) -> Renamed:
    return Renamed(at=now, seat=seat, name=checked_name(name))


def join(table: Table, invitation: str, name: str, now: float) -> tuple[Joined, str]:
    """A guest takes the seat the invitation is for; the token that holds it from now on."""
    wanted = hashed(invitation)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open" and seat.invitation == wanted:
            token = new_token()
            return Joined(at=now, seat=number, name=checked_name(name), token=hashed(token)), token
    raise TableError("wrong-invitation")


def check_playing(table: Table, *, finished: bool = False) -> None:
    """Refuse what is possible only while a game goes on. A finished one says itself that nothing is offered."""
    if not table.dealt:
        raise TableError("not-dealt")
    if table.closed or (finished and table.over):
        raise TableError("not-allowed", why="finished")


def close(table: Table, seat: int, agree: bool, now: float) -> list[AnyEntry]:
    """Somebody wants the game closed unfinished, or does not any more; when all people do, it is, and what was hidden
    is opened. Whoever has a bot stand in for them is asked too: nobody else can open their cards."""
    check_playing(table, finished=True)
    people = {number for number, there in enumerate(table.seats) if there.kind == "human"}
    entries: list[AnyEntry] = [ClosingWished(at=now, seat=seat, agree=agree)]
    if agree and people <= {seat, *table.closing}:
        entries.append(Closed(at=now))
    return entries


def give_word(table: Table, seat: int, text: str, now: float) -> list[AnyEntry]:
    """Somebody adds a word of their own to the shuffle, or none; with the last one it is dealt."""
    if table.dealt:
        raise TableError("already-dealt")
    if seat in table.words:
        raise TableError("word-given")
    word = checked_word(text) if text else ""
    return [WordGiven(at=now, seat=seat, text=word), *deal_after(table, now, seat)]


def deal_after(table: Table, now: float, seat: int) -> list[AnyEntry]:
    """The deal, if nobody but this seat was waited for."""
    waiting = [
        number
        for number, there in enumerate(table.seats)
        if there.bot is None and number not in table.words and number != seat
    ]
    return [] if table.dealt or waiting else [Dealt(at=now)]


def bot_acts(table: Table, seat: int, version: int, action: Action, now: float, by: Literal["bot", "clock"]) -> Acted:
    """A bot acts for a seat: its own, one it stands in for, or one whose time has run out."""
    state = table.game_state
    check_playing(table)
    stale = not table.offered_since[seat] <= version or action not in state.options(seat)
    if stale or (by == "bot" and table.seats[seat].bot is None):
        raise TableError("stale-version", version=version, current=table.version)
    return Acted(at=now, seat=seat, action=msgspec.to_builtins(action), by=by)


def rematch(table: Table, now: float) -> tuple[Created, list[SeatGiven]]:
    """Deal this game anew for these people. Everybody's seat waits until they ask for it."""
    wishes = [
        SeatWish("bot", seat.level, seat.name or None)
        if seat.kind == "bot"
        else SeatWish("open", name=seat.name or None)
        for seat in table.seats
    ]
    made = table.created
    return create(
        made.game,
        made.players,
        wishes,
        now,
        options=made.options,
        clock=made.clock,
        hot_seat=made.hot_seat,
        listed=made.listed,
        patience=made.patience,
        words=made.words,
        hints=made.hints,
    )


def seat_again(table: Table, seat: int, name: str, token: str, now: float) -> list[AnyEntry]:
    """Somebody who sat here at the last table sits here again: once, however often they ask."""
    if hashed(token) in table.seats[seat].tokens:
        return []
    return [Joined(at=now, seat=seat, name=name, token=hashed(token))]
