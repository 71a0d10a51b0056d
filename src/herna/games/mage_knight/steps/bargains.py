"""What effects in force let a player do: turn points into attack or block, buy with influence."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.actions import BuyEffect, BuyForUnit, TurnPoints, UseHeld
from herna.games.mage_knight.points import block_element, gain_points, points_usable
from herna.games.mage_knight.state import INFLUENCE, MOVE, KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS
from herna.games.mage_knight.vocabulary.points import Block, Buy, Convert, Hold
from herna.games.mage_knight.vocabulary.world import Ready
from herna.games.programs import Lasting, Scaled, amount, carry_inner, fits, word_at
from herna.kernel import Action

POOL = {"move": MOVE, "influence": INFLUENCE}


def in_force(state: KnightState, seat: int, name: str) -> list[Lasting]:
    """The effects of a kind that a player has in force."""
    return [thing for thing in state.lasting if thing.flag == name and thing.frame.actor == seat]


def lasting_options(state: KnightState, seat: int) -> list[Action]:
    """What can be turned or bought now."""
    found: list[Action] = []
    for number, thing in enumerate(in_force(state, seat, "convert")):
        word = word_at(state, thing.frame)
        assert isinstance(word, Convert)
        if state.points[POOL[word.from_]] >= word.rate and points_usable(state, word.to, KINDS.index(word.kind)):
            found.append(TurnPoints(number))
    for number, thing in enumerate(in_force(state, seat, "buy")):
        word = word_at(state, thing.frame)
        assert isinstance(word, Buy)
        if by_level(word):
            found += [BuyForUnit(number, place) for place in for_units(state, seat, thing, word)]
            continue
        inside = thing.frame.inner(state.setting.programs.number(word.do))
        if state.points[INFLUENCE] >= amount(state, word.influence, thing.frame) and fits(state, inside):
            found.append(BuyEffect(number))
    found += [
        UseHeld(number) for number, thing in enumerate(in_force(state, seat, "held")) if held_usable(state, thing)
    ]
    return found


def by_level(word: Buy) -> bool:
    """Is the price by the level of a unit?"""
    return isinstance(word.influence, Scaled) and word.influence.per == "unit-level"


def for_units(state: KnightState, seat: int, thing: Lasting, word: Buy) -> list[int]:
    """The spent units, by place, for which the effect can be bought."""
    wanted = next(one for one in word.do if isinstance(one, Ready))
    most = wanted.max_level
    found = []
    for place, unit in enumerate(state.units[seat]):
        level = state.setting.units[unit.kind].level
        price = amount(state, word.influence, thing.frame.with_bound("unit", (place,)))
        if not unit.ready and (most is None or level <= most) and price <= state.points[INFLUENCE]:
            found.append(place)
    return found


def held_usable(state: KnightState, thing: Lasting) -> bool:
    """Can what was kept ready be used now? A block of several, against another attack than those before."""
    word = word_at(state, thing.frame)
    if isinstance(word, Hold):
        return fits(state, thing.frame.inner(state.setting.programs.number(word.do)))
    return points_usable(state, "block") and blocking(state) not in pairs(thing.seen)


def blocking(state: KnightState) -> tuple[int, int]:
    """The attack that is being blocked."""
    assert state.combat is not None
    return state.combat.blocking


def pairs(flat: tuple[int, ...]) -> list[tuple[int, int]]:
    """Numbers two by two.

    >>> pairs((1, 0, 2, 1))
    [(1, 0), (2, 1)]
    """
    return [(flat[at], flat[at + 1]) for at in range(0, len(flat), 2)]


def use_held(state: KnightState, seat: int, thing: Lasting) -> None:
    """What was kept ready is used."""
    word = word_at(state, thing.frame)
    kept = tuple(other for other in state.lasting if other is not thing)
    if isinstance(word, Hold):
        state.lasting = kept
        carry_inner(state, word.do, thing.frame)
        return
    assert isinstance(word, Block)
    if thing.left > 1:
        kept = (*kept, replace(thing, left=thing.left - 1, seen=(*thing.seen, *blocking(state))))
    state.lasting = kept
    n = amount(state, word.n, thing.frame)
    gain_points(state, seat, "block", n, element=block_element(state, word))


def take_lasting_option(state: KnightState, seat: int, action: TurnPoints | BuyEffect | BuyForUnit | UseHeld) -> None:
    """Points are turned, an effect is bought, or one that was kept ready is used."""
    if isinstance(action, UseHeld):
        use_held(state, seat, in_force(state, seat, "held")[action.effect])
        return
    if isinstance(action, TurnPoints):
        thing = in_force(state, seat, "convert")[action.effect]
        word = word_at(state, thing.frame)
        assert isinstance(word, Convert)
        state.points[POOL[word.from_]] -= word.rate
        element = ELEMENTS.index(word.element[0])
        gain_points(state, seat, word.to, 1, attack=KINDS.index(word.kind), element=element)
        return
    thing = in_force(state, seat, "buy")[action.effect]
    bought = word_at(state, thing.frame)
    assert isinstance(bought, Buy)
    frame = thing.frame.with_bound("unit", (action.place,)) if isinstance(action, BuyForUnit) else thing.frame
    state.points[INFLUENCE] -= amount(state, bought.influence, frame)
    if thing.left > 0:
        kept = [other for other in state.lasting if other is not thing]
        if thing.left > 1:
            kept.append(replace(thing, left=thing.left - 1))
        state.lasting = tuple(kept)
    carry_inner(state, bought.do, frame)
