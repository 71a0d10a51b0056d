"""The position: what lies on the table in both games."""

from __future__ import annotations

from typing import Self

from herna.games.eight_minute_family.setting import FamilySetting
from herna.kernel import State

NO_BID = -1


class FamilyState(State):
    """Armies, cities, coins and cards. Rows by seat come first; the neutral colour, if there is one, has the last.

    What changes seldom is a tuple, replaced as a whole, so that a copy can share it.
    """

    __slots__ = (
        "armies",
        "bids",
        "cards",
        "cities",
        "cities_left",
        "coins",
        "deck",
        "earlier",
        "row",
        "supply",
        "turn",
        "turns_left",
    )

    setting: FamilySetting

    armies: list[list[int]]
    """Armies by owner and region."""
    cities: list[tuple[int, ...]]
    """The regions of a seat's cities, one entry per city."""
    supply: list[int]
    """Armies not on the board, by owner."""
    cities_left: list[int]
    coins: list[int]
    cards: list[tuple[int, ...]]
    """The cards a seat has taken, in order."""
    deck: list[int]
    """Face down; the last is drawn first."""
    row: list[int]
    """The cards face up, the free one first."""
    bids: tuple[int, ...]
    turn: int
    turns_left: int
    earlier: tuple[tuple[int, ...], ...]
    """The points of the games of three that are finished."""

    def copy(self) -> Self:
        new = super().copy()
        new.armies = [row[:] for row in self.armies]
        new.cities = self.cities[:]
        new.supply = self.supply[:]
        new.cities_left = self.cities_left[:]
        new.coins = self.coins[:]
        new.cards = self.cards[:]
        new.deck = self.deck[:]
        new.row = self.row[:]
        new.bids = self.bids
        new.turn = self.turn
        new.turns_left = self.turns_left
        new.earlier = self.earlier
        return new
