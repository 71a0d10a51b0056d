"""Turns and days: who acts, and what a turn can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.andor.actions import (
    ClearRubble,
    DrinkWine,
    EndDay,
    Fight,
    GoAhead,
    HerbSteps,
    MoveFriend,
    Pass,
    Propose,
    Storm,
    Swim,
    TakeAlong,
    Walk,
)
from herna.games.andor.events import DayEnded, ProposalMade, TalkEnded, TurnPassed
from herna.games.andor.rules.heroes import DAY, can_pay_hour, hours_left, pay_hour
from herna.games.andor.state import NONE, TRAINING, AndorState
from herna.games.andor.steps.battle import battle_options, begin_battle
from herna.games.andor.steps.free import FREE, do_free, free_options, gains_here, handling, helpers, merchant_at
from herna.games.andor.steps.move import Moving, all_friend_moves, move_friend, move_on, move_options
from herna.games.andor.steps.refusals import turn_refusal
from herna.games.andor.steps.sunrise import NewDay, Sunrise
from herna.kernel import Action, Automatic, IllegalAction, Prompt, Step, with_item


class NextTurn(Automatic, frozen=True):
    """The next hero clockwise who has not ended his day; at last the sun rises (AND-3.2, AND-3.3)."""

    def run(self, state: AndorState) -> None:
        heroes = len(state.space)
        for offset in range(1, heroes + 1):
            seat = (state.turn + offset) % heroes
            if not state.asleep[seat]:
                state.turn = seat
                state.push(Turn(begins=untouched(state)))
                return
        if state.flags & TRAINING:
            return  # the day of training has no sunrise
        state.push(NextTurn())
        state.push(NewDay())
        state.push(Sunrise())


class Turn(Step, frozen=True):
    """One action of the hero on turn; free activities of everybody (AND-3.2, AND-7.1)."""

    clause: ClassVar[str] = "AND-3.2"

    said: bool = False
    """He has made his proposal in this turn."""

    begins: bool = False
    """The day begins with it: nobody has done anything yet, and everybody may say what they have in mind (AND-3.13)."""

    def seats(self, state: AndorState) -> tuple[int, ...]:
        if self.begins:
            return (state.turn, *(seat for seat in range(len(state.space)) if seat != state.turn))
        return (state.turn, *helpers(state))

    def awaited(self, state: AndorState) -> tuple[int, ...]:
        return (state.turn,)

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        if seat != state.turn:
            free = free_options(state, seat)
            return [GoAhead(), *proposals(state, seat), *free] if self.begins else free
        # In the order in which a person looks for them: what is at hand first, what is seldom wanted last.
        training = state.flags & TRAINING
        acts = can_pay_hour(state, seat)
        found = battle_options(state, seat) if acts and not training else []
        found += gains_here(state, seat)
        found += move_options(state, seat, 0, ())
        if acts and not training:
            found += all_friend_moves(state, seat)
        if acts:
            found.append(Pass())
        if not (training and hours_left(state, seat)):
            found.append(EndDay())
        found += handling(state, seat)
        if not self.said and not training:
            found += proposals(state, seat)
        return found

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        if seat != state.turn:
            return Prompt("talk" if self.begins else "free", {"turn": state.turn + 1})
        return Prompt("turn", {"hours": max(0, DAY - state.hours[seat])})

    def refusal(self, state: AndorState, seat: int, action: Action) -> IllegalAction:
        return turn_refusal(state, seat, action, self.clause)

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        if isinstance(action, FREE):
            state.push(self)
            do_free(state, seat, action)
            return
        if isinstance(action, Propose):
            state.push(replace(self, said=True) if seat == state.turn else self)
            propose(state, seat, action)
            return
        if isinstance(action, GoAhead):
            state.push(replace(self, begins=False))
            state.tell(TalkEnded(seat))
            return
        state.push(NextTurn())
        match action:
            case Walk() | Swim() | DrinkWine() | HerbSteps() | TakeAlong():
                move_on(state, seat, action, Moving())
            case Fight() | Storm() | ClearRubble():
                begin_battle(state, seat, action)
            case MoveFriend():
                move_friend(state, seat, action)
            case Pass():
                pay_hour(state, seat)
                state.tell(TurnPassed(seat))
            case EndDay():
                end_day(state, seat)


def untouched(state: AndorState) -> bool:
    """Has nobody done anything yet on this day? The day of training is not talked over."""
    return not any(state.hours) and not any(state.asleep) and not state.flags & TRAINING


def end_day(state: AndorState, seat: int) -> None:
    """The marker goes to the sunrise box; who is first will begin the new day (AND-3.8, AND-3.9)."""
    state.asleep[seat] = True
    rooster = state.first == NONE
    if rooster:
        state.first = seat
    state.tell(DayEnded(seat, rooster))


def proposals(state: AndorState, seat: int) -> list[Action]:
    """Plans he can announce: fights, the place where he stands, merchants, the goals of the legend (AND-3.11)."""
    found: list[Action] = [Propose("fight", space) for space, kind in enumerate(state.beasts) if kind != NONE]
    if state.garrison:
        found.append(Propose("fight", state.setting.castle))
    found.append(Propose("meet", state.space[seat]))
    found += (Propose("trade", space) for space in state.setting.merchants if merchant_at(state, space))
    found += (Propose("goal", space) for space in state.setting.goals)
    said = state.proposals[seat]
    return [plan for plan in found if isinstance(plan, Propose) and (plan.aim, plan.space) != said]


def propose(state: AndorState, seat: int, action: Propose) -> None:
    state.proposals = with_item(state.proposals, seat, (action.aim, action.space))
    state.tell(ProposalMade(seat, action.aim, action.space))
