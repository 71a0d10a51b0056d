"""The vocabulary of Mage Knight's cards, skills, units, tactics and banners."""

from __future__ import annotations

from herna.games.mage_knight.vocabulary import conditions, counters, magic, points, specials, world
from herna.games.mage_knight.vocabulary.names import APART, COLOUR_WORDS, COLOURS, ENDS, EVENTS, FLAGS
from herna.games.mage_knight.vocabulary.roots import KnightCondition, KnightCounter, KnightOp
from herna.games.programs import Vocabulary

__all__ = ["WORDS", "conditions", "counters", "magic", "points", "specials", "world"]

WORDS = Vocabulary(
    "mage_knight",
    ops=KnightOp,
    conditions=KnightCondition,
    counters=KnightCounter,
    names={
        "colour": COLOUR_WORDS,
        "value": {colour: number for number, colour in enumerate(COLOURS)},
        "event": EVENTS,
        "flag": FLAGS,
        "resource": (),
    },
    ends=ENDS,
    apart=APART,
)
