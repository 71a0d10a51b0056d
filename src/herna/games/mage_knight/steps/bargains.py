"""What effects in force let a player do: turn points into attack or block, buy with influence."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.actions import BuyEffect, TurnPoints
from herna.games.mage_knight.points import gain_points, points_usable
from herna.games.mage_knight.state import INFLUENCE, MOVE, KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS
from herna.games.mage_knight.vocabulary.points import Buy, Convert
from herna.games.programs import Lasting, amount, carry_inner, fits, word_at
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
        inside = thing.frame.inner(state.setting.programs.number(word.do))
        if state.points[INFLUENCE] >= amount(state, word.influence, thing.frame) and fits(state, inside):
            found.append(BuyEffect(number))
    return found


def take_lasting_option(state: KnightState, seat: int, action: TurnPoints | BuyEffect) -> None:
    """Points are turned, or an effect is bought."""
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
    state.points[INFLUENCE] -= amount(state, bought.influence, thing.frame)
    if thing.left > 0:
        kept = [other for other in state.lasting if other is not thing]
        if thing.left > 1:
            kept.append(replace(thing, left=thing.left - 1))
        state.lasting = tuple(kept)
    carry_inner(state, bought.do, thing.frame)
