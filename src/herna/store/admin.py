"""What the operator of a server does with its tables, beside a server that may be running."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec
import sqlalchemy as sql

from herna.kernel import HernaError
from herna.store.errors import Conflict
from herna.store.log import Store
from herna.store.schema import ARCHIVE, BANS, ENTRIES, REPORTS, TABLES
from herna.table import TableError, tale
from herna.table.entries import (
    Acted,
    AnyEntry,
    Created,
    DeviceAdded,
    DeviceInvited,
    DeviceWithdrawn,
    Forgotten,
    Joined,
    Muted,
    Renamed,
    Said,
    Shut,
    WordGiven,
    decode,
)
from herna.table.knowledge import Story, full_record, partial_record

ATTEMPTS = 8
ALL = 2**31 - 1


class Overview(msgspec.Struct):
    """A table as a list shows it."""

    id: str
    game: str
    created: float
    over: bool
    listed: bool
    entries: int


class Reported(msgspec.Struct):
    """A chat line that somebody has reported."""

    table: str
    line: int
    seat: int
    text: str
    at: float


async def overview(store: Store) -> list[Overview]:
    """Every table, the newest first."""
    query = (
        sql.select(TABLES, sql.func.coalesce(sql.func.max(ENTRIES.c.number), ARCHIVE.c.number).label("entries"))
        .outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
        .outerjoin(ARCHIVE, ARCHIVE.c.table_id == TABLES.c.id)
        .group_by(TABLES.c.id, ARCHIVE.c.number)
        .order_by(TABLES.c.created.desc())
    )
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [Overview(row.id, row.game, row.created, row.over, row.listed, row.entries or 0) for row in rows]


BLANK: dict[type[AnyEntry], dict[str, str]] = {
    Joined: {"name": "", "token": ""},
    Renamed: {"name": ""},
    Said: {"text": "…"},
    DeviceInvited: {"ticket": ""},
    DeviceAdded: {"name": "", "ticket": "", "token": ""},
    # Of the devices that were added one is gone, whichever it was.
    DeviceWithdrawn: {"token": ""},
}
"""What is told about a person, and what is left of it."""


async def close(store: Store, table_id: str) -> None:
    """Nobody does anything at the table any more; it can still be looked at."""
    await _append(store, table_id, lambda _: [Shut(at=time.time())])
    await store.append(table_id, 0, [], (True, None))


async def mute(store: Store, table_id: str, seat: int) -> None:
    """Whoever sits there says nothing more."""
    await _append(store, table_id, lambda entries: [Muted(at=time.time(), seat=_seat(entries, seat))])


async def unname(store: Store, table_id: str, seat: int) -> None:
    """Take a name away from a seat. It stays in the log; `forget` takes it from there too."""
    await _append(store, table_id, lambda entries: [Renamed(at=time.time(), seat=_seat(entries, seat), name="")])


async def delete(store: Store, table_id: str) -> None:
    """Leave nothing of a table."""
    await _entries(store, table_id)
    await store.erase(table_id)
    await store.settle()


async def stored(store: Store, table_id: str, seat: int) -> list[str]:
    """Everything that is kept about whoever sits in a seat, line by line."""
    entries = await _entries(store, table_id)
    _seat(entries, seat)
    lines = []
    moves = sum(isinstance(entry, Acted) and entry.seat == seat for entry in entries)
    for number, entry in enumerate(entries, start=1):
        match entry:
            case Created():
                lines.append(f"{number} name {entry.seats[seat].name!r}")
            case Joined() | Renamed() if entry.seat == seat:
                lines.append(f"{number} name {entry.name!r}")
            case Said() if entry.seat == seat:
                lines.append(f"{number} said {entry.text!r}")
            case WordGiven() if entry.seat == seat:
                lines.append(f"{number} word {entry.text!r}")
            case DeviceAdded() if entry.seat == seat:
                lines.append(f"{number} device {entry.name!r}")
    return [*lines, f"moves {moves}"]


async def forget(store: Store, table_id: str, seat: int) -> int:
    """Take names, secrets and chat lines of a seat out of the log; how many entries that changed.

    Its moves stay, and the word it added to the shuffle: the game of the others hangs on them.
    """
    entries = await _entries(store, table_id)
    _seat(entries, seat)
    changed = {number: new for number, entry in enumerate(entries, start=1) if (new := _without(entry, seat)) != entry}
    await store.rewrite(table_id, changed)
    # One more entry makes every server read the table again.
    await _append(store, table_id, lambda _: [Forgotten(at=time.time(), seat=seat)])
    await _tell_without(store, table_id, seat)
    await store.settle()
    return len(changed)


async def _tell_without(store: Store, table_id: str, seat: int) -> None:
    """Take the name of a seat out of what its table has told."""
    kept = await store.tale(table_id)
    if kept is None:
        return
    try:
        table = await store.load(table_id)
        assert table is not None
    except HernaError:  # its rules have changed: what it told is all there is
        told = tale.unpack(kept)
        await store.note_tale(table_id, told.number, tale.without_name(told, seat))
    else:
        await store.note_tale(table_id, table.number, tale.pack(*tale.facts(table)))


def _without(entry: AnyEntry, seat: int) -> AnyEntry:
    """An entry with nothing in it about the person in a seat."""
    if isinstance(entry, Created):
        seats = list(entry.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], name="", token=None, invitation=None)
        return msgspec.structs.replace(entry, seats=tuple(seats))
    blank = BLANK.get(type(entry))
    if blank is None or getattr(entry, "seat", None) != seat:
        return entry
    return msgspec.structs.replace(entry, **blank)


async def export(store: Store, table_id: str) -> str:
    """The record of a table: everything once its game is over, until then what a spectator knows."""
    table = await store.load(table_id)
    if table is None:
        raise TableError("unknown-table", table=table_id)
    story = Story.of(table.record())
    return full_record(story) if table.over else partial_record(story, ())


async def tell(store: Store) -> tuple[int, int]:
    """Keep what every table has told, as before an update whose rules differ; how many were told, and how many not."""
    told = failed = 0
    for table_id in await store.untold(ALL):
        try:
            table = await store.load(table_id)
            if table is not None:
                await store.note_tale(table.id, table.number, tale.pack(*tale.facts(table)))
                told += 1
        except HernaError:
            failed += 1
    return told, failed


async def ban(store: Store, network: str, days: float) -> None:
    """Serve nobody of this network for some days; 0 lifts a ban."""
    now = time.time()
    await store.note_ban({"network": network, "at": now, "until": now + days * 86400.0})


async def bans(store: Store, now: float) -> dict[str, float]:
    """The networks that are not served, and until when."""
    query = sql.select(BANS.c.network, BANS.c.until).where(BANS.c.until > now)
    async with store.reading() as connection:
        return {row.network: row.until for row in await connection.execute(query)}


async def reports(store: Store) -> list[Reported]:
    """The chat lines that people have reported, the latest first, as they were said."""
    query = (
        sql.select(REPORTS, ENTRIES.c.data)
        .join(ENTRIES, sql.and_(ENTRIES.c.table_id == REPORTS.c.table_id, ENTRIES.c.number == REPORTS.c.number))
        .order_by(REPORTS.c.at.desc())
    )
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    found = []
    for row in rows:
        entry = decode(row.data)
        if isinstance(entry, Said):
            found.append(Reported(row.table_id, row.number, entry.seat, entry.text, row.at))
    return found


def _seat(entries: Sequence[AnyEntry], seat: int) -> int:
    created = entries[0]
    if not isinstance(created, Created) or not 0 <= seat < created.players:
        raise HernaError("admin-seat", seat=seat + 1)
    return seat


async def _entries(store: Store, table_id: str) -> list[AnyEntry]:
    entries = await store.tail(table_id, 0)
    if not entries:
        raise TableError("unknown-table", table=table_id)
    return entries


async def _append(store: Store, table_id: str, ask: Callable[[list[AnyEntry]], list[AnyEntry]]) -> None:
    """Write entries after the last, whoever else is writing."""
    for _ in range(ATTEMPTS):
        entries = await _entries(store, table_id)
        try:
            await store.append(table_id, len(entries) + 1, ask(entries))
            return
        except Conflict:
            continue
    raise TableError("busy")
