"""Chapters 3, 5 and 7: turns, what is not an action, outings, settled lands."""

from __future__ import annotations

import pytest

from herna.games.monster_lands.state import DEPLOYMENT, NONE
from herna.words import say
from tests.games.monster_lands.pieces import gear, land, loot, member, monster, trap
from tests.games.monster_lands.table import ANNA, BEN, do, fresh, offered, position, prompt_of, refused


@pytest.mark.rule("ML-5.1", "ML-5.2")
def test_actions_go_round_until_everybody_has_passed() -> None:
    state = position(pool=("S", "SS"))
    assert refused(state, "pass-turn") == ("must-place", "ML-5.2")
    do(state, "pawn S")
    assert state.turn == BEN
    do(state, "dig 2")
    assert (state.turn, offered(state, "pass-turn")) == (ANNA, ["pass-turn"])
    do(state, "pass-turn")
    assert state.turn == BEN
    do(state, "pawn S")
    assert (state.turn, state.phase) == (BEN, DEPLOYMENT)
    do(state, "pass-turn")
    assert state.round == 2, "nobody went anywhere, so the next round has begun"


@pytest.mark.rule("ML-5.2")
def test_dice_that_can_go_nowhere_are_lost() -> None:
    state = position(pool=("H1", "S"), coins=0, panic=["pawnshop"], missions=(1, 1))
    state.members[ANNA] = ()
    state.changed()
    assert offered(state, "pass-turn") == ["pass-turn"]
    do(state, "pass-turn")
    assert state.haggle[ANNA] == ()


@pytest.mark.rule("ML-5.3", "ML-3.7", "ML-5.5")
def test_gains_once_a_round_are_no_action() -> None:
    clans = (("onduru", "hatyr", "lorin", "mrazor"), ("jeducha", "bambul"))
    state = position(clans=clans, coins=0, glory=20)
    do(state, "use-ability onduru 0", "use-ability hatyr 0", "use-ability lorin 0", "use-ability mrazor 1")
    assert (state.potion[ANNA], state.venom[ANNA], state.coins[ANNA], state.turn) == (1, 2, 2, ANNA)
    assert refused(state, "use-ability hatyr 0") == ("ability-used", "ML-3.7")


@pytest.mark.rule("ML-5.5")
@pytest.mark.parametrize(("who", "cost", "roll"), [("fandor", 1, [3]), ("cervina", 2, [])])
def test_a_die_is_bought_only_while_its_member_is_at_home(who: str, cost: int, roll: list[int]) -> None:
    state = position(clans=(("purkrab", who), ("jeducha", "bambul")), coins=5, pool=("", "S"))
    do(state, f"use-ability {who} 0", roll=roll)
    assert state.coins[ANNA] == 5 - cost
    assert (state.haggle[ANNA], state.strength[ANNA]) == (((3,), 0) if roll else ((), 1))
    state = position(clans=(("purkrab", who), ("jeducha", "bambul")), coins=5)
    state.placed |= 1 << member(who)
    state.changed()
    assert not offered(state, "use-ability")


@pytest.mark.rule("ML-5.6", "ML-4.3")
def test_a_rookie_exchanges_a_die_once_a_round() -> None:
    state = position(clans=(("purkrab", "rookie-1"), ("jeducha", "bambul")), pool=("SH2", "S"))
    assert offered(state, "exchange") == [
        "exchange rookie-1 S M",
        "exchange rookie-1 S H",
        "exchange rookie-1 H2 S",
        "exchange rookie-1 H2 M",
    ]
    do(state, "exchange rookie-1 S H", roll=[5])
    assert (state.haggle[ANNA], state.strength[ANNA], state.turn) == ((2, 5), 0, ANNA)
    assert refused(state, "exchange rookie-1 H2 M") == ("ability-used", "ML-3.7")


@pytest.mark.rule("ML-5.7")
def test_a_potion_heals_somebody_at_home() -> None:
    state = position(wounded=["purkrab", "korfac"], potion={ANNA: 2})
    state.placed = 1 << member("korfac")
    state.changed()
    assert offered(state, "heal") == ["heal purkrab"]
    do(state, "heal purkrab")
    assert (state.potion[ANNA], state.wounded) == (1, 1 << member("korfac"))
    assert refused(state, "heal korfac") == ("heal-on-path", "ML-5.7")


@pytest.mark.rule("ML-5.8")
def test_a_trophy_is_sold_whole_for_five_coins_a_point() -> None:
    state = position(trophies={ANNA: ["hlubstir", "zoban"]}, coins=0)
    do(state, "sell-trophy hlubstir")
    assert (state.coins[ANNA], state.trophies[ANNA]) == (10, (monster("zoban"),))
    assert refused(state, "sell-trophy hlubstir") == ("no-such-trophy", "ML-5.8")


@pytest.mark.rule("ML-5.9", "ML-6.11")
def test_equipment_passes_between_members_at_home_and_comes_back_in_exchange() -> None:
    state = position(carried={"zeldiv-1": "purkrab", "drasnik-1": "korfac"})
    do(state, "give-gear zeldiv-1 korfac")
    assert state.bearer[gear(state, "zeldiv-1")] == member("korfac")
    assert state.bearer[gear(state, "drasnik-1")] == member("purkrab")
    assert refused(state, "give-gear zeldiv-1 purkrab") == ("gear-moved-already", "ML-5.9")
    state.placed = 1 << member("korfac")
    state.changed()
    assert not offered(state, "give-gear")


@pytest.mark.rule("ML-11.6")
def test_loot_of_the_deployment_phase() -> None:
    loots = {ANNA: ["haggle-to-magic", "magic-to-strength", "pouch", "flasks", "coins12", "trophy3"]}
    state = position(loots=loots, coins=0, pool=("MH4", "S"))
    do(state, "exchange-for-loot haggle-to-magic H4", "exchange-for-loot magic-to-strength M")
    assert (state.strength[ANNA], state.magic[ANNA], state.haggle[ANNA]) == (3, 3, ())
    do(state, "use-loot pouch", "use-loot flasks", "use-loot coins12", "use-loot trophy3")
    assert (state.coins[ANNA], state.defense[ANNA], state.potion[ANNA], state.venom[ANNA]) == (33, 1, 3, 2)
    assert len(state.loot_used) == 6
    assert state.turn == ANNA


@pytest.mark.rule("ML-6.13", "ML-11.6")
def test_somebody_is_hired_for_nothing_even_while_the_tavern_is_closed() -> None:
    state = position(loots={ANNA: ["free-hire"]}, coins=0, panic=["tavern"], tavern=["drabor", "vendela"])
    do(state, "use-loot free-hire")
    assert offered(state) == ["hire drabor", "hire rookie-1"], "Vendela's reputation is above the surplus of four"
    do(state, "hire drabor", roll=[1])
    assert member("drabor") in state.members[ANNA]
    assert state.tavern[0] != NONE
    assert state.turn == ANNA


# Outings


@pytest.mark.rule("ML-7.4", "ML-7.5", "ML-7.7", "ML-7.1")
def test_the_rulebooks_worked_path() -> None:
    state = position(pool=("SSMM", "S"), traps={ANNA: ["s1"]}, defense={ANNA: 1}, tiles={0: 0})
    do(state, "send a2", "send-member purkrab")
    assert state.on(1).dice == (0, 0), "two strength dice are needed and laid at once"
    do(state, "add-die M", "add-die M", "add-trap s1", "add-defense", "done")
    there = state.on(1)
    assert (len(there.dice), there.traps, there.defense, there.potion) == (4, (trap("s1"),), 1, 1)
    assert (state.strength[ANNA], state.magic[ANNA], state.turn) == (0, 0, BEN)
    assert refused(state, "send a2") == ("path-taken", "ML-7.1")


@pytest.mark.rule("ML-7.5")
def test_each_token_beyond_two_takes_the_room_of_two_dice() -> None:
    state = position(pool=("S" * 6 + "M" * 6, "S"), traps={ANNA: ["s1"] * 5}, defense={ANNA: 3}, tiles={0: 9})
    do(state, "send a1", "send-member purkrab")
    assert state.on(0).dice == (7, 7), "path one of tile 5b needs two magic dice and takes four more"
    do(state, "add-die S", "add-die S", "add-die S", "add-die S")
    assert not offered(state, "add-die")
    do(state, "add-trap s1", "add-defense")
    assert refused(state, "add-defense") == ("no-room", "ML-7.5")
    do(state, "done")
    state = position(pool=("S" * 6 + "M" * 6, "S"), traps={ANNA: ["s1"] * 5}, tiles={0: 9})
    do(state, "send a1", "send-member purkrab", "add-trap s1", "add-trap s1", "add-trap s1", "add-trap s1")
    assert offered(state) == ["done"], "two dice and four tokens"


@pytest.mark.rule("ML-7.4")
def test_the_dice_of_a_path_must_fit() -> None:
    state = position(pool=("S", "S"), tiles={0: 0})
    assert offered(state, "send")[:1] == ["send a1"]
    assert refused(state, "send a3") == ("dice-do-not-fit", "ML-7.4")
    state = position(pool=("SMMH3", "S"), tiles={0: 4})
    do(state, "send a4", "send-member purkrab")
    assert refused(state, "done") == ("dice-missing", "ML-7.4")
    do(state, "add-die M", "add-die M")
    assert refused(state, "add-die H3")[1] == "ML-7.4"


@pytest.mark.rule("ML-7.6")
def test_one_potion_and_one_venom_go_along_besides_those_of_the_path() -> None:
    state = position(pool=("SS", "S"), potion={ANNA: 2}, venom={ANNA: 1}, tiles={0: 0})
    do(state, "send a2", "send-member purkrab", "add-potion", "add-venom")
    assert refused(state, "add-potion") == ("one-flask-of-a-kind", "ML-7.6")
    do(state, "done")
    assert (state.on(1).potion, state.on(1).venom, state.potion[ANNA]) == (2, 1, 1)


@pytest.mark.rule("ML-7.2", "ML-3.6")
def test_rookies_and_those_who_are_out_already_cannot_go() -> None:
    state = position(clans=(("purkrab", "rookie-1"), ("jeducha", "bambul")), pool=("SSS", "S"), tiles={0: 0})
    do(state, "send a1")
    assert offered(state) == ["send-member purkrab"]
    assert refused(state, "send-member rookie-1") == ("rookies-stay", "ML-3.6")
    do(state, "send-member purkrab", "done", "pawn S")
    assert refused(state, "send a2") == ("nobody-to-send", "ML-7.2")


@pytest.mark.rule("ML-7.3")
def test_a_mission_takes_exactly_its_dice_in_the_colours_one_likes() -> None:
    state = position(pool=("SSMH2H5", "S"), missions=(9, 1), traps={ANNA: ["s1"]}, potion={ANNA: 1})
    do(state, "send roll1", "send-member korfac")
    assert offered(state) == ["add-die S", "add-die H2", "add-die H5"], "strength or haggling, and no tokens"
    assert refused(state, "add-die M") == ("path-takes", "ML-7.3")
    do(state, "add-die H2", "add-die S")
    assert state.turn == BEN
    assert len(state.on(8).dice) == 2
    assert state.haggle[ANNA] == (5,)


@pytest.mark.rule("ML-7.8")
def test_the_gate_takes_whatever_there_is_while_a_monster_stands_there() -> None:
    state = position(pool=("SSSMM", "S"), traps={ANNA: ["s1"]})
    assert refused(state, "send gate1") == ("gate-is-quiet", "ML-7.8")
    clans = (("purkrab", "hatyr"), ("jeducha", "bambul"))
    state = position(clans=clans, pool=("SSSMM", "S"), traps={ANNA: ["s1", "s2"]}, monsters={2: "pocih"})
    do(state, "send gate1", "send-member hatyr")
    assert "done" not in offered(state), "at least one die or token"
    do(state, "add-die S", "add-die S", "add-die S", "add-die M", "add-die M", "add-trap s1")
    assert refused(state, "add-trap s2") == ("no-room-at-gate", "ML-7.8"), "seven of eight spaces are taken"
    do(state, "done")
    assert state.on(12).coins == 0
    state = position(pool=("H2", "S"), traps={ANNA: ["s1"]}, monsters={2: "pocih"})
    do(state, "send gate2", "send-member purkrab", "add-trap s1", "done")
    assert (state.on(13).coins, state.on(13).dice) == (5, ()), "a token alone is enough"
    state = position(pool=("", "S"), traps={ANNA: ["s1"]}, monsters={2: "pocih"})
    assert "send gate1" not in offered(state)


# Settled lands


@pytest.mark.rule("ML-7.9", "ML-7.10")
def test_kryzie_settled_by_luska_gives_two_haggling_dice_for_strength() -> None:
    clans = (("purkrab", "luska"), ("jeducha", "bambul"))
    state = position(clans=clans, pool=("SS", "S"), lands={ANNA: {"kryzie": "luska"}})
    do(state, "use-land kryzie", roll=[4, 1])
    assert (state.haggle[ANNA], state.strength[ANNA], state.turn) == ((1, 4), 1, BEN)
    do(state, "pawn S")
    assert refused(state, "use-land kryzie") == ("land-used", "ML-7.10"), "once a round"


@pytest.mark.rule("ML-7.9")
def test_a_land_that_nobody_settles_gives_nothing() -> None:
    state = position(lands={ANNA: {"kryzie": ""}})
    assert refused(state, "use-land kryzie") == ("land-not-settled", "ML-7.9")


LAND_GIFTS = [
    ("nikegerie", "SMH3", [], {"glory": 7}),
    ("traklan", "SM", [2, 3, 4], {"haggle": (2, 3, 4)}),
    ("nebie", "M", [], {"strength": 3}),
    ("glacie", "H1H6", [], {"coins": 16}),
    ("kale", "M", [], {"potion": 3}),
    ("gurban", "SH2", [], {"magic": 3}),
    ("saha", "H3", [], {"magic": 2}),
    ("wahybar", "M", [], {"defense": 3}),
]


@pytest.mark.rule("ML-7.9", "ML-7.10")
@pytest.mark.parametrize(("name", "pool", "roll", "result"), LAND_GIFTS)
def test_what_each_land_gives(name: str, pool: str, roll: list[int], result: dict[str, object]) -> None:
    state = position(pool=(pool, "S"), lands={ANNA: {name: "korfac"}})
    do(state, f"use-land {name}", roll=roll)
    for what, amount in result.items():
        assert getattr(state, what)[ANNA] == amount
    assert state.turn == BEN


@pytest.mark.rule("ML-7.10", "ML-6.13")
def test_lands_that_give_from_a_display() -> None:
    lands = {ANNA: {"aldavie": "korfac", "rynie": "korfac", "ujunie": "korfac"}}
    state = position(pool=("SSSSS", "SSS"), lands=lands, coins=0, tavern=["drabor"], panic=["market"])
    first = state.loot_row[0]
    do(state, "use-land aldavie", f"take-loot {state.setting.names('loot')[first]}")
    assert state.loot[ANNA] == (first,)
    assert len(state.loot_row) == 4, "refilled at once"
    do(state, "pawn S", "done", "use-land rynie", "hire drabor", roll=[2])
    assert member("drabor") in state.members[ANNA]
    shown = state.setting.gear_names[state.market[0]]
    do(state, "pawn S", "done", "use-land ujunie", "add-die S", "add-die S")
    do(state, f"buy-gear {shown}", f"give-gear {shown} purkrab")
    assert state.bearer[gear(state, shown)] == member("purkrab")
    assert state.coins[ANNA] == 0


@pytest.mark.rule("ML-11.4")
def test_a_mercenary_of_the_lands_affinity_settles_it() -> None:
    clans = (("tentok", "luska", "ninra", "korfac", "rookie-1"), ("jeducha", "bambul"))
    state = position(clans=clans, lands={ANNA: {"kryzie": "", "rynie": "luska"}})
    assert offered(state, "settle") == ["settle kryzie ninra"], "not the chief, not Luska who settles already"
    do(state, "settle kryzie ninra")
    assert state.settler[land("kryzie")] == member("ninra")
    assert refused(state, "settle kryzie luska") == ("land-settled-already", "ML-11.4")


@pytest.mark.rule("ML-11.6")
def test_loot_for_the_outskirts_stays_in_the_pouch_meanwhile() -> None:
    state = position(loots={ANNA: ["kill6"]})
    assert refused(state, "use-loot kill6") == ("loot-not-now", "ML-11.6")
    assert loot("kill6") in state.loot[ANNA]


def test_other_peoples_turns_are_not_ones_own() -> None:
    state = fresh(2)
    other = 1 - state.turn
    assert state.options(other) == ()


@pytest.mark.rule("ML-5.9")
def test_equipment_goes_on_and_on_in_a_turn_but_never_back() -> None:
    clans = (("purkrab", "korfac", "tarka"), ("jeducha",))
    state = position(clans=clans, carried={"zeldiv-1": "purkrab"})
    do(state, "give-gear zeldiv-1 korfac")
    assert offered(state, "give-gear") == ["give-gear zeldiv-1 tarka"]
    do(state, "give-gear zeldiv-1 tarka")
    assert state.bearer[gear(state, "zeldiv-1")] == member("tarka")
    assert not offered(state, "give-gear")
    assert refused(state, "give-gear zeldiv-1 purkrab") == ("gear-moved-already", "ML-5.9")


@pytest.mark.parametrize(("language", "words"), [("en", "no dice left"), ("cs", "Kostky už nemáte")])
def test_whoever_has_no_dice_is_not_asked_to_place_any(language: str, words: str) -> None:
    state = position(pool=("", "S"), trophies={ANNA: ["pliznik"]})
    prompt = prompt_of(state, ANNA)
    assert prompt.facts["dice"] == 0
    told = say(language, "monster_lands")(f"prompt-{prompt.id}", **prompt.facts)
    assert words in told
    assert "0" not in told
