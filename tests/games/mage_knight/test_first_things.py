"""What every chapter takes for granted: scenario, days and nights, colours, the shape of a turn, wounds."""

from __future__ import annotations

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.rules.land import positions_laid
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.rewards import GiveRewards
from herna.games.mage_knight.steps.round import EndRound
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import BadSetting, IllegalAction
from tests.games.mage_knight.table import (
    arrange,
    begun,
    by_seat,
    cards,
    do,
    enemy,
    fight,
    in_fight,
    offers,
    points_of,
    set_points,
    set_turn,
    site_hex,
    stand,
    table,
    turn_of,
    unit,
)

rule = pytest.mark.rule


@rule("MK-1.1")
def test_a_scenario_says_for_how_many_and_for_how_long() -> None:
    assert [GAME.setting(players).rounds for players in (1, 2, 3, 4)] == [4, 3, 3, 3]  # type: ignore[attr-defined]
    with pytest.raises(BadSetting):
        GAME.setting(5)


@rule("MK-1.2")
@pytest.mark.parametrize(("players", "countryside"), [(1, 8), (2, 8), (3, 9), (4, 11)])
def test_first_reconnaissance_has_two_core_tiles_and_a_city_below_the_countryside(
    players: int, countryside: int
) -> None:
    state = begun(players)
    kinds = [state.setting.tiles[tile].kind for tile in state.tile_stack]
    assert sorted(kinds[:3]) == ["core", "core", "core-city"], "the bottom of the stack"
    assert kinds[3:] == ["countryside"] * (countryside - 2), "two of them lie there from the start"


@rule("MK-2.1")
def test_day_and_night_follow_each_other() -> None:
    state = begun(1)
    nights = []
    for _ in range(3):
        nights.append(state.night)
        state.steps.clear()
        state.push(EndRound())
        state.start()
    assert nights == [False, True, False]


@rule("MK-2.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_half_of_the_source_shows_basic_colours_when_it_is_rolled(players: int) -> None:
    for seed in range(10):
        dice = begun(players, seed).dice
        assert len(dice) == players + 2
        assert 2 * sum(COLOURS[die] not in ("gold", "black") for die in dice) >= len(dice)


@rule("MK-3.4")
def test_an_artifact_costs_no_mana_and_leaves_the_game_for_its_stronger_effect() -> None:
    state = table("endless-bag-of-gold", "march", dice=("gold",) * 4, night=True)
    do(state, "play-card endless-bag-of-gold basic")
    assert state.played[state.turn] == cards(state, "endless-bag-of-gold")
    state = table("endless-bag-of-gold", "march", dice=("gold",) * 4, night=True)
    do(state, "play-card endless-bag-of-gold strong")
    assert points_of(state).influence == 9
    assert state.played[state.turn] == ()


@rule("MK-3.6")
def test_a_card_of_healing_cannot_be_played_in_combat_though_it_could_draw() -> None:
    state = fight(table("tranquility", "rage"), "green-prowlers")
    assert not [move for move in offers(state) if move.startswith("play-card tranquility")]


@rule("MK-3.10")
def test_a_gained_card_lies_on_the_deck_and_its_offer_is_refilled() -> None:
    state = table("march")
    seat, card = state.turn, state.advanced_offer[1]
    set_turn(state, rewards=("advanced-action",))
    state.steps.clear()
    state.push(GiveRewards(seat, before_levels=True))
    state.start()
    do(state, f"take-card {state.setting.card_ids[card]}")
    assert state.deck[seat][-1] == card
    assert len(state.advanced_offer) == 3
    assert card not in state.advanced_offer


@rule("MK-4.1")
def test_crystals_are_of_the_four_basic_colours() -> None:
    view = table("march").view(0)
    assert set(view.hero_boards[0].crystals) == {"red", "blue", "green", "white"}  # type: ignore[attr-defined]
    assert set(view.hero_boards[0].mana) == {*COLOURS}  # type: ignore[attr-defined]
    state = table("crystallize", mana=("gold",), dice=("black",) * 4, night=True)
    assert "play-card crystallize basic" not in offers(state), "gold is of no use by night, and black makes no crystal"


def in_village(*hand: str) -> KnightState:
    """A hero in a village."""
    state = table(*hand)
    spot = site_hex(state, "village")
    stand(state, spot)
    return state


@rule("MK-5.2")
def test_one_moves_first_then_acts_and_cards_of_move_can_be_played_all_the_time() -> None:
    state = in_village("march", "promise")
    do(state, "play-card march basic")
    assert any(move.startswith("move-to") for move in offers(state))
    do(state, "interact")
    assert not any(move.startswith("move-to") for move in offers(state))
    assert "play-card promise basic" in offers(state)
    assert "interact" not in offers(state), "there is one action"


@rule("MK-5.3")
def test_points_made_before_the_action_are_lost() -> None:
    state = in_village("march", "promise", "promise")
    do(state, "play-card march basic", "play-card promise basic", "interact")
    assert points_of(state).move == points_of(state).influence == 0


def beside_orcs() -> tuple[KnightState, str]:
    """A hero beside orcs, with points to walk round them, and the step that provokes them."""
    state = table("march", "rage")
    near, laid = state.setting.lattice.neighbours, positions_laid(state)
    orcs = site_hex(state, "marauding-orcs")
    for start in (spot for spot in near[orcs] if spot // 7 in laid):
        for end in near[orcs]:
            trial = state.copy()
            stand(trial, start)
            set_points(trial, move=9, healing=1)
            move = f"move-to {state.setting.hex_names[end]}"
            if end in near[start] and move in offers(trial):
                return trial, move
    raise LookupError("no way round the orcs")


@rule("MK-5.4", "MK-8.1")
def test_a_fight_that_was_provoked_is_the_action_and_the_only_one() -> None:
    state, move = beside_orcs()
    do(state, move)
    assert in_fight(state)
    assert points_of(state).move == points_of(state).healing == 0
    while in_fight(state):
        do(state, next(move for move in ("done", "next-phase") if move in offers(state)))
    later = offers(state)
    assert not [move for move in later if move.startswith(("move-to", "challenge", "interact", "enter-site"))]


@rule("MK-5.5")
def test_where_another_hero_stands_there_is_no_action() -> None:
    state = in_village("march", "promise")
    assert "interact" in offers(state)
    arrange(state, place=state.place[state.turn], seat=1 - state.turn)
    assert "interact" not in offers(state)


@rule("MK-7.8")
def test_only_its_owner_deals_with_a_keep() -> None:
    state = table("march", "promise")
    lattice = state.setting.lattice
    tile = next(n for n, info in enumerate(state.setting.tiles) if any(one.site == "keep" for one in info.hexes.all))
    arrange(state, laid=(*state.laid, (lattice.number_of[1, 1], tile)))
    spot = site_hex(state, "keep")
    stand(state, spot)
    for owner, dealt_with in ((state.turn, True), (1 - state.turn, False)):
        arrange(state, shields=((spot, owner),))
        assert ("interact" in offers(state)) is dealt_with


@rule("MK-9.1")
def test_a_die_that_was_used_goes_back_to_the_source() -> None:
    shown = set()
    for seed in range(8):
        state = table("march", "rage", seed=seed, dice=("green", "red", "red", "red"))
        do(state, "play-card march strong")
        assert turn_of(state).dice.taken == (0,)
        do(state, "end-turn")
        while turn_of(state).dice.taken or "done" in offers(state):
            do(state, "done")
        assert state.dice[1:] == tuple(COLOURS.index("red") for _ in range(3))
        shown.add(state.dice[0])
    assert len(shown) > 1, "it was rolled"


@rule("MK-9.2")
def test_who_ends_beside_another_hero_withdraws_with_a_wound() -> None:
    state = table("march", "rage")
    seat = state.turn
    start, spot = state.setting.portal, site_hex(state, "village")
    by_seat(state, place=[spot, spot])
    set_turn(state, trail=(start, spot))
    do(state, "play-sideways march move", "end-turn")
    assert state.place[seat] in (NONE, start), "who stands on the portal waits beside the map again"
    assert state.hand[seat].count(WOUND) == 1


@rule("MK-9.5")
def test_rewards_are_taken_in_any_order_and_one_artifact_more_is_drawn() -> None:
    state = table("march")
    seat = state.turn
    set_turn(state, rewards=("spell", "artifact"))
    state.steps.clear()
    state.push(GiveRewards(seat, before_levels=True))
    state.start()
    assert offers(state) == ["take-reward spell", "take-reward artifact"]
    top = state.artifact_deck[-2:]
    do(state, "take-reward artifact")
    assert {move.split()[1] for move in offers(state)} == {state.setting.card_ids[card] for card in top}
    do(state, f"put-back {state.setting.card_ids[top[0]]}")
    assert top[1] in (*state.deck[seat], *state.discard[seat], *state.hand[seat])
    assert state.artifact_deck[0] == top[0]


@rule("MK-10.1")
def test_wounds_are_neither_played_nor_discarded() -> None:
    state = table("wound", "march")
    assert not [move for move in offers(state) if "wound" in move]
    for move in ("play-card wound basic", "play-sideways wound move"):
        with pytest.raises(IllegalAction) as caught:
            state.apply(move)
        assert caught.value.clause == "MK-10.1"


@rule("MK-10.2")
def test_a_wounded_unit_is_no_use_and_no_shield() -> None:
    state = fight(table("rage"), "green-prowlers")
    seat = state.turn
    arrange(state, command=2, units=(unit(state, "peasants", wounds=1),), seat=seat)
    assert not [move for move in offers(state) if move.startswith("activate-unit")]
    do(state, "next-phase", "next-phase")
    assert state.units[seat][0].wounds == 1
    assert state.hand[seat].count(WOUND) == 2, "4 damage against armour 2"
    assert enemy(state, "green-prowlers") != NONE
