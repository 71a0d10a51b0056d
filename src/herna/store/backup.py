"""A copy of an SQLite database while people play: whole, and looked through before anybody relies on it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from herna.store.errors import BadDatabase
from herna.store.place import database_file, database_url, make_private
from herna.store.schema import TABLES


def existing(place: str) -> Path:
    """The file of a database. Raises `BadDatabase` where there is none, or where it is a server's."""
    file = database_file(database_url(place))
    if file is None:
        raise BadDatabase("backup-server")
    if not file.is_file():
        raise BadDatabase("database-missing", file=str(file))
    return file


def back_up(place: str, copy: Path) -> int:
    """Copy a database into a new file that only its owner can read; how many tables are in it.

    Raises `BadDatabase` where something is in the way, and leaves no half a copy behind.
    """
    file = existing(place)
    if copy.exists():
        raise BadDatabase("backup-there", file=str(copy))
    try:
        make_private(copy)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            # The copy is one file: what was in the journal of the other is in it.
            target.execute("PRAGMA journal_mode=DELETE")
            (fine,) = target.execute("PRAGMA integrity_check").fetchone()
            if fine != "ok":
                raise sqlite3.DatabaseError(fine)
            (count,) = target.execute(f"SELECT count(*) FROM {TABLES.name}").fetchone()
            return int(count)
    except (OSError, sqlite3.Error) as error:
        copy.unlink(missing_ok=True)
        raise BadDatabase("backup-failed", file=str(copy), trouble=str(error)) from error
