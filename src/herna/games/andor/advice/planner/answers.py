"""The answers that all quests give alike; a legend adds its own, or puts them in the place of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from herna.games.andor.advice.planner import marches
from herna.games.andor.advice.planner.quest import Quest
from herna.games.andor.state import AndorState
from herna.games.andor.steps import battle, move, turn
from herna.kernel import Action, Step

OwnAnswer = Callable[[AndorState, int, Any, Sequence[Action]], Action | None]
"""What a legend's companions answer to a question; nothing means as everywhere."""
Answers = Mapping[type[Step], OwnAnswer]


def answers_of(quest: Callable[[AndorState], Quest]) -> Answers:
    """How the companions of a quest move, guide friends, and fight together."""

    def take_turn(state: AndorState, seat: int, step: turn.Turn, options: Sequence[Action]) -> Action | None:
        return marches.take_turn(quest(state), seat, options)

    def go_on(state: AndorState, seat: int, step: move.Moving, options: Sequence[Action]) -> Action | None:
        return marches.go_on(quest(state), seat, step, options) if step.led else marches.end_move(options)

    def guide(state: AndorState, seat: int, step: move.Guiding, options: Sequence[Action]) -> Action | None:
        return marches.guide_on(quest(state), seat, step, options)

    return {
        turn.Turn: take_turn,
        move.Moving: go_on,
        move.Guiding: guide,
        battle.Muster: muster,
        battle.AnswerCall: answer_call,
        battle.ShareReward: share_reward,
    }


def muster(state: AndorState, seat: int, step: battle.Muster, options: Sequence[Action]) -> Action | None:
    return marches.muster(state, options)


def answer_call(state: AndorState, seat: int, step: battle.AnswerCall, options: Sequence[Action]) -> Action | None:
    return marches.answer_call(state, options)


def share_reward(state: AndorState, seat: int, step: battle.ShareReward, options: Sequence[Action]) -> Action | None:
    return marches.share_reward(state, step, options)
