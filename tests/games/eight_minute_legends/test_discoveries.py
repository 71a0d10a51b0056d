"""Discoveries (LEG-9.3 to LEG-9.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from herna.games.eight_minute_family.actions import Bid
from herna.games.eight_minute_legends.components import DISCOVERIES, TOKEN_IDS
from herna.games.eight_minute_legends.scoring import points, score_sheet, winners
from tests.games.eight_minute_legends.table import BLUE, GREEN, HOME, RED, do, fresh, offered, position, refused, region

rule = pytest.mark.rule


@rule("LEG-9.3")
def test_five_discoveries_lie_face_up_on_different_regions_but_not_at_the_start() -> None:
    for seed in range(60):
        state = fresh(players=3, seed=seed, discoveries=True, citadels=True, encounters=True)
        assert Counter(token for token in state.tokens if token >= 0) == Counter(
            [
                *DISCOVERIES,
                *(TOKEN_IDS.index(name) for name in ("citadel",) * 3 + ("dragon", "portal", "portal", "robbers")),
            ]
        )
        assert state.tokens[state.home] == -1
        assert all(token < 0 or number in state.world.regions for number, token in enumerate(state.tokens))


@rule("LEG-9.3")
def test_tokens_are_put_by_hand_only_on_free_regions() -> None:
    state = fresh(players=3, map="by-hand", tokens_by_hand=True, discoveries=True)
    for _ in range(6):
        state.apply(state.options()[0])
    first = offered(state)[0]
    assert first.startswith("put-token spring")
    where = first.split()[-1]
    do(state, first)
    assert refused(state, f"put-token shelter {where}") == ("token-needs-free-region", "LEG-9.3")
    assert f"put-token shelter {state.setting.regions[state.home]}" not in offered(state)
    for _ in range(4):
        state.apply(state.options()[-1])
    assert isinstance(state.options(0)[0], Bid)


@rule("LEG-9.4")
def test_the_first_to_build_a_city_may_take_the_discovery() -> None:
    state = position(armies=HOME, tokens={"vil4": "spring"}, row=["stronghold", "cursed-tower"], discoveries=True)
    do(state, "take-card 1", "build vil4")
    assert offered(state) == ["take-token vil4", "done"]
    kept = state.copy()
    do(state, "take-token vil4")
    assert state.elixirs[RED] == 2
    assert state.tokens[region("vil4")] == -1
    # Left lying, it is nobody's any more: the next city there is not the first.
    do(kept, "done", "take-card 1", "build vil4")
    assert kept.seats_to_act == (GREEN,)


@rule("LEG-9.5")
@pytest.mark.parametrize(
    ("token", "slot", "gain"),
    [("spring", "elixirs", 2), ("shelter", "extra", 1), ("treasure", "coins", 1), ("stable", "moves", 1)],
)
def test_what_the_discoveries_give(token: str, slot: str, gain: int) -> None:
    state = position(armies=HOME, tokens={"vil4": token}, row=["stronghold"], discoveries=True)
    do(state, "take-card 1", "build vil4")
    before = getattr(state, slot)[RED]
    do(state, "take-token vil4")
    assert getattr(state, slot)[RED] == before + gain
    assert score_sheet(state)[RED].tokens == 0


@rule("LEG-9.5")
def test_the_spellbook_is_a_point_and_wins_every_tie() -> None:
    # Red: vol1 and the spellbook. Blue: vol2 and vil1. Islands are tied: vol1 with vol2, vil1 with green's vil2.
    state = position(
        armies={RED: {"vol1": 1}, BLUE: {"vol2": 1, "vil1": 1}, GREEN: {"vil2": 1}},
        held={RED: ["spellbook"]},
        coins={RED: 0, BLUE: 9, GREEN: 9},
        discoveries=True,
    )
    assert points(state) == [2, 2, 1]
    assert winners(state) == (RED,)


@rule("LEG-9.5", "LEG-6.1")
def test_a_shelter_found_while_building_helps_the_rest_of_the_card() -> None:
    # Ancient Woods: +1 army, city, then place 1: with the shelter it places 1 + 1 + 1.
    state = position(armies=HOME, tokens={"vil4": "shelter"}, row=["ancient-woods"], discoveries=True)
    do(state, "take-card 1", "build vil4", "take-token vil4", *["place vil4"] * 3)
    assert state.seats_to_act == (BLUE,)
