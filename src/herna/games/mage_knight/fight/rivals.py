"""Fights between heroes as arithmetic: what an attack amounts to, what a block takes off, what damage buys.

Everything here is a function of values; nothing knows a state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from herna.games.mage_knight.fight.figures import EFFICIENT_BLOCK, Target, counting_kinds, resists_attack
from herna.games.mage_knight.fight.sums import STRAIGHT, Bend, attack_table, bent_table, block_row, twice_of
from herna.games.mage_knight.values.fight import BLOCK, PHYSICAL, Contribution

ARTIFACT_DAMAGE = 5
"""The damage for which an artifact is stolen."""


class Blow(NamedTuple):
    """An attack of one hero on another: all its points, and the elements in it."""

    value: int
    elements: tuple[int, ...]


def blow_of(made: Sequence[Contribution], bend: Bend = STRAIGHT, *, melee: bool, walls: bool = False) -> Blow:
    """What the parts of an attack come to. From afar only ranged and siege attacks count, before walls only siege.

    Nobody resists as a whole: what a unit resists makes that unit dearer to hit.
    """
    group = [Target(0, fortified=int(walls))]
    table = bent_table(attack_table(made, ()), bend, group, "attack" if melee else "ranged")
    counted = counting_kinds(group, ranged_phase=not melee)
    by_element = [sum(table[kind][element] for kind in counted) for element in range(4)]
    return Blow(sum(by_element), tuple(element for element, n in enumerate(by_element) if n))


def is_efficient(element: int, attack: Sequence[int]) -> bool:
    """Is a block of an element efficient against at least one element of an attack?"""
    return any(element in EFFICIENT_BLOCK[other] for other in attack)


def block_total(made: Sequence[Contribution], attack: Sequence[int], *, swift: bool = False) -> int:
    """What a block amounts to against an attack of these elements; against a `swift` one some points count twice."""
    row = block_row(made)
    full = sum(n for element, n in enumerate(row) if is_efficient(element, attack))
    halved = sum(row) - full
    twice = twice_of(made) if swift else 0
    if is_efficient(PHYSICAL, attack):
        return full + twice + halved // 2
    return full + (halved + twice) // 2


def taken_off(made: Sequence[Contribution], attack: Sequence[int], *, melee: bool) -> int:
    """How much a block takes off an attack of these elements: each point 1 hand to hand, each 2 points 1 from afar.

    From afar an attack is as a swift one, so that what counts twice against those counts in full.
    """
    return block_total(made, attack) if melee else block_total(made, attack, swift=True) // 2


def shares(made: Sequence[Contribution]) -> dict[int, int]:
    """The units, by their identity, that have a share in an attack, and how much each adds."""
    found: dict[int, int] = {}
    for part in made:
        if part.kind != BLOCK and part.source.unit >= 0:
            found[part.source.unit] = found.get(part.source.unit, 0) + part.amount
    return {unit: n for unit, n in found.items() if n}


def lessened(made: Sequence[Contribution], unit: int, by: int) -> tuple[Contribution, ...]:
    """An attack of which `by` is taken off the share of a unit, never more than it adds; with less than nothing
    taken off, that much more."""
    found = []
    for part in made:
        concerned = part.kind != BLOCK and part.source.unit == unit
        off = min(by, part.amount) if concerned else 0
        by -= off
        found.append(replace(part, amount=part.amount - off) if off else part)
    return tuple(found)


def price_of_unit(armour: int, resists: int, elements: Sequence[int]) -> int:
    """The damage that wounds a unit: its armour, twice if it resists one of the elements."""
    return armour * 2 if any(resists_attack(resists, element) for element in elements) else armour


def fame_of_winner(level: int, fame: int, beaten_level: int, beaten_fame: int) -> int:
    """What driving another hero out gives: 1 and 2 for each level he is above, 1 for equals with less fame.

    >>> fame_of_winner(2, 10, 5, 40), fame_of_winner(3, 10, 3, 11), fame_of_winner(3, 11, 3, 11)
    (7, 1, 0)
    """
    if level < beaten_level:
        return 1 + 2 * (beaten_level - level)
    return int(level == beaten_level and fame < beaten_fame)
