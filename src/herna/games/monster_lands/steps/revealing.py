"""Traps are revealed, and everything that brings dice to a path does so (ML-9.2)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from herna.games.monster_lands.components.box import TRAPS
from herna.games.monster_lands.dice import MAGIC, STRENGTH
from herna.games.monster_lands.events.adventure import TrapRevealed
from herna.games.monster_lands.path import MONSTER
from herna.games.monster_lands.powers import TRAP_POWERS, Powers
from herna.games.monster_lands.rules.attack import standing
from herna.games.monster_lands.rules.strike import powers_against
from herna.games.monster_lands.state import LandsState
from herna.kernel import Automatic

SAFE = tuple(token.group == "hidden" for token in TRAPS)


class RevealTraps(Automatic[LandsState], frozen=True):
    """All traps of a place are turned up, from the left; dice lie on them from now on (ML-9.2)."""

    place: int

    def run(self, state: LandsState) -> None:
        for path in standing(state, self.place):
            add_gear_dice(state, path)
            for place in range(len(state.on(path).traps)):
                turn_up(state, path, place)
            state.put_path(path, replace(state.on(path), revealed=True))


def turn_up(state: LandsState, path: int, place: int) -> None:
    """One token is turned up; a trap that brings dice has them on it from now on (ML-9.2)."""
    there = state.on(path)
    trap = there.traps[place]
    state.tell(TrapRevealed(there.seat, path, trap))
    state.reveal()
    strength, magic, _ = TRAP_POWERS[trap].dice
    more = [STRENGTH] * strength + [MAGIC] * magic
    row = "safe" if SAFE[trap] else "dice"
    laid = tuple(sorted((*getattr(there, row), *more)))
    state.put_path(path, replace(there, shown=there.shown | 1 << place, **{row: laid}))


def add_gear_dice(state: LandsState, path: int) -> None:
    """Equipment that brings dice in a battle does so (ML-9.2)."""
    lay_dice(state, path, powers_against(state, path, MONSTER))


def lay_dice(state: LandsState, path: int, powers: Iterable[Powers]) -> None:
    """Cards that bring dice lay them on the path, beyond its limit."""
    more: list[int] = []
    for power in powers:
        if power.on_path:
            more += [STRENGTH] * power.dice[0] + [MAGIC] * power.dice[1]
    if more:
        there = state.on(path)
        state.put_path(path, replace(there, dice=tuple(sorted((*there.dice, *more)))))
