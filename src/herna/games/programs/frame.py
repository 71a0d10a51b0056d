"""Carrying a program out: one operation a step, so that a question in the middle of a card is plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, overload

import msgspec
from msgspec.structs import replace

from herna.games.programs.deeds import COUNTERS, deed_of
from herna.games.programs.tables import CardState
from herna.games.programs.words import Number, Op, Program, Scaled
from herna.kernel import Automatic

NOBODY = -1
NOTHING = -1

Kind = TypeVar("Kind", bound=Op)
Bound = tuple[tuple[str, tuple[int, ...]], ...]


class Frame(msgspec.Struct, frozen=True, gc=False):
    """Where a program is, who carries it out, and what it has got hold of so far.

    Each game numbers its own things: `source` is the card, unit or token the words are printed on (`bearer` says which
    kind of thing, where a game has several), `about` the space or thing they are about. `bound` are names with the
    things bound to them; programs inside this one see them, those outside do not. `changes` is what outer effects do to
    this one (`plus`, `times` …); it adds up to any depth.
    """

    program: int
    at: int = 0
    actor: int = NOBODY
    owner: int = NOBODY
    source: int = NOTHING
    about: int = NOTHING
    bound: Bound = ()
    changes: tuple[tuple[str, int], ...] = ()
    bearer: str = ""

    def things(self, name: str) -> tuple[int, ...]:
        """What is bound to a name (with or without its `$`); nothing if it was never bound."""
        name = name.removeprefix("$")
        for known, things in self.bound:
            if known == name:
                return things
        return ()

    def with_bound(self, name: str, things: Sequence[int]) -> Frame:
        """The frame with a name bound; an older thing of that name is forgotten. A word that was given no name binds
        nothing."""
        name = name.removeprefix("$")
        if not name:
            return self
        rest = tuple(entry for entry in self.bound if entry[0] != name)
        return replace(self, bound=(*rest, (name, tuple(things))))

    def change(self, name: str) -> int:
        """How much outer effects change this one, by the name of the change."""
        return sum(n for known, n in self.changes if known == name)

    def within(self, outer: Frame, **changes: int) -> Frame:
        """The frame of another card's effect as part of an outer one: it bears all changes of that and these besides,
        and keeps its own names."""
        return replace(self, changes=(*outer.changes, *changes.items()))

    def inner(self, program: int) -> Frame:
        """The frame of a program that stands inside this one."""
        return replace(self, program=program, at=0)

    def next(self) -> Frame:
        """The frame one operation further."""
        return replace(self, at=self.at + 1)


class Run(Automatic[CardState], frozen=True):
    """One operation of a program is carried out; the rest of the program is put below it first."""

    frame: Frame

    def run(self, state: CardState) -> None:
        frame = self.frame
        program = state.setting.programs[frame.program]
        if frame.at + 1 < len(program):
            state.push(Run(frame.next()))
        word = program[frame.at]
        deed_of(type(word))(state, word, frame)


def carry(state: CardState, frame: Frame) -> None:
    """Carry a program out next. An empty one, or the number `NOTHING`, is done at once."""
    if frame.program != NOTHING and frame.at < len(state.setting.programs[frame.program]):
        state.push(Run(frame))


def carry_inner(state: CardState, program: Program, frame: Frame) -> None:
    """Carry out next a program that stands inside the one of the frame."""
    if program:
        state.push(Run(frame.inner(state.setting.programs.number(program))))


def carry_within(state: CardState, outer: Frame, inner: Frame, *, after: Program | None = None, **changes: int) -> None:
    """Carry out another card's program as part of this one (`Frame.within`); `after` follows in the outer frame."""
    if after:
        carry_inner(state, after, outer)
    carry(state, inner.within(outer, **changes))


def bind(state: CardState, frame: Frame, name: str, things: Sequence[int]) -> None:
    """Bind a name for the rest of the program of this frame, which lies on top of the stack. Nothing else may have been
    pushed since the operation was begun."""
    if not name or frame.at + 1 >= len(state.setting.programs[frame.program]):
        return
    rest = state.steps[-1]
    if not isinstance(rest, Run) or rest.frame.program != frame.program or rest.frame.at != frame.at + 1:
        raise LookupError(f"the rest of program {frame.program} is not next: bind {name} first, then push")
    state.steps[-1] = Run(rest.frame.with_bound(name, things))


def amount(state: CardState, number: Number, frame: Frame) -> int:
    """How much a number is for this frame now."""
    if isinstance(number, int):
        return number
    if isinstance(number, Scaled):
        return _scaled(state, number, frame)
    if number.startswith("$"):
        things = frame.things(number)
        return things[0] if things else 0
    return counted(state, number, frame)


def counted(state: CardState, name: str, frame: Frame) -> int:
    """How many of a counter there are now, seen from a frame."""
    counter = state.setting.words.counter(name)
    return COUNTERS[type(counter)](state, counter, frame)


def _scaled(state: CardState, number: Scaled, frame: Frame) -> int:
    base = number.base
    if number.by_players:
        base += number.by_players[min(state.setting.players, len(number.by_players)) - 1]
    if not number.per:
        return base
    count = len(frame.things(number.per)) if number.per.startswith("$") else counted(state, number.per, frame)
    added = number.add * count
    return base + (added if number.at_most is None else min(added, number.at_most))


@overload
def word_at(state: CardState, frame: Frame) -> Op: ...
@overload
def word_at(state: CardState, frame: Frame, kind: type[Kind]) -> Kind: ...
def word_at(state: CardState, frame: Frame, kind: type[Op] = Op) -> Op:
    """The operation a frame is at. Whoever knows its kind says so and gets it typed; any other is a fault of ours."""
    word = state.setting.programs[frame.program][frame.at]
    if not isinstance(word, kind):
        raise TypeError(f"{kind.__name__} is not the word that frame {frame} is at: {word}")
    return word
