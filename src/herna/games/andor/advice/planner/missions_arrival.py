"""The first legend: the castle is held as long as it matters, and the king's letter is brought home in one day."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING

from herna.games.andor.advice.planner.campaign import Campaign, campaign
from herna.games.andor.advice.planner.needs import must_stop
from herna.games.andor.advice.planner.schedule import (
    IN_MID_DAY,
    NO_ROAD,
    OVERRUN,
    Ground,
    Morning,
    fall,
    ground_of,
    hardship,
    morning_of,
    night,
    opening,
    outlay,
    shortest_road,
)
from herna.games.andor.pieces import PARCHMENT
from herna.games.andor.rules.heroes import ARCHER, DWARF, WARRIOR, WIZARD, hero_of
from herna.games.andor.state import NONE, AndorState

if TYPE_CHECKING:
    from herna.games.andor.advice.planner.jobs import Planner

TREE = 57
WELL_BY_CASTLE = 5
LETTER = 7
"""At H the letter comes."""
EAST_BASE = 44
WEST_BASE = 6
RUNNERS = (ARCHER, WARRIOR, DWARF, WIZARD)


def runner(state: AndorState) -> int:
    """Who keeps the eastern road free."""
    return min(range(len(state.space)), key=lambda seat: RUNNERS.index(hero_of(state, seat)))


def bearer(state: AndorState) -> int:
    return next((seat for seat, bag in enumerate(state.bag) if PARCHMENT in bag), NONE)


def place_of_letter(state: AndorState) -> int:
    """Where the parchment is, or `NONE` before it comes."""
    seat = bearer(state)
    if seat != NONE:
        return state.space[seat]
    return next((space for space, ground in enumerate(state.ground) if PARCHMENT in ground), NONE)


def plan(planner: Planner) -> None:
    start = place_of_letter(planner.state)
    if start == NONE:
        prepare(planner)
    else:
        run(planner, start)


# Before the letter comes


def prepare(planner: Planner) -> None:
    """The fights that the schedule wants today; the others get ready, and in the last evening go to their posts."""
    state = planner.state
    land = ground_of(state, WELL_BY_CASTLE, TREE, LETTER)
    fights, evening = todays_fights(planner, land)
    for deed in fights.deeds:
        if all(seat in planner.free for seat in deed.group):
            planner.fight_in(deed)
    dawn = night(land, evening)
    last_evening = dawn.letter >= LETTER
    posts = posts_for(planner, land, dawn) if last_evening else bases(planner, outlay(land, dawn)[1])
    if not last_evening:
        planner.answer_calls(lambda space: fits_in(land, evening, space))
    for seat in list(planner.free):
        planner.prepare(seat, posts[seat], firm=last_evening)


def todays_fights(planner: Planner, land: Ground) -> tuple[Campaign, Morning]:
    """The best set of creatures to fight today, judged by what it leaves for the days to come."""
    look, state = planner.look, planner.state
    now = morning_of(state)
    best = (Campaign((), 0.0), now)
    best_cost = hardship(land, night(land, now))
    prey = [space for space, _ in now.pack if campaign(look, planner.free, (space,)) is not None]
    for count in (1, 2, 3):
        for targets in combinations(prey, count):
            evening = now
            for space in targets:
                evening = fall(land, evening, space)
            if evening.letter >= LETTER and now.letter < LETTER:
                later = IN_MID_DAY + hardship(land, evening)
            else:
                later = hardship(land, night(land, evening))
            if later >= best_cost:
                continue
            orders = [campaign(look, planner.free, order) for order in permutations(targets)]
            for fights in orders:
                if fights is not None and fights.cost + later < best_cost:
                    best, best_cost = (fights, evening), fights.cost + later
    return best


def fits_in(land: Ground, evening: Morning, space: int) -> bool:
    """One more victory today leaves the rest hardly harder."""
    if evening.letter + 1 >= LETTER:
        return False
    return hardship(land, night(land, fall(land, evening, space))) <= hardship(land, night(land, evening)) + 0.25


def bases(planner: Planner, prey: tuple[int, ...]) -> dict[int, int]:
    """Where each hero is of most use tomorrow: near what has to fall then; the runner in the east."""
    look, state = planner.look, planner.state
    found: dict[int, int] = {}
    for seat in look.heroes:
        eastern = seat == runner(state) and len(look.heroes) > 2
        if not prey:
            found[seat] = EAST_BASE if eastern else WEST_BASE
            continue
        found[seat] = min(prey, key=lambda space: (look.way(seat, space), space))
    return found


def posts_for(planner: Planner, land: Ground, dawn: Morning) -> dict[int, int]:
    """Who waits where for the letter: one at the well, the others where a creature will bar the road, or along it."""
    look, state = planner.look, planner.state
    seats = [seat for seat in look.heroes if not state.asleep[seat]]
    blocks = opening(land, dawn.pack)[1]
    road = shortest_road(land, frozenset(space for space, _ in dawn.pack if space not in blocks))
    if not road:
        return dict.fromkeys(seats, EAST_BASE)
    asleep = [state.space[seat] for seat in look.heroes if state.asleep[seat]]
    places = [*blocks, road[min(len(road) - 1, 7)], road[min(len(road) - 1, 9)], *blocks, road[5]]
    if WELL_BY_CASTLE not in asleep:
        places.insert(0, WELL_BY_CASTLE)
    places = places[: len(seats)]
    best: tuple[int, tuple[int, ...]] | None = None
    for order in permutations(seats, len(places)):
        cost = 0
        for seat, place in zip(order, places, strict=True):
            far = look.way(seat, place)
            cost += far + 10 * max(0, far - look.hours(seat, floor=9))
            if place in blocks:
                cost -= state.strength[seat]
            elif place == WELL_BY_CASTLE:
                cost -= state.willpower[seat] // 3
        if best is None or (cost, order) < best:
            best = (cost, order)
    found = dict.fromkeys(seats, road[min(len(road) - 1, 7)])
    return found if best is None else found | dict(zip(best[1], places, strict=True))


# The run


def run(planner: Planner, start: int) -> None:
    """Bring the letter to the tree today if it can be done; else to where it is safe and tomorrow looks best."""
    state = planner.state
    land = ground_of(state, start, TREE, LETTER)
    now = morning_of(state)
    cost, blocks = opening(land, now.pack)
    road = shortest_road(land, frozenset(space for space, _ in now.pack if space not in blocks))
    carrier = bearer(state)
    if carrier != NONE and state.asleep[carrier]:
        road = ()
    if road and len(blocks) <= planner.budget and cost < NO_ROAD:
        able = list(planner.free)
        fights = clear_road(planner, road, blocks, carrier)
        if fights is not None:
            for deed in fights.deeds:
                if all(seat in planner.free for seat in deed.group):
                    planner.fight_in(deed)
            legs = planner.legs(road, len(road), able, carrier)
            if legs is not None and legs[-1][2] == len(road) - 1:
                first = min((road.index(space) for space in blocks), default=len(road))
                hand_on(planner, road, legs, carrier, first)
                for seat in list(planner.free):
                    planner.station(seat, blocks[0] if blocks else road[len(road) // 2])
                return
            planner.undo_fights()
    defend(planner, carrier)
    shelter(planner, land, now, start, carrier)
    for seat in list(planner.free):
        planner.prepare(seat, road[min(8, len(road) - 1)] if road else EAST_BASE, firm=False)


def clear_road(planner: Planner, road: tuple[int, ...], blocks: tuple[int, ...], carrier: int) -> Campaign | None:
    """Fights that open the road; the bearer only helps if it cannot be done without him."""
    if not blocks:
        return Campaign((), 0.0)
    without = [seat for seat in planner.free if seat != carrier]
    if carrier == NONE and len(without) > 1:
        nearest = min(without, key=lambda seat: planner.look.way(seat, road[0]))
        without.remove(nearest)
    # Whoever carries the letter keeps away from creatures.
    for seats in (without, [seat for seat in planner.free if seat != carrier]):
        orders = [campaign(planner.look, seats, order, floor=2, most=3, hour=0.005) for order in permutations(blocks)]
        found = [fights for fights in orders if fights is not None]
        if found:
            return min(found, key=lambda fights: fights.cost)
    return None


def hand_on(
    planner: Planner, road: tuple[int, ...], legs: list[tuple[int, int, int]], carrier: int, first: int
) -> None:
    """Each bearer goes where the letter will reach him; the first takes it as far as the road is free."""
    state = planner.state
    for number, (seat, begin, end) in enumerate(legs):
        if seat not in planner.free:
            continue
        if number == 0 and (carrier == seat or (carrier == NONE and state.space[seat] == road[begin])):
            planner.carry(seat, road[min(end, first - 1)])
        else:
            planner.meet(seat, road[begin])


def defend(planner: Planner, carrier: int) -> None:
    """Creatures that would break in tonight, if there are too many of them; the bearer stays out of it."""
    everybody = planner.free
    planner.free = [seat for seat in everybody if seat != carrier]
    for space in must_stop(planner.look):
        if planner.look.sunrises(space) <= 1:
            planner.fight(space, 0.3)
    if carrier in everybody:
        planner.free.append(carrier)


def shelter(planner: Planner, land: Ground, now: Morning, start: int, carrier: int) -> None:
    """The letter spends the night where nothing comes, as far on as makes tomorrow easier."""
    look, state = planner.look, planner.state
    dawn = night(land, now)
    taken = {space for space, _ in dawn.pack} | {space for space, _ in now.pack}
    seat = carrier
    if seat == NONE:
        if not planner.free:
            return
        seat = min(planner.free, key=lambda one: (look.way(one, start), one))
    if seat not in planner.free:
        return
    hours = look.hours(seat, floor=7) - look.way(seat, start)
    best = (hardship_from(land, start, dawn), 0, start)
    for space in range(look.setting.size):
        far = look.distance[start][space]
        if 0 < far <= hours and space not in taken and land.borders[space]:
            cost = hardship_from(land, space, dawn)
            if cost < best[0] - 0.1 and free_way(land, start, space, now, hours):
                best = (cost, far, space)
    if best[0] >= OVERRUN:
        best = (best[0], 0, start)
    if carrier == seat or state.space[seat] == start:
        if best[2] != start:
            planner.carry(seat, best[2])
        elif carrier == seat:
            planner.wait(seat)
        else:
            planner.prepare(seat, start, firm=True)
    else:
        planner.prepare(seat, start, firm=True)


def hardship_from(land: Ground, space: int, dawn: Morning) -> float:
    """How hard the rest of the way will be from here tomorrow."""
    there = land._replace(start=space)
    cost, blocks = opening(there, dawn.pack)
    road = shortest_road(there, frozenset(one for one, _ in dawn.pack if one not in blocks))
    return cost + 0.04 * len(road)


def free_way(land: Ground, start: int, space: int, now: Morning, hours: int) -> bool:
    road = shortest_road(land._replace(start=start, goal=space), frozenset(one for one, _ in now.pack))
    return 0 < len(road) - 1 <= hours
