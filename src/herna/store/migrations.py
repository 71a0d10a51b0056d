"""Versions of the database's layout, and how an older one is brought up to date when a server opens it.

A step never takes away what a game needs: the log of every table stays as it was written.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import sqlalchemy as sql

from herna.store.errors import BadDatabase
from herna.store.schema import ARCHIVE, BANS, ENTRIES, LEASES, METADATA, PROCESSES, REPORTS, SCHEMA, TABLES, TALES

Step = Callable[[sql.Connection], None]


def _first_versioned(connection: sql.Connection) -> None:
    """Version 2: what finished games told, banned addresses, and chat lines that people have reported."""
    for table in (TALES, BANS, REPORTS):
        table.create(connection, checkfirst=True)


def _several_processes(connection: sql.Connection) -> None:
    """Version 3: which process each table is alive in."""
    for table in (PROCESSES, LEASES):
        table.create(connection, checkfirst=True)


def _archive(connection: sql.Connection) -> None:
    """Version 4: an archive, and on PostgreSQL a log in parts."""
    ARCHIVE.create(connection, checkfirst=True)
    if connection.dialect.name != "postgresql":
        return
    kind = sql.text("SELECT CAST(relkind AS text) FROM pg_class WHERE oid = CAST(:name AS regclass)")
    if connection.execute(kind, {"name": ENTRIES.name}).scalar() == "p":
        return
    for change in ("TABLE entries RENAME TO entries_whole", "INDEX entries_pkey RENAME TO entries_whole_pkey"):
        connection.execute(sql.text(f"ALTER {change}"))
    ENTRIES.create(connection)
    columns = "table_id, number, data"
    connection.execute(sql.text(f"INSERT INTO entries ({columns}) SELECT {columns} FROM entries_whole"))
    connection.execute(sql.text("DROP TABLE entries_whole"))


STEPS: dict[int, Step] = {2: _first_versioned, 3: _several_processes, 4: _archive}
"""What leads to each version from the one before. A database without a version is of the first."""
LATEST = max(STEPS)


def bring_up_to_date(connection: sql.Connection) -> int:
    """Make the tables of an empty database, or lead an older one to the latest version; the version it had.

    Raises `BadDatabase` for one that a later Herna has written.
    """
    found = version(connection)
    if found is None:
        METADATA.create_all(connection)
        _note(connection, LATEST)
        return LATEST
    if found > LATEST:
        raise BadDatabase("database-newer", found=found, known=LATEST)
    for number in range(found + 1, LATEST + 1):
        STEPS[number](connection)
        _note(connection, number)
    METADATA.create_all(connection)
    return found


def version(connection: sql.Connection) -> int | None:
    """The version of a database; None for an empty one."""
    there = sql.inspect(connection)
    if not there.has_table(TABLES.name):
        return None
    if not there.has_table(SCHEMA.name):
        return 1
    return int(connection.execute(sql.select(sql.func.max(SCHEMA.c.version))).scalar() or 1)


def _note(connection: sql.Connection, number: int) -> None:
    SCHEMA.create(connection, checkfirst=True)
    connection.execute(sql.insert(SCHEMA), {"version": number, "at": time.time()})
