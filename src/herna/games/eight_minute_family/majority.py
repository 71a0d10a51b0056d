"""Who controls what: the most armies in a region, the most regions in a piece of land."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from herna.games.eight_minute_family.state import FamilyState

NOBODY = -1


def region_strengths(state: FamilyState) -> list[list[int]]:
    """How strong every owner is in every region: armies, and each city counting as one."""
    strengths = [row[:] for row in state.armies]
    for seat, cities in enumerate(state.cities):
        for region in cities:
            strengths[seat][region] += 1
    return strengths


def region_owners(state: FamilyState) -> list[int]:
    """Who controls each region: the strongest; nobody on a tie."""
    return [strongest(column) for column in zip(*region_strengths(state), strict=True)]


@lru_cache(maxsize=1 << 16)
def strongest(strengths: tuple[int, ...]) -> int:
    """The one with the most; nobody on a tie or where nobody has any."""
    most = max(strengths)
    return strengths.index(most) if most and strengths.count(most) == 1 else NOBODY


def best_of(ranks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The seats with the highest rank; a rank is points and then the tie-breaks in their order."""
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def sum_of_games(state: FamilyState, points: Sequence[int]) -> tuple[int, ...]:
    """The points of this game and of the finished ones of three."""
    return tuple(sum(games) for games in zip(points, *state.earlier, strict=True))


def land_owners(owners: list[int], lands: Sequence[Sequence[int]], counted: int) -> list[int]:
    """Who of the first `counted` owners controls each piece of land: the one with most of its regions.

    Seats come first and the neutral colour last, so a game says by `counted` whether neutral regions are compared too.
    """
    found = []
    for land in lands:
        held = [0] * counted
        for region in land:
            owner = owners[region]
            if 0 <= owner < counted:
                held[owner] += 1
        found.append(strongest(tuple(held)))
    return found
