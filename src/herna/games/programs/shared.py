"""How the shared words are done, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from herna.games.programs.actions import ChooseEffect, SkipEffect, UseEffect
from herna.games.programs.conditions import all_hold, holds
from herna.games.programs.deeds import does, needs
from herna.games.programs.frame import NOBODY, Frame, Run, amount, carry, carry_inner, word_at
from herna.games.programs.lasting import add_trigger, raise_flag
from herna.games.programs.possible import STEP_WAYS, Ledger, Paid, fits, goes_on, inner_ways, picks
from herna.games.programs.tables import CardState
from herna.games.programs.words import (
    Branch,
    Choose,
    Flag,
    ForEach,
    Gain,
    If,
    Later,
    May,
    Number,
    Pay,
    Program,
    Repeat,
    Trigger,
)
from herna.kernel import Action, Automatic, Step


class EffectStep(Step[Any, Any], frozen=True):
    """A question in the middle of a program; the actor answers it."""

    frame: Frame

    def seats(self, state: CardState) -> tuple[int, ...]:
        if self.frame.actor == NOBODY:
            seats: tuple[int, ...] = state.setting.game.group(state)
            return seats
        return (self.frame.actor,)


# Choosing


class PickEffect(EffectStep, frozen=True):
    """One of several programs is chosen; with `left` more than one, others after it."""

    among: tuple[int, ...]
    left: int = 1
    distinct: bool = True

    def options(self, state: CardState, seat: int) -> Sequence[Action]:
        return [ChooseEffect(number) for number in self.among if self.goes_on(state, number)]

    def goes_on(self, state: CardState, number: int) -> bool:
        """Can this one be carried through, and as many others after it as must be picked?"""
        if self.left == 1:
            return fits(state, self.frame.inner(number))
        starts = inner_ways(state, state.setting.programs[number], self.frame, Ledger())
        after = self.after(number)
        return any(goes_on(state, then) for ledger, _ in starts for then, _ in after.ways(state, ledger))

    def ways(self, state: CardState, ledger: Ledger) -> Iterator[Paid]:
        """Every way of picking as many as must be picked."""
        programs = [state.setting.programs[number] for number in self.among]
        return picks(state, programs, self.frame, ledger, self.left, self.distinct)

    def after(self, number: int) -> PickEffect:
        """The question that is left when this one is picked."""
        among = tuple(other for other in self.among if other != number) if self.distinct else self.among
        return replace(self, among=among, left=self.left - 1)

    def take(self, state: CardState, seat: int, action: ChooseEffect) -> None:
        if self.left > 1:
            state.push(NextPick(self.after(action.effect)))
        carry(state, self.frame.inner(action.effect))


class NextPick(Automatic[CardState], frozen=True):
    """The next of several picks is asked for as soon as the one before it is carried out."""

    pick: PickEffect

    def run(self, state: CardState) -> None:
        ask_for(state, self.pick)


STEP_WAYS[NextPick] = lambda state, step, ledger: step.pick.ways(state, ledger)


def ask_for(state: CardState, pick: PickEffect) -> None:
    """Ask which one; what is the only way happens by itself, and where there is none nothing does."""
    open_ways = [number for number in pick.among if pick.goes_on(state, number)]
    if len(open_ways) == 1:
        pick.take(state, pick.frame.actor, ChooseEffect(open_ways[0]))
    elif open_ways:
        state.push(pick)


def choose(state: CardState, frame: Frame, programs: Sequence[Program], pick: int = 1, distinct: bool = True) -> None:
    """Let the actor choose among programs that stand inside the frame's."""
    numbers = tuple(state.setting.programs.number(program) for program in programs)
    ask_for(state, PickEffect(frame, numbers, pick, distinct))


@does(Choose)
def choose_one(state: CardState, word: Choose, frame: Frame) -> None:
    choose(state, frame, word.of, word.pick, word.distinct)


@needs(Choose)
def choose_needs(state: CardState, word: Choose, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    return picks(state, word.of, frame, ledger, word.pick, word.distinct)


class MayUse(EffectStep, frozen=True):
    """All of it or nothing."""

    def options(self, state: CardState, seat: int) -> Sequence[Action]:
        return [UseEffect(), SkipEffect()]

    def take(self, state: CardState, seat: int, action: UseEffect | SkipEffect) -> None:
        if isinstance(action, UseEffect):
            carry_inner(state, word_at(state, self.frame, May).do, self.frame)


@does(May)
def may(state: CardState, word: May, frame: Frame) -> None:
    if any(part.hangs_on_secrets for part in word.do):
        state.reveal()
    if word.do and fits(state, frame.inner(state.setting.programs.number(word.do))):
        state.push(MayUse(frame))


@needs(May)
def may_needs(state: CardState, word: May, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    yield ledger, frame
    yield from inner_ways(state, word.do, frame, ledger)


# Resources


@does(Pay)
def pay(state: CardState, word: Pay, frame: Frame) -> None:
    _change(state, word.what, frame, -1)


@needs(Pay)
def pay_needs(state: CardState, word: Pay, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for resource, number in word.what.items():
        n = amount(state, number, frame)
        if state.setting.words.treasury.have(state, frame.actor, resource) - ledger.of((frame.actor, resource)) < n:
            return
        ledger = ledger.spend((frame.actor, resource), n)
    yield ledger, frame


@does(Gain)
def gain(state: CardState, word: Gain, frame: Frame) -> None:
    _change(state, word.what, frame, 1)


@needs(Gain)
def gain_needs(state: CardState, word: Gain, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for resource, number in word.what.items():
        ledger = ledger.spend((frame.actor, resource), -amount(state, number, frame))
    yield ledger, frame


def _change(state: CardState, what: dict[str, Number], frame: Frame, sign: int) -> None:
    for resource, number in what.items():
        state.setting.words.treasury.change(state, frame.actor, resource, sign * amount(state, number, frame))


# If, again, for each, by name


def _branch_of(state: CardState, word: If, frame: Frame) -> Program:
    true = all_hold(state, word.when, frame) and (not word.any or any(holds(state, one, frame) for one in word.any))
    return word.then if true else word.otherwise


@does(If)
def if_so(state: CardState, word: If, frame: Frame) -> None:
    carry_inner(state, _branch_of(state, word, frame), frame)


@needs(If)
def if_needs(state: CardState, word: If, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    return inner_ways(state, _branch_of(state, word, frame), frame, ledger)


@does(Repeat)
def repeat(state: CardState, word: Repeat, frame: Frame) -> None:
    for _ in range(amount(state, word.times, frame)):
        carry_inner(state, word.do, frame)


@needs(Repeat)
def repeat_needs(state: CardState, word: Repeat, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    return picks(state, [word.do], frame, ledger, amount(state, word.times, frame), False)


def _each_of(state: CardState, word: ForEach, frame: Frame) -> Sequence[int]:
    if word.of.startswith("$"):
        return frame.things(word.of)
    things: Sequence[int] = state.setting.words.group(state, word.of, frame)
    return things


@does(ForEach)
def for_each(state: CardState, word: ForEach, frame: Frame) -> None:
    for thing in reversed(_each_of(state, word, frame)):
        carry_inner(state, word.do, frame.with_bound(word.as_, (thing,)))


@needs(ForEach)
def for_each_needs(state: CardState, word: ForEach, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    yield from _rest_of_each(state, word, frame, ledger, tuple(_each_of(state, word, frame)))


def _rest_of_each(
    state: CardState, word: ForEach, frame: Frame, ledger: Ledger, things: tuple[int, ...]
) -> Iterator[Paid]:
    if not things:
        yield ledger, frame
        return
    for then, _ in inner_ways(state, word.do, frame.with_bound(word.as_, things[:1]), ledger):
        yield from _rest_of_each(state, word, frame, then, things[1:])


def _branches(state: CardState, word: Branch, frame: Frame) -> list[Program]:
    names = state.setting.words.value_names
    found = [word.to.get(names[thing], word.otherwise) for thing in frame.things(word.of)]
    unlike = [program for number, program in enumerate(found) if program and program not in found[:number]]
    return unlike or [word.otherwise]


@does(Branch)
def branch(state: CardState, word: Branch, frame: Frame) -> None:
    programs = _branches(state, word, frame)
    if len(programs) > 1:
        choose(state, frame, programs)
    else:
        carry_inner(state, programs[0], frame)


@needs(Branch)
def branch_needs(state: CardState, word: Branch, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for program in _branches(state, word, frame):
        yield from inner_ways(state, program, frame, ledger)


# Lasting things


@does(Trigger, free=True)
def trigger(state: CardState, word: Trigger, frame: Frame) -> None:
    add_trigger(state, word, frame)


@does(Later, free=True)
def later(state: CardState, word: Later, frame: Frame) -> None:
    add_trigger(state, word, frame)


@does(Flag, free=True)
def flag(state: CardState, word: Flag, frame: Frame) -> None:
    raise_flag(state, word.name, word.until, frame, amount(state, word.n, frame))


PROGRAM_STEPS: tuple[type[Step], ...] = (Run, PickEffect, NextPick, MayUse)
"""The steps that programs bring; a game adds them to its own."""
