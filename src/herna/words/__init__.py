"""Every word a person meets, in Czech and English.

>>> from herna import words
>>> words.say("en")("seat", n=2)
'Player 2'
"""

from herna.words.closed import not_offered, refusal_text
from herna.words.drawing import table_text
from herna.words.languages import LANGUAGES, preferred
from herna.words.rules import Chapter, Clause, clause, rulebook
from herna.words.sentences import (
    answer,
    choice_text,
    error_text,
    event_text,
    kind_text,
    label,
    prompt_text,
    reason_text,
    seat_name,
    spoken_event,
    spoken_label,
)
from herna.words.speech import Speech, say

__all__ = [
    "LANGUAGES",
    "Chapter",
    "Clause",
    "Speech",
    "answer",
    "choice_text",
    "clause",
    "error_text",
    "event_text",
    "kind_text",
    "label",
    "not_offered",
    "preferred",
    "prompt_text",
    "reason_text",
    "refusal_text",
    "rulebook",
    "say",
    "seat_name",
    "spoken_event",
    "spoken_label",
    "table_text",
]
