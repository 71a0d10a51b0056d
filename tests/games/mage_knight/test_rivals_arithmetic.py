"""Fights between heroes on paper: attacks, blocks, prices of wounds and fame, number by number from the rulebook."""

from __future__ import annotations

import random

import pytest

from herna.games.mage_knight.fight.rivals import (
    ARTIFACT_DAMAGE,
    blow_of,
    fame_of_winner,
    lessened,
    price_of_unit,
    shares,
    taken_off,
)
from herna.games.mage_knight.values import Contribution, Source
from herna.games.mage_knight.values.fight import BLOCK, COLD_FIRE, FIRE, ICE, MELEE, PHYSICAL, RANGED, SIEGE

rule = pytest.mark.rule


def part(kind: int, element: int, n: int, *, unit: int = -1, twice: bool = False) -> Contribution:
    source = Source("unit", 0, unit) if unit >= 0 else Source("card", 1)
    return Contribution(kind, element, n, source=source, twice=twice)


@rule("MK-19.10")
def test_the_two_examples_of_the_rulebook() -> None:
    fire_shot = (FIRE,)
    assert 4 - taken_off([part(BLOCK, ICE, 4)], fire_shot, melee=False) == 2
    assert 4 - taken_off([part(BLOCK, PHYSICAL, 7)], fire_shot, melee=False) == 3


@rule("MK-19.10")
@pytest.mark.parametrize(
    ("block", "elements", "melee", "off"),
    [
        ([part(BLOCK, PHYSICAL, 5)], (PHYSICAL,), False, 2),
        ([part(BLOCK, PHYSICAL, 5)], (PHYSICAL,), True, 5),
        ([part(BLOCK, PHYSICAL, 5)], (ICE,), True, 2),
        ([part(BLOCK, PHYSICAL, 5)], (ICE, PHYSICAL), True, 5),
        ([part(BLOCK, FIRE, 3), part(BLOCK, PHYSICAL, 3)], (ICE,), True, 4),
        ([part(BLOCK, FIRE, 3), part(BLOCK, ICE, 4)], (COLD_FIRE,), True, 3),
        ([part(BLOCK, COLD_FIRE, 6)], (COLD_FIRE,), False, 3),
        ([part(BLOCK, PHYSICAL, 4, twice=True)], (PHYSICAL,), False, 4),
        ([part(BLOCK, PHYSICAL, 4, twice=True)], (PHYSICAL,), True, 4),
        ([part(BLOCK, PHYSICAL, 4, twice=True), part(BLOCK, PHYSICAL, 2)], (PHYSICAL,), False, 5),
        ([part(BLOCK, PHYSICAL, 4, twice=True)], (FIRE,), False, 2),
    ],
)
def test_a_block_takes_off(block: list[Contribution], elements: tuple[int, ...], melee: bool, off: int) -> None:
    assert taken_off(block, elements, melee=melee) == off


@rule("MK-19.7")
def test_from_afar_only_ranged_and_siege_attacks_count() -> None:
    made = [part(MELEE, PHYSICAL, 5), part(RANGED, FIRE, 3), part(SIEGE, ICE, 2)]
    assert blow_of(made, melee=False) == (5, (FIRE, ICE))
    assert blow_of(made, melee=True) == (10, (PHYSICAL, FIRE, ICE))


@rule("MK-19.13")
def test_before_walls_only_siege_attacks_count() -> None:
    made = [part(RANGED, FIRE, 3), part(SIEGE, ICE, 2)]
    assert blow_of(made, melee=False, walls=True) == (2, (ICE,))
    assert blow_of(made, melee=True, walls=True) == (5, (FIRE, ICE))


@rule("MK-19.12")
def test_a_card_played_sideways_makes_the_attack_physical_too() -> None:
    fire = [part(MELEE, FIRE, 4)]
    assert blow_of(fire, melee=True).elements == (FIRE,)
    assert blow_of([*fire, part(MELEE, PHYSICAL, 1)], melee=True) == (5, (PHYSICAL, FIRE))


@rule("MK-19.9")
@pytest.mark.parametrize(
    ("resists", "elements", "price"),
    [(0, (PHYSICAL,), 4), (1, (PHYSICAL,), 8), (2, (PHYSICAL, FIRE), 8), (4, (FIRE,), 4), (2, (COLD_FIRE,), 4),
     (6, (COLD_FIRE,), 8)],
)  # fmt: skip
def test_a_unit_that_resists_an_element_costs_twice(resists: int, elements: tuple[int, ...], price: int) -> None:
    assert price_of_unit(4, resists, elements) == price


@rule("MK-19.16")
@pytest.mark.parametrize(
    ("winner", "loser", "fame"),
    [((2, 4), (3, 9), 3), ((2, 4), (5, 30), 7), ((3, 8), (3, 9), 1), ((3, 9), (3, 9), 0), ((4, 15), (3, 9), 0)],
)
def test_fame_of_the_winner(winner: tuple[int, int], loser: tuple[int, int], fame: int) -> None:
    assert fame_of_winner(*winner, *loser) == fame


@rule("MK-19.14")
def test_an_artifact_costs_five() -> None:
    assert ARTIFACT_DAMAGE == 5


@rule("MK-19.24")
def test_a_share_is_all_that_a_unit_adds() -> None:
    made = (part(MELEE, FIRE, 3, unit=7), part(MELEE, PHYSICAL, 2), part(RANGED, PHYSICAL, 1, unit=7))
    assert shares(made) == {7: 4}
    assert blow_of(lessened(made, 7, 4), melee=True) == (2, (PHYSICAL,))
    assert blow_of(lessened(made, 7, 9), melee=True).value == 2
    assert blow_of(lessened(made, 7, 1), melee=True).value == 5
    assert lessened(made, 3, 5) == made


def read_again(block: list[Contribution], elements: tuple[int, ...], *, melee: bool) -> int:
    """The rules of blocking between heroes, written down once more and point by point."""
    stops = {PHYSICAL: {0, 1, 2, 3}, FIRE: {ICE, COLD_FIRE}, ICE: {FIRE, COLD_FIRE}, COLD_FIRE: {COLD_FIRE}}
    whole, weak = 0, 0
    for one in block:
        times = 2 if one.twice and not melee else 1
        for _ in range(one.amount):
            if any(one.element in stops[element] for element in elements):
                whole += times
            else:
                weak += times
    total = whole + weak // 2
    return total if melee else total // 2


@rule("MK-19.10")
def test_random_blocks_read_twice() -> None:
    dice = random.Random(19)
    for _ in range(3000):
        block = []
        for _ in range(dice.randint(0, 4)):
            element = dice.randrange(4)
            twice = element == PHYSICAL and dice.random() < 0.3
            block.append(part(BLOCK, element, dice.randint(1, 8), twice=twice))
        elements = tuple(sorted(dice.sample(range(4), dice.randint(1, 3))))
        melee = dice.random() < 0.5
        assert taken_off(block, elements, melee=melee) == read_again(block, elements, melee=melee)
