"""Taking moves back at a table: alone, and with the others' consent."""

from __future__ import annotations

import random

import pytest

from herna.games.eight_minute_family.actions import Bid
from herna.table import asking
from herna.table.entries import UndoAsked, Undone
from tests.table.tables import BOT, HUMAN, NOON, act, new_table, past_the_auction, play_on, take
from tests.table.test_table import asked, refused

# Taking back


def test_a_move_after_which_nobody_learnt_anything_is_taken_back_alone() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    seat = past_the_auction(table)
    before = table.game_state.digest()
    log = [line.n for line in table.log]
    act(table, seat)
    wish = asking.undo(table, seat, NOON)
    assert isinstance(wish, Undone)
    take(table, wish)
    assert table.game_state.digest() == before
    assert [line.n for line in table.log[:-1]] == log
    assert table.log[-1].event["event"] == "taken-back"


def test_further_back_everybody_is_asked() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    before = table.game_state.digest()
    act(table, 0, Bid(1))
    act(table, 1, Bid(0))
    wish = asking.undo(table, 0, NOON)
    assert wish == UndoAsked(at=NOON, seat=0, moves=2)
    take(table, wish)
    take(table, *asking.answer_undo(table, 1, asked(table), True, NOON))
    assert table.game_state.digest() != before
    take(table, *asking.answer_undo(table, 2, asked(table), True, NOON))
    assert table.game_state.digest() == before
    assert table.asked is None


def test_one_no_is_enough() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    act(table, 0, Bid(1))
    act(table, 1, Bid(0))
    take(table, asking.undo(table, 0, NOON))
    take(table, *asking.answer_undo(table, 2, asked(table), False, NOON))
    assert table.asked is None
    with refused("no-undo-asked"):
        asking.answer_undo(table, 1, asked(table), True, NOON)


def test_nobody_agrees_to_their_own_wish() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    act(table, 0, Bid(1))
    act(table, 1, Bid(0))
    take(table, asking.undo(table, 1, NOON, 2))
    with refused("no-undo-asked"):
        asking.answer_undo(table, 1, asked(table), True, NOON)


def test_bots_always_agree() -> None:
    table, _ = new_table(HUMAN, BOT)
    act(table, 0, Bid(1))
    take(table, asking.bot_acts(table, 1, table.version, Bid(0), NOON, "bot"))
    wish = asking.undo(table, 0, NOON)
    assert wish == Undone(at=NOON, seat=0, moves=2, consent=True)


def test_a_move_ends_the_asking() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    act(table, 0, Bid(1))
    act(table, 1, Bid(0))
    take(table, asking.undo(table, 0, NOON))
    act(table, 2, Bid(2))
    assert table.asked is None


@pytest.mark.parametrize("moves", [0, 5])
def test_there_must_be_something_to_take_back(moves: int) -> None:
    table, _ = new_table(HUMAN, HUMAN)
    act(table, 0, Bid(1))
    with refused("nothing-to-undo"):
        asking.undo(table, 0, NOON, moves)


def test_a_finished_game_stays_finished() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    play_on(table, random.Random(1), 10_000)
    with refused("not-allowed"):
        asking.undo(table, 0, NOON)
