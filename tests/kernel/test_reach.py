"""What the kernel can carry, shown with tiny games."""

from __future__ import annotations

import random

import pytest

from herna.kernel import IllegalAction, Match, State
from tests.kernel.companies import Pay, Together
from tests.kernel.games import Dealt, Dicey, Give, Hands, Move, Nested, Offer, Offers, OutOfTurn, Roll, Sealed, Step1
from tests.kernel.tiny import Choose


def seats_of(state: State) -> tuple[int, ...]:
    """Who may act now: a call, so that nobody takes it for the same after another move."""
    return state.seats_to_act


def test_secret_bids_come_in_any_order_and_are_shown_at_once() -> None:
    match = Match.new(Sealed(), players=3, seed=1)
    assert seats_of(match.state) == match.state.seats_awaited == (0, 1, 2)
    assert match.play(Offer(2), seat=2) == []
    assert seats_of(match.state) == (0, 1)
    match.play(Offer(4), seat=0)
    assert match.state.view(1).shown == (-1, -1, -1)  # type: ignore[attr-defined]
    told = match.play(Offer(3), seat=1)
    assert [entry.event for entry in told] == [Offers((4, 3, 2))]
    assert match.state.scores == (1, 5, 5)


def test_a_secret_bid_changes_nothing_that_another_seat_can_see() -> None:
    low, high = (Sealed().new(players=3, seed=1) for _ in range(2))
    low.apply(Offer(0), 2)
    high.apply(Offer(5), 2)
    for seat in (0, 1, None):
        assert low.view(seat) == high.view(seat)


def test_a_seat_that_has_bid_cannot_bid_again() -> None:
    state = Sealed().new(players=2, seed=1)
    state.apply(Offer(1), 0)
    with pytest.raises(IllegalAction) as caught:
        state.apply(Offer(2), 0)
    assert caught.value.code == "wrong-seat"
    assert caught.value.facts["to_act"] == [2]


def test_others_may_act_out_of_turn_and_the_game_still_waits_for_the_first() -> None:
    state = OutOfTurn().new(players=3, seed=1)
    assert state.seats_to_act == (0, 1, 2)
    assert state.seats_awaited == (0,)
    assert state.view(2).seats_awaited == (0,)
    assert state.options(2) == (Give(0),)
    state.apply(Give(0), 2)
    state.apply(Give(0), 1)
    assert seats_of(state)[0] == 0
    assert state.scores == (7, 4, 4)
    state.apply(Move())
    assert seats_of(state)[0] == 1


def test_a_seat_with_nothing_to_give_is_not_asked() -> None:
    state = OutOfTurn().new(players=2, seed=1)
    for _ in range(5):
        state.apply(Give(0), 1)
    assert state.seats_to_act == (0,)
    assert state.options(1) == ()


def test_effects_nest_three_deep_and_end_in_reverse_order() -> None:
    state = Nested().new(players=1, seed=1)
    for number in (1, 2, 0, 1):
        state.apply(Choose(number))
    assert state.over
    begun_and_ended = "begin 1, begin 2, begin 3, end 3, begin 3, end 3, end 2, end 1"
    assert ", ".join(state.notes) == begun_and_ended  # type: ignore[attr-defined]


@pytest.mark.parametrize(("payments", "winners"), [((4, 4, 2), (0, 1, 2)), ((4, 4, 1), ())])
def test_a_cooperative_game_is_won_or_lost_by_all(payments: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = Together().new(players=3, seed=1)
    for coins in payments:
        state.apply(Pay(coins))
    assert state.over
    assert state.winners == winners
    assert len(set(state.scores)) == 1


def test_a_hand_is_told_and_shown_to_its_owner_only() -> None:
    game = Hands()
    state = game.deal(game.setting(players=3), seed=5)
    state.events = []
    state.start()
    for told in state.events:
        assert isinstance(told.event, Dealt)
        assert [told.seen_by(seat) for seat in (0, 1, 2, None)] == [told.event.seat == seat for seat in (0, 1, 2, None)]
    hands = [state.view(seat).hand for seat in range(3)]  # type: ignore[attr-defined]
    assert len({card for hand in hands for card in hand}) == 6
    assert state.view(None).hand == ()  # type: ignore[attr-defined]


def test_imagining_deals_the_other_hands_again_but_not_ones_own() -> None:
    state = Hands().new(players=3, seed=5)
    own, others = state.hands[1], [state.hands[0], state.hands[2]]  # type: ignore[attr-defined]
    imagined = [state.imagine(1, random.Random(number)) for number in range(20)]
    assert all(other.hands[1] == own for other in imagined)  # type: ignore[attr-defined]
    assert any([other.hands[0], other.hands[2]] != others for other in imagined)  # type: ignore[attr-defined]
    assert all(other.view(1) == state.view(1) for other in imagined)
    assert len({other.rng for other in imagined}) == 20


def test_moves_before_a_die_can_be_taken_back_alone() -> None:
    match = Match.new(Dicey(), players=1, seed=3)
    fresh = match.state.digest()
    match.play(Step1(), 0)
    match.play(Step1(), 0)
    assert match.free_undo(0) == 2
    match.undo(0, 2)
    assert match.state.digest() == fresh
    assert match.ply == 0


def test_so_many_positions_are_kept_and_what_is_further_back_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.kernel.match.KEPT_STATES", 2)
    match = Match.new(Dicey(), players=1, seed=3)
    fresh = match.state.digest()
    for _ in range(5):
        match.play(Step1(), 0)
        assert len(match._before) <= 2
    match.undo(0, 5)
    assert match.state.digest() == fresh


def test_a_die_cannot_be_taken_back_alone() -> None:
    match = Match.new(Dicey(), players=1, seed=3)
    match.play(Step1(), 0)
    match.play(Roll(), 0)
    rolled = match.state.digest()
    assert match.free_undo(0) == 0
    with pytest.raises(IllegalAction) as caught:
        match.undo(0)
    assert caught.value.code == "undo-learnt"
    assert match.state.digest() == rolled


def test_moves_after_a_die_can_be_taken_back_up_to_the_die() -> None:
    match = Match.new(Dicey(), players=1, seed=3)
    match.play(Roll(), 0)
    rolled = match.state.digest()
    match.play(Step1(), 0)
    assert match.free_undo(0) == 1
    match.undo(0)
    assert match.state.digest() == rolled


def test_with_consent_a_die_is_taken_back_and_falls_the_same_again() -> None:
    match = Match.new(Dicey(), players=1, seed=3)
    match.play(Step1(), 0)
    match.play(Roll(), 0)
    rolled = match.state.digest()
    match.undo(0, 1, consent=True)
    match.play(Roll(), 0)
    assert match.state.digest() == rolled


def test_what_others_did_since_cannot_be_taken_back_alone() -> None:
    match = Match.new(OutOfTurn(), players=2, seed=1)
    match.play(Move(), 0)
    match.play(Move(), 1)
    assert match.free_undo(0) == 0
    with pytest.raises(IllegalAction) as caught:
        match.undo(0)
    assert caught.value.code == "undo-others"
    match.undo(0, 2, consent=True)
    assert match.ply == 0


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    with pytest.raises(IllegalAction) as caught:
        Match.new(Dicey(), players=1, seed=3).undo(0)
    assert caught.value.code == "nothing-to-undo"
