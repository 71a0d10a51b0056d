"""The bot behind the levels: a turn planned to its end by what was learnt, then looked at from the other side.

First the best few ways to play the whole turn are found. Then each of them is played in several imagined deals, the
others answer as well as they can, and what stands on the table afterwards decides. The longer it may think, the more
deals it imagines and the further it looks, for ever fewer of the best turns.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from herna.bots.greedy import Greedy
from herna.bots.judging import Judge, OwnJudge, judge_of
from herna.bots.turns import (
    PATIENCE,
    Deadline,
    Interrupted,
    Line,
    Watch,
    best_turn,
    extend,
    position,
    turn_ends,
    worth_first,
)
from herna.kernel import Action, IllegalAction, Reason, State

WAYS = 5
"""How many of eight turns that are compared by what the others answer are different ways to play."""
ALIKE = 3
"""How many of these may begin alike."""
PIECES = 6
"""In how many pieces a turn is played that comes to light bit by bit, at most."""


class Stage(NamedTuple):
    """One part of looking ahead: how many of the best turns, each in how many imagined deals, how many turns deep."""

    lines: int
    deals: int
    turns: int


class Skill(NamedTuple):
    """How a level thinks."""

    width: int
    """Positions that are kept after every piece of a turn."""
    learned: bool = True
    """Does it go by the learnt value, or by the game's own?"""
    deep: bool = False
    """Does it ask the net as well, where one was learnt?"""
    stages: tuple[Stage, ...] = ()
    answer_width: int = 3
    """Positions that are kept while others answer."""
    slips: float = 0.0
    """How often it takes the next best turn instead, and again of those that are left."""
    seconds: float = 1.0
    """How long it thinks about one turn at a table, on one core."""


class Planner(Greedy):
    """Plans whole turns as its skill says. Deterministic for a seed and a number of iterations.

    An iteration is one turn that somebody plays while it looks ahead; `iterations` says how many of them it has for one
    decision, `None` as many as the skill has. With `seconds` it also stops when the time is up, and answers with the
    best it has found until then.
    """

    def __init__(
        self,
        skill: Skill,
        level: str,
        seed: int = 0,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
    ) -> None:
        super().__init__(seed, skill.width)
        self.skill, self.level = skill, level
        self.iterations, self.seconds = iterations, seconds
        self.watch: Watch = PATIENCE
        self.hurry: Callable[[], bool] | None = None
        """Asked while it thinks by time whether it has to answer sooner."""
        self.answers = 0
        """Turns that were played while looking ahead, for the last decision."""
        self.judge: Judge = OwnJudge()

    def advised(self, state: State, seat: int) -> Action | None:
        """What a planner of the game's own says, in no more time than this bot has."""
        stop = None if self.seconds is None else Deadline(self.seconds, self.hurry).over
        return state.setting.game.advise(state, seat, stop)

    def plan(self, state: State, seat: int) -> tuple[Action, ...]:
        """The whole turn that looks best; it is followed as long as the table looks as planned."""
        skill = self.skill
        self.judge = judge_of(state.setting, deep=skill.deep) if skill.learned else OwnJudge()
        self.watch = Deadline(self.seconds, self.hurry) if self.seconds is not None else PATIENCE
        self.answers = 0
        begun = extend(self.judge, state, seat, None)
        ends: list[Line] = []
        try:
            for line in turn_ends(self.judge, begun, seat, self.width, self.watch):
                ends.append(line)
            complete = True
        except Interrupted:
            complete = False
        self.thought = sorted(ends or begun, key=worth_first)
        if complete and skill.stages:
            self.thought = self.look_ahead(state, seat, self.thought)
        if skill.slips:
            self.thought = self.with_slips(best_of_each(self.thought))
        return self.thought[0].actions

    def with_slips(self, lines: list[Line]) -> list[Line]:
        """The turns with the one it takes first: by chance not the best."""
        number = 0
        while number + 1 < len(lines) and self.dice.random() < self.skill.slips:
            number += 1
        return [lines[number], *lines[:number], *lines[number + 1 :]]

    def look_ahead(self, state: State, seat: int, lines: list[Line]) -> list[Line]:
        """The turns in the order in which they stand up to the answers of the others; `worth` is what was left then.

        Only the turns of the last stage are given, which were all compared alike: a deal counts only if every one of
        them was tried in it.
        """
        seed = self.dice.getrandbits(64)
        ranked = different(lines, max(stage.lines for stage in self.skill.stages))
        for number, stage in enumerate(self.skill.stages):
            candidates = ranked[: stage.lines]
            if len(candidates) < 2:
                break
            tried, sums = 0, [0.0] * len(candidates)
            stopped = False
            for deal in range(stage.deals):
                dice = random.Random(f"{seed}.{number}.{deal}")
                try:
                    found = [*self.tried_in(state.imagine(seat, dice), seat, candidates, stage.turns)]
                except Interrupted:
                    stopped = True
                    break
                tried, sums = tried + 1, [total + worth for total, worth in zip(sums, found, strict=True)]
            if tried:
                judged = [line._replace(worth=total / tried) for line, total in zip(candidates, sums, strict=True)]
                ranked = sorted(judged, key=worth_first)
            if stopped:
                break
        return ranked

    def tried_in(self, world: State, seat: int, lines: Sequence[Line], turns: int) -> Iterator[float]:
        """What each of some turns is worth in one imagined deal, once some further turns have been played."""
        for line in lines:
            after = world.copy()
            try:
                for action in line.actions:
                    after.apply(action, seat)
            except IllegalAction:
                yield line.worth  # something that was hidden stands in the way in this deal
                continue
            yield self.answered(after, seat, turns)

    def answered(self, state: State, seat: int, turns: int) -> float:
        """What is left for the seat after some turns in which everybody plays as well as the value can tell.

        Among rivals a turn that was broken off, because something came to light, is first played to its end: else
        whoever only turns something up would be a turn ahead of whoever has moved.
        """
        rivals = not state.setting.together
        if rivals:
            state = self.played_on(state, seat)
        for _ in range(turns):
            if state.over:
                break
            other = state.seats_to_act[0]
            state = self.answer(state, other)
            if rivals:
                state = self.played_on(state, other)
        return self.judge.worth(state, seat)

    def played_on(self, state: State, seat: int) -> State:
        """The position once the turn of a seat is over that has begun it already."""
        for _ in range(PIECES):
            if state.over or state.seats_to_act[0] != seat or state.setting.game.rests(state, seat):
                break
            state = self.answer(state, seat)
        return state

    def answer(self, state: State, seat: int) -> State:
        """One more turn, or as much of it as can be planned. Raises `Interrupted` when there were enough of them."""
        if self.iterations is not None and self.answers >= self.iterations:
            raise Interrupted
        self.answers += 1
        return best_turn(self.judge, state, seat, self.skill.answer_width, self.watch).after

    def compared(self, ahead: float) -> Reason:
        """How much better it is than the next best beginning, and whether answers of the others were looked at."""
        if not self.answers or ahead <= 0:
            return super().compared(ahead)
        return Reason("stands-up", {"points": ahead, "answers": self.answers})


class General(Planner):
    """Plans by the one design that all games share, also where a game has a planner of its own: to be measured."""

    level = "general"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(Skill(width=6), "general", seed)

    def advised(self, state: State, seat: int) -> Action | None:
        """It asks nobody."""
        return None


def hurried(state: State, seat: int, seconds: float) -> Action:
    """What looks best at first glance, in an imagined state: for a bot that was late or broke down."""
    watch = Deadline(seconds)
    judge = OwnJudge()
    best, most = state.options(seat)[0], float("-inf")
    for actions in state.setting.game.plans(state, seat):
        after = state.copy()
        for action in actions:
            after.apply(action, seat)
        worth = judge.worth(after, seat)
        if worth > most:
            best, most = actions[0], worth
        try:
            watch.check()
        except Interrupted:
            break
    return best


def different(lines: Sequence[Line], most: int) -> list[Line]:
    """The best lines that lead to different positions, up to a number of them.

    The larger part of them differs in more than a detail: of turns that begin alike a few, and of those that are worth
    exactly the same one. What the others answer is to be compared between ways to play, and then between their details.
    """
    ways: dict[Any, Line] = {}
    begun: Counter[tuple[Action, ...]] = Counter()
    seen: set[tuple[tuple[Action, ...], float]] = set()
    for line in lines:
        if len(ways) * 8 >= most * WAYS:
            break
        if (
            (line.begin, line.worth) not in seen
            and begun[line.begin] < ALIKE
            and ways.setdefault(position(line.after), line) is line
        ):
            seen.add((line.begin, line.worth))
            begun[line.begin] += 1
    for line in lines:
        if len(ways) >= most:
            break
        ways.setdefault(position(line.after), line)
    return sorted(ways.values(), key=worth_first)


def best_of_each(lines: list[Line]) -> list[Line]:
    """The best end of every way to begin a turn first, in their order; then all others."""
    seen: set[tuple[Action, ...]] = set()
    first: list[Line] = []
    others: list[Line] = []
    for line in lines:
        (others if line.begin in seen else first).append(line)
        seen.add(line.begin)
    return [*first, *others]
