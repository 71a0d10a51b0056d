"""What stands between damage and those it is meant for."""

from __future__ import annotations

from herna.games.mage_knight.fight.figures import wounds_of
from herna.games.mage_knight.rules.banners import ability_of
from herna.games.mage_knight.rules.force import changed, spend_change
from herna.games.mage_knight.rules.hero import level_info, place_of
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.games.mage_knight.vocabulary.specials import HeroDamageShield
from herna.games.programs import Lasting, change_lasting, in_force


def raised_shield(state: KnightState, seat: int, element: int) -> tuple[Lasting, int] | None:
    """The shield a hero has raised against an attack of this element, and how much damage it stops."""
    for thing, word in in_force(state, seat, HeroDamageShield):
        for line in word.lines:
            if ELEMENTS[element] in line.elements:
                return thing, line.n
    return None


def wounds_to_come(state: KnightState, seat: int, element: int, damage: int) -> int:
    """The wounds a hero takes of this damage, after the shield he has raised and without the first if it is ignored."""
    shield = raised_shield(state, seat, element)
    left = damage if shield is None else max(damage - shield[1], 0)
    wounds = wounds_of(left, level_info(state, seat).armour)
    return wounds - 1 if wounds and changed(state, seat, "ignore-first-wound") else wounds


def use_protection(state: KnightState, seat: int, element: int, damage: int) -> None:
    """What has kept damage and wounds off the hero is used up."""
    shield = raised_shield(state, seat, element)
    if shield is not None:
        change_lasting(state, shield[0], None)
    if damage > (0 if shield is None else shield[1]):
        while changed(state, seat, "ignore-first-wound"):
            spend_change(state, seat, "ignore-first-wound")


def first_to_take(state: KnightState, seat: int, foe: int, attack: int) -> int:
    """The unit, by place, that has put itself before an attack and can take its damage; none if there is none."""
    for whose, which, unit in state.fighting(seat).of(seat).stand_ins:
        place = place_of(state, seat, unit)
        if (whose, which) == (foe, attack) and place != NONE and can_take(state, seat, place):
            return place
    return NONE


def can_take(state: KnightState, seat: int, place: int) -> bool:
    """Is the unit unhurt, and has it taken no damage of another attack?"""
    unit = state.units[seat][place]
    return not unit.wounds and unit.id not in state.fighting(seat).of(seat).assigned


def banner_saves(state: KnightState, seat: int, place: int) -> bool:
    """Does the unit have a banner, face up, that can keep a wound off?"""
    unit = state.units[seat][place]
    word = ability_of(state, unit)
    return word is not None and word.event == "unit-would-be-wounded" and unit.banner_up


def took_damage(state: KnightState, seat: int, place: int) -> None:
    """The unit has taken its share of this fight without a wound."""
    fight = state.fight_of(seat)
    if fight is not None:
        state.change_side(seat, assigned=(*fight.of(seat).assigned, state.units[seat][place].id))
