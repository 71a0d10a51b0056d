"""What a bot means to do next: a whole turn is thought of once, and followed as long as nothing else happens."""

from __future__ import annotations

from typing import Any

from herna.kernel import Action
from herna.server import metrics
from herna.server.limits import Bucket
from herna.server.thinking import Thinkers
from herna.table import Table


class BotPlan:
    """The plan of the bot on turn at one table."""

    def __init__(self) -> None:
        self._seat = -1
        self._awaited: Any = None
        """The position in which the plan goes on."""
        self._actions: tuple[Action, ...] = ()

    async def next(
        self, thinkers: Thinkers, table: Table, seat: int, level: str, whose: str = "", budget: Bucket | None = None
    ) -> Action:
        """What the bot does now: the next part of its plan, or what it thinks of if something else has happened.

        It waits in line with the other bots of that address, and the seconds it thinks are owed to the budget.
        """
        state = table.game_state
        actions = self._actions
        if not actions or seat != self._seat or state.learnt or state.key() != self._awaited:
            bots = sum(chair.bot is not None for chair in table.seats)
            with metrics.THINKING.time():
                actions = await thinkers.plan(state, seat, level, bots, whose, budget)
        self._seat, self._actions = seat, actions[1:]
        if self._actions:
            after = state.copy()
            after.apply(actions[0], seat)
            self._awaited = after.key()
        return actions[0]
