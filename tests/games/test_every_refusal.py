"""Everything that can ever be done is asked for where it is not offered: a refusal comes back, never a breakdown."""

from __future__ import annotations

import random

import pytest

import herna
from herna.kernel import IllegalAction, Record, State
from herna.words import not_offered
from tests.golden.records import paths

POSITIONS, ASKED, WORDED = 6, 2500, 12
"""How many positions of golden games, how many actions asked for at each, how many of the refusals put into words."""
SPELLS_IN_HAND = (("21", 192), ("13", 376))
"""Golden games of Mage Knight with a spell in hand whose stronger effect cannot be paid."""


def refuse_everything(state: State, draw: random.Random, most: int) -> int:
    """Ask for the whole catalogue, or for some actions of it; how often it was refused."""
    before = state.digest()
    catalogue = state.setting.catalogue
    wanted = catalogue if len(catalogue) <= most else draw.sample(catalogue, most)
    seat = state.seats_to_act[0]
    offered = set(state.options(seat))
    refused = [state.refusal(action, seat) for action in wanted if action not in offered]
    assert all(isinstance(error, IllegalAction) and error.code for error in refused)
    for error in draw.sample(refused, min(WORDED, len(refused))):
        assert all(error.reason(language) for language in ("cs", "en"))
    for language in ("cs", "en"):
        not_offered(state, seat, language)
    assert state.digest() == before
    return len(refused)


def after(record: Record, moves: int) -> State:
    return record.replay(moves)


@pytest.mark.parametrize("name", herna.game_names())
def test_every_refusal_of_the_catalogue_can_be_asked_for(name: str) -> None:
    draw = random.Random(name)
    refused = 0
    for path in draw.sample(paths(name), POSITIONS):
        record = herna.load(path.read_text(encoding="utf-8"))
        state = after(record, draw.randrange(len(record.moves)))
        refused += refuse_everything(state, draw, ASKED)
    assert refused > POSITIONS * 20


@pytest.mark.parametrize(("stem", "moves"), SPELLS_IN_HAND)
def test_a_spell_that_cannot_be_paid_is_refused_with_its_colour(stem: str, moves: int) -> None:
    path = next(path for path in paths("mage_knight") if path.stem == stem)
    state = after(herna.load(path.read_text(encoding="utf-8")), moves)
    seat = state.seats_to_act[0]
    spells = [action for action in state.setting.catalogue if state.notation(action).startswith("play-card")]
    errors = [state.refusal(action, seat) for action in spells if action not in state.options(seat)]
    missing = [error for error in errors if error.code == "mana-missing"]
    assert missing
    assert all(error.facts["colour"] in error.facts["colours"] for error in missing)
    assert not_offered(state, seat, "cs")
