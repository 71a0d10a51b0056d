"""A tiny game in which something may come to light in the middle of a turn: to look first is always a point worse.

Two players take two points in turn. Whoever looks learns something, still has to take, and gets one point only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from herna.kernel import Action, Dice, Game, Options, Setting, State, Step, View


class Take(Action, frozen=True):
    """Take two points, or one after looking."""


class Look(Action, frozen=True):
    """Learn something, and move again."""


class LookingState(State):
    __slots__ = ("looked", "points", "turn", "turns")

    turns: int
    points: list[int]
    turn: int
    looked: int


class Turn(Step, frozen=True):
    def seats(self, state: LookingState) -> tuple[int, ...]:
        return (state.turn,)

    def options(self, state: LookingState, seat: int) -> Sequence[Action]:
        return [Take()] if state.looked else [Look(), Take()]

    def take(self, state: LookingState, seat: int, action: Action) -> None:
        if isinstance(action, Look):
            state.reveal()
            state.looked = 1
        else:
            state.points[seat] += 2 - state.looked
            state.turns, state.turn, state.looked = state.turns - 1, 1 - seat, 0
        if state.turns:
            state.push(Turn())


class LookingView(View, kw_only=True):
    turns: int


class LookingSetting(Setting):
    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        return Look(), Take()


class Looking(Game):
    name, rules, prefix = "looking", 1, "LK"
    players = range(2, 3)
    state, view_type, actions, steps = LookingState, LookingView, (Look, Take), (Turn,)

    def prepare(self, players: int, options: Options) -> Setting:
        return LookingSetting(self, players, options)

    def deal(self, setting: Setting, seed: int) -> LookingState:
        state = LookingState(setting, seed)
        state.turns, state.points, state.turn, state.looked = 8, [0, 0], 0, 0
        state.push(Turn())
        return state

    def scores(self, state: LookingState) -> tuple[int, ...]:
        return tuple(state.points)

    def winners(self, state: LookingState) -> tuple[int, ...]:
        return tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))

    def view(self, state: LookingState, seat: int | None) -> LookingView:
        return LookingView(**state.seen_by(seat), turns=state.turns)

    def deal_again(self, state: LookingState, seat: int | None, dice: Dice) -> None:
        """Nothing is hidden."""


GAME = Looking()
