"""The monster's dice, and what keeps their hits away (ML-9.3, ML-9.7)."""

from __future__ import annotations

from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.dice import FACES, M, colour_of
from herna.games.monster_lands.events.solo import MissesRolledAgain
from herna.games.monster_lands.path import GATE, GATE_TOP, LAND_PATHS, PATHS_OF, SAM, Path, place_of
from herna.games.monster_lands.powers import Threat
from herna.games.monster_lands.rules.strike import working_powers
from herna.games.monster_lands.setting import LAND_AFFINITY
from herna.games.monster_lands.state import NONE, LandsState

HITS_FROM = NUMBERS.battle.hits_from


def threat_at(state: LandsState, place: int) -> Threat:
    return state.setting.threats[state.monsters[place]]


def attack_dice(state: LandsState, path: int, *, bare: bool = False) -> int:
    """Printed dice, those for a land of its affinity, of the round, and at the gate; less by equipment (ML-9.3)."""
    place = place_of(path)
    threat = threat_at(state, place)
    dice = threat.attack + state.setting.round_dice[min(state.round, len(state.setting.round_dice)) - 1]
    if place == GATE:
        dice += threat.gate_dice
    elif state.land_row[place] != NONE and LAND_AFFINITY[state.land_row[place]] == threat.affinity:
        dice += threat.match_dice
    if bare:
        return dice
    there = state.on(path)
    removed = sum(power.removes for power in working_powers(state, there, weapons=not threat.bans_weapon))
    return max(0, dice - removed)


def defense_abilities(state: LandsState, path: int) -> int:
    """Hits that abilities can still cancel this round: member, equipment, path or guards (ML-9.7)."""
    threat = threat_at(state, place_of(path))
    if threat.bans_defense or state.setting.rules.no_defense:
        return 0
    there = state.on(path)
    found = benefit_defense(state, path)
    for power in working_powers(state, there, weapons=not threat.bans_weapon):
        found += power.defense[threat.affinity]
    return max(0, found - there.guarded)


def benefit_defense(state: LandsState, path: int) -> int:
    if path >= GATE_TOP:
        return state.setting.gate_shapes[path - GATE_TOP].benefit.defense
    return state.setting.tile_shapes[state.tiles[path // LAND_PATHS]][path % LAND_PATHS].benefit.defense


def roll_black(state: LandsState, dice: int) -> tuple[tuple[int, ...], int]:
    """Black dice as they fall, and how many hit (ML-9.6); in one scenario misses are rolled again (ML-18.10)."""
    rolled = [state.roll() for _ in range(dice)]
    missed = [value for value in rolled if value < HITS_FROM]
    if state.setting.misses_again and missed:
        state.tell(MissesRolledAgain(" ".join(map(str, missed))))
        rolled = [value if value >= HITS_FROM else state.roll() for value in rolled]
    return tuple(rolled), sum(value >= HITS_FROM for value in rolled)


def magic_on(there: Path) -> int:
    """Magic dice that can be thrown away: on the path and on its traps, before they are rolled (ML-9.5)."""
    return sum(colour_of(die) == M and not die % FACES for die in (*there.dice, *there.safe))


def occupied(state: LandsState, place: int) -> list[int]:
    """The paths of a place on which somebody is still alive, from the left; Sam too."""
    return [path for path in PATHS_OF[place] if (there := state.paths[path]) is not None and there.alive]


def standing(state: LandsState, place: int) -> list[int]:
    """The paths of a place on which a member of a clan is still alive, from the left."""
    return [path for path in occupied(state, place) if state.on(path).seat != SAM]


def neighbours(state: LandsState, path: int) -> list[int]:
    """The nearest paths left and right with somebody on them; empty ones between do not count (ML-9.4, ML-16.4)."""
    others = occupied(state, place_of(path))
    left = [other for other in others if other < path]
    right = [other for other in others if other > path]
    return [*left[-1:], *right[:1]]
