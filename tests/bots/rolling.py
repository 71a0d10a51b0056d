"""A tiny game of luck: two players take turns, and each either rolls a die for points, or looks and takes one point.

Whoever takes goes on to the next seat; whoever looks learns something, and still has to take. So to take first is
always a point better, and nothing but dice makes the difference between two who do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from herna.kernel import Action, Dice, FeatureSheet, Game, Options, Setting, State, Step, View


class Take(Action, frozen=True):
    """Take two points, or one after looking."""


class Look(Action, frozen=True):
    """Learn something, and move again."""


class Roll(Action, frozen=True):
    """Roll a die for points."""


class RollingState(State):
    __slots__ = ("looked", "points", "turn", "turns")

    turns: int
    points: list[int]
    turn: int
    looked: int


class Turn(Step, frozen=True):
    def seats(self, state: RollingState) -> tuple[int, ...]:
        return (state.turn,)

    def options(self, state: RollingState, seat: int) -> Sequence[Action]:
        if state.setting.game is DICE:
            return [Roll()]
        return [Take()] if state.looked else [Look(), Take()]

    def take(self, state: RollingState, seat: int, action: Action) -> None:
        if isinstance(action, Look):
            state.reveal()
            state.looked = 1
        else:
            state.points[seat] += state.roll() if isinstance(action, Roll) else 2 - state.looked
            state.turns, state.turn, state.looked = state.turns - 1, 1 - seat, 0
        if state.turns:
            state.push(Turn())


class RollingView(View, kw_only=True):
    turns: int


class RollingSetting(Setting):
    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        return Look(), Take(), Roll()


class Rolling(Game):
    name, rules, prefix = "rolling", 1, "RL"
    players = range(2, 3)
    state, view_type, actions, steps = RollingState, RollingView, (Look, Take, Roll), (Turn,)

    def prepare(self, players: int, options: Options) -> Setting:
        return RollingSetting(self, players, options)

    def deal(self, setting: Setting, seed: int) -> RollingState:
        state = RollingState(setting, seed)
        state.turns, state.points, state.turn, state.looked = 8, [0, 0], 0, 0
        state.push(Turn())
        return state

    def scores(self, state: RollingState) -> tuple[int, ...]:
        return tuple(state.points)

    def winners(self, state: RollingState) -> tuple[int, ...]:
        return tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))

    def view(self, state: RollingState, seat: int | None) -> RollingView:
        return RollingView(**state.seen_by(seat), turns=state.turns)

    def deal_again(self, state: RollingState, seat: int | None, dice: Dice) -> None:
        """Nothing is hidden."""


class Dice8(Rolling):
    """Nothing but rolls, eight of them; while a value is learnt each is rolled forty times more."""

    name = "dice"

    def feature_sheet(self, setting: Setting) -> FeatureSheet:
        return FeatureSheet(judged=("lead", "turns"), judge=judge, rerolls=40)


def judge(state: RollingState, seat: int) -> list[int]:
    return [state.points[seat] - state.points[1 - seat], state.turns]


LOOKING, DICE = Rolling(), Dice8()
