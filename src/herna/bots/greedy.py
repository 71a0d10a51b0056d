"""The greedy bot: it plans its whole turn, and ends it with the best score it can find."""

from __future__ import annotations

from typing import ClassVar

from herna.bots.bot import Bot
from herna.kernel import Action, State

Plan = tuple[float, State]

TOO_LONG = 40
"""No turn of any game has more decisions than this; a plan that long is judged as it stands."""


class Greedy(Bot):
    """Tries every first choice, follows each to the end of the turn, and takes the one that ends best.

    Within a turn it keeps the `width` best different positions after every choice. The value of a position is the
    game's own (`Game.value`): the real score with its tie-breaks.
    """

    level: ClassVar[str] = "greedy"

    def __init__(self, seed: int = 0, width: int = 6) -> None:
        super().__init__(seed)
        self.width = width

    def think(self, state: State, seat: int) -> Action:
        options = state.options(seat)
        worth = [self.follow(_after(state, option, seat), seat) for option in options]
        return options[worth.index(max(worth))]

    def follow(self, state: State, seat: int) -> float:
        """The best value the seat can reach before its turn is over."""
        value = state.setting.game.value
        best = value(state, seat) if turn_over(state, seat) else float("-inf")
        front: list[State] = [] if turn_over(state, seat) else [state]
        for _ in range(TOO_LONG):
            plans: list[Plan] = []
            for position in front:
                for option in position.options(seat):
                    after = _after(position, option, seat)
                    worth = value(after, seat)
                    if turn_over(after, seat):
                        best = max(best, worth)
                    else:
                        plans.append((worth, after))
            if not plans:
                return best
            front = self.widest(plans)
        return max(best, *(value(position, seat) for position in front))

    def widest(self, plans: list[Plan]) -> list[State]:
        """The best different positions; the same one reached in another order counts once."""
        plans.sort(key=lambda plan: -plan[0])
        chosen: dict[str, State] = {}
        for _, position in plans:
            if len(chosen) == self.width:
                break
            chosen.setdefault(position.digest(), position)
        return list(chosen.values())


def turn_over(state: State, seat: int) -> bool:
    """Others act now, or something was revealed that cannot be planned for."""
    return state.over or state.learnt or state.seats_to_act[0] != seat


def _after(state: State, action: Action, seat: int) -> State:
    after = state.copy()
    after.apply(action, seat)
    return after
