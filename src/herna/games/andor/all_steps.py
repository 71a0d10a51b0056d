"""Every step of the game."""

from __future__ import annotations

from herna.games.andor.deeds.bargains import GivesUp, TakeGamble, TakeOffer
from herna.games.andor.deeds.hidden_things import ClearFog, PeekAtEvent, TurnUpFog
from herna.games.andor.deeds.perils import InTheFire
from herna.games.andor.deeds.placing import LosePiece
from herna.games.andor.deeds.points import ShareLoss, ShareWillpower
from herna.games.andor.deeds.riches import ShareArticle, ShareGold
from herna.games.andor.steps.battle import AfterDefeat, AgreeToReward, AnswerCall, EndBattle, Muster, ShareReward
from herna.games.andor.steps.cards import AvertEvent, AvertHarm, AvertLake, EventCard, HoldShield, LakeCard
from herna.games.andor.steps.handing import Flight
from herna.games.andor.steps.move import ComeAshore, Guiding, Moving
from herna.games.andor.steps.narrator import ReadCard, ReadToken, Reckon
from herna.games.andor.steps.places import ServeNext
from herna.games.andor.steps.ransoms import PayRansom
from herna.games.andor.steps.round import (
    BetweenRounds,
    ChooseRubble,
    FoeThrows,
    Harm,
    RoundOver,
    ShieldUp,
    StartRound,
    TurnDragonCard,
)
from herna.games.andor.steps.selecting import ChooseHeroes
from herna.games.andor.steps.setup import BeginLegend, BeginTraining, EndTraining, FirstDay, SetUp, TakeFigure
from herna.games.andor.steps.sunrise import NewDay, Sunrise
from herna.games.andor.steps.throwing import AfterThrow, ChooseDice, Consider, RollAgain, ThrowDice
from herna.games.andor.steps.turn import NextTurn, Turn
from herna.games.programs import PROGRAM_STEPS
from herna.kernel import Step

STEPS: tuple[type[Step], ...] = (
    SetUp, TakeFigure, BeginTraining, EndTraining, BeginLegend, FirstDay, NextTurn, Turn, Moving, ComeAshore, Guiding,
    Flight, Muster, AnswerCall, StartRound, TurnDragonCard, ThrowDice, ChooseDice, RollAgain, AfterThrow, Consider,
    FoeThrows, Harm, ShieldUp, RoundOver, ChooseRubble, BetweenRounds, EndBattle, AfterDefeat, ShareReward,
    AgreeToReward, Sunrise, NewDay, EventCard, AvertEvent, AvertHarm, HoldShield, LakeCard, AvertLake, *PROGRAM_STEPS,
    ReadCard, ReadToken, Reckon, ShareGold, ShareLoss, ShareWillpower, ShareArticle, ChooseHeroes, PayRansom, TakeOffer,
    TakeGamble, GivesUp, TurnUpFog, PeekAtEvent, ClearFog, LosePiece, InTheFire, ServeNext,
)  # fmt: skip
