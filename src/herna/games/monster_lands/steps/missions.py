"""Missions: one is rolled for, one is paid for (chapter 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.components.box import MISSION_FILE, MISSIONS
from herna.games.monster_lands.events import TrapDiscarded
from herna.games.monster_lands.events.adventure import (
    MissionConsoled,
    MissionDeclined,
    MissionFailed,
    MissionPaid,
    MissionRolled,
    MissionWon,
)
from herna.games.monster_lands.events.solo import SamTookMission
from herna.games.monster_lands.path import MISSION, MISSION_A, MISSION_B, SAM, Path
from herna.games.monster_lands.rules.clan import gain, gain_coins, gain_glory
from herna.games.monster_lands.rules.strike import powers_against, total
from herna.games.monster_lands.rules.supply import use_up_traps
from herna.games.monster_lands.state import NONE, LandsState, without
from herna.games.monster_lands.steps.free import anytime_options, do_free
from herna.games.monster_lands.steps.revealing import lay_dice
from herna.games.monster_lands.steps.rolling import begin_throw, current, dice_text
from herna.games.monster_lands.vocabulary import Give
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep, ask_again

PAY, DONE = act.PayMission(), act.Done()


class RollMissions(Automatic[LandsState], frozen=True):
    """The left path rolls and finishes, then the right one (ML-8.1); with Sam on the left nobody does (ML-17.9)."""

    def run(self, state: LandsState) -> None:
        first = state.paths[MISSION_A]
        if first is not None and first.seat == SAM:
            state.missions = (NONE, state.missions[1])
            state.tell(SamTookMission(MISSION_A))
            return
        paths = [path for path, _ in sent_to(state, MISSION_A)]
        if paths:
            state.push_all([*(RollMission(path) for path in paths), JudgeMissions()])


def sent_to(state: LandsState, first: int) -> list[tuple[int, Path]]:
    """Both paths of a mission with whom clans have sent there, from the left."""
    paths = [(path, state.paths[path]) for path in (first, first + 1)]
    return [(path, there) for path, there in paths if there is not None and there.seat != SAM]


class RollMission(Automatic[LandsState], frozen=True):
    """All dice are rolled, those of haggling again (ML-8.1)."""

    path: int

    def run(self, state: LandsState) -> None:
        lay_dice(state, self.path, powers_against(state, self.path, MISSION))
        state.push(FinishRoll(self.path))
        begin_throw(state, self.path, MISSION)


class FinishRoll(Automatic[LandsState], frozen=True):
    """The result as it stands."""

    path: int

    def run(self, state: LandsState) -> None:
        there = state.on(self.path)
        result = total(state, current(state))
        state.put_path(self.path, replace(there, total=result))
        state.throw = None
        target = MISSIONS[state.missions[0]].a.target
        state.tell(MissionRolled(there.seat, self.path, dice_text(there.dice), result, target))


class JudgeMissions(Automatic[LandsState], frozen=True):
    """Reward for the best success, consolation for the other, penalty for a failure (ML-8.2 to ML-8.4)."""

    def run(self, state: LandsState) -> None:
        mission = MISSIONS[state.missions[0]].a
        results = [(path, one.seat, one.total) for path, one in sent_to(state, MISSION_A)]
        best = max(result for _, _, result in results)
        rewarded = False
        for path, seat, result in results:
            if result < mission.target:
                state.tell(MissionFailed(seat, path))
                penalty = mission.penalty
                gain_glory(state, seat, -penalty.glory)
                gain_coins(state, seat, -penalty.coins)
            elif result == best and not rewarded:
                rewarded = True
                state.missions_done[seat] += 1
                state.tell(MissionWon(seat, path))
                gain(state, seat, mission.reward)
            else:
                state.tell(MissionConsoled(seat, path, MISSION_FILE.consolation))
                state.coins[seat] += MISSION_FILE.consolation


class PayMissions(Automatic[LandsState], frozen=True):
    """The left path decides first (ML-8.5)."""

    def run(self, state: LandsState) -> None:
        state.push_all([AskToPay(one.seat, path) for path, one in sent_to(state, MISSION_B)])


class AskToPay(Automatic[LandsState], frozen=True):
    """Nobody is asked who could not pay in any way."""

    seat: int
    path: int

    def run(self, state: LandsState) -> None:
        if worth_asking(state, self.seat):
            state.push(DecideToPay(self.seat, self.path))


def worth_asking(state: LandsState, seat: int) -> bool:
    """Can the clan pay, or could it after selling or using something?"""
    return can_pay(state, seat, MISSIONS[state.missions[1]].b.cost) or bool(anytime_options(state, seat))


def can_pay(state: LandsState, seat: int, cost: Give) -> bool:
    return all(needs <= have for _, needs, have in asked_for(state, seat, cost))


def asked_for(state: LandsState, seat: int, cost: Give) -> list[tuple[str, int, int]]:
    """What may be asked for: its name, how much it is, and how much of it the clan has."""
    return [
        ("coins", cost.coins, state.coins[seat]),
        ("defense", cost.defense, state.defense[seat]),
        ("potion", cost.potion, state.potion[seat]),
        ("venom", cost.venom, state.venom[seat]),
        ("trap", cost.trap, len(state.traps[seat])),
    ]


class DecideToPay(SeatStep[LandsState, Action], frozen=True):
    """Pay what the mission asks for, or leave it (ML-8.5)."""

    clause: ClassVar[str] = "ML-8.5"

    path: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        found: list[Action] = [PAY] if can_pay(state, seat, MISSIONS[state.missions[1]].b.cost) else []
        return [*found, DONE, *anytime_options(state, seat)]

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        mission = MISSIONS[state.missions[1]].b
        if isinstance(action, act.PayMission):
            state.missions_done[seat] += 1
            state.tell(MissionPaid(seat, self.path))
            gain_coins(state, seat, -mission.cost.coins)
            state.defense[seat] -= mission.cost.defense
            state.potion[seat] -= mission.cost.potion
            state.venom[seat] -= mission.cost.venom
            gain(state, seat, mission.left if self.path == MISSION_B else mission.right)
            if mission.cost.trap:
                state.push(PayWithTrap(seat, mission.cost.trap))
        elif isinstance(action, act.Done):
            state.tell(MissionDeclined(seat, self.path))
        else:
            state.push(self)
            do_free(state, seat, action)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("decide-to-pay", {"path": state.setting.names("path")[self.path]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, act.PayMission):
            return IllegalAction("not-offered", clause=self.clause)
        cost = MISSIONS[state.missions[1]].b.cost
        what, needs, have = next(one for one in asked_for(state, seat, cost) if one[1] > one[2])
        return IllegalAction("cannot-pay-mission", clause=self.clause, what=what, needs=needs, have=have)


class PayWithTrap(SeatStep[LandsState, act.PayTrap], frozen=True):
    """A trap of any kind (ML-8.5)."""

    clause: ClassVar[str] = "ML-8.5"

    left: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [act.PayTrap(trap) for trap in dict.fromkeys(state.traps[seat])]

    def take(self, state: LandsState, seat: int, action: act.PayTrap) -> None:
        state.traps[seat] = without(state.traps[seat], action.trap)
        use_up_traps(state, (action.trap,))
        state.tell(TrapDiscarded(seat, action.trap))
        ask_again(state, self)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("pay-with-trap")
