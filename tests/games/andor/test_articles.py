"""Articles and what they do (chapter 10)."""

from __future__ import annotations

import pytest

from herna.games.andor.pieces import NUMBER, SHOP
from tests.games.andor.table import (
    carried,
    do,
    event,
    offered,
    on_turn,
    position,
    refused,
    sunrise,
)

RUNES = ["rune-blue", "rune-yellow", "rune-green"]


def left_in_shop(market: tuple[int, ...], piece: str) -> int:
    return market[SHOP.index(NUMBER[piece])]


# Places on the board


@pytest.mark.rule("AND-10.1")
def test_three_small_places_one_large_one_helm_and_a_pouch_without_end() -> None:
    here = ["telescope", "shield", "helm", "gem-2", "gem-2", "gem-2", "rune-blue"]
    state = position(
        {"dwarf": 20, "warrior": 72},
        carries={"dwarf": ["wineskin", "brew", "herb-3", "bow", "helm"]},
        ground={20: here},
    )
    assert offered(state, verb="pick-up") == ["pick-up gem-2"]
    do(state, "pick-up gem-2", "pick-up gem-2", "pick-up gem-2", "drop bow", "drop wineskin")
    assert offered(state, verb="pick-up") == [
        "pick-up telescope",
        "pick-up shield",
        "pick-up rune-blue",
        "pick-up bow",
        "pick-up wineskin",
    ]
    assert refused(state, "pick-up helm")[0]


@pytest.mark.rule("AND-10.1")
@pytest.mark.parametrize("large", ["shield", "bow", "falcon"])
def test_shield_bow_and_falcon_share_the_one_large_place(large: str) -> None:
    state = position({"dwarf": 18, "warrior": 72}, gold=9, carries={"dwarf": [large]})
    bought = offered(state, verb="buy")
    assert bought == ["buy wineskin", "buy telescope", "buy helm"]


# Wineskin


@pytest.mark.rule("AND-10.2")
def test_each_half_of_a_wineskin_pays_for_one_step() -> None:
    state = position({"dwarf": 20, "warrior": 72}, carries={"dwarf": ["wineskin"]})
    do(state, "walk 19")
    assert state.hours[0] == 1
    do(state, "drink-wine")
    assert state.hours[0] == 0
    assert carried(state, "dwarf") == ["half-wineskin"]
    do(state, "drink-wine", "walk 18")
    assert state.hours[0] == 0
    assert carried(state, "dwarf") == []
    assert left_in_shop(state.market, "wineskin") == 5


@pytest.mark.rule("AND-10.2")
def test_several_wineskins_may_be_used_in_one_turn() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72}, hours=7, willpower=2, carries={"dwarf": ["wineskin", "half-wineskin"]}
    )
    do(state, "drink-wine", "drink-wine", "drink-wine")
    assert carried(state, "dwarf") == []
    do(state, "walk 36", "stop")
    assert state.space[0] == 36, "three steps: 19, 18, 36"
    assert (state.hours[0], state.willpower[0]) == (7, 2)


# Shield


@pytest.mark.rule("AND-10.3")
def test_each_side_of_a_shield_saves_its_owner_once() -> None:
    state = position({"dwarf": 20, "warrior": 72}, carries={"dwarf": ["shield"]}, creatures={20: "troll"})
    do(state, "fight 20", "begin", "raise-shield", roll=[1, 1, 1, 2, 3])
    assert state.willpower[0] == 7
    assert carried(state, "dwarf") == ["half-shield"]
    do(state, "fight-on", "raise-shield", roll=[1, 1, 1, 2, 3])
    assert state.willpower[0] == 7
    assert carried(state, "dwarf") == []
    assert left_in_shop(state.market, "shield") == 4
    do(state, "fight-on", roll=[1, 1, 1, 2, 3])
    assert state.willpower[0] == 3, "without a shield the dwarf falls"


@pytest.mark.rule("AND-10.3")
def test_a_shield_never_saves_a_fellow_fighter() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20},
        strength=5,
        willpower=10,
        carries={"dwarf": ["shield"]},
        creatures={20: "troll"},
    )
    do(state, "fight 20", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", "raise-shield", roll=[1, 1, 1, 1, 1, 1, 2, 4])
    assert state.willpower == [10, 10 - (14 + 4 - 12)]


@pytest.mark.rule("AND-10.4")
def test_a_shield_averts_a_marked_card_for_all() -> None:
    """The warrior's fog brings a bad card, and the dwarf, not on turn, averts it for no hour at all."""
    state = position(
        {"warrior": 7, "dwarf": 14}, carries={"dwarf": ["shield"]}, fog={8: "event"}, hours={"dwarf": 4, "warrior": 0}
    )
    state.deck = (state.setting.event_ids.index("G2"),)
    do(state, "walk 8", "stop")
    assert state.seats_to_act == (1,)
    do(state, "raise-shield", by="dwarf")
    assert state.willpower == [7, 7]
    assert state.hours == [1, 4]
    assert carried(state, "dwarf") == ["half-shield"]


@pytest.mark.rule("AND-10.4")
def test_a_card_takes_effect_when_nobody_raises_a_shield() -> None:
    state = position({"warrior": 7, "dwarf": 14}, carries={"dwarf": ["shield"], "warrior": ["half-shield"]})
    event(state, "G2")
    do(state, "keep", by="dwarf")
    assert state.willpower == [7, 7], "the warrior may still save them"
    do(state, "keep", by="warrior")
    assert state.willpower == [4, 4]


@pytest.mark.rule("AND-10.4")
def test_a_shield_averts_a_marked_card_at_sunrise() -> None:
    state = position({"warrior": 7, "dwarf": 14}, carries={"dwarf": ["half-shield"]})
    sunrise(state, "G32")
    do(state, "raise-shield", by="dwarf")
    assert state.willpower == [7, 7]
    assert carried(state, "dwarf") == []


@pytest.mark.rule("AND-10.4")
def test_a_card_without_a_shield_cannot_be_averted() -> None:
    state = position({"warrior": 7, "dwarf": 14}, carries={"dwarf": ["shield"]})
    event(state, "G5")
    assert on_turn(state) == "warrior"
    assert not offered(state, verb="raise-shield")


@pytest.mark.rule("AND-10.5")
def test_a_hero_in_the_sunrise_box_cannot_avert_a_card() -> None:
    state = position({"warrior": 7, "dwarf": 14}, carries={"dwarf": ["shield"]}, asleep=["dwarf"])
    event(state, "G2")
    assert state.willpower == [4, 4]


# Bow and helm


@pytest.mark.rule("AND-10.6")
def test_a_bow_shoots_next_door_and_only_the_last_die_counts() -> None:
    state = position(
        {"warrior": 20, "dwarf": 72}, strength=8, willpower=9, carries={"warrior": ["bow"]}, creatures={22: "troll"}
    )
    do(state, "fight 22", "begin", roll=[5])
    assert offered(state) == ["keep", "roll-on"]
    do(state, "roll-on", roll=[2])
    do(state, "roll-on", roll=[4, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 8 + 4, "the third die is the last the warrior has"


@pytest.mark.rule("AND-10.6")
def test_a_bow_may_stop_after_each_die() -> None:
    state = position(
        {"warrior": 20, "dwarf": 72}, strength=8, willpower=9, carries={"warrior": ["bow"]}, creatures={22: "troll"}
    )
    do(state, "fight 22", "begin", "keep", roll=[5, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 13


@pytest.mark.rule("AND-10.7")
def test_on_the_creatures_own_space_a_bow_need_not_be_used() -> None:
    state = position(
        {"warrior": 20, "dwarf": 72}, strength=8, willpower=9, carries={"warrior": ["bow"]}, creatures={20: "troll"}
    )
    do(state, "fight 20", "begin")
    assert offered(state) == ["throw own", "throw bow"]
    do(state, "throw own", roll=[2, 6, 1, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 14


@pytest.mark.rule("AND-10.7")
def test_the_archer_always_rolls_one_by_one() -> None:
    state = position({"archer": 20, "dwarf": 72}, strength=8, willpower=9, creatures={20: "troll"})
    do(state, "fight 20", "begin", roll=[3])
    assert offered(state) == ["keep", "roll-on"]
    do(state, "roll-on", "keep", roll=[6, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 14


@pytest.mark.rule("AND-10.8")
def test_a_helm_adds_equal_dice_and_the_wizard_may_make_them_equal() -> None:
    """The warrior rolls 3, 4 and 4, and the wizard turns the 3 into a 4."""
    state = position(
        {"warrior": 20, "wizard": 20}, strength=1, willpower=9, carries={"warrior": ["helm"]}, creatures={20: "skral"}
    )
    do(state, "fight 20", "invite wizard")
    do(state, "join", by="wizard")
    do(state, "begin", roll=[3, 4, 4])
    do(state, "turn-die 0", by="wizard", roll=[1, 6, 6])
    assert state.battle is not None
    assert state.battle.attack == 2 + 12 + 1


@pytest.mark.rule("AND-10.8", "AND-5.3")
def test_with_a_helm_4_3_3_and_5_strength_make_11() -> None:
    state = position(
        {"warrior": 20, "wizard": 72}, strength=5, willpower=9, carries={"warrior": ["helm"]}, creatures={20: "skral"}
    )
    do(state, "fight 20", "begin", roll=[4, 3, 3, 5, 1])
    assert state.battle is not None
    assert state.battle.attack == 11


@pytest.mark.rule("AND-10.9")
def test_a_helm_does_nothing_for_archer_wizard_and_whoever_shoots() -> None:
    archer = position(
        {"archer": 20, "dwarf": 72}, strength=8, willpower=9, carries={"archer": ["helm"]}, creatures={20: "troll"}
    )
    do(archer, "fight 20", "begin", "roll-on", "keep", roll=[3, 3, 1, 2, 3])
    assert archer.battle is not None
    assert archer.battle.attack == 11
    bow = position(
        {"dwarf": 20, "wizard": 72},
        strength=5,
        willpower=14,
        carries={"dwarf": ["helm", "bow"]},
        creatures={20: "troll"},
    )
    do(bow, "fight 20", "begin", "throw bow", "roll-on", "roll-on", roll=[3, 3, 3, 1, 2, 3])
    assert bow.battle is not None
    assert bow.battle.attack == 8


@pytest.mark.rule("AND-10.9")
def test_archer_and_wizard_may_buy_a_helm_and_pass_it_on() -> None:
    state = position({"wizard": 18, "dwarf": 18}, gold=2)
    do(state, "buy helm", "give helm dwarf", by="wizard")
    assert carried(state, "dwarf") == ["helm"]


@pytest.mark.rule("AND-10.10")
def test_a_doubled_3_is_not_added_to_another_6() -> None:
    state = position(
        {"dwarf": 20, "wizard": 72},
        strength=8,
        willpower=14,
        carries={"dwarf": ["helm", "brew"]},
        creatures={20: "troll"},
    )
    do(state, "fight 20", "begin", "drink-brew", roll=[6, 6, 3, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 8 + 12, "6 doubled; the other 6 does not count"
