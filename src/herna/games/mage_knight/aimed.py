"""Attack points that count against some enemies only, or once against each."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.rules.figures import COLD_FIRE, RANGED
from herna.games.mage_knight.state import ATTACK_PHASE, RANGED_PHASE, KnightState
from herna.games.programs import Frame, Lasting

FORKS = 3
"""Lightning forks to so many enemies."""


def aim_points(state: KnightState, frame: Frame, points: tuple[int, ...], **against: tuple[int, ...]) -> None:
    """Points, as kind, element and number one after another, join the attack that is being made, as long as it is aimed
    at the enemies `only` names and not at those of `but`."""
    frame = frame.with_bound("points", points)
    for name in ("only", "but"):
        frame = frame.with_bound(name, against.get(name, ()))
    state.lasting = (*state.lasting, Lasting("phase", frame, flag="aimed", n=1))


def aimed_points(state: KnightState) -> list[tuple[int, int, int]]:
    """What such points add to the attack now, by kind and element."""
    targets = () if state.combat is None else state.combat.targets
    found = []
    for thing in state.lasting:
        if thing.flag == "aimed":
            only, but = thing.frame.things("only"), thing.frame.things("but")
            if all(foe in targets for foe in only) and not any(foe in targets for foe in but):
                points = thing.frame.things("points")
                found += [(points[at], points[at + 1], points[at + 2]) for at in range(0, len(points), 3)]
        elif thing.flag == "forked":
            found.append((RANGED, COLD_FIRE, min(thing.left, len([foe for foe in targets if foe not in thing.seen]))))
    return found


def fork(state: KnightState, frame: Frame) -> None:
    """In this phase one point strikes each of so many different enemies."""
    state.lasting = (*state.lasting, Lasting("phase", frame, flag="forked", n=1, left=FORKS))


def may_fork(state: KnightState) -> bool:
    """Is it a phase in which ranged attacks count?"""
    return state.combat is not None and state.combat.phase in (RANGED_PHASE, ATTACK_PHASE)


def use_aimed(state: KnightState) -> None:
    """The attack is made or given up: such points are gone with it, and lightning has struck its targets."""
    if not any(thing.flag in ("aimed", "forked") for thing in state.lasting):
        return
    targets = () if state.combat is None else state.combat.targets
    kept = []
    for thing in state.lasting:
        if thing.flag == "aimed":
            continue
        if thing.flag == "forked":
            struck = [foe for foe in targets if foe not in thing.seen][: thing.left]
            if len(struck) < thing.left:
                kept.append(replace(thing, left=thing.left - len(struck), seen=(*thing.seen, *struck)))
            continue
        kept.append(thing)
    state.lasting = tuple(kept)
