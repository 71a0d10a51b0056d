"""Random games of every setting keep every promise, and nothing is made or lost on the way."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings

from herna.games.monster_lands import GAME
from herna.games.monster_lands.actions import PassTurn, Pawn
from herna.games.monster_lands.components.solo import LOST, SCENARIO_IDS, WON, following
from herna.games.monster_lands.state import LandsState
from tests.games.battery import draw_setting, machine, play_randomly
from tests.games.monster_lands.table import conserved

RandomPlay = machine("monster_lands", conserved)
RandomPlay.TestCase.settings = settings(max_examples=12, stateful_step_count=10)
TestRandomPlay = RandomPlay.TestCase

SETTINGS = [
    (2, {}),
    (3, {"level": "normal", "more_monsters": True}),
    (4, {"level": "hard", "queens_gift": True, "clans": "drawn"}),
    (4, {"level": "deadly", "equipment": "house", "traps": "open"}),
    (3, {"tricks": True}),
    (4, {"tricks": True, "equipment": "house"}),
    (1, {"scenario": "sly-sam", "level": "hard"}),
    (1, {"campaign": True, "level": "deadly"}),
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
        assert state.winners or state.setting.company.rated


STORIES = [*((1, {"scenario": scenario}) for scenario in SCENARIO_IDS), *((n, {"tricks": True}) for n in (2, 3, 4))]


@pytest.mark.parametrize(("players", "options"), STORIES)
def test_every_scenario_and_tricks_with_any_number_of_players(
    players: int, options: dict[str, object], soak: bool
) -> None:
    """Everything else is drawn; a thousand games each in a soak run."""
    for seed in range(1000 if soak else 2):
        setting = draw_setting("monster_lands", random.Random(seed), players=players, campaign=False, **options)
        assert play_randomly(setting, seed, watch=conserved).over


def test_campaigns_end_by_their_rules(soak: bool) -> None:
    for seed in range(1000 if soak else 3):
        setting = draw_setting("monster_lands", random.Random(seed), players=1, campaign=True)
        state = play_randomly(setting, seed, watch=conserved)
        assert isinstance(state, LandsState)
        assert following(state.history[-1]) in (WON, LOST)
        for before, after in zip(state.history, state.history[1:], strict=False):
            assert following(before) == (after.scenario, after.level)
