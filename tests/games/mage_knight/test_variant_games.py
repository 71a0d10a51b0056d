"""Games with variants: each alone, pairs drawn at random, and all that go together, from the first question to the
end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.state import KnightState
from herna.kernel import BadSetting
from tests.games.battery import check_hidden
from tests.games.mage_knight.table import conserved

SINGLE: tuple[dict[str, Any], ...] = (
    {"heroes": "auction"},
    {"draft": True},
    {"upgrades": True},
    {"upgrades": True, "open_decks": True},
    {"interactive_combat": True},
    {"friendly_mana": True},
    {"random_orientation": True},
    {"random_cities": True},
    {"night_arrival": True},
    {"darkness": True},
    {"raiders": "raiders"},
    {"raiders": "hordes"},
    {"no_fights": True},
    {"no_interactive_spells": True},
    {"no_interactive_skills": True},
    {"shape": "open-4"},
    {"tiles": (6, 2, 1)},
    {"megapolis": 5},
)
EXCLUDED = ({"night_arrival", "darkness"},)
"""Variants that exclude each other."""
PAIRS, PAIRS_SOAK = 8, 400


def played(seed: int, players: int = 2, scenario: str = "blitz-conquest", **options: Any) -> KnightState:
    """A random game to its end, in which nothing is lost and nobody sees too much."""
    state = GAME.new(players=players, seed=seed, scenario=scenario, **options)
    assert isinstance(state, KnightState)
    dice = random.Random(seed)
    while not state.over:
        seat = dice.choice(state.seats_to_act)
        state.apply(dice.choice(state.options(seat)), seat)
        if dice.random() < 0.02:
            check_hidden(state, dice)
            conserved(state)
    return state


@pytest.mark.parametrize("options", SINGLE, ids=str)
def test_a_game_with_one_variant_comes_to_its_end(options: dict[str, Any]) -> None:
    state = played(7, 3 if "heroes" in options else 2, **options)
    assert state.round <= state.setting.rounds


def test_pairs_of_variants_drawn_at_random_go_together(soak: bool) -> None:
    dice = random.Random(31)
    for seed in range(PAIRS_SOAK if soak else PAIRS):
        one, other = dice.sample(SINGLE, 2)
        players = dice.randint(1, 4)
        scenario = dice.choice(("blitz-conquest", "mines-liberation", "first-reconnaissance"))
        try:
            GAME.setting(players, scenario=scenario, **{**one, **other})
        except BadSetting as refused:
            alone = players == 1 and ({**one, **other}.keys() & {"heroes", "interactive_combat"})
            cities = {**one, **other}.keys() & {"megapolis", "tiles"}
            assert alone or cities or {*one, *other} >= EXCLUDED[0], refused
            continue
        played(seed, players, scenario, **{**one, **other})


def test_all_variants_that_go_together_at_once(soak: bool) -> None:
    together = {name: value for options in SINGLE for name, value in options.items() if name != "darkness"}
    for seed in range(100 if soak else 1):
        for players in (2, 4) if soak else (3,):
            options = together | {"tiles": (8, 2, 2), "raiders": "hordes"}
            state = played(seed, players, "full-conquest", **options)
            assert state.setting.scenario.decks_open
