"""Where the database is: a file, or an address as people write it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from herna.store.errors import BadDatabase

SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"
OWNER_ONLY = 0o600
DRIVERS = {
    "sqlite": SQLITE,
    SQLITE: SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}


def database_url(place: str | Path) -> str:
    """The URL of a database: anything that is no address is the name of an SQLite file.

    >>> database_url("games.sqlite3")
    'sqlite+aiosqlite:///games.sqlite3'
    >>> database_url("sqlite:///games.sqlite3")
    'sqlite+aiosqlite:///games.sqlite3'
    >>> database_url("postgresql://herna@localhost/herna")
    'postgresql+asyncpg://herna@localhost/herna'

    Raises `BadDatabase` for the address of anything else.
    """
    text = str(place).strip()
    if "://" not in text:
        return _file_url(text.removeprefix("sqlite:"))
    driver, _, rest = text.partition("://")
    if driver not in DRIVERS:
        raise BadDatabase("database-kind", kind=driver)
    if DRIVERS[driver] == POSTGRESQL:
        return _server_url(f"{POSTGRESQL}://{rest}")
    if rest and not rest.startswith("/"):
        raise BadDatabase("database-slashes", file=rest)
    return _file_url(rest.removeprefix("/"))


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for a server's."""
    prefix = f"{SQLITE}:///"
    return Path(url.removeprefix(prefix)) if url.startswith(prefix) else None


def make_private(file: Path) -> None:
    """See that there is such a file, and that only its owner can read it: it holds the secrets of every game.

    What SQLite puts beside it gets the same rights.
    """
    file.touch(mode=OWNER_ONLY)
    for path in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
        with suppress(OSError):  # one that belongs to somebody else is as they want it
            if path.stat().st_mode & 0o077:
                path.chmod(OWNER_ONLY)


def _file_url(name: str) -> str:
    if name in ("", ":memory:"):
        raise BadDatabase("database-nameless")
    return f"{SQLITE}:///{Path(name).expanduser()}"


def _server_url(text: str) -> str:
    try:
        url: URL = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase("database-address") from error
    if not url.host and "host" not in url.query:
        raise BadDatabase("database-address")
    return text
