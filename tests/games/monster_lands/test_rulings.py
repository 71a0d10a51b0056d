"""What the rulebook leaves open, as the house has ruled it: the corners that no other test visits."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.monster_lands.events import TrapDiscarded
from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.setting import MERCENARIES, REPUTATION
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.setup import invite_cheap_ones
from tests.found import found
from tests.games.monster_lands.table import (
    ANNA,
    BEN,
    CARL,
    adventure,
    clean_up,
    do,
    fresh,
    gear,
    loot,
    member,
    monster,
    new,
    offered,
    position,
    prompt_of,
    put,
    refused,
    throw_of,
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


# Missions and battles


@pytest.mark.rule("ML-8.1")
def test_the_left_path_of_a_mission_finishes_before_the_right_one_rolls() -> None:
    state = position(missions=(1, 1), clans=(("nakrk",), ("zdrat",)))
    put(put(state, "roll1", "nakrk", ANNA, "SS"), "roll2", "zdrat", BEN, "SS")
    adventure(state, roll=[1, 1])
    assert state.seats_to_act == (ANNA,)
    assert state.on(9).dice == (0, 0)
    do(state, "stop", roll=[3, 3])
    assert state.seats_to_act == (BEN,)


@pytest.mark.rule("ML-9.4")
def test_the_order_of_one_attack() -> None:
    state = position(clans=(("zandala",), ("jeducha",)), monsters={0: "trousic"}, coins=9, **KALE)
    put(put(state, "a1", "zandala", ANNA, "SM", defense=1), "a4", "jeducha", BEN, "SM", defense=1)
    adventure(state, roll=[5])
    assert (state.seats_to_act, offered(state)) == ((BEN,), ["use-defense", "take-hits"]), "the path guards Anna"
    do(state, "use-defense")
    assert (state.seats_to_act, offered(state)) == ((BEN,), ["throw-magic 0", "throw-magic 1"]), "the diverted die"
    do(state, "throw-magic 0", roll=[1])
    assert (state.seats_to_act, offered(state)) == ((ANNA,), ["throw-magic 0", "throw-magic 1"])
    do(state, "throw-magic 1", roll=[1, 1])
    assert prompt_of(state, ANNA).id == "attack", "four dice, one diverted, one for the magic die: two were rolled"


@pytest.mark.rule("ML-9.7", "ML-9.10")
def test_those_hit_at_once_defend_from_the_left() -> None:
    state = position(clans=(("onduru", "geria"), ("jeducha",)), monsters={0: "trousic"}, coins=9, **KALE)
    put(state, "a2", "jeducha", BEN, "SS", defense=1)
    put(state, "a3", "onduru", ANNA, "M", defense=1)
    put(state, "a4", "geria", ANNA, "SS", defense=1)
    adventure(state, roll=[6])
    asked = []
    for _ in range(3):
        asked.append((state.seats_to_act[0], str(prompt_of(state, state.seats_to_act[0]).facts["member"])))
        do(state, "take-hits", roll=[] if len(asked) < 3 else [1, 1, 1, 1])
    assert asked == [(BEN, "jeducha"), (ANNA, "onduru"), (ANNA, "geria")]


@pytest.mark.rule("ML-9.8", "ML-9.9")
def test_one_more_wound_kills_who_is_wounded() -> None:
    clans = (("onduru", "geria"), ("jeducha",))
    state = position(clans=clans, wounded=["geria"], monsters={0: "pliznik"}, coins=9, **KALE)
    put(state, "a4", "geria", ANNA, "SS", traps=["s1"], venom=1)
    adventure(state, roll=[3, 1, 1])
    assert member("geria") not in state.members[ANNA]
    assert (state.glory[ANNA], state.venom[ANNA], state.reputation[ANNA]) == (6, 0, 0)


@pytest.mark.rule("ML-9.8")
@pytest.mark.parametrize(("hits", "potions", "glory"), [(1, 1, 5), (2, 1, 4)])
def test_hlubstir_costs_glory_only_if_a_hit_is_left(hits: int, potions: int, glory: int) -> None:
    state = position(clans=(("onduru",), ("jeducha",)), monsters={0: "hlubstir"}, coins=9, **KALE)
    put(state, "a4", "onduru", ANNA, "SS", potion=potions)
    adventure(state, roll=[3] * hits + [1] * (5 - hits))
    do(state, "drink-potion")
    assert state.glory[ANNA] == glory


@pytest.mark.rule("ML-9.9", "ML-10.8")
def test_what_somebody_did_before_dying_still_counts() -> None:
    clans = (("onduru", "zenek"), ("jeducha",))
    state = position(clans=clans, wounded=["zenek"], monsters={0: "trousic"}, coins=9, **KALE)
    put(put(state, "a3", "zenek", ANNA, "SS"), "a4", "jeducha", BEN, "SS", defense=1)
    adventure(state, roll=[1, 1, 1, 1, 1])
    do(state, "roll S", "stop", roll=[6, 4])
    assert state.seats_to_act == (BEN,), "Zenek's defence wards the second blow off"
    do(state, "take-hits", roll=[1, 1, 1, 1])
    do(state, "roll S", roll=[5])
    assert throw_of(state, BEN).total == 11
    state = position(
        clans=(("onduru", "geria"), ("jeducha",)), wounded=["geria"], monsters={0: "trousic"}, coins=9, **KALE
    )
    put(put(state, "a3", "geria", ANNA, "SS"), "a4", "jeducha", BEN, "SS", defense=1)
    adventure(state, roll=[1, 1, 1, 1, 1])
    do(state, "roll S", "stop", roll=[6, 4])
    assert member("geria") not in state.members[ANNA]
    assert len(state.on(2).dice) == 1, "the die that was rolled stays, the other is gone"
    do(state, "use-defense", roll=[1, 1, 1, 1])
    do(state, "roll S", roll=[5])
    assert throw_of(state, BEN).total == 11


@pytest.mark.rule("ML-10.7")
def test_a_bonus_for_captures_never_makes_a_kill() -> None:
    state = position(
        clans=(("turna",), ("jeducha",)), monsters={0: "krabohlav"}, coins=9, land_row={0: "saha"}, tiles={0: 0}
    )
    put(state, "a4", "turna", ANNA, "SS", traps=["p4"])
    adventure(state, roll=[1, 1, 1])
    do(state, "roll-all", roll=[3, 4])
    assert (state.glory[ANNA], state.trophies[ANNA]) == (10, ()), (
        "eleven, and fourteen for a capture: killing takes twelve"
    )


@pytest.mark.rule("ML-10.8", "ML-10.7")
def test_bonuses_for_one_outcome_and_dice_not_rolled_are_not_passed_on() -> None:
    state = position(clans=(("barbucha",), ("onduru",)), monsters={0: "krus"}, coins=9, **KALE)
    put(put(state, "a3", "barbucha", ANNA, "SSS", traps=["p4"], venom=1), "a4", "onduru", BEN, "SS")
    adventure(state, roll=[1] * 4)
    do(state, "roll S", "use-venom", "stop", roll=[3, 1, 1, 1, 1])
    assert found(view_of(state, BEN).battle).suffered == 9, "three, four of the trap and two of the venom"


@pytest.mark.rule("ML-10.5")
def test_veruda_needs_no_trap_even_where_others_need_two() -> None:
    state = position(clans=(("veruda",), ("jeducha",)), monsters={0: "trouchnivec"}, coins=9, **KALE)
    put(state, "a4", "veruda", ANNA, "SSS")
    adventure(state, roll=[1] * 4)
    do(state, "roll-all", roll=[5, 5, 4])
    assert state.glory[ANNA] == 13


@pytest.mark.rule("ML-10.10", "ML-9.5", "ML-12.1")
def test_a_dying_blow_at_the_gate_strikes_both_paths_and_magic_is_no_help() -> None:
    state = position(clans=(("veruda",), ("jeducha",)), monsters={0: "krus", 2: "zoban"}, coins=9)
    put(put(state, "gate1", "veruda", ANNA, "SSS"), "gate2", "jeducha", BEN, "MM")
    adventure(state, roll=[3, 3, 3])
    assert state.wounded == 1 << member("veruda"), "three hits, two guards"
    do(state, "roll-all", roll=[6, 6, 5])
    assert member("veruda") not in state.members[ANNA], "the guards are used up, and she was wounded"
    assert (state.glory[ANNA], state.trophies[ANNA]) == (5 + 4 + 3, (monster("zoban"),)), "the reward stays, and three"
    assert not state.wounded, "a guard saves Jeducha"


@pytest.mark.rule("ML-10.1", "ML-10.2", "ML-11.6")
def test_a_total_that_kills_can_be_lowered_to_a_capture_by_loot() -> None:
    state = position(
        clans=(("veruda",), ("jeducha",)), monsters={0: "pliznik"}, coins=9, loots={ANNA: ["reroll4"]}, **KALE
    )
    put(state, "a4", "veruda", ANNA, "SSS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll-all", roll=[6, 6, 2])
    assert offered(state) == ["stop", "use-loot reroll4"]
    do(state, "use-loot reroll4", "reroll S6", "stop", roll=[3])
    assert (state.glory[ANNA], state.trophies[ANNA]) == (9, ())


@pytest.mark.rule("ML-11.5", "ML-11.6")
def test_loot_of_land_a_serves_in_the_battle_for_land_b() -> None:
    state = position(
        3, clans=(("veruda", "geria"), ("jeducha",), ("onduru",)), coins=9, monsters={0: "krus", 1: "kodyl"},
        land_row={0: "kale", 1: "nebie"}, tiles={0: 0, 1: 2}, loot_row=["strength2", "kill6", "reroll4", "coins12"],
    )  # fmt: skip
    put(put(state, "a4", "veruda", ANNA, "SS"), "b4", "geria", ANNA, "SS")
    adventure(state, roll=[1] * 4)
    do(state, "roll-all", roll=[1, 1])
    do(state, "take-loot strength2", roll=[1] * 4)
    assert len(state.loot_row) == 4, "refilled after the land"
    do(state, "roll S", "use-loot strength2", roll=[3])
    assert throw_of(state, ANNA).total == 5
    assert loot("strength2") in state.loot_used


# Clean-up


@pytest.mark.rule("ML-13.1", "ML-3.4")
def test_flasks_that_come_home_are_kept_as_far_as_there_is_room() -> None:
    state = position(coins=9, potion={ANNA: 3}, venom={ANNA: 2}, tiles={0: 0})
    put(state, "a2", "purkrab", ANNA, "SS", potion=1, venom=1)
    clean_up(state)
    assert (state.potion[ANNA], state.venom[ANNA]) == (3, 3)


@pytest.mark.rule("ML-13.2")
def test_among_equal_monsters_land_a_goes_before_land_b() -> None:
    twins: dict[str, Any] = {"land_row": {0: "kale", 1: "nebie"}, "tiles": {0: 0, 1: 2}, "coins": 20}
    state = position(3, monsters={0: "piskor", 1: "ohnivir"}, clans=(("veruda",), ("jeducha",), ("onduru",)), **twins)
    put(put(state, "a4", "veruda", ANNA, "SS"), "b4", "jeducha", BEN, "SS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll-all", roll=[5, 5, 1, 1, 1])
    do(state, "roll-all", roll=[1, 1])
    do(state, offered(state)[0])
    assert state.monsters[GATE] == monster("piskor"), "attack 3 and kill value 15 both"
    state = position(3, monsters={0: "ohnivir", 1: "piskor"}, clans=(("jeducha",), ("veruda",), ("onduru",)), **twins)
    put(put(state, "a4", "jeducha", ANNA, "SS"), "b4", "veruda", BEN, "SS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll-all", roll=[1, 1])
    do(state, offered(state)[0], roll=[1, 1, 1])
    do(state, "roll-all", roll=[5, 5])
    assert state.monsters[GATE] == monster("ohnivir")


@pytest.mark.rule("ML-13.3", "ML-13.4")
def test_nobody_is_asked_which_of_equal_rookies_it_is() -> None:
    clans = (("purkrab", "rookie-1", "rookie-2"), ("jeducha",))
    state = clean_up(position(clans=clans, coins=[0, 9]))
    assert (state.round, len(state.members[ANNA])) == (2, 2)
    state = position(clans=clans, coins=[0, 9], carried={"batoh-1": "rookie-2"})
    clean_up(state)
    assert offered(state) == ["let-go rookie-1", "let-go rookie-2"], "one of them carries something"


@pytest.mark.rule("ML-13.1", "ML-13.4")
def test_the_clean_up_asks_in_turn_from_the_first_player() -> None:
    state = position(3, coins=0, trophies={ANNA: ["zoban"], BEN: ["pliznik"], CARL: ["krus"]}, turn=BEN)
    clean_up(state)
    asked = []
    while state.round == 1 and state.seats_to_act:
        asked.append(state.seats_to_act[0])
        do(state, offered(state, "sell-trophy")[0])
    assert asked == [BEN, CARL, ANNA]


@pytest.mark.rule("ML-12.3", "ML-13.2", "ML-7.8")
def test_a_monster_nobody_fought_at_the_gate_brings_more_panic_each_round() -> None:
    state = position(coins=30, monsters={0: "kodyl", 2: "pocih"})
    clean_up(state)
    assert (state.monsters[GATE], state.panic.bit_count()) == (monster("pocih"), 1)
    clean_up(state)
    assert state.panic.bit_count() == 2


@pytest.mark.rule("ML-15.3", "ML-2.11")
def test_the_monster_of_the_variant_is_the_next_of_the_deck() -> None:
    state = position(more_monsters=True, coins=9, monsters={0: "krus"})
    top = state.monster_pile[-1]
    clean_up(state)
    assert (state.round, state.monsters[GATE]) == (2, top)
    state = position(more_monsters=True, coins=9, monsters={0: "krus", 2: "zoban"})
    clean_up(state)
    assert state.monsters[GATE] == monster("zoban"), "left out while one is there"


@pytest.mark.rule("ML-14.3", "ML-3.3")
def test_a_promoted_chief_keeps_his_reputation_for_ties() -> None:
    def ended(clans: tuple[tuple[str, ...], ...], glory: list[int]) -> LandsState:
        state = position(clans=clans, glory=glory, coins=[0, 9])
        state.steps = []
        return state

    state = ended((("tarka",), ("jeducha", "drabor")), [10, 9])
    assert view_of(state, None).clan_boards[ANNA].score.total == view_of(state, None).clan_boards[BEN].score.total
    assert state.winners == (ANNA,)
