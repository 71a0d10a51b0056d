"""Chapter 18: the Sly Sams and their tricks, the clear mission, doom."""

from __future__ import annotations

import random

import pytest

from herna.games.monster_lands.components.box import MONSTERS, TRAPS
from herna.games.monster_lands.components.solo import APPRENTICE, BUNGLER, HERO, VETERAN
from herna.games.monster_lands.dice import DIE_NAMES
from herna.games.monster_lands.path import GATE, SAM
from herna.games.monster_lands.rules.scenario import rating
from herna.games.monster_lands.state import NONE, LandsState
from tests.found import found
from tests.games.battery import check_hidden
from tests.games.monster_lands.pieces import member, path_number, trap
from tests.games.monster_lands.table import ANNA, adventure, do, fresh, offered, position, put, view_of
from tests.games.monster_lands.test_sam import sam_rolls, table
from tests.games.monster_lands.test_scenarios import block, finish, with_points


@pytest.mark.rule("ML-18.8")
@pytest.mark.parametrize("traps", ["hidden", "open"])
def test_a_sly_sam_lays_two_tokens_face_down_at_lands_only(traps: str) -> None:
    """Also where one's own traps lie open: nobody knows Sam's."""
    state = fresh(1, scenario="sly-sam", traps=traps)
    state.strength, state.magic, state.haggle = [3], [0], [()]
    state.changed()
    assert len(state.trick_pile) == 24
    assert {TRAPS[one].group for one in state.trick_pile} == {"hidden", "trick"}
    assert {TRAPS[one].group for one in (*state.lodge, *state.trap_pile)} == {"upgraded"}
    sam_rolls(state, 6, 2)
    assert len(state.on(path_number("a1")).traps) == 2
    assert found(view_of(state, ANNA).paths[0]).traps == ("covered", "covered")
    for seed in range(20):
        check_hidden(state, random.Random(seed))
    sam_rolls(state, 5, 5)
    assert state.on(path_number("roll1")).traps == ()


@pytest.mark.rule("ML-18.8")
def test_the_pile_of_a_sly_sam_is_shuffled_again() -> None:
    state = table(scenario="sly-sam")
    state.trick_pile, state.trick_used = state.trick_pile[:1], state.trick_pile[1:]
    sam_rolls(state, 6, 2)
    assert (len(state.on(0).traps), len(state.trick_pile), state.trick_used) == (2, 22, ())


def sly(*sent: tuple[str, str, str], defense: int = 0) -> LandsState:
    """A sly Sam's land with Krus at Kale, tile 1a, and these members: path, who, dice."""
    clans = (("purkrab", "korfac"),)
    state = position(
        1, scenario="sly-sam", clans=clans, coins=9, monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0}
    )
    for path, who, dice in sent:
        put(state, path, who, ANNA, dice, defense=defense)
    return state


def dice_on(state: LandsState, path: str) -> str:
    return " ".join(DIE_NAMES[one % 21] for one in state.on(path_number(path)).dice)


@pytest.mark.rule("ML-18.8")
@pytest.mark.parametrize(
    ("token", "left", "right"),
    [
        ("steal-m1", "S S", "S M"),
        ("steal-s1", "S M", "S M"),
        ("steal-x2", "S S M", "S"),
        ("hs2", "S S M", "S M"),
    ],
)
def test_he_steals_from_the_neighbour_with_more_dice_for_him_magic_first(token: str, left: str, right: str) -> None:
    """Left S S M, right S M: for magic both are equal, so the left; for strength the left has more."""
    state = block(sly(("a1", "purkrab", "SSM"), ("a4", "korfac", "SM")), "a2", token)
    if token == "steal-x2":
        state = block(sly(("a1", "purkrab", "SSM"), ("a4", "korfac", "SSMM")), "a2", token)
        right = "S S"
    adventure(state)
    assert dice_on(state, "a1") == left
    assert dice_on(state, "a4") == right


@pytest.mark.rule("ML-18.8")
def test_a_defence_token_cancels_sams_trick() -> None:
    state = block(sly(("a1", "purkrab", "SS"), defense=1), "a2", "steal-s2")
    adventure(state)
    assert offered(state) == ["cancel-trick", "allow-trick"]
    do(state, "cancel-trick")
    assert (dice_on(state, "a1"), state.on(0).defense) == ("S S", 0)
    assert (state.trick_used, state.trap_used) == ((trap("steal-s2"),), ()), "it goes back to his own pile"
    state = block(sly(("a1", "purkrab", "SS"), defense=1), "a2", "steal-s2")
    adventure(state)
    do(state, "allow-trick")
    assert (dice_on(state, "a1"), dice_on(state, "a2")) == ("", "S S")


@pytest.mark.rule("ML-18.8")
def test_sams_diverted_dice_strike_when_his_path_is_resolved() -> None:
    """Korfac on the right has fewer defence tokens; the dice come just before Sam removes Krus."""
    state = sly(("a3", "korfac", "M"))
    put(state, "a1", "purkrab", ANNA, "S", defense=2)
    block(state, "a2", "divert2")
    adventure(state, roll=[1, 1, 1, 1])
    assert state.on(path_number("a2")).aims == ((path_number("a3"), 2),)
    do(state, "stop")
    assert offered(state) == ["throw-magic 0", "throw-magic 1"]
    do(state, "throw-magic 1", roll=[6])
    assert state.wounded >> member("korfac") & 1
    assert state.monsters[0] == NONE


@pytest.mark.rule("ML-18.8")
def test_sams_diverted_dice_need_a_monster_that_is_still_there() -> None:
    state = sly(("a3", "korfac", "M"))
    block(block(state, "a1"), "a2", "divert2")
    adventure(state)
    assert not state.wounded, "the first Sam has removed the monster"


@pytest.mark.rule("ML-18.8")
def test_your_own_tokens_follow_the_rules_of_tricks() -> None:
    state = sly()
    put(state, "a1", "purkrab", ANNA, "S", traps=["s1"])
    block(state, "a2", "hm1")
    adventure(state)
    assert offered(state) == ["reveal-trap a1 0", "leave-trap"]


@pytest.mark.rule("ML-18.9")
@pytest.mark.parametrize(
    ("yellow", "path"), [(1, "a1"), (2, "a1"), (3, "roll1"), (4, "roll1"), (5, "pay1"), (6, "pay1")]
)
def test_with_a_clear_mission_sam_goes_to_missions_more_often(yellow: int, path: str) -> None:
    state = sam_rolls(table(scenario="clear-mission"), 5, yellow)
    assert state.on(path_number(path)).seat == SAM


@pytest.mark.rule("ML-18.9")
@pytest.mark.parametrize(
    ("missions", "points", "rated"),
    [
        (3, 60, BUNGLER), (4, 29, BUNGLER), (4, 30, APPRENTICE), (5, 60, APPRENTICE), (6, 39, APPRENTICE),
        (6, 40, VETERAN), (7, 60, VETERAN), (8, 54, VETERAN), (8, 55, HERO),
    ],
)  # fmt: skip
def test_a_clear_mission_wants_missions_and_points(missions: int, points: int, rated: int) -> None:
    state = with_points("clear-mission", points)
    state.missions_done[ANNA] = missions
    assert rating(state) == rated
    assert finish(state) == rated


@pytest.mark.rule("ML-18.10")
def test_in_doom_misses_are_rolled_once_more() -> None:
    state = position(
        1, scenario="doom", coins=9, monsters={0: "krus", 2: "pliznik"}, land_row={0: "kale"}, tiles={0: 0}
    )
    put(state, "a3", "purkrab", ANNA, "S")
    adventure(state, roll=[1, 2, 6, 5, 2, 1])
    assert state.wounded >> member("purkrab") & 1, "two hits and two misses twice; Purkrab cancels one"


@pytest.mark.rule("ML-18.10")
def test_in_doom_a_monster_stands_at_the_gate_at_the_start_only() -> None:
    for seed in range(10):
        state = fresh(1, seed=seed, scenario="doom")
        assert state.setting.level.id == "normal"
        assert MONSTERS[state.monsters[GATE]].level == "A"
    state = position(1, scenario="doom", pool=("",), monsters={0: "krus"})
    do(state, "pass-turn")
    assert state.monsters[GATE] == NONE


@pytest.mark.rule("ML-18.10")
def test_in_doom_dice_against_everybody_and_diverted_ones_are_rolled_again_too() -> None:
    clans = (("purkrab", "zandala", "korfac"),)
    state = position(
        1,
        scenario="doom",
        clans=clans,
        coins=9,
        monsters={0: "trousic", 2: "pliznik"},
        land_row={0: "kale"},
        tiles={0: 0},
    )
    put(state, "a3", "zandala", ANNA, "S", defense=4)
    put(state, "a4", "korfac", ANNA, "S", defense=4)
    adventure(state, roll=[1, 2, 2, 1, 1, 2, 1, 2, 2, 1])
    assert offered(state) == ["stop", "roll S"], "one die for all, one diverted, three for Zhandala: each rolled twice"


@pytest.mark.rule("ML-18.9", "ML-8.3")
def test_a_clear_mission_counts_rewards_and_payments_and_no_consolation() -> None:
    state = position(1, scenario="clear-mission", missions=(1, 1), coins=9, clans=(("purkrab", "korfac", "tarka"),))
    put(put(state, "roll1", "purkrab", ANNA, "SS"), "roll2", "korfac", ANNA, "SS")
    put(state, "pay2", "tarka", ANNA, "S")
    adventure(state, roll=[3, 3, 4, 4])
    assert state.missions_done[ANNA] == 1, "of two successes one took the reward"
    do(state, "pay-mission")
    assert state.missions_done[ANNA] == 2
    state = position(1, scenario="clear-mission", missions=(1, 1), coins=9)
    put(put(state, "roll1", "purkrab", ANNA, "SS"), "pay1", "korfac", ANNA, "S")
    adventure(state, roll=[1, 1])
    do(state, "done")
    assert state.missions_done[ANNA] == 0
