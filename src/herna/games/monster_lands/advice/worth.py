"""What a position is worth to a clan: points so far, means for the rounds left, and outings under way by their odds."""

from __future__ import annotations

import msgspec

from herna.games.monster_lands.components.box import LANDS, MISSION_FILE, MISSIONS, NUMBERS
from herna.games.monster_lands.dice import colours
from herna.games.monster_lands.odds import exact
from herna.games.monster_lands.odds.forecast import Odds, conquest_odds, outing
from herna.games.monster_lands.odds.goals import FULL, aims_of, kit_price, loss_of, progress
from herna.games.monster_lands.odds.goals import MISSION as MISSION_GOAL
from herna.games.monster_lands.odds.hands import hand_of, target_of
from herna.games.monster_lands.path import (
    CONQUEST,
    GATE,
    GATE_TOP,
    MISSION,
    MISSION_A,
    MISSION_B,
    MONSTER,
    PATHS_OF,
    SAM,
    Path,
    Throw,
    place_of,
)
from herna.games.monster_lands.powers import CONQUER, TRAP_POWERS
from herna.games.monster_lands.rules.clan import band_of, trap_limit, wages
from herna.games.monster_lands.rules.scenario import rating
from herna.games.monster_lands.rules.scoring import score_line
from herna.games.monster_lands.rules.strike import rerolls, single_bonus
from herna.games.monster_lands.rules.supply import closed
from herna.games.monster_lands.setting import COST, MEMBER_DICE, MINE, PAWNSHOP, REPUTATION
from herna.games.monster_lands.state import DEPLOYMENT, NONE, LandsState
from herna.games.monster_lands.steps.member_attack import MemberAttack
from herna.games.monster_lands.steps.missions import can_pay
from herna.games.monster_lands.steps.rolling import land_value
from herna.games.monster_lands.vocabulary import Give
from herna.kernel import Memo

COIN = 0.16
"""Points for a coin, as long as there are not more than a clan can use."""
ALONE = 2.6
"""How much dearer a coin is alone, where Sam takes places and nobody pays the wages."""
SPARE_COINS = 14
"""How many coins a clan can use."""
SPARE_COINS_OF_KIT = 6
"""How many coins it can use beyond what its kit and its wages still cost."""
DIE = 0.55
"""Points that a die brings in a round."""
FLASK = 0.4
"""Points for a potion or a venom."""
SHIELD = 0.4
"""Points for a defence token."""
LOOT = 0.9
"""Points for a loot token."""
TRAP = 0.35
"""Points for a trap that does nothing but make captures possible."""
WOUND = 0.35
PANIC = 0.8
"""What a closed building costs in a round."""
ABILITY = 0.25
"""What the ability of a member brings in a round."""
PAWN = NUMBERS.price.pawned
"""Coins for a die: what wages may still be paid with."""
BAND_DICE = tuple(len(band.dice) for band in NUMBERS.band)
BAND_WAGES = tuple(band.wages for band in NUMBERS.band)
TRAP_WORTH = tuple(
    TRAP + 0.7 * sum(power.dice) + 0.22 * power.flat + 0.5 * max(power.bonus[MONSTER]) for power in TRAP_POWERS
)


class Means(msgspec.Struct, frozen=True):
    """What things are still worth: less and less as the rounds go by, nothing once they cannot be used any more."""

    left: int
    """Rounds after this one."""
    use: float
    """The share of their worth that things keep."""
    coin: float
    point: float = 1.0
    """What a point is worth that is no trophy."""
    mission: float = 0.0
    """What a mission is worth beside its reward."""
    token: float = 0.0
    """What a token in a pouch is worth beside its use."""


def means_of(state: LandsState) -> Means:
    left = max(0, state.setting.rounds - state.round)
    now = 0.6 if state.phase <= DEPLOYMENT else 0.0
    use = min(1.0, (left + now) / 2)
    coin = COIN * min(1.0, left / 2) if left else 0.01
    if not state.setting.company.rated:
        return Means(left, use, coin)
    aims = aims_of(state.setting.chapter[0])
    mission = MISSION_GOAL if state.missions_done[0] < aims.missions else 0.0
    coin *= ALONE
    token = aims.token(left)
    if aims.kit and not left and rating(state, 0):
        token += FULL  # the whole rating goes with a token that is lost now
    return Means(left, use, max(coin, aims.coin), aims.point, mission, token)


def worth(state: LandsState, seat: int, *, outings: bool = True) -> float:
    """What counts at the end as far as it is there, and what the clan's means and outings may still bring."""
    means = means_of(state)
    left = means.left
    line = score_line(state, seat)
    found = line.trophies + means.point * (line.total - line.trophies)
    due, paid = wages(state, seat)
    coins = state.coins[seat]
    rated = state.setting.company.rated
    if rated:
        found += progress(state, seat, left)
        if left or state.phase <= DEPLOYMENT:
            found -= means.coin * min(due, coins)
        aims = aims_of(state.setting.chapter[0])
        if aims.kit:
            spare = min(coins, kit_price(state, seat) + due * (left + 1) + SPARE_COINS_OF_KIT)
        else:
            spare = coins if aims.coin else min(coins, SPARE_COINS + due)
    else:
        spare = min(coins, SPARE_COINS + due)
    found += means.coin * spare + 0.01 * coins
    band = band_of(state.glory[seat])
    if left or state.phase <= DEPLOYMENT:
        if due > coins:
            found -= desertion(state, seat, due - coins, paid, means)
        found += left * (0.5 * DIE * BAND_DICE[band] - means.coin * BAND_WAGES[band] * len(paid))
        found += sum(member_worth(state, card, means) for card in state.members[seat])
    if state.phase <= DEPLOYMENT:
        found += DIE * (state.strength[seat] + state.magic[seat])
        found += sum(0.3 + 0.05 * value for value in state.haggle[seat])
    found += means.use * (
        FLASK * (state.potion[seat] + state.venom[seat])
        + SHIELD * min(4, state.defense[seat])
        + sum(sorted((TRAP_WORTH[trap] for trap in state.traps[seat]), reverse=True)[: trap_limit(state, seat)])
        + LOOT * len(state.loot[seat])
    )
    found += 0.6 * left * sum(state.settler[land] != NONE for land in state.lands[seat])
    if rated:
        found -= panic(state, left)
    return found + prospects(state, seat, means) if outings else found


def desertion(state: LandsState, seat: int, short: int, paid: list[int], means: Means) -> float:
    """What it costs that wages cannot be paid as things stand: the foremost member, if no more coins turn up."""
    card = max(paid, key=lambda one: (REPUTATION[one], COST[one]))
    loss = means.point * REPUTATION[card] + member_worth(state, card, means) + loss_of(state, seat, card) + 0.5
    more = income(state, seat) if state.phase <= DEPLOYMENT else 0
    if short <= more:
        return means.coin * short + 0.05 * loss * short / more
    return loss * min(1.0, 0.6 + 0.1 * (short - more))


def income(state: LandsState, seat: int) -> int:
    """Coins that the dice in the pool could still bring in the mine and at the pawnshop."""
    strength = state.strength[seat]
    rest = strength + state.magic[seat] + len(state.haggle[seat])
    coins = 0
    if strength and not closed(state, MINE):
        spaces = state.setting.spaces[MINE]
        for space, die in enumerate(state.houses[MINE]):
            if die == NONE and spaces[space].dice <= strength:
                coins += spaces[space].gives
                strength -= spaces[space].dice
                rest -= spaces[space].dice
    return coins if closed(state, PAWNSHOP) else coins + PAWN * rest


def panic(state: LandsState, left: int) -> float:
    """What it costs that buildings are closed, and that a monster at the gate closes more and more of them."""
    if not left:
        return 0.0
    return PANIC * (state.panic.bit_count() + (state.monsters[GATE] != NONE)) * min(left, 2)


def member_worth(state: LandsState, card: int, means: Means) -> float:
    """What a member will bring in the rounds after this one, beside the points he counts."""
    hurt = WOUND if state.wounded >> card & 1 else 0.0
    gear = 0.4 * state.bearer.count(card)
    return means.left * (DIE * sum(MEMBER_DICE[card]) + ABILITY) + means.use * (gear - hurt)


def given(give: Give, means: Means) -> float:
    """What a reward is worth."""
    found = means.point * give.glory + means.coin * give.coins
    found += means.use * (FLASK * (give.potion + give.venom) + SHIELD * give.defense)
    found += means.token * (give.potion + give.venom + give.defense + give.trap)
    return found + (0.5 * DIE * sum(colours(give.dice)) if give.dice else 0.0)


def prospects(state: LandsState, seat: int, means: Means) -> float:
    """What the outings of a clan will bring on average."""
    found = 0.0
    for place in range(len(PATHS_OF)):
        found += battle_prospects(state, seat, place, means)
    for path in range(MISSION_A, GATE_TOP):
        there = state.paths[path]
        if there is not None and there.seat == seat and there.total < 0:
            found += mission_prospect(state, path, there, means)
    throw = state.throw or throw_to_come(state)
    if throw is not None and state.on(throw.path).seat == seat:
        found += roll_prospect(state, throw, means)
    return found


def throw_to_come(state: LandsState) -> Throw | None:
    """The attack that a member makes once he has come through the monster's."""
    for step in reversed(state.steps):
        if isinstance(step, MemberAttack):
            there = state.on(step.path)
            suffered = state.battle.suffered if state.battle is not None else 0
            return (
                Throw(step.path, MONSTER, suffered, rerolls=rerolls(state, step.path, MONSTER)) if there.alive else None
            )
    return None


def known_outing(state: LandsState, path: int) -> tuple[Odds | None, float | None]:
    """The odds of an outing and of its land, remembered: a bot asks for the same ones again and again."""
    there = state.on(path)
    member = there.member
    place = place_of(path) if not MISSION_A <= path < GATE_TOP else NONE
    ground = (state.missions[0],) if place == NONE else (state.monsters[place], *land_of(state, place))
    gear = tuple(gear for gear, bearer in enumerate(state.bearer) if bearer == member) if member in state.bearer else ()
    suffered = state.battle.suffered if state.battle is not None else 0
    hurt = state.wounded >> member & 1
    memo: Memo[tuple[Odds | None, float | None]] = state.setting.memo("outings")
    key = (path, there, ground, gear, suffered, hurt, state.round)
    return memo.get(key, lambda: (outing(state, path), conquest_odds(state, path)))


def land_of(state: LandsState, place: int) -> tuple[int, ...]:
    return (state.land_row[place], state.tiles[place]) if place < len(state.land_row) else ()


def battle_prospects(state: LandsState, seat: int, place: int, means: Means) -> float:
    """The members of a place from the left: the monster stands for each with the chance that all before failed."""
    waiting = [
        (path, there)
        for path in PATHS_OF[place]
        if (there := state.paths[path]) is not None and there.alive and not there.fought
    ]
    last = max((path for path, there in waiting if there.seat == seat), default=-1)
    stands = 1.0 if state.monsters[place] != NONE else 0.0
    free = 1.0 if place < len(state.land_row) and state.land_row[place] != NONE else 0.0
    found = 0.0
    for path, there in waiting:
        if path > last:
            break
        if there.seat == SAM:
            # He removes the monster for certain, or else the land (ML-17.10).
            free, stands = free * stands, 0.0
            continue
        fight, chance = known_outing(state, path) if stands else (None, conquest_odds(state, path))
        beaten = fight.capture + fight.kill if fight is not None else 0.0
        conquest = 0.0
        if free and path < MISSION_A:
            conquest = free * chance if chance is not None else 0.0
        if there.seat == seat:
            if fight is not None:
                found += stands * fight_worth(state, path, fight, means)
            if conquest:
                found += (1 - stands) * conquest * land_worth(state, place, means)
            found += kept(there, fight, stands, means)
        free *= 1 - (1 - stands) * conquest
        stands *= 1 - beaten
    return found


def kept(there: Path, fight: Odds | None, stands: float, means: Means) -> float:
    """Flasks and coins that lie with a member come back with him if he lives."""
    alive = 1 - stands * fight.dead if fight is not None else 1.0
    return alive * (0.4 * means.use * FLASK * (there.potion + there.venom) + means.coin * there.coins)


def land_worth(state: LandsState, place: int, means: Means) -> float:
    land = state.land_row[place]
    return means.point * (LANDS[land].glory + 1.5) + 0.4 * means.left


def fight_worth(state: LandsState, path: int, found: Odds, means: Means) -> float:
    """What an attack on a monster brings on average: trophies, loot for who comes back with nothing, losses."""
    target = target_of(state, path)
    member = state.on(path).member
    loss = means.point * (REPUTATION[member] + 1.0 - state.setting.death_glory[path])
    loss += member_worth(state, member, means) + loss_of(state, state.on(path).seat, member)
    gains = found.capture * target.capture_worth + found.kill * target.kill_worth
    if state.setting.company.rated:
        gains += calm(state, path, found, means.left)
    return gains + found.fail * LOOT * means.use - found.dead * loss - found.wounded * WOUND


def calm(state: LandsState, path: int, found: Odds, left: int) -> float:
    """What a fight does to panic: a monster beaten at the gate opens all buildings, one not beaten at a land comes to
    the gate."""
    if path >= GATE_TOP:
        return (found.capture + found.kill) * panic(state, left)
    return -(found.fail + found.dead) * PANIC * min(left, 2) if state.monsters[GATE] == NONE else 0.0


def mission_prospect(state: LandsState, path: int, there: Path, means: Means) -> float:
    if path >= MISSION_B:
        mission = MISSIONS[state.missions[1]].b
        if not can_pay(state, there.seat, mission.cost):
            return 0.0
        reward = given(mission.left if path == MISSION_B else mission.right, means) + means.mission
        return max(0.0, reward - given(mission.cost, means))
    if state.throw is not None and state.throw.path == path:
        return 0.0
    chance, _ = known_outing(state, path)
    other = state.paths[MISSION_A + MISSION_A + 1 - path]
    if other is not None and other.seat == SAM and path > MISSION_A:
        return 0.0
    success = chance.kill if chance is not None else 0.0
    first = 1.0
    if other is not None and other.seat == there.seat:
        first = 1 - success / 2
    elif other is not None and other.seat != SAM:
        first = 0.55
    return mission_worth(state, success, first, means)


def mission_worth(state: LandsState, success: float, first: float, means: Means) -> float:
    """What a roll for a mission brings, when success comes first with some chance."""
    mission = MISSIONS[state.missions[0]].a
    reward = first * (given(mission.reward, means) + means.mission)
    reward += (1 - first) * means.coin * MISSION_FILE.consolation
    return success * reward - (1 - success) * given(mission.penalty, means)


def roll_prospect(state: LandsState, throw: Throw, means: Means) -> float:
    """What the roll that is being made comes to, played well."""
    return strike_worth(state, throw, exact.outlook(hand_of(state, throw), roll_target(state, throw)), means)


def roll_target(state: LandsState, throw: Throw) -> exact.Target:
    """What a roll is aimed at."""
    if throw.scope == MONSTER:
        return target_of(state, throw.path)
    if throw.scope == CONQUEST:
        return exact.Target(99, land_value(state, throw.path), 0, single_bonus(state, throw, CONQUER), 0.0)
    return exact.Target(99, MISSIONS[state.missions[0]].a.target, capture_worth=0.0)


def try_worth(state: LandsState, path: int, means: Means) -> float:
    """What a try for the land comes to: the land or loot, less what a failed roll does for a rival further right."""
    assert state.battle is not None
    throw = Throw(path, CONQUEST, state.battle.conquest, rerolls=rerolls(state, path, CONQUEST))
    found = roll_prospect(state, throw, means)
    rival = next_to_try(state, path)
    if rival == NONE:
        return found
    hand, target = hand_of(state, throw), land_value(state, path)
    bonus = single_bonus(state, throw, CONQUER)
    spread = exact.totals(hand, roll_target(state, throw))
    failed = {total: chance for total, chance in spread.items() if total + bonus < target}
    before = conquest_odds(state, rival, throw.base) or 0.0
    helped = sum(n * ((conquest_odds(state, rival, total) or 0.0) - before) for total, n in failed.items())
    return found - helped * land_worth(state, place_of(path), means)


def next_to_try(state: LandsState, path: int) -> int:
    """The path of the next clan that may try for the land after this one."""
    seat = state.on(path).seat
    for other in range(path + 1, PATHS_OF[place_of(path)][-1] + 1):
        there = state.paths[other]
        if there is not None and there.alive and not there.fought and there.seat not in (seat, SAM):
            return other
    return NONE


def strike_worth(state: LandsState, throw: Throw, found: exact.Strike, means: Means) -> float:
    """What such odds of a roll are worth."""
    if throw.scope == MISSION:
        return mission_worth(state, found.kill, 1.0, means)
    if throw.scope == CONQUEST:
        return found.kill * land_worth(state, place_of(throw.path), means) + found.fail * LOOT * means.use
    return found.worth + found.fail * LOOT * means.use
