"""Spending healing points."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.actions import Heal, HealUnit
from herna.games.mage_knight.rules.hero import with_unit, without
from herna.games.mage_knight.rules.remembered import wounds_left
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.programs import happen
from herna.kernel import Action


def heal_options(state: KnightState, seat: int) -> list[Action]:
    """A wound in hand for one point, a wounded unit for as many as its level; never in combat (MK-10.3)."""
    points = state.turn_of(seat).points.healing
    if not points or state.fight_of(seat) is not None:
        return []
    found: list[Action] = [Heal()] if WOUND in state.hand[seat] else []
    for place, unit in enumerate(state.units[seat]):
        if unit.wounds and state.setting.units[unit.kind].level <= points:
            found.append(HealUnit(place))
    return found


def take_healing(state: KnightState, seat: int, action: Heal | HealUnit) -> None:
    """One wound goes back to its pile."""
    if isinstance(action, Heal):
        state.set_points(seat, healing=state.turn_of(seat).points.healing - 1)
        happen(state, "heal-point-of-this-spent", seat)
        state.hand[seat] = without(state.hand[seat], WOUND)
        wounds_left(state, seat, (WOUND,))
        happen(state, "wound-healed-from-hand", seat)
        return
    unit = state.units[seat][action.place]
    level = state.setting.units[unit.kind].level
    state.set_points(seat, healing=state.turn_of(seat).points.healing - level)
    for _ in range(level):
        happen(state, "heal-point-of-this-spent", seat)
    with_unit(state, seat, action.place, replace(unit, wounds=unit.wounds - 1))
    happen(state, "unit-healed", seat, unit=(unit.id,))
