"""Andor's vocabulary: the shared words it uses and its own."""

from __future__ import annotations

from herna.games.andor.vocabulary.conditions import AndorCondition
from herna.games.andor.vocabulary.operations import AndorOp
from herna.games.programs import Vocabulary
from herna.games.programs.words import Bound, Branch, Choose, Flag, Flagged, ForEach, Gain, Later, May, Pay, Trigger

WORDS = Vocabulary(
    "andor",
    ops=AndorOp,
    conditions=AndorCondition,
    # Heroes share, offer and wait in words of their own; nobody has resources to count, or flags.
    without=(Choose, May, Pay, Gain, ForEach, Branch, Trigger, Later, Flag, Flagged, Bound),
)
