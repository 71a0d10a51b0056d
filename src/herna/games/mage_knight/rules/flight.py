"""Flights: how far an effect carries a hero over the land, and where it may set him down."""

from __future__ import annotations

from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.rules.joint import may_come_to
from herna.games.mage_knight.rules.land import hex_at
from herna.games.mage_knight.rules.spaces import is_closed, is_defended, is_safe, rivals_on
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.world import Fly


def flights(state: KnightState, this: Fly, seat: int) -> dict[int, int]:
    """The spaces that a flight can end on, and the move points it takes."""
    start = state.place[seat]
    reached = {start: 0}
    edge = [start]
    bent = 2 if changed(state, seat, "space-bending") else 1
    for far in range(1, this.spaces * bent + 1):
        edge = [
            spot
            for place in edge
            for spot in state.setting.lattice.neighbours[place]
            if spot not in reached and over(state, this, spot)
        ]
        reached |= dict.fromkeys(edge, -(-far // bent))
        edge = list(dict.fromkeys(edge))
    points = state.turn_of(seat).points.move
    return {
        spot: this.cost + this.cost_per_space * far
        for spot, far in reached.items()
        if far
        and this.cost + this.cost_per_space * far <= points
        and not is_closed(state, spot)
        and may_come_to(state, seat, spot)
        and (is_safe(state, seat, spot) if this.end == "safe" else to_be_attacked(state, seat, spot))
    }


def to_be_attacked(state: KnightState, seat: int, spot: int) -> bool:
    """Is this a defended site, or does a hero stand here who may be fought?"""
    return is_defended(state, seat, spot) or bool(rivals_on(state, seat, spot))


def over(state: KnightState, this: Fly, spot: int) -> bool:
    """May a flight lead over this space?"""
    info = hex_at(state, spot)
    return info is not None and info.terrain not in (*this.forbid, "sea")
