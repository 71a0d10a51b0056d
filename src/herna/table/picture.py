"""A table in words for the page: the panels of the game's text picture, and what may be done."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from herna.kernel import BadRecord, Panel, State
from herna.table.elsewhere import Position
from herna.table.knowledge import Story
from herna.words import answer, not_offered, say


class Picture(msgspec.Struct, frozen=True):
    """What a seat sees after `ply` moves, as text.

    `labels` are the options of its view in words, in their order; `spots` are the parts of the map, each in a sentence,
    by kind and number, for who sees the table drawn.
    """

    ply: int
    panels: tuple[Panel, ...]
    labels: tuple[str, ...]
    spots: Mapping[str, Mapping[int, str]]


def picture(state: State, seat: int | None, language: str, names: tuple[str, ...]) -> Picture:
    """The table as a seat sees it, `None` being a spectator."""
    setting = state.setting
    view = state.view(seat)
    panels = setting.game.picture(view, say(language, setting.game.name, names))
    labels = tuple(answer(view, action, language, names, setting=setting) for action in view.options)
    spots = setting.game.spots(view, say(language, setting.game.name, names, drawn=True))
    return Picture(state.ply, panels, labels, spots)


def picture_of(position: Position, seat: int | None, language: str, names: tuple[str, ...]) -> bytes:
    """The picture of a position, written as JSON."""
    return msgspec.json.encode(picture(position.state(), seat, language, names))


def closed_of(position: Position, seat: int, language: str, names: tuple[str, ...]) -> bytes:
    """What a seat may want to do in a position and cannot, each thing with the reason, written as JSON."""
    return msgspec.json.encode(not_offered(position.state(), seat, language, names))


def picture_after(data: bytes, ply: int, seat: int | None, language: str, names: tuple[str, ...]) -> bytes:
    """The picture of a packed story after `ply` moves, written as JSON."""
    record = msgspec.msgpack.decode(data, type=Story).record()
    if not 0 <= ply <= len(record.moves):
        raise BadRecord("no-such-move", last_good=len(record.moves), move=ply)
    return msgspec.json.encode(picture(record.replay(ply), seat, language, names))
