"""What the parts of an attack or a block add up to, before anybody resists: functions of values only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.games.mage_knight.fight.figures import Target
from herna.games.mage_knight.values.fight import BLOCK, COLD_FIRE, PHYSICAL, RANGED, Contribution, FightPhase, Fork

Table = list[list[int]]
"""Points of an attack by kind, then by element."""


class Bend(NamedTuple):
    """How effects in force change all attacks of a hero."""

    cold_fire: bool = False
    """All of them are cold fire."""
    siege: bool = False
    """All of them are siege attacks."""
    physical_twice: bool = False
    """In the attack phase physical ones count double."""
    bow: bool = False
    """Before walls ranged ones become siege, else ranged and siege ones count double."""


STRAIGHT = Bend()


def counts_for(part: Contribution, targets: Sequence[int]) -> bool:
    """Is a part of an attack good against these targets?"""
    return all(place in targets for place in part.only) and not any(place in targets for place in part.but)


def attack_table(made: Sequence[Contribution], targets: Sequence[int], forks: Sequence[Fork] = ()) -> Table:
    """The points of an attack on these targets."""
    table = [[0] * 4, [0] * 4, [0] * 4]
    for part in made:
        if part.kind != BLOCK and counts_for(part, targets):
            table[part.kind][part.element] += part.amount
    for fork in forks:
        table[RANGED][COLD_FIRE] += min(fork.left, sum(place not in fork.struck for place in targets))
    return table


def bent_table(table: Table, bend: Bend, group: Sequence[Target], phase: FightPhase) -> Table:
    """The points of an attack as effects make them count against these targets."""
    if bend.cold_fire:
        table = [[0, 0, 0, sum(row)] for row in table]
    if bend.physical_twice and phase == "attack":
        table = [[2 * row[PHYSICAL], *row[1:]] for row in table]
    walls = phase == "ranged" and any(target.fortified for target in group)
    if bend.siege:
        # MK-17.2: what the bow doubles is siege all the same.
        table = [[0] * 4, [0] * 4, [sum(column) for column in zip(*table, strict=True)]]
        walls = False
    if not bend.bow:
        return table
    melee, ranged, siege = table
    if walls:
        return [melee, [0] * 4, [one + other for one, other in zip(ranged, siege, strict=True)]]
    return [melee, [2 * one for one in ranged], [2 * one for one in siege]]


def block_row(made: Sequence[Contribution]) -> list[int]:
    """The points of a block by element."""
    row = [0] * 4
    for part in made:
        if part.kind == BLOCK:
            row[part.element] += part.amount
    return row


def twice_of(made: Sequence[Contribution]) -> int:
    """Of a block, the points that count twice against swift attacks."""
    return sum(part.amount for part in made if part.kind == BLOCK and part.twice)


def after_striking(forks: tuple[Fork, ...], targets: Sequence[int]) -> tuple[Fork, ...]:
    """Lightning after an attack on these targets: it has struck them, and never strikes them again in this phase."""
    kept = []
    for fork in forks:
        struck = [place for place in targets if place not in fork.struck][: fork.left]
        if len(struck) < fork.left:
            kept.append(Fork(fork.left - len(struck), (*fork.struck, *struck)))
    return tuple(kept)
