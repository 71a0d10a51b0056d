"""What may be taken back: everything up to the last thing that somebody learnt."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.state import KnightState
from herna.kernel import Match
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    do,
    lay,
    offers,
    set_points,
    set_turn,
    site_hex,
    stand,
    table,
)

BOLD = (act.MoveTo, act.Explore, act.Interact, act.EnterSite, act.Burn, act.Challenge, act.RecruitUnit, act.Learn)
MOVES = 220


def at(state: KnightState, spot: int, move: int = 0) -> KnightState:
    stand(state, spot)
    set_points(state, move=move)
    return state


def after(state: KnightState, *moves: str) -> bool:
    """Was something learnt by the last of these moves?"""
    do(state, *moves)
    return state.learnt


def test_plain_steps_cards_and_bargains_teach_nobody_anything() -> None:
    state = at(table("march", "rage", "promise"), site_hex(table("march"), "portal"))
    assert not after(state, "play-card march basic")
    assert not after(state, "move-to 1/0")
    state = at(table("march"), site_hex(state, "village"))
    assert not after(state, "interact")
    arrange(state, unit_offer=["peasants"] * 2, units=("foresters",))
    set_points(state, influence=9)
    assert not after(state, "buy-healing")
    assert not after(state, "recruit-unit peasants")
    assert not after(state, "disband 0")


def test_a_tile_a_token_a_card_and_a_die_are_learnt() -> None:
    state = table("march", "rage")
    at(state, state.setting.lattice.hex_number[1, -4], 2)
    assert after(state, "explore 0/2"), "a tile"
    state = table("march", "rage")
    lay(state, "3", (1, 1))
    middle = site_hex(state, "keep") - 1
    at(state, middle + 4, 9)
    assert after(state, f"move-to {state.setting.hex_names[middle]}"), "a garrison"
    state = table("march", "rage")
    assert after(state, "play-sideways march move", "end-turn", "done"), "new cards"
    state = table("march", "march", dice=("green", "black", "black", "black"))
    arrange(state, deck=())
    assert after(state, "play-card march strong", "end-turn"), "the die is rolled"


def test_an_offer_that_is_filled_and_a_village_that_is_plundered_are_learnt() -> None:
    state = table("march", mana=("red",), dice=("black",) * 4)
    lay(state, "4", (1, 1))
    tower = site_hex(state, "mage-tower")
    arrange(state, shields=((tower, 0),), spell_offer=("fireball",))
    at(state, tower)
    set_turn(state, phase="interacting", action_used=True)
    set_points(state, influence=7)
    assert after(state, "buy-spell fireball")
    state = table("march")
    other = 1 - state.turn
    arrange(state, place=site_hex(state, "village"), seat=other)
    state.apply("plunder", other)
    assert state.learnt


@pytest.mark.rule("MK-5.8", "MK-5.9")
def test_a_rest_teaches_nobody_anything_but_a_slow_one_shows_the_hand() -> None:
    state = table("march", "rage", "wound")
    assert not after(state, "rest march", "discard-card wound"), "whoever rests may think again"
    state = table("wound", "wound")
    assert after(state, "rest wound"), "all see that there is nothing but wounds"


def test_discards_before_drawing_teach_nobody_anything_until_new_cards_are_drawn() -> None:
    state = table("march", "rage", "stamina")
    assert not after(state, "play-sideways march move", "end-turn", "discard-card rage")
    assert after(state, "done"), "new cards"


def test_a_match_takes_back_what_nobody_learnt_from() -> None:
    match = Match.new(GAME, players=2, seed=3, heroes="dealt")
    state: Any = match.state
    while isinstance(state.options()[0], act.TakeTactic):
        match.play(next(move for move in offers(state) if move in ("take-tactic early-bird", "take-tactic planning")))
    seat, hand = state.turn, state.hand[state.turn]
    for _ in range(2):
        match.play(next(move for move in offers(state) if move.startswith("play-sideways") and "move" in move))
    assert match.free_undo(seat) == 2
    match.undo(seat, 2)
    state = match.state
    assert state.hand[seat] == hand


@pytest.mark.parametrize(("players", "more"), [(1, {}), (2, {}), (3, {"sets": ALL_SETS, "legion_tiles": True})])
def test_whatever_could_have_turned_out_otherwise_is_learnt(players: int, more: dict[str, Any]) -> None:
    """After a move that taught nothing the one who made it sees the same, however hidden things were dealt."""
    chance = random.Random(players)
    state = GAME.new(players=players, seed=players, **more)
    for _ in range(MOVES):
        seat = chance.choice(state.seats_to_act)
        options = state.options(seat)
        bold = [option for option in options if isinstance(option, BOLD)]
        action = chance.choice(bold if bold and chance.random() < 0.5 else options)
        other = state.imagine(seat, chance)
        state.apply(action, seat)
        if not state.learnt:
            other.apply(action, seat)
            assert other.view(seat) == state.view(seat), state.notation(action)
        if state.over:
            break
