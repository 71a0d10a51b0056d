"""Random games of every number of players, side and variant keep every promise."""

from __future__ import annotations

from hypothesis import settings

from tests.games.battery import machine
from tests.games.eight_minute_empire.table import conserved

RandomPlay = machine("eight_minute_empire", conserved)
RandomPlay.TestCase.settings = settings(max_examples=40, stateful_step_count=14)
TestRandomPlay = RandomPlay.TestCase
