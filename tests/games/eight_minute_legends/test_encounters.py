"""Encounters: the dragon, the portals and the robbers (LEG-9.7 to LEG-9.10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from herna.games.eight_minute_family.actions import Bid
from herna.games.eight_minute_legends.components import PORTAL, TOKEN_IDS
from herna.games.eight_minute_legends.scoring import score_sheet
from herna.kernel import BadSetting
from tests.games.eight_minute_legends.table import (
    BLUE,
    GREEN,
    HOME,
    RED,
    armies,
    do,
    fresh,
    offered,
    position,
    refused,
    region,
)

rule = pytest.mark.rule


@rule("LEG-9.7")
def test_any_number_of_encounters_but_portals_only_in_pairs() -> None:
    state = fresh(players=3, map="by-hand", tokens_by_hand=True, encounters=True)
    for _ in range(6):
        state.apply(state.options()[0])
    assert offered(state)[-1] == "done"
    portal = next(text for text in offered(state) if text.startswith("put-token portal"))
    do(state, portal)
    assert refused(state, "done") == ("portals-in-pairs", "LEG-9.7")
    assert all(text.startswith("put-token portal") for text in offered(state))
    state.apply(state.options()[0])
    assert state.tokens.count(PORTAL) == 2
    do(state, "done")
    assert isinstance(state.options(0)[0], Bid)


@rule("LEG-9.20")
@pytest.mark.parametrize("game_map", ["first-game", "surprise", "round-world"])
def test_tokens_can_be_laid_by_hand_on_every_map(game_map: str) -> None:
    state = fresh(players=3, map=game_map, tokens_by_hand=True, discoveries=True, citadels=True, encounters=True)
    tokens = []
    while offered(state)[0].startswith("put-token"):
        tokens.append(offered(state)[0].split()[1])
        state.apply(state.options()[0])
    discoveries = ["spring", "shelter", "treasure", "spellbook", "stable"]
    assert tokens == [*discoveries, *["citadel"] * 3, "dragon", "portal", "portal", "robbers"]
    assert isinstance(state.options(0)[0], Bid)


@rule("LEG-9.20")
def test_tokens_can_be_drawn_on_a_map_laid_by_hand() -> None:
    state = fresh(players=3, map="by-hand", citadels=True, encounters=True)
    for _ in range(6):
        state.apply(state.options()[0])
    assert sorted(TOKEN_IDS[token] for token in state.tokens if token >= 0) == sorted(
        ["citadel"] * 3 + ["dragon", "portal", "portal", "robbers"]
    )
    assert isinstance(state.options(0)[0], Bid)


@rule("LEG-9.7", "LEG-9.20")
@pytest.mark.parametrize(
    ("count", "choices"),
    [
        (1, {("dragon",), ("robbers",)}),
        (2, {("portal", "portal"), ("dragon", "robbers")}),
        (3, {("dragon", "portal", "portal"), ("portal", "portal", "robbers")}),
        (4, {("dragon", "portal", "portal", "robbers")}),
    ],
)
def test_as_many_encounters_are_drawn_as_were_chosen(count: int, choices: set[tuple[str, ...]]) -> None:
    drawn: Counter[tuple[str, ...]] = Counter()
    for seed in range(100):
        state = fresh(players=3, seed=seed, encounters=True, encounter_count=count)
        drawn[tuple(sorted(TOKEN_IDS[token] for token in state.tokens if token >= 0))] += 1
    assert set(drawn) == choices
    assert min(drawn.values()) > 25


@rule("LEG-9.20")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"tokens_by_hand": True}, "no-tokens-to-lay"),
        ({"encounter_count": 2}, "count-needs-drawn-encounters"),
        ({"encounter_count": 2, "encounters": True, "tokens_by_hand": True}, "count-needs-drawn-encounters"),
    ],
)
def test_tokens_are_laid_or_counted_only_where_there_are_any(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetting) as caught:
        fresh(players=3, **options)
    assert (caught.value.code, caught.value.clause) == (code, "LEG-9.20")


@rule("LEG-9.8")
def test_the_seventh_army_kills_the_dragon() -> None:
    # Six armies of three colours in vil5; red moves the seventh in.
    state = position(
        armies={RED: {"vil4": 2, "vil5": 1}, BLUE: {"vil5": 3}, GREEN: {"vil5": 2}},
        tokens={"vil5": "dragon"},
        row=["ancient-sage"],
        encounters=True,
    )
    do(state, "take-card 1", "march vil4 vil5")
    assert state.held[RED] == (TOKEN_IDS.index("dragon"),)
    assert score_sheet(state)[RED].tokens == 2
    assert state.tokens[region("vil5")] == -1


@rule("LEG-9.8")
def test_neither_the_sixth_nor_a_city_wakes_the_dragon() -> None:
    state = position(
        armies={RED: {"vil4": 2}, BLUE: {"vil5": 5}},
        cities={BLUE: ["vil5", "vil5"]},
        tokens={"vil5": "dragon"},
        row=["ancient-sage"],
        encounters=True,
    )
    do(state, "take-card 1", "march vil4 vil5")
    assert state.held[RED] == ()
    do(state, "march vil4 vil5")
    assert state.held[RED] == (TOKEN_IDS.index("dragon"),)


@rule("LEG-9.8")
def test_where_set_up_brought_seven_the_next_army_kills_the_dragon() -> None:
    state = position(
        players=2,
        armies={RED: {"vil4": 2}, BLUE: {}, 2: {"vil5": 8}},
        tokens={"vil5": "dragon"},
        row=["ancient-sage"],
        encounters=True,
    )
    do(state, "take-card 1", "march vil4 vil5")
    assert state.held[RED] == (TOKEN_IDS.index("dragon"),)


@rule("LEG-9.9")
def test_portals_join_their_regions_like_land() -> None:
    state = position(armies=HOME, tokens={"vil4": "portal", "red3": "portal"}, row=["ancient-sage"], encounters=True)
    do(state, "take-card 1")
    assert "march vil4 red3" in offered(state)
    do(state, "march vil4 red3", "march red3 vil4", "march vil4 red3")
    assert armies(state, RED) == {"vil4": 3, "red3": 1}


@rule("LEG-9.10")
def test_the_robbers_want_a_coin_for_every_army_that_comes() -> None:
    state = position(
        armies=HOME, coins={RED: 1, BLUE: 5}, tokens={"vil5": "robbers"}, row=["ancient-sage"], encounters=True
    )
    do(state, "take-card 1", "march vil4 vil5")
    assert state.coins[RED] == 0
    assert "march vil4 vil5" not in offered(state)
    assert refused(state, "march vil4 vil5") == ("robbers-want-coin", "LEG-9.10")
    do(state, "march vil5 vil4")
    assert state.coins[RED] == 0


@rule("LEG-9.10")
def test_the_robbers_want_a_coin_for_placing_too() -> None:
    state = position(
        armies=HOME,
        cities={RED: ["vil5"]},
        coins={RED: 1, BLUE: 5},
        tokens={"vil5": "robbers"},
        row=["dire-eye"],
        encounters=True,
    )
    do(state, "take-card 1", "place vil5")
    assert state.coins[RED] == 0
    assert offered(state) == ["place vil4", "done"]
    assert refused(state, "place vil5") == ("robbers-want-coin", "LEG-9.10")
