"""What a table told everybody, kept in a form that needs no rules: it can be looked at whatever becomes of them."""

from __future__ import annotations

import re
import zlib
from typing import Any

import msgspec

from herna.kernel import Panel
from herna.kernel.record import renamed
from herna.table.knowledge import Story, full_record, partial_record, replay
from herna.table.opening import packed
from herna.table.picture import picture
from herna.table.table import Table
from herna.words import LANGUAGES

SAID = ("told", "title", "text", "speak")
"""The fields of a replay and of its last position that hold sentences."""


class MoveTold(msgspec.Struct, frozen=True):
    """A move in words, and how the points stood after it."""

    seat: int
    told: str
    scores: tuple[int, ...]
    at: float | None


class Told(msgspec.Struct, frozen=True):
    """A game in one language: its moves in words, the last position as text, and the frames that spectators saw."""

    moves: list[MoveTold]
    panels: tuple[Panel, ...]
    replay: bytes
    """The replay as it was sent, in JSON: for a page that still understands these views."""


class Tale(msgspec.Struct, frozen=True):
    """A table as everybody could know it when it was told."""

    game: str
    rules: int
    names: tuple[str, ...]
    over: bool
    created: float
    moved: float
    number: int
    record: str
    """Everything once the game was over, until then what a spectator knew."""
    in_words: dict[str, Told]


def pack(story: bytes, over: bool, names: tuple[str, ...], created: float, moved: float, number: int) -> bytes:
    """The packed tale of a packed story."""
    found = msgspec.msgpack.decode(story, type=Story)
    told = {language: _told(found, over, language, names) for language in LANGUAGES}
    record = full_record(found) if over else partial_record(found, ())
    head = found.head
    tale = Tale(head.game, head.rules, names, over, created, moved, number, record, told)
    return _packed(tale)


def _packed(tale: Tale) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(tale), 6)


def facts(table: Table) -> tuple[bytes, bool, tuple[str, ...], float, float, int]:
    """What `pack` needs of a table."""
    return packed(table), table.over, table.names, table.created.at, table.moved_at, table.number


def without_name(told: Tale, seat: int) -> bytes:
    """The packed tale with nothing in it that names who sat in a seat. It needs no rules either."""
    name = told.names[seat]
    names = tuple("" if number == seat else one for number, one in enumerate(told.names))
    in_words = {language: _masked(words, name) for language, words in told.in_words.items()} if name else told.in_words
    return _packed(msgspec.structs.replace(told, names=names, record=renamed(told.record, names), in_words=in_words))


def _masked(words: Told, name: str) -> Told:
    seen = msgspec.json.encode(_without(msgspec.json.decode(words.replay), name))
    masked = msgspec.convert(_without(msgspec.to_builtins(words), name), Told)
    return msgspec.structs.replace(masked, replay=seen)


def _without(found: Any, name: str, *, words: bool = False) -> Any:
    """The same with the name left out of everything that is said, and out of nothing else."""
    match found:
        case dict():
            return {key: _without(value, name, words=words or key in SAID) for key, value in found.items()}
        case list() | tuple():
            return [_without(value, name, words=words) for value in found]
        case str() if words:
            return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", found)
    return found


def unpack(data: bytes) -> Tale:
    return msgspec.msgpack.decode(zlib.decompress(data), type=Tale)


def _told(story: Story, over: bool, language: str, names: tuple[str, ...]) -> Told:
    seen = replay(story, (), over, language, names)
    moves = [MoveTold(move.seat, move.told, move.scores, move.at) for move in seen.moves]
    last = picture(story.record().replay(), None, language, names)
    return Told(moves, last.panels, msgspec.json.encode(seen))
