"""Asking conditions, and the shared ones among them."""

from __future__ import annotations

from herna.games.programs.deeds import CONDITIONS, holds_when
from herna.games.programs.frame import Frame
from herna.games.programs.tables import CardState
from herna.games.programs.words import AnyOf, Bound, Condition, Conditions, Flagged, Not


def holds(state: CardState, condition: Condition, frame: Frame | None = None) -> bool:
    """Is this true now?"""
    return CONDITIONS[type(condition)](state, condition, frame)


def all_hold(state: CardState, conditions: Conditions | tuple[Condition, ...], frame: Frame | None = None) -> bool:
    """Are all of these true now? If nothing is asked, they are."""
    for condition in conditions:  # noqa: SIM110 - a plain loop: games ask this after everything that happens
        if not CONDITIONS[type(condition)](state, condition, frame):
            return False
    return True


@holds_when(Not)
def not_all(state: CardState, word: Not, frame: Frame | None) -> bool:
    return not all_hold(state, word.that, frame)


@holds_when(AnyOf)
def any_of(state: CardState, word: AnyOf, frame: Frame | None) -> bool:
    return any(holds(state, one, frame) for one in word.of)


@holds_when(Flagged)
def flagged(state: CardState, word: Flagged, frame: Frame | None) -> bool:
    return frame is not None and any(
        thing.flag == word.name and thing.frame.actor == frame.actor for thing in state.lasting
    )


@holds_when(Bound)
def bound(state: CardState, word: Bound, frame: Frame | None) -> bool:
    return frame is not None and len(frame.things(word.name)) >= word.n
