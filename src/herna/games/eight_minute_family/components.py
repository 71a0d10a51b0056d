"""What is printed on the cards of both games."""

from __future__ import annotations

from typing import Literal

from herna.games.content import Content
from herna.games.eight_minute_family.actions import Deed

Combine = Literal["single", "and", "or"]


class Part(Content, frozen=True):
    """One action printed on a card: place 3, move 4 and so on."""

    do: Deed
    n: int


class TableNumbers(Content, frozen=True):
    """Coins to begin with and cards to take, for a number of players."""

    players: int
    coins: int
    cards: int
