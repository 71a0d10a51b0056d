"""Days on paper: who is on turn does what he usually does, until the storm or the end."""

from __future__ import annotations

from random import Random

from herna.games.andor.advice.planner.rehearsal.habits import (
    FLOOR,
    NEVER,
    URGENT,
    Habits,
    Style,
    choose,
    habits_for,
    stand,
)
from herna.games.andor.advice.planner.rehearsal.haste import Effort
from herna.games.andor.advice.planner.rehearsal.scene import Intent, Scene
from herna.games.andor.advice.planner.rehearsal.storms import storm
from herna.games.andor.state import NONE

HORIZON = 8
"""No rehearsal goes on for longer."""
HOPELESS = 0.02


def play(scene: Scene, luck: Random, style: Style, effort: Effort, first: Intent | None = None) -> float:
    """The days to come until the storm or the end: the chance to win. `first`: what the hero on turn does now."""
    seats = len(scene.at)
    known: tuple[int, ...] = ()
    spirit, most = 0, 1.0
    while not scene.lost and scene.day < HORIZON:
        seat = scene.turn
        if scene.asleep[seat]:
            for _ in range(seats):
                seat = (seat + 1) % seats
                if not scene.asleep[seat]:
                    break
            else:
                scene.night(luck)
                continue
            scene.turn = seat
        scene.hand_over(seat)
        if first is None:
            if scene.home and scene.tower != NONE:
                means = (scene.day, scene.prince, sum(scene.strength), sum(scene.drinks), sum(scene.gold))
                if means != known or sum(scene.willpower) > spirit:
                    most = 1.0
                if is_time(scene, style[2], most):
                    # Later in the day, with the same means, a storm is no better.
                    known, spirit, most = means, sum(scene.willpower), storm(scene)
                    if is_time(scene, style[2], most):
                        return most
            task = scene.meant[seat]
            if task is None or task.space not in scene.beasts:
                task = choose(scene, seat, habits_for(scene, style))
        else:
            task, first = first, None
        hours = scene.left[seat] - scene.late[seat]
        effort.spent += 1
        perform(scene, seat, task, luck)
        if hours == scene.left[seat] - scene.late[seat]:
            # What takes no time takes no turn.
            if not scene.asleep[seat] and scene.idle < 3:
                scene.idle += 1
                continue
            scene.asleep[seat] = True
        scene.idle = 0
        scene.turn = (seat + 1) % seats
    return 0.0


def is_time(scene: Scene, habits: Habits, chance: float) -> bool:
    """Is such a chance of a storm good enough?"""
    ahead = scene.land.forecast(scene.letter, scene.beasts).row
    falls = 0
    pages = scene.land.last - scene.letter - 1
    while falls < min(len(ahead), pages) and ahead[falls] <= scene.room:
        falls += 1
    enough = habits.ready[falls] if pages > 0 else 0.0
    if scene.prince != NONE and scene.letter + 1 == scene.land.prince_leaves:
        enough -= habits.parting
    return chance >= max(enough, HOPELESS)


def perform(scene: Scene, seat: int, task: Intent, luck: Random) -> None:
    """Do it, or go as far as the day lasts."""
    kind, space, _ = task
    if kind == "sleep":
        scene.asleep[seat] = True
        return
    if kind == "fight":
        fight(scene, seat, task, luck)
        return
    if kind == "pass":
        scene.spend(seat, 1)
        return
    if kind == "guide":
        scene.spend(seat, scene.guiding())
        scene.prince = space
        return
    if kind == "go" and scene.at[seat] == space:
        scene.asleep[seat] = True
        return
    if kind == "home" and scene.led[seat]:
        if not scene.lead(seat):
            return
    elif not scene.walk(seat, space, FLOOR if kind in URGENT else NEVER):
        return
    if kind == "fog":
        scene.look(seat, luck)
    elif kind == "farmer":
        if space in scene.farmers:
            scene.farmers.remove(space)
            scene.led[seat] = True
    elif kind == "home":
        if scene.led[seat]:
            scene.led[seat] = False
            scene.room += 1
        if scene.bearer == seat:
            scene.bearer = NONE
            scene.home = True
            scene.slots[seat] += 1
    elif kind == "herb":
        scene.herb = NONE
        scene.bearer = seat
        scene.slots[seat] -= 1
    elif kind == "well":
        scene.drink(seat)
    elif kind == "brew":
        scene.buy_brews(seat)
    elif kind == "arms":
        scene.buy_strength(seat)


def fight(scene: Scene, seat: int, task: Intent, luck: Random) -> None:
    """A turn to go there, a turn to fight; who is there first lets hours pass until the others come."""
    space, group = task.space, task.group
    if scene.meant[seat] is not task:
        for one in group:
            scene.meant[one] = task
    goal = stand(scene, seat, space)
    if scene.at[seat] != goal:
        if not scene.walk(seat, goal, FLOOR):
            scene.meant[seat] = None
        return
    distance = scene.land.distance
    here, late = [], False
    for one in group:
        far = distance[scene.at[one]][space]
        if far == 0 or (far == 1 and one == scene.land.archer):
            if scene.hours(one, FLOOR) > 0:
                here.append(one)
        elif scene.meant[one] is task and far < scene.hours(one, FLOOR):
            late = True
    if late and scene.left[seat] > 1:
        scene.left[seat] -= 1
        return
    for one in group:
        scene.meant[one] = None
    if here:
        scene.fight(here, space, luck, FLOOR)
    else:
        scene.asleep[seat] = True
