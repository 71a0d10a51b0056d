"""How far a hero can walk with the move points he has: every hex, what it costs, the way, and what its last step sets
off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

import msgspec

from herna.games.mage_knight.actions import MoveTo
from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.rules.hero import only_wounds
from herna.games.mage_knight.rules.land import wall_between
from herna.games.mage_knight.rules.marching import hand_move
from herna.games.mage_knight.rules.movement import CLOSED
from herna.games.mage_knight.rules.spaces import is_defended, is_shared, others_on
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import moving_allowed, provoked_by, step_cost
from herna.kernel import Action

Walk = tuple[int, ...]
AHEAD = 8
"""The most move points that are planned with."""


class ReachView(msgspec.Struct, frozen=True):
    """A hex that the move points at hand lead to by several steps; only the last one may provoke or assault anybody."""

    hex: str
    cost: int
    way: tuple[str, ...]
    """The hexes that are entered, in their order; the last is the hex itself."""
    provokes: tuple[str, ...]
    assault: bool


class Stride(msgspec.Struct, frozen=True):
    """A step over the land: where it leads, what it costs, and what it sets off."""

    spot: int
    cost: int
    provokes: tuple[int, ...]
    assault: bool


def reach(state: KnightState, seat: int, options: Sequence[Action]) -> tuple[ReachView, ...]:
    """Every hex farther than a step that the move points lead to, the nearest first; nothing where no step is offered.

    Ways that keep the peace come before shorter ones that do not.
    """
    if not any(isinstance(action, MoveTo) for action in options) or changed(state, seat, "space-bending"):
        return ()
    return tuple(goal for goal in ways(state, seat, state.turn_of(seat).points.move) if len(goal.way) > 1)


def hand_march(state: KnightState, seat: int) -> int:
    """The move points that a hand would make at most; none where its hero may not walk now."""
    asked = seat in state.seats_to_act and moving_allowed(state, seat) and not only_wounds(state, seat)
    return hand_move(state, seat) if asked and not changed(state, seat, "space-bending") else 0


def ahead(state: KnightState, seat: int, march: int) -> tuple[ReachView, ...]:
    """Where a hero could go who had more points than at hand, as everything stands now: on turn as many more as his
    hand makes, otherwise as many as may be planned with."""
    if seat in state.out or state.hero[seat] == NONE or not state.laid or state.over:
        return ()
    if state.turns[seat] is None:
        return ways(state, seat, AHEAD)
    points = state.turn_of(seat).points.move
    return tuple(goal for goal in ways(state, seat, points + march) if goal.cost > points) if march else ()


def ways(state: KnightState, seat: int, points: int) -> tuple[ReachView, ...]:
    """Every hex that the move points lead to, the nearest first."""
    # Whoever has had no turn yet comes in by the portal.
    start = state.setting.portal if state.place[seat] == NONE else state.place[seat]
    heap: list[tuple[int, int, Walk]] = [(0, 0, (start,))]
    peaceful: dict[int, tuple[int, Walk]] = {}
    last: dict[int, tuple[int, Walk, Stride]] = {}
    while heap:
        cost, length, way = heappop(heap)
        if way[-1] in peaceful:
            continue
        peaceful[way[-1]] = (cost, way)
        for stride in strides(state, seat, way[-1]):
            whole = cost + stride.cost
            if whole > points or stride.spot in peaceful:
                continue
            if not stride.provokes and not stride.assault:
                heappush(heap, (whole, length + 1, (*way, stride.spot)))
            elif stride.spot not in last or whole < last[stride.spot][0]:
                last[stride.spot] = (whole, (*way, stride.spot), stride)
    names = state.setting.hex_names
    found: list[tuple[int, Walk, tuple[int, ...], bool]] = [(cost, way, (), False) for cost, way in peaceful.values()]
    for spot, (cost, way, stride) in last.items():
        if spot not in peaceful:
            found.append((cost, way, stride.provokes, stride.assault))
    return tuple(
        ReachView(names[way[-1]], cost, named(state, way[1:]), named(state, foes), assault)
        for cost, way, foes, assault in sorted(found)
        if len(way) > 1
    )


def named(state: KnightState, spots: Walk) -> tuple[str, ...]:
    """Hexes by their names."""
    return tuple(state.setting.hex_names[spot] for spot in spots)


def strides(state: KnightState, seat: int, start: int) -> Iterator[Stride]:
    """The steps that could be taken from a hex, however many points there are."""
    for spot in state.setting.lattice.neighbours[start]:
        cost = step_cost(state, seat, spot)
        if cost == CLOSED:
            continue
        provokes = provoked_by(state, seat, start, spot)
        if provokes and others_on(state, seat, spot) and not is_shared(state, spot):
            continue
        yield Stride(spot, cost + int(wall_between(state, start, spot)), provokes, is_defended(state, seat, spot))
