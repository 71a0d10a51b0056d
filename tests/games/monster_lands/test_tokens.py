"""Traps and loot, one by one, from the rulebook's tables."""

from __future__ import annotations

import pytest

from herna.games.monster_lands.components.box import LOOT, TRAPS
from herna.games.monster_lands.state import NONE
from tests.games.monster_lands.pieces import trap
from tests.games.monster_lands.table import ANNA, BEN, adventure, do, fresh, offered, position, put, refused, throw_of

# Traps

TRAP_TOKENS = {
    "basic": (4, 0, "S", 0, 0, 0), "s1": (4, 4, "S", 0, 0, 0), "s2": (3, 7, "SS", 0, 0, 0),
    "s3": (2, 10, "SSS", 0, 0, 0),
    "m1": (4, 5, "M", 0, 0, 0), "m2": (3, 8, "MM", 0, 0, 0), "m3": (1, 11, "MMM", 0, 0, 0),
    "sp1": (4, 4, "", 1, 0, 0), "sp2": (2, 6, "", 2, 0, 0), "sp3": (1, 9, "", 3, 0, 0),
    "mp1": (3, 3, "", 0, 1, 0), "mp2": (2, 5, "", 0, 2, 0),
    "p4": (3, 4, "", 0, 0, 4), "p6": (2, 7, "", 0, 0, 6), "p8": (2, 9, "", 0, 0, 8),
    "hs1": (2, 5, "S", 0, 0, 0), "hs2": (1, 8, "SS", 0, 0, 0), "hm1": (2, 6, "M", 0, 0, 0),
    "hm2": (1, 9, "MM", 0, 0, 0),
}  # fmt: skip
"""Copies, cost, dice laid on it, more on each strength and each magic die of the path, more on the total."""


def test_no_trap_is_missing() -> None:
    traps = {token.id: token.copies for token in TRAPS if token.group != "trick"}
    assert traps == {name: token[0] for name, token in TRAP_TOKENS.items()}
    shuffled = fresh(2).setting.traps_in_play
    for name, token in TRAP_TOKENS.items():
        upgraded = name != "basic" and not name.startswith("h")
        assert shuffled.count(trap(name)) == (token[0] if upgraded else 0)


@pytest.mark.rule("ML-6.1")
@pytest.mark.parametrize("name", [name for name in TRAP_TOKENS if name != "basic"])
def test_what_a_trap_costs(name: str) -> None:
    cost = TRAP_TOKENS[name][1]
    state = position(pool=("S", "S"), coins=[cost, 9], lodge=[name])
    do(state, "visit lodge S", "buy-trap 0", "done")
    assert (state.coins[ANNA], state.traps[ANNA]) == (0, (trap(name),))


@pytest.mark.rule("ML-9.2", "ML-10.3")
@pytest.mark.parametrize("name", TRAP_TOKENS)
def test_what_a_trap_does_against_a_monster(name: str) -> None:
    _, _, dice, strength, magic, flat = TRAP_TOKENS[name]
    state = position(clans=(("veruda",), ("jeducha",)), monsters={0: "podsvetnik"}, land_row={0: "kale"}, tiles={0: 0})
    put(state, "a4", "veruda", ANNA, "SSM", traps=[name], venom=1)
    adventure(state)
    assert len(offered(state)) == 2 + dice.count("M"), "its magic dice can be thrown away too"
    do(state, "throw-magic 0", roll=[1] * 5)
    do(state, "roll-all", roll=[1] * (3 + len(dice)))
    assert throw_of(state, ANNA).total == 3 + len(dice) + 2 * strength + magic + flat


@pytest.mark.rule("ML-11.2", "ML-9.2")
@pytest.mark.parametrize("name", TRAP_TOKENS)
def test_what_a_trap_does_against_a_land(name: str) -> None:
    _, _, dice, strength, magic, _ = TRAP_TOKENS[name]
    state = position(clans=(("veruda",), ("jeducha",)), land_row={0: "aldavie"}, tiles={0: 0})
    state.monsters = (NONE, NONE, NONE)
    put(state, "a4", "veruda", ANNA, "SSM", traps=[name], venom=1)
    adventure(state, roll=[1] * (3 + len(dice)))
    assert throw_of(state, ANNA).total == 3 + len(dice) + 2 * strength + magic, "flat traps are against monsters only"


@pytest.mark.rule("ML-10.3")
def test_traps_of_one_path_do_nothing_for_dice_of_another() -> None:
    state = position(
        clans=(("veruda",), ("jeducha",)), monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0}, coins=9
    )
    put(put(state, "a1", "veruda", ANNA, "S", traps=["sp3"]), "a4", "jeducha", BEN, "SS", venom=1)
    adventure(state, roll=[1] * 4)
    do(state, "roll S", roll=[2, 1, 1, 1, 1])
    do(state, "roll S", roll=[2])
    assert throw_of(state, BEN).total == 5 + 2


# Loot


def test_no_loot_is_missing() -> None:
    assert sorted(token.id for token in LOOT) == sorted((*AT_HOME, *IN_ROLLS, *AFTERWARDS, *FOR_DICE, "free-hire"))


AT_HOME: dict[str, dict[str, int]] = {
    "flasks": {"potion": 2, "venom": 2}, "trophy3": {"coins": 15}, "pouch": {"coins": 6, "defense": 1, "potion": 1},
    "coins12": {"coins": 12}, "coins10": {"coins": 10},
}  # fmt: skip
FOR_DICE = {"haggle-to-magic": ("H3", "MMM"), "magic-to-strength": ("M", "SSS")}
AFTERWARDS = {"capture-glory3": ("capture", 3), "kill-glory4": ("kill", 4), "conquest-glory4": ("conquest", 4)}
IN_ROLLS = {
    "reroll4": ("SM", 4, 0, 0, 0), "reroll-m3": ("M", 3, 0, 0, 0), "kill6": ("", 0, 0, 0, 6),
    "magic2": ("", 0, 0, 2, 0),
    "strength2": ("", 0, 2, 0, 0),
}  # fmt: skip
"""Colours that may be rolled again and how often; more on strength and on magic; more for a kill."""


@pytest.mark.rule("ML-11.6", "ML-5.4")
@pytest.mark.parametrize("name", AT_HOME)
def test_loot_for_any_time(name: str) -> None:
    gives = AT_HOME[name]
    playing = position(loots={ANNA: [name]}, coins=0)
    paying = position(loots={ANNA: [name]}, coins=0, missions=(1, 10), clans=(("purkrab",), ("jeducha",)))
    put(paying, "pay1", "purkrab", ANNA, "S")
    adventure(paying)
    for state in (playing, paying):
        do(state, f"use-loot {name}")
        for what in ("coins", "potion", "venom", "defense"):
            assert getattr(state, what)[ANNA] == gives.get(what, 0)
        assert (state.loot[ANNA], len(state.loot_used)) == ((), 1)
    assert bool(offered(paying, "pay-mission")) == (gives.get("coins", 0) >= 9)


@pytest.mark.rule("ML-11.6", "ML-4.3")
@pytest.mark.parametrize("name", FOR_DICE)
def test_loot_that_exchanges_dice(name: str) -> None:
    given, taken = FOR_DICE[name]
    state = position(loots={ANNA: [name]}, pool=("S" + given, "S"))
    do(state, f"exchange-for-loot {name} {given}")
    assert (state.strength[ANNA], state.magic[ANNA]) == (1 + taken.count("S"), taken.count("M"))
    assert (state.haggle[ANNA], state.turn, state.loot[ANNA]) == ((), ANNA, ())


@pytest.mark.rule("ML-11.6")
@pytest.mark.parametrize("name", AFTERWARDS)
@pytest.mark.parametrize("done", ["capture", "kill", "conquest"])
def test_loot_after_a_success(name: str, done: str) -> None:
    wanted, glory = AFTERWARDS[name]
    state = position(
        clans=(("veruda",), ("jeducha",)), monsters={0: "pliznik"}, land_row={0: "kale"}, tiles={0: 0}, coins=9,
        loots={ANNA: [name]},
    )  # fmt: skip
    put(state, "a4", "veruda", ANNA, "SS", traps=["p4"])
    if done == "conquest":
        state.monsters = (NONE, NONE, NONE)
        adventure(state, roll=[6, 6])
    else:
        adventure(state, roll=[1, 1, 1])
        do(state, "roll-all", roll=[4, 3] if done == "capture" else [6, 4])
    assert bool(offered(state, "use-loot")) == (done == wanted)
    if done == wanted:
        before = state.glory[ANNA]
        do(state, f"use-loot {name}")
        assert state.glory[ANNA] == before + glory


@pytest.mark.rule("ML-11.6", "ML-10.2", "ML-10.4")
@pytest.mark.parametrize("name", IN_ROLLS)
@pytest.mark.parametrize("scope", ["monster", "conquest", "mission"])
def test_loot_in_rolls(name: str, scope: str) -> None:
    colours, times, strength, magic, kill = IN_ROLLS[name]
    state = position(
        clans=(("veruda",), ("jeducha",)), monsters={0: "krus"}, land_row={0: "aldavie"}, tiles={0: 0}, coins=9,
        missions=(11, 1), loots={ANNA: [name]},
    )  # fmt: skip
    if scope == "conquest":
        state.monsters = (NONE, NONE, NONE)
    put(state, "roll1" if scope == "mission" else "a4", "veruda", ANNA, "SSM", venom=0 if scope == "mission" else 1)
    thrown = [2, 3, 3] if scope == "mission" and strength + magic else [1, 2, 3]
    adventure(state, roll=() if scope == "monster" else thrown)
    if scope == "monster":
        do(state, "throw-magic 0", roll=[1, 1, 1, 1])
        do(state, "roll-all", roll=[1, 2, 3])
    if name == "kill6" and scope != "monster":
        assert not offered(state, "use-loot")
        return
    before = throw_of(state, ANNA)
    do(state, f"use-loot {name}")
    if times:
        for left in range(times, 0, -1):
            faces = [face for face in ("S1", "S2", "M3") if face[0] in colours]
            assert offered(state, "reroll") == [f"reroll {face}" for face in faces], left
            do(state, "reroll M3", roll=[3])
        assert not offered(state, "reroll")
    elif scope == "mission":
        assert state.glory[ANNA] == 9, "eight, and two once, are the ten that were needed"
    else:
        after = throw_of(state, ANNA)
        assert after.total == before.total + strength + magic
        assert after.kill == after.total + kill


@pytest.mark.rule("ML-11.6")
def test_loot_for_a_colour_waits_until_a_die_of_it_has_been_rolled() -> None:
    state = position(
        clans=(("onduru",), ("jeducha",)), monsters={0: "krus"}, land_row={0: "aldavie"}, tiles={0: 0}, coins=9,
        loots={ANNA: ["strength2", "magic2"]},
    )  # fmt: skip
    put(state, "a4", "onduru", ANNA, "SSM")
    adventure(state)
    do(state, "throw-magic 0", roll=[1, 1, 1, 1])
    assert refused(state, "use-loot strength2") == ("loot-does-not-fit", "ML-11.6")
    do(state, "roll S", roll=[1])
    assert offered(state, "use-loot") == ["use-loot strength2"]
    do(state, "use-loot strength2", "roll S", roll=[1])
    assert throw_of(state, ANNA).total == 4, "one, one, and two once"


@pytest.mark.rule("ML-11.6", "ML-6.13")
def test_the_loot_that_hires_for_nothing_needs_a_surplus() -> None:
    state = position(loots={ANNA: ["free-hire"]}, glory=[1, 5])
    assert not offered(state, "use-loot")
    state = position(loots={ANNA: ["free-hire"]}, glory=[4, 5], coins=0, tavern=["drabor", "ninra"])
    do(state, "use-loot free-hire")
    assert offered(state) == ["hire drabor", "hire rookie-1"]
