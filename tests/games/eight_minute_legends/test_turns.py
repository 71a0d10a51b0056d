"""The auction, taking cards, actions and abilities (chapters 3 to 6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from herna.games.eight_minute_family.actions import Bid, TakeCard
from herna.games.eight_minute_family.events import AuctionWon, BidsShown, NothingToDo
from herna.games.eight_minute_legends.actions import NameFirst
from herna.games.eight_minute_legends.state import LegendsState
from herna.kernel import Event
from tests.games.eight_minute_legends.table import (
    BLUE,
    CARD,
    GREEN,
    HOME,
    RED,
    armies,
    do,
    fresh,
    offered,
    position,
    refused,
    region,
)

rule = pytest.mark.rule


def auction(bids: tuple[int, ...], **options: Any) -> tuple[LegendsState, list[Event]]:
    state = fresh(players=len(bids), **options)
    state.events = []
    for seat in reversed(range(len(bids))):
        state.apply(Bid(bids[seat]), seat)
    return state, [told.event for told in state.events]


# The auction


@rule("LEG-3.1")
def test_bids_are_secret_and_simultaneous() -> None:
    state = fresh(players=3)
    assert state.seats_to_act == (0, 1, 2)
    assert state.options(1) == tuple(Bid(coins) for coins in range(12))
    state.apply(Bid(7), RED)
    assert state.view(BLUE).seats[RED].bid is None  # type: ignore[attr-defined]
    assert state.view(RED).seats[RED].bid == 7  # type: ignore[attr-defined]
    assert refused(state, "bid 12") == ("bid-too-high", "LEG-3.1")


@rule("LEG-3.2")
@pytest.mark.parametrize("first", [RED, BLUE, GREEN])
def test_the_highest_bid_pays_and_says_who_begins(first: int) -> None:
    state, told = auction((1, 4, 2))
    assert state.coins == [11, 7, 11]
    assert told[-2:] == [BidsShown((1, 4, 2)), AuctionWon(BLUE, 4, "highest")]
    assert state.seats_to_act == (BLUE,)
    assert state.options() == (NameFirst(0), NameFirst(1), NameFirst(2))
    state.apply(NameFirst(first))
    assert state.seats_to_act == (first,)
    assert isinstance(state.options()[0], TakeCard)


@rule("LEG-3.3")
def test_of_those_who_tie_the_youngest_decides_and_pays() -> None:
    state, told = auction((3, 3, 1), ages=(30, 12, 8))
    assert told[-1] == AuctionWon(BLUE, 3, "youngest")
    assert state.coins == [11, 8, 11]
    state, told = auction((0, 0, 0), ages=(30, 12, 8))
    assert told[-1] == AuctionWon(GREEN, 0, "youngest")


@rule("LEG-3.3")
@pytest.mark.parametrize("how", [{}, {"ages": (20, 40, 20)}])
def test_where_ages_do_not_tell_a_lot_decides_and_the_log_says_so(how: dict[str, Any]) -> None:
    bids = (2, 2, 2) if how else (2, 0, 2)
    winners: Counter[int] = Counter()
    for seed in range(200):
        _, told = auction(bids, seed=seed, **how)
        won = told[-1]
        assert isinstance(won, AuctionWon)
        assert won.by == "lot"
        winners[won.seat] += 1
    assert set(winners) == {RED, GREEN}
    assert min(winners.values()) > 60


@rule("LEG-9.14")
def test_a_die_settles_a_tie() -> None:
    winners: Counter[int] = Counter()
    for seed in range(200):
        _, told = auction((2, 0, 2), tie="die", seed=seed)
        won = told[-1]
        assert isinstance(won, AuctionWon)
        assert won.by == "die"
        winners[won.seat] += 1
    assert set(winners) == {RED, GREEN}
    assert min(winners.values()) > 60


@rule("LEG-3.4", "LEG-7.1")
@pytest.mark.parametrize(("players", "cards"), [(2, 11), (3, 10), (4, 8)])
def test_play_goes_clockwise_until_everybody_has_the_cards(players: int, cards: int) -> None:
    state = fresh(players)
    order: list[int] = []
    while not state.over:
        action = state.options()[0]
        if isinstance(action, TakeCard):
            order += state.seats_to_act
        state.apply(action)
    first = order[0]
    assert order == [(first + number) % players for number in range(players * cards)]
    assert [len(taken) for taken in state.cards] == [cards] * players


# Cards


@rule("LEG-4.1", "LEG-4.2")
@pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_one_card_is_taken_at_the_price_of_its_place(slot: int, price: int) -> None:
    row = ["dire-eye", "dire-goblin", "forest-elf", "forest-gnome", "graveyard", "lake"]
    state = position(armies=HOME, row=row)
    assert len(offered(state)) == 6
    assert refused(state, "done") == ("card-first", "LEG-4.1")
    do(state, f"take-card {slot}")
    assert state.coins[RED] == 11 - price
    assert state.cards[RED] == (CARD[row[slot - 1]],)


@rule("LEG-4.3")
@pytest.mark.parametrize(("coins", "cards"), [(0, 1), (1, 3), (2, 5), (3, 6)])
def test_only_what_can_be_paid_is_offered(coins: int, cards: int) -> None:
    state = position(armies=HOME, coins={RED: coins})
    assert len(offered(state)) == cards
    if cards < 6:
        assert refused(state, "take-card 6") == ("card-too-dear", "LEG-4.3")


@rule("LEG-4.4", "LEG-6.1")
def test_the_ability_of_a_card_lasts_and_works_for_its_own_action() -> None:
    # Forest Elf: +1 army, and place 3 or move 2. It places four at once, and every later place card one more.
    state = position(armies=HOME, row=["forest-elf", "dire-eye", "dire-goblin", "ancient-tree-spirit"])
    do(state, "take-card 1", "perform place 3", *["place vil4"] * 4)
    assert armies(state, RED) == {"vil4": 8}
    assert state.seats_to_act == (BLUE,)
    do(state, "take-card 1", "done", "take-card 1", "done", "take-card 1")
    assert state.view(RED).prompt.facts["left"] == 5  # type: ignore[union-attr]


@rule("LEG-4.5")
def test_with_an_empty_deck_the_row_gets_shorter_and_prices_go_by_place() -> None:
    row = ["dire-eye", "dire-goblin", "forest-gnome", "graveyard", "lake", "cursed-king"]
    state = position(armies=HOME, row=row, deck=[])
    do(state, "take-card 2", "done")
    assert state.row == [CARD[row[n]] for n in (0, 2, 3, 4, 5)]
    assert offered(state) == ["take-card 1", "take-card 2", "take-card 3", "take-card 4", "take-card 5"]
    assert refused(state, "take-card 6") == ("no-card-there", "LEG-4.5")
    do(state, "take-card 2", "done")
    assert state.coins[BLUE] == 10


@rule("LEG-4.6")
def test_after_the_action_the_row_slides_and_a_new_card_comes() -> None:
    state = position(armies=HOME, row=["dire-eye", "dire-goblin"])
    next_card, left = state.deck[-1], len(state.deck)
    do(state, "take-card 1")
    assert len(state.deck) == left
    do(state, "done")
    assert state.row[0] == CARD["dire-goblin"]
    assert state.row[-1] == next_card
    assert state.seats_to_act == (BLUE,)


# Placing and moving


@rule("LEG-5.1")
def test_armies_are_placed_at_the_start_or_at_own_cities() -> None:
    state = position(armies=HOME, cities={RED: ["vol5"], BLUE: ["red1"]}, row=["dire-eye"])
    do(state, "take-card 1")
    assert offered(state) == ["place vil4", "place vol5", "done"]
    assert refused(state, "place red1") == ("place-needs-city", "LEG-5.1")
    do(state, "place vol5", "place vil4", "place vol5", "done")
    assert armies(state, RED) == {"vil4": 5, "vol5": 2}


@rule("LEG-5.2")
def test_no_more_than_eighteen_armies_are_on_the_map() -> None:
    state = position(armies={RED: {"vil4": 17}, BLUE: {"vil4": 1}}, row=["dire-eye", "graveyard"])
    do(state, "take-card 1", "place vil4")
    assert state.seats_to_act == (BLUE,)
    state = position(armies={RED: {"vil4": 18}, BLUE: {"vil4": 1}}, row=["dire-eye"])
    do(state, "take-card 1")
    assert state.seats_to_act == (BLUE,)


@rule("LEG-5.3")
def test_movement_points_are_split_over_any_armies() -> None:
    # Ancient Sage moves 3: one army two borders, another one.
    state = position(armies=HOME, row=["ancient-sage"])
    do(state, "take-card 1", "march vil4 vil1", "march vil1 vil2", "march vil4 vil5")
    assert armies(state, RED) == {"vil2": 1, "vil4": 2, "vil5": 1}
    assert state.seats_to_act == (BLUE,)


@rule("LEG-5.3")
def test_only_own_armies_and_only_to_neighbours() -> None:
    state = position(armies={RED: {"vil4": 1}, BLUE: {"vil1": 1}}, row=["ancient-sage"])
    do(state, "take-card 1")
    assert refused(state, "march vil1 vil2") == ("no-army-there", "LEG-5.3")
    assert refused(state, "march vil4 vil2") == ("not-neighbours", "LEG-5.3")
    assert refused(state, "place vil4") == ("moving-now", "LEG-5.3")


@rule("LEG-5.4")
def test_a_sea_line_costs_three_points() -> None:
    # First map: vil4 (left exit of the centre) meets vol4 (right exit of the Volcano). Ancient Sage has 3 points.
    state = position(armies=HOME, row=["ancient-sage"])
    do(state, "take-card 1")
    assert "sail vil4 vol4" in offered(state)
    do(state, "sail vil4 vol4")
    assert armies(state, RED) == {"vil4": 3, "vol4": 1}
    assert state.seats_to_act == (BLUE,)


@rule("LEG-5.4")
def test_with_fewer_points_left_the_sea_is_too_wide() -> None:
    state = position(armies=HOME, row=["ancient-sage"])
    do(state, "take-card 1", "march vil4 vil5")
    assert not any(text.startswith("sail") for text in offered(state))
    assert refused(state, "sail vil4 vol4") == ("sea-too-far", "LEG-5.4")


# Building and destroying


@rule("LEG-5.5")
def test_a_city_is_built_where_one_has_an_army_beside_any_others() -> None:
    state = position(
        armies={RED: {"vil4": 1, "red2": 1}, BLUE: {"vol1": 1}}, cities={BLUE: ["red2", "red2"]}, row=["stronghold"]
    )
    do(state, "take-card 1")
    assert offered(state) == ["build vil4", "build red2", "done"]
    assert refused(state, "build vol1") == ("build-needs-army", "LEG-5.5")
    do(state, "build red2")
    assert state.cities[RED] == (region("red2"),)


@rule("LEG-5.6")
def test_a_fourth_city_cannot_be_built_but_the_rest_of_the_card_can() -> None:
    # Ancient Woods: city, then place 1 (+1 by its own ability).
    state = position(armies=HOME, cities={RED: ["vil4", "vil4", "vil4"]}, row=["ancient-woods"])
    do(state, "take-card 1")
    assert offered(state) == ["place vil4", "done"]


@rule("LEG-5.7")
def test_an_army_is_destroyed_only_beside_an_own_army_and_goes_back() -> None:
    # Dire Giant places 3 and then destroys 1. Red has an army in vil4, only a city in vol5.
    state = position(
        armies={RED: {"vil4": 1}, BLUE: {"vil4": 2, "vol5": 1, "red1": 1}}, cities={RED: ["vol5"]}, row=["dire-giant"]
    )
    do(state, "take-card 1", "done")
    assert offered(state) == ["destroy 2 vil4", "done"]
    assert refused(state, "destroy 2 vol5") == ("destroy-needs-army", "LEG-5.7")
    assert refused(state, "destroy 3 vil4") == ("nothing-to-destroy", "LEG-5.7")
    supply = state.supply[BLUE]
    do(state, "destroy 2 vil4")
    assert armies(state, BLUE) == {"vil4": 1, "vol5": 1, "red1": 1}
    assert state.supply[BLUE] == supply + 1


@rule("LEG-5.8")
def test_ones_own_armies_are_not_destroyed() -> None:
    state = position(armies=HOME, row=["dire-giant"])
    do(state, "take-card 1", "done")
    assert not any(text.startswith("destroy 1") for text in offered(state))
    assert refused(state, "destroy 1 vil4") == ("not-your-own", "LEG-5.8")


# Two actions


@rule("LEG-5.9")
def test_of_a_slash_card_one_action_is_chosen() -> None:
    state = position(armies=HOME, row=["lake"])
    do(state, "take-card 1")
    assert offered(state) == ["perform place 2", "perform move 3", "done"]
    assert refused(state, "perform city 1") == ("not-on-card", "LEG-5.9")
    do(state, "perform place 2", "place vil4", "place vil4")
    assert state.seats_to_act == (BLUE,)


@rule("LEG-5.10")
def test_the_two_actions_of_a_plus_card_come_in_their_order() -> None:
    # Noble Unicorn moves 4 + 1 and then places 1; there is no choice of the order.
    state = position(armies=HOME, row=["noble-unicorn"])
    do(state, "take-card 1")
    assert refused(state, "place vil4") == ("moving-now", "LEG-5.3")
    do(state, "march vil4 vil5", "done")
    assert offered(state) == ["place vil4", "done"]
    do(state, "place vil4")
    assert state.seats_to_act == (BLUE,)


@rule("LEG-5.11")
def test_a_player_may_do_a_part_or_nothing() -> None:
    state = position(armies=HOME, row=["noble-unicorn"])
    do(state, "take-card 1", "done", "done")
    assert armies(state, RED) == {"vil4": 4}
    assert state.seats_to_act == (BLUE,)


# Abilities


@rule("LEG-6.2")
def test_plus_one_move_adds_a_point_to_every_move_action_and_adds_up() -> None:
    # Cursed Mausoleum and Forest Tree Town: +1 each. Forest Gnome moves 2 + 2.
    state = position(armies=HOME, cards={RED: ["cursed-mausoleum", "forest-tree-town"]}, row=["forest-gnome"])
    do(state, "take-card 1")
    assert state.view(RED).prompt.facts["left"] == 4  # type: ignore[union-attr]


@rule("LEG-6.3")
def test_plus_one_army_adds_one_to_every_place_action_and_adds_up() -> None:
    state = position(armies=HOME, cards={RED: ["night-village", "forest-pixie"]}, row=["graveyard"])
    do(state, "take-card 1", *["place vil4"] * 4)
    assert armies(state, RED) == {"vil4": 8}
    assert state.seats_to_act == (BLUE,)


@rule("LEG-6.4")
@pytest.mark.parametrize(
    ("flyers", "cost"),
    [([], 3), (["dire-eye"], 2), (["dire-eye", "dire-dragon"], 1), (["dire-eye", "dire-dragon", "arcane-sphinx"], 1)],
)
def test_flying_makes_the_sea_narrower_but_never_free(flyers: list[str], cost: int) -> None:
    state = position(armies=HOME, cards={RED: flyers}, row=["ancient-sage"])
    do(state, "take-card 1", "sail vil4 vol4")
    left = 3 - cost
    assert (state.seats_to_act == (BLUE,)) == (left == 0)
    if left:
        assert state.view(RED).prompt.facts["left"] == left  # type: ignore[union-attr]


@rule("LEG-6.5")
def test_elixirs_are_counted() -> None:
    state = position(armies=HOME, row=["forest-gnome"])
    do(state, "take-card 1")
    assert state.elixirs == [3, 0, 0]


@rule("LEG-6.6")
def test_coins_come_at_once_after_the_price_is_paid() -> None:
    state = position(armies=HOME, coins={RED: 0}, row=["mountain-treasury"])
    do(state, "take-card 1")
    assert state.coins[RED] == 2
    state = position(armies=HOME, coins={RED: 0}, row=["lake", "mountain-treasury"])
    assert refused(state, "take-card 2") == ("card-too-dear", "LEG-4.3")


@rule("LEG-6.7")
def test_immune_armies_cannot_be_destroyed() -> None:
    state = position(armies=HOME, cards={BLUE: ["dire-giant"]}, row=["noble-knight"])
    do(state, "take-card 1", "done")
    assert offered(state) == ["destroy 3 vil4", "done"]
    assert refused(state, "destroy 2 vil4") == ("immune", "LEG-6.7")


@rule("LEG-5.7", "LEG-6.7")
@pytest.mark.parametrize(
    ("others", "cards", "why"),
    [
        ({BLUE: {"vil4": 2}}, {BLUE: ["dire-giant"]}, "out-of-reach"),  # immune
        ({BLUE: {"vil2": 2}}, {}, "out-of-reach"),  # where red has no army
        ({}, {}, "no-army"),
    ],
)
def test_the_log_says_why_nothing_is_destroyed(
    others: dict[int, dict[str, int]], cards: dict[int, list[str]], why: str
) -> None:
    state = position(armies={RED: {"vil4": 2}} | others, cards=cards, row=["noble-knight"])
    state.events = []
    do(state, "take-card 1", "done")
    assert NothingToDo(RED, "destroy", why) in [told.event for told in state.events]
