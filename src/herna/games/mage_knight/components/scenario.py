"""Scenarios as typed data: numbers by the number of heroes, and which object of `scenarios/` says the rest."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from herna.games.content import Origin
from herna.games.mage_knight.components.piece import Piece, SetId
from herna.games.mage_knight.components.sites import SiteChange

ScoreName = Literal["achievements", "titles", "goal", "cities"]
"""The parts of the score card that count."""
Level = Annotated[int, Meta(ge=1, le=11)]


class Title(Piece, frozen=True):
    """What people read, in both languages."""

    en: str
    cs: str


class TableInfo(Piece, frozen=True):
    """The numbers of a scenario for a number of heroes."""

    players: Annotated[int, Meta(ge=1, le=4)]
    rounds: Annotated[int, Meta(ge=1)]
    countryside: int
    cities: int
    core: int
    """Core tiles without a city."""
    shape: str
    city_levels: tuple[Level, ...] = ()
    """In the order in which the cities are turned up; none where nobody fights for them."""


class ScenarioInfo(Piece, frozen=True):
    """A scenario: what many scenarios share is said here, what only one does by the object that `rules` names."""

    id: str
    rules: str
    """The object of `scenarios/every.py` whose hooks the rules ask."""
    tables: tuple[TableInfo, ...]
    """One for each number of heroes that the scenario is for."""
    counts: tuple[ScoreName, ...]
    """What is added to fame; titles among rivals only."""
    sets: tuple[SetId, ...]
    """The boxes that take part if nothing else is asked for."""
    origin: Origin
    title: Title | None = None
    """What a scenario of one's own is called; those of the house have messages."""
    company: Literal["rivals", "together"] = "rivals"
    """Whether several heroes play against one another or as one team; a single one always plays against the game."""
    teams: Literal["never", "may", "must"] = "never"
    """Whether four heroes may play in two teams, or always do."""
    sites: tuple[SiteChange, ...] = ()
    """What sites are in it that they are not otherwise."""
    elite_units: bool = True
    heroes_fight: bool = False
    """Whether heroes may fight one another unless the table wants it otherwise."""
    fame: int = 0
    """What everybody begins with."""
    reputation: int = 0
    """Where everybody's marker begins."""
    more_dice: int = 0
    """Dice of the Source beyond those for every player and two."""
    more_units: int = 0
    """Units of the offer beyond those for every player and two."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of heroes that the scenario is for."""
        return tuple(table.players for table in self.tables)
