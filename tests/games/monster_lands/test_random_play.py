"""Random games of every setting end, and nothing is made or lost on the way."""

from __future__ import annotations

import random

import pytest

from herna.games.monster_lands import GAME
from tests.games.monster_lands.table import conserved

SETTINGS = [
    (2, {}),
    (3, {"level": "normal", "more_monsters": True}),
    (4, {"level": "hard", "queens_gift": True, "clans": "drawn"}),
    (4, {"level": "deadly", "equipment": "house", "traps": "open"}),
]


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_random_games_end_and_conserve_everything(players: int, options: dict[str, object]) -> None:
    for seed in range(8):
        draw = random.Random(seed)
        state = GAME.new(players, seed, **options)
        while not state.over:
            seat = state.seats_to_act[0]
            state.apply(draw.choice(state.options(seat)), seat)
            conserved(state)  # type: ignore[arg-type]
        assert state.winners
