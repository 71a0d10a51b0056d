"""What a bot is."""

from __future__ import annotations

import random
from typing import NamedTuple

from herna.kernel import Action, HernaError, Reason, State


class BadBot(HernaError, ValueError):
    """A bot that is none, or that broke down, took too long or chose what is not offered. Nothing has changed."""


class Advice(NamedTuple):
    """What a bot would do, and why in one line (`herna.words.reason_text` says it)."""

    action: Action
    reason: Reason


class Bot:
    """Chooses for a seat. Subclass it and write `think` to make a bot of your own.

    `seed` feeds `self.dice`, a `random.Random`: the same seed gives the same choices in the same positions.
    """

    level: str
    """What the bot is called where several are listed; the name of its class unless it says otherwise."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "level" not in cls.__dict__:
            cls.level = cls.__name__

    def __init__(self, seed: int = 0) -> None:
        self.dice = random.Random(seed)

    def choose(self, state: State, seat: int) -> Action:
        """One of the options that the seat has in this state.

        The bot thinks about an imagined state, in which everything hidden from the seat is dealt again: it can
        know no more than a person in its place. Where there is only one option it need not think.
        """
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        return self.think(state.imagine(seat, self.dice), seat)

    def think(self, state: State, seat: int) -> Action:
        """Choose in an imagined state: give one of `state.options(seat)`. The state is the bot's own to play on."""
        raise NotImplementedError

    def explain(self, state: State, seat: int) -> Advice:
        """What the bot would choose here, and why."""
        options = state.options(seat)
        if len(options) == 1:
            return Advice(options[0], Reason("only"))
        imagined = state.imagine(seat, self.dice)
        action = self.think(imagined.copy(), seat)
        return Advice(action, self.why(imagined, seat, action))

    def why(self, state: State, seat: int, action: Action) -> Reason:
        """The reason for what `think` has just chosen in this imagined state."""
        return Reason("own-judgement")
