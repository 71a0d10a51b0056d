"""What a hero does next: the planner's answer to every question of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from herna.games.andor.advice.planner import (
    battles,
    groups,
    missions_dragon,
    missions_healing,
    missions_mine,
    missions_resistance,
    travel,
)
from herna.games.andor.advice.planner.answers import Answers
from herna.games.andor.deeds import bargains, hidden_things, perils, placing, points, riches
from herna.games.andor.state import AndorState
from herna.games.andor.steps import battle, cards, free, move, ransoms, selecting, setup, throwing, turn
from herna.games.andor.steps.round import BetweenRounds, ChooseRubble, ShieldUp
from herna.kernel import Action, Step

Answer = Callable[[AndorState, int, Any, Sequence[Action]], Action]

ANSWERS: dict[type[Step], Answer] = {
    setup.TakeFigure: groups.choose_figure,
    turn.Turn: travel.take_turn,
    move.Moving: travel.go_on,
    move.Guiding: travel.guide,
    free.Flight: groups.finish_flight,
    battle.Muster: battles.muster,
    battle.AnswerCall: battles.answer_call,
    battle.ShareReward: battles.share_reward,
    battle.AgreeToReward: groups.first,
    throwing.ChooseDice: battles.choose_dice,
    throwing.RollAgain: battles.roll_again,
    throwing.AfterThrow: battles.after_throw,
    ShieldUp: battles.shield_up,
    BetweenRounds: battles.between_rounds,
    ChooseRubble: groups.first,
    cards.AvertEvent: groups.avert,
    cards.HoldShield: groups.hold_shield,
    cards.AvertLake: groups.hold_shield,
    perils.InTheFire: groups.hold_shield,
    placing.LosePiece: groups.first,
    riches.ShareGold: groups.share_gold,
    points.ShareWillpower: groups.share_willpower,
    points.ShareLoss: groups.share_loss,
    riches.ShareArticle: groups.share_article,
    selecting.ChooseHeroes: groups.choose_heroes,
    ransoms.PayRansom: groups.ransom,
    bargains.TakeOffer: groups.take_offer,
    bargains.TakeGamble: groups.gamble,
    bargains.GivesUp: groups.first,
    hidden_things.TurnUpFog: groups.turn_up_fog,
    hidden_things.PeekAtEvent: groups.peek,
    hidden_things.ClearFog: groups.clear_fog,
}

OWN_ANSWERS: dict[str, Answers] = {
    "healing": missions_healing.ANSWERS,
    "resistance": missions_resistance.ANSWERS,
    "mine": missions_mine.ANSWERS,
    "dragon": missions_dragon.ANSWERS,
}
"""By legend: what the companions answer differently there; nothing means as everywhere."""


def advise(state: AndorState, seat: int) -> Action:
    """The companion's choice; one of the options of the seat."""
    options = state.options(seat)
    if len(options) == 1:
        return options[0]
    step = state.steps[-1]
    own = OWN_ANSWERS.get(state.setting.legend.id, {}).get(type(step))
    action = own(state, seat, step, options) if own is not None else None
    if action is not None and action in options:
        return action
    return ANSWERS[type(step)](state, seat, step, options)
