"""What a conquered city sells, and what it gives."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.rules.cities import city_bonus, leader_of
from herna.games.mage_knight.rules.hero import hand_limit, site_at
from herna.games.mage_knight.state import City, KnightState
from herna.kernel import IllegalAction
from tests.games.mage_knight.before_cities import CITIES, CITY_TILES, COLOURS
from tests.games.mage_knight.table import (
    arrange,
    by_seat,
    do,
    lay,
    offers,
    points_of,
    set_points,
    stand,
    table,
    turn_of,
)

rule = pytest.mark.rule


def inside(
    colour: str, *shields: int, players: int = 1, hand: tuple[str, ...] = ("march",), **slots: Any
) -> KnightState:
    """The hero on turn in a conquered city with these shields on its card, in the middle of an interaction."""
    options = {"scenario": "solo-conquest"} if players == 1 else {}
    state = table(*hand, players=players, options=options, **slots)
    position = state.setting.lattice.number_of[1, 1]
    lay(state, CITY_TILES[colour], (1, 1))
    spot = position * 7
    arrange(state, tokens=tuple(token for token in state.tokens if token.hex != spot))
    seats = shields or (state.turn,)
    city = City((spot,), (COLOURS.index(colour),), 5, seats, conquered=True)
    arrange(state, cities=(city,), shields=(*state.shields, (spot, leader_of(city))))
    stand(state, spot)
    return state


@rule("MK-13.8")
def test_every_shield_of_ones_own_is_one_influence_beside_reputation() -> None:
    state = inside("red", 0, 0, 0, reputation=4)
    do(state, "interact")
    assert points_of(state).influence == 2 + 3


@rule("MK-13.8")
def test_cities_know_the_units_with_their_sign_and_the_white_one_all_of_them() -> None:
    for colour in CITIES:
        state = inside(colour)
        units = state.setting.units
        arrange(state, unit_offer=("peasants", "altem-guardians"))
        assert ["city" in units[kind].sites for kind in state.unit_offer] == [False, True]
        do(state, "interact")
        set_points(state, influence=20)
        known = [move for move in offers(state) if move.startswith("recruit")]
        assert known == [
            f"recruit-unit {name}"
            for name in (("peasants", "altem-guardians") if colour == "white" else ("altem-guardians",))
        ]


@rule("MK-13.9")
def test_the_red_city_sells_artifacts_which_come_at_the_end_of_the_turn() -> None:
    state = inside("red")
    do(state, "interact")
    set_points(state, influence=24)
    left = len(state.artifact_deck)
    do(state, "buy-artifact", "buy-artifact")
    assert (points_of(state).influence, turn_of(state).rewards) == (0, ("artifact", "artifact"))
    assert "buy-artifact" not in offers(state)
    do(state, "end-turn")
    assert [move.split()[0] for move in offers(state)] == ["put-back"] * 3
    do(state, offers(state)[0])
    do(state, offers(state)[0])
    assert len(state.artifact_deck) == left - 2


@rule("MK-13.9")
def test_the_blue_city_sells_spells_as_a_tower_does() -> None:
    state = inside("blue")
    do(state, "interact")
    spell = state.spell_offer[0]
    card = state.setting.cards[spell]
    assert card is not None
    set_points(state, influence=7)
    arrange(state, dice=(5, 5, 5))
    assert not any(move.startswith("buy-spell") for move in offers(state)), "it takes a mana of its colour too"
    state.crystals[0][("red", "blue", "green", "white").index(card.colour[0])] = 1
    state.changed()
    do(state, f"buy-spell {card.id}")
    if offers(state)[0].startswith("pay-with"):
        do(state, offers(state)[0])
    assert state.deck[0][-1] == spell
    assert spell not in state.spell_offer
    assert (len(state.spell_offer), points_of(state).influence) == (3, 0)


@rule("MK-13.9")
def test_the_green_city_teaches_from_the_offer_or_from_the_deck() -> None:
    state = inside("green")
    do(state, "interact")
    set_points(state, influence=12)
    offer, top = state.advanced_offer, state.advanced_deck[-1]
    name = state.setting.card_ids[offer[1]]
    assert [move for move in offers(state) if move.startswith("learn")] == [
        *(f"learn {state.setting.card_ids[card]}" for card in offer),
        "learn-unseen",
    ]
    do(state, f"learn {name}")
    assert state.deck[0][-1] == offer[1]
    assert state.advanced_offer == (offer[0], offer[2], top), "the offer moves down at once"
    below = state.advanced_deck[-1]
    do(state, "learn-unseen")
    assert state.deck[0][-1] == below
    assert points_of(state).influence == 0


@rule("MK-13.9")
def test_the_white_city_adds_elite_units_to_the_offer() -> None:
    state = inside("white")
    do(state, "interact")
    set_points(state, influence=5)
    top, before = state.elite_deck[-1], state.unit_offer
    do(state, "add-elite")
    assert state.unit_offer == (*before, top)
    do(state, "add-elite")
    assert points_of(state).influence == 1
    assert "add-elite" not in offers(state)


@rule("MK-13.9")
def test_what_a_city_does_not_sell_is_refused_with_the_clause() -> None:
    state = inside("green")
    do(state, "interact")
    set_points(state, influence=30)
    for move in ("buy-artifact", "add-elite"):
        with pytest.raises(IllegalAction) as refused:
            state.apply(move)
        assert (refused.value.code, refused.value.clause) == ("not-sold-here", "MK-13.9")


@rule("MK-13.9")
@pytest.mark.parametrize(
    ("colour", "move", "price"), [("red", "buy-artifact", 12), ("green", "learn-unseen", 6), ("white", "add-elite", 2)]
)
def test_what_a_city_sells_says_what_is_missing(colour: str, move: str, price: int) -> None:
    state = inside(colour)
    do(state, "interact")
    set_points(state, influence=price - 1)
    with pytest.raises(IllegalAction) as refused:
        state.apply(move)
    error = refused.value
    assert (error.code, error.clause) == ("too-little-influence", "MK-13.9")
    assert (error.facts["needed"], error.facts["influence"]) == (price, price - 1)
    set_points(state, influence=price)
    arrange(state, artifact_deck=(), advanced_deck=(), elite_deck=())
    with pytest.raises(IllegalAction) as refused:
        state.apply(move)
    assert (refused.value.code, refused.value.clause) == ("none-left", "MK-13.9")


@rule("MK-13.10")
def test_the_leader_has_two_cards_more_and_a_friend_one() -> None:
    state = inside("green", 1, 1, 0, players=2)
    spot = state.place[state.turn]
    for seat, more in ((0, 1), (1, 2)):
        arrange(state, place=state.setting.lattice.neighbours[spot][0], seat=seat)
        assert city_bonus(state, seat) == more
        assert hand_limit(state, seat) == 5 + more
    arrange(state, place=state.setting.portal, seat=0)
    assert hand_limit(state, 0) == 5


@rule("MK-13.10")
@pytest.mark.parametrize(("keeps", "more"), [(1, 2), (3, 3)])
def test_of_keep_and_city_only_the_higher_counts(keeps: int, more: int) -> None:
    state = inside("white", 0, 0)
    spot = next(one for one in state.setting.lattice.neighbours[state.place[0]] if site_at(state, one).id == "keep")
    lay(state, "countryside-10", (2, 0))
    lay(state, "countryside-9", (0, 2))
    others = [one for one in range(len(state.setting.hex_names)) if site_at(state, one).id == "keep" and one != spot]
    arrange(state, shields=state.shields + tuple((one, 0) for one in (spot, *others)[:keeps]))
    assert hand_limit(state, 0) == 5 + more


@rule("MK-13.7")
def test_several_heroes_may_be_in_a_conquered_city_and_deal_with_its_people() -> None:
    state = inside("red", 0, 1, players=2)
    by_seat(state, place=[state.place[state.turn]] * 2)
    assert "interact" in offers(state)
    do(state, "interact")
    assert points_of(state).influence == 1
