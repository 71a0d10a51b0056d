"""The least that must be spent to make so many points, if everything were as good as it can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.games.mage_knight.solver.aims import Aim
from herna.games.mage_knight.solver.powers import Most, Points
from herna.games.mage_knight.solver.sources import Stock, Thing

SPENT: tuple[Aim, ...] = ("cards", "mana", "skills", "readiness")
"""What is spent, in the usual order."""
WIDTH, HALF = 8, 128
"""Costs are added up as one number, so many bits for each thing that is spent, the most important one on top."""
ALL: tuple[int, int, int] = (0, 0, 0)


State = tuple[int, int, int, int, int]
"""Half points still needed from afar, as blocks and as attacks; mana left; mana gained and not needed yet."""
Table = dict[State, int]


class Wanted(NamedTuple):
    """Half points that are needed from afar, as blocks and as attacks, and how much a point of each element is of them
    at best."""

    needs: tuple[int, int, int]
    shots: Points
    sieges: Points
    strikes: Points
    blocks: Points
    swift: Points


class Cost(NamedTuple):
    """What must be spent at least; less than nothing if more comes in than goes out."""

    cards: int
    mana: int
    skills: int
    units: int


class Way(NamedTuple):
    """One way of using something: half points from afar, of block and of attack, mana gained less mana paid, and the
    cost in one number."""

    far: int
    block: int
    near: int
    mana: int
    spare: int
    """Mana gained less mana paid for which nothing was there."""
    cost: int
    whole: bool
    wild: bool


class Ledger:
    """Finds the least cost, in the order in which it matters."""

    def __init__(self, order: Sequence[Aim]) -> None:
        ranks = sorted(SPENT, key=order.index)
        self.shifts = {aim: WIDTH * (len(SPENT) - 1 - at) for at, aim in enumerate(ranks)}

    def packed(self, cost: Cost) -> int:
        """A cost as one number."""
        return sum(n << self.shifts[aim] for n, aim in zip(cost, SPENT, strict=True))

    def unpacked(self, number: int) -> Cost:
        """A cost out of one number."""
        found: dict[Aim, int] = {}
        for aim in sorted(SPENT, key=self.shifts.__getitem__):
            found[aim] = ((number + HALF) & (2 * HALF - 1)) - HALF
            number = (number - found[aim]) >> WIDTH
        return Cost(*(found[aim] for aim in SPENT))

    def ways(self, thing: Thing, wanted: Wanted) -> list[Way]:
        """The ways of using a thing that bring anything that is wanted."""
        found = set()
        for use in thing.uses:
            most, price = use.most, len(use.groups)
            far, block, near = worth(most, wanted)
            if far or block or near or most.mana or most.ready or most.wild:
                cost = Cost(thing.cards, price - most.credit, thing.skills, thing.units - most.ready)
                found.add(
                    Way(
                        far,
                        block,
                        near,
                        most.mana - price,
                        most.mana - use.foreign,
                        self.packed(cost),
                        most.whole,
                        most.wild,
                    )
                )
        return sorted(found)

    def cheapest(self, have: Stock, wanted: Wanted) -> Cost | None:
        """The least cost of all that is wanted; None if it cannot be had at all."""
        things = [self.ways(thing, wanted) for thing in have.things]
        gains = any(way.mana > 0 or way.cost < 0 for ways in things for way in ways)
        table: Table = {(*wanted.needs, have.mana, 0): 0}
        for ways in things:
            fresh: Table = {}
            for (far, block, near, mana, spare), spent in table.items():
                done = not (far or block or near)
                for way in ways:
                    left, more, cost = mana + way.mana, spare + way.spare, spent + way.cost
                    if (left < 0 and not gains) or (done and way.mana <= 0 and way.cost >= 0):
                        continue
                    if way.wild:
                        put(fresh, (0, 0, 0, max(left, 0), max(more, 0)), cost)
                    elif way.whole:
                        after = (max(far - way.far, 0), max(block - way.block, 0), max(near - way.near, 0))
                        put(fresh, (*after, left, more), cost)
                    else:
                        if far and way.far:
                            put(fresh, (max(far - way.far, 0), block, near, left, more), cost)
                        if block and way.block:
                            put(fresh, (far, max(block - way.block, 0), near, left, more), cost)
                        if near and way.near:
                            put(fresh, (far, block, max(near - way.near, 0), left, more), cost)
                        if way.mana > 0 or way.cost < 0:
                            put(fresh, (far, block, near, left, more), cost)
            for state, cost in fresh.items():
                put(table, state, cost)
        found = min((cost for state, cost in table.items() if state[:3] == ALL and min(state[3:]) >= 0), default=None)
        return None if found is None else self.unpacked(found)


def put(table: Table, state: State, cost: int) -> None:
    """Remember a state with its cost, if it was not cheaper before."""
    if table.get(state, cost + 1) > cost:
        table[state] = cost


def worth(most: Most, wanted: Wanted) -> tuple[int, int, int]:
    """How many half points something is from afar, as a block and as an attack."""
    return (
        weighed(most.shots, wanted.shots) + weighed(most.sieges, wanted.sieges),
        weighed(most.blocks, wanted.blocks) + weighed(most.swift, wanted.swift),
        weighed(most.strikes, wanted.strikes),
    )


def weighed(points: Points, weights: Points) -> int:
    """Half points of some points."""
    return sum(n * weight for n, weight in zip(points, weights, strict=True))
