"""Dealing with people, and resting."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS
from tests.games.mage_knight.refusing import refused
from tests.games.mage_knight.table import (
    arrange,
    cards,
    do,
    lay,
    offers,
    points_of,
    set_points,
    site_hex,
    stand,
    table,
    unit,
)

rule = pytest.mark.rule
RED = COLOURS.index("red")


def in_village(*hand: str, **slots: Any) -> KnightState:
    state = table(*hand, **slots)
    stand(state, site_hex(state, "village"))
    return state


@rule("MK-7.1")
def test_dealing_with_people_is_the_action_and_ends_moving() -> None:
    state = in_village("march", "promise")
    do(state, "play-card march basic", "interact")
    assert points_of(state).move == 0
    assert not [move for move in offers(state) if move.startswith(("move-to", "explore", "interact", "rest"))]
    assert refused(table("march"), "interact") == "MK-7.1"


@rule("MK-7.2")
@pytest.mark.parametrize(("reputation", "influence"), [(0, 0), (2, 1), (-2, -1), (-4, -2), (7, 5), (-6, -5)])
def test_reputation_counts_once_when_the_interaction_begins(reputation: int, influence: int) -> None:
    state = in_village("march", "promise", reputation=reputation)
    do(state, "interact")
    assert points_of(state).influence == influence


@rule("MK-7.2")
def test_at_the_lowest_reputation_nobody_talks_to_one() -> None:
    assert "interact" not in offers(in_village("march", reputation=-7))


@rule("MK-7.3")
def test_units_are_recruited_where_they_are_known_for_their_cost() -> None:
    state = in_village("promise", reputation=7)
    peasants = state.setting.unit_ids.index("peasants")
    arrange(state, unit_offer=("peasants", "utem-swordsmen"))
    cost = state.setting.units[peasants].cost
    do(state, "interact")
    assert (cost <= 5) == ("recruit-unit peasants" in offers(state))
    do(state, "recruit-unit peasants")
    assert [one.kind for one in state.units[state.turn]] == [peasants]
    assert points_of(state).influence == 5 - cost
    set_points(state, influence=20)
    assert "recruit-unit utem-swordsmen" not in offers(state), "villages do not know them"


@rule("MK-7.4")
def test_without_a_free_command_token_a_unit_is_disbanded() -> None:
    state = in_village("promise", reputation=7)
    arrange(state, units=(unit(state, "herbalists", wounds=1),), unit_offer=("peasants",))
    do(state, "interact", "recruit-unit peasants", "disband 0")
    assert [one.kind for one in state.units[state.turn]] == [state.setting.unit_ids.index("peasants")]


@rule("MK-7.5")
def test_healing_costs_three_in_a_village() -> None:
    state = in_village("wound", "promise", reputation=7)
    do(state, "interact", "buy-healing", "heal")
    assert WOUND not in state.hand[state.turn]
    assert points_of(state).influence == 2
    assert "buy-healing" not in offers(state)


@rule("MK-7.6")
def test_a_monastery_heals_for_two_and_teaches_for_six() -> None:
    state = table("promise", "wound")
    lay(state, "5", (1, 1))
    seat = state.turn
    arrange(state, place=site_hex(state, "monastery"), seat=seat)
    do(state, "interact")
    set_points(state, influence=8)
    card = state.unit_cards[0]
    do(state, f"learn {state.setting.card_ids[card]}", "buy-healing")
    assert state.deck[seat][-1] == card
    assert points_of(state).influence == 0


@rule("MK-7.7")
def test_a_conquered_tower_sells_spells_for_seven_and_their_mana() -> None:
    state = table("promise", dice=("gold",) * 4, night=True, mana=("red",))
    lay(state, "4", (1, 1))
    seat = state.turn
    tower = site_hex(state, "mage-tower")
    arrange(state, place=tower, tokens=tuple(token for token in state.tokens if token.hex != tower), seat=seat)
    assert "interact" not in offers(state), "nobody has conquered it"
    arrange(state, shields=((tower, 1 - seat),), spell_offer=cards(state, "fireball", "snowstorm", "restoration"))
    do(state, "interact")
    set_points(state, influence=7)
    assert [move for move in offers(state) if move.startswith("buy-spell")] == ["buy-spell fireball"]
    do(state, "buy-spell fireball")
    assert state.deck[seat][-1] == cards(state, "fireball")[0]
    assert len(state.spell_offer) == 3
    assert state.mana[seat][RED] == 0


@rule("MK-7.9")
def test_a_village_can_be_plundered_in_the_turn_of_another_once() -> None:
    state = table("march")
    other = 1 - state.turn
    arrange(state, place=site_hex(state, "village"), seat=other)
    assert list(state.seats_to_act) == [state.turn, other]
    assert state.seats_awaited == (state.turn,)
    before = len(state.hand[other])
    state.apply("plunder", other)
    assert (len(state.hand[other]), state.reputation[other]) == (before + 2, -1)
    assert state.seats_to_act == (state.turn,)


@rule("MK-5.8")
def test_a_rest_discards_one_card_and_any_number_of_wounds() -> None:
    state = table("march", "wound", "wound")
    seat = state.turn
    assert [move for move in offers(state) if move.startswith("rest")] == ["rest march"]
    do(state, "rest march", "discard-card wound", "discard-card wound")
    assert state.discard[seat][-3:] == (cards(state, "march")[0], WOUND, WOUND)
    assert offers(state) == ["end-turn"]


@rule("MK-5.9")
def test_with_wounds_only_one_of_them_is_discarded() -> None:
    state = table("wound", "wound")
    do(state, "rest wound")
    assert state.hand[state.turn] == (WOUND,)
    assert offers(state) == ["end-turn"]


@rule("MK-5.8")
def test_who_has_moved_cannot_rest() -> None:
    state = table("march", "rage")
    do(state, "play-card march basic", "move-to 1/0")
    assert not [move for move in offers(state) if move.startswith("rest")]
