"""The action log: SQLite out of the box, PostgreSQL by its URL."""

from herna.store.clearing import clear
from herna.store.errors import BadDatabase, Conflict, Hole, StoreAway
from herna.store.log import SNAPSHOT_EVERY, Store
from herna.store.opening import try_out
from herna.store.place import database_file, database_url

__all__ = [
    "SNAPSHOT_EVERY",
    "BadDatabase",
    "Conflict",
    "Hole",
    "Store",
    "StoreAway",
    "clear",
    "database_file",
    "database_url",
    "try_out",
]
