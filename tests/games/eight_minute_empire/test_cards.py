"""Taking a card, and the end of a turn (chapters 4 and 6)."""

from __future__ import annotations

import pytest

from herna.games.eight_minute_family.actions import TakeCard
from herna.kernel import IllegalAction
from tests.games.eight_minute_empire.table import BLUE, CARD, RED, do, fresh, offered, position

rule = pytest.mark.rule
START = {RED: {"A13": 3}, BLUE: {"A13": 3}}


@rule("EME-4.1")
def test_a_turn_is_one_card_of_the_six_and_none_is_not_offered() -> None:
    state = position(armies=START)
    assert offered(state) == ["take-card 1", "take-card 2", "take-card 3", "take-card 4", "take-card 5", "take-card 6"]
    with pytest.raises(IllegalAction) as caught:
        do(state, "done")
    assert (caught.value.code, caught.value.clause) == ("card-first", "EME-4.1")


@rule("EME-4.2")
@pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_price_goes_by_the_place_in_the_row(slot: int, price: int) -> None:
    state = position(armies=START)
    do(state, f"take-card {slot}")
    assert state.coins == [14 - price, 14]


@rule("EME-4.3")
@pytest.mark.parametrize(("coins", "cards"), [(0, 1), (1, 3), (2, 5), (3, 6)])
def test_only_what_can_be_paid_is_offered_and_the_first_always_can(coins: int, cards: int) -> None:
    state = position(armies=START, coins={RED: coins})
    assert offered(state) == [f"take-card {slot}" for slot in range(1, cards + 1)]
    if cards < 6:
        with pytest.raises(IllegalAction) as caught:
            state.apply(TakeCard(5))
        assert (caught.value.code, caught.value.clause) == ("card-too-dear", "EME-4.3")
        assert caught.value.facts["price"] == 3
        assert caught.value.facts["coins"] == coins
        assert state.coins[RED] == coins


@rule("EME-4.4")
def test_the_card_lies_before_its_taker_and_its_action_comes_at_once() -> None:
    state = position(armies=START, row=["CO2"])
    do(state, "take-card 1")
    assert state.cards[RED] == (CARD["CO2"],)
    assert state.seats_to_act == (RED,)
    assert offered(state) == ["place A13", "done"]
    assert state.view(BLUE).seats[RED].score.goods == (0, 1, 0, 0, 0, 0)  # type: ignore[attr-defined]


@rule("EME-6.1")
def test_after_the_action_the_row_slides_left_and_a_new_card_is_turned_up() -> None:
    state = position(armies=START, row=["CR1", "CO2", "WO2", "IR2", "FO3", "WI1"])
    next_card = state.deck[-1]
    do(state, "take-card 3", "done")
    assert state.row == [CARD["CR1"], CARD["CO2"], CARD["IR2"], CARD["FO3"], CARD["WI1"], next_card]


@rule("EME-6.1")
def test_nothing_is_turned_up_before_the_action_is_over() -> None:
    state = position(armies=START, row=["CR2", "CO2"])
    left = len(state.deck)
    do(state, "take-card 2", "place A13")
    assert len(state.deck) == left
    assert len(state.row) == 5
    do(state, "place A13", "place A13")
    assert len(state.deck) == left - 1
    assert len(state.row) == 6


@rule("EME-6.2")
def test_the_next_player_clockwise_goes_on() -> None:
    state = position(players=3, armies={seat: {"A13": 3} for seat in range(3)}, turn=2)
    do(state, "take-card 1", "done")
    assert state.seats_to_act == (0,)


@rule("EME-6.3")
@pytest.mark.parametrize(("players", "cards"), [(2, 13), (3, 10), (4, 8), (5, 7)])
def test_the_game_ends_when_everybody_has_taken_the_cards(players: int, cards: int) -> None:
    state = fresh(players)
    turns = 0
    while not state.over:
        action = state.options()[0]
        turns += isinstance(action, TakeCard)
        state.apply(action)
    assert turns == players * cards
    assert [len(taken) for taken in state.cards] == [cards] * players
    with pytest.raises(IllegalAction) as caught:
        state.apply(TakeCard(0))
    assert caught.value.code == "game-over"


@rule("EME-6.3")
@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 2), (4, 0), (5, 2)])
def test_the_deck_is_always_enough(players: int, left: int) -> None:
    state = fresh(players)
    while not state.over:
        state.apply(state.options()[0])
    assert len(state.deck) == left
