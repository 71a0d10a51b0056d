"""What the general bots are taught: a value, sensible pieces of a turn, exact odds before a roll, a view as numbers."""

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
from herna.games.monster_lands.components.box import LANDS, LOOT, MONSTERS, TRAPS
from herna.games.monster_lands.faces.clan_view import COVERED
from herna.games.monster_lands.faces.view import LandsView
from herna.games.monster_lands.odds.forecast import after as following
from herna.games.monster_lands.odds.forecast import against
from herna.games.monster_lands.odds.hands import hand_of
from herna.games.monster_lands.setting import NAMES
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.conquest import AskToTry
from herna.games.monster_lands.steps.monster_attack import ThrowMagicAway
from herna.kernel import Action

__all__ = ["expected", "features", "plans", "reason", "value"]

MEMBER_NUMBER = {name: number for number, name in enumerate(NAMES["member"])}
TRAP_NUMBER = {token.id: number for number, token in enumerate(TRAPS)}
LOOT_NUMBER = {token.id: number for number, token in enumerate(LOOT)}
LAND_NUMBER = {card.id: number for number, card in enumerate(LANDS)}
MONSTER_NUMBER = {card.id: number for number, card in enumerate(MONSTERS)}


def value(state: LandsState, seat: int) -> float:
    """How far ahead of the best of the others the seat is."""
    others = (worth(state, other, outings=False) for other in range(state.setting.players) if other != seat)
    return worth(state, seat) - max(others, default=0.0)


def expected(state: LandsState, seat: int, actions: Sequence[Action]) -> float | None:
    """What a roll, a try for a land, or magic dice thrown away before the monster rolls comes to on average (ML-9.5,
    ML-10.1, ML-11.1)."""
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


def features(view: LandsView) -> list[float]:
    """The view as numbers, everybody counted round from the viewer."""
    seat = view.seat if view.seat is not None else 0
    order = [(seat + offset) % view.players for offset in range(view.players)]
    found: list[float] = [view.round, view.rounds, PHASE_NUMBER[view.phase], order.index(view.first)]
    for building in view.buildings:
        found += [building.panic, sum(space is not None for space in building.spaces), building.last_haggle]
    found += [TRAP_NUMBER[trap] + 1 if trap else 0 for trap in view.lodge]
    found += [MEMBER_NUMBER[card] + 1 if card else 0 for card in view.tavern]
    found.append(view.rookies)
    shown = [LOOT_NUMBER[token] + 1 for token in view.loot]
    found += shown + [0] * (4 - len(shown))
    found += [0 if mission is None else mission for mission in view.missions]
    for place in view.places:
        found += [
            LAND_NUMBER[place.land] + 1 if place.land else 0,
            MONSTER_NUMBER[place.monster] + 1 if place.monster else 0,
            place.attack,
        ]
    for path in view.paths:
        if path is None:
            found += [0] * 8
        else:
            found += [
                order.index(path.seat) + 1 if path.seat in order else -1,
                MEMBER_NUMBER.get(path.member, -1),
                len(path.dice),
                len(path.traps),
            ]
            found += [path.defense, path.potion + path.venom, path.alive, path.fought]
    for other in order:
        clan = view.clan_boards[other]
        known = [0.0] * (len(TRAPS) + 1)
        for trap in clan.traps:
            known[len(TRAPS) if trap == COVERED else TRAP_NUMBER[trap]] += 1
        held = [0.0] * len(MEMBER_NUMBER)
        for member in clan.members:
            held[MEMBER_NUMBER[member.member]] = 2 if member.chief else 1
        loot = [float(token.id in clan.loot) for token in LOOT]
        lands = [float(any(own.land == land.id for own in clan.lands)) for land in LANDS]
        found += [clan.glory, clan.reputation, clan.coins, clan.defense, clan.potion, clan.venom, clan.passed]
        found += [clan.pool.count("S"), clan.pool.count("M"), sum(die.startswith("H") for die in clan.pool)]
        found += [clan.score.total, *known, *held, *loot, *lands]
    found += [float(other in view.seats_to_act) for other in order]
    return [float(number) for number in found]


PHASE_NUMBER = {"": 0, "pool": 1, "deployment": 2, "adventure": 3, "clean-up": 4}
