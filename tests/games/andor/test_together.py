"""Fighting together (chapter 6)."""

from __future__ import annotations

import pytest

from herna.games.andor.state import Battle
from herna.games.andor.vocabulary.values import LETTERS
from tests.games.andor.table import (
    carried,
    conserved,
    creatures,
    do,
    fight,
    fighters,
    joined,
    offered,
    on_turn,
    position,
    put_creature,
    refused,
    seat_of,
)

rule = pytest.mark.rule


# Who


@rule("AND-6.1")
def test_all_who_could_attack_may_fight_together() -> None:
    # 21 borders on 20, where the gor stands; so does 3. The wizard on 22 has no bow, the warrior on 3 has one.
    state = position(
        {"dwarf": 20, "warrior": 3, "archer": 21, "wizard": 22},
        creatures={20: "gor"},
        carries={"warrior": ["bow"]},
    )
    do(state, "fight 20")
    assert offered(state) == ["begin", "invite warrior", "invite archer"]


@rule("AND-6.1")
def test_an_archer_next_to_a_gor_calls_the_dwarf_on_its_space() -> None:
    state = position({"archer": 21, "dwarf": 20}, creatures={20: "gor"})
    do(state, "fight 20")
    assert offered(state) == ["begin", "invite dwarf"]


@rule("AND-6.1")
def test_an_archer_calls_a_warrior_with_a_bow_on_quite_another_space() -> None:
    # 19 and 4 both border on 20 and not on each other.
    state = position({"archer": 19, "warrior": 4}, creatures={20: "gor"}, carries={"warrior": ["bow"]})
    assert 4 not in state.setting.borders[19]
    do(state, "fight 20")
    assert offered(state) == ["begin", "invite warrior"]


@rule("AND-6.2")
def test_the_hero_on_turn_invites_one_by_one_and_each_joins_or_declines() -> None:
    state = position({"warrior": 20, "dwarf": 20, "wizard": 20}, creatures={20: "gor"})
    do(state, "fight 20", "invite wizard")
    assert state.seats_to_act == (2,)
    assert offered(state) == ["join", "decline"]
    do(state, "decline")
    assert offered(state, by="warrior") == ["begin", "invite dwarf"]
    do(state, "invite dwarf")
    do(state, "join", by="dwarf")
    assert offered(state) == ["begin"]
    assert fighters(state) == ["warrior", "dwarf"]
    assert refused(state, "invite wizard") == ("not-offered", "AND-6.2")
    # Nobody has paid anything yet.
    assert state.hours == [0, 0, 0]


@rule("AND-6.2")
def test_heroes_who_sleep_or_cannot_pay_an_hour_are_not_invited() -> None:
    state = position(
        {"warrior": 20, "dwarf": 20, "wizard": 20, "archer": 20},
        creatures={20: "gor"},
        asleep=["dwarf"],
        hours={"wizard": 7, "archer": 7},
        willpower={"wizard": 2, "archer": 3},
    )
    do(state, "fight 20")
    assert offered(state) == ["begin", "invite archer"]


# A round


@rule("AND-6.3")
def test_strengths_are_added_the_leader_rolls_first_then_clockwise() -> None:
    # Seats: archer 0, dwarf 1, wizard 2, warrior 3; the wizard leads.
    state = position(
        {"archer": 72, "dwarf": 20, "wizard": 20, "warrior": 20},
        strength={"dwarf": 2, "wizard": 3, "warrior": 4},
        creatures={20: "troll"},
    )
    state.turn = 2
    joined(state, "dwarf", "warrior")
    assert fighters(state) == ["wizard", "warrior", "dwarf"]
    # Wizard 4, warrior 1 2 3, dwarf 5 2.
    do(state, "begin", roll=(4,))
    do(state, "keep", by="wizard", roll=(1, 2, 3))
    do(state, "keep", by="wizard", roll=(5, 2))
    do(state, "keep", by="wizard", roll=(1, 2, 4))
    # 2 + 3 + 4, and 4, 3, 5: 21 against 18.
    assert (fight(state).attack, fight(state).defence) == (21, 18)
    assert state.hours == [0, 1, 1, 1]


@rule("AND-6.4")
def test_every_fighter_loses_the_whole_difference() -> None:
    state = position({"dwarf": 20, "warrior": 20, "archer": 21}, creatures={20: "troll"}, willpower=12)
    joined(state, "warrior", "archer")
    do(state, "begin", roll=(6, 1, 4, 1, 1, 5))
    do(state, "keep", by="archer", roll=(4, 4, 1))
    # 3 + 6 + 4 + 5 = 18 against 14 + 8 = 22.
    assert state.willpower == [8, 8, 8]


@rule("AND-6.5")
def test_the_wizard_turns_a_fellow_fighters_die_straight_after_that_roll() -> None:
    state = position({"dwarf": 20, "warrior": 20, "wizard": 20}, creatures={20: "troll"}, willpower=13)
    joined(state, "warrior", "wizard")
    do(state, "begin", roll=(3, 1))
    assert offered(state, by="wizard") == ["keep", "turn-die 0", "turn-die 1"]
    # Warrior and wizard have not rolled yet.
    assert [one.seat for one in fight(state).thrown] == [0]
    do(state, "turn-die 1", by="wizard", roll=(5, 2, 2, 4, 1, 1, 2))
    assert [one.dice for one in fight(state).thrown] == [(3, 6), (5, 2, 2), (4,)]
    # 3 + 6 + 5 + 4 against 14 + 2; the gift was used up, nobody was asked about the other rolls.
    assert (fight(state).attack, fight(state).defence) == (18, 16)


@rule("AND-6.5")
def test_a_die_that_was_let_lie_cannot_be_turned_later() -> None:
    state = position({"dwarf": 20, "wizard": 20}, creatures={20: "troll"}, willpower=13, strength=5)
    joined(state, "wizard")
    do(state, "begin", roll=(1, 1))
    do(state, "keep", by="wizard", roll=(6,))
    assert offered(state, by="wizard") == ["keep", "turn-die 0"]
    do(state, "turn-die 0", by="wizard", roll=(1, 2, 3))
    assert [one.dice for one in fight(state).thrown] == [(1, 1), (1,)]


@rule("AND-6.5")
def test_of_a_bow_only_the_last_die_can_be_turned() -> None:
    state = position({"archer": 21, "wizard": 20}, creatures={20: "troll"}, willpower=13)
    joined(state, "wizard")
    do(state, "begin", "roll-on", "keep", roll=(4, 2))
    assert offered(state, by="wizard") == ["keep", "turn-die 1"]


@rule("AND-6.5")
def test_a_wizard_who_does_not_fight_along_turns_nothing() -> None:
    state = position({"dwarf": 20, "wizard": 20}, creatures={20: "gor"})
    do(state, "fight 20", "begin", roll=(1, 1, 1, 2))
    assert state.seats_to_act == (0,)
    assert offered(state) == ["fight-on", "withdraw"]


@rule("AND-6.6")
def test_within_a_round_nothing_changes_hands() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20}, creatures={20: "troll"}, carries={"dwarf": ["brew"]}, willpower=13, gold=2
    )
    joined(state, "warrior")
    do(state, "begin", roll=(5, 2))
    do(state, "drink-brew", roll=(1, 1, 2, 1, 1, 2))
    # Here the round is over. In the middle of it only the roll was asked about, and nobody had anything else to do.
    assert carried(state, "dwarf") == ["half-brew"]
    state = position(
        {"dwarf": 20, "warrior": 20}, creatures={20: "troll"}, carries={"dwarf": ["brew"]}, willpower=13, gold=2
    )
    joined(state, "warrior")
    do(state, "begin", roll=(5, 2))
    assert state.seats_to_act == (0,)
    assert offered(state) == ["keep", "drink-brew"]
    assert refused(state, "give brew warrior") == ("not-offered", "AND-5.4")
    assert refused(state, "give-gold 1 dwarf", by="warrior")[0] == "wrong-seat"


# The reward, and the whole example


@rule("AND-6.10")
def test_only_fighters_of_the_last_round_share_and_their_leader_divides() -> None:
    state = position({"dwarf": 20, "warrior": 20, "archer": 21}, creatures={20: "skral"}, willpower=13, strength=3)
    joined(state, "warrior", "archer")
    do(state, "begin", roll=(1, 1, 1, 1, 1, 1))
    do(state, "keep", by="archer", roll=(1, 2))
    do(state, "withdraw", by="dwarf")
    do(state, "fight-on", by="warrior")
    do(state, "fight-on", by="archer", roll=(6, 1, 1, 6))
    do(state, "keep", by="archer", roll=(1, 2))
    # 6 + 6 + 6 = 18 against 8, and 8 - 12 = 4 before: defeated. The warrior leads now.
    assert state.seats_to_act == (seat_of(state, "warrior"),)
    assert {text.split()[1] for text in offered(state)} == {"warrior"}
    do(state, "reward warrior 1 0")
    assert {text.split()[1] for text in offered(state)} == {"archer"}
    do(state, "reward archer 1 2")
    assert state.gold == [0, 1, 1]


@rule("AND-6.10")
def test_who_would_keep_the_whole_reward_asks_those_who_fought_along() -> None:
    state = position({"dwarf": 20, "warrior": 20, "archer": 21}, creatures={20: "skral"}, willpower=13, strength=6)
    joined(state, "warrior", "archer")
    do(state, "begin", roll=(1, 1, 6, 1, 1, 6))
    do(state, "keep", by="archer", roll=(1, 2))
    do(state, "reward dwarf 4 0", by="dwarf")
    assert state.seats_to_act == (1, 2)
    assert offered(state, by="warrior") == ["agree", "object"]
    do(state, "agree", by="archer")
    do(state, "object", by="warrior")
    assert state.gold == [0, 0, 0]
    assert "reward dwarf 4 0" not in offered(state, by="dwarf")
    assert "reward dwarf 3 0" in offered(state, by="dwarf")
    do(state, "reward dwarf 3 0", by="dwarf")
    do(state, "reward warrior 1 0", by="dwarf")
    assert state.gold == [3, 1, 0]


@rule("AND-6.10")
def test_the_whole_reward_is_the_leaders_if_all_agree() -> None:
    state = position({"dwarf": 20, "warrior": 20}, creatures={20: "gor"}, strength=6)
    joined(state, "warrior")
    do(state, "begin", roll=(6, 1, 1, 1, 1, 1, 2))
    do(state, "reward dwarf 1 1", by="dwarf")
    do(state, "agree", by="warrior")
    assert state.gold == [1, 0]


@rule("AND-6.11")
def test_after_the_fight_the_hero_to_the_left_of_its_starter_is_on_turn() -> None:
    state = position({"dwarf": 20, "warrior": 20, "wizard": 20}, creatures={20: "gor"}, strength=6)
    joined(state, "warrior", "wizard")
    do(state, "begin", roll=(6, 1))
    do(state, "keep", by="wizard", roll=(6, 1, 1))
    do(state, "keep", by="wizard", roll=(6,))
    do(state, "keep", by="wizard", roll=(1, 2))
    do(state, "reward dwarf 2 0")
    # The warrior fought along and has a turn of her own all the same.
    assert on_turn(state) == "warrior"
    assert state.hours == [1, 1, 1]


@rule("AND-6.12")
def test_twenty_nine_against_sixteen() -> None:
    state = position(
        {"dwarf": 20, "wizard": 20, "archer": 21},
        creatures={20: "skral"},
        strength={"dwarf": 3, "wizard": 2, "archer": 2},
        willpower={"dwarf": 14, "wizard": 7, "archer": 6},
        carries={"dwarf": ["brew"], "wizard": ["herb-3"]},
    )
    joined(state, "wizard", "archer")
    do(state, "begin", roll=(5, 3, 1))
    do(state, "drink-brew", by="dwarf")
    do(state, "keep", by="wizard", roll=(4,))
    do(state, "herb-strength herb-3", by="wizard")
    do(state, "keep", by="wizard", roll=(1,))
    do(state, "roll-on", "roll-on", by="archer", roll=(3, 2))
    assert fight(state).attack == 0
    do(state, "turn-die 2", by="wizard", roll=(5, 5))
    # 7 strength + 10 + 7 + 5 = 29; the skral 10 + 6 = 16 loses 13 of its 6.
    assert state.hours == [1, 1, 1]
    assert creatures(state) == {}
    do(state, "reward dwarf 2 0", "reward wizard 0 0", "reward archer 0 2")
    assert state.gold == [2, 0, 0]
    assert state.willpower == [14, 7, 8]
    assert LETTERS[state.narrator] == "B"
    assert (carried(state, "dwarf"), carried(state, "wizard")) == (["half-brew"], [])
    conserved(state)


@rule("AND-6.12")
def test_the_values_of_the_example_on_the_table() -> None:
    """That round against a skral that could not be beaten at one blow, so that its numbers can be read."""
    state = position(
        {"dwarf": 20, "wizard": 20, "archer": 21},
        strength={"dwarf": 3, "wizard": 2, "archer": 2},
        willpower={"dwarf": 14, "wizard": 7, "archer": 6},
        carries={"dwarf": ["half-brew"], "wizard": ["herb-3"]},
    )
    put_creature(state, "skral", 20)
    state._acting = state._offered = None
    joined(state, "wizard", "archer")
    battle = fight(state)
    state.battle = Battle(battle.space, battle.foe, battle.leader, battle.fighters, 20, battle.asked)
    do(state, "begin", roll=(5, 3, 1))
    do(state, "drink-brew", by="dwarf")
    do(state, "keep", by="wizard", roll=(4,))
    do(state, "herb-strength herb-3", by="wizard")
    do(state, "keep", by="wizard", roll=(1,))
    do(state, "roll-on", "roll-on", by="archer", roll=(3, 2))
    do(state, "turn-die 2", by="wizard", roll=(5, 5, 1))
    assert (fight(state).attack, fight(state).defence, fight(state).willpower) == (29, 16, 7)
