"""The dragon of the fifth legend: where it flies, and the fight with it (chapter 17)."""

from __future__ import annotations

import pytest

from herna.games.andor.events import HeroFell
from herna.games.andor.events.battle import RoundLost
from herna.games.andor.state import DWARVES, LOST, NONE, PRINCE, WITCH, WON
from herna.games.andor.vocabulary.values import LETTERS
from tests.games.andor.table import (
    begun,
    conserved,
    creatures,
    do,
    go_on,
    legend_card,
    lies,
    offered,
    sunrise,
)
from tests.games.andor.table import told as heard
from tests.games.andor.test_legend_5 import NAMES, at


@pytest.mark.rule("AND-17.6")
@pytest.mark.parametrize(
    ("card", "bridge", "beasts"),
    [
        ("C-a", (38, 39), {43: "skral"}),
        ("C-b", (46, 47), {44: "gor", 53: "gor"}),
        ("C-c", (16, 48), {66: "troll"}),
    ],
)
def test_c_the_dragon_comes_to_84_and_a_bridge_falls(
    card: str, bridge: tuple[int, int], beasts: dict[int, str]
) -> None:
    state = at({"archer": bridge[0], "warrior": 72}, creatures={})
    assert f"walk {bridge[1]}" in offered(state)
    legend_card(state, card)
    assert creatures(state) == {84: "dragon", **beasts}
    assert state.closed == (bridge,)
    state.hours[0] = 7
    state.willpower[0] = 3
    go_on(state, *state.steps)
    assert f"walk {bridge[1]}" not in offered(state), "one hour is not enough any more"


@pytest.mark.rule("AND-17.6")
@pytest.mark.parametrize(
    ("card", "space", "shut", "beasts"),
    [
        ("F-a", 57, (57,), {53: "gor", 32: "gor"}),
        ("F-b", 18, (18,), {31: "skral"}),
        ("F-c", 43, (), {45: "gor", 65: "gor"}),
    ],
)
def test_f_the_dragon_flies_to_a_merchant(card: str, space: int, shut: tuple[int, ...], beasts: dict[int, str]) -> None:
    state = at({"dwarf": space, "warrior": 72}, gold=4, creatures={84: "dragon"})
    legend_card(state, card)
    assert creatures(state) == {space: "dragon", **beasts}
    assert state.shut == shut
    assert not offered(state, verb="buy-strength")


@pytest.mark.rule("AND-17.6")
def test_i_the_dragon_hunts_the_witch_or_flies_to_48() -> None:
    state = at({"dwarf": 7, "warrior": 11}, creatures={57: "dragon"}, fog={12: "brew"})
    legend_card(state, "I-a")
    assert creatures(state) == {48: "dragon", 51: "skral"}
    state = at({"dwarf": 7, "warrior": 11}, creatures={57: "dragon"}, fog={12: "brew"})
    do(state, "pass", by="dwarf")
    do(state, "walk 12", "stop", by="warrior")
    assert state.friends[WITCH] == 12
    legend_card(state, "I-a")
    assert creatures(state) == {12: "dragon", 51: "skral"}
    assert state.friends[WITCH] == NONE


@pytest.mark.rule("AND-17.6")
def test_i_the_dragon_fouls_the_well_or_calls_its_servants() -> None:
    state = legend_card(at({"dwarf": 7, "warrior": 11}, creatures={57: "dragon"}), "I-b")
    assert creatures(state) == {72: "dragon", 33: "wardrak"}
    assert state.wells[state.setting.well_at[35]] == 0
    state = at({"dwarf": 7, "warrior": 11}, creatures={57: "dragon"})
    state.heap = tuple(state.setting.token_ids.index(token) for token in ("K9", "K1", "K4"))
    legend_card(state, "I-c")
    assert creatures(state) == {16: "dragon", 15: "gor", 26: "gor", 31: "gor", 52: "gor"}
    assert len(state.heap) == 1


@pytest.mark.rule("AND-17.6")
def test_l_the_dragon_lands_in_sight_of_the_castle() -> None:
    state = legend_card(at({"dwarf": 7, "warrior": 11}, creatures={57: "dragon"}), "L")
    assert creatures(state) == {6: "dragon", 12: "gor", 36: "gor"}


@pytest.mark.rule("AND-17.6")
def test_one_of_each_three_is_drawn() -> None:
    drawn = set()
    for seed in range(30):
        state = begun(["dwarf", "warrior"], seed, legend="dragon")
        for letter in "CFI":
            cards = [state.setting.cards[card].id for card in state.letters[LETTERS.index(letter)] if card >= 0]
            assert len(cards) == 1
            drawn.update(cards)
    assert drawn == {f"{letter}-{variant}" for letter in "CFI" for variant in "abc"}


@pytest.mark.rule("AND-17.7")
def test_where_the_dragon_lands() -> None:
    state = at(
        {"dwarf": 18, "warrior": 18, "archer": 7},
        willpower={"dwarf": 7, "warrior": 3, "archer": 7},
        creatures={84: "dragon", 18: "gor", 14: "skral"},
        friends={"prince": 18, "dwarves": 18, "witch": 18},
        ground={18: ["farmer", "wineskin"]},
    )
    legend_card(state, "F-b")
    assert state.willpower == [4, 1, 7], "never the last"
    assert not heard(state, HeroFell)
    assert state.friends[PRINCE] == state.friends[DWARVES] == state.friends[WITCH] == NONE
    assert lies(state, 18) == ["wineskin"]
    assert creatures(state) == {18: "dragon", 14: "skral", 2: "gor", 31: "skral"}, "the gor had to go on to 2"
    conserved(state)


@pytest.mark.rule("AND-17.7")
def test_a_creature_with_no_way_on_gives_way_to_the_dragon() -> None:
    state = at({"dwarf": 7, "warrior": 7}, creatures={84: "dragon", 48: "gor"})
    state.closed = ((16, 48),)
    legend_card(state, "I-a")
    assert creatures(state) == {48: "dragon", 51: "skral"}
    conserved(state)


@pytest.mark.rule("AND-17.8")
@pytest.mark.parametrize(("heroes", "strength"), [(2, 30), (3, 44), (4, 58)])
@pytest.mark.parametrize(("level", "prince", "more"), [("normal", 72, 0), ("hard", 72, 4), ("hard", 84, 0)])
def test_the_strength_of_the_dragon(heroes: int, strength: int, level: str, prince: int, more: int) -> None:
    state = at(
        dict.fromkeys(NAMES[:heroes], 84),
        difficulty=level,
        strength=5,
        creatures={84: "dragon"},
        friends={"prince": prince},
    )
    state.dragon_deck = (state.setting.dragon_ids.index("D6"),)
    do(state, "fight 84", "begin", roll=[1, 1, 1, 2, 3])
    assert heard(state, RoundLost) == [RoundLost(6 + (4 if prince == 84 else 0), strength + more + 3)]


@pytest.mark.rule("AND-17.8")
def test_the_dragon_has_10_willpower_below_7_two_dice_stays_and_is_stepped_over() -> None:
    state = at(
        {"dwarf": 16, "warrior": 16},
        strength=13,
        willpower=14,
        creatures={16: "dragon", 48: "gor"},
        friends={"prince": 16, "dwarves": 16},
    )
    state.dragon_deck = (state.setting.dragon_ids.index("D6"),)
    do(state, "fight 16", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", by="dwarf", roll=[1, 1, 4, 1, 1, 1, 3, 1, 2, 3])
    assert state.battle is not None
    assert state.battle.willpower == 10 - (26 + 8 + 7 - 33)
    do(state, "fight-on", by="dwarf")
    do(state, "fight-on", by="warrior", roll=[1, 1, 1, 1, 1, 1, 1, 6, 5])
    assert state.battle is not None
    assert state.battle.defence == 36
    do(state, "withdraw", by="dwarf")
    do(state, "withdraw", by="warrior")
    sunrise(state)
    assert creatures(state) == {16: "dragon", 13: "gor"}, "it does not move, the gor steps over it"


@pytest.mark.rule("AND-17.1")
@pytest.mark.parametrize(("free", "result"), [(True, WON), (False, LOST)])
def test_when_the_dragon_is_defeated_the_narrator_goes_to_n(free: bool, result: int) -> None:
    state = at(
        {"dwarf": 16, "warrior": 16},
        garrison=() if free else ["gor"],
        cards=True,
        strength=14,
        willpower=14,
        creatures={16: "dragon"},
        friends={"prince": 16, "dwarves": 16},
    )
    state.come_true = 0
    if free:
        state.cards_read = (state.setting.card_number["liberated"],)
    state.dragon_deck = (state.setting.dragon_ids.index("D7"),)
    do(state, "fight 16", "invite warrior")
    do(state, "join", by="warrior")
    do(state, "begin", by="dwarf", roll=[1, 1, 6, 1, 1, 1, 6, 1, 2, 3])
    assert state.result == result
    assert LETTERS[state.narrator] == "N"
