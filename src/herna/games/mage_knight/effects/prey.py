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
from herna.games.mage_knight.effects.world import attackers
from herna.games.mage_knight.fight.armour import lost
from herna.games.mage_knight.fight.duel import duel_of, sharers, take_share
from herna.games.mage_knight.fight.foes import foes_of, hit_of, info_of
from herna.games.mage_knight.fight.making import contribute, gain_points, points_usable
from herna.games.mage_knight.rules.hero import without
from herna.games.mage_knight.rules.sources import source_of
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import Foe, KnightState
from herna.games.mage_knight.values import Contribution, Fork, Loss
from herna.games.mage_knight.values.fight import COLD_FIRE, FIRE, ICE, MELEE, PHYSICAL, RANGED, SIEGE
from herna.games.mage_knight.vocabulary import specials as word
from herna.games.mage_knight.vocabulary.names import BASIC, ELEMENTS
from herna.games.programs import EffectStep, Frame, Ledger, Paid, does, needs, put_in_force
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
        return prey_options(state, seat)

    def take(self, state: KnightState, seat: int, action: IgnoreTrait | TakeElement) -> None:
        foe = foes_of(state, seat)[action.foe]
        loss = Loss(action.trait) if isinstance(action, IgnoreTrait) else Loss(action.element, action.attack)
        state.change_foe(seat, action.foe, replace(foe, lost=(*foe.lost, loss)))


def prey_options(state: KnightState, seat: int) -> list[Action]:
    """Everything printed on the enemies of the combat that can be ignored."""
    found: list[Action] = []
    for place, foe in in_sight(state, seat):
        info = info_of(state, foe)
        found += [IgnoreTrait(place, name) for name in info.abilities if name in FORGETTABLE and not lost(foe, name)]
        resists = [f"{name}-resistance" for name in info.resists]
        found += [IgnoreTrait(place, name) for name in resists if not lost(foe, name)]
        for attack in range(len(info.attacks)):
            parts = ELEMENT_PARTS.get(ELEMENTS[hit_of(state, seat, foe, attack).element], ())
            found += [TakeElement(place, attack, part) for part in parts]
    return found


def in_sight(state: KnightState, seat: int) -> list[tuple[int, Foe]]:
    """The enemies at which a hero can aim effects now, without those that no magic touches."""
    fight = state.fight_of(seat)
    if fight is None:
        return []
    open_phase = fight.phase in ("ranged", "attack")
    return [
        (place, foe)
        for place, foe in enumerate(fight.against(seat).foes)
        if not foe.beaten
        and (foe.summoner == NONE if open_phase else not foe.summoned)
        and "arcane-immunity" not in info_of(state, foe).abilities
    ]


@does(word.KnowYourPrey)
def know_your_prey(state: KnightState, this: word.KnowYourPrey, frame: Frame) -> None:
    state.push(StudyPrey(frame))


@needs(word.KnowYourPrey)
def prey_needs(state: KnightState, this: word.KnowYourPrey, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if prey_options(state, frame.actor):
        yield ledger, frame


# Dueling


@does(word.Dueling)
def dueling(state: KnightState, this: word.Dueling, frame: Frame) -> None:
    """One enemy for both: as long as the block is not carried out, the duel goes with the attack it is for."""
    gain_points(state, frame.actor, "block", 1, source=source_of(state, frame), effect=frame)
    if duel_of(state, frame.actor) is not None:
        # MK-19.27: it is fought with a unit that takes part in the attack, or with none.
        state.change_side(frame.actor, duels=tuple(sharers(state, frame.actor)))
        return
    side = state.fighting(frame.actor).of(frame.actor)
    state.change_side(frame.actor, duels=(*side.duels, side.blocking[0]))


@needs(word.Dueling)
def dueling_needs(state: KnightState, this: word.Dueling, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if points_usable(state, frame.actor, "block"):
        yield ledger, frame


@does(word.DuelStrike)
def duel_strike(state: KnightState, this: word.DuelStrike, frame: Frame) -> None:
    """The point of the duel joins an attack on that enemy."""
    if duel_of(state, frame.actor) is not None:
        contribute(state, frame.actor, Contribution(MELEE, PHYSICAL, 1, source=source_of(state, frame)))
        return
    for place in state.fighting(frame.actor).of(frame.actor).duels:
        part = Contribution(MELEE, PHYSICAL, 1, source=source_of(state, frame), only=(place,))
        contribute(state, frame.actor, part)


@needs(word.DuelStrike)
def duel_strike_needs(state: KnightState, this: word.DuelStrike, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if not points_usable(state, frame.actor, "attack"):
        return
    side, foes = state.fighting(frame.actor).of(frame.actor), foes_of(state, frame.actor)
    if duel_of(state, frame.actor) is not None:
        if any(not foes[place].beaten for place in side.duels):
            yield ledger, frame
        return
    if side.duels and side.duels[0] in side.targets:
        yield ledger, frame


# Possess


class PossessEnemy(EffectStep, frozen=True):
    """Which enemy does not attack, but fights for the hero?"""

    clause = "MK-8.3"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseFoe(place) for place in attackers(state, seat)]

    def take(self, state: KnightState, seat: int, action: ChooseFoe) -> None:
        if duel_of(state, seat) is not None:
            state.change_side(seat, seized=take_share(state, seat, action.foe))
            return
        state.change_foe(seat, action.foe, replace(foes_of(state, seat)[action.foe], no_attack=True))
        state.change_side(seat, possessed=action.foe)


@does(word.Possess)
def possess(state: KnightState, this: word.Possess, frame: Frame) -> None:
    state.push(PossessEnemy(frame))


@needs(word.Possess)
def possess_needs(state: KnightState, this: word.Possess, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if attackers(state, frame.actor):
        yield ledger, frame


def possessed(state: KnightState, seat: int) -> int:
    """The enemy, by place, that fights for a hero; none if there is none."""
    fight = state.fight_of(seat)
    return NONE if fight is None else fight.of(seat).possessed


@does(word.PossessedStrike)
def possessed_strike(state: KnightState, this: word.PossessedStrike, frame: Frame) -> None:
    """All attacks of the possessed enemy, with their elements and without its abilities, against any other."""
    if duel_of(state, frame.actor) is not None:
        for part in state.fighting(frame.actor).of(frame.actor).seized:
            contribute(state, frame.actor, Contribution(MELEE, part.element, part.amount, source_of(state, frame)))
        return
    place = possessed(state, frame.actor)
    foe = foes_of(state, frame.actor)[place]
    for attack in range(len(foe.blocked)):
        hit = hit_of(state, frame.actor, foe, attack)
        part = Contribution(MELEE, hit.element, hit.value, source=source_of(state, frame), but=(place,))
        contribute(state, frame.actor, part)


@needs(word.PossessedStrike)
def possessed_needs(state: KnightState, this: word.PossessedStrike, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if duel_of(state, frame.actor) is not None:
        if state.fighting(frame.actor).of(frame.actor).seized and points_usable(state, frame.actor, "attack"):
            yield ledger, frame
        return
    place = possessed(state, frame.actor)
    if place == NONE or not points_usable(state, frame.actor, "attack"):
        return
    if place not in state.fighting(frame.actor).of(frame.actor).targets:
        yield ledger, frame


# Forked Lightning, the bow, shields of the hero

FORKS = 3
"""At how many enemies lightning strikes."""


@does(word.ForkedLightning)
def forked_lightning(state: KnightState, this: word.ForkedLightning, frame: Frame) -> None:
    if duel_of(state, frame.actor) is not None:
        # MK-19.27: one for each unit that can be struck; the rival himself is none of them.
        struck = min(FORKS, len(in_sight(state, frame.actor)))
        part = Contribution(RANGED, COLD_FIRE, struck, source_of(state, frame))
        contribute(state, frame.actor, part)
        return
    forks = state.fighting(frame.actor).of(frame.actor).forks
    state.change_side(frame.actor, forks=(*forks, Fork(FORKS)))


@needs(word.ForkedLightning)
def forked_needs(state: KnightState, this: word.ForkedLightning, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    fight = state.fight_of(frame.actor)
    if fight is not None and fight.phase in ("ranged", "attack"):
        yield ledger, frame


@does(word.BowTransform, free=True)
def bow_transform(state: KnightState, this: word.BowTransform, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


@does(word.HeroDamageShield, free=True)
def hero_damage_shield(state: KnightState, this: word.HeroDamageShield, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


@does(word.DamageToThisUnitFirst, free=True)
def damage_to_this_unit_first(state: KnightState, this: word.DamageToThisUnitFirst, frame: Frame) -> None:
    """The attack that was weakened is bound; what is left of it comes to this unit."""
    if duel_of(state, frame.actor) is not None or not frame.things("attack"):
        return  # MK-19.9: between heroes whoever strikes deals the damage; or nothing was weakened.
    foe, attack = frame.things("attack")
    stand_ins = state.fighting(frame.actor).of(frame.actor).stand_ins
    state.change_side(frame.actor, stand_ins=(*stand_ins, (foe, attack, frame.about)))


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
        gain_points(state, seat, "attack", n * pairs, attack=kind, element=element, source=source_of(state, self.frame))
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
def sacrifice_needs(state: KnightState, this: word.Sacrifice, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    owned = [count - ledger.of(("crystal", colour)) for colour, count in enumerate(state.crystals[frame.actor])]
    pairs = any(owned[BASIC.index(one)] > 0 for one in PAIRS) and any(owned[BASIC.index(one)] > 0 for one in SACRIFICED)
    if pairs and points_usable(state, frame.actor, "attack", RANGED):
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
            state.change_side(seat, taken=(*state.fighting(seat).of(seat).taken, action.enemy))
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
    fight = state.fight_of(seat)
    if fight is None:
        return []
    kept = fight.of(seat).taken
    beaten = [foe.token for foe in fight.against(seat).foes if foe.beaten and foe.summoner == NONE]
    lying = [token for pile in state.enemy_discards for token in pile]
    found: list[Action] = [
        KeepEnemy(token)
        for token in dict.fromkeys(beaten)
        if beaten.count(token) > kept.count(token) and token in lying
    ]
    for token in dict.fromkeys(state.puppets[seat]):
        if points_usable(state, seat, "attack") and any(
            attack.value for attack in state.setting.enemies[token].attacks
        ):
            found.append(UsePuppet(token, "attack"))
        if points_usable(state, seat, "block"):
            found.append(UsePuppet(token, "block"))
    return found


@does(word.PuppetMaster)
def puppet_master(state: KnightState, this: word.PuppetMaster, frame: Frame) -> None:
    state.push(PullStrings(frame))


@needs(word.PuppetMaster)
def puppet_needs(state: KnightState, this: word.PuppetMaster, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if puppet_options(state, frame.actor):
        yield ledger, frame


PREY_STEPS: tuple[Any, ...] = (StudyPrey, PossessEnemy, NameSacrifice, PullStrings)
