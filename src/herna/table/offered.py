"""What a seat may do, in words: the same for every screen, whoever draws the table."""

from __future__ import annotations

from random import Random

import msgspec

from herna.kernel import Action, Note, State, View
from herna.words import say, spoken_label

MOST_TRIED = 40
"""Where more options had to be tried nobody is told which cannot be taken back: it would hold the table up."""


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """The options of a view in words, in their order: labels, and what is noted beside them, if anything is."""

    labels: tuple[str, ...]
    notes: tuple[Note | None, ...] = ()
    final: tuple[int, ...] = ()
    """The options, by place, after which somebody will have learnt something: they cannot be taken back."""
    ends: tuple[int, ...] = ()
    """The options, by place, that end something: they are listed last."""
    unspent: dict[str, str] = {}
    """What would be lost by an option that ends something, in a sentence, by its place."""


def offered(view: View, state: State, language: str, names: tuple[str, ...]) -> Offered:
    """What a seat may do, in words for somebody who sees the table drawn."""
    setting = state.setting
    speech = say(language, view.game, names, drawn=True)
    labels = tuple(spoken_label(view, action, setting, speech) for action in view.options)
    notes = tuple(setting.game.note(view, action, speech) for action in view.options)
    ends = tuple(at for at, action in enumerate(view.options) if isinstance(action, setting.game.ends))
    lost = {str(at): setting.game.unspent(view, view.options[at], speech) for at in ends}
    unspent = {at: sentence for at, sentence in lost.items() if sentence}
    return Offered(labels, notes if any(notes) else (), final_options(state, view.seat), ends, unspent)


def final_options(state: State, seat: int | None) -> tuple[int, ...]:
    """The options of a seat, by place, that teach somebody something.

    Of most of them the game knows. The others are tried in an imagined deal, so that the answer tells nothing that the
    seat does not know.
    """
    if seat is None:
        return ()
    teaches, options = state.setting.game.teaches, state.options(seat)
    known = [teaches(state, seat, option) for option in options]
    unknown = [at for at, answer in enumerate(known) if answer is None]
    if len(unknown) > MOST_TRIED:
        return ()
    imagined = state.imagine(seat, Random(state.ply)) if unknown else state
    return tuple(
        at
        for at, (option, answer) in enumerate(zip(options, known, strict=True))
        if (learnt_by(imagined, option, seat) if answer is None else answer)
    )


def learnt_by(imagined: State, option: Action, seat: int) -> bool:
    """Would anybody learn something by this option?"""
    after = imagined.copy()
    after.apply(option, seat)
    return after.learnt
