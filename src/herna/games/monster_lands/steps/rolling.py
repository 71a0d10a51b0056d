"""Rolling: dice of a path, rerolls, venom and loot, until the player stops (ML-10.1 to ML-10.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.dice import DICE, DIE_NAMES, FACES, HAGGLE, MAGIC, REROLLED, STRENGTH
from herna.games.monster_lands.events.adventure import DiceRolled, DieRerolled, VenomUsed
from herna.games.monster_lands.path import CONQUEST, MISSION, MONSTER, Path, Throw
from herna.games.monster_lands.powers import KILL, LOOT_POWERS
from herna.games.monster_lands.rules.strike import (
    in_order,
    monster_of,
    rerolls,
    roll_bonus,
    single_bonus,
    source_for,
    total,
)
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.loot import spend_loot
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import SeatStep

STOP, ROLL_ALL, USE_VENOM = act.Stop(), act.RollAll(), act.UseVenom()
ROLL = {die: act.Roll(die) for die in (STRENGTH, MAGIC, HAGGLE)}


def current(state: LandsState) -> Throw:
    assert state.throw is not None
    return state.throw


def begin_throw(state: LandsState, path: int, scope: int, base: int = 0) -> None:
    """A roll begins; for a land or a mission all dice are rolled at once."""
    state.throw = Throw(path, scope, base, rerolls=rerolls(state, path, scope))
    if scope != MONSTER:
        roll_all(state, path)
    go_on(state)


def roll_all(state: LandsState, path: int) -> None:
    """Every die that has not been rolled; those of haggling again where they are rolled for a mission (ML-8.1)."""
    there = state.on(path)
    again = current(state).scope == MISSION
    dice = tuple(rolled(state, die) if again or not die % FACES else die for die in there.dice)
    safe = tuple(rolled(state, die) if not die % FACES else die for die in there.safe)
    fresh = [
        die for die, before in zip((*dice, *safe), (*there.dice, *there.safe), strict=True) if die != before or again
    ]
    state.put_path(path, replace(there, dice=tuple(sorted(dice)), safe=tuple(sorted(safe))))
    if fresh:
        state.tell(DiceRolled(there.seat, path, dice_text(fresh)))


def rolled(state: LandsState, die: int) -> int:
    """The die after it was rolled."""
    return die - die % FACES + state.roll()


def dice_text(dice: Sequence[int]) -> str:
    """Dice as events tell them: `S4 M2`."""
    return " ".join(DIE_NAMES[die % DICE] for die in sorted(dice))


def with_dice(there: Path, old: int, new: int) -> Path:
    """The path after one die of it changed."""
    for name in ("dice", "safe"):
        row = getattr(there, name)
        if old in row:
            place = row.index(old)
            return replace(there, **{name: tuple(sorted((*row[:place], new, *row[place + 1 :])))})
    raise ValueError(old)


def go_on(state: LandsState) -> None:
    """Ask, as long as there is something to decide that could change the outcome."""
    throw = current(state)
    seat = state.on(throw.path).seat
    offered = roll_options(state, seat)
    if len(offered) == 1 or decided(state, throw, offered):
        return
    state.push(Rolling(seat))


def decided(state: LandsState, throw: Throw, offered: Sequence[Action]) -> bool:
    """Nothing can come of going on: the land is won, or the monster dead and no die can be rolled again."""
    if throw.scope == CONQUEST:
        return total(state, throw) + single_bonus(state, throw, 2) >= land_value(state, throw.path)
    if throw.scope == MONSTER and not any(map(may_lower, offered)):
        return total(state, throw) + single_bonus(state, throw, KILL) >= kill_value(state, throw.path)
    return False


def may_lower(action: Action) -> bool:
    """Could a total become lower by this? Only a reroll does that, or loot that allows some."""
    if isinstance(action, act.UseLoot):
        return LOOT_POWERS[action.loot].rerolls[MONSTER] is not None
    return isinstance(action, act.Reroll)


def kill_value(state: LandsState, path: int) -> int:
    return state.setting.threats[monster_of(state, path)].kill


def land_value(state: LandsState, path: int) -> int:
    return state.setting.conquest[state.land_row[path // 4]]


def roll_options(state: LandsState, seat: int) -> list[Action]:
    """Stop, roll, roll again, use venom or loot."""
    throw = current(state)
    there = state.on(throw.path)
    scope = throw.scope
    found: list[Action] = [STOP]
    dice = (*there.dice, *there.safe) if there.safe else there.dice
    unrolled = [die for die in dice if not die % FACES]
    if unrolled and scope == MONSTER:
        found += (ROLL[die] for die in dict.fromkeys(unrolled))
        if len(unrolled) > 1:
            found.append(ROLL_ALL)
    if throw.rerolls:
        faces = sorted({die % DICE for die in dice if die % FACES and source_for(throw, die) >= 0})
        found += (state.setting.reroll[face] for face in faces)
    if there.venom and scope != MISSION and not (scope == MONSTER and bans_venom(state, throw.path)):
        found.append(USE_VENOM)
    for loot in state.loot[seat]:
        if fits(state, throw, loot):
            found.append(state.setting.use_loot[loot])
    return found


def bans_venom(state: LandsState, path: int) -> bool:
    return state.setting.threats[monster_of(state, path)].bans_venom


def fits(state: LandsState, throw: Throw, loot: int) -> bool:
    """Does a loot token do anything in this roll as the dice lie (ML-11.6)?"""
    power = LOOT_POWERS[loot]
    if power.rerolls[throw.scope] is not None or any(roll_bonus(state, throw, loot)):
        return True
    return throw.scope == MONSTER and bool(power.single[KILL])


class Rolling(SeatStep[LandsState, Action], frozen=True):
    """One more thing, or stop (ML-10.1)."""

    clause: ClassVar[str] = "ML-10.1"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return roll_options(state, seat)

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        throw = current(state)
        path = throw.path
        there = state.on(path)
        match action:
            case act.Roll(die):
                became = rolled(state, die)
                state.put_path(path, with_dice(there, die, became))
                state.tell(DiceRolled(seat, path, DIE_NAMES[became]))
            case act.RollAll():
                roll_all(state, path)
            case act.Reroll(face):
                reroll(state, seat, throw, face)
            case act.UseVenom():
                state.put_path(path, replace(there, venom=there.venom - 1))
                state.throw = replace(throw, venom=throw.venom + 1)
                state.tell(VenomUsed(seat, path))
            case act.UseLoot(loot):
                spend_loot(state, seat, loot)
                source = LOOT_POWERS[loot].rerolls[throw.scope]
                more = () if source is None else (source,)
                state.throw = replace(throw, loot=(*throw.loot, loot), rerolls=in_order((*throw.rerolls, *more)))
            case _:
                return
        go_on(state)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        throw = current(state)
        facts: dict[str, int | str] = {"total": total(state, throw), "path": state.setting.names("path")[throw.path]}
        if throw.scope == MONSTER:
            threat = state.setting.threats[monster_of(state, throw.path)]
            return Prompt("attack", facts | {"capture": threat.capture, "kill": threat.kill})
        if throw.scope == CONQUEST:
            return Prompt("conquest", facts | {"target": land_value(state, throw.path)})
        return Prompt("mission-roll", facts | {"target": state.setting.mission_target[state.missions[0]]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        throw = current(state)
        match action:
            case act.Reroll():
                return IllegalAction("no-reroll", clause="ML-10.2")
            case act.UseVenom() if throw.scope == MONSTER and bans_venom(state, throw.path):
                return banned(state, throw.path, "venom")
            case act.UseVenom():
                return IllegalAction("no-venom-there", clause="ML-10.4", venoms=state.on(throw.path).venom)
            case act.UseLoot():
                return IllegalAction("loot-does-not-fit", clause="ML-11.6")
            case act.Roll() | act.RollAll():
                return IllegalAction("nothing-to-roll", clause=self.clause)
        return IllegalAction("not-in-this-roll", clause=self.clause)


def banned(state: LandsState, path: int, what: str) -> IllegalAction:
    """The monster makes something useless (ML-9.10)."""
    monster = state.setting.names("monster")[monster_of(state, path)]
    return IllegalAction("banned", clause="ML-9.10", monster=monster, what=what)


def reroll(state: LandsState, seat: int, throw: Throw, face: int) -> None:
    """A die is rolled again; the last value counts (ML-10.2)."""
    there = state.on(throw.path)
    dice = (*there.dice, *there.safe)
    # Of two equal dice the one that more abilities may still touch is kept for later.
    die = face + REROLLED if face + REROLLED in dice and source_for(throw, face + REROLLED) >= 0 else face
    if face in dice and source_for(throw, face) >= 0:
        die = face
    place = source_for(throw, die)
    source = throw.rerolls[place]
    became = rolled(state, die)
    marked = became + REROLLED if source.distinct and became < DICE else became
    state.put_path(throw.path, with_dice(there, die, marked))
    left = (*throw.rerolls[:place], replace(source, left=source.left - 1), *throw.rerolls[place + 1 :])
    state.throw = replace(throw, rerolls=tuple(one for one in left if one.left))
    state.tell(DieRerolled(seat, throw.path, face, became % DICE))
