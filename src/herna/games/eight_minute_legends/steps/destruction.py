"""Destroying armies (LEG-5.7, LEG-5.8, LEG-6.7, LEG-9.17, LEG-9.18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, count
from typing import ClassVar

from herna.games.eight_minute_family.actions import DONE, Destroy, Done
from herna.games.eight_minute_family.events import ActionEnded, ArmyDestroyed
from herna.games.eight_minute_family.steps.turn import TurnStep, region_name
from herna.games.eight_minute_legends.components import LEADERS, RED_SORCERESS, ROBBER_KING
from herna.games.eight_minute_legends.events import ArmyCaptured, CoinStolen
from herna.games.eight_minute_legends.state import LegendsState
from herna.kernel import Action, IllegalAction, Prompt


class DestroyArmy(TurnStep, frozen=True):
    """Take somebody else's army off the board where you have an army yourself (LEG-5.7, LEG-5.8)."""

    clause: ClassVar[str] = "LEG-5.7"
    left: int

    def targets(self, state: LegendsState, seat: int) -> Iterator[Action]:
        """One by one, so that whoever only asks whether there are any need not see them all."""
        beside = [*compress(count(), state.armies[seat])]
        immune, destroy_at = state.immune, state.setting.destroy_at
        for owner, armies in enumerate(state.armies):
            if owner != seat and not (owner < len(immune) and immune[owner]):
                for region in beside:
                    if armies[region]:
                        yield destroy_at[owner][region]

    def possible(self, state: LegendsState, seat: int) -> bool:
        return any(self.targets(state, seat))

    def missing(self, state: LegendsState, seat: int) -> str:
        """The others have no army on the map, or each of theirs is immune or stands where the seat has none."""
        others = any(any(row) for owner, row in enumerate(state.armies) if owner != seat)
        return "out-of-reach" if others else "no-army"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        return (*self.targets(state, seat), DONE)

    def take(self, state: LegendsState, seat: int, action: Destroy | Done) -> None:
        if type(action) is Done:
            state.tell(ActionEnded(seat))
            return
        owner = action.owner
        state.armies[owner][action.region] -= 1
        state.tell(ArmyDestroyed(seat, owner, action.region))
        a_player = owner < state.setting.players
        if a_player and state.leaders[seat] == RED_SORCERESS:
            row = state.captured[seat]
            kept = (*row[:owner], row[owner] + 1, *row[owner + 1 :])
            state.captured = (*state.captured[:seat], kept, *state.captured[seat + 1 :])
            state.tell(ArmyCaptured(seat, owner))
        else:
            state.supply[owner] += 1
        if a_player and state.leaders[seat] == ROBBER_KING and state.coins[owner]:
            loot = min(LEADERS[ROBBER_KING].loot, state.coins[owner])
            state.coins[owner] -= loot
            state.coins[seat] += loot
            state.tell(CoinStolen(seat, owner))

    def prompt(self, state: LegendsState, seat: int) -> Prompt:
        return Prompt("destroy-army", {"left": self.left})

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, Destroy):
            return IllegalAction("destroying-now", clause="LEG-5.7")
        region = region_name(state, action.region)
        if action.owner == seat:
            return IllegalAction("not-your-own", clause="LEG-5.8")
        on_board = 0 <= action.region < len(state.armies[seat]) and 0 <= action.owner < len(state.armies)
        if not on_board or not state.armies[action.owner][action.region]:
            return IllegalAction("nothing-to-destroy", clause="LEG-5.7", region=region)
        if action.owner < state.setting.players and state.immune[action.owner]:
            return IllegalAction("immune", clause="LEG-6.7", owner=action.owner + 1)
        return IllegalAction("destroy-needs-army", clause="LEG-5.7", region=region)
