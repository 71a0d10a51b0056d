"""The greedy bot: it plans its whole turn, and ends it with the best score it can find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.bots.bot import Bot
from herna.kernel import Action, Reason, State, View

FEW = 8
"""Up to so many ways to begin a turn are each followed on their own; more than that share one search."""


class Plan(NamedTuple):
    """The beginning of a turn: its first piece, where it leads, and what that is worth."""

    begin: tuple[Action, ...]
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
        self.thought: list[Plan] = []
        self.rest: tuple[Action, ...] = ()
        """What is left of the piece that was chosen, to be done as long as the table looks as it was planned."""
        self.awaited: View | None = None
        self.piece: tuple[Action, ...] = ()

    def think(self, state: State, seat: int) -> Action:
        """The first action of the best turn found; or the next one of the piece that was begun."""
        if self.rest and state.view(seat) == self.awaited:
            return self.go_on(state, seat, self.rest)
        self.rest = ()
        self.thought = []
        advice = state.setting.game.advise(state, seat)
        if advice is not None:
            return advice
        begun = extend(state, seat, None)
        groups = [[plan] for plan in begun] if len(begun) <= FEW else [begun]
        ends = (plan for group in groups for plan in self.follow(group, seat))
        self.thought = sorted(ends, key=lambda plan: -plan.worth)
        return self.go_on(state, seat, self.thought[0].begin)

    def go_on(self, state: State, seat: int, piece: tuple[Action, ...]) -> Action:
        """The next action of a piece; how the table will look after it is kept, if more of the piece is to follow."""
        self.piece, self.rest = piece, piece[1:]
        if self.rest:
            after = state.copy()
            after.apply(piece[0], seat)
            while self.rest and after.options(seat) == self.rest[:1]:
                after.apply(self.rest[0], seat)  # nobody asks a bot that has no choice
                self.rest = self.rest[1:]
            self.awaited = after.view(seat) if self.rest else None
        return piece[0]

    def why(self, state: State, seat: int, action: Action) -> Reason:
        """The game's own reason, or how much better it is than the next best beginning."""
        if not self.thought:
            return state.setting.game.reason(state, seat, (action,)) or super().why(state, seat, action)
        best = self.thought[0]
        reason = state.setting.game.reason(state, seat, self.piece)
        if reason is not None:
            return reason
        other = next((plan for plan in self.thought if plan.begin[0] != best.begin[0]), None)
        if other is None:
            return Reason("best-found")
        ahead = round(best.worth - other.worth, 1)
        return Reason("ahead", {"points": f"{ahead:g}"}) if ahead > 0 else Reason("as-good")

    def follow(self, plans: Sequence[Plan], seat: int) -> list[Plan]:
        """How the turn may end, of all that continues these."""
        ended: list[Plan] = []
        for _ in range(plans[0].after.setting.game.horizon):
            ended += [plan for plan in plans if turn_over(plan.after, seat)]
            plans = [plan for plan in plans if not turn_over(plan.after, seat)]
            if not plans:
                break
            plans = [longer for plan in self.widest(plans) for longer in extend(plan.after, seat, plan.begin)]
        return [*ended, *plans]

    def widest(self, plans: list[Plan]) -> list[Plan]:
        """The best different positions; the same one reached in another order counts once."""
        plans.sort(key=lambda plan: -plan.worth)
        chosen: dict[str, Plan] = {}
        for plan in plans:
            if len(chosen) == self.width:
                break
            chosen.setdefault(plan.after.digest(), plan)
        return list(chosen.values())


def extend(state: State, seat: int, begin: tuple[Action, ...] | None) -> list[Plan]:
    """Every sensible next piece of the turn."""
    game = state.setting.game
    longer = []
    for actions in game.plans(state, seat):
        after = state.copy()
        for action in actions:
            after.apply(action, seat)
        worth = game.expected(state, seat, actions)
        longer.append(Plan(begin or tuple(actions), after, game.value(after, seat) if worth is None else worth))
    return longer


def turn_over(state: State, seat: int) -> bool:
    """Others act now, or something was revealed that cannot be planned for."""
    return state.over or state.learnt or state.seats_to_act[0] != seat
