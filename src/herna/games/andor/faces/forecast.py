"""The odds beside each choice: of this round, and of the whole fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from herna.games.andor.actions import (
    Begin,
    DrinkBrew,
    Fight,
    FightOn,
    HerbStrength,
    Invite,
    Join,
    Keep,
    RollOn,
    Storm,
    Throw,
    TurnDie,
    UsePoison,
)
from herna.games.andor.pieces import VALUE
from herna.games.andor.rules.fighting import foe_willpower, odds_in_round, odds_of_fight, turned, way_with
from herna.games.andor.rules.odds import FightOdds, bow_odds
from herna.games.andor.state import NONE, AndorState, Battle, Thrown
from herna.games.andor.steps.throwing import AfterThrow, ChooseDice, RollAgain
from herna.kernel import Action, with_item


class Chance(NamedTuple):
    """Parts of a thousand, so that views stay small: to win the round, to win the fight; willpower likely lost x 10."""

    round: int
    fight: int
    loss: int


def chances(state: AndorState, seat: int, options: Sequence[Action]) -> tuple[Chance | None, ...]:
    """The odds of every option that has any; nothing at all if none has."""
    found = tuple(chance(state, seat, action) for action in options)
    return found if any(one is not None for one in found) else ()


def chance(state: AndorState, seat: int, action: Action) -> Chance | None:
    odds = odds_of(state, seat, action)
    return None if odds is None else Chance(round(1000 * odds.round), round(1000 * odds.fight), round(10 * odds.loss))


def odds_of(state: AndorState, seat: int, action: Action) -> FightOdds | None:
    """The exact odds of a choice in or before a battle."""
    match action:
        case Fight(space):
            foe = state.beasts[space]
            return odds_of_fight(state, Battle(space, foe, seat, (seat,), foe_willpower(state, foe)))
        case Storm(foe):
            return odds_of_fight(state, Battle(state.setting.castle, foe, seat, (seat,), foe_willpower(state, foe)))
    battle = state.battle
    if battle is None or battle.foe == NONE:
        return None
    match action:
        case Begin():
            return odds_of_fight(state, battle)
        case Invite(other):
            return odds_of_fight(state, replace(battle, fighters=(*battle.fighters, other)))
        case Join():
            return odds_of_fight(state, replace(battle, fighters=(*battle.fighters, seat)))
        case FightOn():
            return odds_of_fight(state, replace(battle, turned=False, poison=0, card=NONE, thrown=()))
    step = state.steps[-1]
    if isinstance(step, ChooseDice) and isinstance(action, Throw):
        return odds_of_throw(state, battle, seat, action)
    if isinstance(step, RollAgain | AfterThrow):
        return odds_of_use(state, battle, step.seat, action)
    return None


def odds_of_throw(state: AndorState, battle: Battle, seat: int, action: Throw) -> FightOdds:
    """The odds before rolling these dice."""
    return odds_in_round(state, battle, chosen=way_with(state, battle, seat, action.dice))


def odds_of_use(
    state: AndorState, battle: Battle, owner: int, action: Action, *, drinking: bool = False
) -> FightOdds | None:
    """The odds after a roll, if this is done about it. `drinking`: brews that are left will be used up."""
    thrown = next((one for one in battle.thrown if one.seat == owner), None)
    if thrown is None:
        return None
    match action:
        case Keep():
            changed = thrown
        case TurnDie(die):
            dice = with_item(thrown.dice, die, turned(thrown.dice[die]))
            return with_thrown(state, replace(battle, turned=True), replace(thrown, dice=dice), drinking=drinking)
        case DrinkBrew():
            changed = replace(thrown, brew=True)
        case HerbStrength(herb):
            changed = replace(thrown, herb=thrown.herb + VALUE[herb])
        case UsePoison():
            return with_thrown(state, replace(battle, poison=battle.poison + 1), thrown, drinking=drinking)
        case RollOn():
            return odds_of_rolling_on(state, battle, thrown)
        case _:
            return None
    return with_thrown(state, battle, changed, drinking=drinking)


def with_thrown(state: AndorState, battle: Battle, thrown: Thrown, *, drinking: bool = False) -> FightOdds:
    rest = [one for one in battle.thrown if one.seat != thrown.seat]
    return odds_in_round(state, battle, [*rest, thrown], drinking=drinking)


def odds_of_rolling_on(state: AndorState, battle: Battle, thrown: Thrown) -> FightOdds:
    """Every value the next dice of a bow can end with."""
    total = FightOdds(0.0, 0.0, 0.0)
    for value, likely in enumerate(bow_odds(thrown.left)):
        if likely:
            odds = with_thrown(state, battle, replace(thrown, dice=(value,)))
            total = FightOdds(*(one + likely * other for one, other in zip(total, odds, strict=True)))
    return total
