"""How strong a hero is, by what he has: who is behind picks first."""

from __future__ import annotations

from herna.games.mage_knight.rules.scoring import ADVANCED, ARTIFACT, SPELL, cards_of
from herna.games.mage_knight.state import KnightState

LEVEL = 3
"""For each level above the lowest."""


def strength(state: KnightState, seat: int) -> int:
    """Artifacts and spells 2, advanced actions and crystals 1, units their level, wounded ones half of it rounded up;
    and 3 for each level above that of the lowest hero."""
    setting = state.setting
    worth = {setting.spell_range: SPELL, setting.artifact_range: ARTIFACT, setting.advanced_range: ADVANCED}
    cards = sum(points for card in cards_of(state, seat) for kind, points in worth.items() if card in kind)
    levels = [(setting.units[unit.kind].level, unit.wounds) for unit in state.units[seat]]
    units = sum((level + 1) // 2 if wounds else level for level, wounds in levels)
    return cards + sum(state.crystals[seat]) + units + LEVEL * (state.level[seat] - min(state.level))


def strengths(state: KnightState) -> tuple[int, ...]:
    """By seat."""
    return tuple(strength(state, seat) for seat in range(state.setting.players))


def weakest_first(state: KnightState) -> list[int]:
    """The seats that played the last round by strength, the weakest first; among equals less fame, then who was later
    in the order of that round."""
    found = strengths(state)
    latest = [seat for seat in reversed(state.order) if seat < state.setting.players]
    return sorted(latest, key=lambda seat: (found[seat], state.fame[seat]))
