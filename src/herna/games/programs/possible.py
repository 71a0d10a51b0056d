"""Can this program be paid for and carried through from here? Asked before anything is offered.

The question walks over a program without touching the state. A **ledger** keeps what has been promised on the way:
spent coins, cards that are already on their way out, a die that is used. A word with costs says every way of meeting
them (`@needs`); a word without is passed by. Whatever is offered can be carried through to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

import msgspec

from herna.games.programs.deeds import NEEDS
from herna.games.programs.frame import Frame, Run
from herna.games.programs.tables import CardState
from herna.games.programs.words import Program
from herna.kernel import Step


class Ledger(msgspec.Struct, frozen=True):
    """What has been promised so far, thing by thing. What is gained on the way is promised with a minus."""

    promised: tuple[tuple[Hashable, int], ...] = ()

    def of(self, thing: Hashable) -> int:
        """How much of a thing is promised."""
        for known, n in self.promised:
            if known == thing:
                return n
        return 0

    def spend(self, thing: Hashable, n: int = 1) -> Ledger:
        """The ledger with `n` more of a thing promised."""
        rest = tuple(entry for entry in self.promised if entry[0] != thing)
        return Ledger((*rest, (thing, self.of(thing) + n)))


Paid = tuple[Ledger, Frame]
"""A word whose costs are met in one way: what is promised then, and what is bound."""


def ways(state: CardState, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
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


def inner_ways(state: CardState, program: Program, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    """Every way of carrying out a program that stands inside the frame's; what it binds is forgotten behind it."""
    if not program:
        yield ledger, frame
        return
    for then, _ in ways(state, frame.inner(state.setting.programs.number(program)), ledger):
        yield then, frame


def possible(state: CardState, frame: Frame, ledger: Ledger | None = None) -> bool:
    """Can the program be carried through? Worked out once for every decision."""
    if frame.program < 0:
        return True
    start = Ledger() if ledger is None else ledger
    key = ("possible", frame, start)
    return bool(state.remember(key, lambda: next(ways(state, frame, start), None) is not None))


STEP_WAYS: dict[type[Step], Callable[[Any, Any, Ledger], Iterator[Paid]]] = {
    Run: lambda state, step, ledger: ways(state, step.frame, ledger)
}
"""What is still to be carried out, by the kind of step that waits for it on the stack."""


def rest_ways(state: CardState, ledger: Ledger, at: int | None = None) -> Iterator[Ledger]:
    """Every way of carrying out what waits on the stack below the question that is being asked, as far as it belongs to
    programs: the rest of this one, and of those around it."""
    if at is None:
        at = len(state.steps) - 1
        if at >= 0 and state.steps[at].asks:
            at -= 1
    waiting = STEP_WAYS.get(type(state.steps[at])) if at >= 0 else None
    if waiting is None:
        yield ledger
        return
    for then, _ in waiting(state, state.steps[at], ledger):
        yield from rest_ways(state, then, at - 1)


def goes_on(state: CardState, ledger: Ledger) -> bool:
    """If this is promised now, can everything that must still be done be carried through? A question in the middle of a
    card offers only answers for which this holds."""
    return bool(state.remember(("goes-on", ledger), lambda: next(rest_ways(state, ledger), None) is not None))


def goes_on_bound(state: CardState, frame: Frame, name: str, things: Sequence[int], ledger: Ledger) -> bool:
    """Can all that waits be met if this question binds these things to a name? The rest of its program may depend on
    them."""
    at = len(state.steps) - 1
    if at >= 0 and state.steps[at].asks:
        at -= 1
    rest = frame.next().with_bound(name, things) if name else frame.next()
    if at >= 0 and isinstance(state.steps[at], Run) and rest.at < len(state.setting.programs[rest.program]):
        at -= 1
    return any(next(rest_ways(state, then, at), None) is not None for then, _ in ways(state, rest, ledger))


def fits(state: CardState, frame: Frame) -> bool:
    """Can a program be carried through here, and what waits below it too?"""
    key = ("fits", frame)
    return bool(state.remember(key, lambda: any(goes_on(state, ledger) for ledger, _ in ways(state, frame, Ledger()))))


def picks(
    state: CardState, of: Sequence[Program], frame: Frame, ledger: Ledger, left: int, distinct: bool
) -> Iterator[Paid]:
    """Every way of carrying out a number of these programs."""
    if not left:
        yield ledger, frame
        return
    for number, program in enumerate(of):
        rest = [*of[:number], *of[number + 1 :]] if distinct else of
        for then, bound in inner_ways(state, program, frame, ledger):
            yield from picks(state, rest, bound, then, left - 1, distinct)
