"""The damage of attacks that were not blocked: units take it, or the hero does."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.banners import banner_value
from herna.games.mage_knight.foes import RESIST_BITS, Hit, fighting, has, hit_of, open_attacks
from herna.games.mage_knight.guards import (
    can_take,
    first_to_take,
    may_spare,
    through_shield,
    took_damage,
    without_first_wound,
)
from herna.games.mage_knight.hero import (
    discard_wounds,
    drop_hand,
    level_info,
    lose_unit,
    take_wounds,
    takes_part,
    with_unit,
)
from herna.games.mage_knight.rules.figures import absorb, damage_of, resists_attack, wounds_of
from herna.games.mage_knight.state import INFLUENCE, NONE, Foe, KnightState
from herna.games.mage_knight.steps.playing import play, playing_options
from herna.games.mage_knight.steps.refusals import combat_refusal
from herna.games.mage_knight.vocabulary.names import Resistance
from herna.games.mage_knight.vocabulary.world import UnitBonus, UnitGrant
from herna.games.programs import flag, word_at
from herna.kernel import Action, Automatic, IllegalAction, Prompt, with_item
from herna.kernel.kit import SeatStep


class SufferAttacks(Automatic[KnightState], frozen=True):
    """Unblocked attacks do their damage one after another, in the order the player likes."""

    seat: int

    def run(self, state: KnightState) -> None:
        left = open_attacks(state)
        if not left:
            return
        state.push(self)
        if len(left) == 1:
            suffer(state, self.seat, *left[0])
        else:
            state.push(NextAttack(self.seat))


class NextAttack(SeatStep[KnightState, Any], frozen=True):
    """Which attack comes next? Special effects may be played between two of them (MK-8.3)."""

    clause = "MK-8.9"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [*(act.SufferAttack(*one) for one in open_attacks(state)), *playing_options(state, seat)]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.SufferAttack):
            suffer(state, seat, action.foe, action.attack)
        else:
            play(state, seat, action)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return combat_refusal(state, seat, action)


def suffer(state: KnightState, seat: int, place: int, attack: int) -> None:
    """One attack does its damage."""
    combat = fighting(state)
    foe = combat.foes[place]
    hit = hit_of(state, foe, attack)
    foes = with_item(combat.foes, place, replace(foe, suffered=with_item(foe.suffered, attack, True)))
    state.combat = replace(combat, foes=foes)
    damage = damage_of(hit.value, brutal=hit.brutal)
    if damage:
        state.push(Assign(seat, place, attack, damage))


class Assign(Automatic[KnightState], frozen=True):
    """Damage is assigned to units as long as one likes; the rest goes to the hero."""

    seat: int
    foe: int
    attack: int
    damage: int

    def run(self, state: KnightState) -> None:
        question = AssignDamage(self.seat, self.foe, self.attack, self.damage)
        first = first_to_take(state, self.seat, self.foe, self.attack)
        if first != NONE:
            question.take(state, self.seat, act.AssignToUnit(first))
        elif len(question.options(state, self.seat)) == 1:
            question.take(state, self.seat, act.AssignToHero())
        else:
            state.push(question)


class AssignDamage(SeatStep[KnightState, Any], frozen=True):
    """Who takes this damage?"""

    clause = "MK-8.10"

    foe: int
    attack: int
    damage: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        foe = fighting(state).foes[self.foe]
        units = shields(state, seat, foe, self.attack)
        return [*(act.AssignToUnit(place) for place in units), act.AssignToHero()]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("assign-damage", {"damage": self.damage})

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        foe = fighting(state).foes[self.foe]
        hit = hit_of(state, foe, self.attack)
        if isinstance(action, act.AssignToUnit):
            self.hurt_unit(state, seat, action.place, hit, foe)
        else:
            self.hurt_hero(state, seat, hit, foe)

    def hurt_unit(self, state: KnightState, seat: int, place: int, hit: Hit, foe: Foe) -> None:
        """A unit takes its part; poison wounds it twice, a paralysing attack destroys it."""
        kind = state.setting.units[state.units[seat][place].kind]
        state.points[INFLUENCE] -= kind.assign_influence
        change = replace(foe, by_units=True)
        state.combat = replace(fighting(state), foes=with_item(fighting(state).foes, self.foe, change))
        resists = resists_of_unit(state, seat, place)
        armour = armour_of_unit(state, seat, place)
        taken = absorb(self.damage, armour, resistant=resists_attack(resists, hit.element))
        if taken.left:
            state.push(Assign(seat, self.foe, self.attack, taken.left))
        if not taken.wounded:
            took_damage(state, place)
        elif may_spare(state, seat, place):
            state.push(SpareUnit(seat, place, self))
        else:
            self.wound_unit(state, seat, place)

    def wound_unit(self, state: KnightState, seat: int, place: int) -> None:
        """A wound, two of a poisonous attack; a paralysing one destroys the unit."""
        unit, foe = state.units[seat][place], fighting(state).foes[self.foe]
        if has(state, foe, "paralyze", self.attack):
            lose_unit(state, seat, place)
            combat = fighting(state)
            moved = tuple(other - (other > place) for other in combat.assigned if other != place)
            state.combat = replace(combat, assigned=moved)
            state.tell(told.UnitDestroyed(seat, unit.kind))
        else:
            poison = hit_of(state, foe, self.attack).poison
            with_unit(state, seat, place, replace(unit, wounds=2 if poison else 1))
            state.tell(told.UnitWounded(seat, unit.kind))
            self.feed(state, foe, 1)

    def hurt_hero(self, state: KnightState, seat: int, hit: Hit, foe: Foe) -> None:
        """A wound for each full or begun armour; poison puts as many into the discard pile."""
        damage = through_shield(state, seat, hit.element, self.damage)
        wounds = without_first_wound(state, seat, wounds_of(damage, level_info(state, seat).armour))
        if not wounds:
            return
        self.feed(state, foe, wounds)
        if hit.poison:
            discard_wounds(state, seat, wounds)
        take_wounds(state, seat, wounds)
        if has(state, foe, "paralyze", self.attack):
            drop_hand(state, seat)

    def feed(self, state: KnightState, foe: Foe, wounds: int) -> None:
        """A vampiric enemy grows by every wound it deals."""
        if has(state, foe, "vampiric", self.attack):
            combat = fighting(state)
            foe = combat.foes[self.foe]
            grown = replace(foe, armour_change=foe.armour_change + wounds)
            state.combat = replace(combat, foes=with_item(combat.foes, self.foe, grown))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, act.AssignToUnit):
            return combat_refusal(state, seat, action)
        if not 0 <= action.place < len(state.units[seat]):
            return IllegalAction("no-such-unit", clause=self.clause, units=len(state.units[seat]))
        if fighting(state).alone:
            return IllegalAction("units-stay-outside", clause="MK-8.20")
        if has(state, fighting(state).foes[self.foe], "assassination", self.attack):
            return IllegalAction("damage-not-assignable", clause="MK-8.26")
        if state.units[seat][action.place].wounds:
            return IllegalAction("unit-wounded", clause="MK-10.2")
        clause = "MK-8.11" if action.place in fighting(state).assigned else self.clause
        return IllegalAction("damage-not-assignable", clause=clause)


class SpareUnit(SeatStep[KnightState, Any], frozen=True):
    """Does the banner keep the wound off the unit?"""

    clause = "MK-3.12"

    place: int
    damage: AssignDamage | None = None
    """The damage it comes from; none if the unit pays with a wound for its own ability."""

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.UseBanner(self.place), act.Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        unit = state.units[seat][self.place]
        if isinstance(action, act.UseBanner):
            with_unit(state, seat, self.place, replace(unit, banner_up=False))
            took_damage(state, self.place)
        elif self.damage is not None:
            self.damage.wound_unit(state, seat, self.place)
        else:
            with_unit(state, seat, self.place, replace(unit, wounds=unit.wounds + 1))


RESISTANCES: tuple[Resistance, ...] = ("physical", "fire", "ice")
Effect = TypeVar("Effect", UnitBonus, UnitGrant)


def words_on_units(state: KnightState, seat: int, kind: type[Effect], place: int = NONE) -> list[Effect]:
    """The effects of a kind in force on one's units, or on the one at a place."""
    found = []
    for thing in state.lasting:
        if thing.flag in ("unit-bonus", "unit-grant") and thing.frame.actor == seat:
            word = word_at(state, thing.frame)
            if isinstance(word, kind) and (kind is UnitBonus or thing.frame.place in (NONE, place)):
                found.append(word)
    return found


def armour_of_unit(state: KnightState, seat: int, place: int) -> int:
    """The armour of a unit now."""
    armour = state.setting.units[state.units[seat][place].kind].armour + banner_value(state, seat, place, "armour")
    return armour + sum(word.armour for word in words_on_units(state, seat, UnitBonus))


def resists_of_unit(state: KnightState, seat: int, place: int) -> int:
    """What a unit resists now, as bits."""
    names = set(state.setting.units[state.units[seat][place].kind].resists)
    names.update(name for name in RESISTANCES if banner_value(state, seat, place, name))
    for word in words_on_units(state, seat, UnitGrant, place):
        names.update(word.resist)
    return sum(RESIST_BITS[name] for name in names)


def shields(state: KnightState, seat: int, foe: Foe, attack: int) -> list[int]:
    """The units, by place, that can take damage of this attack of an enemy."""
    combat = fighting(state)
    if has(state, foe, "assassination", attack) or flag(state, seat, "units-take-no-damage"):
        return []
    return [
        place
        for place, unit in enumerate(state.units[seat])
        if can_take(state, seat, place)
        and takes_part(state, place)
        and (unit.bonded or not combat.alone)
        and state.points[INFLUENCE] >= state.setting.units[unit.kind].assign_influence
    ]
