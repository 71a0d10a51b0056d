"""The damage of attacks that were not blocked: units take it, or the hero does."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.fight.armour import Hit
from herna.games.mage_knight.fight.figures import absorb, resists_attack
from herna.games.mage_knight.fight.foes import foes_of, has, hit_of, open_attacks
from herna.games.mage_knight.fight.protection import (
    banner_saves,
    can_take,
    first_to_take,
    took_damage,
    use_protection,
    wounds_to_come,
)
from herna.games.mage_knight.fight.units import armour_of_unit, resists_of_unit
from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.rules.hero import (
    discard_wounds,
    drop_hand,
    hurt_unit,
    lose_unit,
    place_of,
    serves,
    shows_hand,
    take_wounds,
    with_unit,
)
from herna.games.mage_knight.state import NONE, Foe, KnightState
from herna.games.mage_knight.steps.fight.refusals import combat_refusal
from herna.games.mage_knight.steps.playing import play, playing_options, pressing_options
from herna.kernel import Action, Automatic, IllegalAction, Prompt, with_item
from herna.kernel.kit import SeatStep


class SufferAttacks(Automatic[KnightState], frozen=True):
    """Unblocked attacks do their damage one after another, in the order the player likes. A single one does it at once:
    all that could be played before it could be played at the end of the block phase. Before the last of several
    something may still be played, for the others have changed what the hero has."""

    seat: int
    again: bool = False

    def run(self, state: KnightState) -> None:
        left = open_attacks(state, self.seat)
        if not left:
            return
        state.push(replace(self, again=True))
        if self.again and len(left) == 1:
            shows_hand(state, self.seat)  # whether there is a question hangs on it
        if len(left) > 1 or (self.again and may_play(state, self.seat)):
            state.push(NextAttack(self.seat))
        else:
            suffer(state, self.seat, *left[0])


def may_play(state: KnightState, seat: int) -> bool:
    """Is there something to be played between the damage of two attacks? Cards played sideways give points that are of
    use there only to units that take damage for influence."""
    thugs = any(state.setting.units[unit.kind].assign_influence for unit in state.units[seat])
    idle = (act.TurnCrystal,) if thugs else (act.TurnCrystal, act.PlaySideways)
    return any(not isinstance(option, idle) for option in playing_options(state, seat))


class NextAttack(SeatStep[KnightState, Action], frozen=True):
    """Which attack comes next? Special effects may be played between two of them (MK-8.3)."""

    clause = "MK-8.9"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        pressing = pressing_options(state, seat)
        if pressing:
            return pressing
        return [*(act.SufferAttack(*one) for one in open_attacks(state, seat)), *playing_options(state, seat)]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.SufferAttack):
            suffer(state, seat, action.foe, action.attack)
        else:
            play(state, seat, action)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return combat_refusal(state, seat, action)


def suffer(state: KnightState, seat: int, place: int, attack: int) -> None:
    """One attack does its damage."""
    foe = foes_of(state, seat)[place]
    hit = hit_of(state, seat, foe, attack)
    state.change_foe(seat, place, replace(foe, suffered=with_item(foe.suffered, attack, True)))
    if hit.damage:
        state.push(Assign(seat, place, attack, hit.damage))


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


class AssignDamage(SeatStep[KnightState, act.AssignToUnit | act.AssignToHero], frozen=True):
    """Who takes this damage?"""

    clause = "MK-8.10"

    foe: int
    attack: int
    damage: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        foe = foes_of(state, seat)[self.foe]
        return [*(act.AssignToUnit(place) for place in shields(state, seat, foe, self.attack)), act.AssignToHero()]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("assign-damage", {"damage": self.damage})

    def take(self, state: KnightState, seat: int, action: act.AssignToUnit | act.AssignToHero) -> None:
        foe = foes_of(state, seat)[self.foe]
        hit = hit_of(state, seat, foe, self.attack)
        if isinstance(action, act.AssignToUnit):
            self.hurt_unit(state, seat, action.place, hit, foe)
        else:
            self.hurt_hero(state, seat, hit, foe)

    def hurt_unit(self, state: KnightState, seat: int, place: int, hit: Hit, foe: Foe) -> None:
        """A unit takes its part; poison wounds it twice, a paralysing attack destroys it."""
        kind = state.setting.units[state.units[seat][place].kind]
        state.set_points(seat, influence=state.turn_of(seat).points.influence - kind.assign_influence)
        state.change_foe(seat, self.foe, replace(foe, by_units=True))
        resists = resists_of_unit(state, seat, place)
        armour = armour_of_unit(state, seat, place)
        taken = absorb(self.damage, armour, resistant=resists_attack(resists, hit.element))
        if taken.left:
            state.push(Assign(seat, self.foe, self.attack, taken.left))
        if not taken.wounded:
            took_damage(state, seat, place)
        elif banner_saves(state, seat, place):
            state.push(SpareUnit(seat, state.units[seat][place].id, self))
        else:
            self.wound_unit(state, seat, place)

    def wound_unit(self, state: KnightState, seat: int, place: int) -> None:
        """A wound, two of a poisonous attack; a paralysing one destroys the unit."""
        unit, foe = state.units[seat][place], foes_of(state, seat)[self.foe]
        if has(state, foe, "paralyze", self.attack):
            lose_unit(state, seat, place)
            state.tell(told.UnitDestroyed(seat, unit.kind))
        else:
            poison = hit_of(state, seat, foe, self.attack).poison
            with_unit(state, seat, place, replace(unit, wounds=2 if poison else 1))
            state.tell(told.UnitWounded(seat, unit.kind))
            self.feed(state, seat, foe, 1)

    def hurt_hero(self, state: KnightState, seat: int, hit: Hit, foe: Foe) -> None:
        """A wound for each full or begun armour; poison puts as many into the discard pile."""
        wounds = wounds_to_come(state, seat, hit.element, self.damage)
        use_protection(state, seat, hit.element, self.damage)
        if not wounds:
            return
        self.feed(state, seat, foe, wounds)
        if hit.poison:
            discard_wounds(state, seat, wounds)
        take_wounds(state, seat, wounds)
        if has(state, foe, "paralyze", self.attack):
            drop_hand(state, seat)

    def feed(self, state: KnightState, seat: int, foe: Foe, wounds: int) -> None:
        """A vampiric enemy grows by every wound it deals."""
        if has(state, foe, "vampiric", self.attack):
            foe = foes_of(state, seat)[self.foe]
            state.change_foe(seat, self.foe, replace(foe, armour_change=foe.armour_change + wounds))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, act.AssignToUnit):
            return combat_refusal(state, seat, action)
        if not 0 <= action.place < len(state.units[seat]):
            return IllegalAction("no-such-unit", clause=self.clause, units=len(state.units[seat]))
        fight = state.fighting(seat)
        if fight.terms.alone:
            return IllegalAction("units-stay-outside", clause="MK-8.20")
        if has(state, foes_of(state, seat)[self.foe], "assassination", self.attack):
            return IllegalAction("damage-not-assignable", clause="MK-8.26")
        unit = state.units[seat][action.place]
        if unit.wounds:
            return IllegalAction("unit-wounded", clause="MK-10.2")
        clause = "MK-8.11" if unit.id in fight.of(seat).assigned else self.clause
        return IllegalAction("damage-not-assignable", clause=clause)


class SpareUnit(SeatStep[KnightState, act.UseBanner | act.Done], frozen=True):
    """Does the banner keep the wound off the unit?"""

    clause = "MK-3.12"

    unit: int
    """By its identity."""
    damage: AssignDamage | None = None
    """The damage it comes from; none if the unit pays with a wound for its own ability."""

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.UseBanner(place_of(state, seat, self.unit)), act.Done()]

    def take(self, state: KnightState, seat: int, action: act.UseBanner | act.Done) -> None:
        place = place_of(state, seat, self.unit)
        unit = state.units[seat][place]
        if isinstance(action, act.UseBanner):
            with_unit(state, seat, place, replace(unit, banner_up=False))
            took_damage(state, seat, place)
        elif self.damage is not None:
            self.damage.wound_unit(state, seat, place)
        else:
            hurt_unit(state, seat, place, 1)


def shields(state: KnightState, seat: int, foe: Foe, attack: int) -> list[int]:
    """The units, by place, that can take damage of this attack of an enemy."""
    if has(state, foe, "assassination", attack) or changed(state, seat, "units-take-no-damage"):
        return []
    influence = state.turn_of(seat).points.influence
    return [
        place
        for place, unit in enumerate(state.units[seat])
        if can_take(state, seat, place)
        and serves(state, seat, place)
        and influence >= state.setting.units[unit.kind].assign_influence
    ]
