"""The golden event cards, each by itself (chapter 12)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.andor.components import GOLDEN
from herna.games.andor.pieces import NUMBER, SHOP
from herna.games.andor.state import LOST, AndorState
from tests.games.andor.table import (
    begun,
    carried,
    conserved,
    creatures,
    do,
    event,
    lies,
    offered,
    on_turn,
    position,
    refused,
)

HEROES = {"dwarf": 7, "warrior": 14}
FOUR = {"dwarf": 7, "warrior": 14, "archer": 25, "wizard": 34}


def at(heroes: dict[str, int] | None = None, **more: Any) -> AndorState:
    return position(heroes or HEROES, legend="healing", **more)


@pytest.mark.rule("AND-12.1")
@pytest.mark.parametrize("legend", ["healing", "resistance", "dragon"])
def test_legends_2_3_and_5_have_the_34_golden_cards(legend: str) -> None:
    state = begun(["dwarf", "warrior"], legend=legend)
    cards = [*state.deck, *state.events_used]
    assert sorted(state.setting.event_ids[card] for card in cards) == sorted(f"G{n}" for n in range(1, 35))


def test_seventeen_are_marked_with_a_shield() -> None:
    marked = {card.id for card in GOLDEN if card.shield}
    assert marked == {f"G{n}" for n in (2, 4, 7, 9, 11, 15, 17, 18, 19, 20, 21, 22, 24, 27, 31, 32, 33)}


@pytest.mark.rule("AND-12.3")
def test_g1_a_peddler_sells_any_article_but_a_brew_for_3_willpower() -> None:
    state = event(at(willpower={"dwarf": 7, "warrior": 3}, carries={"dwarf": ["shield"]}), "G1")
    assert offered(state) == ["decline", "bargain-for wineskin", "bargain-for telescope", "bargain-for helm"]
    do(state, "bargain-for helm")
    assert state.willpower == [4, 3]
    assert carried(state, "dwarf") == ["shield", "helm"]
    assert on_turn(state) == "dwarf"
    assert offered(state, verb="pass"), "the warrior cannot pay his last willpower and is not asked"
    conserved(state)


def test_g2_a_sea_wind_costs_3_on_0_to_20() -> None:
    state = event(at({"dwarf": 0, "warrior": 20, "archer": 21}), "G2")
    assert state.willpower == [4, 4, 7]


@pytest.mark.rule("AND-12.4")
def test_g3_counsel_at_the_tree_waits_for_the_first_to_stand_on_57() -> None:
    state = event(at({"dwarf": 54, "warrior": 55}), "G3")
    do(state, "walk 57", "walk 58", "stop")
    assert state.strength == [1, 1], "passing through is not standing"
    do(state, "walk 57", "stop")
    assert state.strength == [1, 2]
    do(state, "walk 57", "stop")
    assert state.strength == [1, 2], "once only"


@pytest.mark.rule("AND-12.4")
def test_g3_serves_the_highest_rank_of_those_who_stand_there_already() -> None:
    state = event(at({"wizard": 57, "dwarf": 57}), "G3")
    assert state.strength == [2, 1]


def test_g4_mountain_air_costs_3_on_37_to_70() -> None:
    state = event(at({"dwarf": 37, "warrior": 70, "archer": 71}), "G4")
    assert state.willpower == [4, 4, 7]


@pytest.mark.parametrize(("card", "after"), [("G5", [7, 7, 10, 10]), ("G14", [10, 10, 7, 7])])
def test_g5_and_g14_encourage_wizard_and_archer_or_dwarf_and_warrior(card: str, after: list[int]) -> None:
    assert event(at(FOUR), card).willpower == after


@pytest.mark.rule("AND-12.3")
@pytest.mark.parametrize(("die", "after"), [(1, 6), (4, 3), (5, 12), (6, 13)])
def test_g6_the_lowest_rank_may_play_with_the_peddler(die: int, after: int) -> None:
    state = event(at({"warrior": 7, "dwarf": 14}), "G6")
    assert on_turn(state) == "dwarf"
    do(state, "bargain", roll=[die])
    assert state.willpower == [7, after]


def test_g6_may_be_declined() -> None:
    state = event(at(), "G6")
    do(state, "decline")
    assert state.willpower == [7, 7]


@pytest.mark.rule("AND-12.2")
def test_g7_sulphur_costs_the_group_what_a_die_shows() -> None:
    state = event(at(), "G7", roll=[4])
    do(state, "share warrior 1", "share dwarf 3")
    assert state.willpower == [4, 6]


@pytest.mark.rule("AND-12.4")
def test_g8_trading_ships_sell_2_strength_for_2_gold_on_9() -> None:
    state = event(at({"dwarf": 8, "warrior": 7}, gold=4), "G8")
    do(state, "walk 9", "stop")
    do(state, "bargain", by="dwarf")
    assert (state.strength, state.gold) == ([3, 1], [2, 4])
    do(state, "walk 9", "stop", by="warrior")
    assert on_turn(state) == "dwarf", "used up"


@pytest.mark.rule("AND-12.4")
def test_g8_waits_on_for_the_next_hero_if_one_cannot_pay_or_declines() -> None:
    state = event(at({"dwarf": 8, "warrior": 7}, gold={"dwarf": 1, "warrior": 4}), "G8")
    do(state, "walk 9", "stop")
    assert on_turn(state) == "warrior", "1 gold is not enough, so nothing is asked"
    do(state, "walk 9", "stop")
    do(state, "decline", by="warrior")
    assert state.strength == [1, 1]
    state.gold[0] = 2
    do(state, "walk 8", "walk 9", "stop", by="dwarf")
    do(state, "bargain", by="dwarf")
    assert (state.strength, state.gold) == ([3, 1], [0, 4])
    do(state, "walk 8", "walk 9", "stop", by="warrior")
    assert on_turn(state) == "dwarf", "now it is used up"


@pytest.mark.rule("AND-12.4")
def test_g8_asks_those_who_stand_there_one_after_another() -> None:
    state = event(at({"warrior": 9, "dwarf": 9}, gold=2), "G8")
    do(state, "decline", by="dwarf")
    do(state, "bargain", by="warrior")
    assert (state.strength, state.gold) == ([3, 1], [0, 2])
    assert state.lasting == ()


def test_g9_under_a_darkened_sun_there_is_no_tenth_hour() -> None:
    state = event(at(hours=9, willpower=20), "G9")
    assert not offered(state, verb="pass")
    assert not offered(state, verb="walk")
    assert event(at(hours=8, willpower=20), "G9").options()


def test_g10_jugglers_sell_3_willpower_for_1_gold() -> None:
    state = event(at(gold={"dwarf": 1, "warrior": 0}), "G10")
    do(state, "bargain")
    assert (state.willpower, state.gold) == ([10, 7], [0, 0])


def test_g11_creatures_have_1_strength_more_today() -> None:
    state = event(at({"dwarf": 20, "warrior": 14}, strength=3, willpower=10, creatures={20: "gor"}), "G11")
    do(state, "fight 20", "begin", roll=[2, 1, 2, 1])
    assert state.battle is not None
    assert state.battle.defence == 3 + 2


def test_g12_heroes_on_the_river_bank_get_a_wineskin() -> None:
    state = event(at({"dwarf": 8, "warrior": 7, "archer": 26}, carries={"archer": ["brew", "brew", "brew"]}), "G12")
    assert carried(state, "dwarf") == ["wineskin"]
    assert carried(state, "warrior") == []
    assert "wineskin" not in carried(state, "archer"), "no free place"
    assert state.market[SHOP.index(NUMBER["wineskin"])] == 4


def test_g13_a_horn_raises_everybody_to_10() -> None:
    assert event(at(willpower={"dwarf": 3, "warrior": 12}), "G13").willpower == [10, 12]


@pytest.mark.parametrize(("card", "space"), [("G15", 35), ("G22", 45)])
def test_g15_and_g22_foul_a_well_for_good(card: str, space: int) -> None:
    state = event(at({"dwarf": space, "warrior": 14}), card)
    assert state.wells[state.setting.well_at[space]] == 0
    assert not offered(state, verb="empty-well")
    assert event(state, card).wells.count(0) == 1, "a well that is gone already: nothing"


@pytest.mark.rule("AND-12.1")
@pytest.mark.parametrize(("choice", "left"), [("discard-card", ["G2"]), ("put-back", ["G1", "G2"])])
def test_g16_the_highest_rank_looks_at_the_next_card(choice: str, left: list[str]) -> None:
    state = at({"dwarf": 7, "wizard": 14})
    ids = state.setting.event_ids
    state.deck = (ids.index("G1"), ids.index("G2"))
    event(state, "G16")
    assert on_turn(state) == "wizard"
    do(state, choice)
    assert [ids[card] for card in state.deck] == left


def test_g17_foul_weather_lowers_everybody_to_12() -> None:
    assert event(at(willpower={"dwarf": 20, "warrior": 9}), "G17").willpower == [12, 9]


@pytest.mark.rule("AND-12.3")
@pytest.mark.parametrize(("heroes", "price"), [(2, 2), (3, 4), (4, 6)])
def test_g18_a_wild_gor_moves_unless_the_group_pays_willpower(heroes: int, price: int) -> None:
    spaces = dict(list(FOUR.items())[:heroes])
    state = event(at(spaces, gold=5, creatures={50: "gor", 40: "gor", 20: "skral"}), "G18")
    assert not [text for text in offered(state) if "gold" in text]
    do(state, "decline")
    assert creatures(state) == {50: "gor", 39: "gor", 20: "skral"}
    paid = event(at(spaces, creatures={40: "gor"}), "G18")
    do(paid, "contribute dwarf willpower 2")
    for _ in range(price - 2):
        do(paid, "contribute warrior willpower 1")
    assert creatures(paid) == {40: "gor"}
    assert sum(paid.willpower) == 7 * heroes - price


@pytest.mark.rule("AND-12.3")
def test_g18_what_was_begun_to_be_paid_is_paid() -> None:
    state = event(at(creatures={40: "gor"}), "G18")
    do(state, "contribute dwarf willpower 1")
    assert refused(state, "decline")[0]
    do(state, "contribute warrior willpower 1")
    assert creatures(state) == {40: "gor"}


def test_g18_moves_a_gor_that_guards_the_herb_too() -> None:
    state = event(at(willpower=1, creatures={37: "herb-gor"}), "G18")
    assert creatures(state) == {41: "herb-gor"}


def test_g19_on_an_exhausting_day_hours_9_and_10_cost_3() -> None:
    state = event(at(hours={"dwarf": 7, "warrior": 0}, willpower=20), "G19")
    do(state, "walk 8", "walk 9", "walk 15", "stop")
    assert state.hours[0] == 10
    assert state.willpower[0] == 20 - 2 - 3 - 3


@pytest.mark.rule("AND-12.3")
def test_g20_a_farmer_on_the_board_is_lost_unless_the_group_pays() -> None:
    state = event(at(gold=1, ground={24: ["farmer"], 28: ["farmer"]}), "G20")
    do(state, "decline")
    assert offered(state) == ["choose-space 24", "choose-space 28"]
    do(state, "choose-space 28")
    assert (lies(state, 24), lies(state, 28)) == (["farmer"], [])
    paid = event(at(gold=1, ground={24: ["farmer"]}), "G20")
    do(paid, "contribute dwarf gold 1", "contribute warrior willpower 1")
    assert lies(paid, 24) == ["farmer"]
    assert (paid.gold, paid.willpower) == ([0, 1], [7, 6])


def test_g20_without_a_farmer_on_the_board_nothing_is_asked() -> None:
    state = at(gold=5)
    state.farmers_in = 1
    event(state, "G20")
    assert offered(state, verb="pass")
    assert state.farmers_in == 1


@pytest.mark.rule("AND-12.4")
def test_g21_terror_hits_the_first_who_walks_into_the_southern_woods() -> None:
    state = event(at({"dwarf": 21, "warrior": 19}), "G21")
    do(state, "walk 24")
    assert state.willpower == [3, 7], "entering is enough"
    do(state, "walk 25", "stop", by="dwarf")
    do(state, "walk 23", "stop", by="warrior")
    assert state.willpower == [3, 7], "once only"


@pytest.mark.rule("AND-12.4")
def test_g21_hits_the_highest_rank_of_those_who_stand_there() -> None:
    state = event(at({"dwarf": 22, "archer": 25, "warrior": 23}), "G21")
    assert state.willpower == [7, 3, 7]


def test_g21_nobody_walks_through_it_unharmed() -> None:
    state = event(at({"dwarf": 21, "warrior": 72}, hours=4), "G21")
    assert "walk 24" in offered(state)
    assert "walk 26" not in offered(state), "three spaces away, but only through the woods"


def test_g23_the_smiths_strengthen_up_to_two_heroes_with_at_most_6() -> None:
    state = event(at(FOUR, strength={"dwarf": 6, "warrior": 7, "archer": 1, "wizard": 2}), "G23")
    assert offered(state) == ["choose-hero dwarf", "choose-hero archer", "choose-hero wizard", "decline"]
    do(state, "choose-hero dwarf", "choose-hero wizard")
    assert state.strength == [7, 7, 1, 3]
    fewer = event(at(FOUR), "G23")
    do(fewer, "choose-hero archer", "decline")
    assert fewer.strength == [1, 1, 2, 1]


@pytest.mark.parametrize("card", ["G24", "G31"])
@pytest.mark.parametrize(("space", "after"), [(21, 5), (22, 7), (0, 7), (71, 7), (72, 7), (61, 5), (62, 7)])
def test_g24_and_g31_weather_costs_2_outside_forest_castle_mine_and_tavern(card: str, space: int, after: int) -> None:
    assert event(at({"dwarf": space, "warrior": 22}), card).willpower == [after, 7]


def test_g25_a_keeper_gives_a_die_to_each_below_6() -> None:
    state = event(at(FOUR, willpower={"dwarf": 5, "warrior": 6, "archer": 1, "wizard": 9}), "G25", roll=[4, 6])
    assert state.willpower == [9, 6, 7, 9]


def test_g26_the_eighth_hour_is_free_today() -> None:
    state = event(at(hours=7, willpower=1), "G26")
    do(state, "pass")
    assert state.willpower[0] == 1
    assert state.hours[0] == 8


@pytest.mark.rule("AND-12.3")
@pytest.mark.parametrize(("heroes", "price"), [(2, 2), (3, 3), (4, 4)])
def test_g27_the_creature_on_the_highest_space_moves_unless_the_group_pays(heroes: int, price: int) -> None:
    spaces = dict(list(FOUR.items())[:heroes])
    state = event(at(spaces, creatures={50: "gor", 66: "troll"}), "G27")
    do(state, "decline")
    assert creatures(state) == {50: "gor", 65: "troll"}
    paid = event(at(spaces, gold=price, creatures={50: "gor", 66: "troll"}), "G27")
    do(paid, f"contribute warrior gold {price}")
    assert creatures(paid) == {50: "gor", 66: "troll"}


def test_g27_can_bring_a_creature_into_the_castle_and_lose_the_legend() -> None:
    state = at(willpower=1, creatures={11: "gor"})
    state.castle = 3
    event(state, "G27")
    assert state.result == LOST


def test_g27_without_creatures_nothing_is_asked() -> None:
    assert offered(event(at(gold=5), "G27"), verb="pass")


@pytest.mark.parametrize(("card", "piece", "space"), [("G29", "shield", 57), ("G30", "wineskin", 72)])
def test_g29_and_g30_leave_an_article_for_the_first_to_stand_there(card: str, piece: str, space: int) -> None:
    state = event(at({"dwarf": space, "warrior": 14}), card)
    assert lies(state, space) == [piece]
    do(state, f"pick-up {piece}")
    assert carried(state, "dwarf") == [piece]
    conserved(state)


def test_g29_when_the_shop_has_no_shield_left_none_comes() -> None:
    assert lies(event(at(ground={72: ["shield"] * 4}), "G29"), 57) == []


@pytest.mark.parametrize("chosen", ["dwarf", "warrior"])
def test_g33_the_group_says_who_loses_1_strength(chosen: str) -> None:
    state = event(at(strength={"dwarf": 3, "warrior": 1}), "G33")
    do(state, f"choose-hero {chosen}", by="warrior")
    assert state.strength == ([2, 1] if chosen == "dwarf" else [3, 1]), "never the last"


def test_g34_one_hero_may_give_2_strength_for_10_willpower() -> None:
    state = event(at(strength={"dwarf": 3, "warrior": 2}), "G34")
    do(state, "choose-hero dwarf")
    assert offered(state) == ["decline", "bargain"]
    do(state, "bargain")
    assert (state.strength, state.willpower) == ([1, 2], [17, 7])
    poor = event(at(strength={"dwarf": 3, "warrior": 2}), "G34")
    do(poor, "choose-hero warrior")
    assert (poor.strength, poor.willpower) == ([3, 2], [7, 7]), "2 strength cannot pay 2"
