"""Telescope, falcon, brew, herb, rune stones, gems and poison (chapter 10)."""

from __future__ import annotations

import pytest

from herna.games.andor.pieces import NUMBER, SHOP
from tests.games.andor.table import (
    carried,
    creatures,
    do,
    legend_card,
    lies,
    offered,
    on_turn,
    position,
    refused,
    sunrise,
)

RUNES = ["rune-blue", "rune-yellow", "rune-green"]


# Telescope


@pytest.mark.rule("AND-10.11")
def test_a_telescope_turns_up_tokens_next_door_also_out_of_turn_without_activating_them() -> None:
    state = position(
        {"warrior": 72, "dwarf": 11},
        carries={"dwarf": ["telescope"]},
        fog={12: "gold", 8: "gor", 32: "gold"},
        ground={13: ["covered rune-blue"], 16: ["covered rune-green"]},
    )
    assert offered(state, by="dwarf", verb="look") == ["look 8", "look 12"]
    assert offered(state, by="dwarf", verb="turn-up") == ["turn-up covered-rune 13"]
    do(state, "look 8", "turn-up covered-rune 13", by="dwarf")
    assert creatures(state) == {}
    assert lies(state, 13) == ["rune-blue"]
    assert offered(state, by="dwarf", verb="look") == ["look 12"], "any or all of them"
    assert state.gold == [0, 0]


@pytest.mark.rule("AND-10.11")
def test_two_tokens_on_one_space_are_turned_up_one_by_one() -> None:
    state = position(
        {"dwarf": 11, "warrior": 72},
        carries={"dwarf": ["telescope"]},
        ground={13: ["covered rune-blue", "covered rune-green"]},
    )
    do(state, "turn-up covered-rune 13")
    assert lies(state, 13) == ["rune-blue", "covered rune-green"]
    do(state, "turn-up covered-rune 13")
    assert lies(state, 13) == ["rune-blue", "rune-green"]


@pytest.mark.rule("AND-10.11")
def test_of_several_tokens_on_a_space_the_owner_of_the_telescope_chooses() -> None:
    state = position(
        {"dwarf": 11, "warrior": 72},
        carries={"dwarf": ["telescope"]},
        fog={13: "gor"},
        ground={13: ["covered rune-blue", "covered herb-3"]},
    )
    tokens = ["turn-up covered-rune 13", "turn-up covered-herb 13"]
    assert offered(state, verb="look") + offered(state, verb="turn-up") == ["look 13", *tokens]
    do(state, "turn-up covered-herb 13")
    assert lies(state, 13) == ["covered rune-blue", "herb-3"]
    assert state.fog[13] == state.setting.fog_kinds.index("gor") + 1, "the fog stays face down"
    assert offered(state, verb="look") + offered(state, verb="turn-up") == ["look 13", tokens[0]]


@pytest.mark.rule("AND-10.11")
def test_nobody_looks_through_a_telescope_on_the_way() -> None:
    state = position({"dwarf": 7, "warrior": 72}, carries={"dwarf": ["telescope"]}, fog={12: "gold"})
    do(state, "walk 11")
    assert not offered(state, verb="look")


@pytest.mark.rule("AND-10.11")
def test_a_rune_stone_laid_next_to_the_dwarf_can_be_looked_at_at_once() -> None:
    state = position(
        {"warrior": 72, "dwarf": 43}, carries={"dwarf": ["telescope"]}, legend="healing", difficulty="easy"
    )
    legend_card(state, "rune-stones", roll=[4, 4, 4, 4, 4, 4, 4, 4, 4, 4, *[1] * 4])
    assert on_turn(state) == "warrior"
    do(state, "turn-up covered-rune 44", by="dwarf")
    assert sum(not name.startswith("covered") for name in lies(state, 44)) == 1


# Falcon


@pytest.mark.rule("AND-10.12")
def test_a_falcon_carries_any_number_of_small_things_both_ways() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72},
        gold=3,
        carries={"dwarf": ["falcon", "wineskin", "helm"], "warrior": ["brew", "gem-4", "shield"]},
    )
    do(state, "send-falcon warrior", "give wineskin warrior", "give helm warrior", "give-gold 2 warrior")
    do(state, "give brew dwarf", "give gem-4 dwarf", by="warrior")
    assert not offered(state, by="warrior", verb="give-gold"), "no gold flies back"
    do(state, "land", by="dwarf")
    assert carried(state, "dwarf") == ["brew", "tired-falcon", "gem-4"]
    assert carried(state, "warrior") == ["wineskin", "shield", "helm"]
    assert state.gold == [1, 5]
    assert state.hours == [0, 0]
    assert on_turn(state) == "dwarf", "the dwarf still has the turn"


@pytest.mark.rule("AND-10.12")
@pytest.mark.parametrize("large", ["shield", "bow", "falcon"])
def test_large_articles_do_not_fly(large: str) -> None:
    state = position({"dwarf": 20, "warrior": 72}, gold=1, carries={"dwarf": ["falcon"], "warrior": [large]})
    do(state, "send-falcon warrior")
    assert offered(state, by="warrior", verb="give") == []
    assert refused(state, f"give {large} dwarf", by="warrior")[0]


@pytest.mark.rule("AND-10.12")
def test_in_the_end_everything_must_have_its_place() -> None:
    """Both heroes have three small articles: what comes too much makes the other send something back."""
    state = position(
        {"dwarf": 20, "warrior": 72},
        carries={"dwarf": ["falcon", "wineskin", "telescope", "herb-3"], "warrior": ["brew", "rune-blue", "poison"]},
    )
    do(state, "send-falcon warrior", "give wineskin warrior")
    assert state.seats_to_act == (1,), "the dwarf cannot land it now"
    assert offered(state, by="warrior") == [
        "give brew dwarf",
        "give rune-blue dwarf",
        "give poison dwarf",
    ]
    do(state, "give poison dwarf", by="warrior")
    do(state, "land", by="dwarf")
    assert carried(state, "dwarf") == ["herb-3", "telescope", "poison", "tired-falcon"]
    assert carried(state, "warrior") == ["wineskin", "brew", "rune-blue"]


@pytest.mark.rule("AND-10.12")
def test_a_second_helm_has_no_place() -> None:
    state = position({"dwarf": 20, "warrior": 72}, carries={"dwarf": ["falcon", "helm"], "warrior": ["helm"]}, gold=1)
    do(state, "send-falcon warrior")
    assert offered(state, verb="give") == []


@pytest.mark.rule("AND-10.13")
def test_a_falcon_flies_once_a_day() -> None:
    state = position({"dwarf": 20, "warrior": 72}, gold=1, carries={"dwarf": ["falcon"]})
    do(state, "send-falcon warrior", "land")
    assert carried(state, "dwarf") == ["tired-falcon"]
    assert offered(state, verb="send-falcon") == []
    sunrise(state)
    assert carried(state, "dwarf") == ["falcon"]
    assert offered(state, verb="send-falcon") == ["send-falcon warrior"]


@pytest.mark.rule("AND-10.13")
def test_a_falcon_left_on_the_ground_is_rested_after_sunrise_too() -> None:
    state = position({"dwarf": 20, "warrior": 72}, ground={20: ["tired-falcon"]})
    sunrise(state)
    assert lies(state, 20) == ["falcon"]


@pytest.mark.rule("AND-10.13")
def test_nobody_sends_a_falcon_during_a_round() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72},
        strength=8,
        willpower=14,
        gold=1,
        carries={"dwarf": ["falcon", "brew"], "warrior": ["falcon"]},
        creatures={20: "troll"},
    )
    do(state, "fight 20", "begin", roll=[1, 2, 3])
    assert offered(state) == ["keep", "drink-brew"]
    assert offered(state, by="warrior") == []


@pytest.mark.rule("AND-10.13")
def test_a_falcon_does_not_reach_a_hero_in_the_sunrise_box() -> None:
    state = position({"dwarf": 20, "warrior": 72}, gold=1, carries={"dwarf": ["falcon"]}, asleep=["warrior"])
    assert offered(state, verb="send-falcon") == []


@pytest.mark.rule("AND-10.14")
def test_a_falcon_flies_neither_to_nor_over_rubble() -> None:
    """The storeroom on 27 can only be reached over 28."""
    state = position(
        {"dwarf": 9, "warrior": 27}, gold=1, carries={"dwarf": ["falcon"]}, ground={28: ["rubble-2"]}, legend="mine"
    )
    assert offered(state, verb="send-falcon") == []
    state.ground[28] = ()
    state._acting = state._offered = None
    assert offered(state, verb="send-falcon") == ["send-falcon warrior"]


@pytest.mark.rule("AND-10.14")
def test_any_way_free_of_rubble_will_do() -> None:
    state = position(
        {"dwarf": 9, "warrior": 19},
        gold=1,
        carries={"dwarf": ["falcon"]},
        ground={11: ["covered rubble-2"]},
        legend="mine",
    )
    assert offered(state, verb="send-falcon") == ["send-falcon warrior"]


# Brew and herb


@pytest.mark.rule("AND-10.15")
def test_half_a_brew_doubles_the_best_die_and_only_once_in_a_round() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72},
        strength=8,
        willpower=14,
        carries={"dwarf": ["brew", "brew"]},
        creatures={20: "troll"},
    )
    do(state, "fight 20", "begin", roll=[2, 5, 3])
    assert offered(state) == ["keep", "drink-brew"]
    do(state, "drink-brew", roll=[1, 2, 4])
    assert state.battle is not None
    assert (state.battle.attack, state.battle.defence) == (18, 18)
    assert carried(state, "dwarf") == ["brew", "half-brew"]
    do(state, "fight-on", "drink-brew", roll=[4, 1, 1, 1, 2, 3])
    assert carried(state, "dwarf") == ["brew"], "the half goes first"
    assert state.market[SHOP.index(NUMBER["brew"])] == 4


@pytest.mark.rule("AND-10.15")
def test_a_brew_is_never_for_somebody_elses_roll() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20},
        strength=6,
        willpower=14,
        carries={"warrior": ["brew"]},
        creatures={20: "troll"},
    )
    do(state, "fight 20", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", by="dwarf", roll=[1, 1, 1, 2, 2, 2, 5])
    assert state.seats_to_act == (1,), "only after the own roll"
    do(state, "drink-brew", by="warrior", roll=[1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 12 + 1 + 10


@pytest.mark.rule("AND-10.16")
def test_a_herb_pays_for_steps() -> None:
    state = position({"dwarf": 20, "warrior": 72}, hours=5, carries={"dwarf": ["herb-3"]})
    do(state, "walk 18", "herb-steps herb-3")
    assert state.hours[0] == 5
    do(state, "walk 36", "stop")
    assert state.hours[0] == 5, "the third step is free as well"
    assert carried(state, "dwarf") == []
    assert NUMBER["herb-3"] not in state.stock, "out of the game"


@pytest.mark.rule("AND-10.16")
def test_a_herb_gives_willpower() -> None:
    state = position({"dwarf": 20, "warrior": 72}, carries={"dwarf": ["herb-4"]}, willpower=18)
    do(state, "herb-willpower herb-4")
    assert state.willpower[0] == 20, "its value need not be used up"
    assert carried(state, "dwarf") == []


@pytest.mark.rule("AND-10.16")
def test_a_herb_gives_strength_in_one_round() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72}, strength=8, willpower=14, carries={"dwarf": ["herb-4"]}, creatures={20: "troll"}
    )
    do(state, "fight 20", "begin", "herb-strength herb-4", roll=[2, 5, 3, 1, 2, 3])
    assert state.battle is not None
    assert (state.battle.attack, state.battle.defence) == (17, 17)
    do(state, "fight-on", roll=[2, 5, 3, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 13


@pytest.mark.rule("AND-10.16")
def test_no_herb_is_used_in_the_sunrise_box() -> None:
    state = position({"dwarf": 20, "warrior": 72}, carries={"warrior": ["herb-4"]}, asleep=["warrior"])
    assert state.seats_to_act == (0,)
    assert refused(state, "herb-willpower herb-4", by="warrior")[0]


# Rune stones, gems, poison


@pytest.mark.rule("AND-10.17")
def test_rune_stones_are_picked_up_also_face_down_and_beside_a_creature() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72},
        creatures={20: "troll"},
        ground={20: ["covered rune-blue", "rune-green"]},
    )
    assert offered(state, verb="turn-up") == ["turn-up covered-rune 20"]
    do(state, "pick-up covered-rune")
    assert carried(state, "dwarf") == ["rune-blue"]
    do(state, "pick-up rune-green")
    assert carried(state, "dwarf") == ["rune-blue", "rune-green"]


@pytest.mark.rule("AND-10.18")
def test_three_colours_give_a_black_die_two_of_one_do_not() -> None:
    for runes, ways in ((RUNES, ["throw own", "throw black"]), (["rune-blue", "rune-blue", "rune-green"], [])):
        state = position(
            {"dwarf": 20, "warrior": 72}, willpower=10, strength=8, carries={"dwarf": runes}, creatures={20: "troll"}
        )
        do(state, "fight 20", "begin", roll=[] if ways else [1, 1, 1, 2, 3])
        assert offered(state, verb="throw") == ways
    assert state.battle is not None


@pytest.mark.rule("AND-10.18")
def test_with_one_stone_given_away_the_die_is_gone() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20}, strength=8, willpower=10, carries={"dwarf": RUNES}, creatures={20: "troll"}
    )
    do(state, "give rune-blue warrior", "fight 20", "begin", roll=[1, 1, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 9


@pytest.mark.rule("AND-10.18")
def test_the_stones_fill_all_small_places() -> None:
    state = position({"dwarf": 18, "warrior": 20}, gold=9, carries={"dwarf": RUNES})
    assert offered(state, verb="buy") == ["buy shield", "buy bow", "buy falcon", "buy helm"]


@pytest.mark.rule("AND-10.19")
@pytest.mark.parametrize(("gem", "change"), [("gem-2", 0), ("gem-4", 2), ("gem-6", 4)])
def test_a_gem_is_money_and_the_merchant_gives_change(gem: str, change: int) -> None:
    state = position({"dwarf": 18, "warrior": 20}, carries={"dwarf": [gem]}, legend="healing")
    do(state, "buy-strength")
    assert state.strength[0] == 2
    assert state.gold[0] == change
    assert carried(state, "dwarf") == []


@pytest.mark.rule("AND-10.19")
def test_gold_is_paid_first_and_the_cheapest_gem_that_will_do() -> None:
    state = position({"dwarf": 18, "warrior": 20}, gold=1, carries={"dwarf": ["gem-6", "gem-2"]})
    do(state, "buy telescope")
    assert carried(state, "dwarf") == ["telescope", "gem-6"]
    assert state.gold[0] == 1


@pytest.mark.rule("AND-10.20")
def test_poison_takes_one_die_from_a_special_opponent_but_never_the_last() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72},
        strength=14,
        willpower=10,
        carries={"dwarf": ["poison"]},
        creatures={20: "troll-prince"},
        legend="resistance",
    )
    do(state, "fight 20", "begin", "use-poison", roll=[5, 1, 1, 2])
    assert state.battle is not None
    assert state.battle.defence == 14 + 2
    assert carried(state, "dwarf") == []


@pytest.mark.rule("AND-10.20")
def test_poison_leaves_the_last_die() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20},
        strength=9,
        willpower=14,
        carries={"dwarf": ["poison"]},
        creatures={20: "varkur"},
        legend="resistance",
    )
    do(state, "fight 20", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", "keep", roll=[1, 1, 1, 1, 6, 1, 3])
    assert state.battle is not None
    assert state.battle.willpower == 8 - (18 + 1 + 6 - 22)
    do(state, "fight-on", by="dwarf")
    do(state, "fight-on", by="warrior", roll=[1, 1])
    do(state, "use-poison", by="dwarf", roll=[1, 1, 1, 1])
    assert state.battle is not None
    assert state.battle.defence == 14 + 6, "below 7 willpower Varkur has one die, and keeps it"


@pytest.mark.rule("AND-10.20")
def test_poison_is_of_no_use_against_plain_creatures() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72}, strength=8, willpower=14, carries={"dwarf": ["poison"]}, creatures={20: "troll"}
    )
    do(state, "fight 20", "begin", roll=[1, 2, 3, 1, 2, 3])
    assert offered(state, verb="use-poison") == []
    assert carried(state, "dwarf") == ["poison"]
