"""Walking and exploring."""

from __future__ import annotations

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import Explore, MoveTo
from herna.games.mage_knight.geometry import direction
from herna.games.mage_knight.hero import change_reputation, gain_fame, only_wounds, site_at
from herna.games.mage_knight.land import (
    FORTIFIED,
    conquered,
    hex_at,
    look_around,
    owner_of,
    positions_laid,
    rampaging_on,
    terrain_of,
    tile_at,
    turn_up,
    wall_between,
)
from herna.games.mage_knight.rules.mana import drop_flag
from herna.games.mage_knight.rules.movement import CLOSED, change_for, least_cost
from herna.games.mage_knight.state import FREE, MOVE, MOVING, NONE, KnightState
from herna.games.mage_knight.steps.bargains import in_force
from herna.games.mage_knight.steps.combat_start import begin_assault, begin_provoked
from herna.games.mage_knight.vocabulary.names import TERRAINS
from herna.games.mage_knight.vocabulary.world import ExploreCost, TerrainCost
from herna.games.programs import Frame, flag, happen, word_at
from herna.kernel import Action

EXPLORE_COST = 2


def concerns(state: KnightState, frame: Frame, spot: int) -> bool:
    """Is a change of cost about this space: all, the one that was picked, or those of the terrain that was?"""
    info = hex_at(state, spot)
    space, terrain = frame.things("space"), frame.things("terrain")
    return (not space or spot in space) and (not terrain or (info is not None and terrain_of(info) in terrain))


def is_closed(state: KnightState, spot: int) -> bool:
    """Is this a city that nobody enters in this scenario (MK-6.3)?"""
    info = hex_at(state, spot)
    return info is not None and info.site == "city" and state.setting.scenario.cities_closed


def step_cost(state: KnightState, spot: int) -> int:
    """What entering a hex costs now; `CLOSED` where nobody may."""
    info = hex_at(state, spot)
    if info is None or rampaging_on(state, spot) is not None or is_closed(state, spot):
        return CLOSED
    terrain = "city" if info.site == "city" else info.terrain
    costs = state.setting.cost_by_night if state.night else state.setting.cost_by_day
    printed = costs[TERRAINS.index(terrain)]
    if not state.lasting:
        return printed
    things = [thing.frame for thing in state.lasting if thing.flag == "terrain" and concerns(state, thing.frame, spot)]
    words = [word_at(state, frame) for frame in things]
    changes = [change_for(word, terrain) for word in words if isinstance(word, TerrainCost)]
    return least_cost(printed, [change for change in changes if change is not None])


def moving_allowed(state: KnightState) -> bool:
    """Is it still the part of the turn in which one may move?"""
    return state.phase in (FREE, MOVING) and not state.action_used


def beside(state: KnightState, seat: int) -> tuple[int, ...]:
    """The hexes that count as beside the hero; where space is bent also those two steps away."""
    near = state.setting.lattice.neighbours
    place = state.place[seat]
    if not flag(state, seat, "space-bending"):
        return near[place]
    return two_away(state, seat)


def two_away(state: KnightState, seat: int) -> tuple[int, ...]:
    """The hexes up to two steps away."""
    near, place = state.setting.lattice.neighbours, state.place[seat]
    return tuple(dict.fromkeys(spot for one in near[place] for spot in (one, *near[one]) if spot != place))


def step_options(state: KnightState, seat: int) -> list[Action]:
    """The neighbouring hexes for which there are points enough."""
    if not moving_allowed(state):
        return []
    points = state.points[MOVE]
    peaceful = only_wounds(state, seat)
    return [
        MoveTo(spot)
        for spot in beside(state, seat)
        if (cost := step_cost(state, spot)) > CLOSED
        and cost + over_wall(state, seat, spot) <= points
        and not disturbs(state, seat, spot)
        and not (peaceful and leads_to_combat(state, seat, spot))
    ]


def leads_to_combat(state: KnightState, seat: int, spot: int) -> bool:
    """Would a step assault a site or provoke somebody?"""
    return is_defended(state, seat, spot) or bool(provoked_by(state, seat, state.place[seat], spot))


def over_wall(state: KnightState, seat: int, spot: int) -> int:
    """What crossing a wall costs more; nothing lowers it (MK-15.7)."""
    return int(wall_between(state, state.place[seat], spot))


def disturbs(state: KnightState, seat: int, spot: int) -> bool:
    """Would a step provoke an enemy on a hex where another hero stands? Nobody takes it (MK-6.11)."""
    if spot not in state.place or not others_on(state, seat, spot) or is_shared(state, spot):
        return False
    return bool(provoked_by(state, seat, state.place[seat], spot))


def is_shared(state: KnightState, spot: int) -> bool:
    """May several heroes be on this hex?"""
    info = hex_at(state, spot)
    return info is not None and info.site in ("portal", "city")


def walk(state: KnightState, seat: int, spot: int) -> None:
    """One step. It may provoke rampaging enemies, and entering a defended site is an assault; both end the move."""
    start = state.place[seat]
    state.points[MOVE] -= step_cost(state, spot) + over_wall(state, seat, spot)
    state.phase = MOVING
    provoked = provoked_by(state, seat, start, spot)
    arrive(state, seat, spot)
    if is_defended(state, seat, spot):
        change_reputation(state, seat, -1)
        state.tell(told.Assaulted(seat, spot, site_at(state, spot)))
        begin_assault(state, seat, spot, start, provoked)
    elif provoked:
        begin_provoked(state, seat, provoked)
    happen(state, "move-space", seat, space=(spot,))


def arrive(state: KnightState, seat: int, spot: int) -> None:
    """The hero stands on a hex: what is to be seen from there is turned up."""
    hexes, info = state.setting.lattice.hexes, hex_at(state, spot)
    way = direction(hexes[state.place[seat]], hexes[spot])
    state.place[seat] = spot
    state.trail += (spot,)
    assert info is not None
    state.tell(told.HeroMoved(seat, spot, way, info.terrain, site_at(state, spot) or "none"))
    look_around(state)


def provoked_by(state: KnightState, seat: int, start: int, spot: int) -> tuple[int, ...]:
    """The hexes of rampaging enemies that a step from one hex beside them to another provokes; not if a wall lies
    between them and where it ends (MK-15.9)."""
    if flag(state, seat, "no-provoke"):
        return ()
    near = state.setting.lattice.neighbours
    return tuple(
        hex_
        for hex_ in near[start]
        if hex_ in near[spot] and rampaging_on(state, hex_) is not None and not wall_between(state, spot, hex_)
    )


def is_defended(state: KnightState, seat: int, spot: int) -> bool:
    """Is this a fortified site that must be assaulted: not conquered, or the keep of another?"""
    site = site_at(state, spot)
    if site not in FORTIFIED:
        return False
    if not conquered(state, spot):
        return True
    return site == "keep" and owner_of(state, spot) != seat


def is_safe(state: KnightState, seat: int, spot: int) -> bool:
    """May a hero end the turn here: a hex that he could enter by the plain rules, undefended and without others?"""
    info = hex_at(state, spot)
    if info is None or rampaging_on(state, spot) is not None or is_defended(state, seat, spot):
        return False
    if info.site != "city" and state.setting.cost_by_day[terrain_of(info)] == NONE:
        opened = [word_at(state, thing.frame) for thing in state.lasting if thing.flag == "terrain"]
        if not any(isinstance(word, TerrainCost) and info.terrain in word.safe for word in opened):
            return False
    return is_shared(state, spot) or not others_on(state, seat, spot)


def others_on(state: KnightState, seat: int, spot: int) -> list[int]:
    """The other heroes on a hex."""
    return [other for other, place in enumerate(state.place) if place == spot and other != seat]


def land_at(state: KnightState, seat: int, spot: int, cost: int) -> None:
    """A flight ends: nothing is provoked, and what is defended is assaulted from where the flight began."""
    start = state.place[seat]
    state.points[MOVE] -= cost
    state.phase = MOVING
    arrive(state, seat, spot)
    if is_defended(state, seat, spot):
        change_reputation(state, seat, -1)
        state.tell(told.Assaulted(seat, spot, site_at(state, spot)))
        begin_assault(state, seat, spot, start, ())


# Exploring


def explore_price(state: KnightState, seat: int) -> int:
    """What turning up a tile costs now."""
    words = [word_at(state, thing.frame) for thing in in_force(state, seat, "explore-cost")]
    return EXPLORE_COST + sum(word.add for word in words if isinstance(word, ExploreCost))


def next_tile(state: KnightState) -> tuple[str, bool]:
    """The kind of the tile that is turned up next, and whether it comes from the box; nothing if there is none."""
    if state.tile_stack:
        kind = state.setting.tiles[state.tile_stack[-1]].kind
        return ("countryside" if kind == "countryside" else "core"), False
    if state.box_country:
        return "countryside", True
    return ("core", True) if state.box_core else ("", False)


def explore_options(state: KnightState, seat: int) -> list[Action]:
    """The places beside the hero where the next tile may lie, for two move points."""
    if not moving_allowed(state) or state.points[MOVE] < explore_price(state, seat):
        return []
    kind, filling = next_tile(state)
    if not kind:
        return []
    lattice = state.setting.lattice
    laid = positions_laid(state)
    reach = {spot // 7 for spot in beside(state, seat)} - laid
    if flag(state, seat, "explore-distance"):
        reach |= {spot // 7 for spot in two_away(state, seat)} - laid
    return [Explore(position) for position in sorted(reach) if lattice.may_lie(position, laid, kind, filling=filling)]


def explore(state: KnightState, seat: int, position: int) -> None:
    """The next tile is turned up there."""
    state.points[MOVE] -= explore_price(state, seat)
    state.phase = MOVING
    if position not in {spot // 7 for spot in beside(state, seat)}:
        drop_flag(state, seat, "explore-distance")
    if state.tile_stack:
        *rest, tile = state.tile_stack
        state.tile_stack = tuple(rest)
    elif state.box_country:
        *rest, tile = state.box_country
        state.box_country = tuple(rest)
    else:
        *rest, tile = state.box_core
        state.box_core = tuple(rest)
    turn_up(state, position, tile)
    assert tile_at(state, position) == tile
    state.tell(told.TileTurned(seat, state.setting.tile_ids[tile]))
    gain_fame(state, seat, state.setting.scenario.fame_for_tiles)
    look_around(state)
