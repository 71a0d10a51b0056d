"""The conflict between members: traps and tricks turned up one by one, or left (chapter 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.dice import MAGIC, STRENGTH, colour_of
from herna.games.monster_lands.events.adventure import DieStolen, TrapLeft, TrickAimed, TrickCancelled, TrickFailed
from herna.games.monster_lands.events.solo import SamAimed, SamRevealed, SamStole
from herna.games.monster_lands.path import SAM, Path
from herna.games.monster_lands.powers import TRAP_POWERS, Powers
from herna.games.monster_lands.rules.attack import neighbours, occupied, standing
from herna.games.monster_lands.rules.supply import throw_away_tokens
from herna.games.monster_lands.setting import IS_TRICK, TRAP_IDS
from herna.games.monster_lands.state import NONE, LandsState, without
from herna.games.monster_lands.steps.revealing import add_gear_dice, turn_up
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep, ask_again

LEAVE, CANCEL, ALLOW, DONE = act.LeaveTrap(), act.CancelTrick(), act.AllowTrick(), act.Done()
STEAL = {die: act.Steal(die) for die in (STRENGTH, MAGIC)}


class BeginConflict(Automatic[LandsState], frozen=True):
    """Equipment lays its dice on the paths; then the conflict begins (ML-16.2)."""

    place: int

    def run(self, state: LandsState) -> None:
        for path in standing(state, self.place):
            add_gear_dice(state, path)
        state.push(Conflict(self.place))


class Conflict(Automatic[LandsState], frozen=True):
    """Path by path from the left, token by token from the top (ML-16.2)."""

    place: int

    def run(self, state: LandsState) -> None:
        for path in occupied(state, self.place):
            there = state.on(path)
            if there.revealed:
                continue
            if there.asked < len(there.traps):
                if there.seat == SAM:
                    state.push(self)
                    sams_token(state, path)
                    return
                assert state.battle is not None
                state.battle = replace(state.battle, active=path)
                state.push_all([DecideToReveal(there.seat, path), self])
                return
            state.put_path(path, replace(there, revealed=True))


class DecideToReveal(SeatStep[LandsState, Action], frozen=True):
    """The next token is turned up, or stays face down (ML-16.2, ML-16.3)."""

    clause: ClassVar[str] = "ML-16.2"

    path: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [act.RevealTrap(self.path, state.on(self.path).asked), LEAVE]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        there = state.on(self.path)
        state.put_path(self.path, replace(there, asked=there.asked + 1))
        if isinstance(action, act.LeaveTrap):
            state.tell(TrapLeft(seat, self.path))
            return
        turn_up(state, self.path, there.asked)
        if IS_TRICK[there.traps[there.asked]]:
            play_trick(state, seat, self.path)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        there = state.on(self.path)
        facts: dict[str, int | str] = {"trap": TRAP_IDS[there.traps[there.asked]], "number": there.asked + 1}
        return Prompt("decide-to-reveal", facts | {"path": state.setting.names("path")[self.path]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        facts: dict[str, Any] = {"number": state.on(self.path).asked + 1}
        return IllegalAction(
            "reveal-in-order", clause=self.clause, path=state.setting.names("path")[self.path], **facts
        )


def trick_on(there: Path) -> int:
    """The trick that was turned up last on a path."""
    return there.traps[there.asked - 1]


def power_on(state: LandsState, path: int) -> Powers:
    return TRAP_POWERS[trick_on(state.on(path))]


def play_trick(state: LandsState, seat: int, path: int) -> None:
    """A trick works at once on a neighbour; without one it is lost (ML-16.4)."""
    targets = neighbours(state, path)
    if not targets:
        state.tell(TrickFailed(seat, path))
    elif len(targets) == 1:
        aim(state, seat, path, targets[0])
    else:
        state.push(AimTrick(seat, path))


class AimTrick(SeatStep[LandsState, act.AimAt], frozen=True):
    """Which of two neighbours (ML-16.4)."""

    clause: ClassVar[str] = "ML-16.4"

    path: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [act.AimAt(path) for path in neighbours(state, self.path)]

    def take(self, state: LandsState, seat: int, action: act.AimAt) -> None:
        aim(state, seat, self.path, action.path)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("aim-trick", {"trap": TRAP_IDS[trick_on(state.on(self.path))]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("not-a-neighbour", clause=self.clause)


def aim(state: LandsState, seat: int, path: int, target: int) -> None:
    """The trick has its target, who may cancel it with a defence token there (ML-16.5)."""
    state.tell(TrickAimed(seat, path, trick_on(state.on(path)), target))
    there = state.on(target)
    if not power_on(state, path).diverts and not stealable(state, path, target):
        state.tell(TrickFailed(seat, path))
    elif there.defense:
        state.push(DecideToCancel(there.seat, path, target))
    else:
        carry_out(state, path, target)


class DecideToCancel(SeatStep[LandsState, Action], frozen=True):
    """The target throws away a defence token of the path and the trick with it, or lets it happen (ML-16.5)."""

    clause: ClassVar[str] = "ML-16.5"

    path: int
    target: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [CANCEL, ALLOW]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        if isinstance(action, act.AllowTrick):
            carry_out(state, self.path, self.target)
            return
        there = state.on(self.target)
        state.put_path(self.target, replace(there, defense=there.defense - 1))
        trick = throw_away_trick(state, self.path)
        state.tell(TrickCancelled(seat, self.target, trick))

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        facts: dict[str, int | str] = {"trap": TRAP_IDS[trick_on(state.on(self.path))]}
        return Prompt("decide-to-cancel", facts | {"path": state.setting.names("path")[self.target]})


def throw_away_trick(state: LandsState, path: int) -> int:
    """The trick that was turned up last goes to the used ones."""
    there = state.on(path)
    place = there.asked - 1
    trick = there.traps[place]
    above = there.shown & ((1 << place) - 1)
    below = there.shown >> (place + 1) << place
    traps = (*there.traps[:place], *there.traps[place + 1 :])
    state.put_path(path, replace(there, traps=traps, shown=above | below, asked=place))
    throw_away_tokens(state, there.seat, (trick,))
    return trick


def carry_out(state: LandsState, path: int, target: int) -> None:
    """Dice are stolen now, or the trick waits for the monster's attack (ML-16.6, ML-16.7)."""
    there = state.on(path)
    power = power_on(state, path)
    if power.diverts:
        state.put_path(path, replace(there, aims=(*there.aims, (target, power.diverts))))
        return
    choice = stealable(state, path, target)
    if there.seat == SAM:
        sam_steals(state, path, target, power.steals)
        return
    if power.steals == 1 and len(choice) == 1:
        steal(state, path, target, choice[0])
    else:
        state.push(StealDice(there.seat, path, target, power.steals))


def stealable(state: LandsState, path: int, target: int) -> list[int]:
    """The kinds of dice on the target's path that the trick may take; those on hidden traps are safe (ML-16.7)."""
    colours = power_on(state, path).steals_colours
    dice = state.on(target).dice
    return [die for die in (STRENGTH, MAGIC) if colours >> colour_of(die) & 1 and die in dice]


def steal(state: LandsState, path: int, target: int, die: int) -> None:
    """A die moves to the trick; it belongs to the thief's path, beyond its limit (ML-16.7)."""
    victim, thief = state.on(target), state.on(path)
    state.put_path(target, replace(victim, dice=without(victim.dice, die)))
    state.put_path(path, replace(thief, dice=tuple(sorted((*thief.dice, die)))))
    state.tell(SamStole(path, target, die) if thief.seat == SAM else DieStolen(thief.seat, path, target, die))


# Sam's own tricks


def sams_token(state: LandsState, path: int) -> None:
    """Sam turns up all his tokens; hidden traps do nothing for him (ML-18.8)."""
    there = state.on(path)
    trap = there.traps[there.asked]
    state.put_path(path, replace(there, shown=there.shown | 1 << there.asked, asked=there.asked + 1))
    state.tell(SamRevealed(path, trap))
    state.reveal()
    if not IS_TRICK[trap]:
        return
    target = sams_target(state, path)
    if target == NONE:
        return
    state.tell(SamAimed(path, trap, target))
    victim = state.on(target)
    if victim.defense:
        state.push(DecideToCancel(victim.seat, path, target))
    else:
        carry_out(state, path, target)


def sams_target(state: LandsState, path: int) -> int:
    """The neighbour with more dice to steal, or with fewer defence tokens against diverted ones; of equals the left
    one (ML-18.8)."""
    others = [other for other in neighbours(state, path) if state.on(other).seat != SAM]
    if power_on(state, path).diverts:
        return min(others, key=lambda other: state.on(other).defense, default=NONE)
    booty = {other: sum(map(state.on(other).dice.count, stealable(state, path, other))) for other in others}
    return max((other for other in others if booty[other]), key=lambda other: booty[other], default=NONE)


def sam_steals(state: LandsState, path: int, target: int, most: int) -> None:
    """He takes as many dice as he may, magic first (ML-18.8)."""
    for _ in range(most):
        found = stealable(state, path, target)
        if found:
            steal(state, path, target, found[-1])


class StealDice(SeatStep[LandsState, Action], frozen=True):
    """Which die; a trick for up to two leaves it to the thief how many (ML-16.7)."""

    clause: ClassVar[str] = "ML-16.7"

    path: int
    target: int
    left: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        dice = [STEAL[die] for die in stealable(state, self.path, self.target)]
        return [*dice, DONE] if power_on(state, self.path).steals > 1 else dice

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        if isinstance(action, act.Steal):
            steal(state, self.path, self.target, action.die)
            if stealable(state, self.path, self.target):
                ask_again(state, self)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("steal-dice", {"left": self.left, "path": state.setting.names("path")[self.target]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, act.Steal) and action.die in state.on(self.target).safe:
            return IllegalAction("dice-are-safe", clause="ML-16.8")
        return IllegalAction("cannot-steal", clause=self.clause)
