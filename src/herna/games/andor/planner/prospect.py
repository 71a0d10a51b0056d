"""The days until the storm, planned as a whole: which stops of which hero promise most.

A plan is a list of stops for every hero. It begins with what has to be (the herb, the castle, the stronghold on a
certain day), then grows stop by stop, always by the one that raises its promise most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from heapq import heapify, heappop
from itertools import combinations
from math import exp
from typing import TYPE_CHECKING

from herna.games.andor.heroes import (
    ARCHER,
    DWARF,
    MOST_STRENGTH,
    MOST_WILLPOWER,
    SMALL_SLOTS,
    WARRIOR,
    drinks_left,
    hero_of,
    seat_of,
)
from herna.games.andor.model import NONE, PRINCE, WITCH
from herna.games.andor.pieces import FARMER
from herna.games.andor.planner.itinerary import Ground, Hero, Routes, Stop, Tour
from herna.games.andor.planner.quest import FRIEND_STEPS, FRIEND_STRENGTH
from herna.games.andor.planner.siege import farmers_to_come, night, turn_page
from herna.games.andor.planner.storming import storm
from herna.games.andor.steps.free import brew_price

if TYPE_CHECKING:
    from herna.games.andor.planner.missions_healing import HealingQuest

MOST_DAYS = 4
PRINCE_COMES, PRINCE_LEAVES = 2, 6
"""The letters between which the prince is there."""
LIKELY_GOAL = 54
"""Where the stronghold will be, about."""
STORM_HOURS = 2
BEGINNINGS = 4
"""So many beginnings are tried for each day of the storm."""
MOST_STOPS = 12
NEVER = -99.0

# What a plan is worth: the chance of the storm, a little for whatever makes strong.
DAILY = 0.9
"""What is left of a chance for every day it has to wait: cards come at sunrise."""
DANGER = (2.0, 0.25, 0.1, 0.05)
DEFICIT = (0.3, 0.05, 0.03, 0.02)
"""What it costs if the castle would fall on one of the next nights, and for each creature too many."""
HOPE_AFTER_FALL = (0.02, 0.2, 0.4, 0.6)
"""What is left of a chance then: later nights can still be mended."""
GAIN = 0.003
"""A stop has to promise so much more."""
PATIENT_ODDS, URGENT_ODDS = 0.7, 0.5


class Prospect:
    """Routes for all heroes, and what they promise."""

    def __init__(self, quest: HealingQuest) -> None:
        self.quest = quest
        self.state, self.look = quest.state, quest.look
        self.ground = Ground(self.look.distance, self.look.borders)
        self.castle = self.look.setting.castle
        self.tower = quest.goal()[0]
        self.goal = self.tower if self.tower != NONE else LIKELY_GOAL
        self.heroes = [
            Hero(self.state, self.look, seat, drinks_left(self.state, seat), SMALL_SLOTS - len(self.state.bag[seat]))
            for seat in self.look.heroes
        ]
        self.memory: dict[tuple[Routes, int], float] = {}

    # The board in days to come

    def last_day(self, space: int) -> int:
        """The last day on which a creature can be met."""
        return min(MOST_DAYS, len(self.look.tracks[space]) - 1)

    def far(self, group: Sequence[int], space: int) -> int:
        """How far away a group is, all taken together; who is done for today counts as farther."""
        look = self.look
        return sum(look.way(seat, space) + (0 if look.hours(seat) else 9) for seat in group)

    def nearest(self, space: int) -> list[int]:
        return sorted(self.look.heroes, key=lambda seat: self.far((seat,), space))[:2]

    def odds(self, group: Sequence[int], kind: int, more: int = 0) -> float:
        """The chance of a group that has come to a creature, with `more` strength than now."""
        space = self.state.space[group[0]]
        return self.look.odds(tuple(group), space, kind, [0] * len(group), more).fight

    # Stops

    @cached_property
    def candidates(self) -> list[tuple[tuple[int, ...], tuple[Stop, ...]]]:
        """What could be done besides: who, and the stops for it."""
        alone = [*self.farmers(), *self.trades(), *self.small_things()]
        return [((seat,), stops) for seat, stops in alone] + [(stop.group, (stop,)) for stop in self.fights()]

    def fights(self) -> Iterator[Stop]:
        """Victories that could help, alone or in twos."""
        state, kinds = self.state, self.look.setting.kinds
        for space, track in self.look.tracks.items():
            kind = state.beasts[space]
            if kinds[kind].boss or any(place == space for place, _ in state.held):
                continue
            last = self.last_day(space)
            near = min(self.look.way(seat, space) for seat in self.look.heroes)
            if last > 3 and near > 4 and kinds[kind].reward < 4:
                continue
            enough = URGENT_ODDS if last == 0 else PATIENT_ODDS
            for size in (1, 2):
                groups = sorted(combinations(self.look.heroes, size), key=lambda group: self.far(group, space))
                for group in [one for one in groups if self.odds(one, kind) >= enough][:2]:
                    rounds = 1 if self.odds(group, kind) > 0.97 else 2
                    yield Stop("fight", track, rounds, group, 0, last, space)

    def farmers(self) -> Iterator[tuple[int, tuple[Stop, ...]]]:
        """Farmers who wait, and those whom the next letters bring."""
        state = self.state
        waiting = [
            (space, 0)
            for space, ground in enumerate(state.ground)
            if FARMER in ground and space != self.castle and state.beasts[space] == NONE
        ]
        for ahead in (1, 2):
            waiting += [(space, ahead) for space in farmers_to_come(state, state.narrator + ahead)]
        for space, first in waiting:
            for seat in self.nearest(space):
                yield seat, self.lead(space, first)

    def lead(self, space: int, first: int) -> tuple[Stop, ...]:
        """To the farmer before a creature comes to him, and home with him."""
        last = first
        if not first:
            met = (day for track in self.look.tracks.values() for day, place in enumerate(track) if place == space)
            last = min(met, default=MOST_DAYS + 1) - 1
        home = Stop("shelter", (self.castle,), key=space)
        return Stop("farmer", (space,), first=first, last=last, key=space), home

    def trades(self) -> Iterator[tuple[int, tuple[Stop, ...]]]:
        state, look = self.state, self.look
        setting = look.setting
        witch, dwarf = state.friends[WITCH], seat_of(state, DWARF)
        markets = [one for one in setting.merchants if one not in state.shut]
        for seat in look.heroes:
            if witch != NONE:
                yield seat, (Stop("brew", (witch,)),)
            for market in sorted(markets, key=lambda one: look.way(seat, one))[:2]:
                if market != setting.dwarf_market:
                    yield seat, (Stop("arms", (market,), key=market),)
        if dwarf != NONE and setting.dwarf_market in markets:
            yield dwarf, (Stop("arms", (setting.dwarf_market,), key=setting.dwarf_market),)

    def small_things(self) -> Iterator[tuple[int, tuple[Stop, ...]]]:
        """Wells, gold on the ground, and the prince who has to be sent ahead."""
        state, look = self.state, self.look
        for space, well in look.setting.well_at.items():
            if state.wells[well]:
                for seat in self.nearest(space):
                    yield seat, (Stop("well", (space,), first=0 if state.wells[well] == 1 else 1, key=well),)
        for space, coins in enumerate(state.coins):
            if coins and space != state.friends[WITCH]:
                for seat in self.nearest(space):
                    yield seat, (Stop("coins", (space,), key=coins),)
        prince = state.friends[PRINCE]
        if NONE not in (prince, self.tower) and prince != self.tower:
            hours = -(-look.distance[prince][self.tower] // FRIEND_STEPS)
            for seat in look.heroes:
                yield seat, (Stop("guide", (), hours),)

    # Where plans begin

    def beginnings(self, day: int) -> Iterator[Routes]:
        """What has to be: the herb comes home, and all who can be there storm the stronghold on that day."""
        quest, heroes = self.quest, self.look.heroes
        storm = Stop("storm", (self.goal,), STORM_HOURS, (), day, day)
        home = Stop("home", (self.castle,))
        ends = tuple((storm,) if self.can_be_there(seat, storm) else () for seat in heroes)
        if not any(ends):
            return
        if quest.herb_is_home:
            yield ends
            return
        ways: list[tuple[tuple[int, ...], int, tuple[Stop, ...]]] = []
        if quest.bearer != NONE:
            ways = [((quest.bearer,), quest.bearer, ())]
        elif quest.herb_place != NONE and self.state.beasts[quest.herb_place] == NONE:
            ways = [((seat,), seat, (Stop("herb", (quest.herb_place,)),)) for seat in heroes]
        elif quest.herb_place != NONE:
            track = self.look.tracks[quest.herb_place]
            groups = [*combinations(heroes, 1), *combinations(heroes, 2)]
            guards = [(group, Stop("guard", track, 3 - len(group), group, key=quest.herb_place)) for group in groups]
            ways = [(group, carrier, (guard,)) for group, guard in guards for carrier in group]
        for group, carrier, first in ways:
            # Whoever brings the herb home may be too late for the storm.
            for end in dict.fromkeys((ends[carrier], ())):
                yield tuple(
                    (*first, home, *end) if seat == carrier else (*first, *ends[seat]) if seat in group else ends[seat]
                    for seat in heroes
                )

    def can_be_there(self, seat: int, storm: Stop) -> bool:
        return self.ground.arrive(self.heroes[seat].copy(), storm, storm.last)

    # The best plan

    def best(self) -> Routes:
        """For each day of the storm some beginnings, made better as far as it goes."""
        best: tuple[float, Routes] = (NEVER, tuple(() for _ in self.look.heroes))
        for day in range(MOST_DAYS + 1):
            found = [(self.worth(routes, day), routes) for routes in self.beginnings(day)]
            found.sort(key=lambda one: -one[0])
            for value, routes in found[:BEGINNINGS]:
                if value > NEVER:
                    result = self.improve(value, routes, day)
                    if result[0] > best[0]:
                        best = result
        return best[1]

    def improve(self, value: float, routes: Routes, day: int) -> tuple[float, Routes]:
        """Stop after stop, always the one that promises most. What promised little before is looked at late."""
        waiting = [(NEVER, number) for number in range(len(self.candidates))]
        for _ in range(MOST_STOPS):
            best, chosen, looked = (value + GAIN, routes), NONE, []
            while waiting and value - waiting[0][0] > best[0]:
                _, number = heappop(waiting)
                seats, stops = self.candidates[number]
                top = NEVER
                for changed in inserted(routes, seats, stops):
                    worth = self.worth(changed, day)
                    top = max(top, worth)
                    if worth > best[0]:
                        best, chosen = (worth, changed), number
                if top > NEVER:
                    looked.append((value - top, number))
            if chosen == NONE:
                break
            value, routes = best
            taken = self.candidates[chosen][1][0]
            waiting = [one for one in (*waiting, *looked) if not excludes(taken, self.candidates[one[1]][1][0])]
            heapify(waiting)
        return value, routes

    # What a plan promises

    def worth(self, routes: Routes, day: int) -> float:
        key = (routes, day)
        if key not in self.memory:
            self.memory[key] = self.judge(routes, day)
        return self.memory[key]

    def judge(self, routes: Routes, day: int) -> float:
        state = self.state
        heroes = [hero.copy() for hero in self.heroes]
        tour = Tour(self.ground, heroes, routes, day)
        if not tour.possible:
            return NEVER
        guided = state.friends[PRINCE] == self.goal or state.narrator < PRINCE_COMES
        chance, hope, danger = 1.0, 1.0, 0.0
        watch, today = self.quest.watch, 0
        lowest = watch.room
        wells: set[tuple[int, int]] = set()
        for when, stop, hero in [*sorted(tour.done, key=lambda entry: entry[0]), (day, None, None)]:
            while today < when:
                watch = night(self.quest.realm, watch)
                lowest = min(lowest, watch.room)
                if watch.room < 0:
                    hope *= HOPE_AFTER_FALL[today]
                    danger += DANGER[today] + DEFICIT[today] * min(3, -watch.room)
                today += 1
            if stop is None or hero is None:
                break
            if stop.kind in ("fight", "guard"):
                group = stop.group or (hero.seat,)
                kind = state.beasts[stop.key]
                chance *= self.odds(group, kind, sum(heroes[one].strength - state.strength[one] for one in group))
                place = stop.place(when)
                pack = tuple(entry for entry in watch.pack if entry[0] != place)
                watch = turn_page(self.quest.realm, watch._replace(pack=pack))
                self.receiver(group, heroes).gold += self.look.setting.kinds[kind].reward
            elif stop.kind == "shelter":
                watch = watch._replace(room=watch.room + 1)
            elif stop.kind == "guide":
                guided = True
            elif stop.kind == "well":
                if (when, stop.key) not in wells:
                    wells.add((when, stop.key))
                    gain = 5 if hero_of(state, hero.seat) == WARRIOR else 3
                    hero.willpower = min(MOST_WILLPOWER, hero.willpower + gain)
            else:
                self.trade(stop, hero, heroes)
        later = night(self.quest.realm, watch).room
        reserve = 0.035 * max(0, min(2, lowest)) + 0.05 * max(-1, min(1, watch.room, later))
        friends = FRIEND_STRENGTH if guided and watch.letter < PRINCE_LEAVES else 0
        fighters = [hero for hero, route in zip(heroes, routes, strict=True) if route and route[-1].kind == "storm"]
        won, mean = storm(state, fighters, friends, self.quest.goal()[1]) if fighters else (0.0, -20.0)
        promise = chance * hope * (0.85 * won + 0.15 / (1 + exp(-mean / 6))) * DAILY**day
        return promise + reserve - danger + small_worth(heroes, routes)

    def trade(self, stop: Stop, hero: Hero, heroes: Sequence[Hero]) -> None:
        """What a hero buys there with what he has by then."""
        setting = self.look.setting
        if stop.kind == "coins":
            hero.gold += stop.key
        elif stop.kind == "brew":
            price = brew_price(self.state, hero.seat)
            missing = sum(one.drinks < 2 for one in heroes) - sum(max(0, one.drinks - 2) // 2 for one in heroes)
            count = min(hero.gold // price, hero.room, max(0, missing))
            hero.gold -= count * price
            hero.room -= count
            hero.drinks += 2 * count
        elif stop.kind == "arms":
            price = 1 if stop.key == setting.dwarf_market else 2
            points = min(MOST_STRENGTH - hero.strength, hero.gold // price)
            hero.strength += points
            hero.gold -= points * price

    def receiver(self, group: Sequence[int], heroes: Sequence[Hero]) -> Hero:
        """Who gets the gold of a victory."""
        archer, dwarf = seat_of(self.state, ARCHER), seat_of(self.state, DWARF)
        if archer in group and any(hero.drinks < 2 for hero in heroes):
            return heroes[archer]
        if dwarf in group:
            return heroes[dwarf]
        return max((heroes[seat] for seat in group), key=lambda hero: hero.gold)


def small_worth(heroes: Sequence[Hero], routes: Routes) -> float:
    """A little for whatever makes strong, less for every stop: what does not help is left out."""
    found = -0.02 * sum(len(route) for route in routes) / len(routes)
    for hero in heroes:
        found += 0.004 * min(hero.willpower, 14) + 0.002 * hero.gold + 0.012 * hero.strength + 0.015 * hero.drinks
    return found


def excludes(one: Stop, other: Stop) -> bool:
    """Only one of them makes sense."""
    if one.kind != other.kind:
        return False
    return one == other or one.kind == "guide" or (one.kind not in ("brew", "arms") and one.key == other.key)


def inserted(routes: Routes, seats: tuple[int, ...], stops: tuple[Stop, ...]) -> Iterator[Routes]:
    """The stops at every place of a hero's route; of two heroes, early in both."""
    seat = seats[0]
    early = len(seats) > 1
    for place in places(routes[seat], early=early):
        rows = list(routes)
        rows[seat] = (*routes[seat][:place], *stops, *routes[seat][place:])
        if not early:
            yield tuple(rows)
            continue
        other = seats[1]
        for second in places(routes[other], early=True):
            rows[other] = (*routes[other][:second], *stops, *routes[other][second:])
            yield tuple(rows)


def places(route: Sequence[Stop], *, early: bool) -> Iterator[int]:
    """Where something fits in: before the storm, and not between a farmer and his shelter."""
    last = len(route) - (1 if route and route[-1].kind == "storm" else 0)
    for place in range((min(2, last) if early else last) + 1):
        if not place or route[place - 1].kind != "farmer":
            yield place
