"""Whole turns as moves: ways to play a turn to its end, found by keeping the best few positions after every piece."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from herna.bots.judging import Judge
from herna.kernel import Action, State

FEW = 8
"""Up to this number the ways to begin a turn are each followed on their own; more than that share one search."""


class Interrupted(Exception):
    """There is no time to think on."""


class Watch(Protocol):
    """Says when to stop thinking."""

    def check(self) -> None:
        """Raise `Interrupted` when it is time to stop."""
        ...


class Patience:
    """No hurry at all: only what is counted ends the thinking."""

    def check(self) -> None:
        """There is always time."""


class Deadline:
    """Stops the thinking after some seconds, as soon as somebody sets `stopped`, or when `hurry` says so."""

    def __init__(self, seconds: float, hurry: Callable[[], bool] | None = None) -> None:
        self.end = time.perf_counter() + seconds
        self.stopped = False
        self.hurry = hurry

    def over(self) -> bool:
        """Is the time up?"""
        return self.stopped or time.perf_counter() >= self.end or (self.hurry is not None and self.hurry())

    def check(self) -> None:
        """Raise `Interrupted` once the time is up."""
        if self.over():
            raise Interrupted


PATIENCE = Patience()


class Line(NamedTuple):
    """The beginning of a turn or all of it: its first piece, everything done, where it leads, what that is worth."""

    begin: tuple[Action, ...]
    actions: tuple[Action, ...]
    after: State
    worth: float


def turn_over(state: State, seat: int) -> bool:
    """Do others act now, was something revealed that cannot be planned for, or is there nothing left to decide?"""
    return state.over or state.learnt or state.seats_to_act[0] != seat or state.setting.game.rests(state, seat)


def extend(judge: Judge, state: State, seat: int, before: Line | None, watch: Watch = PATIENCE) -> list[Line]:
    """Every sensible next piece of the turn."""
    longer = []
    for actions in state.setting.game.plans(state, seat):
        watch.check()
        longer.append(continued(judge, state, seat, before, actions))
    return longer


def continued(judge: Judge, state: State, seat: int, before: Line | None, actions: Sequence[Action]) -> Line:
    """A turn with one more piece."""
    after = state.copy()
    for action in actions:
        after.apply(action, seat)
    worth = judge.chance(state, seat, actions, after)
    piece = tuple(actions)
    if before is None:
        return Line(piece, piece, after, worth)
    return Line(before.begin, before.actions + piece, after, worth)


def turn_ends(judge: Judge, begun: Sequence[Line], seat: int, width: int, watch: Watch = PATIENCE) -> Iterable[Line]:
    """How the turn may end, of all ways to begin it: few are each followed on their own."""
    groups = [[line] for line in begun] if len(begun) <= FEW else [list(begun)]
    for group in groups:
        yield from follow(judge, group, seat, width, watch)


def follow(judge: Judge, lines: list[Line], seat: int, width: int, watch: Watch = PATIENCE) -> list[Line]:
    """How the turn may end, of all that continues these."""
    ended: list[Line] = []
    for _ in range(lines[0].after.setting.game.horizon):
        ended += [line for line in lines if turn_over(line.after, seat)]
        lines = [line for line in lines if not turn_over(line.after, seat)]
        if not lines:
            break
        lines = [longer for line in widest(lines, width) for longer in extend(judge, line.after, seat, line, watch)]
    return [*ended, *lines]


def widest(lines: list[Line], width: int) -> list[Line]:
    """The best different positions; the same one reached in another order counts once."""
    chosen: dict[Any, Line] = {}
    for line in sorted(lines, key=worth_first):
        if len(chosen) == width:
            break
        chosen.setdefault(position(line.after), line)
    return list(chosen.values())


def worth_first(line: Line) -> float:
    """The order in which lines are looked at: the best first."""
    return -line.worth


def position(state: State) -> Any:
    """What is equal for equal positions; quick where everything in the state can be hashed."""
    key = state.key()
    try:
        hash(key)
    except TypeError:
        return state.digest()
    return key


def best_turn(judge: Judge, state: State, seat: int, width: int, watch: Watch = PATIENCE) -> Line:
    """The best way found to play this turn to its end, quickly.

    Few ways to begin are each followed on their own, the narrower for it: what is still to be done after a beginning is
    not counted in it, so that beginnings are badly compared with each other.
    """
    begun = extend(judge, state, seat, None, watch)
    narrow = max(1, width - 1) if len(begun) <= FEW else width
    return min(turn_ends(judge, begun, seat, narrow, watch), key=worth_first)
