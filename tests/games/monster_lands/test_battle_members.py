"""Chapters 9 to 12: the member's attack, conquest, loot and the gate; with the rulebook's worked examples."""

from __future__ import annotations

import pytest

from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.state import NONE
from tests.found import found
from tests.games.monster_lands.pieces import land, member, monster
from tests.games.monster_lands.table import (
    ANNA,
    BEN,
    CARL,
    adventure,
    do,
    offered,
    position,
    prompt_of,
    put,
    refused,
    view_of,
)
from tests.games.monster_lands.test_battle import alone

# The member's attack


@pytest.mark.rule("ML-10.1", "ML-10.3", "ML-10.4", "ML-10.5")
def test_the_rulebooks_capture_of_krabohlav_with_exactly_eleven() -> None:
    clans = (("onduru", "trunk"), ("jeducha", "bambul"))
    state = position(clans=clans, monsters={0: "krabohlav"}, land_row={0: "kryzie"}, tiles={0: 0}, coins=0)
    put(state, "a2", "trunk", ANNA, "SSMM", traps=["p4"], venom=1)
    adventure(state)
    do(state, "throw-magic 0", roll=[1, 1, 1])
    assert prompt_of(state, ANNA).facts["total"] == 4, "the trap counts from the start"
    do(state, "roll M", roll=[2])
    assert prompt_of(state, ANNA).facts["total"] == 7
    do(state, "roll S", roll=[2])
    assert prompt_of(state, ANNA).facts["total"] == 9
    do(state, "use-venom")
    assert prompt_of(state, ANNA).facts["total"] == 11
    do(state, "stop")
    assert (state.glory[ANNA], state.trophies[ANNA]) == (10, ()), "captured, not killed: five glory"
    assert state.monsters[0] != monster("krabohlav")


@pytest.mark.rule("ML-10.5")
def test_nothing_is_captured_without_a_trap_but_by_veruda() -> None:
    for who, captured in (("geria", False), ("veruda", True)):
        state = position(
            clans=((who,), ("jeducha",)), monsters={0: "pliznik"}, land_row={0: "kale"}, tiles={0: 0}, coins=9
        )
        put(state, "a4", who, ANNA, "SS")
        adventure(state, roll=[1, 1, 1])
        do(state, "roll-all", roll=[6, 5])
        if offered(state, "stop"):
            do(state, "stop")
        assert (state.glory[ANNA] == 9) == captured


@pytest.mark.rule("ML-10.5")
@pytest.mark.parametrize(("traps", "captured"), [(["p4"], False), (["p4", "p4"], True)])
def test_trouchnivec_takes_two_traps(traps: list[str], captured: bool) -> None:
    state = position(monsters={0: "trouchnivec"}, land_row={0: "kale"}, tiles={0: 0}, coins=9)
    put(state, "a4", "purkrab", ANNA, "SSM", traps=traps)
    adventure(state)
    do(state, "throw-magic 0", roll=[1, 1, 1, 1])
    do(state, "roll-all", roll=[4, 4, 4 if not captured else 1])
    if offered(state, "stop"):
        do(state, "stop")
    assert (state.glory[ANNA] == 13) == captured


@pytest.mark.rule("ML-10.7")
def test_a_bonus_for_captures_never_kills_and_one_for_kills_never_captures() -> None:
    for who, glory in (("turna", 10), ("barbucha", 9)):
        clans = ((who,), ("jeducha",))
        state = position(clans=clans, monsters={0: "krabohlav"}, land_row={0: "kryzie"}, tiles={0: 0}, coins=9)
        put(state, "a4", who, ANNA, "SS", traps=["sp1"])
        adventure(state, roll=[1, 1, 1])
        do(state, "roll-all", roll=[3, 4])
        if offered(state, "stop"):
            do(state, "stop")
        assert state.glory[ANNA] == glory, "nine and three: twelve captures for Turna, kills for Barbucha"


@pytest.mark.rule("ML-10.8")
def test_bonuses_for_one_outcome_are_not_passed_on() -> None:
    clans = (("purkrab", "tentok"), ("jeducha", "bambul"))
    state = position(clans=clans, monsters={0: "zoban"}, land_row={0: "kryzie"}, tiles={0: 0}, coins=9)
    put(state, "a1", "jeducha", BEN, "SSS", traps=["p4"])
    put(state, "a4", "tentok", ANNA, "SS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll S", "roll S", "stop", roll=[2, 2])
    assert state.battle is not None
    assert state.battle.suffered == 8, "two dice and the flat trap, no die left lying and no +2 for kills"


@pytest.mark.rule("ML-10.9")
@pytest.mark.parametrize(("name", "dice", "total"), [("praskoun", "SSM", 4), ("ledobor", "SSM", 5)])
def test_some_monsters_take_one_off_each_die_of_a_colour(name: str, dice: str, total: int) -> None:
    state = position(monsters={0: name}, land_row={0: "saha"}, tiles={0: 0}, coins=9)
    put(state, "a4", "purkrab", ANNA, dice, venom=1)
    adventure(state)
    do(state, "throw-magic 0", roll=[1] * view_of(state, None).places[0].attack)
    do(state, "roll-all", roll=[1, 3, 2])
    assert prompt_of(state, ANNA).facts["total"] == total


@pytest.mark.rule("ML-10.2")
def test_rerolls_of_the_right_dice_each_once_or_the_same_again() -> None:
    state = position(
        clans=(("zdrat",), ("jeducha",)), monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0}, coins=9
    )
    put(state, "a4", "zdrat", ANNA, "SSM")
    adventure(state)
    do(state, "throw-magic 0", roll=[1] * 4)
    do(state, "roll-all", roll=[1, 2, 3])
    assert offered(state, "reroll") == ["reroll S1", "reroll S2"], "strength only"
    do(state, "reroll S1", roll=[1])
    assert offered(state, "reroll") == ["reroll S2"], "each die once"
    assert refused(state, "reroll S1") == ("no-reroll", "ML-10.2")
    state = alone("lina", "krus")
    put(state, "a4", "lina", ANNA, "SSM")
    adventure(state)
    do(state, "throw-magic 0", roll=[1] * 4)
    do(state, "roll-all", roll=[1, 2, 3])
    do(state, "reroll S1", roll=[1])
    assert offered(state, "reroll") == ["reroll S1", "reroll S2", "reroll M3"], "the same die may be rolled again"


@pytest.mark.rule("ML-10.10")
@pytest.mark.parametrize(("who", "traps", "glory", "potions"), [("darbar", ["p8"], 10, 0), ("luska", ["p8"], 9, 2)])
def test_abilities_after_a_capture(who: str, traps: list[str], glory: int, potions: int) -> None:
    state = alone(who, "pliznik")
    put(state, "a4", who, ANNA, "SS", traps=traps)
    adventure(state, roll=[1, 1, 1])
    do(state, "roll-all", roll=[2, 1])
    if offered(state, "stop"):
        do(state, "stop")
    assert (state.glory[ANNA], state.potion[ANNA]) == (glory, potions)


@pytest.mark.rule("ML-10.10", "ML-10.6")
def test_a_killed_zoban_strikes_everybody_there_once_more() -> None:
    clans = (("onduru", "trunk"), ("jeducha", "bambul"))
    state = position(clans=clans, monsters={0: "zoban"}, land_row={0: "kryzie"}, tiles={0: 0}, coins=9)
    put(state, "a1", "onduru", ANNA, "SSS", traps=["p8"])
    put(state, "a4", "jeducha", BEN, "SS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll-all", roll=[6, 6, 6])
    assert monster("zoban") in state.trophies[ANNA]
    assert state.wounded == 1 << member("jeducha"), "the path's defence keeps the killer unhurt"
    assert state.glory[ANNA] == 9


@pytest.mark.rule("ML-10.10", "ML-13.2")
def test_a_captured_piskor_pays_and_comes_to_the_gate() -> None:
    state = position(monsters={0: "piskor"}, land_row={0: "kale"}, tiles={0: 0}, coins=9)
    put(state, "a4", "purkrab", ANNA, "SS", traps=["p8"])
    adventure(state, roll=[1, 1, 1])
    do(state, "roll S", "stop", roll=[2])
    assert state.glory[ANNA] == 8
    assert state.monsters[GATE] == monster("piskor")


@pytest.mark.rule("ML-11.6", "ML-10.4")
def test_loot_in_battle_adds_to_the_kill_and_pays_after_it() -> None:
    state = position(
        monsters={0: "pliznik"}, land_row={0: "kale"}, tiles={0: 0}, coins=9,
        loots={ANNA: ["kill6", "kill-glory4", "strength2"]},
    )  # fmt: skip
    put(state, "a4", "purkrab", ANNA, "SS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll-all", roll=[2, 4])
    assert offered(state, "use-loot") == ["use-loot kill6", "use-loot strength2"]
    do(state, "use-loot strength2", "use-loot kill6")
    assert offered(state) == ["use-loot kill-glory4", "done"], "six, two once for both dice, and six: killed"
    do(state, "use-loot kill-glory4")
    assert state.glory[ANNA] == 12


# Conquest and loot


@pytest.mark.rule("ML-11.1", "ML-11.2", "ML-11.3", "ML-11.4", "ML-11.5")
def test_the_rulebooks_four_paths() -> None:
    clans = (("purkrab", "ninra"), ("jeducha", "bambul"), ("onduru", "trunk"))
    state = position(3, clans=clans, coins=20, monsters={0: "krabohlav"}, land_row={0: "kryzie"}, tiles={0: 0})
    put(state, "a1", "purkrab", ANNA, "S")
    put(state, "a2", "bambul", BEN, "SS", traps=["p8"])
    put(state, "a3", "ninra", ANNA, "MM", traps=["p8", "m1"])
    put(state, "a4", "onduru", CARL, "SSM")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll S", roll=[1, 1, 1, 1])
    do(state, "roll S", "stop", roll=[1, 5, 5, 5])
    assert state.glory[BEN] == 10, "one passed on, eight of the trap, one and Bambul's one: captured with eleven"
    assert land("kryzie") in state.lands[ANNA], "fifteen: the flat trap is no help against a land, its magic die is"
    assert state.glory[ANNA] == 8
    assert offered(state) == ["settle kryzie ninra", "done"]
    do(state, "settle kryzie ninra")
    assert state.settler[land("kryzie")] == member("ninra")
    assert state.seats_to_act == (ANNA,), "loot for Purkrab, then for Onduru who never fought"
    do(state, offered(state)[0])
    assert state.seats_to_act == (CARL,)
    do(state, offered(state)[0])
    assert len(state.loot_row) == 4


@pytest.mark.rule("ML-11.2")
def test_failed_attempts_at_a_land_add_up() -> None:
    clans = (("purkrab", "geria"), ("jeducha", "bambul"))
    state = position(clans=clans, coins=20, monsters={0: "krabohlav"}, land_row={0: "aldavie"}, tiles={0: 0})
    put(state, "a1", "bambul", BEN, "SSS", traps=["p8"])
    put(state, "a2", "purkrab", ANNA, "SS")
    put(state, "a4", "geria", ANNA, "SS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll S", "stop", roll=[2, 4, 3, 3, 4])
    assert land("aldavie") in state.lands[ANNA], "seven, and seven and three of Geria make seventeen"


@pytest.mark.rule("ML-11.1", "ML-11.2", "ML-11.5")
def test_everybody_is_asked_to_try_for_a_land_and_who_leaves_it_adds_nothing() -> None:
    clans = (("purkrab", "geria"), ("jeducha", "bambul"))
    state = position(clans=clans, coins=20, monsters={0: "krabohlav"}, land_row={0: "aldavie"}, tiles={0: 0})
    put(state, "a1", "bambul", BEN, "SSS", traps=["p8"])
    put(state, "a2", "purkrab", ANNA, "SS")
    put(state, "a4", "jeducha", BEN, "SS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll S", "stop", roll=[2], asked=True)
    assert (state.seats_to_act, offered(state)) == ((ANNA,), ["try-land", "leave-land"])
    do(state, "leave-land", asked=True)
    assert (state.seats_to_act, offered(state)) == ((BEN,), ["try-land", "leave-land"]), "then the next on the right"
    do(state, "try-land", roll=[4, 3])
    assert land("aldavie") in state.land_row, "seven of seventeen, and nothing of Purkrab's"
    assert offered(state, "take-loot"), "loot for who left it, and for who failed"


@pytest.mark.rule("ML-11.1")
def test_the_odds_of_a_land_stand_beside_the_question() -> None:
    clans = (("purkrab",), ("jeducha", "bambul"))
    state = position(clans=clans, coins=20, land_row={0: "kale"}, tiles={0: 0})
    state.monsters = (NONE, NONE, NONE)
    put(state, "a1", "bambul", BEN, "S")
    put(state, "a4", "purkrab", ANNA, "SS")
    adventure(state, asked=True)
    do(state, "try-land", roll=[1], asked=True)
    assert prompt_of(state, ANNA).facts["total"] == 2, "a one and the one of Bambul lie there already"
    forecast = view_of(state, ANNA).forecast
    assert forecast is not None
    needed = state.setting.conquest[land("kale")] - 2
    chance = sum(a + b >= needed for a in range(1, 7) for b in range(1, 7)) / 36
    assert forecast.gone == pytest.approx(chance)
    assert [odds.kill if odds else None for odds in forecast.choices] == [pytest.approx(chance), None]


@pytest.mark.rule("ML-11.2", "ML-10.4")
def test_venom_helps_against_a_land_too() -> None:
    clans = (("purkrab", "korfac"), ("jeducha", "bambul"))
    state = position(clans=clans, coins=20, monsters={0: "krabohlav"}, land_row={0: "kale"}, tiles={0: 0})
    put(state, "a1", "bambul", BEN, "SSS", traps=["p8"])
    put(state, "a2", "purkrab", ANNA, "SS", venom=1)
    adventure(state, roll=[1, 1, 1])
    do(state, "roll S", "stop", roll=[2, 5, 5])
    assert offered(state) == ["stop", "use-venom"]
    do(state, "use-venom")
    assert land("kale") in state.lands[ANNA]


# The gate


@pytest.mark.rule("ML-12.1", "ML-12.2", "ML-9.7")
def test_the_gate_is_defended_from_the_top_and_panic_ends() -> None:
    clans = (("purkrab", "hatyr"), ("jeducha", "bambul"))
    state = position(clans=clans, coins=20, monsters={0: "krus", 2: "pocih"}, panic=["mine", "market"])
    put(state, "gate1", "hatyr", ANNA, "SSSMM", traps=["p8"])
    put(state, "gate2", "jeducha", BEN, "S")
    adventure(state)
    do(state, "throw-magic 0", roll=[3, 1, 1, 1, 1])
    assert not state.wounded, "a hit and a sure hit, but two defences of the guards"
    do(state, "roll M", "roll M", "stop", roll=[4, 4])
    assert (state.monsters[GATE], state.panic) == (NONE, 0)
    assert state.coins[ANNA] == 20 + 10 - 2, "ten for the capture, two for wages"
    assert state.coins[BEN] == 20 + 5 - 1, "five of the guards come home with him"
    assert len(state.panic_pile) == 7
    assert state.loot == [(), ()], "no loot at the gate"


@pytest.mark.rule("ML-12.1", "ML-12.3")
def test_a_death_at_the_gate_brings_three_glory_and_the_monster_stays() -> None:
    state = position(coins=20, monsters={0: "krus", 2: "pocih"})
    put(state, "gate2", "korfac", ANNA, "S")
    adventure(state, roll=[6, 6, 6, 6, 6])
    assert (state.glory[ANNA], state.monsters[GATE]) == (8, monster("pocih"))


@pytest.mark.rule("ML-9.2")
def test_traps_are_revealed_and_bring_their_dice() -> None:
    state = position(monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0})
    put(state, "a4", "purkrab", ANNA, "SS", traps=["s3", "basic"])
    adventure(state, roll=[1, 1, 1, 1])
    assert state.on(3).dice == (0,) * 6
    assert found(view_of(state, BEN).paths[3]).traps == ("s3", "basic")


@pytest.mark.rule("ML-9.2", "ML-15.4")
def test_equipment_of_the_house_that_brings_a_die_or_takes_one_away() -> None:
    carried = {"plamen": "purkrab", "mlha": "purkrab"}
    state = position(equipment="house", carried=carried, monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0})
    put(state, "a4", "purkrab", ANNA, "SS")
    adventure(state)
    assert offered(state) == ["throw-magic 0", "throw-magic 1"]
    do(state, "throw-magic 0", roll=[1, 1, 1])
    assert state.on(3).dice == (0, 0, 7)
