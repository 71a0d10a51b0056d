"""A live table: seats, invitations, clocks, undo, chat and log. Knows neither the network nor the store."""

from herna.table.entries import AnyEntry, ClockSetting
from herna.table.errors import TableError
from herna.table.lines import TOLD_BY_THE_TABLE, Snapshot
from herna.table.patch import patch, patched
from herna.table.table import Table

__all__ = [
    "TOLD_BY_THE_TABLE",
    "AnyEntry",
    "ClockSetting",
    "Snapshot",
    "Table",
    "TableError",
    "patch",
    "patched",
]
