"""The edges of the rules: nothing left, nobody there, ties, limits, and what works where one might not expect it."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.setting import BASIC_TRAP
from herna.games.monster_lands.state import NONE
from tests.games.monster_lands.pieces import land, member, monster
from tests.games.monster_lands.table import (
    ANNA,
    BEN,
    adventure,
    clean_up,
    do,
    fresh,
    offered,
    position,
    prompt_of,
    put,
    refused,
)

QUIET: dict[str, Any] = {"land_row": {0: "kale"}, "tiles": {0: 0}}
"""A land of wind; the fourth path needs two strength dice and gives three coins."""

# Set-up and supply


@pytest.mark.rule("ML-2.2", "ML-18.2")
def test_a_drawn_clan_is_one_that_the_scenario_allows() -> None:
    for seed in range(6):
        assert fresh(1, seed, scenario="gold-digger", clans="drawn").clans == (0,), "the forest"
        assert fresh(1, seed, scenario="travelling-light", clans="drawn").clans == (1,), "the water"


@pytest.mark.rule("ML-2.12", "ML-13.1")
def test_a_basic_trap_that_was_laid_leaves_the_game() -> None:
    state = position(coins=9, traps={ANNA: ["basic", "s1"]}, **QUIET)
    put(state, "a4", "purkrab", ANNA, "SS", traps=["basic", "s1"])
    state.traps[ANNA] = ()
    clean_up(state)
    assert BASIC_TRAP not in (*state.trap_used, *state.trap_pile, *state.lodge)
    assert len(state.trap_used) == 1, "the other one waits among the used"


@pytest.mark.rule("ML-4.1")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (5, 5), (8, 8)])
def test_a_reborn_clan_keeps_everything_and_has_its_coins_filled_up(before: int, after: int) -> None:
    state = position(clans=((), ("jeducha",)), coins=[before, 9], glory=[13, 5], pool=("", ""), defense={ANNA: 2},
                     venom={ANNA: 1}, traps={ANNA: ["p4"]}, trophies={ANNA: ["krus"]},
                     lands={ANNA: {"kale": ""}})  # fmt: skip
    clean_up(state)
    do(state, "done")
    assert state.members[ANNA] == (member("rookie-1"),) == (state.chief[ANNA],)
    assert (state.coins[ANNA], state.glory[ANNA], state.reputation[ANNA]) == (after, 13, 1)
    assert (state.defense[ANNA], state.venom[ANNA], len(state.traps[ANNA])) == (2, 1, 1)
    assert (state.trophies[ANNA], state.lands[ANNA]) == ((monster("krus"),), (land("kale"),))
    assert (state.strength[ANNA], state.magic[ANNA]) == (2, 1), "one of the rookie, two of thirteen glory"


@pytest.mark.rule("ML-4.2", "ML-3.1")
def test_without_glory_the_lowest_band_counts() -> None:
    state = position(glory=0, coins=9, pool=("", ""))
    clean_up(state)
    assert state.coins[ANNA] == 8, "one coin of wages"
    assert state.strength[ANNA] == 2, "one of Purkrab, one of the band"


# Deployment


@pytest.mark.rule("ML-5.2")
def test_who_has_passed_is_out_while_the_others_go_on() -> None:
    state = position(pool=("S", "SSS"))
    do(state, "pawn S", "pawn S", "done", "pass-turn", "pawn S", "done")
    assert state.turn == BEN, "Anna is not asked again"


@pytest.mark.rule("ML-5.5", "ML-3.7")
def test_abilities_without_the_sign_work_while_their_member_is_away() -> None:
    state = position(clans=(("onduru", "hatyr", "lorin"), ("jeducha",)), coins=0, **QUIET)
    put(put(put(state, "a1", "onduru", ANNA, "S"), "a4", "hatyr", ANNA, "SS"), "pay1", "lorin", ANNA)
    assert offered(state, "use-ability") == ["use-ability onduru 0", "use-ability hatyr 0", "use-ability lorin 0"]
    do(state, "use-ability onduru 0", "use-ability hatyr 0", "use-ability lorin 0")
    assert (state.potion[ANNA], state.coins[ANNA], state.venom[ANNA]) == (1, 2, 1)


@pytest.mark.rule("ML-5.14", "ML-6.12")
def test_discounts_and_coins_of_those_who_are_away_count_too() -> None:
    state = position(
        clans=(("tentok", "tepej", "sutrovic"), ("jeducha",)), pool=("SSS", "S"), coins=0, lodge=["s1"], **QUIET
    )
    put(put(state, "a1", "tepej", ANNA, "S"), "a4", "sutrovic", ANNA, "SS")
    do(state, "visit lodge S", "bargain sutrovic", "buy-trap 0", "done")
    assert (len(state.traps[ANNA]), state.coins[ANNA]) == (1, 0), "four coins less four, with a strength die"
    do(state, "pawn S", "dig 0")
    assert state.coins[ANNA] == 8


@pytest.mark.rule("ML-5.14")
def test_two_discounts_go_together_and_each_only_once_a_round() -> None:
    state = position(clans=(("tentok", "sutrovic"), ("jeducha",)), pool=("SS", "S"), coins=3,
                     carried={"past": "tentok"}, lodge=["s1", "s2", "m1", "s1", "s1", "s1"])  # fmt: skip
    do(state, "visit lodge S", "bargain sutrovic", "bargain past", "buy-trap 0", "buy-trap 1", "done")
    assert state.coins[ANNA] == 0, "eleven less eight"
    do(state, "pawn S")
    assert refused(state, "visit lodge S") == ("nothing-to-pay-for", "ML-5.15"), "both discounts are used up"


@pytest.mark.rule("ML-6.6")
def test_beer_is_never_discounted_and_ordered_once_a_visit() -> None:
    state = position(pool=("H6", "S"), coins=4, tavern=["vendela", "luska", "lina", "veruda"])
    do(state, "visit tavern H6", "order-beer")
    assert state.coins[ANNA] == 2, "two coins in spite of the six"
    assert refused(state, "order-beer") == ("one-beer", "ML-6.6")
    do(state, "done")
    assert len(state.members[ANNA]) == 2, "hiring is optional after it"


@pytest.mark.rule("ML-6.6", "ML-5.15")
def test_with_nobody_to_hire_a_die_may_lie_there_for_the_beer_with_a_surplus() -> None:
    nobody: dict[str, Any] = {"tavern": ["vendela", "luska", "lina", "veruda"], "pool": ("S", "S")}
    state = position(coins=2, **nobody)
    do(state, "visit tavern S")
    assert offered(state) == ["order-beer"], "a rookie costs three"
    state = position(coins=2, glory=1, **nobody)
    assert refused(state, "visit tavern S") == ("no-surplus", "ML-6.4")
    state = position(coins=1, **nobody)
    assert refused(state, "visit tavern S") == ("nothing-to-pay-for", "ML-5.15")


@pytest.mark.rule("ML-6.13", "ML-7.10")
def test_free_equipment_needs_somebody_at_home_and_a_card_but_no_open_market() -> None:
    lands = {ANNA: {"ujunie": "trunk"}}
    clans = (("onduru", "trunk"), ("jeducha",))
    state = position(clans=clans, lands=lands, pool=("SS", "S"), panic=["market"], market=["batoh-1"])
    do(state, "use-land ujunie", "buy-gear batoh-1", "give-gear batoh-1 onduru")
    assert member("onduru") in state.bearer
    state = position(clans=clans, lands=lands, pool=("SS", "S"), market=[])
    state.market_pile = ()
    assert refused(state, "use-land ujunie") == ("land-empty", "ML-7.10")
    state = position(clans=clans, lands=lands, pool=("SSSS", "S"), market=["batoh-1"], **QUIET)
    put(put(state, "a1", "onduru", ANNA, "S"), "a2", "trunk", ANNA, "SS")
    assert refused(state, "use-land ujunie") == ("land-empty", "ML-7.10")


@pytest.mark.rule("ML-6.13", "ML-7.10")
def test_a_free_hire_needs_a_surplus_and_the_loot_of_a_land_a_token() -> None:
    clans = (("tentok", "tepej"), ("jeducha",))
    state = position(clans=clans, lands={ANNA: {"rynie": "tepej"}}, pool=("SS", "S"), glory=1)
    assert refused(state, "use-land rynie") == ("land-empty", "ML-7.10")
    state = position(clans=clans, lands={ANNA: {"rynie": "tepej"}}, pool=("SS", "S"), glory=2, panic=["tavern"],
                     tavern=["dajana"])  # fmt: skip
    do(state, "use-land rynie")
    assert offered(state) == ["hire rookie-1"], "Dajana wants a surplus of two"
    state = position(clans=clans, lands={ANNA: {"aldavie": "tepej"}}, pool=("S", "S"), loot_row=[])
    assert refused(state, "use-land aldavie") == ("land-empty", "ML-7.10")


@pytest.mark.rule("ML-5.4", "ML-3.7")
def test_abilities_belong_to_the_deployment_phase_only() -> None:
    state = position(clans=(("onduru", "hatyr"), ("jeducha",)), coins=0, trophies={ANNA: ["krus"]}, missions=(1, 1))
    put(state, "pay1", "onduru", ANNA, "S")
    adventure(state)
    assert offered(state) == ["done", "sell-trophy krus"], "no coins of Hatir before paying"
    do(state, "sell-trophy krus", "pay-mission")
    assert (state.coins[ANNA], state.glory[ANNA]) == (10 - 4 - 1, 8), "wages of a coin for Hatir follow"


@pytest.mark.rule("ML-11.4", "ML-13.3")
def test_a_land_whose_settler_became_chief_can_be_settled_again() -> None:
    lands = {ANNA: {"kryzie": "ninra"}}
    state = position(
        clans=(("ninra",), ("jeducha",)), lands=lands, coins=[20, 9], glory=9, pool=("S", "S"), tavern=["pardala"]
    )
    state.chief[ANNA] = NONE
    clean_up(state)
    assert (state.chief[ANNA], state.settler[land("kryzie")]) == (member("ninra"), NONE)
    state.turn = ANNA
    state.changed()
    do(state, "visit tavern S", "hire pardala")
    state.turn = ANNA
    state.changed()
    assert offered(state, "settle") == ["settle kryzie pardala"], "not by the chief herself"


# Missions


@pytest.mark.rule("ML-8.4")
def test_a_penalty_in_coins_goes_as_far_as_they_do() -> None:
    for coins, left in ((1, 0), (2, 0), (5, 3)):
        state = position(missions=(8, 1), coins=coins, clans=(("purkrab",), ("jeducha",)))
        put(state, "roll1", "purkrab", ANNA, "M")
        adventure(state, roll=[3])
        assert (state.coins[ANNA], state.glory[ANNA]) == (left, 5), "three is below four: two coins"


@pytest.mark.rule("ML-8.4", "ML-3.1")
def test_a_penalty_never_takes_more_glory_than_there_is() -> None:
    state = position(missions=(7, 1), glory=1, coins=9, clans=(("purkrab",), ("jeducha",)))
    put(state, "roll1", "purkrab", ANNA, "SMH2")
    adventure(state, roll=[1, 1, 1])
    assert state.glory[ANNA] == 0


@pytest.mark.rule("ML-8.3", "ML-8.4")
def test_of_two_one_fails_and_one_wins_or_both_fail() -> None:
    clans = (("purkrab",), ("jeducha",))
    state = position(missions=(5, 1), coins=0, clans=clans)
    put(put(state, "roll1", "purkrab", ANNA, "SM"), "roll2", "jeducha", BEN, "SM")
    adventure(state, roll=[3, 3, 3, 4])
    assert (state.glory, state.coins) == ([3, 9], [0, 0]), "six fails and costs two, seven brings four"
    state = position(missions=(5, 1), coins=0, clans=clans)
    put(put(state, "roll1", "purkrab", ANNA, "SM"), "roll2", "jeducha", BEN, "SM")
    adventure(state, roll=[3, 3, 1, 1])
    assert state.glory == [3, 3]


# Battles


@pytest.mark.rule("ML-9.7")
@pytest.mark.parametrize(("name", "defended"), [("hlubstir", True), ("podsvetnik", True), ("kodyl", False)])
def test_defence_against_an_element_looks_at_the_monster_also_at_the_gate(name: str, defended: bool) -> None:
    state = position(clans=(("onduru", "zerava"), ("jeducha",)), coins=9, monsters={0: "pliznik", 2: name})
    put(state, "gate2", "zerava", ANNA, "S")
    dice = {"hlubstir": 5, "podsvetnik": 5, "kodyl": 4}[name]
    adventure(state, roll=[3, 3] + [1] * (dice - 2))
    assert bool(state.wounded >> member("zerava") & 1) is not defended, (
        "two hits, one guard, water and fire for Zherava"
    )


@pytest.mark.rule("ML-9.10", "ML-12.1")
def test_tlustoun_makes_the_guards_of_the_gate_useless() -> None:
    state = position(clans=(("onduru", "lemtal"), ("jeducha",)), coins=9, monsters={0: "krus", 2: "tlustoun"})
    put(state, "gate1", "lemtal", ANNA, "S", defense=1)
    adventure(state, roll=[3, 3, 1, 1])
    assert offered(state) == ["use-defense", "take-hits"], "two hits: neither two guards nor Lemtal's two defences"
    do(state, "use-defense")
    assert state.wounded == 1 << member("lemtal")


@pytest.mark.rule("ML-11.2", "ML-10.8")
def test_what_the_monster_suffered_does_not_help_against_the_land() -> None:
    state = position(clans=(("geria", "lemtal"), ("veruda",)), monsters={0: "tlustoun"}, coins=20, **QUIET)
    put(put(state, "a1", "lemtal", ANNA, "SS"), "a2", "veruda", BEN, "SS")
    put(state, "a3", "geria", ANNA, "MM")
    adventure(state, roll=[1] * 4)
    do(state, "roll-all", roll=[4, 4, 1, 1, 1, 1])
    do(state, "roll S", "stop", roll=[3, 4, 4])
    assert land("kale") not in state.lands[ANNA], "eight and Geria's three make eleven: Kale takes twelve"


@pytest.mark.rule("ML-13.2")
def test_of_equal_monsters_the_one_at_the_gate_stays() -> None:
    state = position(clans=(("purkrab",), ("jeducha",)), coins=9, monsters={0: "ohnivir", 2: "piskor"}, **QUIET)
    put(state, "a4", "purkrab", ANNA, "SS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll-all", roll=[1, 1])
    do(state, offered(state)[0])
    assert state.monsters[GATE] == monster("piskor"), "attack 3 and kill value 15 both"


@pytest.mark.rule("ML-9.4")
def test_a_token_does_not_cancel_zhandalas_die_but_wards_its_hit_off() -> None:
    state = position(clans=(("zandala",), ("jeducha",)), monsters={0: "krus"}, coins=9, tricks=True, **QUIET)
    put(put(state, "a1", "zandala", ANNA, "S"), "a4", "jeducha", BEN, "SS", defense=1)
    adventure(state, roll=[5])
    assert (state.seats_to_act, offered(state)) == ((BEN,), ["use-defense", "take-hits"])
    do(state, "use-defense", roll=[1, 1, 1])
    assert prompt_of(state, ANNA).id == "attack", "three dice are left for her"


@pytest.mark.rule("ML-9.4")
def test_without_a_neighbour_zhandala_faces_all_dice() -> None:
    state = position(clans=(("zandala",), ("jeducha",)), monsters={0: "krus"}, coins=9, **QUIET)
    put(state, "a1", "zandala", ANNA, "S")
    adventure(state, roll=[1, 1, 1, 1])
    assert prompt_of(state, ANNA).id == "attack"


@pytest.mark.rule("ML-11.1", "ML-13.6")
def test_where_no_monster_is_left_the_land_is_tried_at_once() -> None:
    state = position(clans=(("geria",), ("jeducha",)), coins=9, **QUIET)
    state.monsters, state.monster_pile = (NONE, NONE, NONE), ()
    put(state, "a4", "geria", ANNA, "SSM")
    adventure(state, roll=[3, 3, 3])
    assert state.lands[ANNA] == (land("kale"),), "nine and three"
    assert state.monsters[0] == NONE, "the deck is empty"


@pytest.mark.rule("ML-11.5")
def test_with_too_few_tokens_the_left_ones_take_loot() -> None:
    state = position(clans=(("purkrab", "korfac"), ("jeducha",)), coins=9, monsters={0: "krus"}, loot_row=["coins10"],
                     **QUIET)  # fmt: skip
    state.loot_pile = state.loot_used = ()
    put(put(state, "a1", "purkrab", ANNA, "S"), "a4", "jeducha", BEN, "SS")
    adventure(state, roll=[1] * 4)
    do(state, "roll S", roll=[1, 1, 1, 1, 1])
    do(state, "roll-all", roll=[1, 1])
    assert (state.seats_to_act, offered(state)) == ((ANNA,), ["take-loot coins10"])
    do(state, "take-loot coins10")
    assert state.loot[BEN] == ()
