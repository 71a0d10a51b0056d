"""Effects of cards, units and skills."""

from __future__ import annotations

import random

import pytest

from herna.games.mage_knight.foes import armour_of, attack_now, block_now
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import ATTACK, HEAL, INFLUENCE, INTERACTING, MOVE, KnightState
from herna.games.programs.deeds import ANSWERS, CONDITIONS, COUNTERS, DEEDS
from herna.games.programs.words import Condition, Counter, Op, Standing, children
from tests.games.mage_knight.table import cards, do, fight, lay, offers, site_hex, table, unit

rule = pytest.mark.rule
NIGHT = {"dice": ("gold",) * 4, "night": True}
"""No die of the Source is of any use."""


def attack_phase(state: KnightState, *enemies: str) -> KnightState:
    """In the attack phase, aiming at the first enemy."""
    fight(state, *enemies, phase=3)
    return do(state, "target 0")


def block_phase(state: KnightState, *enemies: str) -> KnightState:
    """In the block phase, blocking the first enemy."""
    fight(state, *enemies, phase=1)
    return do(state, "block-attack 0 0")


# Basic and advanced actions


def test_determination_attacks_or_blocks() -> None:
    state = attack_phase(table("determination", **NIGHT), "green-prowlers")
    do(state, "play-card determination basic")
    assert attack_now(state).total == 2, "only the attack is of use, so nobody is asked"
    state = block_phase(table("determination", **NIGHT), "green-prowlers")
    do(state, "play-card determination basic")
    assert block_now(state).total == 2


def test_tranquility_heals_or_draws() -> None:
    state = table("tranquility", "wound", **NIGHT)
    do(state, "play-card tranquility basic")
    assert len(offers(state)) == 2
    do(state, offers(state)[0])
    assert state.points[HEAL] == 1


def test_threaten_costs_reputation_and_noble_manners_gain_it_in_interaction() -> None:
    state = table("threaten", crystals=("red",), **NIGHT)
    do(state, "play-card threaten strong")
    assert (state.points[INFLUENCE], state.reputation[state.turn]) == (5, -1)
    state = table("noble-manners", crystals=("white",), phase=INTERACTING, **NIGHT)
    do(state, "play-card noble-manners strong")
    assert (state.points[INFLUENCE], state.reputation[state.turn], state.fame[state.turn]) == (4, 1, 1)


def test_crystallize_turns_paid_mana_into_a_crystal_of_its_colour() -> None:
    state = table("crystallize", mana=("red", "white"), **NIGHT)
    do(state, "play-card crystallize basic", "pay-with token white white")
    assert state.crystals[state.turn] == [0, 0, 0, 1]


def test_cold_toughness_counts_the_traits_of_what_it_blocks() -> None:
    state = block_phase(table("cold-toughness", crystals=("blue",), **NIGHT), "green-ironclads")
    do(state, "play-card cold-toughness strong")
    assert block_now(state).total == 5 + 2, "brutal, and resisting physical attacks"


def test_blood_rage_trades_a_wound_for_attack() -> None:
    state = attack_phase(table("blood-rage", **NIGHT), "green-prowlers")
    do(state, "play-card blood-rage basic")
    for move in offers(state):
        trial = do(state.copy(), move)
        wounds = trial.hand[trial.turn].count(WOUND)
        assert (wounds, attack_now(trial).total) in ((0, 2), (1, 5))


def test_decompose_gives_two_crystals_of_the_colour_or_one_of_each_other() -> None:
    state = table("decompose", "rage", **NIGHT)
    do(state, "play-card decompose basic", "throw-away-card rage")
    assert state.crystals[state.turn] == [2, 0, 0, 0]
    state = table("decompose", "rage", crystals=("red",), **NIGHT)
    do(state, "play-card decompose strong", "throw-away-card rage")
    assert state.crystals[state.turn] == [0, 1, 1, 1]
    assert cards(state, "rage")[0] not in state.hand[state.turn] + state.discard[state.turn]


def test_maximal_effect_repeats_a_card_that_then_leaves_the_game() -> None:
    state = table("maximal-effect", "march", **NIGHT)
    do(state, "play-card maximal-effect basic", "play-inside march")
    assert state.points[MOVE] == 6
    assert state.played[state.turn] == cards(state, "maximal-effect")


def test_pure_magic_does_what_the_colour_says() -> None:
    state = table("pure-magic", mana=("green", "red"), **NIGHT)
    do(state, "play-card pure-magic basic")
    assert state.points[MOVE] == 4, "red would attack, which nobody can now"


def test_steady_tempo_goes_back_to_the_deck() -> None:
    state = table("steady-tempo", "rage", crystals=("blue",), **NIGHT)
    seat = state.turn
    do(state, "play-card steady-tempo strong", "end-turn", "use-effect")
    assert cards(state, "steady-tempo")[0] in state.deck[seat] + state.hand[seat]
    assert cards(state, "steady-tempo")[0] not in state.discard[seat]


def test_crystal_mastery_returns_spent_crystals() -> None:
    state = table("crystal-mastery", "march", "rage", crystals=("blue", "green"), **NIGHT)
    seat = state.turn
    do(state, "play-card march strong", "play-card crystal-mastery strong", "end-turn", "done")
    assert state.crystals[seat] == [0, 1, 1, 0]


def test_agility_turns_move_into_attack_in_combat() -> None:
    state = attack_phase(table("agility", **NIGHT), "green-prowlers")
    do(state, "play-card agility basic", "turn-points 0")
    assert (state.points[MOVE], attack_now(state).total) == (1, 1)


def test_heroic_tale_raises_reputation_for_each_recruit() -> None:
    state = table("heroic-tale", reputation=3, **NIGHT)
    state.place[state.turn] = site_hex(state, "village")
    state.unit_offer = (state.setting.unit_ids.index("peasants"),)
    state.changed()
    do(state, "interact", "play-card heroic-tale basic", "recruit-unit peasants")
    assert state.reputation[state.turn] == 4


def test_learning_buys_an_advanced_action_once() -> None:
    state = table("learning", "rage", **NIGHT)
    do(state, "play-card learning basic")
    state.points[INFLUENCE] = 14
    state.changed()
    do(state, "buy-effect 0", f"take-card {state.setting.card_ids[state.advanced_offer[2]]}")
    assert state.points[INFLUENCE] == 8
    assert not [move for move in offers(state) if move.startswith("buy-effect")]


def test_ambush_helps_the_next_card_only() -> None:
    state = table("ambush", "rage", "rage", **NIGHT)
    do(state, "play-card ambush basic")
    attack_phase(state, "green-prowlers")
    do(state, "play-card rage basic", "play-card rage basic")
    assert attack_now(state).total == 5


def test_in_need_counts_wounds() -> None:
    state = table("in-need", "wound", "wound", **NIGHT)
    do(state, "play-card in-need basic")
    assert state.points[INFLUENCE] == 5


def test_training_gains_a_card_of_the_same_colour() -> None:
    state = table("training", "rage", **NIGHT)
    state.advanced_offer = cards(state, "fire-bolt", "ice-bolt", "agility")
    state.changed()
    do(state, "play-card training basic", "throw-away-card rage", "take-card fire-bolt")
    assert cards(state, "fire-bolt")[0] in state.discard[state.turn]


# Spells and artifacts


def test_tremor_lowers_armour_of_one_or_of_all() -> None:
    state = fight(table("tremor", mana=("green",), **NIGHT), "green-wolf-riders", "green-cursed-hags")
    do(state, "play-card tremor basic", offers(do(state.copy(), "play-card tremor basic"))[1])
    assert state.combat is not None
    assert [armour_of(state, foe) for foe in state.combat.foes] == [2, 3]


def test_whirlwind_keeps_an_enemy_from_attacking_or_destroys_it() -> None:
    state = fight(table("whirlwind", mana=("white",), **NIGHT), "green-prowlers")
    do(state, "play-card whirlwind basic", "choose-foe 0", "next-phase")
    assert not [move for move in offers(state) if move.startswith("block-attack")]
    state = fight(table("whirlwind", mana=("white", "black"), **NIGHT), "green-prowlers", phase=3)
    do(state, "play-card whirlwind strong", "choose-foe 0")
    assert state.combat is not None
    assert state.combat.foes[0].beaten
    assert state.fame[state.turn] == 2


def test_expose_takes_fortifications_and_resistances() -> None:
    state = fight(table("expose", mana=("white",), **NIGHT), "green-diggers", walled=True)
    assert "play-card expose basic" not in offers(state), "its attack has no target yet"
    state = fight(table("expose", mana=("white",), **NIGHT), "green-diggers", "green-prowlers")
    do(state, "target 1", "play-card expose basic", "choose-foe 0", "retarget", "target 0")
    assert attack_now(state).total == 2


def test_wings_of_wind_flies_for_a_point_a_space() -> None:
    state = table("wings-of-wind", mana=("white",), **NIGHT)
    seat = state.turn
    state.points[MOVE] = 2
    state.changed()
    do(state, "play-card wings-of-wind basic")
    spots = [move for move in offers(state) if move.startswith("fly-to")]
    assert spots
    do(state, "fly-to 0/-1")
    assert (state.points[MOVE], state.setting.hex_names[state.place[seat]]) == (1, "0/-1")


def test_space_bending_reaches_two_spaces_for_the_cost_of_the_last() -> None:
    state = table("space-bending", mana=("blue",), **NIGHT)
    state.points[MOVE] = 20
    state.changed()
    before = {move for move in offers(state) if move.startswith("move-to")}
    do(state, "play-card space-bending basic")
    assert before < {move for move in offers(state) if move.startswith("move-to")}


def test_time_bending_brings_cards_back_and_another_turn() -> None:
    state = table("space-bending", "march", "rage", mana=("blue", "black"), **NIGHT)
    seat = state.turn
    do(state, "play-card march basic", "play-card space-bending strong", "end-turn", "done")
    assert state.turn == seat
    assert state.hand[seat] == cards(state, "march", "rage")
    assert state.aside[seat] == cards(state, "space-bending")


def test_meditation_puts_cards_back_and_raises_the_hand_limit() -> None:
    state = table("meditation", mana=("green", "black"), **NIGHT)
    seat = state.turn
    state.discard[seat] = cards(state, "rage", "stamina", "promise")
    state.changed()
    do(state, "play-card meditation strong", "take-card rage", "take-card promise", "put-on-deck true")
    assert sorted(state.deck[seat][-2:]) == list(cards(state, "rage", "promise"))
    assert state.hand_bonus[seat] == 2


def test_a_ring_gives_endless_mana() -> None:
    state = table("ruby-ring", "rage", "threaten", "intimidate", **NIGHT)
    do(state, "play-card ruby-ring strong", "play-card threaten strong")
    assert state.points[INFLUENCE] == 5
    assert cards(state, "ruby-ring")[0] not in state.played[state.turn] + state.discard[state.turn]


def test_horn_of_wrath_announces_more_siege_for_more_dice() -> None:
    state = fight(table("horn-of-wrath", **NIGHT), "green-diggers")
    do(state, "target 0", "play-card horn-of-wrath strong")
    assert offers(state) == [f"announce-number {number}" for number in range(6)]
    do(state, "announce-number 3")
    assert attack_now(state).total == 8


def test_sword_of_justice_doubles_physical_attacks() -> None:
    state = attack_phase(table("sword-of-justice", "rage", **NIGHT), "green-ironclads")
    do(state, "play-card sword-of-justice strong", "play-card rage basic")
    assert attack_now(state).total == 4, "twice two, and nobody resists any more"


def test_golden_grail_gives_fame_for_its_points() -> None:
    state = table("golden-grail", "wound", "wound", **NIGHT)
    do(state, "play-card golden-grail basic", "heal", "heal")
    assert state.fame[state.turn] == 2


# Units


def test_swordsmen_may_take_a_wound_for_more() -> None:
    state = table("rage", **NIGHT)
    state.units[state.turn] = (unit(state, "utem-swordsmen"),)
    attack_phase(state, "green-prowlers")
    do(state, "activate-unit 0 1")
    assert attack_now(state).total == 6
    assert state.units[state.turn][0].wounds == 1


def test_into_the_heat_makes_units_stronger_and_spares_them() -> None:
    state = table("into-the-heat", **NIGHT)
    state.units[state.turn] = (unit(state, "utem-guardsmen"),)
    fight(state, "green-prowlers")
    do(state, "play-card into-the-heat basic", "next-phase", "block-attack 0 0", "activate-unit 0 1")
    assert block_now(state).total == 6
    do(state, "next-phase")
    assert state.units[state.turn][0].wounds == 0
    assert state.hand[state.turn].count(WOUND) == 2


def test_guardsmen_block_swift_attacks_twice() -> None:
    state = table("rage", **NIGHT)
    state.units[state.turn] = (unit(state, "utem-guardsmen"),)
    block_phase(state, "green-wolf-riders")
    do(state, "activate-unit 0 1", "finish-block")


def test_foresters_lower_the_cost_of_forests() -> None:
    state = table("rage", **NIGHT)
    state.units[state.turn] = (unit(state, "foresters"),)
    state.points[MOVE] = 2
    state.changed()
    assert "move-to 1/-1" not in offers(state)
    do(state, "activate-unit 0 0")
    assert "move-to 1/-1" in offers(state), "a forest at night costs 5, one less is 4"


def test_herbalists_make_another_unit_ready() -> None:
    state = table("rage", **NIGHT)
    state.units[state.turn] = (unit(state, "peasants", ready=False), unit(state, "herbalists"))
    state.command[state.turn] = 2
    state.changed()
    do(state, "activate-unit 1 1", "ready-unit 0")
    assert [one.ready for one in state.units[state.turn]] == [True, False]


# Skills


def with_skill(*hand: str, skill: str, **slots: object) -> KnightState:
    """The seat on turn has a skill."""
    state = table(*hand, **slots)  # type: ignore[arg-type]
    state.skills[state.turn] = (state.setting.skill_ids.index(skill),)
    state.changed()
    return state


@rule("MK-12.1")
def test_a_skill_is_used_once_a_turn_or_once_a_round() -> None:
    state = with_skill("march", skill="tovak-double-time")
    seat = state.turn
    do(state, "use-skill tovak-double-time")
    assert state.points[MOVE] == 2
    assert "use-skill tovak-double-time" not in offers(state)
    do(state, "play-sideways march move", "end-turn")
    assert state.skills_used[seat] == ()
    state = with_skill("march", skill="goldyx-red-crystal-craft")
    seat = state.turn
    do(state, "use-skill goldyx-red-crystal-craft", "play-sideways march move", "end-turn")
    assert state.skills_used[seat] != ()


@rule("MK-12.2")
def test_motivation_may_be_used_in_the_turn_of_another() -> None:
    state = table("march")
    other = 1 - state.turn
    state.skills[other] = (state.setting.skill_ids.index("tovak-motivation"),)
    state.fame = [3 if seat != other else 0 for seat in range(2)]
    state.changed()
    assert state.seats_to_act == (state.turn, other)
    before = len(state.hand[other])
    state.apply("use-skill tovak-motivation", other)
    assert len(state.hand[other]) == before + 2
    assert state.mana[other][1] == 1, "the least fame brings a token"
    assert state.seats_to_act == (state.turn,)


@rule("MK-12.3")
def test_skills_change_what_a_card_gives_sideways() -> None:
    state = with_skill("march", "fire-bolt", "wound", skill="tovak-i-dont-give-a-damn")
    do(state, "use-skill tovak-i-dont-give-a-damn", "play-sideways fire-bolt move", "play-sideways march move")
    assert state.points[MOVE] == 3 + 1
    state = with_skill("wound", skill="arythea-power-of-pain")
    do(state, "use-skill arythea-power-of-pain", "play-sideways wound influence")
    assert state.points[INFLUENCE] == 2


@rule("MK-12.3")
def test_universal_power_takes_mana_and_counts_more_for_its_colour() -> None:
    state = with_skill("march", "rage", skill="goldyx-universal-power", mana=("green",), **NIGHT)
    do(state, "use-skill goldyx-universal-power", "pay-with token green green", "play-sideways march move")
    assert state.points[MOVE] == 4


@rule("MK-12.3")
def test_who_needs_magic_gives_three_if_no_die_is_used_in_the_turn() -> None:
    state = with_skill("march", "stamina", skill="tovak-who-needs-magic", dice=("blue",) * 4)
    do(state, "use-skill tovak-who-needs-magic", "use-effect", "play-sideways march move")
    assert state.points[MOVE] == 3
    assert "play-card stamina strong" not in offers(state)


def test_leadership_helps_the_next_unit() -> None:
    state = with_skill("march", skill="norowas-leadership")
    state.units[state.turn] = (unit(state, "foresters"),)
    block_phase(state, "green-prowlers")
    do(state, "use-skill norowas-leadership", "activate-unit 0 1")
    assert block_now(state).total == 6


def test_resistance_break_lowers_armour_by_resistances() -> None:
    state = with_skill("march", skill="tovak-resistance-break")
    fight(state, "green-ironclads")
    do(state, "use-skill tovak-resistance-break", "choose-foe 0")
    assert state.combat is not None
    assert armour_of(state, state.combat.foes[0]) == 2


def test_flight_leads_one_space_for_nothing() -> None:
    state = with_skill("march", skill="goldyx-flight")
    do(state, "use-skill goldyx-flight")
    if offers(state)[0].startswith("choose-effect"):
        do(state, offers(state)[0])
    assert "fly-to 1/-1" in offers(state)


# Whatever is offered can be carried through


def is_done(word: object) -> bool:
    """Has this word, and every word inside it, its deed?"""
    kinds = {**DEEDS, **CONDITIONS, **COUNTERS}
    standing = {kind for kind, _ in ANSWERS}
    if isinstance(word, Standing):
        return type(word) in standing
    if isinstance(word, Op | Condition | Counter) and type(word) not in kinds:
        return False
    return all(is_done(item) for _, item in children(word))


def test_every_card_can_be_carried_through_wherever_it_is_offered() -> None:
    played = 0
    dice = random.Random(1)
    state = table("march")
    setting = state.setting
    lay(state, "5", (1, 1))
    for card in range(1, len(setting.cards)):
        info = setting.cards[card]
        assert info is not None
        for place in ("open", "ranged", "block", "attack"):
            for night in (False, True):
                trial = state.copy()
                seat = trial.turn
                trial.night = night
                trial.hand[seat] = tuple(sorted((WOUND, card, *cards(trial, "march", "rage", "promise"))))
                trial.mana[seat] = [2] * 6
                trial.units[seat] = (unit(trial, "peasants", ready=False), unit(trial, "utem-guardsmen", wounds=1))
                trial.command[seat] = 3
                trial.discard[seat] = cards(trial, "stamina")
                if place != "open":
                    fight(
                        trial, "green-prowlers", "green-ironclads", phase=("ranged", "block", "", "attack").index(place)
                    )
                    do(trial, "block-attack 0 0" if place == "block" else "target 0")
                trial.points[MOVE] = 2
                trial.changed()
                hub = len(trial.steps)
                for way, program in (("basic", info.basic), ("strong", info.strong)):
                    move = f"play-card {info.id} {way}"
                    if not is_done(program) or move not in offers(trial):
                        continue
                    played += 1
                    end = do(trial.copy(), move)
                    for _ in range(40):
                        if len(end.steps) <= hub:
                            break
                        options = offers(end)
                        assert options, (move, place, end.steps[-1])
                        do(end, dice.choice(options))
                    assert len(end.steps) <= hub or end.combat is not trial.combat, (move, place)
    assert played > 300
    assert ATTACK == 3


# Banners, and units of the offer


@rule("MK-3.11")
def test_a_banner_is_attached_and_makes_its_unit_stronger() -> None:
    state = table("banner-of-glory", "rage", **NIGHT)
    seat = state.turn
    state.units[seat] = (unit(state, "utem-guardsmen"),)
    state.changed()
    do(state, "attach-banner banner-of-glory 0")
    assert state.hand[seat] == cards(state, "rage")
    block_phase(state, "green-prowlers")
    do(state, "activate-unit 0 1")
    assert block_now(state).total == 5
    assert state.fame[seat] == 1


@rule("MK-3.11")
def test_another_banner_takes_the_place_of_the_first() -> None:
    state = table("banner-of-glory", "banner-of-protection", **NIGHT)
    seat = state.turn
    state.units[seat] = (unit(state, "peasants"),)
    state.changed()
    do(state, "attach-banner banner-of-glory 0", "attach-banner banner-of-protection 0")
    assert state.discard[seat] == cards(state, "banner-of-glory")


@rule("MK-3.11")
def test_a_banner_may_be_taken_back_when_a_round_ends() -> None:
    from herna.games.mage_knight.steps.round import EndRound

    state = table("rage")
    seat = state.turn
    banner = cards(state, "banner-of-fear")[0]
    state.units[seat] = (unit(state, "peasants", banner=banner),)
    state.steps.clear()
    state.push(EndRound())
    state.start()
    state.changed()
    assert offers(state) == ["take-banner 0", "done"]
    do(state, "take-banner 0")
    assert banner in state.deck[seat] + state.hand[seat]


def test_the_banner_of_fear_cancels_an_attack_for_fame() -> None:
    state = table("rage", **NIGHT)
    seat = state.turn
    state.units[seat] = (unit(state, "peasants", banner=cards(state, "banner-of-fear")[0]),)
    block_phase(state, "green-prowlers")
    do(state, "use-banner 0", "choose-attack 0 0", "next-phase")
    assert state.fame[seat] == 1
    assert WOUND not in state.hand[seat]
    assert not state.units[seat][0].ready


def test_the_banner_of_courage_makes_its_unit_ready_once_a_round() -> None:
    state = table("rage", **NIGHT)
    seat = state.turn
    state.units[seat] = (unit(state, "peasants", ready=False, banner=cards(state, "banner-of-courage")[0]),)
    state.changed()
    do(state, "use-banner 0")
    assert state.units[seat][0].ready
    assert not state.units[seat][0].banner_up


def test_call_to_arms_uses_a_unit_of_the_offer_once() -> None:
    state = table("call-to-arms", "rage", mana=("white",), **NIGHT)
    state.unit_offer = (state.setting.unit_ids.index("peasants"),)
    state.changed()
    do(state, "play-card call-to-arms basic", "use-offer-unit peasants 2")
    assert state.points[MOVE] == 2
    assert not [move for move in offers(state) if move.startswith("use-offer-unit")]
    assert len(state.unit_offer) == 1


def test_wings_of_night_keeps_more_enemies_off_for_move_points() -> None:
    state = table("wings-of-wind", "march", mana=("white", "black"), **NIGHT)
    fight(state, "green-prowlers", "green-ironclads", "green-wolf-riders")
    do(state, "play-card march basic", "play-card wings-of-wind strong", "choose-foe 1", "choose-foe 0")
    assert state.points[MOVE] == 1
    do(state, "next-phase")
    assert [move for move in offers(state) if move.startswith("block-attack")] == ["block-attack 2 0"]


# Tokens in the middle


def after_using(skill: str, *choices: str) -> KnightState:
    """The turn of the other hero, after a skill was laid in the middle."""
    state = with_skill("march", skill=skill)
    other = 1 - state.turn
    state.hand[other] = cards(state, "march", "stamina", "rage")
    state.dice = (1, 2, 2, 2)
    state.changed()
    return do(state, f"use-skill {skill}", *choices, "play-sideways march move", "end-turn")


@rule("MK-12.4")
def test_source_freeze_takes_the_die_of_others_and_gives_its_owner_a_crystal() -> None:
    state = after_using("goldyx-source-freeze")
    owner = 1 - state.turn
    assert not [move for move in offers(state) if move.endswith("strong")]
    do(state, "play-sideways march move", "end-turn", "done", "pick-die green")
    assert state.turn == owner
    assert state.crystals[owner] == [0, 0, 1, 0]


@rule("MK-12.4")
def test_mana_exploit_wounds_others_who_use_other_colours() -> None:
    state = after_using("tovak-mana-exploit", "choose-colour green")
    seat = state.turn
    state.mana[seat] = [0, 2, 1, 0, 0, 0]
    state.dice = (5, 5, 5, 5)
    state.hand[seat] = cards(state, "march", "stamina", "stamina")
    state.changed()
    do(state, "play-card march strong")
    assert WOUND not in state.hand[seat]
    do(state, "play-card stamina strong", "play-card stamina strong")
    assert state.hand[seat].count(WOUND) == 1


@rule("MK-12.4")
def test_prayer_of_weather_makes_steps_dearer_for_others() -> None:
    from herna.games.mage_knight.steps.moving import step_cost

    state = with_skill("march", skill="norowas-prayer-of-weather")
    forest = state.setting.lattice.hex_number[1, -1]
    do(state, "use-skill norowas-prayer-of-weather")
    assert step_cost(state, forest) == 1
    do(state, "play-sideways march move", "end-turn")
    assert step_cost(state, forest) == 4
    state.hand[state.turn] = cards(state, "march")
    state.changed()
    do(state, "play-sideways march move", "end-turn")
    assert step_cost(state, forest) == 3


@rule("MK-12.5")
def test_healing_ritual_hands_a_wound_to_the_nearest_hero_who_may_react_first() -> None:
    state = with_skill("wound", "wound", "march", skill="arythea-healing-ritual")
    seat, other = state.turn, 1 - state.turn
    do(state, "use-skill arythea-healing-ritual", "throw-away-card wound", "throw-away-card wound")
    assert (state.hand[seat], state.hand[other].count(WOUND)) == (cards(state, "march"), 1)
    state = with_skill("wound", "march", skill="arythea-healing-ritual")
    state.place[other] = site_hex(state, "village")
    state.changed()
    do(state, "use-skill arythea-healing-ritual", "throw-away-card wound")
    assert (state.seats_to_act, offers(state)) == ((other,), ["plunder", "done"])
    do(state, "plunder")
    assert state.hand[other].count(WOUND) == 1
    assert state.seats_to_act == (state.turn,)


@rule("MK-12.5")
def test_without_a_wound_thrown_away_nobody_takes_one() -> None:
    state = with_skill("wound", "march", skill="arythea-healing-ritual")
    do(state, "use-skill arythea-healing-ritual", "done")
    assert WOUND not in state.hand[1 - state.turn]


def test_the_banner_of_protection_throws_away_the_wounds_of_the_turn() -> None:
    state = table("banner-of-protection", "wound", "rage", **NIGHT)
    seat = state.turn
    fight(state, "green-cursed-hags")
    do(state, "play-card banner-of-protection strong", "next-phase", "next-phase", "next-phase")
    assert (state.hand[seat].count(WOUND), state.discard[seat].count(WOUND)) == (3, 2)
    do(state, "end-turn", "use-effect")
    assert (state.hand[seat].count(WOUND), state.discard[seat].count(WOUND)) == (1, 0)
