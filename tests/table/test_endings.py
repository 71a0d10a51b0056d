"""What ends something is declared by every game, stands last in every list and has a key that is the same always."""

from __future__ import annotations

import random

import pytest

import herna
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.positions import arrange, first_turn, set_points
from herna.games.mage_knight.state import KnightState
from herna.table.offered import offered
from herna.tui.choices import choices

GAMES = 3
NAMES = ("Anna", "Bořek", "Cyril", "Dora", "Emil")
ENDING = {
    "andor": {"end-day", "stop"},
    "eight_minute_empire": {"done"},
    "eight_minute_legends": {"done"},
    "mage_knight": {"end-turn", "next-phase", "pass-attack", "announce-end", "done"},
    "monster_lands": {"pass-turn", "done", "stop"},
}
"""The verbs by which a turn, a phase, a fight or an action comes to its end."""


@pytest.mark.parametrize("name", herna.game_names())
def test_what_ends_something_comes_last_under_the_same_key(name: str) -> None:
    game = herna.game(name)
    assert {kind.__struct_config__.tag for kind in game.ends} == ENDING[name]
    seen = 0
    for number in range(GAMES):
        dice = random.Random(number)
        state = game.new(game.players[number % len(game.players)], seed=number)
        while not state.over:
            seat = dice.choice(state.seats_to_act)
            options = state.options(seat)
            ending = [option for option in options if isinstance(option, game.ends)]
            assert len(ending) <= 1, "one key is enough"
            if ending and dice.random() < 0.1:
                seen += 1
                view = state.view(seat)
                lines = choices(view, options, "en", NAMES[: state.setting.players], state.setting)
                assert (lines[-1].action, lines[-1].key) == (ending[0], "0")
                assert [line.key for line in lines].count("0") == 1
                worded = offered(view, state, "en", NAMES[: state.setting.players])
                assert worded.ends == (options.index(ending[0]),)
            state.apply(dice.choice(options), seat)
    assert seen


def in_a_turn() -> KnightState:
    state = GAME.new(1, seed=1, heroes="dealt")
    assert isinstance(state, KnightState)
    return first_turn(state)


def test_the_end_of_a_turn_asks_about_points_and_mana_that_are_left() -> None:
    state = in_a_turn()
    set_points(state, influence=2)
    worded = offered(state.view(0), state, "en", NAMES[:1])
    assert list(worded.unspent.values()) == ["Influence is left: 2. Press again to end the turn all the same."]
    set_points(state, influence=0)
    assert not offered(state.view(0), state, "en", NAMES[:1]).unspent
    arrange(state, mana=("red",))
    assert "Mana" in next(iter(offered(state.view(0), state, "en", NAMES[:1]).unspent.values()))
    assert act.EndTurn() in state.options(0)


def test_doing_no_more_asks_about_movements_that_are_left() -> None:
    game = herna.game("eight_minute_empire")
    dice, state = random.Random(2), game.new(2, seed=2)
    while state.view(state.seats_to_act[0]).prompt.id != "move-armies":  # type: ignore[union-attr]
        seat = dice.choice(state.seats_to_act)
        state.apply(dice.choice(state.options(seat)), seat)
    seat = state.seats_to_act[0]
    for language, words in (("en", "left"), ("cs", "Zbýv")):
        (sentence,) = offered(state.view(seat), state, language, NAMES[:2]).unspent.values()
        assert words in sentence
