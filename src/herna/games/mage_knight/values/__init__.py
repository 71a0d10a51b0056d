"""What a position is made of: pieces on the table, turns that are open, and fights with their sides. Plain data."""

from herna.games.mage_knight.values.assault import Assault
from herna.games.mage_knight.values.fight import (
    NO_ATTACK,
    Contribution,
    Exchange,
    Fight,
    FightKind,
    FightPhase,
    Foe,
    Fork,
    HiddenDie,
    Loss,
    Side,
    Source,
    Terms,
)
from herna.games.mage_knight.values.pieces import NONE, City, HexToken, Sight, Unit
from herna.games.mage_knight.values.turn import Activation, Dice, Loan, OpenBox, Points, Turn, TurnPhase

__all__ = [
    "NONE",
    "NO_ATTACK",
    "Activation",
    "Assault",
    "City",
    "Contribution",
    "Dice",
    "Exchange",
    "Fight",
    "FightKind",
    "FightPhase",
    "Foe",
    "Fork",
    "HexToken",
    "HiddenDie",
    "Loan",
    "Loss",
    "OpenBox",
    "Points",
    "Side",
    "Sight",
    "Source",
    "Terms",
    "Turn",
    "TurnPhase",
    "Unit",
]
