"""The search: from the table as it stands to the end of the fight, the best end first, as far as the budget lets it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from herna.games.mage_knight.solver.aims import Ends, Measure, just_below
from herna.games.mage_knight.solver.bounds import Bound
from herna.games.mage_knight.solver.clock import Clock
from herna.games.mage_knight.solver.moves import BEGUN, DEEDS, Move, Moves, Node
from herna.games.mage_knight.solver.outcomes import outcomes, turned_up
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import NO_ATTACK
from herna.kernel import Action

Guide = Callable[[KnightState, int], Sequence[Action]]
"""Tells what somebody who does not search would do next."""
NEVER: Ends = (-10_000.0,)
"""Worse than anything."""
DEAD = -9_000.0
"""A way that cannot be gone to its end: an attack that was begun and cannot be made strong enough."""
LOOK_UP = 64
"""The nodes after which it is looked whether anybody still wants to know."""
PICKING = 1_000
"""How many positions are looked at to tell lines apart that come to the same."""
LONGEST = 120
"""Longer ways are not followed: some effects can be used again and again."""


class Stopped(Exception):
    """The budget is used up, or nobody wants to know any more."""


class Line(NamedTuple):
    """Actions one after another, and what they come to."""

    ends: Ends
    actions: tuple[Action, ...]
    chance: bool = False
    """Does something follow that nobody knows yet?"""
    sure: Ends | None = None
    """What it comes to at worst, where chance decides."""


class Worth(NamedTuple):
    """What a point of the search comes to: on average and at worst. Only a bound if it is no better than the floor."""

    ends: Ends
    sure: Ends


class Search:
    """One question: what is the best way through this fight?"""

    def __init__(
        self,
        state: KnightState,
        seat: int,
        measure: Measure,
        budget: int,
        stop: Callable[[], bool],
        moves: Moves,
        clock: Clock | None = None,
    ) -> None:
        self.root, self.seat, self.measure, self.moves = state, seat, measure, moves
        self.clock = clock or Clock()
        self.bound = Bound(state, measure, moves.gift)
        self.budget, self.stop = budget, stop
        self.counted = 0
        self.exact = True
        """Were all outcomes of chance told apart, and nobody else asked?"""
        self.best: Line | None = None
        self.path: list[Action] = []
        self.under_chance = 0
        self.table: dict[Any, tuple[Worth, bool]] = {}
        self.dead: Ends = (DEAD,) * len(measure.places)

    # Points of the search

    @property
    def nodes(self) -> int:
        """How many positions were looked at."""
        return self.moves.tried

    def count(self) -> None:
        """Stop if the budget is used up, or nobody wants to know any more."""
        if self.nodes > self.budget:
            raise Stopped
        if self.nodes >= self.counted:
            self.counted = self.nodes + LOOK_UP
            if self.stop() or self.clock.up():
                raise Stopped

    def worth(self, node: Node, floor: Ends) -> Worth:
        """What a point of the search comes to; if that is no better than the floor, only that it is no better."""
        self.count()
        state = node.state
        if state.seats_awaited != (self.seat,):
            self.exact = False  # somebody else is asked: what he answers nobody knows
            return self.alike(
                self.measure.ordered(tuple(self.measure.so_far(state, state.fighting(self.seat).of(self.seat))))
            )
        if len(self.path) > LONGEST:
            self.exact = False
            return self.alike(self.dead)
        key = key_of(node, self.seat)
        known = self.table.get(key)
        if known is not None and (known[1] or known[0].ends <= floor):
            return known[0]
        most = self.bound.of(state)
        if most <= floor:
            found = self.alike(most)
            self.table[key] = (found, False)
            return found
        best: Worth | None = None
        over = self.dead
        for move in self.moves.of(node):
            least = floor if best is None else best.ends
            got = self.after(node, move, least)
            over = max(over, got.ends)
            if got.ends > least:
                best = got
                if best.ends >= most:
                    break
        if best is None:
            found = self.alike(min(over, most))
            self.table[key] = (found, False)
            return found
        self.table[key] = (best, True)
        return best

    def alike(self, ends: Ends) -> Worth:
        return Worth(ends, ends)

    def after(self, node: Node, move: Move, floor: Ends) -> Worth:
        """What a move comes to."""
        self.path.extend(move.actions)
        try:
            if move.chance:
                return self.by_chance(move)
            state = move.node.state
            if state.over or state.fight_of(self.seat) is None:
                before = self.last_of_fight(node.state, move.actions)
                ends = self.measure.end(before, state)
                self.report(ends, chance=False, sure=ends)
                return self.alike(ends)
            return self.worth(move.node, floor)
        finally:
            del self.path[len(self.path) - len(move.actions) :]

    def last_of_fight(self, state: KnightState, actions: tuple[Action, ...]) -> KnightState:
        """The table before the last of these actions."""
        if len(actions) == 1:
            return state
        before = state.copy()
        for action in actions[:-1]:
            before.apply(action, self.seat)
        return before

    def by_chance(self, move: Move) -> Worth:
        """What a move comes to on average, and at worst, over all that can come of it."""
        self.under_chance += 1
        try:
            told = outcomes(move.node.state, self.seat, move.actions[-1])
            self.exact = self.exact and told.exact
            mean = [0.0] * (len(self.measure.places))
            sure: Ends | None = None
            self.moves.tried += len(told.found)
            for chance, state, _ in told.found:
                if state.over or state.fight_of(self.seat) is None:
                    got = self.alike(self.measure.end(move.node.state, state))
                else:
                    got = self.worth(Node(state), NEVER)
                mean = [one + chance * other for one, other in zip(mean, got.ends, strict=True)]
                sure = got.sure if sure is None else tuple(map(min, sure, got.sure))
        finally:
            self.under_chance -= 1
        assert sure is not None
        found = Worth(tuple(round(one, 9) for one in mean), sure)
        self.report(found.ends, chance=True, sure=found.sure)
        return found

    def report(self, ends: Ends, *, chance: bool, sure: Ends) -> None:
        """The path that was gone leads to this end."""
        if self.under_chance:
            return
        if self.best is None or ends > self.best.ends:
            self.best = Line(ends, tuple(self.path), chance, sure)

    # The answer

    def run(self, guide: Guide | None) -> bool:
        """Search for the best way; true if it is proven that there is no better one.

        What somebody does who does not search is gone through first: the answer is never worse, and whatever cannot be
        better is left out at once."""
        root = self.begin()
        passed = [] if guide is None else self.follow(guide)
        try:
            found = self.worth(root, NEVER if self.best is None else self.best.ends)
        except Stopped:
            self.improve(passed)
            return False
        if self.best is not None and self.best.ends >= found.ends:
            found = Worth(self.best.ends, self.best.sure or self.best.ends)
        self.pick(root, found)
        return self.exact

    def begin(self) -> Node:
        """The point from which the search begins: an attack or a block that is begun already may be given up."""
        side = self.root.fighting(self.seat).of(self.seat)
        return Node(self.root, BEGUN, loose=bool(side.made or side.targets or side.blocking != NO_ATTACK))

    def pick(self, root: Node, found: Worth) -> None:
        """Of all lines that come to the same, one without plays that are of no use, and of these the one whose notation
        comes first, action by action."""
        node, chance = root, False
        floor = just_below(found.ends)
        line: list[Action] = []
        passed: set[Any] = set()
        self.budget = self.nodes + min(self.budget - self.nodes, PICKING)
        try:
            while True:
                passed.add(key_of(node, self.seat))
                for move in sorted(self.moves.of(node), key=self.place_in_line):
                    if not move.chance and self.goes_on(move) and key_of(move.node, self.seat) in passed:
                        continue
                    if self.after(node, move, floor).ends == found.ends:
                        break
                else:
                    return  # averages that were rounded another way: the line that was found first stands
                line.extend(move.actions)
                chance = move.chance
                if chance or not self.goes_on(move):
                    break
                node = move.node
        except Stopped:
            return
        self.best = Line(found.ends, tuple(line), chance, found.sure)

    def place_in_line(self, move: Move) -> tuple[bool, list[str]]:
        """Where a move stands among those that come to the same: deeds of the phase before plays, then by notation."""
        return not isinstance(move.actions[0], DEEDS), [self.root.notation(one) for one in move.actions]

    def goes_on(self, move: Move) -> bool:
        """Does the fight go on after a move?"""
        return not move.node.state.over and move.node.state.fight_of(self.seat) is not None

    def follow(self, guide: Guide) -> list[tuple[Node, tuple[Action, ...]]]:
        """Go the way of somebody who does not search. Gives the points passed, each with the actions before it."""
        passed: list[tuple[Node, tuple[Action, ...]]] = []
        state, line = self.root, list[Action]()
        while len(line) < LONGEST:
            for action in guide(state, self.seat):
                passed.append((Node(state, loose=True), tuple(line)))
                after = self.moves.done(state, action)
                line.append(action)
                if turned_up(state, after, self.seat):
                    return passed
                before, state = state, after
                if state.over or state.fight_of(self.seat) is None:
                    ends = self.measure.end(before, state)
                    self.best = Line(ends, tuple(line), sure=ends)
                    return passed
                if state.seats_awaited != (self.seat,):
                    return passed
        return passed

    def improve(self, passed: list[tuple[Node, tuple[Action, ...]]]) -> None:
        """See what can be made better of a way from its end on, as long as half the budget lasts."""
        self.budget = self.nodes + self.budget // 2
        self.clock.go_on(1)
        for node, done in reversed(passed):
            self.path = list(done)
            self.under_chance = 0
            try:
                self.worth(node, NEVER if self.best is None else self.best.ends)
            except Stopped:
                break
        self.path = []


def key_of(node: Node, seat: int) -> Any:
    """What tells two points of the search apart."""
    state = node.state
    state.played[seat] = tuple(sorted(state.played[seat]))
    key = state.key()
    return (key[0], key[4:], node.last, node.loose)
