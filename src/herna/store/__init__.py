"""The action log: SQLite out of the box, PostgreSQL by its URL."""

from herna.store.log import SNAPSHOT_EVERY, Store, database_url
from herna.store.writer import Conflict

__all__ = ["SNAPSHOT_EVERY", "Conflict", "Store", "database_url"]
