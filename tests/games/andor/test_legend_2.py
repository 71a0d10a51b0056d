"""The second legend, The Healing of the King (chapter 14)."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.andor.events.battle import RoundLost
from herna.games.andor.state import LOST, PRINCE, WITCH, WON, AndorState
from herna.games.andor.vocabulary.values import LETTERS
from herna.kernel import BadSetting
from tests.games.andor.table import (
    begun,
    carried,
    conserved,
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


def at(heroes: dict[str, int], **more: Any) -> AndorState:
    return position(heroes, legend="healing", **more)


@pytest.mark.rule("AND-14.2", "AND-2.3")
@pytest.mark.parametrize(("level", "farmers"), [("easy", [24, 36]), ("normal", [24])])
def test_how_the_legend_begins(level: str, farmers: list[int]) -> None:
    state = begun(["wizard", "dwarf"], legend="healing", difficulty=level)
    assert creatures(state) == {8: "gor", 19: "skral", 20: "gor", 21: "gor", 26: "gor", 48: "gor"}
    assert [space for space in range(85) if lies(state, space) == ["farmer"]] == farmers
    assert state.space == [34, 7]
    assert state.strength == [2, 2]
    do(state, "share wizard 2", "share dwarf 3", "share dwarf 1", "share wizard 1")
    assert state.gold == [2, 3]
    assert carried(state, "dwarf") == carried(state, "wizard") == ["wineskin"]
    assert on_turn(state) == "dwarf"
    assert offered(state, verb="pass"), "everything is shared out"
    assert state.narrator == 0
    conserved(state)


@pytest.mark.rule("AND-1.10")
def test_the_legend_has_no_hard_level() -> None:
    with pytest.raises(BadSetting):
        fresh(2, legend="healing", difficulty="hard")


@pytest.mark.rule("AND-14.3")
@pytest.mark.parametrize(("die", "letter"), [(1, "B"), (2, "D"), (3, "E"), (4, "F"), (5, "F"), (6, "H")])
def test_a_die_says_where_the_rune_card_lies(die: int, letter: str) -> None:
    state = legend_card(at({"dwarf": 7, "warrior": 14}), "A3", roll=[die])
    card = state.setting.card_number["rune-stones"]
    assert [LETTERS[number] for number, row in enumerate(state.letters) if card in row] == [letter]


@pytest.mark.rule("AND-14.3")
def test_the_rune_card_at_the_easy_level() -> None:
    state = at({"dwarf": 7, "warrior": 14}, difficulty="easy")
    legend_card(state, "rune-stones", roll=[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 1, 1, 1, 1])
    assert creatures(state) == {43: "gor", 39: "skral"}
    assert [space for space in range(85) if state.ground[space]] == [11, 22, 33, 44, 55]


@pytest.mark.rule("AND-14.3")
def test_the_rune_card_at_the_normal_level_needs_the_witch() -> None:
    state = legend_card(at({"dwarf": 7, "warrior": 14}), "rune-stones")
    assert creatures(state) == {32: "gor", 43: "gor", 39: "skral"}
    assert not any(state.ground)
    found = at({"dwarf": 11, "warrior": 14}, fog={12: "brew"}, cards=True)
    do(found, "walk 12", "stop", roll=[1, 1])
    legend_card(found, "rune-stones", roll=[1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 1, 1, 1, 1])
    assert [space for space in range(85) if found.ground[space]] == [11, 22, 33, 44, 55]


@pytest.mark.rule("AND-14.3")
def test_the_rune_card_is_read_when_the_narrator_comes_to_its_letter() -> None:
    state = at({"dwarf": 7, "warrior": 14}, cards=True)
    card = state.setting.card_number["rune-stones"]
    state.letters = (*state.letters[:1], (card,), *state.letters[2:])
    sunrise(state)
    assert creatures(state) == {32: "gor", 43: "gor", 39: "skral"}


@pytest.mark.rule("AND-14.4")
def test_c_builds_the_stronghold_and_removes_a_creature_there() -> None:
    state = at({"dwarf": 7, "warrior": 14}, cards=True, creatures={55: "skral"})
    state.narrator = LETTERS.index("B")
    sunrise(state, roll=[1])
    assert creatures(state) == {51: "tower-skral", 27: "gor", 31: "gor", 29: "skral"}, "the skral walked onto 51"
    assert lies(state, 28) == ["farmer"]
    assert state.friends[PRINCE] == 72
    conserved(state)


@pytest.mark.rule("AND-14.4")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_stronghold_stands_on_50_and_a_die(die: int) -> None:
    state = legend_card(at({"dwarf": 7, "warrior": 14}), "C1", roll=[die])
    assert creatures(state) == {50 + die: "tower-skral"}


@pytest.mark.rule("AND-14.4")
@pytest.mark.parametrize(
    ("level", "heroes", "strength"),
    [("easy", 2, 10), ("easy", 3, 20), ("easy", 4, 30), ("normal", 2, 20), ("normal", 3, 30), ("normal", 4, 40)],
)
def test_the_strength_of_its_skral(level: str, heroes: int, strength: int) -> None:
    names = ["dwarf", "warrior", "archer", "wizard"][:heroes]
    state = at(dict.fromkeys(names, 51), difficulty=level, strength=5, creatures={51: "tower-skral"})
    do(state, "fight 51", "begin", roll=[1, 1, 1, 2])
    assert told(state, RoundLost) == [RoundLost(6, strength + 2)]


@pytest.mark.rule("AND-14.4")
def test_its_skral_has_6_willpower_and_is_worth_4() -> None:
    state = at({"dwarf": 51, "warrior": 7}, difficulty="easy", strength=14, creatures={51: "tower-skral"})
    do(state, "fight 51", "begin", roll=[1, 3, 1, 2])
    assert state.battle is not None
    assert state.battle.willpower == 6 - (14 + 3 - 12)
    do(state, "fight-on", roll=[1, 1, 1, 2])
    assert "reward dwarf 4 0" in offered(state)


@pytest.mark.rule("AND-14.5")
def test_the_skral_never_moves_and_creatures_step_over_it() -> None:
    state = at({"dwarf": 7, "warrior": 50}, creatures={51: "tower-skral", 55: "gor"})
    sunrise(state)
    assert creatures(state) == {51: "tower-skral", 48: "gor"}
    do(state, "pass", by="dwarf")
    do(state, "walk 51", "stop", by="warrior")
    assert state.space[1] == 51, "heroes may enter"


@pytest.mark.rule("AND-14.5", "AND-14.1", "AND-1.9")
@pytest.mark.parametrize(("herb", "result"), [(0, WON), (7, LOST)])
def test_when_it_falls_the_narrator_goes_to_n(herb: int, result: int) -> None:
    state = at(
        {"dwarf": 51, "warrior": 51},
        cards=True,
        strength=14,
        willpower=14,
        creatures={51: "tower-skral"},
        ground={herb: ["herb-4"]},
    )
    do(state, "fight 51", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", by="dwarf", roll=[1, 1, 6, 1, 1, 1, 6, 1, 2])
    do(state, "reward dwarf 4 0", by="dwarf")
    do(state, "agree", by="warrior")
    assert LETTERS[state.narrator] == "N"
    assert state.result == result
    assert creatures(state) == {}, "the cards on the way are not read"


@pytest.mark.rule("AND-14.1")
def test_a_herb_in_the_hands_of_a_hero_in_the_castle_counts() -> None:
    state = at({"dwarf": 0, "warrior": 51}, cards=True, carries={"dwarf": ["herb-3"]})
    state.beaten = (state.setting.kind_number["tower-skral"],)
    state.come_true = 1
    state.narrator = LETTERS.index("M")
    sunrise(state)
    assert state.result == WON


@pytest.mark.rule("AND-14.1")
def test_without_the_stronghold_n_is_lost() -> None:
    state = at({"dwarf": 0, "warrior": 51}, cards=True, carries={"dwarf": ["herb-3"]})
    state.narrator = LETTERS.index("M")
    sunrise(state)
    assert state.result == LOST


@pytest.mark.rule("AND-14.6")
def test_g_the_prince_leaves_and_wardraks_come() -> None:
    state = at({"dwarf": 7, "warrior": 14}, cards=True, friends={"prince": 20})
    state.narrator = LETTERS.index("F")
    sunrise(state)
    assert state.friends[PRINCE] == -1
    assert creatures(state) == {26: "wardrak", 27: "wardrak"}
    assert not offered(state, verb="move-friend")


@pytest.mark.rule("AND-14.7")
@pytest.mark.parametrize(("die", "space"), [(1, 37), (2, 37), (3, 67), (4, 67), (5, 61), (6, 61)])
def test_the_witch_tells_where_the_herb_grows(die: int, space: int) -> None:
    state = at({"dwarf": 11, "warrior": 14}, fog={12: "brew"}, cards=True)
    do(state, "walk 12", "stop", roll=[die, 2])
    assert carried(state, "dwarf") == ["brew"]
    assert state.friends[WITCH] == 12
    assert creatures(state) == {space: "herb-gor"}
    assert lies(state, space) == []
    conserved(state)


def guarded(hero_at: int, gor_at: int, **more: Any) -> AndorState:
    """The witch has been found; the gor stands on the herb of value 3."""
    state = at({"dwarf": hero_at, "warrior": 11}, fog={12: "brew"}, **more)
    do(state, "pass", by="dwarf")
    do(state, "walk 12", "stop", by="warrior", roll=[1, 1])
    state.beasts[37], state.beasts[gor_at] = -1, state.beasts[37]
    state.held = ((gor_at, state.held[0][1]),)
    state._acting = state._offered = None
    return state


@pytest.mark.rule("AND-14.7")
def test_the_herb_can_be_taken_only_after_the_gor_is_defeated() -> None:
    state = guarded(37, 37, strength=9)
    assert refused(state, "pick-up herb-3", by="dwarf")[0]
    do(state, "fight 37", "begin", "reward dwarf 2 0", by="dwarf", roll=[1, 2, 1, 2])
    assert lies(state, 37) == ["herb-3"]
    do(state, "pick-up herb-3", by="dwarf")
    assert carried(state, "dwarf") == ["herb-3"]
    conserved(state)


@pytest.mark.rule("AND-14.7")
def test_the_gor_carries_the_herb_along() -> None:
    state = guarded(41, 37, strength=9)
    sunrise(state)
    assert creatures(state) == {41: "herb-gor"}
    do(state, "fight 41", "begin", "reward dwarf 2 0", by="dwarf", roll=[1, 2, 1, 2])
    assert lies(state, 41) == ["herb-3"]
    assert lies(state, 37) == []


@pytest.mark.rule("AND-14.8")
def test_a_gor_that_brings_the_herb_into_the_castle_leaves_it_there() -> None:
    state = guarded(0, 11)
    sunrise(state)
    assert state.castle == 1
    assert lies(state, 0) == ["herb-3"]
    do(state, "pick-up herb-3", by="dwarf")
    assert carried(state, "dwarf") == ["herb-3"]


@pytest.mark.rule("AND-14.8")
def test_where_the_stronghold_is_built_the_herb_of_a_removed_gor_stays() -> None:
    state = guarded(7, 51)
    legend_card(state, "C1", roll=[1])
    assert creatures(state) == {51: "tower-skral"}
    assert lies(state, 51) == ["herb-3"]
    conserved(state)
