"""Chapters 5 and 6: haggling and the seven buildings."""

from __future__ import annotations

import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands.actions import Visit
from herna.games.monster_lands.rules.haggle import discount_of
from herna.games.monster_lands.setting import LABORATORY, LODGE
from herna.games.monster_lands.state import NONE
from herna.kernel import Note
from herna.words import say
from tests.games.monster_lands.pieces import die, member, trap
from tests.games.monster_lands.table import ANNA, BEN, CARL, do, fresh, offered, position, refused, view_of


@pytest.mark.rule("ML-6.12", "ML-5.10")
def test_two_strength_dice_bring_six_coins_and_block_the_space() -> None:
    state = position(pool=("SS", "SS"), coins=0)
    do(state, "dig 0")
    assert state.coins[ANNA] == 6
    assert offered(state, "dig") == ["dig 1", "dig 2"]
    assert refused(state, "dig 0") == ("space-taken", "ML-5.10")
    do(state, "dig 1")
    assert state.coins[BEN] == 4


@pytest.mark.rule("ML-2.10")
def test_the_last_space_of_the_mine_needs_three_players() -> None:
    assert refused(position(pool=("S", "S")), "dig 3") == ("space-closed", "ML-2.10")
    assert "dig 3" in offered(position(3, pool=("S", "S", "S")))


@pytest.mark.rule("ML-5.11", "ML-5.12", "ML-5.13", "ML-6.1")
def test_the_rulebooks_three_visitors_of_the_lodge() -> None:
    state = position(3, pool=("H5", "S", "H3"), coins=[4, 9, 1], lodge=["sp3", "s1", "p4", "m1", "s2", "mp1"])
    do(state, "visit lodge H5", "buy-trap 0", "done")
    assert state.coins[ANNA] == 0, "nine coins less five"
    assert trap("sp3") in state.traps[ANNA]
    assert state.turn == BEN
    do(state, "visit lodge S", "buy-trap 2", "done")
    assert state.coins[BEN] == 5, "a strength die brings no discount"
    state.lodge = (trap("s1"), trap("p4"), *state.lodge[2:])
    state.changed()
    do(state, "visit lodge H3", "buy-trap 0", "buy-trap 1", "done")
    assert state.coins[CARL] == 0, "two traps for four coins each less eight: one coin at least"


@pytest.mark.rule("ML-5.12")
def test_an_equal_or_higher_die_counts_alone_and_only_the_last_one_is_compared() -> None:
    state = position(3, pool=("H3", "H5", "H4"), coins=2, lodge=["s1", "s1", "s1", "s1", "m1", "m1"])
    do(state, "visit lodge H3", "buy-trap 0", "done")
    assert state.coins[ANNA] == 1
    do(state, "visit lodge H5", "buy-trap 4", "done")
    assert state.coins[BEN] == 1, "five is not lower than three: five less five costs one"
    assert discount_of(state, LODGE, die("H4")) == 9, "four is lower than the last, the five of Ben"
    shown = view_of(state, CARL).buildings
    assert shown[LODGE].discounts == {"H1": 6, "H2": 7, "H3": 8, "H4": 9, "H5": 5, "H6": 6}
    assert shown[LABORATORY].discounts == {}, "one does not haggle there"
    haggling = Visit(LODGE, die("H4"))
    assert GAME.note(view_of(state, CARL), haggling, say("en", GAME.name)) == Note("−9", "discount 9")
    assert GAME.note(view_of(state, CARL), haggling, say("cs", GAME.name)) == Note("−9", "sleva 9")
    assert GAME.note(view_of(state, CARL), Visit(LODGE, die("S")), say("en", GAME.name)) is None


@pytest.mark.rule("ML-5.15")
def test_a_die_may_lie_only_where_something_can_be_paid() -> None:
    state = position(pool=("SH1", "S"), coins=2, lodge=["s1"])
    assert refused(state, "visit lodge S") == ("nothing-to-pay-for", "ML-5.15")
    assert "visit lodge H1" not in offered(state)
    assert refused(do(state, "visit armory S"), "done") == ("buy-something", "ML-5.15")


@pytest.mark.rule("ML-5.14")
def test_discounts_of_members_and_equipment_come_after_haggling_and_go_down_to_nothing() -> None:
    clans = (("purkrab", "sutrovic"), ("jeducha", "bambul"))
    state = position(clans=clans, pool=("SH3", "S"), coins=0, lodge=["s1"], carried={"past": "sutrovic"})
    do(state, "visit lodge S")
    assert offered(state) == ["bargain sutrovic", "bargain past"], "nothing can be paid before"
    do(state, "bargain past", "buy-trap 0", "done")
    assert (state.coins[ANNA], state.traps[ANNA]) == (0, (trap("s1"),))
    state = position(clans=clans, pool=("H3H3", "S"), coins=1, lodge=["s2", "s1", "s3"], carried={"past": "sutrovic"})
    do(state, "visit lodge H3", "bargain sutrovic", "bargain past", "buy-trap 0", "buy-trap 1")
    do(state, "done")
    assert state.coins[ANNA] == 1, "eleven less three is eight, and less eight nothing"
    do(state, "pawn S")
    state.lodge = (trap("s3"),) * 6
    state.changed()
    assert "visit lodge H3" not in offered(state), "both discounts are used up this round"


@pytest.mark.rule("ML-6.2")
def test_the_display_is_refilled_after_the_action_and_used_traps_come_back() -> None:
    state = position(coins=20, lodge=["s1", "s1", "s2", "m1", "m1", "m2"])
    state.trap_used, state.trap_pile = state.trap_pile, ()
    do(state, "visit lodge S", "buy-trap 0", "buy-trap 1", "done")
    assert NONE not in state.lodge
    assert state.trap_used == ()


@pytest.mark.rule("ML-3.4")
def test_whoever_has_too_many_traps_throws_some_away_that_everybody_sees() -> None:
    state = position(coins=20, traps={ANNA: ["basic", "s1", "s2", "m1"]}, lodge=["m2", "p4", "sp1"])
    do(state, "visit lodge S", "buy-trap 0", "buy-trap 1", "done")
    assert offered(state) == [f"discard-trap {name}" for name in ("basic", "s1", "s2", "m1", "m2", "p4")]
    do(state, "discard-trap s1")
    assert state.trap_used == (trap("s1"),)
    assert len(state.traps[ANNA]) == 5
    assert state.turn == BEN


@pytest.mark.rule("ML-3.4")
def test_dajana_has_room_for_three_more_traps() -> None:
    clans = (("purkrab", "dajana"), ("jeducha", "bambul"))
    state = position(clans=clans, coins=40, traps={ANNA: ["s1"] * 4}, lodge=["m2", "p4", "sp1", "s3"])
    do(state, "visit lodge S", "buy-trap 0", "buy-trap 1", "buy-trap 2", "buy-trap 3", "done")
    assert len(state.traps[ANNA]) == 8
    assert state.turn == BEN


@pytest.mark.rule("ML-6.3", "ML-3.4")
def test_the_laboratory_gives_three_or_two_flasks_in_any_mixture() -> None:
    state = position(pool=("M", "M"), potion={ANNA: 2})
    assert offered(state, "brew") == ["brew 0", "brew 1"]
    do(state, "brew 0")
    assert offered(state) == ["flasks 0", "flasks 1", "flasks 2", "flasks 3"]
    do(state, "flasks 2")
    assert (state.potion[ANNA], state.venom[ANNA]) == (3, 1), "what is above the limit is lost"
    assert offered(state, "brew") == ["brew 1"]
    do(state, "brew 1", "flasks 0")
    assert state.venom[BEN] == 2


@pytest.mark.rule("ML-6.4", "ML-6.5")
def test_the_rulebooks_surplus_of_six_hires_fandor_and_not_vendela() -> None:
    state = position(pool=("H5", "S"), coins=5, glory=[20, 5], tavern=["vendela", "fandor"])
    state.reputation[ANNA] = 14
    do(state, "visit tavern H5")
    assert refused(state, "hire vendela") == ("too-little-surplus", "ML-6.4")
    do(state, "hire fandor")
    assert state.coins[ANNA] == 0, "ten coins less five"
    assert (state.reputation[ANNA], state.strength[ANNA]) == (19, 2)
    assert member("fandor") in state.members[ANNA]
    assert state.glory[ANNA] - state.reputation[ANNA] == 1


@pytest.mark.rule("ML-6.4", "ML-3.2")
def test_without_surplus_nobody_can_be_hired() -> None:
    state = position(glory=[16, 5], coins=50)
    state.reputation[ANNA] = 17
    assert refused(state, "visit tavern S") == ("no-surplus", "ML-6.4")


@pytest.mark.rule("ML-6.5", "ML-4.3")
def test_dice_of_somebody_hired_come_at_once_and_haggling_is_rolled() -> None:
    state = position(coins=20, pool=("S", "S"), tavern=["drabor"])
    do(state, "visit tavern S", "hire drabor", roll=[6])
    assert (state.strength[ANNA], state.haggle[ANNA]) == (1, (6,))


@pytest.mark.rule("ML-6.6")
def test_a_round_of_beer_brings_others_and_hiring_is_optional_after_it() -> None:
    state = position(coins=2, pool=("H6", "S"), tavern=["vendela", "luska", "lina", "veruda"])
    do(state, "visit tavern H6")
    assert "done" not in offered(state)
    do(state, "order-beer")
    assert state.coins[ANNA] == 0, "two coins, never discounted"
    assert set(state.tavern_used) == {member(name) for name in ("vendela", "luska", "lina", "veruda")}
    assert "order-beer" not in offered(state)
    assert len(state.rookies) == 8
    do(state, "done")
    assert state.turn == BEN


@pytest.mark.rule("ML-6.6", "ML-5.4")
def test_after_a_round_of_beer_trophies_and_loot_may_still_pay_for_somebody() -> None:
    state = position(
        coins=2, pool=("S", "S"), tavern=["vendela"], trophies={ANNA: ["pliznik"]}, loots={ANNA: ["coins10", "reroll4"]}
    )
    do(state, "visit tavern S")
    assert not [*offered(state, "sell-trophy"), *offered(state, "use-loot")], "before the beer it was the turn's time"
    do(state, "order-beer")
    assert offered(state)[-3:] == ["done", "use-loot coins10", "sell-trophy pliznik"]
    assert refused(state, "pass-turn") == ("hire-or-leave", "ML-6.6")
    do(state, "use-loot coins10", "sell-trophy pliznik")
    assert state.coins[ANNA] > 10
    assert offered(state, "hire"), "now somebody can be paid"
    do(state, offered(state, "hire")[0])
    assert (state.turn, len(state.members[ANNA])) == (BEN, 3)


@pytest.mark.rule("ML-6.7")
def test_rookies_are_cheap_and_wait_in_a_stack_of_their_own() -> None:
    state = position(coins=3, pool=("S", "S"), tavern=["vendela", "luska", "lina", "veruda"])
    do(state, "visit tavern S", "hire rookie-1")
    assert (state.coins[ANNA], len(state.rookies), state.strength[ANNA]) == (0, 7, 1)
    assert state.reputation[ANNA] == 2


@pytest.mark.rule("ML-6.8")
def test_up_to_three_defence_tokens_at_two_coins() -> None:
    state = position(coins=5, pool=("SH2", "S"))
    do(state, "visit armory S")
    assert offered(state) == ["buy-defense 1", "buy-defense 2"]
    assert refused(state, "buy-defense 3") == ("too-expensive", "ML-5.13")
    do(state, "buy-defense 2")
    assert (state.coins[ANNA], state.defense[ANNA]) == (1, 2)
    state = position(coins=4, pool=("H2", "S"), defense={ANNA: 4})
    do(state, "visit armory H2", "buy-defense 3")
    assert (state.coins[ANNA], state.defense[ANNA]) == (0, 5)


@pytest.mark.rule("ML-6.9")
def test_the_pawnshop_takes_any_number_of_dice_in_one_action() -> None:
    state = position(coins=0, pool=("SMH2", "S"))
    do(state, "pawn S", "pawn H2", "done")
    assert (state.coins[ANNA], state.magic[ANNA], state.turn) == (2, 1, BEN)
    do(state, "pawn S")
    assert state.coins[BEN] == 1


@pytest.mark.rule("ML-6.10", "ML-6.11")
def test_equipment_goes_to_an_unplaced_member_who_has_none_of_its_type() -> None:
    state = position(coins=20, market=["zeldiv-1", "nocir-1", "sipolet-1"], carried={"drasnik-1": "korfac"})
    do(state, "visit market S", "buy-gear zeldiv-1")
    assert offered(state) == ["give-gear zeldiv-1 purkrab", "give-gear zeldiv-1 korfac"]
    do(state, "give-gear zeldiv-1 korfac")
    assert offered(state) == ["give-gear drasnik-1 purkrab", "drop-gear drasnik-1"], "one weapon each"
    do(state, "give-gear drasnik-1 purkrab")
    bearers = {state.setting.gear_names[one]: who for one, who in enumerate(state.bearer) if who != NONE}
    assert bearers == {"zeldiv-1": member("korfac"), "drasnik-1": member("purkrab")}
    assert state.turn == BEN


@pytest.mark.rule("ML-6.10")
def test_nobody_at_home_nothing_to_buy() -> None:
    state = position(coins=20)
    state.placed = 1 << member("purkrab") | 1 << member("korfac")
    assert refused(state, "visit market S") == ("nobody-to-carry", "ML-6.10")


@pytest.mark.rule("ML-6.12")
def test_tepej_and_the_backpack_both_add_to_one_visit_of_the_mine() -> None:
    clans = (("purkrab", "korfac"), ("tentok", "tepej"))
    state = position(turn=BEN, clans=clans, coins=0, pool=("S", "SSS"), carried={"batoh-1": "tentok"})
    do(state, "dig 0")
    assert state.coins[BEN] == 10
    do(state, "pawn S", "dig 2")
    assert state.coins[BEN] == 12, "each once a round"


@pytest.mark.rule("ML-13.2")
def test_a_building_in_panic_is_closed() -> None:
    state = position(panic=["mine", "pawnshop", "tavern"])
    assert refused(state, "dig 0") == ("building-in-panic", "ML-13.2")
    assert refused(state, "pawn S") == ("building-in-panic", "ML-13.2")
    assert refused(state, "visit tavern S") == ("building-in-panic", "ML-13.2")


def test_a_fresh_game_stands_at_its_first_turn() -> None:
    state = fresh(3)
    assert state.round == 1
    assert offered(state)
