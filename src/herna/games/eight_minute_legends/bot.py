"""What this game teaches the general bots and learning machines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from herna.games.eight_minute_family.bot import Walks, cheapest_walks, lead, walks_worth_trying
from herna.games.eight_minute_family.majority import region_owners
from herna.games.eight_minute_legends.components import CARDS, LEADER_IDS, NUMBERS, REGIONS, TOKEN_IDS
from herna.games.eight_minute_legends.scoring import points
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.steps import MoveArmies
from herna.games.eight_minute_legends.view import LegendsView
from herna.games.eight_minute_legends.world import World
from herna.kernel import Action

CARD_NUMBER = {card.id: number for number, card in enumerate(CARDS)}
TOKENS_SEEN = ("covered", *TOKEN_IDS)
ABILITY = 5e-3
"""An ability that lasts is worth half a coin for every turn in which it can still be used."""


def value(state: LegendsState, seat: int) -> float:
    """How far ahead the seat is, and what its abilities may still bring."""
    owners = region_owners(state)
    lasting = state.moves[seat] + state.extra[seat] + state.flying[seat]
    ability = ABILITY * lasting * state.turns_left / state.setting.players
    return lead(state, seat, points(state, owners), owners) + ability


def plans(state: LegendsState, seat: int) -> Sequence[tuple[Action, ...]]:
    """What is worth trying: each option; for a move, a whole walk of one army to where it can make a difference."""
    step = state.steps[-1]
    if not isinstance(step, MoveArmies) or step.left < 2 or state.setting.encounters:
        return [(action,) for action in state.options(seat)]
    world, left, sea = state.world, step.left, step.sea_cost(state, seat)
    return walks_worth_trying(state, seat, left, lambda source: walks(world, source, left, sea))


@lru_cache(maxsize=1 << 14)
def walks(world: World, source: int, most: int, sea: int) -> Walks:
    """The cheapest walk to every region within reach, worked out once."""
    return cheapest_walks(world.voyages, source, most, sea)


def features(view: LegendsView) -> list[float]:
    """The view as numbers: what the seat sees and nothing else, everybody counted round from the viewer."""
    seat = view.seat if view.seat is not None else 0
    order = [(seat + offset) % view.players for offset in range(view.players)]
    owners = [*order, view.players] if view.neutral is not None else order
    by_number = {region.number: region for region in view.regions}
    found: list[float] = []
    for number in range(len(REGIONS)):
        region = by_number.get(number)
        if region is None:
            found += [0] * (len(owners) + len(order) + 3)
            continue
        found += [1, *(region.armies[owner] for owner in owners), *(region.cities[other] for other in order)]
        found += [TOKENS_SEEN.index(region.token) + 1 if region.token else 0, region.start]
    for other in order:
        side = view.seats[other]
        held = [0.0] * len(CARDS)
        for card in side.cards:
            held[CARD_NUMBER[card]] = 1
        found += [side.coins, side.supply, side.cities_left, side.has_bid, -1 if side.bid is None else side.bid]
        found += [side.moves, side.extra, side.flying, side.elixirs, side.immune, side.captured, side.total]
        found.append(LEADER_IDS.index(side.leader) + 1 if side.leader else 0)
        found += held
    row = [CARD_NUMBER[card.card] + 1 for card in view.row]
    found += row + [0] * (len(NUMBERS.row) - len(row))
    found += [view.deck, view.turns_left, view.part, view.parts]
    found += [float(other in view.seats_to_act) for other in order]
    left = view.prompt.facts.get("left", 0) if view.prompt else 0
    found.append(float(left) if isinstance(left, int) else 0.0)
    return [float(number) for number in found]
