"""The third legend, The Days of Resistance (chapter 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from herna.games.andor.components import FATES
from herna.games.andor.events import LegendLost, OpponentRevealed
from herna.games.andor.events.battle import RoundLost
from herna.games.andor.state import LATE, LOST, MAGE, NONE, PRINCE, WON, AndorState
from herna.games.andor.vocabulary.values import LETTERS
from tests.games.andor.table import (
    begun,
    carried,
    conserved,
    creatures,
    do,
    legend_card,
    lies,
    offered,
    on_turn,
    position,
    sunrise,
    told,
)

IDS = [fate.id for fate in FATES]
ENCHANTED, TROLL_PRINCE, VARKUR = 1, 2, 3


def at(heroes: dict[str, int], **more: Any) -> AndorState:
    """Everybody has a fate that is not met."""
    state = position(heroes, legend="resistance", **more)
    state.fates = [IDS.index("F9")] * len(heroes)
    return state


def reveal(state: AndorState, roll: Sequence[int]) -> AndorState:
    return legend_card(state, "fates-met", roll=roll)


@pytest.mark.rule("AND-15.2")
@pytest.mark.parametrize(("heroes", "gold"), [(2, 8), (3, 10), (4, 12)])
def test_how_the_legend_begins(heroes: int, gold: int) -> None:
    names = ["dwarf", "warrior", "archer", "wizard"][:heroes]
    for seed in range(40):
        state = begun(names, seed, legend="resistance")
        if not any(fate.setup for number, fate in enumerate(FATES) if number in state.fates):
            break
    gors = [14, 23, 51] if heroes == 4 else [14, 23, 32, 51]
    assert creatures(state) == {**dict.fromkeys(gors, "gor"), 28: "skral"}
    ground = [name for space in range(85) for name in lies(state, space)]
    assert ground.count("farmer") == 2
    assert sum(name.startswith("covered rune") for name in ground) == 5
    assert sum(name.startswith("covered herb") for name in ground) == 3
    assert "farmer" in lies(state, 24)
    assert "farmer" in lies(state, 40)
    assert state.strength == [3] * heroes
    do(state, f"share warrior {gold}", "share dwarf 1", "share dwarf 1")
    assert state.gold[1] == gold
    assert carried(state, "dwarf") == ["wineskin", "telescope"]
    assert on_turn(state) == "dwarf"
    assert offered(state, verb="pass"), "everything is shared out"
    conserved(state)


@pytest.mark.rule("AND-15.4")
def test_c_the_prince_comes_to_72() -> None:
    assert legend_card(at({"dwarf": 7, "warrior": 14}), "C").friends[PRINCE] == 72


@pytest.mark.rule("AND-15.4")
@pytest.mark.parametrize(("level", "trolls"), [("easy", [37]), ("normal", [37, 66]), ("hard", [37, 66])])
def test_g_he_leaves_trolls_come_and_poison_lies_on_52(level: str, trolls: list[int]) -> None:
    state = legend_card(at({"dwarf": 7, "warrior": 14}, friends={"prince": 20}, difficulty=level), "G")
    assert state.friends[PRINCE] == NONE
    assert creatures(state) == dict.fromkeys(trolls, "troll")
    assert lies(state, 52) == ["poison"]


@pytest.mark.rule("AND-15.5", "AND-12.5")
def test_when_the_last_fate_is_met_the_opponent_is_revealed() -> None:
    state = at({"dwarf": 72, "warrior": 72}, gold=6)
    do(state, "fulfil-fate", by="dwarf")
    assert state.opponent == NONE
    do(state, "fulfil-fate", by="warrior", roll=[TROLL_PRINCE, 3])
    assert creatures(state) == {37: "troll-prince"}
    assert not state.flags & LATE
    assert told(state, OpponentRevealed) == [OpponentRevealed(state.opponent, False)]


@pytest.mark.rule("AND-15.5")
def test_at_k_it_comes_even_if_fates_are_open() -> None:
    state = at({"dwarf": 72, "warrior": 72}, cards=True)
    state.narrator = LETTERS.index("J")
    sunrise(state, roll=[TROLL_PRINCE, 6])
    assert creatures(state) == {66: "troll-prince"}
    assert state.flags & LATE


@pytest.mark.rule("AND-15.5")
def test_at_k_nothing_comes_if_the_opponent_is_known() -> None:
    state = reveal(at({"dwarf": 72, "warrior": 72}, cards=True), [TROLL_PRINCE, 1])
    legend_card(state, "K")
    assert creatures(state) == {61: "troll-prince"}
    assert not state.flags & LATE


@pytest.mark.rule("AND-15.5")
@pytest.mark.parametrize(("late", "strength"), [(False, 14), (True, 18)])
@pytest.mark.parametrize("which", [TROLL_PRINCE, VARKUR])
def test_who_comes_late_is_stronger_by_4(late: bool, strength: int, which: int) -> None:
    state = at({"dwarf": 37, "warrior": 72}, strength=5, willpower=14)
    legend_card(state, "K" if late else "fates-met", roll=[which, 4])
    foe = [1, 3] if which == VARKUR else [1, 2, 3]
    dwarf = [1, 1] if which == VARKUR else [1, 1, 1]  # his gaze costs a point, and a die with it
    do(state, "fight 37", "begin", roll=[*dwarf, *foe])
    assert told(state, RoundLost) == [RoundLost(6, strength + (8 if which == VARKUR else 3))]


@pytest.mark.rule("AND-15.5", "AND-15.6")
@pytest.mark.parametrize(("late", "willpower"), [(False, 6), (True, 10)])
def test_the_enchanted_gor_comes_late_with_4_more_willpower(late: bool, willpower: int) -> None:
    state = at({"dwarf": 25, "warrior": 72}, strength=5, willpower=14)
    legend_card(state, "K" if late else "fates-met", roll=[ENCHANTED, 2, 5])
    assert creatures(state) == {25: "enchanted-gor"}
    do(state, "fight 25", "begin", roll=[6, 1, 1, *([2, 3] if late else [3])])
    assert state.battle is not None
    assert state.battle.willpower == willpower
    assert (state.battle.attack, state.battle.defence) == (11, 5 + 8)


@pytest.mark.rule("AND-15.6")
@pytest.mark.parametrize(("heroes", "willpower"), [(2, 6), (3, 9), (4, 12)])
def test_the_willpower_of_the_enchanted_gor(heroes: int, willpower: int) -> None:
    names = ["dwarf", "warrior", "archer", "wizard"][:heroes]
    state = at(dict.fromkeys(names, 25), willpower=14, creatures={25: "enchanted-gor"})
    do(state, "fight 25", "begin", roll=[6, 1, 1, *([3] if willpower < 7 else [2, 3])])
    assert state.battle is not None
    assert state.battle.willpower == willpower


@pytest.mark.rule("AND-15.6")
def test_it_is_as_strong_as_all_who_attack_it_but_friends_do_not_count() -> None:
    state = at(
        {"dwarf": 25, "warrior": 25},
        strength={"dwarf": 3, "warrior": 9},
        willpower=14,
        creatures={25: "enchanted-gor"},
        friends={"prince": 25},
    )
    do(state, "fight 25", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", by="dwarf", roll=[1, 1, 1, 1, 1, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.attack == 12 + 4 + 1 + 2
    assert state.battle.defence == 12 + 8


@pytest.mark.rule("AND-15.6")
def test_herbs_give_no_strength_against_it() -> None:
    state = at(
        {"dwarf": 25, "warrior": 7},
        willpower=14,
        carries={"dwarf": ["herb-4", "brew"]},
        creatures={25: "enchanted-gor"},
    )
    do(state, "fight 25", "begin", roll=[6, 1, 1])
    assert offered(state) == ["keep", "drink-brew"]


@pytest.mark.rule("AND-15.6", "AND-15.7")
@pytest.mark.parametrize(("kind", "reason"), [("enchanted-gor", True), ("troll-prince", True), ("gor", False)])
def test_it_moves_and_in_the_castle_the_legend_is_lost(kind: str, reason: bool) -> None:
    state = at({"dwarf": 72, "warrior": 72}, creatures={12: kind})
    sunrise(state)
    assert creatures(state) == {11: kind}
    sunrise(state)
    assert (state.result == LOST) is reason
    if reason:
        assert told(state, LegendLost) == [LegendLost("opponent-in-castle")]


@pytest.mark.rule("AND-15.7", "AND-15.8")
@pytest.mark.parametrize(
    ("level", "heroes", "strength"),
    [("easy", 2, 10), ("easy", 3, 16), ("easy", 4, 22), ("normal", 2, 14), ("normal", 3, 20), ("hard", 4, 40)],
)
def test_the_strength_of_troll_prince_and_varkur(level: str, heroes: int, strength: int) -> None:
    names = ["dwarf", "warrior", "archer", "wizard"][:heroes]
    state = at(dict.fromkeys(names, 37), difficulty=level, strength=5, creatures={37: "troll-prince"})
    do(state, "fight 37", "begin", roll=[1, 1, 1, 2, 3])
    assert told(state, RoundLost) == [RoundLost(6, strength + 3)]
    state = at(dict.fromkeys(names, 37), difficulty=level, strength=5, willpower=8, creatures={37: "varkur"})
    do(state, "fight 37", "begin", roll=[1, 1, 1, 3])
    assert told(state, RoundLost) == [RoundLost(6, strength + 8)]


@pytest.mark.rule("AND-15.7")
def test_the_troll_prince_has_10_willpower_and_moves_with_the_trolls() -> None:
    state = at({"dwarf": 37, "warrior": 72}, strength=14, willpower=14, creatures={37: "troll-prince", 39: "wardrak"})
    state.friends = (37, 37, *state.friends[2:])
    do(state, "fight 37", "begin", roll=[1, 1, 4, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.willpower == 10 - (14 + 8 + 4 - 17)
    do(state, "withdraw")
    sunrise(state)
    assert creatures(state) == {41: "troll-prince", 16: "wardrak"}


@pytest.mark.rule("AND-15.8")
@pytest.mark.parametrize(("die", "space"), [(1, 52), (2, 60), (3, 61), (4, 37), (5, 26), (6, 84)])
def test_varkur_hides_and_stays(die: int, space: int) -> None:
    state = reveal(at({"dwarf": 7, "warrior": 72}), [VARKUR, die])
    state.heap = ()
    assert creatures(state) == {space: "varkur"}
    assert state.friends[MAGE] == space
    sunrise(state)
    assert creatures(state) == {space: "varkur"}


@pytest.mark.rule("AND-15.8")
def test_his_gaze_costs_every_fighter_a_point_in_every_round() -> None:
    state = at({"dwarf": 26, "warrior": 26}, strength=8, willpower=15, creatures={26: "varkur"})
    do(state, "fight 26", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", by="dwarf", roll=[1, 1, 6, 1, 1, 1, 6, 1, 3])
    assert state.willpower == [14, 14]
    assert state.battle is not None
    assert state.battle.willpower == 8 - (28 - 22)
    do(state, "fight-on", by="dwarf")
    do(state, "fight-on", by="warrior", roll=[1, 4, 1, 1, 4, 1])
    assert state.willpower == [13, 13]
    assert state.battle is None, "with 2 willpower he has one black die: 20 against 24"


@pytest.mark.rule("AND-15.8")
def test_a_shield_averts_his_gaze_for_all() -> None:
    state = at({"dwarf": 26, "warrior": 26}, strength=14, carries={"warrior": ["shield"]}, creatures={26: "varkur"})
    do(state, "fight 26", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", by="dwarf")
    do(state, "raise-shield", by="warrior", roll=[1, 1, 1, 1, 1, 1, 3])
    assert state.willpower == [7, 7]
    assert carried(state, "warrior") == ["half-shield"]


@pytest.mark.rule("AND-15.8")
def test_at_every_sunrise_he_calls_a_creature_token() -> None:
    state = reveal(at({"dwarf": 7, "warrior": 72}), [VARKUR, 6])
    left = len(state.heap)
    sunrise(state)
    assert len(state.heap) == left - 1
    state.beaten = (state.opponent,)
    state.come_true = 0b11111111
    sunrise(state)
    assert len(state.heap) == left - 1, "not any more when he is defeated"


@pytest.mark.rule("AND-15.1")
@pytest.mark.parametrize(("met", "result"), [(True, WON), (False, LOST)])
def test_the_end_comes_with_the_defeat_of_the_opponent(met: bool, result: int) -> None:
    state = at({"dwarf": 25, "warrior": 72}, cards=True, strength=1, willpower=14)
    legend_card(state, "K", roll=[ENCHANTED, 2, 5])
    state.fate_done = [met, met]
    state.friends = (25, 25, *state.friends[2:])
    state._acting = state._offered = None
    do(state, "fight 25", "begin", by="dwarf", roll=[6, 1, 1, 1, 3])
    assert state.battle is not None
    assert state.battle.willpower == 10 - (1 + 8 + 6 - 1 - 8)
    do(state, "fight-on", by="dwarf", roll=[6, 1, 1, 3])
    assert LETTERS[state.narrator] == "N"
    assert state.result == result


@pytest.mark.rule("AND-15.5")
def test_an_opponent_without_a_figure_left_is_not_drawn() -> None:
    trolls = dict.fromkeys((33, 34, 35, 36, 38), "troll")
    state = at({"dwarf": 7, "warrior": 72}, creatures=trolls)
    reveal(state, [2, 6])  # the second of two
    assert creatures(state)[84] == "varkur"
