"""What one card, skill or unit does in combat and no other does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec.structs import replace

from herna.games.mage_knight.actions import (
    ChooseColour,
    ChooseFoe,
    IgnoreTrait,
    KeepEnemy,
    TakeElement,
    UsePuppet,
)
from herna.games.mage_knight.aimed import aim_points, fork, may_fork
from herna.games.mage_knight.effects.points import put_by
from herna.games.mage_knight.effects.world import attackers
from herna.games.mage_knight.foes import fighting, hit_of, info_of
from herna.games.mage_knight.hero import without
from herna.games.mage_knight.points import gain_points, points_usable
from herna.games.mage_knight.rules.figures import COLD_FIRE, FIRE, ICE, MELEE, PHYSICAL, RANGED, SIEGE
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import ATTACK_PHASE, RANGED_PHASE, Foe, KnightState
from herna.games.mage_knight.steps.combat import change_foe
from herna.games.mage_knight.vocabulary import specials as word
from herna.games.mage_knight.vocabulary.names import BASIC, ELEMENTS
from herna.games.programs import EffectStep, Frame, Ledger, Way, does, needs
from herna.kernel import Action, with_item

# Know Your Prey

FORGETTABLE = (
    "swift", "brutal", "poison", "paralyze", "assassination", "cumbersome", "vampiric", "fortified", "elusive",
    "unfortified", "defend",
)  # fmt: skip
ELEMENT_PARTS: dict[str, tuple[Literal["fire", "ice"], ...]] = {
    "fire": ("fire",),
    "ice": ("ice",),
    "cold-fire": ("fire", "ice"),
}


class StudyPrey(EffectStep, frozen=True):
    """Which ability, resistance or element of an enemy is ignored in this combat?"""

    clause = "MK-17.3"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return prey_options(state)

    def take(self, state: KnightState, seat: int, action: IgnoreTrait | TakeElement) -> None:
        foe = fighting(state).foes[action.foe]
        lost = action.trait if isinstance(action, IgnoreTrait) else f"{action.element}@{action.attack}"
        change_foe(state, action.foe, replace(foe, lost=(*foe.lost, lost)))


def prey_options(state: KnightState) -> list[Action]:
    """Everything printed on the enemies of the combat that can be ignored."""
    found: list[Action] = []
    for place, foe in in_sight(state):
        info = info_of(state, foe)
        found += [IgnoreTrait(place, name) for name in info.abilities if name in FORGETTABLE and name not in foe.lost]
        resists = [f"{name}-resistance" for name in info.resists]
        found += [IgnoreTrait(place, name) for name in resists if name not in foe.lost]
        for attack in range(len(info.attacks)):
            parts = ELEMENT_PARTS.get(ELEMENTS[hit_of(state, foe, attack).element], ())
            found += [TakeElement(place, attack, part) for part in parts]
    return found


def in_sight(state: KnightState) -> list[tuple[int, Foe]]:
    """The enemies that effects can be aimed at now, without those that no magic touches."""
    if state.combat is None:
        return []
    open_phase = state.combat.phase in (RANGED_PHASE, ATTACK_PHASE)
    return [
        (place, foe)
        for place, foe in enumerate(state.combat.foes)
        if not foe.beaten
        and (foe.summoner == NONE if open_phase else not foe.summoned)
        and "arcane-immunity" not in info_of(state, foe).abilities
    ]


@does(word.KnowYourPrey)
def know_your_prey(state: KnightState, this: word.KnowYourPrey, frame: Frame) -> None:
    state.push(StudyPrey(frame))


@needs(word.KnowYourPrey)
def prey_needs(state: KnightState, this: word.KnowYourPrey, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if prey_options(state):
        yield ledger, frame


# Dueling


@does(word.Dueling)
def dueling(state: KnightState, this: word.Dueling, frame: Frame) -> None:
    place = fighting(state).blocking[0]
    gain_points(state, frame.actor, "block", 1)
    put_by(state, "duel", replace(frame, place=place), "combat")


@needs(word.Dueling)
def dueling_needs(state: KnightState, this: word.Dueling, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if points_usable(state, "block"):
        yield ledger, frame


@does(word.DuelStrike)
def duel_strike(state: KnightState, this: word.DuelStrike, frame: Frame) -> None:
    """The point of the duel joins an attack on that enemy."""
    for thing in state.lasting:
        if thing.flag == "duel" and thing.frame.actor == frame.actor:
            aim_points(state, frame, (MELEE, PHYSICAL, 1), only=(thing.frame.place,))


@needs(word.DuelStrike)
def duel_strike_needs(state: KnightState, this: word.DuelStrike, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    fought = [thing.frame.place for thing in state.lasting if thing.flag == "duel" and thing.frame.actor == frame.actor]
    if fought and points_usable(state, "attack") and fought[0] in fighting(state).targets:
        yield ledger, frame


# Possess


class PossessEnemy(EffectStep, frozen=True):
    """Which enemy does not attack, but fights for the hero?"""

    clause = "MK-8.3"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseFoe(place) for place in attackers(state)]

    def take(self, state: KnightState, seat: int, action: ChooseFoe) -> None:
        change_foe(state, action.foe, replace(fighting(state).foes[action.foe], no_attack=True))
        put_by(state, "possessed", replace(self.frame, place=action.foe), "combat")


@does(word.Possess)
def possess(state: KnightState, this: word.Possess, frame: Frame) -> None:
    state.push(PossessEnemy(frame))


@needs(word.Possess)
def possess_needs(state: KnightState, this: word.Possess, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if attackers(state):
        yield ledger, frame


def possessed(state: KnightState, seat: int) -> int:
    """The enemy, by place, that fights for a hero; none if there is none."""
    found = (thing for thing in state.lasting if thing.flag == "possessed" and thing.frame.actor == seat)
    return next((thing.frame.place for thing in found), NONE)


@does(word.PossessedStrike)
def possessed_strike(state: KnightState, this: word.PossessedStrike, frame: Frame) -> None:
    """All attacks of the possessed enemy, with their elements and without its abilities, against any other."""
    place = possessed(state, frame.actor)
    foe = fighting(state).foes[place]
    points: tuple[int, ...] = ()
    for attack in range(len(foe.blocked)):
        hit = hit_of(state, foe, attack)
        points += (MELEE, hit.element, hit.value)
    aim_points(state, frame, points, but=(place,))


@needs(word.PossessedStrike)
def possessed_needs(state: KnightState, this: word.PossessedStrike, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    place = possessed(state, frame.actor)
    if place != NONE and points_usable(state, "attack") and place not in fighting(state).targets:
        yield ledger, frame


# Forked Lightning, the bow, shields of the hero


@does(word.ForkedLightning)
def forked_lightning(state: KnightState, this: word.ForkedLightning, frame: Frame) -> None:
    fork(state, frame)


@needs(word.ForkedLightning)
def forked_needs(state: KnightState, this: word.ForkedLightning, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if may_fork(state):
        yield ledger, frame


@does(word.BowTransform)
def bow_transform(state: KnightState, this: word.BowTransform, frame: Frame) -> None:
    put_by(state, "bow", frame)


@does(word.HeroDamageShield)
def hero_damage_shield(state: KnightState, this: word.HeroDamageShield, frame: Frame) -> None:
    put_by(state, "damage-shield", frame)


@does(word.DamageToThisUnitFirst)
def damage_to_this_unit_first(state: KnightState, this: word.DamageToThisUnitFirst, frame: Frame) -> None:
    """The attack that was weakened is bound; what is left of it comes to this unit."""
    put_by(state, "unit-first", frame, "combat")


# Sacrifice

PAIRS = {"green": (SIEGE, 4), "white": (RANGED, 6)}
SACRIFICED = {"red": FIRE, "blue": ICE}


class NameSacrifice(EffectStep, frozen=True):
    """Which two colours are given up: green or white, then red or blue?"""

    clause = "MK-8.3"

    first: int = NONE

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseColour(colour) for colour in sacrifices(state, seat, self.first)]

    def take(self, state: KnightState, seat: int, action: ChooseColour) -> None:
        if self.first == NONE:
            state.push(replace(self, first=action.colour))
            return
        owned = state.crystals[seat]
        pairs = min(owned[self.first], owned[action.colour])
        kind, n = PAIRS[BASIC[self.first]]
        element = SACRIFICED[BASIC[action.colour]]
        gain_points(state, seat, "attack", n * pairs, attack=kind, element=element, card=True)
        for colour in (self.first, action.colour):
            owned[colour] -= pairs
            state.mana[seat][colour] += pairs


def sacrifices(state: KnightState, seat: int, first: int = NONE) -> list[int]:
    """The colours that make a pair, or go with the first."""
    owned = state.crystals[seat]
    seconds = [BASIC.index(name) for name in SACRIFICED if owned[BASIC.index(name)]]
    if first != NONE:
        return seconds
    return [BASIC.index(name) for name in PAIRS if owned[BASIC.index(name)] and seconds]


@does(word.Sacrifice)
def sacrifice(state: KnightState, this: word.Sacrifice, frame: Frame) -> None:
    state.push(NameSacrifice(frame))


@needs(word.Sacrifice)
def sacrifice_needs(state: KnightState, this: word.Sacrifice, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    owned = [count - ledger.of(("crystal", colour)) for colour, count in enumerate(state.crystals[frame.actor])]
    pairs = any(owned[BASIC.index(one)] > 0 for one in PAIRS) and any(owned[BASIC.index(one)] > 0 for one in SACRIFICED)
    if pairs and points_usable(state, "attack", RANGED):
        yield ledger, frame


# Puppet Master


class PullStrings(EffectStep, frozen=True):
    """Keep a beaten enemy, or use one that was kept?"""

    clause = "MK-17.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return puppet_options(state, seat)

    def take(self, state: KnightState, seat: int, action: KeepEnemy | UsePuppet) -> None:
        pile = PILES.index(state.setting.enemies[action.enemy].colour)
        if isinstance(action, KeepEnemy):
            state.enemy_discards = with_item(
                state.enemy_discards, pile, without(state.enemy_discards[pile], action.enemy)
            )
            state.puppets[seat] += (action.enemy,)
            put_by(state, "kept-enemy", self.frame.with_bound("enemy", (action.enemy,)), "combat")
            return
        state.puppets[seat] = without(state.puppets[seat], action.enemy)
        state.enemy_discards = with_item(state.enemy_discards, pile, (*state.enemy_discards[pile], action.enemy))
        info = state.setting.enemies[action.enemy]
        if action.gives == "block":
            fire, ice = "fire" in info.resists, "ice" in info.resists
            element = COLD_FIRE if fire and ice else ICE if fire else FIRE if ice else PHYSICAL
            gain_points(state, seat, "block", half(info.armour), element=element)
            return
        for attack in info.attacks:
            if attack.value:
                gain_points(state, seat, "attack", half(attack.value), element=ELEMENTS.index(attack.element))


def half(n: int) -> int:
    """Half, rounded up.

    >>> half(5), half(4)
    (3, 2)
    """
    return -(-n // 2)


def puppet_options(state: KnightState, seat: int) -> list[Action]:
    """Enemies that were beaten in this combat, and those that were kept, as far as they are of use now."""
    if state.combat is None:
        return []
    kept = [thing.frame.things("enemy")[0] for thing in state.lasting if thing.flag == "kept-enemy"]
    beaten = [foe.token for foe in state.combat.foes if foe.beaten and foe.summoner == NONE]
    lying = [token for pile in state.enemy_discards for token in pile]
    found: list[Action] = [
        KeepEnemy(token)
        for token in dict.fromkeys(beaten)
        if beaten.count(token) > kept.count(token) and token in lying
    ]
    for token in dict.fromkeys(state.puppets[seat]):
        if points_usable(state, "attack") and any(attack.value for attack in state.setting.enemies[token].attacks):
            found.append(UsePuppet(token, "attack"))
        if points_usable(state, "block"):
            found.append(UsePuppet(token, "block"))
    return found


@does(word.PuppetMaster)
def puppet_master(state: KnightState, this: word.PuppetMaster, frame: Frame) -> None:
    state.push(PullStrings(frame))


@needs(word.PuppetMaster)
def puppet_needs(state: KnightState, this: word.PuppetMaster, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if puppet_options(state, frame.actor):
        yield ledger, frame


PREY_STEPS: tuple[Any, ...] = (StudyPrey, PossessEnemy, NameSacrifice, PullStrings)
