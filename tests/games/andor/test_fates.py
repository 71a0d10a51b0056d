"""The ten fates of the third legend, each by itself (chapter 12)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.andor.components import FATES
from herna.games.andor.events import FateDealt, FateMet
from herna.games.andor.faces.view import AndorView
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.turn import Turn
from herna.games.programs import Frame, Run
from tests.games.andor.table import (
    begun,
    carried,
    conserved,
    creatures,
    do,
    go_on,
    lies,
    offered,
    position,
    put_creature,
    refused,
    sunrise,
    told,
)

IDS = [fate.id for fate in FATES]
RUNES = ["rune-blue", "rune-blue"]


def fated(fate: str, heroes: dict[str, int], **more: Any) -> AndorState:
    """The first hero has this fate, the others pay 6 gold in the tavern; what the fate needs is on the board."""
    state = position(heroes, legend="resistance", **more)
    state.fates = [IDS.index(fate)] + [IDS.index("F9" if fate != "F9" else "F10")] * (len(heroes) - 1)
    program = state.setting.fate_programs[state.fates[0]]
    steps = [Turn()] if program == NONE else [Turn(), Run(Frame(program, actor=0))]
    state.steps = []
    go_on(state, *steps, roll=[1] if fate == "F6" else [])
    return state


def is_met(state: AndorState) -> bool:
    return state.fate_done[0] and FateMet(0, IDS[state.fates[0]]) in told(state, FateMet)


@pytest.mark.rule("AND-12.5")
def test_each_hero_draws_a_fate_of_his_own_open_to_all() -> None:
    state = begun(["dwarf", "warrior", "archer", "wizard"], legend="resistance")
    assert len(set(state.fates)) == 4
    assert NONE not in state.fates
    assert [f"F{n}" for n in range(1, 11)] == IDS
    for seat in (0, 1, None):
        view = state.view(seat)
        assert isinstance(view, AndorView)
        assert [hero.fate.id for hero in view.heroes if hero.fate] == [IDS[fate] for fate in state.fates]


@pytest.mark.rule("AND-12.5")
def test_meeting_a_fate_gives_2_willpower() -> None:
    state = fated("F8", {"dwarf": 57, "warrior": 72})
    state.visited[0] = 0b110
    do(state, "walk 54", "walk 57", "stop")
    assert is_met(state)
    assert state.willpower == [9, 7]


def test_f1_two_rune_stones_of_any_colour_are_handed_over_in_the_dwarf_mine() -> None:
    state = fated("F1", {"dwarf": 43, "warrior": 72}, carries={"dwarf": [*RUNES, "rune-green"]})
    assert refused(state, "fulfil-fate")[0], "only on 71"
    do(state, "walk 71", "stop", "fulfil-fate", by="dwarf")
    assert is_met(state)
    assert len(carried(state, "dwarf")) == 1
    conserved(state)


def test_f1_one_rune_stone_is_not_enough() -> None:
    state = fated("F1", {"dwarf": 71, "warrior": 71}, carries={"dwarf": ["rune-blue"], "warrior": RUNES[:1]})
    assert not offered(state, verb="fulfil-fate")
    do(state, "give rune-blue dwarf", by="warrior")
    do(state, "fulfil-fate", by="dwarf")
    assert is_met(state), "friends may carry for him"


def test_f2_a_herb_and_a_brew_are_handed_over_in_the_castle_half_a_brew_will_do() -> None:
    state = fated("F2", {"dwarf": 0, "warrior": 72}, carries={"dwarf": ["herb-3", "brew", "half-brew"]})
    do(state, "fulfil-fate")
    assert is_met(state)
    assert carried(state, "dwarf") == ["brew"]
    conserved(state)


def test_f2_without_a_herb_it_is_not_met() -> None:
    state = fated("F2", {"dwarf": 0, "warrior": 72}, carries={"dwarf": ["brew"]})
    assert not offered(state, verb="fulfil-fate")


def test_f3_the_farmer_from_36_is_led_to_66() -> None:
    state = fated("F3", {"dwarf": 36, "warrior": 72})
    assert lies(state, 36) == ["fated-farmer"]
    do(state, "take-along fated-farmer", "walk 38", "stop", by="dwarf")
    assert not state.fate_done[0]
    state.space[0] = 65
    state.ground[65], state.ground[38] = state.ground[38], ()
    state.turn = 0
    go_on(state, Turn())
    do(state, "take-along fated-farmer", "walk 66", "stop")
    assert is_met(state)
    conserved(state)


def test_f3_is_no_golden_shield() -> None:
    state = fated("F3", {"dwarf": 36, "warrior": 72})
    state.ground[11], state.ground[36] = state.ground[36], ()
    state.space[0] = 11
    go_on(state, Turn())
    do(state, "take-along fated-farmer", "walk 0", "stop")
    assert state.farmers_in == 0
    assert lies(state, 0) == ["fated-farmer"]


@pytest.mark.rule("AND-12.6")
def test_f3_if_he_dies_another_comes_to_36_at_sunrise_every_time() -> None:
    state = fated("F3", {"dwarf": 36, "warrior": 72})
    for _ in range(6):
        state.beasts[28] = NONE
        state.ground[28], state.ground[36] = state.ground[36], ()
        state.beasts[29] = state.setting.kind_number["fate-gor"]
        state.space[0] = 28
        state.turn = 0
        go_on(state, Turn())
        do(state, "take-along fated-farmer", "walk 29", "stop")
        assert not any(lies(state, space) for space in range(73))
        sunrise(state)
        assert lies(state, 36) == ["fated-farmer"]
    assert state.fates[0] == IDS.index("F3")


def test_f4_a_gor_that_waits_on_59() -> None:
    state = fated("F4", {"dwarf": 59, "warrior": 72}, strength=9)
    sunrise(state)
    assert creatures(state) == {59: "fate-gor"}, "it does not move"
    do(state, "fight 59", "begin", "reward dwarf 2 0", by="dwarf", roll=[1, 2, 1, 2])
    assert is_met(state)


def test_f4_another_gor_does_not_count() -> None:
    state = fated("F4", {"dwarf": 20, "warrior": 72}, strength=9, creatures={20: "gor"})
    do(state, "fight 20", "begin", "reward dwarf 2 0", roll=[1, 2, 1, 2])
    assert not state.fate_done[0]


@pytest.mark.rule("AND-12.5")
def test_f4_is_met_only_by_taking_part() -> None:
    state = fated("F4", {"dwarf": 20, "warrior": 59}, strength=9)
    do(state, "pass", by="dwarf")
    do(state, "fight 59", "begin", "reward warrior 2 0", by="warrior", roll=[1, 2, 3, 1, 2])
    assert not state.fate_done[0]


@pytest.mark.rule("AND-12.6")
def test_f4_slain_by_others_is_replaced_at_the_next_sunrise() -> None:
    state = fated("F4", {"dwarf": 20, "warrior": 59}, strength=9)
    do(state, "pass", by="dwarf")
    do(state, "fight 59", "begin", "reward warrior 2 0", by="warrior", roll=[1, 2, 3, 1, 2])
    assert state.fates[0] == IDS.index("F4")
    sunrise(state, roll=[1])
    assert state.fates == [IDS.index("F1"), IDS.index("F9")]
    assert told(state, FateDealt) == [FateDealt(0, "F1")]
    assert not state.fate_done[0]


@pytest.mark.rule("AND-15.9")
@pytest.mark.parametrize(("heroes", "strength"), [(2, 6), (3, 8), (4, 10)])
def test_f5_the_mighty_gor_on_52(heroes: int, strength: int) -> None:
    spaces = dict(list({"dwarf": 52, "warrior": 72, "archer": 72, "wizard": 72}.items())[:heroes])
    state = fated("F5", spaces, strength=strength, willpower=10)
    sunrise(state)
    assert creatures(state) == {52: "empowered-gor"}
    do(state, "fight 52", "begin", by="dwarf", roll=[1, 2, 1, 2])
    assert state.battle is not None
    assert (state.battle.defence, state.battle.willpower) == (strength + 2, 6)
    do(state, "fight-on", roll=[1, 6, 1, 2])
    assert state.battle is not None
    do(state, "fight-on", "reward dwarf 2 2", roll=[1, 4, 1, 2])
    assert is_met(state)


@pytest.mark.rule("AND-15.9")
def test_f6_the_rune_skral_is_stronger_by_3_for_every_stone_on_its_space() -> None:
    state = fated("F6", {"dwarf": 61, "warrior": 72}, strength=9, willpower=10)
    assert creatures(state) == {61: "rune-skral"}
    assert len(lies(state, 61)) == 1
    assert lies(state, 61)[0].startswith("covered rune")
    do(state, "fight 61", "begin", roll=[1, 2, 1, 2])
    assert state.battle is not None
    assert (state.battle.defence, state.battle.willpower) == (6 + 3 + 2, 6)
    do(state, "withdraw", "pass")
    do(state, "pick-up covered-rune", "fight 61", "begin", by="dwarf", roll=[1, 2, 1, 2])
    assert state.battle is not None
    assert state.battle.defence == 6 + 2


def test_f7_the_parchment_from_the_castle_is_handed_over_at_the_tree() -> None:
    state = fated("F7", {"dwarf": 0, "warrior": 72})
    assert lies(state, 0) == ["parchment"]
    do(state, "pick-up parchment")
    state.space[0] = 57
    go_on(state, Turn())
    do(state, "fulfil-fate")
    assert is_met(state)
    assert carried(state, "dwarf") == []


@pytest.mark.rule("AND-12.6")
@pytest.mark.parametrize("lying", [True, False])
def test_f7_a_parchment_that_meets_a_creature_is_back_in_the_castle_at_sunrise(lying: bool) -> None:
    state = fated("F7", {"dwarf": 0, "warrior": 72}, creatures={7: "troll"})
    do(state, "pick-up parchment", "walk 11", "stop")
    if lying:
        do(state, "drop parchment", by="dwarf")
        put_creature(state, "fate-gor", 11)
        do(state, "pass", by="warrior")
        assert lies(state, 11) == ["parchment"]
        do(state, "walk 8", "stop", by="dwarf")
    else:
        do(state, "pass", by="warrior")
        do(state, "walk 7", "stop", by="dwarf")
    assert not any(lies(state, space) for space in range(73))
    assert carried(state, "dwarf") == []
    sunrise(state)
    assert lies(state, 0) == ["parchment"]
    assert not state.over
    conserved(state)


def test_f8_the_pilgrim_stands_on_57_71_and_72_in_any_order() -> None:
    state = fated("F8", {"dwarf": 72, "warrior": 20})
    for space in (71, 57, 72):
        assert not state.fate_done[0]
        state.space[0] = {71: 43, 57: 54, 72: 18}[space]
        state.turn = 0
        go_on(state, Turn())
        do(state, f"walk {space}", "stop")
    assert is_met(state)


def test_f8_passing_through_is_not_standing() -> None:
    state = fated("F8", {"dwarf": 54, "warrior": 20})
    state.visited[0] = 0b110
    do(state, "walk 57", "walk 58", "stop")
    assert not state.fate_done[0]


def test_f9_six_gold_are_paid_in_the_tavern() -> None:
    state = fated("F9", {"dwarf": 72, "warrior": 20}, gold={"dwarf": 7, "warrior": 0})
    do(state, "fulfil-fate")
    assert is_met(state)
    assert state.gold[0] == 1
    assert refused(fated("F9", {"dwarf": 72, "warrior": 20}, gold=5), "fulfil-fate", by="dwarf")[0]


@pytest.mark.parametrize(("heroes", "strength"), [(2, 8), (3, 7), (4, 6)])
def test_f10_the_captain_ends_a_move_in_the_castle_with_enough_strength(heroes: int, strength: int) -> None:
    spaces = dict(list({"dwarf": 7, "warrior": 72, "archer": 72, "wizard": 72}.items())[:heroes])
    weak = fated("F10", spaces, strength=strength - 1)
    do(weak, "walk 0", "stop")
    assert not weak.fate_done[0]
    strong = fated("F10", spaces, strength=strength)
    do(strong, "walk 0", "stop")
    assert is_met(strong)


@pytest.mark.rule("AND-12.6")
def test_a_healer_without_any_herb_left_draws_a_new_fate() -> None:
    state = fated("F2", {"dwarf": 20, "warrior": 72}, carries={"warrior": ["herb-3"]})
    sunrise(state)
    assert state.fates[0] == IDS.index("F2"), "a herb is still there"
    do(state, "herb-willpower herb-3", by="warrior")
    sunrise(state, roll=[1])
    assert state.fates[0] == IDS.index("F1")
    assert NONE not in state.fates


@pytest.mark.rule("AND-12.6")
def test_a_fate_that_is_met_is_not_drawn_anew() -> None:
    state = fated("F4", {"dwarf": 59, "warrior": 72}, strength=9)
    do(state, "fight 59", "begin", "reward dwarf 2 0", roll=[1, 2, 1, 2])
    sunrise(state)
    assert state.fates[0] == IDS.index("F4")
    assert state.fate_done[0]
