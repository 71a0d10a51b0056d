"""Crystals become pure mana at any time of their owner's turn."""

from __future__ import annotations

import pytest

from tests.games.mage_knight.table import do, fight, offers, table

rule = pytest.mark.rule


@rule("MK-4.2")
def test_a_crystal_may_become_pure_mana_at_any_time_of_ones_turn() -> None:
    state = table("march", crystals=("green", "green"))
    seat = state.turn
    assert "turn-crystal green" in offers(state)
    assert "turn-crystal red" not in offers(state)
    do(state, "turn-crystal green")
    assert (state.crystals[seat][2], state.mana[seat][2]) == (1, 1)
    assert not state.learnt, "it can be taken back"
    fight(state, "green-prowlers")
    do(state, "turn-crystal green")
    assert (state.crystals[seat][2], state.mana[seat][2]) == (0, 2)


@rule("MK-4.2")
def test_what_is_not_used_of_it_is_gone_at_the_end_of_the_turn() -> None:
    state = table("march", crystals=("green",))
    seat = state.turn
    do(state, "turn-crystal green", "play-sideways march move", "end-turn")
    assert (state.crystals[seat][2], state.mana[seat][2]) == (0, 0)
