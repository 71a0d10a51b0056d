"""The course of a fight against enemies: a list of phases, each a step of its own."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.fight.foes import alive
from herna.games.mage_knight.fight.making import drop_made
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.blocking import block_options, take_block
from herna.games.mage_knight.steps.fight.damage import SufferAttacks
from herna.games.mage_knight.steps.fight.outcome import Outcome
from herna.games.mage_knight.steps.fight.refusals import combat_refusal
from herna.games.mage_knight.steps.fight.striking import attack_options, take_attack
from herna.games.mage_knight.steps.fight.summoning import Summon, dismiss_summoned
from herna.games.mage_knight.steps.playing import PLAYS, play, playing_options, pressing_options
from herna.games.mage_knight.steps.reactions import OpenToOthers
from herna.games.mage_knight.values import NO_ATTACK, FightPhase
from herna.games.programs import end, happen
from herna.kernel import Action, Automatic, IllegalAction, Prompt


class PhaseStep(OpenToOthers, frozen=True):
    """A phase in which a hero plays what he has until he goes on; others may use what is allowed in turns of others."""

    clause = "MK-8.2"
    prompt_of_others = Prompt("fight-of-another")

    def deeds(self, state: KnightState, seat: int) -> list[Action]:
        """What this phase is for, beside playing cards."""
        raise NotImplementedError(type(self).__name__)

    def carry_out(self, state: KnightState, seat: int, action: Action) -> None:
        """One of these deeds is done."""
        raise NotImplementedError(type(self).__name__)

    def own_options(self, state: KnightState) -> list[Action]:
        seat = self.seat
        pressing = pressing_options(state, seat)
        if pressing:
            return pressing
        found = [*playing_options(state, seat), *self.deeds(state, seat), act.NextPhase()]
        if state.fighting(seat).of(seat).targets:
            found.append(act.Retarget())  # last, so that whoever always takes the first option comes to an end
        return found

    def own_take(self, state: KnightState, action: Action) -> None:
        if isinstance(action, act.NextPhase):
            leave_phase(state, self.seat)
            return
        state.push(self)
        if isinstance(action, PLAYS):
            state.push(SomethingPlayed(self.seat))
            play(state, self.seat, action)
        else:
            self.carry_out(state, self.seat, action)

    def own_refusal(self, state: KnightState, action: Action) -> IllegalAction:
        return combat_refusal(state, self.seat, action)


class RangedPhase(PhaseStep, frozen=True):
    """Ranged and siege attacks, before the enemies attack."""

    def deeds(self, state: KnightState, seat: int) -> list[Action]:
        return attack_options(state, seat)

    def carry_out(self, state: KnightState, seat: int, action: Action) -> None:
        take_attack(state, seat, action)


class BlockPhase(PhaseStep, frozen=True):
    """Attacks of the enemies are blocked one by one."""

    def deeds(self, state: KnightState, seat: int) -> list[Action]:
        return block_options(state, seat)

    def carry_out(self, state: KnightState, seat: int, action: Action) -> None:
        take_block(state, seat, action)


class AttackPhase(PhaseStep, frozen=True):
    """All attacks count against those who are left."""

    def deeds(self, state: KnightState, seat: int) -> list[Action]:
        return attack_options(state, seat)

    def carry_out(self, state: KnightState, seat: int, action: Action) -> None:
        take_attack(state, seat, action)


class SomethingPlayed(Automatic[KnightState], frozen=True):
    """What was played first in a fight is over: nothing else can be the first thing any more."""

    seat: int

    def run(self, state: KnightState) -> None:
        if state.fight_of(self.seat) is not None:
            state.change_side(self.seat, busy=True)


def enter_phase(state: KnightState, seat: int, phase: FightPhase) -> None:
    """A phase begins."""
    state.change_fight(seat, phase=phase)


def leave_phase(state: KnightState, seat: int) -> None:
    """A phase is over: what was played for an attack or block that was not carried out is lost."""
    drop_made(state, seat)
    end(state, "phase", scope=seat)
    state.change_side(seat, targets=(), defenders=(), blocking=NO_ATTACK, forks=())
    state.change_turn(seat, activations=())


class BeginRanged(Automatic[KnightState], frozen=True):
    """The fight begins from afar."""

    seat: int

    def run(self, state: KnightState) -> None:
        state.setting.scenario.phase_begins(state, self.seat, "ranged")
        state.push(RangedPhase(self.seat))


class BeginBlock(Automatic[KnightState], frozen=True):
    """Those who are left attack."""

    seat: int

    def run(self, state: KnightState) -> None:
        if alive(state, self.seat):
            enter_phase(state, self.seat, "block")
            state.setting.scenario.phase_begins(state, self.seat, "block")
            state.push_all([Summon(self.seat), BlockPhase(self.seat)])


class BeginDamage(Automatic[KnightState], frozen=True):
    """What was not blocked does its damage."""

    seat: int

    def run(self, state: KnightState) -> None:
        if state.fighting(self.seat).phase == "block":
            enter_phase(state, self.seat, "damage")
            state.push(SufferAttacks(self.seat))


class BeginAttack(Automatic[KnightState], frozen=True):
    """The hero strikes back, unless nobody was left to attack him."""

    seat: int

    def run(self, state: KnightState) -> None:
        if state.fighting(self.seat).phase == "damage":
            dismiss_summoned(state, self.seat)
            enter_phase(state, self.seat, "attack")
            state.setting.scenario.phase_begins(state, self.seat, "attack")
            state.push(AttackPhase(self.seat))
            happen(state, "attack-phase", self.seat)


AGAINST_ENEMIES = (BeginRanged, BeginBlock, BeginDamage, BeginAttack, Outcome)
"""A fight against enemies from its beginning to its end. Those beaten from afar need no further phase."""


def fight_enemies(state: KnightState, seat: int) -> None:
    """A hero goes through all phases of his fight."""
    state.push_all([phase(seat) for phase in AGAINST_ENEMIES])


PHASE_STEPS = (
    BeginRanged, RangedPhase, BeginBlock, Summon, BlockPhase, BeginDamage, BeginAttack, AttackPhase, SomethingPlayed,
    Outcome,
)  # fmt: skip
