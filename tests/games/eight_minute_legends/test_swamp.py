"""The poison swamp (LEG-9.12, LEG-9.13)."""

from __future__ import annotations

import random

import pytest

from herna.games.eight_minute_legends.components import DISCOVERIES, SWAMP
from herna.games.eight_minute_legends.events import TokenSeen
from herna.games.eight_minute_legends.scoring import score_sheet
from herna.kernel import BadSetting
from tests.games.eight_minute_legends.table import BLUE, GREEN, HOME, RED, do, fresh, offered, position

rule = pytest.mark.rule


@rule("LEG-9.12")
def test_the_swamp_needs_the_discoveries() -> None:
    with pytest.raises(BadSetting) as caught:
        fresh(swamp=True)
    assert (caught.value.code, caught.value.clause) == ("swamp-needs-discoveries", "LEG-9.12")


@rule("LEG-9.12")
def test_six_tokens_lie_face_down_and_nobody_knows_them() -> None:
    state = fresh(players=3, discoveries=True, swamp=True)
    assert sorted(token for token in state.tokens if token >= 0) == sorted([*DISCOVERIES, SWAMP])
    for seat in (0, 1, 2, None):
        tokens = [place.token for place in state.view(seat).regions if place.token]  # type: ignore[attr-defined]
        assert tokens == ["covered"] * 6


@rule("LEG-9.12")
def test_a_covered_token_is_put_without_being_seen() -> None:
    state = fresh(players=3, map="by-hand", tokens_by_hand=True, discoveries=True, swamp=True)
    for _ in range(6):
        state.apply(state.options()[0])
    assert offered(state)[0].startswith("put-covered")
    state.apply(state.options()[0])
    assert [place.token for place in state.view(0).regions if place.token] == ["covered"]  # type: ignore[attr-defined]
    assert len({state.imagine(0, random.Random(seed)).heap for seed in range(30)}) > 10


@rule("LEG-9.12", "LEG-9.13")
def test_a_covered_token_must_be_taken_and_the_swamp_costs_a_point() -> None:
    state = position(armies=HOME, tokens={"vil4": "swamp"}, row=["stronghold"], discoveries=True, swamp=True)
    do(state, "take-card 1", "build vil4")
    assert state.held[RED] == (SWAMP,)
    assert state.seats_to_act == (BLUE,)
    assert score_sheet(state)[RED].tokens == -1
    assert state.view(BLUE).seats[RED].tokens == ("swamp",)  # type: ignore[attr-defined]


@rule("LEG-9.13")
def test_at_the_end_of_a_turn_the_controller_looks_and_nobody_else() -> None:
    state = position(
        armies={RED: {"vil4": 4, "vil5": 1}, BLUE: {"vil4": 4}},
        tokens={"vil5": "stable", "vil1": "swamp"},
        row=["ancient-sage"],
        discoveries=True,
        swamp=True,
    )
    state.events = []
    do(state, "take-card 1", "march vil4 vil1")
    assert [place.token for place in state.view(RED).regions if place.token] == ["covered"] * 2  # type: ignore[attr-defined]
    do(state, "done")
    looked = [told for told in state.events if isinstance(told.event, TokenSeen)]
    assert {told.to for told in looked} == {(RED,)}
    seen = {place.id: place.token for place in state.view(RED).regions if place.token}  # type: ignore[attr-defined]
    assert seen == {"vil1": "swamp", "vil5": "stable"}
    for other in (BLUE, GREEN, None):
        tokens = {place.token for place in state.view(other).regions if place.token}  # type: ignore[attr-defined]
        assert tokens == {"covered"}


@rule("LEG-9.13")
def test_what_was_seen_stays_known_when_control_is_lost() -> None:
    state = position(
        armies={RED: {"vil5": 1}, BLUE: {"vil4": 4}},
        tokens={"vil5": "stable"},
        row=["graveyard", "ancient-sage"],
        discoveries=True,
        swamp=True,
    )
    do(state, "take-card 1", "done", "take-card 1", "march vil4 vil5", "march vil4 vil5", "done")
    for seat in (RED, BLUE):
        assert [p.token for p in state.view(seat).regions if p.token] == ["stable"]  # type: ignore[attr-defined]
    imagined = state.imagine(GREEN, random.Random(1))
    assert imagined.view(GREEN) == state.view(GREEN)
