"""Variants of the map, of the time, raiders, and a friendlier game."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.options import KnightOptions
from herna.games.mage_knight.rules.land import is_left_empty, rampaging_on, rampaging_spots, site_on, tokens_on
from herna.games.mage_knight.scenarios.every import VARIANTS
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import HexToken, KnightState
from herna.games.mage_knight.steps.round import take_out_tactics
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS
from herna.kernel import BadSetting
from tests.games.mage_knight.scenes import go_through, lay_all, on_turn, ready_at, scene

rule = pytest.mark.rule
ALL = {"sets": ("base", "lost-legion", "krang", "shades-of-tezla", "ultimate")}


@rule("MK-24.1")
@pytest.mark.parametrize("shape", ["wedge", "wedge-unlimited", "open", "open-4", "open-3"])
def test_any_scenario_can_have_any_shape(shape: str) -> None:
    for scenario in ("first-reconnaissance", "blitz-conquest"):
        state = scene(scenario, shape=shape)
        assert state.setting.lattice.shape.id == shape
        lay_all(state)
        view = GAME.view(state, 0)
        assert GAME.setting_for(view).lattice.shape.id == shape


@rule("MK-24.2")
def test_other_numbers_of_tiles_take_part() -> None:
    state = scene("full-conquest", tiles=(5, 3, 0))
    lay_all(state)
    kinds = [state.setting.tiles[tile].kind for _, tile in state.laid]
    assert [kinds.count(kind) for kind in ("countryside", "core-city", "core")] == [5, 3, 0]
    assert [city.level for city in state.cities] == [4, 4, 4]
    assert scene("solo-conquest", 1, tiles=(7, 3, 2)).setting.city_levels == (5, 8, 8)


@rule("MK-24.2")
@pytest.mark.parametrize("tiles", [(12, 1, 1), (8, 5, 1), (8, 1, 5), (8, 0, 1), (1, 1, 1)])
def test_more_tiles_than_the_box_holds_are_refused_and_fewer_than_it_takes(tiles: tuple[int, ...]) -> None:
    with pytest.raises(BadSetting) as refused:
        scene("full-conquest", tiles=tiles)
    assert refused.value.facts["option"] == "tiles"
    assert scene("full-conquest", tiles=(12, 1, 5), legion_tiles=True).setting.countryside_count == 12


@rule("MK-24.2")
def test_open_maps_need_three_countryside_tiles() -> None:
    with pytest.raises(BadSetting):
        scene("full-conquest", shape="open", tiles=(2, 1, 1))


@rule("MK-24.3")
def test_random_cities_have_colours_that_are_drawn_without_putting_back() -> None:
    seen = set()
    for seed in range(12):
        state = scene("full-conquest", 4, seed, random_cities=True)
        lay_all(state)
        colours = [city.colours[0] for city in state.cities]
        assert sorted(colours) == [0, 1, 2, 3]
        seen.add(tuple(colours))
        friendly = scene("druid-nights", 2, seed, random_cities=True)
        lay_all(friendly)
        seen.add((friendly.cities[0].colours[0],))
    assert len({one for one in seen if len(one) == 1}) > 1


@rule("MK-24.4")
def test_with_night_arrival_the_first_round_is_a_night_without_gold_and_black() -> None:
    for seed in range(8):
        state = scene("blitz-conquest", 4, seed, night_arrival=True)
        assert (state.round, state.night) == (1, True)
        assert all(die < len(BASIC) for die in state.dice)
        assert not [token for token in state.tokens if token.ruin and token.face_up]
    scenario = state.setting.scenario
    nights = []
    for state.round in range(1, 5):
        nights.append(scenario.falls_at_night(state))
    assert nights == [True, False, True, False]


@rule("MK-24.4", "MK-24.5")
def test_variants_of_time_exclude_each_other_and_druid_nights() -> None:
    for scenario, options in (
        ("druid-nights", {"night_arrival": True}),
        ("druid-nights", {"darkness": True}),
        ("full-conquest", {"darkness": True, "night_arrival": True}),
    ):
        with pytest.raises(BadSetting):
            scene(scenario, **options)


@rule("MK-24.5")
def test_darkness_comes_with_a_black_die_and_stays() -> None:
    fallen = 0
    for seed in range(40):
        state = scene("full-conquest", seed=seed, darkness=True)
        scenario = state.setting.scenario
        assert not state.night
        scenario.round_ends(state)
        fallen += state.dark
        state.round = 2
        assert scenario.falls_at_night(state) == state.dark
        if state.dark:
            state.round, before = 3, state.rng
            scenario.round_ends(state)
            assert (state.dark, state.rng) == (True, before), "nothing is rolled any more"
    assert 4 <= fallen <= 22, "eleven of 36"


@rule("MK-24.6")
def test_tactics_come_back_when_too_few_are_left() -> None:
    state = scene("full-conquest", 1, darkness=True)
    days = tuple(number for number, tactic in enumerate(state.setting.tactics) if tactic.time == "day")
    state.tactics_gone = days[:4]
    take_out_tactics(state)
    assert state.tactics_left == days[4:]
    state.tactics_gone = days[:5]
    take_out_tactics(state)
    assert (state.tactics_left, state.tactics_gone) == (days, ())


def raided(kind: str, colour: str, *, night: bool, seed: int = 3) -> list[str]:
    """The backs of the tokens that a die of this colour brings to a space of orcs."""
    state = scene("full-conquest", 4, seed, raiders=kind)
    lay_all(state)
    spot = next(spot for spot in rampaging_spots(state) if site_on(state, spot).id == "marauding-orcs")
    state.tokens = tuple(token for token in state.tokens if token.hex != spot)
    state.night = night
    found = COLOURS.index(colour)
    rolled = next(copy for copy in copies(state) if copy.copy().below(len(COLOURS)) == found)
    rolled.setting.scenario.round_ends(rolled)
    return [rolled.setting.enemies[token.token].colour for token in tokens_on(rolled, spot)]


def copies(state: KnightState) -> list[KnightState]:
    """The same table with many different dice to come."""
    found = []
    for _ in range(200):
        state = state.copy()
        state.below(len(COLOURS))
        found.append(state.copy())
    return found


@rule("MK-24.7")
@pytest.mark.parametrize(
    ("colour", "day", "night"),
    [
        ("red", ["green"], []),
        ("green", ["green"], []),
        ("gold", ["green", "brown"], []),
        ("white", [], ["green"]),
        ("blue", [], ["green"]),
        ("black", [], ["green", "brown"]),
    ],
)
def test_a_die_brings_new_raiders(colour: str, day: list[str], night: list[str]) -> None:
    assert raided("raiders", colour, night=False) == day
    assert raided("raiders", colour, night=True) == night


@rule("MK-24.9")
@pytest.mark.parametrize(("colour", "warm"), [("red", True), ("gold", True), ("blue", False), ("black", False)])
def test_hordes_always_come_and_the_colours_of_the_time_bring_a_brown_one(colour: str, warm: bool) -> None:
    assert raided("hordes", colour, night=False) == (["green", "brown"] if warm else ["green"])
    assert raided("hordes", colour, night=True) == (["green"] if warm else ["green", "brown"])


@rule("MK-24.7", "MK-24.9")
def test_raiders_cost_two_reputation_and_hordes_four() -> None:
    assert scene("full-conquest", raiders="raiders").reputation == [-2, -2]
    assert scene("full-conquest", raiders="hordes").reputation == [-4, -4]
    assert scene("blitz-conquest", raiders="hordes").reputation == [-2, -2]


@rule("MK-24.7")
def test_none_comes_where_a_hero_stands_or_a_token_lies() -> None:
    state = scene("full-conquest", 4, raiders="hordes")
    lay_all(state)
    spot = rampaging_spots(state)[0]
    assert not is_left_empty(state, spot)
    state.tokens = ()
    assert is_left_empty(state, spot)
    state.place[0] = spot
    assert not is_left_empty(state, spot)


@rule("MK-24.8")
def test_both_tokens_of_a_space_are_fought_and_a_brown_one_raises_reputation_by_one() -> None:
    state = scene("full-conquest", 4, raiders="hordes")
    lay_all(state)
    seat = on_turn(state)
    near = state.setting.lattice.neighbours
    spot, beside = next(
        (spot, other)
        for spot in rampaging_spots(state)
        for other in near[spot]
        if site_on(state, spot).id == "draconum" and other // 7 == spot // 7 and not site_on(state, other).id
    )
    brown = state.enemy_piles[PILES.index("brown")][-1]
    state.tokens += (HexToken(spot, brown, face_up=True),)
    ready_at(state, seat, beside)
    assert act.Challenge(spot) in state.options(seat)
    state.apply(act.Challenge(spot), seat)
    while state.fight_of(seat) is None:
        state.apply(act.Done(), seat)
    foes = state.fighting(seat).against(seat).foes
    assert len(foes) == 2
    before, printed = state.reputation[seat], [state.setting.enemies[foe.token].reputation for foe in foes]
    go_through(state, seat, 1)
    assert state.reputation[seat] == before + 1 + printed[1]
    assert rampaging_on(state, spot) is not None


@rule("MK-24.10")
def test_spells_and_skills_that_hit_others_can_be_left_out() -> None:
    plain = scene("full-conquest").setting
    friendly = scene("full-conquest", no_interactive_spells=True, no_interactive_skills=True).setting
    assert len(plain.spell_range) - len(friendly.spell_range) == 4
    assert not [card for card in friendly.cards if card is not None and card.interactive]
    assert {skill.side for skill in plain.skills} - {skill.side for skill in friendly.skills} == {"competitive"}
    assert len(plain.skills) - len(friendly.skills) == len(plain.heroes)


@pytest.mark.parametrize("seed", range(6))
def test_variants_drawn_at_random_are_played_to_the_end(seed: int) -> None:
    dice = random.Random(seed)
    options = {
        "raiders": dice.choice(["none", "raiders", "hordes"]),
        "shape": dice.choice(["scenario", "open-3", "open"]),
        "random_cities": dice.random() < 0.5,
        "no_fights": dice.random() < 0.5,
        "no_interactive_spells": dice.random() < 0.5,
        "no_interactive_skills": dice.random() < 0.5,
        dice.choice(["darkness", "night_arrival"]): True,
        "legion_tiles": True,
        **ALL,
    }
    scenario = dice.choice(["full-conquest", "blitz-conquest", "mines-liberation", "dungeon-lords"])
    state = scene(scenario, dice.randint(1, 4), seed, **options)
    while not state.over:
        seat = state.seats_to_act[0]
        state.apply(dice.choice(state.options(seat)), seat)
    assert state.round <= state.setting.rounds


def test_every_variant_is_an_option() -> None:
    usual = KnightOptions()
    assert all(hasattr(usual, name) for name in VARIANTS)
    assert replace(usual, raiders="hordes").raiders == "hordes"
