"""The full game of three games (LEG-9.1, LEG-9.2)."""

from __future__ import annotations

import random

import pytest

from herna.games.eight_minute_family.actions import Bid
from herna.games.eight_minute_legends.scoring import points, winners
from tests.games.eight_minute_legends.table import BLUE, RED, fresh, position

rule = pytest.mark.rule


@rule("LEG-9.1")
def test_the_full_game_is_three_games_and_their_sum() -> None:
    state = fresh(players=3, games=3)
    draw = random.Random(2)
    layouts = [state.layout]
    while not state.over:
        before = len(state.earlier)
        state.apply(draw.choice(state.options()))
        if len(state.earlier) > before:
            layouts.append(state.layout)
            assert isinstance(state.options(0)[0], Bid)
            assert state.coins == [11, 11, 11]
            assert state.elixirs == [0, 0, 0]
    assert len(layouts) == 3
    assert len(set(layouts)) == 3
    assert state.scores == tuple(sum(parts) for parts in zip(*state.earlier, points(state), strict=True))


@rule("LEG-9.2")
def test_equal_sums_share_the_full_game() -> None:
    state = position(armies={RED: {"vol1": 1}, BLUE: {"vol2": 1}}, coins={RED: 9, BLUE: 1}, games=3)
    state.earlier = ((4, 5, 0), (6, 5, 0))
    assert winners(state) == (RED, BLUE)
