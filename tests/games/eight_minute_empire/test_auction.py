"""The opening auction (chapter 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_family.actions import Bid
from herna.games.eight_minute_family.events import AuctionWon, BidMade, BidsShown
from herna.kernel import BadSetting, Event, IllegalAction
from tests.games.eight_minute_empire.table import BLUE, GREEN, RED, fresh

rule = pytest.mark.rule


def auction(bids: tuple[int, ...], **options: Any) -> tuple[EmpireState, list[Event]]:
    """Everybody bids, the last seat first."""
    state = fresh(players=len(bids), **options)
    state.events = []
    for seat in reversed(range(len(bids))):
        state.apply(Bid(bids[seat]), seat)
    return state, [told.event for told in state.events]


@rule("EME-3.1")
def test_everybody_may_bid_at_once_from_nothing_to_all_coins() -> None:
    state = fresh(players=3)
    assert state.seats_to_act == (0, 1, 2)
    for seat in range(3):
        assert state.options(seat) == tuple(Bid(coins) for coins in range(12))


@rule("EME-3.1")
def test_a_bid_is_secret_until_all_have_bid() -> None:
    state = fresh(players=3)
    state.events = []
    state.apply(Bid(7), RED)
    assert [told.event for told in state.events] == [BidMade(RED)]
    assert state.view(RED).seats[RED].bid == 7  # type: ignore[attr-defined]
    for other in (BLUE, GREEN, None):
        view = state.view(other)
        assert view.seats[RED].bid is None  # type: ignore[attr-defined]
        assert view.seats[RED].has_bid  # type: ignore[attr-defined]


@rule("EME-3.1")
def test_more_than_one_has_cannot_be_bid() -> None:
    state = fresh(players=2)
    with pytest.raises(IllegalAction) as caught:
        state.apply(Bid(15), RED)
    assert (caught.value.code, caught.value.clause) == ("bid-too-high", "EME-3.1")
    with pytest.raises(IllegalAction):
        state.apply(Bid(-1), RED)


@rule("EME-3.2")
def test_the_highest_bid_pays_and_begins_and_the_others_keep_their_coins() -> None:
    state, told = auction((1, 4, 2))
    assert state.coins == [11, 7, 11]
    assert state.seats_to_act == (BLUE,)
    assert told[-2:] == [BidsShown((1, 4, 2)), AuctionWon(BLUE, 4, "highest")]
    assert [seat.bid for seat in state.view(None).seats] == [1, 4, 2]  # type: ignore[attr-defined]


@rule("EME-3.3")
def test_of_those_who_tie_the_youngest_begins_and_alone_pays() -> None:
    state, told = auction((3, 3, 1), ages=(30, 12, 8))
    assert state.coins == [11, 8, 11]
    assert state.seats_to_act == (BLUE,)
    assert told[-1] == AuctionWon(BLUE, 3, "youngest")


@rule("EME-3.3")
def test_where_all_bid_nothing_the_youngest_begins() -> None:
    state, _ = auction((0, 0, 0), ages=(30, 12, 8))
    assert state.coins == [11, 11, 11]
    assert state.seats_to_act == (GREEN,)


@rule("EME-3.4")
@pytest.mark.parametrize("how", [{}, {"ages": (40, 20, 20)}])
def test_where_ages_do_not_tell_a_lot_decides_and_the_log_says_so(how: dict[str, Any]) -> None:
    bids = (2, 2, 2) if how else (0, 2, 2)
    begins: Counter[int] = Counter()
    for seed in range(600):
        state, told = auction(bids, seed=seed, **how)
        winner = state.seats_to_act[0]
        assert told[-1] == AuctionWon(winner, 2, "lot")
        assert state.coins[winner] == 9
        begins[winner] += 1
    assert set(begins) == {BLUE, GREEN}
    assert all(240 < count < 360 for count in begins.values())


@rule("EME-3.4")
@pytest.mark.parametrize(("ages", "code"), [((1, 2), "ages-per-player"), ((1, 2, 200), "ages-range")])
def test_ages_must_fit_the_players(ages: tuple[int, ...], code: str) -> None:
    with pytest.raises(BadSetting) as caught:
        fresh(players=3, ages=ages)
    assert (caught.value.code, caught.value.clause) == (code, "EME-3.4")


@rule("EME-3.5")
def test_there_is_one_auction_and_then_play_goes_clockwise() -> None:
    state, _ = auction((0, 5, 0))
    order: list[int] = []
    while not state.over:
        if not order or order[-1] != state.seats_to_act[0]:
            order += state.seats_to_act
        assert not isinstance(state.options()[0], Bid)
        state.apply(state.options()[0])
    assert order == [1, 2, 0] * 10


@rule("EME-9.5")
def test_a_die_settles_a_tied_bid_fairly_among_those_who_tie() -> None:
    begins: Counter[int] = Counter()
    for seed in range(600):
        state, told = auction((4, 1, 4), tie="die", seed=seed)
        winner = state.seats_to_act[0]
        assert told[-1] == AuctionWon(winner, 4, "die")
        assert state.coins[winner] == 7
        begins[winner] += 1
    assert set(begins) == {0, 2}
    assert all(240 < count < 360 for count in begins.values())


@rule("EME-9.5")
def test_the_die_is_not_rolled_where_one_bid_is_highest() -> None:
    _, told = auction((4, 1, 3), tie="die")
    assert told[-1] == AuctionWon(RED, 4, "highest")
