"""First Reconnaissance: turn up the land and find the city, which nobody enters."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight.components import UnitInfo
from herna.games.mage_knight.rules.hero import gain_fame
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.values import Progress
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState


class FirstReconnaissance(Scenario):
    """The countryside lies by its numbers, every tile that is turned up gives fame, and a city ends it."""

    @property
    def fame_for_tile(self) -> int:
        return 1

    @property
    def offers_come_late(self) -> bool:
        return self.options.late_offers

    def stack_order(self, state: KnightState, kind: str, tiles: list[int]) -> list[int]:
        return tiles if kind == "countryside" else super().stack_order(state, kind, tiles)

    def stack_known(self, kind: str) -> bool:
        return kind == "countryside"

    def first_offer_fits(self, units: Sequence[UnitInfo]) -> bool:
        """The first offer holds a unit that villages know."""
        return any("village" in unit.sites for unit in units)

    def tile_turned(self, state: KnightState, seat: int, position: int) -> None:
        if seat != NONE:
            gain_fame(state, seat, self.fame_for_tile)

    def fulfilled(self, state: KnightState) -> bool:
        """Does a tile with a city lie on the table?"""
        return any(state.setting.tiles[tile].kind == "core-city" for _, tile in state.laid)

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        tiles = self.table.countryside + self.table.cities + self.table.core
        return (Progress("find-city", tiles - len(state.tile_stack), tiles, self.fulfilled(state)),)
