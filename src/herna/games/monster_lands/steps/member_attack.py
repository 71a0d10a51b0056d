"""The member's attack on the monster (chapter 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import MONSTERS
from herna.games.monster_lands.events import PanicEnded
from herna.games.monster_lands.events.adventure import AttackFailed, MonsterCaptured, MonsterKilled
from herna.games.monster_lands.path import GATE, MONSTER, place_of
from herna.games.monster_lands.powers import CAPTURE, KILL, LOOT_POWERS
from herna.games.monster_lands.rules.attack import standing
from herna.games.monster_lands.rules.clan import gain
from herna.games.monster_lands.rules.strike import powers_against, single_bonus, total, working_powers
from herna.games.monster_lands.rules.supply import shuffled
from herna.games.monster_lands.setting import IS_TRICK
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.deeds import perform
from herna.games.monster_lands.steps.loot import use_loot
from herna.games.monster_lands.steps.monster_attack import Strike
from herna.games.monster_lands.steps.rolling import begin_throw, current
from herna.games.monster_lands.vocabulary import Moment
from herna.kernel import Action, Automatic, Prompt
from herna.kernel.kit import SeatStep
from herna.kernel.state import with_item


class MemberAttack(Automatic[LandsState], frozen=True):
    """Whoever survived attacks, with what those to the left have done added (ML-10.1, ML-10.8)."""

    path: int

    def run(self, state: LandsState) -> None:
        if state.on(self.path).alive:
            assert state.battle is not None
            state.push(JudgeAttack(self.path))
            begin_throw(state, self.path, MONSTER, state.battle.suffered)


class JudgeAttack(Automatic[LandsState], frozen=True):
    """Killed, captured, or not beaten (ML-10.5 to ML-10.8)."""

    path: int

    def run(self, state: LandsState) -> None:
        path = self.path
        throw = current(state)
        place = place_of(path)
        monster = state.monsters[place]
        threat = state.setting.threats[monster]
        there = state.on(path)
        result = total(state, throw)
        killing = result + single_bonus(state, throw, KILL)
        capturing = result + single_bonus(state, throw, CAPTURE)
        state.throw = None
        if killing >= threat.kill:
            state.tell(MonsterKilled(there.seat, monster, path, killing))
            defeat(state, path, monster, killed=True)
        elif capturing >= threat.capture and enough_traps(state, path):
            state.tell(MonsterCaptured(there.seat, monster, path, capturing))
            defeat(state, path, monster, killed=False)
        else:
            assert state.battle is not None
            state.battle = replace(state.battle, suffered=result)
            state.tell(AttackFailed(there.seat, monster, path, result))


def enough_traps(state: LandsState, path: int) -> bool:
    """A capture needs a trap, from some monsters two, for some members none (ML-10.5)."""
    there = state.on(path)
    if any(power.needs_no_trap for power in powers_against(state, path, MONSTER)):
        return True
    traps = sum(not (IS_TRICK[trap] and there.shown >> place & 1) for place, trap in enumerate(there.traps))
    return traps >= state.setting.threats[state.monsters[place_of(path)]].traps_needed


def defeat(state: LandsState, path: int, monster: int, *, killed: bool) -> None:
    """Rewards; the monster becomes a trophy, is taken away, or escapes; its last blow (ML-10.6, ML-10.10)."""
    place = place_of(path)
    there = state.on(path)
    seat = there.seat
    threat = state.setting.threats[monster]
    state.put_path(path, replace(there, won=True))
    state.fought &= ~(1 << place)
    gain(state, seat, MONSTERS[monster].killed if killed else MONSTERS[monster].captured)
    moments: tuple[Moment, ...] = ("after_kill" if killed else "after_capture", "after_defeat")
    for power in working_powers(state, there, weapons=not threat.bans_weapon):
        if power.gain is not None and power.gain.when in moments:
            perform(state, power.gain, seat, there.member)
    if killed and threat.dying_blow:
        blows = [Strike(one, threat.dying_blow) for one in standing(state, place)]
        state.push_all([*blows, MonsterGone(place)])
    else:
        monster_gone(state, place)
    if killed:
        state.trophies[seat] = tuple(sorted((*state.trophies[seat], monster)))
    elif threat.escapes and place != GATE:
        state.escaped = with_item(state.escaped, place, monster)
    ask_for_loot(state, seat, moments[0])


class MonsterGone(Automatic[LandsState], frozen=True):
    """The place is free; at the gate the panic is over (ML-12.2)."""

    place: int

    def run(self, state: LandsState) -> None:
        monster_gone(state, self.place)


def monster_gone(state: LandsState, place: int) -> None:
    """Nothing stands there any more; panic tokens come off the buildings when it was the gate (ML-12.2)."""
    state.monsters = with_item(state.monsters, place, NONE)
    if place == GATE and state.panic:
        closed = tuple(building for building in range(7) if state.panic >> building & 1)
        state.panic_pile = shuffled(state, (*state.panic_pile, *closed))
        state.panic = 0
        state.tell(PanicEnded())


def ask_for_loot(state: LandsState, seat: int, moment: Moment) -> None:
    """Loot that fits what was just done may be used (ML-11.6)."""
    if any(LOOT_POWERS[loot].gains(moment) for loot in state.loot[seat]):
        state.push(UseFittingLoot(seat, moment))


class UseFittingLoot(SeatStep[LandsState, Action], frozen=True):
    """Use a loot token after a capture, a kill or a conquest (ML-11.6)."""

    clause: ClassVar[str] = "ML-11.6"

    moment: Moment

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        fitting = (loot for loot in state.loot[seat] if LOOT_POWERS[loot].gains(self.moment))
        return [*(state.setting.use_loot[loot] for loot in fitting), act.Done()]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        if isinstance(action, act.UseLoot):
            use_loot(state, seat, action.loot)
            ask_for_loot(state, seat, self.moment)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("use-fitting-loot")
