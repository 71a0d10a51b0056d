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
    BLOCK_PHASE,
    NONE,
    RANGED_PHASE,
    TWICE,
    Combat,
    Foe,
    KnightState,
)
from herna.games.mage_knight.vocabulary.names import ELEMENTS, Element
from herna.games.programs import flag

CITY_ATTACK = {"physical": 0, "fire": 2, "ice": 2, "cold-fire": 1}
"""What the blue city adds to the attacks of its defenders."""
RESIST_BITS = {"physical": RESIST_PHYSICAL, "fire": RESIST_FIRE, "ice": RESIST_ICE}


class Hit(NamedTuple):
    """One attack of an enemy as it stands now."""

    value: int
    element: int
    swift: bool
    brutal: bool
    poison: bool


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


def has(state: KnightState, foe: Foe, ability: str, attack: int = NONE) -> bool:
    """Has its attack this ability now? One attack may have lost what the others still have."""
    if ability in foe.lost or f"attack-abilities@{attack}" in foe.lost:
        return False
    return ability in foe.gained or ability in info_of(state, foe).abilities


def is_elusive(state: KnightState, foe: Foe) -> bool:
    """Does its higher armour count: always but in the attack phase with all its attacks blocked (MK-8.29)?"""
    if not has(state, foe, "elusive"):
        return False
    return fighting(state).phase != ATTACK_PHASE or not all(foe.blocked)


def armour_of(state: KnightState, foe: Foe) -> int:
    """Its armour now, never less than 1. An elusive one is easy to hit only when all its attacks were blocked."""
    info = info_of(state, foe)
    armour = info.armour_elusive if is_elusive(state, foe) else info.armour
    if foe.armour_set != NONE:
        return foe.armour_set
    if not foe.no_attack:
        armour += foe.armour_if_attacks
    return max(armour + foe.armour_change + foe.city.count("armour"), 1)


def fortified_of(state: KnightState, foe: Foe) -> int:
    """How often it is fortified: by its own ability, by the site it defends, and by a wall before it."""
    if "fortifications" in foe.lost:
        return 0
    times = int(has(state, foe, "fortified"))
    if not has(state, foe, "unfortified") and not flag(state, state.turn, "ignore-site-fortification"):
        times += foe.walled + foe.across
    return min(times, 2)


def target_of(state: KnightState, foe: Foe) -> Target:
    """An enemy as an attack meets it."""
    return Target(armour_of(state, foe), resists_of(state, foe), fortified_of(state, foe))


def targets_now(state: KnightState) -> list[Target]:
    """The targets of the attack that is being made, with the armour that others who defend them add."""
    combat = fighting(state)
    group = []
    for place in combat.targets:
        target = target_of(state, combat.foes[place])
        for guard, defended in combat.guards:
            if defended == place:
                target = target._replace(armour=target.armour + info_of(state, combat.foes[guard]).defend)
        group.append(target)
    return group


def attack_now(state: KnightState) -> Figures:
    """What the attack that is being made amounts to against its targets."""
    group = targets_now(state)
    ranged = fighting(state).phase == RANGED_PHASE
    return attack_figures(points_against(state, group), group, ranged_phase=ranged)


def points_against(state: KnightState, group: list[Target]) -> list[list[int]]:
    """The points of the attack, by kind and element, as effects make them count against these targets."""
    points = attack_points(state)
    walls = fighting(state).phase == RANGED_PHASE and any(target.fortified for target in group)
    if flag(state, state.turn, "all-attacks-siege"):
        # MK-17.2: what the bow doubles is siege all the same.
        points = [[0] * 4, [0] * 4, [sum(kinds) for kinds in zip(*points, strict=True)]]
        walls = False
    return bent(state, points, walls=walls)


def guards_left(state: KnightState) -> list[int]:
    """The enemies, by place, that can still defend somebody: each does so once in a combat (MK-8.32)."""
    combat = fighting(state)
    busy = {guard for guard, _ in combat.guards}
    return [
        place
        for place in alive(combat)
        if has(state, combat.foes[place], "defend") and place not in busy and place not in combat.guarded
    ]


def bent(state: KnightState, points: list[list[int]], *, walls: bool) -> list[list[int]]:
    """What the bow makes of ranged and siege attacks: before walls ranged ones become siege, else all count double."""
    if not any(thing.flag == "bow" and thing.frame.actor == state.turn for thing in state.lasting):
        return points
    melee, ranged, siege = points
    if walls:
        return [melee, [0] * 4, [one + other for one, other in zip(ranged, siege, strict=True)]]
    return [melee, [2 * one for one in ranged], [2 * one for one in siege]]


def hit_of(state: KnightState, foe: Foe, attack: int) -> Hit:
    """An attack of an enemy now; its value never falls below 0."""
    strike = info_of(state, foe).attacks[attack]
    value = strike.value + foe.attack_changes[attack]
    element = element_of(foe, strike.element, attack)
    brutal, poison = has(state, foe, "brutal", attack), has(state, foe, "poison", attack)
    if foe.city:
        # MK-13.5: by attack, and before anything is doubled.
        value += foe.city.count("elemental") * CITY_ATTACK[element]
        if element == "physical" and f"attack-abilities@{attack}" not in foe.lost:
            brutal = brutal or "brutal" in foe.city
            poison = poison or "poison" in foe.city
    if value > 0 and fighting(state).phase == BLOCK_PHASE:
        value += flag(state, state.turn, "stronger-attacks")
    return Hit(max(value, 0), ELEMENTS.index(element), has(state, foe, "swift", attack), brutal, poison)


def element_of(foe: Foe, printed: Element, attack: int) -> Element:
    """The element of an attack; an effect may have taken it off, or one half of cold fire."""
    fire, ice = f"fire@{attack}" in foe.lost, f"ice@{attack}" in foe.lost
    if printed == "cold-fire":
        return "physical" if fire and ice else "ice" if fire else "fire" if ice else printed
    return "physical" if (printed == "fire" and fire) or (printed == "ice" and ice) else printed


def block_now(state: KnightState) -> Figures:
    """What the block that is being made amounts to against the attack it is for."""
    place, attack = fighting(state).blocking
    hit = hit_of(state, fighting(state).foes[place], attack)
    return block_figures(block_points(state), hit.value, hit.element, swift=hit.swift, twice=state.points[TWICE])


def plain_excess(state: KnightState) -> int:
    """By how much the block is more than the attack, without what swiftness doubles on either side."""
    place, attack = fighting(state).blocking
    hit = hit_of(state, fighting(state).foes[place], attack)
    figures = block_figures(block_points(state), hit.value, hit.element)
    return max(figures.total - hit.value, 0)


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
