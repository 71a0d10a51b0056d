"""Effects of cards, units and skills."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary import WORDS
from herna.games.programs import without_deed
from tests.games.mage_knight.table import (
    arrange,
    block_now,
    by_seat,
    cards,
    do,
    fight,
    offers,
    points_of,
    resolve,
    site_hex,
    table,
    unit,
)

rule = pytest.mark.rule
NIGHT: dict[str, Any] = {"dice": ("gold",) * 4, "night": True}
"""No die of the Source is of any use."""


def attack_phase(state: KnightState, *enemies: str) -> KnightState:
    """In the attack phase, aiming at the first enemy."""
    fight(state, *enemies, phase="attack")
    return do(state, "target 0")


def block_phase(state: KnightState, *enemies: str) -> KnightState:
    """In the block phase, blocking the first enemy."""
    fight(state, *enemies, phase="block")
    return do(state, "block-attack 0 0")


# Skills


def with_skill(*hand: str, skill: str, **slots: Any) -> KnightState:
    """The seat on turn has a skill."""
    state = table(*hand, **slots)
    arrange(state, skills=(state.setting.skill_ids.index(skill),))
    return state


@rule("MK-12.1")
def test_a_skill_is_used_once_a_turn_or_once_a_round() -> None:
    state = with_skill("march", skill="tovak-double-time")
    seat = state.turn
    do(state, "use-skill tovak-double-time")
    assert points_of(state).move == 2
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
    arrange(state, skills=("tovak-motivation",), seat=other)
    by_seat(state, fame=[3 if seat != other else 0 for seat in range(2)])
    assert list(state.seats_to_act) == [state.turn, other]
    before = len(state.hand[other])
    state.apply("use-skill tovak-motivation", other)
    assert len(state.hand[other]) == before + 2
    assert state.mana[other][1] == 1, "the least fame brings a token"
    assert state.seats_to_act == (state.turn,)


@rule("MK-12.3")
def test_skills_change_what_a_card_gives_sideways() -> None:
    state = with_skill("march", "fire-bolt", "wound", skill="tovak-i-dont-give-a-damn")
    do(state, "use-skill tovak-i-dont-give-a-damn", "play-sideways fire-bolt move", "play-sideways march move")
    assert points_of(state).move == 3 + 1
    state = with_skill("wound", skill="arythea-power-of-pain")
    do(state, "use-skill arythea-power-of-pain", "play-sideways wound influence")
    assert points_of(state).influence == 2


@rule("MK-12.3")
def test_universal_power_takes_mana_and_counts_more_for_its_colour() -> None:
    state = with_skill("march", "rage", skill="goldyx-universal-power", mana=("green",), **NIGHT)
    do(state, "use-skill goldyx-universal-power", "pay-with token green green", "play-sideways march move")
    assert points_of(state).move == 4


@rule("MK-12.3")
def test_who_needs_magic_gives_three_if_no_die_is_used_in_the_turn() -> None:
    state = with_skill("march", "stamina", skill="tovak-who-needs-magic", dice=("blue",) * 4)
    do(state, "use-skill tovak-who-needs-magic", "use-effect", "play-sideways march move")
    assert points_of(state).move == 3
    assert "play-card stamina strong" not in offers(state)


# Words


def test_every_word_has_a_deed() -> None:
    assert without_deed(WORDS) == []


# Banners, and units of the offer


@rule("MK-3.11")
def test_a_banner_is_attached_and_makes_its_unit_stronger() -> None:
    state = table("banner-of-glory", "rage", **NIGHT)
    seat = state.turn
    arrange(state, units=("utem-guardsmen",), seat=seat)
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
    arrange(state, units=("peasants",), seat=seat)
    do(state, "attach-banner banner-of-glory 0", "attach-banner banner-of-protection 0")
    assert state.discard[seat] == cards(state, "banner-of-glory")


@rule("MK-3.11")
def test_a_banner_may_be_taken_back_when_a_round_ends() -> None:
    from herna.games.mage_knight.steps.round import EndRound

    state = table("rage")
    seat = state.turn
    banner = cards(state, "banner-of-fear")[0]
    arrange(state, units=(unit(state, "peasants", banner=banner),), seat=seat)
    resolve(state, EndRound(), alone=True)
    assert offers(state) == ["take-banner 0", "done"]
    do(state, "take-banner 0")
    assert banner in state.deck[seat] + state.hand[seat]


# Tokens in the middle


def after_using(skill: str, *choices: str) -> KnightState:
    """The turn of the other hero, after a skill was laid in the middle."""
    state = with_skill("march", skill=skill)
    other = 1 - state.turn
    arrange(state, hand=("march", "stamina", "rage"), dice=(1, 2, 2, 2), seat=other)
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
    arrange(state, mana=[0, 2, 1, 0, 0, 0], dice=(5, 5, 5, 5), hand=("march", "stamina", "stamina"), seat=seat)
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
    assert step_cost(state, state.turn, forest) == 1
    do(state, "play-sideways march move", "end-turn")
    assert step_cost(state, state.turn, forest) == 4
    arrange(state, hand=("march",))
    do(state, "play-sideways march move", "end-turn")
    assert step_cost(state, state.turn, forest) == 3


@rule("MK-12.5")
def test_healing_ritual_hands_a_wound_to_the_nearest_hero_who_may_react_first() -> None:
    state = with_skill("wound", "wound", "march", skill="arythea-healing-ritual")
    seat, other = state.turn, 1 - state.turn
    do(state, "use-skill arythea-healing-ritual", "throw-away-card wound", "throw-away-card wound")
    assert (state.hand[seat], state.hand[other].count(WOUND)) == (cards(state, "march"), 1)
    state = with_skill("wound", "march", skill="arythea-healing-ritual")
    arrange(state, place=site_hex(state, "village"), seat=other)
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
