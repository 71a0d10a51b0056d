"""The damage of attacks that were not blocked: units take it, or the hero does."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.banners import banner_value
from herna.games.mage_knight.foes import RESIST_BITS, Hit, fighting, has, hit_of, open_attacks
from herna.games.mage_knight.hero import discard_wounds, drop_hand, level_info, lose_unit, take_wounds, with_unit
from herna.games.mage_knight.rules.figures import absorb, damage_of, resists_attack, wounds_of
from herna.games.mage_knight.state import NONE, Foe, KnightState
from herna.games.mage_knight.vocabulary.names import Resistance
from herna.games.mage_knight.vocabulary.world import UnitBonus, UnitGrant
from herna.games.programs import flag, word_at
from herna.kernel import Action, Automatic, IllegalAction, with_item
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


class NextAttack(SeatStep[KnightState, act.SufferAttack], frozen=True):
    """Which attack comes next?"""

    clause = "MK-8.9"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.SufferAttack(*one) for one in open_attacks(state)]

    def take(self, state: KnightState, seat: int, action: act.SufferAttack) -> None:
        suffer(state, seat, action.foe, action.attack)


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
        if len(question.options(state, self.seat)) == 1:
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
        return [*(act.AssignToUnit(place) for place in shields(state, seat, foe)), act.AssignToHero()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        foe = fighting(state).foes[self.foe]
        hit = hit_of(state, foe, self.attack)
        if isinstance(action, act.AssignToUnit):
            self.hurt_unit(state, seat, action.place, hit, foe)
        else:
            self.hurt_hero(state, seat, foe)

    def hurt_unit(self, state: KnightState, seat: int, place: int, hit: Hit, foe: Foe) -> None:
        """A unit takes its part; poison wounds it twice, a paralysing attack destroys it."""
        unit = state.units[seat][place]
        kind = state.setting.units[unit.kind]
        resists = resists_of_unit(state, seat, place)
        armour = kind.armour + banner_value(state, seat, place, "armour")
        armour += sum(word.armour for word in words_on_units(state, seat, UnitBonus))
        taken = absorb(self.damage, armour, resistant=resists_attack(resists, hit.element))
        if taken.left:
            state.push(Assign(seat, self.foe, self.attack, taken.left))
        if not taken.wounded:
            combat = fighting(state)
            state.combat = replace(combat, assigned=(*combat.assigned, place))
        elif has(state, foe, "paralyze"):
            lose_unit(state, seat, place)
            combat = fighting(state)
            moved = tuple(other - (other > place) for other in combat.assigned if other != place)
            state.combat = replace(combat, assigned=moved)
            state.tell(told.UnitDestroyed(seat, unit.kind))
        else:
            with_unit(state, seat, place, replace(unit, wounds=2 if has(state, foe, "poison") else 1))
            state.tell(told.UnitWounded(seat, unit.kind))
            self.feed(state, foe, 1)

    def hurt_hero(self, state: KnightState, seat: int, foe: Foe) -> None:
        """A wound for each full or begun armour; poison puts as many into the discard pile."""
        wounds = wounds_of(self.damage, level_info(state, seat).armour)
        self.feed(state, foe, wounds)
        if has(state, foe, "poison"):
            discard_wounds(state, seat, wounds)
        take_wounds(state, seat, wounds)
        if has(state, foe, "paralyze"):
            drop_hand(state, seat)

    def feed(self, state: KnightState, foe: Foe, wounds: int) -> None:
        """A vampiric enemy grows by every wound it deals."""
        if has(state, foe, "vampiric"):
            combat = fighting(state)
            foe = combat.foes[self.foe]
            grown = replace(foe, armour_change=foe.armour_change + wounds)
            state.combat = replace(combat, foes=with_item(combat.foes, self.foe, grown))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("damage-not-assignable", clause=self.clause)


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


def resists_of_unit(state: KnightState, seat: int, place: int) -> int:
    """What a unit resists now, as bits."""
    names = set(state.setting.units[state.units[seat][place].kind].resists)
    names.update(name for name in RESISTANCES if banner_value(state, seat, place, name))
    for word in words_on_units(state, seat, UnitGrant, place):
        names.update(word.resist)
    return sum(RESIST_BITS[name] for name in names)


def shields(state: KnightState, seat: int, foe: Foe) -> list[int]:
    """The units, by place, that can take damage of this enemy."""
    combat = fighting(state)
    if combat.alone or has(state, foe, "assassination") or flag(state, seat, "units-take-no-damage"):
        return []
    found: list[int] = []
    for place, unit in enumerate(state.units[seat]):
        if not unit.wounds and place not in combat.assigned:
            found.append(place)
    return found
