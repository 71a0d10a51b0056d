"""Which options cannot be taken back is known before they are chosen."""

from __future__ import annotations

import random
from typing import Any

import pytest

import herna
from herna.bots import bot
from herna.kernel import Match
from herna.table.offered import MOST_TRIED, final_options, learnt_by

MOVES = 40
GAMES, MANY_GAMES = 4, 200
TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "mage_knight": (
        {"scenario": "full-conquest", "heroes": "dealt", "hero_fights": True},
        {"scenario": "blitz-conquest", "draft": True, "interactive_combat": True},
        {"scenario": "first-reconnaissance"},
        {"scenario": "full-cooperation", "heroes": "dealt", "upgrades": True},
    )
}
"""Settings to play in, where the plain one leaves much out."""


@pytest.mark.parametrize("name", herna.game_names())
def test_what_is_marked_is_what_cannot_be_taken_back(name: str) -> None:
    game = herna.game(name)
    match = Match.new(game, min(2, game.players[-1]), 5)
    bots = [bot("random", seat) for seat in range(2)]
    tried = 0
    for _ in range(MOVES):
        if match.state.over:
            break
        seat = match.state.seats_awaited[0]
        options = list(match.state.options(seat))
        marked, action = final_options(match.state, seat), bots[seat].choose(match.state, seat)
        match.play(action, seat)
        if len(options) <= MOST_TRIED:
            tried += 1
            assert (options.index(action) in marked) == (match.free_undo(seat) == 0), action
    assert tried


def test_nobody_is_told_anything_who_only_looks_on() -> None:
    assert final_options(Match.new(herna.game("mage_knight"), 2, 1).state, None) == ()


@pytest.mark.parametrize("name", herna.game_names())
def test_what_a_game_says_of_an_action_is_what_comes_of_it(name: str, soak: bool) -> None:
    game = herna.game(name)
    for number in range(MANY_GAMES if soak else GAMES):
        dice = random.Random(number)
        tables = TABLES.get(name, ({},))
        state = game.new(min(4, game.players[-1]), seed=number, **tables[number % len(tables)])
        while not state.over:
            seat = dice.choice(state.seats_to_act)
            options = state.options(seat)
            said = [(option, answer) for option in options if (answer := game.teaches(state, seat, option)) is not None]
            if said and (soak or dice.random() < 0.3):
                imagined = state.imagine(seat, dice)
                for option, answer in said:
                    assert learnt_by(imagined, option, seat) is answer, option
                    assert learnt_by(state, option, seat) is answer, option
            state.apply(dice.choice(options), seat)


def test_mage_knight_says_it_of_most_of_what_is_offered() -> None:
    """Trying takes long where there are many options."""
    game, dice = herna.game("mage_knight"), random.Random(3)
    state = game.new(1, seed=3)
    said = tried = 0
    while not state.over:
        for option in state.options():
            answer = game.teaches(state, state.seats_to_act[0], option)
            said, tried = said + (answer is not None), tried + (answer is None)
        state.apply(dice.choice(state.options()))
    assert said > 2 * tried
