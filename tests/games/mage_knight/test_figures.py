"""The arithmetic of combat, by the words of the rulebook and against brute force over all small cases."""

from __future__ import annotations

from itertools import product

import pytest

from herna.games.mage_knight.fight.figures import (
    RESIST_FIRE,
    RESIST_ICE,
    RESIST_PHYSICAL,
    Figures,
    Target,
    absorb,
    attack_figures,
    block_figures,
    damage_of,
    resists_attack,
    wounds_of,
)
from herna.games.mage_knight.values.fight import COLD_FIRE, FIRE, ICE, PHYSICAL

NONE = (0, 0, 0, 0)


def attack(group: list[Target], *, ranged_phase: bool = False, **points: tuple[int, int, int, int]) -> Figures:
    played = [points.get(kind, NONE) for kind in ("melee", "ranged", "siege")]
    return attack_figures(played, group, ranged_phase=ranged_phase)


def test_inefficient_points_are_added_up_and_halved_once() -> None:
    """Physical 3 and ice 3 against one that resists both: 6 halved to 3, and fire 1 in full: 4 of 4."""
    figures = attack([Target(4, RESIST_PHYSICAL | RESIST_ICE)], melee=(3, 1, 3, 0))
    assert (figures.halved, figures.full, figures.total, figures.enough) == (6, 1, 4, True)


def test_one_resistance_holds_for_the_whole_group() -> None:
    figures = attack([Target(3), Target(2, RESIST_FIRE)], melee=(0, 9, 0, 0))
    assert (figures.total, figures.needed, figures.missing) == (4, 5, 1)


def test_cold_fire_is_halved_only_by_one_enemy_with_both_resistances() -> None:
    apart = [Target(1, RESIST_FIRE), Target(1, RESIST_ICE)]
    assert attack(apart, melee=(0, 0, 0, 6)).total == 6
    assert attack([Target(1, RESIST_FIRE | RESIST_ICE)], melee=(0, 0, 0, 6)).total == 3


def test_in_the_ranged_phase_fortification_decides_what_counts() -> None:
    def total(*group: Target, ranged_phase: bool = True) -> int:
        points = attack(
            list(group), ranged_phase=ranged_phase, melee=(5, 0, 0, 0), ranged=(3, 0, 0, 0), siege=(2, 0, 0, 0)
        )
        return points.total

    assert total(Target(1)) == 5
    assert total(Target(1, fortified=1)) == 2
    assert total(Target(1), Target(1, fortified=1)) == 2
    assert total(Target(1, fortified=2)) == 0
    assert total(Target(1, fortified=2), ranged_phase=False) == 10, "fortification ends with the attack phase"


@pytest.mark.parametrize(
    ("element", "efficient"),
    [
        (PHYSICAL, {PHYSICAL, FIRE, ICE, COLD_FIRE}),
        (FIRE, {ICE, COLD_FIRE}),
        (ICE, {FIRE, COLD_FIRE}),
        (COLD_FIRE, {COLD_FIRE}),
    ],
)
def test_which_blocks_count_in_full(element: int, efficient: set[int]) -> None:
    for kind in range(4):
        points = [4 if kind == one else 0 for one in range(4)]
        assert block_figures(points, 4, element).total == (4 if kind in efficient else 2)


def test_a_swift_attack_needs_twice_its_value() -> None:
    assert block_figures((7, 0, 0, 0), 4, PHYSICAL, swift=True).missing == 1
    assert block_figures((4, 0, 0, 0), 4, PHYSICAL, swift=True, twice=4).enough
    assert block_figures((4, 0, 0, 0), 4, PHYSICAL, twice=4).total == 4, "only against swift"
    assert block_figures((4, 0, 0, 0), 3, FIRE, swift=True, twice=4).total == 4, "doubled, then halved"


def test_a_unit_is_wounded_however_little_it_takes() -> None:
    assert absorb(1, 5, resistant=False) == (0, True)
    assert absorb(7, 5, resistant=False) == (2, True)


def test_a_resistant_unit_takes_its_armour_twice_and_is_wounded_only_beyond_the_first() -> None:
    assert absorb(3, 3, resistant=True) == (0, False)
    assert absorb(4, 3, resistant=True) == (0, True)
    assert absorb(8, 3, resistant=True) == (2, True)


def test_units_resist_cold_fire_only_with_both() -> None:
    assert resists_attack(RESIST_FIRE | RESIST_ICE, COLD_FIRE)
    assert not resists_attack(RESIST_FIRE, COLD_FIRE)
    assert resists_attack(RESIST_PHYSICAL, PHYSICAL)


def test_a_hero_takes_a_wound_for_each_begun_armour() -> None:
    assert [wounds_of(damage, 3) for damage in range(8)] == [0, 1, 1, 1, 2, 2, 2, 3]
    assert damage_of(4, brutal=True) == 8


def test_attack_against_brute_force() -> None:
    """Point by point: a point counts one if nobody resists it, else half, and halves are rounded down at the end."""
    resistances = range(8)
    for first, second in product(resistances, repeat=2):
        group = [Target(2, first), Target(3, second)]
        for points in product(range(3), repeat=4):
            halves = 0
            for element, count in enumerate(points):
                for _ in range(count):
                    needs = ({1}, {2}, {4}, {2, 4})[element]
                    weak = any(all(enemy & bit for bit in needs) for enemy in (first, second))
                    halves += 1 if weak else 2
            odd = sum(
                count
                for element, count in enumerate(points)
                if any(all(enemy & bit for bit in ({1}, {2}, {4}, {2, 4})[element]) for enemy in (first, second))
            )
            expected = (halves - odd % 2) // 2
            assert attack_figures([points, NONE, NONE], group, ranged_phase=False).total == expected


FULL_AGAINST = {PHYSICAL: "pfic", FIRE: "ic", ICE: "fc", COLD_FIRE: "c"}
"""By attack, the blocks that count in full, written from the rulebook: physical, fire, ice, cold fire."""


def test_block_against_brute_force() -> None:
    """Half a point at a time: two halves make a point, and an odd half of what is inefficient is lost."""
    for element, swift in product(range(4), (False, True)):
        for points in product(range(4), repeat=4):
            whole = sum(n for letter, n in zip("pfic", points, strict=True) if letter in FULL_AGAINST[element])
            halves = sum(n for letter, n in zip("pfic", points, strict=True) if letter not in FULL_AGAINST[element])
            while halves >= 2:
                whole, halves = whole + 1, halves - 2
            for value in range(5):
                figures = block_figures(points, value, element, swift=swift)
                assert figures.total == whole
                assert figures.enough == (whole >= value + (value if swift else 0))
                assert figures.missing == max(figures.needed - whole, 0)


def soak(damage: int, armour: int, *, resistant: bool) -> tuple[int, bool]:
    """Point by point: the first armour of one that resists stops points without harm, the next one with a wound."""
    free = armour if resistant else 0
    while damage and free:
        damage, free = damage - 1, free - 1
    if not damage:
        return 0, False
    stops = armour
    while damage and stops:
        damage, stops = damage - 1, stops - 1
    return damage, True


def test_damage_against_brute_force() -> None:
    """Two units in either order and the hero: what is left of damage, who is wounded, and how often."""
    armours = [(armour, resistant) for armour in range(1, 4) for resistant in (False, True)]
    for damage, first, second, own in product(range(1, 13), armours, armours, range(2, 5)):
        left, wounds = damage, 0
        checked = damage
        for armour, resistant in (first, second):
            if not left:
                break
            taken = absorb(left, armour, resistant=resistant)
            left, wounded = soak(checked, armour, resistant=resistant)
            assert taken == (left, wounded)
            checked = left
        while checked > 0:
            checked -= own
            wounds += 1
        assert wounds_of(left, own) == wounds


def test_groups_of_three_against_brute_force() -> None:
    """Every group of up to three enemies with every resistance and fortification, against one kind at a time."""
    kinds = ("melee", "ranged", "siege")
    sorts = [
        Target(2, resists, walls) for resists in (0, RESIST_PHYSICAL, RESIST_FIRE | RESIST_ICE) for walls in range(3)
    ]
    for group in product(sorts, repeat=3):
        for ranged_phase, kind, element in product((True, False), range(3), range(4)):
            counts = 5
            if any(one.resists in (RESIST_PHYSICAL,) for one in group) and element == PHYSICAL:
                counts = 2
            if any(one.resists == RESIST_FIRE | RESIST_ICE for one in group) and element != PHYSICAL:
                counts = 2
            walls = max(one.fortified for one in group)
            if ranged_phase and (kinds[kind] == "melee" or walls == 2 or (walls == 1 and kinds[kind] == "ranged")):
                counts = 0
            points = [[5 if (row, column) == (kind, element) else 0 for column in range(4)] for row in range(3)]
            figures = attack_figures(points, group, ranged_phase=ranged_phase)
            assert (figures.total, figures.needed) == (counts, 6)
