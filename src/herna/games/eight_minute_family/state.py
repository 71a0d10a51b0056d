"""The position: what lies on the table in both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from herna.games.eight_minute_family.setting import FamilySetting
from herna.kernel import Dice, State
from herna.kernel.rng import shuffle_with

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    TableOf = TypeVar("TableOf", bound="FamilyState", default=Any)
    """The state of the game that a shared step is played in."""
else:
    from typing import TypeVar

    TableOf = TypeVar("TableOf")

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

    def clear_table(self, *, armies: int, cities: int, neutral: int) -> None:
        """Take everything off the board, shuffle the cards and lay out the row: before every game."""
        setting = self.setting
        players = setting.players
        self.armies = [[0] * len(setting.regions) for _ in range(setting.owners)]
        self.supply = [armies] * players + ([neutral] if setting.neutral else [])
        self.cities = [()] * players
        self.cities_left = [cities] * players
        self.coins = [setting.coins] * players
        self.cards = [()] * players
        self.deck = list(setting.deck)
        self.shuffle(self.deck)
        self.row = [self.deck.pop() for _ in setting.row]
        self.bids = (NO_BID,) * players
        self.turn = 0
        self.turns_left = setting.turns
        self.reveal()

    @property
    def preparer(self) -> int:
        """Who prepares this game: of three games each is prepared by the next player clockwise."""
        return (self.setting.preparer + len(self.earlier)) % self.setting.players

    def deal_deck_and_bids_again(self, seat: int | None, dice: Dice) -> None:
        """Shuffle the deck, and guess the bids that are still hidden from the seat.

        The deck is put in order first: how it really lay must not shine through the same dice.
        """
        self.deck.sort()
        shuffle_with(self.deck, dice)
        if NO_BID in self.bids:
            self.bids = tuple(
                int(dice.random() * (self.coins[other] + 1)) if bid != NO_BID and other != seat else bid
                for other, bid in enumerate(self.bids)
            )

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
