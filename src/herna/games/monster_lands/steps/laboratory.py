"""The Laboratory: potions and venoms in any mixture (ML-6.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands.actions import Brew, Flasks
from herna.games.monster_lands.dice import MAGIC, take_die
from herna.games.monster_lands.events import DiePlaced, FlasksBrewed
from herna.games.monster_lands.rules.clan import gain_tokens
from herna.games.monster_lands.setting import LABORATORY
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.shop import fill_space
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import TurnStep


def enter(state: LandsState, seat: int, action: Brew) -> None:
    take_die(state, seat, MAGIC)
    fill_space(state, LABORATORY, action.space, MAGIC)
    state.tell(DiePlaced(seat, LABORATORY, MAGIC, 0))
    state.push(MixFlasks(state.setting.spaces[LABORATORY][action.space].gives))


class MixFlasks(TurnStep[LandsState, Flasks], frozen=True):
    """How many of the flasks are potions; the others are venoms (ML-6.3)."""

    clause: ClassVar[str] = "ML-6.3"

    flasks: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [Flasks(potions) for potions in range(self.flasks + 1)]

    def take(self, state: LandsState, seat: int, action: Flasks) -> None:
        venoms = self.flasks - action.potions
        state.tell(FlasksBrewed(seat, action.potions, venoms))
        gain_tokens(state, seat, potion=action.potions, venom=venoms)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("mix-flasks", {"flasks": self.flasks})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("so-many-flasks", clause=self.clause, flasks=self.flasks)
