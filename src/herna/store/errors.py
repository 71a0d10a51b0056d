"""What can go wrong with the store."""

from __future__ import annotations

from herna.kernel import HernaError
from herna.table import TableError


class BadDatabase(HernaError, ValueError):
    """A database that does not exist, cannot be used, or is not one."""


class StoreAway(TableError):
    """The database does not answer, or takes nothing. Whether the last thing asked of it happened is not known."""

    def __init__(self) -> None:
        super().__init__("store-away")


class Conflict(Exception):
    """Somebody else has written an entry with that number first."""


class Hole(Conflict):
    """An entry is missing: whoever wants to write, or to read on, after it has to read the log again."""

    def __init__(self, missing: int) -> None:
        super().__init__(f"entry {missing} is missing")
        self.missing = missing
