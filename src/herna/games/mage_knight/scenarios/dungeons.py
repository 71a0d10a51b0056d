"""Dungeon Lords: dungeons and tombs, open and secret, and the ways below the land that join them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.components import TileInfo
from herna.games.mage_knight.rules.land import conquered, hex_at, site_on
from herna.games.mage_knight.rules.scoring import Item
from herna.games.mage_knight.scenarios.friendly import FriendlyKingdom, all_taken, places_of
from herna.games.mage_knight.scenarios.values import Progress
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import arrive, moving_allowed, spend_move
from herna.games.mage_knight.steps.secrets import HideBeside
from herna.kernel import Action

PLACES = ("dungeon", "tomb", "secret-dungeon", "secret-tomb")
ROW, PLAIN_ROW = "crawler", "adventurer"
"""The row of the score card in which adventures count here, and the one they count in otherwise."""
CRAWLER, CRAWLER_SHARED = 5, 2
"""What the title of the Greatest Dungeon Crawler is worth, alone and shared."""
WAY_DOWN = 2
"""What going underground costs beside one move point for each space."""
WATERS = ("lake", "swamp")
"""What no way below the land leads under."""


def farthest(state: KnightState, start: int, most: int) -> dict[int, int]:
    """The hexes up to a number of steps from a hex, with their distance, over what is turned up and no water."""
    found, edge = {start: 0}, [start]
    for steps in range(1, most + 1):
        near = {spot for one in edge for spot in state.setting.lattice.neighbours[one] if spot not in found}
        edge = [spot for spot in near if (info := hex_at(state, spot)) is not None and info.terrain not in WATERS]
        found |= dict.fromkeys(edge, steps)
    return found


def ways_below(state: KnightState, seat: int) -> dict[int, int]:
    """The places that a hero comes to from here below the land, with the move points that it costs."""
    here = state.place[seat]
    if not moving_allowed(state, seat) or site_on(state, here).id not in PLACES or not conquered(state, here):
        return {}
    most = state.turn_of(seat).points.move - WAY_DOWN
    return {
        spot: steps + WAY_DOWN
        for spot, steps in sorted(farthest(state, here, most).items())
        if spot != here and site_on(state, spot).id in PLACES and conquered(state, spot)
    }


class DungeonLords(FriendlyKingdom):
    """Villages hide dungeons and monasteries tombs; what they are and score stands in the files."""

    def wanted(self, tile: TileInfo) -> bool:
        sites = [info.site for info in tile.hexes.all]
        if tile.kind == "core-city":
            return tile.hexes.c.colour == "blue"
        return "dungeon" in sites if tile.kind == "countryside" else {"monastery", "tomb"} <= set(sites)

    def tile_turned(self, state: KnightState, seat: int, position: int) -> None:
        super().tile_turned(state, seat, position)
        hiding = [spot for spot in range(position * 7, position * 7 + 7) if site_on(state, spot).secret]
        steps = [HideBeside(seat, spot) for spot in hiding]
        if seat == NONE:
            for step in steps:
                step.run(state)
        else:
            state.push_all(steps)

    def offers(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [*super().offers(state, seat), *(act.GoUnderground(spot) for spot in ways_below(state, seat))]

    def carries_out(self, state: KnightState, seat: int, action: Action) -> bool:
        if isinstance(action, act.GoUnderground):
            spend_move(state, seat, ways_below(state, seat)[action.hex])
            arrive(state, seat, action.hex)
            return True
        return super().carries_out(state, seat, action)

    def fulfilled(self, state: KnightState) -> bool:
        return all_taken(state, *PLACES)

    def leads_to(self, state: KnightState, seat: int) -> Sequence[int]:
        return [spot for spot in places_of(state, *PLACES) if not conquered(state, spot)]

    @property
    def rows(self) -> tuple[str, ...]:
        return tuple(ROW if row == PLAIN_ROW else row for row in super().rows)

    @property
    def titles(self) -> Mapping[str, tuple[int, int]]:
        below = super().titles
        return {**below, ROW: (CRAWLER, CRAWLER_SHARED)} if below else below

    def lines(self, state: KnightState, seat: int) -> Iterator[Item]:
        for item in super().lines(state, seat):
            yield replace(item, row=ROW) if item.row == PLAIN_ROW else item

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        places = places_of(state, *PLACES)
        taken = sum(conquered(state, spot) for spot in places)
        return (self.tiles_found(state), Progress("conquer-dungeons", taken, len(places), self.fulfilled(state)))
