"""What things are worth to a hero for the rest of the game: fame with its levels, wounds, units, time."""

from __future__ import annotations

from itertools import pairwise

from herna.games.mage_knight.advice.gifts import unit_quality
from herna.games.mage_knight.state import KnightState, Unit

WOUND_COST = 1.6
"""What a wound costs, in points, ..."""
WOUND_LATER = 0.25
"""... more for each round it stays, ..."""
CLOGGED = 0.05
"""... and for every other one."""
LEVEL = 4.0
"""What a level is worth beside its fame."""
REPUTATION = 0.4
UNIT_LEVEL = 0.7
"""What a unit is worth for each of its levels when the game ends."""
UNIT = 0.25
"""What a unit adds for each round left, by how good it is."""
READY = 0.9
"""What a unit is worth more while it is ready."""
HURT = 0.4
"""The share of its worth that a wounded unit has."""
LONGEST = 4.0
"""The most rounds that count: what is farther away is too uncertain."""
GARRISON = 0.4
"""The share of a city's worth that beating its defenders one by one comes to, before the last of them is beaten."""
PACE = 4
"""Cards that the dummy player takes in a turn, about."""
UNMEASURED = 5
"""Turns of a round that no dummy player measures, about."""


def fame_worth(state: KnightState, fame: int) -> float:
    """What an amount of fame is worth with the levels it stands for."""
    levels = state.setting.levels
    found = float(fame)
    for info, following in pairwise(levels):
        if fame <= info.fame:
            break
        found += LEVEL * min((fame - info.fame) / (following.fame - info.fame), 1.0)
    return found


def turns_left(state: KnightState) -> int:
    """Turns of this round after the one that is being played, as the dummy player sets the pace."""
    if state.closing:
        return len(state.last_turns)
    return -(-len(state.dummy_deck) // PACE) + 1 if state.setting.scenario.dummy_plays else UNMEASURED


def rounds_left(state: KnightState) -> float:
    """Rounds still to be played, this one counted half."""
    return min(state.setting.rounds - state.round + 0.5, LONGEST)


def garrisons_beaten(state: KnightState) -> float:
    """How much of the garrisons of cities that still stand is beaten, in cities."""
    found = 0.0
    for city in state.cities:
        beaten = len(city.shields)
        if beaten and not city.conquered:
            found += beaten / (beaten + sum(token.hex == city.hexes[0] for token in state.tokens))
    return found


def wound_cost(state: KnightState) -> float:
    """What a wound costs: points in the end, and a card less whenever it is drawn."""
    return WOUND_COST + WOUND_LATER * rounds_left(state)


def unit_whole(state: KnightState, kind: int) -> float:
    """What a unit of a kind brings in the rounds left, beside being ready now."""
    setting = state.setting
    return UNIT_LEVEL * setting.units[kind].level + UNIT * rounds_left(state) * unit_quality(setting, kind)


def unit_now(state: KnightState, unit: Unit, *, hurt: bool | None = None) -> float:
    """What one of a hero's units is worth as it is, or as if it were hurt."""
    wounded = bool(unit.wounds) if hurt is None else hurt
    whole = unit_whole(state, unit.kind)
    return whole * HURT if wounded else whole + (READY if unit.ready else 0.0)
