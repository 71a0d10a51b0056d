"""What everybody can tell of the dummy player's deck, whose cards are known and whose order is not."""

from __future__ import annotations

from collections.abc import Iterable

from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import BASIC

DUMMY_CARDS = 3
"""The cards that the dummy player turns up in a turn, before his crystals add to them."""


def dummy_crystals(state: KnightState, card: int) -> int:
    """How many more cards the dummy player turns up for this one: as many as he has crystals of its colour."""
    info = state.setting.cards[card]
    return 0 if info is None else sum(state.dummy_crystals[BASIC.index(colour)] for colour in info.colour)


def turns_left(crystals: Iterable[int]) -> tuple[int, int]:
    """In how many turns of the dummy player the end of the round is announced, at the earliest and at the latest: 1 is
    his next one. Given is, for each card left in his deck, how many crystals he has of its colour (MK-2.12).

    He turns three cards up and, for the last of them, as many more as he has crystals; he announces the end when his
    deck is empty at the beginning of his turn.

    >>> turns_left([])
    (1, 1)
    >>> turns_left([0, 0, 0, 2, 2])
    (2, 3)
    """
    known = sorted(crystals)
    return _turns(known[::-1]) + 1, _turns(known) + 1


def _turns(crystals: list[int]) -> int:
    """How many turns a deck lasts if the cards that count lie in this order."""
    left, turns = len(crystals), 0
    while left > 0:
        left -= DUMMY_CARDS + crystals[turns]
        turns += 1
    return turns
