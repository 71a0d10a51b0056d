"""What both games count in a position: for bots that learn, environments and data sets.

Everybody is counted round from the seat that looks. In the middle of a turn everything counts as if the turn ended
there, without the card that is turned up then.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from typing import NamedTuple

from herna.games.eight_minute_family.majority import by_land, region_strengths, regions_held, strongest
from herna.games.eight_minute_family.state import NO_BID, FamilyState

REGION_NAMES = tuple(
    f"regions {how}" for how in ("behind by 3", "behind by 2", "behind by 1", "tied", "ahead by 1", "by 2", "by 3")
)
LAND_NAMES = tuple(f"lands {how}" for how in ("behind by 2", "behind by 1", "tied", "ahead by 1", "ahead by 2"))
WEALTH_NAMES = (
    "coins",
    "coins × turns",
    "coins a turn",
    "supply",
    "armies",
    "armies × turns",
    "cities left",
    "cities left × turns",
    "points",
    "regions",
)
FINE = 12
"""What is counted for each of a seat's turns is counted in twelfths, so that it stays a whole number."""


class Clock(NamedTuple):
    """How much of a game is left for a seat once the turn that is under way is over."""

    turns: int
    """Turns that the seat itself still has."""
    away: int
    """How many others come before it."""


def clock(state: FamilyState, seat: int, *, choosing: bool) -> Clock:
    """The turns left; `choosing`: somebody is only about to begin a turn."""
    players = state.setting.players
    if NO_BID in state.bids:
        return Clock(state.turns_left // players, 0)
    left, turn = state.turns_left, state.turn
    if not choosing and left:
        left, turn = left - 1, turn + 1
    away = (seat - turn) % players
    return Clock((left - away + players - 1) // players if left > away else 0, away)


def order_names(players: int, names: Sequence[str]) -> tuple[str, ...]:
    """These names for the seat itself and for everybody round from it."""
    whose = ("my", *(f"next {offset}" for offset in range(1, players)))
    return tuple(f"{who} {name}" for who in whose for name in names)


class Ground(NamedTuple):
    """Who is how strong where: worked out once for a position."""

    columns: list[tuple[int, ...]]
    """By region: how strong everybody is."""
    owners: list[int]


def ground_of(state: FamilyState) -> Ground:
    """Armies and cities in every region, and who controls it."""
    columns = list(zip(*region_strengths(state), strict=True))
    return Ground(columns, list(map(strongest, columns)))


def region_margins(ground: Ground, seat: int) -> list[int]:
    """How many regions the seat holds by how much, or is behind in; empty ones do not count."""
    return _counts(sum(map(_margin, ground.columns, repeat(seat))), len(REGION_NAMES))


@lru_cache(maxsize=1 << 16)
def _margin(strengths: tuple[int, ...], seat: int) -> int:
    """One, in the byte where a region is counted: by how much the seat is ahead of the strongest other, at most by
    three. Adding up such numbers counts all regions at once, which takes half the time of counting one by one."""
    if not any(strengths):
        return 0
    best = max(strength for owner, strength in enumerate(strengths) if owner != seat)
    return 1 << 8 * (max(-3, min(3, strengths[seat] - best)) + 3)


def _counts(summed: int, count: int) -> list[int]:
    """The bytes of a sum, each a count of its own."""
    return list(summed.to_bytes(count, "little"))


def land_margins(ground: Ground, lands: tuple[tuple[int, ...], ...], seat: int, counted: int) -> list[int]:
    """Pieces of land, by regions: who of the first `counted` owners has how many more than the others."""
    found = sum(map(_land_margin, by_land(ground.owners, lands), repeat(seat), repeat(counted)))
    return _counts(found, len(LAND_NAMES))


@lru_cache(maxsize=1 << 16)
def _land_margin(held: tuple[int, ...], seat: int, counted: int) -> int:
    """One, in the byte where a piece of land is counted: by how many regions the seat is ahead of the best other, at
    most by two."""
    regions = regions_held(held, counted)
    if not any(regions):
        return 0
    best = max(count for owner, count in enumerate(regions) if owner != seat)
    return 1 << 8 * (max(-2, min(2, regions[seat] - best)) + 2)


def wealth(state: FamilyState, seat: int, turns: int, points: int, ground: Ground) -> list[int]:
    """What one seat has, by itself and by the turns of the viewer that are left."""
    coins, armies, cities = state.coins[seat], sum(state.armies[seat]), state.cities_left[seat]
    return [
        coins,
        coins * turns,
        FINE * coins // (turns or 1),
        state.supply[seat],
        armies,
        armies * turns,
        cities,
        cities * turns,
        points,
        ground.owners.count(seat),
    ]


def lead_of(points: Sequence[int], seat: int) -> int:
    """Points ahead of the best other player."""
    return points[seat] - max((*points[:seat], *points[seat + 1 :]))


def asked_for(state: FamilyState, seat: int) -> int:
    """How many pieces of what is asked now are left, as the prompt says."""
    if seat not in state.seats_to_act:
        return 0
    prompt = state.steps[-1].prompt(state, seat)
    left = prompt.facts.get("left", 0) if prompt else 0
    return left if isinstance(left, int) else 0


def course_of(state: FamilyState, games: int, order: Sequence[int]) -> list[int]:
    """How far the game has come, and who is to act."""
    row = [number + 1 for number in state.row]
    acting = state.seats_to_act
    return [
        *row,
        *[0] * (len(state.setting.row) - len(row)),
        len(state.deck),
        state.turns_left,
        len(state.earlier) + 1,
        games,
        *[int(other in acting) for other in order],
    ]


def course_names(row: int, players: int) -> tuple[str, ...]:
    """The names of what `course_of` counts, and of `asked_for` after it."""
    return (
        *(f"row {slot + 1}" for slot in range(row)),
        *("deck", "turns left", "part", "parts"),
        *order_names(players, ("to act",)),
        "pieces left",
    )


def bid_of(state: FamilyState, other: int, seat: int) -> tuple[int, int]:
    """Has somebody bid, and how much as far as the seat knows it; -1 while it does not."""
    bid = state.bids[other]
    known = bid != NO_BID and (other == seat or NO_BID not in state.bids)
    return int(bid != NO_BID), bid if known else -1
