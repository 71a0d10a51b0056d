"""What the general bots need to know: a value of a position, and a view as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.monster_lands.box import LANDS, LOOT, MONSTERS, TRAPS
from herna.games.monster_lands.clan import trap_limit, wages
from herna.games.monster_lands.clan_view import COVERED
from herna.games.monster_lands.components import BUILDINGS
from herna.games.monster_lands.path import MISSION_A
from herna.games.monster_lands.scoring import score_line
from herna.games.monster_lands.setting import MEMBER_DICE, NAMES, TRAP_COST
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.view import LandsView
from herna.kernel import Action

COIN, DIE, FLASK, SHIELD, TRAP_COIN, TOKEN = 0.12, 0.35, 0.3, 0.35, 0.1, 0.9
"""Worth in points of a coin, a die that comes again each round, a flask, a defence token, a coin's worth of traps, a
loot token; all of it less as the game goes on."""
MEMBER_NUMBER = {name: number for number, name in enumerate(NAMES["member"])}
TRAP_NUMBER = {token.id: number for number, token in enumerate(TRAPS)}
LOOT_NUMBER = {token.id: number for number, token in enumerate(LOOT)}
LAND_NUMBER = {card.id: number for number, card in enumerate(LANDS)}
MONSTER_NUMBER = {card.id: number for number, card in enumerate(MONSTERS)}
BUILDING_NUMBER = {name: number for number, name in enumerate(BUILDINGS)}


def worth(state: LandsState, seat: int) -> float:
    """Points so far, and what the clan's means may still bring in the rounds left."""
    left = state.setting.rounds - state.round
    share = left / state.setting.rounds
    found = float(score_line(state, seat).total)
    due, _ = wages(state, seat)
    coins = state.coins[seat]
    found += COIN * share * min(coins, 20) - 0.6 * max(0, due - coins)
    found += DIE * left * sum(sum(MEMBER_DICE[card]) for card in state.members[seat])
    found += FLASK * (state.potion[seat] + state.venom[seat]) + SHIELD * min(4, state.defense[seat])
    traps = sorted((TRAP_COST[trap] for trap in state.traps[seat]), reverse=True)[: trap_limit(state, seat)]
    found += TRAP_COIN * sum(traps) + TOKEN * len(state.loot[seat])
    for path, there in enumerate(state.paths):
        if there is not None and there.seat == seat and there.alive:
            found += 0.5 * len(there.dice) + (0.8 if path < MISSION_A else 0.4)
            found += SHIELD * there.defense + FLASK * (there.potion + there.venom) + COIN * there.coins
            found += TRAP_COIN * sum(TRAP_COST[trap] for trap in there.traps)
    return found


def value(state: LandsState, seat: int) -> float:
    """How far ahead of the best of the others the seat is."""
    mine = worth(state, seat)
    others = (worth(state, other) for other in range(state.setting.players) if other != seat)
    return mine - max(others, default=0.0)


def plans(state: LandsState, seat: int) -> Sequence[tuple[Action, ...]]:
    return [(action,) for action in state.options(seat)]


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
            found += [order.index(path.seat) + 1, MEMBER_NUMBER[path.member], len(path.dice), len(path.traps)]
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
