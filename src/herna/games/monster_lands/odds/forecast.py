"""The odds of an outing as it stands, and beside each choice in a battle; only from what its owner may know."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.dice import FACES, colour_of
from herna.games.monster_lands.odds import exact
from herna.games.monster_lands.odds.hands import (
    hand_of,
    land_goal,
    mission_goals,
    mission_hand,
    monster_goal,
    target_of,
    unrivalled,
    with_traps,
)
from herna.games.monster_lands.path import (
    CONQUEST,
    GATE_TOP,
    MISSION,
    MISSION_A,
    MISSION_B,
    MONSTER,
    PATHS_OF,
    SAM,
    Throw,
    place_of,
)
from herna.games.monster_lands.powers import LOOT_POWERS
from herna.games.monster_lands.rules.attack import (
    attack_dice,
    defense_abilities,
    magic_on,
    neighbours,
    standing,
    threat_at,
)
from herna.games.monster_lands.rules.strike import in_order, rerolls, working_powers
from herna.games.monster_lands.setting import REPUTATION
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.conquest import AskToTry
from herna.games.monster_lands.steps.member_attack import MemberAttack
from herna.games.monster_lands.steps.monster_attack import Defend, MainAttack, ThrowMagicAway, dice_left
from herna.games.monster_lands.steps.outing import Load, shape_of
from herna.games.monster_lands.steps.rolling import Rolling
from herna.kernel import Action, Step

LIFE = 2.0
"""What a member is worth beyond his reputation, when it is asked how many magic dice to throw away."""


class Odds(Struct, frozen=True):
    """How an outing may end, played well from here: for the member, and against the monster. For a land or a mission
    `kill` is its success; `win` is that of a mission with nobody better on the other path."""

    unhurt: float
    wounded: float
    dead: float
    capture: float = 0.0
    kill: float = 0.0
    fail: float = 0.0
    win: float | None = None


class Forecast(Struct, frozen=True):
    """The odds as things stand, and beside each option that has any (in their order).

    `now` is for a monster that still stands when the member's turn comes, with what it has suffered so far; `before`
    are those who fight before him, and `gone` is his chance of taking the land if it is gone by then.
    """

    path: str
    now: Odds
    choices: tuple[Odds | None, ...]
    at_least: bool = False
    """There are too many rerolls at hand: the odds are a lower bound."""
    before: int = 0
    gone: float | None = None
    stands: bool = True
    """Is there a monster at all?"""
    blow: bool = False
    """Only one blow is being warded off; the member's own attack comes later or is over."""


def forecast(state: LandsState, seat: int | None, options: tuple[Action, ...]) -> Forecast | None:
    """What the seat that is deciding about a path of its own would like to know."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Load) and seat is not None:
        return loading(state, step.path, options)
    return in_battle(state, step, seat, options)


def in_battle(state: LandsState, step: Step | None, seat: int | None, options: tuple[Action, ...]) -> Forecast | None:
    """What the seat that is asked in a battle, or in a roll for a mission, would like to know."""
    match step:
        case ThrowMagicAway(seat=asked) as step if asked == seat:
            return throwing(state, step, options)
        case Defend(seat=asked) as step if asked == seat:
            return defending(state, step, options)
        case AskToTry(seat=asked, path=path) if asked == seat:
            return trying(state, path, options)
        case Rolling(seat=asked) if asked == seat and state.throw is not None:
            return rolling(state, state.throw, options)
    return None


def name_of(state: LandsState, path: int) -> str:
    return state.setting.names("path")[path]


def is_bound(hand: exact.Hand) -> bool:
    """Were rerolls left out of the odds of this hand?"""
    return exact.within_reach(hand).rerolls != hand.rerolls


# Before the battle


def loading(state: LandsState, path: int, options: tuple[Action, ...]) -> Forecast | None:
    """The odds of a path that is being loaded."""
    if MISSION_A <= path < GATE_TOP:
        return for_mission(state, path, options) if path < MISSION_B else None
    place = place_of(path)
    name = name_of(state, path)
    before = sum(other < path for other in standing(state, place))
    now = outing(state, path, before)
    sams = sum(there is not None and there.seat == SAM for there in state.paths[PATHS_OF[place][0] : path])
    if sams:
        # Each of them removes the monster, or else the land (ML-17.10).
        left = conquest_odds(state, path) if sams == (now is not None) else 0.0
        return Forecast(name, Odds(1.0, 0.0, 0.0), (), before=before, gone=left, stands=False)
    if now is None:
        return Forecast(name, Odds(1.0, 0.0, 0.0), (), before=before, gone=conquest_odds(state, path), stands=False)
    throw = Throw(path, MONSTER, rerolls=rerolls(state, path, MONSTER))
    gone = None if path == PATHS_OF[place][0] else conquest_odds(state, path)
    return Forecast(name, now, (), is_bound(hand_of(state, throw)), before, gone)


def outing(state: LandsState, path: int, before: int = 0) -> Odds | None:
    """The odds of a path: of its mission alone, or against a monster that still stands when all before have fought.

    Some monsters strike everybody before each attack, so also once for each of those before.
    """
    if MISSION_A <= path < GATE_TOP:
        return mission_odds(mission_hand(state, path), [unrivalled(state)]) if path < MISSION_B else None
    place = place_of(path)
    if state.monsters[place] == NONE:
        return None
    there = with_traps(state.on(path))
    threat = threat_at(state, place)
    powers = working_powers(state, there, weapons=not threat.bans_weapon)
    diverted = sum(power.diverts for power in powers) if neighbours(state, path) else 0
    dice, sure = max(0, attack_dice(state, path) - diverted), threat.sure_hits
    most = min(dice, magic_on(there))
    extra = threat.pre_attack * (before + 1)
    return best(state, path, [against(state, path, dice, sure, magic, extra=extra) for magic in range(most + 1)])


def best(state: LandsState, path: int, found: list[Odds]) -> Odds:
    return max(found, key=lambda one: worth(state, path, one))


def worth(state: LandsState, path: int, found: Odds) -> float:
    """What such odds are worth to the clan."""
    target = target_of(state, path)
    gains = found.capture * target.capture_worth + found.kill * target.kill_worth
    loss = REPUTATION[state.on(path).member] + LIFE - state.setting.death_glory[path]
    return gains - found.dead * max(0.0, loss)


def tokens_left(state: LandsState, path: int) -> int:
    """Defence tokens, and potions where they help."""
    there = state.on(path)
    return there.defense + (0 if threat_at(state, place_of(path)).bans_potion else there.potion)


def against(
    state: LandsState,
    path: int,
    dice: int,
    sure: int,
    magic: int,
    *,
    extra: int = 0,
    tokens: int | None = None,
    hurt: bool = False,
    attacks: bool = True,
) -> Odds:
    """The odds of these dice and sure hits after `magic` magic dice were thrown away, and of the attack after it.

    `extra` dice cannot be taken away by magic; `tokens` are left if some were used already; `hurt`: the member was
    wounded in this very attack.
    """
    absorbed = defense_abilities(state, path) + (tokens_left(state, path) if tokens is None else tokens)
    wounded = hurt or bool(state.wounded >> state.on(path).member & 1)
    hit = exact.HIT_AGAIN if state.setting.misses_again else exact.HIT
    life = exact.survival(dice - magic + extra, sure, absorbed, wounded=wounded, hit=hit)
    if hurt:
        life = exact.Survival(0.0, life.unhurt + life.wounded, life.dead)
    if not attacks:
        return Odds(life.unhurt, life.wounded, life.dead)
    return after_blow(state, path, life, magic)


def after_blow(state: LandsState, path: int, life: exact.Survival, magic: int = 0) -> Odds:
    """The odds of the member's own attack, if he lives to see it."""
    base = state.battle.suffered if state.battle is not None else 0
    throw = Throw(path, MONSTER, base, rerolls=rerolls(state, path, MONSTER))
    hand = hand_of(state, throw)
    strength, violet, haggle = hand.left
    hand = replace(hand, left=(strength, violet - magic, haggle))
    found = exact.outlook(hand, monster_goal(state, throw))
    alive = life.alive
    return Odds(
        unhurt=life.unhurt,
        wounded=life.wounded,
        dead=life.dead,
        capture=alive * found.capture,
        kill=alive * found.kill,
        fail=alive * found.fail,
    )


def trying(state: LandsState, path: int, options: tuple[Action, ...]) -> Forecast:
    """The odds of a try for the land, with what those on the left have left behind."""
    assert state.battle is not None
    chance = conquest_odds(state, path, state.battle.conquest)
    assert chance is not None
    now = Odds(1.0, 0.0, 0.0, kill=chance, fail=1 - chance)
    each = tuple(now if isinstance(one, act.TryLand) else None for one in options)
    return Forecast(name_of(state, path), Odds(1.0, 0.0, 0.0), each, gone=chance, stands=False)


def conquest_odds(state: LandsState, path: int, base: int = 0) -> float | None:
    """The odds of winning the land with what lies there and what was rolled before, once the monster is gone."""
    if path >= MISSION_A or state.land_row[place_of(path)] == NONE:
        return None
    throw = Throw(path, CONQUEST, base, rerolls=rerolls(state, path, CONQUEST))
    return exact.outlook(hand_of(state, throw), land_goal(state, throw)).kill


def for_mission(state: LandsState, path: int, options: tuple[Action, ...]) -> Forecast:
    """The odds of a mission: dice still to be chosen count as strength dice."""
    hand = mission_hand(state, path)
    shape = shape_of(state, path)
    assert shape is not None
    missing = sum(shape.finals[0]) - sum(hand.left)
    goals = mission_goals(state, path)
    each = tuple(
        mission_odds(added(added(hand, colour_of(one.die)), 0, missing - 1), goals)
        if isinstance(one, act.AddDie)
        else None
        for one in options
    )
    return Forecast(name_of(state, path), mission_odds(added(hand, 0, missing), goals), each, is_bound(hand))


def added(hand: exact.Hand, colour: int, number: int = 1) -> exact.Hand:
    """The hand with more dice of a colour."""
    left = [dice + number * (at == colour) for at, dice in enumerate(hand.left)]
    return replace(hand, left=(left[0], left[1], left[2]))


def mission_odds(hand: exact.Hand, goals: list[tuple[float, exact.Contest]]) -> Odds:
    """Success, and victory over the other path, both played for victory."""
    success = win = 0.0
    for chance, goal in goals:
        found = exact.rolled_out(exact.within_reach(hand), goal)
        success += chance * found.capture
        win += chance * found.kill
    return Odds(1.0, 0.0, 0.0, kill=success, fail=1 - success, win=win)


# While the monster strikes


def pending(state: LandsState, kind: type[MainAttack] | type[MemberAttack], path: int) -> bool:
    """Does an attack of the monster, or of the member, still come?"""
    return any(isinstance(step, kind) and step.path == path for step in state.steps)


def throwing(state: LandsState, step: ThrowMagicAway, options: tuple[Action, ...]) -> Forecast:
    """How many magic dice to throw away against these dice."""
    path = step.path
    attacks = pending(state, MemberAttack, path)
    each = tuple(
        against(state, path, step.dice, step.sure, one.dice, attacks=attacks)
        if isinstance(one, act.ThrowMagic)
        else None
        for one in options
    )
    throw = Throw(path, MONSTER, rerolls=rerolls(state, path, MONSTER))
    bound = attacks and is_bound(hand_of(state, throw))
    now = best(state, path, [one for one in each if one is not None])
    return Forecast(name_of(state, path), now, each, bound, blow=not attacks)


def defending(state: LandsState, step: Defend, options: tuple[Action, ...]) -> Forecast:
    """A defence token, a potion, or neither: what becomes of the member, and of his attack."""
    attacks = pending(state, MemberAttack, step.path)
    tokens = tokens_left(state, step.path)
    spent = {act.UseDefense: 1, act.DrinkPotion: 1, act.TakeHits: 0}
    each = tuple(defended(state, step, spent[type(one)], tokens, attacks=attacks) for one in options)
    now = best(state, step.path, list(each))
    return Forecast(name_of(state, step.path), now, each, blow=not attacks)


def defended(state: LandsState, step: Defend, used: int, tokens: int, *, attacks: bool) -> Odds:
    """What follows if one more token is used now, and as many as are needed after it; or none at all."""
    path = step.path
    if used:
        used = min(step.hits, tokens)
    left = step.hits - used
    if left + (state.wounded >> state.on(path).member & 1) >= exact.DEADLY:
        return Odds(0.0, 0.0, 1.0)
    life = exact.Survival(float(not left), float(bool(left)), 0.0)
    if not attacks:
        return Odds(life.unhurt, life.wounded, 0.0)
    if not pending(state, MainAttack, path):
        return after_blow(state, path, life)
    dice, sure = dice_left(state, path), threat_at(state, place_of(path)).sure_hits
    most = min(dice, magic_on(state.on(path)))
    rest = tokens - used
    return best(
        state, path, [against(state, path, dice, sure, n, tokens=rest, hurt=bool(left)) for n in range(most + 1)]
    )


# While rolling


def rolling(state: LandsState, throw: Throw, options: tuple[Action, ...]) -> Forecast:
    """The odds beside each thing that can be done with the dice on the table."""
    hand, goal, mission = hand_of(state, throw), goal_of(state, throw), throw.scope == MISSION
    now = told(exact.outlook(hand, goal), mission=mission)
    assert now is not None
    choices = []
    for one in options:
        found = with_loot(state, throw, one.loot) if isinstance(one, act.UseLoot) else after(hand, one, goal)
        choices.append(told(found, mission=mission))
    return Forecast(name_of(state, throw.path), now, tuple(choices), is_bound(hand))


def goal_of(state: LandsState, throw: Throw) -> exact.Goal:
    """What a roll that is under way is aimed at."""
    if throw.scope == MONSTER:
        return monster_goal(state, throw)
    if throw.scope == CONQUEST:
        return land_goal(state, throw)
    ((_, goal),) = mission_goals(state, throw.path)
    return goal


def after(hand: exact.Hand, action: Action, goal: exact.Goal) -> exact.Strike | None:
    """What comes of one choice, played well afterwards."""
    match action:
        case act.Stop():
            return exact.judged(hand, goal)
        case act.Roll(die):
            return exact.mixed([exact.outlook(exact.rolled(hand, colour_of(die), face), goal) for face in exact.FACES])
        case act.RollAll():
            return exact.rolled_out(exact.within_reach(hand), goal)
        case act.UseVenom():
            return exact.outlook(exact.with_changes(hand, base=hand.base + exact.VENOM, venom=hand.venom - 1), goal)
        case act.Reroll(face):
            return rerolled(hand, (colour_of(face), face % FACES), goal)
    return None


def with_loot(state: LandsState, throw: Throw, loot: int) -> exact.Strike:
    """What comes of the roll with a loot token."""
    source = LOOT_POWERS[loot].rerolls[throw.scope]
    more = throw.rerolls if source is None else in_order((*throw.rerolls, source))
    helped = replace(throw, loot=(*throw.loot, loot), rerolls=more)
    return exact.outlook(hand_of(state, helped), goal_of(state, helped))


def rerolled(hand: exact.Hand, face: tuple[int, int], goal: exact.Goal) -> exact.Strike | None:
    """What comes of rolling one of the dice with this face again."""
    for die in hand.rolled:
        place = exact.source_for(hand, die)
        if die[:2] == face and place >= 0:
            return exact.mixed([exact.outlook(exact.rolled_again(hand, die, place, one), goal) for one in exact.FACES])
    return None


def told(found: exact.Strike | None, *, mission: bool) -> Odds | None:
    """Odds of a roll that is under way: the member is alive."""
    if found is None:
        return None
    if mission:
        return Odds(1.0, 0.0, 0.0, kill=found.capture, fail=1 - found.capture, win=found.kill)
    return Odds(1.0, 0.0, 0.0, found.capture, found.kill, found.fail)
