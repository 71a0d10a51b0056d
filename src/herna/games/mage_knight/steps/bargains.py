"""What effects in force let a player do: turn points into attack or block, buy with influence."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.actions import BuyEffect, BuyForUnit, TurnPoints, UseHeld
from herna.games.mage_knight.fight.making import block_element, gain_points, points_usable
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import Source
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS
from herna.games.mage_knight.vocabulary.points import Block, Buy, Convert, Hold
from herna.games.mage_knight.vocabulary.world import Ready
from herna.games.programs import (
    Lasting,
    Op,
    Scaled,
    amount,
    carry_inner,
    change_lasting,
    fits,
    in_force,
    keep,
    use_once,
)
from herna.kernel import Action


def kept_ready(state: KnightState, seat: int) -> list[tuple[Lasting, Hold | Block]]:
    """What a hero has kept ready: effects that wait for their moment, and blocks of several."""
    return [(thing, word) for thing, word in in_force(state, seat, Op) if isinstance(word, Hold | Block)]


def lasting_options(state: KnightState, seat: int) -> list[Action]:
    """What can be turned or bought now."""
    found: list[Action] = []
    points = state.turn_of(seat).points
    for number, (_, word) in enumerate(in_force(state, seat, Convert)):
        kind = KINDS.index(word.kind)
        if getattr(points, word.from_) >= word.rate and points_usable(state, seat, word.to, kind):
            found.append(TurnPoints(number))
    for number, (thing, bought) in enumerate(in_force(state, seat, Buy)):
        if by_level(bought):
            found += [BuyForUnit(number, place) for place in for_units(state, seat, thing, bought)]
            continue
        inside = thing.frame.inner(state.setting.programs.number(bought.do))
        if points.influence >= amount(state, bought.influence, thing.frame) and fits(state, inside):
            found.append(BuyEffect(number))
    found += [
        UseHeld(number)
        for number, (thing, held) in enumerate(kept_ready(state, seat))
        if held_usable(state, seat, thing, held)
    ]
    return found


def by_level(word: Buy) -> bool:
    """Is the price by the level of a unit?"""
    return isinstance(word.influence, Scaled) and word.influence.per == "unit-level"


def for_units(state: KnightState, seat: int, thing: Lasting, word: Buy) -> list[int]:
    """The spent units, by place, for which the effect can be bought."""
    wanted = next(one for one in word.do if isinstance(one, Ready))
    most = wanted.max_level
    influence = state.turn_of(seat).points.influence
    found = []
    for place, unit in enumerate(state.units[seat]):
        level = state.setting.units[unit.kind].level
        price = amount(state, word.influence, thing.frame.with_bound("unit", (unit.id,)))
        if not unit.ready and (most is None or level <= most) and price <= influence:
            found.append(place)
    return found


def held_usable(state: KnightState, seat: int, thing: Lasting, word: Hold | Block) -> bool:
    """Can what was kept ready be used now? Of several blocks each is for another attack: one that is still being made
    must be carried out first."""
    if isinstance(word, Hold):
        return fits(state, thing.frame.inner(state.setting.programs.number(word.do)))
    if not points_usable(state, seat, "block"):
        return False
    made = state.fighting(seat).of(seat).made
    return all(part.source.number != thing.frame.source for part in made if part.source.kind in ("card", "effect"))


def use_held(state: KnightState, seat: int, thing: Lasting, word: Hold | Block) -> None:
    """What was kept ready is used."""
    if isinstance(word, Hold):
        change_lasting(state, thing, None)
        carry_inner(state, word.do, thing.frame)
        return
    use_once(state, thing)
    n, source = amount(state, word.n, thing.frame), Source("effect", thing.frame.source)
    gain_points(state, seat, "block", n, element=block_element(state, seat, word), source=source)


def take_lasting_option(state: KnightState, seat: int, action: TurnPoints | BuyEffect | BuyForUnit | UseHeld) -> None:
    """Points are turned, an effect is bought, or one that was kept ready is used."""
    if isinstance(action, UseHeld):
        use_held(state, seat, *kept_ready(state, seat)[action.effect])
        return
    if isinstance(action, TurnPoints):
        _, word = in_force(state, seat, Convert)[action.effect]
        left = getattr(state.turn_of(seat).points, word.from_) - word.rate
        state.set_points(seat, **{word.from_: left})
        element = ELEMENTS.index(word.element[0])
        gain_points(state, seat, word.to, 1, attack=KINDS.index(word.kind), element=element)
        return
    thing, bought = in_force(state, seat, Buy)[action.effect]
    frame = thing.frame
    if isinstance(action, BuyForUnit):
        frame = frame.with_bound("unit", (state.units[seat][action.place].id,))
    influence = state.turn_of(seat).points.influence
    state.set_points(seat, influence=influence - amount(state, bought.influence, frame))
    if thing.left > 0:
        change_lasting(state, thing, None)
        if thing.left > 1:
            keep(state, replace(thing, left=thing.left - 1))
    carry_inner(state, bought.do, frame)
