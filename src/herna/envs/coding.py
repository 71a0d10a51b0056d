"""Views and actions as numbers of fixed shape, the same for both faces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from herna.kernel import Game, Setting, State

Observation = dict[str, NDArray[Any]]


class Coding:
    """How one setting of a game is written in numbers.

    An observation is what the seat's view holds, and nothing else, with a mask of the actions offered to it.
    """

    def __init__(self, game: Game, setting: Setting) -> None:
        self.game = game
        self.setting = setting
        self.actions = setting.catalogue
        self.number = {action: number for number, action in enumerate(self.actions)}
        self.sheet = game.feature_sheet(setting)
        self.width = len(self.sheet.names) if self.sheet is not None else self._width()
        self.action_space = spaces.Discrete(len(self.actions))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def observe(self, state: State, seat: int) -> Observation:
        sheet = self.sheet
        counted = self.game.features(state.view(seat)) if sheet is None else sheet.everything(state, seat)
        return {"observation": np.asarray(counted, np.float32), "action_mask": self.mask(state, seat)}

    def _width(self) -> int:
        """How many numbers a game without a feature sheet makes of a view."""
        fresh = self.game.deal(self.setting, 0)
        fresh.start()
        return len(self.game.features(fresh.view(0)))

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """One for every action offered to the seat."""
        mask = np.zeros(len(self.actions), np.int8)
        for action in state.options(seat):
            mask[self.number[action]] = 1
        return mask

    def result(self, state: State, seat: int) -> float:
        """What a finished game is worth to a seat: 1 shared among the winners, -1 for a loss.

        Those who win together do not have to share with each other, and a single player wins or loses alone.
        """
        return state.setting.share(state.winners, seat) or -1.0
