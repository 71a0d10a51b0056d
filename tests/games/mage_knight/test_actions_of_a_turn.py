"""What one may do in a turn, and what stays when it is over."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import WOUND
from tests.games.mage_knight.endings import at, end
from tests.games.mage_knight.table import (
    arrange,
    cards,
    do,
    fight,
    fighting,
    in_fight,
    lay,
    offers,
    points_of,
    set_points,
    site_hex,
    table,
    turn_of,
    unit,
)

rule = pytest.mark.rule


@rule("MK-9.10")
def test_nothing_is_played_while_the_turn_ends() -> None:
    state = at(table("march", "tranquility", "wound"), 0)
    at(state, site_hex(state, "magical-glade"))
    do(state, "play-sideways march move", "end-turn")
    assert not [move for move in offers(state) if move.startswith(("play", "use", "activate", "heal"))]


@rule("MK-5.2", "MK-5.3")
def test_points_made_before_the_action_are_lost_when_it_begins() -> None:
    state = table("march", "promise", "stamina")
    at(state, site_hex(state, "village"))
    do(state, "play-card march basic", "play-card promise basic")
    assert (points_of(state).move, points_of(state).influence) == (2, 2)
    do(state, "interact")
    assert (points_of(state).move, points_of(state).influence) == (0, 0)
    do(state, "play-card stamina basic")
    assert points_of(state).move == 2, "move may be made at any time; walking is over"
    assert not [move for move in offers(state) if move.startswith("move-to")]


@rule("MK-5.5")
def test_beside_another_hero_there_is_no_action() -> None:
    state = table("march")
    village = site_hex(state, "village")
    at(state, village)
    assert "interact" in offers(state)
    arrange(state, place=village, seat=1 - state.turn)
    assert "interact" not in offers(state)


@rule("MK-5.14", "MK-8.1")
def test_after_a_combat_there_is_neither_a_move_nor_another_action() -> None:
    state = table("march", "rage")
    lay(state, "6", (1, 1))
    den = site_hex(state, "monster-den")
    at(state, den)
    do(state, "enter-site")
    while in_fight(state):
        do(state, "next-phase" if "next-phase" in offers(state) else offers(state)[-1])
    set_points(state, move=20)
    assert not [
        move for move in offers(state) if move.startswith(("move-to", "explore", "enter", "challenge", "interact"))
    ]


@rule("MK-5.4")
def test_a_step_onto_a_defended_site_is_the_action() -> None:
    state = table("march")
    lay(state, "4", (1, 1))
    tower = site_hex(state, "mage-tower")
    arrange(state, tokens=tuple(token for token in state.tokens if token.hex == tower))
    at(state, tower + 4)
    set_points(state, move=9)
    do(state, f"move-to {state.setting.hex_names[tower]}")
    assert turn_of(state).action_used
    assert fighting(state).kind == "assault"


@rule("MK-7.8")
def test_a_keep_serves_its_owner_only() -> None:
    state = table("march")
    lay(state, "3", (1, 1))
    keep = site_hex(state, "keep")
    arrange(state, tokens=(), shields=((keep, state.turn),))
    at(state, keep)
    assert "interact" in offers(state)
    arrange(state, shields=((keep, 1 - state.turn),))
    assert "interact" not in offers(state)


@rule("MK-7.10")
def test_a_unit_may_be_used_at_once_and_anything_bought_again() -> None:
    state = table("march", reputation=7)
    at(state, site_hex(state, "village"))
    seat = state.turn
    peasants = state.setting.unit_ids.index("peasants")
    arrange(state, unit_offer=(peasants, peasants), command=2, seat=seat)
    do(state, "interact")
    set_points(state, influence=20)
    arrange(state, reputation=0, seat=seat)
    do(state, "recruit-unit peasants", "recruit-unit peasants")
    assert points_of(state).influence == 20 - 2 * state.setting.units[peasants].cost
    assert [move for move in offers(state) if move.startswith("activate-unit 0")]


@rule("MK-10.2", "MK-10.4")
def test_a_wounded_unit_is_made_ready_with_the_others_and_stays_wounded() -> None:
    from herna.games.mage_knight.steps.round import renew_hero

    state = table("march")
    seat = state.turn
    arrange(state, units=(unit(state, "peasants", ready=False, wounds=1),), discard=(WOUND, WOUND), seat=seat)
    renew_hero(state, seat)
    assert state.units[seat][0].ready
    assert state.units[seat][0].wounds == 1
    assert (state.hand[seat] + state.deck[seat]).count(WOUND) == 2
    state.changed()
    assert not [move for move in offers(state) if move.startswith("activate-unit")]


@rule("MK-3.4")
def test_an_artifact_stays_for_its_basic_effect_and_leaves_the_game_for_the_stronger() -> None:
    name = "ruby-ring"
    for way, kept in (("basic", 1), ("strong", 0)):
        state = table(name, "march")
        seat = state.turn
        do(state, f"play-card {name} {way}")
        assert (state.played[seat] + state.discard[seat]).count(cards(state, name)[0]) == kept


@rule("MK-3.6")
def test_a_card_that_heals_is_not_played_in_combat() -> None:
    state = table("tranquility")
    fight(state, "green-prowlers")
    assert not [move for move in offers(state) if move.startswith("play-card tranquility")]


@rule("MK-3.10")
def test_a_card_that_is_gained_lies_on_top_of_the_deck_and_its_offer_is_refilled() -> None:
    state = table("march", "rage", rewards=("spell",))
    seat = state.turn
    low, middle, high = state.spell_offer
    top = state.spell_deck[-1]
    end(state)
    arrange(state, hand=(), seat=seat)
    do(state, f"take-card {state.setting.card_ids[middle]}")
    assert state.spell_offer == (low, high, top), "the others move down, a new one comes on top"
