"""Rulings on cards and skills in combat: colours, resistances, summoners, damage, rewards."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import WOUND
from tests.games.mage_knight.deeds import after, answer, brought, enemies_now, position, strike_total, used
from tests.games.mage_knight.table import (
    arrange,
    attack_now,
    attack_of,
    block_now,
    block_of,
    block_total,
    do,
    fight,
    foes,
    make,
    offers,
    phase_of,
    set_foe,
    unit,
)

rule = pytest.mark.rule
COLD_FIRE = 3


# Colours against resistances


@rule("MK-17.15")
def test_either_colour_of_a_dual_card_is_stopped() -> None:
    enemies = ["grey-heroes-ice", "grey-heroes-fire", "grey-swordsmen"]
    state = after("chilling-stare strong", "block", "#1", enemies=enemies)
    assert offers(state) == ["choose-foe 1", "choose-foe 2"], "blue: not the one that resists ice"
    bolt = position("explosive-bolt", where="ranged", mana=["white"], enemies=["green-prowlers", *enemies])
    do(bolt, "play-card explosive-bolt strong", "strike")
    assert offers(bolt) == ["choose-foe 1", "choose-foe 3"], "red: not the one that resists fire"


@rule("MK-8.23")
def test_demolish_breaks_walls_even_of_those_it_does_not_touch() -> None:
    state = position("demolish", "swiftness", where="open", mana=["red", "white"])
    fight(state, "grey-heroes-fire", "grey-swordsmen", walled=True)
    do(state, "play-card demolish basic")
    assert [line.split(",")[0] for line in enemies_now(state)] == ["armour 4", "armour 4"]
    do(state, "target 0", "play-card swiftness strong")
    assert strike_total(state) == 3, "a ranged attack counts, for nobody is behind walls"


@rule("MK-8.23")
def test_a_card_keeps_its_colour_inside_another() -> None:
    state = position("tome-of-all-spells", "stamina", where="block", enemies=["grey-heroes-ice", "grey-swordsmen"])
    arrange(state, spell_offer=("chill",))
    do(state, "play-card tome-of-all-spells basic", "discard-card stamina", "play-card chill basic")
    assert offers(state) == ["choose-foe 1"]
    inner = position("concentration", "ice-shield", where="block", mana=["green"], enemies=["violet-ice-mages"])
    do(inner, "play-card concentration strong", "play-inside ice-shield")
    assert (block_of(inner, "ice"), enemies_now(inner)) == (5, ["armour 6, attack 5 ice"])


@rule("MK-8.6")
def test_what_a_block_card_does_besides_needs_a_block_that_succeeds() -> None:
    state = after("ice-shield strong", "block", enemies=["grey-swordsmen"])
    assert enemies_now(do(state, "next-phase"))[0].startswith("armour 5"), "the block was not enough"
    bash = after("shield-bash strong", "block", enemies=["grey-swordsmen"])
    assert "finish-block" not in offers(bash)
    assert enemies_now(do(bash, "next-phase"))[0].startswith("armour 5"), "Shield Bash names a block that succeeds"


@rule("MK-8.8")
def test_what_hangs_on_a_block_goes_with_the_attack_that_is_blocked_in_the_end() -> None:
    state = after("ice-shield strong", "block", enemies=["grey-swordsmen", "green-prowlers"])
    do(state, "block-attack 1 0")
    make(state, block=4)
    do(state, "finish-block")
    assert enemies_now(state) == ["armour 5, attack 6", "armour 1, attack blocked"]


@rule("MK-8.8")
def test_separate_blocks_of_one_card_never_join_in_one_block() -> None:
    many = ["green-prowlers", "green-prowlers", "green-prowlers"]
    state = after("shield-of-the-fallen-kings basic", "block", "#1", enemies=many)
    assert block_total(state) == 4
    do(state, "block-attack 1 0")
    assert "use-held 0" not in offers(state), "the first block is still being made"
    assert block_total(state) == 4
    do(state, "finish-block", "block-attack 0 0")
    assert block_total(state) == 0
    do(state, "use-held 0")
    assert block_total(state) == 4
    do(state, "finish-block")
    assert "use-held 0" not in offers(state), "there were two"


@rule("MK-8.8")
def test_a_duel_goes_with_the_attack_its_block_is_for() -> None:
    state = used("wolfhawk-dueling", "block", enemies=["green-prowlers", "green-prowlers"])
    do(state, "block-attack 1 0")
    make(state, block=4)
    do(state, "finish-block", "next-phase")
    while phase_of(state) != "attack":
        do(state, offers(state)[-1])
    do(state, "target 0")
    assert not [move for move in offers(state) if move.startswith("use-held")], "another enemy"
    do(state, "retarget", "target 1", "use-held 0")
    assert attack_of(state) == 1


@rule("MK-17.1")
def test_flame_wave_counts_enemies_that_are_not_beaten() -> None:
    state = position("flame-wall", where="attack", mana=["red", "black"], night=True, enemies=["green-prowlers"] * 3)
    set_foe(state, 2, beaten=True)
    do(state, "play-card flame-wall strong")
    answer(state, "#0")
    assert brought(state) == "fire attack 9", "5, and 2 for each of two"


@rule("MK-8.8")
def test_shield_bash_counts_the_surplus_without_swiftness() -> None:
    state = after("shield-bash strong", "block", enemies=["grey-crossbowmen"])
    assert (block_now(state).total, block_now(state).needed) == (10, 8)
    assert enemies_now(do(state, "finish-block")) == ["armour 3, attack blocked"], "5 of 4: one more than needed"


@rule("MK-8.6")
def test_cold_toughness_counts_the_enemy_that_is_blocked_in_the_end() -> None:
    enemies = ["violet-ice-golems", "grey-swordsmen", "violet-sorcerers"]
    state = after("cold-toughness strong", "block", enemies=enemies)
    assert block_total(state) == 9, "5, paralyse, ice, and two resistances"
    do(state, "block-attack 1 0")
    assert block_total(state) == 5, "nothing is printed on swordsmen"
    do(state, "block-attack 2 0")
    assert block_total(state) == 5, "arcane immunity"
    assert block_total(do(state, "block-attack 0 0")) == 9


@rule("MK-8.31")
def test_expose_leaves_only_its_attack_against_the_immune() -> None:
    state = after("expose basic", "ranged", enemies=["violet-sorcerers"])
    assert brought(state) == "ranged 2"
    assert "choose-foe 0" not in offers(state)


@rule("MK-8.31")
def test_disintegrate_that_destroys_nobody_weakens_nobody() -> None:
    state = position("demolish", where="attack night", mana=["red", "black"], enemies=["grey-heroes-fire"])
    assert "play-card demolish strong" not in offers(state)
    two = after("demolish strong", "attack night", "choose-foe 1", enemies=["grey-heroes-fire", "grey-swordsmen"])
    assert enemies_now(two) == ["armour 4, attack 4/2 fire", "beaten"]


@rule("MK-8.31")
@pytest.mark.parametrize(("enemy", "gone"), [("grey-swordsmen", True), ("grey-heroes-fire", False)])
def test_exploding_shield_destroys_the_whole_enemy_but_those_that_resist(enemy: str, gone: bool) -> None:
    state = position("burning-shield", where="block night", mana=["red", "black"], enemies=[enemy])
    do(state, "play-card burning-shield strong")
    make(state, block=block_of(state) + 9)
    do(state, "finish-block")
    assert (enemies_now(state) == ["beaten"]) == gone


# Attacks that are changed


@rule("MK-8.7")
def test_a_summoner_that_is_kept_from_attacking_summons_nobody() -> None:
    state = position("whirlwind", where="open", mana=["white"])
    fight(state, "green-orc-summoners")
    do(state, "play-card whirlwind basic", "choose-foe 0", "next-phase")
    assert len(foes(state)) == 1
    late = position("whirlwind", "swift-reflexes", where="open", mana=["white"])
    fight(late, "green-orc-summoners")
    do(late, "next-phase")
    assert "choose-foe 0" not in offers(do(late.copy(), "play-card whirlwind basic")), "its monster stands in for it"


@rule("MK-17.16")
def test_damage_of_a_brutal_attack_is_doubled_before_the_hero_is_hardened() -> None:
    state = position("march", where="block", skills=["krang-battle-hardened"], enemies=["grey-thugs"])
    seat = state.turn
    do(state, "use-skill krang-battle-hardened", "next-phase")
    assert state.hand[seat].count(WOUND) == 2, "3 doubled is 6, less 2 is 4, at armour 2"


@rule("MK-17.16")
def test_one_line_of_a_shield_holds_against_one_attack() -> None:
    hurt = {}
    for enemy in ("violet-ice-mages", "grey-swordsmen"):
        state = position("march", where="block", skills=["braevalar-elemental-resistance"], enemies=[enemy])
        do(state, "use-skill braevalar-elemental-resistance", "next-phase")
        hurt[enemy] = state.hand[state.turn].count(WOUND)
    assert hurt == {"violet-ice-mages": 2, "grey-swordsmen": 3}, "ice 5 - 2 = 3; physical 6 - 1 = 5; armour 2"


@rule("MK-17.17")
def test_veil_of_mist_ignores_the_first_wound_with_what_it_brings() -> None:
    state = position("mist-form", "march", where="block night", mana=["blue", "black"], enemies=["violet-monks"])
    seat = state.turn
    do(state, "play-card mist-form strong", "next-phase")
    assert (state.hand[seat].count(WOUND), state.discard[seat].count(WOUND)) == (2, 2), "three wounds, less the first"


@rule("MK-8.31")
@pytest.mark.parametrize(
    ("skill", "answers", "attack"),
    [("braevalar-feral-allies", "#1; choose-attack 0 0", 5), ("krang-curse", "#0; choose-attack 0 0", 4)],
)
def test_skills_lower_the_attack_of_the_immune(skill: str, answers: str, attack: int) -> None:
    where = "block"
    state = position("march", where=where, skills=[skill], enemies=["violet-sorcerers"])
    do(state, f"use-skill {skill}")
    if "choose-attack 0 0" not in offers(state):
        answer(state, answers.split("; ", maxsplit=1)[0])
    do(state, "choose-attack 0 0")
    assert enemies_now(state) == [f"armour 6, attack {attack}"]


# Points


@rule("MK-17.18")
def test_agility_makes_ranged_attacks_of_move_points_two_for_one() -> None:
    state = after("agility strong", "ranged")
    assert [move for move in offers(state) if move.startswith("turn-points")] == ["turn-points 1"], "only ranged now"
    do(state, "turn-points 1", "turn-points 1")
    assert brought(state) == "ranged 2"
    late = after("agility strong", "attack")
    do(late, "turn-points 0", "turn-points 1")
    assert brought(late) == "move 1, attack 1, ranged 1"


@rule("MK-17.19")
def test_ambush_is_used_up_by_the_first_card_of_attack_or_block() -> None:
    state = position("ambush", "rage", "determination", where="block", units=["utem-guardsmen"])
    do(state, "play-card ambush basic", "activate-unit 0 1")
    assert brought(state) == "move 2, block 4", "a unit is no card"
    do(state, "play-sideways rage block")
    assert brought(state) == "move 2, block 7", "1 and 2 more"
    do(state, "play-card determination basic")
    assert brought(state) == "move 2, block 9"


@rule("MK-17.19")
def test_deadly_aim_helps_no_card_sideways_in_the_first_phase() -> None:
    state = used("wolfhawk-deadly-aim", "ranged", hand=["swiftness", "rage"], mana=["white"])
    do(state, "play-card swiftness strong")
    assert brought(state) == "ranged 4"
    late = used("wolfhawk-deadly-aim", "attack", hand=["rage"])
    do(late, "play-sideways rage attack")
    assert brought(late) == "attack 3"


@rule("MK-17.20")
def test_rush_of_adrenaline_counts_wounds_taken_before() -> None:
    state = position("rush-of-adrenaline", "blood-rage", "march", where="attack", mana=["red"])
    do(state, "play-card blood-rage basic")
    answer(state, "#1")
    before = len(state.deck[state.turn])
    do(state, "play-card rush-of-adrenaline basic")
    assert before - len(state.deck[state.turn]) == 1
    strong = position("rush-of-adrenaline", "blood-rage", "march", where="attack", mana=["red"])
    seat = strong.turn
    do(strong, "play-card blood-rage basic")
    answer(strong, "#1")
    do(strong, "play-card rush-of-adrenaline strong")
    if "throw-away-card wound" in offers(strong):
        do(strong, "throw-away-card wound")
    assert (WOUND in strong.hand[seat], len(strong.deck[seat])) == (False, before - 1)


@rule("MK-17.21")
@pytest.mark.parametrize(("card", "way", "brings"), [("chivalry", "strong", "fame 6, reputation 2")])
def test_rewards_come_for_each_of_several_enemies(card: str, way: str, brings: str) -> None:
    state = position(card, where="attack", mana=["white"], enemies=["green-prowlers", "green-diggers"])
    do(state, "target 1", f"play-card {card} {way}")
    answer(state, "#1")
    make(state, attack=attack_of(state) + 9)
    do(state, "strike")
    assert brought(state) == brings, "2 and 2 of the tokens, 1 more and reputation for each"


@rule("MK-17.21")
def test_soul_harvester_takes_no_crystal_of_summoned_monsters_and_may_be_played_for_crystals_alone() -> None:
    state = position("soul-harvester", where="ranged", enemies=["grey-heroes-fire"])
    do(state, "play-card soul-harvester strong")
    assert strike_total(state) == 0
    make(state, ranged=9)
    do(state, "strike")
    assert offers(state) == ["choose-colour red", "choose-colour white"]


@rule("MK-17.2")
def test_the_bow_doubles_or_breaks_walls() -> None:
    open_field = position("bow-of-starsdawn", "swiftness", "crushing-bolt", where="ranged", mana=["white", "green"])
    do(open_field, "play-card bow-of-starsdawn strong", "play-card swiftness strong", "play-card crushing-bolt strong")
    assert strike_total(open_field) == 12, "3 ranged and 3 siege, both doubled"
    walls = position("bow-of-starsdawn", "swiftness", "crushing-bolt", where="open", mana=["white", "green"])
    fight(walls, "grey-swordsmen", walled=True)
    do(walls, "target 0", "play-card bow-of-starsdawn strong", "play-card swiftness strong")
    do(walls, "play-card crushing-bolt strong")
    assert attack_now(walls).total == 6, "ranged becomes siege"


@rule("MK-17.4")
def test_a_kept_enemy_serves_where_units_may_not() -> None:
    state = position("march", where="open", skills=["krang-puppet-master"])
    arrange(state, puppets=(state.setting.enemy_ids.index("violet-fire-mages"),))
    fight(state, "green-prowlers", phase="block", alone=True)
    do(state, "block-attack 0 0", "use-skill krang-puppet-master", "use-puppet violet-fire-mages block")
    assert brought(state) == "ice block 3", "half of 5, rounded up; it resists fire"


@rule("MK-17.3")
def test_know_your_prey_takes_one_half_of_cold_fire() -> None:
    state = used("wolfhawk-know-your-prey", "block", enemies=["red-high-dragon"])
    assert "take-element 0 0 fire" in offers(state)
    do(state, "take-element 0 0 fire")
    assert enemies_now(state) == ["armour 9, attack 6 ice"]
    assert "use-skill wolfhawk-know-your-prey" not in offers(
        position(where="block", skills=["wolfhawk-know-your-prey"], enemies=["brown-shadow"])
    )


@rule("MK-17.23")
def test_leadership_needs_the_ability_it_raises() -> None:
    block = position("march", where="block", skills=["norowas-leadership"], units=["utem-guardsmen"])
    do(block, "use-skill norowas-leadership", "activate-unit 0 1")
    assert brought(block) == "block 7"


@rule("MK-17.23")
def test_leadership_works_for_a_unit_that_is_called_to_arms() -> None:
    state = position("call-to-arms", where="attack", mana=["white"], skills=["norowas-leadership"])
    arrange(state, unit_offer=("utem-guardsmen",))
    do(state, "play-card call-to-arms basic", "use-skill norowas-leadership", "use-offer-unit utem-guardsmen 0")
    assert brought(state) == "attack 4"
    assert state.unit_offer, "it stays in the offer"


@rule("MK-17.22")
def test_units_with_terms_of_their_own_are_not_called_to_arms() -> None:
    state = position("call-to-arms", where="attack", mana=["white"])
    names = state.setting.unit_ids
    arrange(state, unit_offer=(names.index("magic-familiars"), names.index("delphana-masters")))
    do(state, "play-card call-to-arms basic")
    assert [move for move in offers(state) if move.startswith("use-offer-unit")] == []
    glory = position("call-to-arms", where="open night", mana=["white", "black"])
    arrange(glory, unit_offer=state.unit_offer)
    assert "play-card call-to-arms strong" not in offers(glory)
    arrange(glory, unit_offer=(*state.unit_offer, names.index("peasants")))
    assert offers(do(glory, "play-card call-to-arms strong")) == ["recruit-unit peasants"]


@rule("MK-17.22")
def test_free_recruiting_works_even_in_combat() -> None:
    state = position("call-to-arms", where="attack night", mana=["white", "black"], units=["peasants"])
    arrange(state, unit_offer=("utem-guardsmen",))
    do(state, "play-card call-to-arms strong", "recruit-unit utem-guardsmen", "disband 0")
    assert state.units[state.turn] == (unit(state, "utem-guardsmen", id=1),)
