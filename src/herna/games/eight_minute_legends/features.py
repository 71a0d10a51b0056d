"""What this game counts in a position: for bots that learn, environments and data sets."""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

from herna.games.eight_minute_family.features import (
    LAND_NAMES,
    REGION_NAMES,
    WEALTH_NAMES,
    Ground,
    asked_for,
    bid_of,
    clock,
    course_names,
    course_of,
    ground_of,
    land_margins,
    lead_of,
    order_names,
    region_margins,
    wealth,
)
from herna.games.eight_minute_legends.components import CARDS, REGIONS, Card, Family
from herna.games.eight_minute_legends.scoring import points
from herna.games.eight_minute_legends.setting import LegendsSetting
from herna.games.eight_minute_legends.state import NO_TOKEN, LegendsState
from herna.games.eight_minute_legends.steps.cards import ChooseCard
from herna.kernel import FeatureSheet

FAMILIES: tuple[str, ...] = tuple(family for family in get_args(Family) if family)
NUMBER_OF = {family: number for number, family in enumerate(FAMILIES)}
POWERS = ("moves", "moves × turns", "extra", "extra × turns", "flying", "flying × turns", "elixirs", "immune", "finds")
SETS = ("sets lacking 1", "sets lacking 2", "sets lacking more")
SEAT_NAMES = (
    *WEALTH_NAMES,
    *POWERS,
    *FAMILIES,
    *(f"points for each {family}" for family in FAMILIES),
    *SETS,
    "points for coins",
    "points for flying",
)
ELIXIRS = tuple(f"elixirs {how}" for how in ("behind by 2", "behind by 1", "tied", "ahead by 1", "ahead by 2"))
COVERED = 1
"""How a token that lies face down is counted by somebody who has not looked; others follow by their numbers."""


def printed(card: Card) -> tuple[int, ...]:
    """What a card adds to a collection: its family, and points for each card of a family, for coins, for flying."""
    found = [0] * (2 * len(FAMILIES) + 2)
    if card.family:
        found[NUMBER_OF[card.family]] += 1
    for ability in card.abilities:
        match ability.kind:
            case "vp-per-family":
                found[len(FAMILIES) + NUMBER_OF[ability.family]] += ability.vp
            case "vp-per-coins":
                found[-2] += ability.vp
            case "vp-per-flying":
                found[-1] += ability.vp
            case _:
                pass
    return tuple(found)


PRINTED = tuple(printed(card) for card in CARDS)
SETS_OF = tuple(
    tuple((NUMBER_OF[ability.family], ability.need) for ability in card.abilities if ability.kind == "vp-set")
    for card in CARDS
)
EMPTY = (0,) * len(PRINTED[0])


def sheet(setting: LegendsSetting) -> FeatureSheet:
    """Everything that can be counted with as many as play."""
    players = setting.players
    per_region = (
        "laid",
        *(f"armies {who}" for who in range(setting.owners)),
        *(f"cities {who}" for who in range(players)),
        *("token", "home"),
    )
    now = ("coins now", "supply now", "cities now", "has bid", "bid", "moves now", "extra now", "flying now")
    cards = tuple(f"holds {card.id}" for card in CARDS)
    return FeatureSheet(
        judged=(
            *("turns", "away", "lead", "lead × turns"),
            *REGION_NAMES,
            *LAND_NAMES,
            *ELIXIRS,
            *order_names(players, SEAT_NAMES),
        ),
        judge=judge,
        board=(
            *(f"{region} {what}" for region in REGIONS for what in per_region),
            *order_names(players, (*now, "elixirs now", "immune now", "captured", "total", "leader", *cards)),
            *course_names(len(setting.row), players),
        ),
        survey=survey,
        prices={"my coins": (0.0, 0.3, 0.6, 0.8), "my armies": (0.0, 0.0, 0.2), "my flying × turns": (0.0, 0.1)},
        variants={
            "layout": ("t", "row"),
            "discoveries": (False, True),
            "swamp": (False, True),
            "citadels": (False, True),
            "encounters": (False, True),
            "leaders": (False, True),
        },
    )


def judge(state: LegendsState, seat: int) -> list[int]:
    """What makes a position good: turns left, regions and islands by their margins, and what everybody has."""
    setting = state.setting
    players, steps = setting.players, state.steps
    turns, away = clock(state, seat, choosing=not steps or type(steps[-1]) is ChooseCard)
    ground = ground_of(state)
    scores = points(state, ground.owners)
    lead = lead_of(scores, seat)
    found = [turns, away, lead, lead * turns, *region_margins(ground, seat)]
    islands = state.world.islands if len(state.layout) == 4 else ()
    found += land_margins(ground, islands, seat, setting.owners)
    ahead = lead_of(state.elixirs, seat)
    by = [0] * len(ELIXIRS)
    by[max(-2, min(2, ahead)) + 2] = 1
    found += by
    for other in (*range(seat, players), *range(seat)):
        found += wealth(state, other, turns, scores[other], ground)
        found += powers(state, other, turns, ground)
        found += collection(state.cards[other])
    return found


def powers(state: LegendsState, seat: int, turns: int, ground: Ground) -> list[int]:
    """The lasting abilities of a seat, and the tokens that lie where it is in control."""
    moves, extra, flying = state.moves[seat], state.extra[seat], state.flying[seat]
    finds = 0
    if state.setting.tokens_in_play:
        owners = ground.owners
        finds = sum(token != NO_TOKEN and owners[region] == seat for region, token in enumerate(state.tokens))
    found = [moves, moves * turns, extra, extra * turns, flying, flying * turns]
    return [*found, state.elixirs[seat], int(state.immune[seat]), finds]


@lru_cache(maxsize=1 << 14)
def collection(cards: tuple[int, ...]) -> tuple[int, ...]:
    """What the cards of a seat collect: families, what each is worth, and sets by how many cards they lack."""
    sums = list(map(sum, zip(EMPTY, *[PRINTED[number] for number in cards], strict=True)))
    lacking = [0, 0, 0]
    for number in cards:
        for family, need in SETS_OF[number]:
            missing = need - sums[family]
            if missing > 0:
                lacking[min(missing, 3) - 1] += 1
    return (*sums[:-2], *lacking, *sums[-2:])


def token_known(state: LegendsState, region: int, seat: int) -> int:
    """The token of a region as the seat knows it; nothing is 0."""
    token = state.tokens[region]
    if token == NO_TOKEN:
        return 0
    if state.covered(region) and region not in state.seen[seat]:
        return COVERED
    return COVERED + 1 + token


def survey(state: LegendsState, seat: int) -> list[int]:
    """Everything on the table that the seat can see."""
    setting = state.setting
    order = (*range(seat, setting.players), *range(seat))
    rows = [state.armies[owner] for owner in (*order, setting.players)[: setting.owners]]
    laid = frozenset(state.world.regions) if len(state.layout) == 4 else frozenset()
    blank = [0] * (len(rows) + len(order) + 3)
    found: list[int] = []
    for region in range(len(REGIONS)):
        if region not in laid:
            found += blank
            continue
        found.append(1)
        found += [row[region] for row in rows]
        found += [state.cities[other].count(region) for other in order]
        found += [token_known(state, region, seat), int(region == state.home)]
    totals = state.scores
    for other in order:
        held = [0] * len(CARDS)
        for card in state.cards[other]:
            held[card] = 1
        found += [state.coins[other], state.supply[other], state.cities_left[other], *bid_of(state, other, seat)]
        found += [state.moves[other], state.extra[other], state.flying[other], state.elixirs[other]]
        found += [int(state.immune[other]), sum(state.captured[other]), totals[other], state.leaders[other] + 1]
        found += held
    return [*found, *course_of(state, setting.options.games, order), asked_for(state, seat)]
