"""What every game is made of. Pure: no files, no clock, no network, no language."""

from herna.kernel.action import (
    Action,
    Amount,
    HowMany,
    Ref,
    Seat,
    amounts,
    decode,
    kebab,
    notation,
    parse_notation,
    references,
    verb,
)
from herna.kernel.errors import BadRecord, BadSetting, Endless, HernaError, IllegalAction
from herna.kernel.event import Event, Told, Wording
from herna.kernel.fair import Fair
from herna.kernel.features import FeatureSheet
from herna.kernel.game import Game, Setting
from herna.kernel.match import Match
from herna.kernel.memo import Memo
from herna.kernel.options import Option, OptionInfo, Options
from herna.kernel.record import Head, Move, Record
from herna.kernel.rng import Dice
from herna.kernel.state import State, with_item
from herna.kernel.step import Automatic, Prompt, Reason, Solution, Step
from herna.kernel.view import HAND, STATUS, Explanation, Line, Note, Panel, Say, Shelf, Span, View, plain

__all__ = [
    "HAND",
    "STATUS",
    "Action",
    "Amount",
    "Automatic",
    "BadRecord",
    "BadSetting",
    "Dice",
    "Endless",
    "Event",
    "Explanation",
    "Fair",
    "FeatureSheet",
    "Game",
    "Head",
    "HernaError",
    "HowMany",
    "IllegalAction",
    "Line",
    "Match",
    "Memo",
    "Move",
    "Note",
    "Option",
    "OptionInfo",
    "Options",
    "Panel",
    "Prompt",
    "Reason",
    "Record",
    "Ref",
    "Say",
    "Seat",
    "Setting",
    "Shelf",
    "Solution",
    "Span",
    "State",
    "Step",
    "Told",
    "View",
    "Wording",
    "amounts",
    "decode",
    "kebab",
    "notation",
    "parse_notation",
    "plain",
    "references",
    "verb",
    "with_item",
]
