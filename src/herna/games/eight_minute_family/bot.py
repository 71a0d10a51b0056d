"""What both games teach the general bots: how far ahead a seat is, and which walks of an army are worth trying."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from herna.games.eight_minute_family.actions import DONE, March, Sail
from herna.games.eight_minute_family.majority import region_strengths
from herna.games.eight_minute_family.state import FamilyState
from herna.kernel import Action

COIN, ARMY, REGION = 1e-2, 1e-4, 1e-6
"""The tie-breaks in their order, each far below the one before."""

Walks = Mapping[int, tuple[tuple[Action, ...], int]]
"""By the region where it ends: the marches and voyages of one army, and what they cost."""


def lead(state: FamilyState, seat: int, scores: Sequence[int], owners: Sequence[int]) -> float:
    """Points ahead of the best other player as they stand, then the tie-breaks."""
    best = max(score for other, score in enumerate(scores) if other != seat)
    tie_break = COIN * state.coins[seat] + ARMY * sum(state.armies[seat]) + REGION * owners.count(seat)
    return scores[seat] - best + tie_break


def walks_worth_trying(
    state: FamilyState, seat: int, left: int, walks_from: Callable[[int], Walks]
) -> list[tuple[Action, ...]]:
    """To stop, or to walk one army to where as many of them as can still come would draw level with everybody."""
    strengths = region_strengths(state)
    others = [
        max(column) for column in zip(*(row for owner, row in enumerate(strengths) if owner != seat), strict=True)
    ]
    found: list[tuple[Action, ...]] = [(DONE,)]
    for source, armies in enumerate(state.armies[seat]):
        if armies:
            for target, (walk, cost) in walks_from(source).items():
                if strengths[seat][target] + left // cost >= others[target]:
                    found.append(walk)
    return found


def cheapest_walks(ways: Sequence[Sequence[Action]], source: int, most: int, sea: int) -> Walks:
    """The cheapest walk to every region within reach, where a border costs one point and a line over the sea `sea`."""
    found: dict[int, tuple[tuple[Action, ...], int]] = {source: ((), 0)}
    by_cost: list[list[int]] = [[] for _ in range(most + 1)]
    by_cost[0].append(source)
    for cost, regions in enumerate(by_cost):
        for here in regions:
            if found[here][1] != cost:
                continue
            for action in ways[here]:
                assert isinstance(action, March | Sail)
                total = cost + (1 if isinstance(action, March) else sea)
                if total <= most and total < found.get(action.target, ((), most + 1))[1]:
                    found[action.target] = ((*found[here][0], action), total)
                    by_cost[total].append(action.target)
    del found[source]
    return found
