"""The arithmetic of attack, block and damage, and the figures that explain it at the table.

Points of an attack are counted by kind (melee, ranged, siege) and element; points of a block by element. Elements are
numbers in the order of `ELEMENTS`: physical, fire, ice, cold fire.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.games.mage_knight.values.fight import COLD_FIRE, FIRE, ICE, MELEE, PHYSICAL, RANGED, SIEGE

RESIST_PHYSICAL, RESIST_FIRE, RESIST_ICE = 1, 2, 4
"""Resistances as bits, so that an enemy has any of them."""

RESISTED_BY = (RESIST_PHYSICAL, RESIST_FIRE, RESIST_ICE, RESIST_FIRE | RESIST_ICE)
"""What an enemy must resist for the points of an element to count half: both fire and ice for cold fire."""
EFFICIENT_BLOCK = ((PHYSICAL, FIRE, ICE, COLD_FIRE), (ICE, COLD_FIRE), (FIRE, COLD_FIRE), (COLD_FIRE,))
"""By the element of the attack, the elements of block that count in full."""


class Figures(NamedTuple):
    """What points amount to: `full` count as they are, `halved` are added up and halved once, rounded down."""

    full: int
    halved: int
    needed: int

    @property
    def total(self) -> int:
        """All that counts."""
        return self.full + self.halved // 2

    @property
    def enough(self) -> bool:
        """Does it succeed?"""
        return self.total >= self.needed

    @property
    def missing(self) -> int:
        """How much more would be needed."""
        return max(self.needed - self.total, 0)


class Target(NamedTuple):
    """An enemy as an attack meets it: its armour now, what it resists, and how often it is fortified (0 to 2)."""

    armour: int
    resists: int = 0
    fortified: int = 0


def attack_figures(points: Sequence[Sequence[int]], group: Sequence[Target], *, ranged_phase: bool) -> Figures:
    """What an attack on a group amounts to. `points[kind][element]` are the points played.

    One resistance in the group halves the attacks of that element for all of it. In the ranged and siege phase melee
    does not count, ranged counts only if nobody in the group is fortified, and siege only if nobody is fortified twice;
    in the attack phase everything counts.
    """
    counted = counting_kinds(group, ranged_phase=ranged_phase)
    full = halved = 0
    for element in range(4):
        played = sum(points[kind][element] for kind in counted)
        if resisted(group, element):
            halved += played
        else:
            full += played
    return Figures(full, halved, sum(target.armour for target in group))


def counting_kinds(group: Sequence[Target], *, ranged_phase: bool) -> tuple[int, ...]:
    """The kinds of attack that count against a group."""
    if not ranged_phase:
        return (MELEE, RANGED, SIEGE)
    most = max((target.fortified for target in group), default=0)
    return ((RANGED, SIEGE), (SIEGE,), ())[most]


def resisted(group: Sequence[Target], element: int) -> bool:
    """Is there an enemy in the group that makes attacks of this element inefficient?"""
    by = RESISTED_BY[element]
    return any(target.resists & by == by for target in group)


def block_figures(points: Sequence[int], value: int, element: int, *, swift: bool = False, twice: int = 0) -> Figures:
    """What a block amounts to against one attack. `points[element]` are the points played.

    A swift attack needs twice its value. `twice` are physical points among them that count double against a swift
    attack, before they are halved if they are not efficient.
    """
    efficient = EFFICIENT_BLOCK[element]
    full = sum(points[kind] for kind in efficient)
    halved = sum(points) - full
    if swift and PHYSICAL in efficient:
        full += twice
    elif swift:
        halved += twice
    return Figures(full, halved, value * 2 if swift else value)


class Absorbed(NamedTuple):
    """What a unit does to damage that is assigned to it."""

    left: int
    wounded: bool


def absorb(damage: int, armour: int, *, resistant: bool) -> Absorbed:
    """A unit takes damage: its armour is taken off, and it is wounded, however little it was.

    One that resists takes its armour off first without being wounded; only what is left after that wounds it and takes
    its armour off once more.
    """
    if resistant:
        damage -= armour
        if damage <= 0:
            return Absorbed(0, wounded=False)
    return Absorbed(max(damage - armour, 0), wounded=True)


def resists_attack(resists: int, element: int) -> bool:
    """Does a unit with these resistances resist an attack of this element?"""
    by = RESISTED_BY[element]
    return resists & by == by


def wounds_of(damage: int, armour: int) -> int:
    """The wounds a hero takes: one for each full or begun armour.

    >>> wounds_of(5, 2), wounds_of(4, 2), wounds_of(0, 2)
    (3, 2, 0)
    """
    return -(-damage // armour)


def damage_of(value: int, *, brutal: bool) -> int:
    """The damage of an attack that is not blocked."""
    return value * 2 if brutal else value
