"""Which Herna has put a table away: what it wrote is taken out again only by one that lays positions out alike."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from herna import games, kernel
from herna.games import game as find_game

WHAT_COUNTS = {".py", ".toml"}


@cache
def edition(game: str) -> str:
    """A hash of everything that can decide how a position of the game is laid out: the code and the content, also
    what the owner of the table has written for the game."""
    found = _house().copy()
    _read(found, find_game(game).own_files())
    return found.hexdigest()


def learn_editions() -> None:
    """Read everything once, before there are tables: later there may be no file left to open."""
    for name in games.names():
        edition(name)


@cache
def _house() -> hashlib.blake2b:
    """What all games have in common."""
    found = hashlib.blake2b(digest_size=16)
    folders = [Path(place) for room in (kernel, games) for place in room.__path__]
    _read(found, sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in WHAT_COUNTS))
    return found


def _read(found: hashlib.blake2b, paths: Iterable[Path]) -> None:
    for path in paths:
        data = path.read_bytes()
        found.update(b"%s %d\n" % (path.name.encode(), len(data)))
        found.update(data)
