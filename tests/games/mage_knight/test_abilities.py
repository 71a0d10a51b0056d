"""Every ability of the table of enemies, and the panel of figures that explains what it does."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.setting import PILES, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.kernel import IllegalAction, with_item
from tests.games.mage_knight.table import (
    ALL_SETS,
    armour_of,
    arrange,
    attack_now,
    block_now,
    do,
    enemy,
    fight,
    foe,
    foes,
    foes_shown,
    fortified_of,
    in_fight,
    make,
    offers,
    own_side,
    phase_of,
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


@rule("MK-8.32")
def test_the_first_enemy_attacked_is_defended_once_in_a_combat() -> None:
    state = against("green-prowlers", "green-elven-protectors", "green-prowlers", phase="attack")
    do(state, "target 0")
    assert attack_now(state).needed == 3 + 2
    shown = side_shown(state).attack
    assert shown is not None
    assert [(part.reason, part.n) for part in shown.needs[0].parts] == [("printed", 3), ("defended", 2)]
    do(state, "retarget", "target 2")
    assert attack_now(state).needed == 5, "an attack that is given up uses nothing"
    attack(state, 5)
    do(state, "strike", "target 0")
    assert attack_now(state).needed == 3, "it has defended once"


@rule("MK-8.32")
def test_one_that_defends_defends_itself_and_beaten_before_nobody() -> None:
    state = against("green-elven-protectors", phase="attack")
    do(state, "target 0")
    assert attack_now(state).needed == 4 + 2


@rule("MK-8.32")
def test_several_defend_different_enemies_in_the_order_the_player_picks() -> None:
    state = against("green-prowlers", "green-elven-protectors", "green-corrupted-priests", phase="attack")
    do(state, "target 0")
    assert offers(state) == ["choose-foe 1", "choose-foe 2"], "2 or 1 more armour"
    do(state, "choose-foe 2")
    assert attack_now(state).needed == 3 + 1
    do(state, "target 2")
    assert attack_now(state).needed == 4 + 5 + 2, "the other one defends the second target"
    with pytest.raises(IllegalAction):
        state.apply("strike")


@rule("MK-8.33")
def test_several_attacks_are_blocked_and_suffered_one_by_one() -> None:
    state = against("brown-hydra")
    do(state, "next-phase")
    assert [move for move in offers(state) if move.startswith("block-attack")] == [
        "block-attack 0 0",
        "block-attack 0 1",
        "block-attack 0 2",
    ]
    do(state, "block-attack 0 1")
    block(state, 2)
    do(state, "finish-block", "next-phase", "suffer-attack 0 2")
    assert state.hand[state.turn].count(WOUND) == 2, "two attacks of 2 against armour 2"


@rule("MK-8.33")
def test_what_keeps_an_enemy_from_attacking_stops_all_its_attacks() -> None:
    state = against("brown-hydra")
    set_foe(state, no_attack=True)
    do(state, "next-phase")
    assert not [move for move in offers(state) if move.startswith("block-attack")]
    do(state, "next-phase")
    assert WOUND not in state.hand[state.turn]


@rule("MK-8.13", "MK-8.15")
def test_poison_in_the_discard_pile_does_not_count_for_being_knocked_out() -> None:
    state = against("green-cursed-hags", "green-cursed-hags")
    seat = state.turn
    do(state, "next-phase", "next-phase", "suffer-attack 0 0")
    assert in_fight(state)
    assert (state.hand[seat].count(WOUND), state.discard[seat].count(WOUND)) == (4, 4)
    assert not own_side(state).knocked_out, "four of five"


@rule("MK-8.15")
def test_wounds_of_another_hero_do_not_knock_out_the_one_who_fights() -> None:
    from herna.games.mage_knight.rules.hero import take_wounds

    state = against("green-prowlers")
    take_wounds(state, 1 - state.turn, 6)
    assert (own_side(state).wounds, own_side(state).knocked_out) == (0, False)


@rule("MK-8.7")
def test_two_summoning_attacks_bring_two_monsters_and_nothing_is_aimed_at_the_summoner_meanwhile() -> None:
    state = against("red-dragon-summoner")
    do(state, "next-phase")
    assert [one.summoner for one in foes(state)] == [-1, 0, 0]
    assert all(not move.startswith("block-attack 0") for move in offers(state))
    assert not [move for move in offers(state) if move.startswith("target")]


@rule("MK-8.7")
def test_a_monster_that_is_blocked_gives_no_fame_and_is_discarded() -> None:
    state = against("green-orc-summoners")
    brown = PILES.index("brown")
    rats = enemy(state, "brown-gargoyle")
    arrange(state, enemy_piles=with_item(state.enemy_piles, brown, (*state.enemy_piles[brown], rats)))
    do(state, "next-phase", "block-attack 1 0")
    block(state, 20, COLD_FIRE)
    do(state, "finish-block", "next-phase")
    assert state.fame[state.turn] == 0
    assert state.enemy_discards[brown] == (rats,)
    assert len(foes(state)) == 1


@rule("MK-8.11")
def test_a_resisting_unit_that_stayed_unhurt_takes_no_more_damage_in_this_combat() -> None:
    state = table("rage", options=EVERYTHING)
    seat = state.turn
    arrange(state, units=("guardian-golems",), seat=seat)
    fight(state, "green-diggers", "green-diggers")
    assert state.setting.units[state.units[seat][0].kind].armour == 3
    do(state, "next-phase", "next-phase", "suffer-attack 0 0", "assign-to-unit 0")
    assert state.units[seat][0].wounds == 0
    assert state.hand[seat].count(WOUND) == 2, "the second attack of 3 went to the hero, nobody was asked"


@rule("MK-8.9")
def test_the_damage_phase_is_over_when_nobody_attacks() -> None:
    state = against("green-prowlers", phase="block")
    do(state, "block-attack 0 0")
    block(state, 4)
    do(state, "finish-block", "next-phase")
    assert phase_of(state) == "attack"


@rule("MK-8.6")
def test_a_block_that_is_not_enough_lowers_nothing() -> None:
    state = against("green-prowlers")
    do(state, "next-phase", "block-attack 0 0")
    block(state, 3)
    do(state, "next-phase")
    assert state.hand[state.turn].count(WOUND) == 2, "4 damage all the same"


@rule("MK-8.6")
def test_the_target_may_be_changed_before_an_attack_is_carried_out() -> None:
    state = against("green-ironclads", "green-prowlers", phase="attack")
    do(state, "target 0")
    attack(state, 3)
    assert "strike" not in offers(state), "halved by a physical resistance"
    do(state, "retarget", "target 1", "strike")
    assert foe(state, 1).beaten


@rule("MK-8.16")
def test_an_enemy_that_an_effect_destroys_while_it_is_aimed_at_is_beaten_once() -> None:
    from herna.games.mage_knight.steps.fight.striking import defeat

    state = against("green-prowlers", "green-ironclads", phase="attack")
    seat = state.turn
    do(state, "target 0", "target 1")
    defeat(state, seat, 0)
    attack(state, 20)
    assert own_side(state).targets == (1,)
    do(state, "strike")
    prowlers, ironclads = (state.setting.enemies[enemy(state, name)] for name in ("green-prowlers", "green-ironclads"))
    assert state.fame[seat] == prowlers.fame + ironclads.fame
    assert sorted(state.enemy_discards[0]) == sorted(one.token for one in foes(state) if one.beaten)


@rule("MK-8.7")
def test_a_summoned_monster_that_is_destroyed_gives_no_fame_and_is_discarded_once() -> None:
    from herna.games.mage_knight.steps.fight.striking import defeat

    state = against("green-orc-summoners")
    brown = PILES.index("brown")
    do(state, "next-phase", "block-attack 1 0")
    defeat(state, state.turn, 1)
    state.changed()
    assert "finish-block" not in offers(state)
    do(state, "next-phase")
    assert state.fame[state.turn] == 0
    assert WOUND not in state.hand[state.turn]
    assert len(state.enemy_discards[brown]) == 1


@rule("MK-8.33")
def test_an_enemy_that_is_kept_from_attacking_cannot_be_blocked_any_more() -> None:
    state = against("grey-shocktroops")
    do(state, "next-phase", "block-attack 0 0")
    block(state, 9)
    set_foe(state, no_attack=True)
    assert "finish-block" not in offers(state)
