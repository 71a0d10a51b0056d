"""Every game in the house, in every setting: whole random games, and the contract of the public face."""

from __future__ import annotations

import random

import pytest

import herna
from herna.kernel import State
from tests.games.battery import ALL_SETTINGS, Setting, check_actions, check_hidden, check_snapshot, play_randomly


def title(setting: Setting) -> str:
    name, players, options = setting
    return f"{name}-{players}-" + "-".join(str(value) for value in options.values())


@pytest.mark.parametrize("setting", ALL_SETTINGS, ids=title)
def test_a_random_game_comes_to_an_end_with_a_winner_and_again_to_the_same(setting: Setting) -> None:
    state = play_randomly(setting, seed=11)
    assert state.over
    assert state.winners or state.setting.nobody_may_win
    for team in state.setting.teams:
        assert set(team) <= set(state.winners) or not set(team) & set(state.winners), "a team wins or loses as one"
    assert set(state.winners) <= set(range(setting[1]))
    assert sorted(seat for team in state.setting.teams for seat in team) == list(range(setting[1]))
    assert len(state.scores) == setting[1]
    assert state.seats_to_act == ()
    assert state.options(0) == ()
    assert play_randomly(setting, seed=11).digest() == state.digest(), "the same seed and choices give the same game"


@pytest.mark.parametrize("name", herna.game_names())
def test_another_seed_gives_another_game(name: str) -> None:
    setting = next(setting for setting in ALL_SETTINGS if setting[0] == name)
    assert len({play_randomly(setting, seed).digest() for seed in range(4)}) == 4


@pytest.mark.parametrize("name", herna.game_names())
def test_every_position_of_a_game_keeps_the_contract(name: str) -> None:
    draw = random.Random(3)
    settings = [setting for setting in ALL_SETTINGS if setting[0] == name]

    def watch(state: State) -> None:
        if draw.random() < 0.1:
            for seat in state.seats_to_act:
                check_actions(state, seat)
            check_hidden(state, draw)
            check_snapshot(state)

    for setting in draw.sample(settings, min(6, len(settings))):
        play_randomly(setting, seed=17, watch=watch)


@pytest.mark.parametrize("name", herna.game_names())
def test_the_loop_of_the_documentation_works(name: str) -> None:
    state = herna.game(name).new(seed=7)
    while not state.over:
        seat = state.seats_to_act[0]
        state.apply(state.options(seat)[0], seat)
    assert state.winners or state.setting.nobody_may_win
