"""Between the rounds of a common fight: handing over, withdrawing, falling out (chapter 6)."""

from __future__ import annotations

import pytest

from tests.games.andor.table import (
    carried,
    conserved,
    creatures,
    do,
    fight,
    fighters,
    hero_at,
    joined,
    offered,
    on_turn,
    position,
)

rule = pytest.mark.rule


@rule("AND-6.7")
def test_after_a_round_one_fighter_may_hand_one_article_to_a_fellow_on_the_same_space() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20, "wizard": 72},
        creatures={20: "troll"},
        carries={"dwarf": ["half-brew", "shield"], "warrior": ["herb-3"]},
        willpower=20,
        strength=7,
    )
    joined(state, "warrior")
    do(state, "begin", roll=(5, 2, 1))
    do(state, "keep", roll=(1, 1, 1, 1))
    do(state, "keep", by="warrior", roll=(1, 1, 2))
    assert "hand-over half-brew warrior" in offered(state, by="dwarf")
    assert "hand-over shield warrior" in offered(state, by="dwarf")
    assert "hand-over herb-3 dwarf" in offered(state, by="warrior")
    assert not any("wizard" in action for action in offered(state, by="dwarf"))
    do(state, "hand-over half-brew warrior", by="dwarf")
    assert carried(state, "warrior") == ["half-brew", "herb-3"]
    # That was the one article of this pause.
    for hero in ("dwarf", "warrior"):
        assert offered(state, by=hero) == ["fight-on", "withdraw"]
    conserved(state)


@rule("AND-6.7")
@pytest.mark.parametrize("owner", ["dwarf", "archer"])
def test_a_falcon_of_either_carries_the_article_and_has_flown_then(owner: str) -> None:
    state = position(
        {"dwarf": 20, "archer": 21},
        creatures={20: "troll"},
        carries={"dwarf": ["herb-3"], owner: ["falcon"]}
        | ({"dwarf": ["herb-3", "falcon"]} if owner == "dwarf" else {}),
        willpower=20,
        strength=7,
    )
    joined(state, "archer")
    do(state, "begin", roll=(5, 2, 1))
    do(state, "keep", roll=(6,))
    do(state, "keep", by="archer", roll=(1, 1, 2))
    assert [text for text in offered(state, by="dwarf") if "hand-over" in text] == ["hand-over herb-3 archer"]
    do(state, "hand-over herb-3 archer", by="dwarf")
    assert "herb-3" in carried(state, "archer")
    assert "tired-falcon" in carried(state, owner)
    conserved(state)


@rule("AND-6.7")
def test_without_a_rested_falcon_nothing_goes_from_space_to_space() -> None:
    state = position(
        {"dwarf": 20, "archer": 21},
        creatures={20: "troll"},
        carries={"dwarf": ["herb-3", "tired-falcon"]},
        willpower=20,
        strength=7,
    )
    joined(state, "archer")
    do(state, "begin", roll=(5, 2, 1))
    do(state, "keep", roll=(6,))
    do(state, "keep", by="archer", roll=(1, 1, 2))
    assert offered(state, by="dwarf") == ["fight-on", "withdraw"]


@rule("AND-6.7")
def test_who_hands_the_bow_away_can_no_longer_shoot() -> None:
    state = position(
        {"dwarf": 21, "warrior": 21}, creatures={20: "troll"}, carries={"dwarf": ["bow"]}, willpower=20, strength=7
    )
    do(state, "fight 20", "begin", roll=(6,))
    do(state, "keep", roll=(1, 1, 2))
    # The warrior stands there without a bow and does not fight along, so nobody can be handed anything.
    assert offered(state) == ["fight-on", "withdraw"]
    state = position({"archer": 21, "dwarf": 21}, creatures={20: "troll"}, carries={"dwarf": ["bow"]}, strength=7)
    joined(state, "dwarf")
    do(state, "begin", "keep", roll=(6, 6))
    do(state, "keep", by="dwarf", roll=(1, 1, 2))
    do(state, "hand-over bow archer", by="dwarf")
    assert offered(state, by="dwarf") == ["withdraw"]


@rule("AND-6.8")
def test_anybody_may_withdraw_after_a_round_and_saves_hours() -> None:
    state = position({"dwarf": 20, "warrior": 20, "archer": 21}, creatures={20: "troll"}, willpower=13, strength=5)
    joined(state, "warrior", "archer")
    do(state, "begin", roll=(1, 1, 1, 1, 1, 1))
    do(state, "keep", by="archer", roll=(1, 2, 4))
    assert state.seats_to_act == state.seats_awaited == (0, 1, 2), "each of them decides"
    do(state, "withdraw", by="warrior")
    assert set(state.seats_to_act) == {0, 2}
    do(state, "fight-on", by="archer")
    do(state, "fight-on", by="dwarf", roll=(1, 1, 1))
    assert fighters(state) == ["dwarf", "archer"]
    assert state.hours == [2, 1, 2]
    assert [one.seat for one in fight(state).thrown] == [0, 2]


@rule("AND-6.8")
def test_if_the_leader_goes_the_next_fighter_to_the_left_leads() -> None:
    state = position(
        {"archer": 72, "dwarf": 20, "wizard": 20, "warrior": 20}, creatures={20: "troll"}, willpower=13, strength=5
    )
    state.turn = 2
    joined(state, "dwarf", "warrior")
    do(state, "begin", roll=(1,))
    do(state, "turn-die 0", by="wizard", roll=(1, 1, 1, 1, 1, 1, 2, 3))
    do(state, "withdraw", by="wizard")
    do(state, "fight-on", by="dwarf")
    do(state, "fight-on", by="warrior", roll=(1, 2, 1, 1, 2, 1, 2))
    # The warrior sits to the wizard's left: three dice, then the dwarf's two.
    assert [hero_at(state, one.seat) for one in fight(state).thrown] == ["warrior", "dwarf"]
    assert [len(one.dice) for one in fight(state).thrown] == [3, 2]


@rule("AND-6.8")
def test_who_has_withdrawn_does_not_lose_willpower_any_more() -> None:
    state = position({"dwarf": 20, "warrior": 20}, creatures={20: "troll"}, willpower=13, strength=7)
    joined(state, "warrior")
    do(state, "begin", roll=(1, 1, 1, 1, 1, 1, 2, 3))
    do(state, "withdraw", by="dwarf")
    before = state.willpower[0]
    do(state, "fight-on", by="warrior", roll=(1, 1, 1, 6, 6, 6))
    assert state.willpower[0] == before


@rule("AND-6.8")
def test_when_all_withdraw_the_creature_recovers() -> None:
    state = position({"dwarf": 20, "warrior": 20}, creatures={20: "skral"}, willpower=13, strength=3)
    joined(state, "warrior")
    do(state, "begin", roll=(2, 1, 2, 1, 1, 1, 2))
    do(state, "withdraw", by="warrior")
    do(state, "withdraw", by="dwarf")
    assert state.battle is None
    assert creatures(state) == {20: "skral"}
    assert on_turn(state) == "warrior"
    do(state, "fight 20")
    assert fight(state).willpower == 6


@rule("AND-6.9")
def test_a_fighter_without_willpower_falls_out_and_the_others_fight_on() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20}, creatures={20: "troll"}, willpower={"dwarf": 4, "warrior": 13}, strength=4
    )
    joined(state, "warrior")
    do(state, "begin", roll=(3, 4, 1, 1, 4, 4, 1))
    # 8 + 3 + 4 = 15 against 22: the dwarf falls, the warrior has 6 left.
    assert (state.willpower, state.strength) == ([3, 6], [3, 4])
    assert state.seats_to_act == (1,)
    assert fighters(state) == ["warrior"]
    # 4 + 6 against 14 + 3: now she falls as well, and nothing more happens to the dwarf.
    do(state, "fight-on", roll=(6, 6, 1, 2, 3))
    assert state.battle is None
    assert (state.willpower, state.strength) == ([3, 3], [3, 3])


@rule("AND-6.9")
def test_a_fighter_without_an_hour_left_falls_out() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20}, creatures={20: "skral"}, hours={"warrior": 6}, willpower=2, strength=3
    )
    joined(state, "warrior")
    do(state, "begin", roll=(2, 2, 1, 1, 2))
    assert offered(state, by="warrior") == ["withdraw"]
    assert offered(state, by="dwarf") == ["fight-on", "withdraw"]


@rule("AND-6.9")
def test_all_may_fall_in_one_round() -> None:
    state = position({"dwarf": 20, "warrior": 20}, creatures={20: "troll"}, strength=2)
    joined(state, "warrior")
    do(state, "begin", roll=(1, 1, 1, 1, 1, 6, 6, 6))
    assert state.battle is None
    assert (state.willpower, state.strength) == ([3, 3], [1, 1])
    assert on_turn(state) == "warrior"
