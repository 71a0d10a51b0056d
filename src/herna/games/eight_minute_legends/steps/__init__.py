"""The rules, one small file per chapter of the rulebook."""

from herna.games.eight_minute_legends.steps.armies import MoveArmies, PlaceArmies
from herna.games.eight_minute_legends.steps.auction import Auction, ChooseFirst
from herna.games.eight_minute_legends.steps.cards import ChooseAction, ChooseCard, SecondAction
from herna.games.eight_minute_legends.steps.cities import BuildCity, KnightsArmy, OfferKnight
from herna.games.eight_minute_legends.steps.course import CountPoints, EndGame, SetUp
from herna.games.eight_minute_legends.steps.destruction import DestroyArmy
from herna.games.eight_minute_legends.steps.ending import ExtraCard
from herna.games.eight_minute_legends.steps.preparation import (
    ChooseOutpost,
    ChooseStart,
    DealLeaders,
    LayReadyMap,
    LaySegments,
    PlaceFirstArmies,
    PlaceNeutralArmies,
)
from herna.games.eight_minute_legends.steps.tokens import (
    PrepareTokens,
    PutCoveredTokens,
    PutEncounters,
    PutTokens,
    TakeDiscovery,
)
from herna.games.eight_minute_legends.steps.turn import EndTurn

__all__ = ["STEPS", "MoveArmies", "SetUp"]

STEPS = (
    SetUp,
    LayReadyMap,
    LaySegments,
    ChooseStart,
    ChooseOutpost,
    PrepareTokens,
    PutTokens,
    PutCoveredTokens,
    PutEncounters,
    DealLeaders,
    PlaceFirstArmies,
    PlaceNeutralArmies,
    Auction,
    ChooseFirst,
    ChooseCard,
    ChooseAction,
    SecondAction,
    PlaceArmies,
    MoveArmies,
    BuildCity,
    TakeDiscovery,
    OfferKnight,
    KnightsArmy,
    DestroyArmy,
    EndTurn,
    EndGame,
    ExtraCard,
    CountPoints,
)
