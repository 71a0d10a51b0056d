"""What the rulebook leaves open, as the house has ruled it: missions, battles and the clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.state import LandsState
from tests.found import found
from tests.games.monster_lands.pieces import loot, member, monster
from tests.games.monster_lands.table import (
    ANNA,
    BEN,
    CARL,
    adventure,
    clean_up,
    do,
    offered,
    position,
    prompt_of,
    put,
    throw_of,
    view_of,
)
from tests.games.monster_lands.test_rulings import KALE

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
