"""One path of the Outskirts with the member on it, and the roll that is being made there."""

from __future__ import annotations

from typing import Final

import msgspec

LAND_PATHS: Final = 4
MISSION_A, MISSION_B, GATE_TOP = 8, 10, 12
PATHS: Final = 14
"""Paths by number: four to land A, four to land B, two to each mission, two at the gate."""
LAND_A, LAND_B, GATE = 0, 1, 2
SAM: Final = -1
"""The seat of the automatic player on a path."""
PATHS_OF: Final = (range(4), range(4, 8), range(12, 14))
"""The paths of each place where battles are fought, from the left (at the gate from the top)."""
PATH_NAMES: Final = (
    *(f"{land}{number}" for land in "ab" for number in range(1, 5)),
    *(f"{mission}{number}" for mission in ("roll", "pay") for number in (1, 2)),
    *("gate1", "gate2"),
)

MONSTER, CONQUEST, MISSION = 0, 1, 2
"""What a roll is for, in the order of `SCOPES`."""


def place_of(path: int) -> int:
    """The place of battle that a path leads to."""
    return GATE if path >= GATE_TOP else path // LAND_PATHS


class Path(msgspec.Struct, frozen=True, gc=False):
    """A member on a path with everything that lies there.

    `revealed` says that the traps have been seen to: `shown` has a bit for each that was turned up (from the top),
    `asked` is how many their owner has decided about. `safe` are dice on hidden traps, which nobody can steal; `aims`
    are the paths that tricks divert dice to, with how many; `guarded` counts the hits that defence abilities have
    cancelled this round; `total` is the result of a roll for a mission.
    """

    seat: int
    member: int
    dice: tuple[int, ...] = ()
    traps: tuple[int, ...] = ()
    defense: int = 0
    potion: int = 0
    venom: int = 0
    coins: int = 0
    revealed: bool = False
    shown: int = 0
    asked: int = 0
    safe: tuple[int, ...] = ()
    aims: tuple[tuple[int, int], ...] = ()
    guarded: int = 0
    alive: bool = True
    fought: bool = False
    won: bool = False
    total: int = -1

    @property
    def tokens(self) -> int:
        return len(self.traps) + self.defense

    @property
    def working(self) -> tuple[int, ...]:
        """Traps that do something: before the battle all of them may, then those that were turned up."""
        if not self.revealed:
            return self.traps
        return tuple(trap for place, trap in enumerate(self.traps) if self.shown >> place & 1)


class SamMove(msgspec.Struct, frozen=True, gc=False):
    """Sam's last move: his dice, where he went (a building or a path), and what he took away there."""

    red: int
    yellow: int
    building: int = -1
    path: int = -1
    traps: tuple[int, ...] = ()
    member: int = -1
    gear: int = -1


class RerollSource(msgspec.Struct, frozen=True, gc=False):
    """Rerolls that are left: of which colours (a bit each), how many, and whether each die only once."""

    colours: int
    left: int
    distinct: bool = False


class Throw(msgspec.Struct, frozen=True, gc=False):
    """A roll that is being made on a path: for what, what was added so far, and the rerolls that are left."""

    path: int
    scope: int
    base: int = 0
    venom: int = 0
    loot: tuple[int, ...] = ()
    rerolls: tuple[RerollSource, ...] = ()


class Battle(msgspec.Struct, frozen=True, gc=False):
    """The battle under way: where, what the monster has suffered so far, what the land has, and how many dice of the
    present attack were diverted. `unarmed`: the monster makes weapons useless, so they have not laid their dice yet."""

    place: int
    suffered: int = 0
    conquest: int = 0
    active: int = -1
    diverted: int = 0
    unarmed: bool = False
