"""The actions of the cards (chapter 5)."""

from __future__ import annotations

import pytest

from herna.games.eight_minute_empire.state import EmpireState
from herna.kernel import IllegalAction
from tests.games.eight_minute_empire.table import BLUE, RED, do, offered, position, region

rule = pytest.mark.rule
BOTH_HOME = {RED: {"A13": 3}, BLUE: {"A13": 3}}


def armies(state: EmpireState, seat: int) -> dict[str, int]:
    return {name: count for name, count in zip(state.setting.regions, state.armies[seat], strict=True) if count}


def refused(state: EmpireState, action: str) -> tuple[str, str | None]:
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        do(state, action)
    assert state.digest() == before
    return caught.value.code, caught.value.clause


# Placing


@rule("EME-5.1")
def test_armies_are_placed_at_the_start_or_at_own_cities_and_may_be_split() -> None:
    state = position(armies=BOTH_HOME, cities={RED: ["A5"], BLUE: ["A7"]}, row=["CO2"])
    do(state, "take-card 1")
    assert offered(state) == ["place A5", "place A13", "done"]
    assert refused(state, "place A7") == ("place-needs-city", "EME-5.1")
    do(state, "place A5", "place A13", "place A5")
    assert armies(state, RED) == {"A5": 2, "A13": 4}
    assert state.seats_to_act == (BLUE,)


@rule("EME-5.1")
def test_no_more_armies_than_the_card_says() -> None:
    state = position(armies=BOTH_HOME, row=["CR1"])
    do(state, "take-card 1", "place A13")
    assert state.seats_to_act == (BLUE,)
    assert armies(state, RED) == {"A13": 4}


@rule("EME-5.2")
def test_only_armies_left_in_the_supply_can_be_placed() -> None:
    state = position(armies={RED: {"A13": 13}, BLUE: {"A13": 3}}, row=["CO2"])
    do(state, "take-card 1")
    assert state.view(RED).prompt.facts["left"] == 1  # type: ignore[union-attr]
    do(state, "place A13")
    assert armies(state, RED) == {"A13": 14}
    assert state.seats_to_act == (BLUE,)


@rule("EME-5.2")
def test_with_all_fourteen_on_the_board_a_place_card_is_still_taken_for_its_good() -> None:
    state = position(armies={RED: {"A13": 14}, BLUE: {"A13": 3}}, row=["CO2"])
    do(state, "take-card 1")
    assert state.seats_to_act == (BLUE,)
    assert len(state.cards[RED]) == 1


# Moving


@rule("EME-5.3")
@pytest.mark.parametrize(
    ("moves", "after"),
    [
        (["march A13 A11", "march A11 A10", "march A10 A11"], {"A13": 2, "A11": 1}),
        (["march A13 A11", "march A13 A12", "march A13 A14"], {"A11": 1, "A12": 1, "A14": 1}),
        (["march A13 A11", "march A13 A14", "march A14 A15"], {"A13": 1, "A11": 1, "A15": 1}),
    ],
    ids=["one army three times", "three armies once", "one once and one twice"],
)
def test_three_movements_are_spread_freely(moves: list[str], after: dict[str, int]) -> None:
    state = position(armies=BOTH_HOME, row=["WO3"])
    do(state, "take-card 1", *moves)
    assert armies(state, RED) == after
    assert state.seats_to_act == (BLUE,)


@rule("EME-5.3")
def test_an_army_goes_only_where_a_land_border_is_and_only_ones_own() -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A1": 3}}, row=["WO3"])
    do(state, "take-card 1")
    assert offered(state) == [f"march A13 A{other}" for other in (11, 12, 14, 15, 16, 18)] + ["done"]
    assert refused(state, "march A1 A2") == ("no-army-there", "EME-5.3")
    assert refused(state, "march A13 A10") == ("not-neighbours", "EME-5.3")


@rule("EME-5.4")
def test_a_plain_move_never_crosses_the_sea() -> None:
    state = position(armies={RED: {"A10": 1}, BLUE: {"A13": 3}}, row=["WO3"])
    do(state, "take-card 1")
    assert offered(state) == ["march A10 A11", "done"]
    assert refused(state, "sail A10 A20") == ("no-sailing", "EME-5.4")
    assert refused(state, "march A10 A20") == ("not-neighbours", "EME-5.3")


@rule("EME-5.5")
def test_a_sea_move_goes_over_land_and_along_dotted_lines_for_one_each() -> None:
    state = position(armies={RED: {"A11": 1}, BLUE: {"A13": 3}}, row=["IR4"])
    do(state, "take-card 1", "march A11 A10")
    assert offered(state) == ["march A10 A11", "sail A10 A2", "sail A10 A20", "done"]
    assert refused(state, "sail A10 A1") == ("not-neighbours", "EME-5.5")
    do(state, "sail A10 A20", "march A20 A19")
    assert armies(state, RED) == {"A19": 1}
    assert state.seats_to_act == (BLUE,)


@rule("EME-5.5")
def test_on_side_b_the_way_from_the_start_leads_over_the_sea() -> None:
    state = position(armies={RED: {"B12": 1}, BLUE: {"B12": 3}}, row=["CO5"], side="B")
    do(state, "take-card 1")
    assert offered(state) == ["march B12 B13", "sail B12 B4", "sail B12 B6", "done"]


# Building


@rule("EME-5.6")
def test_a_city_is_built_where_one_has_an_army() -> None:
    state = position(armies={RED: {"A3": 1, "A7": 2}, BLUE: {"A9": 1}}, row=["WO1"])
    do(state, "take-card 1")
    assert offered(state) == ["build A3", "build A7", "done"]
    with pytest.raises(IllegalAction) as caught:
        do(state, "build A9")
    assert (caught.value.code, caught.value.clause) == ("build-needs-army", "EME-5.6")
    assert caught.value.facts["possible"] == ["A3", "A7"]
    do(state, "build A7")
    assert state.cities[RED] == (region(state, "A7"),)
    assert state.cities_left[RED] == 2


@rule("EME-5.7")
def test_any_number_of_cities_of_anybody_stand_in_a_region_the_start_too() -> None:
    state = position(armies=BOTH_HOME, cities={RED: ["A13"], BLUE: ["A13", "A13"]}, row=["WO1"])
    do(state, "take-card 1", "build A13")
    assert state.cities[RED] == (region(state, "A13"),) * 2


@rule("EME-5.7")
def test_a_city_stays_when_the_armies_leave_and_takes_new_ones() -> None:
    state = position(armies={RED: {"A7": 1}, BLUE: {"A13": 3}}, cities={RED: ["A7"]}, row=["CO4", "CO1", "CO2"])
    do(state, "take-card 1", "march A7 A6", "done")
    assert state.cities[RED] == (region(state, "A7"),)
    do(state, "take-card 1", "done", "take-card 1")
    assert "place A7" in offered(state)


@rule("EME-5.8")
def test_a_fourth_city_cannot_be_built() -> None:
    state = position(armies=BOTH_HOME, cities={RED: ["A13", "A13", "A13"]}, row=["WO1", "WO7"])
    do(state, "take-card 2")
    assert offered(state) == ["perform destroy 1", "done"]
    assert refused(state, "perform city 1") == ("deed-impossible", "EME-5.12")
    do(state, "done", "take-card 2", "done", "take-card 1")
    assert state.seats_to_act == (BLUE,)
    assert state.cities_left[RED] == 0


# Destroying


@rule("EME-5.9")
def test_any_army_of_anybody_can_be_destroyed_but_no_city() -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A2": 1, "A9": 2}}, cities={BLUE: ["A5"]}, row=["WO7"])
    do(state, "take-card 1", "perform destroy 1")
    assert offered(state) == ["destroy 1 A13", "destroy 2 A2", "destroy 2 A9", "done"]
    assert refused(state, "destroy 2 A5") == ("nothing-to-destroy", "EME-5.9")
    do(state, "destroy 2 A9")
    assert armies(state, BLUE) == {"A2": 1, "A9": 1}


@rule("EME-5.10")
def test_a_destroyed_army_goes_back_to_its_owner_and_can_come_again() -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 14}}, row=["WO7", "CR1"])
    do(state, "take-card 1", "perform destroy 1", "destroy 2 A13")
    assert state.supply[BLUE] == 1
    do(state, "take-card 1", "place A13")
    assert armies(state, BLUE) == {"A13": 14}


# Two actions on a card


@rule("EME-5.11")
def test_both_actions_of_a_plus_card_in_the_printed_order() -> None:
    state = position(armies=BOTH_HOME, row=["FO9"])
    do(state, "take-card 1")
    assert offered(state) == ["perform destroy 1", "perform place 1", "done"]
    do(state, "perform destroy 1", "destroy 2 A13")
    assert offered(state) == ["place A13", "done"]
    do(state, "place A13")
    assert (armies(state, RED), armies(state, BLUE)) == ({"A13": 4}, {"A13": 2})
    assert state.seats_to_act == (BLUE,)


@rule("EME-5.11")
def test_both_actions_of_a_plus_card_the_other_way_round() -> None:
    state = position(armies=BOTH_HOME, row=["FO9"])
    do(state, "take-card 1", "perform place 1", "place A13", "destroy 2 A13")
    assert (armies(state, RED), armies(state, BLUE)) == ({"A13": 4}, {"A13": 2})
    assert state.seats_to_act == (BLUE,)


@rule("EME-5.11")
def test_one_action_of_a_plus_card_can_be_left_out() -> None:
    state = position(armies=BOTH_HOME, row=["FO9"])
    do(state, "take-card 1", "perform destroy 1", "done", "place A13")
    assert (armies(state, RED), armies(state, BLUE)) == ({"A13": 4}, {"A13": 3})


@rule("EME-5.11")
def test_destroying_ones_own_army_first_frees_it_to_be_placed() -> None:
    state = position(armies={RED: {"A1": 14}, BLUE: {"A13": 3}}, row=["FO9"])
    do(state, "take-card 1")
    assert offered(state) == ["perform destroy 1", "done"]
    do(state, "perform destroy 1", "destroy 1 A1", "place A13")
    assert armies(state, RED) == {"A1": 13, "A13": 1}


@rule("EME-5.12")
@pytest.mark.parametrize(
    ("choice", "then"),
    [("perform place 2", ["place A13", "done"]), ("perform move 3", ["march A13 A11", "march A13 A12"])],
)
def test_of_a_slash_card_exactly_one_action_is_done(choice: str, then: list[str]) -> None:
    state = position(armies=BOTH_HOME, row=["WO4"])
    do(state, "take-card 1")
    assert offered(state) == ["perform place 2", "perform move 3", "done"]
    do(state, choice)
    assert offered(state)[:2] == then
    do(state, "done")
    assert state.seats_to_act == (BLUE,)


@rule("EME-5.12")
def test_what_is_not_on_the_card_cannot_be_done() -> None:
    state = position(armies=BOTH_HOME, row=["WO4"])
    do(state, "take-card 1")
    assert refused(state, "perform city 1") == ("not-on-card", "EME-5.12")


@rule("EME-5.13")
def test_a_player_may_do_nothing_and_still_keeps_and_pays_the_card() -> None:
    state = position(armies=BOTH_HOME, row=["CR1", "CO2"])
    do(state, "take-card 2", "done")
    assert armies(state, RED) == {"A13": 3}
    assert len(state.cards[RED]) == 1
    assert state.coins[RED] == 13
    assert state.seats_to_act == (BLUE,)


@rule("EME-5.13")
@pytest.mark.parametrize(
    ("card", "moves"),
    [("CO2", ["place A13"]), ("IR6", ["march A13 A11", "march A13 A12"]), ("WO6", ["march A13 A11"])],
)
def test_a_player_may_do_only_a_part(card: str, moves: list[str]) -> None:
    state = position(armies=BOTH_HOME, row=[card])
    do(state, "take-card 1", *moves, "done")
    assert state.seats_to_act == (BLUE,)


@rule("EME-5.13")
def test_an_action_that_nobody_could_do_is_over_at_once() -> None:
    state = position(armies={RED: {}, BLUE: {"A13": 3}}, row=["WO3", "WO1"])
    do(state, "take-card 1")
    assert state.seats_to_act == (BLUE,)


def test_actions_of_another_moment_are_refused_with_the_reason() -> None:
    state = position(armies=BOTH_HOME, row=["CO2", "WO3", "WO1", "WO7"])
    assert refused(do(state.copy(), "take-card 1"), "march A13 A11") == ("placing-now", "EME-5.1")
    assert refused(do(state.copy(), "take-card 2"), "place A13") == ("moving-now", "EME-5.3")
    assert refused(do(state.copy(), "take-card 3"), "place A13") == ("building-now", "EME-5.6")
    destroying = do(state.copy(), "take-card 4", "perform destroy 1")
    assert refused(destroying, "place A13") == ("destroying-now", "EME-5.9")
