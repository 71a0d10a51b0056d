"""Whole games played at random: they end, nothing is lost, and every position saves and loads."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.fight.sums import attack_table, block_row
from herna.games.mage_knight.setting import PILES, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.rewards import OrderArtifacts, PutBackArtifact
from tests.games.mage_knight.table import all_cards, dice_out, drawn_tokens

LONGEST = 4000


def tokens_of(state: KnightState) -> Counter[int]:
    """Every enemy token, wherever it lies."""
    found = Counter(token for pile in (*state.enemy_piles, *state.enemy_discards) for token in pile)
    found.update(token.token for token in state.tokens if not token.ruin)
    found.update(drawn_tokens(state))
    return found


def lowest_pool(state: KnightState) -> int:
    """The least that anybody has of any kind of points."""
    pools = [0]
    for turn in state.turns:
        if turn is not None:
            pools += [turn.points.move, turn.points.influence, turn.points.healing]
    for fight in state.fights:
        for side in fight.sides:
            pools += [*chain(*attack_table(side.made, side.targets)), *block_row(side.made)]
    return min(pools)


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
        assert lowest_pool(state) >= -5
        assert all(0 <= count <= 3 for row in state.crystals for count in row)
        assert len(set(dice_out(state))) == len(dice_out(state))
        assert all(len(units) <= state.command[owner] for owner, units in enumerate(state.units))
    assert state.over
    assert state.round == state.setting.rounds or state.game_ending
    assert len(state.enemy_piles) == len(PILES)
    assert WOUND == 0
