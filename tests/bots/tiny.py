"""A tiny game whose best moves are known: from a heap two players take one or two pebbles in turn.

Taking a pebble is a point, and whoever takes the last one gets ten more. So greed takes two; who looks ahead leaves
three, from which nobody can take the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from herna.kernel import Action, Dice, Game, Options, Setting, State, Step, View


class Pick(Action, frozen=True):
    """Take some."""

    count: int


class HeapState(State):
    __slots__ = ("heap", "points", "turn")

    heap: int
    points: list[int]
    turn: int


class Picking(Step, frozen=True):
    def seats(self, state: HeapState) -> tuple[int, ...]:
        return (state.turn,)

    def options(self, state: HeapState, seat: int) -> Sequence[Action]:
        return [Pick(count) for count in (1, 2) if count <= state.heap]

    def take(self, state: HeapState, seat: int, action: Pick) -> None:
        state.heap -= action.count
        state.points[seat] += action.count + (0 if state.heap else 10)
        state.turn = 1 - seat
        if state.heap:
            state.push(Picking())


class HeapView(View, kw_only=True):
    heap: int


class HeapSetting(Setting):
    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        return Pick(1), Pick(2)


class Heap(Game):
    name, rules, prefix = "heap", 1, "HP"
    players = range(2, 3)
    state, view_type, actions, steps = HeapState, HeapView, (Pick,), (Picking,)

    def prepare(self, players: int, options: Options) -> Setting:
        return HeapSetting(self, players, options)

    def deal(self, setting: Setting, seed: int) -> HeapState:
        return heap_of(setting, 7)

    def scores(self, state: HeapState) -> tuple[int, ...]:
        return tuple(state.points)

    def winners(self, state: HeapState) -> tuple[int, ...]:
        return tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))

    def view(self, state: HeapState, seat: int | None) -> HeapView:
        return HeapView(**state.seen_by(seat), heap=state.heap)

    def deal_again(self, state: HeapState, seat: int | None, dice: Dice) -> None:
        """Nothing is hidden."""


def heap_of(setting: Setting, pebbles: int) -> HeapState:
    """A heap, the first player's turn."""
    state = HeapState(setting, 1)
    state.heap, state.points, state.turn = pebbles, [0, 0], 0
    state.push(Picking())
    return state


GAME = Heap()
