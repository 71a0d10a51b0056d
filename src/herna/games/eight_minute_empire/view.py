"""What a seat may see, built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from herna.games.eight_minute_empire.components import GOODS
from herna.games.eight_minute_empire.scoring import ScoreLine, continent_owners, score_sheet
from herna.games.eight_minute_empire.state import NO_BID, NO_TOKEN, EmpireState
from herna.games.eight_minute_family.majority import KEPT, region_owners, sum_of_games
from herna.games.eight_minute_family.view import RowCard, row_view, with_own_bid
from herna.kernel import Dice, View


class RegionView(msgspec.Struct, frozen=True):
    """One region: armies by owner, cities by seat, its goods token, who controls it."""

    id: str
    armies: tuple[int, ...]
    cities: tuple[int, ...]
    token: str | None
    control: int | None


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table. `bid` is None while it is hidden from the viewer."""

    coins: int
    supply: int
    cities_left: int
    cards: tuple[str, ...]
    has_bid: bool
    bid: int | None
    score: ScoreLine
    total: int


class EmpireView(View, kw_only=True):
    """The table of Eight-Minute Empire as one seat sees it."""

    side: str
    printing: str
    turn: int | None
    turns_left: int
    part: int
    parts: int
    earlier: tuple[tuple[int, ...], ...]
    row: tuple[RowCard, ...]
    deck: int
    regions: tuple[RegionView, ...]
    continents: tuple[int | None, ...]
    seats: tuple[SeatView, ...]
    neutral: int | None
    ages: tuple[int, ...]


def views(state: EmpireState, seats: Sequence[int | None]) -> list[EmpireView]:
    """What each of some seats may see: everything but the order of the deck and the bids still in closed fists."""
    setting = state.setting
    owners = region_owners(state)
    continents = continent_owners(state, owners)
    sheet = score_sheet(state, owners, continents)
    totals = sum_of_games(state, [line.total for line in sheet])
    shown = NO_BID not in state.bids
    cards = setting.cards
    common = {
        **state.seen_by_all(totals),
        "side": setting.options.side,
        "printing": setting.options.printing,
        "turn": state.turn if shown and not state.over else None,
        "turns_left": state.turns_left,
        "part": len(state.earlier) + 1,
        "parts": setting.options.games,
        "earlier": state.earlier,
        "row": row_view(state, setting.card_ids),
        "deck": len(state.deck),
        "regions": tuple(
            map(
                region_view,
                setting.regions,
                zip(*state.armies, strict=True),
                cities_by_region(state),
                state.tokens,
                owners,
            )
        ),
        "continents": tuple(owner if owner >= 0 else None for owner in continents),
        "neutral": state.supply[-1] if setting.neutral else None,
        "ages": setting.options.ages,
    }
    sides = tuple(
        SeatView(
            coins=state.coins[other],
            supply=state.supply[other],
            cities_left=state.cities_left[other],
            cards=tuple(cards[number].id for number in state.cards[other]),
            has_bid=state.bids[other] != NO_BID,
            bid=state.bids[other] if shown else None,
            score=sheet[other],
            total=totals[other],
        )
        for other in range(setting.players)
    )
    return [
        EmpireView(**common, **state.asked_of(seat), seats=sides if shown else with_own_bid(state, seat, sides))
        for seat in seats
    ]


@lru_cache(maxsize=KEPT)
def region_view(region: str, armies: tuple[int, ...], cities: tuple[int, ...], token: int, owner: int) -> RegionView:
    """One region; the same again and again in the life of a table, so it is kept."""
    shown = GOODS[token] if token != NO_TOKEN else None
    return RegionView(region, armies, cities, shown, owner if owner >= 0 else None)


def cities_by_region(state: EmpireState) -> list[tuple[int, ...]]:
    """How many cities every seat has in every region."""
    nothing = (0,) * state.setting.players
    found = [nothing] * len(state.setting.regions)
    for region in {region for cities in state.cities for region in cities}:
        found[region] = tuple(cities.count(region) for cities in state.cities)
    return found


def deal_again(state: EmpireState, seat: int | None, dice: Dice) -> None:
    """Deal everything hidden from the seat again: the deck and the bids in closed fists."""
    state.deal_deck_and_bids_again(seat, dice)
