"""Effects that touch each other: each row of `PAIRS` names two or more and the test that proves how."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.steps.moving import step_cost
from tests.games.mage_knight import (
    test_card_rulings,
    test_card_rulings_combat,
    test_pairs_combat,
    test_pairs_deep,
)
from tests.games.mage_knight.deeds import after, answer, brought, position
from tests.games.mage_knight.table import arrange, cards, do, in_fight, offers, points_of, turn_of
from tests.games.mage_knight.test_advanced_red_blue import terrains, wide
from tests.games.mage_knight.test_artifacts import box
from tests.games.mage_knight.test_skills_middle import turn_over

rule = pytest.mark.rule
PAIRS = {
    ("bow-of-starsdawn", "altem-mages"): "test_the_bow_doubles_what_altem_mages_make_siege",
    ("possess", "dueling"): "test_a_possessed_enemy_is_not_dueled",
    ("possess", "altem-mages"): "test_what_a_possessed_enemy_gives_becomes_cold_fire",
    ("sword-of-justice", "altem-mages"): "test_cold_fire_is_no_physical_attack_to_be_doubled",
    ("time-bending", "magic-talent"): "test_time_bending_puts_the_card_aside_that_cast_it",
    ("time-bending", "tome-of-all-spells"): "test_time_bending_by_the_tome_puts_nothing_aside",
    ("time-bending", "skills"): "test_time_bending_makes_skills_fresh",
    ("mysterious-box", "banner"): "test_the_box_as_a_banner_that_another_replaces",
    ("mysterious-box", "sideways"): "test_the_box_sideways_is_an_ordinary_card",
    ("mana-exploit", "amulet"): "test_gold_counts_as_the_colour_it_is_used_for",
    ("concentration", "ritual-attack"): "test_concentration_with_a_card_that_throws_one_away",
    ("concentration", "diplomacy"): "test_concentration_adds_to_the_chosen_numbers_only",
    ("maximal-effect", "maximal-effect"): "test_maximal_effect_does_not_repeat_itself",
    ("maximal-effect", "concentration"): "test_maximal_effect_of_concentration_plays_two_cards",
    ("magic-talent", "amulet-of-darkness"): "test_magic_talent_by_day_with_the_amulet_of_darkness",
    ("ambush", "shield-of-the-fallen-kings"): "test_ambush_helps_the_first_block_of_the_shield_only",
    ("ambush", "diplomacy"): "test_influence_turned_into_block_is_no_card_for_ambush",
    ("universal-power", "power-of-pain"): "test_skills_for_cards_sideways_never_add_up",
    ("path-finding", "frost-bridge"): "test_path_finding_lowers_what_another_effect_opens",
    ("flight", "space-bending"): "test_flight_reaches_farther_where_space_is_bent",
    ("frost-bridge", "end"): "test_a_lake_that_is_open_is_not_safe",
    ("resistance-break", "expose"): "test_resistance_break_before_expose_keeps_its_effect",
    ("crystal-mastery", "sacrifice"): "test_crystal_mastery_returns_only_what_was_used_as_mana",
    ("polarization", "endless ring"): "test_polarization_turns_endless_mana",
    ("prevented attack", "counterattack"): "test_what_does_not_attack_is_not_blocked",
    ("attack at nothing", "disease"): "test_an_attack_brought_to_nothing_counts_as_blocked",
    ("taunt", "swift"): "test_an_attack_is_changed_before_it_is_doubled",
    ("banner-of-fortitude", "swordsmen"): "test_fortitude_keeps_the_wound_of_swordsmen_off",
    ("banner-of-glory", "herbalists"): "test_glory_adds_only_to_values_a_unit_has",
    ("blood-rage", "knock-out"): "test_wounds_of_own_cards_knock_out",
    ("leadership", "banner-of-glory", "into-the-heat"): "test_everything_that_helps_a_unit_adds_up",
    ("blood-of-ancients", "concentration"): "test_concentration_of_blood_of_ancients_adds_to_the_offered_card",
    ("circlet", "universal-power"): "test_a_borrowed_skill_is_used_twice",
    ("concentration", "tranquility in combat"): "test_limits_of_the_inner_card_stay",
    ("blood-of-ancients", "blood-of-ancients"): "test_no_card_of_an_offer_uses_itself",
    ("arcane immunity", "effects"): "test_arcane_immunity_lets_only_effects_on_attacks_through",
    ("will-focus", "concentration", "march"): "test_will_focus_of_concentration_adds_both",
    ("concentration", "blood-of-ancients", "maximal-effect"): (
        "test_concentration_of_blood_of_ancients_of_maximal_effect"
    ),
    ("concentration", "maximal-effect", "improvisation"): (
        "test_what_is_promised_to_outer_cards_pays_for_no_inner_one"
    ),
    ("tome-of-all-spells", "call-to-arms", "unit"): "test_a_spell_of_the_offer_calls_a_unit_of_the_offer",
    ("maximal-effect", "magic-talent", "fireball"): (
        "test_maximal_effect_of_magic_talent_casts_three_spells_and_pays_for_each"
    ),
    ("maximal-effect", "crystal-joy"): "test_a_card_that_left_the_game_asks_for_nothing_to_come_back",
    ("concentration", "crystal-joy"): "test_a_card_played_inside_another_comes_back_as_it_says",
    ("concentration", "into-the-heat"): "test_into_the_heat_is_the_first_thing_in_a_combat",
    ("concentration", "temporal-portal"): "test_concentration_adds_nothing_to_cards_drawn_or_to_the_limit",
    ("concentration", "ice-shield"): "test_a_card_keeps_its_colour_inside_another",
    ("mysterious-box", "tome-of-all-spells", "time-bending"): (
        "test_the_box_as_the_tome_casts_a_strong_spell_by_day_and_leaves"
    ),
    ("mysterious-box", "circlet"): "test_the_box_as_the_circlet_lends_a_skill",
    ("mysterious-box", "banner-of-command"): "test_the_box_as_the_banner_of_command_gives_its_influence_only",
    ("mysterious-box", "time-bending"): "test_a_box_used_strongly_leaves_the_game_even_when_time_bends",
    ("mysterious-box basic", "time-bending"): "test_a_box_used_plainly_comes_back_when_time_bends",
    ("magic-talent", "ring"): "test_a_spell_of_the_offer_is_cast_as_one_of_the_hand",
    ("amulet-of-the-sun", "polarization"): "test_gold_that_is_of_use_at_night_does_not_become_black",
    ("mana-overload", "concentration"): ("test_mana_overload_raises_the_first_number_that_the_powered_card_gives"),
    ("mana-curse", "mana-suppression"): "test_two_mana_of_a_cursed_colour_wound_once",
    ("mana-claim", "mana-suppression"): "test_the_second_mana_of_a_suppressed_one_leaves_what_the_card_needs",
    ("mana-exploit", "universal-power"): "test_mana_exploit_wounds_for_the_mana_of_universal_power",
    ("crystal-mastery", "universal-power"): "test_crystal_mastery_returns_a_crystal_that_paid_for_a_skill",
    ("source-freeze", "mana-draw"): "test_a_die_that_is_taken_is_free_of_source_freeze",
    ("shapeshift", "concentration"): "test_shapeshift_leaves_what_concentration_adds",
    ("shapeshift", "ambush"): "test_ambush_helps_a_march_that_becomes_a_block",
    ("possess", "sword-of-justice"): "test_a_possessed_enemy_strikes_twice_as_hard_with_the_sword",
    ("wolfs-howl", "banner-of-glory"): "test_the_howl_of_rivals_and_a_banner_of_ones_own_meet",
    ("rush-of-adrenaline", "blood-ritual"): "test_rush_of_adrenaline_answers_to_blood_ritual",
    ("rush-of-adrenaline", "blood-rage"): "test_rush_of_adrenaline_counts_wounds_taken_before",
    ("cure", "golden-grail"): "test_cure_and_the_grail_both_answer_to_one_healing",
    ("circlet", "motivation"): "test_a_borrowed_motivation_locks_ones_own",
    ("circlet", "arcane-disguise"): "test_a_skill_that_is_lent_is_not_turned_face_down",
    ("invocation", "peaceful-moment"): ("test_a_token_to_be_spent_at_once_is_weighed_beside_what_can_be_bought"),
    ("taunt", "whirlwind"): "test_an_enemy_that_is_taunted_loses_armour_only_if_it_attacks",
    ("taunt", "banner-of-fear"): "test_a_cancelled_attack_is_none",
    ("chilling-stare", "assassination"): "test_an_attack_without_its_abilities_may_hit_units",
    ("disease", "white city"): "test_disease_leaves_armour_1_even_in_a_white_city",
    ("leadership", "call-to-arms"): "test_leadership_works_for_a_unit_that_is_called_to_arms",
    ("battle-hardened", "brutal"): "test_damage_of_a_brutal_attack_is_doubled_before_the_hero_is_hardened",
    ("banner-of-command", "recruiting"): ("test_a_unit_that_a_card_leads_leaves_no_room_when_another_is_recruited"),
    ("explosive-bolt", "soul-harvester"): "test_what_follows_for_nobody_keeps_no_other_reward_back",
    ("bow-of-starsdawn", "walls"): "test_the_bow_doubles_or_breaks_walls",
    ("long-night", "tranquility"): "test_long_night_may_be_used_while_a_card_draws",
}


def test_every_pair_has_its_test() -> None:
    elsewhere = (test_pairs_combat, test_pairs_deep, test_card_rulings, test_card_rulings_combat)
    missing = [name for name in PAIRS.values() if name not in globals()]
    assert [name for name in missing if not any(hasattr(tests, name) for tests in elsewhere)] == []
    assert len(set(PAIRS.values())) == len(PAIRS)


@rule("MK-17.11")
def test_time_bending_puts_the_card_aside_that_cast_it() -> None:
    state = position("magic-talent", "stamina", "march", where="open night", mana=["blue", "black"])
    seat = state.turn
    arrange(state, spell_offer=("space-bending",))
    do(state, "play-card magic-talent basic", "discard-card stamina", "play-card space-bending strong")
    do(state, "play-card march basic", "end-turn")
    assert (state.turn, state.hand[seat]) == (seat, cards(state, "march")) or offers(state)[-1] == "done"
    assert state.aside[seat] == cards(state, "magic-talent")
    assert cards(state, "stamina")[0] in state.discard[seat], "what was discarded does not come back"


@rule("MK-17.11")
def test_time_bending_by_the_tome_puts_nothing_aside() -> None:
    state = position("tome-of-all-spells", "stamina", "march")
    seat = state.turn
    arrange(state, spell_offer=("space-bending",))
    do(state, "play-card tome-of-all-spells strong", "discard-card stamina", "play-card space-bending strong")
    do(state, "play-card march basic", "end-turn")
    assert (state.aside[seat], state.hand[seat]) == ((), cards(state, "march"))


def test_time_bending_makes_skills_fresh() -> None:
    state = position("space-bending", "march", where="open night", mana=["blue", "black"], skills=["tovak-double-time"])
    do(state, "use-skill tovak-double-time", "play-card space-bending strong", "end-turn")
    if offers(state)[-1] == "done":
        do(state, "done")
    assert "use-skill tovak-double-time" in offers(state)


@rule("MK-17.10")
def test_the_box_as_a_banner_that_another_replaces() -> None:
    state = box("banner-of-fear", artifact="banner-of-glory")
    seat = state.turn
    do(state, "attach-box 0", "attach-banner banner-of-fear 0", "end-turn")
    assert state.units[seat][0].banner == cards(state, "banner-of-fear")[0]
    assert state.artifact_deck[0] == cards(state, "banner-of-glory")[0]
    assert state.discard[seat] == cards(state, "mysterious-box")


@rule("MK-17.10")
def test_the_box_sideways_is_an_ordinary_card() -> None:
    state = do(position("mysterious-box"), "play-sideways mysterious-box move")
    seat = state.turn
    assert (points_of(state).move, turn_of(state).card_done) == (1, True)
    do(state, "end-turn")
    assert state.discard[seat] == cards(state, "mysterious-box")


@rule("MK-12.4")
def test_gold_counts_as_the_colour_it_is_used_for() -> None:
    state = position("rage", skills=["tovak-mana-exploit"])
    do(state, "use-skill tovak-mana-exploit", "choose-colour green")
    turn_over(state, "march", "stamina")
    arrange(state, mana=[0, 0, 0, 0, 2, 0])
    do(state, "play-card march strong")
    assert WOUND not in state.hand[state.turn]
    do(state, "play-card stamina strong")
    assert state.hand[state.turn] == (WOUND,)


def test_concentration_with_a_card_that_throws_one_away() -> None:
    hand = ("ritual-attack", "promise")
    state = after("concentration strong", "attack", "play-inside ritual-attack; throw-away-card promise", hand)
    assert brought(state) == "ranged fire 6"


def test_concentration_adds_to_the_chosen_numbers_only() -> None:
    assert brought(after("concentration strong", "open", "play-inside diplomacy; #0", ("diplomacy",))) == "influence 6"
    assert (
        brought(after("concentration strong", "open", "play-inside refreshing-walk", ("refreshing-walk",)))
        == "move 6, heal 2"
    )


def test_maximal_effect_does_not_repeat_itself() -> None:
    state = position("maximal-effect", "maximal-effect", mana=["red"])
    assert "play-card maximal-effect basic" not in offers(state)


def test_maximal_effect_of_concentration_plays_two_cards() -> None:
    hand = ("concentration", "march", "stamina")
    state = after("maximal-effect strong", "open", "play-inside concentration; play-inside march", hand)
    if offers(state)[0].startswith("play-inside"):
        do(state, "play-inside stamina")
    assert points_of(state).move == 6 + 6


def test_magic_talent_by_day_with_the_amulet_of_darkness() -> None:
    state = position("magic-talent", "march", "amulet-of-darkness", mana=["green"])
    arrange(state, spell_offer=("meditation",))
    do(
        state,
        "play-card amulet-of-darkness basic",
        "choose-colour black",
        "play-card magic-talent basic",
        "discard-card march",
    )
    assert offers(state) == ["play-card meditation basic", "play-card meditation strong"]


@rule("MK-12.3")
def test_skills_for_cards_sideways_never_add_up() -> None:
    skills = ["tovak-i-dont-give-a-damn", "wolfhawk-wolfs-howl"]
    state = position("march", "rage", skills=skills)
    do(state, *(f"use-skill {skill}" for skill in skills), "play-sideways march move", "play-sideways rage move")
    assert points_of(state).move == 5 + 2, "the better one for the first card, the other for the next"


def test_path_finding_lowers_what_another_effect_opens() -> None:
    state = wide("path-finding", skills=["braevalar-secret-ways"])
    do(state, "use-skill braevalar-secret-ways", "play-card path-finding basic")
    assert terrains(state)["mountain"] == 4


def test_flight_reaches_farther_where_space_is_bent() -> None:
    state = position("space-bending", mana=["blue"], skills=["goldyx-flight"])
    near = set(offers(do(state.copy(), "use-skill goldyx-flight")))
    do(state, "play-card space-bending basic", "use-skill goldyx-flight")
    assert near < set(offers(state))


def test_a_lake_that_is_open_is_not_safe() -> None:
    state = wide("frost-bridge", mana=["blue"])
    do(state, "play-card frost-bridge strong")
    lakes = [
        place * 7 + part
        for place, tile in state.laid
        for part, info in enumerate(state.setting.tiles[tile].hexes.all)
        if info.terrain == "lake" and info.site is None
    ]
    assert {(step_cost(state, state.turn, lake), is_safe(state, state.turn, lake)) for lake in lakes} == {(1, False)}


def test_crystal_mastery_returns_only_what_was_used_as_mana() -> None:
    crystals = ["green", "red", "blue"]
    state = position("crystal-mastery", "offering", where="ranged night", mana=["red", "black"], crystals=crystals)
    do(state, "play-card crystal-mastery strong", "play-card offering strong")
    answer(state, "choose-colour green; choose-colour red; next-phase")
    while in_fight(state):
        do(state, offers(state)[-1])
    seat = state.turn
    do(state, "end-turn")
    assert state.crystals[seat] == [0, 1, 0, 0], "blue came back; green and red became tokens"


def test_polarization_turns_endless_mana() -> None:
    state = position("ruby-ring", "stamina", skills=["arythea-polarization"], dice_used=1, mana=["red"])
    do(state, "play-card ruby-ring strong", "use-skill arythea-polarization", "play-card stamina strong")
    do(state, "pay-with token red blue")
    assert points_of(state).move == 4


def test_concentration_of_blood_of_ancients_adds_to_the_offered_card() -> None:
    state = position("concentration", "blood-of-ancients", mana=["green"])
    arrange(state, advanced_offer=("refreshing-walk",))
    do(state, "play-card concentration strong", "play-inside blood-of-ancients")
    answer(state, "#1; play-card refreshing-walk strong")
    assert points_of(state).move == 4 + 2


def test_limits_of_the_inner_card_stay() -> None:
    state = position("concentration", "tranquility", where="attack", mana=["green"])
    assert "play-card concentration strong" not in offers(state), "what only heals is not for combat"


def test_no_card_of_an_offer_uses_itself() -> None:
    state = position("blood-of-ancients", mana=["red"])
    arrange(state, advanced_offer=("blood-of-ancients",))
    assert "play-card blood-of-ancients strong" not in offers(state)


@rule("MK-17.5")
def test_a_borrowed_skill_is_used_twice() -> None:
    state = position("circlet-of-proficiency", "march", "rage", mana=["green", "red"])
    arrange(state, common_skills=("goldyx-universal-power",))
    do(state, "play-card circlet-of-proficiency basic", "borrow-skill goldyx-universal-power")
    do(state, "use-skill goldyx-universal-power", "pay-with token green green", "play-sideways march move")
    do(state, "use-skill goldyx-universal-power")
    if offers(state)[0].startswith("pay-with"):
        do(state, "pay-with token red red")
    do(state, "play-sideways rage influence")
    assert (points_of(state).move, points_of(state).influence) == (4, 4)
