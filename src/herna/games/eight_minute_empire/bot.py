"""What this game teaches the general bots and learning machines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from herna.games.eight_minute_empire.components import CARDS
from herna.games.eight_minute_empire.scoring import points
from herna.games.eight_minute_empire.setting import EmpireSetting
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_empire.steps import MoveArmies
from herna.games.eight_minute_family.bot import Walks, cheapest_walks, lead, walks_worth_trying
from herna.games.eight_minute_family.majority import region_owners
from herna.kernel import Action

CARD_NUMBER = {card.id: number for number, card in enumerate(CARDS)}


def value(state: EmpireState, seat: int) -> float:
    """How far ahead the seat is (EME-8.1 to EME-8.4)."""
    owners = region_owners(state)
    return lead(state, seat, points(state, owners), owners)


def plans(state: EmpireState, seat: int) -> Sequence[tuple[Action, ...]]:
    """What is worth trying: each option; for a move, a whole walk of one army to where it can make a difference."""
    step = state.steps[-1]
    if not isinstance(step, MoveArmies) or step.left < 2:
        return [(action,) for action in state.options(seat)]
    setting, left, sea = state.setting, step.left, step.sea
    return walks_worth_trying(state, seat, left, lambda source: walks(setting, source, left, sea))


@lru_cache(maxsize=1 << 14)
def walks(setting: EmpireSetting, source: int, most: int, sea: bool) -> Walks:
    """The shortest walk to every region within reach, worked out once."""
    return cheapest_walks(setting.voyages if sea else setting.marches, source, most, sea=1)
