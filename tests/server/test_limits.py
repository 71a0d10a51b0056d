"""What the server remembers of those who come and go does not grow with them."""

from __future__ import annotations

from itertools import permutations

import pytest

from herna.games.eight_minute_empire.scoring import goods_on
from herna.games.eight_minute_family.majority import KEPT, land_owner
from herna.server.limits import FORGET_AFTER, Allowance, Counters

TABLES = 300


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands at its only entry."""
    now = [1000.0]
    monkeypatch.setattr("herna.server.limits.time.monotonic", lambda: now[0])
    return now


def test_purses_of_those_who_have_left_are_forgotten(clock: list[float]) -> None:
    allowed = Allowance(at_once=10, per_second=1)
    counters = Counters(allowed, allowed, allowed.times(TABLES))
    for number in range(TABLES):
        assert counters.purse("192.0.2.7", (f"table {number}", 0)).take(5)
    assert len(counters) == TABLES + 1
    clock[0] += FORGET_AFTER + 1
    counters.purse("192.0.2.8")
    assert len(counters) == TABLES + 2, "they have not been full for so long yet"
    clock[0] += FORGET_AFTER + 1
    counters.purse("192.0.2.8")
    assert len(counters) == 1


def test_whoever_owes_is_not_forgotten(clock: list[float]) -> None:
    allowed = Allowance(at_once=1000, per_second=1)
    counters = Counters(allowed, allowed, allowed)
    counters.purse("192.0.2.7").owe(1500)
    for _ in range(3):
        clock[0] += FORGET_AFTER + 1
        counters.purse("192.0.2.8")
    assert not counters.purse("192.0.2.7").take()


def test_what_is_known_of_positions_does_not_grow_with_the_games_played() -> None:
    for cards in list(permutations(range(9), 5))[: 3 * KEPT]:
        goods_on(cards)
        land_owner(cards, 2)
    assert goods_on.cache_info().currsize <= KEPT
    assert land_owner.cache_info().currsize <= 2 * KEPT
