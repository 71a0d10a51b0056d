"""Mines Liberation: enemies hold the mines of a friendly kingdom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from herna.games.mage_knight.components import TileInfo
from herna.games.mage_knight.rules.hero import change_reputation
from herna.games.mage_knight.rules.land import conquered, owner_of, site_on, tile_at, veins
from herna.games.mage_knight.scenarios.friendly import FriendlyKingdom, all_taken, places_of
from herna.games.mage_knight.scenarios.values import Progress
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.ending import dig

MINES = ("mine", "deep-mine")
LIBERATOR, LIBERATOR_SHARED = 5, 2
"""What the title of the Greatest Liberator is worth, alone and shared."""
THANKS = {"countryside": 1, "core": 2}
"""The reputation for freeing a mine, by the kind of its tile."""


def has_mine(tile: TileInfo) -> bool:
    """Is there a mine on a tile?"""
    return any(info.site in MINES for info in tile.hexes.all)


class MinesLiberation(FriendlyKingdom):
    """What guards a mine and what its shield is worth stands in the file of scenarios; freed mines pay every round."""

    def wanted(self, tile: TileInfo) -> bool:
        return has_mine(tile) if tile.kind != "core-city" else tile.hexes.c.colour == "red"

    def site_conquered(self, state: KnightState, seat: int, spot: int) -> None:
        super().site_conquered(state, seat, spot)
        if site_on(state, spot).id in MINES:
            change_reputation(state, seat, THANKS[state.setting.tiles[tile_at(state, spot // 7)].ground])

    def round_begins(self, state: KnightState) -> None:
        """Grateful miners send a crystal, wherever the hero is (MK-21.5)."""
        super().round_begins(state)
        for spot in places_of(state, *MINES):
            if conquered(state, spot):
                dig(state, owner_of(state, spot), veins(state, spot))

    def fulfilled(self, state: KnightState) -> bool:
        return all_taken(state, *MINES)

    def leads_to(self, state: KnightState, seat: int) -> Sequence[int]:
        return [spot for spot in places_of(state, *MINES) if not conquered(state, spot)]

    @property
    def rows(self) -> tuple[str, ...]:
        return (*super().rows, "liberator")

    @property
    def titles(self) -> Mapping[str, tuple[int, int]]:
        below = super().titles
        return {**below, "liberator": (LIBERATOR, LIBERATOR_SHARED)} if below else below

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        mines = places_of(state, *MINES)
        freed = sum(conquered(state, spot) for spot in mines)
        return (self.tiles_found(state), Progress("free-mines", freed, len(mines), self.fulfilled(state)))
