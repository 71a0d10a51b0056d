"""Points of a turn: where they may be gained, and what adds to them."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.aimed import aimed_points, use_aimed
from herna.games.mage_knight.banners import banner_value, rejoice
from herna.games.mage_knight.centre import overloaded
from herna.games.mage_knight.rules.figures import MELEE, PHYSICAL, SIEGE
from herna.games.mage_knight.rules.mana import is_night
from herna.games.mage_knight.state import (
    ATTACK,
    ATTACK_PHASE,
    BLOCK,
    BLOCK_PHASE,
    INFLUENCE,
    MOVE,
    NONE,
    RANGED_PHASE,
    TWICE,
    KnightState,
)
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.games.mage_knight.vocabulary.points import Block, NextCard
from herna.games.mage_knight.vocabulary.world import UnitBonus
from herna.games.programs import Lasting, amount, flag, happen, word_at

GIVES = {
    "move": ("move",),
    "attack": ("attack",),
    "block": ("block",),
    "attack-or-block": ("attack", "block"),
}


def points_usable(state: KnightState, kind: str, attack: int = MELEE) -> bool:
    """May points of a kind be gained now? Attacks need a target, blocks an attack to be blocked."""
    combat = state.combat
    if kind in ("move", "influence"):
        return True
    if combat is None:
        return False
    if kind == "block":
        return combat.phase == BLOCK_PHASE and combat.blocking[0] != NONE
    if not combat.targets:
        return False
    shot = attack != MELEE or flag(state, state.turn, "all-attacks-siege") > 0
    return combat.phase == ATTACK_PHASE or (combat.phase == RANGED_PHASE and shot)


def gain_points(
    state: KnightState,
    seat: int,
    kind: str,
    n: int,
    *,
    attack: int = MELEE,
    element: int = PHYSICAL,
    card: bool = False,
    unit: int = NONE,
    sideways: bool = False,
) -> None:
    """Points are gained. What an effect made of later cards is added once for each number on them."""
    n += bonus(state, seat, kind, card=card, sideways=sideways) + (overloaded(state, seat) if card else 0)
    if unit != NONE:
        n = max(n + unit_bonus(state, seat, kind, unit, siege=attack == SIEGE), 0)
        if kind in ("attack", "block") and unit < len(state.units[seat]):
            n += banner_value(state, seat, unit, kind)
            rejoice(state, seat, unit)
            touched_by_unit(state, kind)
            happen(state, "unit-attacks-or-blocks", seat, unit=(unit,))
    if kind == "move":
        state.points[MOVE] += n
    elif kind == "influence":
        state.points[INFLUENCE] += n
    elif kind == "attack":
        state.points[ATTACK + 4 * attack + element] += n
    else:
        state.points[BLOCK + element] += n


def touched_by_unit(state: KnightState, kind: str) -> None:
    """A unit has a part in the attack or block that is being made."""
    combat = state.combat
    assert combat is not None
    places = combat.targets if kind == "attack" else combat.blocking[:1]
    foes = tuple(replace(foe, by_units=True) if at in places else foe for at, foe in enumerate(combat.foes))
    state.combat = replace(combat, foes=foes)


def bonus(state: KnightState, seat: int, kind: str, *, card: bool, sideways: bool = False) -> int:
    """What earlier effects add to these points; those for so many cards are used up."""
    added = 0
    kept: list[Lasting] = []
    for thing in state.lasting:
        word = word_at(state, thing.frame) if thing.flag == "next-card" else None
        if not isinstance(word, NextCard) or thing.frame.actor != seat or kind not in GIVES[word.gives]:
            kept.append(thing)
            continue
        if (not card and not word.any_source) or (sideways and not word.sideways):
            kept.append(thing)
            continue
        added += word.plus + (word.plus_attack if kind == "attack" else word.plus_block if kind == "block" else 0)
        if thing.left < 0:
            kept.append(thing)
        elif thing.left > 1:
            kept.append(replace(thing, left=thing.left - 1))
    if len(kept) != len(state.lasting) or added:
        state.lasting = tuple(kept)
    return added


LEAD_BLOCK, LEAD_ATTACK, LEAD_SHOT = 3, 2, 1
"""What leadership adds to the block, the attack and the shot of a unit."""


def unit_bonus(state: KnightState, seat: int, kind: str, unit: int, *, siege: bool) -> int:
    """What makes the attack or block of a unit stronger: effects on all units, and leadership for one."""
    if kind not in ("attack", "block"):
        return 0
    added = 0
    for thing in state.lasting:
        word = word_at(state, thing.frame) if thing.flag == "unit-bonus" and thing.frame.actor == seat else None
        if isinstance(word, UnitBonus) and not (word.others and thing.frame.place == unit):
            added += word.attack if kind == "attack" else word.block
    leading = [thing for thing in state.lasting if thing.flag == "leadership" and thing.frame.actor == seat]
    shot = state.combat is not None and state.combat.phase == RANGED_PHASE
    if leading and not (shot and siege):
        state.lasting = tuple(thing for thing in state.lasting if thing is not leading[0])
        added += LEAD_BLOCK if kind == "block" else LEAD_SHOT if shot else LEAD_ATTACK
    return added


def block_element(state: KnightState, word: Block) -> int:
    """The element of a block, by number; one changes with day and night."""
    name = word.element
    if name == "fire-day-ice-night":
        name = "ice" if is_night(state) else "fire"
    return ELEMENTS.index(name)


def clear_combat_points(state: KnightState) -> None:
    """What was made for an attack or a block is gone with it."""
    use_aimed(state)
    if any(thing.flag == "by-enemy" for thing in state.lasting):
        state.lasting = tuple(thing for thing in state.lasting if thing.flag != "by-enemy")
    for number in range(ATTACK, TWICE + 1):
        state.points[number] = 0


def attack_points(state: KnightState) -> list[list[int]]:
    """The points of the attack that is being made, by kind and element."""
    made = [state.points[ATTACK + 4 * kind : ATTACK + 4 * kind + 4] for kind in range(3)]
    for kind, element, n in aimed_points(state):
        made[kind][element] += n
    if flag(state, state.turn, "all-attacks-cold-fire"):
        made = [[0, 0, 0, sum(points)] for points in made]
    combat = state.combat
    if combat is not None and combat.phase == ATTACK_PHASE and flag(state, state.turn, "double-physical-attacks"):
        made = [[2 * points[PHYSICAL], *points[1:]] for points in made]
    return made


def block_points(state: KnightState) -> list[int]:
    """The points of the block that is being made, by element. What grows with the enemy that is blocked counts for the
    one that is blocked now."""
    made = state.points[BLOCK : BLOCK + 4]
    for thing in state.lasting:
        word = word_at(state, thing.frame) if thing.flag == "by-enemy" else None
        if isinstance(word, Block):
            made[block_element(state, word)] += amount(state, word.n, thing.frame) - sum(thing.frame.things("made"))
    return made
