"""The turn: cards, mana, moving, exploring."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import NONE, WOUND
from tests.games.mage_knight.refusing import refused
from tests.games.mage_knight.table import (
    arrange,
    cards,
    do,
    foes,
    lay,
    offers,
    points_of,
    set_points,
    site_hex,
    stand,
    table,
    turn_of,
)

rule = pytest.mark.rule
RED, BLUE, GREEN, WHITE, GOLD, BLACK = range(6)


# Cards


@rule("MK-3.1")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    assert refused(table("march"), "play-card rage basic") == "MK-3.1"


@rule("MK-3.2")
def test_an_action_is_free_for_its_basic_effect_and_costs_its_colour_for_the_stronger() -> None:
    state = table("march", "march", dice=("gold",) * 4, crystals=("green",), night=True)
    do(state, "play-card march basic")
    assert points_of(state).move == 2
    do(state, "play-card march strong")
    assert points_of(state).move == 6
    assert state.crystals[state.turn][GREEN] == 0
    assert state.played[state.turn] == cards(state, "march", "march")


@rule("MK-3.2")
def test_without_mana_the_stronger_effect_is_not_offered() -> None:
    state = table("march", dice=("red",) * 4)
    assert "play-card march strong" not in offers(state)
    assert refused(state, "play-card march strong") == "MK-3.3"


@rule("MK-3.3")
def test_a_spell_needs_its_colour_and_black_besides_for_the_stronger_effect() -> None:
    state = table("fireball", dice=("white",) * 4, mana=("red", "black"), night=True)
    assert not [move for move in offers(state) if move.startswith("play-card")], "it is an attack"
    state = table("restoration", dice=("white",) * 4, mana=("green", "black"), night=True)
    assert {"play-card restoration basic", "play-card restoration strong"} <= set(offers(state))
    do(state, "play-card restoration strong")
    assert state.mana[state.turn] == [0] * 6
    state = table("restoration", dice=("white",) * 4, mana=("green", "black"))
    assert "play-card restoration strong" not in offers(state), "black is of no use by day"


@rule("MK-3.5")
def test_any_card_but_a_wound_gives_one_point_sideways() -> None:
    state = table("rage", "wound")
    do(state, "play-sideways rage influence")
    assert points_of(state).influence == 1
    assert refused(state, "play-sideways wound move") == "MK-10.1"


@rule("MK-3.5")
def test_sideways_attack_and_block_need_a_combat() -> None:
    assert refused(table("march"), "play-sideways march attack") == "MK-3.5"


@rule("MK-3.8")
def test_a_card_whose_costs_cannot_be_met_is_not_offered() -> None:
    state = table("improvisation", "wound", dice=("gold",) * 4)
    assert "play-card improvisation basic" not in offers(state), "a wound cannot be discarded"
    state = table("improvisation", "march", "wound", dice=("gold",) * 4)
    do(state, "play-card improvisation basic")
    assert offers(state) == ["discard-card march"]


@rule("MK-3.9")
def test_concentration_plays_another_card_stronger_with_two_more() -> None:
    state = table("concentration", "march", "wound", crystals=("green",), dice=("white",) * 4)
    do(state, "play-card concentration strong", "play-inside march")
    assert points_of(state).move == 6
    assert sorted(state.played[state.turn]) == list(cards(state, "concentration", "march"))


@rule("MK-3.9")
def test_a_card_inside_another_keeps_its_own_costs() -> None:
    state = table("concentration", "improvisation", crystals=("green",), dice=("white",) * 4)
    assert "play-card concentration strong" not in offers(state), "nothing is left to discard"
    state = table("concentration", "improvisation", "march", crystals=("green",), dice=("white",) * 4)
    do(state, "play-card concentration strong")
    assert sorted(offers(state)) == ["play-inside improvisation", "play-inside march"]


# Mana


@rule("MK-4.2")
def test_each_mana_is_one_decision_between_token_crystal_and_die() -> None:
    state = table("march", dice=("green", "green", "red", "white"), crystals=("green",), mana=("green", "gold"))
    do(state, "play-card march strong")
    assert offers(state) == [
        "pay-with token green green",
        "pay-with token gold green",
        "pay-with crystal green green",
        "pay-with die green green",
    ]


@rule("MK-4.3")
def test_gold_stands_for_basic_colours_by_day_only() -> None:
    by_day = table("march", dice=("gold", "red", "red", "red"))
    assert "play-card march strong" in offers(by_day)
    by_night = table("march", dice=("gold", "red", "red", "red"), night=True)
    assert "play-card march strong" not in offers(by_night)


@rule("MK-4.4")
def test_one_die_a_turn_and_it_is_rolled_at_its_end() -> None:
    state = table("march", "march", "rage", dice=("green", "green", "red", "white"))
    do(state, "play-card march strong")
    assert turn_of(state).dice.taken == (0,)
    assert "play-card march strong" not in offers(state)
    state = table("mana-draw", "march", "march", dice=("green", "green", "red", "white"))
    do(state, "play-card mana-draw basic", "play-card march strong", "play-card march strong")
    assert points_of(state).move == 8
    do(state, "end-turn")
    assert turn_of(state).dice.taken == ()


@rule("MK-4.5")
def test_a_fourth_crystal_becomes_a_token() -> None:
    state = table("crystallize", dice=("gold",) * 4, crystals=("red", "red", "red", "blue"), night=True)
    do(state, "play-card crystallize strong", "choose-colour red")
    assert state.crystals[state.turn][RED] == 3
    assert state.mana[state.turn][RED] == 1


@rule("MK-4.6")
def test_mana_draw_takes_a_die_sets_it_and_gives_two_tokens() -> None:
    state = table("mana-draw", dice=("white", "red", "red", "black"))
    do(state, "play-card mana-draw strong", "set-die black green")
    assert state.mana[state.turn][GREEN] == 2
    do(state, "end-turn")
    assert state.dice[3] == GREEN, "it goes back as it was set"


@rule("MK-4.7")
def test_a_glade_gives_gold_by_day_and_black_by_night() -> None:
    from herna.games.mage_knight.steps.turn.opening import open_turn

    for night, colour in ((False, GOLD), (True, BLACK)):
        state = table("march", night=night)
        arrange(state, place=site_hex(state, "magical-glade"))
        open_turn(state, state.turn)
        assert state.mana[state.turn][colour] == 1


# Moving


@rule("MK-6.1")
def test_a_step_costs_what_the_terrain_costs_by_day_and_by_night() -> None:
    state = table("march")
    lattice = state.setting.lattice
    forest = lattice.hex_number[1, -1]
    set_points(state, move=3)
    assert f"move-to {state.setting.hex_names[forest]}" in offers(state)
    arrange(state, night=True)
    assert f"move-to {state.setting.hex_names[forest]}" not in offers(state)
    assert refused(state, f"move-to {state.setting.hex_names[forest]}") == "MK-6.1"


@rule("MK-6.2")
def test_nobody_enters_the_sea() -> None:
    state = table("march")
    set_points(state, move=20)
    reached = {move for move in offers(state) if move.startswith("move-to")}
    assert reached == {"move-to 1/-1", "move-to 1/0", "move-to 0/-1"}


@rule("MK-6.3")
def test_nobody_enters_a_hex_with_a_rampaging_enemy() -> None:
    state = table("march")
    orcs = site_hex(state, "marauding-orcs")
    beside = next(
        spot for spot in state.setting.lattice.neighbours[orcs] if spot // 7 in {place for place, _ in state.laid}
    )
    arrange(state, place=beside)
    set_points(state, move=20)
    assert f"move-to {state.setting.hex_names[orcs]}" not in offers(state)


@rule("MK-6.4")
def test_a_step_from_beside_a_rampaging_enemy_to_beside_it_provokes_it() -> None:
    state = table("march")
    orcs = site_hex(state, "marauding-orcs")
    near = state.setting.lattice.neighbours
    laid = {place for place, _ in state.laid}
    pairs = [
        (one, two)
        for one in near[orcs]
        for two in near[orcs]
        if two in near[one] and one // 7 in laid and two // 7 in laid
    ]
    set_points(state, move=20)
    for one, two in pairs:
        trial = state.copy()
        stand(trial, one)
        move = f"move-to {state.setting.hex_names[two]}"
        if move in offers(trial):
            do(trial, move)
            assert [foe.hex for foe in foes(trial)] == [orcs]
            return
    raise AssertionError("no way round the orcs")


@rule("MK-6.5")
def test_exploring_costs_two_and_gives_fame_in_this_scenario() -> None:
    state = table("march")
    arrange(state, place=state.setting.lattice.hex_number[1, -4])
    set_points(state, move=1)
    assert not [move for move in offers(state) if move.startswith("explore")]
    set_points(state, move=5)
    places = [move for move in offers(state) if move.startswith("explore")]
    assert places
    do(state, places[0])
    assert len(state.laid) == 4
    assert (points_of(state).move, state.fame[state.turn]) == (3, 1)


@rule("MK-6.6")
def test_by_day_the_garrison_of_a_keep_is_seen_from_beside_it() -> None:
    for night, seen in ((False, True), (True, False)):
        state = table("march", night=night)
        lay(state, "3", (1, 1))
        lay(state, "5", (2, 0))
        lay(state, "6", (0, 2))
        keep = site_hex(state, "keep")
        laid = {place for place, _ in state.laid}
        from herna.games.mage_knight.rules.land import look_around

        beside = next(spot for spot in state.setting.lattice.neighbours[keep] if spot // 7 in laid)
        arrange(state, place=beside)
        look_around(state)
        assert [token.face_up for token in state.tokens if token.hex == keep] == [seen]


@rule("MK-6.7")
def test_who_ends_beside_another_hero_must_withdraw_with_a_wound() -> None:
    state = table("march", "rage", "wound")
    other = 1 - state.turn
    plains = state.setting.lattice.hex_number[1, 0]
    arrange(state, place=plains, seat=other)
    seat = state.turn
    do(state, "play-card march basic", "move-to 1/0", "end-turn", "done")
    assert state.place[seat] in (NONE, state.setting.portal)
    assert state.hand[seat].count(WOUND) == 2


@rule("MK-6.8")
def test_reductions_hold_until_the_end_of_the_turn() -> None:
    state = table("frost-bridge", "path-finding", dice=("gold",) * 4)
    do(state, "play-card path-finding basic")
    from herna.games.mage_knight.steps.moving import step_cost

    forest = state.setting.lattice.hex_number[1, -1]
    assert step_cost(state, state.turn, forest) == 2
    do(state, "end-turn", "done")
    assert step_cost(state, state.turn, forest) == 3
