"""The search: from the table as it stands to the end of the fight, the best end first, as far as the budget lets it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from herna.games.mage_knight.solver.aims import Ends, Measure, later
from herna.games.mage_knight.solver.bounds import Bound
from herna.games.mage_knight.solver.moves import BEGUN, Move, Moves, Node
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
        self, state: KnightState, seat: int, measure: Measure, budget: int, stop: Callable[[], bool], moves: Moves
    ) -> None:
        self.root, self.seat, self.measure, self.moves = state, seat, measure, moves
        self.bound = Bound(measure, moves.gift)
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
            if self.stop():
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
            least = floor if best is None or best.ends < floor else best.ends
            got = self.after(node, move, raised(least, len(move.actions)))
            got = Worth(later(got.ends, len(move.actions)), later(got.sure, len(move.actions)))
            over = max(over, got.ends)
            if got.ends > least:
                best = got
        if best is None or best.ends <= floor:
            found = self.alike(min(over, most))
            self.table[key] = (found, False)
            return found
        self.table[key] = (best, True)
        return best

    def alike(self, ends: Ends) -> Worth:
        return Worth(ends, ends)

    def after(self, node: Node, move: Move, floor: Ends) -> Worth:
        """What a move comes to, without the actions it takes itself."""
        self.path.extend(move.actions)
        try:
            if move.chance:
                return self.by_chance(move)
            state = move.node.state
            if state.over or state.fight_of(self.seat) is None:
                before = self.last_of_fight(node.state, move.actions)
                ends = later(self.measure.end(before, state), -1)
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
                    got = self.alike(later(self.measure.end(move.node.state, state), -1))
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
        ends = later(ends, len(self.path))
        if self.best is None or ends > self.best.ends:
            self.best = Line(ends, tuple(self.path), chance, later(sure, len(self.path)))

    # The answer

    def run(self, guide: Guide | None) -> bool:
        """Search for the best way; true if it is proven that there is no better one."""
        root = self.begin()
        try:
            found = self.worth(root, NEVER)
        except Stopped:
            if guide is not None:
                self.follow(guide)
            return False
        self.pick(root, found)
        return self.exact

    def begin(self) -> Node:
        """The point from which the search begins: an attack or a block that is begun already may be given up."""
        side = self.root.fighting(self.seat).of(self.seat)
        return Node(self.root, BEGUN, loose=bool(side.made or side.targets or side.blocking != NO_ATTACK))

    def pick(self, root: Node, found: Worth) -> None:
        """Of all lines that come to the same the one whose notation comes first, action by action."""
        node, wanted, chance = root, found.ends, False
        line: list[Action] = []
        try:
            while True:
                moves = sorted(self.moves.of(node), key=lambda move: [self.root.notation(one) for one in move.actions])
                for move in moves:
                    need = raised(wanted, len(move.actions))
                    got = self.after(node, move, later(need))
                    if got.ends == need:
                        break
                else:
                    return  # averages that were rounded another way: the line that was found first stands
                line.extend(move.actions)
                chance = move.chance
                state = move.node.state
                if chance or state.over or state.fight_of(self.seat) is None:
                    break
                node, wanted = move.node, need
        except Stopped:
            return
        self.best = Line(found.ends, tuple(line), chance, found.sure)

    def follow(self, guide: Guide) -> None:
        """What somebody does who does not search is never better than the answer: his line is looked at too, and what
        can be made better of it from its end on, as long as the budget lasts again."""
        nodes: list[tuple[Node, tuple[Action, ...]]] = []
        state = self.root.copy()
        line: list[Action] = []
        while len(line) < LONGEST and not state.over and state.fight_of(self.seat) is not None:
            if state.seats_awaited != (self.seat,):
                return
            nodes.append((Node(state, loose=True), tuple(line)))
            action = guide(state, self.seat)[0]
            after = self.moves.done(state, action)
            line.append(action)
            if turned_up(state, after, self.seat):
                break
            state = after
        else:
            if line and state.fight_of(self.seat) is None:
                self.path = line[:]
                before = nodes[-1][0].state
                ends = later(self.measure.end(before, state), -1)
                self.report(ends, chance=False, sure=ends)
                self.path = []
        self.budget = self.nodes + self.budget // 2
        for node, done in reversed(nodes):
            self.path = list(done)
            self.under_chance = 0
            floor = NEVER if self.best is None else raised(self.best.ends, len(done))
            try:
                self.worth(node, floor)
            except Stopped:
                break
        self.path = []


def raised(ends: Ends, actions: int) -> Ends:
    """The outcome with `actions` fewer before it."""
    return ends if ends is NEVER else (*ends[:-1], ends[-1] + actions)


def key_of(node: Node, seat: int) -> Any:
    """What tells two points of the search apart."""
    state = node.state
    state.played[seat] = tuple(sorted(state.played[seat]))
    key = state.key()
    return (key[0], key[4:], node.last, node.loose)
