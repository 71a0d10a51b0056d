"""Creatures: their numbers, how they move, and the castle (chapter 8)."""

from __future__ import annotations

import pytest

from herna.games.andor.events import CreatureEntered, LegendLost
from herna.games.andor.pieces import NUMBER
from herna.games.andor.rules.creatures import golden_shields, place
from herna.games.andor.state import LOST, NONE, AndorState
from tests.games.andor.table import conserved, creatures, do, event, offered, position, sunrise, told

GOR, SKRAL, WARDRAK, TROLL = range(4)


def duel(kind: str, strength: int, roll: list[int]) -> AndorState:
    """A dwarf with two dice fights a creature for one round."""
    state = position({"dwarf": 20, "warrior": 72}, strength=strength, willpower=10, creatures={20: kind})
    return do(state, "fight 20", "begin", roll=roll)


@pytest.mark.rule("AND-8.1")
@pytest.mark.parametrize(("kind", "strength", "willpower"), [("gor", 2, 4), ("skral", 6, 6)])
def test_gors_have_2_strength_and_4_willpower_skrals_6_and_6_both_two_red_dice(
    kind: str, strength: int, willpower: int
) -> None:
    state = duel(kind, strength, roll=[1, 5, 2, 5])
    assert state.battle is not None
    assert (state.battle.attack, state.battle.defence) == (strength + 5, strength + 5)
    assert state.battle.willpower == willpower


@pytest.mark.rule("AND-8.1")
@pytest.mark.parametrize(("kind", "reward"), [("gor", 2), ("skral", 4), ("wardrak", 6), ("troll", 6)])
def test_what_a_creature_is_worth(kind: str, reward: int) -> None:
    state = position({"dwarf": 20, "warrior": 20}, strength=14, willpower=10, creatures={20: kind})
    foe = {"gor": [1, 2], "skral": [1, 2], "wardrak": [1, 3], "troll": [1, 2, 3]}[kind]
    do(state, "fight 20", "invite warrior", by="dwarf")
    do(state, "join", by="warrior")
    do(state, "begin", by="dwarf", roll=[1, 6, 1, 1, 6, *foe])
    assert max(offered(state, verb="reward"), key=lambda text: int(text.split()[2])) == f"reward dwarf {reward} 0"
    do(state, f"reward dwarf {reward} 0")
    do(state, "agree", by="warrior")
    assert state.gold == [reward, 0]


@pytest.mark.rule("AND-8.2")
def test_a_wardrak_has_10_strength_7_willpower_and_two_black_dice_then_one() -> None:
    state = duel("wardrak", 14, roll=[5, 1, 1, 3])  # black faces 6 and 8
    assert state.battle is not None
    assert (state.battle.attack, state.battle.defence, state.battle.willpower) == (19, 18, 6)
    do(state, "fight-on", roll=[4, 1, 3])
    assert state.battle is not None
    assert (state.battle.attack, state.battle.defence) == (18, 18)


@pytest.mark.rule("AND-8.3")
def test_a_troll_has_14_strength_12_willpower_and_three_red_dice_then_two() -> None:
    state = duel("troll", 14, roll=[6, 1, 1, 2, 3])
    assert state.battle is not None
    assert (state.battle.attack, state.battle.defence, state.battle.willpower) == (20, 17, 9)
    do(state, "fight-on", roll=[6, 1, 3, 2, 1])
    assert state.battle is not None
    assert state.battle.willpower == 6
    do(state, "fight-on", roll=[2, 1, 2, 1])
    assert state.battle is not None
    assert (state.battle.attack, state.battle.defence) == (16, 16)


@pytest.mark.rule("AND-8.3", "AND-5.6")
def test_a_troll_that_rolls_3_3_5_defends_with_6_and_14() -> None:
    state = duel("troll", 14, roll=[6, 1, 3, 3, 5])
    assert state.battle is not None
    assert state.battle.defence == 20


@pytest.mark.rule("AND-8.4")
@pytest.mark.parametrize(
    ("face", "shows", "opposite"), [(1, 6, 12), (2, 6, 10), (3, 8, 10), (4, 10, 6), (5, 10, 8), (6, 12, 6)]
)
def test_the_faces_of_the_black_die_and_what_lies_opposite(face: int, shows: int, opposite: int) -> None:
    runes = {"wizard": ["rune-blue", "rune-yellow", "rune-green"]}
    for turned, value in ((False, shows), (True, opposite)):
        state = position(
            {"wizard": 20, "warrior": 72}, strength=8, willpower=10, carries=runes, creatures={20: "wardrak"}
        )
        do(state, "fight 20", "begin", "throw black", "turn-die 0" if turned else "keep", roll=[face, 1, 3])
        assert state.battle is not None
        assert state.battle.attack == 8 + value


@pytest.mark.rule("AND-8.4")
@pytest.mark.parametrize("face", range(1, 7))
def test_opposite_faces_of_other_dice_make_seven(face: int) -> None:
    state = position({"wizard": 20, "warrior": 72}, strength=8, willpower=10, creatures={20: "wardrak"})
    do(state, "fight 20", "begin", "turn-die 0", roll=[face, 1, 3])
    assert state.battle is not None
    assert state.battle.attack == 8 + 7 - face


@pytest.mark.rule("AND-8.5")
def test_a_creature_that_comes_to_a_hero_only_stands_there() -> None:
    state = position({"dwarf": 11, "warrior": 72}, creatures={12: "gor"}, fog={11: "gold"}, ground={11: ["rune-blue"]})
    sunrise(state)
    assert creatures(state) == {11: "gor"}
    assert state.battle is None
    assert state.fog[11]
    assert state.ground[11] == (NUMBER["rune-blue"],)
    assert state.willpower == [7, 7]


@pytest.mark.rule("AND-8.5")
def test_a_creature_does_not_empty_a_well() -> None:
    state = position({"dwarf": 7, "warrior": 72}, creatures={64: "troll"})
    sunrise(state)
    assert creatures(state) == {45: "troll"}
    assert state.wells[state.setting.well_at[45]] == 1


@pytest.mark.rule("AND-8.6")
def test_creatures_follow_the_arrow() -> None:
    state = position({"dwarf": 7, "warrior": 72}, creatures={48: "gor", 71: "skral", 33: "troll"})
    sunrise(state)
    assert creatures(state) == {16: "gor", 43: "skral", 30: "troll"}


@pytest.mark.rule("AND-8.6")
def test_where_the_way_is_gone_the_creature_stays() -> None:
    state = position({"dwarf": 7, "warrior": 72}, creatures={48: "gor", 49: "skral"})
    state.closed = ((16, 48),)
    sunrise(state)
    assert creatures(state) == {48: "gor", 49: "skral"}, "nobody can jump over the one at the gap"


@pytest.mark.rule("AND-8.7")
def test_a_creature_goes_on_where_the_next_space_is_taken() -> None:
    state = position({"dwarf": 7, "warrior": 72}, creatures={22: "gor", 23: "gor"})
    sunrise(state)
    assert creatures(state) == {19: "gor", 3: "gor"}


@pytest.mark.rule("AND-8.7")
def test_a_chain_of_creatures_is_jumped_over_into_the_castle() -> None:
    state = position({"dwarf": 7, "warrior": 72}, creatures={22: "gor", 19: "skral", 3: "skral", 1: "skral"})
    sunrise(state)
    assert told(state, CreatureEntered)[0] == CreatureEntered(GOR, 2)
    assert creatures(state) == {3: "skral", 1: "skral"}, "after the gor the skrals went on, the first into the castle"
    assert state.castle == 2
    conserved(state)


@pytest.mark.rule("AND-8.7")
def test_a_new_creature_whose_space_is_taken_goes_on() -> None:
    state = position({"dwarf": 7, "warrior": 72}, creatures={22: "troll", 19: "skral"})
    assert place(state, GOR, 22) == 3
    assert creatures(state) == {22: "troll", 19: "skral", 3: "gor"}


@pytest.mark.rule("AND-8.7", "AND-8.8")
def test_a_new_creature_may_be_pushed_into_the_castle() -> None:
    state = position({"dwarf": 72, "warrior": 72}, creatures={11: "troll"})
    assert place(state, GOR, 11) == 0
    assert state.castle == 1
    assert creatures(state) == {11: "troll"}


@pytest.mark.rule("AND-8.7")
def test_a_new_creature_with_no_way_on_does_not_appear() -> None:
    state = position({"dwarf": 72, "warrior": 72}, creatures={48: "troll"})
    state.closed = ((16, 48),)
    assert place(state, GOR, 48) == NONE
    assert creatures(state) == {48: "troll"}
    conserved(state)


@pytest.mark.rule("AND-8.8", "AND-2.4")
@pytest.mark.parametrize(("heroes", "shields"), [(2, 3), (3, 2), (4, 1)])
def test_each_creature_in_the_castle_takes_a_golden_shield(heroes: int, shields: int) -> None:
    spaces = dict(list({"dwarf": 72, "warrior": 72, "archer": 72, "wizard": 0}.items())[4 - heroes :])
    ways_in = {1: "gor", 2: "gor", 4: "gor", 5: "gor"}
    state = position(spaces, creatures=dict(list(ways_in.items())[:shields]))
    sunrise(state)
    assert state.castle == shields == golden_shields(state)
    assert not state.over
    assert creatures(state) == {}
    assert not offered(state, verb="fight"), "the shields are no space"


@pytest.mark.rule("AND-8.9", "AND-2.4")
def test_with_four_heroes_the_second_creature_loses_the_legend_at_once() -> None:
    state = position({"dwarf": 72, "warrior": 72, "archer": 72, "wizard": 72}, creatures={1: "gor", 2: "gor", 4: "gor"})
    sunrise(state)
    assert state.result == LOST
    assert state.winners == ()
    assert told(state, LegendLost) == [LegendLost("castle")]
    assert creatures(state) == {4: "gor"}, "nothing moves any more"


@pytest.mark.rule("AND-8.10")
def test_a_kind_that_is_out_of_figures_does_not_appear() -> None:
    state = position({"dwarf": 72, "warrior": 72}, creatures={33: "wardrak", 40: "wardrak"})
    assert state.supply[WARDRAK] == 0
    assert place(state, WARDRAK, 26) == NONE
    assert creatures(state) == {33: "wardrak", 40: "wardrak"}


@pytest.mark.rule("AND-8.10")
def test_there_are_16_gors_5_skrals_2_wardraks_and_5_trolls_and_defeated_ones_come_again() -> None:
    state = position({"dwarf": 20, "warrior": 72}, strength=14, creatures={33: "wardrak", 20: "gor"})
    assert state.supply == [15, 5, 1, 5]
    do(state, "fight 20", "begin", "reward dwarf 2 0", roll=[1, 1, 1, 2])
    assert state.supply == [16, 5, 1, 5]


@pytest.mark.rule("AND-8.10")
def test_creatures_on_golden_shields_do_not_come_again() -> None:
    state = position({"dwarf": 72, "warrior": 72}, creatures={1: "wardrak", 33: "wardrak"})
    sunrise(state)
    assert state.castle == 1
    assert place(state, WARDRAK, 26) == NONE


@pytest.mark.rule("AND-8.7")
def test_an_event_that_moves_one_creature_jumps_as_well() -> None:
    state = position({"dwarf": 72, "warrior": 72}, willpower=1, creatures={22: "gor", 19: "gor", 50: "gor"})
    event(state, "G18")
    assert creatures(state) == {22: "gor", 3: "gor", 50: "gor"}, "the gor on the lowest number moves"
