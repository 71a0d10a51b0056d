"""What this game counts in a position: for bots that learn, environments and data sets."""

from __future__ import annotations

from herna.games.eight_minute_empire.components import GOODS
from herna.games.eight_minute_empire.scoring import goods_of, goods_total, points
from herna.games.eight_minute_empire.setting import EmpireSetting
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_empire.steps.cards import ChooseCard
from herna.games.eight_minute_family.features import (
    LAND_NAMES,
    REGION_NAMES,
    WEALTH_NAMES,
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
from herna.kernel import FeatureSheet

SEAT_NAMES = (*WEALTH_NAMES, *GOODS, "wild", "goods points")


def sheet(setting: EmpireSetting) -> FeatureSheet:
    """Everything that can be counted with as many as play."""
    players = setting.players
    per_region = (
        *(f"armies {who}" for who in range(setting.owners)),
        *(f"cities {who}" for who in range(players)),
        "token",
    )
    cards = tuple(f"holds {card.id}" for card in setting.cards)
    return FeatureSheet(
        judged=(
            *("turns", "away", "lead", "lead × turns", "my armies at home", "others' armies at home"),
            *REGION_NAMES,
            *LAND_NAMES,
            *order_names(players, SEAT_NAMES),
        ),
        judge=judge,
        board=(
            *(f"{region} {what}" for region in setting.regions for what in per_region),
            *order_names(players, ("coins now", "supply now", "cities now", "has bid", "bid", *cards, "total")),
            *course_names(len(setting.row), players),
        ),
        survey=survey,
        prices={"my coins": (0.0, 0.3, 0.6, 0.8), "my armies": (0.0, 0.0, 0.2)},
        variants={
            "side": ("A", "B"),
            "goods_tokens": (False, True),
            "neutral_armies": (False, True),
            "printing": ("icons", "words"),
        },
    )


def judge(state: EmpireState, seat: int) -> list[int]:
    """What makes a position good: turns left, regions and continents by their margins, and what everybody has."""
    setting = state.setting
    players, start = setting.players, setting.start
    steps = state.steps
    turns, away = clock(state, seat, choosing=not steps or type(steps[-1]) is ChooseCard)
    ground = ground_of(state)
    scores = points(state, ground.owners)
    lead = lead_of(scores, seat)
    home = [row[start] for row in state.armies]
    found = [turns, away, lead, lead * turns, home[seat], sum(home) - home[seat]]
    found += region_margins(ground, seat)
    found += land_margins(ground, setting.continents, seat, players)
    for other in (*range(seat, players), *range(seat)):
        goods = goods_of(state, other, ground.owners)
        found += wealth(state, other, turns, scores[other], ground)
        found += goods
        found.append(goods_total(goods))
    return found


def survey(state: EmpireState, seat: int) -> list[int]:
    """Everything on the table that the seat can see."""
    setting = state.setting
    order = (*range(seat, setting.players), *range(seat))
    rows = [state.armies[owner] for owner in (*order, setting.players)[: setting.owners]]
    found: list[int] = []
    for region, token in enumerate(state.tokens):
        found += [row[region] for row in rows]
        found += [state.cities[other].count(region) for other in order]
        found.append(token + 1)
    totals = state.scores
    for other in order:
        held = [0] * len(setting.cards)
        for card in state.cards[other]:
            held[card] = 1
        found += [state.coins[other], state.supply[other], state.cities_left[other], *bid_of(state, other, seat)]
        found += held
        found.append(totals[other])
    return [*found, *course_of(state, setting.options.games, order), asked_for(state, seat)]
