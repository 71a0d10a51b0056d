"""What the rulebook leaves open, as the house has ruled it: the corners that no other test visits."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.monster_lands.events import TrapDiscarded
from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.setting import MERCENARIES, REPUTATION
from herna.games.monster_lands.state import NONE
from herna.games.monster_lands.steps.setup import invite_cheap_ones
from tests.games.monster_lands.pieces import gear, member, monster
from tests.games.monster_lands.table import (
    ANNA,
    BEN,
    adventure,
    clean_up,
    do,
    fresh,
    new,
    offered,
    position,
    put,
    refused,
    view_of,
)

KALE: dict[str, Any] = {"land_row": {0: "kale"}, "tiles": {0: 0}}

# Set-up


@pytest.mark.rule("ML-2.4")
def test_of_equal_reputations_the_one_that_came_first_makes_room() -> None:
    state = fresh(2)
    first = [member(name) for name in ("vendela", "luska", "lemtal", "tarka")]
    coming = [member(name) for name in ("lina", "veruda", "drabor")]
    state.tavern = tuple(first)
    rest = [card for card in MERCENARIES if card not in (*first, *coming)]
    state.tavern_pile = (*rest, *reversed(coming))
    invite_cheap_ones(state)
    shown = {card for card in state.tavern if REPUTATION[card] > 4}
    assert shown == {member("veruda"), member("lemtal")}, "Vendela, then Luska, then Lina who came before Veruda"
    assert sorted((*state.tavern, *state.tavern_pile)) == sorted(MERCENARIES)


@pytest.mark.rule("ML-2.7", "ML-2.11", "ML-15.1")
@pytest.mark.parametrize("level", ["hard", "deadly"])
def test_on_the_hard_levels_the_gate_can_be_manned_from_the_start(level: str) -> None:
    manned = [state for seed in range(60) if (state := new(4, seed, level=level)).monsters[GATE] != NONE]
    assert manned, "one game in ten"
    for state in manned:
        assert state.monsters[GATE] == monster("podsvetnik")
        assert NONE not in state.monsters[:2]
        assert len(state.monster_pile) == 17
    assert all(new(4, seed).monsters[GATE] == NONE for seed in range(60))


SPACES = {
    2: {"lodge": 3, "laboratory": 2, "tavern": 3, "armory": 2, "pawnshop": 0, "market": 2, "mine": 3},
    3: {"lodge": 4, "laboratory": 2, "tavern": 4, "armory": 3, "pawnshop": 0, "market": 3, "mine": 4},
}


@pytest.mark.rule("ML-2.10", "ML-5.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_spaces_of_the_buildings(players: int) -> None:
    found = {building.id: len(building.spaces) for building in view_of(fresh(players), None).buildings}
    assert found == SPACES[min(players, 3)]


@pytest.mark.rule("ML-5.10", "ML-5.1")
@pytest.mark.parametrize("building", ["lodge", "tavern", "armory", "market"])
def test_a_full_building_takes_no_more_dice(building: str) -> None:
    state = position(pool=("S", "S"), coins=30, glory=20)
    place = [one.id for one in view_of(state, None).buildings].index(building)
    state.houses = tuple((0,) * len(row) if one == place else row for one, row in enumerate(state.houses))
    state.changed()
    assert refused(state, f"visit {building} S") == ("building-full", "ML-5.10")


@pytest.mark.rule("ML-2.12")
def test_what_is_not_shuffled_again_runs_out() -> None:
    state = position(coins=20, pool=("S", "S"), market=["zeldiv-1", "nocir-1", "batoh-1"])
    state.market_pile = ()
    do(state, "visit market S", "buy-gear zeldiv-1", "give-gear zeldiv-1 purkrab")
    assert state.market.count(NONE) == 1
    state = position(coins=20, round=5)
    state.monsters, state.land_row, state.monster_pile, state.land_pile = (NONE,) * 3, (NONE,) * 2, (), ()
    state.mission_bag = ()
    clean_up(state)
    assert (state.round, state.monsters, state.land_row, state.missions) == (6, (NONE,) * 3, (NONE,) * 2, (NONE,) * 2)
    assert not offered(state, "send")
    assert refused(state, "send a1") == ("path-leads-nowhere", "ML-2.8")


@pytest.mark.rule("ML-2.12", "ML-11.5")
def test_used_loot_is_shuffled_again() -> None:
    state = position(lands={ANNA: {"aldavie": "korfac"}}, pool=("S", "S"))
    state.loot_used, state.loot_pile = state.loot_pile, ()
    do(state, "use-land aldavie", offered(do(state.copy(), "use-land aldavie"))[0])
    assert (len(state.loot_row), len(state.loot_pile), state.loot_used) == (4, 11, ())


# Dice pool and deployment


@pytest.mark.rule("ML-15.2", "ML-4.3")
def test_the_gift_is_chosen_before_haggling_dice_are_rolled() -> None:
    state = position(queens_gift=True, coins=9, pool=("", ""), clans=(("purkrab", "korfac"), ("tentok", "tepej")))
    clean_up(state)
    assert view_of(state, None).clan_boards[BEN].pool[-1] == "H", "not rolled yet"
    do(state, "take-gift-die H")
    do(state, "take-gift 0", roll=[2, 5, 6])
    first, other = (state.first, 1 - state.first)
    assert (state.haggle[first], state.haggle[other]) == ((2, 5), (6,))


@pytest.mark.rule("ML-15.2")
@pytest.mark.parametrize(
    ("gift", "what", "more"), [(0, "potion", 1), (1, "venom", 1), (2, "defense", 1), (3, "coins", 2)]
)
def test_each_of_the_queens_gifts(gift: int, what: str, more: int) -> None:
    state = clean_up(position(queens_gift=True, coins=9, pool=("", "")))
    before = getattr(state, what)[state.first]
    do(state, "take-gift-die S", f"take-gift {gift}")
    assert getattr(state, what)[state.first] == before + more


@pytest.mark.rule("ML-5.2", "ML-5.5")
def test_a_bought_die_has_to_be_placed() -> None:
    state = position(clans=(("purkrab", "cervina"), ("jeducha",)), pool=("", "S"), coins=2)
    assert offered(state) == ["pass-turn", "use-ability cervina 0"]
    do(state, "use-ability cervina 0")
    assert refused(state, "pass-turn") == ("must-place", "ML-5.2")


@pytest.mark.rule("ML-5.5")
def test_who_was_hired_this_round_helps_at_once() -> None:
    state = position(pool=("S", "S"), coins=7, tavern=["hatyr"])
    do(state, "visit tavern S", "hire hatyr", "pawn S", "use-ability hatyr 0")
    assert state.coins[ANNA] == 2


@pytest.mark.rule("ML-3.4", "ML-3.5", "ML-8.5")
def test_everybody_sees_which_traps_are_thrown_away_or_paid() -> None:
    state = position(traps={ANNA: ["s1", "p8"]}, missions=(1, 4), clans=(("purkrab",), ("jeducha",)))
    put(state, "pay1", "purkrab", ANNA, "S")
    adventure(state)
    state.events = []
    do(state, "pay-mission", "pay-trap p8")
    assert [told.event.trap for told in state.events if isinstance(told.event, TrapDiscarded)] != []
    assert "p8" in view_of(state, BEN).used_traps


@pytest.mark.rule("ML-6.10")
def test_rookies_carry_equipment() -> None:
    state = position(clans=(("purkrab", "rookie-1"), ("jeducha",)), coins=9, pool=("S", "S"), market=["koruna"],
                     equipment="house")  # fmt: skip
    do(state, "visit market S", "buy-gear koruna", "give-gear koruna rookie-1", "pawn S", "use-ability koruna 0")
    assert (state.bearer[gear(state, "koruna")], state.coins[ANNA]) == (member("rookie-1"), 6)


@pytest.mark.rule("ML-11.4", "ML-5.4")
def test_a_land_is_settled_by_somebody_wounded_or_away_even_before_wages() -> None:
    state = position(
        clans=(("purkrab", "ninra"), ("jeducha",)), lands={ANNA: {"kryzie": ""}}, wounded=["ninra"], coins=0
    )
    state.placed = 1 << member("ninra")
    state.changed()
    assert offered(state, "settle") == ["settle kryzie ninra"]
    clean_up(state)
    assert offered(state) == ["done", "settle kryzie ninra"]
    do(state, "settle kryzie ninra")
    assert state.round == 2, "nothing else to ask, and no wages for a settler"
    assert member("ninra") in state.members[ANNA]


@pytest.mark.rule("ML-5.4", "ML-14.3")
def test_at_the_very_end_trophies_may_be_sold_once_more() -> None:
    state = position(round=6, coins=9, trophies={BEN: ["zoban"]})
    clean_up(state)
    do(state, "done")
    assert offered(state) == ["done", "sell-trophy zoban"], "after wages, before points are counted"
    do(state, "sell-trophy zoban")
    assert state.over


@pytest.mark.rule("ML-7.1", "ML-8.3")
def test_two_members_of_a_clan_may_go_to_the_same_mission() -> None:
    state = position(missions=(1, 1), coins=0, clans=(("purkrab", "ninra"), ("jeducha",)))
    put(put(state, "roll1", "purkrab", ANNA, "SS"), "roll2", "ninra", ANNA, "SS")
    adventure(state, roll=[3, 3, 4, 4])
    assert (state.glory[ANNA], state.coins[ANNA]) == (8, 1), "the reward, the consolation of two, one coin of wages"


@pytest.mark.rule("ML-7.8", "ML-7.6")
def test_flasks_go_to_the_gate_too() -> None:
    state = position(pool=("S", "S"), potion={ANNA: 2}, venom={ANNA: 2}, monsters={2: "pocih"})
    do(state, "send gate1", "send-member purkrab", "add-die S", "add-potion", "add-venom")
    assert offered(state) == ["done"]
    do(state, "done")
    assert (state.on(12).potion, state.on(12).venom) == (1, 1)
