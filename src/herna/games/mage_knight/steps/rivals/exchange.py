"""Two heroes strike and block in turn, first from afar, then hand to hand."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.fight.duel import (
    block_against,
    blow_now,
    excess_of,
    exchange_of,
    rival_of,
    sharers,
)
from herna.games.mage_knight.fight.making import drop_made
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.phases import SomethingPlayed
from herna.games.mage_knight.steps.playing import PLAYS, play, playing_options, pressing_options
from herna.games.mage_knight.steps.reactions import OpenToOthers
from herna.games.mage_knight.steps.rivals.damage import DealDamage
from herna.games.mage_knight.steps.rivals.refusals import rival_refusal
from herna.games.mage_knight.values import Contribution, Exchange
from herna.games.mage_knight.vocabulary.points import Block
from herna.games.programs import carry_inner, end, happen, word_at
from herna.kernel import Action, Automatic, IllegalAction, Prompt


class FromAfar(Automatic[KnightState], frozen=True):
    """Ranged and siege attacks in turn; the one who was attacked begins (MK-19.7)."""

    seat: int

    def run(self, state: KnightState) -> None:
        begin_exchange(state, self.seat, Exchange(striker=1))


class HandToHand(Automatic[KnightState], frozen=True):
    """All attacks in turn; the aggressor begins (MK-19.12)."""

    seat: int

    def run(self, state: KnightState) -> None:
        begin_exchange(state, self.seat, Exchange(striker=0, melee=True))
        fight = state.fight_of(self.seat)
        for side in () if fight is None else fight.sides:
            happen(state, "attack-phase", side.seat)


def begin_exchange(state: KnightState, seat: int, exchange: Exchange) -> None:
    """A phase of the fight begins, if it goes on at all."""
    if state.fight_of(seat) is not None:
        for side in state.fighting(seat).sides:
            end(state, "phase", scope=side.seat)
        state.change_fight(seat, exchange=exchange)
        ask_striker(state, seat)


def ask_striker(state: KnightState, seat: int) -> None:
    """Whose attack it is may strike or pass."""
    fight, exchange = state.fighting(seat), exchange_of(state, seat)
    state.change_fight(seat, phase="attack" if exchange.melee else "ranged")
    for side in fight.sides:
        state.change_turn(side.seat, activations=())
    state.push(StrikeRival(fight.sides[exchange.striker].seat))


class RivalStep(OpenToOthers, frozen=True):
    """A hero plays what he has in a fight against another; others may use what is allowed in turns of others."""

    clause = "MK-19.7"
    prompt_of_others = Prompt("fight-of-another")

    def deeds(self, state: KnightState, seat: int) -> list[Action]:
        """What ends the step."""
        raise NotImplementedError(type(self).__name__)

    def carry_out(self, state: KnightState, seat: int, action: Action) -> None:
        """One of these deeds is done."""
        raise NotImplementedError(type(self).__name__)

    def own_options(self, state: KnightState) -> list[Action]:
        return pressing_options(state, self.seat) or [
            *playing_options(state, self.seat),
            *self.deeds(state, self.seat),
        ]

    def own_prompt(self, state: KnightState) -> Prompt:
        exchange = exchange_of(state, self.seat)
        return Prompt(super().own_prompt(state).id, {"melee": str(exchange.melee).lower(), "value": exchange.value})

    def own_take(self, state: KnightState, action: Action) -> None:
        if isinstance(action, PLAYS):
            state.push_all([SomethingPlayed(self.seat), self])
            play(state, self.seat, action)
        else:
            self.carry_out(state, self.seat, action)

    def own_refusal(self, state: KnightState, action: Action) -> IllegalAction:
        return rival_refusal(state, self.seat, action)


class StrikeRival(RivalStep, frozen=True):
    """Strike, or pass (MK-19.7)?"""

    def deeds(self, state: KnightState, seat: int) -> list[Action]:
        strikes = blow_now(state, seat).value > 0
        return [act.Strike(), act.PassAttack()] if strikes else [act.PassAttack()]

    def carry_out(self, state: KnightState, seat: int, action: Action) -> None:
        exchange = exchange_of(state, seat)
        if isinstance(action, act.PassAttack):
            drop_made(state, seat)
            state.tell(told.AttackPassed(seat))
            state.change_fight(seat, exchange=replace(exchange, passed=exchange.passed + 1))
            state.push(NextStrike(seat))
            return
        blow = blow_now(state, seat)
        state.tell(told.RivalStruck(seat, rival_of(state, seat), blow.value))
        struck = replace(exchange, passed=0, value=blow.value, elements=blow.elements)
        state.change_fight(seat, exchange=struck, phase="block")
        state.push_all([BlockRival(rival_of(state, seat)), DealDamage(seat), NextStrike(seat)])


class BlockRival(RivalStep, frozen=True):
    """Block as much of the attack as one likes (MK-19.8)."""

    clause = "MK-19.8"

    def deeds(self, state: KnightState, seat: int) -> list[Action]:
        return [act.FinishBlock()]

    def carry_out(self, state: KnightState, seat: int, action: Action) -> None:
        fight, exchange = state.fighting(seat), exchange_of(state, seat)
        striker, made = fight.against(seat), fight.of(seat).made
        # An effect may have taken a share off or changed an element since the attack was made.
        blow = blow_now(state, striker.seat)
        exchange = replace(exchange, value=blow.value, elements=blow.elements)
        state.change_fight(seat, exchange=exchange)
        less, excess, taking_part = block_against(state, seat), excess_of(state, seat), sharers(state, seat)
        damage = max(blow.value - less, 0)
        units = tuple(striker.foes[place].unit for place in taking_part)
        state.change_fight(seat, exchange=replace(exchange, units=units, damage=damage), phase="damage")
        drop_made(state, seat)
        drop_made(state, striker.seat)
        state.tell(told.RivalBlocked(seat, min(less, blow.value), damage))
        if not damage:
            stopped(state, seat, taking_part, made, excess)


def stopped(state: KnightState, seat: int, places: list[int], made: tuple[Contribution, ...], excess: int) -> None:
    """An attack was brought to nothing: units that had a share in it are blocked, and what waits for a block that
    succeeds takes place (MK-19.22)."""
    for place in places:
        foe = state.fighting(seat).against(seat).foes[place]
        state.change_foe(seat, place, replace(foe, blocked=(True,)))
    for part in made:
        word = None if part.effect is None else word_at(state, part.effect)
        if part.effect is not None and isinstance(word, Block):
            carry_inner(state, word.on_success, part.effect.with_bound("excess", (excess,)))


class NextStrike(Automatic[KnightState], frozen=True):
    """The other hero is the next to strike; when both have passed the phase is over (MK-19.11)."""

    seat: int

    def run(self, state: KnightState) -> None:
        if state.fight_of(self.seat) is None:
            return
        exchange = exchange_of(state, self.seat)
        if exchange.passed < 2:
            again = Exchange(1 - exchange.striker, exchange.melee, exchange.passed, number=exchange.number + 1)
            state.change_fight(self.seat, exchange=again)
            ask_striker(state, self.seat)
