"""Words about units: recruiting, healing, what makes them stronger."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from herna.games.mage_knight.actions import ChooseUnit, Done, ReadyUnit, RecruitOnTerms, RecruitUnit
from herna.games.mage_knight.fight.protection import banner_saves
from herna.games.mage_knight.rules.hero import hurt_unit, place_of, with_unit
from herna.games.mage_knight.rules.sources import of_unit
from herna.games.mage_knight.rules.terms import bond_free, comes_freely
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.fight.damage import SpareUnit
from herna.games.mage_knight.steps.interaction import has_room, recruit
from herna.games.mage_knight.vocabulary import world as word
from herna.games.mage_knight.vocabulary.specials import CallToArms, WoundThisUnit
from herna.games.programs import EffectStep, Frame, Ledger, Paid, bind, does, happen, needs, put_in_force, word_at
from herna.kernel import Action
from herna.kernel.kit import ask_again

ANY_LEVEL = 99


class ChooseUnitToReady(EffectStep, frozen=True):
    """Which unit is made ready? Some are, by their number or by their levels in all."""

    clause = "MK-3.7"

    left: int
    levels: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, word.Ready)
        return [*(ReadyUnit(place) for place in spent_units(state, self.frame, this, self.levels)), Done()]

    def take(self, state: KnightState, seat: int, action: ReadyUnit | Done) -> None:
        this = word_at(state, self.frame, word.Ready)
        if isinstance(action, Done):
            bind(state, self.frame, this.as_, ())
            return
        unit = state.units[seat][action.place]
        bind(state, self.frame, this.as_, (unit.id,))
        with_unit(state, seat, action.place, replace(unit, ready=True))
        again = replace(self, left=self.left - 1, levels=self.levels - state.setting.units[unit.kind].level)
        if again.left and spent_units(state, self.frame, this, again.levels):
            state.push(again)


def spent_units(state: KnightState, frame: Frame, this: word.Ready, levels: int = ANY_LEVEL) -> list[int]:
    """The spent units, by place, that an effect can make ready; a unit whose ability it is never makes itself ready
    (MK-18.9)."""
    most = min(ANY_LEVEL if this.max_level is None else this.max_level, levels)
    return [
        place
        for place, unit in enumerate(state.units[frame.actor])
        if not unit.ready and unit.id != of_unit(frame) and state.setting.units[unit.kind].level <= most
    ]


@does(word.Ready)
def ready(state: KnightState, this: word.Ready, frame: Frame) -> None:
    seat = frame.actor
    levels = ANY_LEVEL if this.levels_total is None else this.levels_total
    places = spent_units(state, frame, this, levels)
    if this.target:
        for identity in (frame.about,) if this.target == "this-unit" else frame.things("unit"):
            place = place_of(state, seat, identity)
            if place == NONE:
                continue  # It has left since, or is a unit of the offer.
            with_unit(state, seat, place, replace(state.units[seat][place], ready=True))
    elif this.all:
        for place in places:
            with_unit(state, seat, place, replace(state.units[seat][place], ready=True))
    elif places:
        state.push(ChooseUnitToReady(frame, this.n if this.levels_total is None else ANY_LEVEL, levels))


@needs(word.Ready)
def ready_needs(state: KnightState, this: word.Ready, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if this.outside_combat and state.fight_of(frame.actor) is not None:
        return
    if of_unit(frame) == NONE or spent_units(state, frame, this):
        yield ledger, frame


class ChooseUnitToHeal(EffectStep, frozen=True):
    """Which unit is healed of a wound?"""

    clause = "MK-10.3"

    left: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseUnit(place) for place, unit in enumerate(state.units[seat]) if unit.wounds]

    def take(self, state: KnightState, seat: int, action: ChooseUnit) -> None:
        this = word_at(state, self.frame, word.HealUnit)
        heal_at(state, seat, action.place, fully=this.fully)
        if self.options(state, seat):
            ask_again(state, self)


def heal_at(state: KnightState, seat: int, place: int, *, fully: bool) -> None:
    """A wound of a unit goes back to its pile, or all of them."""
    unit = state.units[seat][place]
    if unit.wounds:
        with_unit(state, seat, place, replace(unit, wounds=0 if fully else unit.wounds - 1))
        happen(state, "unit-healed", seat, unit=(unit.id,))


@does(word.HealUnit, free=True)
def heal_unit(state: KnightState, this: word.HealUnit, frame: Frame) -> None:
    seat = frame.actor
    if this.target:
        for place in (place_of(state, seat, unit) for unit in frame.things(this.target)):
            heal_at(state, seat, place, fully=this.fully)
        return
    wounded = [place for place, unit in enumerate(state.units[seat]) if unit.wounds]
    if this.all:
        for place in wounded:
            heal_at(state, seat, place, fully=this.fully)
    elif wounded:
        state.push(ChooseUnitToHeal(frame, this.n))


@does(word.RecruitDiscount, free=True)
def recruit_discount(state: KnightState, this: word.RecruitDiscount, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


@does(CallToArms, free=True)
def call_to_arms(state: KnightState, this: CallToArms, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


@does(WoundThisUnit, free=True)
def wound_this_unit(state: KnightState, this: WoundThisUnit, frame: Frame) -> None:
    seat, place = frame.actor, place_of(state, frame.actor, frame.about)
    if place == NONE:
        return  # A unit of the offer takes no wound.
    if banner_saves(state, seat, place):
        state.push(SpareUnit(seat, frame.about))
        return
    hurt_unit(state, seat, place, 1)


@does(word.UnitBonus, free=True)
def unit_bonus(state: KnightState, this: word.UnitBonus, frame: Frame) -> None:
    put_in_force(state, frame, this.until)


class ChooseUnitToGrant(EffectStep, frozen=True):
    """Which unit gains the resistances?"""

    clause = "MK-8.11"

    left: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseUnit(place) for place in range(len(state.units[seat]))]

    def take(self, state: KnightState, seat: int, action: ChooseUnit) -> None:
        this = word_at(state, self.frame, word.UnitGrant)
        unit = state.units[seat][action.place].id
        put_in_force(state, replace(self.frame, about=unit), this.until)
        ask_again(state, self)


@does(word.UnitGrant, free=True)
def unit_grant(state: KnightState, this: word.UnitGrant, frame: Frame) -> None:
    if this.n is None:
        put_in_force(state, replace(frame, about=NONE), this.until)
    elif state.units[frame.actor]:
        state.push(ChooseUnitToGrant(frame, min(this.n, len(state.units[frame.actor]))))


class RecruitFreely(EffectStep, frozen=True):
    """Which unit of the offer is recruited for nothing?"""

    clause = "MK-7.3"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        units = [unit for unit in dict.fromkeys(state.unit_offer) if comes_freely(state, unit)]
        found: list[Action] = [RecruitUnit(unit) for unit in units] if has_room(state, seat) else []
        if bond_free(state, seat):
            found += [RecruitOnTerms(unit, bonded=True, discount=NONE) for unit in units]
        return found

    def take(self, state: KnightState, seat: int, action: RecruitUnit | RecruitOnTerms) -> None:
        recruit(state, seat, action.unit, bonded=isinstance(action, RecruitOnTerms))


@does(word.Recruit)
def recruit_freely(state: KnightState, this: word.Recruit, frame: Frame) -> None:
    state.push(RecruitFreely(frame))


@needs(word.Recruit)
def recruit_needs(state: KnightState, this: word.Recruit, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if RecruitFreely(frame).options(state, frame.actor):
        yield ledger, frame


UNIT_STEPS = (ChooseUnitToReady, ChooseUnitToHeal, ChooseUnitToGrant, RecruitFreely)
