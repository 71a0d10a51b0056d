"""Prince and shield dwarves, rubble, terrain, and tokens laid out by dice (chapter 11)."""

from __future__ import annotations

import pytest

from herna.games.andor.events import DieRolled
from herna.games.andor.pieces import NUMBER
from herna.games.andor.state import ALARM, PRINCE
from tests.games.andor.table import (
    conserved,
    creatures,
    do,
    legend_card,
    lies,
    offered,
    on_turn,
    position,
    sunrise,
    told,
)

# Prince and dwarves


@pytest.mark.rule("AND-11.12")
@pytest.mark.parametrize(
    ("friends", "more"),
    [({"prince": 20}, 4), ({"dwarves": 20}, 4), ({"prince": 20, "dwarves": 20}, 8), ({"prince": 19}, 0)],
)
def test_prince_and_dwarves_on_the_creatures_space_add_4_each(friends: dict[str, int], more: int) -> None:
    state = position({"dwarf": 20, "warrior": 72}, strength=5, willpower=14, friends=friends, creatures={20: "troll"})
    do(state, "fight 20", "begin", roll=[1, 2, 3, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 5 + 3 + more


@pytest.mark.rule("AND-11.12")
def test_the_prince_helps_a_shot_from_next_door_too() -> None:
    state = position(
        {"archer": 19, "dwarf": 72}, strength=9, willpower=9, friends={"prince": 20}, creatures={20: "troll"}
    )
    do(state, "fight 20", "begin", "keep", roll=[2, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 9 + 2 + 4


@pytest.mark.rule("AND-11.13")
def test_moving_the_prince_costs_an_hour_for_up_to_four_spaces_again_and_again() -> None:
    state = position({"dwarf": 7, "warrior": 14}, friends={"prince": 72})
    reach = {int(text.split()[2]) for text in offered(state, verb="move-friend")}
    assert {1, 6} < reach, "72-19-3-1 and 72-18-14-6"
    assert 7 not in reach, "five spaces away"
    do(state, "move-friend prince 6")
    assert state.hours[0] == 1
    do(state, "move-friend prince 7")
    assert state.hours[0] == 2
    do(state, "stop")
    assert state.friends[PRINCE] == 7
    assert on_turn(state) == "warrior"


@pytest.mark.rule("AND-11.13")
def test_the_prince_picks_nothing_up_activates_nothing_and_leads_nobody() -> None:
    state = position(
        {"dwarf": 7, "warrior": 14}, friends={"prince": 13}, fog={11: "gor"}, ground={11: ["farmer"]}, coins={11: 2}
    )
    do(state, "move-friend prince 11", "move-friend prince 12", "stop")
    assert state.fog[11]
    assert lies(state, 11) == ["farmer"]
    assert (state.coins[11], state.gold) == (2, [0, 0])
    assert creatures(state) == {}


@pytest.mark.rule("AND-11.13")
def test_without_an_hour_nobody_moves_the_prince() -> None:
    state = position({"dwarf": 7, "warrior": 14}, hours=7, willpower=2, friends={"prince": 13})
    assert not offered(state, verb="move-friend")


# Rubble


@pytest.mark.rule("AND-11.14")
def test_neither_heroes_nor_creatures_nor_friends_enter_rubble() -> None:
    state = position(
        {"dwarf": 11, "warrior": 9},
        ground={28: ["rubble-5"]},
        creatures={27: "gor"},
        friends={"dwarves": 11},
        legend="mine",
    )
    assert "walk 28" not in offered(state)
    assert "walk 17" in offered(state)
    assert "move-friend dwarves 28" not in offered(state)
    state.flags |= ALARM
    sunrise(state)
    assert creatures(state) == {27: "gor"}


@pytest.mark.rule("AND-11.14", "AND-11.15")
def test_rubble_is_cleared_from_next_door_like_a_fight() -> None:
    state = position({"dwarf": 11, "warrior": 17}, strength=2, ground={28: ["covered rubble-7"]}, legend="mine")
    do(state, "clear-rubble 28", "begin", roll=[4, 1])
    assert lies(state, 28) == ["rubble-7"], "4 + 2 is not enough"
    assert (state.hours[0], state.willpower[0]) == (1, 7), "a try that fails costs nothing more"
    do(state, "fight-on", roll=[5, 1])
    assert lies(state, 28) == []
    assert state.hours[0] == 2
    assert state.stock.count(NUMBER["rubble-7"]) == 1, "one of two is out of the game"
    assert on_turn(state) == "warrior"
    assert "walk 28" in offered(state)
    assert state.narrator == 0, "rubble is no creature"


@pytest.mark.rule("AND-11.14")
def test_rubble_is_cleared_together() -> None:
    state = position({"dwarf": 11, "warrior": 17}, strength=2, ground={28: ["rubble-8"]}, legend="mine")
    do(state, "clear-rubble 28", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", roll=[1, 2, 2, 1, 1])
    assert lies(state, 28) == [], "2 + 2 + 2 + 2"
    assert state.hours == [1, 1]


@pytest.mark.rule("AND-11.15")
def test_several_pieces_go_when_the_value_reaches_their_sum() -> None:
    state = position({"dwarf": 11, "warrior": 9}, strength=4, ground={28: ["rubble-8", "rubble-2"]}, legend="mine")
    do(state, "clear-rubble 28", "begin", roll=[6, 1])
    assert lies(state, 28) == [], "4 + 6 = 8 + 2"
    assert on_turn(state) == "warrior"


@pytest.mark.rule("AND-11.15")
@pytest.mark.parametrize(("gone", "left"), [("rubble-8", ["rubble-2"]), ("rubble-2", ["rubble-8"])])
def test_the_heroes_choose_which_rubble_goes_if_not_all_can(gone: str, left: list[str]) -> None:
    state = position({"dwarf": 11, "warrior": 9}, strength=4, ground={28: ["rubble-8", "rubble-2"]}, legend="mine")
    do(state, "clear-rubble 28", "begin", roll=[5, 1])
    assert offered(state) == ["remove-rubble rubble-2", "remove-rubble rubble-8"], "9 is enough for either"
    do(state, f"remove-rubble {gone}", by="warrior")
    assert lies(state, 28) == left
    assert offered(state, by="dwarf") == ["fight-on", "withdraw"]


@pytest.mark.rule("AND-11.15")
def test_what_is_left_of_the_attack_clears_more_of_the_heroes_choice() -> None:
    rubble = ["rubble-2", "rubble-5", "rubble-6", "rubble-7"]
    state = position({"dwarf": 11, "warrior": 9}, strength=8, ground={28: rubble}, legend="mine")
    do(state, "clear-rubble 28", "begin", roll=[6, 1])
    do(state, "remove-rubble rubble-7")
    assert offered(state) == [f"remove-rubble {piece}" for piece in rubble[:3]], "14 - 7 = 7"
    do(state, "remove-rubble rubble-5")
    assert lies(state, 28) == ["rubble-6"], "only the 2 is within 2, so it goes by itself"


# Terrain and dice


@pytest.mark.rule("AND-11.16")
def test_forest_and_river_bank() -> None:
    setting = position({"dwarf": 7, "warrior": 14}).setting
    forest = {space for space in range(73) if setting.is_terrain(space, "forest")}
    bank = {space for space in range(73) if setting.is_terrain(space, "river-bank")}
    assert forest == {*range(22, 26), *range(47, 61), 62, 63}
    assert bank == {8, 11, 12, 13, 16, *range(26, 34), *range(37, 43), 44, *range(46, 50), 56, 63, 64}


@pytest.mark.rule("AND-11.17")
def test_tokens_laid_out_by_dice() -> None:
    state = position({"dwarf": 7, "warrior": 14}, legend="healing", difficulty="easy")
    legend_card(state, "rune-stones", roll=[1, 1, 1, 6, 6, 1, 6, 6, 6, 1, 1, 1, 1, 1])
    assert {space: lies(state, space) for space in range(85) if state.ground[space]} == {
        11: ["covered rune-blue"],
        16: ["covered rune-blue"],
        61: ["covered rune-yellow", "covered rune-green"],
        66: ["covered rune-yellow"],
    }
    assert [roll.value for roll in told(state, DieRolled) if isinstance(roll, DieRolled)] == [
        1,
        1,
        1,
        6,
        6,
        1,
        6,
        6,
        6,
        1,
    ]
    conserved(state)
