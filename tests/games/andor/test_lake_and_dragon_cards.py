"""The cards of the secret lake and of the fight with the dragon, each by itself (chapter 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from herna.games.andor.components import DRAGON_CARDS, LAKE
from herna.games.andor.events import WillpowerChanged
from herna.games.andor.pieces import NUMBER, SHOP
from herna.games.andor.state import ALARM, AndorState
from tests.games.andor.table import carried, do, offered, on_turn, position, told

LAKE_IDS = [card.id for card in LAKE]
DRAGON_IDS = [card.id for card in DRAGON_CARDS]


def swim(card: str, roll: Sequence[int] = (), **more: Any) -> AndorState:
    """The dwarf swims from 33 to 53 and draws this card; the warrior stands on 44."""
    state = position(more.pop("heroes", {"dwarf": 33, "warrior": 44}), legend="mine", **more)
    first = LAKE_IDS.index(card)
    state.lake = (first, *(number for number in range(10) if number != first))
    return do(state, "swim 53", by="dwarf", roll=roll)


@pytest.mark.rule("AND-12.8")
def test_there_are_ten_and_a_drawn_one_goes_under_the_deck() -> None:
    assert [f"L{n}" for n in range(1, 11)] == LAKE_IDS
    state = swim("L3")
    assert state.lake == (0, 1, 3, 4, 5, 6, 7, 8, 9, 2)


def test_l1_still_water_does_nothing() -> None:
    state = swim("L1")
    assert (state.space[0], state.hours[0], state.willpower[0]) == (53, 1, 7)


@pytest.mark.parametrize(("card", "after"), [("L2", 5), ("L3", 4), ("L9", 9)])
def test_l2_l3_and_l9_change_the_willpower_of_the_swimmer_only(card: str, after: int) -> None:
    state = swim(card, heroes={"dwarf": 33, "warrior": 53})
    assert state.willpower == [after, 7]


def test_l4_a_gem_of_the_swimmers_choice_is_lost() -> None:
    state = swim("L4", carries={"dwarf": ["gem-6", "gem-2"]})
    assert offered(state) == ["give-up gem-2", "give-up gem-6"]
    do(state, "give-up gem-2")
    assert carried(state, "dwarf") == ["gem-6"]
    assert state.willpower[0] == 7


def test_l4_without_a_gem_costs_2_willpower() -> None:
    assert swim("L4").willpower == [5, 7]


def test_l5_long_arms_cost_what_a_red_die_shows() -> None:
    assert swim("L5", roll=[4]).willpower == [3, 7]


def test_l5_a_swimmer_without_willpower_falls_and_is_ashore_all_the_same() -> None:
    state = swim("L5", roll=[6], willpower=6, strength=4)
    assert (state.willpower[0], state.strength[0], state.space[0]) == (3, 3, 53)


def test_l6_against_the_stream_takes_one_more_hour() -> None:
    state = swim("L6")
    assert state.hours == [2, 0]


@pytest.mark.rule("AND-3.4", "AND-3.5")
@pytest.mark.parametrize(
    ("hours", "willpower", "after"), [(9, 9, (10, 7)), (7, 9, (9, 5)), (7, 4, (8, 2)), (6, 2, (7, 2))]
)
def test_l6_overtime_costs_willpower_and_nobody_spends_what_he_has_not(
    hours: int, willpower: int, after: tuple[int, int]
) -> None:
    state = swim("L6", hours={"dwarf": hours, "warrior": 0}, willpower=willpower)
    assert (state.hours[0], state.willpower[0]) == after


def test_l7_lost_bearings_leave_the_swimmer_on_the_shore_without_the_hour() -> None:
    state = swim("L7")
    assert (state.space[0], state.hours[0]) == (33, 1)
    do(state, "walk 32", "stop")
    assert state.space[0] == 32


@pytest.mark.rule("AND-16.9")
def test_l7_who_never_comes_ashore_raises_no_alarm_there() -> None:
    assert not swim("L7", creatures={53: "gor"}).flags & ALARM
    assert swim("L1", creatures={53: "gor"}).flags & ALARM


def test_l8_sunken_coins_are_2_gold() -> None:
    assert swim("L8").gold == [2, 0]


def test_l10_a_small_article_of_the_swimmers_choice_is_lost() -> None:
    state = swim("L10", carries={"dwarf": ["half-wineskin", "rune-blue", "helm", "shield"]})
    do(state, "keep")  # the swimmer's own shield could avert it
    assert offered(state) == ["give-up half-wineskin", "give-up rune-blue"]
    do(state, "give-up half-wineskin")
    assert carried(state, "dwarf") == ["rune-blue", "shield", "helm"]
    assert state.market[SHOP.index(NUMBER["wineskin"])] == 5
    assert swim("L10").willpower == [5, 7], "without one: 2 willpower"


@pytest.mark.rule("AND-12.8")
@pytest.mark.parametrize(("shore", "asked"), [(33, True), (53, True), (44, False)])
def test_a_marked_lake_card_is_averted_by_a_shield_on_either_shore(shore: int, asked: bool) -> None:
    state = swim("L3", heroes={"dwarf": 33, "warrior": shore}, carries={"warrior": ["shield"]})
    if asked:
        assert on_turn(state) == "warrior"
        do(state, "raise-shield", by="warrior")
        assert carried(state, "warrior") == ["half-shield"]
    assert state.willpower[0] == (7 if asked else 4)


@pytest.mark.rule("AND-12.8")
def test_a_lake_card_without_a_mark_is_not_averted() -> None:
    state = swim("L6", carries={"dwarf": ["shield"]})
    assert carried(state, "dwarf") == ["shield"]
    assert state.hours[0] == 2
    assert {card.id for card in LAKE if card.shield} == {"L2", "L3", "L4", "L5", "L7", "L10"}


# The dragon


def fight(card: str, roll: Sequence[int] = (), **more: Any) -> AndorState:
    """Dwarf (14 strength) and archer (10), next door, attack the dragon (30); this card is turned up."""
    given: dict[str, Any] = {"strength": {"dwarf": 14, "archer": 10}, "willpower": 14, "legend": "dragon"}
    state = position({"dwarf": 20, "archer": 19}, creatures={20: "dragon"}, **(given | more))
    state.garrison = (state.setting.kind_number["gor"],)
    first = DRAGON_IDS.index(card)
    state.dragon_deck = (first, *(number for number in range(8) if number != first))
    do(state, "fight 20", "invite archer")
    do(state, "join", by="archer")
    return do(state, "begin", roll=roll)


DWARF, FOE = [1, 2, 3], [1, 2, 3]


@pytest.mark.rule("AND-12.9")
def test_a_fight_card_is_turned_up_every_round_and_goes_under_the_deck() -> None:
    state = fight("D7", roll=[*DWARF, 4])
    assert state.dragon_deck == (0, 1, 2, 3, 4, 5, 7, 6)
    do(state, "keep", by="archer", roll=FOE)
    assert state.battle is not None
    state.dragon_deck = (DRAGON_IDS.index("D5"), 0)
    do(state, "fight-on", by="dwarf")
    do(state, "fight-on", by="archer", roll=[*DWARF, 4])
    do(state, "keep", by="archer", roll=FOE)
    assert state.dragon_deck == (0, DRAGON_IDS.index("D5"))
    assert state.battle is not None
    assert state.battle.defence == 30 + 4 + 3, "the card of the round before is gone"


def test_d1_breath_of_fire_costs_every_fighter_2() -> None:
    state = fight("D1", roll=[1, 2, 4], willpower={"dwarf": 10, "archer": 9})
    assert state.willpower == [8, 7]


def test_d2_the_tail_costs_the_strongest_fighter_3() -> None:
    assert fight("D2", roll=[1, 2, 4]).willpower == [11, 14]


@pytest.mark.rule("AND-12.10")
def test_d3_beating_wings_bar_whoever_fights_from_next_door() -> None:
    state = fight("D3", roll=[1, 2, 6, *FOE], willpower=20)
    assert state.battle is not None
    assert state.battle.attack == 14 + 6, "neither dice nor strength of the archer"
    assert state.hours == [1, 1], "but the hour is paid"
    assert state.willpower == [20 - 13, 20 - 13], "and the archer loses as well"


def test_d4_a_roar_takes_one_die_from_every_fighter() -> None:
    state = fight("D4", roll=[1, 2, 4])
    assert state.battle is not None
    assert state.battle.thrown[1].left == 3, "4 of 5 dice for the archer"


def test_d4_leaves_at_least_one_die() -> None:
    state = fight("D4", roll=[2, 4], willpower=6)
    assert state.battle is not None
    assert len(state.battle.thrown[0].dice) == 1


@pytest.mark.parametrize(("card", "change"), [("D5", 4), ("D7", -4)])
def test_d5_and_d7_change_the_strength_of_the_dragon(card: str, change: int) -> None:
    state = fight(card, roll=[*DWARF, 6])
    do(state, "keep", by="archer", roll=FOE)
    assert state.battle is not None
    assert state.battle.defence == 30 + change + 3


def test_d6_in_choking_smoke_nobody_uses_brew_or_herb_but_poison_works() -> None:
    state = fight("D6", roll=DWARF, carries={"dwarf": ["brew", "herb-4", "poison"]})
    assert offered(state) == ["keep", "use-poison"]
    do(state, "use-poison", roll=[6])
    do(state, "keep", by="archer", roll=[1, 2])
    assert state.battle is not None
    assert state.battle.defence == 32


def test_d8_the_dragon_rolls_one_die_less() -> None:
    state = fight("D8", roll=[*DWARF, 6])
    do(state, "keep", by="archer", roll=[1, 2])
    assert state.battle is not None
    assert state.battle.defence == 32


@pytest.mark.rule("AND-12.9", "AND-10.4")
def test_a_fighters_shield_averts_a_marked_card_for_all_and_it_still_goes_under_the_deck() -> None:
    state = fight("D1", carries={"archer": ["shield"]})
    assert on_turn(state) == "archer"
    do(state, "raise-shield", by="archer", roll=[*DWARF, 4])
    assert state.willpower == [14, 14]
    assert carried(state, "archer") == ["half-shield"]
    assert state.dragon_deck[-1] == DRAGON_IDS.index("D1")


@pytest.mark.rule("AND-12.9", "AND-10.4")
@pytest.mark.parametrize("asleep", [False, True])
def test_the_shield_of_a_hero_who_does_not_fight_averts_the_card_too(asleep: bool) -> None:
    state = position(
        {"dwarf": 20, "archer": 19, "warrior": 72},
        creatures={20: "dragon"},
        carries={"warrior": ["shield"]},
        strength=14,
        willpower=16,
        legend="dragon",
        asleep=["warrior"] if asleep else [],
    )
    state.garrison = (state.setting.kind_number["gor"],)
    first = DRAGON_IDS.index("D1")
    state.dragon_deck = (first, *(number for number in range(8) if number != first))
    do(state, "fight 20", "begin", roll=[*DWARF, *FOE] if asleep else ())
    if not asleep:
        assert on_turn(state) == "warrior"
        do(state, "raise-shield", by="warrior", roll=[*DWARF, *FOE])
    harmed = WillpowerChanged(0, -2) in told(state, WillpowerChanged)
    assert harmed == asleep, "who is in the sunrise box cannot help (AND-10.5)"
    assert carried(state, "warrior") == ["shield" if asleep else "half-shield"]


@pytest.mark.rule("AND-12.9")
def test_averted_wings_do_not_bar_anybody() -> None:
    state = fight("D3", carries={"dwarf": ["shield"]})
    do(state, "raise-shield", by="dwarf", roll=[*DWARF, 6])
    do(state, "keep", by="archer", roll=FOE)
    assert state.battle is not None
    assert state.battle.attack == 14 + 10 + 3 + 6


@pytest.mark.rule("AND-12.9")
def test_cards_without_a_mark_are_not_averted() -> None:
    assert {card.id for card in DRAGON_CARDS if not card.shield} == {"D5", "D7", "D8"}
    state = fight("D5", roll=[*DWARF, 4], carries={"dwarf": ["shield"]})
    assert carried(state, "dwarf") == ["shield"]


@pytest.mark.rule("AND-12.10")
def test_a_fighter_who_loses_the_last_willpower_to_a_card_falls_out() -> None:
    state = fight("D1", roll=[4], willpower={"dwarf": 2, "archer": 14})
    assert (state.strength[0], state.willpower[0]) == (13, 3)
    assert state.battle is not None
    assert state.battle.fighters == (1,)
    do(state, "keep", by="archer", roll=FOE)
    assert state.battle is None, "10 + 4 against 33: the archer falls as well"


@pytest.mark.rule("AND-12.10")
def test_when_all_fall_to_a_card_the_fight_is_over() -> None:
    state = fight("D1", willpower=2)
    assert state.battle is None
    assert state.willpower == [3, 3]
    assert on_turn(state) == "archer"
