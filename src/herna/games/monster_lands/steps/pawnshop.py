"""The Pawnshop: a coin for each die, as many as one likes (ML-6.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands.actions import Done, Pawn
from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.dice import pool_kinds, pool_size, take_die
from herna.games.monster_lands.events import DiePawned
from herna.games.monster_lands.setting import PAWNSHOP
from herna.games.monster_lands.state import LandsState
from herna.kernel import Action, Prompt
from herna.kernel.kit import TurnStep

DONE = Done()


def enter(state: LandsState, seat: int, action: Pawn) -> None:
    pawn(state, seat, action.die)


def pawn(state: LandsState, seat: int, die: int) -> None:
    take_die(state, seat, die)
    houses = list(state.houses)
    houses[PAWNSHOP] += (die,)
    state.houses = tuple(houses)
    state.coins[seat] += NUMBERS.price.pawned
    state.tell(DiePawned(seat, die, NUMBERS.price.pawned))
    if pool_size(state, seat):
        state.push(PawnMore())


class PawnMore(TurnStep[LandsState, Pawn | Done], frozen=True):
    """Further dice in the same action (ML-6.9)."""

    clause: ClassVar[str] = "ML-6.9"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [DONE, *(state.setting.pawn[die] for die in pool_kinds(state, seat))]

    def take(self, state: LandsState, seat: int, action: Pawn | Done) -> None:
        if isinstance(action, Pawn):
            pawn(state, seat, action.die)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("pawn-more")
