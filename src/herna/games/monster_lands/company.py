"""What follows from who plays with whom: one against Sam and a scenario, or several against one another."""

from __future__ import annotations

import msgspec

from herna.games.monster_lands.components.box import BOARD, NUMBERS
from herna.games.monster_lands.components.pieces import BUILDINGS
from herna.games.monster_lands.components.solo import SAM_TABLE

NEVER = 1 << 30
"""A glory that nobody can have."""


class Company(msgspec.Struct, frozen=True):
    """What rules and bots ask where the number of players decides."""

    rated: bool
    """Is the game played for a scenario's rating, and not for more points than others?"""
    sam_moves: bool
    """Does Sam move after every action?"""
    chance_waits: bool
    """Is it left open what Sam does and which cards come to a display, as in plans?"""
    takes_turns: bool
    """Are there others, so that it matters who is first?"""
    glory_ends: int
    """The glory of a clan with which the game ends."""
    tavern_display: int
    """How many mercenaries lie open."""


RIVALS = Company(
    rated=False,
    sam_moves=False,
    chance_waits=False,
    takes_turns=True,
    glory_ends=NUMBERS.game.glory,
    tavern_display=BOARD.building[BUILDINGS.index("tavern")].display,
)
ALONE = Company(
    rated=True,
    sam_moves=True,
    chance_waits=False,
    takes_turns=False,
    glory_ends=NEVER,
    tavern_display=SAM_TABLE.mercenaries,
)
FORESEEN = msgspec.structs.replace(ALONE, sam_moves=False, chance_waits=True)
"""Alone, as far as it can be planned."""
