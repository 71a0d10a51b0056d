"""Conquest: find all cities and conquer them in time. Solo Conquest is this scenario alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from herna.games.mage_knight.rules.scoring import Item, goal, of_cities
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.values import Aim, Progress
from herna.games.mage_knight.state import KnightState

CONQUEROR, CONQUEROR_SHARED = 5, 2
"""What the title of the Greatest City Conqueror is worth, alone and shared."""


class Conquest(Scenario):
    """It ends when all cities are conquered."""

    def fulfilled(self, state: KnightState) -> bool:
        """Are all cities of the scenario turned up and conquered?"""
        return len(state.cities) == self.table.cities and all(city.conquered for city in state.cities)

    @property
    def rows(self) -> tuple[str, ...]:
        return (*super().rows, "cities") if "cities" in self.info.counts else super().rows

    @property
    def titles(self) -> Mapping[str, tuple[int, int]]:
        below = super().titles
        return {**below, "cities": (CONQUEROR, CONQUEROR_SHARED)} if below else below

    def lines(self, state: KnightState, seat: int) -> Iterator[Item]:
        yield from super().lines(state, seat)
        if "cities" in self.info.counts:
            yield from of_cities(state, seat)
        if "goal" in self.info.counts:
            yield from goal(state, fulfilled=self.fulfilled(state))

    @property
    def aim(self) -> Aim:
        # Whoever comes first to a city leads it: bots look for them as they do alone, though not at any price.
        below = super().aim
        return (
            below
            if below.goal
            else Aim(end=0.0, city=15.0, laid=1.0, tile=2.5, haste=1.0, way=0.15, later=0.5, spare=2.2)
        )

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        done = sum(city.conquered for city in state.cities)
        return (Progress("conquer-cities", done, self.table.cities, self.fulfilled(state)),)


class BlitzConquest(Conquest):
    """A short Conquest: every new row of the fame track gives one fame more."""

    def fame_for(self, state: KnightState, seat: int, fame: int) -> int:
        return with_rows(state, state.fame[seat], super().fame_for(state, seat, fame))


def with_rows(state: KnightState, before: int, gain: int) -> int:
    """Fame with one more for each row of the track that it leads to; also for a row that only this leads to.
    Every row is a level; coming out of debt to the first row is nothing special."""
    rows = [level.fame for level in state.setting.levels if level.fame > max(before, 0)]
    for row in rows:
        if before + gain < row:
            break
        gain += 1
    return gain
