"""Pieces on the table: tokens on hexes, cities with their cards, units in service."""

from __future__ import annotations

import msgspec

NONE = -1
"""The number of no thing: no hex, no card, no seat."""


class HexToken(msgspec.Struct, frozen=True, gc=False):
    """A token that lies on a hex: an enemy or, with `ruin`, a ruins token."""

    hex: int
    token: int
    face_up: bool
    ruin: bool = False


class Sight(msgspec.Struct, frozen=True, gc=False):
    """A face-down enemy that a hero has looked at: on a hex, or on top of a pile (the other is none)."""

    seat: int
    token: int
    hex: int
    pile: int


class City(msgspec.Struct, frozen=True, gc=False):
    """A city that is turned up, with its card. One of several parts is a megapolis."""

    hexes: tuple[int, ...]
    """Where it stands; its garrison lies on the first."""
    colours: tuple[int, ...]
    """Which cities it is made of, by number."""
    level: int
    """0: it is friendly, nobody defends it and nobody leads it."""
    shields: tuple[int, ...] = ()
    """Whose shields lie on the card, in the order of beating."""
    conquered: bool = False


class Unit(msgspec.Struct, frozen=True, gc=False):
    """A unit in a hero's service."""

    kind: int
    ready: bool = True
    wounds: int = 0
    banner: int = NONE
    """The card that is attached to it."""
    banner_up: bool = True
    token: int = NONE
    """The colour of the mana token that lies on it."""
    bonded: bool = False
    """It serves under the bonds of loyalty."""
    command: int = NONE
    """The card that lies under it in place of a command token."""
    id: int = NONE
    """Which unit of its hero it is, whoever leaves before it: effects and fights know it by this."""
