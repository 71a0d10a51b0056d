"""What the general bots are taught: a value, sensible pieces of a turn, exact odds before a roll."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.advice.plans import plans
from herna.games.monster_lands.advice.reasons import reason
from herna.games.monster_lands.advice.worth import LOOT as LOOT_WORTH
from herna.games.monster_lands.advice.worth import (
    fight_worth,
    means_of,
    roll_prospect,
    roll_target,
    strike_worth,
    throw_to_come,
    try_worth,
    worth,
)
from herna.games.monster_lands.odds.forecast import after as following
from herna.games.monster_lands.odds.forecast import against
from herna.games.monster_lands.odds.goals import beer_brings, tavern_offers, wanted_signs
from herna.games.monster_lands.odds.hands import hand_of
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.conquest import AskToTry
from herna.games.monster_lands.steps.monster_attack import ThrowMagicAway
from herna.games.monster_lands.steps.tavern import HireOne
from herna.kernel import Action

__all__ = ["expected", "plans", "reason", "value"]


def value(state: LandsState, seat: int) -> float:
    """How far ahead of the best of the others the seat is."""
    others = (worth(state, other, outings=False) for other in range(state.setting.players) if other != seat)
    return worth(state, seat) - max(others, default=0.0)


def expected(state: LandsState, seat: int, actions: Sequence[Action]) -> float | None:
    """What a roll, a try for a land, magic dice thrown away before the monster rolls, or a round of beer comes to on
    average (ML-6.6, ML-9.5, ML-10.1, ML-11.1)."""
    if isinstance(actions[-1], act.OrderBeer):
        return beer_expected(state, seat, actions)
    step, action = state.steps[-1], actions[0]
    means = means_of(state)
    if isinstance(step, ThrowMagicAway) and isinstance(action, act.ThrowMagic):
        found = against(state, step.path, step.dice, step.sure, action.dice)
        attack = throw_to_come(state)
        now = roll_prospect(state, attack, means) if attack is not None else 0.0
        return value(state, seat) - now + fight_worth(state, step.path, found, means)
    if isinstance(step, AskToTry):
        tries = isinstance(action, act.TryLand)
        return value(state, seat) + (try_worth(state, step.path, means) if tries else LOOT_WORTH * means.use)
    throw = state.throw
    if throw is not None and isinstance(action, act.Roll | act.RollAll | act.Reroll):
        target = roll_target(state, throw)
        strike = following(hand_of(state, throw), action, target)
        if strike is not None:
            now = roll_prospect(state, throw, means)
            return value(state, seat) - now + strike_worth(state, throw, strike, means)
    return None


def beer_expected(state: LandsState, seat: int, actions: Sequence[Action]) -> float | None:
    """What a round of beer comes to where somebody is wanted: those who happen to be imagined do not count."""
    if state.setting.players > 1 or not wanted_signs(state, seat):
        return None
    there = state.copy()
    for action in actions:
        there.apply(action, seat)
    step = there.steps[-1]
    if not isinstance(step, HireOne):
        return None
    coins = there.coins[seat]
    hoped = beer_brings(state, seat, lambda card: step.cost(card) <= coins)
    return value(there, seat) - tavern_offers(there, seat) + hoped
