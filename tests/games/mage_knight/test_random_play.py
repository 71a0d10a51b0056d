"""Whole games played at random: they end, nothing is lost, and every position saves and loads."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.setting import PILES, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.rewards import OrderArtifacts, PutBackArtifact
from tests.games.mage_knight.table import all_cards

LONGEST = 4000


def tokens_of(state: KnightState) -> Counter[int]:
    """Every enemy token, wherever it lies."""
    found = Counter(token for pile in (*state.enemy_piles, *state.enemy_discards) for token in pile)
    found.update(token.token for token in state.tokens if not token.ruin)
    if state.combat is not None:
        found.update(foe.token for foe in state.combat.foes if foe.hex < 0 and not foe.beaten)
    return found


def advanced_of(state: KnightState) -> int:
    """How many advanced actions there are, but for those thrown away."""
    cards = [*state.advanced_deck, *state.advanced_offer, *state.unit_cards, *state.dummy_deck, *state.dummy_gone]
    for seat in range(state.setting.players):
        cards += all_cards(state, seat)
    return sum(card in state.setting.advanced_range for card in cards)


def artifacts_of(state: KnightState) -> int:
    """How many artifacts there are, but for those thrown away."""
    cards = [*state.artifact_deck]
    for step in state.steps:
        cards += step.drawn if isinstance(step, PutBackArtifact) else ()
        cards += step.left if isinstance(step, OrderArtifacts) else ()
    for seat in range(state.setting.players):
        cards += all_cards(state, seat)
    return sum(card in state.setting.artifact_range for card in cards)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_and_nothing_is_lost(players: int, seed: int) -> None:
    dice = random.Random(seed)
    state = GAME.new(players=players, seed=seed)
    assert isinstance(state, KnightState)
    tokens = tokens_of(state)
    advanced, artifacts = advanced_of(state), artifacts_of(state)
    for move in range(LONGEST):
        if state.over:
            break
        seat = dice.choice(state.seats_to_act)
        options = state.options(seat)
        assert options, state.steps[-1]
        assert len(set(options)) == len(options), state.steps[-1]
        if move % 17 == 0:
            again = KnightState.load(state.setting, state.dump())
            assert again.digest() == state.digest()
            assert again.options(seat) == options
            assert state.copy().digest() == state.digest()
        for option in options[:3]:
            assert state.parse(state.notation(option)) == option
        state.apply(dice.choice(options), seat)
        assert tokens_of(state) == tokens
        assert advanced_of(state) <= advanced
        assert artifacts_of(state) <= artifacts
        assert min(state.points) >= -5
        assert all(0 <= count <= 3 for row in state.crystals for count in row)
        assert len(set(state.dice_taken + state.dice_set)) == len(state.dice_taken + state.dice_set)
        assert all(len(units) <= state.command[owner] for owner, units in enumerate(state.units))
    assert state.over
    assert state.round == state.setting.rounds or state.game_ending
    assert len(state.enemy_piles) == len(PILES)
    assert WOUND == 0
