"""Banners: artifacts that lie under a unit and help it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from herna.games.mage_knight.rules.hero import card_done, with_unit, without
from herna.games.mage_knight.rules.sources import CARD
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState, Unit
from herna.games.mage_knight.vocabulary.world import UnitAbility, UnitStatic
from herna.games.programs import Frame, Held, Program, answers, carry_inner, held_in, total
from herna.games.programs.words import Trigger


class OfUnit(NamedTuple):
    """How much does a banner add to this value of its unit: `armour`, `attack`, `block`, or a resistance?"""

    value: str


@answers(UnitStatic, OfUnit)
def unit_static(state: KnightState, word: UnitStatic, held: Held, question: OfUnit) -> int:
    """A banner adds to values; a resistance counts as one."""
    values = {"armour": word.armour, "attack": word.attack, "block": word.block}
    return values[question.value] if question.value in values else int(question.value in word.resist)


class Able(NamedTuple):
    """Does a banner give its unit an ability?"""


@answers(UnitAbility, Able)
def unit_ability(state: KnightState, word: UnitAbility, held: Held, question: Able) -> int:
    """It does."""
    return 1


def banner_of(state: KnightState, unit: Unit) -> Program:
    """The words of the banner that a unit bears; none without one."""
    info = state.setting.cards[unit.banner] if unit.banner != NONE else None
    return Program() if info is None else info.attach


def banner_value(state: KnightState, seat: int, place: int, value: str) -> int:
    """What its banner adds to a value of a unit."""
    unit = state.units[seat][place]
    if unit.banner == NONE:
        return 0
    return total(state, OfUnit(value), held_in(banner_of(state, unit), seat, unit.banner, place))


def ability_of(state: KnightState, unit: Unit) -> UnitAbility | None:
    """The ability that its banner gives to a unit."""
    return next((word for word in banner_of(state, unit) if isinstance(word, UnitAbility)), None)


def attach(state: KnightState, seat: int, card: int, place: int) -> None:
    """A banner from hand lies under a unit; the one it bore before goes to the discard pile."""
    state.hand[seat] = without(state.hand[seat], card)
    card_done(state, seat)
    unit = state.units[seat][place]
    if unit.banner != NONE:
        state.discard[seat] += (unit.banner,)
    with_unit(state, seat, place, replace(unit, banner=card, banner_up=True))


def take_back(state: KnightState, seat: int, place: int) -> None:
    """A banner goes back among the cards of its owner."""
    unit = state.units[seat][place]
    state.discard[seat] += (unit.banner,)
    with_unit(state, seat, place, replace(unit, banner=NONE))


def banner_frame(state: KnightState, seat: int, place: int) -> Frame | None:
    """What the banner of a unit can do, as an effect."""
    unit = state.units[seat][place]
    word = ability_of(state, unit)
    if word is None:
        return None
    number = state.setting.programs.number(word.do)
    return Frame(number, actor=seat, owner=seat, source=unit.banner, about=unit.id, bearer=CARD)


def rejoice(state: KnightState, seat: int, place: int) -> None:
    """A unit attacks or blocks: its banner does what it does then."""
    unit = state.units[seat][place]
    if unit.banner == NONE:
        return
    number = state.setting.attach_programs[unit.banner]
    for word in banner_of(state, unit):
        if isinstance(word, Trigger) and word.event == "unit-attacks-or-blocks":
            frame = Frame(number, actor=seat, owner=seat, source=unit.banner, about=unit.id, bearer=CARD)
            carry_inner(state, word.do, frame)
