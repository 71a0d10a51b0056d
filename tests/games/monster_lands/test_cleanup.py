"""Chapters 13 and 14: clean-up, wages, the end, points."""

from __future__ import annotations

import pytest

from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.rules.scoring import score_line
from herna.games.monster_lands.state import NONE, LandsState
from tests.games.monster_lands.pieces import gear, land, member, monster, trap
from tests.games.monster_lands.table import ANNA, BEN, CARL, adventure, clean_up, do, offered, position, put


@pytest.mark.rule("ML-13.1", "ML-7.7")
def test_survivors_bring_home_what_lies_on_them() -> None:
    state = position(coins=20, missions=(1, 1), wounded=["korfac"], tiles={0: 2}, potion={ANNA: 1})
    put(state, "a4", "purkrab", ANNA, "S", traps=["s1", "basic"], defense=2, potion=1, venom=1)
    clean_up(state)
    assert (state.potion[ANNA], state.venom[ANNA], state.defense[ANNA]) == (2, 1, 0)
    assert state.coins[ANNA] == 23, "three of the path; the wages come later"
    assert state.trap_used == (trap("s1"),), "the basic trap has left the game"
    assert offered(state) == ["heal korfac", "done"]
    do(state, "heal korfac")
    assert (state.potion[ANNA], state.wounded) == (1, 0)


@pytest.mark.rule("ML-13.2", "ML-12.3")
def test_the_strongest_unbeaten_monster_stays_at_the_gate() -> None:
    state = position(3, coins=20, monsters={0: "pocih", 1: "ledobor", 2: "hlubstir"})
    state.fought = 0b011
    clean_up(state)
    assert state.monsters[GATE] in (monster("pocih"), monster("hlubstir"))
    assert state.monsters[GATE] == monster("hlubstir"), "equal attack and kill value: the one that was there"
    assert state.panic.bit_count() == 1
    assert monster("ledobor") not in (*state.monsters, *state.monster_pile)
    state = position(coins=20, monsters={0: "krus"})
    state.fought = 0b001
    clean_up(state)
    assert (state.monsters[GATE], state.panic.bit_count()) == (monster("krus"), 2), "Krus brings two tokens"


@pytest.mark.rule("ML-13.2")
def test_panic_stops_when_no_token_is_left() -> None:
    state = position(coins=20, monsters={0: "krus", 2: "pocih"}, panic=["lodge", "mine", "market", "tavern", "armory"])
    state.panic_pile, state.panic = (), 0b1111111
    clean_up(state)
    assert state.panic == 0b1111111


@pytest.mark.rule("ML-13.3", "ML-3.3")
def test_the_new_chief_is_the_one_of_highest_reputation_then_cost_then_choice() -> None:
    clans = (("purkrab", "korfac", "drabor", "tarka", "fandor"), ("jeducha", "bambul"))
    state = position(clans=clans, coins=40, lands={ANNA: {"traklan": "fandor"}})
    state.members[ANNA] = state.members[ANNA][1:]
    state.chief[ANNA] = NONE
    clean_up(state)
    assert offered(state) == ["promote drabor", "promote tarka"], "Fandor settles a land"
    do(state, "promote tarka")
    assert state.chief[ANNA] == member("tarka")
    assert state.coins[ANNA] == 40 - 2, "neither chief nor settler is paid"


@pytest.mark.rule("ML-13.3")
def test_a_settler_becomes_chief_only_if_there_is_nobody_else() -> None:
    state = position(coins=40, lands={ANNA: {"traklan": "korfac"}})
    state.members[ANNA], state.chief[ANNA], state.reputation[ANNA] = (member("korfac"),), NONE, 1
    clean_up(state)
    assert (state.chief[ANNA], state.settler[land("traklan")]) == (member("korfac"), NONE)


@pytest.mark.rule("ML-13.4")
@pytest.mark.parametrize(("glory", "wages"), [(10, 1), (11, 2), (20, 2), (21, 3)])
def test_wages_rise_with_glory(glory: int, wages: int) -> None:
    clans = (("purkrab", "korfac", "rookie-1"), ("jeducha", "bambul"))
    state = position(clans=clans, coins=10, glory=glory)
    clean_up(state)
    assert state.coins[ANNA] == 10 - 2 * wages


@pytest.mark.rule("ML-13.4", "ML-3.4")
def test_who_cannot_pay_loses_all_coins_and_the_member_of_highest_reputation() -> None:
    clans = (("purkrab", "korfac", "dajana", "drabor"), ("jeducha", "bambul"))
    state = position(clans=clans, coins=[2, 9], carried={"zeldiv-1": "drabor"}, traps={ANNA: ["s1"] * 4})
    clean_up(state)
    assert member("drabor") not in state.members[ANNA]
    assert (state.coins[ANNA], state.reputation[ANNA]) == (0, 3)
    assert offered(state) == [f"give-gear zeldiv-1 {name}" for name in ("purkrab", "korfac", "dajana")] + [
        "drop-gear zeldiv-1"
    ]
    do(state, "give-gear zeldiv-1 korfac")
    assert state.bearer[gear(state, "zeldiv-1")] == member("korfac")


@pytest.mark.rule("ML-3.4")
def test_when_dajana_leaves_there_is_room_for_fewer_traps() -> None:
    state = position(
        clans=(("purkrab", "dajana"), ("jeducha", "bambul")), coins=[0, 9], traps={ANNA: ["s1"] * 4 + ["m1"] * 3}
    )
    clean_up(state)
    assert offered(state) == ["discard-trap s1", "discard-trap m1"]
    do(state, "discard-trap s1", "discard-trap s1")
    assert len(state.traps[ANNA]) == 5


@pytest.mark.rule("ML-13.4")
def test_among_equals_the_clan_chooses_who_deserts() -> None:
    state = position(clans=(("purkrab", "drabor", "tarka"), ("jeducha", "bambul")), coins=[0, 9])
    clean_up(state)
    assert offered(state) == ["let-go drabor", "let-go tarka"]
    do(state, "let-go drabor")
    assert state.members[ANNA] == (member("purkrab"), member("tarka"))


@pytest.mark.rule("ML-5.4", "ML-13.4")
def test_trophies_may_be_sold_before_wages() -> None:
    state = position(coins=[0, 9], trophies={ANNA: ["zoban"]})
    clean_up(state)
    assert offered(state) == ["done", "sell-trophy zoban"]
    do(state, "sell-trophy zoban")
    assert state.coins[ANNA] == 4
    assert member("korfac") in state.members[ANNA]


@pytest.mark.rule("ML-13.5")
@pytest.mark.parametrize(("round_", "glory", "over"), [(5, 29, False), (5, 30, True), (6, 5, True)])
def test_the_game_ends_after_round_six_or_with_thirty_glory(round_: int, glory: int, over: bool) -> None:
    state = position(round=round_, glory=[glory, 5], coins=30)
    clean_up(state)
    assert state.over == over


@pytest.mark.rule("ML-13.7")
@pytest.mark.parametrize(
    ("first", "reputation", "following"), [(0, [3, 1, 2], 1), (0, [1, 1, 1], 2), (1, [1, 1, 1], 0), (2, [1, 2, 1], 0)]
)
def test_lowest_reputation_begins_then_who_sits_to_the_right(first: int, reputation: list[int], following: int) -> None:
    state = position(3, coins=30, turn=first)
    state.reputation = reputation
    clean_up(state)
    assert state.first == following


@pytest.mark.rule("ML-14.1", "ML-14.2")
def test_the_rulebooks_fifty_six_points() -> None:
    clans = (("jeducha", "bambul", "zerava"), ("purkrab", "korfac"))
    state = position(clans=clans, glory=[30, 5], trophies={ANNA: ["hlubstir", "krus"]})
    state.lands[ANNA] = (land("nebie"), land("kryzie"), land("traklan"))
    state.reputation[ANNA] = 16
    line = score_line(state, ANNA)
    assert (line.glory, line.reputation, line.trophies) == (30, 16, 4)
    assert line.affinities == (1, 1, 1, 3), "wind three times; forest, water and fire once"
    assert line.total == 56


@pytest.mark.rule("ML-14.1", "ML-3.6")
def test_the_loot_token_of_three_trophies_counts_and_rookies_have_no_affinity() -> None:
    state = position(clans=(("purkrab", "rookie-1"), ("jeducha",)), loots={ANNA: ["trophy3"]})
    line = score_line(state, ANNA)
    assert (line.trophies, line.signs) == (3, (1, 0, 0, 0))


@pytest.mark.rule("ML-14.2")
@pytest.mark.parametrize(("signs", "points"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 5), (5, 7), (6, 10), (7, 10)])
def test_points_for_signs_of_an_affinity(signs: int, points: int) -> None:
    wind = ("jeducha", "bambul", "algust", "lorin", "nakrk", "cervina", "melvina")
    state = position(clans=(("purkrab",), wind[:signs]))
    assert score_line(state, BEN).affinities[3] == points


@pytest.mark.rule("ML-14.3")
def test_ties_are_broken_by_chief_trophies_and_coins() -> None:
    def ended(**what: object) -> LandsState:
        state = position(clans=(("purkrab", "korfac"), ("tentok", "tepej")), coins=5)
        for name, value in what.items():
            setattr(state, name, value)
        state.steps = []
        return state

    assert ended().winners == (ANNA, BEN), "shared"
    assert ended(coins=[5, 6]).winners == (BEN,)
    assert ended(chief=[member("korfac"), member("tentok")]).winners == (ANNA,)
    assert ended(trophies=[(monster("zoban"),), ()], glory=[4, 5], coins=[0, 9]).winners == (ANNA,)


@pytest.mark.rule("ML-9.1", "ML-13.2")
def test_an_unbeaten_monster_comes_to_the_gate_after_the_battle() -> None:
    state = position(3, coins=20, monsters={0: "lepivec", 1: "krus"}, tiles={0: 0, 1: 2})
    put(state, "a4", "purkrab", ANNA, "SS")
    adventure(state, roll=[1, 1])
    do(state, "roll-all", roll=[1, 1])
    do(state, offered(state)[0])
    assert state.monsters[GATE] == monster("lepivec")
    assert state.monsters[0] not in (NONE, monster("lepivec"))
    assert CARL == 2
