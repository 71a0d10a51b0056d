"""The odds of an outing as it stands, and beside each choice in a battle; only from what its owner may know."""

from __future__ import annotations

import msgspec

from herna.games.monster_lands import actions as act
from herna.games.monster_lands import odds
from herna.games.monster_lands.attack import attack_dice, defense_abilities, magic_on, threat_at
from herna.games.monster_lands.box import MISSIONS, MONSTERS
from herna.games.monster_lands.dice import DICE, FACES, colour_of
from herna.games.monster_lands.path import CONQUEST, GATE_TOP, MISSION, MISSION_A, MONSTER, Path, Throw, place_of
from herna.games.monster_lands.powers import CAPTURE, CONQUER, KILL, TRAP_POWERS
from herna.games.monster_lands.setting import REPUTATION
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.member_attack import enough_traps
from herna.games.monster_lands.steps.monster_attack import ThrowMagicAway
from herna.games.monster_lands.steps.outing import Load
from herna.games.monster_lands.steps.rolling import Rolling, bans_venom, kill_value, land_value
from herna.games.monster_lands.strike import die_bonus, powers_against, rerolls, single_bonus
from herna.kernel import Action

COIN = 0.2
"""What a coin is worth beside a point of glory, when it is asked whether to capture or to kill."""
LIFE = 2.0
"""What a member is worth beyond his reputation, when it is asked how many magic dice to throw away."""


class Odds(msgspec.Struct, frozen=True):
    """How an outing may end, played well from here: for the member, against the monster, and for the land once the
    monster is gone. For a mission `kill` is its success."""

    unhurt: float
    wounded: float
    dead: float
    capture: float
    kill: float
    fail: float
    conquest: float | None = None


class Forecast(msgspec.Struct, frozen=True):
    """The odds as things stand, and beside each option that has any (in their order)."""

    path: str
    now: Odds
    choices: tuple[Odds | None, ...]
    at_least: bool = False
    """So many rerolls are at hand that the odds are a lower bound."""


def forecast(state: LandsState, seat: int | None, options: tuple[Action, ...]) -> Forecast | None:
    """What the seat that is deciding about a path of its own would like to know."""
    if seat is None or not state.steps:
        return None
    step = state.steps[-1]
    names = state.setting.names("path")
    if isinstance(step, Load):
        now = outing(state, step.path)
        return Forecast(names[step.path], now, (), bounded(state, step.path)) if now is not None else None
    if isinstance(step, ThrowMagicAway) and step.seat == seat:
        each = tuple(
            against(state, step.path, step.dice, step.sure, one.dice) if isinstance(one, act.ThrowMagic) else None
            for one in options
        )
        return Forecast(names[step.path], best_of(each), each, bounded(state, step.path))
    if isinstance(step, Rolling) and step.seat == seat and state.throw is not None:
        return rolling(state, state.throw, options)
    return None


def is_bound(hand: odds.Hand) -> bool:
    """Were rerolls left out of the odds of this hand?"""
    return odds.within_reach(hand).rerolls != hand.rerolls


def bounded(state: LandsState, path: int) -> bool:
    scope = MISSION if MISSION_A <= path < GATE_TOP else MONSTER
    return is_bound(hand_of(state, Throw(path, scope, rerolls=rerolls(state, path, scope)), again=True))


def best_of(each: tuple[Odds | None, ...]) -> Odds:
    """The choice after which the member most often comes back with something."""
    return max((one for one in each if one is not None), key=lambda one: one.capture + one.kill - one.dead)


# Before the battle


def outing(state: LandsState, path: int) -> Odds | None:
    """The odds of a path that is being loaded, as if its member were the first to fight."""
    if MISSION_A <= path < GATE_TOP:
        if path >= MISSION_A + 2:
            return None
        hand = hand_of(state, Throw(path, MISSION, rerolls=rerolls(state, path, MISSION)), again=True)
        return mission_odds(state, hand)
    place = place_of(path)
    if state.monsters[place] == NONE:
        return None
    threat = threat_at(state, place)
    dice, sure = attack_dice(state, path) + threat.pre_attack, threat.sure_hits
    most = min(dice, magic_on(with_traps(state.on(path))))
    best = max(range(most + 1), key=lambda magic: worth(state, path, against(state, path, dice, sure, magic)))
    return against(state, path, dice, sure, best)


def worth(state: LandsState, path: int, found: Odds) -> float:
    """What such odds are worth to the clan."""
    target = target_of(state, path)
    gains = found.capture * target.capture_worth + found.kill * target.kill_worth
    loss = REPUTATION[state.on(path).member] + LIFE - state.setting.death_glory[path]
    return gains - found.dead * max(0.0, loss)


def against(state: LandsState, path: int, dice: int, sure: int, magic: int) -> Odds:
    """The odds against so many dice, after throwing so many magic dice away."""
    there = state.on(path)
    threat = threat_at(state, place_of(path))
    absorbed = defense_abilities(state, path) + there.defense + (0 if threat.bans_potion else there.potion)
    wounded = bool(state.wounded >> there.member & 1)
    life = odds.survival(dice - magic, sure, absorbed, wounded=wounded)
    base = state.battle.suffered if state.battle is not None else 0
    throw = Throw(path, MONSTER, base, rerolls=rerolls(state, path, MONSTER))
    hand = hand_of(state, throw)
    strength, violet, haggle = hand.left
    hand = msgspec.structs.replace(hand, left=(strength, violet - magic, haggle))
    found = odds.outlook(hand, target_of(state, path))
    alive = life.alive
    return Odds(
        unhurt=life.unhurt,
        wounded=life.wounded,
        dead=life.dead,
        capture=alive * found.capture,
        kill=alive * found.kill,
        fail=alive * found.fail,
        conquest=conquest_odds(state, path),
    )


def with_traps(there: Path) -> Path:
    """The path with the dice that its traps will bring, as its owner knows them."""
    if there.revealed:
        return there
    more: list[int] = []
    for trap in there.traps:
        strength, magic, _ = TRAP_POWERS[trap].dice
        more += [0] * strength + [FACES] * magic
    return msgspec.structs.replace(there, dice=(*there.dice, *more))


def hand_of(state: LandsState, throw: Throw, *, again: bool = False) -> odds.Hand:
    """The dice of a path as the odds want them; with `again` all of them are still to be rolled."""
    there = with_traps(state.on(throw.path))
    left, lying = [0, 0, 0], []
    for die in (*there.dice, *there.safe):
        if again or not die % FACES:
            left[colour_of(die)] += 1
        else:
            lying.append((colour_of(die), die % FACES, die >= DICE))
    if not there.revealed:
        for power in powers_against(state, throw.path, throw.scope):
            if power.on_path:
                left = [left[colour] + power.dice[colour] for colour in range(3)]
    bonus = die_bonus(state, throw)
    base = throw.base + throw.venom * odds.VENOM
    if throw.scope == MONSTER:
        base += sum(TRAP_POWERS[trap].flat for trap in there.traps)
    usable = throw.scope == CONQUEST or (throw.scope == MONSTER and not bans_venom(state, throw.path))
    return odds.Hand(
        (left[0], left[1], left[2]),
        tuple(sorted(lying)),
        base,
        (bonus[0], bonus[1], bonus[2]),
        there.venom if usable else 0,
        throw.rerolls,
    )


def target_of(state: LandsState, path: int) -> odds.Target:
    """The monster of a path as a target, with what a capture and a kill are worth."""
    monster = state.monsters[place_of(path)]
    threat, card = state.setting.threats[monster], MONSTERS[monster]
    throw = state.throw if state.throw is not None and state.throw.path == path else Throw(path, MONSTER)
    capture = card.captured.glory + COIN * card.captured.coins
    return odds.Target(
        threat.capture,
        threat.kill,
        single_bonus(state, throw, CAPTURE),
        single_bonus(state, throw, KILL),
        capture if enough_traps(state, path) else 0.0,
        card.killed.glory + card.killed.trophies + COIN * card.killed.coins,
    )


def conquest_odds(state: LandsState, path: int) -> float | None:
    """The odds of winning the land with what lies there, once the monster is gone."""
    if path >= MISSION_A or state.land_row[place_of(path)] == NONE:
        return None
    throw = Throw(path, CONQUEST, rerolls=rerolls(state, path, CONQUEST))
    target = odds.Target(99, land_value(state, path), 0, single_bonus(state, throw, CONQUER), 0.0)
    return odds.outlook(hand_of(state, throw), target).kill


# While rolling


def rolling(state: LandsState, throw: Throw, options: tuple[Action, ...]) -> Forecast:
    """The odds beside each thing that can be done with the dice on the table."""
    if throw.scope == MONSTER:
        target = target_of(state, throw.path)
        assert target.kill == kill_value(state, throw.path)
    elif throw.scope == CONQUEST:
        target = odds.Target(99, land_value(state, throw.path), 0, single_bonus(state, throw, CONQUER), 0.0)
    else:
        target = odds.Target(99, MISSIONS[state.missions[0]].a.target, capture_worth=0.0)
    hand = hand_of(state, throw)
    name = state.setting.names("path")[throw.path]
    choices = tuple(told(after(hand, one, target)) for one in options)
    now = told(odds.outlook(hand, target))
    assert now is not None
    return Forecast(name, now, choices, is_bound(hand))


def after(hand: odds.Hand, action: Action, target: odds.Target) -> odds.Strike | None:
    """What comes of one choice, played well afterwards."""
    match action:
        case act.Stop():
            return odds.judged(odds.total_of(hand), target)
        case act.Roll(die):
            return odds.mixed([odds.outlook(odds.rolled(hand, colour_of(die), face), target) for face in odds.FACES])
        case act.RollAll():
            return odds.rolled_out(odds.within_reach(hand), target)
        case act.UseVenom():
            return odds.outlook(odds.with_changes(hand, base=hand.base + odds.VENOM, venom=hand.venom - 1), target)
        case act.Reroll(face):
            return rerolled(hand, (colour_of(face), face % FACES), target)
    return None


def rerolled(hand: odds.Hand, face: tuple[int, int], target: odds.Target) -> odds.Strike | None:
    """What comes of rolling one of the dice with this face again."""
    for die in hand.rolled:
        place = odds.source_for(hand, die)
        if die[:2] == face and place >= 0:
            return odds.mixed([odds.outlook(odds.rolled_again(hand, die, place, one), target) for one in odds.FACES])
    return None


def told(found: odds.Strike | None) -> Odds | None:
    """Odds of an attack that is under way: the member is alive."""
    return None if found is None else Odds(1.0, 0.0, 0.0, found.capture, found.kill, found.fail)


def mission_odds(state: LandsState, hand: odds.Hand) -> Odds:
    found = odds.outlook(hand, odds.Target(99, MISSIONS[state.missions[0]].a.target, capture_worth=0.0))
    return Odds(1.0, 0.0, 0.0, 0.0, found.kill, found.fail)
