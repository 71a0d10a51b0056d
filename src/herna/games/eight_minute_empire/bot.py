"""What this game teaches the general bots and learning machines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from herna.games.eight_minute_empire.components import CARDS, GOODS, NUMBERS
from herna.games.eight_minute_empire.scoring import points
from herna.games.eight_minute_empire.setting import EmpireSetting
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_empire.steps import MoveArmies
from herna.games.eight_minute_empire.view import EmpireView
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


def features(view: EmpireView) -> list[float]:
    """The view as numbers: what the seat sees and nothing else, everybody counted round from the viewer."""
    seat = view.seat if view.seat is not None else 0
    order = [(seat + offset) % view.players for offset in range(view.players)]
    owners = [*order, view.players] if view.neutral is not None else order
    found: list[float] = []
    for region in view.regions:
        found += [region.armies[owner] for owner in owners]
        found += [region.cities[other] for other in order]
        found.append(GOODS.index(region.token) + 1 if region.token in GOODS else 0)
    for other in order:
        side = view.seats[other]
        held = [0] * len(CARDS)
        for card in side.cards:
            held[CARD_NUMBER[card]] = 1
        found += [side.coins, side.supply, side.cities_left, side.has_bid, -1 if side.bid is None else side.bid]
        found += held
        found.append(side.total)
    row = [CARD_NUMBER[card.card] + 1 for card in view.row]
    found += row + [0] * (len(NUMBERS.row) - len(row))
    found += [view.deck, view.turns_left, view.part, view.parts]
    found += [float(other in view.seats_to_act) for other in order]
    left = view.prompt.facts.get("left", 0) if view.prompt else 0
    found.append(float(left) if isinstance(left, int) else 0.0)
    return found
