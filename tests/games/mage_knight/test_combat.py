"""Combat with enemies: phases, figures, abilities, damage."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import PILES, WOUND
from herna.games.mage_knight.state import KnightState
from herna.kernel import IllegalAction
from tests.games.mage_knight.table import (
    arrange,
    attack_now,
    block_now,
    do,
    enemy,
    fight,
    foe,
    foes,
    in_fight,
    make,
    offers,
    own_side,
    phase_of,
    put_token,
    site_hex,
    table,
    unit,
)

rule = pytest.mark.rule


def refusal(state: KnightState, move: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as error:
        state.apply(move)
    return error.value


@rule("MK-8.2")
def test_a_combat_has_ranged_block_damage_and_attack_phases() -> None:
    state = fight(table("march", "rage"), "green-prowlers")
    phases = [phase_of(state)]
    do(state, "next-phase")
    phases.append(phase_of(state))
    do(state, "next-phase")
    phases.append(phase_of(state))
    assert phases == ["ranged", "block", "attack"], "the damage of one attack without units needs no answer"
    assert state.hand[state.turn].count(WOUND) == 2
    do(state, "next-phase")
    assert not in_fight(state)


@rule("MK-8.4")
def test_only_ranged_and_siege_attacks_count_in_the_first_phase() -> None:
    state = fight(table("rage", "swiftness", mana=("white",), dice=("gold",) * 4, night=True), "green-prowlers")
    do(state, "target 0")
    playable = [move for move in offers(state) if move.startswith("play")]
    assert "play-card swiftness strong" in playable
    assert "play-card rage basic" not in playable
    assert not [move for move in playable if move.endswith("attack")], "no card sideways"
    do(state, "play-card swiftness strong", "strike")
    assert foe(state).beaten
    assert state.fame[state.turn] == 2


@rule("MK-8.4")
def test_fortified_enemies_need_siege_and_those_fortified_twice_cannot_be_aimed_at() -> None:
    state = fight(table("march"), "green-diggers")
    do(state, "target 0")
    make(state, ranged=20)
    assert "strike" not in offers(state)
    make(state, siege=3)
    assert "strike" in offers(state)
    state = fight(table("march"), "green-diggers", walled=True)
    assert "target 0" not in offers(state)
    assert refusal(state, "target 0").clause == "MK-8.4"


@rule("MK-8.5")
def test_an_attack_must_reach_the_armour_of_all_its_targets() -> None:
    state = fight(table("rage", "rage", "rage"), "green-prowlers", "green-wolf-riders")
    do(state, "next-phase", "next-phase", "suffer-attack 0 0")
    do(state, "target 0", "target 1")
    assert attack_now(state).needed == 7
    error = refusal(state, "strike")
    assert (error.clause, error.facts["missing"]) == ("MK-8.5", 7)
    do(state, "retarget", "target 0")
    assert attack_now(state).needed == 3


@rule("MK-8.6")
def test_points_that_are_left_after_a_strike_are_lost() -> None:
    state = fight(table("rage", "rage"), "green-prowlers", "green-prowlers")
    do(state, "next-phase", "next-phase", "suffer-attack 0 0")
    arrange(state, hand=("rage", "rage", "rage"))
    do(state, "target 0")
    for _ in range(2):
        attack = next(move for move in offers(state) if move == "play-card rage basic")
        do(state, attack)
    do(state, "strike", "target 1")
    assert attack_now(state).total == 0


@rule("MK-8.8")
def test_a_block_must_reach_the_attack_and_a_swift_one_twice() -> None:
    state = fight(table("determination", mana=("blue",), dice=("gold",) * 4, night=True), "green-wolf-riders")
    do(state, "next-phase", "block-attack 0 0")
    assert block_now(state).needed == 6
    do(state, "play-card determination strong")
    assert block_now(state).total == 5
    error = refusal(state, "finish-block")
    assert (error.clause, error.facts["missing"]) == ("MK-8.8", 1)


@rule("MK-8.8")
def test_a_blocked_attack_does_no_damage() -> None:
    state = fight(table("determination", mana=("blue",), dice=("gold",) * 4, night=True), "green-prowlers")
    do(state, "next-phase", "block-attack 0 0", "play-card determination strong", "finish-block", "next-phase")
    assert WOUND not in state.hand[state.turn]
    assert phase_of(state) == "attack"


@rule("MK-8.7")
def test_a_summoned_monster_stands_in_for_its_summoner_and_is_gone_in_the_attack_phase() -> None:
    state = fight(table("rage", hand_bonus=0), "green-orc-summoners")
    brown = len(state.enemy_piles[PILES.index("brown")])
    do(state, "next-phase")
    assert [foe.summoner for foe in foes(state)] == [-1, 0]
    assert {move.split()[1] for move in offers(state) if move.startswith("block-attack")} == {"1"}
    assert len(state.enemy_piles[PILES.index("brown")]) == brown - 1
    while in_fight(state) and phase_of(state) != "attack":
        do(state, "next-phase" if "next-phase" in offers(state) else offers(state)[-1])
    assert len(foes(state)) == 1
    assert len(state.enemy_discards[PILES.index("brown")]) == 1
    assert "target 0" in offers(state)


@rule("MK-8.9")
def test_attacks_do_their_damage_in_the_order_the_player_likes() -> None:
    state = fight(table("rage"), "green-prowlers", "green-ironclads")
    do(state, "next-phase", "next-phase")
    assert offers(state)[:2] == ["suffer-attack 0 0", "suffer-attack 1 0"]


@rule("MK-8.3")
def test_special_effects_may_be_played_between_the_damage_of_two_attacks() -> None:
    state = fight(
        table("rage", "crystallize", crystals=("red",), dice=("gold",) * 4, night=True),
        "green-prowlers",
        "green-ironclads",
    )
    do(state, "next-phase", "next-phase")
    assert "play-card crystallize basic" in offers(state)
    assert "play-card rage basic" not in offers(state), "neither attack nor block"
    do(state, "play-card crystallize basic", "suffer-attack 1 0")
    assert phase_of(state) == "attack"


@rule("MK-8.10")
def test_a_unit_takes_its_armour_off_the_damage_and_is_wounded() -> None:
    state = table("rage")
    seat = state.turn
    arrange(state, units=(unit(state, "utem-guardsmen", ready=False), unit(state, "peasants", wounds=1)), seat=seat)
    armour = state.setting.units[state.units[seat][0].kind].armour
    fight(state, "green-prowlers")
    do(state, "next-phase", "next-phase")
    assert offers(state) == ["assign-to-unit 0", "assign-to-hero"], "a wounded unit takes nothing"
    do(state, "assign-to-unit 0")
    assert state.units[seat][0].wounds == 1
    left = max(4 - armour, 0)
    assert state.hand[seat].count(WOUND) == -(-left // 2)


@rule("MK-8.11")
def test_a_unit_that_resists_takes_its_armour_off_without_a_wound_first() -> None:
    state = table("rage")
    seat = state.turn
    arrange(state, units=("guardian-golems",), seat=seat)
    fight(state, "green-diggers")
    armour = state.setting.units[state.units[seat][0].kind].armour
    do(state, "next-phase", "next-phase", "assign-to-unit 0")
    assert state.units[seat][0].wounds == (1 if armour < 3 else 0)
    assert WOUND not in state.hand[seat]


@rule("MK-8.12")
def test_the_hero_takes_a_wound_for_each_begun_armour_and_brutal_attacks_count_twice() -> None:
    state = fight(table("rage"), "green-ironclads")
    do(state, "next-phase", "next-phase")
    assert state.hand[state.turn].count(WOUND) == 4


@rule("MK-8.13")
def test_poison_puts_as_many_wounds_into_the_discard_pile() -> None:
    state = fight(table("rage"), "green-cursed-hags")
    seat = state.turn
    do(state, "next-phase", "next-phase")
    assert state.hand[seat].count(WOUND) == state.discard[seat].count(WOUND) == 2


@rule("MK-8.13")
def test_poison_wounds_a_unit_twice() -> None:
    state = table("rage")
    arrange(state, units=("utem-guardsmen",))
    fight(state, "green-cursed-hags")
    do(state, "next-phase", "next-phase", "assign-to-unit 0")
    assert state.units[state.turn][0].wounds == 2


def with_ability(state: KnightState, ability: str) -> str:
    """An enemy of the chosen sets that has an ability and attacks."""
    return next(one.id for one in state.setting.enemies if ability in one.abilities and not one.attacks[0].summon)


@rule("MK-8.14")
def test_paralysis_destroys_a_unit_and_empties_the_hand_of_a_hero() -> None:
    state = table("rage", "march")
    seat = state.turn
    arrange(state, units=("peasants",), seat=seat)
    name = with_ability(state, "paralyze")
    hero = fight(state.copy(), name)
    do(hero, "next-phase", "next-phase", "assign-to-hero")
    assert set(hero.hand[seat]) == {WOUND}
    fight(state, name)
    do(state, "next-phase", "next-phase", "assign-to-unit 0")
    assert state.units[seat] == ()


@rule("MK-8.15")
def test_a_hero_with_as_many_wounds_as_the_hand_limit_is_knocked_out() -> None:
    state = fight(table("rage", "march"), "green-ironclads", "green-prowlers")
    seat = state.turn
    do(state, "next-phase", "next-phase", "suffer-attack 0 0", "suffer-attack 1 0")
    assert own_side(state).knocked_out
    assert state.hand[seat] == (WOUND,) * 6


@rule("MK-8.16")
def test_a_rampaging_enemy_beaten_raises_reputation_and_leaves_the_map() -> None:
    state = table("swiftness", "swiftness", mana=("white", "white"))
    seat = state.turn
    orcs = site_hex(state, "marauding-orcs")
    put_token(state, orcs, "green-prowlers")
    laid = {place for place, _ in state.laid}
    arrange(state, place=next(spot for spot in state.setting.lattice.neighbours[orcs] if spot // 7 in laid), seat=seat)
    do(state, f"challenge {state.setting.hex_names[orcs]}", "target 0", "play-card swiftness strong")
    if "strike" not in offers(state):
        do(state, next(move for move in offers(state) if move.startswith("pay-with token white")))
    do(state, "strike", "next-phase")
    assert not in_fight(state)
    assert (state.reputation[seat], state.fame[seat]) == (1, 2)
    assert not [token for token in state.tokens if token.hex == orcs]
    assert state.enemy_discards[PILES.index("green")] == (enemy(state, "green-prowlers"),)
