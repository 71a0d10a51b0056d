"""Full and Blitz Conquest, open maps, and scenarios played alone."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from herna.games.mage_knight import GAME
from herna.games.mage_knight.components import box
from herna.games.mage_knight.geometry import Lattice
from herna.games.mage_knight.rules.cities import leader_of
from herna.games.mage_knight.rules.hero import gain_fame
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.rules.spaces import may_fight
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import City, KnightState
from herna.games.mage_knight.steps.interaction import may_interact
from herna.kernel import BadSetting
from herna.words import say
from tests.games.mage_knight.scenes import lay_all, on_turn, scene

rule = pytest.mark.rule
CONQUESTS = ("full-conquest", "blitz-conquest")
KINGDOMS = ("mines-liberation", "druid-nights", "dungeon-lords")


def numbers(scenario: str, players: int) -> tuple[int, ...]:
    """Rounds, countryside, cities and core tiles that really lie on the table and in the stack."""
    state = scene(scenario, players)
    kinds = [state.setting.tiles[tile].kind for tile in (*state.tile_stack, *(tile for _, tile in state.laid))]
    return (state.setting.rounds, *(kinds.count(kind) for kind in ("countryside", "core-city", "core")))


@rule("MK-20.1")
@pytest.mark.parametrize(("shape", "columns"), [("open", 5), ("open-4", 4), ("open-3", 3)])
def test_an_open_map_begins_with_three_tiles_and_has_so_many_columns(shape: str, columns: int) -> None:
    info = next(one for one in box().board.shape if one.id == shape)
    lattice = Lattice(info)
    assert (info.start, len(info.first)) == ("start-b", 3)
    rows = sorted({y for _, y in lattice.positions})
    assert len(rows) == columns
    assert -rows[0] - rows[-1] == (1 if columns == 4 else 0), "four columns open more to the right"
    assert all((0, y) in lattice.number_of for y in rows if y >= 0)
    start = frozenset({lattice.start, *(lattice.number_of[place] for place in info.first)})
    assert lattice.may_lie(lattice.number_of[2, -1], start, "core"), "between two of the first tiles"


@rule("MK-20.1")
def test_the_start_tile_has_side_b_on_an_open_map_and_side_a_on_a_wedge() -> None:
    starts = {players: scene("full-conquest", players) for players in (2, 4)}
    found = {players: state.setting.tile_ids[state.laid[0][1]] for players, state in starts.items()}
    assert found == {2: "start-a", 4: "start-b"}
    assert [len(state.laid) for state in starts.values()] == [3, 4]


@rule("MK-20.2")
@pytest.mark.parametrize(
    ("players", "found", "shape"), [(2, (6, 8, 2, 1), "wedge"), (3, (6, 9, 3, 2), "wedge"), (4, (6, 11, 4, 3), "open")]
)
def test_full_conquest_has_these_numbers(players: int, found: tuple[int, ...], shape: str) -> None:
    assert numbers("full-conquest", players) == found
    state = scene("full-conquest", players)
    assert state.setting.lattice.shape.id == shape
    lay_all(state)
    assert [city.level for city in state.cities] == [4] * players


@rule("MK-20.3")
@pytest.mark.parametrize(
    ("players", "found", "shape"), [(2, (4, 6, 2, 1), "wedge"), (3, (4, 7, 3, 2), "wedge"), (4, (4, 9, 4, 3), "open-4")]
)
def test_blitz_conquest_has_these_numbers_and_everybody_begins_stronger(
    players: int, found: tuple[int, ...], shape: str
) -> None:
    assert numbers("blitz-conquest", players) == found
    state = scene("blitz-conquest", players)
    assert state.setting.lattice.shape.id == shape
    assert (state.fame, state.reputation) == ([1] * players, [2] * players)
    assert (len(state.dice), len(state.unit_offer)) == (players + 3, players + 3)
    assert not state.elite_deck
    lay_all(state)
    assert [city.level for city in state.cities] == [3] * players


@rule("MK-20.4")
@pytest.mark.parametrize(
    ("before", "gain", "after"),
    [(1, 1, 2), (1, 2, 4), (1, 6, 9), (1, 7, 10), (7, 1, 9), (14, 2, 17), (98, 1, 100), (100, 5, 105)],
)
def test_in_blitz_conquest_each_new_row_of_the_fame_track_gives_one_fame_more(
    before: int, gain: int, after: int
) -> None:
    state = scene("blitz-conquest")
    state.fame[0] = before
    gain_fame(state, 0, gain)
    assert state.fame[0] == after
    plain = scene("full-conquest")
    plain.fame[0] = before
    gain_fame(plain, 0, gain)
    assert plain.fame[0] == before + gain


def with_cities(state: KnightState, *shields: tuple[int, ...], conquered: bool = True) -> KnightState:
    """All tiles lie there, and these shields on the cards of the cities."""
    lay_all(state)
    state.cities = tuple(
        replace(city, shields=on_card, conquered=conquered) for city, on_card in zip(state.cities, shields, strict=True)
    )
    return state


@rule("MK-20.5")
def test_a_city_gives_seven_to_its_leader_and_four_for_a_shield_with_a_title_of_five_or_two() -> None:
    state = with_cities(scene("full-conquest"), (0, 0, 1), (0,))
    assert [line.rows["cities"] for line in score_sheet(state)] == [(14, 5), (4, 0)]
    state = with_cities(scene("full-conquest"), (0,), (1,))
    assert [line.rows["cities"] for line in score_sheet(state)] == [(7, 2), (7, 2)]
    state = with_cities(scene("full-conquest"), (0,), (1,), conquered=False)
    assert [line.rows["cities"] for line in score_sheet(state)] == [(0, 0), (0, 0)]


@rule("MK-20.6")
def test_conquest_ends_when_all_cities_are_conquered() -> None:
    for conquered in (True, False):
        state = with_cities(scene("blitz-conquest", 3), (0,), (1,), (2,), conquered=conquered)
        assert state.setting.scenario.fulfilled(state) == conquered
        (goal,) = GAME.view(state, 0).goals
        assert (goal.done, goal.of) == (3 if conquered else 0, 3)


@rule("MK-20.6")
def test_heroes_fight_in_conquest_unless_the_table_does_not_want_it() -> None:
    for options, fights in (
        ({}, True),
        ({"no_fights": True}, False),
    ):
        state = scene("full-conquest", **options)
        seat = on_turn(state)
        state.place = [state.setting.portal + 1] * 2
        assert may_fight(state, seat, 1 - seat) == fights
    assert not scene("first-reconnaissance").setting.scenario.heroes_fight
    assert scene("first-reconnaissance", hero_fights=True).setting.scenario.heroes_fight


@rule("MK-20.7")
@pytest.mark.parametrize("scenario", [*CONQUESTS, *KINGDOMS])
def test_every_scenario_can_be_played_alone_with_the_numbers_for_two(scenario: str) -> None:
    assert numbers(scenario, 1) == numbers(scenario, 2)
    state = scene(scenario, 1)
    assert state.dummy_hero != NONE
    assert not state.setting.scenario.titles
    assert state.winners == ()
    assert not any(card is not None and card.interactive for card in state.setting.cards)


@rule("MK-20.8")
@pytest.mark.parametrize("scenario", KINGDOMS)
def test_a_friendly_city_has_a_shield_of_everybody_and_no_leader(scenario: str) -> None:
    state = scene(scenario, 3)
    lay_all(state)
    (city,) = state.cities
    assert (city.level, city.shields, city.conquered, leader_of(city)) == (0, (0, 1, 2), True, NONE)
    assert not [token for token in state.tokens if token.hex == city.hexes[0]]
    seat = on_turn(state)
    state.place[seat] = city.hexes[0]
    assert may_interact(state, seat)
    for language, told in (("en", "Friendly: nobody defends it"), ("cs", "Přátelské: nikdo je nebrání")):
        panels = GAME.picture(GAME.view(state, seat), say(language, "mage_knight"))
        assert any(told in line for panel in panels for line in panel.speak)


@pytest.mark.parametrize("scenario", [*CONQUESTS, *KINGDOMS])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_is_played_at_random_to_its_end(scenario: str, players: int) -> None:
    state, dice = scene(scenario, players, seed=players), random.Random(players)
    while not state.over:
        seat = state.seats_to_act[0]
        state.apply(dice.choice(state.options(seat)), seat)
    assert state.round <= state.setting.rounds
    assert len(state.winners) >= (1 if players > 1 else 0)


def test_the_level_of_each_city_can_be_chosen_where_cities_are_fought_for() -> None:
    state = scene("full-conquest", 3, city_levels=(1, 5, 11))
    lay_all(state)
    assert [city.level for city in state.cities] == [1, 5, 11]
    for scenario in KINGDOMS:
        with pytest.raises(BadSetting):
            scene(scenario, city_levels=(3,))
        with pytest.raises(BadSetting):
            scene(scenario, megapolis=8)


def test_a_megapolis_does_not_go_with_four_cities() -> None:
    with pytest.raises(BadSetting) as refused:
        scene("full-conquest", 4, megapolis=8)
    assert refused.value.facts["option"] == "megapolis"
    state = scene("full-conquest", 3, megapolis=8)
    lay_all(state)
    assert [len(city.hexes) for city in state.cities] == [1, 1, 2]


def test_a_city_is_led_by_who_has_most_shields_and_came_first() -> None:
    assert leader_of(City((0,), (0,), 4, (1, 0, 0, 1), conquered=True)) == 1
