"""How companions fight: whom to call, when to use an article, when to give in."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.andor.actions import (
    Begin,
    Decline,
    DrinkBrew,
    EmptyWell,
    FightOn,
    HerbStrength,
    Invite,
    Join,
    Keep,
    RaiseShield,
    Reward,
    RollOn,
    Throw,
    TurnDie,
    UsePoison,
    Withdraw,
)
from herna.games.andor.advice.planner.needs import has_boss, wanted_pieces
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.components import NUMBERS
from herna.games.andor.faces.forecast import odds_of_use
from herna.games.andor.rules.fighting import better_to_roll_on, odds_of_fight, pips, thrown_value, turned
from herna.games.andor.rules.heroes import DWARF, MOST_WILLPOWER, WIZARD, hero_of, seat_of
from herna.games.andor.state import NONE, AndorState, Thrown
from herna.games.andor.steps.battle import AnswerCall, Muster, ShareReward
from herna.games.andor.steps.round import BetweenRounds, ShieldUp
from herna.games.andor.steps.throwing import AfterThrow, ChooseDice, RollAgain
from herna.kernel import Action


def muster(state: AndorState, seat: int, step: Muster, options: Sequence[Action]) -> Action:
    """Call everybody whose help matters."""
    battle = state.battle
    assert battle is not None
    calls = [action for action in options if isinstance(action, Invite)]
    if battle.foe == NONE or not calls:
        return calls[0] if calls and battle.foe == NONE else Begin()
    now = odds_of_fight(state, battle)
    best = max(
        calls, key=lambda call: odds_of_fight(state, replace(battle, fighters=(*battle.fighters, call.seat))).fight
    )
    better = odds_of_fight(state, replace(battle, fighters=(*battle.fighters, best.seat)))
    if better.fight > now.fight + 0.03 or (now.fight > 0 and better.loss + 1 < now.loss):
        return best
    return Begin()


def answer_call(state: AndorState, seat: int, step: AnswerCall, options: Sequence[Action]) -> Action:
    """Fight along if it helps and there is a fair chance."""
    battle = state.battle
    assert battle is not None
    if battle.foe == NONE:
        return Join()
    together = odds_of_fight(state, replace(battle, fighters=(*battle.fighters, seat)))
    return Join() if together.fight >= 0.35 else Decline()


def choose_dice(state: AndorState, seat: int, step: ChooseDice, options: Sequence[Action]) -> Action:
    """The black die is best, then the own dice."""
    for way in ("black", "own", "bow"):
        if Throw(way) in options:
            return Throw(way)
    return options[0]


def roll_again(state: AndorState, seat: int, step: RollAgain, options: Sequence[Action]) -> Action:
    battle = state.battle
    assert battle is not None
    thrown = next(one for one in battle.thrown if one.seat == seat)
    return RollOn() if better_to_roll_on(thrown) else Keep()


def after_throw(state: AndorState, seat: int, step: AfterThrow, options: Sequence[Action]) -> Action:
    """Turn a die where it gains most; use up an article where it decides the fight."""
    battle = state.battle
    assert battle is not None
    thrown = next(one for one in battle.thrown if one.seat == step.seat)
    turns = [action for action in options if isinstance(action, TurnDie)]
    if turns:
        best = max(turns, key=lambda turn: gain(state, thrown, turn))
        later = hero_of(state, step.seat) != WIZARD and seat not in [one.seat for one in battle.thrown]
        if gain(state, thrown, best) >= (3 if later else 1):
            return best
    if step.seat != seat or battle.foe == NONE:
        return Keep()
    needed = {piece for pieces, _, _ in wanted_pieces(Outlook(state)) for piece in pieces}
    # Brews are kept for the great opponents, where nothing is left over for later.
    great = state.setting.kinds[battle.foe].boss
    keep = odds_of_use(state, battle, seat, Keep(), drinking=great)
    if keep is None:
        return Keep()
    chosen: Action = Keep()
    most = keep.fight + (0.005 if great else 0.2)
    for action in options:
        if isinstance(action, DrinkBrew | UsePoison) or (
            isinstance(action, HerbStrength) and action.herb not in needed
        ):
            odds = odds_of_use(state, battle, seat, action, drinking=great)
            if odds is not None and odds.fight > most:
                chosen, most = action, odds.fight
    return chosen


def gain(state: AndorState, thrown: Thrown, action: TurnDie) -> int:
    """By how much turning a die raises the roll."""
    dice = (*thrown.dice[: action.die], turned(thrown.dice[action.die]), *thrown.dice[action.die + 1 :])
    if pips(dice[action.die]) <= pips(thrown.dice[action.die]) and not state.helm[thrown.seat]:
        return 0
    return thrown_value(state, replace(thrown, dice=dice)) - thrown_value(state, thrown)


def shield_up(state: AndorState, seat: int, step: ShieldUp, options: Sequence[Action]) -> Action:
    return RaiseShield() if step.points >= 3 or step.points >= state.willpower[seat] else Keep()


def between_rounds(state: AndorState, seat: int, step: BetweenRounds, options: Sequence[Action]) -> Action:
    """Go on while there is a fair chance; a creature that would get into the castle is fought to the end."""
    battle = state.battle
    assert battle is not None
    if seat not in battle.fighters:
        return options[0]
    if EmptyWell() in options and state.willpower[seat] + NUMBERS.well <= MOST_WILLPOWER:
        return EmptyWell()
    if FightOn() not in options:
        return Withdraw()
    if battle.foe == NONE:
        return FightOn()
    fresh = replace(battle, turned=False, poison=0, card=NONE, thrown=())
    great = state.setting.kinds[battle.foe].boss
    odds = odds_of_fight(state, fresh, drinking=great)
    last = state.last - state.narrator <= 1
    limit = 0.12 if great and last else 0.4
    return FightOn() if odds.fight >= limit else Withdraw()


def share_reward(state: AndorState, seat: int, step: ShareReward, options: Sequence[Action]) -> Action:
    """Willpower for the weary, gold for the one who buys best; where strength decides in the end, gold comes first."""
    hero = step.fighters[0]
    rest = step.fighters[1:]
    boss = has_boss(Outlook(state))
    weary = 4 if boss else 7
    buyer = seat_of(state, DWARF) if boss else NONE
    best_buyer = buyer if buyer in step.fighters else step.fighters[0]
    need = max(0, min(weary - state.willpower[hero], step.left))
    if hero == best_buyer:
        others = sum(max(0, weary - state.willpower[other]) for other in rest)
        gold = max(0, step.left - need - min(others, step.left - need))
        wanted = Reward(hero, gold, need)
    elif best_buyer in rest:
        wanted = Reward(hero, 0, need)
    else:
        wanted = Reward(hero, step.left - need if not rest else 0, need)
    return wanted if wanted in options else options[0]
