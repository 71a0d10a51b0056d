"""When a scenario is fulfilled, by the name that its file gives."""

from __future__ import annotations

from collections.abc import Callable

from herna.games.mage_knight.components.scenario import EndName
from herna.games.mage_knight.state import KnightState


def city_revealed(state: KnightState) -> bool:
    """Does a tile with a city lie on the table?"""
    return any(state.setting.tiles[tile].kind == "core-city" for _, tile in state.laid)


def cities_conquered(state: KnightState) -> bool:
    """Are all cities of the scenario turned up and conquered?"""
    return len(state.cities) == state.setting.city_count and all(city.conquered for city in state.cities)


ENDS: dict[EndName, Callable[[KnightState], bool]] = {
    "city-revealed": city_revealed,
    "cities-conquered": cities_conquered,
}


def fulfilled(state: KnightState) -> bool:
    """Has come what the scenario ends with?"""
    return ENDS[state.setting.scenario.ends](state)
