"""Random games of every legend, level and number of heroes keep every promise."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import settings

from herna.games.andor import GAME
from herna.games.andor.actions import PickUp, PickUpGold
from herna.games.andor.events import GoldGot, GoldLaid, PieceGot
from herna.games.andor.pieces import COVERED, GEMS, VALUE
from herna.games.andor.state import AndorState
from tests.games.andor.table import conserved
from tests.games.battery import ALL_SETTINGS, machine, play_randomly

RandomPlay = machine("andor", conserved)
RandomPlay.TestCase.settings = settings(max_examples=20, stateful_step_count=12)
TestRandomPlay = RandomPlay.TestCase

LEVELS = {
    "arrival": ("normal",),
    "healing": ("easy", "normal"),
    "resistance": ("easy", "normal", "hard"),
    "mine": ("easy", "normal", "hard"),
    "dragon": ("easy", "normal", "hard"),
    "drowned-bell": ("normal",),
}
BOLD = ("Fight", "Storm", "Begin", "Invite", "Join", "FightOn", "Walk", "Stop", "ClearRubble", "Swim", "SendFalcon")


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize(("legend", "level"), [(legend, level) for legend in LEVELS for level in LEVELS[legend]])
def test_every_legend_level_and_number_of_heroes_is_among_the_settings_of_the_soak(
    legend: str, level: str, heroes: int
) -> None:
    """There random games of all settings come to an end without losing a piece."""
    options = {"legend": legend, "difficulty": level, "figures": "drawn", "training": legend == "arrival"}
    assert ("andor", heroes, options) in ALL_SETTINGS


def wealth(state: AndorState) -> int:
    """All gold and gems that lie on boards and on the ground."""
    gems = [piece & ~COVERED for ground in state.ground for piece in ground]
    gems += [gem for pouch in state.gems for gem in pouch]
    return sum(state.gold) + sum(state.coins) + sum(VALUE[gem] for gem in gems if gem in GEMS)


@pytest.mark.parametrize("heroes", [2, 4])
@pytest.mark.parametrize("legend", LEVELS)
def test_no_gold_comes_from_nowhere(legend: str, heroes: int) -> None:
    """Bold heroes: they fight and walk more often than chance would have it."""
    for seed in range(4):
        draw = random.Random(f"{legend} {seed}")
        state = GAME.new(heroes, seed, **random_options(legend, draw))
        assert isinstance(state, AndorState)
        while not state.over:
            seat = draw.choice(state.seats_to_act)
            options = state.options(seat)
            bold = [action for action in options if type(action).__name__ in BOLD]
            action = draw.choice(bold if bold and draw.random() < 0.6 else options)
            before = wealth(state)
            state.events = []
            state.apply(action, seat)
            conserved(state)
            came = 0 if isinstance(action, PickUp | PickUpGold) else brought(state)
            assert wealth(state) - before <= came, state.notation(action)


def random_options(legend: str, draw: random.Random) -> dict[str, Any]:
    return {"legend": legend, "difficulty": draw.choice(LEVELS[legend]), "figures": "drawn"}


def brought(state: AndorState) -> int:
    """Gold and gems that the events of the last action brought."""
    told = [one.event for one in state.events or ()]
    gold = sum(event.coins for event in told if isinstance(event, GoldGot | GoldLaid))
    return gold + sum(VALUE[event.piece] for event in told if isinstance(event, PieceGot) and event.piece in GEMS)


@pytest.mark.parametrize("legend", LEVELS)
def test_the_same_seed_and_the_same_choices_lead_to_the_same_end(legend: str) -> None:
    one, other = (play_randomly(("andor", 3, {"legend": legend}), 11) for _ in range(2))
    assert one.digest() == other.digest()
