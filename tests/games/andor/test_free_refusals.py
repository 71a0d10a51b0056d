"""Why free activities are refused (chapter 7)."""

from __future__ import annotations

import pytest

from herna.kernel import IllegalAction
from tests.games.andor.table import (
    do,
    joined,
    offered,
    position,
    refused,
    seats_spelt,
)


@pytest.mark.parametrize(
    ("action", "code", "clause"),
    [
        ("walk 84", "too-far", "AND-4.1"),
        ("walk 18", "no-way-there", "AND-4.1"),
        ("fight 19", "creature-out-of-reach", "AND-5.1"),
        ("fight 20", "no-creature-there", "AND-5.1"),
        ("stop", "not-offered", "AND-4.5"),
        ("buy brew", "no-witch-here", "AND-11.5"),
        ("buy bow", "no-place-for-it", "AND-10.1"),
        ("buy telescope", "sold-out", "AND-2.5"),
        ("buy helm", "too-dear", "AND-11.7"),
        ("buy-strength", "too-dear", "AND-11.7"),
        ("buy gem-2", "not-for-sale", "AND-2.5"),
        ("empty-well", "not-offered", "AND-11.1"),
        ("pick-up-gold", "not-offered", "AND-7.3"),
        ("give shield wizard", "hero-elsewhere", "AND-7.4"),
        ("give bow wizard", "not-carried", "AND-7.4"),
        ("send-falcon wizard", "not-carried", "AND-10.12"),
        ("look 19", "not-offered", "AND-10.11"),
        ("drink-wine", "not-offered", "AND-10.2"),
        ("herb-steps herb-3", "not-offered", "AND-10.16"),
        ("take-along farmer", "not-offered", "AND-11.9"),
        ("move-friend prince 19", "not-offered", "AND-11.13"),
        ("clear-rubble 19", "not-offered", "AND-11.14"),
        ("swim 19", "not-offered", "AND-16.9"),
        ("join", "not-offered", "AND-3.2"),
    ],
)
def test_a_refusal_cites_the_clause_and_changes_nothing(action: str, code: str, clause: str) -> None:
    state = position(
        {"dwarf": 18, "wizard": 72},
        carries={"dwarf": ["shield"], "wizard": ["telescope", "telescope"]},
        gold=1,
        creatures={19: "gor"},
    )
    assert refused(state, action) == (code, clause)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_refusal_tells_what_would_be_right(language: str) -> None:
    state = position({"dwarf": 18, "wizard": 72}, hours={"dwarf": 5}, willpower=2)
    with pytest.raises(IllegalAction) as caught:
        state.apply(state.parse(seats_spelt(state, "walk 21")))
    assert (caught.value.facts["steps"], caught.value.facts["most"]) == (3, 2)
    assert "AND-4.1" in caught.value.reason(language)


def test_a_merchant_who_is_gone_sells_nothing() -> None:
    state = position({"dwarf": 57, "wizard": 72}, gold=9)
    assert "buy bow" in offered(state)
    state.shut = (57,)
    state._acting = state._offered = None
    assert offered(state, verb="buy") == offered(state, verb="buy-strength") == []
    assert refused(state, "buy bow") == ("no-merchant-here", "AND-11.7")


def test_a_fighter_between_rounds_is_refused_what_is_not_a_fighters_to_do() -> None:
    state = position({"dwarf": 20, "warrior": 20}, creatures={20: "troll"}, willpower=13, strength=7, gold=2)
    joined(state, "warrior")
    do(state, "begin", roll=(1, 1, 1, 1, 1, 1, 2, 3))
    assert refused(state, "give-gold 1 warrior", by="dwarf") == ("not-offered", "AND-7.2")
    assert refused(state, "walk 21", by="dwarf") == ("not-offered", "AND-6.8")
