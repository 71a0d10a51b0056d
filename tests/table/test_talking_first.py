"""Companions who let people talk first: at a table, and in the terminal."""

from __future__ import annotations

from typing import Any

import herna
from herna.games.andor.actions import GoAhead, Propose
from herna.kernel import Match
from herna.table import Table, asking, frames
from herna.table.asking import SeatWish
from herna.table.entries import ClockSetting, StoodIn
from herna.tui.playing import Playing
from herna.tui.seats import Chair
from tests.table.tables import BOT, HUMAN, NOON, act, take


def andor(*seats: SeatWish, **facts: Any) -> Table:
    """The first legend in front of its first turn, which the first seat has; everybody has done what comes first."""
    options = {"legend": "arrival", "figures": "drawn"}
    created, _ = asking.create("andor", len(seats), seats, NOON, seed=5, options=options, **facts)
    table = Table("table", created)
    while not table.game.hears(table.game_state):
        act(table, table.game_state.seats_awaited[0])
    return table


def first_and_others(table: Table) -> tuple[int, list[int]]:
    first, *others = table.game_state.seats_to_act
    return first, others


def whose(*seats: int) -> tuple[SeatWish, ...]:
    return tuple(HUMAN if seat in seats else BOT for seat in range(3))


FIRST = first_and_others(andor(*whose(0, 1, 2)))[0]
OTHERS = tuple(seat for seat in range(3) if seat != FIRST)


def test_a_companion_waits_with_the_day_until_people_have_talked() -> None:
    table = andor(*whose(*OTHERS))
    assert (table.waits_for_bots(), table.waits_for_people()) == ([], [*OTHERS])
    assert frames.info(table, set(OTHERS), NOON, away={}).awaited == OTHERS
    view = table.view(OTHERS[0])
    assert view.seats_awaited == OTHERS
    assert view.prompt is not None
    assert view.prompt.id == "talk"
    plan = next(one for one in table.game_state.options(OTHERS[0]) if isinstance(one, Propose))
    act(table, OTHERS[0], plan)
    assert table.waits_for_bots() == []
    act(table, OTHERS[1], GoAhead())
    assert table.waits_for_bots() == [FIRST]
    assert table.view(OTHERS[0]).seats_awaited == (FIRST,)


def test_nobody_is_heard_first_where_a_person_begins_or_only_bots_play() -> None:
    table = andor(*whose(FIRST))
    assert table.waits_for_people() == [FIRST]
    assert andor(*whose()).waits_for_bots() == [FIRST]


def test_a_clock_and_a_stand_in_end_the_waiting() -> None:
    assert andor(*whose(*OTHERS), clock=ClockSetting("move", seconds=60)).waits_for_bots() == [FIRST]
    table = andor(*whose(OTHERS[0]))
    assert table.waits_for_bots() == []
    take(table, StoodIn(at=NOON, seat=OTHERS[0], level="random", by=OTHERS[0]))
    assert table.waits_for_bots() == [FIRST]


def test_in_the_terminal_too() -> None:
    match: Match = andor(*whose(*OTHERS)).match
    chairs = [Chair(level="random") if seat == FIRST else Chair(f"Player {seat}") for seat in range(3)]
    playing = Playing(match, chairs)
    assert (playing.waiting, playing.waits_for_person) == (OTHERS[0], True)
    playing.act(GoAhead(), OTHERS[0])
    assert (playing.waiting, playing.waits_for_person) == (FIRST, False)
    assert herna.game("andor").hears(playing.match.state) == ()
