"""Both effects of every basic action, from the cards."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.steps.moving import step_cost
from herna.games.mage_knight.vocabulary.names import COLOURS
from tests.games.mage_knight.deeds import Row, after, answer, begun, brought, enemies_now, go, position
from tests.games.mage_knight.table import ALL_SETS, arrange, cards, do, offers, points_of, set_points, unit

ROWS: list[Row] = [
    ("rage basic", "attack", "", "attack 2"),
    ("rage basic", "block", "", "block 2"),
    ("rage strong", "attack", "", "attack 4"),
    ("determination basic", "attack", "", "attack 2"),
    ("determination basic", "block", "", "block 2"),
    ("determination strong", "block", "", "block 5"),
    ("swiftness basic", "open", "", "move 2"),
    ("swiftness strong", "ranged", "", "ranged 3"),
    ("swiftness strong", "attack", "", "ranged 3"),
    ("march basic", "open", "", "move 2"),
    ("march strong", "open", "", "move 4"),
    ("stamina basic", "open", "", "move 2"),
    ("stamina strong", "open", "", "move 4"),
    ("tranquility basic", "open", "#0", "heal 1"),
    ("tranquility basic", "open", "#1", "drawn 1"),
    ("tranquility strong", "open", "#0", "heal 2"),
    ("tranquility strong", "open", "#1", "drawn 2"),
    ("promise basic", "open", "", "influence 2"),
    ("promise strong", "open", "", "influence 4"),
    ("threaten basic", "open", "", "influence 2"),
    ("threaten strong", "open", "", "influence 5, reputation -1"),
    ("crystallize strong", "open", "choose-colour green", "green crystal 1"),
    ("concentration basic", "open", "choose-colour blue", "blue mana 1"),
    ("concentration basic", "open", "choose-colour white", "white mana 1"),
    ("concentration basic", "open", "choose-colour red", "red mana 1"),
    ("battle-versatility basic", "attack", "#0", "attack 2"),
    ("battle-versatility basic", "attack", "#1", "ranged 1"),
    ("battle-versatility basic", "ranged", "", "ranged 1"),
    ("battle-versatility basic", "block", "", "block 2"),
    ("battle-versatility strong", "attack", "#0", "attack 4"),
    ("battle-versatility strong", "attack", "#1", "fire attack 3"),
    ("battle-versatility strong", "attack", "#2", "ranged 3"),
    ("battle-versatility strong", "attack", "#3", "siege 2"),
    ("battle-versatility strong", "ranged", "#0", "ranged 3"),
    ("battle-versatility strong", "ranged", "#1", "siege 2"),
    ("battle-versatility strong", "block", "#0", "block 4"),
    ("battle-versatility strong", "block", "#1", "fire block 3"),
    ("cold-toughness basic", "attack", "", "ice attack 2"),
    ("cold-toughness basic", "block", "", "ice block 3"),
    ("will-focus basic", "open", "#0; choose-colour white", "white mana 1"),
    ("will-focus basic", "open", "#1", "green crystal 1"),
    ("noble-manners basic", "open", "", "influence 2"),
    ("noble-manners basic", "people", "end-turn", "drawn 5, fame 1"),
    ("noble-manners strong", "open", "", "influence 4"),
    ("noble-manners strong", "people", "end-turn", "drawn 5, fame 1, reputation 1"),
    ("instinct basic", "open", "#0", "move 2"),
    ("instinct basic", "open", "#1", "influence 2"),
    ("instinct basic", "attack", "#2", "attack 2"),
    ("instinct basic", "block", "#2", "block 2"),
    ("instinct strong", "open", "#0", "move 4"),
    ("instinct strong", "open", "#1", "influence 4"),
    ("instinct strong", "attack", "#2", "attack 4"),
    ("instinct strong", "block", "#2", "block 4"),
    ("rejuvenate basic", "open", "#0", "heal 1"),
    ("rejuvenate basic", "open", "#1", "drawn 1"),
    ("rejuvenate basic", "open", "#2", "green mana 1"),
    ("rejuvenate strong", "open", "#0", "heal 2"),
    ("rejuvenate strong", "open", "#1", "drawn 2"),
    ("rejuvenate strong", "open", "#2", "green crystal 1"),
    ("swift-reflexes basic", "open", "", "move 2"),
    ("swift-reflexes basic", "ranged", "#1", "ranged 1"),
    ("swift-reflexes strong", "open", "", "move 4"),
    ("swift-reflexes strong", "ranged", "#1", "ranged 3"),
    ("tirelessness basic", "open", "", "move 2"),
    ("tirelessness strong", "open", "", "move 4"),
    ("savage-harvesting basic", "open", "", "move 2"),
    ("savage-harvesting strong", "open", "", "move 4"),
    ("ruthless-coercion basic", "open", "", "influence 2"),
    ("ruthless-coercion strong", "open", "", "influence 6, reputation -1"),
    ("one-with-the-land basic", "open", "#0", "move 2"),
    ("one-with-the-land basic", "open", "#1", "heal 1"),
    ("one-with-the-land basic", "block", "#1", "block 2"),
    ("one-with-the-land strong", "open", "#0", "move 4"),
    ("one-with-the-land strong", "open", "#1", "heal 2"),
    ("one-with-the-land strong", "block", "#1", "fire block 2"),
    ("one-with-the-land strong", "block night", "#1", "ice block 2"),
]


@pytest.mark.parametrize(("played", "where", "answers", "brings"), ROWS)
def test_what_a_card_brings(played: str, where: str, answers: str, brings: str) -> None:
    state = after(played, where, answers)
    assert brought(state, seat=begun(2, ALL_SETS).turn) == brings


def test_every_effect_of_every_basic_action_is_tested_here() -> None:
    state = begun(2, ALL_SETS)
    tested = {played for played, *_ in ROWS} | {
        "crystallize basic", "mana-draw basic", "mana-draw strong", "concentration strong", "improvisation basic",
        "improvisation strong", "cold-toughness strong", "will-focus strong", "mana-pull basic", "mana-pull strong",
        "crystal-joy basic", "crystal-joy strong", "druidic-paths basic", "druidic-paths strong",
    }  # fmt: skip
    names = [state.setting.card_ids[number] for number in state.setting.basic_range]
    assert len(names) == 26
    assert tested == {f"{name} {way}" for name in names for way in ("basic", "strong")}


@pytest.mark.parametrize("way", ["basic", "strong"])
def test_improvisation_discards_a_card_that_is_no_wound(way: str) -> None:
    n = 3 if way == "basic" else 5
    for where, option, brings in [
        ("open", "#0", f"move {n}"),
        ("open", "#1", f"influence {n}"),
        ("attack", "#2", f"attack {n}"),
        ("block", "#2", f"block {n}"),
    ]:
        hand = ("march", "wound")
        state = after(f"improvisation {way}", where, f"discard-card march; {option}", hand)
        assert brought(state, hand) == brings
        assert state.discard[state.turn] == cards(state, "march")
    state = position("improvisation", "wound", mana=["red"])
    assert f"play-card improvisation {way}" not in offers(state), "a wound does not pay"


def test_crystallize_pays_one_mana_of_its_choice() -> None:
    state = after("crystallize basic", "open", "pay-with token white white", mana=["red", "white"])
    assert brought(state) == "white crystal 1, red mana 1"
    assert "play-card crystallize basic" not in offers(position("crystallize"))


def test_mana_draw_lets_one_more_die_be_used() -> None:
    state = position("mana-draw", "march", "march", "march")
    arrange(state, dice=["green"] * 4)
    do(state, "play-card march strong")
    assert "play-card march strong" not in offers(state)
    do(state, "play-card mana-draw basic", "play-card march strong")
    assert "play-card march strong" not in offers(state)
    assert points_of(state).move == 8


def test_mana_draw_sets_a_die_and_takes_two_tokens_of_it() -> None:
    state = after("mana-draw strong", "open", "set-die black red")
    assert brought(state) == "red mana 2"
    assert "set-die black gold" not in offers(after("mana-draw strong", "open"))
    do(state, "end-turn")
    assert state.dice.count(COLOURS.index("red")) == 1, "it goes back as it was set"


def test_mana_pull_gives_a_black_die_any_colour() -> None:
    state = position("mana-pull", "march", "rage")
    assert "play-card march strong" not in offers(state), "by day a black die is of no use"
    do(state, "play-card mana-pull basic", "play-card march strong")
    assert points_of(state).move == 4
    assert "play-card rage strong" not in offers(go(state, "attack")), "one die only"


def test_mana_pull_lets_one_black_die_only_be_of_any_colour() -> None:
    """Altem Mages may be paid red and blue: of two black dice one is either, and the other is nothing."""
    state = position("mana-pull", "march", units=["altem-mages"])
    arrange(state, dice=("black", "black", "black"))
    do(state, "play-card mana-pull basic")
    go(state, "attack")
    do(state, "activate-unit 0 1")
    assert offers(state) == ["announce-number 0", "announce-number 1"]


def test_mana_pull_sets_two_dice() -> None:
    state = after("mana-pull strong", "open", "set-die black red; set-die black green")
    assert brought(state) == "red mana 1, green mana 1"


@pytest.mark.parametrize(("card", "plus"), [("concentration", 2), ("will-focus", 3)])
def test_a_card_inside_another_gives_more_without_its_mana(card: str, plus: int) -> None:
    for inner, where, answers, brings in [
        ("march", "open", "", f"move {4 + plus}"),
        ("threaten", "open", "", f"influence {5 + plus}, reputation -1"),
        ("rage", "attack", "", f"attack {4 + plus}"),
        ("determination", "block", "", f"block {5 + plus}"),
        ("tranquility", "open", "#0", "heal 2"),
    ]:
        state = after(f"{card} strong", where, f"play-inside {inner}; {answers}".removesuffix("; "), (inner, "wound"))
        assert brought(state, ("wound",)) == brings
        assert tuple(sorted(state.played[state.turn])) == cards(state, card, inner)
    hand = ("fireball", "ruby-ring", "wound")
    assert f"play-card {card} strong" not in offers(position(card, *hand, mana=["green"])), "actions only"


def test_a_card_inside_another_still_costs_what_it_asks_for() -> None:
    state = after(
        "concentration strong", "open", "play-inside improvisation; discard-card march; #0", ("improvisation", "march")
    )
    assert brought(state) == "move 7"
    state = position("concentration", "improvisation", mana=["green"])
    assert "play-card concentration strong" not in offers(state), "there is nothing left to discard"


def test_cards_inside_cards_inside_cards() -> None:
    state = after("concentration strong", "open", "play-inside will-focus; play-inside march", ("will-focus", "march"))
    assert brought(state) == "move 9", "4 and 3 and 2"


@pytest.mark.parametrize(
    ("enemy", "traits"),
    [("green-prowlers", 0), ("green-ironclads", 2), ("red-high-dragon", 5), ("white-grim-legionnaires", 0)],
)
def test_cold_toughness_counts_what_the_blocked_enemy_is(enemy: str, traits: int) -> None:
    state = after("cold-toughness strong", "block", enemies=[enemy])
    assert brought(state) == f"ice block {5 + traits}"


@pytest.mark.parametrize(("way", "wound_too"), [("basic", False), ("strong", True)])
def test_crystal_joy_comes_back_for_a_discarded_card(way: str, wound_too: bool) -> None:
    more = {"mana": ["green"]} if way == "basic" else {}
    state = after(
        f"crystal-joy {way}", "open", "" if way == "basic" else "choose-colour green", ("march", "wound"), **more
    )
    seat = state.turn
    assert brought(state, ("wound",)) == "green crystal 1"
    do(state, "end-turn", "use-effect")
    assert ("discard-card wound" in offers(state)) == wound_too
    do(state, "discard-card march", "done")
    assert cards(state, "crystal-joy")[0] in state.hand[seat]
    assert cards(state, "march")[0] in state.discard[seat]


def test_rejuvenate_makes_a_unit_ready_up_to_a_level() -> None:
    for way, level in (("basic", 2), ("strong", 3)):
        state = position("rejuvenate", mana=["green"])
        names = ("peasants", "utem-guardsmen", "catapults", "altem-mages")
        arrange(state, units=tuple(unit(state, name, ready=False) for name in names))
        do(state, f"play-card rejuvenate {way}")
        answer(state, "#3")
        assert offers(state) == [*(f"ready-unit {place}" for place in range(level)), "done"]


@pytest.mark.parametrize(("way", "lowered", "left"), [("basic", 1, "attack 3"), ("strong", 2, "attack 2")])
def test_swift_reflexes_lower_an_attack(way: str, lowered: int, left: str) -> None:
    state = after(f"swift-reflexes {way}", "block", "#1; choose-attack 0 0")
    assert enemies_now(state) == [f"armour 3, {left}"]


@pytest.mark.parametrize(("way", "total"), [("basic", 2 + 3 + 1 + 2), ("strong", 4 + 3 + 2 + 3)])
def test_tirelessness_helps_the_next_cards_that_move(way: str, total: int) -> None:
    state = after(f"tirelessness {way}", "open", "", ("march", "rage", "stamina"))
    do(state, "play-card march basic", "play-sideways rage move", "play-card stamina basic")
    assert points_of(state).move == total, "one card, or all of the turn, sideways too"


@pytest.mark.parametrize(("way", "crystals"), [("basic", 1), ("strong", 2)])
def test_savage_harvesting_turns_cards_into_crystals_while_moving(way: str, crystals: int) -> None:
    state = after(f"savage-harvesting {way}", "open", "", ("rage", "ruby-ring"))
    seat = state.turn
    set_points(state, move=10)
    steps = [move for move in offers(state) if move.startswith("move-to")]
    do(state, steps[0], "use-effect", "discard-card rage")
    assert state.crystals[seat] == [1, 0, 0, 0]
    back = [move for move in offers(state) if move.startswith("move-to")]
    do(state, back[0])
    if crystals == 2:
        do(state, "use-effect", "discard-card ruby-ring", "choose-colour green")
        assert state.crystals[seat] == [1, 0, 1, 0], "an artifact is of any colour"
    else:
        assert "use-effect" not in offers(state)


def test_ruthless_coercion_makes_a_recruit_cheaper_for_reputation() -> None:
    state = position("ruthless-coercion", where="people")
    peasants = state.setting.unit_ids.index("peasants")
    arrange(state, unit_offer=(peasants,))
    do(state, "play-card ruthless-coercion basic", "recruit-on-terms peasants false 0")
    assert (points_of(state).influence, state.reputation[state.turn]) == (0, -1)
    assert len(state.units[state.turn]) == 1


def test_ruthless_coercion_buys_readiness_by_level() -> None:
    state = position("ruthless-coercion", mana=["red"])
    names = ("peasants", "utem-guardsmen", "catapults")
    arrange(state, units=tuple(unit(state, name, ready=False) for name in names))
    do(state, "play-card ruthless-coercion strong")
    assert [move for move in offers(state) if move.startswith("buy-for-unit")] == [
        "buy-for-unit 0 0",
        "buy-for-unit 0 1",
    ]
    do(state, "buy-for-unit 0 1", "buy-for-unit 0 0")
    assert points_of(state).influence == 0
    assert [one.ready for one in state.units[state.turn]] == [True, True, False]


def test_druidic_paths_lower_the_cost_of_a_space_or_a_terrain() -> None:
    state = position("druidic-paths")
    forest = state.setting.lattice.hex_number[1, -1]
    assert step_cost(state, state.turn, forest) == 3
    do(state, "play-card druidic-paths basic", "choose-space 1/-1")
    assert (step_cost(state, state.turn, forest), points_of(state).move) == (2, 2)
    state = after("druidic-paths strong", "open", "choose-terrain forest")
    assert (step_cost(state, state.turn, forest), points_of(state).move) == (2, 4)


def test_cards_that_only_heal_are_not_for_combat() -> None:
    state = position("tranquility", "rejuvenate", where="attack", mana=["green"])
    assert not [move for move in offers(state) if move.startswith("play-card")]
    assert "play-sideways tranquility attack" in offers(state)
    assert points_of(state).healing == 0
