"""Cities: garrisons, assaults, leaders and what they sell."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from herna.games.mage_knight.faces.view import views
from herna.games.mage_knight.rules.cities import leader_of
from herna.games.mage_knight.rules.garrison import garrison, levels_of_parts
from herna.games.mage_knight.rules.hero import hand_limit, site_at
from herna.games.mage_knight.rules.land import conquered, look_around, tokens_on
from herna.games.mage_knight.rules.spaces import is_defended
from herna.games.mage_knight.setting import NONE, PILES, WOUND
from herna.games.mage_knight.state import City, HexToken, KnightState
from herna.games.mage_knight.steps.moving import step_cost
from herna.kernel import with_item
from tests.games.mage_knight.before_cities import CITIES, COLOURS, at_city, finish, into, slay
from tests.games.mage_knight.table import (
    armour_of,
    arrange,
    do,
    enemy,
    fighting,
    foe,
    foes,
    foes_shown,
    fortified_of,
    hit_of,
    join_fight,
    lay,
    offers,
    points_of,
    set_points,
    set_turn,
    stand,
    table,
)

rule = pytest.mark.rule


# Garrisons


@rule("MK-13.1")
@pytest.mark.parametrize("colour", CITIES)
@pytest.mark.parametrize("level", range(1, 12))
def test_the_garrison_is_drawn_by_colour_and_level(colour: str, level: int) -> None:
    state = at_city(colour, level=level)
    spot = state.cities[0].hexes[0]
    drawn = [state.setting.enemies[token.token].colour for token in tokens_on(state, spot)]
    assert drawn == list(CITIES[colour].garrison[level - 1])
    assert not any(token.face_up for token in tokens_on(state, spot))
    assert state.cities[0] == City((spot,), (COLOURS.index(colour),), level)


@rule("MK-13.1")
def test_the_cards_of_the_cities_say_so() -> None:
    assert CITIES["green"].garrison[0] == ("grey", "brown")
    assert CITIES["blue"].garrison[4] == ("violet", "violet", "white")
    assert CITIES["white"].garrison[7] == ("grey", "white", "white", "white")
    assert CITIES["red"].garrison[10] == ("brown", "violet", "white", "white", "white")


@rule("MK-13.1")
def test_the_level_follows_the_order_of_turning_up() -> None:
    state = table("march", players=1, options={"scenario": "solo-conquest"})
    lay(state, "core-7", (1, 1))
    lay(state, "core-6", (2, 1))
    assert [(COLOURS[city.colours[0]], city.level) for city in state.cities] == [("white", 5), ("blue", 8)]


@rule("MK-13.1")
def test_nobody_sees_a_garrison_before_somebody_stands_beside_it() -> None:
    state = at_city("white", "white-freezers")
    spot = state.setting.hex_names[state.cities[0].hexes[0]]
    (view,) = views(state, (0,))
    assert [token.id for token in view.tokens if token.hex == spot] == [None]
    (city,) = view.cities
    assert (city.colours, city.level, city.garrison, city.leader) == (("white",), 5, 1, None)


@rule("MK-13.2")
@pytest.mark.parametrize("night", [False, True])
def test_the_garrison_is_turned_up_for_a_hero_beside_the_city_at_night_too(night: bool) -> None:
    state = at_city("white", night=night)
    spot = state.cities[0].hexes[0]
    set_points(state, move=10)
    names = state.setting.hex_names
    walks = [f"move-to {names[one]}" for one in state.setting.lattice.neighbours[spot]]
    do(state, next(walk for walk in walks if walk in offers(state)))
    assert all(token.face_up for token in tokens_on(state, spot))


# The assault


@rule("MK-13.3")
def test_going_in_costs_two_and_is_an_assault_on_all_defenders() -> None:
    state = into(at_city("white", "white-freezers", "grey-guardsmen"))
    assert points_of(state).move == 0
    assert state.reputation[0] == -1
    assert (fighting(state).kind, len(foes(state))) == ("assault", 2)
    assert [fortified_of(state, foe) for foe in foes(state)] == [1, 2], "guardsmen are fortified themselves"


@rule("MK-13.5")
def test_the_white_city_gives_one_armour() -> None:
    state = into(at_city("white", "grey-swordsmen", "white-freezers"))
    assert [armour_of(state, foe) for foe in foes(state)] == [5 + 1, 7 + 1]


@rule("MK-13.5")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("violet-fire-mages", 6 + 2),
        ("violet-ice-mages", 5 + 2),
        ("white-altem-mages", 4 + 1),
        ("violet-monks", 5),
        ("white-gunners", 6 + 2),
    ],
)
def test_the_blue_city_makes_attacks_of_elements_stronger(name: str, value: int) -> None:
    state = into(at_city("blue", name))
    assert hit_of(state, foe(state), 0).value == value


@rule("MK-13.5")
@pytest.mark.parametrize(("city", "ability"), [("red", "brutal"), ("green", "poison")])
def test_red_and_green_make_physical_attacks_brutal_or_poisonous(city: str, ability: str) -> None:
    state = into(at_city(city, "grey-swordsmen", "violet-fire-mages"))
    first, second = foes(state)
    assert getattr(hit_of(state, first, 0), ability)
    assert not getattr(hit_of(state, second, 0), ability)
    assert ability in foes_shown(state)[0].abilities
    assert ability not in foes_shown(state)[1].abilities


@rule("MK-13.5")
def test_brutal_defenders_of_the_red_city_do_twice_their_damage() -> None:
    state = into(at_city("red", "grey-swordsmen"))
    do(state, "next-phase", "next-phase")
    assert state.hand[0].count(WOUND) == 6, "twice 6 against armour 2"


@rule("MK-13.5")
def test_poisonous_defenders_of_the_green_city_put_wounds_into_the_discard_pile() -> None:
    state = into(at_city("green", "grey-golems"))
    do(state, "next-phase", "next-phase")
    assert (state.hand[0].count(WOUND), state.discard[0].count(WOUND)) == (1, 1)


@rule("MK-13.5")
def test_each_attack_of_a_token_has_the_bonus_of_its_own_element() -> None:
    state = into(at_city("red", "grey-heroes-fire"))
    assert [hit_of(state, foe(state), number).brutal for number in (0, 1)] == [True, False]
    state = into(at_city("blue", "grey-heroes-fire"))
    assert [hit_of(state, foe(state), number).value for number in (0, 1)] == [4, 2 + 2]


@rule("MK-13.5")
def test_summoned_monsters_have_the_bonus_and_rampaging_enemies_have_not() -> None:
    state = at_city("red", "violet-illusionists")
    arrange(state, enemy_piles=with_item(state.enemy_piles, PILES.index("brown"), (enemy(state, "brown-gargoyle"),)))
    into(state)
    join_fight(state, "green-prowlers", rampaging=True)
    do(state, "next-phase")
    _, rampaging, monster = foes(state)
    assert monster.summoner == 0
    assert hit_of(state, monster, 0).brutal
    assert not hit_of(state, rampaging, 0).brutal


@rule("MK-13.4")
def test_beaten_defenders_give_shields_and_stay_beaten_when_the_assault_fails() -> None:
    state = at_city("white", "grey-swordsmen", "grey-golems", "white-freezers")
    spot, start = state.cities[0].hexes[0], state.place[0]
    slay(into(state), 0)
    finish(state)
    assert state.place[0] == start
    assert state.cities[0].shields == (0,)
    assert len(tokens_on(state, spot)) == 2
    assert all(token.face_up for token in tokens_on(state, spot))
    assert not conquered(state, spot)
    assert leader_of(state.cities[0]) == NONE


def tokens_in_all(state: KnightState) -> int:
    piles = (*state.enemy_piles, *state.enemy_discards)
    return sum(len(pile) for pile in piles) + sum(not token.ruin for token in state.tokens)


@rule("MK-13.4", "MK-13.6")
def test_an_assault_over_several_turns_conquers_the_city_and_loses_no_token() -> None:
    state = at_city("white", "grey-golems", "grey-golems")
    spot, before = state.cities[0].hexes[0], tokens_in_all(state)
    slay(into(state), 0)
    finish(state)
    set_turn(state, action_used=False, phase="free")
    set_points(state, move=2)
    slay(into(state), 0)
    finish(state)
    assert state.cities[0] == City((spot,), (COLOURS.index("white"),), 5, (0, 0), conquered=True)
    assert state.place[0] == spot
    assert leader_of(state.cities[0]) == 0
    assert (state.reputation[0], state.fame[0]) == (-2, 4 + 4)
    assert tokens_in_all(state) == before
    assert not is_defended(state, 0, spot)


@rule("MK-13.6")
def test_the_most_shields_lead_and_among_equals_the_first() -> None:
    assert leader_of(City((0,), (0,), 4, (1, 0, 0), conquered=True)) == 0
    assert leader_of(City((0,), (0,), 4, (1, 0, 0, 1), conquered=True)) == 1
    assert leader_of(City((0,), (0,), 4, (2, 0, 1), conquered=True)) == 2
    assert leader_of(City((0,), (0,), 4, (1, 0))) == NONE, "nobody leads a city that is not conquered"


# Two cities as one


@rule("MK-13.11")
def test_a_megapolis_has_the_garrisons_of_both_halves() -> None:
    assert [levels_of_parts(level, 2) for level in (2, 3, 15, 24)] == [(1, 1), (2, 1), (8, 7), (12, 12)]
    red, blue = CITIES["red"], CITIES["blue"]
    assert garrison((red, blue), 3) == ("brown", "violet", "grey", "violet")
    assert garrison((red,), 8) == red.garrison[7]
    assert garrison((red, blue), 23) == (*red.garrison[10], "white", *blue.garrison[10])


def at_megapolis(tile: str = "core-8", level: int = 5) -> KnightState:
    """The blue city is conquered, and the last one comes up as a megapolis."""
    state = table("march", players=1, options={"scenario": "solo-conquest", "megapolis": level})
    lay(state, "core-6", (2, 1))
    lay(state, tile, (1, 1))
    arrange(state, tokens=tuple(token for token in state.tokens if token.hex in state.cities[1].hexes))
    return state


@rule("MK-13.11")
def test_the_last_city_is_a_megapolis_with_a_part_in_the_east() -> None:
    state = at_megapolis(level=5)
    first, second = state.cities
    assert (first.level, len(first.hexes)) == (5, 1), "the first city is like any other"
    spot = second.hexes[0]
    assert second.hexes == (spot, spot + 2)
    assert state.setting.lattice.hexes[spot + 2][0] == state.setting.lattice.hexes[spot][0] + 1
    parts = [COLOURS[colour] for colour in second.colours]
    assert parts[0] == "red"
    assert parts[1] in ("green", "white")
    drawn = [state.setting.enemies[token.token].colour for token in tokens_on(state, spot)]
    assert drawn == [*CITIES["red"].garrison[2], *CITIES[parts[1]].garrison[1]]
    assert site_at(state, spot + 2).city


@rule("MK-13.11")
def test_the_second_part_covers_what_is_printed_there() -> None:
    state = at_megapolis("core-5")
    covered = state.cities[1].hexes[1]
    assert tokens_on(state, covered) == (), "no orcs are drawn there"
    assert step_cost(state, state.turn, covered) == 2


@rule("MK-13.12")
def test_a_megapolis_is_assaulted_from_beside_either_part_with_both_bonuses() -> None:
    state = at_megapolis()
    city = state.cities[1]
    arrange(state, cities=(state.cities[0], replace(city, colours=(COLOURS.index("red"), COLOURS.index("white")))))
    far = city.hexes[1]
    arrange(state, tokens=(HexToken(city.hexes[0], enemy(state, "grey-swordsmen"), face_up=False),))
    near = state.setting.lattice.neighbours
    stand(state, next(one for one in near[far] if one not in near[city.hexes[0]] and one not in city.hexes), seat=0)
    set_points(state, move=2)
    do(state, f"move-to {state.setting.hex_names[far]}")
    (foe,) = foes(state)
    assert (armour_of(state, foe), fortified_of(state, foe)) == (6, 1)
    assert hit_of(state, foe, 0).brutal
    slay(state, 0)
    finish(state)
    assert state.cities[1].conquered
    assert state.place[0] == far
    assert not is_defended(state, 0, city.hexes[0])
    assert hand_limit(state, 0) == 7
    set_turn(state, action_used=False, phase="free")
    set_points(state, move=2)
    do(state, f"move-to {state.setting.hex_names[city.hexes[0]]}")
    assert points_of(state).move == 0
    do(state, "interact")
    set_points(state, influence=12)
    assert {"buy-artifact", "add-elite"} <= set(offers(state)), "red and white"
    (view,) = views(state, (0,))
    assert view.cities[1].colours == ("red", "white")


@rule("MK-13.12")
def test_the_garrison_of_a_megapolis_is_seen_from_beside_either_part() -> None:
    state = at_megapolis()
    city = state.cities[1]
    near = state.setting.lattice.neighbours
    arrange(state, place=next(one for one in near[city.hexes[1]] if one not in near[city.hexes[0]]), seat=0)
    look_around(state)
    assert all(token.face_up for token in tokens_on(state, city.hexes[0]))


@rule("MK-13.1")
def test_a_garrison_that_nobody_has_seen_may_be_any() -> None:
    state = at_city("blue", level=9)
    spot, view, options = state.cities[0].hexes[0], state.view(0), state.options(0)
    found = set()
    for seed in range(12):
        other = state.imagine(0, random.Random(seed))
        assert isinstance(other, KnightState)
        assert other.view(0) == view
        assert other.options(0) == options
        drawn = [token.token for token in tokens_on(other, spot)]
        assert [other.setting.enemies[token].colour for token in drawn] == list(CITIES["blue"].garrison[8])
        assert tokens_in_all(other) == tokens_in_all(state)
        found.add(tuple(drawn))
    assert len(found) > 6
