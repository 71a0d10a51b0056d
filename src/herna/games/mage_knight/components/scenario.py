"""Scenarios as typed data: numbers, and the names of the rules that each of them switches on."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from herna.games.content import Origin
from herna.games.mage_knight.components.piece import Piece, SetId

EndName = Literal["city-revealed", "cities-conquered"]
"""When the last turns come, and what a player alone wins by: `scenarios/ends.py` says how it is seen."""
ScoreName = Literal["achievements", "titles", "goal"]
"""The parts of the score card that count."""


class ScenarioInfo(Piece, frozen=True):
    """A scenario: numbers by the number of heroes (the first entry is for the first of `players`), and named rules."""

    id: str
    players: tuple[int, ...]
    rounds: tuple[int, ...]
    countryside: tuple[int, ...]
    cities: tuple[int, ...]
    core: tuple[int, ...]
    shape: tuple[str, ...]
    kind: Literal["competitive", "cooperative", "solo"]
    ends: EndName
    counts: tuple[ScoreName, ...]
    """What is added to fame; titles among rivals only."""
    sets: tuple[SetId, ...]
    """The boxes that take part if nothing else is asked for."""
    origin: Origin
    elite_units: bool = True
    countryside_in_order: bool = False
    """The countryside tiles lie by their numbers."""
    village_unit_first: bool = False
    """The first offer holds a unit that villages know."""
    cities_closed: bool = False
    """Nobody enters a city."""
    fame_for_tiles: int = 0
    """For each tile one turns up."""
    city_levels: tuple[Annotated[int, Meta(ge=1, le=11)], ...] = ()
    """In the order in which the cities are turned up."""
