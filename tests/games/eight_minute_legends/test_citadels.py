"""Citadels (LEG-9.6)."""

from __future__ import annotations

import pytest

from herna.games.eight_minute_legends.scoring import score_sheet
from tests.games.eight_minute_legends.table import BLUE, RED, position

rule = pytest.mark.rule


@rule("LEG-9.6")
def test_a_citadel_is_a_point_for_the_controller_at_the_end() -> None:
    state = position(
        armies={RED: {"vil1": 1, "vil2": 1}, BLUE: {"vil2": 1}},
        tokens={"vil1": "citadel", "vil2": "citadel"},
        citadels=True,
    )
    assert [line.citadels for line in score_sheet(state)] == [1, 0, 0]
