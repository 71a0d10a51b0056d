"""The silver event cards, each by itself (chapter 12)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.andor.components import SILVER
from herna.games.andor.state import AndorState
from tests.games.andor.table import begun, creatures, do, event, offered, on_turn, position, sunrise

HEROES = {"dwarf": 7, "warrior": 14}


def at(heroes: dict[str, int] | None = None, **more: Any) -> AndorState:
    return position(heroes or HEROES, legend="arrival", **more)


@pytest.mark.rule("AND-12.1")
def test_there_are_eleven_and_the_starting_card() -> None:
    assert len(SILVER) == 12
    assert [card.id for card in SILVER if card.start] == ["S0"]
    assert {card.id for card in SILVER if card.shield} == {"S2", "S4", "S6", "S8", "S10"}


@pytest.mark.rule("AND-12.1")
def test_the_starting_card_lies_on_top_in_the_first_legend_and_is_not_in_the_mine() -> None:
    first = begun(["dwarf", "warrior"], legend="arrival")
    top = first.setting.events[first.deck[0]]
    assert top.start
    assert len(first.deck) == 12
    mine = begun(["dwarf", "warrior"], legend="mine")
    assert sorted(mine.setting.event_ids[card] for card in mine.deck) == sorted(f"S{n}" for n in range(1, 12))


@pytest.mark.rule("AND-12.1")
def test_s0_they_are_coming_and_is_out_of_the_game() -> None:
    state = at({"dwarf": 22, "warrior": 14})
    sunrise(state, "S0")
    assert creatures(state) == {13: "gor", 19: "gor", 3: "gor", 21: "gor"}
    assert state.events_used == ()
    event(at(), "S0")


def test_s0_places_gors_also_where_heroes_stand() -> None:
    state = event(at({"dwarf": 22, "warrior": 14}), "S0")
    assert creatures(state) == {16: "gor", 22: "gor", 23: "gor", 24: "gor"}


def test_s1_distant_music_gives_2_to_whoever_has_less_than_10() -> None:
    state = event(at(willpower={"dwarf": 9, "warrior": 10}), "S1")
    assert state.willpower == [11, 10]


@pytest.mark.rule("AND-12.2")
def test_s2_spoiled_supplies_cost_the_group_3_as_they_share_it() -> None:
    state = event(at(willpower={"dwarf": 7, "warrior": 2}), "S2")
    assert offered(state) == ["share dwarf 3", "share dwarf 2", "share dwarf 1", "share warrior 1"]
    do(state, "share warrior 1", by="warrior")
    do(state, "share dwarf 2", by="dwarf")
    assert state.willpower == [5, 1]
    assert on_turn(state) == "dwarf"


@pytest.mark.rule("AND-12.2")
def test_s2_what_nobody_can_pay_is_dropped() -> None:
    state = event(at(willpower={"dwarf": 2, "warrior": 1}), "S2")
    do(state, "share dwarf 1")
    assert state.willpower == [1, 1]
    assert offered(state, verb="pass") == ["pass"]


def test_s3_a_fresh_spring_gives_2_on_0_to_9() -> None:
    state = event(at({"dwarf": 9, "warrior": 10, "archer": 0}), "S3")
    assert state.willpower == [9, 7, 9]


def test_s4_the_forest_well_is_gone() -> None:
    state = event(at(), "S4")
    assert state.wells[state.setting.well_at[55]] == 0
    assert state.wells.count(1) == 3
    sunrise(state)
    assert state.wells[state.setting.well_at[55]] == 0


def test_s5_a_purse_with_3_gold_lies_on_26() -> None:
    state = event(at({"dwarf": 26, "warrior": 14}), "S5")
    assert state.coins[26] == 3
    do(state, "pick-up-gold")
    assert state.gold == [3, 0]
    assert state.coins[26] == 0


@pytest.mark.parametrize(("card", "after"), [("S6", [20, 12, 12, 13]), ("S10", [12, 20, 8, 12])])
def test_s6_and_s10_two_kinds_of_heroes_drop_to_12(card: str, after: list[int]) -> None:
    """Felled giants: warrior and archer. Ruined passes: wizard and dwarf. Nobody rises."""
    spaces = {"dwarf": 7, "warrior": 14, "archer": 25, "wizard": 34}
    willpower = {"dwarf": 20, "warrior": 20, "archer": 8 if card == "S10" else 19, "wizard": 13}
    state = event(at(spaces, willpower=willpower), card)
    assert state.willpower == after


@pytest.mark.rule("AND-12.3")
def test_s7_minstrels_sell_5_willpower_for_2_gold_once_each() -> None:
    state = event(at({"dwarf": 7, "warrior": 14, "archer": 25}, gold={"dwarf": 4, "warrior": 2, "archer": 1}), "S7")
    assert on_turn(state) == "dwarf"
    do(state, "bargain")
    assert on_turn(state) == "warrior", "once each, though the dwarf could pay again"
    do(state, "decline")
    assert state.gold == [2, 2, 1]
    assert state.willpower == [12, 7, 7]
    assert offered(state, verb="pass") == ["pass"], "the archer cannot pay and is not asked"


def test_s8_a_forest_fire_costs_1_strength_but_never_the_last() -> None:
    state = event(
        at({"dwarf": 22, "warrior": 63, "archer": 21}, strength={"dwarf": 1, "warrior": 3, "archer": 3}), "S8"
    )
    assert state.strength == [1, 2, 3]


def test_s9_the_lowest_rank_turns_up_two_fog_tokens_anywhere() -> None:
    state = event(at({"wizard": 7, "dwarf": 14}, fog={11: "gold", 12: "event", 46: "strength"}), "S9")
    assert on_turn(state) == "dwarf"
    do(state, "choose-space 46", "choose-space 11")
    assert [state.fog[space] >= 16 for space in (11, 12, 46)] == [True, False, True]
    assert (state.strength, state.gold) == ([1, 1], [0, 0]), "turned up, not activated"
    assert on_turn(state) == "wizard"


def test_s9_with_one_token_left_only_one_is_turned_up() -> None:
    state = event(at({"wizard": 7, "dwarf": 14}, fog={11: "gold"}), "S9")
    do(state, "choose-space 11")
    assert on_turn(state) == "wizard"


@pytest.mark.rule("AND-12.2")
def test_s11_a_ray_of_sun_gives_the_group_5() -> None:
    state = event(at(willpower={"dwarf": 18, "warrior": 7}), "S11")
    assert offered(state)[0] == "share dwarf 2", "nobody goes beyond 20"
    do(state, "share dwarf 2", "share warrior 3")
    assert state.willpower == [20, 10]


@pytest.mark.rule("AND-12.1")
def test_when_no_card_is_left_the_used_ones_are_shuffled() -> None:
    state = at({"dwarf": 7, "warrior": 14}, fog={8: "event"})
    state.deck = ()
    number = state.setting.event_ids.index("S3")
    state.events_used = (number,)
    do(state, "walk 8", "stop")
    assert state.willpower == [9, 7], "the only used card came again"
    assert (state.deck, state.events_used) == ((), (number,))


@pytest.mark.rule("AND-12.1")
def test_without_any_card_nothing_happens() -> None:
    state = at({"dwarf": 7, "warrior": 14}, fog={8: "event"})
    state.deck = state.events_used = ()
    do(state, "walk 8", "stop")
    assert on_turn(state) == "warrior"
    assert state.fog[8] == 0
