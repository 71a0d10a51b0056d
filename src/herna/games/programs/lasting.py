"""Lasting things: triggers, programs put by, and changed rules, each with its end. They save, copy and hash."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from herna.games.programs.conditions import all_hold
from herna.games.programs.frame import NOBODY, Frame, Run, word_at
from herna.games.programs.tables import CardState
from herna.games.programs.vocabulary import Vocabulary, nearest
from herna.games.programs.words import Later, Op, Trigger
from herna.kernel import State

Kind = TypeVar("Kind", bound=Op)


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """Something that goes on: a flag (`flag`, `n`), a trigger (`event`), or, with neither, a word in force that rules
    ask for by its kind. Its word stands where `frame` is."""

    until: str
    frame: Frame
    flag: str = ""
    n: int = 0
    event: str = ""
    left: int = -1
    """How often a trigger may still go off, or a word in force be used; any number of times if negative."""
    skip: int = 0
    seen: tuple[int, ...] = ()
    """The things for which it has gone off, where it does so once for each."""
    scope: int = NOBODY
    """The turn it belongs to, by `ProgramState.scope_of`: it ends with that one."""


class Happening(msgspec.Struct, frozen=True, gc=False):
    """Something that happened in this turn, kept where a trigger may ask for it afterwards."""

    event: str
    seat: int
    bound: tuple[tuple[str, tuple[int, ...]], ...] = ()
    scope: int = NOBODY


class ProgramState(State):
    """A state that cards can act on: what goes on, what happened in this turn, and what is used up in this round."""

    __slots__ = ("happened", "lasting", "used")

    lasting: tuple[Lasting, ...]
    happened: tuple[Happening, ...]
    used: tuple[tuple[int, str, int], ...]
    """Standing words that are used up: the number of their bearer, the end after which they are fresh again, and the
    turn that end belongs to."""

    def scope_of(self, seat: int) -> int:
        """The turn to which belongs what a seat does now. Where only one turn is open at a time all belongs to it."""
        return NOBODY


def keep(state: CardState, thing: Lasting) -> None:
    """Something goes on from now, until its end comes. Raises `LookupError` for a name that the vocabulary does not
    know."""
    wrong = undeclared(state.setting.words, thing)
    if wrong:
        raise LookupError(wrong)
    state.lasting = (*state.lasting, replace(thing, scope=state.scope_of(thing.frame.actor)))


def undeclared(words: Vocabulary, thing: Lasting) -> str:
    """What is wrong with the names of something lasting: an end, a flag or an event that no list declares."""
    for kind, name in (("end", thing.until), ("flag", thing.flag), ("event", thing.event)):
        if name and name not in words.names.get(kind, ()):
            return f"no {kind} is called `{name}`{nearest(name, words.names.get(kind, ()))}"
    return ""


# Words in force


def put_in_force(state: CardState, frame: Frame, until: str, times: int | None = None) -> None:
    """The word where a frame is holds from now on for its actor, so often as it says or until its end comes."""
    keep(state, Lasting(until, frame, left=-1 if times is None else times))


def in_force(state: CardState, seat: int, kind: type[Kind]) -> list[tuple[Lasting, Kind]]:
    """The words of a kind that hold for a seat, in the order in which they came into force."""
    if not state.lasting:
        return []
    return [(thing, word) for thing, word in all_in_force(state, kind) if thing.frame.actor == seat]


def all_in_force(state: CardState, kind: type[Kind]) -> list[tuple[Lasting, Kind]]:
    """The words of a kind that hold for anybody."""
    found = []
    for thing in state.lasting:
        if not thing.flag and not thing.event:
            word = word_at(state, thing.frame)
            if isinstance(word, kind):
                found.append((thing, word))
    return found


def change_lasting(state: CardState, old: Lasting, new: Lasting | None) -> None:
    """Something that goes on is different now, or over."""
    kept = (new if thing is old else thing for thing in state.lasting)
    state.lasting = tuple(thing for thing in kept if thing is not None)


def use_once(state: CardState, thing: Lasting) -> None:
    """A word in force was used: one that holds for a number of uses has one less, and is over after the last."""
    if thing.left >= 0:
        change_lasting(state, thing, replace(thing, left=thing.left - 1) if thing.left > 1 else None)


# Flags


def flag(state: CardState, seat: int, name: str) -> int:
    """How much a rule is changed for a seat: all flags of that name added up; 0 if there is none."""
    if not state.lasting:
        return 0
    return sum(thing.n for thing in state.lasting if thing.flag == name and thing.frame.actor == seat)


def raise_flag(state: CardState, name: str, until: str, frame: Frame, n: int = 1) -> None:
    """A rule changes for the actor of the frame, until its end."""
    keep(state, Lasting(until, frame, flag=name, n=n))


def use_flag(state: CardState, seat: int, name: str) -> None:
    """One of the flags that hold for one use is used up."""
    for number, thing in enumerate(state.lasting):
        if thing.flag == name and thing.frame.actor == seat and thing.until == "use":
            rest = (replace(thing, n=thing.n - 1),) if thing.n > 1 else ()
            state.lasting = (*state.lasting[:number], *rest, *state.lasting[number + 1 :])
            return


# Triggers


def add_trigger(state: CardState, word: Trigger | Later, frame: Frame) -> None:
    """The trigger waits from now on; one that looks back goes off for what has already happened."""
    if isinstance(word, Later):
        keep(state, Lasting(word.until, frame, event=word.event, left=1))
        return
    fresh = Lasting(word.until, frame, event=word.event, left=_times(word), skip=word.skip)
    keep(state, fresh)
    if word.retroactive:
        for earlier in reversed(state.happened):
            if earlier.event == word.event:
                _announce(state, earlier, only=frame)


def _times(word: Trigger) -> int:
    return -1 if word.times is None else word.times


def happen(state: CardState, event: str, seat: int, **bound: tuple[int, ...]) -> None:
    """Something happens to a seat: its triggers for that event go off, in the order in which they were set, before
    anything else. The event's own things are bound for them."""
    happening = Happening(event, seat, tuple(bound.items()))
    if event in state.setting.programs.retroactive:
        state.happened = (*state.happened, replace(happening, scope=state.scope_of(seat)))
    if state.lasting:
        _announce(state, happening)


def _announce(state: CardState, happening: Happening, only: Frame | None = None) -> None:
    kept: list[Lasting] = []
    runs: list[Run] = []
    for thing in state.lasting:
        waits = thing.event == happening.event and thing.left and (only is None or thing.frame == only)
        if not waits or not _concerns(state, thing, happening.seat):
            kept.append(thing)
            continue
        after = _set_off(state, thing, happening, runs)
        if after is not None:
            kept.append(after)
    state.lasting = tuple(kept)
    state.push_all(runs)


def _concerns(state: CardState, thing: Lasting, seat: int) -> bool:
    """Is an event of this seat one that the trigger waits for?"""
    own = thing.frame.actor in (seat, NOBODY)
    word = word_at(state, thing.frame)
    if not isinstance(word, Trigger) or word.whose == "own":
        return own
    return word.whose == "any" or not own


def _set_off(state: CardState, thing: Lasting, happening: Happening, runs: list[Run]) -> Lasting | None:
    """The trigger after the event; None when it is used up. What it does is added to `runs`."""
    word = word_at(state, thing.frame)
    assert isinstance(word, Trigger | Later)
    frame = replace(thing.frame, actor=happening.seat)
    for name, things in happening.bound:
        frame = frame.with_bound(name, things)
    if not all_hold(state, word.when, frame):
        return thing
    if isinstance(word, Trigger):
        value = state.setting.words.value
        if any(value(wanted) not in frame.things(name) for name, wanted in word.only.items()):
            return thing
        if word.once_per:
            about = frame.things(word.once_per)
            if about and about[0] in thing.seen:
                return thing
            thing = replace(thing, seen=thing.seen + about[:1])
    if thing.skip:
        return replace(thing, skip=thing.skip - 1)
    if word.do:
        runs.append(Run(frame.inner(state.setting.programs.number(word.do))))
    if thing.left < 0:
        return thing
    # A trigger that begins anew waits for that, even when it is used up.
    begins_anew = isinstance(word, Trigger) and word.afresh is not None
    return replace(thing, left=thing.left - 1) if thing.left > 1 or begins_anew else None


# Ends


def end(state: CardState, what: str, seat: int | None = None, *, scope: int | None = None) -> None:
    """An end has come: what lasts until then, or until a shorter one, is over; only a seat's own, if one is named, and
    only what belongs to one turn, if its scope is."""
    order = state.setting.words.ends
    over = order[: order.index(what) + 1] if what in order else (what,)
    if state.lasting:
        kept = []
        for thing in state.lasting:
            if scope is not None and thing.scope != scope:
                kept.append(thing)
            elif thing.until not in over or (seat is not None and thing.frame.actor != seat):
                kept.append(_afresh(state, thing, over))
        state.lasting = tuple(kept)
    if "turn" in over and state.happened:
        state.happened = () if scope is None else tuple(one for one in state.happened if one.scope != scope)
    if state.used:
        state.used = tuple(
            entry for entry in state.used if entry[1] not in over or (scope is not None and entry[2] != scope)
        )


def _afresh(state: CardState, thing: Lasting, over: tuple[str, ...]) -> Lasting:
    """A trigger that begins anew at one of these ends."""
    word = word_at(state, thing.frame) if thing.event else None
    if isinstance(word, Trigger) and word.afresh in over:
        return replace(thing, left=_times(word), skip=word.skip, seen=())
    return thing


def release(state: CardState, source: int) -> None:
    """A card is taken away or comes back: whatever lasted as long as it was there is over."""
    ordered = state.setting.words.ends
    state.lasting = tuple(thing for thing in state.lasting if thing.frame.source != source or thing.until in ordered)
