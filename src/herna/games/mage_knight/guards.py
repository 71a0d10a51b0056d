"""What stands between damage and those it is meant for."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.banners import ability_of
from herna.games.mage_knight.foes import fighting
from herna.games.mage_knight.hero import level_info
from herna.games.mage_knight.rules.figures import wounds_of
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.games.mage_knight.vocabulary.specials import HeroDamageShield
from herna.games.programs import Lasting, flag, word_at


def raised_shield(state: KnightState, seat: int, element: int) -> tuple[Lasting, int] | None:
    """The shield a hero has raised against an attack of this element, and how much damage it stops."""
    for thing in state.lasting:
        word = word_at(state, thing.frame) if thing.flag == "damage-shield" and thing.frame.actor == seat else None
        if isinstance(word, HeroDamageShield):
            for line in word.lines:
                if ELEMENTS[element] in line.elements:
                    return thing, line.n
    return None


def wounds_to_come(state: KnightState, seat: int, element: int, damage: int) -> int:
    """The wounds a hero takes of this damage, after the shield he has raised and without the first if it is ignored."""
    shield = raised_shield(state, seat, element)
    left = damage if shield is None else max(damage - shield[1], 0)
    wounds = wounds_of(left, level_info(state, seat).armour)
    return wounds - 1 if wounds and flag(state, seat, "ignore-first-wound") else wounds


def use_guards(state: KnightState, seat: int, element: int, damage: int) -> None:
    """What has kept damage and wounds off the hero is used up."""
    shield = raised_shield(state, seat, element)
    used = None if shield is None else shield[0]
    hit = damage > (0 if shield is None else shield[1])
    state.lasting = tuple(
        thing for thing in state.lasting if thing is not used and not (hit and thing.flag == "ignore-first-wound")
    )


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
