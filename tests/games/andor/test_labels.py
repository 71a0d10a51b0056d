"""What the labels of actions tell: how far it is, what is shared out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.games.andor import GAME
from herna.games.andor.actions import Share, Walk
from herna.games.andor.labels import steps_to
from herna.games.andor.model import AndorState
from herna.games.andor.roads import ways
from herna.games.andor.setting import legends
from herna.games.andor.steps.move import Moving
from herna.words import label
from tests.games.andor.table import fresh, position

FAR = 99


@pytest.mark.parametrize("legend", sorted(legends()))
def test_the_steps_told_are_those_the_walk_takes(legend: str) -> None:
    dice = random.Random(legend)
    options: dict[str, Any] = {"difficulty": legends()[legend].levels[-1]}
    state = GAME.new(3, 5, legend=legend, figures="drawn", **options)
    assert isinstance(state, AndorState)
    looked = 0
    while not state.over and looked < 400:
        seat = state.seats_to_act[0]
        offered = [action for action in state.options(seat) if isinstance(action, Walk)]
        if offered and dice.random() < 0.3:
            step = state.steps[-1]
            led = step.led if isinstance(step, Moving) else ()
            view = GAME.view(state, seat)
            for action in dice.sample(offered, min(8, len(offered))):
                told = steps_to(view, action.space)
                assert told == (None if led else len(ways(state, seat, FAR, False)[action.space]))
                looked += 1
        state.apply(dice.choice(state.options(seat)), seat)
    assert looked


@pytest.mark.parametrize(
    ("language", "near", "far"),
    [
        ("en", "Walk: 1 (1 step)", "Walk: 18 Free Market (3 steps, overtime)"),
        ("cs", "Jít: 1 (1 krok)", "Jít: 18 Svobodný trh (3 kroky, přesčas)"),
    ],
)
def test_a_walk_tells_how_far_it_is_and_warns_of_overtime(language: str, near: str, far: str) -> None:
    state = position({"dwarf": 0, "warrior": 14}, hours={"dwarf": 5})
    view = GAME.view(state, 0)
    assert label(view, Walk(1), language) == near
    assert label(view, Walk(18), language) == far


@pytest.mark.parametrize(("language", "words"), [("en", "Player 1: 5 gold"), ("cs", "Hráč 1: 5 zlatých")])
def test_what_is_shared_out_is_named(language: str, words: str) -> None:
    state = fresh(legend="healing", figures="drawn")
    while not any(isinstance(action, Share) for action in state.options(state.seats_to_act[0])):
        state.apply(state.options(state.seats_to_act[0])[0])
    view = GAME.view(state, state.seats_to_act[0])
    labels = [label(view, action, language) for action in view.options]
    assert words in labels
