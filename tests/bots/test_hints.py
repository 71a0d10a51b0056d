"""Hints: up to three ways on in every game, with reason and estimate, from nothing but what the seat knows."""

from __future__ import annotations

import random

import pytest

import herna
from herna.bots import hints
from herna.games import names
from herna.kernel import State
from herna.table.hinting import ways_shown

PATIENT = 60.0
"""Seconds that are never needed: what is counted ends the thinking first, so that machines do not matter."""


def middle(name: str, seed: int = 3, moves: int = 30) -> State:
    state = herna.game(name).new(seed=seed)
    dice = random.Random(seed)
    while state.ply < moves or len(state.options(state.seats_to_act[0])) < 3:
        state.apply(dice.choice(state.options()))
    return state


@pytest.mark.parametrize("name", names())
def test_every_game_has_ways_on_with_reasons_in_both_languages(name: str) -> None:
    state = middle(name)
    seat = state.seats_to_act[0]
    before = state.digest()
    imagined = state.imagine(seat, random.Random(1))
    for language in ("cs", "en"):
        shown = ways_shown(imagined, seat, language, (), 5, PATIENT)
        assert 1 <= len(shown) <= hints.MOST
        actions = [state.decode(way.action) for way in shown]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(state.options(seat))
        assert all(way.label and way.reason and way.estimate for way in shown)
        assert not any(sign in text for way in shown for text in (way.reason, way.estimate, *way.then) for sign in "{}")
    assert state.digest() == before


@pytest.mark.parametrize("name", names())
def test_a_hint_tells_nothing_of_what_is_hidden(name: str) -> None:
    state = middle(name, 4)
    seat = state.seats_to_act[0]
    twin = state.imagine(seat, random.Random(77))
    told = [hints.ways(one.imagine(seat, random.Random(2)), seat, 5, PATIENT) for one in (state, twin)]
    assert told[0] == told[1]


def test_who_has_no_choice_is_told_so() -> None:
    state = herna.game("eight_minute_empire").new(seed=1)
    while len(state.options(state.seats_to_act[0])) != 1:
        state.apply(state.options()[-1])
    seat = state.seats_to_act[0]
    (way,) = hints.ways(state, seat)
    assert (way.reason.id, way.actions) == ("only", state.options(seat))
    assert hints.ways(state, 1 - seat) == []


def test_a_hint_in_a_hurry_still_answers() -> None:
    state = middle("eight_minute_empire")
    seat = state.seats_to_act[0]
    assert hints.ways(state.imagine(seat, random.Random(1)), seat, 5, 0.0)[0].actions[0] in state.options(seat)
