from __future__ import annotations

import random

import msgspec
import pytest

import herna
from herna.games.eight_minute_family.actions import Bid
from herna.kernel import BadRecord
from herna.table.knowledge import Story, full_record, hidden_moves, partial_record, replay
from herna.table.patch import patched
from tests.table.tables import HUMAN, act, json, new_table, past_the_auction, play_on


def test_a_bid_in_a_closed_fist_is_hidden_from_the_others() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    act(table, 0, Bid(3))
    act(table, 1, Bid(2))
    record = table.record()
    assert hidden_moves(record, (0,)) == {1}
    assert hidden_moves(record, (1,)) == {0}
    assert hidden_moves(record, (2,)) == {0, 1}
    assert hidden_moves(record, ()) == {0, 1}
    assert hidden_moves(record, (0, 1)) == set()


def test_a_bid_that_was_shown_is_known() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    for seat in range(3):
        act(table, seat, Bid(seat))
    assert hidden_moves(table.record(), ()) == set()


def test_nothing_else_in_this_game_is_hidden() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN, seed=11)
    past_the_auction(table)
    play_on(table, random.Random(4), 60)
    assert hidden_moves(table.record(), (1,)) == set()


def test_the_record_during_play_has_no_seed_and_no_secret_bid() -> None:
    table, _ = new_table(HUMAN, HUMAN, seed=123456789)
    act(table, 1, Bid(9))
    text = partial_record(Story.of(table.record()), (0,))
    head, move, foot = [msgspec.json.decode(line) for line in text.splitlines()]
    assert "123456789" not in text
    assert head["herna_partial"] == 1
    assert "seed" not in head
    assert (move["hidden"], move["seat"]) == (True, 1)
    assert "action" not in move
    assert foot == {"so_far": 1}
    with pytest.raises(BadRecord):
        herna.load(text)


def test_the_record_after_the_end_is_whole() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    play_on(table, random.Random(2), 10_000)
    assert herna.load(full_record(Story.of(table.record()))).replay().digest() == table.game_state.digest()


def test_a_replay_leads_to_the_view_of_its_seat() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    play_on(table, random.Random(2), 40)
    for seat in (1, None):
        told = json(replay(Story.of(table.record()), () if seat is None else (seat,), over=False))
        view = told["first"]
        for move in told["moves"]:
            view = patched(view, move["patch"])
            assert move["scores"] == view["scores"]
        assert view == json(table.view(seat))
