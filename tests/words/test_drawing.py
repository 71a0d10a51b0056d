"""A table in words: what `print(state)` draws, for whose eyes, and in which language."""

from __future__ import annotations

import random

import pytest

import herna
from herna.words import LANGUAGES, say, table_text


def test_a_state_draws_what_the_seat_to_act_sees() -> None:
    state = herna.game("eight_minute_empire").new(players=2, seed=1)
    for action in ("bid 0", "bid 3"):
        state.apply(action)
    (acting,) = state.seats_to_act
    assert str(state) == state.text(acting) == state.text(acting, "en")
    assert f"Player {acting + 1} (you)" in str(state)
    assert "take-card 1" in str(state), "what may be done is told as `apply` takes it"
    assert "Take a card." in str(state)


def test_a_spectator_and_another_language_can_be_asked_for() -> None:
    state = herna.game("eight_minute_empire").new(players=2, seed=1)
    assert "(you)" not in state.text(None)
    assert "take" not in state.text(None).partition("==")[0]
    assert "Mapa – strana A" in state.text(0, "cs")


def test_nobody_reads_a_secret_of_another_seat() -> None:
    """Whatever is hidden from the seat may be dealt again: the words stay the same."""
    for name in herna.game_names():
        game = herna.game(name)
        state = game.new(seed=3)
        dice = random.Random(5)
        for ply in range(40):
            if state.over:
                break
            # Each time somebody else looks: drawing the whole table for everybody takes long.
            seat = (None, *range(state.setting.players))[ply % (state.setting.players + 1)]
            assert state.imagine(seat, dice).text(seat) == state.text(seat)
            state.apply(dice.choice(state.options()))


def test_a_finished_game_says_who_has_won() -> None:
    state = herna.game("eight_minute_empire").new(players=2, seed=2)
    dice = random.Random(1)
    while not state.over:
        state.apply(dice.choice(state.options()))
    assert str(state) == state.text(None)
    assert "The game is over." in str(state)
    assert "over, winners" in repr(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_list_of_options_is_shortened_and_says_by_how_much(language: str) -> None:
    state = herna.game("andor").new(players=2, seed=1)
    dice = random.Random(1)
    while len(state.options()) < 15:
        state.apply(dice.choice(state.options()))
    left = len(state.options()) - 12
    drawn = state.text(state.seats_to_act[0], language)
    assert drawn.endswith(say(language)("drawn-more", count=left))
    assert str(left) in drawn.rsplit("\n", 1)[1]


def test_players_are_told_by_their_names_where_those_are_known() -> None:
    state = herna.game("eight_minute_empire").new(players=2, seed=1)
    assert "Anna (you)" in table_text(state, 0, "en", ("Anna", "Eva"))


def test_a_wrong_seat_and_a_wrong_language_are_refused() -> None:
    state = herna.game("eight_minute_empire").new(players=2, seed=1)
    with pytest.raises(herna.IllegalAction, match="There is no seat 8"):
        state.text(7)
    with pytest.raises(herna.BadSetting, match="The languages are: cs and en"):
        state.text(0, "de")
