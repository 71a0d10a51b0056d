"""Points: regions, continents, goods, and who wins (chapters 7 and 8)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from herna.games.eight_minute_empire.components import CARDS, GOOD_INFO, GOODS, WILD
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_family.majority import KEPT, best_of, land_owners, region_owners, sum_of_games


class ScoreLine(msgspec.Struct, frozen=True):
    """One player's points: regions, continents, and each good with what counted for it.

    `goods` are cards held and tokens won; `wilds` where the wild cards were placed for the best total.
    """

    regions: int
    continents: int
    goods: tuple[int, ...]
    wilds: tuple[int, ...]
    goods_points: tuple[int, ...]
    tokens: tuple[int, ...]

    @property
    def total(self) -> int:
        return self.regions + self.continents + sum(self.goods_points)


def continent_owners(state: EmpireState, owners: list[int]) -> list[int]:
    """Who controls each continent: most of its regions; nobody on a tie (EME-7.3, EME-9.7)."""
    return land_owners(owners, state.setting.continents, state.setting.players)


def goods_of(state: EmpireState, seat: int, owners: list[int]) -> tuple[int, ...]:
    """How many of each good, wild cards last: cards taken and tokens of controlled regions (EME-7.7, EME-9.4)."""
    cards = goods_on(state.cards[seat])
    tokens = tokens_of(state, seat, owners)
    return tuple(count + tokens.count(good) for good, count in enumerate(cards)) if tokens else cards


@lru_cache(maxsize=KEPT)
def goods_on(cards: tuple[int, ...]) -> tuple[int, ...]:
    """How many of each good these cards show, wild cards last."""
    held = [0] * (WILD + 1)
    for number in cards:
        card = CARDS[number]
        held[GOODS.index(card.good) if card.good in GOODS else WILD] += card.goods
    return tuple(held)


def tokens_of(state: EmpireState, seat: int, owners: list[int]) -> list[int]:
    """The goods tokens of the regions a seat controls (EME-9.4)."""
    if not state.setting.options.goods_tokens:
        return []
    return [state.tokens[region] for region in state.setting.triangles if owners[region] == seat]


def set_points(good: int, count: int) -> int:
    """Points for a number of one good: the highest step reached, never more than the last (EME-7.4, EME-7.5)."""
    return max((points for needed, points in GOOD_INFO[good].points if count >= needed), default=0)


@lru_cache(maxsize=KEPT)
def best_wilds(held: tuple[int, ...]) -> tuple[int, ...]:
    """Where the wild cards go for the best total: only to goods already held (EME-7.6)."""
    best, best_points = (0,) * WILD, sum(set_points(good, held[good]) for good in range(WILD))
    for placed in _placings(held[WILD], [held[good] > 0 for good in range(WILD)]):
        worth = sum(set_points(good, held[good] + placed[good]) for good in range(WILD))
        if worth > best_points:
            best, best_points = placed, worth
    return best


def _placings(wilds: int, held: list[bool]) -> list[tuple[int, ...]]:
    """All ways to put up to `wilds` wild cards on the goods held."""
    if not held:
        return [()]
    most = wilds if held[0] else 0
    return [(here, *rest) for here in range(most + 1) for rest in _placings(wilds - here, held[1:])]


@lru_cache(maxsize=KEPT)
def goods_points(held: tuple[int, ...]) -> tuple[int, ...]:
    """The points of each good with the wild cards placed for the best total."""
    wilds = best_wilds(held)
    return tuple(set_points(good, held[good] + wilds[good]) for good in range(WILD))


@lru_cache(maxsize=KEPT)
def goods_total(held: tuple[int, ...]) -> int:
    """The points of all goods together."""
    return sum(goods_points(held))


def points(state: EmpireState, owners: list[int] | None = None) -> list[int]:
    """Everybody's points in this game as it stands."""
    if owners is None:
        owners = region_owners(state)
    ruled = owners + continent_owners(state, owners)
    return [ruled.count(seat) + goods_total(goods_of(state, seat, owners)) for seat in range(state.setting.players)]


def score_sheet(
    state: EmpireState, owners: list[int] | None = None, continents: list[int] | None = None
) -> list[ScoreLine]:
    """Everybody's points line by line, for people to check."""
    if owners is None:
        owners = region_owners(state)
    if continents is None:
        continents = continent_owners(state, owners)
    sheet = []
    for seat in range(state.setting.players):
        held = goods_of(state, seat, owners)
        sheet.append(
            ScoreLine(
                regions=owners.count(seat),
                continents=continents.count(seat),
                goods=held,
                wilds=best_wilds(held),
                goods_points=goods_points(held),
                tokens=tuple(tokens_of(state, seat, owners)),
            )
        )
    return sheet


def total_scores(state: EmpireState) -> tuple[int, ...]:
    """Points of this game and the finished ones of three (EME-9.1)."""
    return sum_of_games(state, points(state))


def winners(state: EmpireState) -> tuple[int, ...]:
    """Most points; then coins, armies on the board, regions; then the win is shared (EME-8.1 to 8.5, EME-9.2)."""
    scores = total_scores(state)
    if state.earlier:
        ranks: list[tuple[int, ...]] = [(score,) for score in scores]
    else:
        owners = region_owners(state)
        ranks = [
            (score, state.coins[seat], sum(state.armies[seat]), owners.count(seat)) for seat, score in enumerate(scores)
        ]
    return best_of(ranks)
