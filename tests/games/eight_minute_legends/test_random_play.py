"""Random games of every number of players, map and variant keep every promise."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings

from tests.games.battery import machine, play_randomly
from tests.games.eight_minute_legends.table import conserved

RandomPlay = machine("eight_minute_legends", conserved)
RandomPlay.TestCase.settings = settings(max_examples=30, stateful_step_count=12)
TestRandomPlay = RandomPlay.TestCase

EVERYTHING = {"discoveries": True, "swamp": True, "citadels": True, "encounters": True, "leaders": True}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"map": "by-hand"},
        {"map": "by-hand", "layout": "row", "tokens_by_hand": True},
        {"layout": "row", "preparer": 2},
    ],
)
def test_all_variants_together(players: int, more: dict[str, Any]) -> None:
    for seed in range(6):
        play_randomly(("eight_minute_legends", players, EVERYTHING | more), seed, watch=conserved)


@pytest.mark.parametrize(
    "variant", [{"discoveries": True}, {"citadels": True}, {"encounters": True}, {"leaders": True}]
)
def test_every_variant_alone(variant: dict[str, bool]) -> None:
    for seed in range(6):
        play_randomly(("eight_minute_legends", 2 + seed % 3, variant), seed, watch=conserved)
