"""Loot: whoever comes back with nothing takes a token (ML-11.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands.actions import TakeLoot
from herna.games.monster_lands.rules.attack import standing
from herna.games.monster_lands.rules.supply import refill_loot
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.loot import take_loot
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep


class ShareLoot(Automatic[LandsState], frozen=True):
    """From the left, everybody alive who neither beat the monster nor won the land (ML-11.5)."""

    place: int

    def run(self, state: LandsState) -> None:
        losers = [there for path in standing(state, self.place) if not (there := state.on(path)).won]
        state.push_all([*(PickLoot(there.seat, there.member) for there in losers[: len(state.loot_row)]), RefillLoot()])


class RefillLoot(Automatic[LandsState], frozen=True):
    """After each land the display is refilled (ML-11.5)."""

    def run(self, state: LandsState) -> None:
        refill_loot(state)


class PickLoot(SeatStep[LandsState, TakeLoot], frozen=True):
    """One token of the display (ML-11.5)."""

    clause: ClassVar[str] = "ML-11.5"

    member: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [TakeLoot(loot) for loot in state.loot_row]

    def take(self, state: LandsState, seat: int, action: TakeLoot) -> None:
        take_loot(state, seat, action.loot)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("pick-loot", {"member": state.setting.names("member")[self.member]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("loot-not-there", clause=self.clause)
