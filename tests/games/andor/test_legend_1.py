"""The first legend, The Arrival of the Heroes (chapter 13)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.andor.events import LegendLost, TaskDone, TrainingOver
from herna.games.andor.pieces import NUMBER
from herna.games.andor.state import LOST, NONE, TRAINING, WON, AndorState
from herna.games.andor.vocabulary.values import LETTERS
from herna.kernel import BadSetting
from tests.games.andor.table import (
    begun,
    carried,
    creatures,
    do,
    fresh,
    legend_card,
    lies,
    offered,
    on_turn,
    position,
    refused,
    sunrise,
    told,
)

FOG_PLACES = (8, 11, 12, 13, 16, 32, 42, 44, 46, 47, 48, 49, 56, 63, 64)


def at(heroes: dict[str, int], **more: Any) -> AndorState:
    return position(heroes, legend="arrival", **more)


def until_the_first_turn(state: AndorState) -> AndorState:
    """The gold goes to the first hero, and the fog places with the lowest numbers stay empty."""
    do(state, "share dwarf 3")
    for _ in range(4):
        do(state, offered(state, verb="lay-fog")[0])
    return do(state, "share dwarf 4")


@pytest.mark.rule("AND-13.4")
def test_heroes_start_at_home_the_lowest_rank_in_the_castle_with_3_gold() -> None:
    state = begun(["wizard", "archer", "warrior", "dwarf"], legend="arrival")
    assert state.space == [9, 53, 25, 0]
    do(state, "share wizard 1", "share dwarf 2")
    assert state.gold == [1, 0, 0, 2]


@pytest.mark.rule("AND-13.4")
def test_without_the_dwarf_the_warrior_stands_in_the_castle() -> None:
    state = begun(["wizard", "warrior"], legend="arrival")
    assert state.space == [9, 0]


@pytest.mark.rule("AND-13.5")
def test_eleven_fog_tokens_on_places_the_heroes_choose() -> None:
    state = begun(["dwarf", "wizard"], legend="arrival")
    do(state, "share dwarf 3")
    assert offered(state) == [f"lay-fog {space}" for space in FOG_PLACES]
    do(state, "lay-fog 11", "lay-fog 46", "lay-fog 8")
    do(state, "lay-fog 64", by="wizard")
    assert [space for space in FOG_PLACES if not state.fog[space]] == [8, 11, 46, 64]
    kinds = sorted(state.setting.fog_kinds[fog - 1] for fog in state.fog if fog)
    assert kinds == sorted(["event"] * 5 + ["gold"] * 3 + ["strength", "willpower-2", "willpower-3"])


@pytest.mark.rule("AND-13.5")
def test_no_fog_lies_under_a_hero() -> None:
    state = position({"dwarf": 0, "wizard": 12}, legend="arrival")
    state.fog = [0] * len(state.fog)
    legend_card(state, "A")
    assert "lay-fog 12" not in offered(state)
    assert len(offered(state, verb="lay-fog")) == 14


@pytest.mark.rule("AND-13.6", "AND-8.7")
def test_the_legend_begins_with_a_sunrise() -> None:
    state = until_the_first_turn(begun(["wizard", "dwarf"], legend="arrival"))
    assert creatures(state) == {13: "gor", 19: "gor", 3: "gor", 21: "gor"}
    assert state.wells == [1, 1, 1, 1], "empty at first, filled by the sunrise"
    assert LETTERS[state.narrator] == "B"
    assert on_turn(state) == "dwarf", "the hero in the castle"
    assert offered(state, verb="pass"), "everything is shared out"
    assert state.day == 1
    assert state.hours == [0, 0]


@pytest.mark.rule("AND-13.6")
def test_a_well_under_a_hero_stays_empty_at_the_first_sunrise() -> None:
    state = position({"dwarf": 0, "wizard": 35}, legend="arrival")
    state.deck = ()
    legend_card(state, "A")
    assert state.wells == [2, 2, 2, 2]
    for _ in range(4):
        do(state, offered(state, verb="lay-fog")[0])
    assert state.wells == [1, 2, 1, 1]


@pytest.mark.rule("AND-13.7")
def test_b_gives_everybody_1_strength_and_the_group_4_gold() -> None:
    state = until_the_first_turn(begun(["dwarf", "wizard"], legend="arrival"))
    assert state.strength == [2, 2]
    assert state.gold == [7, 0]


@pytest.mark.rule("AND-13.7")
def test_d_and_f_bring_creatures() -> None:
    state = at({"dwarf": 7, "wizard": 9})
    legend_card(state, "D")
    assert creatures(state) == {8: "gor", 15: "gor", 48: "gor", 53: "gor", 43: "gor"}
    legend_card(state, "F")
    assert creatures(state)[32] == "skral"


@pytest.mark.rule("AND-13.7")
def test_cards_lie_on_b_c_d_f_h_and_the_end() -> None:
    state = at({"dwarf": 7, "wizard": 9}, cards=True)
    assert [LETTERS[letter] for letter, row in enumerate(state.letters) if row] == ["A", "B", "C", "D", "F", "H"]
    names = [state.setting.cards[card].id for card in state.letters[LETTERS.index("H")]]
    assert names == ["H1", "H2"]


@pytest.mark.rule("AND-13.2")
@pytest.mark.parametrize("space", [18, 57, 71])
def test_merchants_sell_only_strength(space: int) -> None:
    state = at({"wizard": space, "dwarf": 7}, gold=4)
    assert offered(state, verb="buy") == []
    do(state, "buy-strength")
    assert (state.strength[0], state.gold[0]) == (2, 2)


@pytest.mark.rule("AND-13.8")
def test_h_breaks_the_bridge_brings_the_letter_and_creatures() -> None:
    state = at({"dwarf": 16, "wizard": 9}, cards=True, creatures={48: "gor"})
    state.narrator = LETTERS.index("G")
    sunrise(state)
    assert creatures(state) == {16: "gor", 19: "gor", 36: "gor", 56: "gor", 54: "skral", 64: "skral"}
    assert lies(state, 5) == ["parchment"]
    assert "walk 48" not in offered(state, verb="walk") or hours_to(state, 48) > 1
    state.beasts[48] = state.setting.kind_number["troll"]
    sunrise(state)
    assert creatures(state)[48] == "troll", "it stays there"


def hours_to(state: AndorState, space: int) -> int:
    """What walking there costs the hero on turn."""
    copy = state.copy()
    copy.apply(copy.parse(f"walk {space}"))
    return copy.hours[copy.turn]


@pytest.mark.rule("AND-13.8")
def test_16_and_48_are_no_neighbours_any_more() -> None:
    state = at({"archer": 16, "wizard": 9}, creatures={48: "gor"})
    assert "fight 48" in offered(state)
    assert hours_to(state, 48) == 1
    legend_card(state, "H1")
    assert "fight 48" not in offered(state)
    assert refused(state, "fight 48")[0]
    assert "walk 48" not in offered(state, verb="walk") or hours_to(state, 48) > 1


@pytest.mark.rule("AND-13.1")
def test_when_the_letter_comes_to_the_tree_the_heroes_win_at_once() -> None:
    state = at({"dwarf": 54, "wizard": 9}, cards=True, carries={"dwarf": ["parchment"]})
    do(state, "walk 57")
    assert state.result == WON
    assert LETTERS[state.narrator] == "N"
    assert state.over
    assert state.winners == (0, 1)
    assert state.scores == (1, 1)


@pytest.mark.rule("AND-13.1", "AND-1.8")
def test_without_the_letter_at_the_tree_n_is_lost() -> None:
    state = at({"dwarf": 54, "wizard": 9}, cards=True, carries={"dwarf": ["parchment"]})
    state.narrator = LETTERS.index("M")
    sunrise(state)
    assert state.result == LOST
    assert told(state, LegendLost) == [LegendLost("time")]


@pytest.mark.rule("AND-13.9")
@pytest.mark.parametrize("way", ["in passing", "by a creature", "lying alone"])
def test_the_letter_that_meets_a_creature_is_lost(way: str) -> None:
    if way == "in passing":
        state = at({"dwarf": 5, "wizard": 9}, carries={"dwarf": ["parchment"]}, creatures={4: "gor"})
        assert "walk 1" in offered(state), "by the castle"
        do(state, "walk 4")
    elif way == "by a creature":
        state = at({"dwarf": 19, "wizard": 9}, carries={"dwarf": ["parchment"]}, creatures={22: "gor"})
        sunrise(state)
    else:
        state = at({"dwarf": 7, "wizard": 9}, ground={19: ["parchment"]}, creatures={22: "gor"})
        sunrise(state)
    assert state.result == LOST
    assert told(state, LegendLost) == [LegendLost("legend")]


@pytest.mark.rule("AND-13.9")
def test_a_creature_that_appears_on_the_letter_loses_the_legend() -> None:
    state = at({"dwarf": 7, "wizard": 9}, ground={32: ["parchment"]})
    legend_card(state, "F")
    assert state.result == LOST


# The training day


def training(heroes: list[str] | None = None) -> AndorState:
    state = begun(heroes or ["dwarf", "warrior", "archer", "wizard"], legend="arrival", training=True)
    state.events = []
    return state


@pytest.mark.rule("AND-13.3")
def test_the_training_day_only_moves_and_passes_for_seven_hours() -> None:
    state = training()
    assert state.flags & TRAINING
    assert state.space == [43, 25, 53, 9]
    assert on_turn(state) == "dwarf"
    assert {text.split()[0] for text in offered(state)} == {"walk", "pass"}
    assert state.coins[20] == 1
    assert state.coins[17] == 2
    assert [space for space in range(85) if state.fog[space]] == [11, 12, 13]
    assert state.wells == [1, 0, 0, 0]
    for _ in range(7):
        state.turn = 0
        do(state, "pass", by="dwarf")
        while on_turn(state) != "dwarf":
            do(state, "pass")
    assert offered(state) == ["end-day"], "no overtime"


@pytest.mark.rule("AND-13.3")
def test_with_all_four_tasks_done_the_legend_begins_and_everything_is_kept() -> None:
    state = training()
    state.space = [20, 17, 13, 5]  # dwarf, warrior, archer and wizard
    state._acting = state._offered = None
    do(state, "pick-up-gold", by="dwarf")
    do(state, "pick-up-gold", by="warrior")
    do(state, "empty-well", by="wizard")
    do(state, "pass", by="dwarf")
    do(state, "walk 18", "stop", by="warrior")
    do(state, "buy-strength", by="warrior")
    do(state, "walk 12", "stop", by="archer")
    do(state, "walk 0", "stop", by="wizard")
    assert told(state, TrainingOver) == [TrainingOver(True)]
    assert {event.task for event in told(state, TaskDone) if isinstance(event, TaskDone)} == {
        "turn-fog",
        "buy-strength",
        "empty-well",
        "reach",
    }
    assert not state.flags & TRAINING
    assert state.space == [20, 18, 12, 0]
    assert state.strength[1] == 2
    assert state.willpower[3] == 10
    assert "lay-fog 12" not in offered(state), "never under a hero"
    for _ in range(3):
        do(state, offered(state, verb="lay-fog")[0])
    do(state, "share dwarf 4")
    assert on_turn(state) == "wizard", "the hero in the castle begins"
    assert state.coins == [0] * len(state.coins)
    assert creatures(state) == {13: "gor", 19: "gor", 3: "gor", 21: "gor"}


@pytest.mark.rule("AND-13.3")
def test_if_something_is_missing_it_starts_again() -> None:
    state = training(["dwarf", "wizard"])
    do(state, "pass", by="dwarf")
    do(state, "walk 0", "stop", by="wizard")
    assert told(state, TrainingOver) == [TrainingOver(False)]
    assert state.space == [43, 9]
    assert state.flags & TRAINING
    assert state.hours == [0, 0]
    assert state.tasks == 0
    assert on_turn(state) == "dwarf"


@pytest.mark.rule("AND-13.3")
def test_it_ends_when_all_hours_are_used() -> None:
    state = training(["dwarf", "wizard"])
    for _ in range(14):
        do(state, "pass")
    do(state, "end-day", "end-day")
    assert told(state, TrainingOver) == [TrainingOver(False)]


@pytest.mark.rule("AND-13.3")
def test_after_the_third_day_the_legend_begins_all_the_same() -> None:
    state = training(["dwarf", "wizard"])
    for _ in range(3):
        assert state.flags & TRAINING
        do(state, "pass", by="dwarf")
        do(state, "walk 0", "stop", by="wizard")
    assert not state.flags & TRAINING
    assert state.space == [43, 0]
    assert offered(state, verb="lay-fog")


@pytest.mark.rule("AND-13.3")
def test_there_is_no_merchant_for_articles_and_no_fight_on_the_training_day() -> None:
    state = training(["dwarf", "wizard"])
    state.space[0] = 18
    state.gold[0] = 4
    state._acting = state._offered = None
    assert [text for text in offered(state) if text.startswith("buy")] == ["buy-strength"]


@pytest.mark.rule("AND-13.3")
def test_only_the_first_legend_has_a_training_day() -> None:
    with pytest.raises(BadSetting):
        fresh(2, legend="healing", training=True)


@pytest.mark.rule("AND-13.8")
def test_the_letter_can_be_carried_and_dropped() -> None:
    state = at({"dwarf": 5, "wizard": 9}, ground={5: ["parchment"]})
    do(state, "pick-up parchment")
    assert carried(state, "dwarf") == ["parchment"]
    do(state, "drop parchment")
    assert state.ground[5] == (NUMBER["parchment"],)
    assert state.opponent == NONE
