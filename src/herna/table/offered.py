"""What a seat may do, in words: the same for every screen, whoever draws the table."""

from __future__ import annotations

import msgspec

from herna.kernel import Note, Setting, View
from herna.words import say, spoken_label


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """The options of a view in words, in their order: labels, and what is noted beside them, if anything is."""

    labels: tuple[str, ...]
    notes: tuple[Note | None, ...] = ()


def offered(view: View, setting: Setting, language: str, names: tuple[str, ...]) -> Offered:
    """What a seat may do, in words for somebody who sees the table drawn."""
    speech = say(language, view.game, names, drawn=True)
    labels = tuple(spoken_label(view, action, setting, speech) for action in view.options)
    notes = tuple(setting.game.note(view, action, speech) for action in view.options)
    return Offered(labels, notes if any(notes) else ())
