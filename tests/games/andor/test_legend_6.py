"""Legends of one's own, and the Drowned Bell (chapter 18)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from herna.games.andor.legend import check_file
from herna.games.andor.state import LOST, PRINCE, WITCH, WON
from herna.games.andor.vocabulary.values import LETTERS
from herna.games.content import BadContent
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
)

CARD = """
[[card]]
id = "{id}"
letter = "{letter}"
title = {{ en = "The mill", cs = "Mlýn" }}
story = {{ en = "Its wheel stands still.", cs = "Kolo stojí." }}
do = [{do}]
"""
MILL = (
    """
id = "mill"
title = { en = "The silent mill", cs = "Tichý mlýn" }
summary = { en = "Carry a herb to the miller on 30.", cs = "Doneste mlynáři na pole 30 bylinu." }
setup = [{ op = "standard-setup" }]
win = [{ is = "castle-held" }, { is = "piece-at", what = "herb", space = 30 }]
win-at-once = true
"""
    + CARD.format(id="A1", letter="A", do='{ op = "place", what = "herb-3", at = [29] }')
    + CARD.format(id="N", letter="N", do='{ op = "check-end" }')
)
PLAY = """
from herna.games import game
state = game("andor").new(2, 7, legend="mill")
for text in ("choose-figure kram", "choose-figure mairen"):
    state.apply(state.parse(text))
state.space[0] = 28
state._offered = None
for text in ("walk 29", "stop"):
    state.apply(state.parse(text), 0)
state.apply(state.parse("pick-up herb-3"), 0)
for text in ("pass",):
    state.apply(state.parse(text), 1)
state.apply(state.parse("walk 30"), 0)
print(state.over, state.winners)
"""


def legend_file(folder: Path, text: str) -> Path:
    place = folder / "andor" / "legends"
    place.mkdir(parents=True)
    file = place / "mill.toml"
    file.write_text(text, encoding="utf-8")
    return file


def mistake(folder: Path, text: str) -> BadContent:
    with pytest.raises(BadContent) as caught:
        check_file(legend_file(folder, text))
    return caught.value


@pytest.mark.rule("AND-18.1")
def test_a_legend_of_ones_own_is_played_like_ours(tmp_path: Path) -> None:
    legend_file(tmp_path, MILL)
    environment = os.environ | {"HERNA_CONTENT": str(tmp_path)}
    played = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert played.stdout.strip() == "True (0, 1)", played.stderr


@pytest.mark.rule("AND-18.1")
def test_an_error_names_the_file_the_card_the_field_and_what_would_be_right(tmp_path: Path) -> None:
    error = mistake(tmp_path, MILL.replace('what = "herb-3"', 'what = "hreb-3"'))
    for language in ("en", "cs"):
        sentence = error.reason(language)
        assert "mill.toml" in sentence
        assert "A1" in sentence
        assert "do[0]" in sentence
        assert "herb-3" in sentence


@pytest.mark.rule("AND-18.2")
def test_a_legend_of_ones_own_has_at_most_nine_cards(tmp_path: Path) -> None:
    letters = "BCDEFGH"
    nine = MILL + "".join(CARD.format(id=letter, letter=letter, do="") for letter in letters)
    assert len(check_file(legend_file(tmp_path, nine)).card) == 9
    error = mistake(tmp_path / "more", nine + CARD.format(id="I", letter="I", do=""))
    assert (error.code, error.facts["count"], error.facts["most"]) == ("legend-too-many-cards", 10, 9)


@pytest.mark.rule("AND-18.2")
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('win = [{ is = "castle-held" }, { is = "piece-at", what = "herb", space = 30 }]', "win = []", "legend-no-win"),
        ('do = [{ op = "check-end" }]', "do = []", "legend-no-end"),
        ('cs = "Mlýn"', 'cs = ""', "legend-language"),
        ('en = "Carry a herb to the miller on 30."', 'en = ""', "legend-language"),
    ],
)
def test_it_needs_a_goal_a_card_on_n_that_tests_it_and_both_languages(
    old: str, new: str, code: str, tmp_path: Path
) -> None:
    assert old in MILL
    assert mistake(tmp_path, MILL.replace(old, new, 1)).code == code


# The Drowned Bell


@pytest.mark.rule("AND-18.3")
def test_three_bell_stones_lie_on_33_40_and_56() -> None:
    state = begun(["wizard", "dwarf"], legend="drowned-bell")
    assert [space for space in range(85) if any("rune" in name for name in lies(state, space))] == [33, 40, 56]
    assert all(not name.startswith("covered") for space in (33, 40, 56) for name in lies(state, space))
    assert creatures(state) == {8: "gor", 20: "gor", 36: "gor", 48: "gor", 28: "skral"}
    assert lies(state, 24) == ["farmer"]
    do(state, "share dwarf 5")
    assert state.strength == [2, 2]
    assert state.gold == [0, 5]
    assert on_turn(state) == "dwarf"
    assert offered(state, verb="pass"), "everything is shared out"
    conserved(state)


@pytest.mark.rule("AND-18.3")
def test_when_all_three_are_in_the_castle_the_heroes_win() -> None:
    state = position(
        {"dwarf": 7, "warrior": 0},
        legend="drowned-bell",
        cards=True,
        carries={"dwarf": ["rune-blue"], "warrior": ["rune-green"]},
        ground={0: ["rune-blue"]},
    )
    assert LETTERS[state.narrator] == "A"
    do(state, "walk 0")
    assert LETTERS[state.narrator] == "N"
    assert state.result == WON


@pytest.mark.rule("AND-18.3", "AND-1.8")
def test_with_two_of_them_n_is_lost() -> None:
    state = position(
        {"dwarf": 7, "warrior": 0}, legend="drowned-bell", cards=True, ground={0: ["rune-blue", "rune-green"]}
    )
    state.narrator = LETTERS.index("M")
    sunrise(state)
    assert state.result == LOST


@pytest.mark.rule("AND-18.3")
def test_d_and_h_bring_creatures_and_the_prince_the_fog_the_witch() -> None:
    state = position({"dwarf": 7, "warrior": 11}, legend="drowned-bell", fog={12: "brew"})
    legend_card(state, "D")
    assert creatures(state) == {32: "gor", 41: "gor", 26: "wardrak"}
    legend_card(state, "H")
    assert creatures(state) == {32: "gor", 41: "gor", 26: "wardrak", 66: "troll", 37: "troll"}
    assert state.friends[PRINCE] == 72
    do(state, "pass", by="dwarf")
    do(state, "walk 12", "stop", by="warrior")
    assert carried(state, "warrior") == ["brew"]
    assert state.friends[WITCH] == 12
    assert not offered(state, verb="call-help")
