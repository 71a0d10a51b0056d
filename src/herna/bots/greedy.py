"""The greedy bot: it plans its whole turn, and ends it with the best score it can find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.bots.bot import Bot
from herna.kernel import Action, State

FEW = 8
"""Up to so many ways to begin a turn are each followed on their own; more than that share one search."""

TOO_LONG = 40
"""No turn of any game has more decisions than this; a plan that long is judged as it stands."""


class Plan(NamedTuple):
    """The beginning of a turn: its first action, where it leads, and what that is worth."""

    first: Action
    after: State
    worth: float


class Greedy(Bot):
    """Tries the ways to begin its turn, follows each to the turn's end, and takes the one that ends best.

    After every choice it keeps the `width` best different positions. The value of a position is the game's own
    (`Game.value`): the real score with its tie-breaks; what is worth trying is the game's too (`Game.plans`).
    A game that has a planner of its own is asked first (`Game.advise`).
    """

    level = "greedy"

    def __init__(self, seed: int = 0, width: int = 6) -> None:
        super().__init__(seed)
        self.width = width

    def think(self, state: State, seat: int) -> Action:
        """The first action of the best turn found."""
        advice = state.setting.game.advise(state, seat)
        if advice is not None:
            return advice
        begun = extend(state, seat, None)
        groups = [[plan] for plan in begun] if len(begun) <= FEW else [begun]
        best = [self.follow(group, seat) for group in groups]
        return max(best, key=lambda plan: plan.worth).first

    def follow(self, plans: Sequence[Plan], seat: int) -> Plan:
        """The plan that ends the turn best, of all that continue these."""
        ended: list[Plan] = []
        for _ in range(TOO_LONG):
            ended += [plan for plan in plans if turn_over(plan.after, seat)]
            front = self.widest([plan for plan in plans if not turn_over(plan.after, seat)])
            if not front:
                break
            plans = [longer for plan in front for longer in extend(plan.after, seat, plan.first)]
        return max(ended or plans, key=lambda plan: plan.worth)

    def widest(self, plans: list[Plan]) -> list[Plan]:
        """The best different positions; the same one reached in another order counts once."""
        plans.sort(key=lambda plan: -plan.worth)
        chosen: dict[str, Plan] = {}
        for plan in plans:
            if len(chosen) == self.width:
                break
            chosen.setdefault(plan.after.digest(), plan)
        return list(chosen.values())


def extend(state: State, seat: int, first: Action | None) -> list[Plan]:
    """Every sensible next piece of the turn."""
    game = state.setting.game
    longer = []
    for actions in game.plans(state, seat):
        after = state.copy()
        for action in actions:
            after.apply(action, seat)
        longer.append(Plan(first or actions[0], after, game.value(after, seat)))
    return longer


def turn_over(state: State, seat: int) -> bool:
    """Others act now, or something was revealed that cannot be planned for."""
    return state.over or state.learnt or state.seats_to_act[0] != seat
