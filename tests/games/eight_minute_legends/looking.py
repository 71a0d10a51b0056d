"""Looking at the table: positions played out at random, and their pictures."""

from __future__ import annotations

import random
from typing import Any

from herna.games.eight_minute_legends import GAME
from herna.games.eight_minute_legends.picture import picture
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.view import LegendsView
from herna.kernel import Panel
from herna.words import say

EVERYTHING = {"discoveries": True, "citadels": True, "encounters": True, "leaders": True}


def new(players: int, seed: int = 1, **options: Any) -> LegendsState:
    state = GAME.new(players, seed=seed, **options)
    assert isinstance(state, LegendsState)
    return state


def drawn(
    state: LegendsState, seat: int | None = 0, language: str = "en", names: tuple[str, ...] = ()
) -> dict[str, Panel]:
    view = state.view(seat)
    assert isinstance(view, LegendsView)
    return {panel.id: panel for panel in picture(view, say(language, GAME.name, names))}


def played(players: int, moves: int, seed: int, **options: Any) -> LegendsState:
    state, dice = new(players, seed, **options), random.Random(seed)
    while moves and not state.over:
        moves -= 1
        seat = state.seats_to_act[0]
        # Ending an action early is taken only when there is nothing else, so that pieces get about.
        options_now = state.options(seat)
        state.apply(dice.choice(options_now[:-1] or options_now), seat)
    return state
