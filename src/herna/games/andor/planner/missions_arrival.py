"""The first legend: one hero keeps the eastern road free, another waits for the letter, all hold the castle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herna.games.andor.heroes import ARCHER, DWARF, WARRIOR, WIZARD, hero_of
from herna.games.andor.model import NONE, AndorState
from herna.games.andor.pieces import PARCHMENT
from herna.games.andor.planner.outlook import Outlook

if TYPE_CHECKING:
    from herna.games.andor.planner.jobs import Planner

TREE = 57
WELL_BY_CASTLE = 5
LETTER_D = 3
LETTER_G = 6
EAST_POST = 44
RUNNERS = (ARCHER, WARRIOR, DWARF, WIZARD)


def runner(state: AndorState) -> int:
    """Who keeps the eastern road free and brings the letter home."""
    return min(range(len(state.space)), key=lambda seat: RUNNERS.index(hero_of(state, seat)))


def letter_is_out(state: AndorState) -> bool:
    return any(PARCHMENT in ground for ground in state.ground) or any(PARCHMENT in bag for bag in state.bag)


def road_east(look: Outlook) -> tuple[int, ...]:
    """From the market bridge to the Tree of Songs; by the rope bridge nobody will come."""
    return (38, *look.road(39, TREE, detour=3))


def plan(planner: Planner) -> None:
    """Before the letter comes: the road east is cleared, then everybody waits at his post."""
    look, state = planner.look, planner.state
    if letter_is_out(state) or state.narrator < LETTER_D:
        return
    seat = runner(state)
    if state.narrator == LETTER_G:
        # The next victory brings the letter and more creatures: better in the morning.
        planner.budget = 0
    elif seat in planner.free:
        blocked = [space for space in road_east(look) if state.beasts[space] != NONE]
        for space in sorted(blocked, key=lambda one: look.way(seat, one)):
            if planner.fight_with((seat,), space, 0.6) or planner.fight(space, 0.7, need=seat):
                break
    for one in list(planner.free):
        place = post(planner, one)
        if place != NONE and (state.space[one] != place or look.hours(one) == 0):
            if one != seat or look.hours(one) >= 2:
                planner.station(one, place)


def post(planner: Planner, seat: int) -> int:
    """Where a hero should be in the evening before the letter comes, and until it is on its way."""
    look, state = planner.look, planner.state
    if any(PARCHMENT in bag for bag in state.bag):
        return NONE
    first = runner(state)
    if seat == first and state.narrator >= LETTER_D:
        return EAST_POST
    if state.narrator >= LETTER_G - 1:
        others = [one for one in look.heroes if one != first]
        nearest = min(others, key=lambda one: (look.way(one, WELL_BY_CASTLE), one))
        if seat == nearest:
            return WELL_BY_CASTLE
        rest = sorted((one for one in others if one != nearest), key=lambda one: (look.way(one, 39), one))
        if rest and seat == rest[0]:
            return 39
    return NONE
