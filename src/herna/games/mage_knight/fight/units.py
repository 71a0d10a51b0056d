"""The units of heroes as those who can be hit: their armour and what they resist, with banners and effects in force."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from herna.games.mage_knight.components import Strike
from herna.games.mage_knight.components.world import EnemyAbility
from herna.games.mage_knight.fight.armour import RESIST_BITS
from herna.games.mage_knight.rules.banners import banner_value
from herna.games.mage_knight.rules.hero import place_of
from herna.games.mage_knight.state import NONE, Foe, KnightState
from herna.games.mage_knight.vocabulary.names import Resistance
from herna.games.mage_knight.vocabulary.world import UnitBonus, UnitGrant
from herna.games.programs import in_force

RESISTANCES: tuple[Resistance, ...] = ("physical", "fire", "ice")
Effect = TypeVar("Effect", UnitBonus, UnitGrant)


class Soldiers(msgspec.Struct, frozen=True, gc=False):
    """A unit as a rival meets it. It has no attack of its own: it has shares in the attacks of its hero."""

    id: str
    armour: int
    resists: tuple[Resistance, ...]
    armour_elusive: int = 0
    abilities: tuple[EnemyAbility, ...] = ()
    attacks: tuple[Strike, ...] = ()
    fame: int = 0
    reputation: int = 0
    defend: int = 0


def words_on_units(state: KnightState, seat: int, kind: type[Effect], unit: int = NONE) -> list[Effect]:
    """The effects of a kind in force on one's units, or on one of them."""
    held = in_force(state, seat, kind)
    return [word for thing, word in held if kind is UnitBonus or thing.frame.about in (NONE, unit)]


def armour_of_unit(state: KnightState, seat: int, place: int) -> int:
    """The armour of a unit now."""
    armour = state.setting.units[state.units[seat][place].kind].armour + banner_value(state, seat, place, "armour")
    return armour + sum(word.armour for word in words_on_units(state, seat, UnitBonus))


def resistances_of_unit(state: KnightState, seat: int, place: int) -> tuple[Resistance, ...]:
    """What a unit resists now."""
    unit = state.units[seat][place]
    names = set(state.setting.units[unit.kind].resists)
    names.update(name for name in RESISTANCES if banner_value(state, seat, place, name))
    for word in words_on_units(state, seat, UnitGrant, unit.id):
        names.update(word.resist)
    return tuple(name for name in RESISTANCES if name in names)


def resists_of_unit(state: KnightState, seat: int, place: int) -> int:
    """What a unit resists now, as bits."""
    return sum(RESIST_BITS[name] for name in resistances_of_unit(state, seat, place))


def soldiers(state: KnightState, foe: Foe) -> Soldiers:
    """What a rival finds printed on a unit, its banner and what is in force on it; nothing on one that has left."""
    place = place_of(state, foe.owner, foe.unit)
    if place == NONE:
        return Soldiers("", 1, ())
    name = state.setting.unit_ids[state.units[foe.owner][place].kind]
    armour = armour_of_unit(state, foe.owner, place)
    return Soldiers(name, armour, resistances_of_unit(state, foe.owner, place))
