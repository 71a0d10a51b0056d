"""Can this program be paid for and carried through from here? Asked before anything is offered.

The question walks over a program without touching the state. A **ledger** keeps what has been promised on the way:
spent coins, cards that are already on their way out, a die that is used. A word with costs says every way of meeting
them (`@needs`); a word without is passed by. Whatever is offered can be carried through to its end.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import msgspec

from herna.games.programs.deeds import NEEDS
from herna.games.programs.frame import Frame
from herna.games.programs.words import Program


class Ledger(msgspec.Struct, frozen=True):
    """What has been promised so far: so much of each thing. What is gained on the way is promised with a minus."""

    promised: tuple[tuple[Hashable, int], ...] = ()

    def of(self, thing: Hashable) -> int:
        """How much of a thing is promised."""
        for known, n in self.promised:
            if known == thing:
                return n
        return 0

    def spend(self, thing: Hashable, n: int = 1) -> Ledger:
        """The ledger with so much more of a thing promised."""
        rest = tuple(entry for entry in self.promised if entry[0] != thing)
        return Ledger((*rest, (thing, self.of(thing) + n)))


Way = tuple[Ledger, Frame]
"""One way of having carried a word out: what is promised then, and what is bound."""


def ways(state: Any, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    """Every way of carrying the program through from where the frame is."""
    program = state.setting.programs[frame.program]
    if frame.at >= len(program):
        yield ledger, frame
        return
    word = program[frame.at]
    met = NEEDS.get(type(word))
    if met is None:
        yield from ways(state, frame.next(), ledger)
        return
    for then, bound in met(state, word, frame, ledger):
        yield from ways(state, bound.next(), then)


def inner_ways(state: Any, program: Program, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    """Every way of carrying out a program that stands inside the frame's; what it binds is forgotten behind it."""
    if not program:
        yield ledger, frame
        return
    for then, _ in ways(state, frame.inner(state.setting.programs.number(program)), ledger):
        yield then, frame


def possible(state: Any, frame: Frame, ledger: Ledger | None = None) -> bool:
    """Can the program be carried through? Worked out once for every decision."""
    if frame.program < 0:
        return True
    start = Ledger() if ledger is None else ledger
    key = ("possible", frame, start)
    return bool(state.remember(key, lambda: next(ways(state, frame, start), None) is not None))


def possible_inner(state: Any, program: Program, frame: Frame) -> bool:
    """Can a program that stands inside the frame's be carried through?"""
    return not program or possible(state, frame.inner(state.setting.programs.number(program)))


def picks(state: Any, of: Sequence[Program], frame: Frame, ledger: Ledger, left: int, distinct: bool) -> Iterator[Way]:
    """Every way of carrying out so many of these programs."""
    if not left:
        yield ledger, frame
        return
    for number, program in enumerate(of):
        rest = [*of[:number], *of[number + 1 :]] if distinct else of
        for then, bound in inner_ways(state, program, frame, ledger):
            yield from picks(state, rest, bound, then, left - 1, distinct)
