"""Limits: nobody can keep the server from serving the others.

Whatever is asked of the server is paid for out of a purse. A stranger's purse is that of the address; whoever holds a
seat has one of their own, and all who hold seats behind one address share a large one, so that a room full of people
behind one router is served while a stranger beside them is refused.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, Protocol

from herna.server.line import Turns
from herna.server.settings import Settings

FORGET_AFTER = 60.0
"""A bucket that has been full this long is forgotten."""
PROVIDER_SHARE = 4
"""How many times what one network of IPv6 may do all networks of one customer (a /48) may do together."""
TOGETHER = 8
"""How many times what a stranger may ask all who hold seats behind one address may ask together."""
WATCHERS = 5
"""How many times what one person may send all sockets without a seat behind one address may send together."""
SEATED = 40
"""How many times what one person may send all who hold seats behind one address may send together."""
SEAT_SHARE = 0.5
"""What one seat may ask, beside what an address may."""
SOCKETS_OF_A_SEAT = 16
OFFENCE = 200
"""The frames beyond what is allowed that are refused politely; after that the connection is cut."""
HOUR = 3600.0

Seat = tuple[str, int]
"""A table and the number of a seat at it."""


class Bucket:
    """A number at once, and then a number per second."""

    __slots__ = ("_at", "_left", "_most", "_per_second")

    def __init__(self, per_second: float, most: float) -> None:
        self._per_second = per_second
        self._most = most
        self._left = float(most)
        self._at = time.monotonic()

    def left(self) -> float:
        """How much is in it now; less than nothing where somebody owes."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        return self._left

    def owe(self, cost: float) -> None:
        """Take from the bucket what has been used already. Nobody owes more than a whole bucket."""
        self._left = max(-self._most, self.left() - cost)

    def idle(self, now: float) -> bool:
        """Has it been full long enough to be forgotten?"""
        return now - self._at > FORGET_AFTER + (self._most - self._left) / self._per_second


class Purse:
    """The buckets out of which somebody pays: there must be enough in each."""

    __slots__ = ("_buckets",)

    def __init__(self, *buckets: Bucket) -> None:
        self._buckets = buckets

    def take(self, cost: float = 1.0) -> bool:
        """Pay, if there is enough."""
        if any(bucket.left() < cost for bucket in self._buckets):
            return False
        self.owe(cost)
        return True

    def owe(self, cost: float) -> None:
        """Pay for what has been used already."""
        for bucket in self._buckets:
            bucket.owe(cost)

    @property
    def empty(self) -> bool:
        """Is there nothing left in one of the buckets?"""
        return any(bucket.left() <= 0 for bucket in self._buckets)


class Allowance(NamedTuple):
    """How much of something is allowed: at once, and then per second."""

    at_once: float
    per_second: float

    def times(self, factor: float) -> Allowance:
        return Allowance(self.at_once * factor, self.per_second * factor)

    def bucket(self) -> Bucket:
        return Bucket(self.per_second, self.at_once)


class Counters:
    """Purses for one kind of thing: of strangers by their address, and of those who hold a seat."""

    def __init__(self, stranger: Allowance, seat: Allowance, together: Allowance) -> None:
        self._allowed = {"stranger": stranger, "seat": seat, "together": together}
        self._buckets: dict[tuple[str, object], Bucket] = {}
        self._cleaned = time.monotonic()

    def __len__(self) -> int:
        return len(self._buckets)

    def purse(self, address: str, seat: Seat | None = None) -> Purse:
        """What is paid out of by somebody at this address, who may hold this seat."""
        self._clean()
        kind = "stranger" if seat is None else "together"
        found = [
            self._bucket(kind, network, factor=PROVIDER_SHARE if level else 1)
            for level, network in enumerate(networks(address))
        ]
        if seat is not None:
            found.append(self._bucket("seat", seat))
        return Purse(*found)

    def _bucket(self, kind: str, whose: object, factor: float = 1) -> Bucket:
        bucket = self._buckets.get((kind, whose))
        if bucket is None:
            bucket = self._buckets[kind, whose] = self._allowed[kind].times(factor).bucket()
        return bucket

    def _clean(self) -> None:
        now = time.monotonic()
        if now - self._cleaned > FORGET_AFTER:
            self._cleaned = now
            self._buckets = {whose: bucket for whose, bucket in self._buckets.items() if not bucket.idle(now)}


class Idle(Protocol):
    """A connection at which nothing is asked just now."""

    def give_way(self) -> None:
        """Hang up, so that somebody else can come in."""


class Limits:
    """What each address, and each seat, may ask of the server."""

    def __init__(self, settings: Settings, is_proxy: Callable[[str], bool] = lambda _: False) -> None:
        self.settings = settings
        self.is_proxy = is_proxy
        """Does the address belong to a proxy of the operator's, behind which are all the others?"""
        asked = Allowance(settings.requests_at_once, settings.requests_per_second)
        self.requests = Counters(asked, asked.times(SEAT_SHARE), asked.times(TOGETHER))
        self.kept = Counters(asked, asked, asked)
        """Answers that lie ready are counted apart: a page is to open even where a stranger has asked too much."""
        sent = Allowance(settings.frames_at_once, settings.frames_per_second)
        self.frames = Counters(sent.times(WATCHERS), sent, sent.times(SEATED))
        """What is asked over sockets: beyond it, people are told to wait."""
        come = Allowance(OFFENCE + 3 * sent.at_once, 2 * sent.per_second)
        self.wire = Counters(come.times(WATCHERS), come, come.times(SEATED))
        """What comes in over sockets, pings and pieces of frames too: beyond it, the connection is cut."""
        self._bytes = Allowance(settings.bytes_at_once, settings.bytes_per_second)
        self.incoming = Counters(self._bytes, self._bytes, self._bytes)
        opened = Allowance(settings.tables_at_once, settings.tables_per_hour / HOUR)
        self.tables = Counters(opened, opened, opened)
        self.turns = Turns()
        """Requests and frames come to be looked at one after another, whatever comes at the same moment."""
        self._sockets: Counter[object] = Counter()
        self._connections: Counter[str] = Counter()
        self.connections = 0
        self.idle: dict[Idle, None] = {}
        """Connections at which nothing is asked, those first that have said nothing for the longest time."""

    def arrive(self, peer: str) -> bool:
        """A connection comes in; may it stay? In a full house whoever says nothing gives way to it."""
        most = 2 * self.settings.sockets_per_address
        nearest = networks(peer)[0]
        if not self.is_proxy(peer) and self._connections[nearest] >= most:
            return False
        if self.connections >= self.settings.connections_most:
            if not self.idle:
                return False
            next(iter(self.idle)).give_way()
        self.connections += 1
        self._connections[nearest] += 1
        return True

    def depart(self, peer: str) -> None:
        self.connections -= 1
        _discount(self._connections, networks(peer)[0])

    def bytes_of(self, peer: str) -> Purse:
        """What is paid out of for every byte that comes in: of an address, or of one connection of a proxy's."""
        return Purse(self._bytes.bucket()) if self.is_proxy(peer) else self.incoming.purse(peer)

    def open_socket(self, address: str, seat: Seat | None = None) -> bool:
        """May another socket be opened? Those of people with seats are counted by seat, the others by address."""
        whose: object = networks(address)[0] if seat is None else seat
        most = self.settings.sockets_per_address if seat is None else SOCKETS_OF_A_SEAT
        if self._sockets[whose] >= min(most, self.settings.sockets_per_address):
            return False
        self._sockets[whose] += 1
        return True

    def close_socket(self, address: str, seat: Seat | None = None) -> None:
        _discount(self._sockets, networks(address)[0] if seat is None else seat)


def _discount(counter: Counter[object] | Counter[str], whose: object) -> None:
    counted: Counter[object] = counter  # type: ignore[assignment]
    counted[whose] -= 1
    if counted[whose] <= 0:
        del counted[whose]


@lru_cache(maxsize=4096)
def networks(address: str) -> tuple[str, ...]:
    """What an address counts as, the nearest first: an IPv6 address as its /64, and that as part of a /48.

    Whoever has one address of IPv6 has as many of its /64 as they like, and often a whole /48.

    >>> networks("192.0.2.7"), networks("::ffff:192.0.2.7")
    (('192.0.2.7',), ('192.0.2.7',))
    >>> networks("2001:db8:1:2:3::4")
    ('2001:db8:1:2::/64', '2001:db8:1::/48')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return (address,)
    if isinstance(found, ipaddress.IPv4Address):
        return (str(found),)
    if found.ipv4_mapped is not None:
        return (str(found.ipv4_mapped),)
    if found.is_loopback:
        return (str(found),)
    return tuple(str(ipaddress.ip_network((found, length), strict=False)) for length in (64, 48))
