"""The edges of the rules: the clean-up, the end and tricks."""

from __future__ import annotations

import pytest

from herna.games.monster_lands.state import NONE
from tests.games.monster_lands.pieces import member
from tests.games.monster_lands.table import ANNA, BEN, CARL, adventure, clean_up, do, offered, position, put
from tests.games.monster_lands.test_edges import QUIET

# Clean-up and the end


@pytest.mark.rule("ML-13.1", "ML-5.7")
def test_a_potion_that_came_home_can_heal_who_brought_it() -> None:
    state = position(coins=9, wounded=["purkrab"], **QUIET)
    put(state, "a2", "purkrab", ANNA, "SS")
    clean_up(state)
    assert offered(state) == ["heal purkrab", "done"], "the path gave a potion that nobody drank"
    do(state, "heal purkrab")
    assert (state.wounded, state.potion[ANNA]) == (0, 0)


@pytest.mark.rule("ML-13.3", "ML-13.4", "ML-9.9")
def test_a_clan_that_lost_its_chief_promotes_before_wages_are_paid() -> None:
    state = position(clans=(("darbar", "tarka"), ("jeducha",)), coins=[0, 9])
    state.chief[ANNA] = NONE
    clean_up(state)
    assert state.chief[ANNA] == member("darbar"), "reputation four before three"
    assert state.members[ANNA] == (member("darbar"),), "Tarka is not paid and deserts; the chief is never paid"


@pytest.mark.rule("ML-13.4")
def test_only_one_deserts_and_the_others_stay_unpaid() -> None:
    state = position(clans=(("purkrab", "darbar", "tarka", "korfac"), ("jeducha",)), coins=[2, 9])
    clean_up(state)
    assert (state.coins[ANNA], state.members[ANNA]) == (0, tuple(map(member, ("purkrab", "tarka", "korfac"))))


@pytest.mark.rule("ML-13.4", "ML-6.11")
def test_the_equipment_of_a_deserter_passes_to_others_or_is_thrown_away() -> None:
    state = position(clans=(("purkrab", "darbar"), ("jeducha",)), coins=[0, 9],
                     carried={"zeldiv-1": "darbar", "nocir-1": "darbar"})  # fmt: skip
    clean_up(state)
    assert offered(state) == ["give-gear zeldiv-1 purkrab", "drop-gear zeldiv-1"]
    do(state, "give-gear zeldiv-1 purkrab", "drop-gear nocir-1")
    assert [one for one in state.bearer if one != NONE] == [member("purkrab")]


@pytest.mark.rule("ML-13.5")
def test_thirty_glory_that_are_lost_again_do_not_end_the_game() -> None:
    state = position(missions=(1, 1), glory=[30, 5], coins=9, clans=(("purkrab",), ("jeducha",)))
    put(state, "roll1", "purkrab", ANNA, "SS")
    adventure(state, roll=[1, 1])
    assert (state.glory[ANNA], state.round, state.over) == (29, 2, False)


@pytest.mark.rule("ML-13.7")
def test_among_three_equals_the_first_player_comes_last() -> None:
    state = position(3, coins=9, turn=CARL)
    clean_up(state)
    assert state.first == BEN, "Ben sits to the right of Carl"
    state = position(3, coins=9, turn=BEN, clans=(("purkrab", "tarka"), ("jeducha",), ("onduru", "trunk", "tarka")))
    clean_up(state)
    assert state.first == BEN, "alone the lowest: he begins again"


# Tricks


@pytest.mark.rule("ML-16.4")
def test_paths_of_another_land_are_never_neighbours() -> None:
    state = position(3, clans=(("purkrab",), ("jeducha",), ("onduru",)), monsters={0: "krus", 1: "kodyl"}, coins=9,
                     land_row={0: "kale", 1: "nebie"}, tiles={0: 0, 1: 2}, tricks=True)  # fmt: skip
    put(put(state, "a4", "purkrab", ANNA, "SS", traps=["steal-x2"]), "b1", "jeducha", BEN, "M")
    adventure(state)
    do(state, "reveal-trap a4 0", roll=[1] * 4)
    assert state.on(4).dice == (7,), "the trick was lost: Ben still has his die"


@pytest.mark.rule("ML-16.5", "ML-16.7")
def test_a_token_cancels_one_trick_and_the_next_one_works() -> None:
    state = position(clans=(("purkrab",), ("jeducha",)), monsters={0: "krus"}, coins=9, tricks=True, **QUIET)
    put(state, "a1", "purkrab", ANNA, "S", traps=["steal-s1", "steal-s1"])
    put(state, "a4", "jeducha", BEN, "SS", defense=1)
    adventure(state)
    do(state, "reveal-trap a1 0")
    assert (state.seats_to_act, offered(state)) == ((BEN,), ["cancel-trick", "allow-trick"])
    do(state, "cancel-trick")
    assert (state.on(3).defense, len(state.on(0).traps)) == (0, 1)
    do(state, "reveal-trap a1 0", roll=[1] * 4)
    assert (len(state.on(0).dice), len(state.on(3).dice)) == (2, 1)


@pytest.mark.rule("ML-16.6", "ML-9.5")
def test_the_target_of_diverted_dice_throws_magic_away_and_may_die_of_them() -> None:
    state = position(clans=(("purkrab", "korfac"), ("jeducha",)), monsters={0: "krus"}, coins=9, tricks=True,
                     wounded=["jeducha"], **QUIET)  # fmt: skip
    put(put(state, "a1", "purkrab", ANNA, "S", traps=["divert2"]), "a3", "jeducha", BEN, "MM")
    adventure(state)
    do(state, "reveal-trap a1 0", "divert-to a3")
    assert offered(state) == ["throw-magic 0", "throw-magic 1", "throw-magic 2"]
    do(state, "throw-magic 1", roll=[3, 1, 1])
    assert state.members[BEN] == (), "one die was left and hit the wounded"
    assert state.glory[BEN] == 6, "the third path pays one"
