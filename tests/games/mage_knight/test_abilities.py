"""Every ability of the table of enemies, and the panel of figures that explains what it does."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from tests.games.mage_knight.table import (
    ALL_SETS,
    armour_of,
    arrange,
    block_now,
    do,
    fight,
    foe,
    foes_shown,
    fortified_of,
    make,
    offers,
    points_of,
    set_foe,
    set_points,
    side_shown,
    table,
)

rule = pytest.mark.rule
EVERYTHING = {"sets": ALL_SETS, "factions": ("tezla-elementalist", "tezla-dark-crusader")}
MELEE, RANGED, SIEGE = range(3)
PHYSICAL, FIRE, ICE, COLD_FIRE = range(4)


def against(*enemies: str, hand: tuple[str, ...] = ("rage",), walled: bool = False, **more: Any) -> KnightState:
    """A combat with tokens of any box."""
    return fight(table(*hand, options=EVERYTHING), *enemies, walled=walled, **more)


def attack(state: KnightState, n: int, kind: int = MELEE, element: int = PHYSICAL) -> None:
    names = ("attack", "ranged", "siege")
    make(state, **{names[kind]: n}, element=ELEMENTS[element])


def block(state: KnightState, n: int, element: int = PHYSICAL) -> None:
    make(state, block=n, element=ELEMENTS[element])


# Attack abilities


@rule("MK-8.8")
@pytest.mark.parametrize(
    ("name", "element", "efficient"),
    [
        ("green-prowlers", PHYSICAL, {PHYSICAL, FIRE, ICE, COLD_FIRE}),
        ("violet-fire-mages", FIRE, {ICE, COLD_FIRE}),
        ("violet-ice-mages", ICE, {FIRE, COLD_FIRE}),
        ("green-corrupted-priests", COLD_FIRE, {COLD_FIRE}),
    ],
)
def test_which_blocks_count_in_full_against_which_attack(name: str, element: int, efficient: set[int]) -> None:
    for kind in range(4):
        state = against(name)
        do(state, "next-phase", "block-attack 0 0")
        needed = block_now(state).needed
        block(state, needed, kind)
        assert ("finish-block" in offers(state)) == (kind in efficient)
        shown = side_shown(state).block
        assert shown is not None
        assert shown.lines[0].counts == ("full" if kind in efficient else "half")
        assert shown.needs[0].parts[0].reason == "printed"
        assert foes_shown(state)[0].attacks[0].element == ("physical", "fire", "ice", "cold-fire")[element]


@rule("MK-8.8")
def test_the_panel_says_why_a_swift_attack_needs_twice_its_value() -> None:
    state = against("green-wolf-riders")
    do(state, "next-phase", "block-attack 0 0")
    block(state, 5)
    shown = side_shown(state).block
    assert shown is not None
    assert (shown.total, shown.needed, shown.missing) == (5, 6, 1)
    assert [(part.reason, part.n) for part in shown.needs[0].parts] == [("printed", 3), ("swift", 3)]
    assert foes_shown(state)[0].attacks[0].needed == 6


@rule("MK-8.5")
def test_the_panel_explains_an_attack_line_by_line() -> None:
    """Physical 3 and ice 3 halved to 3, fire 1: 4 of 4."""
    state = against("brown-gargoyle", phase="attack")
    resisting = state.setting.enemies[foe(state).token]
    assert "physical" in resisting.resists
    do(state, "target 0")
    attack(state, 3)
    attack(state, 1, element=FIRE)
    shown = side_shown(state).attack
    assert shown is not None
    assert [(line.element, line.points, line.counts, line.why, line.by) for line in shown.lines] == [
        ("physical", 3, "half", "resisted", (0,)),
        ("fire", 1, "full", "", ()),
    ]
    assert (shown.total, shown.needed, shown.missing) == (2, resisting.armour, resisting.armour - 2)


@rule("MK-8.4")
def test_the_panel_says_what_walls_take_away() -> None:
    state = against("green-diggers", "green-prowlers")
    do(state, "target 0", "target 1")
    attack(state, 4, RANGED)
    attack(state, 2, SIEGE, FIRE)
    shown = side_shown(state).attack
    assert shown is not None
    assert [(line.kind, line.counts, line.why, line.by) for line in shown.lines] == [
        ("ranged", "nothing", "fortified", (0,)),
        ("siege", "full", "", ()),
    ]
    assert shown.total == 2


@rule("MK-8.12")
def test_the_panel_says_what_damage_would_do_to_whom() -> None:
    state = table("rage", options=EVERYTHING)
    arrange(state, units=("utem-guardsmen", "guardian-golems"))
    fight(state, "green-ironclads")
    do(state, "next-phase", "next-phase")
    shown = side_shown(state).damage
    assert shown is not None
    assert (shown.damage, shown.armour, shown.wounds) == (8, 2, 4), "4 brutal, armour 2"
    armours = [state.setting.units[one.kind].armour for one in state.units[state.turn]]
    assert [(one.place, one.left, one.wounded) for one in shown.units] == [
        (0, 8 - armours[0], True),
        (1, max(8 - 2 * armours[1], 0), True),
    ]


@rule("MK-8.26")
def test_assassination_spares_the_units() -> None:
    state = table("rage", options=EVERYTHING)
    seat = state.turn
    arrange(state, units=("utem-guardsmen",), seat=seat)
    fight(state, "green-orc-trackers")
    do(state, "next-phase", "next-phase")
    assert state.hand[seat].count(WOUND) == 2, "4 damage, armour 2, and nobody was asked"
    assert state.units[seat][0].wounds == 0


@rule("MK-8.27")
def test_move_points_lower_the_attack_of_a_cumbersome_enemy_and_at_nothing_it_is_blocked() -> None:
    state = against("green-orc-stonethrowers", "green-prowlers")
    do(state, "next-phase")
    assert "hinder 0 0" not in offers(state), "without move points"
    set_points(state, move=8)
    assert "hinder 1 0" not in offers(state), "prowlers are not cumbersome"
    do(state, "hinder 0 0", "hinder 0 0")
    assert foes_shown(state)[0].attacks[0].value == 5
    do(state, "block-attack 0 0")
    shown = side_shown(state).block
    assert shown is not None
    assert [(part.reason, part.n) for part in shown.needs[0].parts] == [("printed", 7), ("effects", -2)]
    do(state, *["hinder 0 0"] * 5)
    assert foe(state).blocked == (True,)
    assert points_of(state).move == 1
    assert "hinder 0 0" not in offers(state)


@rule("MK-8.27")
def test_a_swift_attack_is_lowered_before_it_is_doubled() -> None:
    state = against("green-wolf-riders")
    do(state, "next-phase", "block-attack 0 0")
    set_foe(state, attack_changes=(-1,))
    assert block_now(state).needed == 4


@rule("MK-8.28")
def test_a_vampiric_enemy_grows_by_every_wound_it_deals() -> None:
    state = against("green-gibbering-ghouls")
    armour = armour_of(state, foe(state))
    do(state, "next-phase", "next-phase")
    assert armour_of(state, foe(state)) == armour + 2, "two wounds to hand"
    do(state, "target 0")
    shown = side_shown(state).attack
    assert shown is not None
    assert [(part.reason, part.n) for part in shown.needs[0].parts] == [("printed", 4), ("effects", 2)]
    state = table("rage", options=EVERYTHING)
    arrange(state, units=("utem-guardsmen",))
    fight(state, "green-gibbering-ghouls")
    do(state, "next-phase", "next-phase", "assign-to-unit 0")
    assert armour_of(state, foe(state)) == armour + 1, "one unit, and its armour took the rest"


@rule("MK-8.29")
def test_an_elusive_enemy_is_easy_to_hit_only_when_all_its_attacks_were_blocked() -> None:
    state = against("grey-shocktroops")
    assert armour_of(state, foe(state)) == 6
    do(state, "target 0")
    shown = side_shown(state).attack
    assert shown is not None
    assert [(part.reason, part.n) for part in shown.needs[0].parts] == [("elusive", 6)]
    open_ = state.copy()
    do(open_, "next-phase", "next-phase")
    assert armour_of(open_, foe(open_)) == 6
    do(state, "next-phase", "block-attack 0 0")
    block(state, 5)
    do(state, "finish-block")
    assert armour_of(state, foe(state)) == 6, "not before the attack phase"
    do(state, "next-phase")
    assert armour_of(state, foe(state)) == 3


@rule("MK-8.29")
def test_keeping_an_elusive_enemy_from_attacking_is_no_block() -> None:
    state = against("grey-shocktroops")
    set_foe(state, no_attack=True)
    do(state, "next-phase", "next-phase")
    assert WOUND not in state.hand[state.turn]
    assert armour_of(state, foe(state)) == 6


@rule("MK-8.30")
def test_no_site_fortifies_an_unfortified_enemy() -> None:
    state = against("grey-shocktroops", "grey-crossbowmen", walled=True)
    assert [fortified_of(state, foe(state, place)) for place in (0, 1)] == [0, 1]
    do(state, "target 0")
    attack(state, 6, RANGED)
    assert "strike" in offers(state)
    do(state, "target 1")
    assert "strike" not in offers(state), "one fortified enemy in the group is enough"


@rule("MK-8.31")
def test_arcane_immunity_lets_only_attacks_blocks_and_changes_of_its_attack_through() -> None:
    from herna.games.mage_knight.effects.world import touched
    from herna.games.mage_knight.vocabulary.world import ChangeEnemy
    from herna.games.programs import Frame

    state = against("violet-sorcerers")
    skill = Frame(0, actor=state.turn, owner=state.turn, source=2000)
    assert touched(state, ChangeEnemy(target="one", attack=-2), skill, foe(state))
    assert touched(state, ChangeEnemy(target="one", lose=("attack-abilities",)), skill, foe(state))
    for other in (
        ChangeEnemy(target="one", armour=-1),
        ChangeEnemy(target="one", destroy=True),
        ChangeEnemy(target="one", no_attack=True),
        ChangeEnemy(target="one", lose=("fortifications",)),
    ):
        assert not touched(state, other, skill, foe(state))
