"""What a hero should do next: everything he could do is played on to the end on paper, many times."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from herna.games.andor.advice.planner.rehearsal.days import play
from herna.games.andor.advice.planner.rehearsal.habits import (
    CERTAIN,
    SLEEP,
    Style,
    companies,
    habits_for,
    margin,
    tasks,
)
from herna.games.andor.advice.planner.rehearsal.haste import Effort, hurried
from herna.games.andor.advice.planner.rehearsal.scene import Intent, Scene
from herna.games.andor.advice.planner.rehearsal.storms import can_come, storm
from herna.games.andor.advice.planner.rehearsal.styles import MOODS, moods, style_of
from herna.games.andor.state import NONE
from herna.kernel import Memo

ROUNDS = ((10, 8), (5, 16), (3, 32), (2, 32))
"""How many tasks two heroes try and how often, then the best of them again; more heroes need more tries."""
STORM = Intent("storm")
LOYALTY = 0.06
"""How much better something else must be than a fight that somebody has announced."""
HABIT = 0.04
"""How much better it has to be than what one would do without a rehearsal: few rehearsals are also luck."""
WORTH_A_STORM = 0.05
AT_LAST = 0.12
"""How much worse a storm may be that can begin now."""
AGREED = 20
"""How often it is tried who goes to an announced fight."""
AGREEING = 1 / 3
"""The share of a decision's turns on paper that may go into that."""
ENOUGH = 2.0
"""The mean margin of a round for which one usually asks fellows to come."""
KEPT = 256
AT_ONCE = ("well", "go", "fog", "herb")
"""What a hero does anyway as soon as he is there."""


def rehearse(scene: Scene, seat: int, wanted: tuple[int, ...], stormed: bool, seed: int, effort: Effort) -> Intent:
    """The task that leads to victory most often.

    `wanted`: where he or a fellow means to fight; `stormed`: somebody is on his way to the stronghold.
    """
    if stormed and can_storm(scene, seat) and storm(scene) >= WORTH_A_STORM:
        return STORM
    key = (scene.key(), seat, wanted, seed, hurried(), effort.most, effort.spent)
    return ANSWERED.get(key, lambda: best_of(scene, seat, wanted, seed, effort))


ANSWERED: Memo[Intent] = Memo(KEPT)
"""Answers given a moment ago: the same question comes again when a hero has only said what he means to do."""


def best_of(scene: Scene, seat: int, wanted: tuple[int, ...], seed: int, effort: Effort) -> Intent:
    """The best of what he could do; each is tried at least once, however much has been spent already."""
    style = style_of(scene)
    worth: dict[Intent, float] = {SLEEP: 0.0}
    meant = scene.meant[seat]
    if meant is not None and meant.space in scene.beasts:
        worth[meant] = 0.0
    for value, task in tasks(scene, seat, habits_for(scene, style)):
        if task.space != scene.at[seat] or task.kind not in AT_ONCE:
            worth[task] = max(value, worth.get(task, value))
    ranked = sorted(worth, key=lambda task: -worth[task])[: ROUNDS[0][0]]
    certain = len(ranked) == 1 or worth[ranked[0]] == CERTAIN
    if certain and (ranked[0].kind == "arms" or not can_storm(scene, seat)):
        return ranked[0]
    usual = ranked[0]
    totals = dict.fromkeys(ranked, 0.0)
    done = 0
    for many, times in ROUNDS:
        ranked = sorted(ranked, key=lambda task: -totals[task])[:many]
        tries = times * len(scene.at) // 2
        for number in range(done, done + tries):
            if done and effort.exhausted():
                break
            for task in ranked:
                totals[task] += rehearsal(scene, style, task, seed + number, effort)
                totals[task] += LOYALTY * (task.kind == "fight" and task.space in wanted) + HABIT * (task == usual)
            done += 1
    best = max(ranked, key=lambda task: totals[task])
    if can_storm(scene, seat):
        chance = storm(scene)
        if chance >= WORTH_A_STORM and chance + AT_LAST >= totals[best] / done:
            return STORM
    return best


def agree(scene: Scene, callers: Sequence[int], space: int, seed: int, effort: Effort) -> None:
    """Who goes to a fight that somebody has announced: with whom it leads to victory most often.

    The caller has thought of that when he announced it; whoever hears of it comes to the same conclusion.
    """
    style = style_of(scene)
    groups = companies(scene, callers, space)
    usual = next((group for group in groups if margin(scene, group, space) >= ENOUGH), groups[-1])
    best, chosen = 0.0, Intent("fight", space, usual)
    for group in groups:
        if effort.exhausted(AGREEING):
            break
        together = Intent("fight", space, group)
        new = scene.copy()
        for one in group:
            new.meant[one] = together
        worth = sum(rehearsal(new, style, None, seed + number, effort) for number in range(AGREED))
        worth += AGREED * HABIT * (group == usual)
        if worth > best:
            best, chosen = worth, together
    for one in chosen.group:
        scene.meant[one] = chosen


def can_storm(scene: Scene, seat: int) -> bool:
    """The herb is home, and he can be there and fight today."""
    return scene.home and scene.tower != NONE and can_come(scene, seat)


def rehearsal(scene: Scene, style: Style, task: Intent | None, seed: int, effort: Effort) -> float:
    """One way how it might go on."""
    luck = Random(seed)
    new = scene.copy()
    deal(new, luck)
    value = play(new, luck, moods(style)[seed % MOODS], effort, task)
    # Lost games are not all alike: whoever came farther was on a better way.
    return value + 0.01 * new.day + 0.03 * new.home + 0.02 * (not new.searching)


def deal(scene: Scene, luck: Random) -> None:
    """What lies in the fog, anew."""
    kinds = sorted(scene.fog.values())
    luck.shuffle(kinds)
    scene.fog = dict(zip(scene.fog, kinds, strict=True))
