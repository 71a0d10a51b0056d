"""What a seat may see, built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from herna.games.eight_minute_family.majority import region_owners, sum_of_games
from herna.games.eight_minute_family.view import RowCard, row_view, with_own_bid
from herna.games.eight_minute_legends.components import CARDS, LEADER_IDS, REGIONS, SIDE_IDS, TOKEN_IDS
from herna.games.eight_minute_legends.scoring import ScoreLine, island_owners, score_sheet
from herna.games.eight_minute_legends.state import NO_BID, NO_TOKEN, NOWHERE, LegendsState
from herna.kernel import Dice, View
from herna.kernel.rng import shuffle_with


class SegmentView(msgspec.Struct, frozen=True):
    """A board on the table: its side and how many quarters it is turned clockwise."""

    place: str
    side: str
    turn: int


class RegionView(msgspec.Struct, frozen=True):
    """One region. `token` is `covered` while it lies face down and the viewer has not looked."""

    id: str
    number: int
    armies: tuple[int, ...]
    cities: tuple[int, ...]
    token: str | None
    face_down: bool
    control: int | None
    start: bool


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table. `bid` is None while it is hidden from the viewer."""

    coins: int
    supply: int
    cities_left: int
    cards: tuple[str, ...]
    moves: int
    extra: int
    flying: int
    elixirs: int
    immune: bool
    tokens: tuple[str, ...]
    leader: str | None
    captured: int
    has_bid: bool
    bid: int | None
    score: ScoreLine
    total: int


class LegendsView(View, kw_only=True):
    """The table of Eight-Minute Empire: Legends as one seat sees it."""

    layout: str
    segments: tuple[SegmentView, ...]
    turn: int | None
    turns_left: int
    part: int
    parts: int
    earlier: tuple[tuple[int, ...], ...]
    row: tuple[RowCard, ...]
    deck: int
    regions: tuple[RegionView, ...]
    islands: tuple[int | None, ...]
    seats: tuple[SeatView, ...]
    neutral: int | None
    sea: tuple[tuple[int, int], ...]
    portals: tuple[int, ...]
    prepared_by: int
    outpost: int | None
    ages: tuple[int, ...]


def views(state: LegendsState, seats: Sequence[int | None]) -> list[LegendsView]:
    """What each of some seats may see: everything but the deck, bids in closed fists, and tokens face down that the
    seat has not looked at."""
    setting = state.setting
    owners = region_owners(state)
    sheet = score_sheet(state, owners)
    totals = sum_of_games(state, [line.total for line in sheet])
    shown = NO_BID not in state.bids
    laid = len(state.layout) == 4
    common = {
        **state.seen_by_all(totals),
        "layout": setting.layout,
        "segments": tuple(
            SegmentView(place, SIDE_IDS[side], turn)
            for place, (side, turn) in zip(setting.names("place"), state.layout, strict=False)
        ),
        "turn": state.turn if shown and not state.over else None,
        "turns_left": state.turns_left,
        "part": len(state.earlier) + 1,
        "parts": setting.options.games,
        "earlier": state.earlier,
        "row": row_view(state, setting.card_ids),
        "deck": len(state.deck),
        "islands": tuple(owner if owner >= 0 else None for owner in island_owners(state, owners)),
        "neutral": state.supply[-1] if setting.neutral else None,
        "sea": sea_links(state) if laid else (),
        "portals": state.portals,
        "prepared_by": state.preparer,
        "outpost": state.outpost if state.outpost != NOWHERE else None,
        "ages": setting.options.ages,
    }
    places = state.world.regions if laid else ()
    regions = tuple(region_view(state, region, owners[region]) for region in places)
    sides = tuple(seat_view(state, other, shown, sheet[other], totals[other]) for other in range(setting.players))
    return [
        LegendsView(
            **common,
            **state.asked_of(seat),
            regions=with_looked_at(state, seat, regions),
            seats=sides if shown else with_own_bid(state, seat, sides),
        )
        for seat in seats
    ]


def region_view(state: LegendsState, region: int, owner: int) -> RegionView:
    """One region as everybody sees it."""
    return RegionView(
        id=REGIONS[region],
        number=region,
        armies=tuple(row[region] for row in state.armies),
        cities=tuple(row.count(region) for row in state.cities),
        token=token_seen(state, region),
        face_down=state.tokens[region] != NO_TOKEN and state.covered(region),
        control=owner if owner >= 0 else None,
        start=region == state.home,
    )


def with_looked_at(state: LegendsState, seat: int | None, regions: tuple[RegionView, ...]) -> tuple[RegionView, ...]:
    """The regions with the face-down tokens that the seat has looked at."""
    if seat is None or not state.seen[seat]:
        return regions
    known = state.seen[seat]
    return tuple(
        msgspec.structs.replace(region, token=TOKEN_IDS[state.tokens[region.number]])
        if region.face_down and region.number in known
        else region
        for region in regions
    )


def sea_links(state: LegendsState) -> tuple[tuple[int, int], ...]:
    """Every pair of regions that a sea line joins."""
    pairs = ((one, other) for one in state.world.regions for other in state.world.sea[one])
    return tuple(pair for pair in pairs if pair[0] < pair[1])


def token_seen(state: LegendsState, region: int) -> str | None:
    """The token of a region as everybody sees it."""
    if state.tokens[region] == NO_TOKEN:
        return None
    return "covered" if state.covered(region) else TOKEN_IDS[state.tokens[region]]


def seat_view(state: LegendsState, other: int, shown: bool, line: ScoreLine, total: int) -> SeatView:
    """Somebody's side of the table as everybody sees it."""
    bid = state.bids[other]
    return SeatView(
        coins=state.coins[other],
        supply=state.supply[other],
        cities_left=state.cities_left[other],
        cards=tuple(CARDS[number].id for number in state.cards[other]),
        moves=state.moves[other],
        extra=state.extra[other],
        flying=state.flying[other],
        elixirs=state.elixirs[other],
        immune=state.immune[other],
        tokens=tuple(TOKEN_IDS[token] for token in state.held[other]),
        leader=LEADER_IDS[state.leaders[other]] if state.leaders[other] >= 0 else None,
        captured=sum(state.captured[other]),
        has_bid=bid != NO_BID,
        bid=bid if shown else None,
        score=line,
        total=total,
    )


def deal_again(state: LegendsState, seat: int | None, dice: Dice) -> None:
    """Deal everything hidden from the seat again: the deck, bids in closed fists, tokens it has not looked at."""
    state.deal_deck_and_bids_again(seat, dice)
    seen = state.seen[seat] if seat is not None else ()
    unseen = [
        region
        for region, token in enumerate(state.tokens)
        if token >= 0 and state.covered(region) and region not in seen
    ]
    tokens = sorted((*(state.tokens[region] for region in unseen), *state.heap))
    shuffle_with(tokens, dice)
    for region in unseen:
        state.put(tokens.pop(), region)
    state.heap = tuple(tokens)
