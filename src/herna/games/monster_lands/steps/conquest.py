"""Conquest: those who have not fought try to win the land (ML-11.1 to ML-11.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import LANDS
from herna.games.monster_lands.events.adventure import ConquestFailed, LandConquered, LandLeft
from herna.games.monster_lands.path import CONQUEST, SAM, place_of
from herna.games.monster_lands.powers import CONQUER
from herna.games.monster_lands.rules.attack import occupied
from herna.games.monster_lands.rules.clan import gain_glory, settle, settlements
from herna.games.monster_lands.rules.strike import single_bonus, total, weapons_of
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.member_attack import ask_for_loot
from herna.games.monster_lands.steps.revealing import lay_dice
from herna.games.monster_lands.steps.rolling import begin_throw, current
from herna.games.monster_lands.steps.sam import SamRemoves
from herna.kernel import Action, Automatic, Prompt
from herna.kernel.kit import SeatStep
from herna.kernel.state import with_item


class Conquer(Automatic[LandsState], frozen=True):
    """Once the monster is gone, everybody who has not fought, from the left (ML-11.1)."""

    place: int

    def run(self, state: LandsState) -> None:
        place = self.place
        if state.monsters[place] != NONE or state.land_row[place] == NONE:
            return
        for path in occupied(state, place):
            there = state.on(path)
            if not there.fought:
                state.put_path(path, replace(there, fought=True))
                assert state.battle is not None
                state.battle = replace(state.battle, active=path)
                if state.battle.unarmed and there.seat != SAM:
                    lay_dice(state, path, weapons_of(state, there))
                attempt = SamRemoves(path) if there.seat == SAM else AskToTry(there.seat, path)
                state.push_all([attempt, Conquer(place)])
                return


class AskToTry(SeatStep[LandsState, Action], frozen=True):
    """Each may try, or leave the land to those on the right (ML-11.1)."""

    clause: ClassVar[str] = "ML-11.1"

    path: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [act.TryLand(), act.LeaveLand()]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        if isinstance(action, act.TryLand):
            state.push(TryLand(self.path))
        else:
            state.tell(LandLeft(seat, state.land_row[place_of(self.path)], self.path))

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        assert state.battle is not None
        land = state.land_row[place_of(self.path)]
        there = state.on(self.path)
        facts: dict[str, int | str] = {"land": LANDS[land].id, "member": state.setting.names("member")[there.member]}
        return Prompt("ask-to-try", facts | {"total": state.battle.conquest, "target": state.setting.conquest[land]})


class TryLand(Automatic[LandsState], frozen=True):
    """All dice are rolled; failed totals of those to the left count too (ML-11.2)."""

    path: int

    def run(self, state: LandsState) -> None:
        assert state.battle is not None
        state.push(JudgeConquest(self.path))
        begin_throw(state, self.path, CONQUEST, state.battle.conquest)


class JudgeConquest(Automatic[LandsState], frozen=True):
    """The land is won, or what was rolled helps the next (ML-11.2, ML-11.3)."""

    path: int

    def run(self, state: LandsState) -> None:
        path = self.path
        throw = current(state)
        place = place_of(path)
        land = state.land_row[place]
        there = state.on(path)
        seat = there.seat
        result = total(state, throw)
        bonus = single_bonus(state, throw, CONQUER)
        state.throw = None
        if result + bonus < state.setting.conquest[land]:
            assert state.battle is not None
            state.battle = replace(state.battle, conquest=result)
            state.tell(ConquestFailed(seat, land, path, result + bonus))
            return
        state.tell(LandConquered(seat, land, path, result + bonus))
        state.put_path(path, replace(there, won=True))
        gain_glory(state, seat, LANDS[land].glory)
        state.lands[seat] = (*state.lands[seat], land)
        state.land_row = with_item(state.land_row, place, NONE)
        if any(one == land for one, _ in settlements(state, seat)):
            state.push(SettleNow(seat, land))
        ask_for_loot(state, seat, "after_conquest")


class SettleNow(SeatStep[LandsState, Action], frozen=True):
    """The land can be settled at once, or later (ML-11.4)."""

    clause: ClassVar[str] = "ML-11.4"

    land: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        who = (card for land, card in settlements(state, seat) if land == self.land)
        return [*(state.setting.settle[self.land][card] for card in who), act.Done()]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        if isinstance(action, act.Settle):
            settle(state, seat, action.land, action.member)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("settle-now", {"land": LANDS[self.land].id})
