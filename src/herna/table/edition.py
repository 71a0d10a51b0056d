"""Which Herna has put a table away: what it wrote is taken out again only by one that lays positions out alike."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from herna import games, kernel
from herna.games import game as find_game

WHAT_COUNTS = {".py", ".toml"}


@cache
def edition(game: str) -> str:
    """A hash of everything that can decide how a position of the game is laid out: the code and the content, also
    what the owner of the table has written for the game."""
    found = hashlib.blake2b(digest_size=16)
    folders = [Path(place) for room in (kernel, games) for place in room.__path__]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in WHAT_COUNTS]
    for path in [*sorted(files), *find_game(game).own_files()]:
        data = path.read_bytes()
        found.update(b"%s %d\n" % (path.name.encode(), len(data)))
        found.update(data)
    return found.hexdigest()
