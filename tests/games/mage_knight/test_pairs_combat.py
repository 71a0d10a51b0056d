"""Effects that touch each other in combat; the table of pairs is beside (`test_pairs.py`)."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.rules.hero import lose_unit
from herna.games.mage_knight.setting import WOUND
from tests.games.mage_knight.deeds import after, answer, brought, enemies_now, go, position, strike_total, used
from tests.games.mage_knight.table import (
    arrange,
    attack_of,
    block_now,
    block_of,
    cards,
    do,
    fight,
    offers,
    points_of,
    set_points,
    set_side,
    unit,
)
from tests.games.mage_knight.test_spells import to_attack_phase

rule = pytest.mark.rule


@rule("MK-17.2")
def test_the_bow_doubles_what_altem_mages_make_siege() -> None:
    state = position(
        "bow-of-starsdawn", "swiftness", "rage", mana=["white", "black"], units=["altem-mages"], where="open night"
    )
    go(state, "ranged", walled=True)
    do(state, "activate-unit 0 2")
    answer(state, "#1")
    do(state, "play-card bow-of-starsdawn strong", "play-card swiftness strong")
    assert strike_total(state) == 6, "doubled, and siege all the same"
    do(state, "play-card rage basic")
    assert strike_total(state) == 6 + 4


@rule("MK-17.1")
def test_a_possessed_enemy_is_not_dueled() -> None:
    state = position("charm", where="ranged night", mana=["white", "black"], skills=["wolfhawk-dueling"])
    do(state, "play-card charm strong", "choose-foe 0", "next-phase")
    assert not [move for move in offers(state) if move.startswith(("block-attack", "use-skill"))]


def test_what_a_possessed_enemy_gives_becomes_cold_fire() -> None:
    state = position("charm", where="ranged night", mana=["white", "black", "black"], units=["altem-mages"],
                     enemies=["grey-swordsmen", "grey-golems"])  # fmt: skip
    do(state, "play-card charm strong", "choose-foe 0", "activate-unit 0 2")
    answer(state, "#0")
    to_attack_phase(state)
    do(state, "retarget", "target 1", "use-held 0")
    assert strike_total(state) == 6, "a physical attack of 6 would be halved"


def test_cold_fire_is_no_physical_attack_to_be_doubled() -> None:
    state = position("sword-of-justice", "rage", where="attack night", mana=["black"], units=["altem-mages"])
    do(state, "play-card sword-of-justice strong", "play-card rage basic")
    assert strike_total(state) == 4
    do(state, "activate-unit 0 2")
    answer(state, "#0")
    assert strike_total(state) == 2


def test_ambush_helps_the_first_block_of_the_shield_only() -> None:
    state = after("ambush basic", "open", "", ("shield-of-the-fallen-kings",))
    go(state, "block", ["green-prowlers", "green-diggers"])
    do(state, "play-card shield-of-the-fallen-kings basic")
    answer(state, "#1; finish-block; block-attack 1 0; use-held 0")
    assert block_of(state) == 4


def test_influence_turned_into_block_is_no_card_for_ambush() -> None:
    state = after("ambush basic", "open", "", ("diplomacy", "rage"))
    go(state, "block")
    do(state, "play-card diplomacy basic", "turn-points 0")
    assert block_of(state) == 1
    do(state, "play-card rage basic")
    assert block_of(state) == 1 + 2 + 2


def test_resistance_break_before_expose_keeps_its_effect() -> None:
    state = position(
        "expose", where="ranged", mana=["white"], skills=["tovak-resistance-break"], enemies=["white-altem-guardsmen"]
    )
    do(state, "use-skill tovak-resistance-break", "choose-foe 0", "play-card expose basic", "choose-foe 0")
    assert enemies_now(state) == ["armour 4, attack 5"]


def test_what_does_not_attack_is_not_blocked() -> None:
    state = position("whirlwind", "counterattack", where="block", mana=["white"])
    do(state, "play-card whirlwind basic", "choose-foe 0")
    to_attack_phase(state)
    do(state, "play-card counterattack basic")
    assert attack_of(state) == 2


def test_an_attack_brought_to_nothing_counts_as_blocked() -> None:
    state = position("dodge-and-weave", "cure", where="block night", mana=["white", "green", "black"])
    do(state, "play-card dodge-and-weave strong")
    answer(state, "#0; choose-attack 0 0")
    do(state, "play-card cure strong")
    assert enemies_now(state) == ["armour 1, attack blocked"]


def test_an_attack_is_changed_before_it_is_doubled() -> None:
    state = used("wolfhawk-taunt", "block", "#0; choose-attack 0 0", enemies=["green-wolf-riders"])
    assert block_now(state).needed == 4


@rule("MK-3.12")
def test_fortitude_keeps_the_wound_of_swordsmen_off() -> None:
    state = position("banner-of-fortitude", units=["utem-swordsmen"])
    do(state, "attach-banner banner-of-fortitude 0")
    go(state, "attack")
    do(state, "activate-unit 0 1", "use-banner 0")
    assert (attack_of(state), state.units[state.turn][0].wounds) == (6, 0)


def test_glory_adds_only_to_values_a_unit_has() -> None:
    state = after("banner-of-glory strong", "attack", units=["illusionists"])
    assert "activate-unit 0 0" in offers(state)
    do(state, "activate-unit 0 0")
    assert brought(state) == "influence 4"


def test_wounds_of_own_cards_knock_out() -> None:
    state = position("maximal-effect", "blood-rage", "march", where="attack")
    set_side(state, wounds=3)
    do(state, "play-card maximal-effect basic", "play-inside blood-rage")
    answer(state, "#1; #1; #1")
    assert attack_of(state) == 15, "the effect still happens"
    assert state.hand[state.turn] == (WOUND,) * 3, "march is gone with the hand"


def test_everything_that_helps_a_unit_adds_up() -> None:
    state = position("banner-of-glory", "into-the-heat", units=["utem-guardsmen"], skills=["norowas-leadership"])
    do(state, "attach-banner banner-of-glory 0")
    fight(state, "green-prowlers")
    do(
        state,
        "play-card into-the-heat basic",
        "next-phase",
        "block-attack 0 0",
        "use-skill norowas-leadership",
        "activate-unit 0 1",
    )
    assert block_of(state) == 4 + 1 + 2 + 3


@pytest.mark.parametrize(
    ("card", "way", "where"),
    [
        ("chill", "basic", "block"),
        ("whirlwind", "basic", "block"),
        ("whirlwind", "strong", "attack night"),
        ("tremor", "basic", "attack"),
    ],
)
def test_arcane_immunity_lets_only_effects_on_attacks_through(card: str, way: str, where: str) -> None:
    mana = {"chill": ["blue"], "whirlwind": ["white", "black"], "tremor": ["green"]}[card]
    state = position(card, "swift-reflexes", where=where, mana=mana, enemies=["white-grim-legionnaires"])
    assert f"play-card {card} {way}" not in offers(state)
    if where == "block":
        do(state, "play-card swift-reflexes basic")
        answer(state, "#1; choose-attack 0 0")
        assert enemies_now(state) == ["armour 10, attack 10"]


@rule("MK-18.7")
def test_a_card_that_leads_a_unit_is_discarded_with_it() -> None:
    state = position()
    banner = cards(state, "banner-of-command")[0]
    arrange(state, units=(unit(state, "peasants", command=banner),))
    lose_unit(state, state.turn, 0)
    assert state.discard[state.turn] == (banner,)


@rule("MK-18.8")
def test_the_bond_is_free_again_when_its_unit_is_lost() -> None:
    state = position(where="people", skills=["norowas-bonds-of-loyalty"])
    arrange(state, unit_offer=["peasants"] * 2, units=(unit(state, "foresters", bonded=True),), command=0)
    set_points(state, influence=9)
    assert not [move for move in offers(state) if move.startswith("recruit")], "no token, and nobody to disband"
    arrange(state, units=())
    do(state, "recruit-on-terms peasants true -1")
    assert (points_of(state).influence, state.units[state.turn][0].bonded) == (9, True)
