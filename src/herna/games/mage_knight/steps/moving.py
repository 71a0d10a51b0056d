"""Walking and exploring."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import Explore, MoveTo
from herna.games.mage_knight.geometry import direction
from herna.games.mage_knight.rules.force import changed, spend_change
from herna.games.mage_knight.rules.hero import change_reputation, only_wounds, site_at
from herna.games.mage_knight.rules.land import (
    hex_at,
    look_around,
    positions_laid,
    printed_cost,
    rampaging_on,
    site_on,
    terrain_of,
    turn_up,
    wall_between,
)
from herna.games.mage_knight.rules.movement import CLOSED, change_for, least_cost
from herna.games.mage_knight.rules.spaces import is_closed, is_defended, is_shared, others_on
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.assault import begin_assault
from herna.games.mage_knight.steps.fight.start import begin_provoked
from herna.games.mage_knight.vocabulary.world import ExploreCost, TerrainCost
from herna.games.programs import Frame, happen, in_force
from herna.kernel import Action

EXPLORE_COST = 2


def concerns(state: KnightState, frame: Frame, spot: int) -> bool:
    """Is a change of cost about this space: all, the one that was picked, or those of the terrain that was?"""
    info = hex_at(state, spot)
    space, terrain = frame.things("space"), frame.things("terrain")
    return (not space or spot in space) and (not terrain or (info is not None and terrain_of(info) in terrain))


def step_cost(state: KnightState, seat: int, spot: int) -> int:
    """What entering a hex costs a hero now; `CLOSED` where nobody may."""
    info = hex_at(state, spot)
    site = site_on(state, spot)
    if info is None or is_closed(state, spot) or (site.rampaging and rampaging_on(state, spot) is not None):
        return CLOSED
    terrain = site.terrain or info.terrain
    printed = printed_cost(state, terrain)
    if not state.lasting:
        return printed
    words = [word for thing, word in in_force(state, seat, TerrainCost) if concerns(state, thing.frame, spot)]
    changes = [change_for(word, terrain) for word in words]
    return least_cost(printed, [change for change in changes if change is not None])


def moving_allowed(state: KnightState, seat: int) -> bool:
    """Is it still the part of a hero's turn in which he may move?"""
    turn = state.turns[seat]
    return turn is not None and turn.phase in ("free", "moving") and not turn.action_used


def spend_move(state: KnightState, seat: int, cost: int) -> None:
    """Move points are spent on moving: the hero is on his way."""
    turn = state.turn_of(seat)
    state.change_turn(seat, phase="moving", points=replace(turn.points, move=turn.points.move - cost))


def beside(state: KnightState, seat: int) -> tuple[int, ...]:
    """The hexes that count as beside the hero; where space is bent also those two steps away."""
    near = state.setting.lattice.neighbours
    place = state.place[seat]
    if not changed(state, seat, "space-bending"):
        return near[place]
    return two_away(state, seat)


def two_away(state: KnightState, seat: int) -> tuple[int, ...]:
    """The hexes up to two steps away."""
    near, place = state.setting.lattice.neighbours, state.place[seat]
    return tuple(dict.fromkeys(spot for one in near[place] for spot in (one, *near[one]) if spot != place))


def step_options(state: KnightState, seat: int) -> list[Action]:
    """The neighbouring hexes for which there are points enough."""
    if not moving_allowed(state, seat) or only_wounds(state, seat):
        return []
    points = state.turn_of(seat).points.move
    return [
        MoveTo(spot)
        for spot in beside(state, seat)
        if (cost := step_cost(state, seat, spot)) > CLOSED
        and cost + over_wall(state, seat, spot) <= points
        and not disturbs(state, seat, spot)
    ]


def over_wall(state: KnightState, seat: int, spot: int) -> int:
    """What crossing a wall costs more; nothing lowers it (MK-15.7)."""
    return int(wall_between(state, state.place[seat], spot))


def disturbs(state: KnightState, seat: int, spot: int) -> bool:
    """Would a step provoke an enemy on a hex where another hero stands? Nobody takes it (MK-6.11)."""
    if spot not in state.place or not others_on(state, seat, spot) or is_shared(state, spot):
        return False
    return bool(provoked_by(state, seat, state.place[seat], spot))


def walk(state: KnightState, seat: int, spot: int) -> None:
    """One step. It may provoke rampaging enemies, and entering a defended site is an assault; both end the move."""
    start = state.place[seat]
    spend_move(state, seat, step_cost(state, seat, spot) + over_wall(state, seat, spot))
    provoked = provoked_by(state, seat, start, spot)
    arrive(state, seat, spot)
    if is_defended(state, seat, spot):
        assault(state, seat, spot, start, provoked)
    elif provoked:
        begin_provoked(state, seat, provoked)
    happen(state, "move-space", seat, space=(spot,))


def assault(state: KnightState, seat: int, spot: int, start: int, provoked: tuple[int, ...]) -> None:
    """The step onto a defended site is an assault: people think the worse of the hero, and the fight begins."""
    site = site_on(state, spot)
    change_reputation(state, seat, site.attack_reputation)
    state.tell(told.Assaulted(seat, spot, site.id))
    begin_assault(state, seat, spot, start, provoked)


def arrive(state: KnightState, seat: int, spot: int) -> None:
    """The hero stands on a hex: what is to be seen from there is turned up."""
    hexes, info = state.setting.lattice.hexes, hex_at(state, spot)
    way = direction(hexes[state.place[seat]], hexes[spot])
    state.place[seat] = spot
    state.change_turn(seat, trail=(*state.turn_of(seat).trail, spot))
    assert info is not None
    state.tell(told.HeroMoved(seat, spot, way, info.terrain, site_at(state, spot).id or "none"))
    look_around(state)


def provoked_by(state: KnightState, seat: int, start: int, spot: int) -> tuple[int, ...]:
    """The hexes of rampaging enemies that a step from one hex beside them to another provokes; not if a wall lies
    between them and where it ends (MK-15.9)."""
    if changed(state, seat, "no-provoke"):
        return ()
    near = state.setting.lattice.neighbours
    return tuple(
        hex_
        for hex_ in near[start]
        if hex_ in near[spot] and rampaging_on(state, hex_) is not None and not wall_between(state, spot, hex_)
    )


def land_at(state: KnightState, seat: int, spot: int, cost: int) -> None:
    """A flight ends: nothing is provoked, and what is defended is assaulted from where the flight began."""
    start = state.place[seat]
    spend_move(state, seat, cost)
    arrive(state, seat, spot)
    if is_defended(state, seat, spot):
        assault(state, seat, spot, start, ())


# Exploring


def explore_price(state: KnightState, seat: int) -> int:
    """What turning up a tile costs now."""
    return EXPLORE_COST + sum(word.add for _, word in in_force(state, seat, ExploreCost))


def next_tile(state: KnightState, position: int) -> tuple[str, bool]:
    """The kind of the tile that is turned up next at a position, and whether it comes from the box; nothing if there is
    none. On a fixed map the place says which kind it is."""
    fixed = state.setting.lattice.kind_at(position)
    if fixed:
        return (fixed, False) if in_stack(state, fixed) else ("", False)
    if state.tile_stack:
        return state.setting.tiles[state.tile_stack[-1]].ground, False
    if state.box_country:
        return "countryside", True
    return ("core", True) if state.box_core else ("", False)


def in_stack(state: KnightState, kind: str) -> list[int]:
    """The tiles of a kind that lie in the stack, the top last."""
    return [tile for tile in state.tile_stack if state.setting.tiles[tile].ground == kind]


def may_turn_up(state: KnightState, position: int, laid: frozenset[int]) -> bool:
    """May a tile be turned up there, wherever the hero stands?"""
    kind, filling = next_tile(state, position)
    return bool(kind) and state.setting.lattice.may_lie(position, laid, kind, filling=filling)


def explore_options(state: KnightState, seat: int) -> list[Action]:
    """The places beside the hero where the next tile may lie, for two move points."""
    if not moving_allowed(state, seat) or only_wounds(state, seat):
        return []
    if state.turn_of(seat).points.move < explore_price(state, seat):
        return []
    laid = positions_laid(state)
    reach = {spot // 7 for spot in beside(state, seat)} - laid
    if changed(state, seat, "explore-distance"):
        reach |= {spot // 7 for spot in two_away(state, seat)} - laid
    return [Explore(position) for position in sorted(reach) if may_turn_up(state, position, laid)]


def explore(state: KnightState, seat: int, position: int) -> None:
    """The next tile is turned up there."""
    spend_move(state, seat, explore_price(state, seat))
    if position not in {spot // 7 for spot in beside(state, seat)}:
        spend_change(state, seat, "explore-distance")
    if state.tile_stack:
        tile = in_stack(state, next_tile(state, position)[0])[-1]
        state.tile_stack = tuple(other for other in state.tile_stack if other != tile)
    elif state.box_country:
        *rest, tile = state.box_country
        state.box_country = tuple(rest)
    else:
        *rest, tile = state.box_core
        state.box_core = tuple(rest)
    turn_up(state, position, tile)
    state.tell(told.TileTurned(seat, state.setting.tile_ids[tile]))
    state.setting.scenario.tile_turned(state, seat, position)
    look_around(state)
