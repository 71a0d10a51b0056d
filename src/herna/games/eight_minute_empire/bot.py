"""What this game teaches the general bots and learning machines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from herna.games.eight_minute_empire.components import CARDS, GOODS, NUMBERS
from herna.games.eight_minute_empire.model import EmpireState
from herna.games.eight_minute_empire.scoring import points
from herna.games.eight_minute_empire.setting import EmpireSetting
from herna.games.eight_minute_empire.steps import MoveArmies
from herna.games.eight_minute_empire.view import EmpireView
from herna.games.eight_minute_family.actions import DONE, March, Sail
from herna.games.eight_minute_family.majority import region_owners, region_strengths
from herna.kernel import Action

CARD_NUMBER = {card.id: number for number, card in enumerate(CARDS)}
COIN, ARMY, REGION = 1e-2, 1e-4, 1e-6
"""The tie-breaks in their order, each far below the one before (EME-8.2 to EME-8.4)."""


def value(state: EmpireState, seat: int) -> float:
    """Points ahead of the best other player as they stand, then the tie-breaks."""
    owners = region_owners(state)
    scores = points(state, owners)
    best = max(score for other, score in enumerate(scores) if other != seat)
    tie_break = COIN * state.coins[seat] + ARMY * sum(state.armies[seat]) + REGION * owners.count(seat)
    return scores[seat] - best + tie_break


def plans(state: EmpireState, seat: int) -> Sequence[tuple[Action, ...]]:
    """What is worth trying: each option; for a move, a whole walk of one army to where it can make a difference."""
    step = state.steps[-1]
    if not isinstance(step, MoveArmies) or step.left < 2:
        return [(action,) for action in state.options(seat)]
    strengths = region_strengths(state)
    others = [
        max(row[region] for owner, row in enumerate(strengths) if owner != seat) for region in range(len(strengths[0]))
    ]
    found: list[tuple[Action, ...]] = [(DONE,)]
    for source, armies in enumerate(state.armies[seat]):
        if armies:
            for target, walk in walks(state.setting, source, step.left, step.sea).items():
                if strengths[seat][target] + step.left // len(walk) >= others[target]:
                    found.append(walk)
    return found


@cache
def walks(setting: EmpireSetting, source: int, most: int, sea: bool) -> dict[int, tuple[Action, ...]]:
    """The shortest walk to every region within reach."""
    ways = setting.voyages if sea else setting.marches
    found: dict[int, tuple[Action, ...]] = {source: ()}
    front = [source]
    for _ in range(most):
        reached = []
        for here in front:
            for action in ways[here]:
                assert isinstance(action, March | Sail)
                if action.target not in found:
                    found[action.target] = (*found[here], action)
                    reached.append(action.target)
        front = reached
    del found[source]
    return found


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
