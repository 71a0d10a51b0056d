"""What goes over the wire to one pair of eyes: a seat, several seats at one screen, or a spectator."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from herna.kernel import Game, Setting, View, references
from herna.table.clock import ClockShown, shown
from herna.table.entries import SeatKind
from herna.table.offered import Offered, offered
from herna.table.patch import Patch
from herna.table.table import ChatLine, LogLine, Table

Eyes = tuple[int, ...]
"""The seats somebody sees from; nobody's for a spectator."""

Views = Mapping[int | None, View]


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
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
    awaited: tuple[int, ...]
    """Of the seats that may act, those for whom the table waits."""
    seats: tuple[SeatInfo, ...]
    clock: ClockShown | None
    facts: Mapping[str, Any]
    """What every sentence about the table may ask for: all its options, and what the game adds."""
    names: dict[str, tuple[str, ...]]
    created: float
    moved: float
    hot_seat: bool
    listed: bool
    rematch: str | None
    moves: int
    """How many moves have been made."""
    watching: int
    """How many people look on without a seat."""


class UndoShown(msgspec.Struct, frozen=True):
    """How many moves may be taken back alone; who asks for how many more, and which seats have agreed."""

    free: int
    asked_by: int | None
    moves: int
    agreed: tuple[int, ...]


class LineShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log. `ply` counts the moves made by then; `to` are those of this screen's seats that may know."""

    n: int
    ply: int
    event: dict[str, Any]
    to: tuple[int, ...] | UnsetType = UNSET


class LiveFrame(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something the server tells a live socket."""


class HelloFrame(LiveFrame, frozen=True, tag="hello", kw_only=True):
    """The whole table. A screen of several seats gets `views`, keyed by seat, instead of `view`."""

    table: TableInfo
    seat: int | None
    seats: tuple[int, ...]
    version: int
    log: list[LineShown]
    chat: list[ChatLine]
    undo: UndoShown
    clock: ClockShown | None
    view: View | UnsetType = UNSET
    views: dict[str, View] | UnsetType = UNSET
    words: dict[str, Offered] | UnsetType = UNSET
    """What the seats of this screen may do, in words, keyed by seat; for a socket that has said its language."""


class UpdateFrame(LiveFrame, frozen=True, tag="update", kw_only=True):
    """What has changed since the last frame. A screen of several seats gets `patches` instead of `patch`."""

    version: int
    events: list[LineShown]
    undo: UndoShown
    clock: ClockShown | None
    patch: Patch | UnsetType = UNSET
    patches: dict[str, Patch] | UnsetType = UNSET
    words: dict[str, Offered] | UnsetType = UNSET
    """As in the first frame. A seat that is not told here has nothing to do."""


class WordsFrame(LiveFrame, frozen=True, tag="words", kw_only=True):
    """What the seats of this screen may do at a version, in the language it has just asked for."""

    version: int
    words: dict[str, Offered]


class TableFrame(LiveFrame, frozen=True, tag="table", kw_only=True):
    """Somebody has come, gone or changed."""

    table: TableInfo


class ChatFrame(LiveFrame, frozen=True, tag="chat", kw_only=True):
    """Somebody has said something."""

    line: ChatLine


def info(table: Table, present: Collection[int], now: float, watching: int = 0) -> TableInfo:
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
        awaited=table.game_state.seats_awaited,
        seats=seats,
        clock=shown(made.clock, table.deadline(), now),
        facts=table.match.record.setting.facts,
        names=names_of_things(table.match.record.setting),
        created=made.at,
        moved=table.moved_at,
        hot_seat=made.hot_seat,
        listed=made.listed,
        rematch=table.rematch,
        moves=table.match.ply,
        watching=watching,
    )


@lru_cache(maxsize=256)
def names_of_things(setting: Setting) -> dict[str, tuple[str, ...]]:
    """The short names of all things that actions and events point at, by kind."""
    return {kind: setting.names(kind) for kind in sorted({"seat", *kinds_of_things(setting.game)})}


def kinds_of_things(game: Game) -> set[str]:
    kinds = (*game.actions, *game.events)
    return {kind for told in kinds for kind in references(cast("Any", told)).values()}


def undo_shown(table: Table, eyes: Eyes) -> UndoShown:
    """What these people may take back alone, and who asks for more."""
    asked = table.asked
    free = 0 if table.over or not eyes else max([table.match.free_undo(seat) for seat in eyes])
    if asked is None:
        return UndoShown(free, None, 0, ())
    return UndoShown(free, asked.seat, asked.moves, tuple(asked.agreed))


def log_shown(lines: Collection[LogLine], eyes: Eyes) -> list[LineShown]:
    """The lines these people may know of. Where several share a screen, a secret line says whose it is."""
    found: list[LineShown] = []
    for line in lines:
        if line.to is None:
            found.append(LineShown(line.n, line.ply, line.event))
        elif own := tuple(seat for seat in eyes if seat in line.to):
            found.append(LineShown(line.n, line.ply, line.event, own))
    return found


def words_for(table: Table, eyes: Eyes, views: Views, language: str) -> dict[str, Offered]:
    """What these seats may do, in the language of their screen."""
    setting, names = table.game_state.setting, table.names
    return {str(seat): offered(views[seat], setting, language, names) for seat in eyes if views[seat].options}


def hello(
    table: Table,
    eyes: Eyes,
    views: Views,
    present: Collection[int],
    now: float,
    watching: int = 0,
    *,
    language: str | None = None,
) -> HelloFrame:
    """The whole table, for somebody who has just come or lost the thread."""
    alone = len(eyes) <= 1
    return HelloFrame(
        table=info(table, present, now, watching),
        seat=eyes[0] if len(eyes) == 1 else None,
        seats=eyes,
        version=table.version,
        log=log_shown(table.log, eyes),
        chat=table.chat,
        undo=undo_shown(table, eyes),
        clock=shown(table.created.clock, table.deadline(), now),
        view=views[eyes[0] if eyes else None] if alone else UNSET,
        views=UNSET if alone else {str(seat): views[seat] for seat in eyes},
        words=UNSET if language is None else words_for(table, eyes, views, language),
    )


def update(
    table: Table,
    eyes: Eyes,
    patches: dict[int | None, Patch],
    lines: Collection[LogLine],
    now: float,
    *,
    words: dict[str, Offered] | UnsetType = UNSET,
) -> UpdateFrame:
    """What has changed since the last frame."""
    alone = len(eyes) <= 1
    return UpdateFrame(
        version=table.version,
        events=log_shown(lines, eyes),
        undo=undo_shown(table, eyes),
        clock=shown(table.created.clock, table.deadline(), now),
        patch=patches[eyes[0] if eyes else None] if alone else UNSET,
        patches=UNSET if alone else {str(seat): patches[seat] for seat in eyes},
        words=words,
    )
