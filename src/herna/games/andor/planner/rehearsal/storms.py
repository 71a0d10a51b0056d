"""The storm of the stronghold on paper: who can come today, what he buys on his way, and how it would end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from herna.games.andor.fighting import FRIEND_STRENGTH
from herna.games.andor.model import NONE
from herna.games.andor.planner.rehearsal.habits import FLOOR
from herna.games.andor.planner.rehearsal.scene import Approach, Scene, Task
from herna.games.andor.planner.storming import share_drinks

ALMOST_SURE, LITTLE = 0.95, 0.05
"""When nobody needs to buy anything, and how much better a storm must be with it."""


def can_come(scene: Scene, seat: int) -> bool:
    """Can he be before the stronghold and fight there today?"""
    return scene.land.distance[scene.at[seat]][scene.tower] + 1 <= scene.hours(seat, FLOOR)


def storm(scene: Scene) -> float:
    """The chance that the stronghold falls if all who can come today go there now, and fetch the prince."""
    return storm_plan(scene)[0]


def storm_plan(scene: Scene) -> tuple[float, dict[int, Task]]:
    """That chance, and who goes to a merchant or to the witch first."""
    able = [seat for seat in scene.land.seats if can_come(scene, seat)]
    if not able:
        return 0.0, {}
    plan = straight(scene, able)
    best = chance_of_storm(scene, able, plan)
    for number, seat in enumerate(able):
        direct = plan[number].hours
        for detour in detours(scene, seat) if best < ALMOST_SURE else ():
            if detour.drinks and any(one.drinks for one in plan):
                continue
            # Those who go straight there wait for him an hour.
            waits = detour.hours > direct
            trial = [one._replace(hours=one.hours + waits) for one in plan]
            trial[number] = detour
            chance = chance_of_storm(scene, able, trial)
            if chance > best + LITTLE:
                best, plan[number] = chance, detour
    return best, {seat: one.stop for seat, one in zip(able, plan, strict=True) if one.stop is not None}


def straight(scene: Scene, able: Sequence[int]) -> list[Approach]:
    """Everybody goes there; until brews have changed hands, those who are there first wait an hour."""
    owned = [scene.drinks[seat] for seat in able]
    giver = owned.index(max(owned)) if share_drinks(owned) != owned else NONE
    ways = [scene.land.distance[scene.at[seat]][scene.tower] for seat in able]
    return [Approach(hours + (giver not in (NONE, number))) for number, hours in enumerate(ways)]


def detours(scene: Scene, seat: int) -> Iterator[Approach]:
    """What a hero could buy on his way, if he can be there today all the same."""
    distance, tower = scene.land.distance, scene.tower
    here = distance[scene.at[seat]]
    most = scene.hours(seat, FLOOR) - 1
    witch = scene.witch
    if witch != NONE and here[witch] + distance[witch][tower] <= most and (count := scene.brews_for(seat)):
        yield Approach(here[witch] + distance[witch][tower], 0, 2 * count, Task("brew", witch))
    for market in scene.land.markets:
        way = here[market] + distance[market][tower]
        if way <= most and (points := scene.points_for(seat, market)):
            yield Approach(way, points, 0, Task("arms", market))


def chance_of_storm(scene: Scene, able: Sequence[int], plan: Sequence[Approach]) -> float:
    """With the prince, if there is time to fetch him and he is worth it."""
    if scene.prince == NONE:
        return scene.storm_chance(able, 0, plan)
    if scene.prince == scene.tower:
        return scene.storm_chance(able, FRIEND_STRENGTH, plan)
    # Whoever has most hours to spare guides him.
    spare = [scene.left[seat] - one.hours for seat, one in zip(able, plan, strict=True)]
    guide = spare.index(max(spare))
    guided = [one._replace(hours=one.hours + scene.guiding() * (number == guide)) for number, one in enumerate(plan)]
    return max(scene.storm_chance(able, 0, plan), scene.storm_chance(able, FRIEND_STRENGTH, guided))
