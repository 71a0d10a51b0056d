"""How heroes on paper go about their days: quick and sensible, for rehearsals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple

from herna.games.andor.advice.planner.outlook import THIRSTY
from herna.games.andor.advice.planner.rehearsal.land import HERB_GOR, NIGHTS, TOWER, Ahead, PaperFoe, throws
from herna.games.andor.advice.planner.rehearsal.scene import Intent, Scene
from herna.games.andor.rules.heroes import willpower_row
from herna.games.andor.state import NONE

FLOOR = 3
"""Willpower that stays when hours run over."""
NEVER = 99
"""A willpower that nobody has: hours never run over."""
LAST_RESORT = 2.5
CERTAIN = 99.0
MOST_FELLOWS = 3
NOT_TODAY = 999.0
URGENT = ("fog", "farmer", "home", "herb")


class Habits(NamedTuple):
    """What is worth how much, in hours."""

    fog: float
    """What a look into the fog is worth: it may hide the witch, or other useful things."""
    cluster: float
    """What more fog near it is worth."""
    crowd: float
    """What a fellow who is nearer takes off."""
    castle: tuple[float, float, float, float]
    """Every creature too many that will be in the castle after one, two, three, four nights."""
    farmer: float
    gold: float
    letter: float
    """What a victory costs, for it turns a page."""
    later: float
    """How much more it counts with every letter."""
    herb: float
    well: float
    """Each point of willpower."""
    die: float
    """The point that brings another die."""
    strength: float
    brew: float
    meet: float
    """To bring the archer a piece of gold."""
    overtime: float
    """How much dearer such hours are."""
    dawn: float
    """What the hours of tomorrow count."""
    blood: float
    """What wounds cost in a narrow fight."""
    daring: float
    """The mean margin of a round from which on a fight is begun."""
    ready: tuple[float, float, float, float, float]
    """The chance for which the stronghold is stormed, by the night on which the castle falls."""
    parting: float
    """How much less is enough on the prince's last day."""
    purse: float
    save: float
    """Gold that the archer, and others, keep for brews as long as some are missing."""
    wait: float
    """To be where the next farmer comes."""
    tower: float
    """To be before the stronghold, once the herb is home."""
    prince: float
    """To lead the prince there."""


Style = tuple[Habits, Habits, Habits]
"""Habits as long as the witch is hidden, until the herb is home, and before the storm."""
SLEEP = Intent("sleep")


def changed(style: Style, change: Callable[[float], float]) -> Style:
    """These habits with every value changed, one after the other."""

    def one(habits: Habits) -> Habits:
        found = [tuple(map(change, part)) if isinstance(part, tuple) else change(part) for part in habits]
        return Habits(*found)  # type: ignore[arg-type]

    search, herb, storm = map(one, style)
    return search, herb, storm


def habits_for(scene: Scene, style: Style) -> Habits:
    return style[0 if scene.searching else 1 if not scene.home else 2]


def stand(scene: Scene, seat: int, space: int) -> int:
    """Where a hero fights from: the archer from next door."""
    land = scene.land
    if seat != land.archer or scene.at[seat] == space:
        return space
    here = scene.at[seat]
    return min(land.borders[space], key=lambda one: land.distance[here][one])


def price(scene: Scene, seat: int, hours: float, habits: Habits) -> float:
    """What hours cost: those of overtime more."""
    left = scene.left[seat]
    return hours if hours <= left else left + (hours - left) * habits.overtime


def way_price(scene: Scene, seat: int, far: int, able: int, habits: Habits) -> float:
    """What a way costs, today or until tomorrow."""
    if far <= able:
        return price(scene, seat, far, habits)
    left = scene.left[seat]
    return left + (far - left) * habits.dawn


def danger(row: tuple[int, ...], room: int, habits: Habits) -> float:
    """What it costs that this number of creatures will be in the castle."""
    total = 0.0
    for number in range(NIGHTS):
        if row[number] > room:
            total += habits.castle[number] * (row[number] - room)
    return total


def choose(scene: Scene, seat: int, habits: Habits) -> Intent:
    """What a hero does without much thought."""
    best, chosen = 0.0, SLEEP
    ahead = scene.land.forecast(scene.letter, scene.beasts)
    for value, task in errands(scene, seat, habits, ahead, every=False):
        if value > best:
            best, chosen = value, task
    if best < CERTAIN:
        for value, task in fights(scene, seat, habits, ahead, best):
            if value > best:
                best, chosen = value, task
    return chosen


def tasks(scene: Scene, seat: int, habits: Habits) -> Iterator[tuple[float, Intent]]:
    """All that a hero could do next, with what it is worth less the hours it takes."""
    ahead = scene.land.forecast(scene.letter, scene.beasts)
    yield from errands(scene, seat, habits, ahead)
    if not scene.led[seat] and scene.bearer != seat:
        yield from fights(scene, seat, habits, ahead, -CERTAIN)


def errands(
    scene: Scene, seat: int, habits: Habits, ahead: Ahead, *, every: bool = True
) -> Iterator[tuple[float, Intent]]:
    """Everything but fights; `every` look into the fog and every trade, or only what is usual."""
    land = scene.land
    here = land.distance[scene.at[seat]]
    left = scene.left[seat]
    hours = scene.hours(seat, FLOOR)
    if scene.led[seat] or scene.bearer == seat:
        yield CERTAIN, Intent("home", land.castle)
        return
    if seat == land.dwarf and scene.at[seat] == land.mine and scene.points_for(seat, land.mine):
        # Nowhere else is strength as cheap, and to buy it takes no time.
        yield CERTAIN, Intent("arms", land.mine)
        return
    if scene.herb != NONE and not scene.home and scene.slots[seat] > 0 and nearest(scene, scene.herb, 1) == [seat]:
        yield 50.0 - here[scene.herb], Intent("herb", scene.herb)
    yield from for_farmers(scene, seat, habits, ahead, hours)
    if scene.fog:
        looks = in_the_fog(scene, seat, habits, hours)
        for value, space in looks if every else (max(looks, key=itemgetter(0)),):
            yield value, Intent("fog", space)
    for space, well in land.wells.items():
        if scene.wells[well] and here[space] <= left and scene.willpower[seat] <= THIRSTY:
            gain = min(land.draughts[seat], 14 - scene.willpower[seat])
            more = habits.die if scene.willpower[seat] < 7 <= scene.willpower[seat] + gain else 0.0
            yield habits.well * gain + more - here[space], Intent("well", space)
    if scene.gold[seat]:
        yield from trades(scene, seat, habits, every)
    if scene.tower != NONE:
        if not scene.searching and scene.at[seat] != scene.tower:
            yield habits.tower if scene.home else 0.05, Intent("go", scene.tower)
        if scene.prince not in (NONE, scene.tower) and left >= scene.guiding():
            yield habits.prince, Intent("guide", scene.tower)


def for_farmers(scene: Scene, seat: int, habits: Habits, ahead: Ahead, hours: int) -> Iterator[tuple[float, Intent]]:
    """To lead farmers home, or to await one."""
    land = scene.land
    here = land.distance[scene.at[seat]]
    left = scene.left[seat]
    coming: tuple[int, ...] = land.farmers[scene.letter + 1] if scene.letter + 1 < land.last else ()
    if not scene.farmers and not coming:
        return
    room = scene.room + sum(scene.led)
    worth = habits.farmer + danger(ahead.row, room, habits) - danger(ahead.row, room + 1, habits)
    for space in scene.farmers:
        if space not in scene.beasts:
            need = here[space] + land.distance[space][land.castle]
            if need <= hours or here[space] <= left:
                yield worth - way_price(scene, seat, need, hours, habits), Intent("farmer", space)
    for space in coming:
        if 0 < here[space] <= left and nearest(scene, space, 1) == [seat]:
            yield habits.wait + worth / 2 - here[space], Intent("go", space)
        elif here[space] == 0 and left > land.distance[space][land.castle] - 2:
            yield 0.2, Intent("pass", space)


def in_the_fog(scene: Scene, seat: int, habits: Habits, hours: int) -> list[tuple[float, int]]:
    """What a look into each fog is worth."""
    land, fog, at = scene.land, scene.fog, scene.at
    here, left = land.distance[at[seat]], scene.left[seat]
    others = [land.distance[at[one]] for one in land.seats if one != seat]
    beyond = habits.dawn if scene.searching else NOT_TODAY
    found = []
    for space in fog:
        far = here[space]
        value = habits.fog - far
        if far > left:
            value -= (far - left) * ((habits.overtime if far <= hours else beyond) - 1)
        for one in land.near[space]:
            if one in fog:
                value += habits.cluster
        for other in others:
            if other[space] < far:
                value -= habits.crowd
        found.append((value, space))
    return found


def nearest(scene: Scene, space: int, count: int) -> list[int]:
    """The heroes who are nearest; who is done for today counts as farther."""
    land = scene.land
    ways = [(land.distance[scene.at[seat]][space] - scene.left[seat] / 2, seat) for seat in land.seats]
    return [seat for _, seat in sorted(ways)[:count]]


def trades(scene: Scene, seat: int, habits: Habits, every: bool) -> Iterator[tuple[float, Intent]]:
    """What gold is good for; as long as brews are missing, it is usual to keep it for them."""
    land = scene.land
    gold = scene.gold[seat]
    here = land.distance[scene.at[seat]]
    if min(scene.drinks) < 2:
        if scene.witch != NONE:
            count = scene.brews_for(seat)
            if count:
                yield habits.brew * count - here[scene.witch], Intent("brew", scene.witch)
                if seat == land.archer and not every:
                    return
        archer = land.archer
        if seat not in (archer, land.dwarf) and archer >= 0 and here[scene.at[archer]]:
            yield habits.meet * gold - here[scene.at[archer]], Intent("go", scene.at[archer])
        keep = habits.purse if seat == archer else habits.save
        if gold < keep and not every and scene.at[seat] not in land.markets:
            return
    for market in land.markets:
        points = scene.points_for(seat, market)
        if points:
            yield habits.strength * points - here[market], Intent("arms", market)


def fights(scene: Scene, seat: int, habits: Habits, ahead: Ahead, bound: float) -> Iterator[tuple[float, Intent]]:
    """Creatures to fight, alone or with one or two fellows, if that can be worth more than `bound`."""
    land = scene.land
    hours = hours_to_fight(scene)
    if scene.letter + 1 >= land.last:
        # A victory would end the legend.
        return
    page = habits.letter + habits.later * scene.letter
    # Farmers who wait will be home by tomorrow.
    room, later = scene.room + sum(scene.led), len(scene.farmers)
    before = danger(ahead.row, room + later, habits)
    tonight = ahead.row[0] > room
    others = {
        task.space: task.group
        for one, task in enumerate(scene.meant)
        if task is not None and one != seat and seat not in task.group
    }
    for space, wave in scene.beasts.items():
        # Whoever needs no thought leaves to others what they are about to do.
        if wave == TOWER or (space in others and bound > -CERTAIN):
            continue
        far = way_to_fight(scene, seat, space)
        if far >= hours[seat] and wave != HERB_GOR:
            continue
        foe = land.foes[wave]
        value = habits.herb if wave == HERB_GOR else habits.gold * foe.reward - page
        urgent = False
        if space in ahead.arrivals:
            without = land.without(ahead, scene.letter, scene.beasts, space)
            value += before - danger(without, room + later, habits)
            if tonight and without[0] < ahead.row[0]:
                urgent = True
                value += habits.castle[0] * (later > 0)
        if value <= max(0.0, far + 1 + bound):
            continue
        if wave == HERB_GOR:
            near = nearest(scene, space, 2)
            if seat not in near:
                continue
            if far >= hours[seat] and (seat == near[0] or len(land.seats) > 2):
                yield value - far, Intent("go", land.arrow[space])
        if far >= hours[seat]:
            continue
        ways = ways_to_fight(scene, seat, space, hours)
        if space in others:
            group = (*(one for one in others[space] if one in ways), seat)
            yield value_of_fight(scene, group, foe, value, ways, habits, urgent), Intent("fight", space, group)
            continue
        fellows = nearest_first(seat, ways)
        spent = 0.0
        for count, one in enumerate(fellows):
            spent += ways[one] + 1
            if value - spent <= bound:
                break
            group = tuple(fellows[: count + 1])
            yield value_of_fight(scene, group, foe, value, ways, habits, urgent), Intent("fight", space, group)


def companies(scene: Scene, callers: Sequence[int], space: int) -> list[tuple[int, ...]]:
    """With whom those who have announced a fight could mean to begin it."""
    first = callers[0]
    ways = dict.fromkeys(callers, 0) | ways_to_fight(scene, first, space, hours_to_fight(scene))
    fellows = sorted(ways, key=lambda one: (one != first, one not in callers, ways[one]))
    most = min(len(fellows), max(MOST_FELLOWS, len(callers)))
    return [tuple(fellows[:count]) for count in range(len(callers), most + 1)]


def nearest_first(seat: int, ways: dict[int, int]) -> list[int]:
    """He himself, and those who would come with him."""
    return sorted(ways, key=lambda one: (one != seat, ways[one]))[:MOST_FELLOWS]


def hours_to_fight(scene: Scene) -> list[int]:
    """A hero who leads or carries something has none."""
    led, bearer = scene.led, scene.bearer
    return [0 if led[one] or one == bearer else scene.hours(one, FLOOR) for one in scene.land.seats]


def ways_to_fight(scene: Scene, seat: int, space: int, hours: list[int]) -> dict[int, int]:
    """How far it is for everybody who could come today and is not on his way to another fight."""
    ways = {}
    for one in scene.land.seats:
        engaged = scene.meant[one]
        if one == seat or engaged is None or engaged.space == space:
            way = way_to_fight(scene, one, space)
            if way < hours[one]:
                ways[one] = way
    return ways


def way_to_fight(scene: Scene, seat: int, space: int) -> int:
    far = scene.land.distance[scene.at[seat]][space]
    return far - 1 if far and seat == scene.land.archer else far


def value_of_fight(
    scene: Scene,
    group: tuple[int, ...],
    foe: PaperFoe,
    value: float,
    ways: dict[int, int],
    habits: Habits,
    urgent: bool,
) -> float:
    mean = mean_margin(scene, group, foe)
    if mean < habits.daring:
        if not urgent or mean < habits.daring - LAST_RESORT:
            return -9.0
        # A slim chance is better than none.
        value, mean = value / 2, 1.0
    rounds = min(3.0, max(1.0, foe.willpower / mean))
    cost = sum([price(scene, one, max(len(group) - 1, ways[one]) + rounds, habits) for one in group])
    return value - cost - habits.blood / mean * len(group)


def margin(scene: Scene, group: Sequence[int], space: int) -> float:
    """By how much a group wins a round against the creature of a space, on average."""
    return mean_margin(scene, group, scene.land.foes[scene.beasts[space]])


def mean_margin(scene: Scene, group: Sequence[int], foe: PaperFoe) -> float:
    land = scene.land
    rolls = tuple([land.rolls[one][willpower_row(scene.willpower[one])][0] for one in group])
    strength = sum([scene.strength[one] for one in group]) - foe.strength
    return throws(strength, rolls, foe.dice)[2]
