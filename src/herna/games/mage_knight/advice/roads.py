"""Ways over the land: what it costs to come from where a hero stands to every hex he knows."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from herna.games.mage_knight.rules.land import hex_at, positions_laid, rampaging_on, wall_between
from herna.games.mage_knight.rules.spaces import is_defended
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import may_turn_up, step_cost
from herna.kernel import Memo

FAR = 40
"""Farther than anything that counts."""
PROVOKED = 7
"""The move points that it counts as to provoke an enemy: whoever does stops there."""


class Road(NamedTuple):
    """The easiest way to a hex: its move points, the hexes entered, and the move points with those it provokes."""

    cost: int
    hexes: tuple[int, ...]
    effort: int


Roads = dict[int, Road]
ROADS_KEPT = 1 << 11
"""The ways that were found before."""


def here(state: KnightState, seat: int) -> int:
    """Where a hero stands, or will when his turn begins."""
    return state.setting.portal if state.place[seat] == NONE else state.place[seat]


def roads(state: KnightState, seat: int) -> Roads:
    """The easiest ways; those that provoke somebody are hard. They may end on a defended site, never lead over one."""
    key = (
        seat, here(state, seat), state.laid, state.tokens, state.shields, state.night, state.lasting,
        state.cities, tuple(state.place),
    )  # fmt: skip
    memo: Memo[Roads] = state.setting.memo("roads", ROADS_KEPT)
    return memo.get(key, lambda: find_roads(state, seat))


def find_roads(state: KnightState, seat: int) -> Roads:
    """Work the ways out, the nearest hexes first."""
    near = state.setting.lattice.neighbours
    start = here(state, seat)
    wild = [token.hex for token in state.tokens if rampaging_on(state, token.hex) is token]
    guarded = [frozenset(near[spot]) for spot in wild]
    price: dict[int, int] = {}
    found: Roads = {}
    heap: list[tuple[int, int, int, tuple[int, ...]]] = [(0, 0, start, ())]
    while heap:
        effort, cost, spot, trail = heappop(heap)
        if spot in found:
            continue
        found[spot] = Road(cost, trail, effort)
        if spot != start and is_defended(state, seat, spot):
            continue
        rings = [ring for ring in guarded if spot in ring]
        for other in near[spot]:
            if other in found:
                continue
            if other not in price:
                price[other] = step_cost(state, seat, other) if hex_at(state, other) is not None else NONE
            step = price[other] + int(wall_between(state, spot, other))
            hard = effort + step + (PROVOKED if any(other in ring for ring in rings) else 0)
            if price[other] >= 0 and hard <= FAR:
                heappush(heap, (hard, cost + step, other, (*trail, other)))
    return found


def frontier(state: KnightState, spot: int) -> list[int]:
    """The tile positions that could be turned up from a hex."""
    lattice, laid = state.setting.lattice, positions_laid(state)
    return [
        position
        for position in lattice.positions_in_reach[spot]
        if position not in laid and may_turn_up(state, position, laid)
    ]
