"""Hiring: who would join the clan, and what it takes (ML-6.4, ML-6.5, ML-6.13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from herna.games.monster_lands.actions import Hire
from herna.games.monster_lands.rules.clan import join, surplus
from herna.games.monster_lands.rules.supply import refill_tavern
from herna.games.monster_lands.setting import REPUTATION
from herna.games.monster_lands.state import NONE, LandsState
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import TurnStep


def candidates(state: LandsState, seat: int) -> list[int]:
    """Who would join: everybody whose reputation the surplus of glory reaches (ML-6.4)."""
    most = surplus(state, seat)
    found = [card for card in state.tavern if card != NONE and REPUTATION[card] <= most]
    if state.rookies and REPUTATION[state.rookies[0]] <= most:
        found.append(state.rookies[0])
    return found


def is_for_hire(state: LandsState, card: int) -> bool:
    """Everybody on display, and of the rookies the uppermost: they are all alike (ML-6.7)."""
    return card != NONE and card in (*state.tavern, *state.rookies[:1])


def too_little_surplus(state: LandsState, seat: int, card: int) -> IllegalAction:
    """Somebody whose reputation is above the surplus of glory (ML-6.4)."""
    facts: dict[str, Any] = {"reputation": REPUTATION[card], "surplus": surplus(state, seat)}
    member = state.setting.names("member")[card]
    return IllegalAction("too-little-surplus", clause="ML-6.4", member=member, **facts)


def hire(state: LandsState, seat: int, card: int, cost: int) -> None:
    """Somebody leaves the tavern for the clan (ML-6.5)."""
    if card in state.tavern:
        state.tavern = tuple(NONE if one == card else one for one in state.tavern)
    else:
        state.rookies = tuple(one for one in state.rookies if one != card)
    join(state, seat, card, cost)


class HireFree(TurnStep[LandsState, Hire], frozen=True):
    """Hire one for nothing: the surplus of glory has to be enough all the same (ML-6.13)."""

    clause: ClassVar[str] = "ML-6.13"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [state.setting.hire[card] for card in candidates(state, seat)]

    def take(self, state: LandsState, seat: int, action: Hire) -> None:
        hire(state, seat, action.member, 0)
        refill_tavern(state)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("hire-free", {"surplus": surplus(state, seat)})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Hire) and is_for_hire(state, action.member):
            return too_little_surplus(state, seat, action.member)
        return IllegalAction("not-for-hire", clause=self.clause)
