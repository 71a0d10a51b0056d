"""Paths as the odds want them: the dice of a roll, and what it is aimed at."""

from __future__ import annotations

import msgspec

from herna.games.monster_lands.components.box import MISSIONS, MONSTERS
from herna.games.monster_lands.dice import DICE, FACES, colour_of
from herna.games.monster_lands.odds import exact
from herna.games.monster_lands.odds.goals import aims_of
from herna.games.monster_lands.path import CONQUEST, MISSION, MISSION_A, MONSTER, SAM, Path, Throw, place_of
from herna.games.monster_lands.powers import CAPTURE, CONQUER, KILL, TRAP_POWERS
from herna.games.monster_lands.rules.strike import die_bonus, loot_bonus, powers_against, rerolls, single_bonus
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.member_attack import enough_traps
from herna.games.monster_lands.steps.rolling import bans_venom, land_value

COIN = 0.2
"""What a coin is worth beside a point of glory, when it is asked whether to capture or to kill."""
SURE = (1.0,)
NEVER = 999
"""A total that nobody reaches."""


def with_traps(there: Path) -> Path:
    """The path with the dice that its traps will bring, as its owner knows them."""
    if there.revealed:
        return there
    more: list[int] = []
    for trap in there.traps:
        strength, magic, _ = TRAP_POWERS[trap].dice
        more += [0] * strength + [FACES] * magic
    return msgspec.structs.replace(there, dice=(*there.dice, *more))


def hand_of(state: LandsState, throw: Throw, *, again: bool = False) -> exact.Hand:
    """The dice of a path; with `again` all of them are still to be rolled."""
    there = with_traps(state.on(throw.path))
    left, lying = [0, 0, 0], []
    for die in (*there.dice, *there.safe):
        if again or not die % FACES:
            left[colour_of(die)] += 1
        else:
            lying.append((colour_of(die), die % FACES, die >= DICE))
    under_way = state.throw is not None and state.throw.path == throw.path
    if not there.revealed and not under_way:
        for power in powers_against(state, throw.path, throw.scope):
            if power.on_path:
                left = [left[colour] + power.dice[colour] for colour in range(3)]
    bonus = die_bonus(state, throw)
    base = throw.base + throw.venom * exact.VENOM + loot_bonus(state, throw)
    if throw.scope == MONSTER:
        base += sum(TRAP_POWERS[trap].flat for trap in there.working)
    usable = throw.scope == CONQUEST or (throw.scope == MONSTER and not bans_venom(state, throw.path))
    return exact.Hand(
        (left[0], left[1], left[2]),
        tuple(sorted(lying)),
        base,
        (bonus[0], bonus[1], bonus[2]),
        there.venom if usable else 0,
        throw.rerolls,
    )


def monster_goal(state: LandsState, throw: Throw) -> exact.Target:
    """The monster of a path as a target, with what a capture and a kill are worth."""
    path = throw.path
    monster = state.monsters[place_of(path)]
    threat, card = state.setting.threats[monster], MONSTERS[monster]
    point, coin = aims_of(state.setting.chapter[0]).prices(COIN)
    capture = point * card.captured.glory + coin * card.captured.coins
    return exact.Target(
        threat.capture,
        threat.kill,
        single_bonus(state, throw, CAPTURE),
        single_bonus(state, throw, KILL),
        capture if enough_traps(state, path) else 0.0,
        point * card.killed.glory + card.killed.trophies + coin * card.killed.coins,
    )


def target_of(state: LandsState, path: int) -> exact.Target:
    """The monster of a path as a target, for the roll that is being made there or for one to come."""
    under_way = state.throw if state.throw is not None and state.throw.path == path else None
    return monster_goal(state, under_way or Throw(path, MONSTER))


def reaching(total: int, bonus: int = 0) -> exact.Target:
    """A total that has to be reached, as for a land."""
    return exact.Target(total + bonus, total, kill_bonus=bonus, capture_worth=0.0)


def land_goal(state: LandsState, throw: Throw) -> exact.Target:
    return reaching(land_value(state, throw.path), single_bonus(state, throw, CONQUER))


# Missions


def mission_hand(state: LandsState, path: int) -> exact.Hand:
    """The dice on the path of a mission, all of them still to be rolled."""
    return hand_of(state, Throw(path, MISSION, rerolls=rerolls(state, path, MISSION)), again=True)


def unrivalled(state: LandsState) -> tuple[float, exact.Contest]:
    """The mission to roll for, with nobody on the other path."""
    return 1.0, exact.Contest(MISSIONS[state.missions[0]].a.target, SURE)


def mission_goals(state: LandsState, path: int) -> list[tuple[float, exact.Contest]]:
    """What a roll for a mission is aimed at, each with its chance: to succeed, and to be better than the other path.

    Whoever rolls later knows what the first one has; whoever rolls first leaves it to the other to do better.
    Everything that lies on these paths is open to all.
    """
    target = MISSIONS[state.missions[0]].a.target
    other = 2 * MISSION_A + 1 - path
    rival = state.paths[other]
    if rival is not None and rival.seat == SAM and other < path:
        return [(1.0, exact.Contest(NEVER, SURE))]
    if rival is None or rival.seat == SAM:
        return [unrivalled(state)]
    if rival.total >= 0:
        return [(1.0, beating(target, rival.total))]
    theirs = mission_hand(state, other)
    if path > other:
        spread = exact.totals(theirs, reaching(target))
        return [(chance, beating(target, total)) for total, chance in spread.items()]
    most = sum(theirs.left) * (6 + max(theirs.bonus))
    chances = tuple(
        1 - exact.outlook(theirs, reaching(total + 1)).kill for total in range(target, max(target, most) + 1)
    )
    return [(1.0, exact.Contest(target, chances))]


def beating(target: int, total: int) -> exact.Contest:
    """The right path wins by reaching the target, and by more than the left one has if that has succeeded (ML-8.3)."""
    needed = max(target, total + 1) if total >= target else target
    return exact.Contest(target, (*[0.0] * (needed - target), 1.0))
