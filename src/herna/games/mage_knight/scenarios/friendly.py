"""Scenarios in a friendly kingdom: its city is a friend, and there is something else to be won on its tiles."""

from __future__ import annotations

from herna.games.mage_knight.components import HexInfo
from herna.games.mage_knight.rules.cities import befriend, city_at
from herna.games.mage_knight.rules.land import conquered, site_on
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.values import Aim, Progress
from herna.games.mage_knight.state import KnightState


class FriendlyKingdom(Scenario):
    """The city welcomes everybody."""

    def city_found(self, state: KnightState, spot: int, info: HexInfo) -> None:
        super().city_found(state, spot, info)
        city = city_at(state, spot)
        assert city is not None
        befriend(state, city)

    def seeking(self, state: KnightState) -> bool:
        return bool(state.tile_stack)

    def tiles_found(self, state: KnightState) -> Progress:
        """How many tiles of the scenario lie on the table."""
        tiles = self.table.countryside + self.table.cities + self.table.core
        return Progress("turn-up-tiles", tiles - len(state.tile_stack), tiles, not state.tile_stack)

    @property
    def aim(self) -> Aim:
        below = super().aim
        if below.goal:
            return Aim(goal=40.0, laid=3.0, tile=3.0, haste=1.5, way=0.3, later=0.5, spare=1.0)
        return Aim(end=0.0, tile=2.0, haste=0.8, way=0.1, later=0.5, spare=1.0)


def places_of(state: KnightState, *sites: str) -> list[int]:
    """The hexes on the table with one of these sites, printed or laid there."""
    return [
        spot
        for position, _ in state.laid
        for spot in range(position * 7, position * 7 + 7)
        if site_on(state, spot).id in sites
    ]


def all_taken(state: KnightState, *sites: str) -> bool:
    """Are all tiles turned up, and all these places conquered?"""
    return not state.tile_stack and all(conquered(state, spot) for spot in places_of(state, *sites))
