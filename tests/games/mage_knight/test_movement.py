"""What a step costs when several effects are at work."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from herna.games.mage_knight.rules.movement import CLOSED, Change, after, change_for, least_cost
from herna.games.mage_knight.vocabulary.world import TerrainCost


def test_a_reduction_stops_at_its_floor_and_never_raises_the_cost() -> None:
    assert after(3, Change(add=-2, floor=2)) == 2
    assert after(1, Change(add=-2, floor=2)) == 1
    assert after(3, Change(add=-5)) == 0, "a cost never drops below nothing"


def test_an_increase_stops_at_its_ceiling() -> None:
    assert after(3, Change(add=1, ceiling=5)) == 4
    assert after(5, Change(add=1, ceiling=5)) == 5


def test_reductions_are_used_in_the_order_that_is_best() -> None:
    """A forest at night costs 5. Set to 3 first, then 2 less: 1; the other way round it would be 3."""
    assert least_cost(5, [Change(add=-2, floor=0), Change(set=3)]) == 1


def test_a_terrain_that_is_set_dearer_than_it_is_may_be_left_as_it_is() -> None:
    assert least_cost(2, [Change(set=3)]) == 2


def test_what_nobody_may_enter_needs_to_be_opened() -> None:
    assert least_cost(CLOSED, []) == CLOSED
    assert least_cost(CLOSED, [Change(add=-2)]) == CLOSED
    assert least_cost(CLOSED, [Change(set=2, opens=True), Change(add=-1, floor=1)]) == 1


def test_a_terrain_can_be_forbidden() -> None:
    assert least_cost(3, [Change(set=2, closes=True)]) == CLOSED


def test_a_card_is_read_for_each_terrain() -> None:
    bridge = TerrainCost(of=("lake", "swamp"), set=1, passable=("lake",))
    assert change_for(bridge, "swamp") == Change(set=1)
    assert change_for(bridge, "lake") == Change(set=1, opens=True)
    assert change_for(bridge, "forest") is None
    everywhere = TerrainCost(add=-2, min=1)
    assert change_for(everywhere, "hills") == Change(add=-2, floor=1)
    mist = TerrainCost(set=2, passable=("lake",), forbid=("hills", "mountain"))
    change = change_for(mist, "hills")
    assert change is not None
    assert change.closes


CHANGES = [Change(add=-1), Change(add=-2, floor=1), Change(add=-2, floor=2), Change(cap=2), Change(add=1, ceiling=5)]


@pytest.mark.parametrize("printed", range(6))
def test_the_best_order_against_all_orders(printed: int) -> None:
    for count in range(4):
        for changes in product(CHANGES, repeat=count):
            costs = []
            for order in permutations(changes):
                cost = printed
                for change in order:
                    cost = after(cost, change)
                costs.append(cost)
            assert least_cost(printed, changes) == min(costs)


MIXED = [
    Change(set=3),
    Change(set=1),
    Change(add=-1),
    Change(add=-2, floor=2),
    Change(cap=2),
    Change(add=1, ceiling=5),
]


@pytest.mark.parametrize("printed", range(1, 6))
def test_the_best_order_with_costs_that_are_set_against_all_orders(printed: int) -> None:
    """What sets a cost may be used at any point or not at all; everything else counts once."""
    for count in range(4):
        for changes in product(MIXED, repeat=count):
            costs = []
            for kept in product((True, False), repeat=count):
                if any(not keep and change.set is None for keep, change in zip(kept, changes, strict=True)):
                    continue
                used = [change for keep, change in zip(kept, changes, strict=True) if keep]
                for order in permutations(used):
                    cost = printed
                    for change in order:
                        cost = after(cost, change)
                    costs.append(cost)
            assert least_cost(printed, changes) == min(costs)
