"""Chapter 18: the special rules of the ten scenarios, and what each rating asks for."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.box import MEMBERS, MONSTERS, TRAPS
from herna.games.monster_lands.components.solo import APPRENTICE, BUNGLER, HERO, RATINGS, SCENARIO_IDS, VETERAN
from herna.games.monster_lands.path import GATE, SAM, Path
from herna.games.monster_lands.rules.attack import defense_abilities
from herna.games.monster_lands.rules.scenario import members_by_affinity
from herna.games.monster_lands.rules.supply import lead_to_gate
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.cleanup import EndGame
from tests.found import found
from tests.games.monster_lands.pieces import member, monster, path_number, trap
from tests.games.monster_lands.table import (
    ANNA,
    adventure,
    bottom,
    do,
    fresh,
    offered,
    position,
    put,
    refused,
    run,
    view_of,
)
from tests.games.monster_lands.test_sam import sam_rolls, table


def finish(state: LandsState) -> int:
    """The game ends as it stands; how it is rated."""
    state.steps = [*bottom(state), EndGame()]
    run(state)
    assert state.over
    played = state.history[-1]
    assert state.winners == ((ANNA,) if played.rating != BUNGLER else ())
    assert found(view_of(state, ANNA).solo).rating == RATINGS[played.rating]
    return played.rating


def with_points(scenario: str, points: int, **facts: Any) -> LandsState:
    """A table alone whose score is `points`, all of glory but one of reputation and one of affinity."""
    state = position(1, scenario=scenario, level="normal", **facts)
    state.glory[ANNA] = points - sum(state.scores) + state.glory[ANNA]
    assert state.scores == (points,)
    return state


def block(state: LandsState, path: str, *tokens: str) -> LandsState:
    """Sam stands on this path, with these tokens from the top."""
    state.put_path(path_number(path), Path(SAM, NONE, traps=tuple(trap(one) for one in tokens)))
    return state


@pytest.mark.rule("ML-18.1", "ML-18.3", "ML-18.4", "ML-18.6", "ML-18.8", "ML-18.10", "ML-18.11")
@pytest.mark.parametrize(
    ("scenario", "steps"),
    [
        ("ordinary-work", (35, 45, 60)),
        ("sortie", (22, 30, 40)),
        ("travelling-light", (30, 42, 56)),
        ("raid", (35, 50, 65)),
        ("sly-sam", (30, 42, 56)),
        ("doom", (35, 45, 60)),
    ],
)
def test_ratings_by_points(scenario: str, steps: tuple[int, int, int]) -> None:
    for number, points in enumerate(steps, start=1):
        assert finish(with_points(scenario, points - 1)) == number - 1
        assert finish(with_points(scenario, points)) == number
    assert finish(with_points(scenario, steps[2] + 30)) == HERO


@pytest.mark.rule("ML-18.11")
def test_the_view_says_what_each_rating_still_needs() -> None:
    state = with_points("ordinary-work", 40)
    solo = found(view_of(state, ANNA).solo)
    assert (solo.scenario, solo.number, solo.rating) == ("ordinary-work", 1, "apprentice")
    assert [(one.rating, one.reached) for one in solo.ratings] == [
        ("bungler", True), ("apprentice", True), ("veteran", False), ("hero", False),
    ]  # fmt: skip
    (need,) = solo.ratings[VETERAN].needs
    assert (need.what, need.have, need.need, need.done) == ("points", (40,), (45,), False)


@pytest.mark.rule("ML-18.1")
def test_ordinary_work_has_no_special_rules() -> None:
    state = fresh(1, scenario="ordinary-work")
    assert (state.setting.rounds, state.coins, state.defense, state.monsters[GATE]) == (6, [7], [0], NONE)


@pytest.mark.rule("ML-18.2")
def test_gold_diggers_hire_only_hagglers_for_the_forest() -> None:
    state = fresh(1, scenario="gold-digger")
    deck = (*state.tavern, *state.tavern_pile)
    assert len(deck) == 12
    assert all("H" in MEMBERS[card].dice for card in deck)
    assert member("purkrab") in state.members[ANNA], "the forest clan"
    state = table(scenario="gold-digger")
    assert state.setting.clans == (0,)


@pytest.mark.rule("ML-18.2", "ML-18.4")
@pytest.mark.parametrize(
    ("scenario", "right", "wrong", "clause"),
    [("gold-digger", "forest", "water", "ML-18.2"), ("travelling-light", "water", "forest", "ML-18.4")],
)
def test_a_clan_the_scenario_does_not_allow_is_refused(scenario: str, right: str, wrong: str, clause: str) -> None:
    state = GAME.new(1, 1, scenario=scenario)
    assert isinstance(state, LandsState)
    assert offered(state) == [f"choose-clan {right}"]
    assert refused(state, f"choose-clan {wrong}") == ("clan-not-allowed", clause)
    drawn = GAME.new(1, 1, scenario=scenario, clans="drawn")
    assert view_of(drawn, ANNA).clan_boards[ANNA].clan == right


@pytest.mark.rule("ML-18.2")
def test_coins_are_counted_and_trophies_may_still_be_sold() -> None:
    for coins, rated in ((14, BUNGLER), (15, APPRENTICE), (34, APPRENTICE), (35, VETERAN), (54, VETERAN), (55, HERO)):
        assert finish(position(1, scenario="gold-digger", coins=coins)) == rated
    state = position(1, scenario="gold-digger", coins=15, round=6, pool=("",), trophies={ANNA: ["krus"]})
    do(state, "pass-turn", "done")
    assert "sell-trophy krus" in offered(state), "once more, after the last wages"
    assert state.coins[ANNA] == 14
    do(state, "sell-trophy krus")
    assert state.over
    assert state.history[-1].rating == APPRENTICE


@pytest.mark.rule("ML-18.3")
def test_a_sortie_has_three_rounds_and_a_richer_start() -> None:
    state = fresh(1, scenario="sortie")
    assert (state.setting.rounds, state.coins, state.defense) == (3, [12], [3])
    assert [TRAPS[one].id for one in state.traps[ANNA]] == ["basic"]
    state = position(1, scenario="sortie", round=3, pool=("",))
    do(state, "pass-turn")
    assert state.over


@pytest.mark.rule("ML-18.4")
def test_travelling_light_closes_the_armory_to_both() -> None:
    state = table(scenario="travelling-light", clans=(("tentok", "tepej"),))
    assert not [text for text in offered(state, "visit") if "armory" in text]
    assert refused(state, "visit armory S") == ("building-closed", "ML-18.4")
    sam_rolls(state, 1, 4, 1, 2)
    assert state.sam is not None
    assert state.sam.yellow == 2, "the armory is no room for Sam"
    assert view_of(state, ANNA).buildings[3].closed


@pytest.mark.rule("ML-18.4")
def test_travelling_light_nothing_gives_defence() -> None:
    clans = (("tentok", "lemtal"),)
    facts: dict[str, Any] = {"scenario": "travelling-light", "clans": clans, "coins": 9, "land_row": {0: "kale"}}
    state = position(1, **facts, monsters={0: "krus", 2: "zoban"}, tiles={0: 0})
    put(state, "a1", "lemtal", ANNA, "S")
    put(state, "gate1", "tentok", ANNA, "S")
    assert defense_abilities(state, path_number("a1")) == 0, "neither Lemtal's two nor the path's one"
    assert defense_abilities(state, path_number("gate1")) == 0, "nor the guards"
    state = position(1, **facts, missions=(10, 1), carried={"nocir-1": "lemtal"})
    put(state, "roll1", "tentok", ANNA, "SH1")
    adventure(state, roll=[3, 4])
    assert (state.glory[ANNA], state.defense[ANNA]) == (8, 0), "the mission pays without its defence tokens"


@pytest.mark.rule("ML-18.4")
def test_travelling_light_loot_and_land_with_defence_cannot_be_used_but_potions_can() -> None:
    clans = (("tentok", "tepej", "hatyr"),)
    state = position(
        1, scenario="travelling-light", clans=clans, pool=("SSSMMH4",), loots={ANNA: ["pouch", "coins10"]},
        lands={ANNA: {"wahybar": "hatyr"}}, potion={ANNA: 1}, wounded=["tentok"],
    )  # fmt: skip
    assert offered(state, "use-loot") == ["use-loot coins10"]
    assert offered(state, "use-land") == []
    assert "heal tentok" in offered(state)
    plain = position(1, clans=clans, pool=("SSSMMH4",), loots={ANNA: ["pouch"]}, lands={ANNA: {"wahybar": "hatyr"}})
    assert offered(plain, "use-loot") == ["use-loot pouch"]
    assert offered(plain, "use-land") == ["use-land wahybar"]


KIT: dict[str, Any] = {
    "scenario": "full-kit",
    "clans": (("purkrab", "tentok", "onduru", "jeducha"),),
    "defense": {ANNA: 5},
    "traps": {ANNA: ["s1", "s2", "s3", "m1", "basic"]},
    "potion": {ANNA: 3},
    "venom": {ANNA: 3},
}


def types_of(state: LandsState) -> set[int]:
    return {state.setting.gear_type[one] for one, bearer in enumerate(state.bearer) if bearer != NONE}


def full_kit(points: int = 20, **changes: Any) -> LandsState:
    state = position(1, **(KIT | changes))
    every = {kind: number for number, kind in reversed(list(enumerate(state.setting.gear_type)))}
    state.bearer = (NONE,) * len(state.bearer)
    for number in every.values():
        state.bearer = (*state.bearer[:number], state.members[ANNA][0], *state.bearer[number + 1 :])
    state.glory[ANNA] += points - state.scores[ANNA]
    return state


@pytest.mark.rule("ML-18.5")
def test_full_kit_asks_for_everything_and_then_for_points() -> None:
    assert types_of(full_kit()) == {0, 1, 2}
    for points, rated in ((20, APPRENTICE), (34, APPRENTICE), (35, VETERAN), (49, VETERAN), (50, HERO)):
        assert finish(full_kit(points)) == rated


@pytest.mark.rule("ML-18.5")
@pytest.mark.parametrize(
    "missing",
    [
        {"defense": {ANNA: 4}},
        {"traps": {ANNA: ["s1", "s2", "s3", "m1"]}},
        {"potion": {ANNA: 2}},
        {"venom": {ANNA: 2}},
        {"clans": (("purkrab", "tentok", "onduru", "rookie-1"),)},
    ],
)
def test_full_kit_fails_for_a_single_thing(missing: dict[str, Any]) -> None:
    assert finish(full_kit(60, **missing)) == BUNGLER


@pytest.mark.rule("ML-18.5")
def test_full_kit_wants_equipment_of_every_type() -> None:
    state = full_kit(60)
    lost = next(one for one, bearer in enumerate(state.bearer) if bearer != NONE)
    state.bearer = (*state.bearer[:lost], NONE, *state.bearer[lost + 1 :])
    assert finish(state) == BUNGLER
    needs = found(view_of(state, ANNA).solo).ratings[APPRENTICE].needs
    assert [(one.what, one.have, one.need) for one in needs if not one.done] == [("equipment", (2,), (3,))]


@pytest.mark.rule("ML-18.6")
def test_the_raid_begins_with_the_uppermost_monster_of_level_a() -> None:
    for seed in range(30):
        state = fresh(1, seed=seed, scenario="raid", level="hard")
        gate = state.monsters[GATE]
        if state.setting.threats[gate].enters_at_gate:
            continue
        assert MONSTERS[gate].level == "A"
        plain = fresh(1, seed=seed, scenario="ordinary-work", level="hard")
        assert tuple(one for one in plain.monster_pile if one != gate) == state.monster_pile
        above = plain.monster_pile[plain.monster_pile.index(gate) + 1 :]
        assert all(MONSTERS[one].level == "B" for one in above)


@pytest.mark.rule("ML-18.6")
def test_in_the_raid_an_empty_gate_is_filled_in_every_round() -> None:
    state = position(1, scenario="raid", pool=("",), monsters={0: "krus"})
    state.monster_pile = tuple(monster(name) for name in ("pliznik", "zoban", "hlubstir"))
    do(state, "pass-turn")
    assert state.monsters[GATE] == monster("zoban"), "the uppermost of level A"
    assert state.monster_pile == tuple(monster(name) for name in ("pliznik", "hlubstir"))
    state = position(1, scenario="raid", pool=("",), monsters={0: "krus"})
    state.monster_pile = (monster("hlubstir"),)
    do(state, "pass-turn")
    assert state.monsters[GATE] == NONE, "no card of level A is left"


@pytest.mark.rule("ML-18.7")
@pytest.mark.parametrize(
    ("members", "counts", "rated"),
    [
        (("purkrab", "korfac", "tentok", "onduru", "jeducha"), [2, 1, 1, 1], APPRENTICE),
        (("purkrab", "korfac", "tentok", "onduru", "rookie-1"), [2, 1, 1, 0], BUNGLER),
        (("purkrab", "korfac", "tentok", "tepej", "onduru", "jeducha"), [2, 2, 1, 1], VETERAN),
        (("purkrab", "korfac", "drabor", "tarka", "tentok", "onduru", "jeducha"), [4, 1, 1, 1], APPRENTICE),
        (("purkrab", "korfac", "tentok", "tepej", "onduru", "trunk", "jeducha", "bambul"), [2, 2, 2, 2], HERO),
    ],
)
def test_variety_counts_members_of_every_affinity(members: tuple[str, ...], counts: list[int], rated: int) -> None:
    state = position(1, scenario="variety", clans=(members,), lands={ANNA: {"kale": "", "nebie": "", "kryzie": ""}})
    assert sorted(members_by_affinity(state, ANNA), reverse=True) == counts, "lands do not count"
    assert finish(state) == rated


@pytest.mark.rule("ML-18.7")
def test_in_variety_a_round_of_beer_costs_one() -> None:
    state = position(1, scenario="variety", coins=1, glory=9)
    do(state, "visit tavern S", "order-beer")
    assert state.coins[ANNA] == 0


def test_there_are_ten_scenarios_in_their_order() -> None:
    assert len(SCENARIO_IDS) == 10
    assert (SCENARIO_IDS[0], SCENARIO_IDS[-1]) == ("ordinary-work", "doom")


@pytest.mark.rule("ML-18.6", "ML-18.10")
def test_a_monster_that_is_at_the_gate_already_stays() -> None:
    state = position(1, scenario="raid", monsters={0: "krus", 2: "podsvetnik"})
    pile = state.monster_pile
    lead_to_gate(state)
    assert (state.monsters[GATE], state.monster_pile) == (monster("podsvetnik"), pile)


@pytest.mark.rule("ML-18.4")
def test_travelling_light_every_hit_strikes_on_a_path_and_at_the_gate() -> None:
    """Lemtal (defence 2) with Nocíř (1) on a path with defence 1; Rulfus (2) at the gate with its guards (2)."""
    state = position(
        1, scenario="travelling-light", clans=(("tentok", "lemtal", "rulfus"),), coins=9, carried={"nocir-1": "lemtal"},
        monsters={0: "krus", 2: "zoban"}, land_row={0: "kale"}, tiles={0: 0},
    )  # fmt: skip
    put(state, "a1", "lemtal", ANNA, "SM")
    put(state, "gate2", "rulfus", ANNA, "S")
    adventure(state)
    do(state, "throw-magic 1", roll=[3, 1, 1])
    assert state.wounded == 1 << member("lemtal"), "one hit of three dice, and nothing wards it off"
    do(state, "roll S", roll=[1])
    do(state, offered(state, "take-loot")[0], roll=[3, 1, 1])
    assert state.wounded == 1 << member("lemtal") | 1 << member("rulfus")
    do(state, "stop")
    assert state.coins[ANNA] == 9 + 5 - 2, "the guards' coins come home all the same"
