"""Those who can be hit as attacks and blocks meet them: armour, resistances, walls and their own attacks.

Everything here is a function of what is printed and of what has become of it in a fight; nothing knows a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from herna.games.mage_knight.components import BonusInfo, Strike
from herna.games.mage_knight.fight.figures import RESIST_FIRE, RESIST_ICE, RESIST_PHYSICAL, Target
from herna.games.mage_knight.values.fight import FightPhase, Foe, Loss
from herna.games.mage_knight.values.pieces import NONE
from herna.games.mage_knight.vocabulary.names import ELEMENTS, Element

Bonuses = Mapping[str, BonusInfo]
"""What cities give their defenders, by name."""
NO_BONUSES: Bonuses = {}
RESIST_BITS = {"physical": RESIST_PHYSICAL, "fire": RESIST_FIRE, "ice": RESIST_ICE}
ATTACK_ABILITIES = "attack-abilities"
FORTIFICATIONS = "fortifications"
RESISTANCES = "resistances"


class Printed(Protocol):
    """What is printed on somebody who can be hit."""

    @property
    def armour(self) -> int: ...
    @property
    def armour_elusive(self) -> int: ...
    @property
    def resists(self) -> Sequence[str]: ...
    @property
    def abilities(self) -> Sequence[str]: ...
    @property
    def attacks(self) -> Sequence[Strike]: ...


class Hit(NamedTuple):
    """One attack as it stands now."""

    value: int
    element: int
    swift: bool
    brutal: bool
    poison: bool

    @property
    def needed(self) -> int:
        """The block that stops it."""
        return self.value * 2 if self.swift else self.value

    @property
    def damage(self) -> int:
        """What it does if it is not blocked."""
        return self.value * 2 if self.brutal else self.value


def lost(foe: Foe, what: str, attack: int = NONE) -> bool:
    """Have effects taken this from it, or from one of its attacks?"""
    return Loss(what, attack) in foe.lost


def resistances(info: Printed, foe: Foe) -> int:
    """Its resistances now, as bits."""
    if not foe.lost:
        return sum(RESIST_BITS[name] for name in info.resists)
    if lost(foe, RESISTANCES):
        return 0
    return sum(RESIST_BITS[name] for name in info.resists if not lost(foe, f"{name}-resistance"))


def has_ability(info: Printed, foe: Foe, ability: str, attack: int = NONE) -> bool:
    """Does it, or one of its attacks, have this ability now? One attack may have lost what the others still have."""
    if foe.lost and (lost(foe, ability) or lost(foe, ATTACK_ABILITIES, attack)):
        return False
    return ability in info.abilities or ability in foe.gained


def armour_bonus(bonuses: Bonuses, city: Sequence[str]) -> int:
    """What the bonuses of a city add to the armour of its defenders."""
    return sum(bonuses[name].armour for name in city)


def attack_bonus(bonuses: Bonuses, city: Sequence[str], element: Element) -> int:
    """What they add to an attack of an element."""
    return sum(bonuses[name].attack.get(element, 0) for name in city)


def gives_physical(bonuses: Bonuses, city: Sequence[str], ability: Literal["poison", "brutal"]) -> bool:
    """Do the bonuses of a city give this ability to the physical attacks of its defenders?"""
    return any(ability in bonuses[name].physical for name in city)


def elusive_now(info: Printed, foe: Foe, phase: FightPhase) -> bool:
    """Does its higher armour count: always but in the attack phase with all its attacks blocked (MK-8.29)?"""
    return has_ability(info, foe, "elusive") and (phase != "attack" or not all(foe.blocked))


def armour_now(info: Printed, foe: Foe, phase: FightPhase, bonuses: Bonuses = NO_BONUSES) -> int:
    """Its armour now, never less than 1. An elusive one is easy to hit only when all its attacks were blocked."""
    if foe.armour_set != NONE:
        return foe.armour_set
    armour = info.armour_elusive if elusive_now(info, foe, phase) else info.armour
    if not foe.no_attack:
        armour += foe.armour_if_attacks
    return max(armour + foe.armour_change + armour_bonus(bonuses, foe.city), 1)


def fortified_now(info: Printed, foe: Foe, *, walls: bool = True) -> int:
    """How often it is fortified: by its own ability and, where `walls` count, by the site it defends and by a wall
    before it."""
    if lost(foe, FORTIFICATIONS):
        return 0
    times = int(has_ability(info, foe, "fortified"))
    if walls and not has_ability(info, foe, "unfortified"):
        times += foe.walled + foe.across
    return min(times, 2)


def target_now(
    info: Printed, foe: Foe, phase: FightPhase, bonuses: Bonuses = NO_BONUSES, *, walls: bool = True
) -> Target:
    """It as an attack meets it."""
    return Target(armour_now(info, foe, phase, bonuses), resistances(info, foe), fortified_now(info, foe, walls=walls))


def hit_now(info: Printed, foe: Foe, attack: int, bonuses: Bonuses = NO_BONUSES, *, stronger: int = 0) -> Hit:
    """One of its attacks now; the value never falls below 0. `stronger` is what effects add to an attack that still
    has any strength."""
    strike = info.attacks[attack]
    value = strike.value + foe.attack_changes[attack]
    element = element_now(foe, strike.element, attack)
    brutal, poison = has_ability(info, foe, "brutal", attack), has_ability(info, foe, "poison", attack)
    if foe.city:
        # MK-13.5: by attack, and before anything is doubled.
        value += attack_bonus(bonuses, foe.city, element)
        if element == "physical" and not lost(foe, ATTACK_ABILITIES, attack):
            brutal = brutal or gives_physical(bonuses, foe.city, "brutal")
            poison = poison or gives_physical(bonuses, foe.city, "poison")
    if value > 0:
        value += stronger
    return Hit(max(value, 0), ELEMENTS.index(element), has_ability(info, foe, "swift", attack), brutal, poison)


def element_now(foe: Foe, printed: Element, attack: int) -> Element:
    """The element of an attack; an effect may have taken it off, or one half of cold fire."""
    if not foe.lost:
        return printed
    fire, ice = lost(foe, "fire", attack), lost(foe, "ice", attack)
    if printed == "cold-fire":
        return "physical" if fire and ice else "ice" if fire else "fire" if ice else printed
    return "physical" if (printed == "fire" and fire) or (printed == "ice" and ice) else printed


def standing(foes: Sequence[Foe]) -> list[int]:
    """Those who can be attacked now, by place."""
    return [place for place, foe in enumerate(foes) if not foe.beaten and foe.summoner == NONE]


def attacks_left(foes: Sequence[Foe]) -> list[tuple[int, int]]:
    """The attacks that are neither blocked nor suffered yet, of those who attack at all: whose, and which."""
    found = []
    for place, foe in enumerate(foes):
        if foe.beaten or foe.no_attack or foe.summoned:
            continue
        for attack in range(len(foe.blocked)):
            if not foe.blocked[attack] and not foe.suffered[attack]:
                found.append((place, attack))
    return found
