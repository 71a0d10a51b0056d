"""What a clan has no room for is thrown away at once (ML-3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands.actions import DiscardTrap
from herna.games.monster_lands.events import TrapDiscarded
from herna.games.monster_lands.rules.clan import trap_limit
from herna.games.monster_lands.rules.supply import use_up_traps
from herna.games.monster_lands.state import LandsState, without
from herna.kernel import Action, Prompt
from herna.kernel.kit import SeatStep


def keep_traps(state: LandsState, seat: int) -> None:
    """Ask which traps go, if there are too many."""
    if len(state.traps[seat]) > trap_limit(state, seat):
        state.push(DiscardTraps(seat))


class DiscardTraps(SeatStep[LandsState, DiscardTrap], frozen=True):
    """One trap more than there is room for goes, whichever the clan likes (ML-3.4)."""

    clause: ClassVar[str] = "ML-3.4"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [DiscardTrap(trap) for trap in dict.fromkeys(state.traps[seat])]

    def take(self, state: LandsState, seat: int, action: DiscardTrap) -> None:
        state.traps[seat] = without(state.traps[seat], action.trap)
        use_up_traps(state, (action.trap,))
        state.tell(TrapDiscarded(seat, action.trap))
        keep_traps(state, seat)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("discard-traps", {"left": len(state.traps[seat]) - trap_limit(state, seat)})
