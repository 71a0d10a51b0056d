"""Trying a database out before anything relies on it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql

from herna.store.errors import BadDatabase, StoreAway
from herna.store.log import Store
from herna.store.place import database_file, database_url


async def try_out(place: str | Path) -> None:
    """Open the database and write into it. Raises `BadDatabase` with what would be right."""
    url = database_url(place)
    file = database_file(url)
    if file is not None:
        _look_at(file)
    try:
        store = Store(url)
    except ModuleNotFoundError as error:
        raise BadDatabase("no-library", what="PostgreSQL") from error
    try:
        await store.open()
        await store.beat()
    except BadDatabase:
        raise
    except StoreAway as error:
        raise _trouble(url, file, error.__cause__ or error) from error
    except Exception as error:
        raise _trouble(url, file, error) from error
    finally:
        await store.close()


def _look_at(file: Path) -> None:
    if file.is_dir():
        raise BadDatabase("database-is-folder", file=str(file))
    if not file.absolute().parent.is_dir():
        raise BadDatabase("database-no-folder", folder=str(file.absolute().parent))


def _trouble(url: str, file: Path | None, error: BaseException) -> BadDatabase:
    said = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error).partition("\n")[0]
    if file is None:
        found = sql.make_url(url)
        server = f"{found.host or ''}:{found.port}" if found.port else found.host or ""
        return BadDatabase("database-trouble", place=f"{server}/{found.database or ''}", trouble=said)
    if "not a database" in said:
        return BadDatabase("database-not-one", file=str(file))
    if "full" in said:
        return BadDatabase("database-full", file=str(file))
    return BadDatabase("database-not-writable", file=str(file), trouble=said)
