"""Who controls what: the most armies in a region, the most regions in a piece of land."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from operator import itemgetter

from herna.games.eight_minute_family.state import FamilyState

NOBODY = -1
KEPT = 1 << 12
"""How many answers are kept to each question about a position: a server plays games without end, and must not grow."""


def region_strengths(state: FamilyState) -> list[list[int]]:
    """How strong every owner is in every region: armies, and each city counting as one."""
    strengths = state.armies[:]
    for seat, cities in enumerate(state.cities):
        if cities:
            strengths[seat] = row = strengths[seat][:]
            for region in cities:
                row[region] += 1
    return strengths


def region_owners(state: FamilyState) -> list[int]:
    """Who controls each region: the strongest; nobody on a tie."""
    return [strongest(column) for column in zip(*region_strengths(state), strict=True)]


@lru_cache(maxsize=KEPT)
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


def land_owners(owners: list[int], lands: tuple[tuple[int, ...], ...], counted: int) -> list[int]:
    """Who of the first `counted` owners controls each piece of land: the one with most of its regions.

    Seats come first and the neutral colour last, so a game says by `counted` whether neutral regions are compared too.
    """
    return [land_owner(held, counted) for held in by_land(owners, lands)]


def by_land(owners: list[int], lands: tuple[tuple[int, ...], ...]) -> list[tuple[int, ...]]:
    """The owners of the regions of each piece of land."""
    return [pick(owners) for pick in _pickers(lands)]


@lru_cache(maxsize=1 << 12)
def _pickers(lands: tuple[tuple[int, ...], ...]) -> tuple[Callable[[list[int]], tuple[int, ...]], ...]:
    """What takes the owners of each piece of land out of those of all regions."""
    return tuple(itemgetter(*land) if len(land) > 1 else partial(_only, land[0]) for land in lands)


def _only(region: int, owners: list[int]) -> tuple[int, ...]:
    return (owners[region],)


@lru_cache(maxsize=2 * KEPT)
def land_owner(held: tuple[int, ...], counted: int) -> int:
    """Who of the first `counted` owners has the most of these regions."""
    return strongest(regions_held(held, counted))


def regions_held(held: Sequence[int], counted: int) -> tuple[int, ...]:
    """How many of these regions each of the first `counted` owners has."""
    return tuple(held.count(owner) for owner in range(counted))
