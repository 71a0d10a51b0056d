"""Rehearsals on paper: they go as the game goes, know only what everybody sees, and lead to sensible tasks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.games.andor import GAME
from herna.games.andor.advice.planner import advise
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.advice.planner.rehearsal.days import perform, play
from herna.games.andor.advice.planner.rehearsal.habits import choose, companies, habits_for, tasks
from herna.games.andor.advice.planner.rehearsal.haste import Effort
from herna.games.andor.advice.planner.rehearsal.land import HERB_GOR, TOWER, PaperLand
from herna.games.andor.advice.planner.rehearsal.paper import scene_of
from herna.games.andor.advice.planner.rehearsal.rehearse import STORM, agree, rehearsal, rehearse
from herna.games.andor.advice.planner.rehearsal.scene import Intent, Scene
from herna.games.andor.advice.planner.rehearsal.storms import storm
from herna.games.andor.advice.planner.rehearsal.styles import FEW, MANY, style_of
from herna.games.andor.rules import creatures
from herna.games.andor.state import NONE, WITCH_FOUND, AndorState
from tests.games.andor.table import position

GOR, SKRAL, WARDRAK = 0, 1, 2


def land_of(state: AndorState) -> PaperLand:
    return PaperLand(state, Outlook(state))


def on_paper(state: AndorState) -> Scene:
    return scene_of(state, Outlook(state))


def luck(seed: int = 1) -> random.Random:
    return random.Random(seed)


# The land


def test_the_cards_tell_where_things_may_be_and_when_the_prince_is_there() -> None:
    land = land_of(position({"dwarf": 7, "archer": 25}, cards=True))
    assert set(land.herb_places) == {37, 61, 67}
    assert land.tower_places == (51, 52, 53, 54, 55, 56)
    assert (land.prince_comes, land.prince_leaves, land.tavern) == (2, 6, 72)
    assert land.farmers[2] == (28,)
    assert set(land.pages[2]) == {(27, GOR), (31, GOR), (29, SKRAL)}
    assert set(land.pages[6]) == {(26, WARDRAK), (27, WARDRAK)}


@pytest.mark.parametrize("seed", range(25))
def test_creatures_on_paper_walk_as_in_the_game(seed: int) -> None:
    """Any creatures anywhere: the next nights are the same."""
    chance = random.Random(seed)
    spaces = chance.sample([space for space in range(1, 73) if space not in (54, 72)], 9)
    kinds = chance.choices(["gor", "skral", "wardrak", "troll"], k=9)
    figures = {"gor": 16, "skral": 5, "wardrak": 2, "troll": 5}
    beasts = {
        space: kind for number, (space, kind) in enumerate(zip(spaces, kinds, strict=True))
        if kinds[:number].count(kind) < figures[kind]
    }  # fmt: skip
    state = position({"dwarf": 7, "archer": 25}, creatures=beasts)
    scene = on_paper(state)
    for _ in range(3):
        before = state.castle
        for wave in state.setting.sunrise_order:
            if not state.result:
                creatures.move_wave(state, wave)
        if state.result:
            break
        entered, _ = scene.land.march(scene.beasts)
        assert entered == state.castle - before
        assert set(scene.beasts) == {space for space, kind in enumerate(state.beasts) if kind != NONE}


def test_the_forecast_counts_jumps_fast_creatures_and_pages_to_come() -> None:
    """A skral behind a gor jumps over it; wardraks walk twice a night; C is two letters away."""
    state = position({"dwarf": 7, "archer": 25}, creatures={19: "skral", 20: "gor", 26: "wardrak"})
    ahead = land_of(state).forecast(0, on_paper(state).beasts)
    assert ahead.row == (0, 2, 3, 3)
    assert ahead.arrivals == {20: 1, 19: 1, 26: 2}


def test_a_victory_changes_the_forecast_and_turns_a_page() -> None:
    """Without the gor of 20 the skral of 19 takes a night longer, as nothing carries it on."""
    state = position({"dwarf": 7, "archer": 25}, creatures={19: "skral", 20: "gor"}, cards=True)
    land, beasts = land_of(state), on_paper(state).beasts
    ahead = land.forecast(1, beasts)
    assert ahead.row[:2] == (0, 2)
    without = land.without(ahead, 1, beasts, 20)
    assert without[:2] == (0, 0)
    # C brought two gors and a skral along.
    later = {19: SKRAL, 27: GOR, 31: GOR, 29: SKRAL}
    assert without == land.forecast(2, later).row
    assert beasts == {19: SKRAL, 20: GOR}


def test_the_gor_with_the_herb_is_told_apart() -> None:
    land = land_of(position({"dwarf": 7, "archer": 25}))
    beasts = {7: HERB_GOR, 8: GOR, 54: TOWER}
    assert land.march(beasts) == (1, True)
    assert beasts == {7: GOR, 54: TOWER}


# The table


def test_a_walk_goes_on_tomorrow() -> None:
    scene = on_paper(position({"dwarf": 7, "archer": 25}, hours={"dwarf": 5}))
    assert not scene.walk(0, 57)
    assert scene.asleep[0]
    scene.night(luck())
    assert scene.walk(0, 57)
    # 7 spaces, 2 of them yesterday.
    assert scene.left[0] == 2


def test_overtime_costs_willpower_and_wine_spares_it() -> None:
    scene = on_paper(position({"dwarf": 7, "archer": 25}, hours={"dwarf": 6}, willpower=9))
    assert scene.walk(0, 12, floor=3)
    assert (scene.left[0], scene.willpower[0]) == (0, 7)
    state = position({"dwarf": 7, "archer": 25}, hours={"dwarf": 6}, willpower=9, carries={"dwarf": ["wineskin"]})
    scene = on_paper(state)
    assert scene.walk(0, 12, floor=3)
    assert (scene.willpower[0], scene.skins[0]) == (9, 1)


def test_farmers_are_led_around_creatures() -> None:
    """From 24 it is three spaces home; with creatures on the way, more."""
    scene = on_paper(position({"dwarf": 24, "archer": 25}))
    scene.led[0] = True
    assert scene.lead(0)
    assert scene.left[0] == 4
    scene = on_paper(position({"dwarf": 24, "archer": 25}, creatures={21: "gor", 20: "gor", 4: "gor"}))
    scene.led[0] = True
    scene.lead(0)
    assert scene.left[0] < 4


def test_who_stands_beside_a_farmer_has_him_along() -> None:
    scene = on_paper(position({"dwarf": 7, "archer": 24}, ground={24: ["farmer"]}))
    assert scene.led == [False, True]
    assert scene.farmers == []


def test_a_victory_on_paper_brings_gold_and_turns_the_page() -> None:
    scene = on_paper(position({"dwarf": 8, "archer": 25}, creatures={8: "gor"}, strength=14, cards=True))
    assert scene.fight([0], 8, luck(), floor=3)
    assert (scene.letter, scene.gold[0], scene.beasts) == (1, 2, {})


def test_a_copy_is_a_table_of_its_own() -> None:
    state = position(
        {"dwarf": 7, "archer": 25}, creatures={8: "gor", 20: "gor"}, fog={11: "brew", 12: "gold"}, cards=True
    )
    scene = on_paper(state)
    key = scene.key()
    for seed in range(5):
        play(scene.copy(), luck(seed), FEW, Effort())
    assert scene.key() == key


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_every_rehearsal_comes_to_an_end_with_a_chance(heroes: int) -> None:
    state = GAME.new(heroes, 3, legend="healing")
    assert isinstance(state, AndorState)
    chance = random.Random(3)
    while type(state.steps[-1]).__name__ != "Turn":
        seat = state.seats_to_act[0]
        state.apply(advise(state.imagine(seat, chance), seat), seat)
    scene = on_paper(state)
    task = choose(scene, state.turn, style_of(scene)[0])
    worth = [rehearsal(scene, style_of(scene), task, seed, Effort()) for seed in range(60)]
    assert all(0 <= one < 1.2 for one in worth)
    # Some of them storm with a fair chance.
    assert max(worth) > 0.3


def before_the_tower(strength: int, **changes: Any) -> AndorState:
    """Two heroes with a brew each who stand where the stronghold is; the herb is home."""
    state = position(
        {"dwarf": 53, "archer": 53},
        creatures={53: "tower-skral"},
        ground={0: ["herb-4"]},
        carries={"dwarf": ["brew"], "archer": ["brew"]},
        strength=strength,
        **changes,
    )
    state.flags |= WITCH_FOUND
    return state


def test_rehearsals_go_about_as_well_as_the_game() -> None:
    """The storm of two strong heroes with brews who stand before the tower: paper says what the odds say."""
    state = before_the_tower(8)
    assert 0.9 < storm(on_paper(state)) <= 1
    state.strength = [1, 1]
    assert storm(on_paper(state)) < 0.1


def test_a_storm_late_in_the_day_is_worse() -> None:
    """Every round takes an hour, and those of overtime cost willpower."""
    chances = [storm(on_paper(before_the_tower(6, hours=hours))) for hours in (0, 6, 7)]
    assert chances[0] > chances[1] > chances[2]


# What comes of it


def asked(state: AndorState, *, stormed: bool = False) -> Intent:
    return rehearse(on_paper(state), state.turn, (), stormed, 7, Effort())


def test_the_same_question_has_the_same_answer_whatever_lies_in_the_fog() -> None:
    """Only what everybody can see counts: the tokens are the same, their places are not."""
    fog = {11: "brew", 12: "gold", 13: "gor", 16: "event"}
    other = {11: "event", 12: "gor", 13: "gold", 16: "brew"}
    heroes, beasts = {"dwarf": 7, "archer": 25}, {8: "gor", 20: "gor", 21: "gor"}
    tasks = {asked(position(heroes, creatures=beasts, fog=one, cards=True)) for one in (fog, other, fog)}
    assert len(tasks) == 1


def test_the_herb_is_carried_home() -> None:
    state = position({"dwarf": 13, "archer": 14}, carries={"dwarf": ["herb-4"]}, strength=8)
    state.flags |= WITCH_FOUND
    assert asked(state) == Intent("home", 0)


def test_who_would_lose_the_castle_tonight_fights() -> None:
    """The last shield, a gor before the gate, and a strong dwarf two spaces away."""
    state = position(
        {"dwarf": 11, "archer": 67}, creatures={6: "gor"}, strength=8, fog={64: "brew", 63: "gold"}, cards=True
    )
    state.castle = 3
    assert asked(state).kind == "fight"


def test_with_a_good_chance_the_storm_begins() -> None:
    assert asked(before_the_tower(9, cards=True)) == STORM


def test_who_searches_looks_into_the_fog() -> None:
    fog = {12: "gold", 13: "event", 11: "brew"}
    scene = on_paper(position({"dwarf": 0, "archer": 25}, fog=fog, cards=True))
    assert choose(scene, 0, FEW[0]) == Intent("fog", 11)


def test_habits_change_when_the_witch_is_found_and_when_the_herb_is_home() -> None:
    style = MANY
    heroes = {"dwarf": 7, "archer": 25}
    assert habits_for(on_paper(position(heroes, fog={11: "brew"}, cards=True)), style) is style[0]
    state = position(heroes, cards=True)
    state.flags |= WITCH_FOUND
    assert habits_for(on_paper(state), style) is style[1]
    state = position(heroes, ground={0: ["herb-4"]}, cards=True)
    state.flags |= WITCH_FOUND
    assert habits_for(on_paper(state), style) is style[2]


def test_what_others_are_about_to_fight_is_left_to_them_or_joined() -> None:
    """The last shield is gone, and a gor stands before the gate."""
    state = position({"dwarf": 11, "archer": 13, "wizard": 13}, creatures={6: "gor"}, strength=6, cards=True)
    state.castle = 2
    scene = on_paper(state)
    others = Intent("fight", 6, (1, 2))
    assert choose(scene, 0, MANY[1]).kind == "fight"
    scene.meant[1] = scene.meant[2] = others
    assert choose(scene, 0, MANY[1]).kind != "fight"
    groups = {task.group for _, task in tasks(scene, 0, MANY[1]) if task.kind == "fight"}
    assert groups == {(1, 2, 0)}


def test_a_well_belongs_to_whoever_stands_there() -> None:
    """Drinking costs nothing, so on paper he has done it."""
    scene = on_paper(position({"dwarf": 5, "archer": 25}, willpower=7))
    assert (scene.willpower, scene.wells[scene.land.wells[5]]) == ([10, 7], 0)
    scene = on_paper(position({"dwarf": 5, "archer": 25}, willpower=16))
    assert (scene.willpower, scene.wells[scene.land.wells[5]]) == ([16, 16], 1)


def test_who_waits_for_his_fellows_lets_an_hour_pass() -> None:
    """He stands there already: on paper, too, he does not begin alone."""
    state = position({"dwarf": 20, "archer": 25}, creatures={20: "gor"}, strength=2, cards=True)
    scene = on_paper(state)
    perform(scene, 0, Intent("fight", 20, (0, 1)), luck())
    assert scene.beasts == {20: GOR}
    assert scene.left[0] == 6
    assert scene.meant[1] == Intent("fight", 20, (0, 1))


def test_the_prince_is_led_to_the_stronghold() -> None:
    """Four spaces an hour, and it is five from the tavern."""
    state = before_the_tower(8, friends={"prince": 72})
    scene = on_paper(state)
    assert scene.guiding() == 2
    perform(scene, 0, Intent("guide", 53), luck())
    assert (scene.prince, scene.left[0]) == (53, 5)


def test_an_announced_fight_is_one_of_those_that_could_be_meant() -> None:
    """Alone, with who is nearest, or with all; two who have both announced it go there together."""
    heroes = {"dwarf": 19, "warrior": 24, "wizard": 9}
    scene = on_paper(position(heroes, creatures={24: "skral"}, strength=4))
    assert companies(scene, [1], 24) == [(1,), (1, 0), (1, 0, 2)]
    assert companies(scene, [1, 2], 24) == [(1, 2), (1, 2, 0)]


def test_whoever_hears_of_a_fight_knows_that_he_is_needed() -> None:
    """The last shield is gone, and a skral stands before the gate: alone the warrior is too weak against it."""
    state = position(
        {"dwarf": 11, "warrior": 6, "wizard": 61},
        creatures={6: "skral"},
        strength={"dwarf": 8, "warrior": 2, "wizard": 2},
        fog={64: "brew", 63: "gold"},
        cards=True,
    )
    state.castle = 2
    scene = on_paper(state)
    agree(scene, [1], 6, 5, Effort())
    together = Intent("fight", 6, (1, 0))
    assert scene.meant == [together, together, None]


def test_nobody_wins_a_fight_that_ends_the_legend() -> None:
    """One letter before the last, every victory is a defeat; at the letter before that it is not."""
    state = position({"dwarf": 11, "archer": 13}, creatures={6: "gor"}, strength=8, cards=True)
    state.castle = 3
    for letters, fights in ((1, False), (2, True)):
        state.narrator = state.last - letters
        kinds = {task.kind for _, task in tasks(on_paper(state), 0, FEW[2])}
        assert ("fight" in kinds) is fights


def test_the_dwarf_leaves_the_mine_with_strength_instead_of_gold() -> None:
    scene = on_paper(position({"dwarf": 71, "archer": 25}, gold={"dwarf": 3}, creatures={20: "gor"}, cards=True))
    assert choose(scene, 0, FEW[0]) == Intent("arms", 71)
    perform(scene, 0, Intent("arms", 71), luck())
    assert (scene.strength[0], scene.gold[0]) == (4, 0)


def test_the_herb_in_the_castle_is_home_though_still_in_a_bag() -> None:
    state = position({"dwarf": 0, "archer": 25}, carries={"dwarf": ["herb-4"]}, cards=True)
    scene = on_paper(state)
    assert (scene.home, scene.bearer, scene.slots[0], scene.searching) == (True, NONE, 3, False)
