"""Whatever lasts has a declared name and end, and every word says when it can be carried out."""

from __future__ import annotations

import random

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary import WORDS
from herna.games.programs import Frame, Lasting, keep, undeclared, without_needs

ALL_SETS = ("base", "lost-legion", "krang", "shades-of-tezla", "ultimate")


def test_every_word_says_when_it_can_be_carried_out_or_that_it_always_can() -> None:
    assert without_needs(WORDS) == []


@pytest.mark.parametrize(
    ("thing", "wrong"),
    [
        (Lasting("turn", Frame(0), flag="no-provok"), "flag"),
        (Lasting("next-turn-end", Frame(0), flag="no-provoke"), "end"),
        (Lasting("turn", Frame(0), event="unit-heald"), "event"),
    ],
)
def test_nothing_lasts_under_a_name_that_no_list_declares(thing: Lasting, wrong: str) -> None:
    state = GAME.new(players=2, seed=1)
    assert isinstance(state, KnightState)
    with pytest.raises(LookupError, match=f"no {wrong} is called"):
        keep(state, thing)


def test_what_lasts_in_random_games_is_declared() -> None:
    seen = set()
    for seed in range(40):
        state = GAME.new(players=2, seed=seed, heroes="dealt", sets=ALL_SETS)
        assert isinstance(state, KnightState)
        draw = random.Random(seed)
        while not state.over:
            state.apply(draw.choice(state.options()))
            for thing in state.lasting:
                assert undeclared(WORDS, thing) == ""
                seen.add((thing.until, thing.flag or thing.event or "word"))
    assert len(seen) > 4, seen
