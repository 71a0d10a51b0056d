"""Cooperation: the heroes conquer all cities as one team, against the time that a dummy player takes away."""

from __future__ import annotations

from collections.abc import Iterator

from herna.games.mage_knight.rules.scoring import Item, everybody_leads
from herna.games.mage_knight.scenarios.conquest import BlitzConquest, Conquest
from herna.games.mage_knight.state import KnightState


class Cooperation(Conquest):
    """A Conquest that all win or lose together; it is worth something that everybody leads a city."""

    def lines(self, state: KnightState, seat: int) -> Iterator[Item]:
        yield from super().lines(state, seat)
        if self.players > 1:
            yield from everybody_leads(state)


class BlitzCooperation(Cooperation, BlitzConquest):
    """A short Cooperation: every new row of the fame track gives one fame more."""
