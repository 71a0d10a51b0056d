"""Effects inside effects, two and three deep, and what lies in force around them. Rows of `test_pairs.PAIRS`."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import WOUND
from tests.games.mage_knight import deeds
from tests.games.mage_knight.deeds import after, answer, brought, curse, position, strike_total, used
from tests.games.mage_knight.table import all_cards, arrange, cards, do, fight, offers, points_of, turn_of, unit
from tests.games.mage_knight.test_artifacts import box
from tests.games.mage_knight.test_skills_middle import friends, in_the_middle, turn_over

rule = pytest.mark.rule


# A card inside a card inside a card


@rule("MK-3.9")
def test_will_focus_of_concentration_adds_both() -> None:
    state = position("will-focus", "concentration", "march", mana=["green"])
    do(state, "play-card will-focus strong", "play-inside concentration", "play-inside march")
    assert points_of(state).move == 4 + 3 + 2
    assert set(cards(state, "will-focus", "concentration", "march")) <= set(state.played[state.turn])


@rule("MK-3.9")
def test_concentration_of_blood_of_ancients_of_maximal_effect() -> None:
    state = position("concentration", "blood-of-ancients", "march", mana=["green"])
    arrange(state, advanced_offer=("maximal-effect",))
    do(state, "play-card concentration strong", "play-inside blood-of-ancients")
    answer(state, "#1")
    do(state, "play-card maximal-effect strong", "play-inside march")
    assert points_of(state).move == 2 * (4 + 2), "each of both numbers is raised"
    assert state.advanced_offer == cards(state, "maximal-effect"), "it stays in the offer"
    assert cards(state, "march")[0] not in state.played[state.turn], "what it repeats leaves the game"
    assert state.discard[state.turn] == (WOUND,)


@rule("MK-3.9")
@pytest.mark.parametrize("outer", ["magic-talent", "tome-of-all-spells"])
def test_a_spell_of_the_offer_calls_a_unit_of_the_offer(outer: str) -> None:
    state = position(outer, "promise", where="attack", mana=["white"])
    arrange(state, spell_offer=("call-to-arms",), unit_offer=("utem-guardsmen",))
    do(state, f"play-card {outer} basic", "discard-card promise", "play-card call-to-arms basic")
    assert sum(state.mana[state.turn]) == (0 if outer == "magic-talent" else 1), "the Tome needs no mana"
    do(state, "use-offer-unit utem-guardsmen 0")
    assert brought(state).startswith("attack 2")


@rule("MK-3.9")
def test_maximal_effect_of_magic_talent_casts_three_spells_and_pays_for_each() -> None:
    hand = ["maximal-effect", "magic-talent", "rage", "rage", "rage"]
    for mana, offered in ((["red"] * 2, False), (["red"] * 3, True)):
        state = position(*hand, where="ranged", mana=mana)
        arrange(state, spell_offer=("fireball",))
        found = "play-card maximal-effect basic" in offers(state)
        inner = offers(do(state, "play-card maximal-effect basic")) if found else []
        assert ("play-inside magic-talent" in inner) == offered
    do(state, "play-inside magic-talent")
    for _ in range(3):
        answer(state, "discard-card rage; play-card fireball basic")
    assert brought(state) == "ranged fire 15"


@rule("MK-17.10")
def test_the_box_as_the_tome_casts_a_strong_spell_by_day_and_leaves() -> None:
    state = box("stamina", "march", artifact="tome-of-all-spells")
    seat = state.turn
    arrange(state, spell_offer=("space-bending",))
    do(state, "play-card march basic", "use-box strong", "discard-card stamina", "play-card space-bending strong")
    do(state, "end-turn")
    assert (state.turn, state.hand[seat], state.aside[seat]) == (seat, cards(state, "march"), ())
    assert cards(state, "mysterious-box")[0] not in all_cards(state, seat)
    assert state.artifact_deck[0] == cards(state, "tome-of-all-spells")[0]


@rule("MK-17.10")
def test_the_box_as_the_circlet_lends_a_skill() -> None:
    state = box("march", artifact="circlet-of-proficiency")
    arrange(state, common_skills=("tovak-double-time",))
    do(state, "use-box basic", "borrow-skill tovak-double-time", "use-skill tovak-double-time")
    do(state, "use-skill tovak-double-time")
    assert (points_of(state).move, state.fame[state.turn]) == (4, 1)
    assert "use-skill tovak-double-time" not in offers(state)


@rule("MK-17.10")
def test_the_box_as_the_banner_of_command_gives_its_influence_only() -> None:
    state = box("march", artifact="banner-of-command", where="people")
    seat = state.turn
    arrange(state, unit_offer=("herbalists",), command=2, seat=seat)
    do(state, "use-box basic", "recruit-unit herbalists")
    assert [one.command for one in state.units[seat]] == [-1, -1], "the artifact goes back under its deck"


# Mana


@rule("MK-17.8")
@pytest.mark.parametrize(
    ("hand", "where", "moves", "brings"),
    [
        (("concentration", "march"), "open", ("play-card concentration strong", "play-inside march"), "move 10"),
        (("ambush",), "open", ("play-card ambush strong",), "move 8"),
    ],
)
def test_mana_overload_raises_the_first_number_that_the_powered_card_gives(
    hand: tuple[str, ...], where: str, moves: tuple[str, ...], brings: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "begun", lambda players, _: friends(players))
    state = position(*hand, where=where, skills=["tovak-mana-overload"])
    do(state, "use-skill tovak-mana-overload", "choose-colour green", *moves)
    assert brought(state) == brings


@rule("MK-17.9")
def test_two_mana_of_a_cursed_colour_wound_once() -> None:
    state = in_the_middle("krang-mana-suppression", hand=("march", "rage"))
    other = state.turn
    curse(state, 1 - other, "green")
    arrange(state, mana=[0, 0, 2, 0, 0, 0], seat=other)
    do(state, "play-card march strong")
    assert (points_of(state).move, state.mana[other][2], state.hand[other].count(WOUND)) == (4, 0, 1)


@rule("MK-12.4")
def test_mana_exploit_wounds_for_the_mana_of_universal_power() -> None:
    state = position("rage", skills=["tovak-mana-exploit"])
    do(state, "use-skill tovak-mana-exploit", "choose-colour green")
    turn_over(state, "march", "rage")
    arrange(state, skills=("goldyx-universal-power",), mana=[1, 0, 0, 0, 0, 0])
    do(state, "use-skill goldyx-universal-power")
    answer(state, "#0" if offers(state)[0].startswith("pay-with") else "")
    assert state.hand[state.turn].count(WOUND) == 1
    do(state, "play-sideways rage move")
    assert points_of(state).move == 4, "red mana for a red card"


@rule("MK-17.30")
def test_crystal_mastery_returns_a_crystal_that_paid_for_a_skill() -> None:
    state = position("crystal-mastery", "march", mana=["blue"], crystals=["green"], skills=["goldyx-universal-power"])
    seat = state.turn
    do(state, "play-card crystal-mastery strong", "use-skill goldyx-universal-power")
    answer(state, "#0" if offers(state)[0].startswith("pay-with") else "")
    assert state.crystals[seat] == [0, 0, 0, 0]
    do(state, "play-sideways march move", "end-turn")
    assert state.crystals[seat] == [0, 0, 1, 0]


@rule("MK-4.6")
def test_a_die_that_is_taken_is_free_of_source_freeze() -> None:
    state = in_the_middle("goldyx-source-freeze", hand=("mana-draw", "march", "stamina"))
    other = state.turn
    arrange(state, dice=(2, 1, 1, 1), mana=[0, 0, 0, 1, 0, 0], seat=other)
    assert "play-card march strong" not in offers(state), "no die of the turn"
    do(state, "play-card mana-draw strong", "set-die green green", "play-card march strong")
    assert (points_of(state).move, state.mana[other][2]) == (4, 1), "two tokens, one of them spent"


# Numbers that change


@rule("MK-17.6")
def test_shapeshift_leaves_what_concentration_adds() -> None:
    state = used("braevalar-shapeshift", "block", hand=["concentration", "march"], mana=["green"])
    do(state, "play-card concentration strong", "play-inside march")
    assert offers(state) == ["choose-kind move", "choose-kind block"]
    assert brought(do(state, "choose-kind block")) == "move 2, block 4"


@rule("MK-17.6")
def test_ambush_helps_a_march_that_becomes_a_block() -> None:
    state = used("braevalar-shapeshift", "block", hand=["ambush", "march"])
    do(state, "play-card ambush basic", "play-card march basic", "choose-kind block")
    assert brought(state) == "move 2, block 4", "2 and 2 more"


@rule("MK-17.21")
def test_a_possessed_enemy_strikes_twice_as_hard_with_the_sword() -> None:
    state = position("charm", "sword-of-justice", where="open night", mana=["white", "black"])
    fight(state, "grey-swordsmen", "grey-guardsmen")
    do(state, "next-phase", "play-card charm strong", "choose-foe 0", "next-phase")
    while "target 1" not in offers(state):
        do(state, "assign-to-hero" if "assign-to-hero" in offers(state) else offers(state)[0])
    do(state, "target 1", "play-card sword-of-justice strong")
    do(state, next(move for move in offers(state) if move.startswith("use-held")))
    assert strike_total(state) == 12, "6 physical, doubled"


@rule("MK-17.21")
def test_what_follows_for_nobody_keeps_no_other_reward_back() -> None:
    state = position("explosive-bolt", "soul-harvester", where="attack", mana=["white"], enemies=["violet-ice-mages"])
    do(state, "play-card explosive-bolt strong", "play-card soul-harvester strong", "strike")
    assert offers(state) == ["choose-colour blue", "choose-colour white"], "though no other enemy can lose armour"
    do(state, "choose-colour blue")
    assert state.crystals[state.turn] == [0, 1, 0, 0]


@rule("MK-12.4")
def test_the_howl_of_rivals_and_a_banner_of_ones_own_meet() -> None:
    state = in_the_middle("wolfhawk-wolfs-howl", hand=("march",))
    seat = state.turn
    banner = cards(state, "banner-of-glory")[0]
    arrange(state, units=(unit(state, "utem-guardsmen", banner=banner),), seat=seat)
    fight(state, "green-prowlers", phase="attack")
    do(state, "target 0", "activate-unit 0 0")
    assert brought(state).startswith("attack 2"), "2, less 1, and 1 more"


# Wounds and cards


@rule("MK-17.20")
def test_rush_of_adrenaline_answers_to_blood_ritual() -> None:
    state = position("rush-of-adrenaline", "blood-ritual", "march")
    seat = state.turn
    do(state, "play-card rush-of-adrenaline basic", "play-card blood-ritual basic", "choose-colour blue")
    assert (WOUND in state.hand[seat], len(state.deck[seat])) == (True, 5), "one card for one wound"


@rule("MK-10.3")
def test_cure_and_the_grail_both_answer_to_one_healing() -> None:
    state = position("cure", "golden-grail", "wound", "march", mana=["green"])
    seat = state.turn
    do(state, "play-card golden-grail basic", "play-card cure basic", "heal")
    assert (state.fame[seat], len(state.deck[seat]), points_of(state).healing) == (1, 5, 3)


@rule("MK-12.2")
def test_a_borrowed_motivation_locks_ones_own() -> None:
    state = position("circlet-of-proficiency", "march", skills=["tovak-motivation"])
    arrange(state, common_skills=("arythea-motivation",))
    do(state, "play-card circlet-of-proficiency basic", "borrow-skill arythea-motivation")
    do(state, "use-skill arythea-motivation")
    assert [move for move in offers(state) if "motivation" in move] == []


@rule("MK-3.9")
def test_concentration_adds_nothing_to_cards_drawn_or_to_the_limit() -> None:
    state = position("concentration", "temporal-portal", "march", mana=["green"])
    seat = state.turn
    do(state, "play-card concentration strong", "play-inside temporal-portal")
    answer(state, "#1")
    if "skip-effect" in offers(state):
        do(state, "skip-effect")
    assert (state.hand_bonus[seat], turn_of(state).action_used) == (2, True)
    assert brought(after("concentration basic", "open", "choose-colour red")) == "red mana 1"
