"""Days ahead on paper: every hero has a list of stops, and a tour tells what comes of them all together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.games.andor.heroes import DAY
from herna.games.andor.model import AndorState
from herna.games.andor.planner.outlook import Outlook

LATE = 2
"""Hours of overtime that a plan may count on."""
SPARE_WILLPOWER = 4


class Stop(NamedTuple):
    """Somewhere to be and something to do there. `track` tells where that is on each day to come; empty: anywhere.

    With a group, all of them do it together. `first` and `last` are the days on which it can be done.
    """

    kind: str
    track: tuple[int, ...]
    hours: int = 0
    group: tuple[int, ...] = ()
    first: int = 0
    last: int = 99
    key: int = 0

    def place(self, day: int) -> int:
        return self.track[min(day, len(self.track) - 1)]


Routes = tuple[tuple[Stop, ...], ...]
"""The stops of each hero, in order."""


class Hero:
    """A hero on paper."""

    __slots__ = ("at", "day", "drinks", "gold", "left", "room", "seat", "strength", "willpower")

    def __init__(self, state: AndorState, look: Outlook, seat: int, drinks: int, room: int) -> None:
        self.seat = seat
        self.at = state.space[seat]
        asleep = state.asleep[seat] or look.hours(seat) == 0
        self.day = 1 if asleep else 0
        self.left = DAY if asleep else look.hours(seat)
        self.willpower = state.willpower[seat]
        self.strength = state.strength[seat]
        self.gold = state.gold[seat]
        self.drinks = drinks
        self.room = room

    def copy(self) -> Hero:
        """Tours are tried by the thousand: field by field is quickest."""
        new = Hero.__new__(Hero)
        new.seat, new.at, new.day, new.left = self.seat, self.at, self.day, self.left
        new.willpower, new.strength, new.gold = self.willpower, self.strength, self.gold
        new.drinks, new.room = self.drinks, self.room
        return new


class Ground(NamedTuple):
    """The board for tours."""

    distance: tuple[tuple[int, ...], ...]
    borders: tuple[tuple[int, ...], ...]

    def toward(self, start: int, goal: int, steps: int) -> int:
        """Where somebody is who has gone so far on a shortest way."""
        distance = self.distance
        for _ in range(steps):
            near = distance[start][goal] - 1
            start = next(one for one in self.borders[start] if distance[one][goal] == near)
        return start

    def arrive(self, hero: Hero, stop: Stop, last: int) -> bool:
        """A hero comes to a stop with hours enough for it; tells if he can be there in time."""
        last = min(last, stop.last)
        while hero.day <= last:
            place = stop.place(hero.day) if stop.track else hero.at
            far = self.distance[hero.at][place]
            if hero.day >= stop.first:
                need = far + stop.hours
                if need <= hero.left:
                    hero.left -= far
                    hero.at = place
                    return True
                more = need - hero.left
                if more <= LATE and hero.willpower - 2 * more >= SPARE_WILLPOWER:
                    hero.willpower -= 2 * more
                    hero.left = stop.hours
                    hero.at = place
                    return True
            walk = min(hero.left, far)
            if walk:
                hero.at = self.toward(hero.at, place, walk)
            hero.day += 1
            hero.left = DAY
        return False


class Tour:
    """What comes of all routes together. `done` has every stop with the day it was done on."""

    def __init__(self, ground: Ground, heroes: Sequence[Hero], routes: Routes, last: int) -> None:
        self.heroes = heroes
        self.done: list[tuple[int, Stop, Hero]] = []
        self.possible = True
        places = [0] * len(heroes)
        rest = sum(len(route) for route in routes)
        while rest:
            moved = False
            for hero, route in zip(heroes, routes, strict=True):
                seat = hero.seat
                while places[seat] < len(route):
                    stop = route[places[seat]]
                    fellows = [one for one in stop.group if one != seat]
                    if any(places[one] >= len(routes[one]) or routes[one][places[one]] is not stop for one in fellows):
                        break
                    if not ground.arrive(hero, stop, last) or not self.gather(ground, hero, fellows, stop, last):
                        self.possible = False
                        return
                    for one in (seat, *fellows):
                        heroes[one].left -= stop.hours
                        places[one] += 1
                        rest -= 1
                    self.done.append((hero.day, stop, hero))
                    moved = True
            if not moved:
                self.possible = False
                return

    def gather(self, ground: Ground, hero: Hero, fellows: Sequence[int], stop: Stop, last: int) -> bool:
        """The others come too; whoever is early waits, if need be over night."""
        company = [hero, *(self.heroes[one] for one in fellows)]
        for other in company[1:]:
            if not ground.arrive(other, stop, last):
                return False
        day = max(one.day for one in company)
        for one in company:
            if one.day < day:
                far = ground.distance[one.at][stop.place(day)]
                one.day, one.left, one.at = day, DAY - far, stop.place(day)
                if one.left < stop.hours:
                    return False
        return day <= min(last, stop.last)
