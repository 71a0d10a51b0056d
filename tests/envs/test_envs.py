"""The faces for learning machines pass the official checks and keep the masks honest."""

from __future__ import annotations

import contextlib
import importlib
import io
import random
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import herna
from herna.envs import HernaAEC, HernaSolo
from herna.kernel import BadSetting, IllegalAction
from tests.kernel.companies import Solitaire


def most_and_least(name: str) -> list[int]:
    players = herna.game(name).players
    return sorted({players[0], players[-1]})


CASES = [(name, players) for name in herna.game_names() for players in most_and_least(name)]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_pettingzoo_accepts_the_environment(name: str, players: int) -> None:
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        api_test(HernaAEC(name, players=players), num_cycles=300)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_same_seed_gives_the_same_episode(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        seed_test(lambda: HernaAEC(name, players=players), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_gymnasium_accepts_the_environment(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(HernaSolo(name, players=players), skip_render_check=True)


def test_options_and_variants_reach_the_game() -> None:
    env = HernaAEC("eight_minute_empire", players=2, side="B", neutral_armies=True)
    env.reset(seed=3)
    assert env.observe("seat_0")["action_mask"].sum() == 23
    with pytest.raises(BadSetting):
        HernaAEC("eight_minute_empire", players=2, side="Z")
    with pytest.raises(BadSetting):
        HernaSolo("eight_minute_empire", players=2, seat=2)
    with pytest.raises(BadSetting):
        HernaSolo("eight_minute_empire", opponent="genius")


def test_a_single_player_learns_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("aec", "solo"):
        monkeypatch.setattr(importlib.import_module(f"herna.envs.{module}"), "find_game", lambda _: Solitaire())
    for choice, result in ((2, 1.0), (1, -1.0)):
        env, alone = HernaAEC("solitaire"), HernaSolo("solitaire")
        env.reset(seed=1)
        alone.reset(seed=1)
        for _ in range(4):
            env.step(choice)
            _, reward, over, _, _ = alone.step(choice)
        assert env.agents == ["seat_0"]
        assert over
        assert env.rewards["seat_0"] == reward == result


def test_a_masked_episode_ends_with_a_result_for_everybody() -> None:
    env = HernaAEC("eight_minute_empire", players=3)
    env.reset(seed=1)
    draw = np.random.default_rng(1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(max_iter=5000):
        observation, reward, terminated, _, _ = env.last()
        totals[agent] += reward
        if terminated:
            env.step(None)
        else:
            env.step(int(draw.choice(np.flatnonzero(observation["action_mask"]))))
    assert env.agents == []
    assert sorted(totals.values())[0] == -1
    assert sum(value for value in totals.values() if value > 0) == pytest.approx(1)


def test_an_action_that_is_masked_out_is_refused_in_pettingzoo() -> None:
    env = HernaAEC("eight_minute_empire", players=2)
    env.reset(seed=1)
    before = env.state_of_play.digest()  # type: ignore[union-attr]
    wrong = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert env.state_of_play.digest() == before  # type: ignore[union-attr]


def test_an_action_that_is_masked_out_costs_a_little_in_gymnasium() -> None:
    env = HernaSolo("eight_minute_empire", players=2)
    env.reset(seed=1)
    before = env.state.digest()  # type: ignore[union-attr]
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, terminated, _, _ = env.step(wrong)
    assert (reward, terminated) == (HernaSolo.ILLEGAL, False)
    assert env.state.digest() == before  # type: ignore[union-attr]


def test_a_solo_episode_is_played_to_its_end_against_greedy_bots() -> None:
    env = HernaSolo("eight_minute_empire", players=2, seat=1, opponent="greedy")
    _, info = env.reset(seed=5)
    draw = np.random.default_rng(5)
    terminated = False
    while not terminated:
        _, reward, terminated, _, info = env.step(int(draw.choice(np.flatnonzero(info["action_mask"]))))
    assert reward in (-1.0, 0.5, 1.0)


def test_an_observation_holds_nothing_that_the_seat_may_not_know() -> None:
    env = HernaAEC("eight_minute_empire", players=3)
    env.reset(seed=8)
    env.step(4)
    state = env.state_of_play
    assert state is not None
    for number in range(20):
        imagined = state.imagine(1, random.Random(number))
        one, other = env.coding.observe(state, 1), env.coding.observe(imagined, 1)
        assert all(np.array_equal(one[key], other[key]) for key in one)


def test_the_text_picture_is_the_rendering() -> None:
    env = HernaAEC("eight_minute_empire", players=2, render_mode="ansi")
    with pytest.raises(RuntimeError):
        env.render()
    env.reset(seed=1)
    assert "A13" in (env.render() or "")
    assert HernaAEC("eight_minute_empire").render() is None


class First(herna.Bot):
    """Always does the first thing offered."""

    def think(self, state: herna.State, seat: int) -> herna.Action:
        return state.options(seat)[0]


def test_a_bot_of_ones_own_can_be_the_opponent() -> None:
    env = HernaSolo("eight_minute_empire", players=2, seat=0, opponent=First)
    env.reset(seed=2)
    env.step(int(env.action_masks().argmax()))
    assert {type(bot) for bot in env.bots.values()} == {First}
    with pytest.raises(herna.BadBot, match="is not a bot"):
        HernaSolo("eight_minute_empire", opponent=dict)  # type: ignore[arg-type]
