"""Fighting alone (chapter 5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from herna.games.andor.events import CreatureDefeated, HeroFell
from herna.games.andor.events.battle import BattleBroken, RoundLost, RoundTied, RoundWon
from herna.games.andor.rules.heroes import lose_willpower
from herna.games.andor.vocabulary.values import LETTERS
from tests.games.andor.table import (
    carried,
    conserved,
    creatures,
    do,
    fight,
    offered,
    on_turn,
    position,
    put_creature,
    refused,
    rolling,
    told,
)

rule = pytest.mark.rule


# Whom


@rule("AND-5.1")
def test_a_hero_attacks_on_the_own_space_only() -> None:
    state = position({"warrior": 20, "dwarf": 72}, creatures={20: "gor", 21: "skral"})
    assert offered(state, verb="fight") == ["fight 20"]
    assert refused(state, "fight 21") == ("creature-out-of-reach", "AND-5.1")
    assert refused(state, "fight 22") == ("no-creature-there", "AND-5.1")


@rule("AND-5.1")
def test_the_archer_and_a_hero_with_a_bow_attack_next_door_too() -> None:
    beasts = {20: "gor", 21: "skral", 22: "gor", 24: "troll"}
    # 20 borders on 3, 4, 19, 21 and 22, not on 24.
    state = position({"archer": 20, "dwarf": 72}, creatures=beasts)
    assert offered(state, verb="fight") == ["fight 20", "fight 21", "fight 22"]
    state = position({"warrior": 20, "dwarf": 72}, creatures=beasts, carries={"warrior": ["bow"]})
    assert offered(state, verb="fight") == ["fight 20", "fight 21", "fight 22"]


@rule("AND-5.1")
def test_nobody_shoots_over_a_bridge_that_is_gone() -> None:
    state = position({"archer": 16, "dwarf": 72}, creatures={48: "gor"})
    assert offered(state, verb="fight") == ["fight 48"]
    state.closed = ((16, 48),)
    state._acting = state._offered = None
    assert offered(state, verb="fight") == []


@rule("AND-5.2")
def test_nobody_attacks_in_the_turn_of_arriving() -> None:
    state = position({"warrior": 21, "dwarf": 72, "archer": 57}, creatures={20: "gor"})
    do(state, "walk 20")
    assert refused(state, "fight 20") == ("walked-this-turn", "AND-5.2")
    do(state, "stop")
    assert on_turn(state) == "dwarf"
    do(state, "pass", "pass")
    assert offered(state, by="warrior", verb="fight") == ["fight 20"]


# A round


@rule("AND-5.3")
def test_warrior_with_9_willpower_and_5_strength_rolls_4_3_3_and_has_9() -> None:
    state = position({"warrior": 20, "dwarf": 72}, creatures={20: "skral"}, willpower=9, strength=5)
    do(state, "fight 20", "begin", roll=(4, 3, 3, 1, 2))
    assert fight(state).attack == 9
    assert state.hours == [1, 0]


@rule("AND-5.3")
def test_with_a_helm_the_same_roll_is_worth_11() -> None:
    state = position(
        {"warrior": 20, "dwarf": 72}, creatures={20: "skral"}, willpower=9, strength=5, carries={"warrior": ["helm"]}
    )
    do(state, "fight 20", "begin", roll=(4, 3, 3, 4, 6))
    assert (fight(state).attack, fight(state).defence) == (11, 12)


@rule("AND-5.3")
def test_every_round_costs_an_hour_and_dice_follow_the_willpower_of_that_moment() -> None:
    # Skral 6 + 5 = 11 against 1 + 5: the warrior falls from 9 to 4 willpower and has only two dice left.
    state = position({"warrior": 20, "dwarf": 72}, creatures={20: "skral"}, willpower=9)
    do(state, "fight 20", "begin", roll=(5, 2, 1, 5, 1))
    assert (state.willpower[0], state.hours[0]) == (4, 1)
    do(state, "fight-on", roll=(6, 6, 1, 2))
    assert (state.willpower[0], state.hours[0]) == (3, 2)


@rule("AND-5.3")
def test_overtime_is_paid_before_the_roll() -> None:
    # 7 willpower, the eighth hour costs 2: with 5 left the warrior has only two dice.
    state = position({"warrior": 20, "dwarf": 72}, creatures={20: "gor"}, hours={"warrior": 7}, strength=5)
    do(state, "fight 20", "begin", roll=(6, 1, 1, 2))
    assert (state.hours[0], state.willpower[0]) == (8, 5)


@rule("AND-5.4")
def test_brew_and_herb_are_decided_straight_after_the_roll_and_not_later() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72}, creatures={20: "skral"}, strength=3, carries={"dwarf": ["brew", "herb-4"]}
    )
    do(state, "fight 20", "begin", roll=(5, 2))
    # The creature has not rolled yet.
    assert fight(state).foe_dice == ()
    assert offered(state) == ["keep", "drink-brew", "herb-strength herb-4"]
    do(state, "drink-brew", "herb-strength herb-4", roll=(6, 1))
    # 3 + 2 x 5 + 4 = 17 against 6 + 6.
    assert (fight(state).attack, fight(state).defence, fight(state).willpower) == (17, 12, 1)
    assert carried(state, "dwarf") == ["half-brew"]
    assert "drink-brew" not in offered(state)


@rule("AND-5.4")
def test_who_keeps_the_roll_cannot_use_anything_when_the_creature_has_rolled() -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "gor"}, carries={"dwarf": ["brew", "herb-4"]})
    do(state, "fight 20", "begin", roll=(5, 2))
    do(state, "keep", roll=(6, 1))
    assert told(state, RoundLost) == [RoundLost(6, 8)]
    assert carried(state, "dwarf") == ["brew", "herb-4"]
    assert offered(state) == ["fight-on", "withdraw", "herb-willpower herb-4"], "only for the willpower it gives"


@rule("AND-5.5")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_the_wizard_may_turn_the_own_die_once_in_a_round(face: int) -> None:
    state = position({"wizard": 20, "dwarf": 72}, creatures={20: "troll"}, willpower=20, strength=14)
    do(state, "fight 20", "begin", roll=(face,))
    assert offered(state) == ["keep", "turn-die 0"]
    do(state, "turn-die 0", roll=(1, 2, 4))
    assert fight(state).attack == 14 + 7 - face
    # Next round, next gift.
    do(state, "fight-on", roll=(face,))
    assert offered(state) == ["keep", "turn-die 0"]
    do(state, "keep", roll=(1, 2, 4))
    assert fight(state).attack == 14 + face


@rule("AND-5.6")
def test_a_troll_that_rolls_3_3_5_has_20() -> None:
    state = position({"warrior": 20, "dwarf": 72}, creatures={20: "troll"}, willpower=20, strength=14)
    do(state, "fight 20", "begin", roll=(1, 1, 1, 2, 3, 3, 5))
    assert fight(state).foe_dice == (3, 3, 5)
    assert (fight(state).attack, fight(state).defence) == (16, 20)


@rule("AND-5.6")
@pytest.mark.parametrize(
    ("kind", "faces", "defence"),
    [
        ("gor", (4, 4), 2 + 8),
        ("gor", (1, 1), 2 + 2),
        ("gor", (1, 6), 2 + 6),
        ("skral", (5, 5), 6 + 10),
        ("wardrak", (1, 2), 10 + 12),  # both faces of the black die show 6
        ("wardrak", (3, 6), 10 + 12),
        ("wardrak", (4, 5), 10 + 20),
        ("troll", (2, 2, 2), 14 + 6),
        ("troll", (1, 1, 6), 14 + 6),
        ("troll", (4, 4, 6), 14 + 8),
    ],
)
def test_creatures_count_the_highest_die_or_the_sum_of_equal_ones(
    kind: str, faces: tuple[int, ...], defence: int
) -> None:
    state = position({"wizard": 20, "dwarf": 72}, creatures={20: kind}, willpower=20)
    state.strength[0] = {"gor": 2, "skral": 6, "wardrak": 10, "troll": 14}[kind]
    do(state, "fight 20", "begin", roll=(1,))
    do(state, "keep", roll=faces)
    assert fight(state).defence == defence


@rule("AND-5.7")
def test_the_loser_at_once_loses_the_difference() -> None:
    # 5 + 6 = 11 against 6 + 2: the skral loses 3 of 6.
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "skral"}, strength=5)
    do(state, "fight 20", "begin", roll=(6, 1, 2, 1))
    assert told(state, RoundWon) == [RoundWon(11, 8)]
    assert (fight(state).willpower, state.willpower[0]) == (3, 7)
    # 5 + 1 = 6 against 6 + 3: now the dwarf loses 3.
    do(state, "fight-on", roll=(1, 1, 3, 2))
    assert (fight(state).willpower, state.willpower[0]) == (3, 4)


@rule("AND-5.7")
def test_with_equal_values_nothing_happens() -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "skral"}, strength=5)
    do(state, "fight 20", "begin", roll=(4, 1, 3, 2))
    assert told(state, RoundTied) == [RoundTied(9)]
    assert (fight(state).willpower, state.willpower[0], state.hours[0]) == (6, 7, 1)


@rule("AND-5.7")
def test_an_archer_next_door_loses_willpower_as_well() -> None:
    state = position({"archer": 21, "dwarf": 72}, creatures={20: "skral"})
    do(state, "fight 20", "begin", roll=(2,))
    do(state, "keep", roll=(1, 3))
    # 1 + 2 against 6 + 3.
    assert state.willpower[0] == 1


@rule("AND-5.8")
def test_the_hero_may_fight_on_or_withdraw() -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "skral"}, strength=5)
    do(state, "fight 20", "begin", roll=(4, 1, 3, 2))
    assert offered(state) == ["fight-on", "withdraw"]
    do(state, "withdraw")
    assert state.battle is None
    assert (on_turn(state), state.hours) == ("warrior", [1, 0])


@rule("AND-5.8")
def test_the_fight_ends_when_no_hour_can_be_paid() -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "skral"}, hours={"dwarf": 6}, willpower=2, strength=5)
    do(state, "fight 20", "begin", roll=(4, 3, 2))
    # The next hour would be overtime, for the last 2 points of willpower.
    assert offered(state) == ["withdraw"]
    do(state, "withdraw")
    assert creatures(state) == {20: "skral"}
    assert on_turn(state) == "warrior"


# The end


@rule("AND-5.9")
@pytest.mark.parametrize(("kind", "reward"), [("gor", 2), ("skral", 4), ("wardrak", 6), ("troll", 6)])
def test_the_reward_is_paid_in_gold_willpower_or_any_mix(kind: str, reward: int) -> None:
    state = position({"wizard": 20, "dwarf": 72}, creatures={20: kind}, strength=14, willpower=10)
    do(state, "fight 20")
    # Nearly beaten: one point of willpower is left, so trolls and wardraks have a die less.
    state.battle = replace(fight(state), willpower=1)
    do(state, "begin", roll=(6,))
    do(state, "keep", roll=(1,) if kind == "wardrak" else (1, 2))
    mixes = [
        f"reward wizard {gold} {willpower}" for gold in range(reward + 1) for willpower in range(reward + 1 - gold)
    ]
    assert sorted(offered(state)) == sorted(mixes)
    before = state.willpower[0]
    do(state, f"reward wizard {reward - 1} 1")
    assert (state.gold[0], state.willpower[0]) == (reward - 1, before + 1)
    assert on_turn(state) == "dwarf"


@rule("AND-5.9")
def test_part_of_the_reward_may_be_renounced_and_willpower_stops_at_twenty() -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "skral"}, strength=14, willpower=19)
    do(state, "fight 20", "begin", roll=(6, 1, 1, 1, 2))
    assert max(int(text.split()[3]) for text in offered(state)) == 1
    do(state, "reward dwarf 0 1")
    assert (state.gold[0], state.willpower[0]) == (0, 20)


@rule("AND-5.10")
def test_a_defeated_creature_goes_to_80_and_the_narrator_moves_at_once() -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "skral", 21: "gor"}, strength=14)
    do(state, "fight 20", "begin", roll=(6, 1, 1, 2))
    assert told(state, CreatureDefeated) == [CreatureDefeated(state.setting.kind_number["skral"], 20)]
    do(state, "reward dwarf 4 0")
    assert creatures(state) == {21: "gor"}
    assert state.beaten == (state.setting.kind_number["skral"],)
    assert LETTERS[state.narrator] == "B"
    assert on_turn(state) == "warrior"
    conserved(state)


@rule("AND-5.11")
@pytest.mark.parametrize(("strength", "left"), [(3, 2), (2, 1), (1, 1)])
def test_a_hero_without_willpower_loses_a_strength_unless_it_is_the_last_and_rises_to_three(
    strength: int, left: int
) -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "troll"}, strength=strength)
    do(state, "fight 20", "begin", roll=(1, 2, 6, 6, 6))
    assert told(state, HeroFell) == [HeroFell(0)]
    assert (state.willpower[0], state.strength[0]) == (3, left)
    assert state.battle is None
    assert (on_turn(state), state.space[0], state.hours[0]) == ("warrior", 20, 1)
    assert creatures(state) == {20: "troll"}


@rule("AND-5.11")
def test_exactly_zero_willpower_is_a_lost_fight() -> None:
    # 1 + 6 against 2 + 12: 7 lost of 7.
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "gor"}, strength=1)
    do(state, "fight 20", "begin", roll=(6, 1, 6, 6))
    assert state.willpower[0] == 3
    assert on_turn(state) == "warrior"


@rule("AND-5.12")
def test_a_creature_that_is_not_defeated_recovers() -> None:
    state = position({"dwarf": 20, "warrior": 20}, creatures={20: "skral"}, strength=5)
    do(state, "fight 20", "begin", roll=(6, 1, 2, 1))
    assert fight(state).willpower == 3
    do(state, "withdraw")
    assert told(state, BattleBroken) == [BattleBroken(20)]
    # The warrior needs all six points again: 5 + 6 against 6 + 2 takes 3.
    do(state, "fight 20")
    assert fight(state).willpower == 6
    do(state, "begin", roll=(6, 1, 1, 2, 1))
    assert fight(state).willpower == 3


@rule("AND-5.12")
def test_a_hurt_troll_gets_its_third_die_back() -> None:
    state = position({"warrior": 20, "dwarf": 20}, creatures={20: "troll"}, strength=14, willpower=14)
    # 14 + 6 against 14 + 1 + ... three ones are 3: 20 against 17, then 9 are left: still three dice.
    do(state, "fight 20", "begin", roll=(6, 1, 1, 1, 1, 1, 1))
    assert fight(state).willpower == 9
    do(state, "fight-on", roll=(6, 1, 1, 1, 1, 2, 3))
    assert fight(state).willpower == 6
    do(state, "fight-on", roll=(3, 1, 1, 1, 1, 2))
    do(state, "withdraw", "fight 20")
    assert fight(state).willpower == 12
    with rolling(3, 1, 1, 2, 1, 3):
        state.apply(state.parse("begin"))


@rule("AND-5.13")
def test_losing_the_last_willpower_outside_a_fight_costs_a_strength_too() -> None:
    state = position({"dwarf": 20, "warrior": 72}, strength={"dwarf": 4})
    assert lose_willpower(state, 0, 9)
    assert (state.willpower[0], state.strength[0]) == (3, 3)
    assert not lose_willpower(state, 0, 2)
    assert (state.willpower[0], state.strength[0]) == (1, 3)
    assert lose_willpower(state, 1, 7)
    assert (state.willpower[1], state.strength[1]) == (3, 1)


def test_todays_card_makes_creatures_stronger() -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "gor"}, strength=5)
    state.today = (1, 10, 2, 2, 2)
    do(state, "fight 20", "begin", roll=(4, 1, 3, 2))
    assert fight(state).defence == 2 + 1 + 3


def test_a_fight_is_over_with_the_legend() -> None:
    """The narrator comes to N with the defeat: nothing is asked any more."""
    state = position({"dwarf": 20, "warrior": 72}, strength=14, legend="arrival")
    put_creature(state, "gor", 20)
    state.narrator = LETTERS.index("M")
    do(state, "fight 20", "begin", roll=(6, 6, 1, 2))
    do(state, "reward dwarf 2 0")
    assert state.over
    assert state.winners == ()
    assert refused(state, "pass", by="dwarf")[0] == "game-over"
