"""Late positions of every scenario: they are what they seem to be, from every seat, and can be played to the end."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.components import box
from herna.games.mage_knight.positions import PositionError, draw_late
from herna.games.mage_knight.rules.cities import leader_of
from herna.games.mage_knight.rules.hero import level_for
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.words import LANGUAGES, say
from tests.games.mage_knight.scenes import on_turn, scene
from tests.games.mage_knight.table import conserved

TABLES = [(scenario.id, players) for scenario in box().scenarios for players in scenario.players]
EVERY = 60
"""How many moves lie between two positions that are looked at from all sides."""


def late(scenario: str, players: int, seed: int = 1, **options: Any) -> KnightState:
    dice = random.Random(f"{scenario} {players} {seed}")
    return draw_late(scene(scenario, players, seed, **options), dice)


def look_from_all_sides(state: KnightState, dice: random.Random) -> None:
    """It is saved, copied, seen and imagined as it is, and everything offered is legal."""
    again = KnightState.load(state.setting, state.dump())
    assert again.digest() == state.digest() == state.copy().digest()
    for seat in state.seats_to_act:
        options = state.options(seat)
        assert options
        assert len(set(options)) == len(options)
        assert again.options(seat) == options
        for option in dice.sample(options, min(3, len(options))):
            assert state.parse(state.notation(option)) == option
            twin = state.copy()
            twin.apply(option, seat)
    for eyes in (None, *range(state.setting.players)):
        imagined = state.imagine(eyes, dice)
        assert msgspec.json.encode(imagined.view(eyes)) == msgspec.json.encode(state.view(eyes))
        assert eyes is None or imagined.options(eyes) == state.options(eyes)
    conserved(state)


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_a_late_position_is_sound_from_every_seat_and_is_played_to_the_end(
    scenario: str, players: int, soak: bool
) -> None:
    for seed in range(20 if soak else 1):
        dice = random.Random(f"{scenario} {players} {seed} play")
        state = late(scenario, players, seed)
        moves = 0
        while not state.over:
            if moves % EVERY == 0:
                look_from_all_sides(state, dice)
            seat = dice.choice(state.seats_to_act)
            state.apply(dice.choice(state.options(seat)), seat)
            moves += 1
        for line in score_sheet(state):
            assert line.total == line.fame + sum(item.points for item in line.items)
        conserved(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_late_position_is_told_in_both_languages(language: str) -> None:
    for scenario in ("full-cooperation", "dungeon-lords"):
        state = late(scenario, 2)
        for panel in GAME.picture(GAME.view(state, 0), say(language, "mage_knight")):
            assert panel.speak


def test_late_positions_show_what_random_play_seldom_reaches() -> None:
    states = [late(scenario, players, seed) for seed in range(3) for scenario, players in TABLES[:12]]
    kinds = {state.setting.tiles[tile].kind for state in states for _, tile in state.laid}
    assert {"core", "core-city"} <= kinds
    assert any(unit.wounds for state in states for units in state.units for unit in units)
    cities = [city for state in states for city in state.cities]
    assert any(city.conquered and leader_of(city) != NONE for city in cities)
    assert any(city.shields and not city.conquered for city in cities)
    assert all(state.level[seat] == level_for(state, state.fame[seat]) for state in states for seat in (0,))
    decks = {state.setting.units[unit].deck for state in states for unit in state.unit_offer}
    assert decks == {"regular", "elite"}


def test_the_same_dice_draw_the_same_position() -> None:
    assert late("full-conquest", 3).digest() == late("full-conquest", 3).digest()
    assert late("full-conquest", 3).digest() != late("full-conquest", 3, seed=2).digest()


def test_only_a_game_that_has_not_begun_can_be_made_a_late_one() -> None:
    state = scene("full-conquest")
    on_turn(state)
    before = state.digest()
    with pytest.raises(PositionError):
        draw_late(state, random.Random(1))
    assert state.digest() == before
