"""The storm of the stronghold on paper: who can come today, what he buys on his way, and how it would end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from herna.games.andor.advice.planner.rehearsal.land import TOWER
from herna.games.andor.advice.planner.rehearsal.scene import OVERTIME, Intent, Scene
from herna.games.andor.advice.planner.storming import ROUNDS, share_drinks, storm_chance
from herna.games.andor.rules.fighting import FRIEND_STRENGTH
from herna.games.andor.rules.heroes import willpower_row
from herna.games.andor.state import NONE

LAST = 1
"""Willpower that stays: before the stronghold no overtime is too dear."""
ALMOST_SURE = 0.95
"""The odds at which nobody needs to buy anything."""
LITTLE = 0.05
"""How much better a storm must be with what is bought."""


class Approach(NamedTuple):
    """How a hero comes to the stronghold: hours and turns until he is there, and what he buys on his way."""

    hours: int
    turns: int = 0
    strength: int = 0
    drinks: int = 0
    stop: Intent | None = None


def can_come(scene: Scene, seat: int) -> bool:
    """Can he be before the stronghold and fight there today?"""
    return way_to(scene, seat) < scene.hours(seat, LAST)


def way_to(scene: Scene, seat: int) -> int:
    """How far it is to the stronghold; the archer shoots from next door unless brews change hands."""
    far = scene.land.distance[scene.at[seat]][scene.tower]
    if not far or seat != scene.land.archer:
        return far
    own, most = scene.drinks[seat], max(scene.drinks)
    return far if own > 2 or (not own and most > 2) else far - 1


def storm(scene: Scene) -> float:
    """The chance that the stronghold falls if all who can come today go there now, and fetch the prince."""
    return storm_plan(scene)[0]


def storm_plan(scene: Scene) -> tuple[float, dict[int, Intent]]:
    """That chance, and who goes to a merchant or to the witch first."""
    able = [seat for seat in scene.land.seats if can_come(scene, seat)]
    if not able:
        return 0.0, {}
    plan = [straight(scene, seat) for seat in able]
    best = chance_of_storm(scene, able, plan)
    for number, seat in enumerate(able):
        if not scene.gold[seat]:
            continue
        for detour in detours(scene, seat) if best < ALMOST_SURE else ():
            if detour.drinks and any(one.drinks for one in plan):
                continue
            trial = [detour if one == number else approach for one, approach in enumerate(plan)]
            chance = chance_of_storm(scene, able, trial)
            if chance > best + LITTLE * (detour.turns > 1):
                best, plan = chance, trial
    return best, {seat: one.stop for seat, one in zip(able, plan, strict=True) if one.stop is not None}


def straight(scene: Scene, seat: int) -> Approach:
    far = way_to(scene, seat)
    return Approach(far, turns=int(far > 0))


def detours(scene: Scene, seat: int) -> Iterator[Approach]:
    """What a hero could buy on his way and be there today all the same; whoever stands at a shop goes to no other."""
    land, at, tower = scene.land, scene.at[seat], scene.tower
    most = scene.hours(seat, LAST) - 1
    shops = (scene.witch, *land.markets)
    for shop in (at,) if at in shops else shops:
        if shop == NONE:
            continue
        way = land.distance[at][shop] + land.distance[shop][tower]
        turns = (at != shop) + (shop != tower)
        if way <= most and shop == scene.witch and (count := scene.brews_for(seat)):
            yield Approach(way, turns, 0, 2 * count, Intent("brew", shop))
        elif way <= most and shop != scene.witch and (points := scene.points_for(seat, shop)):
            yield Approach(way, turns, points, 0, Intent("arms", shop))


def waits(scene: Scene, able: Sequence[int], plan: Sequence[Approach]) -> list[int]:
    """The hours that each of them lets pass: until the last is there, and until brews have changed hands.

    One acts after the other, and whoever is on turn either does something or lets an hour pass.
    """
    many = len(scene.at)
    places = [(seat - scene.turn) % many for seat in able]
    last, place = max([(one.turns, place) for one, place in zip(plan, places, strict=True)])
    if not last:
        place = many - 1
    found = []
    for one, own in zip(plan, places, strict=True):
        found.append(max(0, last - 1 - one.turns) + (one.turns < last and own < place))
    drinks = [scene.drinks[seat] + one.drinks for seat, one in zip(able, plan, strict=True)]
    if 0 in drinks and max(drinks) > 2:
        giver = places[drinks.index(max(drinks))]
        gap = (giver - place) % many or many
        for number, own in enumerate(places):
            found[number] += 0 < (own - place) % many < gap
    return found


def chance_of_storm(scene: Scene, able: Sequence[int], plan: Sequence[Approach]) -> float:
    """With the prince, if there is time to fetch him and he is worth it."""
    plan = [one._replace(hours=one.hours + more) for one, more in zip(plan, waits(scene, able, plan), strict=True)]
    if scene.prince == NONE:
        return chance_with(scene, able, 0, plan)
    if scene.prince == scene.tower:
        return chance_with(scene, able, FRIEND_STRENGTH, plan)
    # Whoever has most hours to spare guides him.
    spare = [scene.left[seat] - one.hours for seat, one in zip(able, plan, strict=True)]
    guide = spare.index(max(spare))
    guided = [one._replace(hours=one.hours + scene.guiding() * (number == guide)) for number, one in enumerate(plan)]
    return max(chance_with(scene, able, 0, plan), chance_with(scene, able, FRIEND_STRENGTH, guided))


def chance_with(scene: Scene, seats: Sequence[int], friends: int, plan: Sequence[Approach]) -> float:
    """The chance of these heroes against the lord of the stronghold.

    Every round takes an hour; those of overtime cost willpower, and with it dice.
    """
    land = scene.land
    foe = land.foes[TOWER]
    drinks = share_drinks([scene.drinks[seat] + one.drinks for seat, one in zip(seats, plan, strict=True)])
    rounds = []
    least = min([scene.willpower[seat] for seat in seats])
    for number in range(ROUNDS):
        rolls, strength = [], friends - foe.strength
        for seat, count, one in zip(seats, drinks, plan, strict=True):
            late = max(0, one.hours + number + 1 - scene.left[seat])
            willpower = scene.willpower[seat] - 2 * late
            if late + scene.late[seat] <= OVERTIME and willpower > 0:
                rolls.append(land.rolls[seat][willpower_row(willpower)][number < count])
                strength += scene.strength[seat] + one.strength
        if not rolls:
            break
        rounds.append((strength, tuple(rolls)))
    return storm_chance(tuple(rounds), least, foe.willpower, foe.dice)
