"""Traps are revealed, and everything that brings dice to a path does so (ML-9.2)."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.monster_lands.attack import standing
from herna.games.monster_lands.box import TRAPS
from herna.games.monster_lands.dice import MAGIC, STRENGTH
from herna.games.monster_lands.events import TrapRevealed
from herna.games.monster_lands.path import MISSION_A, MONSTER
from herna.games.monster_lands.powers import TRAP_POWERS
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.strike import powers_against
from herna.kernel import Automatic

SAFE = tuple(token.group == "hidden" for token in TRAPS)


class RevealTraps(Automatic[LandsState], frozen=True):
    """All traps of a place are turned up, from the left; dice lie on them from now on (ML-9.2)."""

    place: int

    def run(self, state: LandsState) -> None:
        for path in standing(state, self.place):
            add_gear_dice(state, path)
            there = state.on(path)
            dice, safe = list(there.dice), list(there.safe)
            for trap in there.traps:
                state.tell(TrapRevealed(there.seat, path, trap))
                state.reveal()
                strength, magic, _ = TRAP_POWERS[trap].dice
                (safe if SAFE[trap] else dice).extend([STRENGTH] * strength + [MAGIC] * magic)
            state.put_path(path, replace(there, dice=tuple(sorted(dice)), safe=tuple(sorted(safe)), revealed=True))


def add_gear_dice(state: LandsState, path: int) -> None:
    """Equipment that brings dice lays them on the path, beyond its limit (ML-9.2)."""
    there = state.on(path)
    scope = MONSTER if path < MISSION_A or path >= 12 else 2
    more: list[int] = []
    for power in powers_against(state, path, scope):
        if power.on_path:
            more += [STRENGTH] * power.dice[0] + [MAGIC] * power.dice[1]
    if more:
        state.put_path(path, replace(there, dice=tuple(sorted((*there.dice, *more)))))
