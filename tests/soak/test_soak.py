"""A thousand random games of every setting without a failure: `make soak`. One of each in the suite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.andor.table import conserved as andor
from tests.games.battery import ALL_SETTINGS, Setting, play_randomly
from tests.games.eight_minute_empire.table import conserved as empire
from tests.games.eight_minute_legends.table import conserved as legends
from tests.games.mage_knight.table import conserved as mage_knight
from tests.games.monster_lands.table import conserved as monster_lands
from tests.games.test_every_game import title

CONSERVED: dict[str, Callable[[Any], None]] = {
    "andor": andor,
    "eight_minute_empire": empire,
    "eight_minute_legends": legends,
    "mage_knight": mage_knight,
    "monster_lands": monster_lands,
}


@pytest.mark.parametrize("setting", ALL_SETTINGS, ids=title)
def test_random_games_never_fail_and_never_lose_a_piece(setting: Setting, soak: bool) -> None:
    for seed in range(1000 if soak else 1):
        state = play_randomly(setting, seed, watch=CONSERVED[setting[0]])
        assert state.over
        assert state.winners or state.setting.nobody_may_win
