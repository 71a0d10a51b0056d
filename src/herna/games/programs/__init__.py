"""One language for the cards of all games.

A card's text is data: a list of typed operations. Carrying one out is a step with a frame. Shared words are done here,
a game's own beside its rules. ARCHITECTURE ("Cards as programs") has the language on one page.
"""

from herna.games.programs.actions import PROGRAM_ACTIONS, ChooseEffect, SkipEffect, UseEffect, effect_names
from herna.games.programs.check import check, problems
from herna.games.programs.conditions import all_hold, holds
from herna.games.programs.deeds import answers, counts, does, holds_when, needs, without_deed
from herna.games.programs.frame import Frame, Run, amount, bind, carry, carry_inner, carry_within, word_at
from herna.games.programs.lasting import (
    Happening,
    Lasting,
    ProgramState,
    end,
    flag,
    happen,
    raise_flag,
    release,
    use_flag,
)
from herna.games.programs.listing import FieldEntry, WordEntry, listing
from herna.games.programs.numbering import Programs
from herna.games.programs.possible import Ledger, Way, fits, goes_on, goes_on_bound, inner_ways, possible, ways
from herna.games.programs.shared import PROGRAM_STEPS, EffectStep, choose
from herna.games.programs.standing import Held, held_in, replies, total, use
from herna.games.programs.telling import numbers_in, sentence
from herna.games.programs.vocabulary import Treasury, Vocabulary, WordError
from herna.games.programs.words import (
    BoundName,
    Condition,
    Conditions,
    Counter,
    EndName,
    EventName,
    Named,
    Number,
    Op,
    Program,
    ReadName,
    Scaled,
    Special,
    Standing,
    Word,
)

__all__ = [
    "PROGRAM_ACTIONS",
    "PROGRAM_STEPS",
    "BoundName",
    "ChooseEffect",
    "Condition",
    "Conditions",
    "Counter",
    "EffectStep",
    "EndName",
    "EventName",
    "FieldEntry",
    "Frame",
    "Happening",
    "Held",
    "Lasting",
    "Ledger",
    "Named",
    "Number",
    "Op",
    "Program",
    "ProgramState",
    "Programs",
    "ReadName",
    "Run",
    "Scaled",
    "SkipEffect",
    "Special",
    "Standing",
    "Treasury",
    "UseEffect",
    "Vocabulary",
    "Way",
    "Word",
    "WordEntry",
    "WordError",
    "all_hold",
    "amount",
    "answers",
    "bind",
    "carry",
    "carry_inner",
    "carry_within",
    "check",
    "choose",
    "counts",
    "does",
    "effect_names",
    "end",
    "fits",
    "flag",
    "goes_on",
    "goes_on_bound",
    "happen",
    "held_in",
    "holds",
    "holds_when",
    "inner_ways",
    "listing",
    "needs",
    "numbers_in",
    "possible",
    "problems",
    "raise_flag",
    "release",
    "replies",
    "sentence",
    "total",
    "use",
    "use_flag",
    "ways",
    "without_deed",
    "word_at",
]
