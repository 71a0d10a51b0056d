"""Enemies of a combat as attacks and blocks meet them."""

from __future__ import annotations

from typing import NamedTuple

from herna.games.mage_knight.components import EnemyInfo
from herna.games.mage_knight.points import attack_points, block_points
from herna.games.mage_knight.rules.figures import (
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    Figures,
    Target,
    attack_figures,
    block_figures,
)
from herna.games.mage_knight.state import (
    ATTACK_PHASE,
    NONE,
    RANGED_PHASE,
    TWICE,
    Combat,
    Foe,
    KnightState,
)
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.games.programs import flag

RESIST_BITS = {"physical": RESIST_PHYSICAL, "fire": RESIST_FIRE, "ice": RESIST_ICE}


class Hit(NamedTuple):
    """One attack of an enemy as it stands now."""

    value: int
    element: int
    swift: bool
    brutal: bool


def fighting(state: KnightState) -> Combat:
    """The combat that is going on."""
    assert state.combat is not None
    return state.combat


def info_of(state: KnightState, foe: Foe) -> EnemyInfo:
    """What is printed on its token."""
    return state.setting.enemies[foe.token]


def resists_of(state: KnightState, foe: Foe) -> int:
    """Its resistances now, as bits."""
    if "resistances" in foe.lost:
        return 0
    names = [name for name in info_of(state, foe).resists if f"{name}-resistance" not in foe.lost]
    return sum(RESIST_BITS[name] for name in names)


def has(state: KnightState, foe: Foe, ability: str) -> bool:
    """Has its attack this ability now?"""
    return ability in foe.gained or (ability in info_of(state, foe).abilities and "attack-abilities" not in foe.lost)


def armour_of(state: KnightState, foe: Foe) -> int:
    """Its armour now, never less than 1. An elusive one is easy to hit only when all its attacks were blocked."""
    info = info_of(state, foe)
    armour = info.armour
    if "elusive" in info.abilities and not (fighting(state).phase == ATTACK_PHASE and all(foe.blocked)):
        armour = info.armour_elusive
    if foe.armour_set != NONE:
        armour = foe.armour_set
    return max(armour + foe.armour_change, 1)


def fortified_of(state: KnightState, foe: Foe) -> int:
    """How often it is fortified: by its own ability, and by the site it defends."""
    if "fortifications" in foe.lost:
        return 0
    info = info_of(state, foe)
    walls = foe.walled and "unfortified" not in info.abilities
    if walls and flag(state, state.turn, "ignore-site-fortification"):
        walls = False
    return int("fortified" in info.abilities) + int(walls)


def target_of(state: KnightState, foe: Foe) -> Target:
    """An enemy as an attack meets it."""
    return Target(armour_of(state, foe), resists_of(state, foe), fortified_of(state, foe))


def attack_now(state: KnightState) -> Figures:
    """What the attack that is being made amounts to against its targets."""
    combat = fighting(state)
    group = [target_of(state, combat.foes[place]) for place in combat.targets]
    return attack_figures(attack_points(state), group, ranged_phase=combat.phase == RANGED_PHASE)


def hit_of(state: KnightState, foe: Foe, attack: int) -> Hit:
    """An attack of an enemy now; its value never falls below 0."""
    info = info_of(state, foe)
    strike = info.attacks[attack]
    value = max(strike.value + foe.attack_changes[attack], 0)
    return Hit(value, ELEMENTS.index(strike.element), has(state, foe, "swift"), has(state, foe, "brutal"))


def block_now(state: KnightState) -> Figures:
    """What the block that is being made amounts to against the attack it is for."""
    place, attack = fighting(state).blocking
    hit = hit_of(state, fighting(state).foes[place], attack)
    return block_figures(block_points(state), hit.value, hit.element, swift=hit.swift, twice=state.points[TWICE])


def alive(combat: Combat) -> list[int]:
    """The enemies that can be attacked now, by place."""
    return [place for place, foe in enumerate(combat.foes) if not foe.beaten and foe.summoner == NONE]


def open_attacks(state: KnightState) -> list[tuple[int, int]]:
    """The attacks that are neither blocked nor suffered yet, of enemies that attack at all."""
    found = []
    for place, foe in enumerate(fighting(state).foes):
        if foe.beaten or foe.no_attack or foe.summoned:
            continue
        for attack in range(len(foe.blocked)):
            if not foe.blocked[attack] and not foe.suffered[attack]:
                found.append((place, attack))
    return found
