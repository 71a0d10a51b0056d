"""What goes over the wire to one pair of eyes: a seat, several seats at one screen, or a spectator."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, cast

import msgspec

from herna.kernel import Game, Setting, View, references
from herna.table.clock import shown
from herna.table.patch import Patch
from herna.table.table import ChatLine, LogLine, Table

Eyes = tuple[int, ...]
"""The seats somebody sees from; nobody's for a spectator."""


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str
    present: bool
    stand_in: bool
    level: str | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    version: int
    over: bool
    to_act: tuple[int, ...]
    seats: tuple[SeatInfo, ...]
    clock: dict[str, Any] | None
    names: dict[str, tuple[str, ...]]
    created: float
    moved: float
    hot_seat: bool
    listed: bool
    rematch: str | None


def info(table: Table, present: Collection[int], now: float) -> TableInfo:
    made = table.created
    seats = tuple(
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            present=seat.kind == "bot" or number in present,
            stand_in=seat.stand_in is not None,
            level=seat.bot,
        )
        for number, seat in enumerate(table.seats)
    )
    return TableInfo(
        id=table.id,
        game=made.game,
        rules=made.rules,
        players=made.players,
        options=made.options,
        version=table.version,
        over=table.over,
        to_act=table.game_state.seats_to_act,
        seats=seats,
        clock=shown(made.clock, table.deadline(), now),
        names=names_of_things(table.match.record.setting),
        created=made.at,
        moved=table.moved_at,
        hot_seat=made.hot_seat,
        listed=made.listed,
        rematch=table.rematch,
    )


@lru_cache(maxsize=256)
def names_of_things(setting: Setting) -> dict[str, tuple[str, ...]]:
    """The short names of all things that actions and events point at, by kind."""
    return {kind: setting.names(kind) for kind in sorted({"seat", *kinds_of_things(setting.game)})}


def kinds_of_things(game: Game) -> set[str]:
    kinds = (*game.actions, *game.events)
    return {kind for told in kinds for kind in references(cast("Any", told)).values()}


def undo_shown(table: Table, eyes: Eyes) -> dict[str, Any]:
    """What these people may take back alone, and who asks for more."""
    asked = table.asked
    free = 0 if table.over or not eyes else max([table.match.free_undo(seat) for seat in eyes])
    return {
        "free": free,
        "asked_by": asked.seat if asked else None,
        "moves": asked.moves if asked else 0,
        "agreed": asked.agreed if asked else [],
    }


def log_shown(lines: Collection[LogLine], eyes: Eyes) -> list[dict[str, Any]]:
    """The lines these people may know of. Where several share a screen, a secret line says whose it is."""
    found: list[dict[str, Any]] = []
    for line in lines:
        if line.to is None:
            found.append({"n": line.n, "ply": line.ply, "event": line.event})
        elif own := [seat for seat in eyes if seat in line.to]:
            found.append({"n": line.n, "ply": line.ply, "event": line.event, "to": own})
    return found


def hello(
    table: Table, eyes: Eyes, views: dict[int | None, View], present: Collection[int], now: float
) -> dict[str, Any]:
    """The whole table, for somebody who has just come or lost the thread."""
    frame: dict[str, Any] = {
        "type": "hello",
        "table": info(table, present, now),
        "seat": eyes[0] if len(eyes) == 1 else None,
        "seats": eyes,
        "version": table.version,
        "log": log_shown(table.log, eyes),
        "chat": table.chat,
        "undo": undo_shown(table, eyes),
        "clock": shown(table.created.clock, table.deadline(), now),
    }
    if len(eyes) > 1:
        frame["views"] = {str(seat): views[seat] for seat in eyes}
    else:
        frame["view"] = views[eyes[0] if eyes else None]
    return frame


def update(
    table: Table, eyes: Eyes, patches: dict[int | None, Patch], lines: Collection[LogLine], now: float
) -> dict[str, Any]:
    """What has changed since the last frame."""
    frame: dict[str, Any] = {
        "type": "update",
        "version": table.version,
        "events": log_shown(lines, eyes),
        "undo": undo_shown(table, eyes),
        "clock": shown(table.created.clock, table.deadline(), now),
    }
    if len(eyes) > 1:
        frame["patches"] = {str(seat): patches[seat] for seat in eyes}
    else:
        frame["patch"] = patches[eyes[0] if eyes else None]
    return frame


def chat_line(line: ChatLine) -> dict[str, Any]:
    return {"type": "chat", "line": line}
