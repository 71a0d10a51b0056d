"""A fighter rolls: which dice, whether to go on with a bow, and what is used straight after (AND-5.3 to AND-5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.andor.actions import DrinkBrew, HerbStrength, Keep, RollOn, Throw, TurnDie, UsePoison
from herna.games.andor.events.battle import DiceThrown, DieTurned
from herna.games.andor.pieces import BREW, HALF_BREW, HERBS, POISON, VALUE
from herna.games.andor.rules.fighting import (
    NoPotions,
    by_card,
    dice_in_round,
    dice_text,
    pips,
    thrown_value,
    turned,
    ways_to_throw,
)
from herna.games.andor.rules.heroes import BLACK_DIE, WIZARD, hero_of, seat_of, use_up
from herna.games.andor.state import NONE, AndorState, Battle, Thrown
from herna.kernel import Action, Automatic, Prompt, with_item
from herna.kernel.kit import ChangeableRoll, SeatStep


def current(state: AndorState) -> Battle:
    assert state.battle is not None
    return state.battle


class ThrowDice(Automatic, frozen=True):
    """A fighter's turn to roll; he is asked only if there is a choice."""

    seat: int

    def run(self, state: AndorState) -> None:
        battle = current(state)
        if self.seat not in battle.fighters:
            return
        ways = ways_to_throw(state, battle, self.seat)
        if len(ways) > 1:
            state.push(ChooseDice(self.seat))
        else:
            throw(state, self.seat, ways[0])


class ChooseDice(SeatStep[AndorState, Throw], frozen=True):
    """Own dice, one by one with the bow, or the black die (AND-10.6, AND-10.7, AND-10.18)."""

    clause: ClassVar[str] = "AND-5.3"

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [Throw(way) for way in ways_to_throw(state, current(state), seat)]  # type: ignore[arg-type]

    def take(self, state: AndorState, seat: int, action: Throw) -> None:
        throw(state, seat, action.dice)


def throw(state: AndorState, seat: int, way: str) -> None:
    """Roll all dice at once, the black die, or the first die of a bow."""
    battle = current(state)
    if way == "barred":
        lay(state, Thrown(seat, (), "barred"))
        return
    if way == "black":
        thrown = Thrown(seat, (BLACK_DIE + state.below(6),), "black")
    else:
        count = dice_in_round(state, battle, seat)
        if way == "bow":
            thrown = Thrown(seat, (state.below(6) + 1,), "bow", left=count - 1)
        else:
            thrown = Thrown(seat, tuple(state.below(6) + 1 for _ in range(count)), "own")
    lay(state, thrown)
    if thrown.left:
        state.push(Consider(seat))
        state.push(RollAgain(seat))
    else:
        told(state, thrown)
        state.push(Consider(seat))


def lay(state: AndorState, thrown: Thrown) -> None:
    """The dice of a fighter as they lie now."""
    battle = current(state)
    rest = tuple(one for one in battle.thrown if one.seat != thrown.seat)
    state.battle = replace(battle, thrown=(*rest, thrown))


def told(state: AndorState, thrown: Thrown) -> None:
    state.tell(DiceThrown(thrown.seat, dice_text(thrown.dice), thrown_value(state, thrown)))


def thrown_by(state: AndorState, seat: int) -> Thrown:
    return next(one for one in current(state).thrown if one.seat == seat)


class RollAgain(SeatStep[AndorState, Keep | RollOn], frozen=True):
    """With a bow each die may be the last; only the last one counts (AND-10.6)."""

    clause: ClassVar[str] = "AND-10.6"

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return Keep(), RollOn()

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        thrown = thrown_by(state, seat)
        return Prompt("roll-again", {"die": pips(thrown.dice[-1]), "left": thrown.left})

    def take(self, state: AndorState, seat: int, action: Keep | RollOn) -> None:
        thrown = thrown_by(state, seat)
        if isinstance(action, RollOn):
            thrown = replace(thrown, dice=(*thrown.dice, state.below(6) + 1), left=thrown.left - 1)
            lay(state, thrown)
            if thrown.left:
                state.push(self)
                return
        lay(state, replace(thrown, left=0))
        told(state, thrown)


class AfterThrow(ChangeableRoll[AndorState, Action], frozen=True):
    """Straight after a roll: the wizard may turn a die, the fighter may use brew, herb or poison (AND-5.4, AND-6.5)."""

    clause: ClassVar[str] = "AND-5.4"

    seat: int

    def may_change(self, state: AndorState, seat: int) -> bool:
        return bool(self.uses(state, seat))

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return (Keep(), *self.uses(state, seat))

    def uses(self, state: AndorState, seat: int) -> list[Action]:
        battle = current(state)
        thrown = thrown_by(state, self.seat)
        found: list[Action] = []
        if not battle.turned and hero_of(state, seat) == WIZARD and seat in battle.fighters and thrown.dice:
            last = len(thrown.dice) - 1
            dice = [last] if thrown.way == "bow" else range(last + 1)
            found += (TurnDie(die) for die in dice)
        if seat != self.seat:
            return found
        bag = state.bag[seat]
        if not by_card(state, battle, NoPotions):
            if (BREW in bag or HALF_BREW in bag) and thrown.dice and not thrown.brew:
                found.append(DrinkBrew())
            if battle.foe == NONE or not state.setting.kinds[battle.foe].herbs_add_nothing:
                found += (HerbStrength(herb) for herb in HERBS if herb in bag)
        if POISON in bag and battle.foe != NONE and state.setting.kinds[battle.foe].boss:
            found.append(UsePoison())
        return found

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        value = thrown_value(state, thrown_by(state, self.seat))
        return Prompt("after-throw" if seat == self.seat else "turn-a-die", {"hero": self.seat + 1, "value": value})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        thrown = thrown_by(state, self.seat)
        match action:
            case TurnDie(number):
                die = turned(thrown.dice[number])
                state.tell(DieTurned(seat, self.seat, pips(thrown.dice[number]), pips(die)))
                state.battle = replace(current(state), turned=True)
                lay(state, replace(thrown, dice=with_item(thrown.dice, number, die)))
            case DrinkBrew():
                use_up(state, seat, HALF_BREW if HALF_BREW in state.bag[seat] else BREW)
                lay(state, replace(thrown, brew=True))
            case HerbStrength(herb):
                use_up(state, seat, herb)
                lay(state, replace(thrown, herb=thrown.herb + VALUE[herb]))
            case UsePoison():
                use_up(state, seat, POISON)
                state.battle = replace(current(state), poison=current(state).poison + 1)
            case _:
                self.leave(state, seat)
                return
        self.ask(state)


class Consider(Automatic, frozen=True):
    """The dice of a fighter lie there; whoever has something to decide about them is asked."""

    seat: int

    def run(self, state: AndorState) -> None:
        wizard = seat_of(state, WIZARD)
        concerned = (self.seat,) if wizard in (NONE, self.seat) else (wizard, self.seat)
        AfterThrow(seat=self.seat, waiting=concerned).ask(state)
