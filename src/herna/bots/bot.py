"""What a bot is."""

from __future__ import annotations

import random
from typing import ClassVar

from herna.kernel import Action, State


class Bot:
    """Chooses for a seat. It thinks about an imagined state: hidden cards are dealt again before it looks."""

    level: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        self.dice = random.Random(seed)

    def choose(self, state: State, seat: int) -> Action:
        """One of the options of the seat."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        return self.think(state.imagine(seat, self.dice), seat)

    def think(self, state: State, seat: int) -> Action:
        """Choose in an imagined state."""
        raise NotImplementedError
