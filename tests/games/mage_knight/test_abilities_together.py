"""Several attacks, several enemies: who defends whom, who summons, and what is kept from attacking."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import PILES, WOUND
from herna.kernel import IllegalAction, with_item
from tests.games.mage_knight.table import (
    arrange,
    attack_now,
    do,
    enemy,
    fight,
    foe,
    foes,
    in_fight,
    offers,
    own_side,
    phase_of,
    set_foe,
    side_shown,
    table,
)
from tests.games.mage_knight.test_abilities import COLD_FIRE, EVERYTHING, against, attack, block

rule = pytest.mark.rule


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
