from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from herna.store import Store


@pytest.fixture
def place(tmp_path: Path) -> str:
    """A database: PostgreSQL where one is given, else a file."""
    return os.environ.get("HERNA_DATABASE_URL") or str(tmp_path / "tables.sqlite3")


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    store = Store(place)
    await store.open()
    yield store
    await store.close()
