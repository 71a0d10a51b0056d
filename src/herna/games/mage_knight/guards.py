"""What stands between damage and those it is meant for."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.banners import ability_of
from herna.games.mage_knight.foes import fighting
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.games.mage_knight.vocabulary.specials import HeroDamageShield
from herna.games.programs import flag, word_at


def through_shield(state: KnightState, seat: int, element: int, damage: int) -> int:
    """The damage that is left for the hero after the shield he has raised against such an attack, if he has one."""
    for number, thing in enumerate(state.lasting):
        word = word_at(state, thing.frame) if thing.flag == "damage-shield" and thing.frame.actor == seat else None
        if not isinstance(word, HeroDamageShield):
            continue
        for line in word.lines:
            if ELEMENTS[element] in line.elements:
                state.lasting = (*state.lasting[:number], *state.lasting[number + 1 :])
                return max(damage - line.n, 0)
    return damage


def without_first_wound(state: KnightState, seat: int, wounds: int) -> int:
    """The wounds that are left when the first from enemies in this turn is ignored."""
    if wounds and flag(state, seat, "ignore-first-wound"):
        state.lasting = tuple(thing for thing in state.lasting if thing.flag != "ignore-first-wound")
        return wounds - 1
    return wounds


def first_to_take(state: KnightState, seat: int, foe: int, attack: int) -> int:
    """The unit, by place, that has put itself before an attack and can take its damage; none if there is none."""
    for thing in state.lasting:
        if thing.flag == "unit-first" and thing.frame.actor == seat and thing.frame.things("attack") == (foe, attack):
            place = thing.frame.place
            if place < len(state.units[seat]) and can_take(state, seat, place):
                return place
    return NONE


def can_take(state: KnightState, seat: int, place: int) -> bool:
    """Is the unit unhurt, and has it taken no damage of another attack?"""
    return not state.units[seat][place].wounds and place not in fighting(state).assigned


def may_spare(state: KnightState, seat: int, place: int) -> bool:
    """Has the unit a banner, face up, that can keep a wound off?"""
    unit = state.units[seat][place]
    word = ability_of(state, unit)
    return word is not None and word.event == "unit-would-be-wounded" and unit.banner_up


def took_damage(state: KnightState, place: int) -> None:
    """The unit has taken its share of this combat without a wound."""
    combat = state.combat
    if combat is not None:
        state.combat = replace(combat, assigned=(*combat.assigned, place))
