"""The bot that chooses blindly: the measure of all others."""

from __future__ import annotations

from herna.bots.bot import Advice, Bot
from herna.kernel import Action, Reason, State


class Random(Bot):
    """Every option is equally likely."""

    level = "random"

    def choose(self, state: State, seat: int) -> Action:
        """Any of the options."""
        # No need to imagine anything: the options are all it looks at.
        options = state.options(seat)
        return options[int(self.dice.random() * len(options))]

    def explain(self, state: State, seat: int) -> Advice:
        """The lot decides."""
        return Advice(self.choose(state, seat), Reason("lot"))
