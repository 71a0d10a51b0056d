"""Points at the end."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.rules.scoring import achievements, score_sheet, title
from herna.games.mage_knight.setting import WOUND
from tests.games.mage_knight.table import arrange, begun, by_seat, cards, lay, site_hex, table, unit

rule = pytest.mark.rule


@rule("MK-11.2")
def test_the_rows_of_the_score_card() -> None:
    state = table("fireball", "fire-bolt", "ruby-ring", "march", crystals=("red", "red", "blue"))
    seat = state.turn
    lay(state, "5", (1, 1))
    arrange(state, discard=(WOUND, WOUND), units=("peasants", unit(state, "utem-swordsmen", wounds=1)), seat=seat)
    level = state.setting.units[state.units[seat][1].kind].level
    arrange(state, shields=((site_hex(state, "monastery"), seat),))
    assert achievements(state, seat) == (3, 3, 1 + level // 2, 2, 0, -4)
    assert cards(state, "march")


@rule("MK-11.3")
@pytest.mark.parametrize(
    ("row", "titles"),
    [((4, 2), [3, 0]), ((2, 2, 1), [1, 1, 0]), ((0, 0), [0, 0]), ((-2, -6), [0, -3]), ((-2, -2), [-1, -1])],
)
def test_titles_go_to_the_best_of_a_row(row: tuple[int, ...], titles: list[int]) -> None:
    assert title(row) == titles


@rule("MK-11.3")
def test_alone_there_are_no_titles() -> None:
    state = begun(1)
    arrange(state, deck=state.deck[0] + cards(state, "fireball"), seat=0)
    assert score_sheet(state)[0].total == 2


@rule("MK-11.1")
def test_the_most_points_win_and_equal_ones_share() -> None:
    state = begun(3)
    by_seat(state, fame=[5, 9, 9])
    state.steps.clear()
    assert state.scores == (5, 9, 9)
    assert state.winners == (1, 2)
