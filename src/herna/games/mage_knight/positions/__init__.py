"""Positions set up by hand: for lessons, tests, puzzles, and whoever wants to know what would be best here.

Every function changes a table that `GAME.new` has made, for the hero on turn unless a seat is named; what was offered
is asked for again afterwards. Things have the names they have in notation. Nonsense is refused with `PositionError`,
before anything is changed.

>>> from herna.games.mage_knight import GAME
>>> state = first_turn(GAME.new(players=1, seed=1, heroes="dealt"))
>>> arrange(state, hand=("rage", "march"), mana=("red",), units=("peasants",))
>>> fight(state, "green-prowlers", phase="attack")
>>> make(state, attack=3)
>>> "target 0" in [state.notation(option) for option in state.options()]
True
"""

from __future__ import annotations

from herna.games.mage_knight.positions.fights import end_fight, fight, join_fight, make, set_foe, set_side
from herna.games.mage_knight.positions.land import hex_with, lay, put_ruin, put_token, stand
from herna.games.mage_knight.positions.late import draw_late
from herna.games.mage_knight.positions.names import PositionError, cards, enemy, number_of, pile, unit
from herna.games.mage_knight.positions.things import Names, Things, arrange
from herna.games.mage_knight.positions.turns import TurnThings, first_turn, give_turn, pass_turn, set_points, set_turn

__all__ = [
    "Names",
    "PositionError",
    "Things",
    "TurnThings",
    "arrange",
    "cards",
    "draw_late",
    "end_fight",
    "enemy",
    "fight",
    "first_turn",
    "give_turn",
    "hex_with",
    "join_fight",
    "lay",
    "make",
    "number_of",
    "pass_turn",
    "pile",
    "put_ruin",
    "put_token",
    "set_foe",
    "set_points",
    "set_side",
    "set_turn",
    "stand",
    "unit",
]
