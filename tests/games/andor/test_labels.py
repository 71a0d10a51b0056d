"""What the labels of actions tell: what a way takes, what is shared out."""

from __future__ import annotations

import pytest

from herna.games.andor import GAME
from herna.games.andor.actions import Share, Walk
from herna.kernel import Note
from herna.words import answer, label, say
from tests.games.andor.table import fresh, position


@pytest.mark.parametrize(
    ("language", "near", "far"),
    [
        ("en", "Walk: 1 (costs 1 hour)", "Walk: 18 Free Market (costs 3 hours and 2 willpower)"),
        ("cs", "Jít: 1 (stojí 1 hodinu)", "Jít: 18 Svobodný trh (stojí 3 hodiny a 2 body vůle)"),
    ],
)
def test_a_walk_tells_the_hours_it_takes_and_what_overtime_costs(language: str, near: str, far: str) -> None:
    state = position({"dwarf": 0, "warrior": 14}, hours={"dwarf": 5})
    view = GAME.view(state, 0)
    assert answer(view, Walk(1), language) == near
    assert answer(view, Walk(18), language) == far
    assert label(view, Walk(1), language) == near.split(" (", maxsplit=1)[0]


@pytest.mark.parametrize(("language", "words"), [("en", "Player 1: 5 gold"), ("cs", "Hráč 1: 5 zlatých")])
def test_what_is_shared_out_is_named(language: str, words: str) -> None:
    state = fresh(legend="healing", figures="drawn")
    while not any(isinstance(action, Share) for action in state.options(state.seats_to_act[0])):
        state.apply(state.options(state.seats_to_act[0])[0])
    view = GAME.view(state, state.seats_to_act[0])
    labels = [label(view, action, language) for action in view.options]
    assert words in labels


@pytest.mark.parametrize(
    ("language", "spoken", "about"),
    [("en", "costs 1 hour", "Thorn and a full well"), ("cs", "stojí 1 hodinu", "Thorn a plná studna")],
)
def test_a_walk_is_noted_with_its_cost_and_with_who_and_what_is_there(language: str, spoken: str, about: str) -> None:
    state = position({"dwarf": 0, "warrior": 5})
    view = GAME.view(state, 0)
    note = GAME.note(view, Walk(5), say(language, GAME.name))
    assert note == Note("1 h", spoken, about)
    assert answer(view, Walk(5), language).endswith(f": 5 ({spoken}; {about})")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_heroines_have_titles_of_their_own(language: str) -> None:
    """“trpaslice Bait”, on the card as in the list."""
    speech = say(language, "andor")
    figures = ("kram", "bait", "thorn", "mairen", "pasco", "chada", "liphardus", "eara")
    for figure in figures:
        whole = {*speech(f"figure-{figure}").split()}
        assert {speech(f"figure-{figure}-title"), speech(f"figure-{figure}-name")} == whole - {"the"}, figure
    titles = [speech(f"figure-{figure}-title") for figure in figures]
    assert len({*titles}) == (8 if language == "cs" else 4)


@pytest.mark.parametrize(("language", "why"), [("en", "fewer fog tokens"), ("cs", "žetonů mlhy je méně")])
def test_the_question_of_the_fog_says_why_it_is_asked(language: str, why: str) -> None:
    state = fresh(figures="drawn")
    while True:
        seat = state.seats_to_act[0]
        prompt = state.steps[-1].prompt(state, seat)
        assert prompt is not None
        if prompt.id == "clear-fog":
            break
        state.apply(state.options(seat)[0])
    assert why in say(language, "andor")("prompt-clear-fog", **prompt.facts)
