"""Whether the server can keep what it is told: it writes something, and sees whether that comes back."""

from __future__ import annotations

import asyncio
import time

from herna.store import Store, StoreAway

FRESH_SECONDS = 1.0
"""How long an answer is good for everybody who asks: asking often must not keep the disk busy."""
PATIENCE_SECONDS = 5.0


class Pulse:
    """Writes once for all who ask at the same time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._beat: asyncio.Task[bool] | None = None
        self._felt = 0.0

    async def beats(self) -> bool:
        """Can anything be written? A database that takes longer than patience lasts is away too."""
        if self._beat is None or (self._beat.done() and time.monotonic() - self._felt > FRESH_SECONDS):
            self._beat = asyncio.create_task(self._write())
        done, _ = await asyncio.wait([self._beat], timeout=PATIENCE_SECONDS)
        return bool(done) and self._beat.result()

    async def _write(self) -> bool:
        try:
            await self._store.beat()
        except StoreAway:
            return False
        finally:
            self._felt = time.monotonic()
        return True
