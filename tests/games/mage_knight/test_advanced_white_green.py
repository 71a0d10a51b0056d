"""Both effects of every white, green and dual advanced action, from the cards."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from tests.games.mage_knight.deeds import Row, after, answer, begun, brought, enemies_now, go, position
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    attack_of,
    block_of,
    cards,
    do,
    in_fight,
    make,
    offers,
    own_side,
    phase_of,
    points_of,
    set_points,
    turn_of,
    unit,
)
from tests.games.mage_knight.test_advanced_red_blue import BLUE, RED, terrains, wide

WHITE: list[Row] = [
    ("swift-bolt basic", "open", "", "white crystal 1"),
    ("swift-bolt strong", "ranged", "", "ranged 4"),
    ("agility basic", "open", "", "move 2"),
    ("agility strong", "open", "", "move 4"),
    ("song-of-wind basic", "open", "", "move 2"),
    ("song-of-wind strong", "open", "", "move 2"),
    ("heroic-tale basic", "open", "", "influence 3"),
    ("heroic-tale strong", "open", "", "influence 6"),
    ("diplomacy basic", "open", "", "influence 2"),
    ("diplomacy strong", "open", "#0", "influence 4"),
    ("learning basic", "open", "", "influence 2"),
    ("learning strong", "open", "", "influence 4"),
    ("chivalry basic", "attack", "#0", "attack 3"),
    ("chivalry basic", "attack", "#1", "attack 2"),
    ("chivalry strong", "attack", "#0", "attack 6"),
    ("chivalry strong", "attack", "#1", "attack 4"),
    ("peaceful-moment basic", "open", "#0", "influence 3"),
    ("peaceful-moment strong", "open", "#0", "influence 6"),
]
GREEN: list[Row] = [
    ("crushing-bolt basic", "open", "", "green crystal 1"),
    ("crushing-bolt strong", "ranged", "", "siege 3"),
    ("refreshing-walk basic", "open", "", "move 2, heal 1"),
    ("refreshing-walk basic", "attack", "", "move 2"),
    ("refreshing-walk strong", "open", "", "move 4, heal 2"),
    ("refreshing-walk strong", "block", "", "move 4"),
    ("path-finding basic", "open", "", "move 2"),
    ("path-finding strong", "open", "", "move 4"),
    ("regeneration basic", "open", "", "heal 1"),
    ("regeneration strong", "open", "", "heal 2"),
    ("in-need basic", "open", "", "influence 3"),
    ("in-need strong", "open", "", "influence 5"),
    ("ambush basic", "open", "", "move 2"),
    ("ambush strong", "open", "", "move 4"),
    ("stout-resolve basic", "open", "#0", "move 2"),
    ("stout-resolve basic", "open", "#1", "influence 2"),
    ("stout-resolve basic", "attack", "#2", "attack 2"),
    ("stout-resolve basic", "block", "#2", "block 2"),
    ("stout-resolve strong", "open", "#0", "move 3"),
    ("stout-resolve strong", "open", "#1", "influence 3"),
    ("stout-resolve strong", "attack", "#2", "attack 3"),
    ("stout-resolve strong", "block", "#2", "block 3"),
    ("force-of-nature strong", "ranged", "", "siege 3"),
    ("force-of-nature strong", "block", "", "block 6"),
    ("mountain-lore basic", "open", "", "move 3"),
    ("mountain-lore strong", "open", "", "move 5"),
]
DUAL: list[Row] = [
    ("power-of-crystals strong", "open", "#0", "move 4"),
    ("power-of-crystals strong", "open", "#1", "heal 2"),
    ("power-of-crystals strong", "open", "#2", "drawn 2"),
    ("explosive-bolt basic", "open", "", "wounds 1, red crystal 1, white crystal 1"),
    ("explosive-bolt strong", "ranged", "", "ranged 3"),
    ("chilling-stare basic", "open", "", "influence 3"),
    ("chilling-stare strong", "open", "", "influence 5"),
]


@pytest.mark.parametrize(("played", "where", "answers", "brings"), WHITE + GREEN + DUAL)
def test_what_a_card_brings(played: str, where: str, answers: str, brings: str) -> None:
    assert brought(after(played, where, answers)) == brings


def test_every_effect_of_every_advanced_action_is_tested() -> None:
    setting = begun(2, ALL_SETS).setting
    elsewhere = {
        "into-the-heat", "decompose", "maximal-effect", "ritual-attack", "blood-of-ancients", "pure-magic",
        "crystal-mastery", "magic-talent", "temporal-portal", "spell-forge", "mana-storm", "dodge-and-weave",
        "training", "rush-of-adrenaline",
    }  # fmt: skip
    tested = {played for played, *_ in RED + BLUE + WHITE + GREEN + DUAL}
    tested |= {f"{name} {way}" for name in elsewhere for way in ("basic", "strong")}
    tested |= {"force-of-nature basic", "power-of-crystals basic"}
    names = [setting.card_ids[number] for number in setting.advanced_range]
    assert len(names) == 44
    assert tested == {f"{name} {way}" for name in names for way in ("basic", "strong")}


# White


def test_agility_turns_move_into_attacks() -> None:
    state = after("agility basic", "attack", "turn-points 0; turn-points 0")
    assert brought(state) == "attack 2"
    assert not [move for move in offers(position("agility", where="ranged")) if move.startswith("turn-points")]
    state = after("agility strong", "ranged", "turn-points 1")
    assert brought(state) == "move 2, ranged 1", "two for one"
    lost = go(after("agility basic", "open"), "attack")
    assert points_of(lost).move == 2, "set by hand here; a real combat takes points made before away"


def test_song_of_wind_makes_open_land_cheap_and_lakes_for_blue_mana() -> None:
    state = wide("song-of-wind", mana=["white", "blue"])
    before = terrains(state)
    assert (before["plains"], before["desert"], before["wasteland"]) == (2, 5, 4)
    basic = terrains(do(state.copy(), "play-card song-of-wind basic"))
    assert (basic["plains"], basic["desert"], basic["wasteland"], basic["lake"]) == (1, 4, 3, -1)
    do(state, "play-card song-of-wind strong", "use-effect")
    strong = terrains(state)
    assert (strong["plains"], strong["desert"], strong["wasteland"], strong["lake"]) == (0, 3, 2, 0)


@pytest.mark.parametrize(("way", "gains"), [("basic", (0, 2)), ("strong", (2, 2))])
def test_heroic_tale_rewards_every_recruit(way: str, gains: tuple[int, int]) -> None:
    state = after(f"heroic-tale {way}", "people")
    arrange(state, unit_offer=["peasants"] * 2, command=2)
    set_points(state, influence=8)
    do(state, "recruit-unit peasants", "recruit-unit peasants")
    assert (state.fame[state.turn], state.reputation[state.turn]) == gains


def test_diplomacy_turns_influence_into_block() -> None:
    assert brought(after("diplomacy basic", "block", "turn-points 0; turn-points 0")) == "block 2"
    assert brought(after("diplomacy strong", "block", "#0; turn-points 0")) == "influence 3, ice block 1"
    assert brought(after("diplomacy strong", "block", "#1; turn-points 0")) == "influence 3, fire block 1"


def test_mana_storm() -> None:
    state = position("mana-storm", mana=["white"])
    arrange(state, dice=("green", "gold", "black", "black"))
    basic = do(state.copy(), "play-card mana-storm basic", "pick-die green")
    assert brought(basic) == "green crystal 1, white mana 1"
    do(state, "play-card mana-storm strong", "pay-with token white white")
    arrange(state, dice=("black", "gold", "black", "red"), hand=("march", "march", "stamina", "threaten", "promise"))
    for card, die in (("march", "black green"), ("march", "gold green"), ("stamina", "black blue"), ("threaten", "")):
        do(state, f"play-card {card} strong", *([f"pay-with die {die}"] if card == "march" else []))
    assert (points_of(state).move, points_of(state).influence) == (12, 5), "four dice in all"
    assert "play-card promise strong" not in offers(state)


@pytest.mark.parametrize(("way", "price", "pile"), [("basic", 6, "discard"), ("strong", 9, "hand")])
def test_learning_buys_an_advanced_action_once(way: str, price: int, pile: str) -> None:
    state = after(f"learning {way}", "open")
    set_points(state, influence=2 * price)
    arrange(state, advanced_offer=cards(state, "fire-bolt", "ice-bolt"))
    do(state, "buy-effect 0", "take-card ice-bolt")
    assert cards(state, "ice-bolt")[0] in getattr(state, pile)[state.turn]
    assert points_of(state).influence == price
    assert "buy-effect 0" not in offers(state)


@pytest.mark.parametrize(("way", "fame"), [("basic", 4), ("strong", 6)])
def test_chivalry_raises_reputation_for_each_enemy(way: str, fame: int) -> None:
    state = position("chivalry", mana=["white"], where="attack", enemies=["green-prowlers", "green-diggers"])
    do(state, "target 1", f"play-card chivalry {way}")
    answer(state, "#1")
    make(state, attack=6)
    do(state, "strike")
    assert (state.reputation[state.turn], state.fame[state.turn]) == (2, fame)


def test_peaceful_moment_as_the_action_heals_and_makes_ready_for_influence() -> None:
    state = after("peaceful-moment basic", "open", "#1; buy-effect 0", ("wound",))
    assert (points_of(state).healing, points_of(state).influence, turn_of(state).action_used) == (1, 1, True)
    state = position("peaceful-moment", mana=["white"])
    arrange(state, units=(unit(state, "catapults", ready=False),))
    do(state, "play-card peaceful-moment strong")
    answer(state, "#1; buy-for-unit 1 0")
    assert (points_of(state).influence, state.units[state.turn][0].ready) == (0, True)
    assert not [move for move in offers(state) if move.startswith("buy-for-unit")]


@pytest.mark.parametrize(
    ("way", "answers", "left", "bonus"),
    [
        ("basic", "choose-attack 0 0", ["attack 2", "attack 3"], 1),
        ("strong", "#0; choose-attack 0 0", ["attack blocked", "attack 3"], 2),
        ("strong", "#1; choose-attack 0 0; choose-attack 1 0", ["attack 2", "attack 1"], 2),
    ],
)
def test_dodge_and_weave(way: str, answers: str, left: list[str], bonus: int) -> None:
    enemies = ["green-prowlers", "green-diggers"]
    state = after(f"dodge-and-weave {way}", "block", answers, enemies=enemies)
    assert [words.split(", ")[1] for words in enemies_now(state)] == left
    assert in_fight(state)
    for foe in range(2):
        if f"block-attack {foe} 0" in offers(state) or own_side(state).blocking == (foe, 0):
            make(state, block=9)
            do(state, *([f"block-attack {foe} 0"] if own_side(state).blocking != (foe, 0) else []), "finish-block")
    do(state, "next-phase")
    while in_fight(state) and phase_of(state) != "attack":
        do(state, offers(state)[-1])
    do(state, "target 0", "use-held 0")
    assert attack_of(state) == bonus


def test_dodge_and_weave_gives_nothing_more_after_a_wound() -> None:
    state = after("dodge-and-weave basic", "block", "choose-attack 0 0; next-phase")
    while in_fight(state) and phase_of(state) != "attack":
        do(state, offers(state)[-1])
    assert WOUND in state.hand[state.turn]
    do(state, "target 0")
    assert "use-held 0" not in offers(state)


# Green


def test_path_finding_makes_land_cheaper() -> None:
    state = wide("path-finding", mana=["green"])
    before = terrains(state)
    basic = terrains(do(state.copy(), "play-card path-finding basic"))
    assert {name: cost for name, cost in basic.items() if cost > 0} == {
        name: max(cost - 1, 2) for name, cost in before.items() if cost > 0
    }
    do(state, "play-card path-finding strong")
    strong = terrains(state)
    assert {name: cost for name, cost in strong.items() if cost > 0} == {
        name: min(cost, 2) for name, cost in before.items() if cost > 0
    }
    assert strong["lake"] == -1


@pytest.mark.parametrize(("way", "levels"), [("basic", 2), ("strong", 3)])
def test_regeneration_makes_a_unit_ready(way: str, levels: int) -> None:
    state = position("regeneration", mana=["green"])
    names = ("peasants", "utem-guardsmen", "catapults", "altem-mages")
    arrange(state, units=tuple(unit(state, name, ready=False) for name in names))
    do(state, f"play-card regeneration {way}")
    assert offers(state) == [*(f"ready-unit {place}" for place in range(levels)), "done"]
    do(state, f"ready-unit {levels - 1}")
    assert state.units[state.turn][levels - 1].ready


@pytest.mark.parametrize(("way", "influence"), [("basic", 3 + 4), ("strong", 5 + 8)])
def test_in_need_counts_wounds_in_hand_and_on_units(way: str, influence: int) -> None:
    state = position("in-need", "wound", "wound", mana=["green"])
    arrange(state, units=(unit(state, "peasants", wounds=2),))
    do(state, f"play-card in-need {way}")
    assert points_of(state).influence == influence


@pytest.mark.parametrize(("way", "attack", "block"), [("basic", 1, 2), ("strong", 2, 4)])
def test_ambush_helps_the_first_card_that_attacks_or_blocks(way: str, attack: int, block: int) -> None:
    state = after(f"ambush {way}", "open", "", ("rage", "rage"), units=["peasants"])
    attacking = go(state.copy(), "attack")
    do(attacking, "activate-unit 0 0", "play-card rage basic", "play-card rage basic")
    assert attack_of(attacking) == 2 + 2 + attack + 2, "no unit, one card"
    blocking = go(state, "block")
    do(blocking, "play-sideways rage block")
    assert block_of(blocking) == 1 + block


@pytest.mark.parametrize(("way", "pile"), [("basic", "discard"), ("strong", "hand")])
def test_training_changes_an_action_for_an_advanced_one(way: str, pile: str) -> None:
    state = position("training", "rage", "march", mana=["green"])
    arrange(state, advanced_offer=cards(state, "fire-bolt", "rush-of-adrenaline", "ice-bolt"))
    do(state, f"play-card training {way}", "throw-away-card rage")
    assert sorted(offers(state)) == ["take-card fire-bolt", "take-card rush-of-adrenaline"], "a dual card is red too"
    do(state, "take-card fire-bolt")
    assert cards(state, "fire-bolt")[0] in getattr(state, pile)[state.turn]
    assert cards(state, "rage")[0] not in state.hand[state.turn] + state.discard[state.turn]


def test_stout_resolve_takes_wounds_and_cards() -> None:
    state = after("stout-resolve basic", "open", "discard-card wound; #0", ("wound", "march"))
    assert points_of(state).move == 3
    hand = ("wound", "wound", "march", "rage")
    state = after("stout-resolve strong", "open", "discard-card wound; discard-card march", hand)
    assert offers(state) == ["discard-card rage", "done"], "one wound at most"
    answer(state, "done; #0")
    assert points_of(state).move == 3 + 4


def test_force_of_nature_lets_a_unit_resist() -> None:
    state = after("force-of-nature basic", "block", "choose-unit 0", units=["peasants"], enemies=["green-diggers"])
    do(state, "next-phase", "assign-to-unit 0")
    assert state.units[state.turn][0].wounds == 0, "3 of 3 armour, and nothing is left to wound"


@pytest.mark.parametrize(
    ("way", "terrain", "limit"), [("basic", "hills", 1), ("strong", "hills", 1), ("strong", "mountain", 2)]
)
def test_mountain_lore_raises_the_hand_limit_in_the_hills(way: str, terrain: str, limit: int) -> None:
    state = wide("mountain-lore", mana=["green"])
    seat = state.turn
    arrange(state, deck=["rage"] * 9, seat=seat)
    spot = next(
        place * 7 + part
        for place, tile in state.laid
        for part, info in enumerate(state.setting.tiles[tile].hexes.all)
        if info.terrain == terrain and info.site is None
    )
    do(state, f"play-card mountain-lore {way}")
    if terrain == "mountain":
        assert terrains(state)["mountain"] == 5
    arrange(state, place=spot, seat=seat)
    assert is_safe(state, seat, spot)
    do(state, "end-turn")
    assert len(state.hand[seat]) == 5 + limit


# Of two colours


@pytest.mark.parametrize("colour", ["green", "blue"])
def test_a_dual_card_takes_mana_of_either_colour(colour: str) -> None:
    state = position("power-of-crystals", mana=[colour])
    assert "play-card power-of-crystals strong" in offers(state)


def test_power_of_crystals_counts_full_sets() -> None:
    state = after("power-of-crystals basic", "open", "choose-colour red", crystals=["green", "blue"])
    assert brought(state) == "red crystal 1, blue crystal 1, green crystal 1"
    sets = ["red", "blue", "green", "white"] * 2
    state = position("power-of-crystals", mana=["green"], crystals=sets)
    do(state, "play-card power-of-crystals strong", "pay-with token green green")
    answer(state, "#0; #1; #2")
    assert (points_of(state).move, points_of(state).healing, 6 - len(state.deck[state.turn])) == (4, 1, 1)
    fighting = position("power-of-crystals", mana=["green"], crystals=sets[:4], where="attack")
    do(fighting, "play-card power-of-crystals strong", "pay-with token green green")
    assert points_of(fighting).move == 4 + 2


def wounded(state: KnightState, wounds: int) -> KnightState:
    """Wounds are taken by blood rituals."""
    arrange(state, hand=state.hand[state.turn] + cards(state, *["explosive-bolt"] * wounds))
    return do(state, *["play-card explosive-bolt basic"] * wounds)


def test_rush_of_adrenaline_draws_for_wounds_before_and_after() -> None:
    state = wounded(position("rush-of-adrenaline", "rage"), 2)
    do(state, "play-card rush-of-adrenaline basic")
    assert len(state.deck[state.turn]) == 6 - 2
    wounded(state, 2)
    assert len(state.deck[state.turn]) == 6 - 3, "three at most"


def test_rush_of_adrenaline_throws_the_first_wound_away() -> None:
    state = wounded(position("rush-of-adrenaline", "rage", mana=["red"]), 1)
    do(state, "play-card rush-of-adrenaline strong", "pay-with token red red")
    answer_all(state)
    assert (state.hand[state.turn].count(WOUND), len(state.deck[state.turn])) == (0, 5)
    wounded(state, 4)
    assert (state.hand[state.turn].count(WOUND), len(state.deck[state.turn])) == (4, 2)


def answer_all(state: KnightState) -> None:
    """Wounds that must be thrown away are."""
    while offers(state)[0].startswith("throw-away-card"):
        do(state, offers(state)[0])


def test_explosive_bolt_costs_another_enemy_armour() -> None:
    enemies = ["green-prowlers", "grey-swordsmen", "violet-fire-mages"]
    state = after("explosive-bolt strong", "ranged", "strike", enemies=enemies)
    assert offers(state) == ["choose-foe 1"], "what resists fire is not touched by red"
    do(state, "choose-foe 1")
    assert enemies_now(state) == ["beaten", "armour 4, attack 6", "armour 5, attack 6 fire"]


def test_chilling_stare_takes_abilities_off_an_attack_or_stops_it() -> None:
    state = after("chilling-stare basic", "block", "#1; choose-attack 0 0", enemies=["green-wolf-riders"])
    make(state, block=3)
    do(state, "finish-block")
    immune = after("chilling-stare basic", "block", "#1", enemies=["white-grim-legionnaires"])
    assert offers(immune) == ["choose-attack 0 0"]
    state = after("chilling-stare strong", "block", "#1; choose-foe 0")
    assert enemies_now(state) == ["armour 3, peaceful"]
    icy = position("chilling-stare", mana=["blue"], where="block", enemies=["violet-ice-mages"])
    do(icy, "play-card chilling-stare strong")
    assert points_of(icy).influence == 5, "a dual card is stopped by either colour"
