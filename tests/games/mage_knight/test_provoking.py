"""Steps that lead into a combat: provoking, assaults, challenges, and other heroes in the way."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.rules.land import look_around
from herna.games.mage_knight.setting import PILES, WOUND
from herna.games.mage_knight.state import HexToken, KnightState
from herna.games.mage_knight.steps.round import renew_table
from herna.kernel import with_item
from tests.games.mage_knight.table import (
    arrange,
    do,
    enemy,
    fighting,
    foes,
    in_fight,
    lay,
    make,
    offers,
    points_of,
    put_token,
    set_points,
    site_hex,
    stand,
    table,
)

rule = pytest.mark.rule


def name(state: KnightState, spot: int) -> str:
    return state.setting.hex_names[spot]


def walker(state: KnightState, spot: int, move: int = 9) -> KnightState:
    """The hero on turn stands here, with points to go on."""
    stand(state, spot)
    set_points(state, move=move)
    return state


def around(state: KnightState, spot: int) -> list[int]:
    """The neighbours of a hex that can be entered."""
    from herna.games.mage_knight.rules.spaces import is_safe

    return [near for near in state.setting.lattice.neighbours[spot] if is_safe(state, state.turn, near)]


def way_round(state: KnightState, spot: int) -> tuple[int, int]:
    """Two hexes beside this one and beside each other."""
    near = state.setting.lattice.neighbours
    return next((one, two) for one in around(state, spot) for two in around(state, spot) if two in near[one])


def raided(state: KnightState, *spots: int) -> None:
    """Orcs rampage on these hexes, and nowhere else. The hexes become theirs."""
    arrange(state, tokens=tuple(HexToken(spot, enemy(state, "green-prowlers"), face_up=True) for spot in spots))


@rule("MK-6.4")
def test_the_first_step_beside_an_enemy_does_not_provoke_it_and_the_second_does() -> None:
    state = table("march")
    orcs = site_hex(state, "marauding-orcs")
    raided(state, orcs)
    one, two = way_round(state, orcs)
    walker(state, one)
    do(state, f"move-to {name(state, two)}")
    assert in_fight(state)
    assert state.place[state.turn] == two, "the step is made, and then the move ends"
    assert points_of(state).move == 0
    assert not [move for move in offers(state) if move.startswith("move-to")]


@rule("MK-6.10")
def test_exploring_provokes_nobody() -> None:
    state = table("march")
    lay(state, "8", (1, 1))
    orcs, ruins = site_hex(state, "ancient-ruins") - 1, site_hex(state, "ancient-ruins")
    raided(state, orcs)
    walker(state, ruins)
    places = [move for move in offers(state) if move.startswith("explore")]
    assert places
    do(state, places[0])
    assert not in_fight(state)


@rule("MK-6.11")
def test_nobody_steps_onto_another_hero_and_provokes_by_it() -> None:
    state = table("march")
    orcs = site_hex(state, "marauding-orcs")
    raided(state, orcs)
    one, two = way_round(state, orcs)
    other = 1 - state.turn
    arrange(state, place=two, seat=other)
    walker(state, one)
    assert f"move-to {name(state, two)}" not in offers(state)
    arrange(state, tokens=())
    assert f"move-to {name(state, two)}" in offers(state), "without the enemy one may pass"


@rule("MK-6.9", "MK-6.7")
def test_heroes_pass_through_each_other() -> None:
    state = table("march")
    other, seat = 1 - state.turn, state.turn
    plains = state.setting.lattice.hex_number[1, 0]
    arrange(state, place=plains, seat=other)
    walker(state, state.setting.portal)
    do(state, "move-to 1/0")
    assert not [move for move in offers(state) if move.startswith(("interact", "enter", "challenge"))]
    onward = [move for move in offers(state) if move.startswith("move-to")]
    do(state, onward[0], "end-turn", *(["done"] if "done" in offers(state) else []))
    assert WOUND not in state.hand[seat]


@rule("MK-6.9")
def test_the_portal_holds_any_number_and_takes_who_ends_there_off_the_map() -> None:
    state = table("march", "rage")
    seat, other = state.turn, 1 - state.turn
    arrange(state, place=state.setting.portal, seat=other)
    walker(state, state.setting.portal)
    do(state, "play-sideways march move", "end-turn", "done")
    assert state.place[seat] == -1
    assert WOUND not in state.hand[seat]


def keep_of(state: KnightState, owner: int, *, inside: bool) -> tuple[int, int]:
    """A keep of another hero, who is inside or away; and a hex beside it."""
    lay(state, "3", (1, 1))
    arrange(state, tokens=())
    keep = site_hex(state, "keep")
    arrange(state, shields=((keep, owner),))
    if inside:
        arrange(state, place=keep, seat=owner)
    return keep, around(state, keep)[0]


@rule("MK-6.12", "MK-8.34")
def test_the_keep_of_another_who_is_away_is_defended_by_a_grey_enemy_for_half_the_fame() -> None:
    state = table("march", "rage")
    seat = state.turn
    keep, beside = keep_of(state, 1 - seat, inside=False)
    grey = PILES.index("grey")
    drawn = enemy(state, "grey-crossbowmen")
    arrange(state, enemy_piles=with_item(state.enemy_piles, grey, (*state.enemy_piles[grey], drawn)))
    walker(state, beside)
    do(state, f"move-to {name(state, keep)}")
    assert state.reputation[seat] == -1
    (foe,) = foes(state)
    assert (foe.token, foe.walled, foe.hex) == (drawn, True, -1)
    do(state, "target 0")
    make(state, siege=50)
    do(state, "strike", "next-phase")
    assert state.setting.enemies[drawn].fame == 3
    assert state.fame[seat] == 2, "half of three, rounded up"
    assert state.shields == ((keep, seat),)


@rule("MK-6.12")
def test_the_keep_of_another_who_is_there_ends_the_move_and_the_turn_ends_in_a_withdrawal() -> None:
    state = table("march", "rage", "wound")
    seat = state.turn
    keep, beside = keep_of(state, 1 - seat, inside=True)
    walker(state, beside)
    do(state, f"move-to {name(state, keep)}")
    assert (in_fight(state), state.reputation[seat]) == (False, -1)
    assert not [move for move in offers(state) if move.startswith(("move-to", "explore", "interact", "rest"))]
    do(state, "play-sideways march move", "end-turn", "done")
    assert state.place[seat] == beside
    assert state.hand[seat].count(WOUND) == 2


def before_the_tower() -> tuple[KnightState, int, int]:
    """A tower with orcs on the space to its west."""
    state = table("march")
    lay(state, "4", (1, 1))
    tower = site_hex(state, "mage-tower")
    orcs = tower + 5
    raided(state, orcs)
    put = HexToken(tower, enemy(state, "violet-monks"), face_up=False)
    arrange(state, tokens=(*state.tokens, put))
    return state, tower, orcs


@rule("MK-8.24", "MK-6.10")
def test_an_assault_may_provoke_an_enemy_who_is_not_fortified() -> None:
    state, tower, orcs = before_the_tower()
    walker(state, tower + 4)
    do(state, f"move-to {name(state, tower)}")
    assert [(foe.hex, foe.walled, foe.rampaging) for foe in foes(state)] == [
        (tower, True, False),
        (orcs, False, True),
    ]
    assert fighting(state).origin == tower + 4


@rule("MK-8.25")
def test_others_are_challenged_before_the_garrison_is_turned_up() -> None:
    state, tower, orcs = before_the_tower()
    walker(state, tower + 1)
    arrange(state, night=True)
    do(state, f"move-to {name(state, tower)}")
    assert offers(state) == [f"challenge {name(state, orcs)}", "done"]
    assert [token.face_up for token in state.tokens if token.hex == tower] == [False]
    alone = state.copy()
    do(alone, "done")
    assert [foe.hex for foe in foes(alone)] == [tower]
    assert [token.face_up for token in alone.tokens if token.hex == tower] == [True]
    do(state, f"challenge {name(state, orcs)}")
    assert [foe.hex for foe in foes(state)] == [tower, orcs]


@rule("MK-8.24")
def test_the_site_is_conquered_without_beating_the_rampaging_enemy() -> None:
    state, tower, orcs = before_the_tower()
    seat = state.turn
    walker(state, tower + 4)
    do(state, f"move-to {name(state, tower)}", "target 0")
    make(state, siege=50)
    do(state, "strike", "next-phase", "next-phase", "next-phase")
    assert not in_fight(state)
    assert state.shields == ((tower, seat),)
    assert state.place[seat] == tower
    assert [token.hex for token in state.tokens] == [orcs]


@rule("MK-6.6")
def test_garrisons_are_seen_when_a_day_begins_beside_them() -> None:
    state = table("march", night=True)
    lay(state, "3", (1, 1))
    keep = site_hex(state, "keep")
    put_token(state, keep, "grey-crossbowmen", face_up=False)
    walker(state, around(state, keep)[0])
    look_around(state)
    assert not [token for token in state.tokens if token.hex == keep and token.face_up]
    arrange(state, night=False)
    renew_table(state)
    assert [token.face_up for token in state.tokens if token.hex == keep] == [True]


@rule("MK-6.6")
def test_a_tile_that_comes_up_beside_any_hero_shows_its_garrison_by_day() -> None:
    for night in (False, True):
        state = table("march", night=night)
        other = 1 - state.turn
        lay(state, "3", (1, 1))
        keep = site_hex(state, "keep")
        put_token(state, keep, "grey-crossbowmen", face_up=False)
        arrange(state, place=around(state, keep)[0], seat=other)
        look_around(state)
        assert [token.face_up for token in state.tokens if token.hex == keep] == [not night]


@rule("MK-8.25")
def test_several_enemies_beside_the_hero_are_challenged_together() -> None:
    state = table("march")
    lay(state, "core-5", (1, 1))
    city = site_hex(state, "city")
    east, between, west = city + 2, city + 3, city + 4
    raided(state, east, west)
    walker(state, between)
    both = [f"challenge {name(state, east)}", f"challenge {name(state, west)}"]
    assert set(both) <= set(offers(state))
    one = state.copy()
    do(one, both[0], "done")
    assert [foe.hex for foe in foes(one)] == [east]
    do(state, *both)
    assert [foe.hex for foe in foes(state)] == [east, west]


@rule("MK-6.10")
def test_one_step_may_provoke_two_enemies_and_both_must_be_fought() -> None:
    state = table("march")
    arrange(state, laid=state.laid[:1] + state.laid[2:])
    lay(state, "6", (1, 1))
    lay(state, "1", (2, 0))
    number = state.setting.lattice.hex_number
    both = (number[4, -4], number[6, -5])
    raided(state, *both)
    walker(state, number[5, -5])
    do(state, "move-to 5/-4")
    assert {foe.hex for foe in foes(state)} == set(both)


@rule("MK-8.16")
def test_where_a_rampaging_enemy_was_beaten_the_space_is_empty() -> None:
    from herna.games.mage_knight.components import NO_SITE
    from herna.games.mage_knight.rules.hero import site_at

    state = table("march")
    orcs = site_hex(state, "marauding-orcs")
    raided(state, orcs)
    assert site_at(state, orcs).rampaging
    raided(state)
    assert site_at(state, orcs) is NO_SITE
    one = around(state, orcs)[0]
    walker(state, one)
    assert f"move-to {name(state, orcs)}" in offers(state)
