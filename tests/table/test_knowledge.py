from __future__ import annotations

import random

import msgspec
import pytest

import herna
from herna.games.eight_minute_family.actions import Bid, TakeCard
from herna.kernel import BadRecord, Match
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


@pytest.mark.parametrize("name", herna.game_names())
def test_what_a_game_says_can_be_secret_is_all_that_is(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of action is tried: what another seat cannot tell is of a kind the game has named."""
    game = herna.game(name)
    found: set[str] = set()
    named = {kind.__name__ for kind in (game.actions if game.secret is None else game.secret)}
    monkeypatch.setattr(game, "secret", None, raising=False)
    for seed in range(12):
        match, dice = Match.new(game, game.players[-1], seed), random.Random(seed)
        for _ in range((2, 5, 40)[seed % 3]):
            seat = dice.choice(match.state.seats_to_act)
            match.play(dice.choice(match.state.options(seat)), seat)
        hidden = {number for seat in range(3) for number in hidden_moves(match.record, (seat,))}
        found |= {type(match.record.moves[number].action).__name__ for number in hidden}
    assert found <= named
    assert bool(found) is bool(named)


def test_a_game_that_names_what_can_be_secret_has_only_that_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    act(table, 0, Bid(3))
    monkeypatch.setattr(table.game, "secret", (TakeCard,), raising=False)
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
        told = json(replay(Story.of(table.record()), () if seat is None else (seat,), over=False, language="en"))
        view = told["first"]
        for move in told["moves"]:
            view = patched(view, move["patch"])
            assert move["scores"] == view["scores"]
        assert view == json(table.view(seat))
