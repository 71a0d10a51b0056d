"""Seats of people who are away: when a bot may stand in, how they come back, and when nobody waits for their consent.

Whoever has a socket open is there. A bot may stand in for somebody who has been away for as long as the table has
patience, whose time has run out, or for whom all the others, at least two, want one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from herna.kernel import IllegalAction
from herna.table.entries import AnyEntry, StandInWished, StoodIn, Undone
from herna.table.errors import TableError
from herna.table.table import Table

LEAST_SECONDS, MOST_SECONDS = 5, 7 * 24 * 3600
AGREEING = 2
"""How many others have to agree where nobody wants to wait: one alone never decides about a friend's seat."""

Away = Mapping[int, float]
"""The seats that nobody looks from, and since when."""


def checked_patience(seconds: int) -> int:
    """The patience of a table, if people can play with it."""
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise TableError("bad-patience", least=LEAST_SECONDS, most=MOST_SECONDS // 3600)
    return seconds


def bot_may_stand_in(table: Table, seat: int, away: Away) -> float | None:
    """From when on a bot may stand in for a seat; None where it may not at all."""
    there = table.seats[seat]
    if table.over or there.kind == "bot" or there.stand_in is not None:
        return None
    if there.kind == "open":
        return 0.0
    since = away.get(seat)
    if since is None:
        return None
    return 0.0 if there.late else since + table.created.patience


def stand_in(
    table: Table, asking: int, seat: int, level: str | None, away: Away, now: float
) -> StoodIn | StandInWished:
    """A bot stands in; or one of several others wishes that it would. Without a level the person is back."""
    if not 0 <= seat < len(table.seats):
        raise IllegalAction("no-such-seat", game=table.created.game, seat=seat + 1, seats=len(table.seats))
    there = table.seats[seat]
    if there.kind == "bot":
        raise TableError("not-allowed", why="seat-taken")
    if table.over:
        raise TableError("not-allowed", why="finished")
    stands_in = StoodIn(at=now, seat=seat, level=level, by=asking)
    if seat == asking or (there.stand_in is not None and seat in away):
        return stands_in
    if there.kind == "human" and seat not in away:
        raise TableError("not-allowed", why="own-seat")
    due = bot_may_stand_in(table, seat, away)
    left = 0.0 if due is None else due - now
    if level is None or left <= 0:
        return stands_in
    others = others_of(table, seat, away)
    if asking in there.wished_by or len(others) < AGREEING:
        raise TableError("not-away-long-enough", seconds=math.ceil(left))
    if {*others} <= {asking, *there.wished_by}:
        return stands_in
    return StandInWished(at=now, seat=seat, by=asking)


def others_of(table: Table, seat: int, away: Away) -> list[int]:
    """The people at the table who are asked whether a bot should stand in for a seat."""
    return [other for other, there in enumerate(table.seats) if other != seat and there.has_a_say and other not in away]


def come_back(table: Table, seats: tuple[int, ...], now: float) -> list[AnyEntry]:
    """Whoever comes back has the seat again, unless it was their own wish that a bot plays."""
    return [
        StoodIn(at=now, seat=seat, by=seat)
        for seat in seats
        if table.seats[seat].stand_in is not None and table.seats[seat].stood_in_by != seat and not table.over
    ]


def undo_goes_through(table: Table, away: Away) -> float | None:
    """When moves are taken back without those who are away; None as long as somebody has to be asked.

    Whoever is away has to be asked about what they did themselves, or alone were told: that would be hidden again.
    """
    asked = table.asked
    if asked is None:
        return None
    missing = [
        other
        for other, there in enumerate(table.seats)
        if other != asked.seat and there.has_a_say and other not in asked.agreed
    ]
    if not missing or any(other not in away or _is_theirs(table, other, asked.moves) for other in missing):
        return None
    return max(asked.at, *(away[other] for other in missing)) + table.created.patience


def _is_theirs(table: Table, seat: int, moves: int) -> bool:
    """Would anything be hidden again that this seat did, or that it alone was told?"""
    taken = table.match.record.moves[-moves:]
    stands = table.marks[len(table.match.record.moves) - moves]
    lines = (line for line in table.log if line.n > stands)
    return any(move.seat == seat for move in taken) or any(line.to is not None and seat in line.to for line in lines)


def undo_by_patience(table: Table, away: Away, now: float) -> list[AnyEntry]:
    """Moves are taken back for which everybody who is here has agreed, and the others have been waited for."""
    due = undo_goes_through(table, away)
    if due is None or due > now:
        return []
    assert table.asked is not None
    return [Undone(at=now, seat=table.asked.seat, moves=table.asked.moves, consent=True)]
