"""The fourth legend, Secrets of the Mine (chapter 16)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.andor.events import AlarmRaised, CardRead, CreatureEscaped, EndMoved, FireBroke, LegendLost
from herna.games.andor.rules.creatures import drop_out
from herna.games.andor.state import ALARM, LOST, WON, AndorState
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
    refused,
    sunrise,
    told,
)

NAMES = ["dwarf", "warrior", "archer", "wizard"]
GEM_SPACES = [2, 3, 4, 15, 22, 36, 42, 50, 57, 58]


def at(heroes: dict[str, int], *, alarm: bool = False, **more: Any) -> AndorState:
    state = position(heroes, legend="mine", **more)
    if alarm:
        state.flags |= ALARM
    return state


def read(state: AndorState, card: str) -> bool:
    return state.setting.card_number[card] in state.cards_read


# How it begins


@pytest.mark.rule("AND-16.2")
@pytest.mark.parametrize(("heroes", "gold"), [(2, 4), (3, 5), (4, 6)])
def test_how_the_legend_begins(heroes: int, gold: int) -> None:
    state = begun(NAMES[:heroes], legend="mine")
    assert state.space == [9] * heroes
    assert state.strength == [3] * heroes
    assert lies(state, 27)[:4] == ["helm", "shield", "bow", "wineskin"]
    do(state, f"share warrior {gold}", "share warrior 1", "share dwarf 1")
    assert state.gold[1] == gold
    assert carried(state, "warrior") == ["bow"]
    assert carried(state, "dwarf") == ["wineskin"]
    assert on_turn(state) == "dwarf"
    assert offered(state, verb="pass"), "everything is shared out"
    conserved(state)


@pytest.mark.rule("AND-16.2", "AND-16.6")
def test_creatures_guard_the_gems_from_the_start() -> None:
    state = begun(["dwarf", "warrior"], legend="mine")
    gems = {space: sum("gem" in name for name in lies(state, space)) for space in range(67)}
    assert {space: count for space, count in gems.items() if count} == {**dict.fromkeys(GEM_SPACES, 1), 58: 2}
    assert creatures(state) == {
        **dict.fromkeys((2, 3, 15, 22, 54), "gor"),
        **dict.fromkeys((36, 42, 50), "skral"),
        57: "wardrak",
        58: "troll",
    }


@pytest.mark.rule("AND-16.2")
def test_with_four_heroes_there_is_a_second_troll() -> None:
    assert creatures(begun(NAMES, legend="mine"))[31] == "troll"


@pytest.mark.rule("AND-16.2")
def test_there_are_no_golden_shields() -> None:
    state = at({"dwarf": 9, "warrior": 9}, alarm=True, creatures={2: "gor", 3: "gor", 13: "gor", 20: "gor"})
    sunrise(state)
    sunrise(state)
    assert state.castle == 0
    assert not state.over


# Winning


@pytest.mark.rule("AND-16.1")
@pytest.mark.parametrize(
    ("level", "targets"), [("easy", (26, 30, 34)), ("normal", (32, 36, 40)), ("hard", (36, 38, 42))]
)
def test_the_target_value_wins_at_once(level: str, targets: tuple[int, ...]) -> None:
    for heroes, target in zip((2, 3, 4), targets, strict=True):
        state = at(dict.fromkeys(NAMES[:heroes], 0), difficulty=level, gold=2, carries={"dwarf": ["gem-6"]})
        state.delivered = target - 8
        do(state, "hand-in gem-6", by="dwarf")
        assert state.delivered == target - 2
        assert not state.over
        do(state, "hand-in-gold 2", by="warrior")
        assert state.result == WON


@pytest.mark.rule("AND-16.8")
def test_what_is_handed_over_is_gone_for_good_and_only_at_the_gate() -> None:
    state = at({"dwarf": 0, "warrior": 1}, gold=5, carries={"dwarf": ["gem-4", "gem-2"], "warrior": ["gem-6"]})
    assert not offered(state, by="warrior", verb="hand-in")
    do(state, "hand-in gem-4", "hand-in-gold 5", by="dwarf")
    assert state.delivered == 9
    assert carried(state, "dwarf") == ["gem-2"]
    assert state.gold == [0, 5]
    conserved(state)


@pytest.mark.rule("AND-16.8")
def test_the_merchant_on_9_takes_gems_and_what_is_spent_does_not_count() -> None:
    state = at({"dwarf": 9, "warrior": 9}, carries={"dwarf": ["gem-2"], "warrior": ["gem-4"]})
    do(state, "buy-strength", "buy-strength", by="dwarf")
    assert state.strength[0] == 3, "the dwarf pays 1 gold each"
    do(state, "buy-strength", by="warrior")
    assert (state.strength[1], state.gold[1]) == (2, 2)
    assert state.delivered == 0


@pytest.mark.rule("AND-1.8")
def test_at_n_without_the_target_the_legend_is_lost() -> None:
    state = at({"dwarf": 9, "warrior": 9}, cards=True)
    state.narrator = LETTERS.index("M")
    sunrise(state)
    assert state.result == LOST
    assert told(state, LegendLost) == [LegendLost("time")]


# Quiet and alarm


@pytest.mark.rule("AND-16.3")
def test_until_the_alarm_creatures_do_not_move_at_sunrise() -> None:
    state = at({"dwarf": 9, "warrior": 9}, creatures={15: "gor", 36: "skral", 57: "wardrak"})
    sunrise(state)
    assert creatures(state) == {15: "gor", 36: "skral", 57: "wardrak"}


@pytest.mark.rule("AND-16.3")
@pytest.mark.parametrize("card", ["D", "G", "J"])
@pytest.mark.parametrize(("level", "steps"), [("normal", 1), ("hard", 2)])
def test_on_d_g_and_j_they_patrol_but_nobody_leaves_by_the_gate(card: str, level: str, steps: int) -> None:
    state = at({"dwarf": 9, "warrior": 9}, difficulty=level, creatures={2: "gor", 15: "gor", 57: "wardrak"})
    legend_card(state, card)
    gor, wardrak = {1: (14, 56), 2: (13, 62)}[steps]
    found = creatures(state)
    assert found[2] == "gor"
    assert found[gor] == "gor"
    assert found[wardrak] == "wardrak", "each one step, the wardrak too"
    assert state.last == LETTERS.index("N")


@pytest.mark.rule("AND-16.11")
def test_g_and_j_bring_creatures() -> None:
    state = legend_card(at({"dwarf": 9, "warrior": 9}), "G")
    assert creatures(state) == {37: "wardrak"}, "to 44, and one space on patrol"
    state = legend_card(at({"dwarf": 9, "warrior": 9}), "J")
    assert creatures(state) == {32: "gor", 52: "gor"}


@pytest.mark.rule("AND-16.4")
def test_a_hero_who_walks_onto_a_creature_raises_the_alarm() -> None:
    state = at({"dwarf": 13, "warrior": 9}, hours=5, creatures={14: "gor"})
    assert "walk 15" not in offered(state), "he cannot slip past unnoticed"
    do(state, "walk 14")
    assert state.flags & ALARM
    assert told(state, AlarmRaised) == [AlarmRaised(14)]
    assert read(state, "alarm")
    do(state, "stop")
    assert len(told(state, CardRead)) == 1


@pytest.mark.rule("AND-16.4")
def test_a_creature_that_walks_onto_a_hero_raises_the_alarm() -> None:
    state = at({"dwarf": 14, "warrior": 9}, creatures={15: "gor", 36: "skral"})
    legend_card(state, "D")
    assert state.flags & ALARM
    assert read(state, "alarm")
    sunrise(state)
    assert creatures(state) == {13: "gor", 34: "skral"}


@pytest.mark.rule("AND-16.4")
@pytest.mark.parametrize(("die", "alarm"), [(4, True), (5, False)])
def test_a_shot_that_does_not_defeat_in_the_first_round_raises_the_alarm(die: int, alarm: bool) -> None:
    state = at({"archer": 13, "dwarf": 9}, strength=4, creatures={14: "gor"})
    do(state, "fight 14", "begin", "keep", roll=[die, 1, 3])
    assert bool(state.flags & ALARM) is alarm
    assert read(state, "alarm") is alarm


@pytest.mark.rule("AND-16.4", "AND-1.6")
def test_a_creature_defeated_by_the_first_shot_moves_the_narrator_in_silence() -> None:
    state = at({"archer": 13, "dwarf": 9}, strength=9, creatures={14: "gor"})
    do(state, "fight 14", "begin", "keep", "reward archer 2 0", roll=[5, 1, 3])
    assert not state.flags & ALARM
    assert state.narrator == 1


@pytest.mark.rule("AND-16.5")
def test_after_the_alarm_all_creatures_move_at_every_sunrise() -> None:
    state = at({"dwarf": 9, "warrior": 9}, alarm=True, creatures={15: "gor", 36: "skral", 57: "wardrak", 58: "troll"})
    sunrise(state)
    assert creatures(state) == {14: "gor", 35: "skral", 62: "wardrak", 59: "troll"}


@pytest.mark.rule("AND-16.5")
def test_a_creature_that_gets_out_is_removed_and_the_n_comes_closer() -> None:
    state = at({"dwarf": 9, "warrior": 9}, alarm=True, creatures={2: "gor", 3: "skral"})
    sunrise(state)
    assert creatures(state) == {}
    assert LETTERS[state.last] == "L"
    assert len(told(state, CreatureEscaped)) == 2
    assert told(state, EndMoved) == [EndMoved("M"), EndMoved("L")]
    assert state.supply == [16, 5, 2, 5]
    conserved(state)


@pytest.mark.rule("AND-16.5")
def test_when_the_n_comes_to_the_narrator_the_legend_is_over() -> None:
    state = at({"dwarf": 9, "warrior": 9}, alarm=True, creatures={2: "gor", 3: "skral", 13: "troll"})
    state.narrator = LETTERS.index("L")
    sunrise(state)
    assert state.result == LOST


@pytest.mark.rule("AND-16.5", "AND-1.8")
def test_the_narrator_ends_the_legend_where_the_n_lies() -> None:
    state = at({"dwarf": 9, "warrior": 9}, cards=True)
    state.last = LETTERS.index("G")
    state.narrator = LETTERS.index("F")
    sunrise(state)
    assert state.result == LOST
    assert read(state, "N")
    assert not read(state, "G")


# Treasure


@pytest.mark.rule("AND-16.6")
def test_a_creature_that_comes_to_treasure_takes_it_out_of_the_game() -> None:
    state = at(
        {"dwarf": 9, "warrior": 9},
        alarm=True,
        creatures={15: "gor"},
        ground={14: ["covered gem-6", "rune-blue"], 15: ["gem-4"]},
        coins={14: 3, 15: 2},
    )
    sunrise(state)
    assert lies(state, 14) == ["rune-blue"]
    assert state.coins[14] == 0
    assert lies(state, 15) == ["gem-4"], "what it guarded stays behind"
    assert state.coins[15] == 2
    conserved(state)


# Fire


@pytest.mark.rule("AND-16.7")
def test_the_first_gem_wakes_the_fire_at_once_and_at_every_sunrise() -> None:
    state = at({"dwarf": 15, "warrior": 10}, ground={15: ["covered gem-6", "gem-2"]})
    sunrise(state)
    assert not told(state, FireBroke)
    do(state, "pick-up covered-gem", by="dwarf", roll=[2])  # zone 2 is 14, 15 and 16
    assert read(state, "fire")
    assert carried(state, "dwarf") == ["gem-6"]
    assert state.willpower == [4, 7]
    do(state, "pick-up gem-2", by="dwarf")
    assert state.willpower == [4, 7], "only the first gem"
    sunrise(state, roll=[1])  # zone 1 is 4, 10 and 11
    assert state.willpower == [4, 4]
    sunrise(state, roll=[6])
    assert state.willpower == [4, 4]
    assert told(state, FireBroke) == [FireBroke(2), FireBroke(1), FireBroke(6)]


@pytest.mark.rule("AND-16.7")
@pytest.mark.parametrize(
    ("zone", "spaces"),
    [(1, (4, 10, 11)), (2, (14, 15, 16)), (3, (21, 22, 23)), (4, (31, 32, 38)), (5, (35, 36, 41)), (6, (46, 49, 50))],
)
def test_the_zones_of_the_fire(zone: int, spaces: tuple[int, ...]) -> None:
    state = at({"dwarf": spaces[0], "warrior": spaces[1], "archer": spaces[2], "wizard": 9})
    legend_card(state, "fire", roll=[zone])
    assert state.willpower == [4, 4, 4, 7]


@pytest.mark.rule("AND-16.7")
def test_a_shield_saves_its_owner_from_the_fire_and_nobody_else() -> None:
    state = at({"dwarf": 14, "warrior": 15}, carries={"dwarf": ["shield"]})
    legend_card(state, "fire", roll=[2])
    do(state, "raise-shield", by="dwarf")
    assert state.willpower == [7, 4]
    assert carried(state, "dwarf") == ["half-shield"]


@pytest.mark.rule("AND-16.7", "AND-5.13")
def test_a_hero_can_fall_in_the_fire() -> None:
    state = legend_card(at({"dwarf": 14, "warrior": 9}, willpower=3, strength=4), "fire", roll=[2])
    assert (state.willpower[0], state.strength[0]) == (3, 3)


# Lake, rubble, chamber


@pytest.mark.rule("AND-16.9")
def test_from_a_shore_a_hero_swims_to_any_other_for_one_hour() -> None:
    state = at({"dwarf": 44, "warrior": 9})
    state.lake = (0,)
    assert offered(state, verb="swim") == ["swim 33", "swim 53", "swim 56", "swim 60"]
    do(state, "swim 60")
    assert (state.space[0], state.hours[0]) == (60, 1)
    do(state, "walk 59", "stop")
    assert (state.space[0], state.hours[0]) == (59, 2), "one step of the move like any other"


@pytest.mark.rule("AND-16.9")
def test_nobody_swims_from_elsewhere_or_without_an_hour_and_the_dwarves_do_not() -> None:
    assert not offered(at({"dwarf": 32, "warrior": 9}), verb="swim")
    assert not offered(at({"dwarf": 33, "warrior": 9}, hours=7, willpower=2), verb="swim")
    friends = at({"dwarf": 9, "warrior": 9}, friends={"dwarves": 56})
    assert "move-friend dwarves 33" not in offered(friends)


@pytest.mark.rule("AND-16.10")
def test_rubble_hides_what_lies_beneath_it_until_it_is_cleared() -> None:
    state = at(
        {"dwarf": 62, "warrior": 9},
        strength=9,
        carries={"dwarf": ["telescope"]},
        ground={63: ["covered rune-blue", "covered rubble-5"]},
    )
    do(state, "turn-up covered-rubble 63")
    assert lies(state, 63) == ["covered rune-blue", "rubble-5"], "only the rubble can be seen"
    assert not offered(state, verb="turn-up")
    do(state, "clear-rubble 63", "begin", roll=[1, 1])
    do(state, "turn-up covered-rune 63", by="dwarf")
    assert lies(state, 63) == ["rune-blue"]


@pytest.mark.rule("AND-16.10")
def test_a_creature_whose_next_space_holds_rubble_stays() -> None:
    state = at({"dwarf": 9, "warrior": 9}, alarm=True, creatures={62: "gor", 56: "skral"}, ground={63: ["rubble-2"]})
    sunrise(state)
    assert creatures(state) == {62: "gor", 56: "skral"}


@pytest.mark.rule("AND-16.11")
def test_the_first_to_stand_in_the_treasure_chamber_finds_4_gold() -> None:
    state = at({"dwarf": 59, "warrior": 57})
    do(state, "walk 58", "stop")
    assert state.coins[58] == 4
    assert read(state, "treasure")
    do(state, "pick-up-gold", by="dwarf")
    do(state, "walk 58", "stop", by="warrior")
    assert state.coins[58] == 0


@pytest.mark.rule("AND-16.11")
def test_passing_through_the_chamber_finds_nothing() -> None:
    state = at({"dwarf": 59, "warrior": 9})
    do(state, "walk 58", "walk 57", "stop")
    assert state.coins[58] == 0
    assert refused(state, "pick-up-gold", by="dwarf")[0]


@pytest.mark.rule("AND-16.6")
def test_a_covered_gem_that_a_creature_takes_away_is_learnt() -> None:
    """Everybody sees what it was, so the move that led there cannot be taken back alone."""
    state = at({"dwarf": 40, "warrior": 41}, ground={15: ["covered gem-6"]})
    state.learnt = False
    drop_out(state, 15, state.ground[15][0])
    assert state.learnt
    state = at({"dwarf": 40, "warrior": 41}, ground={15: ["gem-4"]})
    state.learnt = False
    drop_out(state, 15, state.ground[15][0])
    assert not state.learnt
