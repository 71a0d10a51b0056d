"""What goes over the wire to one pair of eyes: a seat, several seats at one screen, or a spectator."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from herna.kernel import Game, Setting, View, references
from herna.table.clock import ClockShown, shown
from herna.table.entries import Origin, SeatKind
from herna.table.hinting import hints_allowed
from herna.table.lines import ChatLine, LogLine
from herna.table.offered import Offered
from herna.table.patch import Patch
from herna.table.patience import bot_may_stand_in
from herna.table.table import Table

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
    bot_at: float | None = None
    """From when on a bot may stand in, in the server's time; None where nobody is away."""
    wished_by: tuple[int, ...] = ()
    """The seats that want a bot to stand in without waiting."""


class ShuffleShown(msgspec.Struct, frozen=True):
    """Where the deal comes from, as everybody may know it.

    `origin` is `fair` (it can be checked afterwards), `seed` (somebody chose how it is dealt), `record` (it goes on
    from one, whose owner may know what is hidden) or null. `given` are the seats that have added a word, `words` what
    they said, told once it is dealt; the secret is opened when the game is over.
    """

    origin: Origin | None
    dealt: bool
    commitment: str | None
    given: tuple[int, ...]
    words: tuple[tuple[int, str], ...]
    secret: str | None


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
    patience: int
    """The seconds that somebody may be away before a bot may stand in for them."""
    shuffle: ShuffleShown
    closing: tuple[int, ...]
    """The seats that want the game to be closed unfinished; when all people do, it is `closed`."""
    closed: bool
    hints: bool
    """May whoever is asked something ask in turn what a bot would do?"""


class UndoShown(msgspec.Struct, frozen=True):
    """How many moves may be taken back alone; who asks for how many more, and which seats have agreed."""

    free: int
    asked_by: int | None
    moves: int
    agreed: tuple[int, ...]
    number: int
    """The request: whoever answers it names it."""


class LineShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log. `ply` counts the moves made by then; `to` are those of this screen's seats that may know."""

    n: int
    ply: int
    event: dict[str, Any]
    to: tuple[int, ...] | UnsetType = UNSET
    for_person: bool | UnsetType = UNSET
    """A bot has moved the hand of a person who was away or late."""


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
    now: float | UnsetType = UNSET
    """The server's time, for a live socket."""


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
    now: float


class ChatFrame(LiveFrame, frozen=True, tag="chat", kw_only=True):
    """Somebody has said something."""

    line: ChatLine


def info(
    table: Table, present: Collection[int], now: float, watching: int = 0, away: Mapping[int, float] | None = None
) -> TableInfo:
    made = table.created
    gone = {seat: now for seat in range(len(table.seats)) if seat not in present} if away is None else away
    playing = table.dealt and not table.closed
    seats = tuple(
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            present=seat.kind == "bot" or number in present,
            stand_in=seat.stand_in is not None,
            level=seat.bot,
            bot_at=bot_may_stand_in(table, number, gone),
            wished_by=tuple(seat.wished_by),
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
        to_act=table.game_state.seats_to_act if playing else (),
        awaited=table.awaited(),
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
        patience=made.patience,
        shuffle=shuffle_shown(table),
        closing=tuple(sorted(table.closing)),
        closed=table.closed,
        hints=hints_allowed(table),
    )


def shuffle_shown(table: Table) -> ShuffleShown:
    """What everybody may know of the shuffle now."""
    made, fair = table.created, table.created.fair
    words = table.match.record.head.fair.words if table.match.record.head.fair is not None else ()
    return ShuffleShown(
        origin=made.origin,
        dealt=table.dealt,
        commitment=fair.commitment if fair is not None else None,
        given=tuple(sorted(table.words)),
        words=words if table.dealt else (),
        secret=fair.secret if fair is not None and table.over else None,
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
        return UndoShown(free, None, 0, (), 0)
    return UndoShown(free, asked.seat, asked.moves, tuple(asked.agreed), asked.number)


def log_shown(lines: Collection[LogLine], eyes: Eyes) -> list[LineShown]:
    """The lines these people may know of. Where several share a screen, a secret line says whose it is."""
    found: list[LineShown] = []
    for line in lines:
        by_bot = True if line.for_person else UNSET
        if line.to is None:
            found.append(LineShown(line.n, line.ply, line.event, for_person=by_bot))
        elif own := tuple(seat for seat in eyes if seat in line.to):
            found.append(LineShown(line.n, line.ply, line.event, own, by_bot))
    return found


def hello(
    table: Table,
    eyes: Eyes,
    views: Views,
    present: Collection[int],
    now: float,
    watching: int = 0,
    *,
    words: dict[str, Offered] | UnsetType = UNSET,
    away: Mapping[int, float] | None = None,
    live: bool = False,
) -> HelloFrame:
    """The whole table, for somebody who has just come or lost the thread."""
    alone = len(eyes) <= 1
    return HelloFrame(
        table=info(table, present, now, watching, away),
        seat=eyes[0] if len(eyes) == 1 else None,
        seats=eyes,
        version=table.version,
        log=log_shown(table.log, eyes),
        chat=table.chat,
        undo=undo_shown(table, eyes),
        clock=shown(table.created.clock, table.deadline(), now),
        view=views[eyes[0] if eyes else None] if alone else UNSET,
        views=UNSET if alone else {str(seat): views[seat] for seat in eyes},
        words=words,
        now=now if live else UNSET,
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
