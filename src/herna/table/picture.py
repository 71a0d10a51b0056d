"""A table in words for the page: the panels of the game's text picture, and what may be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from herna.games import game as find_game
from herna.kernel import BadRecord, Panel, State
from herna.table.knowledge import Story
from herna.words import answer, say


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


def picture_of(
    game: str,
    players: int,
    options: dict[str, Any],
    position: dict[str, Any],
    seat: int | None,
    language: str,
    names: tuple[str, ...],
) -> bytes:
    """The picture of a position, written as JSON."""
    setting = find_game(game).setting_of(players, options)
    return msgspec.json.encode(picture(setting.game.state.load(setting, position), seat, language, names))


def picture_after(data: bytes, ply: int, seat: int | None, language: str, names: tuple[str, ...]) -> bytes:
    """The picture of a packed story after `ply` moves, written as JSON."""
    record = msgspec.msgpack.decode(data, type=Story).record()
    if not 0 <= ply <= len(record.moves):
        raise BadRecord("no-such-move", last_good=len(record.moves), move=ply)
    return msgspec.json.encode(picture(record.replay(ply), seat, language, names))
