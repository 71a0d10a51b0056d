"""The machine's clock jumps: nobody's time runs out by it."""

from __future__ import annotations

import pytest

from herna.table import ClockSetting, clock
from herna.table.clock import Jumps
from tests.table.tables import HUMAN, NOON, new_table

MINUTE = ClockSetting("move", seconds=60)
HOUR = 3600.0


@pytest.fixture
def jumps(monkeypatch: pytest.MonkeyPatch) -> Jumps:
    found = Jumps()
    monkeypatch.setattr(clock, "jumps", found)
    found.notice(NOON + 20, 1000.0)
    return found


def test_a_clock_that_runs_has_not_jumped(jumps: Jumps) -> None:
    for second in range(1, 100):
        assert jumps.notice(NOON + 20 + second * 1.001, 1000.0 + second) == 0.0
    table, _ = new_table(HUMAN, HUMAN, clock=MINUTE)
    assert table.deadline() == NOON + 60


@pytest.mark.parametrize("jump", [HOUR, 400 * 24 * HOUR, -10 * HOUR])
def test_a_wait_that_began_before_a_jump_ends_as_much_later_or_earlier(jumps: Jumps, jump: float) -> None:
    table, _ = new_table(HUMAN, HUMAN, clock=ClockSetting("pace", hours=48))
    table.waits_since = NOON - 11 * HOUR
    assert jumps.notice(NOON + 21 + jump, 1001.0) == jump
    deadline = table.deadline()
    assert deadline == NOON - 11 * HOUR + 48 * HOUR + jump


def test_a_wait_that_began_after_the_jump_is_not_moved(jumps: Jumps) -> None:
    table, _ = new_table(HUMAN, HUMAN, clock=MINUTE)
    jumps.notice(NOON + 21 + HOUR, 1001.0)
    table.waits_since = NOON + 22 + HOUR
    assert table.deadline() == NOON + 22 + HOUR + 60


def test_nothing_is_taken_off_where_the_clock_showed_the_same_time_twice(jumps: Jumps) -> None:
    """After a jump of an hour back, half an hour ago could be before or after it."""
    table, _ = new_table(HUMAN, HUMAN, clock=MINUTE)
    jumps.notice(NOON + 21 - HOUR, 1001.0)
    table.waits_since = NOON - HOUR / 2
    assert table.deadline() == NOON - HOUR / 2 + 60


def test_two_jumps_that_undo_each_other_move_nothing(jumps: Jumps) -> None:
    table, _ = new_table(HUMAN, HUMAN, clock=MINUTE)
    jumps.notice(NOON + 21 + HOUR, 1001.0)
    jumps.notice(NOON + 22, 1002.0)
    assert table.deadline() in (NOON + 60, NOON + 60 + HOUR), "never too early"
