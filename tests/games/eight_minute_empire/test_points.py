"""Points and the winner (chapters 7 and 8). Every position is worked out on paper beside it."""

from __future__ import annotations

import pytest

from herna.games.eight_minute_empire.scoring import (
    best_wilds,
    continent_owners,
    goods_points,
    points,
    score_sheet,
    set_points,
    winners,
)
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_family.majority import NOBODY, region_owners
from tests.games.eight_minute_empire.table import BLUE, GREEN, RED, YELLOW, do, position, region

rule = pytest.mark.rule


def owner(state: EmpireState, name: str) -> int:
    return region_owners(state)[region(state, name)]


# Regions


@rule("EME-7.1")
def test_most_armies_control_a_region_for_one_point() -> None:
    state = position(armies={RED: {"A1": 2}, BLUE: {"A1": 1}})
    assert owner(state, "A1") == RED
    assert score_sheet(state)[RED].regions == 1
    assert score_sheet(state)[BLUE].regions == 0


@rule("EME-7.1")
def test_a_city_counts_as_one_army() -> None:
    # A1: red 1 army + 1 city = 2, blue 1 army. A8: red 1 city, blue nothing. A9: red 2 cities, blue 1 army.
    state = position(armies={RED: {"A1": 1}, BLUE: {"A1": 1, "A9": 1}}, cities={RED: ["A1", "A8", "A9"]})
    assert [owner(state, name) for name in ("A1", "A8", "A9")] == [RED, RED, NOBODY]


@rule("EME-7.1")
def test_two_cities_in_a_region_count_two() -> None:
    state = position(armies={BLUE: {"A9": 1}}, cities={RED: ["A9", "A9"]})
    assert owner(state, "A9") == RED


@rule("EME-7.2")
def test_a_tied_region_belongs_to_nobody() -> None:
    # Three players: red 2, blue 2, green 1: red and blue tie, and green does not profit.
    state = position(players=3, armies={RED: {"A4": 2}, BLUE: {"A4": 2}, GREEN: {"A4": 1}})
    assert owner(state, "A4") == NOBODY
    assert points(state) == [0, 0, 0]


@rule("EME-7.2")
def test_an_empty_region_belongs_to_nobody() -> None:
    assert owner(position(armies={RED: {"A1": 1}}), "A2") == NOBODY


# Continents


@rule("EME-7.3")
def test_most_regions_control_a_continent_for_one_point() -> None:
    # Westland: red A1, A2; blue A5. Red 2 regions + Westland = 3; blue 1 region.
    state = position(armies={RED: {"A1": 1, "A2": 1}, BLUE: {"A5": 5}})
    assert continent_owners(state, region_owners(state)) == [RED, NOBODY, NOBODY, NOBODY]
    assert points(state) == [3, 1]


@rule("EME-7.3")
def test_a_continent_goes_by_regions_not_by_armies() -> None:
    # Southland: blue holds A24 with nine armies, red A23 and A25 with one each.
    state = position(armies={RED: {"A23": 1, "A25": 1}, BLUE: {"A24": 9}})
    assert continent_owners(state, region_owners(state))[3] == RED


@rule("EME-7.3")
def test_a_tied_continent_belongs_to_nobody() -> None:
    state = position(armies={RED: {"A8": 1}, BLUE: {"A9": 1}})
    assert continent_owners(state, region_owners(state)) == [NOBODY] * 4
    assert points(state) == [1, 1]


@rule("EME-7.3")
def test_a_tied_region_counts_for_nobody_in_its_continent() -> None:
    # Twin Isle: A8 tied, A9 red.
    state = position(armies={RED: {"A8": 1, "A9": 1}, BLUE: {"A8": 1}})
    assert continent_owners(state, region_owners(state))[1] == RED


# Goods

STEPS = {
    "crystal": [0, 1, 2, 3, 5, 5],
    "coal": [0, 0, 1, 2, 3, 5, 5],
    "wood": [0, 0, 1, 1, 2, 3, 5, 5],
    "iron": [0, 0, 1, 1, 2, 2, 3, 5, 5],
    "food": [0, 0, 0, 1, 1, 2, 2, 3, 5, 5],
}


@rule("EME-7.4", "EME-7.5")
@pytest.mark.parametrize("number", range(5), ids=list(STEPS))
def test_a_set_of_goods_scores_the_highest_step_reached_and_never_more(number: int) -> None:
    expected = list(STEPS.values())[number]
    assert [set_points(number, count) for count in range(len(expected))] == expected
    assert set_points(number, 20) == 5


@rule("EME-7.4")
def test_the_example_of_the_rulebook_crystals() -> None:
    # One crystal 1, two 2, three 3, four 5.
    for count, worth in [(1, 1), (2, 2), (3, 3), (4, 5)]:
        state = position(cards={RED: ["CR1", "CR2", "CR3", "CR4"][:count]})
        assert points(state) == [worth, 0]


@rule("EME-7.5")
def test_the_example_of_the_rulebook_five_crystals_are_five_points() -> None:
    state = position(players=5, cards={RED: ["CR1", "CR2", "CR3", "CR4", "CR5"]})
    assert points(state) == [5, 0, 0, 0, 0]


@rule("EME-7.4")
def test_every_good_is_a_set_of_its_own() -> None:
    # Two coal 1, two wood 1, one iron 0, three food 1: three points.
    cards = ["CO1", "CO2", "WO1", "WO2", "IR1", "FO1", "FO2", "FO3"]
    assert points(position(cards={RED: cards})) == [3, 0]


@rule("EME-7.6")
def test_a_wild_card_joins_a_good_already_held() -> None:
    # Three crystals 3; with the wild card four: 5.
    state = position(cards={RED: ["CR1", "CR2", "CR3", "WI1"]})
    assert points(state) == [5, 0]
    assert score_sheet(state)[RED].wilds == (1, 0, 0, 0, 0)


@rule("EME-7.6")
def test_wild_cards_alone_are_worth_nothing() -> None:
    # Three wild cards and one coal: two of them make it three coal (2 points), the third makes four (3 points).
    assert points(position(cards={RED: ["WI1", "WI2", "WI3"]})) == [0, 0]
    assert points(position(cards={RED: ["WI1", "WI2", "WI3", "CO1"]})) == [3, 0]


@rule("EME-7.6")
@pytest.mark.parametrize(
    ("held", "best"),
    [
        # crystal, coal, wood, iron, food, wild. Coal 5 and crystal 3: 5 + 3; or crystal 4 and coal 4: 5 + 3.
        ((2, 4, 0, 0, 0, 2), 8),
        # Iron 7 = 5 and coal 3 = 2; iron 6 and coal 4 would be 3 + 3.
        ((0, 3, 0, 6, 0, 1), 7),
        # Food 8 = 5 and wood 5 = 3; or wood 6 = 5 and food 7 = 3.
        ((0, 0, 5, 0, 7, 1), 8),
        # Three wilds: coal 5 = 5 takes one, iron 7 = 5 takes two; crystals stay at 1 = 1.
        ((1, 4, 0, 5, 0, 3), 11),
        # Both wilds on the crystal: 3; or one each: two crystals 2 and two wood 1.
        ((1, 0, 1, 0, 0, 2), 3),
    ],
)
def test_wild_cards_are_placed_for_the_best_total(held: tuple[int, ...], best: int) -> None:
    assert sum(goods_points(held)) == best


@rule("EME-7.6")
def test_a_wild_card_that_helps_nothing_is_not_placed() -> None:
    assert best_wilds((4, 0, 0, 0, 0, 2)) == (0, 0, 0, 0, 0)


@rule("EME-7.7")
def test_a_card_with_two_goods_counts_two_for_the_set_and_one_card_for_the_turn() -> None:
    # FO4 shows two food: with FO1 that makes three food = 1 point.
    state = position(cards={RED: ["FO4", "FO1"]})
    assert score_sheet(state)[RED].goods == (0, 0, 0, 0, 3, 0)
    assert points(state) == [1, 0]
    assert len(state.cards[RED]) == 2


# The winner


def last_turn(**more: object) -> EmpireState:
    """The last turn: red takes the free crystal and does nothing."""
    state = position(turns_left=1, row=["CR1"], **more)  # type: ignore[arg-type]
    do(state, "take-card 1", "done")
    assert state.over
    return state


@rule("EME-8.1")
def test_the_most_points_win() -> None:
    # Red: A1 + Westland + crystal = 3. Blue: A8, A9 + Twin Isle = 3, and A23 + Southland = 5.
    state = last_turn(armies={RED: {"A1": 1}, BLUE: {"A8": 1, "A9": 1, "A23": 1}}, coins={RED: 9, BLUE: 0})
    assert state.scores == (3, 5)
    assert state.winners == (BLUE,)


@rule("EME-8.2")
def test_equal_points_go_by_coins() -> None:
    # Both 2 + crystal for red: red A1 + Westland + 1 = 3; blue A8 + A9 + Twin Isle = 3.
    state = last_turn(armies={RED: {"A1": 9}, BLUE: {"A8": 1, "A9": 1}}, coins={RED: 2, BLUE: 3})
    assert state.scores == (3, 3)
    assert state.winners == (BLUE,)


@rule("EME-8.3")
def test_equal_coins_go_by_armies_on_the_board_cities_not_counted() -> None:
    # Red: A1 + Westland + crystal = 3 with 3 armies and 2 cities (5 pieces); blue: A8 + A9 + Twin Isle = 3, 4 armies.
    state = last_turn(
        armies={RED: {"A1": 3}, BLUE: {"A8": 2, "A9": 2}}, cities={RED: ["A1", "A1"]}, coins={RED: 2, BLUE: 2}
    )
    assert state.scores == (3, 3)
    assert state.winners == (BLUE,)


@rule("EME-8.4")
def test_equal_armies_go_by_regions_controlled() -> None:
    # Red: A1 + Westland + crystal = 3 with one region; blue: A8 + A9 + Twin Isle = 3 with two regions.
    state = last_turn(armies={RED: {"A1": 4}, BLUE: {"A8": 2, "A9": 2}}, coins={RED: 2, BLUE: 2})
    assert state.scores == (3, 3)
    assert state.winners == (BLUE,)


@rule("EME-8.5")
def test_equal_in_everything_share_the_win() -> None:
    # Red: A1 + Westland + the crystal just taken = 3; blue: A23 + Southland + a crystal = 3; the rest is equal too.
    state = last_turn(armies={RED: {"A1": 4}, BLUE: {"A23": 4}}, cards={BLUE: ["CR2"]}, coins={RED: 2, BLUE: 2})
    assert state.scores == (3, 3)
    assert state.winners == (RED, BLUE)


@rule("EME-8.5")
def test_those_who_share_are_only_the_best() -> None:
    state = position(
        players=4,
        armies={RED: {"A1": 1}, BLUE: {"A8": 1}, GREEN: {"A23": 1}, YELLOW: {}},
        coins={RED: 1, BLUE: 5, GREEN: 5, YELLOW: 9},
    )
    assert points(state) == [2, 2, 2, 0]
    assert winners(state) == (BLUE, GREEN)


def test_nobody_has_won_before_the_end() -> None:
    assert position(armies={RED: {"A1": 1}}).winners == ()


def test_a_score_sheet_adds_up_to_the_points() -> None:
    # Red: regions A1, A2, Westland, four crystals 5, two coal 1: 2 + 1 + 5 + 1 = 9.
    state = position(
        armies={RED: {"A1": 1, "A2": 1}, BLUE: {"A13": 1}},
        cards={RED: ["CR1", "CR2", "CR3", "CR4", "CO1", "CO2"]},
    )
    line = score_sheet(state)[RED]
    assert (line.regions, line.continents, line.goods_points, line.total) == (2, 1, (5, 1, 0, 0, 0), 9)
    assert points(state)[RED] == 9
