"""Seats of people who are away: when a bot stands in, how they come back, and whose consent is not waited for."""

from __future__ import annotations

import pytest

from herna.games.eight_minute_family.actions import Bid
from herna.table import Table, TableError, asking, frames, patience
from herna.table.entries import ClockSetting, StandInWished, StoodIn, Undone
from tests.table.tables import BOT, HUMAN, NOON, OPEN, act, json, new_table, past_the_auction, take

WAIT = 180
"""The seconds that a table waits for people, where nothing else was said."""


def events(table: Table) -> list[str]:
    return [line.event["event"] for line in table.log]


def stand_in(table: Table, asking_seat: int, seat: int, now: float, away: dict[int, float]) -> None:
    take(table, patience.stand_in(table, asking_seat, seat, "greedy", away, now))


def test_a_bot_stands_in_after_the_waiting_time_and_not_a_moment_before() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    away = {1: NOON}
    with pytest.raises(TableError) as told:
        stand_in(table, 0, 1, NOON + WAIT - 1, away)
    assert told.value.code == "not-away-long-enough"
    assert table.seats[1].stand_in is None
    stand_in(table, 0, 1, NOON + WAIT, away)
    assert table.waits_for_bots() == [1]
    assert events(table)[-1] == "stood-in"


def test_the_waiting_time_is_the_tables_own() -> None:
    table, _ = new_table(HUMAN, HUMAN, patience=30)
    info = frames.info(table, {0}, NOON + 20, away={1: NOON})
    assert (info.patience, info.seats[1].bot_at, info.seats[0].bot_at) == (30, NOON + 30, None)
    with pytest.raises(TableError) as told:
        new_table(HUMAN, HUMAN, patience=1)
    assert told.value.code == "bad-patience"


def test_no_bot_takes_the_seat_of_somebody_who_is_here() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    with pytest.raises(TableError) as told:
        stand_in(table, 0, 1, NOON + 10 * WAIT, {})
    assert told.value.code == "not-allowed"


def test_nobody_waits_for_a_guest_who_never_came() -> None:
    table, _ = new_table(HUMAN, OPEN)
    stand_in(table, 0, 1, NOON, {})
    assert table.seats[1].bot == "greedy"
    assert "stood-in" not in events(table)


def test_somebody_whose_time_ran_out_is_not_waited_for_once_more() -> None:
    table, _ = new_table(HUMAN, HUMAN, clock=ClockSetting("move", seconds=60))
    take(table, asking.bot_acts(table, 1, table.version, Bid(0), NOON + 61, "clock"))
    stand_in(table, 0, 1, NOON + 62, {1: NOON + 60})
    assert table.seats[1].stand_in == "greedy"


def test_all_the_others_together_need_not_wait_but_one_alone_must() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    away = {2: NOON}
    wish = patience.stand_in(table, 0, 2, "greedy", away, NOON + 1)
    assert isinstance(wish, StandInWished)
    take(table, wish)
    assert frames.info(table, {0, 1}, NOON + 1, away=away).seats[2].wished_by == (0,)
    with pytest.raises(TableError):
        stand_in(table, 0, 2, NOON + 2, away)
    stand_in(table, 1, 2, NOON + 3, away)
    assert table.seats[2].stand_in == "greedy"
    assert table.seats[2].wished_by == []


def test_a_bots_seat_is_its_own() -> None:
    table, _ = new_table(HUMAN, BOT)
    with pytest.raises(TableError):
        stand_in(table, 0, 1, NOON + 10 * WAIT, {1: NOON})


def test_whoever_comes_back_has_the_seat_again_and_it_is_told() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    stand_in(table, 0, 1, NOON + WAIT, {1: NOON})
    take(table, *patience.come_back(table, (1,), NOON + WAIT + 5))
    assert table.seats[1].stand_in is None
    assert events(table)[-2:] == ["stood-in", "seat-back"]
    assert patience.come_back(table, (1,), NOON + WAIT + 6) == []


def test_who_let_a_bot_play_of_his_own_will_may_look_on() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    stand_in(table, 1, 1, NOON, {})
    assert patience.come_back(table, (1,), NOON + 1) == []
    take(table, StoodIn(at=NOON + 2, seat=1, by=1))
    assert table.seats[1].stand_in is None


def test_a_persons_move_wins_over_a_bot_that_still_thinks() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    stand_in(table, 0, 1, NOON + WAIT, {1: NOON})
    thought_about = table.version
    act(table, 1, Bid(2), now=NOON + WAIT + 1)
    assert table.seats[1].stand_in is None
    assert events(table)[-2:] == ["seat-back", "bid-made"]
    with pytest.raises(TableError) as told:
        asking.bot_acts(table, 1, thought_about, Bid(0), NOON + WAIT + 2, "bot")
    assert told.value.code == "stale-version"


def test_what_a_bot_did_for_somebody_is_marked_so_and_what_it_does_for_itself_is_not() -> None:
    table, _ = new_table(HUMAN, HUMAN, BOT)
    stand_in(table, 0, 1, NOON + WAIT, {1: NOON})
    for seat in (1, 2):
        take(table, asking.bot_acts(table, seat, table.version, Bid(0), NOON + WAIT, "bot"))
    act(table, 0, Bid(0))
    shown = json(frames.log_shown(table.log, (1,)))
    marked = {line["event"].get("seat"): line.get("for_person", False) for line in shown if "bid" in str(line)}
    assert marked[1] is True
    assert marked[2] is False
    assert not any(line.get("for_person") for line in shown if line["event"]["event"] in ("stood-in", "seat-back"))


def test_what_was_told_of_the_seats_outlives_moves_that_are_taken_back() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    act(table, 0, Bid(0))
    stand_in(table, 0, 1, NOON + WAIT, {1: NOON})
    take(table, Undone(at=NOON, seat=0, moves=1, consent=True))
    assert events(table)[-2:] == ["stood-in", "taken-back"]


# Taking moves back


def asked(table: Table, seat: int, now: float) -> None:
    take(table, asking.undo(table, seat, now, 1))


def test_moves_are_taken_back_without_somebody_who_stays_away() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    first = past_the_auction(table)
    act(table, first)
    moves = table.match.ply
    one, other = (seat for seat in range(3) if seat != first)
    take(table, asking.undo(table, one, NOON + 50, 1))
    away = {other: NOON}
    assert patience.undo_goes_through(table, away) is None, "whoever is here is asked"
    number = frames.undo_shown(table, (first,)).number
    take(table, *asking.answer_undo(table, first, number, True, NOON + 51))
    assert patience.undo_goes_through(table, away) == NOON + 50 + WAIT
    assert patience.undo_by_patience(table, away, NOON + 50 + WAIT - 1) == []
    take(table, *patience.undo_by_patience(table, away, NOON + 50 + WAIT))
    assert table.match.ply == moves - 1
    assert table.asked is None


def test_what_would_be_hidden_again_from_him_waits_for_the_one_who_is_away() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    first = past_the_auction(table)
    act(table, first)
    take(table, asking.undo(table, 1 - first, NOON, 1))
    assert table.asked is not None
    assert patience.undo_goes_through(table, {first: NOON}) is None, "it is his own move"
