"""What this game teaches the general bots and learning machines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from herna.games.eight_minute_family.bot import Walks, cheapest_walks, lead, walks_worth_trying
from herna.games.eight_minute_family.majority import region_owners
from herna.games.eight_minute_legends.components import CARDS, TOKEN_IDS
from herna.games.eight_minute_legends.scoring import points
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.steps import MoveArmies
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
