"""Herna: five complete board games at one table.

>>> import herna
>>> state = herna.game("eight_minute_empire").new(players=3, seed=7)
>>> state.seats_to_act
(0, 1, 2)
"""

from __future__ import annotations

from herna.games import game
from herna.games import names as game_names
from herna.kernel import (
    BadRecord,
    BadSetting,
    HernaError,
    IllegalAction,
    Match,
    Record,
)

__all__ = ["BadRecord", "BadSetting", "HernaError", "IllegalAction", "Match", "Record", "game", "game_names", "load"]
__version__ = "0.1.0"


def load(text: str | bytes, *, to: int | None = None) -> Record:
    """A record from the text of a save; with `to` only that many moves of it."""
    return Record.read(text, game, to=to)


def _speak(error: HernaError, language: str) -> str:
    """The sentence of an error. The words are loaded when the first one is needed."""
    from herna.words import error_text

    return error_text(error, language)


HernaError.speaker = _speak
