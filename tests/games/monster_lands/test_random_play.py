"""Random games of every setting keep every promise, and nothing is made or lost on the way."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings

from herna.games.monster_lands import GAME
from herna.games.monster_lands.actions import PassTurn, Pawn
from herna.games.monster_lands.state import LandsState
from tests.games.battery import machine
from tests.games.monster_lands.table import conserved

RandomPlay = machine("monster_lands", conserved)
RandomPlay.TestCase.settings = settings(max_examples=12, stateful_step_count=10)
TestRandomPlay = RandomPlay.TestCase

SETTINGS = [
    (2, {}),
    (3, {"level": "normal", "more_monsters": True}),
    (4, {"level": "hard", "queens_gift": True, "clans": "drawn"}),
    (4, {"level": "deadly", "equipment": "house", "traps": "open"}),
]


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_busy_games_end_and_conserve_everything(players: int, options: dict[str, object]) -> None:
    """Dice are not pawned where they can do something else, so that there are more outings and battles."""
    for seed in range(8):
        draw = random.Random(seed)
        state = GAME.new(players, seed, **options)
        assert isinstance(state, LandsState)
        while not state.over:
            seat = state.seats_to_act[0]
            offered = state.options(seat)
            busy = [action for action in offered if not isinstance(action, Pawn | PassTurn)] or offered
            state.apply(draw.choice(busy), seat)
            conserved(state)
        assert state.winners
