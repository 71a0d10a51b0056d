"""The rules, one small file per chapter of the rulebook."""

from herna.games.eight_minute_empire.steps.armies import MoveArmies, PlaceArmies
from herna.games.eight_minute_empire.steps.auction import Auction
from herna.games.eight_minute_empire.steps.cards import ChooseAction, ChooseCard, SecondAction
from herna.games.eight_minute_empire.steps.cities import BuildCity
from herna.games.eight_minute_empire.steps.course import EndGame, PlaceNeutralArmies, SetUp
from herna.games.eight_minute_empire.steps.destruction import DestroyArmy
from herna.games.eight_minute_empire.steps.turn import EndTurn

__all__ = ["STEPS", "MoveArmies"]

STEPS = (
    SetUp,
    PlaceNeutralArmies,
    Auction,
    ChooseCard,
    ChooseAction,
    SecondAction,
    PlaceArmies,
    MoveArmies,
    BuildCity,
    DestroyArmy,
    EndTurn,
    EndGame,
)
