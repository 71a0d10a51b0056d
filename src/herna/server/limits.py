"""Limits: nobody can keep the server from serving the others."""

from __future__ import annotations

import time
from collections import Counter

FORGET_AFTER = 60.0
"""A bucket that has been full this long is forgotten."""


class Bucket:
    """So many at once, and then so many per second."""

    __slots__ = ("_at", "_left", "_most", "_per_second")

    def __init__(self, per_second: float, most: int) -> None:
        self._per_second = per_second
        self._most = most
        self._left = float(most)
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take from the bucket if there is enough in it."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def idle(self, now: float) -> bool:
        return now - self._at > FORGET_AFTER


class Limits:
    """What each address may ask of the server."""

    def __init__(self, per_second: float, most: int, sockets: int) -> None:
        self._per_second = per_second
        self._most = most
        self._sockets_most = sockets
        self._buckets: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()
        self._cleaned = time.monotonic()

    def request(self, address: str, cost: float = 1.0) -> bool:
        self._clean()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_second, self._most)
        return bucket.take(cost)

    def open_socket(self, address: str) -> bool:
        if self._sockets[address] >= self._sockets_most:
            return False
        self._sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def _clean(self) -> None:
        now = time.monotonic()
        if now - self._cleaned > FORGET_AFTER:
            self._cleaned = now
            self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.idle(now)}
