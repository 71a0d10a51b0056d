"""Tiles, tokens on them, and where heroes stand."""

from __future__ import annotations

from herna.games.mage_knight.positions.names import PositionError, enemy, number_of, seat_of, spot_of
from herna.games.mage_knight.positions.things import arrange
from herna.games.mage_knight.rules.land import turn_up
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import HexToken


def lay(state: KnightState, name: str, position: tuple[int, int]) -> None:
    """A tile lies at a position, as if it had been turned up; by its number or its name."""
    found = [tile for tile, info in enumerate(state.setting.tiles) if name in (info.number, info.id)]
    if not found:
        raise PositionError(f"there is no tile {name!r}")
    at = state.setting.lattice.number_of.get(position)
    if at is None or at in {other for other, _ in state.laid}:
        raise PositionError(f"no tile can be laid at {position}: it is taken, or there is no such position")
    state.tile_stack = tuple(other for other in state.tile_stack if other != found[0])
    turn_up(state, at, found[0])
    state.changed()


def hex_with(state: KnightState, feature: str, name: str) -> int:
    """The first hex among the tiles that lie there whose `site` or `terrain` is this."""
    for position, tile in state.laid:
        for part, info in enumerate(state.setting.tiles[tile].hexes.all):
            if getattr(info, feature) == name:
                return position * 7 + part
    raise PositionError(f"no {feature} {name!r} among the tiles that lie there")


def put_token(state: KnightState, spot: int, name: str, *, face_up: bool = True) -> None:
    """An enemy lies on a hex; what lay there is gone."""
    token = HexToken(spot_of(state, spot), enemy(state, name), face_up)
    arrange(state, tokens=(*(other for other in state.tokens if other.hex != spot), token))


def put_ruin(state: KnightState, spot: int, name: str) -> None:
    """A ruins token lies on a hex, face up; what lay there is gone."""
    number = number_of([ruin.id for ruin in state.setting.ruins], name, "ruins token")
    token = HexToken(spot_of(state, spot), number, face_up=True, ruin=True)
    arrange(state, tokens=(*(other for other in state.tokens if other.hex != spot), token))


def stand(state: KnightState, spot: int, *way: int, seat: int | None = None) -> None:
    """A hero stands on a hex, where his open turn began or where it has led him along this way."""
    who = seat_of(state, seat)
    arrange(state, seat=who, place=spot)
    if state.turns[who] is not None:
        state.change_turn(who, trail=(*(spot_of(state, one) for one in way), spot))
