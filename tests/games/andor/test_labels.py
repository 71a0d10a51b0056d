"""What the labels of actions tell: what a way takes, what is shared out."""

from __future__ import annotations

import pytest

from herna.games.andor import GAME
from herna.games.andor.actions import Share, Walk
from herna.words import label
from tests.games.andor.table import fresh, position


@pytest.mark.parametrize(
    ("language", "near", "far"),
    [
        ("en", "Walk: 1 (1 hour)", "Walk: 18 Free Market (3 hours, 2 willpower)"),
        ("cs", "Jít: 1 (1 hodina)", "Jít: 18 Svobodný trh (3 hodiny, 2 body vůle)"),
    ],
)
def test_a_walk_tells_the_hours_it_takes_and_what_overtime_costs(language: str, near: str, far: str) -> None:
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
