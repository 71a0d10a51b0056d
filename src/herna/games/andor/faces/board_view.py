"""What lies on the spaces and on the equipment board, as everybody sees it."""

from __future__ import annotations

import msgspec

from herna.games.andor.pieces import BREW, PIECES, SHOP, seen
from herna.games.andor.state import FOG_SEEN, NONE, WITCH, AndorState


class SpaceView(msgspec.Struct, frozen=True):
    """What lies on a space. `fog` is `covered` until it is turned up; covered tokens are named by their backs."""

    space: int
    pieces: tuple[str, ...] = ()
    coins: int = 0
    fog: str | None = None
    well: str | None = None
    held: tuple[str, ...] = ()


class MarketView(msgspec.Struct, frozen=True):
    piece: str
    left: int
    price: int


def space_views(state: AndorState) -> list[SpaceView]:
    setting = state.setting
    wells = {space: ("", "full", "empty")[state.wells[number]] for space, number in setting.well_at.items()}
    found = []
    for space in range(setting.size):
        fog = state.fog[space]
        held = tuple(PIECES[piece] for place, piece in state.held if place == space)
        well = wells.get(space) or None
        if state.ground[space] or state.coins[space] or fog or well or held:
            found.append(
                SpaceView(
                    space,
                    tuple(PIECES[seen(piece)] for piece in state.ground[space]),
                    state.coins[space],
                    None if not fog else setting.fog_kinds[fog - FOG_SEEN - 1] if fog > FOG_SEEN else "covered",
                    well,
                    held,
                )
            )
    return found


def market_views(state: AndorState) -> tuple[MarketView, ...]:
    """What is for sale: articles in legends whose merchants have them, brews also where the witch has turned up."""
    setting = state.setting
    witch = state.friends[WITCH] != NONE
    return tuple(
        MarketView(PIECES[piece], left, setting.brew_price if piece == BREW else setting.price)
        for piece, left in zip(SHOP, state.market, strict=True)
        if setting.sells_articles or (piece == BREW and witch)
    )
