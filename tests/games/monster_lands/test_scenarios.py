"""Chapter 18: the special rules of the ten scenarios, and what each rating asks for."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.box import MEMBERS, MONSTERS, TRAPS
from herna.games.monster_lands.components.solo import APPRENTICE, BUNGLER, HERO, RATINGS, SCENARIO_IDS, VETERAN
from herna.games.monster_lands.dice import DIE_NAMES
from herna.games.monster_lands.path import GATE, SAM, Path
from herna.games.monster_lands.rules.attack import defense_abilities
from herna.games.monster_lands.rules.scenario import members_by_affinity, rating
from herna.games.monster_lands.rules.supply import lead_to_gate
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.cleanup import EndGame
from tests.found import found
from tests.games.battery import check_hidden
from tests.games.monster_lands.table import (
    ANNA,
    adventure,
    bottom,
    do,
    fresh,
    member,
    monster,
    offered,
    path_number,
    position,
    put,
    refused,
    run,
    trap,
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
    """A table alone whose score is so many points, all of glory but one of reputation and one of affinity."""
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


@pytest.mark.rule("ML-18.8")
@pytest.mark.parametrize("traps", ["hidden", "open"])
def test_a_sly_sam_lays_two_tokens_face_down_at_lands_only(traps: str) -> None:
    """Also where one's own traps lie open: nobody knows Sam's."""
    state = fresh(1, scenario="sly-sam", traps=traps)
    state.strength, state.magic, state.haggle = [3], [0], [()]
    state.changed()
    assert len(state.trick_pile) == 24
    assert {TRAPS[one].group for one in state.trick_pile} == {"hidden", "trick"}
    assert {TRAPS[one].group for one in (*state.lodge, *state.trap_pile)} == {"upgraded"}
    sam_rolls(state, 6, 2)
    assert len(state.on(path_number("a1")).traps) == 2
    assert found(view_of(state, ANNA).paths[0]).traps == ("covered", "covered")
    for seed in range(20):
        check_hidden(state, random.Random(seed))
    sam_rolls(state, 5, 5)
    assert state.on(path_number("roll1")).traps == ()


@pytest.mark.rule("ML-18.8")
def test_the_pile_of_a_sly_sam_is_shuffled_again() -> None:
    state = table(scenario="sly-sam")
    state.trick_pile, state.trick_used = state.trick_pile[:1], state.trick_pile[1:]
    sam_rolls(state, 6, 2)
    assert (len(state.on(0).traps), len(state.trick_pile), state.trick_used) == (2, 22, ())


def sly(*sent: tuple[str, str, str], defense: int = 0) -> LandsState:
    """A sly Sam's land with Krus at Kale, tile 1a, and these members: path, who, dice."""
    clans = (("purkrab", "korfac"),)
    state = position(
        1, scenario="sly-sam", clans=clans, coins=9, monsters={0: "krus"}, land_row={0: "kale"}, tiles={0: 0}
    )
    for path, who, dice in sent:
        put(state, path, who, ANNA, dice, defense=defense)
    return state


def dice_on(state: LandsState, path: str) -> str:
    return " ".join(DIE_NAMES[one % 21] for one in state.on(path_number(path)).dice)


@pytest.mark.rule("ML-18.8")
@pytest.mark.parametrize(
    ("token", "left", "right"),
    [
        ("steal-m1", "S S", "S M"),
        ("steal-s1", "S M", "S M"),
        ("steal-x2", "S S M", "S"),
        ("hs2", "S S M", "S M"),
    ],
)
def test_he_steals_from_the_neighbour_with_more_dice_for_him_magic_first(token: str, left: str, right: str) -> None:
    """Left S S M, right S M: for magic both are equal, so the left; for strength the left has more."""
    state = block(sly(("a1", "purkrab", "SSM"), ("a4", "korfac", "SM")), "a2", token)
    if token == "steal-x2":
        state = block(sly(("a1", "purkrab", "SSM"), ("a4", "korfac", "SSMM")), "a2", token)
        right = "S S"
    adventure(state)
    assert dice_on(state, "a1") == left
    assert dice_on(state, "a4") == right


@pytest.mark.rule("ML-18.8")
def test_a_defence_token_cancels_sams_trick() -> None:
    state = block(sly(("a1", "purkrab", "SS"), defense=1), "a2", "steal-s2")
    adventure(state)
    assert offered(state) == ["cancel-trick", "allow-trick"]
    do(state, "cancel-trick")
    assert (dice_on(state, "a1"), state.on(0).defense) == ("S S", 0)
    assert (state.trick_used, state.trap_used) == ((trap("steal-s2"),), ()), "it goes back to his own pile"
    state = block(sly(("a1", "purkrab", "SS"), defense=1), "a2", "steal-s2")
    adventure(state)
    do(state, "allow-trick")
    assert (dice_on(state, "a1"), dice_on(state, "a2")) == ("", "S S")


@pytest.mark.rule("ML-18.8")
def test_sams_diverted_dice_strike_when_his_path_is_resolved() -> None:
    """Korfac on the right has fewer defence tokens; the dice come just before Sam removes Krus."""
    state = sly(("a3", "korfac", "M"))
    put(state, "a1", "purkrab", ANNA, "S", defense=2)
    block(state, "a2", "divert2")
    adventure(state, roll=[1, 1, 1, 1])
    assert state.on(path_number("a2")).aims == ((path_number("a3"), 2),)
    do(state, "stop")
    assert offered(state) == ["throw-magic 0", "throw-magic 1"]
    do(state, "throw-magic 1", roll=[6])
    assert state.wounded >> member("korfac") & 1
    assert state.monsters[0] == NONE


@pytest.mark.rule("ML-18.8")
def test_sams_diverted_dice_need_a_monster_that_is_still_there() -> None:
    state = sly(("a3", "korfac", "M"))
    block(block(state, "a1"), "a2", "divert2")
    adventure(state)
    assert not state.wounded, "the first Sam has removed the monster"


@pytest.mark.rule("ML-18.8")
def test_your_own_tokens_follow_the_rules_of_tricks() -> None:
    state = sly()
    put(state, "a1", "purkrab", ANNA, "S", traps=["s1"])
    block(state, "a2", "hm1")
    adventure(state)
    assert offered(state) == ["reveal-trap a1 0", "leave-trap"]


@pytest.mark.rule("ML-18.9")
@pytest.mark.parametrize(
    ("yellow", "path"), [(1, "a1"), (2, "a1"), (3, "roll1"), (4, "roll1"), (5, "pay1"), (6, "pay1")]
)
def test_with_a_clear_mission_sam_goes_to_missions_more_often(yellow: int, path: str) -> None:
    state = sam_rolls(table(scenario="clear-mission"), 5, yellow)
    assert state.on(path_number(path)).seat == SAM


@pytest.mark.rule("ML-18.9")
@pytest.mark.parametrize(
    ("missions", "points", "rated"),
    [
        (3, 60, BUNGLER), (4, 29, BUNGLER), (4, 30, APPRENTICE), (5, 60, APPRENTICE), (6, 39, APPRENTICE),
        (6, 40, VETERAN), (7, 60, VETERAN), (8, 54, VETERAN), (8, 55, HERO),
    ],
)  # fmt: skip
def test_a_clear_mission_wants_missions_and_points(missions: int, points: int, rated: int) -> None:
    state = with_points("clear-mission", points)
    state.missions_done[ANNA] = missions
    assert rating(state) == rated
    assert finish(state) == rated


@pytest.mark.rule("ML-18.10")
def test_in_doom_misses_are_rolled_once_more() -> None:
    state = position(
        1, scenario="doom", coins=9, monsters={0: "krus", 2: "pliznik"}, land_row={0: "kale"}, tiles={0: 0}
    )
    put(state, "a3", "purkrab", ANNA, "S")
    adventure(state, roll=[1, 2, 6, 5, 2, 1])
    assert state.wounded >> member("purkrab") & 1, "two hits and two misses twice; Purkrab cancels one"


@pytest.mark.rule("ML-18.10")
def test_in_doom_a_monster_stands_at_the_gate_at_the_start_only() -> None:
    for seed in range(10):
        state = fresh(1, seed=seed, scenario="doom")
        assert state.setting.level.id == "normal"
        assert MONSTERS[state.monsters[GATE]].level == "A"
    state = position(1, scenario="doom", pool=("",), monsters={0: "krus"})
    do(state, "pass-turn")
    assert state.monsters[GATE] == NONE


def test_there_are_ten_scenarios_in_their_order() -> None:
    assert len(SCENARIO_IDS) == 10
    assert (SCENARIO_IDS[0], SCENARIO_IDS[-1]) == ("ordinary-work", "doom")


@pytest.mark.rule("ML-18.6", "ML-18.10")
def test_a_monster_that_is_at_the_gate_already_stays() -> None:
    state = position(1, scenario="raid", monsters={0: "krus", 2: "podsvetnik"})
    pile = state.monster_pile
    lead_to_gate(state)
    assert (state.monsters[GATE], state.monster_pile) == (monster("podsvetnik"), pile)


@pytest.mark.rule("ML-18.10")
def test_in_doom_dice_against_everybody_and_diverted_ones_are_rolled_again_too() -> None:
    clans = (("purkrab", "zandala", "korfac"),)
    state = position(
        1,
        scenario="doom",
        clans=clans,
        coins=9,
        monsters={0: "trousic", 2: "pliznik"},
        land_row={0: "kale"},
        tiles={0: 0},
    )
    put(state, "a3", "zandala", ANNA, "S", defense=4)
    put(state, "a4", "korfac", ANNA, "S", defense=4)
    adventure(state, roll=[1, 2, 2, 1, 1, 2, 1, 2, 2, 1])
    assert offered(state) == ["stop", "roll S"], "one die for all, one diverted, three for Zhandala: each rolled twice"


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


@pytest.mark.rule("ML-18.9", "ML-8.3")
def test_a_clear_mission_counts_rewards_and_payments_and_no_consolation() -> None:
    state = position(1, scenario="clear-mission", missions=(1, 1), coins=9, clans=(("purkrab", "korfac", "tarka"),))
    put(put(state, "roll1", "purkrab", ANNA, "SS"), "roll2", "korfac", ANNA, "SS")
    put(state, "pay2", "tarka", ANNA, "S")
    adventure(state, roll=[3, 3, 4, 4])
    assert state.missions_done[ANNA] == 1, "of two successes one took the reward"
    do(state, "pay-mission")
    assert state.missions_done[ANNA] == 2
    state = position(1, scenario="clear-mission", missions=(1, 1), coins=9)
    put(put(state, "roll1", "purkrab", ANNA, "SS"), "pay1", "korfac", ANNA, "S")
    adventure(state, roll=[1, 1])
    do(state, "done")
    assert state.missions_done[ANNA] == 0
