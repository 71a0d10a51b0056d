"""Dice as numbers: three colours, seven faces (none: not rolled yet, then 1 to 6), and the pools of the clans."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from herna.games.monster_lands.vocabulary import COLOURS, Colour

if TYPE_CHECKING:
    from herna.games.monster_lands.state import LandsState

S, M, H = range(3)
FACES: Final = 7
STRENGTH, MAGIC, HAGGLE = 0, 7, 14
"""A die of each colour that has not been rolled."""
DICE: Final = 21
REROLLED: Final = DICE
"""Added to a die that was rerolled by an ability that allows it once for each die."""
DIE_NAMES: Final = tuple(f"{colour}{value or ''}" for colour in COLOURS for value in range(FACES))
NUMBER_OF: Final[dict[Colour, int]] = {"S": S, "M": M, "H": H}


def colour_of(die: int) -> int:
    """Which colour a die has: S, M or H."""
    return die % DICE // FACES


def pips(die: int) -> int:
    """What a die shows; nothing before it is rolled."""
    return die % FACES


def colours(letters: Iterable[Colour]) -> tuple[int, int, int]:
    """How many dice of each colour.

    >>> colours(("S", "S", "H"))
    (2, 0, 1)
    """
    found = list(letters)
    return found.count("S"), found.count("M"), found.count("H")


def pool_size(state: LandsState, seat: int) -> int:
    return state.strength[seat] + state.magic[seat] + len(state.haggle[seat])


def pool_kinds(state: LandsState, seat: int) -> list[int]:
    """The different dice in a pool."""
    found = [STRENGTH] if state.strength[seat] else []
    if state.magic[seat]:
        found.append(MAGIC)
    found += (HAGGLE + value for value in dict.fromkeys(state.haggle[seat]))
    return found


def take_die(state: LandsState, seat: int, die: int) -> None:
    """A die leaves the pool."""
    if die == STRENGTH:
        state.strength[seat] -= 1
    elif die == MAGIC:
        state.magic[seat] -= 1
    else:
        left = list(state.haggle[seat])
        left.remove(die - HAGGLE)
        state.haggle[seat] = tuple(left)


def add_unrolled(state: LandsState, seat: int, strength: int, magic: int, haggle: int) -> None:
    """Dice come into the pool; those of haggling show nothing yet."""
    state.strength[seat] += strength
    state.magic[seat] += magic
    state.haggle[seat] = (0,) * haggle + state.haggle[seat]


def add_dice(state: LandsState, seat: int, strength: int, magic: int, haggle: int) -> tuple[int, ...]:
    """Dice come into the pool; those of haggling are rolled at once. What they show (ML-4.3)."""
    state.strength[seat] += strength
    state.magic[seat] += magic
    if not haggle:
        return ()
    rolled = tuple(state.below(6) + 1 for _ in range(haggle))
    state.haggle[seat] = tuple(sorted((*state.haggle[seat], *rolled)))
    return rolled
