"""Spells that touch other heroes: each of them who has something to use in the turns of others is asked first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import ChooseColour, DiscardCard, Done, PickDie, SpendUnit, TakeCard
from herna.games.mage_knight.effects.magic import die_showing
from herna.games.mage_knight.printed import BASIC_COLOURS
from herna.games.mage_knight.rules.hero import gain_crystal, take_wounds, with_unit, without
from herna.games.mage_knight.rules.mana import free_dice
from herna.games.mage_knight.rules.sources import colours_of
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.reactions import Forewarn
from herna.games.mage_knight.vocabulary import specials as word
from herna.games.programs import EffectStep, Frame, Ledger, Paid, bind, does, needs, put_in_force
from herna.kernel import Action, Automatic, Step
from herna.kernel.kit import SeatStep


def rivals(state: KnightState, seat: int) -> tuple[int, ...]:
    """The other heroes that a spell touches, in the order of the round; nobody once its end is announced (MK-16.1)."""
    if state.closing:
        return ()
    at = state.order.index(seat)
    around = (*state.order[at + 1 :], *state.order[:at])
    return tuple(other for other in around if other < state.setting.players)


def forewarn(state: KnightState, seat: int, *after: Step) -> None:
    """The effect is announced to all it touches; it takes place after their answers (MK-16.2)."""
    state.push_all([*(Forewarn(rival) for rival in rivals(state, seat)), *after])


# Mana Meltdown and Mana Radiance


class MeltCrystals(Automatic[KnightState], frozen=True):
    """Everybody else loses a random crystal, or takes a wound."""

    frame: Frame

    def run(self, state: KnightState) -> None:
        lost = []
        for rival in rivals(state, self.frame.actor):
            owned = [colour for colour, count in enumerate(state.crystals[rival]) for _ in range(count)]
            if not owned:
                take_wounds(state, rival, 1)
                continue
            colour = owned[state.below(len(owned))]
            state.crystals[rival][colour] -= 1
            state.tell(told.CrystalLost(rival, colour))
            lost.append(colour)
        if lost:
            state.push(TakeLost(self.frame, tuple(sorted(set(lost)))))


class TakeLost(EffectStep, frozen=True):
    """Which of the lost crystals does the caster take?"""

    clause = "MK-16.3"

    colours: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [*(ChooseColour(colour) for colour in self.colours), Done()]

    def take(self, state: KnightState, seat: int, action: ChooseColour | Done) -> None:
        if isinstance(action, ChooseColour):
            gain_crystal(state, seat, action.colour)


@does(word.ManaMeltdown, free=True)
def mana_meltdown(state: KnightState, this: word.ManaMeltdown, frame: Frame) -> None:
    forewarn(state, frame.actor, MeltCrystals(frame))


class NameRadiance(EffectStep, frozen=True):
    """Whose crystals burn?"""

    clause = "MK-16.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseColour(colour) for colour in range(BASIC_COLOURS)]

    def take(self, state: KnightState, seat: int, action: ChooseColour) -> None:
        for hurt in (seat, *rivals(state, seat)):
            take_wounds(state, hurt, state.crystals[hurt][action.colour])
        gain_crystal(state, seat, action.colour)
        gain_crystal(state, seat, action.colour)


@does(word.ManaRadiance, free=True)
def mana_radiance(state: KnightState, this: word.ManaRadiance, frame: Frame) -> None:
    forewarn(state, frame.actor, NameRadiance(frame))


# Mana Claim and Mana Curse


class ClaimDie(EffectStep, frozen=True):
    """Which die of a basic colour is kept for the round?"""

    clause = "MK-16.5"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [PickDie(face) for face in claimable(state)]

    def take(self, state: KnightState, seat: int, action: PickDie) -> None:
        state.kept_dice += ((NONE, die_showing(state, action.face)),)
        bind(state, self.frame, "c", (action.face,))


def claimable(state: KnightState) -> list[int]:
    """The basic colours that dice in the Source show."""
    return sorted({face for face in free_dice(state) if face < BASIC_COLOURS})


@does(word.ManaClaim)
def mana_claim(state: KnightState, this: word.ManaClaim, frame: Frame) -> None:
    state.push(ClaimDie(frame))


@needs(word.ManaClaim)
def mana_claim_needs(state: KnightState, this: word.ManaClaim, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    dice = free_dice(state)
    for face in claimable(state):
        if dice.count(face) > ledger.of(("die", face)):
            yield ledger.spend(("die", face)), frame.with_bound("c", (face,))


class LayCurse(Automatic[KnightState], frozen=True):
    """From now on the colour is cursed."""

    frame: Frame

    def run(self, state: KnightState) -> None:
        put_in_force(state, self.frame, "round")


@does(word.ManaCurse, free=True)
def mana_curse(state: KnightState, this: word.ManaCurse, frame: Frame) -> None:
    forewarn(state, frame.actor, LayCurse(frame))


# Mind Read and Mind Steal


class ReadMinds(EffectStep, frozen=True):
    """A card of which colour must everybody else discard?"""

    clause = "MK-16.6"

    steal: bool

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseColour(colour) for colour in range(BASIC_COLOURS)]

    def take(self, state: KnightState, seat: int, action: ChooseColour) -> None:
        gain_crystal(state, seat, action.colour)
        state.push(AskMinds(self.frame, action.colour, rivals(state, seat), self.steal))


def minds_of(state: KnightState, seat: int, colour: int) -> list[int]:
    """The actions and spells of a colour in a hand."""
    return [card for card in dict.fromkeys(state.hand[seat]) if colour in colours_of(state, card)]


class AskMinds(Automatic[KnightState], frozen=True):
    """One after another discards a card of the colour or shows a hand without one."""

    frame: Frame
    colour: int
    left: tuple[int, ...]
    steal: bool
    given: tuple[tuple[int, int], ...] = ()

    def run(self, state: KnightState) -> None:
        for at, rival in enumerate(self.left):
            if minds_of(state, rival, self.colour):
                state.push(YieldCard(rival, replace(self, left=self.left[at + 1 :])))
                return
            state.reveal()
            state.tell(told.HandShown(rival, state.hand[rival]))
        actions = [entry for entry in self.given if entry[1] not in state.setting.spell_range]
        if self.steal and actions:
            state.push(StealCard(self.frame, tuple(actions)))


class YieldCard(SeatStep[KnightState, DiscardCard], frozen=True):
    """Which card of the colour is discarded?"""

    clause = "MK-16.6"

    then: AskMinds

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [DiscardCard(card) for card in minds_of(state, seat, self.then.colour)]

    def take(self, state: KnightState, seat: int, action: DiscardCard) -> None:
        state.hand[seat] = without(state.hand[seat], action.card)
        state.discard[seat] += (action.card,)
        state.tell(told.CardYielded(seat, action.card))
        state.push(replace(self.then, given=(*self.then.given, (seat, action.card))))


class StealCard(EffectStep, frozen=True):
    """Which of the discarded actions does the caster take for good?"""

    clause = "MK-16.7"

    given: tuple[tuple[int, int], ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [*(TakeCard(card) for card in dict.fromkeys(card for _, card in self.given)), Done()]

    def take(self, state: KnightState, seat: int, action: TakeCard | Done) -> None:
        if isinstance(action, TakeCard):
            owner = next(rival for rival, card in self.given if card == action.card)
            state.discard[owner] = without(state.discard[owner], action.card)
            state.hand[seat] = tuple(sorted((*state.hand[seat], action.card)))
            state.tell(told.CardStolen(seat, action.card, owner))


@does(word.MindRead, free=True)
def mind_read(state: KnightState, this: word.MindRead, frame: Frame) -> None:
    forewarn(state, frame.actor, ReadMinds(frame, steal=False))


@does(word.MindSteal, free=True)
def mind_steal(state: KnightState, this: word.MindSteal, frame: Frame) -> None:
    forewarn(state, frame.actor, ReadMinds(frame, steal=True))


# Energy Flow and Energy Steal


class DrainUnits(EffectStep, frozen=True):
    """Which ready unit of this rival is spent?"""

    clause = "MK-16.8"

    most: int
    left: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        rival = self.left[0]
        return [*(SpendUnit(rival, place) for place in drainable(state, rival, self.most)), Done()]

    def take(self, state: KnightState, seat: int, action: SpendUnit | Done) -> None:
        if isinstance(action, SpendUnit):
            unit = state.units[action.seat][action.place]
            with_unit(state, action.seat, action.place, replace(unit, ready=False))
            state.tell(told.UnitDrained(action.seat, unit.kind))
        state.push(NextDrain(replace(self, left=self.left[1:])))


class NextDrain(Automatic[KnightState], frozen=True):
    """The next rival who has such a unit."""

    question: DrainUnits

    def run(self, state: KnightState) -> None:
        question = self.question
        left = tuple(rival for rival in question.left if drainable(state, rival, question.most))
        if left:
            state.push(replace(question, left=left))


def drainable(state: KnightState, rival: int, most: int) -> list[int]:
    """The ready units of a rival, by place, up to a level."""
    units = enumerate(state.units[rival])
    return [place for place, unit in units if unit.ready and state.setting.units[unit.kind].level <= most]


@does(word.SpendRivalUnits, free=True)
def spend_rival_units(state: KnightState, this: word.SpendRivalUnits, frame: Frame) -> None:
    if frame.things("u"):
        question: Any = DrainUnits(frame, this.max_level, rivals(state, frame.actor))
        forewarn(state, frame.actor, NextDrain(question))


RIVAL_STEPS = (
    MeltCrystals, TakeLost, NameRadiance, ClaimDie, LayCurse, ReadMinds, AskMinds, YieldCard, StealCard, DrainUnits,
    NextDrain,
)  # fmt: skip
