"""How heroes on paper go about their days: quick and sensible, for rehearsals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from herna.games.andor.model import NONE
from herna.games.andor.planner.rehearsal.land import HERB_GOR, TOWER, Foe, throws
from herna.games.andor.planner.rehearsal.scene import Scene, Task, row_of

FLOOR, NEVER = 3, 99
"""Willpower that stays when hours run over."""
LAST_RESORT = 2.5
CERTAIN, LONG = 99.0, 9
URGENT = ("fog", "farmer", "home", "herb")


class Habits(NamedTuple):
    """What is worth how much, in hours."""

    fog: float
    farmer: tuple[float, float, float, float, float]
    """If the castle falls tonight, on the second, third, fourth night from now, or later."""
    kill: tuple[float, float, float, float, float]
    """The same for a creature that would be in the castle by then."""
    gold: float
    letter: float
    """What a victory costs, for it turns a page."""
    later: float
    """And how much more with every letter."""
    herb: float
    well: float
    """Each point of willpower."""
    die: float
    """The point that brings another die."""
    strength: float
    brew: float
    overtime: float
    """How much dearer such hours are."""
    blood: float
    """What wounds cost in a narrow fight."""
    daring: float
    """The mean margin of a round from which on a fight is begun."""
    ready: float
    soon: float
    last_chance: float
    """The chance for which the stronghold is stormed: at any time, if the castle falls within two nights, tonight."""
    purse: float
    save: float = 0.0
    """Gold that the archer, and others, keep for brews as long as some are missing."""
    wait: float = 0.0
    """To be where the next farmer comes."""


SLEEP = Task("sleep")
FEW = Habits(
    fog=14.4, farmer=(16.0, 13.8, 7.9, 5.8, 0.45), kill=(40.0, 5.4, 3.2, 3.9, 0.2), gold=0.28, letter=4.1,
    herb=12.6, well=0.38, strength=4.3, brew=5.4, daring=0.62, ready=0.054, last_chance=0.76, blood=0.3,
    overtime=1.34, die=1.07, purse=2.5, later=0.22, soon=0.13, wait=0.2,
)  # fmt: skip
MANY = Habits(
    fog=4.85, farmer=(32.6, 12.0, 6.6, 2.8, 1.24), kill=(20.7, 10.0, 0.25, 0.16, 0.43), gold=1.0, letter=5.1,
    herb=24.7, well=1.67, strength=1.03, brew=130.0, daring=1.12, ready=0.46, last_chance=0.16, blood=0.37,
    overtime=1.67, die=1.9, purse=2.6, later=0.6, soon=0.48, save=2.5, wait=0.83,
)  # fmt: skip
HABITS = {2: FEW, 3: MANY, 4: MANY}
"""By number of heroes; found by playing thousands of games on paper with many values."""


def stand(scene: Scene, seat: int, space: int) -> int:
    """Where a hero fights from: the archer from next door."""
    land = scene.land
    if seat != land.archer or scene.at[seat] == space:
        return space
    here = scene.at[seat]
    return min(land.borders[space], key=lambda one: land.distance[here][one])


def price(scene: Scene, seat: int, hours: float, habits: Habits) -> float:
    """What hours cost: those of overtime more, and those of tomorrow as much as today's."""
    left = scene.left[seat]
    return hours if hours <= left else left + (hours - left) * habits.overtime


class Outlook(NamedTuple):
    """How the castle stands: on which night it falls, also counting farmers who wait, and when each creature comes."""

    falls: int
    threat: int
    arrivals: dict[int, int]


def outlook(scene: Scene) -> Outlook:
    ahead, arrivals = scene.land.forecast(scene.letter, scene.beasts)
    room = scene.room + sum(scene.led)
    falls = threat = len(ahead)
    for number in range(len(ahead) - 1, -1, -1):
        if ahead[number] > room:
            falls = number
        # Farmers who wait will be home by then.
        if ahead[number] > room + (len(scene.farmers) if number else 0):
            threat = number
    return Outlook(falls, threat, arrivals)


def choose(scene: Scene, seat: int, habits: Habits) -> Task:
    """What a hero does without much thought."""
    best, chosen = 0.0, SLEEP
    view = outlook(scene)
    for value, task in errands(scene, seat, habits, view):
        if value > best:
            best, chosen = value, task
    if best < CERTAIN:
        for value, task in fights(scene, seat, habits, view, best):
            if value > best:
                best, chosen = value, task
    return chosen


def tasks(scene: Scene, seat: int, habits: Habits) -> Iterator[tuple[float, Task]]:
    """All that a hero could do next, with what it is worth less the hours it takes."""
    view = outlook(scene)
    yield from errands(scene, seat, habits, view)
    if not scene.led[seat] and scene.bearer != seat:
        yield from fights(scene, seat, habits, view, -CERTAIN)


def errands(scene: Scene, seat: int, habits: Habits, view: Outlook) -> Iterator[tuple[float, Task]]:
    """Everything but fights."""
    land = scene.land
    here = land.distance[scene.at[seat]]
    left = scene.left[seat]
    hours = scene.hours(seat, FLOOR)
    if scene.led[seat] or scene.bearer == seat:
        yield CERTAIN, Task("home", land.castle)
        return
    if scene.herb != NONE and not scene.home and scene.slots[seat] > 0 and nearest(scene, scene.herb, 1) == [seat]:
        yield 50.0 - here[scene.herb], Task("herb", scene.herb)
    for space in scene.farmers:
        if space not in scene.beasts:
            need = here[space] + land.distance[space][land.castle]
            if need <= hours or here[space] <= left:
                yield habits.farmer[view.falls] - price(scene, seat, need, habits), Task("farmer", space)
    if scene.letter + 1 < land.last:
        for space in land.farmers[scene.letter + 1]:
            if 0 < here[space] <= left and nearest(scene, space, 1) == [seat]:
                yield habits.wait + habits.farmer[view.falls] / 2 - here[space], Task("go", space)
            elif here[space] == 0 and left > land.distance[space][land.castle] - 2:
                yield 0.2, Task("pass", space)
    if scene.searching:
        for space in scene.fog:
            far = here[space]
            if far <= hours:
                yield habits.fog - price(scene, seat, far, habits), Task("fog", space)
        if scene.fog:
            yield 0.1, Task("fog", min(scene.fog, key=lambda one: here[one]))
    for space, well in land.wells.items():
        if scene.wells[well] and here[space] <= left and scene.willpower[seat] <= 15:
            gain = min(5 if seat == land.warrior else 3, 14 - scene.willpower[seat])
            more = habits.die if scene.willpower[seat] < 7 <= scene.willpower[seat] + gain else 0.0
            yield habits.well * gain + more - here[space], Task("well", space)
    gold = scene.gold[seat]
    if gold:
        yield from trades(scene, seat, habits, gold)
    if scene.tower != NONE and not scene.searching:
        yield 0.05, Task("go", scene.tower)


def nearest(scene: Scene, space: int, count: int) -> list[int]:
    """The heroes who are nearest; who is done for today counts as farther."""
    land = scene.land
    ways = [(land.distance[scene.at[seat]][space] - scene.left[seat] / 2, seat) for seat in land.seats]
    return [seat for _, seat in sorted(ways)[:count]]


def trades(scene: Scene, seat: int, habits: Habits, gold: int) -> Iterator[tuple[float, Task]]:
    land = scene.land
    here = land.distance[scene.at[seat]]
    if scene.witch != NONE and min(scene.drinks) < 2:
        count = scene.brews_for(seat)
        if count:
            yield habits.brew * count - here[scene.witch], Task("brew", scene.witch)
            if seat == land.archer:
                return
    if min(scene.drinks) < 2 and gold < (habits.purse if seat == land.archer else habits.save):
        return
    for market in land.markets:
        cost = 1 if market == land.mine and seat == land.dwarf else 2
        points = scene.points_for(seat, cost)
        if points:
            yield habits.strength * points - here[market], Task("arms", market)


def fights(scene: Scene, seat: int, habits: Habits, view: Outlook, bound: float) -> Iterator[tuple[float, Task]]:
    """Creatures to fight, alone or with one or two fellows, if that can be worth more than `bound`."""
    land = scene.land
    hours = [0 if scene.led[one] or one == scene.bearer else scene.hours(one, FLOOR) for one in land.seats]
    threat, arrivals = view.threat, view.arrivals
    page = habits.letter + habits.later * scene.letter
    for space, wave in scene.beasts.items():
        if wave == TOWER:
            continue
        foe = land.foes[wave]
        urgent = False
        if wave == HERB_GOR:
            value = habits.herb
        else:
            value = habits.gold * foe.reward - page
            if arrivals.get(space, LONG) <= threat:
                value += habits.kill[threat]
                urgent = threat == 0
        far = way_to_fight(scene, seat, space)
        if value <= max(0.0, far + 1 + bound):
            continue
        if wave == HERB_GOR:
            near = nearest(scene, space, 2)
            if seat not in near:
                continue
            if far >= hours[seat] and (seat == near[0] or len(land.seats) > 2):
                yield value - far, Task("go", land.arrow[space])
        if far >= hours[seat]:
            continue
        ways = {seat: far}
        for one in land.seats:
            if one != seat and (way := way_to_fight(scene, one, space)) < hours[one]:
                ways[one] = way
        fellows = sorted(ways, key=lambda one: (one != seat, ways[one]))[:3]
        spent = 0.0
        for count, one in enumerate(fellows):
            spent += ways[one] + 1
            if value - spent <= bound:
                break
            group = tuple(fellows[: count + 1])
            yield value_of_fight(scene, group, foe, value, ways, habits, urgent), Task("fight", space, group)


def way_to_fight(scene: Scene, seat: int, space: int) -> int:
    far = scene.land.distance[scene.at[seat]][space]
    return far - 1 if far and seat == scene.land.archer else far


def value_of_fight(
    scene: Scene,
    group: tuple[int, ...],
    foe: Foe,
    value: float,
    ways: dict[int, int],
    habits: Habits,
    urgent: bool,
) -> float:
    land = scene.land
    rolls = tuple([land.rolls[one][row_of(scene.willpower[one])][0] for one in group])
    strength = sum([scene.strength[one] for one in group]) - foe.strength
    mean = throws(strength, rolls, foe.dice)[2]
    if mean < habits.daring:
        if not urgent or mean < habits.daring - LAST_RESORT:
            return -9.0
        # A slim chance is better than none.
        value, mean = value / 2, 1.0
    rounds = min(3.0, max(1.0, foe.willpower / mean))
    cost = sum([price(scene, one, max(len(group) - 1, ways[one]) + rounds, habits) for one in group])
    return value - cost - habits.blood / mean * len(group)
