"""Herna: complete board games at one table.

>>> import herna
>>> state = herna.game("eight_minute_empire").new(players=3, seed=7)
>>> state
<eight_minute_empire: 3 players, ply 0, to act (0, 1, 2)>
>>> state.apply("bid 2", seat=1)

`print(state)` draws the table in words. The guide is `docs/python.md`; environments for learning machines are in
`herna.envs`, simulations in `herna.arena`.
"""

from __future__ import annotations

from herna.bots import BadBot, Bot, bot
from herna.bots import levels as bot_levels
from herna.games import game
from herna.games import names as game_names
from herna.kernel import (
    Action,
    BadRecord,
    BadSetting,
    Dice,
    Event,
    Game,
    Head,
    HernaError,
    IllegalAction,
    Match,
    Move,
    OptionInfo,
    Options,
    Panel,
    Prompt,
    Record,
    Setting,
    State,
    Told,
    View,
)

__all__ = [
    "Action",
    "BadBot",
    "BadRecord",
    "BadSetting",
    "Bot",
    "Dice",
    "Event",
    "Game",
    "Head",
    "HernaError",
    "IllegalAction",
    "Match",
    "Move",
    "OptionInfo",
    "Options",
    "Panel",
    "Prompt",
    "Record",
    "Setting",
    "State",
    "Told",
    "View",
    "bot",
    "bot_levels",
    "game",
    "game_names",
    "load",
]
__version__ = "0.1.0"


def load(text: str | bytes, *, to: int | None = None) -> Record:
    """A record from the text of a save; with `to` only that many moves of it, so that a damaged one can be used.

    Raises `BadRecord` if the text is no record, is cut off or was changed (`last_good` tells how many moves are still
    good), and `BadSetting` if its game or options do not exist here.
    """
    return Record.read(text, game, to=to)


def _speak(error: HernaError, language: str) -> str:
    """The sentence of an error. The words are loaded when the first one is needed."""
    from herna.words import error_text

    return error_text(error, language)


def _draw(state: State, seat: int | None, language: str) -> str:
    """A table in words."""
    from herna.words import table_text

    return table_text(state, seat, language)


HernaError.speaker = _speak
State.drawer = _draw
