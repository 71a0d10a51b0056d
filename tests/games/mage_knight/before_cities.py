"""Heroes before a city."""

from __future__ import annotations

from typing import Any

from herna.games.mage_knight.components import CityInfo, box
from herna.games.mage_knight.rules.land import tokens_on
from herna.games.mage_knight.state import HexToken, KnightState
from tests.games.mage_knight.table import (
    arrange,
    do,
    enemy,
    in_fight,
    lay,
    make,
    offers,
    set_points,
    stand,
    table,
)

CITY_TILES = {"green": "core-5", "blue": "core-6", "white": "core-7", "red": "core-8"}


CITIES: dict[str, CityInfo] = {city.id: city for city in box().board.city}


COLOURS = list(CITIES)


def at_city(
    colour: str, *garrison: str, hand: tuple[str, ...] = ("march",), level: int = 5, **slots: Any
) -> KnightState:
    """A hero beside a city with these defenders in it, with move points to go in."""
    options = {"scenario": "solo-conquest", "city_levels": (level, 8)}
    state = table(*hand, players=1, options=options, **slots)
    lay(state, CITY_TILES[colour], (1, 1))
    (city,) = state.cities
    spot = city.hexes[0]
    arrange(state, tokens=tuple(token for token in state.tokens if token.hex == spot))
    if garrison:
        arrange(state, tokens=())
        arrange(
            state, tokens=state.tokens + tuple(HexToken(spot, enemy(state, name), face_up=False) for name in garrison)
        )
    stand(state, next(near for near in state.setting.lattice.neighbours[spot] if not tokens_on(state, near)), seat=0)
    set_points(state, move=2)
    return state


def into(state: KnightState) -> KnightState:
    """The hero walks into the city."""
    return do(state, f"move-to {state.setting.hex_names[state.cities[0].hexes[0]]}")


def slay(state: KnightState, *places: int) -> KnightState:
    """An attack of siege that is strong enough for these enemies."""
    for place in places:
        do(state, f"target {place}")
        make(state, siege=99)
        do(state, "strike")
    return state


def finish(state: KnightState) -> KnightState:
    """On to the end of the combat, taking whatever comes."""
    while in_fight(state):
        do(state, "next-phase" if "next-phase" in offers(state) else offers(state)[0])
    return state
