"""PettingZoo: all seats at one table, one acting at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from herna.envs.coding import Coding, Observation
from herna.games import game as find_game
from herna.kernel import State


class HernaAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Any game of the house as a PettingZoo environment.

    `players` and the options, as keywords, are those of the game; `render_mode` is `ansi`, `human` or nothing, and
    `language` that of what is drawn. The seat the game waits for acts. Rewards come at the end: 1 shared among the
    winners, -1 for a loss. Raises `BadSetting` for a game, number of players or option that does not exist.
    """

    agent_selection: str

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"herna_{game}", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.language = language
        self.game = find_game(game)
        self.setting = self.game.setting(players, **options)
        self.coding = Coding(self.game, self.setting)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.coding.observation_space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.coding.action_space)
        self.state_of_play: State | None = None
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What observations of an agent look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions of the setting."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a fresh game; the same seed deals the same games from here on."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.state_of_play = self.game.deal(self.setting, int(self._seeds.integers(2**63)))
        self.state_of_play.start()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._wait_for_next()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now: `observation` and `action_mask`, of its own view and nothing else."""
        return self.coding.observe(self._playing, self._seat(agent))

    def step(self, action: int | None) -> None:
        """The agent on turn takes an action, by its number in `setting.catalogue`; `None` once it is done.

        Raises `IllegalAction`, and nothing changes, if the action is not offered.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is still playing must act"
        state = self._playing
        state.apply(self.coding.actions[action], self._seat(agent))
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            self.rewards = {other: self.coding.result(state, self._seat(other)) for other in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._wait_for_next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            print(self.render())

    def render(self) -> str | None:
        """The text picture of the table, as a spectator sees it."""
        if self.render_mode is None:
            return None
        return self._playing.text(None, self.language)

    def close(self) -> None:
        """Let go of the table."""
        self.state_of_play = None

    @property
    def _playing(self) -> State:
        if self.state_of_play is None:
            raise RuntimeError("reset() the environment before using it")
        return self.state_of_play

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _wait_for_next(self) -> None:
        self.agent_selection = self.possible_agents[self._playing.seats_to_act[0]]
