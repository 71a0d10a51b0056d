"""Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from herna.bots import Bot, bot, check
from herna.envs.coding import Coding, Observation
from herna.games import game as find_game
from herna.kernel import State


class HernaSolo(gymnasium.Env[Any, Any]):
    """Any game of the house against bots, as a Gymnasium environment.

    `seat` is the one that learns; `opponent` is the bot in all other seats: a level of the house, or a class of your
    own (`herna.Bot`). Options of the game are keywords. An action that is not offered changes nothing and costs
    `ILLEGAL`; masks tell beforehand which are offered. Raises `BadSetting` for a game, number of players, option, seat
    or level that does not exist, and `BadBot` for a class that is no bot.
    """

    metadata = {"render_modes": []}
    ILLEGAL = -0.01

    def __init__(
        self, game: str, players: int | None = None, seat: int = 0, opponent: str | type[Bot] = "random", **options: Any
    ) -> None:
        self.game = find_game(game)
        self.setting = self.game.setting(players, **options)
        self.seat = self.setting.game.check_seat(seat, self.setting.players)
        self.opponent = opponent
        self.coding = Coding(self.game, self.setting)
        self.action_space = self.coding.action_space
        self.observation_space = self.coding.observation_space
        self._opponent(0)
        self.bots: dict[int, Bot] = {}
        self.state: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a fresh game, up to the first decision of the seat that learns: what it sees, and masks and scores."""
        super().reset(seed=seed)
        seeds = self.np_random.integers(2**63, size=self.setting.players + 1)
        self.state = self.game.deal(self.setting, int(seeds[-1]))
        self.state.start()
        others = (seat for seat in range(self.setting.players) if seat != self.seat)
        self.bots = {seat: self._opponent(int(seeds[seat])) for seat in others}
        self._let_bots_play()
        return self.coding.observe(self.state, self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, by its number in `setting.catalogue`; the others move until it is the seat's turn again.

        Gives what is seen then, the reward, whether the game is over, never that it was cut off, and masks and scores.
        """
        state = self._playing
        chosen = self.coding.actions[int(action)]
        reward = 0.0
        if chosen in state.options(self.seat):
            state.apply(chosen, self.seat)
            self._let_bots_play()
            if state.over:
                reward = self.coding.result(state, self.seat)
        else:
            reward = self.ILLEGAL
        return self.coding.observe(state, self.seat), reward, state.over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are offered now."""
        return self.coding.mask(self._playing, self.seat)

    def _opponent(self, seed: int) -> Bot:
        if isinstance(self.opponent, str):
            return bot(self.opponent, seed)
        return check(self.opponent, str(getattr(self.opponent, "level", self.opponent)))(seed)

    @property
    def _playing(self) -> State:
        if self.state is None:
            raise RuntimeError("reset() the environment before using it")
        return self.state

    def _let_bots_play(self) -> None:
        state = self._playing
        while not state.over and (seat := state.seats_to_act[0]) != self.seat:
            state.apply(self.bots[seat].choose(state, seat), seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": self._playing.scores}
