"""Walking and exploring."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import Explore, MoveTo
from herna.games.mage_knight.hero import change_reputation, gain_fame, site_at
from herna.games.mage_knight.land import (
    FORTIFIED,
    conquered,
    hex_at,
    owner_of,
    positions_laid,
    rampaging_on,
    terrain_of,
    tile_at,
    turn_up,
)
from herna.games.mage_knight.rules.movement import CLOSED, change_for, least_cost
from herna.games.mage_knight.state import FREE, MOVE, MOVING, NONE, KnightState
from herna.games.mage_knight.steps.bargains import in_force
from herna.games.mage_knight.steps.combat_start import begin_assault, begin_provoked
from herna.games.mage_knight.vocabulary.names import TERRAINS
from herna.games.mage_knight.vocabulary.world import ExploreCost, TerrainCost
from herna.games.programs import flag, happen, word_at
from herna.kernel import Action

EXPLORE_COST = 2


def step_cost(state: KnightState, spot: int) -> int:
    """What entering a hex costs now; `CLOSED` where nobody may."""
    info = hex_at(state, spot)
    if info is None or rampaging_on(state, spot) is not None:
        return CLOSED
    if info.site == "city" and state.setting.scenario.cities_closed:
        return CLOSED
    terrain = "city" if info.site == "city" else info.terrain
    costs = state.setting.cost_by_night if state.night else state.setting.cost_by_day
    printed = costs[TERRAINS.index(terrain)]
    words = [word_at(state, thing.frame) for thing in state.lasting if thing.flag == "terrain"]
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
    return tuple(dict.fromkeys(spot for one in near[place] for spot in (one, *near[one]) if spot != place))


def step_options(state: KnightState, seat: int) -> list[Action]:
    """The neighbouring hexes for which there are points enough."""
    if not moving_allowed(state):
        return []
    points = state.points[MOVE]
    return [MoveTo(spot) for spot in beside(state, seat) if CLOSED < step_cost(state, spot) <= points]


def walk(state: KnightState, seat: int, spot: int) -> None:
    """One step. It may provoke rampaging enemies, and entering a defended site is an assault; both end the move."""
    start = state.place[seat]
    state.points[MOVE] -= step_cost(state, spot)
    state.phase = MOVING
    provoked = provoked_by(state, seat, start, spot)
    arrive(state, seat, spot)
    happen(state, "move-space", seat, space=(spot,))
    if is_defended(state, seat, spot):
        change_reputation(state, seat, -1)
        state.tell(told.Assaulted(seat, spot))
        begin_assault(state, seat, spot, start, provoked)
    elif provoked:
        begin_provoked(state, seat, provoked)


def arrive(state: KnightState, seat: int, spot: int) -> None:
    """The hero stands on a hex: what is to be seen from there is turned up."""
    state.place[seat] = spot
    state.trail += (spot,)
    state.tell(told.HeroMoved(seat, spot))
    look_around(state, spot)


def look_around(state: KnightState, spot: int) -> None:
    """By day the garrisons of keeps and towers beside a hero are turned up, and always the ruins he stands on."""
    near = state.setting.lattice.neighbours[spot]
    for number, token in enumerate(state.tokens):
        if token.face_up:
            continue
        seen = token.hex == spot if token.ruin else token.hex in near and not state.night
        if seen:
            state.reveal()
            state.tokens = (*state.tokens[:number], replace(token, face_up=True), *state.tokens[number + 1 :])


def provoked_by(state: KnightState, seat: int, start: int, spot: int) -> tuple[int, ...]:
    """The hexes of rampaging enemies that a step from one hex beside them to another provokes."""
    if flag(state, seat, "no-provoke"):
        return ()
    near = state.setting.lattice.neighbours
    return tuple(hex_ for hex_ in near[start] if hex_ in near[spot] and rampaging_on(state, hex_) is not None)


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
    return info.site in ("portal", "city") or not others_on(state, seat, spot)


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
        state.tell(told.Assaulted(seat, spot))
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
    return [Explore(position) for position in sorted(reach) if lattice.may_lie(position, laid, kind, filling=filling)]


def explore(state: KnightState, seat: int, position: int) -> None:
    """The next tile is turned up there."""
    state.points[MOVE] -= explore_price(state, seat)
    state.phase = MOVING
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
    if state.setting.tiles[tile].kind == "core-city" and state.setting.scenario.ends == "city-revealed":
        state.city_found = True
    look_around(state, state.place[seat])
